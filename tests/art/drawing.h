// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of one kind of tile in one turn: its file, read once for all tests.
#pragma once

#include "area.h"
#include "kind.h"

#include <QByteArray>
#include <QPointF>

#include <map>
#include <string>
#include <vector>

namespace vozka::art {

struct Drawing {
    Kind kind;
    /// Quarter turns clockwise.
    int turns = 0;
    std::string name;
    /// Empty if there is no such file.
    QByteArray svg;
    /// By the id of the region, without "-area". A region drawn twice appears with "(again)" behind its id.
    std::map<std::string, Area> areas;

    /// The region in whose area a point of the unturned tile lies in this turn; "" if in none or in several.
    std::string regionAt(QPointF unturned) const;
};

/// A drawing for each kind and turn, in this order, whether its file is there or not.
const std::vector<Drawing>& drawings();

} // namespace vozka::art
