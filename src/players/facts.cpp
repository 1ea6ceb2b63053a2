// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/facts.h"

#include "players/shared_facts.h"
#include "players/space_counts.h"

#include <algorithm>
#include <map>
#include <utility>

namespace vozka {

Facts::Facts(const FeatureNumbers& numbers, MoveBoard& before, MoveBoard& move, MoveBoard& other)
    : m_numbers(numbers), m_boards{&move, &other, &before}
{}

int Facts::numberOf(std::size_t at, Segment segment) const
{
    return at == beforeMoves ? m_numbers.before(segment) : m_numbers.after(at, segment);
}

Segment Facts::figureOf(std::size_t at, Player player, int feature) const
{
    for (const auto& figure : board(at).state()->figuresOnBoard())
        if (figure.player == player && numberOf(at, figure.segment) == feature)
            return figure.segment;
    return noSegment;
}

FactFeature Facts::featureAt(std::size_t at, Segment segment) const
{
    const auto& all = board(at).board();
    const auto known = static_cast<Segment>(board(beforeMoves).board().segmentCount());
    FactFeature feature{all.ref(segment), all.segment(segment).kind, noSegment};
    all.forEachSegment(segment, [&](Segment each) {
        if (each < known && (feature.before == noSegment || each < feature.before))
            feature.before = each;
    });
    if (feature.before != noSegment)
        feature.at = all.ref(feature.before);
    return feature;
}

Fact Facts::change(Code code, const Difference& difference) const
{
    Fact fact{.code = code, .player = difference.player};
    fact.count = wholePoints(difference.points);
    fact.less = difference.points < 0;
    // A player can have figures only on the other feature of a join, or only before the moves.
    for (const std::size_t at : {0U, 1U, 2U})
        for (const int number : {difference.feature, difference.joined}) {
            const Segment segment =
                fact.feature || number < 0 ? noSegment : figureOf(at, difference.player, number);
            if (segment == noSegment)
                continue;
            fact.feature = featureAt(at, segment);
            fact.isOfOther = at == 1;
            fact.less = fact.less != fact.isOfOther;
        }
    return fact;
}

/// Returns the danger by the estimate that expects the greatest loss of a figure of the player on the
/// feature; the code is `worth` if none expects a loss.
Fact Facts::danger(std::size_t at, const Difference& difference)
{
    const auto& now = board(at);
    const auto& book = now.rules().book();
    Fact fact{.code = fact::worth, .player = difference.player};
    float greatest = 0;
    for (const auto& figure : now.state()->figuresOnBoard()) {
        if (figure.player != difference.player || numberOf(at, figure.segment) != difference.feature)
            continue;
        for (const auto& estimate : book.estimates())
            if (const float loss = estimate->lossOf(book, *now.state(), figure); loss > greatest) {
                greatest = loss;
                fact.code = fact::danger;
                fact.detail = estimate->name();
                fact.feature = featureAt(at, figure.segment);
            }
    }
    return fact.code == fact::worth ? guarded(at, difference) : fact;
}

Fact Facts::extraTurn(std::size_t at, const Difference& difference)
{
    auto& now = board(at);
    Fact fact{.code = fact::worth, .player = difference.player};
    for (const auto& figure : now.state()->figuresOnBoard()) {
        if (figure.player != difference.player || numberOf(at, figure.segment) != difference.feature
            || !now.rules().book().figureRule(figure.kind).spec().grantsExtraTurn)
            continue;
        const auto spaces = spacesOf(now.rules(), now.state(), now.insight(figure.segment));
        if (spaces.cells.empty())
            break;
        fact.code = fact::extraTurn;
        fact.feature = featureAt(at, figure.segment);
        fact.count = tilesThatFit(now.rules(), now.state(), spaces.cells);
        fact.of = now.state()->bagTotal;
        break;
    }
    return fact;
}

Fact Facts::joining(std::size_t at, const Difference& difference)
{
    const auto& now = board(at);
    Fact fact{.code = fact::worth, .player = difference.player};
    for (const auto& line : now.ledger()) {
        const auto& subject = line.subject;
        if (line.term != Term::Joining || line.player != difference.player || subject.cell != difference.cell)
            continue;
        const int a = numberOf(at, subject.feature);
        const int b = numberOf(at, subject.joined);
        if (std::min(a, b) != difference.feature || std::max(a, b) != difference.joined)
            continue;
        const int tiles =
            joiningTiles(now.rules(), now.state(), subject.feature, subject.joined, subject.cell);
        if (tiles == 0)
            continue;
        fact.code = fact::join;
        fact.feature = featureAt(at, subject.feature);
        fact.joined = featureAt(at, subject.joined);
        const bool isOnFirst = std::ranges::any_of(now.state()->figuresOnBoard(), [&](const Figure& figure) {
            return figure.player == difference.player && now.board().root(figure.segment) == subject.feature;
        });
        if (!isOnFirst)
            std::swap(fact.feature, fact.joined);
        fact.cell = subject.cell;
        fact.count = tiles;
        fact.of = now.state()->bagTotal;
        break;
    }
    return fact;
}

Fact Facts::describe(std::size_t at, const Difference& difference)
{
    switch (difference.topic) {
    case Topic::Feature:
        return feature(at, difference);
    case Topic::Danger:
        return danger(at, difference);
    case Topic::ExtraTurns:
        return extraTurn(at, difference);
    case Topic::MovingOn:
        return movingOn(at, difference);
    case Topic::Joining:
        return joining(at, difference);
    case Topic::Figures:
    case Topic::OwnTiles:
    case Topic::Holdings:
        return hand(at, difference);
    default:
        return {.code = fact::worth, .player = difference.player};
    }
}

/// True if no number explains the points: numbers speak only for the board with fewer points, or both boards
/// have the same number of targets.
bool Facts::contradict(const Fact& better, const Fact& worse)
{
    if (better.code != worse.code || better.detail != worse.detail
        || !isOneOf(better.code,
                    {fact::movingOn, fact::extraTurn, fact::oneLeft, fact::open, fact::around, fact::field}))
        return false;
    // More cities are good for a field, and more open spaces are bad for another feature.
    const int spaces = worse.spaces - better.spaces;
    const auto advantages = std::array{better.count - worse.count, better.tiles - worse.tiles,
                                       better.code == fact::field ? -spaces : spaces};
    const auto [least, greatest] = std::ranges::minmax(advantages);
    return greatest <= 0 && (least < 0 || better.code == fact::movingOn);
}

/// Adds the number of the same fact on the other board if it explains the points. `isBetter`: the player has
/// more points on the board of `fact`.
void Facts::compare(const Fact& other, bool isBetter, Fact& fact)
{
    const bool isAboutTargets = fact.code == fact::movingOn && !fact.detail.empty();
    const bool isAboutSpaces =
        fact.code == fact::oneLeft || fact.code == fact::open || fact.code == fact::around;
    // On the other board a figure of the player may be on another part of a feature that is joined here.
    if (fact.code != other.code || fact.detail != other.detail || fact.feature != other.feature
        || !(isAboutTargets || isAboutSpaces || fact.code == fact::field))
        return;
    if (fact.code == fact::field) {
        if (fact.count != other.count && (fact.count > other.count) == isBetter)
            fact.countOtherwise = other.count;
        else if (fact.count == other.count && fact.spaces != other.spaces
                 && (fact.spaces > other.spaces) == isBetter)
            fact.spacesOtherwise = other.spaces;
        return;
    }
    if (fact.spaces != other.spaces) {
        if ((fact.spaces < other.spaces) == isBetter)
            fact.spacesOtherwise = other.spaces;
    } else if (fact.count != other.count && (fact.count > other.count) == isBetter) {
        fact.countOtherwise = other.count;
    }
}

bool Facts::isCompletion(const Difference& difference) const
{
    for (std::size_t at = 0; at < beforeMoves && difference.topic == Topic::Feature; ++at)
        for (const auto& [line, isFinal] : board(at).scored())
            if (const Segment segment = board(at).segmentOf(line);
                !isFinal && line.player == difference.player && numberOf(at, segment) == difference.feature
                && board(at).rules().book().isComplete(*board(at).state(), segment))
                return true;
    return false;
}

void Facts::nameParts(Fact& fact) const
{
    if (!fact.feature || fact.feature->before == noSegment || isAboutSupply(fact)
        || isOneOf(fact.code, {fact::join, fact::danger, fact::guarded, fact::extraTurn, fact::movingOn}))
        return;
    const auto& earlier = board(beforeMoves);
    const auto& now = board(fact.isOfOther ? 1 : 0).board();
    const auto& other = board(fact.isOfOther ? 0 : 1).board();
    const Segment named = earlier.board().root(fact.feature->before);
    const Segment whole = now.root(fact.feature->before);
    // Smaller for parts whose letter explains more.
    std::map<Segment, int> ranks;
    for (const auto& figure : earlier.state()->figuresOnBoard()) {
        const Segment part = earlier.board().root(figure.segment);
        // A ferry that the move takes away can divide a feature.
        bool isWhole = true;
        earlier.board().forEachSegment(part,
                                       [&](Segment each) { isWhole = isWhole && now.root(each) == whole; });
        if (isWhole) {
            const int rank = figure.player != fact.player ? 2 : part == named ? 0 : 1;
            int& best = ranks.try_emplace(part, rank).first->second;
            best = std::min(best, rank);
        }
    }
    std::vector<Segment> parts;
    for (const auto& [part, rank] : ranks)
        parts.push_back(part);
    std::ranges::stable_sort(parts, {}, [&](Segment part) { return ranks.at(part); });
    const bool isOnlyHere = std::ranges::any_of(
        parts, [&](Segment part) { return other.root(part) != other.root(parts.front()); });
    if (!isOnlyHere)
        return;
    for (const Segment part : parts)
        fact.parts.push_back({earlier.board().ref(part), fact.feature->kind, part});
    fact.feature = fact.parts.front();
}

Fact Facts::of(const Difference& difference)
{
    const auto code = difference.topic == Topic::MovingOn         ? fact::movingOn
                      : difference.topic == Topic::OtherPoints    ? fact::points
                      : difference.topic == Topic::Figures        ? fact::returning
                      : difference.topic == Topic::Tempo          ? fact::turn
                      : difference.topic == Topic::ExpectedPoints ? fact::expected
                                                                  : fact::worth;
    auto fact = describe(0, difference);
    const auto first = fact;
    const auto other = describe(1, difference);
    const bool isOnlyOther = fact == describe(beforeMoves, difference) || fact.code == fact::worth
                             || (isAboutScore(other) && !isAboutScore(fact))
                             || (isAboutMajority(other) && !isAboutMajority(fact) && !isAboutScore(fact));
    const bool isBetter = difference.points > 0;
    if ((fact == other && fact.code != fact::completed)
        || (isBetter ? contradict(first, other) : contradict(other, first))) {
        fact = change(code, difference);
    } else if (isOnlyOther && other.code != fact::worth) {
        fact = other;
        fact.isOfOther = true;
    } else if (fact.code == fact::worth) {
        fact = change(code, difference);
    }
    compare(fact.isOfOther ? first : other, isBetter != fact.isOfOther, fact);
    if (isAboutSupply(fact)) {
        fact.of = fact.isOfOther ? hand(0, difference).count : other.count;
        if (fact.of == fact.count)
            fact = change(code, difference);
    } else if (fact.code == fact::turn) {
        fact.isOfOther = fact.less;
        fact.less = false;
    }
    if (fact.code == fact::expected)
        fact.detail =
            board(0).rules().book().estimates().at(static_cast<std::size_t>(difference.number))->name();
    if ((fact.code == fact::worth || fact.code == fact::movingOn) && !fact.feature)
        fact.code = fact::expected;
    const auto decider = board(beforeMoves).state()->toMove;
    fact.points =
        difference.player == decider ? difference.points : -difference.points / static_cast<float>(rivals());
    return fact;
}

} // namespace vozka
