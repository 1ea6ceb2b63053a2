// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/scoring/road_and_city.h"

namespace vozka {

bool RoadRule::isComplete(const StateData& state, Segment segment) const
{
    return state.board.feature(segment).openEnds == 0;
}

void RoadRule::addTerms(const StateData& state, Segment segment, Occasion, ScoreSheet& sheet) const
{
    sheet.add("road.tiles", state.board.tileCount(segment), 1);
}

Code RoadRule::lineKind(Occasion occasion) const
{
    return occasion == Occasion::Completed ? "road" : "road.incomplete";
}

Code RoadRule::ruleId(Occasion occasion) const
{
    return occasion == Occasion::Completed ? "base.road.complete" : "base.final.road";
}

bool CityRule::isComplete(const StateData& state, Segment segment) const
{
    return state.board.feature(segment).openEnds == 0;
}

void CityRule::addTerms(const StateData& state, Segment segment, Occasion occasion, ScoreSheet& sheet) const
{
    constexpr int tinyTiles = 2;
    const int tiles = state.board.tileCount(segment);
    const bool completed = occasion == Occasion::Completed;
    const bool tiny = completed && tiles == tinyTiles && m_tinyCity == tinyTiles;
    const int each = completed && !tiny ? 2 : 1;
    sheet.add(tiny ? "city.tiny" : "city.tiles", tiles, each);
    sheet.add("city.coats-of-arms", m_coatsOfArms.in(state.board.feature(segment).marks), each);
}

Code CityRule::lineKind(Occasion occasion) const
{
    return occasion == Occasion::Completed ? "city" : "city.incomplete";
}

Code CityRule::ruleId(Occasion occasion) const
{
    return occasion == Occasion::Completed ? "base.city.complete" : "base.final.city";
}

} // namespace vozka
