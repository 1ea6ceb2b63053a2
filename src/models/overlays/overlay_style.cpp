// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/overlay_style.h"

#include "models/art/palette.h"

#include <array>

namespace vozka::style {

namespace {

QColor faint(QColor colour, qreal opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

QColor overlay(const char* name, qreal opacity = 1)
{
    return faint(Palette::instance().overlay(name), opacity);
}

/// Each player's colour has its own hatching.
Hatching hatchingOf(const QString& player)
{
    static const std::array<std::pair<QString, Hatching>, 6> hatchings{
        {{QStringLiteral("red"), Hatching::Rising},
         {QStringLiteral("blue"), Hatching::Falling},
         {QStringLiteral("yellow"), Hatching::Upright},
         {QStringLiteral("black"), Hatching::Dots},
         {QStringLiteral("white"), Hatching::Level},
         {QStringLiteral("pink"), Hatching::Crossed}}};
    for (const auto& [name, hatching] : hatchings)
        if (name == player)
            return hatching;
    return Hatching::None;
}

OverlayPiece piece(const QColor& fill, const QColor& line, LineWeight weight = LineWeight::Thin)
{
    OverlayPiece made;
    made.fill = fill;
    made.line = line;
    made.weight = weight;
    return made;
}

OverlayPiece hatched(OverlayPiece made, Hatching hatching, const QColor& ink)
{
    made.hatching = hatching;
    made.ink = ink;
    return made;
}

constexpr qreal inkOpacity = 0.6;

} // namespace

qreal strongly()
{
    return Palette::instance().opacity("dim_opacity");
}

OverlayPiece dimmed(qreal opacity)
{
    return piece(faint(Palette::instance().art("table_d"), opacity), {});
}

OverlayPiece reachable()
{
    return piece(overlay("reach", 0.55), overlay("reach_line"));
}

OverlayPiece refused()
{
    return hatched(piece(overlay("refused", 0.5), {}), Hatching::Falling, overlay("hatch", 0.55));
}

OverlayPiece onlyClassic()
{
    return hatched(piece(overlay("classic", 0.55), overlay("reach_line")), Hatching::Level,
                   overlay("casing", inkOpacity));
}

OverlayPiece onlyNew()
{
    return hatched(piece(overlay("modern", 0.55), overlay("reach_line")), Hatching::Upright,
                   overlay("casing", inkOpacity));
}

OverlayPiece source()
{
    return piece(overlay("source", 0.2), overlay("source"), LineWeight::Bold);
}

OverlayPiece thinSource()
{
    return piece({}, overlay("source"));
}

OverlayPiece frame()
{
    return piece({}, overlay("source"), LineWeight::Bold);
}

OverlayPiece leaderStyle(const std::vector<QString>& colours)
{
    const auto& palette = Palette::instance();
    if (colours.empty())
        return piece(overlay("refused", 0.3), overlay("badge_text"));
    const qreal strength = 0.6;
    const QColor own = palette.player(colours.front());
    OverlayPiece made = piece(faint(own, strength), overlay("badge_text"));
    if (colours.size() > 1) {
        made.second = faint(palette.player(colours[1]), 0.85);
        return made;
    }
    return hatched(made, hatchingOf(colours.front()), faint(palette.markColour(colours.front()), inkOpacity));
}

OverlayPiece field(int number)
{
    constexpr std::array hatchings{Hatching::None,  Hatching::Rising,  Hatching::Dots,
                                   Hatching::Level, Hatching::Falling, Hatching::Upright};
    OverlayPiece made = piece(faint(Palette::instance().field(number), 0.7), overlay("badge"));
    return hatched(made, hatchings.at(static_cast<std::size_t>(number) % hatchings.size()),
                   overlay("badge", 0.35));
}

OverlayPiece paying()
{
    return piece({}, overlay("source"), LineWeight::Bold);
}

OverlayPiece dead(bool ownTileOnly)
{
    OverlayPiece made = piece(overlay("dead_cell", ownTileOnly ? 0.25 : 0.45), overlay("dead_line"));
    constexpr unsigned all = 15;
    made.closedSides = all;
    return hatched(made, ownTileOnly ? Hatching::Dots : Hatching::Crossed, overlay("badge_text", 0.55));
}

OverlayPiece highlighted()
{
    return piece(overlay("source", 0.4), overlay("reach_line"), LineWeight::Bold);
}

OverlayPiece blocker()
{
    return piece(overlay("dead_cell", 0.5), overlay("source"));
}

} // namespace vozka::style
