// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fact_oracle.h"

#include "answer_oracle.h"
#include "wagon_oracle.h"
#include "walked_board.h"

#include <algorithm>

namespace vozka {

namespace {

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
    const bool isAround = fact.code == fact::around;
    return joined(
        {compare("tiles", isAround ? 8 - static_cast<int>(spaces.size()) : board.tiles(feature), fact.tiles),
         compare("spaces", static_cast<int>(spaces.size()), fact.spaces),
         compare("fitting", board.fewestFitting(feature), fact.count),
         compare("bag", board.state()->bagTotal, fact.of), spaces.contains(*fact.cell) ? "" : "wrong space"});
}

/// The points of a completed road with an inn, and of a completed city with a cathedral.
std::string checkAllOrNothing(const WalkedBoard& board, const Fact& fact, const std::set<Segment>& feature)
{
    const bool isRoad = fact.feature->kind == FeatureKind::Road;
    const int tiles = board.tiles(feature);
    const bool hasCathedral = board.marks(feature, "cathedral") > 0;
    const bool isBesieged = board.marks(feature, "besieged") > 0;
    const int cityPoints = (hasCathedral ? 3 : 2) - (isBesieged ? 1 : 0);
    const int points = isRoad ? 2 * tiles : cityPoints * (tiles + board.marks(feature, "coat-of-arms"));
    const auto spaces = board.spaces(feature);
    const bool hasMark = isRoad ? board.marks(feature, "inn") > 0 : hasCathedral || isBesieged;
    return joined({hasMark ? "" : "no mark", compare("points", points, fact.count),
                   compare("spaces", static_cast<int>(spaces.size()), fact.spaces),
                   compare("fitting", board.fewestFitting(feature), fact.tiles),
                   compare("bag", board.state()->bagTotal, fact.of),
                   spaces.contains(*fact.cell) ? "" : "wrong space"});
}

/// The targets of the player's wagon, found without the engine's links.
std::string checkMovingOn(const WalkedBoard& board, const Fact& fact, const std::set<Segment>& feature)
{
    const auto& book = board.rules().book();
    const auto* wagon = book.findFigure(fact.detail);
    const auto& figures = board.state()->figuresOnBoard();
    const auto placed = std::ranges::find_if(figures, [&](const Figure& figure) {
        return figure.player == fact.player && figure.kind == wagon->kind()
               && feature.contains(figure.segment);
    });
    if (placed == figures.end())
        return "no such figure";
    const auto edition = wagon->reach(book, *board.state(), {fact.player, placed->segment, {}})->edition;
    std::set<std::set<Segment>> found;
    const auto& tiles = board.state()->board;
    for (const auto& ref : searchWagonTargets(board.rules(), board.state(), placed->segment, edition)) {
        const Segment segment = tiles.segmentOf(tiles.tileAt(ref.at), ref.feature);
        if (book.isAllowedOn(wagon->kind(), tiles.segment(segment).kind)
            && !book.limits().isForbidden(*board.state(), segment))
            found.insert(board.featureAt(ref));
    }
    // The search does not know the passages and limits of expansions.
    if (std::cmp_less_equal(found.size(), fact.count) && !book.passageRules().empty())
        return {};
    std::string wrong = compare("targets", static_cast<int>(found.size()), fact.count);
    for (const auto& target : fact.targets)
        wrong += found.contains(board.featureAt(target.at)) ? "" : "wrong target. ";
    return wrong;
}

/// Facts about figures that an action has moved, removed or guarded.
std::string checkFigures(const FactBoards& boards, const WalkedBoard& board, const Fact& fact,
                         const std::set<Segment>& feature)
{
    // Segments of the board before the move keep their numbers.
    const auto earlier =
        static_cast<int>(std::ranges::count_if(boards.before->figuresOnBoard(), [&](const Figure& figure) {
            return figure.player == fact.player && feature.contains(figure.segment);
        }));
    if (fact.code == fact::removed)
        return joined({compare("figures", 0, board.figures(fact.player, feature)),
                       earlier > 0 ? "" : "no figure before", fact.detail.empty() ? "no action" : ""});
    const auto& state = board.state();
    if (fact.code == fact::guarded) {
        const auto* fairy = board.rules().book().findToken("fairy");
        if (fairy == nullptr || fact.detail != fairy->word)
            return "not by the fairy";
        return std::ranges::any_of(state->figuresOnBoard(),
                                   [&](const Figure& figure) {
                                       return figure.player == fact.player && feature.contains(figure.segment)
                                              && state->isAt(fairy->kind,
                                                             state->board.cellOf(figure.segment));
                                   })
                   ? ""
                   : "no fairy";
    }
    const std::string supply =
        joined({compare("supply", figuresInSupply(state, fact.player), fact.count),
                compare("other supply", figuresInSupply(boards.other, fact.player), fact.of)});
    if (fact.code == fact::home) {
        std::string wrong =
            figuresInSupply(boards.before, fact.player) <= fact.count ? "" : "no figure returned. ";
        if (fact.targets.empty())
            wrong += compare("figures before", 1, earlier);
        for (const auto& each : fact.targets.empty() ? std::vector{*fact.feature} : fact.targets) {
            const auto returnedFrom = board.featureAt(each.at);
            wrong += joined({std::ranges::any_of(boards.before->figuresOnBoard(),
                                                 [&](const Figure& figure) {
                                                     return figure.player == fact.player
                                                            && returnedFrom.contains(figure.segment);
                                                 })
                                 ? ""
                                 : "no figure before",
                             compare("figures", 0, board.figures(fact.player, returnedFrom)),
                             compare("spaces", 0, static_cast<int>(board.spaces(returnedFrom).size()))});
        }
        return supply + wrong;
    }
    std::string wrong = supply + compare("figures in the supply", 0, fact.count)
                        + compare("spaces", static_cast<int>(board.spaces(feature).size()), fact.spaces);
    for (const auto& figure : state->figuresOnBoard())
        if (figure.player == fact.player && !figure.onCorner) {
            const auto spaces = board.spaces(board.featureAt(state->board.ref(figure.segment)));
            const bool isDead =
                std::ranges::any_of(spaces, [&](Cell cell) { return board.fitting(cell) == 0; });
            const auto kind = state->board.segment(figure.segment).kind;
            if (kind != FeatureKind::Field && !isDead && !spaces.empty()
                && static_cast<int>(spaces.size()) < fact.spaces)
                wrong += "another feature has fewer spaces. ";
        }
    return wrong;
}

/// Checks the numbers after the other move.
std::string checkOtherwise(const WalkedBoard& other, const Fact& fact)
{
    if (fact.countOtherwise == fact.count || fact.spacesOtherwise == fact.spaces)
        return "the other move has the same number";
    // A new feature is on another cell there.
    if (fact.code == fact::movingOn || fact.feature->before == noSegment
        || (fact.spacesOtherwise < 0 && fact.countOtherwise < 0))
        return {};
    const auto feature = other.featureAt(fact.feature->at);
    if (fact.code == fact::field)
        return fact.spacesOtherwise < 0
                   ? ""
                   : compare("cities otherwise", other.cities(feature).second, fact.spacesOtherwise);
    const auto spaces = other.spaces(feature);
    if (fact.spacesOtherwise >= 0)
        return compare("spaces otherwise", static_cast<int>(spaces.size()), fact.spacesOtherwise);
    const int fitting = fact.code == fact::oneLeft ? other.count([&](KindIndex kind, Turns turns) {
        return other.completes(kind, turns, *spaces.begin(), feature);
    })
                                                   : other.fewestFitting(feature);
    return compare("fitting otherwise", fitting, fact.countOtherwise);
}

/// Checks the other players with the same fact.
std::string checkSharing(const WalkedBoard& board, const Fact& fact, const std::set<Segment>& feature)
{
    std::string wrong;
    for (const Player player : fact.sharing) {
        wrong += player == fact.player ? "shared with the same player. " : "";
        wrong += board.figures(player, feature) > 0 ? "" : "shared without a figure. ";
        if (fact.code == fact::tied)
            wrong += compare("strength of other", board.strength(player, feature), fact.strength);
    }
    return wrong + (fact.code == fact::tied && fact.sharing.empty() ? "tied with no player" : "");
}

/// Checks the features that the move has joined.
std::string checkParts(const Rules& rules, const FactBoards& boards, const Fact& fact)
{
    const WalkedBoard earlier(rules, boards.before);
    const WalkedBoard other(rules, boards.other);
    const auto whole = WalkedBoard(rules, boards.now).featureAt(fact.feature->at);
    std::set<std::set<Segment>> parts;
    std::set<std::set<Segment>> otherwise;
    std::string wrong;
    for (const auto& part : fact.parts) {
        const auto segments = earlier.featureAt(part.at);
        parts.insert(segments);
        otherwise.insert(other.featureAt(part.at));
        wrong += std::ranges::includes(whole, segments) ? "" : "a part is not joined. ";
        wrong += std::ranges::any_of(boards.before->figuresOnBoard(),
                                     [&](const Figure& figure) { return segments.contains(figure.segment); })
                     ? ""
                     : "a part without figures. ";
    }
    return wrong
           + (fact.parts.empty()                  ? ""
              : parts.size() != fact.parts.size() ? "a part is named twice. "
              : parts.size() < 2                  ? "only one part. "
              : otherwise.size() < 2              ? "the other move joins them, too. "
                                                  : "");
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
    if (fact.code == fact::movingOn && !fact.detail.empty())
        return checkMovingOn(board, fact, feature);
    if (fact.code == fact::worth || fact.code == fact::movingOn)
        return {};
    if (fact.code == fact::scored) {
        // Only a barn stays after its field is scored. It gives four points for each completed city,
        // twice as many for a besieged one.
        constexpr int perCity = 4;
        const int cities = board.cities(feature).first + board.besiegedCities(feature);
        const bool stays = isHere && !state->over && fact.feature->kind == FeatureKind::Field;
        return stays ? compare("points at the end", perCity * cities, fact.of)
                     : compare("points at the end", 0, fact.of);
    }
    if (fact.code == fact::removed || fact.code == fact::guarded || isAboutSupply(fact))
        return checkFigures(boards, board, fact, feature);
    if (fact.code == fact::vacated)
        return joined({isHere ? "still a figure" : "",
                       std::ranges::any_of(boards.before->figuresOnBoard(),
                                           [&](const Figure& figure) {
                                               return figure.player == fact.player
                                                      && feature.contains(figure.segment);
                                           })
                           ? ""
                           : "no figure before"});
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
    if (fact.code == fact::allOrNothing)
        return checkAllOrNothing(board, fact, feature);
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
        const bool isOnNewTile = std::ranges::any_of(state->figuresOnBoard(), [&](const Figure& figure) {
            return figure.player == fact.player && feature.contains(figure.segment)
                   && state->board.segment(figure.segment).tile + 1U == state->board.tiles().size();
        });
        return joined({compare("figures of others", 0, others), compare("figures before", 0, earlier),
                       isOnNewTile && !fact.detail.empty() ? "the figure is on the new tile" : ""});
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
                       compare("joining", board.count([&](KindIndex kind, Turns turns) {
                           return board.joins(kind, turns, *fact.cell, feature, other);
                       }),
                               fact.count),
                       compare("bag", state->bagTotal, fact.of)});
    }
    if (fact.code == fact::extraTurn) {
        const auto spaces = board.spaces(feature);
        return joined({compare("bag", state->bagTotal, fact.of),
                       compare("fitting", board.count([&](KindIndex kind, Turns turns) {
                           return std::ranges::any_of(
                               spaces, [&](Cell cell) { return board.fits(kind, turns, cell); });
                       }),
                               fact.count)});
    }
    if (fact.code == fact::answer)
        return joined({compare("bag", state->bagTotal, fact.of),
                       compare("best answers", tilesOfAnswer(rules, boards.now, fact), fact.count)});
    return fact.code == fact::danger || fact.code == fact::later ? std::string() : "no check for this code";
}

} // namespace

std::string differenceFromBoard(const Rules& rules, const FactBoards& boards, const Fact& fact)
{
    const WalkedBoard board(rules, boards.now);
    if (fact.feature)
        return joined({checkFeature(rules, boards, board, fact), checkOtherwise({rules, boards.other}, fact),
                       checkParts(rules, boards, fact),
                       checkSharing(board, fact, board.featureAt(fact.feature->at))});
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
