// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The features of a board with parts and links, computed again from tiles, parts and links.
#pragma once

#include "engine/rules/state/state.h"

#include <map>
#include <string>

namespace vozka {

/// Compares features, their data and the demands of open cells. Returns the first difference, "" if none.
/// `declaredEnds`: open ends of segments that are not sides.
[[nodiscard]] std::string differenceOfFeatures(const TileCatalogue& catalogue, const StateData& state,
                                               const std::map<Segment, int>& declaredEnds);

} // namespace vozka
