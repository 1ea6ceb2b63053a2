// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/played_example.h"

#include "engine/rules/core_rules.h"
#include "engine/rules/hooks/core_names.h"
#include "lessons/claims.h"
#include "records/error_codes.h"

#include <algorithm>

namespace vozka::lessons {

namespace {

bool hasTileAt(const Position& position, Cell cell)
{
    return std::ranges::find(position.tiles, cell, &PositionTile::at) != position.tiles.end();
}

/// Returns the same options with that edition.
Options withEdition(const Options& given, Edition edition)
{
    Options options(edition);
    for (const auto& changed : given.changed())
        options.set(OptionSpec{.name = changed.name}, changed.value);
    return options;
}

} // namespace

PlayedExample::PlayedExample(const Lesson& lesson, Edition edition, SegmentRef from,
                             records::LoadedPosition table)
    : m_lesson(&lesson),
      m_edition(edition),
      m_from(from),
      m_rules(std::move(table.rules)),
      m_start(std::move(table.state))
{}

records::Result<PlayedExample> PlayedExample::create(const Lesson& lesson, Edition edition, SegmentRef from,
                                                     const std::string& file)
{
    auto record = lesson.position;
    record.rules.options = withEdition(record.rules.options, edition);
    if (hasTileAt(record.position, from.at))
        record.position.figures.push_back({lesson.player, lesson.figure, from.at, from.feature});
    auto table = records::layOut(record, file);
    if (!table) {
        auto error = table.error();
        // The added figure of the example is not in the file, so its pointer is empty.
        const auto added = "/figures/" + std::to_string(lesson.position.position.figures.size());
        error.pointer = error.pointer == added ? "" : "/position" + error.pointer;
        return error;
    }
    PlayedExample played(lesson, edition, from, std::move(*table));
    for (std::size_t i = 0; i < lesson.moves.size(); ++i) {
        auto refusal = played.act(lesson.moves[i]);
        if (!refusal)
            refusal = played.placeFigure(i + 1 == lesson.moves.size());
        if (refusal)
            return refusalError(file, "/moves/" + std::to_string(i), *refusal, played.m_rules,
                                lesson.position.players);
    }
    if (!played.findScoredFeature())
        return records::Error{file, "", std::string(records::error::notScored), {}};
    return played;
}

records::Result<PlayedExample> PlayedExample::create(const Lesson& lesson, const Example& example,
                                                     const std::string& file)
{
    auto played = create(lesson, example.edition, example.from, file);
    if (played)
        played->m_example = &example;
    return played;
}

std::optional<Refusal> PlayedExample::act(const Action& action)
{
    const State& current = m_history.empty() ? m_start : scored();
    if (auto refusal = m_rules.refusal(current, action))
        return refusal;
    auto after = std::make_shared<State>(current);
    auto entry = HistoryEntry::by(m_rules, *after, action);
    if (action.type == Action::Type::Place)
        m_lastPlacement = m_history.size();
    m_history.push_back(std::move(entry));
    m_states.push_back(std::move(after));
    return {};
}

/// Deploys the figure after the move that placed its tile. `isLastMove`: true after the last move. Then the
/// player passes if the figure is not deployed.
std::optional<Refusal> PlayedExample::placeFigure(bool isLastMove)
{
    if (m_rules.step(scored()) != step::deploy)
        return {};
    const auto& move = m_history.back().action;
    if (move.type == Action::Type::Place && move.at.cell() == m_from.at)
        return act(Action::deploy(m_lesson->figure, Spot::feature(m_from)));
    return isLastMove ? act(Action::pass()) : std::nullopt;
}

bool PlayedExample::findScoredFeature()
{
    if (m_history.empty() || m_history[m_lastPlacement].action.type != Action::Type::Place)
        return false;
    const auto& board = scored()->board;
    const auto tile = board.tileAt(m_from.at);
    const bool scores = std::ranges::any_of(m_history.back().events, [&](const Event& event) {
        return event.type == event::complete
               && std::ranges::find(event.segments, m_from) != event.segments.end();
    });
    if (tile == noTile || !scores)
        return false;
    const Segment from = board.segmentOf(tile, m_from.feature);
    board.forEachSegment(from, [&](Segment each) { m_scoredFeature.push_back(board.ref(each)); });
    std::ranges::sort(m_scoredFeature);
    const auto& book = m_rules.book();
    auto reach = book.figureRule(m_lesson->figure).reach(book, *withTile(), {m_lesson->player, from, {}});
    if (!reach)
        return false;
    m_reach = std::move(*reach);
    return true;
}

const State& PlayedExample::beforeTile() const
{
    return m_lastPlacement == 0 ? m_start : after(m_lastPlacement - 1);
}

const State& PlayedExample::withTile() const
{
    return after(m_lastPlacement);
}

std::vector<ScoreLine> PlayedExample::scoreLines() const
{
    std::vector<ScoreLine> lines;
    for (const auto& event : m_history.back().events)
        if (event.type == event::score)
            lines.push_back(event.line);
    return lines;
}

Cell PlayedExample::lastTile() const
{
    return m_history[m_lastPlacement].action.at.cell();
}

const Example* PlayedExample::example() const
{
    if (m_example != nullptr)
        return m_example;
    const auto& examples = m_lesson->examples;
    for (const auto& example : examples)
        if (example.edition == m_edition && example.from == m_from)
            return &example;
    for (const auto& example : examples)
        if (example.edition == m_edition && claimsHold(example, *this))
            return &example;
    return nullptr;
}

std::vector<Step> PlayedExample::steps() const
{
    const auto* matching = example();
    const auto other = std::ranges::find(m_lesson->examples, m_edition, &Example::edition);
    std::vector<Step> steps;
    if (matching != nullptr)
        steps = matching->steps;
    else if (other != m_lesson->examples.end())
        steps = other->steps;
    if (matching == nullptr)
        std::erase_if(steps, [](const Step& step) { return step.show == Show::Label; });
    if (steps.empty())
        for (const auto show : {Show::Board, Show::Tile, Show::Score, Show::Range})
            steps.push_back({show, 0, {}});
    return steps;
}

const State& PlayedExample::board(Show show) const
{
    return show == Show::Board ? beforeTile() : show == Show::Tile ? withTile() : scored();
}

const ReachEntry* PlayedExample::answer(const SegmentRef& segment) const
{
    for (const auto* list : {&m_reach.targets, &m_reach.refused})
        for (const auto& entry : *list)
            if (std::ranges::find(entry.segments, segment) != entry.segments.end())
                return &entry;
    return nullptr;
}

std::vector<const ReachEntry*> PlayedExample::choices() const
{
    std::vector<const ReachEntry*> all;
    for (const auto* list : {&m_reach.targets, &m_reach.refused})
        for (const auto& entry : *list)
            if (!entry.refusal || entry.refusal->code != refusal::ownFeature)
                all.push_back(&entry);
    return all;
}

Action PlayedExample::moveTo(const SegmentRef& to) const
{
    return Action::move(m_lesson->figure, Spot::tile(m_from.at), Spot::feature(to));
}

State PlayedExample::decisionState(const Action& action) const
{
    const auto returnAction = Action::returnToSupply(action.figure, action.at);
    return m_rules.refusal(scored(), returnAction) ? m_rules.asIfInStep(withTile(), action) : scored();
}

std::optional<Refusal> PlayedExample::refusal(const SegmentRef& to) const
{
    const auto action = moveTo(to);
    return m_rules.refusal(decisionState(action), action);
}

State PlayedExample::movedTo(const SegmentRef& to) const
{
    const auto action = moveTo(to);
    auto state = decisionState(action);
    m_rules.apply(state, action);
    return state;
}

State PlayedExample::returnedToSupply() const
{
    const auto action = Action::returnToSupply(m_lesson->figure, Spot::tile(m_from.at));
    auto state = decisionState(action);
    // A figure without a target was returned without a decision.
    if (!m_rules.refusal(state, action))
        m_rules.apply(state, action);
    return state;
}

} // namespace vozka::lessons
