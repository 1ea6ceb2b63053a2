// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// File of an analysis, stored next to the game. Entries that do not match the game or cannot be read are
// skipped; the analysis can be repeated.
#pragma once

#include "match/match.h"
#include "models/computer/judged_model.h"

#include <QByteArray>

namespace vozka {

[[nodiscard]] QByteArray writeAnalysis(const Match& match, const std::vector<JudgedMove>& judged);
/// Returns the entries from the start of the game up to the first decision that differs.
[[nodiscard]] std::vector<JudgedMove> readAnalysis(const Match& match, const QByteArray& text);

} // namespace vozka
