// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fact_oracle.h"

#include "feature_shapes.h"
#include "players/lines.h"

#include <algorithm>

namespace vozka {

namespace {

/// A board with its features, joined again from the tiles.
class WalkedBoard {
public:
    WalkedBoard(const Rules& rules, const State& state)
        : m_rules(rules), m_state(state), m_shapes(rules.catalogue(), state->board)
    {}

    [[nodiscard]] std::set<Segment> featureAt(const SegmentRef& at) const
    {
        const auto& board = m_state->board;
        return m_shapes.featureOf(board.segmentOf(board.tileAt(at.at), at.feature));
    }
    [[nodiscard]] int tiles(const std::set<Segment>& feature) const
    {
        std::set<Cell> cells;
        for (const Segment each : feature)
            cells.insert(m_shapes[each].cell);
        return static_cast<int>(cells.size());
    }
    /// Cells without a tile at the open sides of the feature or, for a feature without sides, around it.
    [[nodiscard]] std::set<Cell> spaces(const std::set<Segment>& feature) const
    {
        std::set<Cell> cells;
        for (const Segment each : feature) {
            const auto& shape = m_shapes[each];
            if (shape.feature->sides == 0 && shape.feature->halfEdges == 0)
                for (int i = 0; i < 9; ++i)
                    addIfOpen({static_cast<std::int16_t>(shape.cell.x + i % 3 - 1),
                               static_cast<std::int16_t>(shape.cell.y + i / 3 - 1)},
                              cells);
            for (const Side side : allSides)
                if (shape.isAt(side))
                    addIfOpen(neighbour(shape.cell, side), cells);
        }
        return cells;
    }
    /// Kind of the feature at that side of a tile on the board; nothing for a field.
    [[nodiscard]] std::optional<FeatureKind> kindAt(Cell cell, Side side) const
    {
        for (int i = 0; i < m_state->board.segmentCount(); ++i) {
            const auto& shape = m_shapes[static_cast<Segment>(i)];
            if (shape.cell == cell && shape.isAt(side))
                return shape.feature->kind;
        }
        return {};
    }
    [[nodiscard]] bool fits(KindIndex kind, Turns turns, Cell cell) const
    {
        for (const Side side : allSides) {
            const Cell next = neighbour(cell, side);
            if (m_state->board.tileAt(next) == noTile)
                continue;
            std::optional<FeatureKind> own;
            for (const auto& feature : m_rules.catalogue().kind(kind).features)
                if (Shape{&feature, cell, turns}.isAt(side))
                    own = feature.kind;
            if (own != kindAt(next, opposite(side)))
                return false;
        }
        return true;
    }
    /// Counts the tiles of the bag for which `isCounted(kind, turns)` is true in at least one turn.
    template<class IsCounted>
    [[nodiscard]] int count(IsCounted isCounted) const
    {
        int tiles = 0;
        for (int i = 0; i < m_rules.catalogue().kindCount(); ++i) {
            const auto kind = static_cast<KindIndex>(i);
            for (Turns turns = 0; turns < sideCount; ++turns)
                if (m_state->bag[kind] > 0 && isCounted(kind, turns)) {
                    tiles += m_state->bag[kind];
                    break;
                }
        }
        return tiles;
    }
    [[nodiscard]] int fitting(Cell cell) const
    {
        return count([&](KindIndex kind, Turns turns) { return fits(kind, turns, cell); });
    }
    /// True if the tile on that cell leaves no open side of the feature and of all features that it joins to
    /// it.
    [[nodiscard]] bool completes(KindIndex kind, Turns turns, Cell cell,
                                 const std::set<Segment>& feature) const
    {
        if (!fits(kind, turns, cell) || isSetAside(kind))
            return false;
        std::set<Segment> joined = feature;
        std::set<Side> open;
        for (bool grows = true; grows;) {
            grows = false;
            for (const auto& own : m_rules.catalogue().kind(kind).features) {
                const Shape shape{&own, cell, turns};
                const bool touches = std::ranges::any_of(
                    allSides, [&](Side side) { return shape.isAt(side) && isAcross(joined, cell, side); });
                if (!touches)
                    continue;
                for (const Side side : allSides)
                    if (shape.isAt(side) && !isAcross(joined, cell, side) && !open.contains(side)) {
                        grows = true;
                        const auto across = segmentAcross(cell, side);
                        if (across == noSegment)
                            open.insert(side);
                        else
                            joined.merge(m_shapes.featureOf(across));
                    }
            }
        }
        auto left = spaces(joined);
        left.erase(cell);
        return open.empty() && left.empty();
    }
    [[nodiscard]] int figures(Player player, const std::set<Segment>& feature) const
    {
        return static_cast<int>(std::ranges::count_if(m_state->figuresOnBoard(), [&](const Figure& figure) {
            return figure.player == player && feature.contains(figure.segment);
        }));
    }
    [[nodiscard]] int marks(const std::set<Segment>& feature, std::string_view word) const
    {
        int sum = 0;
        for (const Segment each : feature)
            for (const auto& mark : m_shapes[each].feature->marks)
                sum += mark.word == word ? mark.count : 0;
        return sum;
    }
    [[nodiscard]] int strength(Player player, const std::set<Segment>& feature) const
    {
        int sum = 0;
        for (const auto& figure : m_state->figuresOnBoard()) {
            const auto name = m_rules.book().figureRule(figure.kind).name();
            if (figure.player != player || !feature.contains(figure.segment) || name == "builder"
                || name == "pig" || name == "barn")
                continue;
            sum += name == "large" ? 2 : name == "mayor" ? marks(feature, "coat-of-arms") : 1;
        }
        return sum;
    }
    /// Number of completed cities that touch the field, and number of other ones.
    [[nodiscard]] std::pair<int, int> cities(const std::set<Segment>& field) const
    {
        const auto& board = m_state->board;
        std::set<std::set<Segment>> all;
        for (const Segment each : field) {
            const auto tile = board.segment(each).tile;
            for (const auto city : m_shapes[each].feature->cities)
                all.insert(m_shapes.featureOf(board.segmentOf(tile, city)));
        }
        const auto complete =
            std::ranges::count_if(all, [&](const auto& city) { return spaces(city).empty(); });
        return {static_cast<int>(complete), static_cast<int>(all.size()) - static_cast<int>(complete)};
    }
    [[nodiscard]] const State& state() const { return m_state; }

private:
    /// Dragon tiles are not placed before the dragon is on the board.
    [[nodiscard]] bool isSetAside(KindIndex kind) const
    {
        const auto* dragon = m_rules.book().findToken("dragon");
        const auto& marks = m_rules.catalogue().kind(kind).marks;
        return dragon != nullptr && m_state->token(dragon->kind) == nullptr
               && std::ranges::find(marks, "dragon") != marks.end();
    }
    void addIfOpen(Cell cell, std::set<Cell>& cells) const
    {
        if (m_state->board.tileAt(cell) == noTile)
            cells.insert(cell);
    }
    [[nodiscard]] Segment segmentAcross(Cell cell, Side side) const
    {
        const Cell next = neighbour(cell, side);
        for (int i = 0; i < m_state->board.segmentCount(); ++i)
            if (const auto& shape = m_shapes[static_cast<Segment>(i)];
                shape.cell == next && shape.isAt(opposite(side)))
                return static_cast<Segment>(i);
        return noSegment;
    }
    [[nodiscard]] bool isAcross(const std::set<Segment>& feature, Cell cell, Side side) const
    {
        const auto across = segmentAcross(cell, side);
        return across != noSegment && feature.contains(across);
    }

    const Rules& m_rules;
    const State& m_state;
    Shapes m_shapes;
};

std::string compare(const char* what, int expected, int found)
{
    return expected == found ? std::string()
                             : std::string(what) + " is " + std::to_string(found) + " instead of "
                                   + std::to_string(expected);
}

/// Adds the texts of several comparisons.
std::string joined(std::initializer_list<std::string> texts)
{
    std::string all;
    for (const auto& text : texts)
        all += text.empty() ? text : text + ". ";
    return all;
}

int figuresInSupply(const State& state, Player player)
{
    int sum = 0;
    for (const int each : state->supply.at(player))
        sum += each;
    return sum;
}

std::string checkSpaces(const WalkedBoard& board, const Fact& fact, const std::set<Segment>& feature)
{
    const auto spaces = board.spaces(feature);
    int fewest = board.state()->bagTotal;
    for (const Cell cell : spaces)
        if (std::ranges::find(board.state()->board.openCells(), cell, &OpenCell::cell)
            != board.state()->board.openCells().end())
            fewest = std::min(fewest, board.fitting(cell));
    const bool isAround = fact.code == fact::around;
    return joined(
        {compare("tiles", isAround ? 8 - static_cast<int>(spaces.size()) : board.tiles(feature), fact.tiles),
         compare("spaces", static_cast<int>(spaces.size()), fact.spaces),
         compare("fitting", fewest, fact.count), compare("bag", board.state()->bagTotal, fact.of),
         spaces.contains(*fact.cell) ? "" : "wrong space"});
}

/// True if the tile of the last turn or a figure changed the feature, its spaces or the cells around them.
bool isChanged(const WalkedBoard& before, const WalkedBoard& after, const SegmentRef& at)
{
    const auto feature = before.featureAt(at);
    for (Player player = 0; player < before.state()->playerCount; ++player)
        if (before.figures(player, feature) != after.figures(player, feature))
            return true;
    if (before.spaces(feature) != after.spaces(feature) || after.featureAt(at) != feature
        || before.cities(feature) != after.cities(feature))
        return true;
    const auto spaces = before.spaces(feature);
    return std::ranges::any_of(spaces, [&](Cell space) {
        return std::ranges::any_of(allSides, [&](Side side) {
            const Cell next = neighbour(space, side);
            return before.state()->board.tileAt(next) != after.state()->board.tileAt(next);
        });
    });
}

/// Counts the tiles of the bag for which the best move changes the feature.
int tilesThatChange(const Rules& rules, const WalkedBoard& board, const SegmentRef& at)
{
    Evaluator evaluator(rules);
    LineFinder finder(evaluator);
    int tiles = 0;
    rules.outcomes(board.state()).forEach([&](const Outcome& outcome) {
        State next = board.state();
        rules.apply(next, outcome.action);
        const auto best = finder.best(next);
        for (const auto& action : best.all())
            rules.apply(next, action);
        tiles += isChanged(board, {rules, next}, at) ? static_cast<int>(outcome.weight) : 0;
    });
    return tiles;
}

std::string checkFeature(const Rules& rules, const FactBoards& boards, const WalkedBoard& board,
                         const Fact& fact)
{
    const auto feature = board.featureAt(fact.feature->at);
    const auto& state = board.state();
    if (boards.now->board.segment(*feature.begin()).kind != fact.feature->kind)
        return "wrong kind of feature";
    const bool isHere = board.figures(fact.player, feature) > 0;
    if (fact.code == fact::completed) {
        int points = 0;
        int tiles = 0;
        for (const auto& term : fact.terms) {
            points += term.points;
            tiles += term.term == "city.tiles" || term.term == "road.tiles" ? term.count : 0;
        }
        return joined({compare("points", points, fact.count),
                       compare("open spaces", 0, static_cast<int>(board.spaces(feature).size())),
                       tiles == 0 ? "" : compare("tiles", board.tiles(feature), tiles),
                       state->scores[fact.player] >= boards.before->scores[fact.player] + fact.count
                           ? ""
                           : "points are missing on the score board"});
    }
    if (fact.code == fact::worth || fact.code == fact::movingOn || fact.code == fact::scored)
        return {};
    if (!isHere && fact.code != fact::answer && fact.code != fact::later)
        return "no figure of the player";
    if (fact.code == fact::oneLeft)
        return joined({compare("spaces", 1, static_cast<int>(board.spaces(feature).size())),
                       compare("bag", state->bagTotal, fact.of),
                       compare("completing", board.count([&](KindIndex kind, Turns turns) {
                           return board.completes(kind, turns, *fact.cell, feature);
                       }),
                               fact.count)});
    if (fact.code == fact::open || fact.code == fact::around)
        return checkSpaces(board, fact, feature);
    if (fact.code == fact::dead)
        return joined({compare("fitting", 0, board.fitting(*fact.cell)),
                       board.spaces(feature).contains(*fact.cell) ? "" : "wrong space"});
    if (fact.code == fact::taken) {
        int others = 0;
        for (Player player = 0; player < state->playerCount; ++player)
            others += player == fact.player ? 0 : board.figures(player, feature);
        int earlier = 0;
        for (const auto& figure : boards.before->figuresOnBoard())
            earlier += figure.player == fact.player && feature.contains(figure.segment) ? 1 : 0;
        return joined({compare("figures of others", 0, others), compare("figures before", 0, earlier)});
    }
    if (fact.code == fact::alone || fact.code == fact::tied || fact.code == fact::lost)
        return joined({compare("strength", board.strength(fact.player, feature), fact.strength),
                       compare("strength of rival", board.strength(fact.rival, feature), fact.against),
                       (fact.code == fact::tied) == (fact.strength == fact.against)
                               && (fact.code == fact::alone) == (fact.strength > fact.against)
                           ? ""
                           : "wrong majority"});
    if (fact.code == fact::field) {
        const auto [complete, other] = board.cities(feature);
        return joined(
            {compare("completed cities", complete, fact.tiles), compare("other cities", other, fact.spaces)});
    }
    if (fact.code == fact::join) {
        const auto other = board.featureAt(fact.joined->at);
        return joined({feature == other ? "already joined" : "",
                       board.spaces(feature).contains(*fact.cell) && board.spaces(other).contains(*fact.cell)
                           ? ""
                           : "wrong space",
                       compare("fitting", board.fitting(*fact.cell), fact.count),
                       compare("bag", state->bagTotal, fact.of)});
    }
    if (fact.code == fact::extraTurn) {
        const auto spaces = board.spaces(feature);
        return compare("fitting", board.count([&](KindIndex kind, Turns turns) {
            return std::ranges::any_of(spaces, [&](Cell cell) { return board.fits(kind, turns, cell); });
        }),
                       fact.count);
    }
    if (fact.code == fact::answer)
        return joined({compare("bag", state->bagTotal, fact.of),
                       fact.count > 0 && fact.count <= tilesThatChange(rules, board, fact.feature->at)
                           ? ""
                           : "fewer tiles"});
    return fact.code == fact::danger || fact.code == fact::later ? std::string() : "no check for this code";
}

} // namespace

std::string differenceFromBoard(const Rules& rules, const FactBoards& boards, const Fact& fact)
{
    const WalkedBoard board(rules, boards.now);
    if (fact.feature)
        return checkFeature(rules, boards, board, fact);
    if (fact.code == fact::supply || fact.code == fact::lastFigure)
        return joined({compare("supply", figuresInSupply(boards.now, fact.player), fact.count),
                       compare("other supply", figuresInSupply(boards.other, fact.player), fact.of),
                       (fact.code == fact::lastFigure) == (fact.count == 0) ? "" : "wrong code"});
    if (fact.code == fact::tokens) {
        const auto* spec = rules.book().findToken(fact.detail);
        int most = 0;
        for (Player player = 0; player < boards.now->playerCount; ++player)
            if (player != fact.player)
                most = std::max(most, boards.now->held(player, spec->kind));
        return joined({compare("tokens", boards.now->held(fact.player, spec->kind), fact.count),
                       compare("most", most, fact.against)});
    }
    if (fact.code == fact::turn) {
        const auto& now = boards.now;
        const int next = now->placed == noTile ? now->active : (now->active + 1) % now->playerCount;
        return compare("next player", next, fact.player);
    }
    return {};
}

} // namespace vozka
