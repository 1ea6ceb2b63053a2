// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Short descriptions of the events of a built-in story, for tests of its claims.
#pragma once

#include "lessons/story_answer.h"
#include "samples.h"

#include <algorithm>

namespace vozka::lessons {

[[nodiscard]] inline const Story& story(std::string_view id)
{
    const auto* found = library().findStory(id);
    if (found == nullptr)
        throw std::runtime_error("no story " + std::string(id));
    return *found;
}

/// Returns all score lines in order.
[[nodiscard]] inline std::vector<ScoreLine> lines(const Story& story)
{
    std::vector<ScoreLine> all;
    for (const auto& entry : story.history)
        for (const auto& event : entry.events)
            if (event.type == event::score && event.line.points != 0)
                all.push_back(event.line);
    return all;
}

/// Returns the line as text: "0 city 8 = city.tiles 3 6, city.coats-of-arms 1 2".
[[nodiscard]] inline std::string lineText(const ScoreLine& line)
{
    std::string text =
        std::to_string(line.player) + " " + std::string(line.kind) + " " + std::to_string(line.points) + " =";
    for (const auto& term : line.terms)
        text.append(&term == &line.terms.front() ? " " : ", ")
            .append(term.term)
            .append(" " + std::to_string(term.count) + " " + std::to_string(term.points));
    return text;
}

/// Returns all score lines as text, sorted.
[[nodiscard]] inline std::vector<std::string> scoreTexts(const Story& story)
{
    std::vector<std::string> all;
    for (const auto& line : lines(story))
        all.push_back(lineText(line));
    std::ranges::sort(all);
    return all;
}

/// Returns the results of the choices of a step: "yes", "no" or the code of the refusal.
[[nodiscard]] inline std::vector<std::string> answers(const Story& story, std::size_t step)
{
    std::vector<std::string> all;
    for (const auto& choice : choicesOf(story, story.steps.at(step)))
        all.push_back(choice.right ? "yes" : choice.refusal ? std::string(choice.refusal->code) : "no");
    return all;
}

[[nodiscard]] inline std::string nameOf(const Story& story, FigureKind kind)
{
    return std::string(story.table.rules.book().figureRule(kind).name());
}

/// Returns the number of figures of a kind that a player has on the board after `entryCount` history entries.
[[nodiscard]] inline std::ptrdiff_t figureCount(const Story& story, std::size_t entryCount, Player player,
                                                std::string_view kind)
{
    return std::ranges::count_if(story.dataAt(entryCount).figuresOnBoard(), [&](const Figure& figure) {
        return figure.player == player && nameOf(story, figure.kind) == kind;
    });
}

using Strings = std::vector<std::string>;

/// Returns the players of all figures on the whole feature after `entryCount` history entries: "001".
[[nodiscard]] inline std::string playersOn(const Story& story, std::size_t entryCount, Cell at,
                                           std::string_view feature)
{
    const State state = story.stateAt(entryCount);
    const auto& board = state->board;
    const auto tile = board.tileAt(at);
    const auto& kind = story.table.rules.catalogue().kind(board.tiles()[tile].kind);
    const auto root = board.root(board.segmentOf(tile, kind.find(feature)));
    std::string text;
    for (const auto& figure : state->figuresOnBoard())
        if (!figure.onCorner && board.root(figure.segment) == root)
            text += std::to_string(figure.player);
    std::ranges::sort(text);
    return text;
}

/// Returns the codes of the refused actions of a step.
[[nodiscard]] inline Strings refusals(const Story& story, std::size_t step)
{
    Strings all;
    for (const auto& refused : story.steps.at(step).refused)
        all.push_back(refused.code);
    return all;
}

[[nodiscard]] inline bool hasEvent(const Story& story, Code type)
{
    return std::ranges::any_of(story.history, [&](const HistoryEntry& entry) {
        return std::ranges::any_of(entry.events, [&](const Event& event) { return event.type == type; });
    });
}

} // namespace vozka::lessons
