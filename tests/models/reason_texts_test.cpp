// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts of moves and their reasons in fixed games, compared with a file. To write the file again, set
// VOZKA_WRITE_TEXTS=1, and read each changed text against its board (VOZKA_TEXT_BOARDS=FOLDER).
#include "engine/expansions/list.h"
#include "models/computer/shown_moves.h"
#include "picture.h"
#include "played_table.h"
#include "players/free_actions.h"
#include "players/reasons.h"

#include <QRegularExpression>

#include <fstream>
#include <sstream>
#include <tuple>

namespace vozka {

namespace {

/// A position of a game between players of strength medium.
struct Card {
    std::string language;
    std::vector<std::string> sets;
    std::size_t players;
    std::uint64_t seed;
    /// Number of placed tiles.
    std::size_t tiles;
};

std::vector<Card> cards()
{
    const std::vector<std::string> all{"base",
                                       "inns-and-cathedrals",
                                       "traders-and-builders",
                                       "abbey-and-mayor",
                                       "princess-and-dragon",
                                       "tower",
                                       "abbot"};
    return {{"en", {"base"}, 2, 1, 12},
            {"en", {"base"}, 3, 2, 40},
            {"en", {"base", "inns-and-cathedrals"}, 2, 3, 30},
            {"en", {"base", "traders-and-builders"}, 2, 4, 35},
            {"en", {"base", "abbey-and-mayor"}, 2, 5, 40},
            {"en", {"base", "princess-and-dragon"}, 2, 6, 45},
            {"en", {"base", "tower"}, 2, 7, 30},
            {"en", {"base", "count"}, 2, 8, 40},
            {"en", {"base", "king-and-robber", "ferries"}, 2, 9, 50},
            {"en", all, 4, 10, 100},
            {"cs", {"base"}, 2, 11, 20},
            {"cs", {"base"}, 4, 12, 60},
            {"cs", {"base", "inns-and-cathedrals"}, 2, 13, 55},
            {"cs", {"base", "traders-and-builders"}, 3, 14, 60},
            {"cs", {"base", "abbey-and-mayor"}, 2, 15, 60},
            {"cs", {"base", "princess-and-dragon"}, 3, 16, 30},
            {"cs", {"base", "tower"}, 3, 17, 50},
            {"cs", {"base", "flying-machines", "phantom"}, 2, 18, 30},
            {"cs", {"base", "river", "abbot"}, 2, 19, 40},
            {"cs", all, 2, 20, 120},
            {"de", {"base"}, 2, 21, 33},
            {"de", {"base", "inns-and-cathedrals"}, 2, 22, 50},
            {"de", {"base", "abbey-and-mayor"}, 2, 23, 45},
            {"de", {"base", "princess-and-dragon"}, 2, 24, 50},
            {"de", all, 3, 25, 60}};
}

class ReasonTextsTest : public PlayedTable {
protected:
    void start(const Card& card)
    {
        records::GameRecord game;
        for (std::size_t seat = 0; seat < card.players; ++seat)
            game.players.push_back({std::array{"Anna", "Ben", "Cyril", "Dana"}.at(seat),
                                    static_cast<records::Colour>(seat), Kind::Human});
        game.seed = card.seed;
        game.rules.sets = card.sets;
        ASSERT_TRUE(m_table.startGame(game));
    }

    /// Plays until the board has that number of tiles and the person to move places the next one.
    void playTo(std::size_t tiles)
    {
        const auto player = makePlayer(Level::Medium, *m_table.table().rules);
        while (!m_table.over()
               && (state()->board.tiles().size() < tiles || m_table.prompt().kind != Prompt::Kind::Place)) {
            m_table.discards()->dismiss();
            const auto found = player->think(state(), {.moveMs = 0, .iterations = 1}, {});
            for (const auto& action : found.candidates.front().actions)
                m_table.play(action);
        }
    }

    /// Returns all moves that the player considers, best first.
    [[nodiscard]] std::vector<CandidateMove> candidates()
    {
        return makePlayer(Level::Medium, *m_table.table().rules)
            ->think(state(), {.moveMs = 0, .iterations = 1}, {})
            .candidates;
    }

    /// Shows the moves together, each with all reasons.
    [[nodiscard]] ShownMoves shown(const std::vector<CandidateMove>& moves)
    {
        const Table now = m_table.table();
        const State before = state();
        Evaluator evaluator(*now.rules);
        std::vector<MoveRow> rows;
        for (std::size_t i = 0; i < moves.size() && moves.size() > 1; ++i) {
            const auto& other = moves[i == 0 ? 1 : 0];
            MoveRow row;
            row.rank = static_cast<int>(i) + 1;
            row.move = shownMove(now, before, moves[i].actions, true);
            row.lead = leadText(moves[i].lead);
            row.reasons = reasonTexts(now, {&before, moves[i].actions, other.actions},
                                      Reasons(evaluator).of(before, moves[i], other), before->toMove,
                                      i == 0 ? QStringLiteral("2") : QStringLiteral("1"));
            rows.push_back(row);
        }
        return shownTogether(rows);
    }

    /// Returns the best move, another good one and a bad one.
    std::string text(const Card& card)
    {
        auto moves = candidates();
        if (moves.size() > 3)
            moves = {moves[0], moves[moves.size() / 3], moves.back()};
        const auto cards = shown(moves);
        std::ostringstream text;
        text << "== " << card.language << ", seed " << card.seed << ", " << card.sets.back() << '\n';
        for (const auto& row : cards.rows) {
            text << row.rank << ". " << row.words().toStdString() << " (" << row.lead.toStdString() << ")\n";
            for (const auto& reason : row.reasons.texts)
                text << "   - " << reason.toStdString() << '\n';
        }
        if (const auto folder = qEnvironmentVariable("VOZKA_TEXT_BOARDS"); !folder.isEmpty())
            writeBoard(folder.toStdString() + "/" + std::to_string(card.seed) + ".txt", text.str(), cards);
        return text.str();
    }

private:
    void writeBoard(const std::string& file, const std::string& text, const ShownMoves& shown)
    {
        std::ofstream out(file);
        out << text;
        for (const auto& letter : shown.letters)
            out << letter.letter.toStdString() << " at " << letter.at.cell.x << ',' << letter.at.cell.y
                << " feature " << letter.at.feature << '\n';
        const auto& now = state();
        for (Player player = 0; player < now->playerCount; ++player)
            out << initialOf(player) << ": " << now->scores[player] << " points\n";
        const auto& catalogue = m_table.table().rules->catalogue();
        out << "to move " << initialOf(now->toMove) << ", tile " << catalogue.kind(now->drawn).id << ", left "
            << now->bagTotal << '\n'
            << picture(catalogue, *now);
        for (const auto& row : shown.rows)
            if (row.move.tile)
                out << row.rank << ": tile at " << row.move.tile->x << ',' << row.move.tile->y << ", turns "
                    << row.move.turns << '\n';
    }
};

/// Returns three moves whose first actions differ, as the hints do.
std::vector<CandidateMove> differentMoves(const RuleBook& book, const std::vector<CandidateMove>& moves)
{
    std::vector<CandidateMove> different;
    for (const auto& move : moves)
        if (different.size() < 3 && std::ranges::none_of(different, [&](const CandidateMove& other) {
                return firstActionOf(book, other.actions) == firstActionOf(book, move.actions);
            }))
            different.push_back(move);
    return different;
}

void expectDifferent(QStringList texts, const std::string& where)
{
    const auto all = texts.join(u'\n').toStdString();
    EXPECT_EQ(texts.removeDuplicates(), 0) << where << '\n' << all;
    EXPECT_FALSE(texts.contains(QString())) << where << '\n' << all;
    EXPECT_EQ(all.find('%'), std::string::npos) << where << '\n' << all;
}

/// Moves with different placements have different texts for them.
void expectDifferentPlacements(const std::vector<MoveRow>& rows, const std::string& where)
{
    for (const auto& one : rows)
        for (const auto& other : rows)
            if (one.move.tile && other.move.tile
                && std::tie(one.move.tile, one.move.turns) != std::tie(other.move.tile, other.move.turns)) {
                EXPECT_NE(one.move.words[one.move.placement], other.move.words[other.move.placement])
                    << where;
            }
}

/// The text of a placement names the feature of the figure that is placed on the tile, if it is on the board.
void expectFeatureOfFigure(const Table& table, const State& before, const CandidateMove& move,
                           const std::string& where)
{
    const auto figure = std::ranges::find_if(move.actions, [&](const Action& action) {
        return placesFigure(action) && action.at.isFeature()
               && action.at.cell() == move.actions.front().at.cell();
    });
    if (!placesTile(move.actions.front()) || figure == move.actions.end())
        return;
    State after = before;
    for (const auto& action : move.actions)
        table.rules->apply(after, action);
    const auto& board = after->board;
    const Segment segment = board.segmentOf(board.tileAt(figure->at.cell()), figure->at.feature());
    const auto place = placeOf(table, before, after, segment);
    const auto shown = shownMove(table, before, move.actions, true);
    if (place.feature != noSegment) {
        EXPECT_EQ(shown.places.front().feature, place.feature) << where << shown.text().toStdString();
    } else {
        EXPECT_TRUE(std::ranges::any_of(shown.places, [&](const NamedPlace& each) { return each == place; }))
            << where << shown.text().toStdString();
    }
}

std::string contentOf(const std::string& path)
{
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

TEST_F(ReasonTextsTest, EqualTextsOfFile)
{
    std::string all;
    for (const auto& card : cards()) {
        AppSettings::instance().overrideLanguage(QString::fromStdString(card.language));
        QCoreApplication::processEvents();
        start(card);
        playTo(card.tiles);
        all += text(card);
    }
    AppSettings::instance().overrideLanguage(QStringLiteral("en"));
    const std::string path = VOZKA_REASON_TEXTS;
    if (qEnvironmentVariableIsSet("VOZKA_WRITE_TEXTS"))
        std::ofstream(path) << all;
    EXPECT_EQ(all, contentOf(path));
}

/// In each set of cards the names of the moves differ, and in each card the reasons.
TEST_F(ReasonTextsTest, DifferInEachCard)
{
    std::vector<std::string> all;
    for (const Code set : playableTileSets())
        all.emplace_back(set);
    int cards = 0;
    for (const auto& card : {Card{"", all, 3, 31, 90}, Card{"", {"base"}, 2, 33, 60},
                             Card{"", {"base", "ferries", "tower"}, 2, 34, 70}}) {
        start(card);
        for (std::size_t tiles = 4; tiles < card.tiles && !m_table.over(); tiles += 9) {
            playTo(tiles);
            if (m_table.over())
                break;
            const auto moves = differentMoves(m_table.table().rules->book(), candidates());
            for (const auto& move : moves)
                expectFeatureOfFigure(m_table.table(), state(), move,
                                      "seed " + std::to_string(card.seed) + ", tiles "
                                          + std::to_string(tiles));
            for (const auto* language : {"en", "cs", "de"}) {
                AppSettings::instance().overrideLanguage(QString::fromLatin1(language));
                QCoreApplication::processEvents();
                const auto where = std::string(language) + ", seed " + std::to_string(card.seed) + ", tiles "
                                   + std::to_string(tiles);
                QStringList titles;
                for (const auto& row : shown(moves).rows) {
                    titles << row.words();
                    expectDifferent(row.reasons.texts, where);
                    ++cards;
                }
                expectDifferent(titles, where);
                expectDifferentPlacements(shown(moves).rows, where);
                static const QRegularExpression compass(
                    QStringLiteral(
                        "\\b(north|east|south|west|sever|jih|východ|západ|Norden|Osten|Süden|Westen)\\b"),
                    QRegularExpression::UseUnicodePropertiesOption);
                EXPECT_FALSE(titles.join(u' ').contains(compass)) << titles.join(u' ').toStdString();
            }
        }
    }
    AppSettings::instance().overrideLanguage(QStringLiteral("en"));
    EXPECT_GT(cards, 150);
}

} // namespace vozka
