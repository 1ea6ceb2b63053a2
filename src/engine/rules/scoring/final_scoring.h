// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Scores what is left when the game ends.
#pragma once

#include "engine/rules/hooks/hooks.h"

namespace vozka {

/// Scores every feature of one kind on which figures are left.
class ScoreEachFinally final : public FinalHook {
public:
    explicit ScoreEachFinally(FeatureKind kind) : m_kind(kind) {}
    void scoreFinally(Turn& turn) const override;

private:
    FeatureKind m_kind;
};

} // namespace vozka
