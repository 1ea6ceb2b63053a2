// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/choices_of.h"

#include "engine/insight/worth.h"
#include "engine/rules/candidate.h"
#include "models/art/tile_art.h"
#include "models/board/board_scene.h"
#include "models/board/feature_under.h"
#include "models/board/table.h"
#include "models/overlays/pile_scene.h"
#include "models/table/other_choices.h"
#include "models/text/contexts.h"
#include "models/text/descriptions.h"
#include "models/text/messages.h"

#include <QRectF>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

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
            choice.label = refusalMessage(table, *candidate.refusal);
    }
    for (auto& choice : choices) {
        choice.turns = nearestTurn(choice.turnsThatFit, turns);
        if (choice.turns < 0)
            continue;
        choice.fit = choice.turns == turns ? Choice::Fit::Now : Choice::Fit::Turned;
        choice.action = Action::place(hand, choice.cell(), static_cast<Turns>(choice.turns));
        choice.row = legal.rowOf(choice.action);
        choice.label = fitDescription(choice.cell(), choice.turns == turns);
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
    const bool isOnPile = choice.segment != noSegment && isPileThatReaches(table, choice.segment);
    const int pieces = isOnPile ? stackOn(table, choice.segment) : 0;
    // The figure alone would look like a figure for the tile.
    if (isOnPile)
        choice.badge = QStringLiteral("image://pile/%1").arg(pieces);
    else if (choice.segment != noSegment && !action.at.isCorner())
        choice.sign = signOf(table, choice.segment);
    if (candidate.isLegal() && isOnPile)
        choice.worth = TableTexts::tr("%n piece(s) high; closed then", "a pile", pieces);
    else if (candidate.isLegal())
        choice.worth = worthDescription(table, placesFigure(action)
                                                   ? worthOfDeploying(*table.rules, *table.state, action)
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

/// Adds all features as targets of the moving figure, with the reason for refused targets.
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

bool isNear(QPointF one, QPointF other, qreal distance)
{
    const QPointF way = other - one;
    return std::hypot(way.x(), way.y()) < distance - 0.01;
}

bool isMarked(const Choice& row)
{
    return row.isAllowed() && row.spot.isFeature();
}

class MarkerPlaces {
public:
    MarkerPlaces(const Table& table, std::vector<Choice>& rows)
        : m_table(table), m_rows(rows), m_figures(figuresOnBoard(table))
    {}

    void keepApart()
    {
        for (auto& row : m_rows)
            row.object = row.place;
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (isMarked(m_rows[i]) && isHidden(i))
                move(i);
    }

private:
    /// Least distance of the middles of two markers, or of a marker and a figure, in tiles.
    static constexpr qreal apart = 0.28;
    /// The same for two rings. Smaller, because a ring must stay around its figure.
    static constexpr qreal ringsApart = 0.06;

    /// True if the marker overlaps an earlier marker or covers a figure on its segment.
    [[nodiscard]] bool isHidden(std::size_t index) const
    {
        const auto& row = m_rows[index];
        // Only markers of other actions can overlap; places for figures on a tile are far enough apart.
        if (row.isOther() && meetsMarker(row, 0, index, row.round > 0 ? ringsApart : apart))
            return true;
        return row.round == 0 && std::ranges::any_of(m_figures, [&](const FigureSpot& spot) {
                   return spot.figure.segment == row.segment && covers(row, spot, apart);
               });
    }

    [[nodiscard]] bool meetsMarker(const Choice& row, std::size_t from, std::size_t to, qreal distance) const
    {
        return std::any_of(m_rows.begin() + static_cast<std::ptrdiff_t>(from),
                           m_rows.begin() + static_cast<std::ptrdiff_t>(to), [&](const Choice& other) {
                               return &other != &row && other.isAllowed() && other.cell() == row.cell()
                                      && isNear(other.place, row.place, distance);
                           });
    }

    [[nodiscard]] static bool covers(const Choice& row, const FigureSpot& spot, qreal distance)
    {
        return !spot.figure.onCorner && spot.cell == row.cell()
               && isNear(middleOf(spot), row.place, distance);
    }

    [[nodiscard]] bool isFree(const Choice& row, qreal distance) const
    {
        return !meetsMarker(row, 0, m_rows.size(), distance)
               && std::ranges::none_of(m_figures,
                                       [&](const FigureSpot& spot) { return covers(row, spot, distance); });
    }

    void move(std::size_t index)
    {
        // On a crowded tile, markers are nearer to each other, but never at the same place.
        for (const qreal distance : {apart, apart * 2 / 3, apart / 3})
            if (moveBy(distance, m_rows[index]))
                return;
    }

    /// Moves the marker by that distance in tiles. Returns false if no place is free.
    bool moveBy(qreal distance, Choice& row) const
    {
        constexpr std::array steps{QPointF(1, 0),  QPointF(-1, 0), QPointF(0, -1), QPointF(0, 1),
                                   QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1),  QPointF(-1, -1)};
        const Choice former = row;
        std::optional<QPointF> other;
        row.round = 0;
        for (const auto& step : steps) {
            row.place = former.place + step * distance;
            if (!QRectF(0.1, 0.1, 0.8, 0.8).contains(row.place) || !isFree(row, distance))
                continue;
            if (featureUnder(m_table, row.cell(), row.place, false) == row.spot.feature())
                return true;
            other = other.value_or(row.place);
        }
        if (other)
            row.place = *other;
        else
            row = former;
        return other.has_value();
    }

    const Table& m_table;
    std::vector<Choice>& m_rows;
    std::vector<FigureSpot> m_figures;
};

/// Moves markers that would hide each other, or a figure on their segment, to free places of their tiles.
/// Prefers places on the same feature.
void keepApart(const Table& table, std::vector<Choice>& rows)
{
    MarkerPlaces(table, rows).keepApart();
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
    keepApart(table, choices);
    return choices;
}

} // namespace vozka
