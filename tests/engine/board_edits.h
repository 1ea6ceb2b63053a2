// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules for tests: a step after the deployment calls a function of the test, which can link features and add
// parts to tiles.
#pragma once

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

#include <functional>

namespace vozka {

/// Function that a test can set. It is called in each turn between the deployment and the scoring.
inline std::function<void(Turn&)>& boardEdit()
{
    static std::function<void(Turn&)> edit;
    return edit;
}

class EditStep final : public Step {
public:
    EditStep() : Step({.name = "edit"}) {}
    Next enter(Turn& turn) const override
    {
        if (boardEdit())
            boardEdit()(turn);
        return Next::NextStep;
    }
};

inline constexpr int maxTestLinks = 8;
inline constexpr int maxTestParts = 8;
/// The first kind of link and the first part. The tests add no others.
inline constexpr LinkKind testLink{};
inline constexpr PartIndex testBridge = 0;

inline void addBoardEdits(RuleBook& book)
{
    (void)book.addLinks(maxTestLinks);
    TileFeature bridge;
    bridge.id = "bridge";
    bridge.kind = FeatureKind::Road;
    bridge.sides = 0b0101;
    (void)book.addPart(bridge, maxTestParts);
    book.plan().insertAfter(step::deploy, std::make_unique<EditStep>(), "edits");
}

} // namespace vozka
