// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Colours by meaning, sizes in pixels and durations of the interface. Depends on the settings, and on the
// desktop for settings that are "System". In QML: singleton Theme of Vozka.Style.
#pragma once

#include "models/art/palette.h"

#include <QColor>
#include <QObject>
#include <QUrl>

class QJSEngine;
class QQmlEngine;

namespace vozka {

class DesktopSettings;

/// A colour: property and getter.
#define VOZKA_COLOUR(NAME, CHANGE, VALUE)                                                                    \
    Q_PROPERTY(QColor NAME READ NAME CHANGE)                                                                 \
public:                                                                                                      \
    [[nodiscard]] QColor NAME() const                                                                        \
    {                                                                                                        \
        return VALUE;                                                                                        \
    }

class Theme : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool dark READ dark NOTIFY changed)
    Q_PROPERTY(QString titleFamily MEMBER m_titleFamily CONSTANT)
    Q_PROPERTY(int spacing MEMBER m_spacing CONSTANT)
    Q_PROPERTY(int radius MEMBER m_radius CONSTANT)
    Q_PROPERTY(int smallSize READ smallSize NOTIFY scaleChanged)
    Q_PROPERTY(int textSize READ textSize NOTIFY scaleChanged)
    Q_PROPERTY(int titleSize READ titleSize NOTIFY scaleChanged)
    Q_PROPERTY(int iconSize READ iconSize NOTIFY scaleChanged)
    Q_PROPERTY(int controlHeight READ controlHeight NOTIFY scaleChanged)
    /// Factor of all lengths that contain text: 1 to 2.
    Q_PROPERTY(qreal scale READ scale NOTIFY scaleChanged)
    /// Factor of all durations; 0 = no animations.
    Q_PROPERTY(qreal pace READ pace NOTIFY paceChanged)
    VOZKA_COLOUR(background, NOTIFY changed, ui("bg"))
    VOZKA_COLOUR(card, NOTIFY changed, ui("card"))
    VOZKA_COLOUR(cardHover, NOTIFY changed, ui("card_hover"))
    VOZKA_COLOUR(line, NOTIFY changed, ui("line"))
    VOZKA_COLOUR(text, NOTIFY changed, ui("text"))
    VOZKA_COLOUR(dim, NOTIFY changed, ui("dim"))
    VOZKA_COLOUR(accent, NOTIFY changed, ui("accent"))
    VOZKA_COLOUR(accentText, NOTIFY changed, ui("accent_text"))
    VOZKA_COLOUR(focus, NOTIFY changed, ui("focus"))
    VOZKA_COLOUR(ok, NOTIFY changed, ui("ok"))
    VOZKA_COLOUR(warn, NOTIFY changed, ui("warn"))
    VOZKA_COLOUR(danger, NOTIFY changed, ui("danger"))
    VOZKA_COLOUR(shadow, NOTIFY changed, ui("shadow"))
    // The table and its marks have the same colours in both themes, like the tiles.
    VOZKA_COLOUR(table, CONSTANT, Palette::instance().art("table"))
    VOZKA_COLOUR(tableCentre, CONSTANT, Palette::instance().art("table_l"))
    VOZKA_COLOUR(tableRim, CONSTANT, Palette::instance().art("table_d"))
    /// Background of the tiles.
    VOZKA_COLOUR(field, CONSTANT, Palette::instance().art("field"))
    /// Legal cells, selectable items, blockers, outlines; badges and the text on them.
    VOZKA_COLOUR(fits, CONSTANT, Palette::instance().overlay("place_ok"))
    VOZKA_COLOUR(glow, CONSTANT, Palette::instance().overlay("reach"))
    VOZKA_COLOUR(trouble, CONSTANT, Palette::instance().overlay("dead_cell"))
    VOZKA_COLOUR(frame, CONSTANT, Palette::instance().overlay("source"))
    VOZKA_COLOUR(badge, CONSTANT, Palette::instance().overlay("badge"))
    VOZKA_COLOUR(badgeText, CONSTANT, Palette::instance().overlay("badge_text"))

public:
    static Theme* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool dark() const { return m_dark; }
    [[nodiscard]] qreal scale() const;
    [[nodiscard]] int smallSize() const { return qRound(12 * scale()); }
    [[nodiscard]] int textSize() const { return qRound(14 * scale()); }
    [[nodiscard]] int titleSize() const { return qRound(22 * scale()); }
    [[nodiscard]] int iconSize() const { return qRound(22 * scale()); }
    [[nodiscard]] int controlHeight() const { return qRound(38 * scale()); }
    [[nodiscard]] qreal pace() const;

    /// Returns the URL of an icon in a colour, for Image.source.
    Q_INVOKABLE [[nodiscard]] QUrl iconSource(const QString& name, const QColor& colour) const;
    Q_INVOKABLE [[nodiscard]] QUrl iconSource(const QString& name) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();
    void scaleChanged();
    void paceChanged();

private:
    /// With a parameter, so that QML creates it only by `create`.
    explicit Theme(QObject* parent);
    [[nodiscard]] QColor ui(const char* name) const { return Palette::instance().ui(m_dark, name); }
    void follow();

    DesktopSettings* m_desktop;
    QString m_titleFamily;
    int m_spacing = 8;
    int m_radius = 8;
    bool m_dark = false;
};

} // namespace vozka
