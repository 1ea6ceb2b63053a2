// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Contexts of translated texts that are used in several files.
#pragma once

#include <QCoreApplication>

namespace vozka {

struct LessonTexts {
    Q_DECLARE_TR_FUNCTIONS(Lessons)
};

struct OverlayTexts {
    Q_DECLARE_TR_FUNCTIONS(Overlays)
};

struct TableTexts {
    Q_DECLARE_TR_FUNCTIONS(Table)
};

} // namespace vozka
