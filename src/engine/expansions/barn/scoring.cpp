// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/barn/barn.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/scoring/feature_scoring.h"

#include <algorithm>

namespace vozka::barn {

namespace {

/// Figures on a field.
struct FieldFigures {
    bool hasFarmers = false;
    bool hasBarn = false;
    /// True if a barn was placed there in this turn.
    bool hasNewBarn = false;
};

FieldFigures figuresOnField(const StateData& state, Segment segment, FigureKind barnKind)
{
    FieldFigures field;
    if (state.board.feature(segment).figures == 0)
        return field;
    for (const auto& figure : state.figuresOnBoard()) {
        if (state.board.root(figure.segment) != state.board.root(segment))
            continue;
        const bool isBarn = figure.kind == barnKind;
        field.hasBarn |= isBarn;
        field.hasFarmers |= !isBarn;
        field.hasNewBarn |= isBarn && figure.since == state.turn;
    }
    return field;
}

/// Rule: am.barn.placed - 3 points for each completed city to the majority of farmers, as at the end of the
/// game.
/// Rule: am.barn.connected - 1 point for each completed city if the tile joined their field to a field with a
/// barn.
void payFarmers(Turn& turn, Segment segment, bool isNewBarn)
{
    constexpr int pointsPlaced = 3;
    constexpr int pointsConnected = 1;
    Score score{isNewBarn ? "field.barn-placed" : "field.barn-connected",
                isNewBarn ? "am.barn.placed" : "am.barn.connected",
                {}};
    addCompletedCities(turn.book(), turn.state(), segment, "field.cities",
                       isNewBarn ? pointsPlaced : pointsConnected, score.sheet);
    turn.book().applyScoreRules(turn.state(), segment, ScoreTime::Final, score);
    turn.scoreMajority(segment, score);
}

/// True if at least one barn is not in a supply. Each player has one barn.
bool isAnyInUse(const StateData& state, FigureKind barn)
{
    bool isInUse = false;
    for (Player player = 0; player < state.playerCount; ++player)
        isInUse |= state.supply[player][index(barn)] == 0;
    return isInUse;
}

bool isFieldWithSeveralFigures(const StateData& state, Segment segment)
{
    // One branch, which is rarely taken: many segments are fields, but few features have several figures.
    const bool isField = state.board.segment(segment).kind == FeatureKind::Field;
    return isField & (state.board.feature(segment).figures > 1);
}

/// If the field has a barn, scores its farmers and returns them to the supply.
void scoreFarmersAt(Turn& turn, Segment segment, FigureKind barn)
{
    const auto field = figuresOnField(turn.state(), segment, barn);
    if (!field.hasBarn || !field.hasFarmers)
        return;
    payFarmers(turn, segment, field.hasNewBarn);
    turn.trigger(Trigger::FeatureScored, {.feature = turn.state().board.root(segment)});
    turn.returnFigures(segment);
}

/// Scores farmers that came to a field with a barn after the last tile, as if a tile had joined the fields.
/// Called before the barns are scored.
void scoreLastFarmersAtBarns(Turn& turn, FigureKind barn)
{
    const auto figures = turn.state().figuresOnBoard();
    InlineList<Figure, maxFigures> all;
    all.assign(figures);
    for (const auto& figure : all.all())
        if (figure.kind != barn && figure.since == turn.state().turn
            && isFieldWithSeveralFigures(turn.state(), figure.segment))
            scoreFarmersAt(turn, figure.segment, barn);
}

/// Rule: am.barn.final - 4 points for each completed city at its field to the owner of every barn, also if
/// there are other barns. Rule: am.house.pigherd - with that option 1 more for each completed city and each
/// herd of pigs in the field. `herds`: the mark of herds; without bits if barns get no points for herds.
void scoreBarns(Turn& turn, FigureKind barn, MarkField herds)
{
    constexpr int pointsOfCity = 4;
    const auto& state = turn.state();
    for (const auto& figure : state.figuresOnBoard()) {
        if (figure.kind != barn)
            continue;
        Score score{"field", "am.barn.final", {}};
        addCompletedCities(turn.book(), state, figure.segment, "barn.cities", pointsOfCity, score.sheet);
        addCityBonus(turn.book(), state, figure.segment, "field.pig-herds",
                     herds.in(state.board.feature(figure.segment).marks), score.sheet);
        turn.give(figure.player, figure.segment, score);
    }
}

} // namespace

void addScoring(RuleBook& book, FigureKind barn, BarnAndHerd barnAndHerd)
{
    const auto herds = barnAndHerd == BarnAndHerd::Bonus
                           ? book.catalogue().mark(FeatureKind::Field, "pig-herd")
                           : MarkField();
    // Rule: am.barn.stays
    book.on(Trigger::FeatureScored, [barn](Turn& turn, const TriggerArgs& args) {
        turn.keepFigures(args.feature, [&](const Figure& figure) { return figure.kind == barn; });
    });
    // Farmers leave a field when a barn is placed there. So a field has farmers and a barn only in the turn
    // when a barn was deployed or fields were joined, and at the end of the game.
    book.on(Trigger::AllScored, [barn](Turn& turn, const TriggerArgs&) {
        const auto& state = turn.state();
        if (isAnyInUse(state, barn))
            state.board.forEachChanged([&](Segment at) {
                if (isFieldWithSeveralFigures(state, at))
                    scoreFarmersAt(turn, at, barn);
            });
    });
    book.on(Trigger::BeforeFinalScoring,
            [barn](Turn& turn, const TriggerArgs&) { scoreLastFarmersAtBarns(turn, barn); });
    book.addScoredInTurn([barn](const StateData& state, Segment segment) {
        if (state.board.segment(segment).kind != FeatureKind::Field)
            return false;
        const auto field = figuresOnField(state, segment, barn);
        return field.hasBarn && (field.hasFarmers || field.hasNewBarn);
    });
    book.on(Trigger::GameEnds,
            [barn, herds](Turn& turn, const TriggerArgs&) { scoreBarns(turn, barn, herds); });
}

} // namespace vozka::barn
