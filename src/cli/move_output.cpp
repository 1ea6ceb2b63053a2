// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/move_output.h"

#include "cli/values_json.h"
#include "engine/expansions/list.h"
#include "players/reasons.h"

#include <iostream>

namespace vozka::cli {

namespace {

Json featureJson(const FactFeature& feature)
{
    return {{"kind", featureKindName(feature.kind)},
            {"at", toJson(feature.at.at)},
            {"feature", feature.at.feature}};
}

Json reasonJson(const Fact& reason)
{
    Json json{{"code", reason.code}, {"player", reason.player}, {"points", reason.points}};
    if (reason.isOfOther)
        json["ofOther"] = true;
    if (reason.feature)
        json["feature"] = featureJson(*reason.feature);
    if (reason.joined)
        json["joined"] = featureJson(*reason.joined);
    if (reason.cell)
        json["cell"] = toJson(*reason.cell);
    if (!reason.detail.empty())
        json["detail"] = reason.detail;
    if (reason.rival != noPlayer)
        json["rival"] = reason.rival;
    if (reason.less)
        json["less"] = true;
    for (const auto& [name, number] :
         {std::pair("count", reason.count), std::pair("of", reason.of), std::pair("tiles", reason.tiles),
          std::pair("spaces", reason.spaces), std::pair("strength", reason.strength),
          std::pair("against", reason.against)})
        if (number != 0)
            json[name] = number;
    if (!reason.sharing.empty())
        json["sharing"] = reason.sharing;
    for (const auto& target : reason.targets)
        json["targets"].push_back(featureJson(target));
    if (reason.countOtherwise >= 0)
        json["countOtherwise"] = reason.countOtherwise;
    if (reason.spacesOtherwise >= 0)
        json["spacesOtherwise"] = reason.spacesOtherwise;
    for (const auto& example : reason.example)
        json["example"] = reasonJson(example);
    for (const auto& term : reason.terms)
        json["terms"].push_back({{"term", term.term}, {"count", term.count}, {"points", term.points}});
    return json;
}

std::string placeName(Cell cell)
{
    return "(" + std::to_string(cell.x) + "," + std::to_string(cell.y) + ")";
}

} // namespace

MoveOutput::MoveOutput(const Match& match, const State& state) : m_match(match), m_words(match.rules())
{
    for (const auto& tile : state->board.tiles())
        m_words.addTile(tile.cell, tile.kind);
}

std::vector<std::string> MoveOutput::lines(const std::vector<Action>& actions) const
{
    // Copied, because the tiles of this move must not be on the board for other moves.
    auto words = m_words;
    std::vector<std::string> lines;
    for (const auto& action : actions) {
        lines.push_back(words.write(action));
        if (action.type == Action::Type::Place)
            words.addTile(action.at.cell(), action.tileKind());
    }
    return lines;
}

Json MoveOutput::json(const std::vector<Action>& actions) const
{
    Json list = Json::array();
    for (const auto& line : lines(actions))
        list.push_back(Json::parse(line));
    return list;
}

Json MoveOutput::json(const std::vector<Fact>& reasons) const
{
    Json list = Json::array();
    for (const auto& reason : reasons)
        list.push_back(reasonJson(reason));
    return list;
}

void MoveOutput::print(const std::vector<Action>& actions) const
{
    for (const auto& action : lines(actions))
        std::cout << ' ' << action;
    std::cout << '\n';
}

void MoveOutput::print(const std::vector<Fact>& reasons) const
{
    for (const auto& reason : reasons) {
        if (!isShown(reason, reasons))
            continue;
        wording::ReasonNames places;
        const auto& named = reason.example.empty() ? reason : reason.example.front();
        if (named.feature)
            places.feature = placeName(named.feature->at.at);
        if (named.joined)
            places.joined = placeName(named.joined->at.at);
        if (named.cell)
            places.cell = placeName(*named.cell);
        for (const auto& target : named.targets)
            places.targets.push_back(placeName(target.at.at));
        const wording::Names names{&m_match.rules().book(), m_match.players()};
        std::cout << "    " << wording::english(wording::messageOf(reason, names, places)) << '\n';
    }
}

} // namespace vozka::cli
