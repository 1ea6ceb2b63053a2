// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wording/messages.h"

#include <cmath>

namespace vozka::wording {

Message messageOf(const Reason& reason, const Names& names, Code about)
{
    const auto name = reason.player < names.players.size()
                          ? std::string_view(names.players[reason.player].name)
                          : std::string_view();
    // The text of a negative reason says that it is a disadvantage.
    return {&lookUp("reason", reason.code, about),
            {Argument(name)},
            static_cast<int>(std::lround(std::abs(reason.points)))};
}

} // namespace vozka::wording
