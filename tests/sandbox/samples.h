// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A sandbox for tests, spoken to by the ids of tiles and features.
#pragma once

#include "sandbox/sandbox.h"

#include <string>

namespace vozka::sandbox {

class Bench {
public:
    explicit Bench(int players = 2);

    [[nodiscard]] Sandbox& box() { return m_box; }
    [[nodiscard]] KindIndex kind(std::string_view id) const { return m_box.rules().catalogue().find(id); }
    [[nodiscard]] FigureKind figure(std::string_view name) const;
    [[nodiscard]] PositionFigure standing(Player player, std::string_view figure, Cell at,
                                          std::string_view feature) const;
    [[nodiscard]] PositionFigure onCorner(Player player, std::string_view figure, Cell corner) const;

    // "done", or the code of the refusal.
    std::string place(std::string_view id, Cell at, int turns = 0, Player owner = 0);
    std::string turn(Cell at, int by = 1);
    std::string take(Cell at);
    std::string set(Player player, std::string_view figure, Cell at, std::string_view feature);
    std::string setOnCorner(Player player, std::string_view figure, Cell corner);

    /// "D0@0,0 V1@1,0": the tiles in their order.
    [[nodiscard]] std::string tiles() const;
    /// "0 wagon road-e@0,0": the figures in their order.
    [[nodiscard]] std::string figures() const;

private:
    Sandbox m_box;
};

[[nodiscard]] std::string word(const std::optional<Refusal>& refusal);
[[nodiscard]] std::vector<records::PlayerEntry> players(int count);
/// The new edition with these tile sets.
[[nodiscard]] records::RuleChoice choiceOf(std::vector<std::string> sets);
[[nodiscard]] records::RuleChoice everySet(Edition edition = Edition::C2);

/// The position reads back from its file as itself, and lies on a table.
void expectSound(const Sandbox& box);

} // namespace vozka::sandbox
