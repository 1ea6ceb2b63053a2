// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sentences of the expansions: a file for each, and the one list of them.
#pragma once

#include "wording/template.h"

#include <array>

namespace vozka::wording {

[[nodiscard]] std::span<const Template> abbeyAndMayorSentences();
[[nodiscard]] std::span<const Template> abbotSentences();
[[nodiscard]] std::span<const Template> drawbridgeSentences();
[[nodiscard]] std::span<const Template> innsAndCathedralsSentences();
[[nodiscard]] std::span<const Template> princessAndDragonSentences();
[[nodiscard]] std::span<const Template> riverSentences();
[[nodiscard]] std::span<const Template> towerSentences();
[[nodiscard]] std::span<const Template> tradersAndBuildersSentences();

/// Each answers all sentences of one expansion.
inline constexpr std::array sentencesOfExpansions{
    abbeyAndMayorSentences,     abbotSentences, drawbridgeSentences, innsAndCathedralsSentences,
    princessAndDragonSentences, riverSentences, towerSentences,      tradersAndBuildersSentences};

} // namespace vozka::wording
