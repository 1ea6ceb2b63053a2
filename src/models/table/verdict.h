// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The answer to "may this be dropped there?": the choice that it would be, or why not.
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
    /// The row in the choices, -1 if it is refused.
    Q_PROPERTY(int row MEMBER row)
    /// Why not, in words; empty if it is allowed.
    Q_PROPERTY(QString sentence MEMBER sentence)
    /// The id of the rule that says so; empty if it is allowed or no rule does.
    Q_PROPERTY(QString rule MEMBER rule)
    /// The side of the dropped tile that does not match, 0 = north, clockwise; -1 if it is not about that.
    Q_PROPERTY(int side MEMBER side)
    Q_PROPERTY(int cellX MEMBER cellX)
    Q_PROPERTY(int cellY MEMBER cellY)
    /// Tells the feature that stands in the way from others; -1 if none does.
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
    /// A feature that stands in the way.
    Segment culprit = noSegment;
};

/// Why it was refused to put something on that cell.
[[nodiscard]] Verdict refusedVerdict(const Table& table, const Refusal& why, Cell where);
[[nodiscard]] Verdict verdictOn(const Table& table, const ChoiceModel& choices, const Action& action);

} // namespace vozka
