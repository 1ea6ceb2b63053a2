// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The numbers of what expansions bring: one list for each, so that no two can be alike.
#pragma once

#include "engine/base/ids.h"
#include "engine/rules/state/action.h"

namespace vozka::number {

enum class Figure : std::uint8_t {
    Mayor = static_cast<std::uint8_t>(FigureKind::FirstOfExpansions),
    Wagon,
    Barn,
    Large,
    Abbot,
    Builder,
    Pig,
    End
};
enum class Feature : std::uint8_t {
    Monastery = static_cast<std::uint8_t>(FeatureKind::FirstOfExpansions),
    Abbey,
    Garden,
    River,
    Tower,
    End
};

enum class Piece : std::uint8_t { Dragon, Fairy, End };

enum class Act : std::uint8_t {
    Retrieve = static_cast<std::uint8_t>(Action::Type::FirstOfExpansions),
    Aside,
    Dragon,
    Fairy,
    Princess,
    Tower,
    Capture,
    Exchange,
    Ransom
};

static_assert(static_cast<int>(Figure::End) <= maxFigureKinds);
static_assert(static_cast<int>(Feature::End) <= maxFeatureKinds);

[[nodiscard]] constexpr FigureKind of(Figure figure)
{
    return static_cast<FigureKind>(figure);
}

[[nodiscard]] constexpr FeatureKind of(Feature feature)
{
    return static_cast<FeatureKind>(feature);
}

[[nodiscard]] constexpr PieceKind of(Piece piece)
{
    return static_cast<PieceKind>(piece);
}

[[nodiscard]] constexpr Action::Type of(Act act)
{
    return static_cast<Action::Type>(act);
}

} // namespace vozka::number
