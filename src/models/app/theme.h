// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Colours by their meaning, sizes and durations of the interface; the colours come from the palette. They
// follow the settings, and the desktop where a setting is "System". The QML module Vozka.Style has it as the
// singleton Theme.
#pragma once

#include <QColor>
#include <QObject>
#include <QUrl>

class QJSEngine;
class QQmlEngine;

namespace vozka {

class DesktopSettings;

class Theme : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool dark READ dark NOTIFY changed)
    Q_PROPERTY(QColor background READ background NOTIFY changed)
    Q_PROPERTY(QColor card READ card NOTIFY changed)
    Q_PROPERTY(QColor cardHover READ cardHover NOTIFY changed)
    Q_PROPERTY(QColor line READ line NOTIFY changed)
    Q_PROPERTY(QColor text READ text NOTIFY changed)
    Q_PROPERTY(QColor dim READ dim NOTIFY changed)
    Q_PROPERTY(QColor accent READ accent NOTIFY changed)
    Q_PROPERTY(QColor accentText READ accentText NOTIFY changed)
    Q_PROPERTY(QColor focus READ focus NOTIFY changed)
    Q_PROPERTY(QColor ok READ ok NOTIFY changed)
    Q_PROPERTY(QColor warn READ warn NOTIFY changed)
    Q_PROPERTY(QColor danger READ danger NOTIFY changed)
    Q_PROPERTY(QColor shadow READ shadow NOTIFY changed)
    Q_PROPERTY(QColor table READ table NOTIFY changed)
    Q_PROPERTY(QColor tableCentre READ tableCentre NOTIFY changed)
    Q_PROPERTY(QColor tableRim READ tableRim NOTIFY changed)
    Q_PROPERTY(QColor field READ field CONSTANT)
    Q_PROPERTY(QColor fits READ fits CONSTANT)
    Q_PROPERTY(QColor glow READ glow CONSTANT)
    Q_PROPERTY(QColor trouble READ trouble CONSTANT)
    Q_PROPERTY(QColor frame READ frame CONSTANT)
    Q_PROPERTY(QColor badge READ badge CONSTANT)
    Q_PROPERTY(QColor badgeText READ badgeText CONSTANT)
    Q_PROPERTY(QString titleFamily MEMBER m_titleFamily CONSTANT)
    Q_PROPERTY(int spacing MEMBER m_spacing CONSTANT)
    Q_PROPERTY(int radius MEMBER m_radius CONSTANT)
    Q_PROPERTY(int smallSize READ smallSize NOTIFY scaleChanged)
    Q_PROPERTY(int textSize READ textSize NOTIFY scaleChanged)
    Q_PROPERTY(int titleSize READ titleSize NOTIFY scaleChanged)
    Q_PROPERTY(int iconSize READ iconSize NOTIFY scaleChanged)
    Q_PROPERTY(int controlHeight READ controlHeight NOTIFY scaleChanged)
    /// What every length that holds text is multiplied by: 1 to 2.
    Q_PROPERTY(qreal scale READ scale NOTIFY scaleChanged)
    /// What every duration is multiplied by; 0 = nothing moves.
    Q_PROPERTY(qreal pace READ pace NOTIFY paceChanged)

public:
    static Theme* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool dark() const { return m_dark; }
    [[nodiscard]] QColor background() const { return ui(QStringLiteral("bg")); }
    [[nodiscard]] QColor card() const { return ui(QStringLiteral("card")); }
    [[nodiscard]] QColor cardHover() const { return ui(QStringLiteral("card_hover")); }
    [[nodiscard]] QColor line() const { return ui(QStringLiteral("line")); }
    [[nodiscard]] QColor text() const { return ui(QStringLiteral("text")); }
    [[nodiscard]] QColor dim() const { return ui(QStringLiteral("dim")); }
    [[nodiscard]] QColor accent() const { return ui(QStringLiteral("accent")); }
    [[nodiscard]] QColor accentText() const { return ui(QStringLiteral("accent_text")); }
    [[nodiscard]] QColor focus() const { return ui(QStringLiteral("focus")); }
    [[nodiscard]] QColor ok() const { return ui(QStringLiteral("ok")); }
    [[nodiscard]] QColor warn() const { return ui(QStringLiteral("warn")); }
    [[nodiscard]] QColor danger() const { return ui(QStringLiteral("danger")); }
    [[nodiscard]] QColor shadow() const { return ui(QStringLiteral("shadow")); }
    /// The table is the same in both themes: the map is drawn for a dark ground.
    [[nodiscard]] QColor table() const;
    [[nodiscard]] QColor tableCentre() const;
    [[nodiscard]] QColor tableRim() const;

    /// The ground of the tiles.
    [[nodiscard]] QColor field() const;

    /// Marks on the board, the same in both themes: where the tile fits, what may be taken, what stands in
    /// the way, and signs with what is written on them.
    [[nodiscard]] QColor fits() const;
    [[nodiscard]] QColor glow() const;
    [[nodiscard]] QColor trouble() const;
    [[nodiscard]] QColor frame() const;
    [[nodiscard]] QColor badge() const;
    [[nodiscard]] QColor badgeText() const;

    [[nodiscard]] qreal scale() const;
    [[nodiscard]] int smallSize() const { return qRound(12 * scale()); }
    [[nodiscard]] int textSize() const { return qRound(14 * scale()); }
    [[nodiscard]] int titleSize() const { return qRound(22 * scale()); }
    [[nodiscard]] int iconSize() const { return qRound(22 * scale()); }
    [[nodiscard]] int controlHeight() const { return qRound(38 * scale()); }
    [[nodiscard]] qreal pace() const;

    /// The address of an icon in a colour, for Image.source.
    Q_INVOKABLE [[nodiscard]] QUrl iconSource(const QString& name, const QColor& colour) const;
    /// In the colour of text.
    Q_INVOKABLE [[nodiscard]] QUrl iconSource(const QString& name) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();
    void scaleChanged();
    void paceChanged();

private:
    /// With a parameter, so that QML creates it only by `create`.
    explicit Theme(QObject* parent);
    [[nodiscard]] QColor ui(const QString& name) const;
    void follow();

    DesktopSettings* m_desktop;
    QString m_titleFamily;
    int m_spacing = 8;
    int m_radius = 8;
    bool m_dark = false;
};

} // namespace vozka
