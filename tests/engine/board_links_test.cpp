// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Random boards whose features are linked, separated and extended by roads that rules add to tiles (parts).
#include "match/dealer.h"
#include "players/random_player.h"
#include "random_edits.h"
#include "scene.h"

namespace vozka {
namespace {

Rules editedRules()
{
    std::vector<std::string_view> bag;
    for (const auto* kind : {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L",
                             "M", "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W", "X"})
        bag.insert(bag.end(), 2, kind);
    return rulesWithOnly("D0", bag, 3, {addBoardEdits});
}

void playGame(const Rules& rules, std::uint64_t seed)
{
    State state = rules.start();
    const Dealer dealer(seed);
    RandomPlayer player(seed);
    ActionList scratch;
    while (!state->over && !testing::Test::HasFatalFailure()) {
        rules.apply(state, state->toMove == noPlayer ? dealer.next(rules, state)
                                                     : player.choose(rules, state, scratch));
        ASSERT_LE(state->board.parts().size(), rules.book().layout()->parts);
        ASSERT_LE(state->board.links().size(), rules.book().layout()->links);
    }
}

class BoardLinks : public testing::Test {
protected:
    void TearDown() override { boardEdit() = {}; }
};

TEST_F(BoardLinks, AgreesWithOracle)
{
    const auto rules = editedRules();
    int boards = 0;
    int removedLinks = 0;
    int bridges = 0;
    for (unsigned seed = 1; seed <= 60; ++seed) {
        RandomEdits edits(rules.catalogue(), seed);
        boardEdit() = [&](Turn& turn) { edits.edit(turn); };
        playGame(rules, seed);
        ASSERT_FALSE(HasFatalFailure()) << "seed " << seed;
        boards += edits.comparedBoards();
        removedLinks += edits.removedLinks();
        bridges += edits.addedBridges();
    }
    EXPECT_GT(boards, 6000);
    EXPECT_GT(removedLinks, 100);
    EXPECT_GT(bridges, 100);
}

/// The root and the ring of a feature do not depend on removed links.
TEST_F(BoardLinks, IgnoresRemovedLinks)
{
    const auto rules = editedRules();
    for (unsigned seed = 1; seed <= 40; ++seed) {
        std::mt19937 random(seed);
        State linked = rules.start();
        State plain = rules.start();
        const Dealer dealer(seed);
        RandomPlayer player(seed);
        ActionList scratch;
        int turn = 0;
        while (!linked->over) {
            const auto action = linked->toMove == noPlayer      ? dealer.next(rules, linked)
                                : rules.step(linked) == "place" ? player.choose(rules, linked, scratch)
                                                                : Action::pass();
            boardEdit() = [&](Turn& edited) {
                auto& board = edited.state().board;
                const auto any = [&] {
                    return static_cast<Segment>(random() % static_cast<unsigned>(board.segmentCount()));
                };
                Segment b = any();
                const Segment a = any();
                while (board.segment(a).kind != board.segment(b).kind)
                    b = any();
                if (++turn % 12 == 5)
                    board.link(a, b, testLink, 0);
                else if (turn % 12 == 11)
                    edited.unlink(testLink, 0);
            };
            rules.apply(linked, action);
            boardEdit() = {};
            rules.apply(plain, action);
            if (!linked->board.links().empty())
                continue;
            auto expected = segmentsOf(plain->board);
            auto found = segmentsOf(linked->board);
            // A link reopens its features, which can then be scored again: the status is not compared.
            for (auto* segments : {&expected, &found})
                for (auto& segment : *segments)
                    segment.setStatus(FeatureStatus::Open);
            ASSERT_EQ(found, expected) << "seed " << seed << ", turn " << turn;
        }
    }
}

TEST(LinkLimit, RefusesTooManyLinks)
{
    std::vector<TileSet> none;
    CapacityFault fault;
    auto catalogue = TileCatalogue::make(std::move(none), fault);
    RuleBook book(std::move(*catalogue), Options(), 2);
    (void)book.addLinks(maxLinks + 1);
    const auto found = book.seal();
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->quantity, "links");
    EXPECT_EQ(found->limit, maxLinks);
}

} // namespace
} // namespace vozka
