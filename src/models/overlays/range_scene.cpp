// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/range_scene.h"

#include "models/base/utf8.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/overlay_texts.h"
#include "models/overlays/pile_scene.h"
#include "models/overlays/range_parts.h"
#include "models/text/contexts.h"

#include <algorithm>

namespace vozka {

namespace {

class RangePainter {
public:
    RangePainter(const Table& table, const ReachQuestion& question, FigureKind figure, const MarkSpace& room)
        : m_table(table),
          m_question(question),
          m_draft(table, room),
          m_reach(reachOf(table, question)),
          m_cellsInRange(cellsInRange(table, question.from))
    {
        m_question.edition = m_reach.edition;
        m_scene.title = rangeTitle(table, question.player, figure, m_reach.edition);
    }

    OverlayScene paint()
    {
        dimAround(m_draft, byDistance() ? style::strongly() : style::slightly,
                  byDistance() ? m_cellsInRange : std::vector<Cell>());
        groupEntries();
        for (const auto* entry : m_numbered)
            addPieces(*entry);
        addSource();
        if (m_reach.targets.empty())
            addNoTargetEntry();
        for (const auto* entry : m_numbered)
            addEntry(*entry);
        addSummaries();
        return m_draft.finish(std::move(m_scene));
    }

private:
    [[nodiscard]] bool byDistance() const { return m_reach.edition == Edition::C2; }

    /// True if the feature is close enough for a number and an entry.
    [[nodiscard]] bool isClose(const ReachEntry& entry) const
    {
        const auto shownIn = [&](const SegmentRef& at) {
            return std::ranges::find(m_cellsInRange, at.at) != m_cellsInRange.end();
        };
        if (byDistance())
            return std::ranges::any_of(entry.segments, shownIn);
        if (entry.link || (!entry.refusal->detail.empty() && entry.refusal->detail != "far"))
            return true;
        const auto marked = markedSegment(m_table, m_question, entry);
        bool close = false;
        m_table.board().forEachSegment(m_question.from, [&](Segment ownSegment) {
            close = close || stepsBetween(m_table.board().cellOf(ownSegment), marked.at) <= 1;
        });
        return close;
    }

    void groupEntries()
    {
        for (const auto& entry : m_reach.targets)
            m_numbered.push_back(&entry);
        for (const auto& entry : m_reach.refused) {
            if (entry.refusal->code == refusal::ownFeature)
                m_ownFeature.push_back(&entry);
            else if (entry.refusal->code == refusal::field)
                m_fields.push_back(&entry);
            else if (isRestOfTarget(entry))
                continue;
            else if (isClose(entry))
                m_numbered.push_back(&entry);
            else
                m_outOfRange.push_back(&entry);
        }
    }

    /// True for the unreachable part of a reachable feature: the entry of that feature describes it.
    [[nodiscard]] bool isRestOfTarget(const ReachEntry& entry) const
    {
        const auto segment = m_draft.segmentOf(entry.segments.front());
        return segment != noSegment && std::ranges::any_of(m_reach.targets, [&](const ReachEntry& target) {
                   return m_table.board().root(m_draft.segmentOf(target.segments.front()))
                          == m_table.board().root(segment);
               });
    }

    void addPieces(const ReachEntry& entry)
    {
        for (const auto& at : entry.segments)
            if (!byDistance() || std::ranges::find(m_cellsInRange, at.at) != m_cellsInRange.end())
                m_draft.add(at, entry.refusal ? style::refused() : style::reachable());
    }

    void addSource()
    {
        if (!byDistance()) {
            m_draft.addFeature(m_question.from, style::source());
            return;
        }
        m_table.board().forEachSegment(m_question.from, [&](Segment at) {
            if (std::ranges::find(m_cellsInRange, m_table.board().cellOf(at)) != m_cellsInRange.end())
                m_draft.add(at, style::thinSource());
        });
        addFrame(m_draft, nineCells(m_table.board().cellOf(m_question.from)));
    }

    void addEntry(const ReachEntry& entry)
    {
        OverlayEntry line;
        const int index = static_cast<int>(m_scene.entries.size());
        line.text = QString::number(++m_count);
        line.look = entry.refusal ? OverlayLook::Refused : OverlayLook::Reachable;
        line.title = entryTitle(m_table, entry);
        line.message = reachMessage(m_table, m_question, m_reach.edition, entry);
        line.rule = ruleOf(entry);
        line.segments = segmentsOf(m_draft, entry);
        if (entry.refusal && entry.refusal->isFigureOnBoard && entry.refusal->at)
            line.blocker = m_draft.segmentOf({*entry.refusal->at, entry.refusal->feature});
        // A number may move to another segment of its feature, unless a link is drawn to it.
        auto marked = markedFirst(markedSegment(m_table, m_question, entry), entry,
                                  byDistance() ? m_cellsInRange : std::vector<Cell>());
        if (entry.link)
            marked.resize(1);
        line.place = m_draft.addMark(marked, line.text, line.look, index);
        addLine(m_scene, m_draft, entry, line.place, index);
        m_scene.entries.push_back(std::move(line));
    }

    void addNoTargetEntry()
    {
        auto line = summaryEntry(OverlayTexts::tr("No possible move"),
                                 OverlayTexts::tr("The figure would be returned to the supply."),
                                 m_draft.placeOf(m_table.board().ref(m_question.from)));
        line.rule = utf8(m_reach.returnRule);
        m_scene.entries.push_back(std::move(line));
    }

    void addSummaries()
    {
        if (!m_ownFeature.empty())
            addSummary(m_ownFeature, entryTitle(m_table, *m_ownFeature.front()),
                       reachMessage(m_table, m_question, m_reach.edition, *m_ownFeature.front()));
        const int far = static_cast<int>(m_outOfRange.size());
        const int fields = static_cast<int>(m_fields.size());
        addSummary(m_outOfRange, OverlayTexts::tr("%n more feature(s)", nullptr, far),
                   byDistance() ? OverlayTexts::tr("Out of range: no part of it is inside the frame.")
                                : OverlayTexts::tr("Not connected with the feature that is scored."));
        if (fields > 0)
            addSummary(m_fields, OverlayTexts::tr("%n field(s)", nullptr, fields),
                       reachMessage(m_table, m_question, m_reach.edition, *m_fields.front()));
    }

    void addSummary(const std::vector<const ReachEntry*>& entries, const QString& title,
                    const QString& message)
    {
        if (entries.empty())
            return;
        auto line = summaryEntry(title, message, m_draft.placeOf(entries.front()->segments.front()));
        line.rule = ruleOf(*entries.front());
        for (const auto* entry : entries)
            for (const auto segment : segmentsOf(m_draft, *entry))
                line.segments.push_back(segment);
        m_scene.entries.push_back(std::move(line));
    }

    const Table& m_table;
    ReachQuestion m_question;
    SceneDraft m_draft;
    Reach m_reach;
    OverlayScene m_scene;
    std::vector<Cell> m_cellsInRange;
    int m_count = 0;
    std::vector<const ReachEntry*> m_numbered;
    /// Entries of the figure's own feature.
    std::vector<const ReachEntry*> m_ownFeature;
    std::vector<const ReachEntry*> m_outOfRange;
    std::vector<const ReachEntry*> m_fields;
};

} // namespace

std::optional<FigureKind> movableFigureKind(const Table& table)
{
    for (const auto& rule : table.rules->book().figureRules())
        if (rule->spec().movesAfterScoring)
            return rule->kind();
    return {};
}

bool canChooseFrom(const Table& table, Segment segment)
{
    const auto figure = movableFigureKind(table);
    return figure && segment < table.board().segmentCount()
           && table.rules->book().isAllowedOn(*figure, table.board().segment(segment).kind);
}

Reach reachOf(const Table& table, const ReachQuestion& question)
{
    const auto figure = movableFigureKind(table);
    if (!figure || !canChooseFrom(table, question.from))
        return {};
    const auto& book = table.rules->book();
    return book.figureRule(*figure).reach(book, **table.state, question).value_or(Reach());
}

OverlayScene rangeScene(const Table& table, const ReachQuestion& question, const MarkSpace& room)
{
    if (isPileThatReaches(table, question.from))
        return pileScene(table, question.from, room);
    const auto figure = movableFigureKind(table);
    if (!figure || !canChooseFrom(table, question.from))
        return {};
    return RangePainter(table, question, *figure, room).paint();
}

} // namespace vozka
