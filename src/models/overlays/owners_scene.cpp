// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/feature_insight.h"
#include "models/overlays/overlay_sentences.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/scene_draft.h"
#include "models/overlays/standing_scenes.h"
#include "models/rows/utf8.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace vozka {

namespace {

/// Where a figure stands the number stands, too, if it can.
std::vector<SegmentRef> markedSegments(const FeatureInsight& insight)
{
    std::vector<SegmentRef> segments;
    for (const auto& figure : insight.figures)
        if (!figure.onCorner)
            segments.push_back(figure.at);
    segments.insert(segments.end(), insight.segments.begin(), insight.segments.end());
    return segments;
}

/// Who leads and who is paid all the same, by player.
std::vector<Player> ownersOf(const FeatureInsight& insight)
{
    std::vector<Player> owners;
    std::ranges::set_union(insight.leaders, insight.paidAlone, std::back_inserter(owners));
    return owners;
}

QString titleOf(const Table& table, const FeatureInsight& insight, Segment segment)
{
    QStringList names;
    for (const auto player : ownersOf(insight))
        names << table.playerName(player);
    if (names.isEmpty())
        //: %1 is a feature ("City, 3 tiles").
        return QCoreApplication::translate("Overlays", "%1: nobody has the majority")
            .arg(featureTitle(table, segment));
    //: %1 is a feature ("City, 3 tiles"), %2 the names of those who lead there.
    return QCoreApplication::translate("Overlays", "%1: %2")
        .arg(featureTitle(table, segment), names.join(QStringLiteral(", ")));
}

QString ruleOf(const FeatureInsight& insight)
{
    if (!insight.paidAlone.empty())
        return utf8(insight.worth.rule);
    return QString::fromLatin1(insight.isContested() ? "base.score.tie" : "base.score.majority");
}

std::vector<QString> coloursOf(const Table& table, const std::vector<Player>& players)
{
    std::vector<QString> colours;
    colours.reserve(players.size());
    for (const auto player : players)
        colours.push_back(table.playerColour(player));
    return colours;
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
            draft.add(at, style::ledBy(coloursOf(table, ownersOf(feature))));
    for (const auto& feature : features) {
        OverlayEntry entry;
        const int index = static_cast<int>(scene.entries.size());
        entry.text = QString::number(index + 1);
        entry.title = titleOf(table, feature, draft.segmentOf(feature.segments.front()));
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
