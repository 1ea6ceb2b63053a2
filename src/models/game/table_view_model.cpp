// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game/table_view_model.h"

#include "models/app/app_settings.h"
#include "models/board/board_scene.h"
#include "models/board/table.h"
#include "models/overlays/pile_scene.h"
#include "models/table/choices_of.h"
#include "models/text/messages.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// Returns the task, with the number of allowed corners if other corners are refused.
QString taskOf(const Table& table, const CandidateModel& candidates, FigureKind figure)
{
    const auto& rows = candidates.rows();
    const auto isRefused = [](const Choice& each) { return each.spot.isCorner() && !each.isAllowed(); };
    const auto corners = std::ranges::count_if(
        rows, [](const Choice& each) { return each.spot.isCorner() && each.isAllowed(); });
    return corners > 0 && std::ranges::any_of(rows, isRefused)
               ? cornersDescription(table, figure, static_cast<int>(corners))
               : instruction(table);
}

} // namespace

TableViewModel::TableViewModel(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
    connect(&AppSettings::instance(), &AppSettings::changed, this, [this] { m_players.show(table()); });
}

TableViewModel::~TableViewModel() = default;

SupplyModel* TableViewModel::supply()
{
    const Table now = table();
    return m_players.supplyOf(awaitsDecision(now) ? (*now.state)->toMove : Player{0});
}

void TableViewModel::refreshFrom(std::size_t known)
{
    const Table now = table();
    m_blocker.showRows({});
    m_spotlight.clear();
    m_players.show(now);
    m_board.show(now, known > 0);
    m_figures.show(now);
    m_choices.show(now);
    m_movingFigure = movingFigureOf(now);
    m_passages.showRows(passageRows(now, now.forcedReturn() ? m_movingFigure.figure : std::nullopt));
    m_path.show(now);
    m_hand.show(now, m_choices);
    m_log.show(now, known);
    m_outcomes.showRows(outcomeRows(now));
    m_areas.showRows(areaRows(now, m_choices));
    m_count.show(now);
    showCandidates();
    m_overlays.show(now);
    auto longest = now ? vozka::longestInstructions(now.rules->book()) : QStringList();
    if (std::exchange(m_longestInstructions, std::move(longest)) != m_longestInstructions)
        emit longestInstructionsChanged();
    emit changed();
}

void TableViewModel::showCandidates()
{
    const Table now = table();
    const auto hand = now ? now.hand() : noKind;
    m_candidates.show(choicesOf(now, m_choices, m_hand), now ? now.placedCell() : std::nullopt);
    if (m_held)
        hold(m_held->action);
    hoverCandidate(-1);
    auto glowing = m_candidates.glowing();
    // Only the held choice glows.
    if (m_held)
        std::erase_if(glowing, [&](const auto& feature) { return feature.candidate != m_held->group; });
    if (m_movingFigure.active())
        glowing.push_back({m_movingFigure.figure->segment, GlowingFeature::Look::Hovered, -1});
    m_glow.showRows(glowRows(now, glowing));
    m_prompt = promptOf(now, m_choices, currentPromptKind(), m_held ? &m_held->action : nullptr);
    if (m_prompt.text.isEmpty())
        m_prompt.text = taskOf(now, m_candidates, m_hand.figure);
    m_preview.setHand(hand, m_hand.turns, hand == noKind ? 1 : now.catalogue().compiled(hand).distinctTurns);
}

void TableViewModel::hold(Action action)
{
    const int row = m_choices.rowOf(action);
    const int place = m_candidates.find([row](const Choice& each) { return each.row == row; });
    m_held = place < 0 ? Choice{} : m_candidates.at(place);
    m_held->action = action;
}

void TableViewModel::stopExplaining()
{
    m_overlays.setKind(Overlays::Kind::None);
    m_overlays.setInspecting(false);
    m_overlays.setEdition(Editions::Either);
    m_overlays.clearChoice();
    m_overlays.show({});
}

void TableViewModel::highlightFeature(int x, int y, int feature)
{
    const auto tile = table().tileUnder(cellOf(x, y));
    if (tile != noTile && feature >= 0
        && table().board().hasFeature(tile, static_cast<FeatureIndex>(feature)))
        m_spotlight.show(table(), {Spot::feature(cellOf(x, y), static_cast<FeatureIndex>(feature))});
}

void TableViewModel::hoverCandidate(int row)
{
    const Table now = table();
    const bool isAsked = now && now.otherStep() != nullptr;
    auto pile = isAsked ? now.rules->book().plan().pile(**now.state) : noSegment;
    const bool raises = pile == noSegment && m_candidates.has(row) && m_candidates.at(row).raises;
    if (raises)
        pile = m_candidates.at(row).segment;
    QList<QPoint> cells;
    if (pile != noSegment && now.rules->book().pileReach() != nullptr)
        for (const auto& cell : cellsReached(now, pile, stackOn(now, pile) + (raises ? 1 : 0)))
            cells << QPoint(cell.x, cell.y);
    if (std::exchange(m_reached, cells) != m_reached)
        emit reachedChanged();
}

void TableViewModel::showBlocker(const DropResult& result)
{
    const Table now = table();
    if (!now || result.blocker == noSegment)
        return;
    m_blocker.showRows(glowRows(now, {{result.blocker, GlowingFeature::Look::Blocking}}));
    m_figures.showBlocker(now, result.blocker);
}

void TableViewModel::hideBlocker()
{
    const Table now = table();
    m_blocker.showRows({});
    if (now)
        m_figures.showBlocker(now, noSegment);
}

bool TableViewModel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange)
        refresh();
    return QObject::eventFilter(watched, event);
}

} // namespace vozka
