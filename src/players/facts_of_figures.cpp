// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts about figures: in the supply, removed, guarded, and moving on.
#include "players/facts.h"
#include "players/space_counts.h"

#include <algorithm>
#include <numeric>

namespace vozka {

Fact Facts::hand(std::size_t at, const Difference& difference)
{
    const auto& state = board(at).state();
    const auto& book = board(at).rules().book();
    Fact fact{.code = fact::worth, .player = difference.player};
    if (difference.topic == Topic::Figures) {
        describeSupply(at, fact);
    } else if (difference.topic == Topic::OwnTiles) {
        fact.code = fact::ownTiles;
        for (int kind = 0; kind < board(at).rules().catalogue().kindCount(); ++kind)
            if (const auto* rule = book.ownTileRule(static_cast<KindIndex>(kind)))
                fact.count += rule->left(*state, difference.player);
    } else {
        const auto kind = static_cast<TokenKind>(difference.number);
        fact.code = fact::tokens;
        fact.detail = book.token(kind).word;
        fact.count = state->held(difference.player, kind);
        for (Player player = 0; player < state->playerCount; ++player)
            if (player != difference.player)
                fact.against = std::max(fact.against, state->held(player, kind));
    }
    return fact;
}

void Facts::describeSupply(std::size_t at, Fact& fact)
{
    auto& now = board(at);
    const auto& state = now.state();
    for (const int figures : state->supply.at(fact.player))
        fact.count += figures;
    fact.code = fact.count == 0 ? fact::lastFigure : fact::supply;
    if (fact.count == 0) {
        for (const auto& figure : state->figuresOnBoard()) {
            if (figure.player != fact.player || figure.onCorner
                || now.groupOf(figure.segment) == FeatureGroup::Field)
                continue;
            const auto insight = now.insight(figure.segment);
            if (!insight.unlinkedEnds.empty())
                continue;
            const auto spaces = spacesOf(now.rules(), state, insight);
            const int count = static_cast<int>(spaces.cells.size());
            if (count > 0 && !spaces.isDead && (!fact.feature || count < fact.spaces)) {
                fact.feature = featureAt(at, figure.segment);
                fact.spaces = count;
            }
        }
        return;
    }
    if (at == beforeMoves)
        return;
    const auto returned = returnedFrom(at, fact.player);
    if (returned.empty() || returnedFrom(1 - at, fact.player) == returned)
        return;
    fact.code = fact::home;
    fact.feature = featureAt(at, returned.front());
    for (const Segment segment : returned)
        if (const auto each = featureAt(at, segment);
            returned.size() > 1 && std::ranges::find(fact.targets, each) == fact.targets.end())
            fact.targets.push_back(each);
}

/// Returns the segments of the figures that have returned to the supply of the player, if all of them are
/// from completed features without other figures of the player; empty otherwise.
std::vector<Segment> Facts::returnedFrom(std::size_t at, Player player) const
{
    const auto& now = board(at);
    const auto& earlier = board(beforeMoves).state();
    std::vector<Segment> returned;
    for (const auto& figure : earlier->figuresOnBoard()) {
        if (figure.player != player || figure.onCorner
            || figureOf(at, player, numberOf(beforeMoves, figure.segment)) != noSegment)
            continue;
        // A figure that an action takes back returns before the scoring.
        if (!now.rules().book().isComplete(*now.state(), figure.segment)
            || !actionAt(at, numberOf(at, figure.segment)).empty())
            return {};
        returned.push_back(figure.segment);
    }
    // A figure that the move placed and that is still on the board.
    const auto isPlaced = [&](const Action& action) {
        return player == earlier->toMove && now.rules().book().roleOf(action) == ActionRole::Figure
               && action.at.isFeature()
               && figureOf(at, player,
                           numberOf(at, now.board().segmentOf(now.board().tileAt(action.at.cell()),
                                                              action.at.feature())))
                      != noSegment;
    };
    const auto placed = static_cast<int>(std::ranges::count_if(now.actions(), isPlaced));
    // A figure that moves on to another feature does not return.
    const auto supplyOf = [player](const State& state) {
        const auto& supply = state->supply.at(player);
        return std::accumulate(supply.begin(), supply.end(), 0);
    };
    const auto count = static_cast<int>(returned.size());
    return supplyOf(now.state()) + placed >= supplyOf(earlier) + count ? returned : std::vector<Segment>();
}

Fact Facts::movingOn(std::size_t at, const Difference& difference)
{
    const auto& now = board(at);
    const auto& book = now.rules().book();
    constexpr std::size_t mostTargets = 3;
    Fact fact{.code = fact::worth, .player = difference.player};
    for (const auto& figure : now.state()->figuresOnBoard()) {
        const auto& rule = book.figureRule(figure.kind);
        if (figure.player != difference.player || numberOf(at, figure.segment) != difference.feature
            || !rule.spec().movesAfterScoring)
            continue;
        const auto reach = rule.reach(book, *now.state(), {.player = figure.player, .from = figure.segment});
        if (!reach)
            break;
        fact.code = fact::movingOn;
        fact.detail = rule.name();
        fact.feature = featureAt(at, figure.segment);
        fact.count = static_cast<int>(reach->targets.size());
        for (const auto& target : reach->targets) {
            const auto& ref = target.segments.front();
            if (fact.targets.size() < mostTargets)
                fact.targets.push_back(
                    featureAt(at, now.board().segmentOf(now.board().tileAt(ref.at), ref.feature)));
        }
        break;
    }
    return fact;
}

Code Facts::actionAt(std::size_t at, int feature) const
{
    const auto& now = board(at);
    for (const auto& action : now.actions()) {
        const auto* form = now.rules().book().formOf(action);
        if (form == nullptr || form->role != ActionRole::Elsewhere || !action.at.isFeature())
            continue;
        const auto tile = now.board().tileAt(action.at.cell());
        if (numberOf(at, now.board().segmentOf(tile, action.at.feature())) == feature)
            return form->word();
    }
    return {};
}

Fact Facts::removed(std::size_t at, const Difference& difference) const
{
    Fact fact{.code = fact::worth, .player = difference.player};
    const Segment segment = figureOf(beforeMoves, difference.player, difference.feature);
    // A feature that loses a figure of the deciding player is `vacated`, with the points that this costs.
    if (at == beforeMoves || segment == noSegment || difference.player == board(beforeMoves).state()->toMove)
        return fact;
    fact.detail = actionAt(at, difference.feature);
    if (!fact.detail.empty()) {
        fact.code = fact::removed;
        fact.feature = featureAt(at, segment);
    }
    return fact;
}

Fact Facts::guarded(std::size_t at, const Difference& difference) const
{
    Fact fact{.code = fact::worth, .player = difference.player};
    const Segment segment = figureOf(at, difference.player, difference.feature);
    if (at == beforeMoves || segment == noSegment)
        return fact;
    fact.detail = actionAt(at, difference.feature);
    if (!fact.detail.empty()) {
        fact.code = fact::guarded;
        fact.feature = featureAt(at, segment);
    }
    return fact;
}

Code Facts::reachedBy(std::size_t at, int feature) const
{
    const auto& reached = board(at).reached();
    const auto found = std::ranges::find(
        reached, feature, [&](const ReachedFigure& figure) { return numberOf(at, figure.segment); });
    return found == reached.end() ? Code() : found->rule;
}

} // namespace vozka
