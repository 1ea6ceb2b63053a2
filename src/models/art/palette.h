// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Colours of the program, read from the palette of the drawings (:/art/svg/palette.json). Only that file
// defines colours. It calls the emblems "marks".
#pragma once

#include "models/art/colour_theme.h"

#include <QColor>
#include <QJsonObject>
#include <QString>

namespace vozka {

class Palette {
public:
    [[nodiscard]] static const Palette& instance();

    /// Returns a colour of the interface: "bg", "card", "text", ... Invalid if the name is unknown.
    [[nodiscard]] QColor ui(ColourTheme::Kind theme, const char* name) const;
    /// Returns the fill colour of the figures of a player. `name`: the player's colour ("red").
    [[nodiscard]] QColor player(const QString& name) const;
    /// Returns the emblem of a player's colour: "square", "triangle", ...
    [[nodiscard]] QString mark(const QString& player) const;
    /// Returns the colour of the emblem on the player's fill colour.
    [[nodiscard]] QColor markColour(const QString& player) const;
    /// Returns a colour of the overlays: "reach", "place_ok", ...
    [[nodiscard]] QColor overlay(const char* name, ColourTheme::Kind theme = ColourTheme::Light) const;
    /// Returns a tint for fields. After the last tint, the first one follows again.
    [[nodiscard]] QColor field(int number) const;
    /// Returns a colour of the drawings: "field", "table", ...
    [[nodiscard]] QColor art(const char* name, ColourTheme::Kind theme = ColourTheme::Light) const;
    /// Returns the opacity of an overlay ("reach_opacity", ...), 0 to 1; 1 if the name is unknown.
    [[nodiscard]] qreal opacity(const char* name) const;
    /// Returns the placeholder for the player's colour in drawings of figures.
    [[nodiscard]] QString figureKey() const { return m_all[QLatin1String("figureKey")].toString(); }
    /// Returns the placeholder for the icon's colour in drawings of icons.
    [[nodiscard]] QString iconKey() const { return m_all[QLatin1String("iconKey")].toString(); }

private:
    Palette();
    /// Returns a colour of a group. The high-contrast theme has other values for some of them.
    [[nodiscard]] QColor colour(const char* group, const char* name, ColourTheme::Kind theme) const;
    [[nodiscard]] QJsonObject playerEntry(const QString& name) const;

    QJsonObject m_all;
};

} // namespace vozka
