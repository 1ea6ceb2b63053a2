// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Laws for features, owners and fields in positions of random games.
#include "insight_games.h"
#include "picture.h"

#include <algorithm>
#include <map>
#include <set>

namespace vozka {

namespace {

using Lines = std::vector<ScoreLine>;

/// Returns the lines as texts without their order, because lines of different features can be in another
/// order.
std::multiset<std::string> withoutOrder(const Lines& lines)
{
    std::multiset<std::string> bag;
    for (const auto& line : lines)
        bag.insert(std::to_string(line.player) + " " + std::string(line.rule) + " "
                   + std::to_string(line.points) + " at " + std::to_string(line.at.x) + ","
                   + std::to_string(line.at.y) + " " + std::to_string(line.feature));
    return bag;
}

Lines linesIn(const std::vector<FeatureInsight>& features)
{
    Lines lines;
    for (const auto& feature : features)
        lines.insert(lines.end(), feature.lines.begin(), feature.lines.end());
    return lines;
}

/// Returns the lines of features, without lines of goods and other things off the board.
Lines linesOnBoard(Lines lines)
{
    std::erase_if(lines, [](const ScoreLine& line) { return !line.hasPlace(); });
    return lines;
}

bool isOfField(const State& state, const ScoreLine& line)
{
    const auto& board = state->board;
    return board.segment(board.segmentOf(board.tileAt(line.at), line.feature)).kind == FeatureKind::Field;
}

/// Completed cities at a field, computed from tiles only: a city is open if a side of it has no neighbour.
int completedCities(const Rules& rules, const State& state, const std::vector<SegmentRef>& field)
{
    const auto& board = state->board;
    std::set<Segment> cities;
    for (const auto& at : field) {
        const auto tile = board.tileAt(at.at);
        const auto& kind = rules.catalogue().kind(board.tiles()[tile].kind);
        for (const auto city : kind.features[at.feature].cities) {
            bool open = false;
            Segment smallest = noSegment;
            board.forEachSegment(board.segmentOf(tile, city), [&](Segment one) {
                smallest = std::min(smallest, one);
                const auto& placed = board.tiles()[board.segment(one).tile];
                const auto sides =
                    rules.catalogue().kind(placed.kind).features[board.featureIndex(one)].sides;
                for (const Side side : allSides)
                    open |= (sides >> index(side) & 1) != 0
                            && board.tileAt(neighbour(placed.cell, turned(side, placed.turns))) == noTile;
            });
            if (!open)
                cities.insert(smallest);
        }
    }
    return static_cast<int>(cities.size());
}

/// The points for a field at the end of the game, computed from tiles and figures only.
std::map<Player, int> fieldPoints(const Rules& rules, const State& state, const FieldInsight& field)
{
    std::map<Player, int> farmers;
    std::map<Player, int> points;
    const int cities = completedCities(rules, state, field.feature.segments);
    for (const auto& figure : state->figuresOnBoard()) {
        const auto& all = field.feature.segments;
        if (!std::ranges::binary_search(all, state->board.ref(figure.segment)))
            continue;
        if (figure.onCorner)
            points[figure.player] += 4 * cities;
        else
            ++farmers[figure.player];
    }
    int highest = 0;
    for (const auto& [player, count] : farmers)
        highest = std::max(highest, count);
    for (const auto& [player, count] : farmers)
        if (count == highest)
            points[player] += 3 * cities;
    std::erase_if(points, [](const auto& entry) { return entry.second == 0; });
    return points;
}

} // namespace

using InsightLaws = InsightGames;
class InsightLawsOfMoreSets : public InsightGames {};

TEST_P(InsightLawsOfMoreSets, LinesEqualEndOfGame)
{
    const auto rules = InsightLawsOfMoreSets::rules();
    playRandomGame(rules, GetParam().seed, [&](const State& state, const Events& events) {
        const auto all = owners(rules, state);
        if (state->over) {
            EXPECT_EQ(withoutOrder(linesIn(all)), withoutOrder(linesOnBoard(linesOf(events, true))));
            return;
        }
        State ended = state;
        Events ending;
        rules.endNow(ended, &ending);
        EXPECT_EQ(withoutOrder(linesIn(all)), withoutOrder(linesOnBoard(linesOf(ending))))
            << picture(rules.catalogue(), *state);
        // The state of the finished game has the points of its end.
        EXPECT_EQ(withoutOrder(linesIn(owners(rules, ended))),
                  withoutOrder(linesOnBoard(linesOf(ending, true))));
    });
}

TEST_P(InsightLaws, FieldsPayPointsOfEnd)
{
    const auto rules = InsightLaws::rules();
    playRandomGame(rules, GetParam().seed, [&](const State& state, const Events&) {
        Lines paid;
        const auto all = fields(rules, state);
        for (const auto& field : all)
            paid.insert(paid.end(), field.feature.lines.begin(), field.feature.lines.end());
        Events ending;
        if (!state->over) {
            State ended = state;
            rules.endNow(ended, &ending);
            auto expected = linesOf(ending);
            std::erase_if(expected, [&](const ScoreLine& line) { return !isOfField(state, line); });
            EXPECT_EQ(withoutOrder(paid), withoutOrder(expected));
        }
        if (state->placed != noTile && !state->over)
            return; // A barn can pay farmers earlier.
        for (const auto& field : all) {
            std::map<Player, int> sums;
            for (const auto& line : field.feature.lines)
                sums[line.player] += line.points;
            EXPECT_EQ(sums, fieldPoints(rules, state, field)) << picture(rules.catalogue(), *state);
            EXPECT_EQ(field.completedCities, completedCities(rules, state, field.feature.segments));
            EXPECT_EQ(field.completedCities, std::ranges::count_if(field.cities, &FieldCity::complete));
        }
    });
}

TEST_P(InsightLawsOfMoreSets, FieldsAreCompleteAndNeighboursDiffer)
{
    const auto rules = InsightLawsOfMoreSets::rules();
    playRandomGame(rules, GetParam().seed, [&](const State& state, const Events&) {
        const auto all = fields(rules, state);
        std::map<SegmentRef, int> fieldAt;
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (const auto& at : all[i].feature.segments)
                EXPECT_TRUE(fieldAt.emplace(at, static_cast<int>(i)).second);
            if (i > 0) {
                EXPECT_LT(all[i - 1].feature.segments.front(), all[i].feature.segments.front());
            }
            for (const int other : all[i].neighbours) {
                const auto& beside = all[static_cast<std::size_t>(other)];
                EXPECT_NE(all[i].colour, beside.colour) << picture(rules.catalogue(), *state);
                EXPECT_TRUE(std::ranges::binary_search(beside.neighbours, static_cast<int>(i)));
            }
        }
        // Fields of one tile are neighbours.
        for (Segment at = 0; at < state->board.segmentCount(); ++at) {
            if (state->board.segment(at).kind != FeatureKind::Field)
                continue;
            const auto ref = state->board.ref(at);
            ASSERT_TRUE(fieldAt.contains(ref));
            for (auto other = fieldAt.lower_bound({ref.at, 0});
                 other != fieldAt.end() && other->first.at == ref.at; ++other)
                if (other->second != fieldAt[ref]) {
                    EXPECT_TRUE(std::ranges::binary_search(
                        all[static_cast<std::size_t>(fieldAt[ref])].neighbours, other->second));
                }
        }
    });
}

TEST_P(InsightLaws, LeadersAreScored)
{
    const auto rules = InsightLaws::rules();
    std::vector<FeatureInsight> before;
    bool wasDeployStep = false;
    playRandomGame(rules, GetParam().seed, [&](const State& state, const Events& events) {
        // The scores of a turn are compared only if no figure was deployed: `before` lacks that figure.
        const bool isPass = std::ranges::none_of(
            events, [](const Event& one) { return one.type == event::deploy || one.type == event::place; });
        const auto end = std::ranges::find(events, event::end, &Event::type);
        for (auto happened = events.begin(); wasDeployStep && isPass && happened != end; ++happened) {
            if (happened->type != event::score || happened->line.rule.starts_with("am.barn"))
                continue;
            const auto feature = std::ranges::find_if(before, [&](const FeatureInsight& one) {
                return std::ranges::binary_search(one.segments, happened->at);
            });
            ASSERT_NE(feature, before.end());
            EXPECT_TRUE(feature->complete);
            EXPECT_TRUE(std::ranges::binary_search(feature->leaders, happened->player));
            EXPECT_EQ(feature->worth.points, happened->line.points);
            EXPECT_EQ(feature->worth.terms, happened->line.terms);
        }
        before = owners(rules, state);
        wasDeployStep = rules.step(state) == "deploy";
        for (const auto& feature : before) {
            std::set<Player> paid;
            for (const auto& line : feature.lines)
                if (line.rule == feature.worth.rule)
                    paid.insert(line.player);
            const bool isPaidByBarn = std::ranges::any_of(feature.lines, [](const ScoreLine& line) {
                return line.rule == "am.barn.connected" || line.rule == "am.barn.placed";
            });
            const bool isAfterScoring = feature.complete && !wasDeployStep;
            if (feature.worth.points > 0 && !isPaidByBarn && !isAfterScoring) {
                EXPECT_EQ(std::vector<Player>(paid.begin(), paid.end()),
                          feature.paidAlone.empty() ? feature.leaders : feature.paidAlone)
                    << picture(rules.catalogue(), *state);
            }
        }
    });
}

TEST_P(InsightLaws, FeaturesAgreeWithBoard)
{
    const auto rules = InsightLaws::rules();
    int step = 0;
    playRandomGame(rules, GetParam().seed, [&](const State& state, const Events&) {
        if (++step % 16 != 0)
            return;
        const auto& board = state->board;
        for (Segment at = 0; at < board.segmentCount(); ++at) {
            const auto insight = featureInsight(rules, state, at);
            EXPECT_EQ(insight.openEnds.size() + insight.unlinkedEnds.size() + insight.missing.size(),
                      board.feature(at).openEnds);
            EXPECT_EQ(insight.figures.size(), board.feature(at).figures);
            EXPECT_EQ(insight.segments.size(), board.feature(at).segments);
            EXPECT_TRUE(std::ranges::binary_search(insight.segments, board.ref(at)));
            if (insight.kind == FeatureKind::Field)
                continue;
            EXPECT_EQ(insight.complete,
                      insight.openEnds.empty() && insight.unlinkedEnds.empty() && insight.missing.empty());
            EXPECT_NE(insight.complete, insight.whenComplete.has_value());
        }
    });
}

INSTANTIATE_TEST_SUITE_P(RandomGames, InsightLaws, testing::ValuesIn(insightGames()), nameOf);
INSTANTIATE_TEST_SUITE_P(RandomGames, InsightLawsOfMoreSets, testing::ValuesIn(insightGamesOfMoreSets()),
                         nameOf);

} // namespace vozka
