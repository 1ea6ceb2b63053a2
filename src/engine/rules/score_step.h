// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the tile completed is scored, and its figures go home.
#pragma once

#include "engine/rules/hooks.h"
#include "engine/rules/step.h"

namespace vozka {

/// Every completed feature, whoever owns it (rules.md 1.2). Nothing to choose.
class ScoreStep final : public Step {
public:
    [[nodiscard]] Code name() const override;
    Next enter(Turn& turn) const override;
};

/// Scores every feature of one kind on which figures are left when the game ends.
class ScoreEachFinally final : public FinalHook {
public:
    explicit ScoreEachFinally(FeatureKind kind) : m_kind(kind) {}
    void scoreFinally(Turn& turn) const override;

private:
    FeatureKind m_kind;
};

} // namespace vozka
