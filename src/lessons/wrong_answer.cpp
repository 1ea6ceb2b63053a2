// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/wrong_answer.h"

#include "engine/insight/feature_insight.h"
#include "lessons/story_answer.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace vozka::lessons {

namespace {

using Mistake = PointsMistake;
using MaybeMistake = std::optional<PointsMistake>;

constexpr std::string_view coatsOfArms = "city.coats-of-arms";
constexpr int pointsOfCompletedSurrounded = 9;
constexpr int maxNeighbours = 8;

[[nodiscard]] bool isIncomplete(const ScoreLine& line)
{
    return line.kind.ends_with(".incomplete");
}

[[nodiscard]] bool isCity(const ScoreLine& line)
{
    return line.kind.starts_with("city");
}

/// True for terms that count all tiles, cities or neighbours of a feature. Other terms are added to them.
[[nodiscard]] bool isMainTerm(const ScoreTerm& term)
{
    constexpr auto endings = std::to_array<std::string_view>({".tiles", ".tiny", ".neighbours", ".cities"});
    return std::ranges::any_of(endings, [&](std::string_view ending) { return term.term.ends_with(ending); });
}

[[nodiscard]] bool isOwnTile(const ScoreTerm& term)
{
    return term.term.ends_with(".tile");
}

/// True for terms of expansions that raise the points of each tile or city.
[[nodiscard]] bool isBonus(const ScoreTerm& term)
{
    return !isMainTerm(term) && !isOwnTile(term) && term.term != coatsOfArms;
}

/// Returns the points for each tile or city, with bonuses. `main`: the main term of the line.
[[nodiscard]] int rateOf(const ScoreLine& line, const ScoreTerm& main)
{
    int rate = main.points / main.count;
    for (const auto& term : line.terms)
        if (isBonus(term))
            rate += term.points / term.count;
    return rate;
}

[[nodiscard]] std::vector<ScoreLine> linesOf(const Story& story, const StoryStep& step, Player player)
{
    std::vector<ScoreLine> lines;
    for (std::size_t i = step.moved; i < step.after; ++i)
        for (const auto& event : story.history[i].events)
            if (event.type == event::score && event.line.player == player && event.line.points != 0)
                lines.push_back(event.line);
    return lines;
}

/// Returns the kind of an own tile next to the feature of the line, `noKind` if none.
[[nodiscard]] KindIndex ownTileNextTo(const Story& story, const State& state, const ScoreLine& line)
{
    const auto& board = state->board;
    const auto tile = line.hasPlace() ? board.tileAt(line.at) : noTile;
    auto found = noKind;
    if (tile == noTile)
        return found;
    board.forEachSegment(board.segmentOf(tile, line.feature), [&](Segment segment) {
        for (const auto side : {Side::N, Side::E, Side::S, Side::W}) {
            const auto other = board.tileAt(neighbour(board.cellOf(segment), side));
            if (other != noTile && story.table.rules.book().ownTileRule(board.tiles()[other].kind) != nullptr)
                found = board.tiles()[other].kind;
        }
    });
    return found;
}

[[nodiscard]] bool hasLargeFigure(const Story& story, const State& state, const ScoreLine& line)
{
    const auto& board = state->board;
    const auto tile = line.hasPlace() ? board.tileAt(line.at) : noTile;
    if (tile == noTile)
        return false;
    const auto insight = featureInsight(story.table.rules, state, board.segmentOf(tile, line.feature));
    return std::ranges::any_of(insight.figures, [&](const PlacedFigure& figure) {
        return figure.player == line.player
               && story.table.rules.book().figureRule(figure.kind).name() == "large";
    });
}

/// Returns the points of the line if its feature was complete instead of incomplete, or the reverse. 0 if it
/// would have no points, or the same points.
[[nodiscard]] int pointsIfOtherwiseComplete(const ScoreLine& line)
{
    int units = 0;
    // An incomplete feature with an inn or a cathedral is worth nothing.
    if (std::ranges::any_of(line.terms, isBonus))
        return 0;
    for (const auto& term : line.terms)
        if (isMainTerm(term) || term.term == coatsOfArms)
            units += term.count;
    if (isCity(line))
        return isIncomplete(line) ? 2 * units : units;
    return isIncomplete(line) && std::ranges::any_of(line.terms, isOwnTile) ? pointsOfCompletedSurrounded : 0;
}

/// Returns the part of the sum with the points `missing`. Later parts are tried first, because they are
/// forgotten most easily.
[[nodiscard]] MaybeMistake findLeftOutPart(const std::vector<ScoreLine>& lines, int missing)
{
    const auto reversed = [](const auto& list) { return std::ranges::subrange(list.rbegin(), list.rend()); };
    for (const auto& line : reversed(lines))
        for (const auto& term : reversed(line.terms)) {
            const bool isBase = isMainTerm(term) && !term.term.ends_with(".neighbours");
            if (term.points == missing && line.terms.size() > 1 && !isBase)
                return Mistake{.kind = Mistake::Kind::TermLeftOut, .line = line, .term = term};
        }
    for (const auto& line : reversed(lines))
        if (line.points == missing && lines.size() > 1)
            return Mistake{.kind = Mistake::Kind::LineLeftOut, .line = line};
    return {};
}

/// Returns the mistake if `points` counts the line by a rule that does not apply. `before`: state before the
/// scoring.
[[nodiscard]] MaybeMistake findOtherRule(const Story& story, const State& before, const ScoreLine& line,
                                         int points)
{
    if (points > 0 && pointsIfOtherwiseComplete(line) == points)
        return Mistake{.kind = isIncomplete(line) ? Mistake::Kind::AsComplete : Mistake::Kind::AsIncomplete,
                       .line = line};
    if (points == 2 * line.points && hasLargeFigure(story, before, line))
        return Mistake{.kind = Mistake::Kind::LargeCounted, .line = line};
    for (const auto& term : line.terms) {
        if (!isMainTerm(term))
            continue;
        const int rate = rateOf(line, term);
        // With a cathedral, a coat of arms is worth as much as a tile.
        for (const auto& other : line.terms)
            if (other.term == coatsOfArms && points == line.points - other.count * rate)
                return Mistake{.kind = Mistake::Kind::TermLeftOut, .line = line, .term = other};
        // Points for each city: 1 for farmers whose field is joined to a barn's field, 3 for other farmers,
        // 4 for barns.
        if (line.kind.starts_with("field") && points > 0 && points % term.count == 0)
            for (const int other : {1, 3, 4})
                if (other != rate && points == other * term.count)
                    return Mistake{
                        .kind = Mistake::Kind::OtherRate, .line = line, .term = term, .rate = other};
        if (const auto ownTile = ownTileNextTo(story, before, line);
            ownTile != noKind && points == line.points + rate)
            return Mistake{.kind = Mistake::Kind::OwnTileCounted, .line = line, .tile = ownTile};
    }
    return {};
}

/// Returns the mistake if `points` counts the line by its rule, with a wrong number of tiles or cities.
[[nodiscard]] MaybeMistake findOtherCount(const ScoreLine& line, int points)
{
    for (const auto& term : line.terms) {
        if (!isMainTerm(term))
            continue;
        const int rate = rateOf(line, term);
        const int difference = points - line.points;
        const int count = term.count + difference / rate;
        const bool isPossible = count > 0 && (!term.term.ends_with(".neighbours") || count <= maxNeighbours);
        if (difference % rate == 0 && isPossible)
            return Mistake{.kind = Mistake::Kind::OtherCount, .line = line, .term = {term.term, count, 0}};
    }
    return {};
}

/// Returns owners and points of the scored features.
[[nodiscard]] std::vector<FeatureInsight> scoredFeatures(const Story& story, const StoryStep& step)
{
    const auto& entry = story.history[step.after - 1];
    std::vector<SegmentRef> completed;
    for (const auto& event : entry.events)
        if (event.type == event::complete)
            completed.insert(completed.end(), event.segments.begin(), event.segments.end());
    auto features = owners(story.table.rules, story.stateAt(step.after - 1));
    std::erase_if(features, [&](const FeatureInsight& feature) {
        return feature.scored
               || (!step.question->ends
                   && std::ranges::find_first_of(feature.segments, completed) == feature.segments.end());
    });
    return features;
}

} // namespace

std::optional<PointsMistake> causeOf(const Story& story, const StoryStep& step, int points)
{
    const auto& question = *step.question;
    for (const auto& wrong : question.wrong)
        if (std::ranges::find(wrong.points, points) != wrong.points.end())
            return Mistake{.kind = Mistake::Kind::OwnText, .text = wrong.text};
    const auto lines = linesOf(story, step, question.player);
    if (lines.empty())
        return {};
    if (points == 0)
        return Mistake{.kind = Mistake::Kind::Nothing, .line = lines.front()};
    const int right = pointsGained(story, step, question.player);
    if (auto mistake = findLeftOutPart(lines, right - points))
        return mistake;
    const State before = story.stateAt(step.after - 1);
    if (lines.size() == 1) {
        if (auto mistake = findOtherRule(story, before, lines.front(), points))
            return mistake;
        if (auto mistake = findOtherCount(lines.front(), points))
            return mistake;
    }
    for (std::size_t i = 0; i < story.players.size(); ++i)
        if (const auto player = static_cast<Player>(i);
            player != question.player && pointsGained(story, step, player) == points)
            return Mistake{.kind = Mistake::Kind::OtherPlayer, .player = player};
    return {};
}

ScoringReason scoringReason(const Story& story, const StoryStep& step, Player player)
{
    ScoringReason reason{.points = pointsGained(story, step, player)};
    const auto features = scoredFeatures(story, step);
    const auto feature = std::ranges::find_if(features, [&](const FeatureInsight& each) {
        return std::ranges::find(each.strengths, player, &PlayerStrength::player) != each.strengths.end();
    });
    if (feature == features.end()) {
        reason.kind = reason.points > 0 ? ScoringReason::Kind::Scored : ScoringReason::Kind::NotThere;
        return reason;
    }
    for (const auto& each : feature->strengths)
        if (each.player == player)
            reason.strength = each.strength;
        else
            reason.others = std::max(reason.others, each.strength);
    using enum ScoringReason::Kind;
    if (reason.points > 0)
        reason.kind = feature->strengths.size() == 1     ? Scored
                      : reason.strength == reason.others ? Tie
                                                         : Majority;
    else
        reason.kind = reason.strength < reason.others ? Outvoted
                      : reason.strength == 0          ? NoStrength
                                                      : NoValue;
    return reason;
}

} // namespace vozka::lessons
