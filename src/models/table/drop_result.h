// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Result of a drop: the choice that it makes, or the reason of its refusal.
#pragma once

#include "models/board/table.h"
#include "models/table/choice_model.h"

#include <QString>

namespace vozka {

class DropResult {
    Q_GADGET
    QML_VALUE_TYPE(dropResult)
    Q_PROPERTY(bool allowed READ allowed)
    /// Row in the choices; -1 if refused.
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(QString message MEMBER message)
    Q_PROPERTY(QString rule MEMBER rule)
    /// Side of the tile that does not match, 0 = north, clockwise; -1 if none.
    Q_PROPERTY(int side MEMBER side)
    Q_PROPERTY(int cellX MEMBER cellX)
    Q_PROPERTY(int cellY MEMBER cellY)
    /// Id of the blocking feature; -1 if none.
    Q_PROPERTY(int blocker READ blockerNumber)

public:
    [[nodiscard]] bool allowed() const { return row >= 0; }
    [[nodiscard]] int blockerNumber() const { return blocker == noSegment ? -1 : static_cast<int>(blocker); }
    bool operator==(const DropResult&) const = default;

    int row = -1;
    QString message;
    QString rule;
    int side = -1;
    int cellX = 0;
    int cellY = 0;
    Segment blocker = noSegment;
};

/// Returns the result for an action that is refused on that cell.
[[nodiscard]] DropResult refusedDrop(const Table& table, const Refusal& why, Cell where);
[[nodiscard]] DropResult dropResultOf(const Table& table, const ChoiceModel& choices, const Action& action);

} // namespace vozka
