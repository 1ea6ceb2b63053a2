// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/overlay_sentences.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/range_parts.h"
#include "models/overlays/range_scene.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace vozka {

namespace {

/// What both editions say of one feature.
struct Judged {
    const ReachEntry* classic = nullptr;
    const ReachEntry* modern = nullptr;

    [[nodiscard]] OverlayLook look() const
    {
        const bool inClassic = classic != nullptr && !classic->refusal;
        const bool inNew = modern != nullptr && !modern->refusal;
        if (inClassic && inNew)
            return OverlayLook::Both;
        if (inClassic)
            return OverlayLook::OnlyClassic;
        return inNew ? OverlayLook::OnlyNew : OverlayLook::Summary;
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
        gather(m_classic, &Judged::classic);
        gather(m_modern, &Judged::modern);
    }

    OverlayScene paint(FigureKind figure)
    {
        m_scene.title = compareTitle(m_table, m_question.player, figure);
        dimAround(m_draft, style::slightly);
        for (const auto& [root, judged] : m_judged)
            if (judged.look() != OverlayLook::Summary)
                addPieces(judged);
        m_draft.addFeature(m_question.from, style::source());
        addFrame(m_draft, cellsInRange(m_table, m_question.from));
        for (const auto look : {OverlayLook::Both, OverlayLook::OnlyClassic, OverlayLook::OnlyNew})
            addEntries(look);
        addOwn();
        addRest();
        m_scene.cells = m_draft.takeCells();
        m_scene.marks = m_draft.takeMarks();
        return std::move(m_scene);
    }

private:
    void gather(const Reach& reach, const ReachEntry* Judged::*side)
    {
        // Targets last: of a feature that is reached in part, that part speaks.
        for (const auto* list : {&reach.refused, &reach.targets})
            for (const auto& entry : *list)
                if (const auto segment = m_draft.segmentOf(entry.segments.front()); segment != noSegment)
                    m_judged[m_table.board().root(segment)].*side = &entry;
    }

    void addPieces(const Judged& judged)
    {
        const auto& shown = judged.look() == OverlayLook::OnlyNew ? *judged.modern : *judged.classic;
        for (const auto& at : shown.segments)
            m_draft.add(at, pieceFor(judged.look()));
    }

    void addEntries(OverlayLook look)
    {
        std::vector<const Judged*> list;
        for (const auto& [root, judged] : m_judged)
            if (judged.look() == look)
                list.push_back(&judged);
        const auto place = [look](const Judged* judged) {
            return (look == OverlayLook::OnlyNew ? judged->modern : judged->classic)->segments.front();
        };
        std::ranges::sort(list, {}, place);
        for (const auto* judged : list)
            addEntry(*judged);
    }

    void addEntry(const Judged& judged)
    {
        OverlayEntry line;
        const int index = static_cast<int>(m_scene.entries.size());
        const auto look = judged.look();
        const auto& shown = look == OverlayLook::OnlyNew ? *judged.modern : *judged.classic;
        line.text = QString::number(index + 1);
        line.look = look;
        line.title = entryTitle(m_table, shown);
        line.sentence = sentences(judged);
        line.rule = ruleOf(look == OverlayLook::OnlyClassic ? *judged.modern : *judged.classic);
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

    [[nodiscard]] QString sentences(const Judged& judged) const
    {
        const auto said = [&](Edition edition, const ReachEntry& entry) {
            return reachSentence(m_table, m_question, edition, entry);
        };
        //: %1 is a sentence that says why something can be reached, or why not.
        return QCoreApplication::translate("Overlays", "Classic (C1): %1")
                   .arg(said(Edition::C1, *judged.classic))
               + QLatin1Char('\n')
               //: %1 is a sentence that says why something can be reached, or why not.
               + QCoreApplication::translate("Overlays", "New (C2): %1")
                     .arg(said(Edition::C2, *judged.modern));
    }

    /// What it stands on.
    [[nodiscard]] static bool isOwn(const Judged& judged)
    {
        return judged.classic->refusal && judged.classic->refusal->code == refusal::ownFeature;
    }

    void addOwn()
    {
        for (const auto& [root, judged] : m_judged) {
            if (judged.look() != OverlayLook::Summary || !isOwn(judged))
                continue;
            OverlayEntry line;
            line.look = OverlayLook::Summary;
            line.title = entryTitle(m_table, *judged.classic);
            line.sentence = reachSentence(m_table, m_question, Edition::C1, *judged.classic);
            line.rule = ruleOf(*judged.classic);
            line.segments = segmentsOf(m_draft, *judged.classic);
            line.place = m_draft.placeOf(m_table.board().ref(m_question.from));
            m_scene.entries.push_back(std::move(line));
        }
    }

    void addRest()
    {
        int rest = 0;
        OverlayEntry line;
        for (const auto& [root, judged] : m_judged) {
            if (judged.look() != OverlayLook::Summary || isOwn(judged)
                || m_table.board().segment(root).kind == FeatureKind::Field)
                continue;
            ++rest;
            for (const auto& at : judged.classic->segments)
                line.segments.push_back(m_draft.segmentOf(at));
        }
        if (rest == 0)
            return;
        line.look = OverlayLook::Summary;
        line.title = QCoreApplication::translate("Overlays", "%n more feature(s)", nullptr, rest);
        line.sentence = QCoreApplication::translate("Overlays", "It may not move there in either edition.");
        line.place = m_draft.placeOf(m_table.board().ref(m_question.from));
        m_scene.entries.push_back(std::move(line));
    }

    const Table& m_table;
    ReachQuestion m_question;
    SceneDraft m_draft;
    Reach m_classic;
    Reach m_modern;
    std::map<Segment, Judged> m_judged;
    OverlayScene m_scene;
};

} // namespace

OverlayScene compareScene(const Table& table, const ReachQuestion& question)
{
    const auto figure = figureThatMovesOn(table);
    if (!figure || !canAskFrom(table, question.from))
        return {};
    return Comparison(table, question).paint(*figure);
}

} // namespace vozka
