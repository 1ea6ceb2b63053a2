// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "goods_law.h"

#include <gtest/gtest.h>

#include <map>

namespace vozka {

Check goodsMatchCompletedCities(const CheckedGame& game)
{
    const auto& rules = game.rules;
    std::map<Code, MarkField> marks;
    for (const auto& token : rules.book().tokens())
        if (const auto mark = rules.catalogue().mark(FeatureKind::City, token.word); mark.exists())
            marks.emplace(token.word, mark);
    if (marks.empty())
        return [](const State&, const Events&) {};
    std::map<Code, int> completedMarks;
    return [=, &game, &rules](const State& state, const Events& events) mutable {
        const auto& board = state->board;
        for (const auto& happened : events)
            if (happened.type == event::complete && happened.featureKind == FeatureKind::City)
                for (const auto& [word, mark] : marks) {
                    const auto tile = board.tileAt(happened.at.at);
                    completedMarks[word] +=
                        mark.in(board.feature(board.segmentOf(tile, happened.at.feature)).marks);
                }
        for (const auto& [word, mark] : marks) {
            int inHands = 0;
            for (Player player = 0; player < game.players(); ++player)
                inHands += state->held(player, rules.book().findToken(word)->kind);
            EXPECT_EQ(inHands, completedMarks[word]) << word;
        }
    };
}

} // namespace vozka
