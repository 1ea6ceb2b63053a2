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
#define VOZKA_COLOUR(NAME, VALUE)                                                                            \
    Q_PROPERTY(QColor NAME READ NAME NOTIFY changed)                                                         \
public:                                                                                                      \
    [[nodiscard]] QColor NAME() const                                                                        \
    {                                                                                                        \
        return VALUE;                                                                                        \
    }

class Theme : public QObject {
    Q_OBJECT
    Q_PROPERTY(vozka::ColourTheme::Kind kind READ kind NOTIFY changed)
    Q_PROPERTY(bool dark READ dark NOTIFY changed)
    Q_PROPERTY(bool contrast READ contrast NOTIFY changed)
    /// Suffix for URLs of tiles and figures: "?outlined" in the high-contrast theme, otherwise empty.
    Q_PROPERTY(QString artLevel READ artLevel NOTIFY changed)
    Q_PROPERTY(qreal disabledOpacity READ disabledOpacity NOTIFY changed)
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
    VOZKA_COLOUR(background, ui("bg"))
    VOZKA_COLOUR(card, ui("card"))
    VOZKA_COLOUR(cardHover, ui("card_hover"))
    VOZKA_COLOUR(line, ui("line"))
    /// Backgrounds of a control that is being pressed, and of a chosen control above another background.
    VOZKA_COLOUR(pressed, ui("pressed"))
    VOZKA_COLOUR(chosen, ui("chosen"))
    VOZKA_COLOUR(text, ui("text"))
    VOZKA_COLOUR(dim, ui("dim"))
    VOZKA_COLOUR(accent, ui("accent"))
    VOZKA_COLOUR(accentText, ui("accent_text"))
    VOZKA_COLOUR(focus, ui("focus"))
    VOZKA_COLOUR(ok, ui("ok"))
    VOZKA_COLOUR(warn, ui("warn"))
    VOZKA_COLOUR(danger, ui("danger"))
    VOZKA_COLOUR(shadow, ui("shadow"))
    VOZKA_COLOUR(table, art("table"))
    VOZKA_COLOUR(tableCentre, art("table_l"))
    VOZKA_COLOUR(tableRim, art("table_d"))
    VOZKA_COLOUR(field, art("field"))
    /// On the board: legal cells, blockers, outlines, badges and the text of badges.
    VOZKA_COLOUR(fits, overlay("place_ok"))
    VOZKA_COLOUR(trouble, overlay("dead_cell"))
    VOZKA_COLOUR(frame, overlay("source"))
    VOZKA_COLOUR(badge, overlay("badge"))
    VOZKA_COLOUR(badgeText, overlay("badge_text"))

public:
    static Theme* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] ColourTheme::Kind kind() const { return m_kind; }
    [[nodiscard]] bool dark() const { return m_kind != ColourTheme::Light; }
    [[nodiscard]] bool contrast() const { return m_kind == ColourTheme::Contrast; }
    [[nodiscard]] QString artLevel() const;
    [[nodiscard]] qreal disabledOpacity() const;
    [[nodiscard]] qreal scale() const;
    [[nodiscard]] int smallSize() const { return qRound(12 * scale()); }
    [[nodiscard]] int textSize() const { return qRound(14 * scale()); }
    [[nodiscard]] int titleSize() const { return qRound(22 * scale()); }
    [[nodiscard]] int iconSize() const { return qRound(22 * scale()); }
    [[nodiscard]] int controlHeight() const { return qRound(38 * scale()); }
    [[nodiscard]] qreal pace() const;

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
    [[nodiscard]] QColor ui(const char* name) const { return Palette::instance().ui(m_kind, name); }
    [[nodiscard]] QColor art(const char* name) const { return Palette::instance().art(name, m_kind); }
    [[nodiscard]] QColor overlay(const char* name) const { return Palette::instance().overlay(name, m_kind); }
    void follow();

    DesktopSettings* m_desktop;
    QString m_titleFamily;
    int m_spacing = 8;
    int m_radius = 8;
    ColourTheme::Kind m_kind = ColourTheme::Light;
};

} // namespace vozka
