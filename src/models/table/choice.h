// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Action at one place of the board, or the reason why it is refused.
#pragma once

#include "engine/rules/state/action.h"
#include "models/base/row_model.h"

#include <QObject>
#include <QPointF>
#include <QStringList>

#include <array>

namespace vozka {

namespace choosing {

Q_NAMESPACE
QML_NAMED_ELEMENT(Choice)
enum class Kind { None, PlaceTile, PlaceFigure, MoveFigure, Other };
Q_ENUM_NS(Kind)
/// Tile: the whole cell, with or without a tile.
enum class Target { Tile, Feature, Corner };
Q_ENUM_NS(Target)
enum class Fit { Now, Turned, Not };
Q_ENUM_NS(Fit)
/// Moved: next to its place, with a line to it. Dot: there is no space for a picture. Frame: around the tile,
/// for all its choices. Hidden: another choice has the frame.
enum class MarkerForm { InPlace, Moved, Dot, Frame, Hidden };
Q_ENUM_NS(MarkerForm)

} // namespace choosing

class Choice {
    Q_GADGET
    QML_VALUE_TYPE(choice)
    Q_PROPERTY(vozka::choosing::Kind kind MEMBER kind)
    Q_PROPERTY(vozka::choosing::Target target READ target)
    Q_PROPERTY(vozka::choosing::Fit fit MEMBER fit)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(int cellX READ cellX)
    Q_PROPERTY(int cellY READ cellY)
    Q_PROPERTY(int turns MEMBER turns)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString labelWithPlace READ labelWithPlace)
    Q_PROPERTY(QString worth MEMBER worth)
    Q_PROPERTY(QString source MEMBER source)
    Q_PROPERTY(QString badge MEMBER badge)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(QStringList returned MEMBER returned)
    Q_PROPERTY(QPointF place MEMBER place)
    Q_PROPERTY(QPointF object MEMBER object)
    Q_PROPERTY(qreal angle MEMBER angle)
    Q_PROPERTY(qreal round MEMBER round)
    Q_PROPERTY(vozka::choosing::MarkerForm markerForm MEMBER markerForm)
    Q_PROPERTY(QPointF markerOffset MEMBER markerOffset)
    Q_PROPERTY(int sharing MEMBER sharing)
    Q_PROPERTY(QPointF foot MEMBER foot)
    Q_PROPERTY(qreal size MEMBER size)

public:
    using Kind = choosing::Kind;
    using Target = choosing::Target;
    using Fit = choosing::Fit;
    using MarkerForm = choosing::MarkerForm;
    Kind kind = Kind::None;
    Spot spot;
    /// For a tile: the placement after `turns` quarter turns.
    Action action = {};
    /// Index in the legal actions; -1 if not legal.
    int row = -1;
    Fit fit = Fit::Not;
    /// `label`: name, or reason of the refusal. `worth`: result of the action, such as points or figures.
    /// `where`: place for screen readers; empty if the label is enough.
    QString label, worth, where;
    /// URLs of images: the figure or piece; the action or passage; the figures that return to the supply.
    QString source, badge;
    QStringList returned;
    /// Icon of the kind of feature, or of a figure that returns; points of the figure; choices in the frame.
    QString sign;
    int points = 0, sharing = 0;
    /// For a tile: bit t is set if it fits after t quarter turns. `turns`: nearest of these t, -1 if none.
    unsigned turnsThatFit = 0;
    int turns = -1;
    /// Marker: middle on the cell (0 to 1), rotation in degrees, and place of its object, where another
    /// marker can be. `round`: side of its figure, in cells, or 0.
    QPointF place{0.5, 0.5}, object{0.5, 0.5};
    qreal angle = 0, round = 0;
    /// Form of the marker for the current size of the tiles, and its distance from its place, in pixels.
    MarkerForm markerForm = MarkerForm::InPlace;
    QPointF markerOffset;
    /// Figure: its foot on the cell (its middle on a corner), and the side of its square, in cells.
    QPointF foot;
    qreal size = 0;
    Segment segment = noSegment;
    /// Features that the action would link; noSegment if none.
    std::array<Segment, 2> linked{noSegment, noSegment};
    /// True if the choice is for the whole feature; if the action adds a piece to a pile.
    bool isAboutFeature = true, raises = false;
    /// Index of the first choice on the same feature.
    int group = -1;

    [[nodiscard]] Target target() const;
    [[nodiscard]] Cell cell() const { return spot.cell(); }
    [[nodiscard]] int cellX() const { return cell().x; }
    [[nodiscard]] int cellY() const { return cell().y; }
    [[nodiscard]] bool isAllowed() const { return row >= 0; }
    [[nodiscard]] QString labelWithPlace() const;
    [[nodiscard]] bool isOnFeature() const { return target() != Target::Tile; }
    [[nodiscard]] bool isOther() const { return kind == Kind::Other; }
    [[nodiscard]] bool isSame(const Choice& other) const;
    bool operator==(const Choice&) const = default;
    [[nodiscard]] Choice self() const { return *this; }
    static constexpr auto roles() { return std::array{role<&Choice::self>("choice")}; }
};

} // namespace vozka
