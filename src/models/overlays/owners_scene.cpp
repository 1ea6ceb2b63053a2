// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/feature_insight.h"
#include "models/overlays/feature_owners.h"
#include "models/overlays/overlay_sentences.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/scene_draft.h"
#include "models/overlays/standing_scenes.h"
#include "models/rows/utf8.h"

#include <QCoreApplication>

namespace vozka {

namespace {

/// The number is on a segment with a figure if possible.
std::vector<SegmentRef> markedSegments(const FeatureInsight& insight)
{
    std::vector<SegmentRef> segments;
    for (const auto& figure : insight.figures)
        if (!figure.onCorner)
            segments.push_back(figure.at);
    segments.insert(segments.end(), insight.segments.begin(), insight.segments.end());
    return segments;
}

QString ruleOf(const FeatureInsight& insight)
{
    if (!insight.paidAlone.empty())
        return utf8(insight.worth.rule);
    return QString::fromLatin1(insight.isContested() ? "base.score.tie" : "base.score.majority");
}

} // namespace

OverlayScene ownersScene(const Table& table)
{
    OverlayScene scene;
    scene.title = QCoreApplication::translate("Overlays", "Who has the majority on which feature");
    SceneDraft draft(table);
    const auto features = owners(*table.rules, *table.state);
    if (features.empty())
        scene.title = QCoreApplication::translate("Overlays", "Nobody has a figure on the board.");
    for (const auto& tile : table.board().tiles())
        draft.addCell(tile.cell, style::dimmed(style::slightly));
    for (const auto& feature : features)
        for (const auto& at : feature.segments)
            draft.add(at, style::ledBy(ownerColours(table, feature)));
    for (const auto& feature : features) {
        OverlayEntry entry;
        const int index = static_cast<int>(scene.entries.size());
        entry.text = QString::number(index + 1);
        entry.title = ownersTitle(table, feature, draft.segmentOf(feature.segments.front()));
        entry.sentence = ownersText(table, feature);
        entry.rule = ruleOf(feature);
        for (const auto& at : feature.segments)
            entry.segments.push_back(draft.segmentOf(at));
        entry.place = draft.addMark(markedSegments(feature), entry.text, entry.look, index);
        scene.entries.push_back(std::move(entry));
    }
    scene.cells = draft.takeCells();
    scene.marks = draft.takeMarks();
    return scene;
}

} // namespace vozka
