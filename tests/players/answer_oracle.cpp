// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answer_oracle.h"

#include "players/lines.h"
#include "walked_board.h"

#include <algorithm>

namespace vozka {

namespace {

using Feature = std::set<Segment>;

/// A state, its features joined again from the tiles, and its evaluation.
class Evaluated {
public:
    Evaluated(const Rules& rules, Evaluator& evaluator, const State& state)
        : m_state(state), m_board(rules, state)
    {
        Evaluation evaluation;
        evaluator.evaluate(state, evaluation, &m_ledger);
    }
    [[nodiscard]] const WalkedBoard& board() const { return m_board; }
    [[nodiscard]] Feature featureOf(Segment segment) const
    {
        return m_board.featureAt(m_state->board.ref(segment));
    }
    /// Sum of the player's lines about the feature. A line about two features belongs to the older one.
    [[nodiscard]] float points(Player player, const Feature& feature) const
    {
        float sum = 0;
        for (const auto& line : m_ledger) {
            const auto first = line.subject.feature;
            const auto second = line.subject.joined;
            if (line.player != player || first == noSegment)
                continue;
            const bool isJoined =
                second != noSegment && *featureOf(second).begin() < *featureOf(first).begin();
            if (feature.contains(isJoined ? second : first))
                sum += line.points;
        }
        return sum;
    }
    [[nodiscard]] bool hasTile(Cell cell) const { return m_state->board.tileAt(cell) != noTile; }

private:
    const State& m_state;
    WalkedBoard m_board;
    Ledger m_ledger;
};

/// A state after a turn, and the points that the turn scored.
struct Played {
    State state;
    std::vector<ScoreLine> scored;
};

Played play(const Rules& rules, const State& drawn, const Line& line)
{
    Played played{drawn, {}};
    Events events;
    for (const auto& action : line.all())
        rules.apply(played.state, action, &events);
    // Points between these events belong to the next turn.
    const auto end = std::ranges::find(events, event::end, &Event::type);
    const auto turn = std::ranges::find(events, event::turn, &Event::type);
    for (auto each = events.begin(); each != events.end(); ++each)
        if (each->type == event::score && each->line.hasPlace() && (each < turn || each > end))
            played.scored.push_back(each->line);
    return played;
}

/// True if the turn changed the feature, its cities, or cells in or next to its spaces.
bool isChanged(const Evaluated& before, const Evaluated& after, const Feature& feature)
{
    const auto later = after.featureOf(*feature.begin());
    if (later != feature)
        return true;
    const auto& state = before.board().state();
    for (Player player = 0; player < state->playerCount; ++player)
        if (before.board().figures(player, feature) != after.board().figures(player, feature))
            return true;
    if (state->board.segment(*feature.begin()).kind == FeatureKind::Field)
        return before.board().cities(feature) != after.board().cities(feature);
    const auto isNew = [&](Cell cell) { return before.hasTile(cell) != after.hasTile(cell); };
    return std::ranges::any_of(before.board().spaces(feature), [&](Cell space) {
        return isNew(space)
               || std::ranges::any_of(allSides, [&](Side side) { return isNew(neighbour(space, side)); });
    });
}

} // namespace

int tilesOfAnswer(const Rules& rules, const State& state, const Fact& fact)
{
    Evaluator evaluator(rules);
    LineFinder finder(evaluator);
    const Evaluated before(rules, evaluator, state);
    const auto feature = before.board().featureAt(fact.feature->at);
    const auto start = *feature.begin();
    int tiles = 0;
    for (int kind = 0; kind < rules.catalogue().kindCount(); ++kind) {
        const auto copies = state->bag[static_cast<std::size_t>(kind)];
        if (copies == 0)
            continue;
        State drawn = state;
        rules.apply(drawn, Action::draw(static_cast<KindIndex>(kind)));
        if (drawn->over || drawn->toMove == noPlayer)
            continue;
        const auto played = play(rules, drawn, finder.best(drawn));
        const Evaluated after(rules, evaluator, played.state);
        const auto later = after.featureOf(start);
        float change = after.points(fact.player, later) - before.points(fact.player, later);
        for (const auto& line : played.scored)
            if (line.player == fact.player && after.board().featureAt({line.at, line.feature}) == later)
                change += static_cast<float>(line.points);
        const float gain = fact.less ? -change : change;
        tiles += gain >= 1 && isChanged(before, after, feature) ? copies : 0;
    }
    return tiles;
}

} // namespace vozka
