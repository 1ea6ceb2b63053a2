// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/result/highlight_model.h"

#include "engine/expansions/list.h"
#include "match/turns.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace vozka {

namespace {

/// Largest number of sums in a row.
constexpr std::size_t mostSums = 3;

struct TurnScore {
    int turn = 0;
    Player player = 0;
    int points = 0;
    std::vector<const Event*> scores;
};

struct FeatureScore {
    FeatureKind kind = FeatureKind::Field;
    /// 0 = final scoring.
    int turn = 0;
    int tiles = 0;
    std::map<Player, int> points;
    std::vector<const Event*> scores;

    [[nodiscard]] int most() const
    {
        return std::ranges::max_element(points, {}, &std::pair<const Player, int>::second)->second;
    }
};

/// Scores of a game, by turn and by feature.
class Scores {
public:
    explicit Scores(const Match& match)
    {
        int number = 0;
        std::span<const Event> nextTurnEvents;
        for (const auto& turn : turnsOf(match)) {
            ++number;
            std::vector<TurnScore> players;
            // Scores at the start of this turn are events of the entry before it, on the board before this
            // turn.
            add(players, nextTurnEvents, turn.stateBefore(0), number);
            for (const auto& entry : turn.history) {
                const auto events = splitAtEnd(entry.events);
                const State after = entry.after();
                add(players, events.turn, after, number);
                nextTurnEvents = events.nextTurn;
                std::vector<TurnScore> ignored;
                add(ignored, events.final, after, 0);
            }
            std::ranges::copy(players, std::back_inserter(m_turns));
        }
    }

    [[nodiscard]] const std::vector<TurnScore>& turns() const { return m_turns; }
    [[nodiscard]] const std::vector<FeatureScore>& features() const { return m_features; }

private:
    void add(std::vector<TurnScore>& players, std::span<const Event> events, const State& after, int turn)
    {
        const auto& board = after->board;
        std::map<Segment, FeatureScore> features;
        for (const auto& event : events) {
            if (event.type != event::score)
                continue;
            const auto& line = event.line;
            auto own = std::ranges::find(players, line.player, &TurnScore::player);
            if (own == players.end())
                own = players.insert(players.end(), {turn, line.player, 0, {}});
            own->points += line.points;
            own->scores.push_back(&event);
            if (!line.hasPlace())
                continue;
            const Segment segment = board.segmentOf(board.tileAt(line.at), line.feature);
            const Segment root = board.root(segment);
            // Skip scores of another kind, which are not for the feature itself.
            const auto kind = board.segment(root).kind;
            if (line.kind.substr(0, line.kind.find('.')) != featureKindName(kind))
                continue;
            auto& feature = features[root];
            feature.kind = kind;
            feature.turn = turn;
            feature.tiles = board.tileCount(segment);
            feature.points[line.player] += line.points;
            feature.scores.push_back(&event);
        }
        for (auto& [root, feature] : features)
            m_features.push_back(std::move(feature));
    }

    std::vector<TurnScore> m_turns;
    std::vector<FeatureScore> m_features;
};

/// Returns the title for the best of a kind; nullptr for kinds that are not compared.
const wording::Template* titleOf(FeatureKind kind)
{
    return wording::find(std::string("greatest/").append(featureKindName(kind)));
}

std::vector<Spot> spotsOf(const std::vector<const Event*>& scores)
{
    std::vector<Spot> spots;
    for (const auto* score : scores)
        if (const auto spot = Spot::on({score->line.at, score->line.feature});
            score->line.hasPlace() && std::ranges::find(spots, spot) == spots.end())
            spots.push_back(spot);
    return spots;
}

QString sumsOf(const Table& table, const std::vector<const Event*>& scores)
{
    QStringList sums;
    for (const auto* score : scores)
        if (const QString sum = eventMessage(table, *score); !sums.contains(sum))
            sums << sum;
    const auto more = sums.size() - static_cast<qsizetype>(mostSums);
    if (more > 0) {
        sums.resize(static_cast<qsizetype>(mostSums));
        sums << HighlightRow::tr("and %n more", "sums of points", static_cast<int>(more));
    }
    return sums.join(u'\n');
}

/// Returns the scores with the highest worth, in order.
template<class Score, class Worth>
std::vector<const Score*> bestOf(const std::vector<const Score*>& scores, Worth worth)
{
    std::vector<const Score*> best;
    for (const auto* each : scores) {
        if (!best.empty() && worth(*best.front()) < worth(*each))
            best.clear();
        if (best.empty() || worth(*best.front()) == worth(*each))
            best.push_back(each);
    }
    return best;
}

/// Adds a row for the first of the best scores, with the number of the others.
template<class Score, class RowOf>
void addBest(std::vector<HighlightRow>& rows, const std::vector<const Score*>& best, RowOf rowOf)
{
    if (best.empty())
        return;
    HighlightRow row = rowOf(*best.front());
    if (best.size() > 1)
        row.others = HighlightRow::tr("%n more as good", nullptr, static_cast<int>(best.size() - 1));
    rows.push_back(std::move(row));
}

HighlightRow rowOfTurn(const Table& table, const TurnScore& best)
{
    HighlightRow row;
    row.title = HighlightRow::tr("Best turn");
    //: %1 is the name of a player.
    row.text = HighlightRow::tr("%1: %n point(s)", nullptr, best.points).arg(table.playerName(best.player));
    row.when = HighlightRow::tr("Turn %1").arg(best.turn);
    row.sums = sumsOf(table, best.scores);
    row.colours << table.playerColour(best.player);
    row.turn = best.turn;
    row.places = spotsOf(best.scores);
    return row;
}

HighlightRow rowOfFeature(const Table& table, const FeatureScore& best, int lastTurn)
{
    HighlightRow row;
    row.title = messageText({titleOf(best.kind), {}, {}});
    QStringList names;
    std::vector<const Event*> scores;
    for (const auto& [player, points] : best.points) {
        if (points < best.most())
            continue;
        names << table.playerName(player);
        row.colours << table.playerColour(player);
        std::ranges::copy_if(
            best.scores, std::back_inserter(scores),
            [&, scorer = player](const Event* score) { return score->line.player == scorer; });
    }
    const QString tiles = unbroken(HighlightRow::tr("%n tile(s)", nullptr, best.tiles));
    const QString points = unbroken(HighlightRow::tr("%n point(s)", nullptr, best.most()));
    //: %1 are the names of players, %2 is "6 tiles", %3 is "14 points".
    row.text = HighlightRow::tr("%1: %2, %3").arg(QLocale().createSeparatedList(names), tiles, points);
    row.when =
        best.turn == 0 ? HighlightRow::tr("Final scoring") : HighlightRow::tr("Turn %1").arg(best.turn);
    row.sums = sumsOf(table, scores);
    row.turn = best.turn == 0 ? lastTurn : best.turn;
    row.places = spotsOf(best.scores);
    return row;
}

} // namespace

std::vector<HighlightRow> highlightRows(const Match* match)
{
    std::vector<HighlightRow> rows;
    if (match != nullptr && match->state()->over) {
        const Table table{&match->rules(), &match->state(), match->players(), match->history(), true, {}};
        const Scores scores(*match);
        const auto lastTurn = static_cast<int>(turnsOf(*match).size());
        std::vector<const TurnScore*> turns;
        for (const auto& turn : scores.turns())
            if (turn.points > 0)
                turns.push_back(&turn);
        addBest(rows, bestOf(turns, [](const TurnScore& turn) { return turn.points; }),
                [&](const TurnScore& turn) { return rowOfTurn(table, turn); });
        std::map<FeatureKind, std::vector<const FeatureScore*>> kinds;
        for (const auto& feature : scores.features())
            if (titleOf(feature.kind) != nullptr && feature.most() > 0)
                kinds[feature.kind].push_back(&feature);
        for (const auto& [kind, features] : kinds) {
            // The number of tiles of a field is not compared.
            const auto worth = [isField = kind == FeatureKind::Field](const FeatureScore& feature) {
                return std::pair(isField ? 0 : feature.tiles, feature.most());
            };
            addBest(rows, bestOf(features, worth),
                    [&](const FeatureScore& feature) { return rowOfFeature(table, feature, lastTurn); });
        }
    }
    return rows;
}

} // namespace vozka
