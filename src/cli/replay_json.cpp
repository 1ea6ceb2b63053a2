// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/replay.h"
#include "cli/values_json.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/early_actions.h"
#include "engine/rules/position_tokens.h"
#include "match/turns.h"
#include "records/actions.h"
#include "records/tokens.h"

#include <algorithm>

namespace vozka::cli {

namespace {

/// Returns the action in the format of a game file.
Json actionJson(const Rules& rules, const State& state, const Action& action)
{
    records::ActionWords words(rules);
    for (const auto& tile : state->board.tiles())
        words.addTile(tile.cell, tile.kind);
    return Json::parse(words.write(action));
}

/// Lists of legal choices. A list is empty if the turn has no such choice.
struct LegalChoices {
    Json ownTiles = Json::array();
    Json placements = Json::array();
    Json deployments = Json::array();
    Json wagons = Json::array();
    Json drawbridges = Json::array();
    /// Other choices, with their steps.
    Json choices = Json::array();

    void add(const Rules& rules, const State& state, ActionList& legal)
    {
        rules.legal(state, legal);
        Json ownTileCells = Json::array();
        Json moves = Json::array();
        Json others = Json::array();
        for (const auto& action : legal)
            if (isEarly(rules.book(), *state, action))
                continue;
            else if (action.type == Action::Type::Place && !rules.catalogue().kind(action.tileKind()).inBag)
                ownTileCells.push_back(toJson(action.at.cell()));
            else if (action.type == Action::Type::Place)
                placements.push_back(Json::array({action.at.cell().x, action.at.cell().y, action.turns}));
            else if (action.type == Action::Type::Deploy && rules.step(state) == step::deploy)
                deployments.push_back(deploymentJson(action, rules.book(), state->board));
            else if (action.type == Action::Type::Move && !action.isReturn())
                moves.push_back(toJson(action.to.ref(), rules.book(), state->board));
            else if (isOfExpansion(action.type) || action.type == Action::Type::Deploy)
                others.push_back(actionJson(rules, state, action));
        if (!others.empty())
            choices.push_back(
                {{"player", state->toMove}, {"step", rules.step(state)}, {"actions", std::move(others)}});
        if (!ownTileCells.empty())
            ownTiles.push_back({{"player", state->toMove}, {"cells", std::move(ownTileCells)}});
        if (!moves.empty())
            addMoves(rules, state, legal.front(), std::move(moves));
    }

private:
    void addMoves(const Rules& rules, const State& state, const Action& firstMove, Json targets)
    {
        Json offer{{"player", state->toMove}};
        const bool namesFeature = firstMove.at.isFeature();
        if (namesFeature) {
            offer["figure"] = rules.book().figureRule(firstMove.figure).name();
            offer["at"] = toJson(firstMove.at.cell());
            offer["from"] = toJson(firstMove.at.ref(), rules.book(), state->board).at("feature");
        } else {
            offer["wagon"] = toJson(firstMove.at.cell());
        }
        offer["targets"] = std::move(targets);
        (namesFeature ? drawbridges : wagons).push_back(std::move(offer));
    }
};

class TurnWriter {
public:
    TurnWriter(const Match& match, bool withLegal)
        : m_rules(match.rules()), m_board(match.state()->board), m_withLegal(withLegal)
    {
        m_scores.assign(match.players().size(), 0);
    }

    Json write(const PlayedTurn& turn)
    {
        Json json{{"player", turn.before().active}};
        addTile(json, turn);
        addRolls(json, turn);
        json["discarded"] = tilesOf(turn, event::discard);
        if (auto aside = tilesOf(turn, event::aside); !aside.empty())
            json["aside"] = std::move(aside);
        addEvents(json, turn);
        json["scores"] = m_scores;
        if (m_withLegal)
            addLegalChoices(json, turn);
        const auto& after = turn.history.empty() ? turn.before() : turn.history.back().data();
        std::vector<PositionToken> playerTokens;
        for (const auto& token : after.tokens.all())
            if (token.spot == SpotKind::Hand)
                playerTokens.push_back(describeInHand(token));
        for (const auto& [field, list] : records::playerTokenTexts(m_rules.book(), playerTokens))
            json[field] = Json::parse(list);
        for (const auto& [field, holder] : records::holderTexts(m_rules.book(), playerTokens))
            json[field] = Json::parse(holder);
        if (turn.before().isExtraTurn())
            json["extra"] = true;
        if (turn.open)
            json["open"] = true;
        return json;
    }

private:
    void addTile(Json& json, const PlayedTurn& turn) const
    {
        const auto placed = std::ranges::find(turn.history, Action::Type::Place,
                                              [](const HistoryEntry& entry) { return entry.action.type; });
        if (placed == turn.history.end())
            return;
        json["tile"] = m_rules.catalogue().kind(placed->action.tileKind()).id;
        json["at"] = toJson(placed->action.at.cell());
        json["turns"] = placed->action.turns;
    }

    /// Adds the results of die rolls. Their keys are the words of the actions.
    void addRolls(Json& json, const PlayedTurn& turn) const
    {
        for (const auto& entry : turn.history) {
            const auto* form = m_rules.book().formOf(entry.action);
            if (form != nullptr && form->role == ActionRole::Chance && form->names(ArgType::Number))
                json[form->word()] = entry.action.number;
        }
    }

    /// Returns the tiles of the turn with events of that type.
    [[nodiscard]] Json tilesOf(const PlayedTurn& turn, Code type) const
    {
        Json tiles = Json::array();
        for (const auto& entry : turn.history)
            for (const auto& event : entry.events)
                if (event.type == type)
                    tiles.push_back(m_rules.catalogue().kind(event.kind).id);
        return tiles;
    }

    void addEvents(Json& json, const PlayedTurn& turn)
    {
        Json events = Json::array();
        Json lines = Json::array();
        const auto append = [&](std::span<const Event> added) {
            for (const auto& event : added) {
                events.push_back(toJson(event, m_rules.book(), m_board));
                if (event.type != event::score)
                    continue;
                lines.push_back(toJson(event.line, m_rules.book(), m_board));
                m_scores[event.player] += event.line.points;
            }
        };
        append(m_nextTurnEvents);
        m_nextTurnEvents = {};
        for (const auto& entry : turn.history) {
            const auto parts = splitAtEnd(entry.events);
            append(parts.turn);
            for (const auto& event : parts.final)
                events.push_back(toJson(event, m_rules.book(), m_board));
            m_nextTurnEvents = parts.nextTurn;
        }
        json["events"] = std::move(events);
        json["scoreLines"] = std::move(lines);
    }

    /// False after an additional action, because the choices are still the same.
    [[nodiscard]] bool isNewChoice(const PlayedTurn& turn, std::size_t index) const
    {
        if (index == 0)
            return true;
        const State before = turn.stateBefore(index - 1);
        return !isAdditional(m_rules.book(), *before, turn.history[index - 1].action);
    }

    void addLegalChoices(Json& json, const PlayedTurn& turn)
    {
        LegalChoices offers;
        for (std::size_t i = 0; i < turn.history.size() + (turn.open ? 1 : 0); ++i)
            if (const State state = turn.stateBefore(i); state->toMove != noPlayer && isNewChoice(turn, i))
                offers.add(m_rules, state, *m_legal);
        json["abbeyOffers"] = std::move(offers.ownTiles);
        json["placements"] = std::move(offers.placements);
        json["deployments"] = std::move(offers.deployments);
        json["wagons"] = std::move(offers.wagons);
        json["drawbridges"] = std::move(offers.drawbridges);
        if (!offers.choices.empty())
            json["choices"] = std::move(offers.choices);
    }

    const Rules& m_rules;
    const Board& m_board;
    bool m_withLegal;
    std::vector<int> m_scores;
    /// Events at the end of the last turn that belong to the next turn.
    std::span<const Event> m_nextTurnEvents;
    std::unique_ptr<ActionList> m_legal = std::make_unique<ActionList>();
};

/// Returns the choices after the last turn, before the final scoring.
Json finalChoices(const Match& match)
{
    const auto& plan = match.rules().book().plan();
    const auto legal = std::make_unique<ActionList>();
    LegalChoices offers;
    for (std::size_t i = 0; i < match.history().size(); ++i)
        if (const State state = match.stateBefore(i);
            plan.sectionOf(state->step) == Section::End && state->toMove != noPlayer)
            offers.add(match.rules(), state, *legal);
    return offers.choices;
}

Json finalJson(const Match& match, bool withLegal)
{
    const auto& state = match.state();
    Json json{{"over", state->over}, {"scores", scoresJson(*state)}};
    if (state->over) {
        auto& lines = json["scoreLines"] = Json::array();
        for (const auto& event : splitAtEnd(match.history().back().events).final)
            if (event.type == event::score)
                lines.push_back(toJson(event.line, match.rules().book(), state->board));
        if (auto choices = withLegal ? finalChoices(match) : Json(); !choices.empty())
            json["choices"] = std::move(choices);
        return json;
    }
    Json player = state->toMove == noPlayer ? Json() : Json(state->toMove);
    json["next"] = {{"player", std::move(player)}, {"step", match.rules().step(state)}};
    return json;
}

} // namespace

Json replayJson(const Match& match, bool withLegal)
{
    Json turns = Json::array();
    TurnWriter writer(match, withLegal);
    for (const auto& turn : turnsOf(match))
        turns.push_back(writer.write(turn));
    return {{"turns", std::move(turns)}, {"final", finalJson(match, withLegal)}};
}

} // namespace vozka::cli
