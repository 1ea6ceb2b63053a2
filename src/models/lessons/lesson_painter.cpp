// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/lesson_painter.h"

#include "models/lessons/example_table.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/overlay_texts.h"
#include "models/overlays/range_parts.h"
#include "models/overlays/range_scene.h"
#include "models/text/contexts.h"
#include "models/text/lesson_text.h"
#include "models/text/messages.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace vozka {

namespace {

using lessons::PlayedExample;
using lessons::Show;

/// Returns the look of the claims of a label; Name if it is not the same for all.
OverlayLook lookOf(const lessons::Label& label)
{
    if (label.claims.empty())
        return OverlayLook::Name;
    const bool target = label.claims.front().target;
    const bool same = std::ranges::all_of(
        label.claims, [&](const lessons::Claim& claim) { return claim.target == target; });
    return same ? vozka::lookOf(target) : OverlayLook::Name;
}

/// Titles of the kinds of steps before the labels.
constexpr std::array stepTitles{
    QT_TRANSLATE_NOOP("Lessons", "The board"), QT_TRANSLATE_NOOP("Lessons", "The tile"),
    QT_TRANSLATE_NOOP("Lessons", "The score"), QT_TRANSLATE_NOOP("Lessons", "The range")};

} // namespace

OverlayLook lookOf(bool target)
{
    return target ? OverlayLook::Reachable : OverlayLook::Refused;
}

LessonPainter::LessonPainter(const PlayedExample& played, const State& board, const MarkSpace& room)
    : m_played(played),
      m_room(room),
      m_shown(tableOf(played, board)),
      m_questionTable(tableOf(played, played.withTile())),
      m_question(questionOf(played)),
      m_draft(m_shown, room)
{}

void LessonPainter::addStep(const lessons::Step& step)
{
    OverlayEntry entry;
    entry.look = OverlayLook::Summary;
    entry.title = LessonTexts::tr(stepTitles.at(static_cast<std::size_t>(step.show)));
    QStringList lines;
    if (!step.text.empty())
        lines << localizedText(m_played.lesson().text(step.text));
    if (step.show == Show::Board || step.show == Show::Tile)
        entry.cells = {m_played.lastTile()};
    if (step.show == Show::Score) {
        lines << sums();
        addSegments(entry, m_played.scoredFeature());
    }
    entry.message = lines.join(QLatin1Char('\n'));
    entry.place = m_draft.table().board().tileAt(m_played.from().at) == noTile
                      ? QPointF(m_played.from().at.x + 0.5, m_played.from().at.y + 0.5)
                      : m_draft.placeOf(m_played.from());
    m_scene.entries.push_back(std::move(entry));
}

void LessonPainter::addLabel(const lessons::Label& label)
{
    OverlayEntry entry;
    const int index = static_cast<int>(m_scene.entries.size());
    entry.text = QString::number(label.number);
    entry.look = lookOf(label);
    entry.message = localizedText(m_played.lesson().text(label.text));
    placeLabels();
    for (const auto& disc : label.discs)
        entry.place = addPlaced(disc, index);
    for (const auto& claim : label.claims)
        addClaim(claim, entry, index);
    if (label.claims.empty())
        entry.cells = {m_played.lastTile()};
    m_scene.entries.push_back(std::move(entry));
}

void LessonPainter::addAnswer(const LessonMark& mark, OverlayLook look, const QString& title)
{
    const auto& answer = *mark.entry;
    OverlayEntry entry;
    const int index = static_cast<int>(m_scene.entries.size());
    entry.text = QString::number(index + 1);
    entry.look = look;
    entry.title = title;
    addSegments(entry, answer.segments);
    if (look != OverlayLook::Marked) {
        entry.message = reachMessage(m_questionTable, m_question, m_played.edition(), answer);
        entry.rule = ruleOf(answer);
        addBlocker(entry, answer);
    }
    entry.place = m_draft.addMark(markedFirst(mark.at, answer, {}), entry.text, look, index);
    m_scene.entries.push_back(std::move(entry));
}

void LessonPainter::paint(const ReachEntry& answer)
{
    paint(answer.segments, answer.refusal ? style::refused() : style::reachable());
}

void LessonPainter::paint(const std::vector<SegmentRef>& segments, const OverlayPiece& piece)
{
    for (const auto& at : segments)
        m_pieces.emplace_back(at, piece);
}

SegmentRef LessonPainter::firstOf(const ReachEntry& answer) const
{
    return markedSegment(m_questionTable, m_question, answer);
}

void LessonPainter::addRange()
{
    const bool byDistance = m_played.byDistance();
    const auto near = byDistance ? cellsInRange(m_questionTable, m_question.from) : std::vector<Cell>();
    dimAround(m_draft, byDistance ? style::strongly() : style::slightly, near);
    addPieces();
    for (const auto& at : m_played.scoredFeature())
        if (!byDistance)
            m_draft.add(at, style::source());
        else if (std::ranges::find(near, at.at) != near.end())
            m_draft.add(at, style::thinSource());
    if (byDistance)
        addFrame(m_draft, nineCells(m_played.from().at));
    m_draft.placeIcons(m_lines.lines);
    m_scene.lines = std::move(m_lines.lines);
}

void LessonPainter::addPieces()
{
    for (const auto& [at, piece] : m_pieces)
        m_draft.add(at, piece);
    m_pieces.clear();
}

void LessonPainter::append(OverlayScene other)
{
    const int before = static_cast<int>(m_scene.entries.size());
    for (auto& mark : other.marks) {
        mark.entry += before;
        m_draft.addMark(mark);
    }
    for (auto& line : other.lines)
        line.entry += before;
    std::ranges::move(other.entries, std::back_inserter(m_scene.entries));
    m_scene.lines = std::move(other.lines);
    m_scene.cells = std::move(other.cells);
}

OverlayScene LessonPainter::take(const QString& title)
{
    m_scene.title = title.isEmpty() ? rangeTitle(m_questionTable, m_question.player, m_played.lesson().figure,
                                                 m_played.edition())
                                    : title;
    if (m_scene.cells.empty())
        m_scene.cells = m_draft.takeCells();
    m_scene.marks = m_draft.takeMarks();
    return std::move(m_scene);
}

QString LessonPainter::titleOf(const ReachEntry& answer) const
{
    return partTitle(m_questionTable, answer);
}

OverlayScene LessonPainter::plainRange() const
{
    const Table table = tableOf(m_played, decidingState(m_played));
    return rangeScene(table, m_question, m_room);
}

void LessonPainter::addClaim(const lessons::Claim& claim, OverlayEntry& entry, int index)
{
    paint(claim.segments, claim.target ? style::reachable() : style::refused());
    addSegments(entry, claim.segments);
    const auto* answer = m_played.answer(claim.segments.front());
    if (answer != nullptr) {
        if (entry.rule.isEmpty())
            entry.rule = ruleOf(*answer);
        addBlocker(entry, *answer);
    }
    bool first = true;
    for (const auto& disc : claim.discs) {
        const auto place = addPlaced(disc, index);
        if (first)
            entry.place = place;
        if (answer != nullptr && answer->link && first && !m_played.byDistance())
            addLine(m_lines, m_draft, *answer,
                    answer->link->second == disc ? place : m_draft.placeOf(answer->link->second), index);
        first = false;
    }
}

void LessonPainter::addSegments(OverlayEntry& entry, const std::vector<SegmentRef>& segments) const
{
    for (const auto& at : segments)
        if (const auto segment = m_draft.segmentOf(at); segment != noSegment)
            entry.segments.push_back(segment);
}

void LessonPainter::addBlocker(OverlayEntry& entry, const ReachEntry& answer) const
{
    if (answer.refusal && answer.refusal->isFigureOnBoard && answer.refusal->at)
        entry.blocker = m_draft.segmentOf({*answer.refusal->at, answer.refusal->feature});
}

/// Returns one line for each score. Example: "Anna: City: 5 tiles × 2 = 10".
QStringList LessonPainter::sums() const
{
    QStringList lines;
    for (const auto& event : m_played.history().back().events)
        if (event.type == event::score)
            lines << LessonTexts::tr("%1: %2", "%1: player, %2: points")
                         .arg(m_questionTable.playerName(event.line.player),
                              eventMessage(m_questionTable, event));
    return lines;
}

/// Finds the places of all discs of the example, first for allowed moves. They are the same at each step.
void LessonPainter::placeLabels()
{
    const auto* example = m_played.example();
    if (!m_placed.empty() || example == nullptr)
        return;
    const auto placeClaims = [&](bool target) {
        for (const auto& label : example->labels)
            for (const auto& claim : label.claims)
                for (const auto& disc : claim.discs)
                    if (claim.target == target)
                        m_placed[&disc] = m_draft.placeMark(markChoices(disc, claim),
                                                            QString::number(label.number), lookOf(target));
    };
    placeClaims(true);
    for (const auto& label : example->labels)
        for (const auto& disc : label.discs)
            m_placed[&disc] = m_draft.placeMark({&disc, 1}, QString::number(label.number), OverlayLook::Name);
    placeClaims(false);
}

/// Returns the point of the feature where the disc or its line is, in cells.
QPointF LessonPainter::addPlaced(const SegmentRef& disc, int entry)
{
    auto mark = m_placed.at(&disc);
    mark.entry = entry;
    m_draft.addMark(mark);
    return mark.tip.value_or(mark.place);
}

/// Returns the segments where the mark of a disc can be: its own, then segments of the claim without a disc.
/// If reach is limited by distance, only segments in range, unless the claim is about a feature out of range.
std::vector<SegmentRef> LessonPainter::markChoices(const SegmentRef& disc, const lessons::Claim& claim) const
{
    std::vector<SegmentRef> choices{disc};
    for (const auto& at : claim.segments)
        if (std::ranges::find(claim.discs, at) == claim.discs.end())
            choices.push_back(at);
    const auto near = nineCells(m_played.from().at);
    const auto isFar = [&](const SegmentRef& at) { return std::ranges::find(near, at.at) == near.end(); };
    const auto first = std::ranges::find_if_not(choices, isFar);
    if (m_played.byDistance() && claim.reason != refusal::outOfRange && first != choices.end())
        choices.erase(std::remove_if(choices.begin(), choices.end(), isFar), choices.end());
    return choices;
}

} // namespace vozka
