// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is said of a move where no single reason weighs enough: how far it is from the other, in points, and
// nothing else.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace vozka {

class CloseMoves {
    Q_DECLARE_TR_FUNCTIONS(CloseMoves)

public:
    /// `ahead` = by so many points it is expected to end further ahead than the next best move.
    [[nodiscard]] static QString againstNext(float ahead);
    /// `behind` = by so many points it is expected to end less far ahead than the best move.
    [[nodiscard]] static QString againstBest(float behind);
};

} // namespace vozka
