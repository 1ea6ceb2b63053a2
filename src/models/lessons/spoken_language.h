// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The language in which lessons and rules are read out.
#pragma once

#include "lessons/lesson.h"
#include "models/app/app_settings.h"

namespace vozka {

[[nodiscard]] inline lessons::Language spokenLanguage()
{
    return AppSettings::instance().spoken() == AppSettings::Language::Czech ? lessons::Language::Czech
                                                                            : lessons::Language::English;
}

} // namespace vozka
