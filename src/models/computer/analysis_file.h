// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An analysis in a file beside its game. What does not fit the game any more, or cannot be understood, is
// left out; it can be found out again.
#pragma once

#include "match/match.h"
#include "models/computer/judged_model.h"

#include <QByteArray>

namespace vozka {

[[nodiscard]] QByteArray writeAnalysis(const Match& match, const std::vector<JudgedMove>& judged);
/// Those from the beginning of the game on that are decided in the same way there.
[[nodiscard]] std::vector<JudgedMove> readAnalysis(const Match& match, const QByteArray& text);

} // namespace vozka
