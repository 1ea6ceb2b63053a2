// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The law that chance has the right outcomes with the right weights.
#pragma once

#include "laws.h"

namespace vozka {

/// The outcomes are the legal actions of the dealer. The weight of a draw is the number of copies in the bag.
[[nodiscard]] Check weightsMatchBag(const CheckedGame& game);

} // namespace vozka
