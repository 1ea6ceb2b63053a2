// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Output of a replayed game, as JSON and as text.
#pragma once

#include "cli/common.h"

#include <iosfwd>

namespace vozka::cli {

/// `withLegal`: also includes the legal choices.
[[nodiscard]] Json replayJson(const Match& match, bool withLegal);
void printReplay(std::ostream& out, const Match& match);

} // namespace vozka::cli
