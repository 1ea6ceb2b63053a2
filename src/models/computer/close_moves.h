// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages for moves without a decisive reason: the difference to another move, in points.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace vozka {

class CloseMoves {
    Q_DECLARE_TR_FUNCTIONS(CloseMoves)

public:
    /// `ahead`: expected lead over the next best move, in points.
    [[nodiscard]] static QString againstNext(float ahead);
    /// `behind`: expected lead of the best move over this move, in points.
    [[nodiscard]] static QString againstBest(float behind);
};

} // namespace vozka
