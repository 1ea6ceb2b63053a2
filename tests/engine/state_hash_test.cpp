// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// States that differ in a single part have different hashes.
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

std::size_t hashAtStart(const std::vector<std::string_view>& bag,
                        const std::vector<void (*)(RuleBook&)>& ruleSources)
{
    return rulesWithOnly("D0", bag, 3, ruleSources).start().hash();
}

/// Writes a number into a slot when a tile is placed.
template<int number>
void addCounter(RuleBook& book)
{
    book.on(Trigger::TilePlaced, [slot = book.reserveSlot<int>()](Turn& turn, const TriggerArgs&) {
        turn.state().ofExpansions.get<int>(slot) = number;
    });
}

template<int supply>
void addGuests(RuleBook& book)
{
    book.add(FigureSpec{.name = "guest", .supply = supply});
}

/// A step for one player.
class Question final : public Step {
public:
    explicit Question(Player player) : Step({.name = "question"}), m_player(player) {}
    Next enter(Turn& turn) const override
    {
        turn.state().toMove = m_player;
        return Next::Choice;
    }

private:
    Player m_player;
};

template<int player>
void addQuestion(RuleBook& book)
{
    book.plan().insertBefore(step::draw, std::make_unique<Question>(Player{player}), "test");
}

} // namespace

TEST(StateHash, IsEqualForEqualStates)
{
    EXPECT_EQ(hashAtStart({"V", "B"}, {addCounter<1>}), hashAtStart({"V", "B"}, {addCounter<1>}));
}

TEST(StateHash, DependsOnSlots)
{
    EXPECT_NE(hashAtStart({"V"}, {addCounter<1>}), hashAtStart({"V"}, {addCounter<2>}));
}

TEST(StateHash, DependsOnBag)
{
    EXPECT_NE(hashAtStart({"V", "B"}, {}), hashAtStart({"V", "E"}, {}));
}

TEST(StateHash, DependsOnSupplies)
{
    EXPECT_NE(hashAtStart({"V"}, {addGuests<1>}), hashAtStart({"V"}, {addGuests<2>}));
}

TEST(StateHash, DependsOnDecidingPlayer)
{
    EXPECT_NE(hashAtStart({"V"}, {addQuestion<1>}), hashAtStart({"V"}, {addQuestion<2>}));
}

} // namespace vozka
