// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/tunnel/tunnel.h"

#include <algorithm>
#include <array>

namespace vozka::tunnel {

namespace {

constexpr OptionSpec tokenSets{"tunnelTokens", OptionSpec::Type::Choice, {"3/2/1", "2/1/1", "1/1/1"}, 0, 0,
                               "tu.tokens"};
/// Tunnels of other sets, in the order of the option's words.
enum class OtherTunnels : std::uint8_t { Entrances, Plain };
constexpr OptionSpec otherTunnels{"otherTunnels", OptionSpec::Type::Choice, {"entrances", "plain"}, 0, 0,
                                  "tu.others"};
constexpr std::array options{tokenSets, otherTunnels};
/// Rule: tu.open - a road is not complete at an entrance.
/// Rule: tu.north - houses are no entrance.
constexpr std::array roadEnds{RoadEndSpec{.word = entranceWord}};

/// Rule: tu.tokens
int pairsPerPlayer(int option, int players)
{
    // By option, then for 2, 3, and 4 or more players.
    constexpr std::array<std::array<int, 3>, 3> pairs{{{3, 2, 1}, {2, 1, 1}, {1, 1, 1}}};
    return pairs[static_cast<std::size_t>(option)][static_cast<std::size_t>(std::min(players, 4) - 2)];
}

void changeTileSets(std::vector<TileSet>& sets, const Options& chosen)
{
    if (static_cast<OtherTunnels>(chosen.value(otherTunnels)) == OtherTunnels::Entrances)
        splitTunnels(sets);
}

void addRules(RuleBook& book)
{
    constexpr int tokensOfPair = 2;
    const int pairs = pairsPerPlayer(book.options().value(tokenSets), book.playerCount());
    const int links = pairs * book.playerCount();
    // Rule: tu.join - the roads of both tokens are linked. Rule: tu.score - the link adds no tile.
    const auto tokens =
        book.add(TokenSpec{.word = expansion.name,
                           .listedAs = "tunnels",
                           .spots = static_cast<SpotSet>(setOf(SpotKind::Hand) | setOf(SpotKind::Feature)),
                           .most = links * tokensOfPair,
                           .each = tokensOfPair,
                           .pairs = pairs,
                           .arg = TokenArg::Pair,
                           .link = book.addLinks(links),
                           .roadEnd = entranceWord});
    addPlacing(book, tokens);
}

} // namespace

const Expansion expansion{.name = "tunnel",
                          .tileSet = "tunnel",
                          .featureKinds = {},
                          .options = options,
                          .addRules = addRules,
                          .changeTileSets = changeTileSets,
                          .roadEnds = roadEnds};

} // namespace vozka::tunnel
