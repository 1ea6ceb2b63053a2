// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/reach.h"
#include "cli/values_json.h"
#include "engine/expansions/list.h"

namespace vozka::cli {

namespace {

Json entryJson(const ReachEntry& entry, const ReachAnswer& answer)
{
    Json tiles = Json::array();
    for (const auto& segment : entry.segments)
        tiles.push_back(toJson(segment, answer.rules.book(), answer.state->board));
    return {{"kind", entry.shortRoad ? Code("short-road") : featureKindName(entry.kind)},
            {"tiles", std::move(tiles)}};
}

Json orNull(Code code)
{
    return code.empty() ? Json() : Json(code);
}

/// Returns the place of the obstacle, for a figure also its owner and kind; null if the refusal has no place.
Json blockerJson(const Refusal& refusal, const ReachAnswer& answer)
{
    if (!refusal.at)
        return {};
    const auto& book = answer.rules.book();
    Json by = toJson(SegmentRef{*refusal.at, refusal.feature}, book, answer.state->board);
    if (refusal.figure) {
        by["player"] = refusal.player;
        by["kind"] = book.figureRule(*refusal.figure).name();
    }
    return by;
}

} // namespace

Json reachJson(const ReachAnswer& answer)
{
    const auto& book = answer.rules.book();
    Json targets = Json::array();
    for (const auto& entry : answer.reach.targets) {
        auto json = entryJson(entry, answer);
        json["via"] = orNull(entry.via);
        targets.push_back(std::move(json));
    }
    Json refused = Json::array();
    for (const auto& entry : answer.reach.refused) {
        auto json = entryJson(entry, answer);
        json["reason"] = entry.refusal->code;
        json["detail"] = orNull(entry.refusal->detail);
        json["by"] = blockerJson(*entry.refusal, answer);
        refused.push_back(std::move(json));
    }
    return {{"edition", answer.reach.edition == Edition::C1 ? "C1" : "C2"},
            {"player", answer.player},
            {"from", toJson(answer.from, book, answer.state->board)},
            {"targets", std::move(targets)},
            {"refused", std::move(refused)}};
}

} // namespace vozka::cli
