// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The actions of each player after the choice: adding a meeple, or taking one back.
#pragma once

#include "engine/expansions/crop_circles/circles.h"
#include "engine/rules/hooks/action_rule.h"

namespace vozka::crop_circles {

inline constexpr std::array addArgs{ArgSpec{"circleAdd", ArgType::Figure, ArgField::Figure},
                                    ArgSpec{"at", ArgType::Cell, ArgField::At},
                                    ArgSpec{"feature", ArgType::Feature, ArgField::At}};
inline constexpr std::array removeArgs{ArgSpec{"circleRemove", ArgType::Figure, ArgField::Figure},
                                       ArgSpec{"at", ArgType::Cell, ArgField::At},
                                       ArgSpec{"feature", ArgType::Feature, ArgField::At}};

[[nodiscard]] std::unique_ptr<const ActionRule> makeAdding(Action::Type type, const Circles& circles);
[[nodiscard]] std::unique_ptr<const ActionRule> makeRemoving(Action::Type type, const Circles& circles);

} // namespace vozka::crop_circles
