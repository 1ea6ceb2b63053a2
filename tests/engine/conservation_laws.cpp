// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "conservation_laws.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace vozka {

Check figuresAndTokensAreConserved(const CheckedGame& game)
{
    const auto& book = game.rules.book();
    const auto countOf = [](const State& state, TokenKind kind) {
        int count = 0;
        for (const auto& token : state->tokensOf(kind))
            count += token.count;
        return count;
    };
    std::map<Code, int> tokens;
    const State start = game.rules.start();
    for (const auto& spec : book.tokens())
        tokens[spec.word] = countOf(start, spec.kind);
    return [=, &game, &book](const State& state, const Events& events) mutable {
        for (Player player = 0; player < game.players(); ++player)
            for (const auto& kind : book.figureRules()) {
                const auto isOfKind = [&](Player owner, FigureKind figure) {
                    return owner == player && figure == kind->kind();
                };
                const auto onBoard =
                    std::ranges::count_if(state->figuresOnBoard(), [&](const Figure& figure) {
                        return isOfKind(figure.player, figure.kind);
                    });
                const auto inAreas =
                    std::ranges::count_if(state->inAreas.all(), [&](const FigureInArea& figure) {
                        return isOfKind(figure.player, figure.kind);
                    });
                const auto inTokens = std::ranges::count_if(state->tokens.all(), [&](const Token& token) {
                    return book.token(token.kind).isFigure() && isOfKind(token.owner, token.figure());
                });
                EXPECT_EQ(onBoard + inAreas + inTokens + state->supply[player][index(kind->kind())],
                          kind->spec().supply);
            }
        for (const auto& happened : events)
            if (happened.type == event::piece)
                tokens[book.token(happened.token).word] = 1;
            else if (happened.type == event::taken)
                // The only token of its kind can be taken from another player.
                tokens[happened.what] =
                    std::min(tokens[happened.what] + happened.count, book.findToken(happened.what)->most);
            else if (tokens.contains(happened.type) && happened.to.feature != noFeature
                     && happened.segments.empty())
                // The first link of two features.
                ++tokens[happened.type];
            else if (happened.type == event::captured)
                ++tokens[happened.what];
            else if (happened.type == event::released)
                --tokens[book.token(happened.token).word];
        for (const auto& spec : book.tokens()) {
            EXPECT_EQ(countOf(state, spec.kind), tokens[spec.word]) << spec.word;
            EXPECT_LE(tokens[spec.word], spec.most) << spec.word;
        }
        EXPECT_TRUE(std::ranges::is_sorted(state->tokens.all(), {}, &Token::kind));
        for (const auto& token : state->tokens.all())
            EXPECT_TRUE(book.token(token.kind).canBe(token.spot)) << book.token(token.kind).word;
    };
}

Check tilesAreConserved(const CheckedGame& game)
{
    std::size_t discarded = 0;
    std::size_t tiles = 0;
    // Combined sets can leave tiles in the box.
    for (KindIndex kind = 0; kind < game.rules.catalogue().kindCount(); ++kind)
        if (const auto& tile = game.rules.catalogue().kind(kind); tile.inBag)
            tiles += static_cast<std::size_t>(tile.count);
    for (const auto& start : game.rules.book().startTiles())
        tiles += game.rules.catalogue().kind(start.kind).inBag ? 0U : 1U;
    return [=, &game](const State& state, const Events& events) mutable {
        discarded += static_cast<std::size_t>(std::ranges::count(events, event::discard, &Event::type));
        std::size_t inPools = 0;
        for (const auto& spec : game.rules.book().pools())
            for (const auto count : state->left(spec.pool))
                inPools += spec.tiles.empty() ? 0U : count;
        const std::size_t drawn = state->drawn == noKind ? 0 : 1;
        const auto fromBag = std::ranges::count(state->board.tiles(), noPlayer, &PlacedTile::owner);
        EXPECT_EQ(static_cast<std::size_t>(fromBag) + state->bagTotal + inPools + drawn + discarded, tiles);
    };
}

} // namespace vozka
