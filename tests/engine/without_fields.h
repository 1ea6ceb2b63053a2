// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The option that forbids figures on fields.
#pragma once

#include "engine/expansions/list.h"

namespace vozka {

/// Preset of the edition without figures on fields.
[[nodiscard]] inline Options withoutFields(Edition edition = Edition::C2)
{
    Options options(edition);
    const auto& spec = *findOption("fields");
    for (const auto& value : valuesOf(spec))
        if (value.word == "none")
            options.set(spec, value.value);
    return options;
}

} // namespace vozka
