// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// After the end of the game, the text of a hovered feature lists its scores.
#include "models/text/messages.h"
#include "table_fixture.h"

#include <QDir>

namespace vozka {

class ScoredFeatureTexts : public TableTest {
protected:
    Overlays& overlays() { return *m_controller.overlays(); }
    /// Returns the number of features that were scored.
    int scoredFeatures()
    {
        const Table table = m_controller.table();
        std::vector<Segment> roots;
        for (const auto& entry : table.history)
            for (const auto& event : entry.events)
                if (event.type == event::score && event.line.hasPlace())
                    roots.push_back(rootOf(event.line));
        std::ranges::sort(roots);
        return static_cast<int>(std::unique(roots.begin(), roots.end()) - roots.begin());
    }
    Segment rootOf(const ScoreLine& line) const
    {
        const auto& board = m_controller.table().board();
        return board.root(board.segmentOf(board.tileAt(line.at), line.feature));
    }
};

TEST_F(ScoredFeatureTexts, AreShownOnlyAfterEnd)
{
    play(30);
    EXPECT_FALSE(overlays().explaining());
    overlays().hoverAt(0, 0, QPointF(0.5, 0.1));
    EXPECT_EQ(overlays().hoveredTitle(), "");
    EXPECT_TRUE(overlays().hoverScored(1).isNull());
    play(1000);
    EXPECT_TRUE(overlays().explaining());
    overlays().hoverAt(0, 0, QPointF(0.5, 0.1));
    EXPECT_NE(overlays().hoveredTitle(), "");
    overlays().setKind(Overlays::Kind::Tiles);
    EXPECT_FALSE(overlays().explaining()) << "overlays replace the text";
}

TEST_F(ScoredFeatureTexts, AreHiddenDuringFinalCount)
{
    m_controller.finalCount()->setProperty("stepwise", true);
    play(1000);
    ASSERT_TRUE(m_controller.over());
    ASSERT_TRUE(m_controller.finalCount()->active());
    EXPECT_FALSE(overlays().explaining());
    m_controller.finalCount()->skip();
    EXPECT_TRUE(overlays().explaining());
}

/// Every score for a feature is in the text of a feature, with the name of the player.
TEST_F(ScoredFeatureTexts, ContainAllScoresOfLog)
{
    const QDir games(QStringLiteral(VOZKA_GAMES));
    for (const QString& name : games.entryList({QStringLiteral("*.vozka")})) {
        SCOPED_TRACE(name.toStdString());
        ASSERT_TRUE(m_controller.files()->open(QUrl::fromLocalFile(games.filePath(name))));
        if (!m_controller.over())
            m_controller.endNow();
        const int features = scoredFeatures();
        ASSERT_GT(features, 0);
        QStringList lines;
        for (int i = 0; i < features; ++i) {
            ASSERT_FALSE(overlays().hoverScored(1).isNull());
            lines << overlays().hoveredText().split(u'\n');
        }
        const QString last = overlays().hoveredText();
        overlays().hoverScored(1);
        overlays().hoverScored(-1);
        EXPECT_EQ(overlays().hoveredText(), last) << "cycles in both directions";
        const Table table = m_controller.table();
        for (const auto& entry : table.history) {
            for (const auto& event : entry.events) {
                if (event.type != event::score || !event.line.hasPlace())
                    continue;
                const QString sum = eventMessage(table, event);
                const QString who = table.playerName(event.line.player);
                EXPECT_TRUE(std::ranges::any_of(
                    lines, [&](const QString& line) { return line.contains(sum) && line.contains(who); }))
                    << sum.toStdString() << " " << who.toStdString();
            }
        }
    }
}

TEST_F(ScoredFeatureTexts, MentionMissingScore)
{
    m_controller.endNow();
    ASSERT_TRUE(m_controller.over());
    overlays().hoverAt(0, 0, QPointF(0.5, 0.1));
    EXPECT_TRUE(overlays().hoveredText().contains("Nobody scored for it."))
        << overlays().hoveredText().toStdString();
}

} // namespace vozka
