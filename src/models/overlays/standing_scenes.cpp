// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/standing_scenes.h"

#include "engine/insight/cell_insight.h"
#include "engine/insight/feature_insight.h"
#include "engine/insight/field_insight.h"
#include "models/base/utf8.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/overlay_texts.h"
#include "models/overlays/scene_draft.h"
#include "models/text/contexts.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <set>
#include <utility>

namespace vozka {

namespace {

/// Returns the segments for the number of the feature, best first: segments with figures, then all segments.
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

/// A large field has several marks with its points. They are at least this number of cells apart.
constexpr int cellsBetweenMarks = 6;

/// Returns the most points that a player gets for the field, or would get for a first farmer on it.
int pointsOf(const FieldInsight& field)
{
    int points = field.feature.worth.points;
    for (const auto& line : field.feature.lines)
        points = std::max(points, line.points);
    return points;
}

/// Returns false for fields that have no farmer and would score nothing for a farmer.
bool matters(const FieldInsight& field)
{
    return !field.feature.figures.empty() || pointsOf(field) != 0;
}

int cellsApart(Cell a, Cell b)
{
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

/// Returns segments that are far enough from each other, preferring the largest.
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
                return cellsApart(at.at, other.at) >= cellsBetweenMarks;
            }))
            marked.push_back(at);
    return marked;
}

/// Adds one entry for all other fields, for which `matters` is false.
void addRest(const SceneDraft& draft, const std::vector<const FieldInsight*>& rest, OverlayScene& scene)
{
    if (rest.empty())
        return;
    auto entry = summaryEntry(OverlayTexts::tr("%n more field(s)", nullptr, static_cast<int>(rest.size())),
                              OverlayTexts::tr("Nobody has a farmer there, and none would score now."),
                              draft.placeOf(rest.front()->feature.segments.front()));
    for (const auto* field : rest)
        for (const auto& at : field->feature.segments)
            entry.segments.push_back(draft.segmentOf(at));
    scene.entries.push_back(std::move(entry));
}

} // namespace

OverlayScene ownersScene(const Table& table)
{
    OverlayScene scene;
    scene.title = OverlayTexts::tr("Who has the majority on which feature");
    SceneDraft draft(table);
    const auto features = owners(*table.rules, *table.state);
    if (features.empty())
        scene.title = OverlayTexts::tr("Nobody has a figure on the board.");
    for (const auto& tile : table.board().tiles())
        draft.addCell(tile.cell, style::dimmed(style::slightly));
    for (const auto& feature : features)
        for (const auto& at : feature.segments)
            draft.add(at, style::leaderStyle(ownerColours(table, feature)));
    for (const auto& feature : features) {
        OverlayEntry entry;
        const int index = static_cast<int>(scene.entries.size());
        entry.text = QString::number(index + 1);
        entry.title = ownersTitle(table, feature, draft.segmentOf(feature.segments.front()));
        entry.message = ownersText(table, feature);
        entry.rule = ruleOf(feature);
        for (const auto& at : feature.segments)
            entry.segments.push_back(draft.segmentOf(at));
        entry.place = draft.addMark(markedSegments(feature), entry.text, entry.look, index);
        scene.entries.push_back(std::move(entry));
    }
    return draft.finish(std::move(scene));
}

OverlayScene fieldsScene(const Table& table)
{
    OverlayScene scene;
    scene.title = OverlayTexts::tr("What each field would score");
    SceneDraft draft(table);
    const auto all = fields(*table.rules, *table.state);
    std::vector<const FieldInsight*> shown;
    std::vector<const FieldInsight*> rest;
    for (const auto& field : all)
        (matters(field) ? shown : rest).push_back(&field);
    std::ranges::stable_sort(shown, std::greater(), [](const auto* field) {
        return std::pair(!field->feature.figures.empty(), pointsOf(*field));
    });
    for (const auto* field : shown) {
        const auto owners = ownerColours(table, field->feature);
        for (const auto& at : field->feature.segments)
            draft.add(at, owners.empty() ? style::field(field->colour) : style::leaderStyle(owners));
    }
    std::set<Segment> paying;
    for (const auto* field : shown) {
        OverlayEntry entry;
        const int index = static_cast<int>(scene.entries.size());
        entry.text = QString::number(pointsOf(*field));
        const auto first = draft.segmentOf(field->feature.segments.front());
        entry.title = field->feature.figures.empty() ? featureTitle(table, first)
                                                     : ownersTitle(table, field->feature, first);
        entry.message = fieldText(table, *field);
        entry.rule = utf8(field->feature.worth.rule);
        for (const auto& at : field->feature.segments)
            entry.segments.push_back(draft.segmentOf(at));
        for (const auto& city : field->cities) {
            if (!city.complete)
                continue;
            for (const auto& at : city.segments) {
                entry.segments.push_back(draft.segmentOf(at));
                if (paying.insert(draft.segmentOf(at)).second)
                    draft.add(at, style::paying());
            }
        }
        // Fields without points show the colours of their owners and have no mark.
        entry.place = draft.placeOf(field->feature.segments.front());
        const auto marked = pointsOf(*field) == 0 ? std::vector<SegmentRef>()
                                                  : markedSegments(table, field->feature.segments);
        for (const auto& at : marked) {
            const QPointF place = draft.addMark({&at, 1}, entry.text, entry.look, index);
            if (&at == &marked.front())
                entry.place = place;
        }
        scene.entries.push_back(std::move(entry));
    }
    addRest(draft, rest, scene);
    return draft.finish(std::move(scene));
}

OverlayScene deadScene(const Table& table)
{
    OverlayScene scene;
    // At the end of the game all cells are dead. Show one message instead of a mark on each cell.
    if ((*table.state)->over && (*table.state)->bagTotal == 0) {
        scene.title = OverlayTexts::tr("The tiles are used up: every space stays open.");
        return scene;
    }
    SceneDraft draft(table);
    for (const auto& summary : openCellSummaries(*table.rules, *table.state)) {
        if (summary.status == CellStatus::Fillable)
            continue;
        OverlayEntry entry;
        const int index = static_cast<int>(scene.entries.size());
        entry.text = QString::number(index + 1);
        entry.look = OverlayLook::Refused;
        if (const auto insight = cellInsight(*table.rules, *table.state, summary.cell))
            entry.message = cellText(table, *insight);
        entry.rule = QStringLiteral("base.place.match");
        entry.cells.push_back(summary.cell);
        draft.addCell(summary.cell, style::dead(summary.status == CellStatus::OwnTileOnly));
        entry.place = draft.addMarkOnCell(summary.cell, entry.text, entry.look, index);
        scene.entries.push_back(std::move(entry));
    }
    const int count = static_cast<int>(scene.entries.size());
    scene.title = count == 0
                      ? OverlayTexts::tr("Every space can still be filled.")
                      : OverlayTexts::tr("%n space(s) that none of the tiles left can fill", nullptr, count);
    return draft.finish(std::move(scene));
}

} // namespace vozka
