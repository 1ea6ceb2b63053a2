// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The colours of the program, read from the palette of the drawings (:/art/svg/palette.json). No colour is
// named anywhere else.
#pragma once

#include <QColor>
#include <QJsonObject>
#include <QString>

namespace vozka {

class Palette {
public:
    [[nodiscard]] static const Palette& instance();

    /// A colour of the interface: "bg", "card", "text", ... An invalid colour if there is none of that name.
    [[nodiscard]] QColor ui(bool dark, const char* name) const;
    /// The fill of a player's figures: "red", "blue", ...
    [[nodiscard]] QColor player(const QString& name) const;
    /// The emblem of a player's colour: "square", "triangle", ...
    [[nodiscard]] QString mark(const QString& player) const;
    /// The colour in which the emblem is painted on the player's fill.
    [[nodiscard]] QColor markColour(const QString& player) const;
    /// A colour of the overlays on the board: "reach", "place_ok", ...
    [[nodiscard]] QColor overlay(const char* name) const;
    /// The tints of the fields; `number` counts round them.
    [[nodiscard]] QColor field(int number) const;
    /// A colour of the drawings themselves: "field", "table", ...
    [[nodiscard]] QColor art(const char* name) const;
    /// How strongly an overlay covers the board: "reach_opacity", ... 0 to 1.
    [[nodiscard]] qreal opacity(const char* name) const;
    /// The colour that stands for the player's in the drawings of figures, as it is written there.
    [[nodiscard]] QString figureKey() const;
    /// The colour that stands for the icon's in the drawings of icons.
    [[nodiscard]] QString iconKey() const;

private:
    Palette();
    [[nodiscard]] QJsonObject playerEntry(const QString& name) const;

    QJsonObject m_all;
};

} // namespace vozka
