// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/overlay_style.h"
#include "models/overlays/overlay_texts.h"
#include "models/overlays/range_parts.h"
#include "models/overlays/range_scene.h"
#include "models/text/contexts.h"

#include <algorithm>
#include <map>
#include <set>

namespace vozka {

namespace {

/// Segments of one feature that have the same result within each edition.
struct BothReaches {
    const ReachEntry* classic = nullptr;
    const ReachEntry* modern = nullptr;
    std::vector<SegmentRef> segments = {};

    [[nodiscard]] OverlayLook look() const
    {
        const bool inClassic = !classic->refusal;
        const bool inNew = !modern->refusal;
        if (inClassic && inNew)
            return OverlayLook::Both;
        if (inClassic)
            return OverlayLook::OnlyClassic;
        return inNew ? OverlayLook::OnlyNew : OverlayLook::Summary;
    }

    /// Returns the result to show, limited to these segments.
    [[nodiscard]] ReachEntry shown() const
    {
        ReachEntry part = look() == OverlayLook::OnlyNew ? *modern : *classic;
        if (part.link && std::ranges::find(segments, part.link->second) == segments.end())
            part.link.reset();
        part.segments = segments;
        return part;
    }
};

OverlayPiece pieceFor(OverlayLook look)
{
    switch (look) {
    case OverlayLook::OnlyClassic:
        return style::onlyClassic();
    case OverlayLook::OnlyNew:
        return style::onlyNew();
    default:
        return style::reachable();
    }
}

class Comparison {
public:
    Comparison(const Table& table, const ReachQuestion& question)
        : m_table(table),
          m_question(question),
          m_draft(table),
          m_classic(reachOf(table, {question.player, question.from, Edition::C1})),
          m_modern(reachOf(table, {question.player, question.from, Edition::C2}))
    {
        gather();
    }

    OverlayScene paint(FigureKind figure)
    {
        m_scene.title = compareTitle(m_table, m_question.player, figure);
        dimAround(m_draft, style::slightly);
        for (const auto& both : m_rated)
            for (const auto& at : both.segments)
                if (both.look() != OverlayLook::Summary)
                    m_draft.add(at, pieceFor(both.look()));
        m_draft.addFeature(m_question.from, style::source());
        addFrame(m_draft, cellsInRange(m_table, m_question.from));
        for (const auto look : {OverlayLook::Both, OverlayLook::OnlyClassic, OverlayLook::OnlyNew})
            addEntries(look);
        addOwn();
        addRest();
        return m_draft.finish(std::move(m_scene));
    }

private:
    void gather()
    {
        std::map<SegmentRef, BothReaches> answers;
        const auto add = [&](const Reach& reach, const ReachEntry* BothReaches::*side) {
            for (const auto* list : {&reach.targets, &reach.refused})
                for (const auto& entry : *list)
                    for (const auto& at : entry.segments)
                        if (m_draft.segmentOf(at) != noSegment)
                            answers[at].*side = &entry;
        };
        add(m_classic, &BothReaches::classic);
        add(m_modern, &BothReaches::modern);
        for (const auto& [at, answer] : answers) {
            const auto same = std::ranges::find_if(m_rated, [&](const BothReaches& both) {
                return both.classic == answer.classic && both.modern == answer.modern;
            });
            if (same == m_rated.end())
                m_rated.push_back({answer.classic, answer.modern, {at}});
            else
                same->segments.push_back(at);
        }
    }

    void addEntries(OverlayLook look)
    {
        for (const auto& both : m_rated)
            if (both.look() == look)
                addEntry(both);
    }

    void addEntry(const BothReaches& both)
    {
        OverlayEntry line;
        const int index = static_cast<int>(m_scene.entries.size());
        const auto look = both.look();
        const auto shown = both.shown();
        line.text = QString::number(index + 1);
        line.look = look;
        line.title = partTitle(m_table, shown);
        line.message = messages(both);
        line.rule = ruleOf(look == OverlayLook::OnlyClassic ? *both.modern : *both.classic);
        line.segments = segmentsOf(m_draft, shown);
        ReachQuestion question = m_question;
        question.edition = look == OverlayLook::OnlyNew ? Edition::C2 : Edition::C1;
        auto marked = markedFirst(markedSegment(m_table, question, shown), shown, {});
        if (shown.link)
            marked.resize(1);
        line.place = m_draft.addMark(marked, line.text, look, index);
        if (look != OverlayLook::OnlyNew)
            addLine(m_scene, m_draft, shown, line.place, index);
        m_scene.entries.push_back(std::move(line));
    }

    [[nodiscard]] QString messages(const BothReaches& both) const
    {
        const auto reasonOf = [&](Edition edition, const ReachEntry& entry) {
            return reachMessage(m_table, m_question, edition, entry);
        };
        //: %1 is a sentence that says why something can be reached, or why not.
        return OverlayTexts::tr("Classic (C1): %1").arg(reasonOf(Edition::C1, *both.classic))
               + QLatin1Char('\n')
               //: %1 is a sentence that says why something can be reached, or why not.
               + OverlayTexts::tr("New (C2): %1").arg(reasonOf(Edition::C2, *both.modern));
    }

    [[nodiscard]] Segment rootOf(const BothReaches& both) const
    {
        return m_table.board().root(m_draft.segmentOf(both.segments.front()));
    }

    /// True if the figure may move to a part of that feature in at least one edition.
    [[nodiscard]] bool isTarget(Segment root) const
    {
        return std::ranges::any_of(m_rated, [&](const BothReaches& both) {
            return both.look() != OverlayLook::Summary && rootOf(both) == root;
        });
    }

    [[nodiscard]] static bool isOwn(const BothReaches& both)
    {
        return both.classic->refusal && both.classic->refusal->code == refusal::ownFeature;
    }

    void addOwn()
    {
        for (const auto& both : m_rated) {
            if (!isOwn(both))
                continue;
            auto line = summaryEntry(entryTitle(m_table, *both.classic),
                                     reachMessage(m_table, m_question, Edition::C1, *both.classic),
                                     m_draft.placeOf(m_table.board().ref(m_question.from)));
            line.rule = ruleOf(*both.classic);
            line.segments = segmentsOf(m_draft, *both.classic);
            m_scene.entries.push_back(std::move(line));
        }
    }

    void addRest()
    {
        std::set<Segment> rest;
        std::vector<Segment> segments;
        for (const auto& both : m_rated) {
            const auto root = rootOf(both);
            if (isOwn(both) || both.classic->kind == FeatureKind::Field || isTarget(root))
                continue;
            rest.insert(root);
            for (const auto& at : both.segments)
                segments.push_back(m_draft.segmentOf(at));
        }
        if (rest.empty())
            return;
        auto line =
            summaryEntry(OverlayTexts::tr("%n more feature(s)", nullptr, static_cast<int>(rest.size())),
                         OverlayTexts::tr("It may not move there in either edition."),
                         m_draft.placeOf(m_table.board().ref(m_question.from)));
        line.segments = std::move(segments);
        m_scene.entries.push_back(std::move(line));
    }

    const Table& m_table;
    ReachQuestion m_question;
    SceneDraft m_draft;
    Reach m_classic;
    Reach m_modern;
    /// Sorted by their first segments.
    std::vector<BothReaches> m_rated;
    OverlayScene m_scene;
};

} // namespace

OverlayScene compareScene(const Table& table, const ReachQuestion& question)
{
    const auto figure = movableFigureKind(table);
    if (!figure || !canChooseFrom(table, question.from))
        return {};
    return Comparison(table, question).paint(*figure);
}

} // namespace vozka
