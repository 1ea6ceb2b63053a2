// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/choices_of.h"

#include "engine/insight/worth.h"
#include "engine/rules/candidate.h"
#include "models/art/tile_art.h"
#include "models/scene/table.h"
#include "models/table/marker_places.h"
#include "models/table/other_choices.h"
#include "models/text/sentences.h"
#include "models/text/spoken.h"

namespace vozka {

namespace {

std::vector<Choice> cells(const Table& table, const ChoiceModel& legal, int turns)
{
    std::vector<Choice> choices;
    const auto hand = table.hand();
    for (const auto& candidate : tileCandidates(*table.rules, *table.state, hand)) {
        const auto& action = candidate.action;
        if (choices.empty() || choices.back().spot != action.at) {
            Choice choice;
            choice.kind = Choice::Kind::PlaceTile;
            choice.spot = action.at;
            choices.push_back(choice);
        }
        auto& choice = choices.back();
        if (candidate.isLegal())
            choice.turnsThatFit |= 1U << action.turns;
        else if (action.turns == turns)
            choice.label = refusalSentence(table, *candidate.refusal);
    }
    for (auto& choice : choices) {
        choice.turns = nearestTurn(choice.turnsThatFit, turns);
        if (choice.turns < 0)
            continue;
        choice.fit = choice.turns == turns ? Choice::Fit::Now : Choice::Fit::Turned;
        choice.action = Action::place(hand, choice.cell(), static_cast<Turns>(choice.turns));
        choice.row = legal.rowOf(choice.action);
        choice.label = fitInWords(choice.cell(), choice.turns == turns);
    }
    return choices;
}

/// A short road never holds a figure and has no marker. A drop on it shows the reason.
bool isShortRoad(const Table& table, Spot spot)
{
    const auto& tile = table.board().tiles()[table.board().tileAt(spot.cell())];
    return spot.isFeature() && table.catalogue().kind(tile.kind).isShortRoad(spot.feature());
}

Choice placeOf(const Table& table, const ChoiceModel& legal, FigureKind figure, const Candidate& candidate)
{
    const auto& action = candidate.action;
    Choice choice;
    choice.kind = placesFigure(action) ? Choice::Kind::PlaceFigure : Choice::Kind::MoveFigure;
    choice.spot = action.at;
    choice.segment = segmentOf(table.rules->book(), **table.state, action.at);
    if (action.at.isCorner()) {
        choice.place = {};
        choice.size = cornerFigureSize;
    } else {
        putOnFeature(table, choice.segment, choice);
    }
    choice.source = pictureOn(table, figure, choice.segment, (*table.state)->toMove);
    decide(table, legal, candidate, choice);
    if (candidate.isLegal())
        choice.worth =
            worthInWords(table, placesFigure(action) ? worthOfDeploying(*table.rules, *table.state, action)
                                                     : worthOf(*table.rules, *table.state, choice.segment));
    return choice;
}

void addPlaces(const Table& table, const ChoiceModel& legal, FigureKind figure, std::vector<Choice>& choices)
{
    const Cell placed = table.board().tiles()[(*table.state)->placed].cell;
    for (const auto& candidate : figureCandidates(*table.rules, *table.state, figure)) {
        const Spot at = candidate.action.at;
        if (at.isCorner() || (at.cell() == placed && !isShortRoad(table, at)))
            choices.push_back(placeOf(table, legal, figure, candidate));
    }
    // On other tiles only legal places: markers of refused places would cover the board.
    for (const auto& row : legal.rows())
        if (placesFigure(row.action) && row.action.figure == figure && !row.action.at.isCorner()
            && row.action.at.cell() != placed)
            choices.push_back(placeOf(table, legal, figure, {row.action, {}}));
}

/// Adds all features as targets of the moving figure, with the reason for refused ones.
void addArrivals(const Table& table, const ChoiceModel& legal, std::vector<Choice>& choices)
{
    const auto figure = table.movingFigure();
    for (const auto& candidate : sampleCandidates(table))
        if (figure && table.board().tileAt(candidate.action.at.cell()) != noTile
            && !isShortRoad(table, candidate.action.at))
            choices.push_back(placeOf(table, legal, figure->kind, candidate));
}

void formGroups(const Table& table, std::vector<Choice>& choices)
{
    const auto& board = table.board();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        choices[i].group = static_cast<int>(i);
        for (std::size_t before = 0; before < i && choices[i].segment != noSegment; ++before) {
            if (choices[before].segment != noSegment && choices[before].isAllowed()
                && board.root(choices[before].segment) == board.root(choices[i].segment)) {
                choices[i].group = static_cast<int>(before);
                break;
            }
        }
    }
}

} // namespace

int nearestTurn(unsigned turnsThatFit, int turns)
{
    for (const int step : {0, 1, 3, 2}) {
        const int turn = (turns + step) & 3;
        if ((turnsThatFit >> static_cast<unsigned>(turn) & 1U) != 0)
            return turn;
    }
    return -1;
}

std::vector<Choice> choicesOf(const Table& table, const ChoiceModel& legal, const Hand& hand)
{
    if (!table.awaitsPlayer())
        return {};
    if (table.hand() != noKind)
        return cells(table, legal, hand.turns);
    std::vector<Choice> choices;
    if (table.arriving()) {
        addArrivals(table, legal, choices);
    } else {
        const bool places = table.otherStep() == nullptr && !table.movingFigure();
        if (places)
            addPlaces(table, legal, hand.figure, choices);
        if (places || table.otherStep() != nullptr)
            addOtherChoices(table, legal, choices);
        addTargets(table, legal, choices);
    }
    formGroups(table, choices);
    fanOut(choices);
    keepApart(table, choices);
    return choices;
}

} // namespace vozka
