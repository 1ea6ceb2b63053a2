// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {

std::string codeOf(const std::optional<Refusal>& refusal)
{
    if (!refusal)
        return "done";
    return std::string(refusal->code).append(refusal->detail.empty() ? "" : " ").append(refusal->detail);
}

std::vector<records::PlayerEntry> players(int count)
{
    std::vector<records::PlayerEntry> all;
    for (int i = 0; i < count; ++i)
        all.push_back({"Player " + std::to_string(i), static_cast<records::Colour>(i)});
    return all;
}

records::RuleChoice choiceOf(std::vector<std::string> sets)
{
    return {Options(Edition::C2), std::move(sets)};
}

records::RuleChoice threeSets(Edition edition)
{
    return {Options(edition), {"base", "abbey-and-mayor", "wiki-examples"}};
}

SandboxEditor::SandboxEditor(int count) : m_box(threeSets(), players(count)) {}

FigureKind SandboxEditor::figure(std::string_view name) const
{
    const auto* rule = m_box.rules().book().findFigure(name);
    EXPECT_NE(rule, nullptr) << name;
    return rule == nullptr ? FigureKind::Follower : rule->kind();
}

PositionFigure SandboxEditor::figureOn(Player player, std::string_view name, Cell at,
                                       std::string_view feature) const
{
    const auto tile = m_box.tileOn(at);
    const auto kind = tile ? m_box.position().tiles[*tile].kind : noKind;
    const auto index = kind == noKind ? noFeature : m_box.rules().catalogue().kind(kind).find(feature);
    return {player, figure(name), at, index, false};
}

PositionFigure SandboxEditor::onCorner(Player player, std::string_view name, Cell corner) const
{
    return {player, figure(name), corner, noFeature, true};
}

std::string SandboxEditor::place(std::string_view id, Cell at, int turns, Player owner)
{
    return codeOf(m_box.place(kind(id), at, static_cast<Turns>(turns), owner));
}

std::string SandboxEditor::turn(Cell at, int direction)
{
    return codeOf(m_box.turn(at, direction));
}

std::string SandboxEditor::take(Cell at)
{
    return codeOf(m_box.take(at));
}

std::string SandboxEditor::set(Player player, std::string_view name, Cell at, std::string_view feature)
{
    return codeOf(m_box.setFigure(figureOn(player, name, at, feature)));
}

std::string SandboxEditor::setOnCorner(Player player, std::string_view name, Cell corner)
{
    return codeOf(m_box.setFigure(onCorner(player, name, corner)));
}

std::string SandboxEditor::tiles() const
{
    std::string text;
    for (const auto& tile : m_box.position().tiles)
        text += (text.empty() ? "" : " ") + m_box.rules().catalogue().kind(tile.kind).id
                + std::to_string(tile.turns) + "@" + std::to_string(tile.at.x) + ","
                + std::to_string(tile.at.y);
    return text;
}

std::string SandboxEditor::figures() const
{
    std::string text;
    for (const auto& each : m_box.position().figures) {
        const auto& tile = m_box.position().tiles[m_box.tileOn(each.at).value_or(0)];
        text += (text.empty() ? "" : "; ") + std::to_string(each.player) + " "
                + std::string(m_box.rules().book().figureRule(each.kind).name()) + " "
                + (each.onCorner ? "corner" : m_box.rules().catalogue().kind(tile.kind).idOf(each.feature))
                + "@" + std::to_string(each.at.x) + "," + std::to_string(each.at.y);
    }
    return text;
}

void expectValid(const Sandbox& box)
{
    const auto table = records::layOut(box.record(), "sandbox");
    ASSERT_TRUE(table) << table.error().pointer << " " << table.error().code;
    EXPECT_EQ(table->state, box.state());
    if (box.isEmpty())
        return;
    const auto text = records::writePosition(box.record());
    const auto read = records::readPosition(text, "sandbox");
    ASSERT_TRUE(read) << read.error().pointer << " " << read.error().code << "\n" << text;
    EXPECT_EQ(records::writePosition(*read), text);
}

} // namespace vozka::sandbox
