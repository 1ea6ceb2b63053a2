// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/crop_circles/crop_circles.h"

#include "engine/expansions/crop_circles/circles.h"

#include <array>

namespace vozka::crop_circles {

namespace {

constexpr OptionSpec circleAdd{"circleAdd", OptionSpec::Type::Choice, {"may", "must"}, 0, 1, "cc.add"};
constexpr std::array options{circleAdd};

/// Rule: cc.nobody - a crop circle is no feature. A road ends at it, without a link to other roads.
constexpr std::array roadEnds{RoadEndSpec{.word = "cropCircle"}};
constexpr std::array marks{MarkSpec{.word = symbols[0].mark, .feature = {}},
                           MarkSpec{.word = symbols[1].mark, .feature = {}},
                           MarkSpec{.word = symbols[2].mark, .feature = {}}};

void addRules(RuleBook& book)
{
    const Circles circles(book.catalogue());
    // Rule: cc.add - a player can have several meeples on one segment.
    for (const auto& symbol : symbols)
        book.allowSharing(symbol.concerns, Sharing::OwnMeeples);
    const auto removing = addCircleSteps(book, circles, book.options().value(circleAdd) == 0);
    addEstimate(book, circles, removing);
}

} // namespace

const Expansion expansion{.name = "crop-circles",
                          .tileSet = "crop-circles",
                          .featureKinds = {},
                          .options = options,
                          .addRules = addRules,
                          .roadEnds = roadEnds,
                          .marks = marks};

} // namespace vozka::crop_circles
