// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Result of a drop: the choice that it makes, or the reason of its refusal.
#pragma once

#include "models/scene/table.h"
#include "models/table/choice_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class Verdict {
    Q_GADGET
    QML_VALUE_TYPE(verdict)
    Q_PROPERTY(bool allowed READ allowed)
    /// Row in the choices; -1 if refused.
    Q_PROPERTY(int row MEMBER row)
    /// Reason of the refusal; empty if allowed.
    Q_PROPERTY(QString sentence MEMBER sentence)
    /// Rule id of the refusal; empty if none.
    Q_PROPERTY(QString rule MEMBER rule)
    /// Side of the tile that does not match, 0 = north, clockwise; -1 if none.
    Q_PROPERTY(int side MEMBER side)
    Q_PROPERTY(int cellX MEMBER cellX)
    Q_PROPERTY(int cellY MEMBER cellY)
    /// Id of the blocking feature; -1 if none.
    Q_PROPERTY(int culprit READ culpritNumber)

public:
    [[nodiscard]] bool allowed() const { return row >= 0; }
    [[nodiscard]] int culpritNumber() const { return culprit == noSegment ? -1 : static_cast<int>(culprit); }
    bool operator==(const Verdict&) const = default;

    int row = -1;
    QString sentence;
    QString rule;
    int side = -1;
    int cellX = 0;
    int cellY = 0;
    Segment culprit = noSegment;
};

/// Returns the verdict for something that was refused on that cell.
[[nodiscard]] Verdict refusedVerdict(const Table& table, const Refusal& why, Cell where);
[[nodiscard]] Verdict verdictOn(const Table& table, const ChoiceModel& choices, const Action& action);

} // namespace vozka
