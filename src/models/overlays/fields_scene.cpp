// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/field_insight.h"
#include "models/overlays/overlay_sentences.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/scene_draft.h"
#include "models/overlays/standing_scenes.h"
#include "models/rows/utf8.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <set>

namespace vozka {

namespace {

/// A field that goes far has its letter more than once, so many cells apart.
constexpr int cellsBetweenLetters = 3;

/// A, B, ... Z, AA, AB, ...
QString letter(int index)
{
    constexpr int letters = 26;
    const QString last(QLatin1Char(static_cast<char>('A' + index % letters)));
    return index < letters ? last : letter(index / letters - 1) + last;
}

int cellsApart(Cell a, Cell b)
{
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

/// Far enough from each other; the largest pieces of the field first.
std::vector<SegmentRef> markedSegments(const Table& table, const std::vector<SegmentRef>& segments)
{
    const auto halfEdges = [&](const SegmentRef& at) {
        const auto& tile = table.board().tiles()[table.board().tileAt(at.at)];
        return -std::popcount(table.catalogue().kind(tile.kind).features[at.feature].halfEdges);
    };
    std::vector<SegmentRef> bySize = segments;
    std::ranges::stable_sort(bySize, {}, halfEdges);
    std::vector<SegmentRef> marked;
    for (const auto& at : bySize)
        if (std::ranges::all_of(marked, [&](const SegmentRef& other) {
                return cellsApart(at.at, other.at) >= cellsBetweenLetters;
            }))
            marked.push_back(at);
    return marked;
}

} // namespace

OverlayScene fieldsScene(const Table& table)
{
    OverlayScene scene;
    scene.title = QCoreApplication::translate("Overlays", "What each field would score");
    SceneDraft draft(table);
    const auto all = fields(*table.rules, *table.state);
    std::set<Segment> paying;
    for (const auto& field : all)
        for (const auto& at : field.feature.segments)
            draft.add(at, style::field(field.colour));
    for (const auto& field : all) {
        OverlayEntry entry;
        const int index = static_cast<int>(scene.entries.size());
        entry.text = letter(index);
        entry.title = featureTitle(table, draft.segmentOf(field.feature.segments.front()));
        entry.sentence = fieldText(table, field);
        entry.rule = utf8(field.feature.worth.rule);
        for (const auto& at : field.feature.segments)
            entry.segments.push_back(draft.segmentOf(at));
        for (const auto& city : field.cities) {
            if (!city.complete)
                continue;
            for (const auto& at : city.segments) {
                entry.segments.push_back(draft.segmentOf(at));
                if (paying.insert(draft.segmentOf(at)).second)
                    draft.add(at, style::paying());
            }
        }
        const auto marked = markedSegments(table, field.feature.segments);
        for (const auto& at : marked) {
            const QPointF place = draft.addMark({&at, 1}, entry.text, entry.look, index);
            if (&at == &marked.front())
                entry.place = place;
        }
        scene.entries.push_back(std::move(entry));
    }
    scene.cells = draft.takeCells();
    scene.marks = draft.takeMarks();
    return scene;
}

} // namespace vozka
