// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens held by players, extra turns, points without a place on the board, and figures without strength.
#include "models/overlays/standing_scenes.h"
#include "models/players/holding_model.h"
#include "table_fixture.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

namespace vozka {

namespace {

records::GameRecord withTokens(std::uint64_t seed)
{
    auto game = gameOfTwo(seed);
    game.rules.sets = {"base", "traders-and-builders"};
    return game;
}

class Holdings : public TableTest {
protected:
    void SetUp() override { ASSERT_TRUE(m_controller.startGame(withTokens(1))); }
    RowModel<HoldingRow>& heldBy(int player)
    {
        auto* const holdings = read(*m_controller.players(), player, "holdings").value<RowList*>();
        return *static_cast<RowModel<HoldingRow>*>(holdings);
    }
    [[nodiscard]] std::vector<QString> log()
    {
        std::vector<QString> rows;
        for (int row = 0; row < m_controller.log()->rowCount(); ++row)
            rows.push_back(read(*m_controller.log(), row, "text").toString());
        return rows;
    }
    [[nodiscard]] std::vector<Event> finalScores() const
    {
        std::vector<Event> scores;
        bool ended = false;
        for (const auto& event : m_controller.table().history.back().events) {
            ended = ended || event.type == event::end;
            if (ended && event.type == event::score)
                scores.push_back(event);
        }
        return scores;
    }
    void openPosition(const QByteArray& tiles, const QByteArray& figures)
    {
        QFile file(m_folder.filePath("laid.position.json"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","traders-and-builders"], "options": {}},
 "players": [{"name": "Anna", "colour": "red"}, {"name": "Bela", "colour": "blue"}],
 "toMove": 0,
 "tiles": [)" + tiles
                   + "],\n \"figures\": [" + figures + "]}");
        file.close();
        ASSERT_TRUE(m_controller.files()->open(QUrl::fromLocalFile(file.fileName())));
    }

private:
    QTemporaryDir m_folder;
};

TEST_F(Holdings, AreShownOnCardsOfTheirPlayers)
{
    const auto tokenCount = [&] {
        int sum = 0;
        for (const auto& token : state().tokens.all())
            sum += token.count;
        return sum;
    };
    for (std::uint64_t seed = 1; seed < 40 && tokenCount() < 4; ++seed) {
        ASSERT_TRUE(m_controller.startGame(withTokens(seed)));
        play(1000);
    }
    ASSERT_GT(tokenCount(), 3);
    int shown = 0;
    for (int player = 0; player < 2; ++player)
        for (int row = 0; row < heldBy(player).rowCount(); ++row) {
            const auto& held = heldBy(player);
            const int count = read(held, row, "count").toInt();
            shown += count;
            const QString label = read(held, row, "label").toString();
            EXPECT_TRUE(label.contains(QString::number(count))) << label.toStdString();
            EXPECT_EQ(read(held, row, "leads").toBool(), label.endsWith("nobody has more"));
            EXPECT_TRUE(read(held, row, "source").toString().startsWith("image://sprite/"));
        }
    EXPECT_EQ(shown, tokenCount());
}

TEST_F(Holdings, MarkPlayerWithMost)
{
    play(1000);
    for (const TokenKind kind : {TokenKind{0}, TokenKind{1}, TokenKind{2}})
        for (Player player = 0; player < 2; ++player) {
            const auto other = static_cast<Player>(1 - player);
            const bool leads =
                state().held(player, kind) > 0 && state().held(player, kind) >= state().held(other, kind);
            bool shown = false;
            for (const auto& row : heldBy(player).rows())
                shown = shown || (row.kind == kind && row.leads);
            EXPECT_EQ(shown, leads);
        }
}

TEST_F(Holdings, OnlyTokenOfItsKindHasNoCount)
{
    auto game = gameOfTwo(1);
    game.rules.sets = {"base", "king-and-robber"};
    ASSERT_TRUE(m_controller.startGame(game));
    play(1000);
    std::vector<QString> labels;
    for (int player = 0; player < 2; ++player)
        for (const auto& row : heldBy(player).rows()) {
            labels.push_back(row.label);
            EXPECT_TRUE(row.source.startsWith("image://piece/")) << row.source.toStdString();
        }
    std::ranges::sort(labels);
    EXPECT_EQ(labels, (std::vector<QString>{"King", "Robber"}));
    EXPECT_TRUE(std::ranges::any_of(
        log(), [](const QString& row) { return row.contains("takes the king for the largest city"); }));
}

TEST_F(Holdings, PromptAnnouncesExtraTurn)
{
    bool before = false;
    bool after = false;
    for (std::uint64_t seed = 1; seed < 60 && !after; ++seed) {
        ASSERT_TRUE(m_controller.startGame(withTokens(seed)));
        before = false;
        while (!state().over && !after) {
            playOne();
            const auto now = m_controller.prompt().text;
            before = before || now.endsWith("(then an extra turn, by the builder)");
            after = now.endsWith("(extra turn, by the builder)");
        }
    }
    ASSERT_TRUE(after) << "no extra turn in 59 games";
    EXPECT_TRUE(before || std::ranges::any_of(log(), [](const QString& row) {
                    return row.contains("places the builder");
                }));
    EXPECT_TRUE(std::ranges::any_of(
        log(), [](const QString& row) { return row.contains("takes an extra turn, by the builder"); }));
}

TEST_F(Holdings, ScoreWithoutPlaceInFinalCount)
{
    play(1000);
    const auto scores = finalScores();
    const auto placeless =
        std::ranges::count_if(scores, [](const Event& score) { return !score.line.hasPlace(); });
    ASSERT_GT(placeless, 0);
    FinalCount count(nullptr);
    count.setProperty("stepwise", true);
    count.prepare(m_controller.table(), m_controller.table().history);
    count.begin();
    int earnerCount = 0;
    while (count.active()) {
        count.show(m_controller.table());
        if (count.message().startsWith("Goods: most ")) {
            EXPECT_TRUE(count.message().endsWith("= 10") || count.message().endsWith("=\u00a010"));
            EXPECT_TRUE(count.extent().isEmpty());
            earnerCount += count.earners()->rowCount();
        } else {
            EXPECT_FALSE(count.extent().isEmpty());
        }
        count.next();
    }
    EXPECT_EQ(earnerCount, placeless);
}

TEST_F(Holdings, OwnersOverlayNamesFiguresWithoutStrength)
{
    openPosition(R"({"tile": "A", "at": [0,0], "turns": 3}, {"tile": "U", "at": [1,0], "turns": 1})",
                 R"({"player": 0, "kind": "follower", "at": [0,0], "feature": "road-s"},
           {"player": 0, "kind": "builder", "at": [1,0], "feature": "road-ns"})");
    const auto scene = ownersScene(m_controller.table());
    ASSERT_EQ(scene.entries.size(), 1U);
    EXPECT_TRUE(
        scene.entries[0].message.startsWith("Anna, strength 1: meeple\nAnna: builder, counts nothing"))
        << scene.entries[0].message.toStdString();
}

TEST_F(Holdings, FieldsOverlayShowsPointsOfPig)
{
    openPosition(R"({"tile": "E", "at": [0,0], "turns": 2}, {"tile": "E", "at": [0,1], "turns": 0},
           {"tile": "B", "at": [0,2], "turns": 0})",
                 R"({"player": 0, "kind": "follower", "at": [0,1], "feature": "field-1"},
           {"player": 0, "kind": "pig", "at": [0,2], "feature": "field-1"})");
    const auto scene = fieldsScene(m_controller.table());
    const auto field = std::ranges::find_if(
        scene.entries, [](const auto& entry) { return entry.message.contains("Anna: pig"); });
    ASSERT_NE(field, scene.entries.end());
    QString message = field->message;
    message.replace(QChar::Nbsp, u' ');
    EXPECT_TRUE(message.contains("Field: 1 completed city × 3 + 1 city for the pig = 4"))
        << message.toStdString();
    const auto owners = ownersScene(m_controller.table());
    EXPECT_TRUE(std::ranges::any_of(owners.entries, [](const auto& entry) {
        return entry.message.contains("1 city for the pig");
    })) << "the majority scores with the pig";
}

} // namespace

} // namespace vozka
