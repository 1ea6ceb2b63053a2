// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// King & Robber: the player who completed the largest city has the king, the player who completed the
// longest road has the robber. At the end both give points.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::king_and_robber {

extern const Expansion expansion;

} // namespace vozka::king_and_robber
