// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A sandbox that tests edit by the ids of tiles and features.
#pragma once

#include "sandbox/sandbox.h"

#include <string>

namespace vozka::sandbox {

class SandboxEditor {
public:
    explicit SandboxEditor(int players = 2);

    [[nodiscard]] Sandbox& box() { return m_box; }
    [[nodiscard]] KindIndex kind(std::string_view id) const { return m_box.rules().catalogue().find(id); }
    [[nodiscard]] FigureKind figure(std::string_view name) const;
    [[nodiscard]] PositionFigure figureOn(Player player, std::string_view figure, Cell at,
                                          std::string_view feature) const;
    [[nodiscard]] PositionFigure onCorner(Player player, std::string_view figure, Cell corner) const;

    // Return "done", or the code of the refusal and its detail.
    std::string place(std::string_view id, Cell at, int turns = 0, Player owner = 0);
    std::string turn(Cell at, int direction = 1);
    std::string take(Cell at);
    std::string set(Player player, std::string_view figure, Cell at, std::string_view feature);
    std::string setOnCorner(Player player, std::string_view figure, Cell corner);

    /// Returns the tiles in order: "D0@0,0 V1@1,0".
    [[nodiscard]] std::string tiles() const;
    /// Returns the figures in order: "0 wagon road-e@0,0".
    [[nodiscard]] std::string figures() const;

private:
    Sandbox m_box;
};

/// Returns the code of the refusal and its detail, "done" if none.
[[nodiscard]] std::string codeOf(const std::optional<Refusal>& refusal);
[[nodiscard]] std::vector<records::PlayerEntry> players(int count);
/// Returns the new edition with these tile sets.
[[nodiscard]] records::RuleChoice choiceOf(std::vector<std::string> sets);
/// Returns the base game, Abbey & Mayor and the tiles of examples.
[[nodiscard]] records::RuleChoice threeSets(Edition edition = Edition::C2);

/// Checks that the position is valid, and that its file is read as written.
void expectValid(const Sandbox& box);

} // namespace vozka::sandbox
