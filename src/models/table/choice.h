// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Something that may be done at one place of the board, or the reason why it may not.
#pragma once

#include "engine/rules/state/action.h"
#include "models/rows/row_model.h"

#include <QObject>
#include <QPointF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace vozka {

namespace choosing {

Q_NAMESPACE
QML_NAMED_ELEMENT(Choice)
enum class Kind { None, PlaceTile, PlaceFigure, MoveFigure, Other };
Q_ENUM_NS(Kind)
/// Tile: the cell as a whole, with or without a tile.
enum class Target { Tile, Feature, Corner };
Q_ENUM_NS(Target)
enum class Fit { Now, Turned, Not };
Q_ENUM_NS(Fit)

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
    Q_PROPERTY(QString worth MEMBER worth)
    Q_PROPERTY(QString source MEMBER source)
    Q_PROPERTY(QString badge MEMBER badge)
    Q_PROPERTY(QStringList returned MEMBER returned)
    Q_PROPERTY(QPointF place MEMBER place)
    Q_PROPERTY(qreal angle MEMBER angle)
    Q_PROPERTY(qreal round MEMBER round)
    Q_PROPERTY(int fanIndex MEMBER fanIndex)
    Q_PROPERTY(int fanCount MEMBER fanCount)
    Q_PROPERTY(int fanSide READ fanSideNumber)
    Q_PROPERTY(QPointF fanFrom MEMBER fanFrom)
    Q_PROPERTY(QPointF foot MEMBER foot)
    Q_PROPERTY(qreal size MEMBER size)

public:
    using Kind = choosing::Kind;
    using Target = choosing::Target;
    using Fit = choosing::Fit;
    Kind kind = Kind::None;
    Spot spot;
    /// Of a tile: as it fits after the fewest turns.
    Action action = {};
    /// Index in the legal actions, -1 if it is not one of them.
    int row = -1;
    Fit fit = Fit::Not;
    /// Name, or reason why it is not allowed; and the points or figures that it brings.
    QString label, worth;
    /// Addresses of the picture of the figure or piece there, and of a small one of the action or passage.
    QString source, badge;
    /// Addresses of pictures of figures that return to the supply.
    QStringList returned;
    /// Of a tile: bit t is set if it fits turned by t quarter turns; and the nearest of them, -1 if none.
    unsigned turnsThatFit = 0;
    int turns = -1;
    /// Of the marker: its middle on the cell (0 to 1), its clockwise rotation in degrees, and if it is around
    /// a figure, the side of that figure's square in cells.
    QPointF place{0.5, 0.5};
    qreal angle = 0, round = 0;
    /// Of several markers at one place: index and number. On a small board they are beside this side of the
    /// tile, each with a line to this point of the cell.
    int fanIndex = 0, fanCount = 1;
    Side fanSide = Side::N;
    QPointF fanFrom;
    /// Of a figure: its foot on the cell (on a corner its middle), and the side of its square in cells.
    QPointF foot;
    qreal size = 0;
    Segment segment = noSegment;
    /// Features that it would link, noSegment if none.
    std::array<Segment, 2> linked{noSegment, noSegment};
    /// The whole feature counts, not only the figure on it; and one more piece is put on the pile there.
    bool isAboutFeature = true, raises = false;
    /// Index of the first choice on the same feature of the board.
    int group = -1;

    [[nodiscard]] Target target() const
    {
        return spot.isFeature() ? Target::Feature : spot.isCorner() ? Target::Corner : Target::Tile;
    }
    [[nodiscard]] Cell cell() const { return spot.cell(); }
    [[nodiscard]] int cellX() const { return cell().x; }
    [[nodiscard]] int cellY() const { return cell().y; }
    [[nodiscard]] int fanSideNumber() const { return static_cast<int>(fanSide); }
    [[nodiscard]] bool isAllowed() const { return row >= 0; }
    [[nodiscard]] bool isOnFeature() const { return target() != Target::Tile; }
    [[nodiscard]] bool isOther() const { return kind == Kind::Other; }
    [[nodiscard]] bool isSame(const Choice& other) const
    {
        return kind == other.kind && spot == other.spot && source == other.source
               && (!isOther() || action == other.action);
    }
    bool operator==(const Choice&) const = default;
    [[nodiscard]] Choice self() const { return *this; }
    static constexpr auto roles() { return std::array{role<&Choice::self>("choice")}; }
};

} // namespace vozka
