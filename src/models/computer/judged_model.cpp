// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/judged_model.h"

#include <QLocale>

namespace vozka {

QString JudgedRow::costText() const
{
    // Lower costs would be displayed as 0.
    constexpr float least = 0.05F;
    return cost < least ? QString() : QLocale().toString(static_cast<double>(cost), 'f', 1);
}

} // namespace vozka
