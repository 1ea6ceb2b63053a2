// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/shared_facts.h"

#include <algorithm>

namespace vozka {

namespace {

/// True for facts whose numbers do not depend on the player.
bool isAboutFeature(const Fact& fact)
{
    return isOneOf(fact.code,
                   {fact::oneLeft, fact::open, fact::around, fact::dead, fact::allOrNothing, fact::field});
}

/// True if another majority of the same feature explains both facts.
bool haveSameMajority(const ComparedFact& one, const ComparedFact& other)
{
    return one.topic == Topic::Feature && other.topic == Topic::Feature && one.number == other.number
           && (isAboutMajority(one.fact) || isAboutMajority(other.fact)) && !isAboutScore(one.fact)
           && !isAboutScore(other.fact);
}

bool isSameEvent(const ComparedFact& first, const ComparedFact& second)
{
    if (haveSameMajority(first, second))
        return true;
    const auto& one = first.fact;
    const auto& other = second.fact;
    if (one.isOfOther != other.isOfOther || !one.feature || !other.feature || one.player == other.player)
        return false;
    if (one.code == fact::join && other.code == fact::join)
        return one.cell == other.cell
               && (one.feature == other.feature ? one.joined == other.joined
                                                : one.feature == other.joined && one.joined == other.feature);
    Fact same = other;
    same.player = one.player;
    same.points = one.points;
    same.sharing = one.sharing;
    return isAboutFeature(one) && same == one;
}

/// Makes a tie the fact of the deciding player if that player is tied as well.
Fact seenBy(Player decider, Fact fact)
{
    const auto found = std::ranges::find(fact.sharing, decider);
    if (fact.code != fact::tied || found == fact.sharing.end())
        return fact;
    *found = fact.player;
    std::ranges::sort(fact.sharing);
    fact.player = decider;
    fact.rival = fact.sharing.front();
    return fact;
}

/// True if the first fact remains of two facts about one event.
bool remains(const Fact& one, const Fact& other, Player decider)
{
    if (isAboutMajority(one) != isAboutMajority(other))
        return isAboutMajority(one);
    return one.player == decider || other.player != decider;
}

} // namespace

bool isAboutMajority(const Fact& fact)
{
    return isOneOf(fact.code, {fact::alone, fact::tied, fact::lost});
}

bool isAboutScore(const Fact& fact)
{
    return isOneOf(fact.code, {fact::completed, fact::scored});
}

std::vector<Fact> combined(const std::vector<ComparedFact>& facts, Player decider)
{
    std::vector<ComparedFact> all;
    for (auto each : facts) {
        each.fact = seenBy(decider, each.fact);
        const auto same = std::ranges::find_if(
            all, [&](const ComparedFact& earlier) { return isSameEvent(earlier, each); });
        if (same == all.end()) {
            all.push_back(std::move(each));
            continue;
        }
        const bool isEarlierKept = remains(same->fact, each.fact, decider);
        Fact kept = isEarlierKept ? same->fact : each.fact;
        const Fact& other = isEarlierKept ? each.fact : same->fact;
        if (isAboutFeature(kept)) {
            kept.sharing.insert(kept.sharing.end(), other.sharing.begin(), other.sharing.end());
            kept.sharing.push_back(other.player);
        }
        kept.points += other.points;
        same->fact = std::move(kept);
    }
    std::vector<Fact> result;
    for (auto& each : all)
        result.push_back(std::move(each.fact));
    return result;
}

} // namespace vozka
