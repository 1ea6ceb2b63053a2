// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of one kind of tile in one rotation. Its file is read once for all tests.
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
    /// Content of the file, empty if the file does not exist.
    QByteArray svg;
    /// By the id of the region, without "-area". A region that is drawn twice has a second entry,
    /// "ID(again)".
    std::map<std::string, Area> areas;

    /// Returns the region that contains this point of the unturned tile, in this rotation; "" if none or
    /// several do.
    std::string regionAt(QPointF unturned) const;
};

/// Returns a drawing for each rotation of each kind, sorted by kind, also for missing files.
const std::vector<Drawing>& drawings();

} // namespace vozka::art
