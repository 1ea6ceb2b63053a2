// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table and the sandbox with The Tunnel: choices of a token, its picture and the tokens left.
#include "models/players/holding_model.h"
#include "sandbox_fixture.h"

#include <QStringList>

#include <algorithm>

namespace vozka {

namespace {

class TunnelTable : public TableTest {
protected:
    /// Plays with these sets until a player decides in this step and can place a token.
    void playToToken(Code step, const std::vector<std::string>& sets = {"base", "tunnel"})
    {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            auto game = gameOfTwo(seed);
            game.rules.sets = sets;
            ASSERT_TRUE(m_controller.startGame(game));
            while (!m_controller.over()) {
                if (stepNow() == step && !tokens().empty())
                    return;
                play(1);
            }
        }
        FAIL() << "no token could be placed in the step " << step;
    }
    [[nodiscard]] Code stepNow() const
    {
        const Table table = m_controller.table();
        return table.rules->step(*table.state);
    }
    [[nodiscard]] bool isToken(const Action& action) const
    {
        const Table table = m_controller.table();
        const auto* const form = table.rules->book().formOf(action);
        return isOfExpansion(action.type) && form != nullptr && form->word() == "tunnel";
    }
    /// Declines if possible, otherwise makes the first choice.
    void passOrChooseFirst()
    {
        m_controller.discards()->dismiss();
        m_controller.choose(std::max(m_controller.prompt().passRow, 0));
        m_controller.resolveHeld(true);
    }
    /// Returns the markers of tokens that can be placed.
    [[nodiscard]] std::vector<Choice> tokens()
    {
        std::vector<Choice> found;
        for (const auto& row : m_controller.candidates()->rows())
            if (row.isAllowed() && isToken(row.action))
                found.push_back(row);
        return found;
    }
    [[nodiscard]] int markersOfFigures()
    {
        const auto& rows = m_controller.candidates()->rows();
        return static_cast<int>(std::ranges::count_if(
            rows, [](const Choice& row) { return row.kind == Choice::Kind::PlaceFigure; }));
    }
    [[nodiscard]] QStringList pieces()
    {
        QStringList labels;
        const auto& model = *m_controller.figures()->pieces();
        for (int row = 0; row < model.rowCount(); ++row)
            labels << read(model, row, "label").toString();
        return labels;
    }
    [[nodiscard]] QStringList holdings(Player player)
    {
        QStringList labels;
        for (const auto& row : m_controller.players()->holdingsOf(player).rows())
            labels << row.label;
        return labels;
    }
};

TEST_F(TunnelTable, DeployStepsOfferTokenInAddition)
{
    for (const Code step : {"deploy", "phantom"}) {
        ASSERT_NO_FATAL_FAILURE(playToToken(step, {"base", "tunnel", "phantom"}));
        const Player player = state().active;
        const auto offered = tokens();
        const int figures = markersOfFigures();
        EXPECT_GT(figures, 0) << step;
        EXPECT_TRUE(m_controller.prompt().text.endsWith("; you may also place a tunnel token"))
            << m_controller.prompt().text.toStdString();
        const auto before = holdings(player).size();
        m_controller.choose(offered.front().row);
        ASSERT_TRUE(m_controller.prompt().confirms) << "it is not the choice of the step";
        EXPECT_EQ(m_controller.prompt().confirmLabel, "Place it");
        ASSERT_TRUE(m_controller.confirm());
        EXPECT_EQ(stepNow(), step) << "the choice of the figure remains";
        EXPECT_EQ(markersOfFigures(), figures);
        EXPECT_TRUE(tokens().empty()) << "one token in a turn";
        EXPECT_FALSE(m_controller.prompt().text.contains("token"));
        EXPECT_EQ(holdings(player).size(), before) << "the other token of the pair is left";
    }
}

TEST_F(TunnelTable, EqualTokensAreOfferedOnce)
{
    for (const Code step : {"deploy", "tunnel"}) {
        ASSERT_NO_FATAL_FAILURE(playToToken(step));
        const auto offered = tokens();
        for (const auto& one : offered) {
            EXPECT_EQ(one.action.number, 0) << "all pairs are unused";
            EXPECT_EQ(one.source, offered.front().source);
            EXPECT_TRUE(one.label.startsWith("Place a token with a circle")) << one.label.toStdString();
            EXPECT_EQ(std::ranges::count(offered, one.spot, &Choice::spot), 1);
        }
        const auto unused = holdings(state().active);
        EXPECT_EQ(unused, (QStringList{"Tunnel tokens with a circle: 2", "Tunnel tokens with a square: 2",
                                       "Tunnel tokens with a triangle: 2"}));
    }
}

TEST_F(TunnelTable, TokensOfUsedAndUnusedPairDiffer)
{
    ASSERT_NO_FATAL_FAILURE(playToToken("tunnel"));
    const Player player = state().active;
    m_controller.choose(tokens().front().row);
    m_controller.resolveHeld(true);
    EXPECT_TRUE(holdings(player).contains("Tunnel tokens with a circle: 1"));
    const auto labels = pieces();
    EXPECT_TRUE(labels.contains(
        QStringLiteral("%1: tunnel token with a circle").arg(m_controller.table().playerName(player))))
        << labels.join('\n').toStdString();
    do
        passOrChooseFirst();
    while (!m_controller.over() && (stepNow() != "tunnel" || state().active != player));
    ASSERT_FALSE(m_controller.over());
    const auto offered = tokens();
    const auto spot = offered.front().spot;
    EXPECT_EQ(std::ranges::count(offered, spot, &Choice::spot), 2) << "circle or square";
    EXPECT_NE(offered[0].source, offered[1].source);
    EXPECT_NE(offered[0].label, offered[1].label);
    EXPECT_NE(offered[0].place, offered[1].place);
}

TEST_F(TunnelTable, TakenEntranceShowsReason)
{
    ASSERT_NO_FATAL_FAILURE(playToToken("tunnel"));
    const auto first = tokens().front();
    m_controller.choose(first.row);
    m_controller.resolveHeld(true);
    while (!m_controller.over() && stepNow() != "tunnel")
        passOrChooseFirst();
    ASSERT_FALSE(m_controller.over());
    const auto& rows = m_controller.candidates()->rows();
    const auto taken = std::ranges::find(rows, first.spot, &Choice::spot);
    ASSERT_NE(taken, rows.end());
    EXPECT_FALSE(taken->isAllowed());
    EXPECT_TRUE(taken->label.startsWith("A tunnel token lies on this entrance already"))
        << taken->label.toStdString();
}

using TunnelSandbox = SandboxModels;

TEST_F(TunnelSandbox, TokensArePlacedAndTakenAway)
{
    ASSERT_TRUE(m_sandbox.toggleSet(
        m_sandbox.sets()->find([](const SetChoiceRow& row) { return row.name == Code("tunnel"); })));
    ASSERT_TRUE(lay("tu-03", 0, 0));
    const auto tokenRows = [&] {
        EXPECT_TRUE(m_sandbox.listActions(0, 0));
        QStringList labels;
        for (const auto& row : m_sandbox.actions()->rows())
            if (row.label.contains("token"))
                labels << row.label;
        return labels;
    };
    const auto doAction = [&](const QString& label) {
        return m_sandbox.doAction(
            m_sandbox.actions()->find([&](const TileActionRow& row) { return row.label == label; }));
    };
    const auto before = tokenRows();
    ASSERT_EQ(before.size(), 6) << "three pairs, two entrances";
    ASSERT_TRUE(doAction(before.front()));
    const auto after = tokenRows();
    const QString takeAway = QStringLiteral("Take away – Player 1: tunnel token with a circle");
    EXPECT_EQ(after.size(), 4);
    ASSERT_TRUE(after.contains(takeAway)) << after.join('\n').toStdString();
    ASSERT_TRUE(doAction(takeAway));
    EXPECT_EQ(tokenRows(), before);
}

} // namespace

} // namespace vozka
