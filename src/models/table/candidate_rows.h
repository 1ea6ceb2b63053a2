// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What could be done now, a row for each place: cells for a tile, features or corners for a figure, targets
// for a figure that goes on, and whatever else may be done with a tile, a figure or a pile on the board.
#pragma once

#include "models/table/choice_model.h"

#include <QObject>
#include <QPointF>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <vector>

namespace vozka {

namespace fitting {

Q_NAMESPACE
QML_NAMED_ELEMENT(Fitting)

/// Fits as it is, fits otherwise turned, or not at all.
enum class Fit { Now, Turned, Not };
Q_ENUM_NS(Fit)

} // namespace fitting

struct CandidateRow {
    Cell cell;
    /// Of a figure on a feature.
    FeatureIndex feature = noFeature;
    /// A figure would stand on the point that is the north-west corner of the cell.
    bool onCorner = false;
    /// Something else is done there than placing a tile or a figure or going on.
    bool isOtherAction = false;
    /// Of that: what, allowed or not.
    Action action = {};
    /// The whole feature is what counts there, not only who stands on it.
    bool isAboutFeature = true;
    /// It puts one more piece on the pile there.
    bool raises = false;
    fitting::Fit fit = fitting::Fit::Not;
    /// Of a tile: bit t = fits turned by t quarter turns.
    unsigned turnsThatFit = 0;
    /// Of a tile: the nearest turn that fits, -1 if none does.
    int turns = -1;
    /// The row in the choices; of a tile in the nearest turn that fits. -1 if there is none.
    int choice = -1;
    /// The first row about the same feature of the board, this one if there is none before.
    int group = -1;
    /// Of a figure: the feature that it would belong to.
    Segment segment = noSegment;
    /// Features that it would link, noSegment if none.
    std::array<Segment, 2> linked{noSegment, noSegment};
    /// Where it is marked on its cell, 0 to 1.
    QPointF place{0.5, 0.5};
    /// How far its picture is turned clockwise, in degrees.
    qreal angle = 0;
    /// Of several things that may be done at one place: which of them this is, from 0, and how many there
    /// are. On a small board their markers are beside the tile, on this side of it, each with a line to the
    /// place.
    int fanIndex = 0;
    int fanCount = 1;
    Side fanSide = Side::N;
    /// Where that line ends on the cell, 0 to 1.
    QPointF fanFrom;
    /// Of a figure: where its foot would stand on its cell, on a corner its middle; and the side of its
    /// square.
    QPointF foot;
    qreal size = 0;
    /// Of what is done with a figure that stands there: the side of that figure's square, else 0.
    qreal round = 0;
    QString source;
    /// A small picture beside it that tells what is done there, empty if that goes without saying.
    QString badge;
    QString label;
    /// What it brings, in words.
    QString worth;
    /// Addresses of the pictures of the figures that it returns to the supply.
    QStringList returned;
    /// Of a target to which a way on leads: what that is, as its code; else empty.
    QString via;
    [[nodiscard]] bool isForFigure() const { return onCorner || feature != noFeature; }
    [[nodiscard]] bool isSame(const CandidateRow& other) const
    {
        return cell == other.cell && feature == other.feature && onCorner == other.onCorner
               && source == other.source && isOtherAction == other.isOtherAction && action == other.action;
    }
    bool operator==(const CandidateRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&CandidateRow::cell, &Cell::x>("cellX"),
            role<&CandidateRow::cell, &Cell::y>("cellY"),
            /// True where a figure would stand, false for a cell.
            role<&CandidateRow::isForFigure>("isForFigure"),
            /// True if a figure would stand on the cell's north-west corner.
            role<&CandidateRow::onCorner>("isCorner"),
            role<&CandidateRow::fit>("fit"),
            /// Of a tile: the nearest turn in which it fits there, -1 if there is none.
            role<&CandidateRow::turns>("turns"),
            /// The row in the choices, -1 if it may not be.
            role<&CandidateRow::choice>("choice"),
            /// Of a figure: where its foot would stand, 0 to 1.
            role<&CandidateRow::place, &QPointF::x>("placeX"),
            role<&CandidateRow::place, &QPointF::y>("placeY"),
            role<&CandidateRow::angle>("angle"),
            role<&CandidateRow::fanIndex>("fanIndex"),
            role<&CandidateRow::fanCount>("fanCount"),
            role<&CandidateRow::fanSide>("fanSide"),
            role<&CandidateRow::fanFrom, &QPointF::x>("fanFromX"),
            role<&CandidateRow::fanFrom, &QPointF::y>("fanFromY"),
            /// It is about the figure that stands there already: the side of that one's square in cells, else
            /// 0.
            role<&CandidateRow::round>("round"),
            /// Of a figure: the address of its picture as it would stand there.
            role<&CandidateRow::source>("source"),
            /// What it is and, if it may not be, why.
            role<&CandidateRow::label>("label"),
            /// What it brings: of a figure what the feature is worth as it stands.
            role<&CandidateRow::worth>("worth"),
            /// Addresses of the pictures of the figures that it returns to the supply.
            role<&CandidateRow::returned>("returned"),
            /// Of a target to which a way on leads: what that is, as its code; else empty.
            role<&CandidateRow::via>("via"),
            /// Something else is done there than placing a tile or a figure or going on.
            role<&CandidateRow::isOtherAction>("isOtherAction"),
            /// The address of a small picture beside that of the figure, empty if there is none.
            role<&CandidateRow::badge>("badge"),
        };
    }
};

/// The fitting turn nearest to `turns`, clockwise first; -1 if none fits.
[[nodiscard]] int nearestTurn(unsigned turnsThatFit, int turns);

/// The rows for what is asked now: for a tile turned by `turns`, or for a figure of that kind. None if nobody
/// is asked.
[[nodiscard]] std::vector<CandidateRow> candidateRows(const Table& table, const ChoiceModel& choices,
                                                      int turns, FigureKind figure);

} // namespace vozka
