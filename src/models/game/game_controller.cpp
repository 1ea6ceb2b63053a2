// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game/game_controller.h"

#include "models/base/editions.h"
#include "models/game/forced_steps.h"

namespace vozka {

GameController::GameController(QObject* parent) : TableViewModel(parent)
{
    connect(preview(), &TilePreview::changed, this, &GameController::dropHeldTile);
    connect(discards(), &DiscardModel::dismissed, this, [this] {
        refresh();
        advanceAfterDiscards();
    });
    connect(finalCount(), &FinalCount::stepChanged, this, [this] {
        refresh();
        emit advanced();
        for (const auto& score : finalCount()->paying())
            m_events.emitEvent(table(), score);
    });
    connect(finalCount(), &FinalCount::finished, this, [this] {
        refresh();
        emit gameOver();
    });
    connect(&m_review, &Review::changed, this, &GameController::showReviewed);
    new ForcedSteps(*this);
}

GameController::~GameController() = default;

bool GameController::canUndo() const
{
    return m_held.has_value()
           || (m_match && m_actionFilter == nullptr && !m_review.active() && m_match->canUndo());
}

bool GameController::showsTilesLeft() const
{
    return !m_match || m_match->rules().book().options().value(option::tilesLeft) != 0;
}

Prompt::Kind GameController::currentPromptKind() const
{
    if (discards()->active())
        return Prompt::Kind::Discard;
    if (finalCount()->active())
        return Prompt::Kind::FinalCount;
    if (viewOnly())
        return Prompt::Kind::Look;
    return over() ? Prompt::Kind::Over : promptKind(table());
}

int GameController::edition() const
{
    return m_match ? Editions::of(m_match->rules().book().options().edition()) : Editions::Either;
}

Table GameController::table() const
{
    if (m_match) {
        Table now = m_review.view(*m_match);
        now.waiting = m_waiting || discards()->active();
        now.notShown = finalCount()->notShown();
        return now;
    }
    if (m_position)
        return {
            &m_position->table.rules, &m_position->table.state, m_position->players, {}, true, false, 0, {}};
    return {};
}

void GameController::refreshFrom(std::size_t known)
{
    m_statistics.show(match());
    TableViewModel::refreshFrom(known);
}

void GameController::startReview(int turn)
{
    if (m_match)
        m_review.begin(*m_match, turn);
}

void GameController::reviewBefore(std::size_t entry)
{
    if (m_match)
        m_review.beginBefore(*m_match, entry);
}

void GameController::reviewLogLine(int row)
{
    const auto entry = log()->entryOf(row);
    if (m_match && entry)
        m_review.beginAfter(*m_match, *entry);
}

void GameController::showReviewed()
{
    const auto from = m_review.playedFrom();
    advance(from.has_value());
    if (!from)
        return;
    const Table now = table();
    for (const auto& entry : now.history.subspan(*from)) {
        for (const auto& event : entry.events) {
            // Skip the final scoring: its points would all rise at the same time.
            if (event.type == event::end)
                return;
            m_events.emitEvent(now, event);
        }
    }
}

void GameController::showHighlight(int row)
{
    const auto& highlights = *m_statistics.highlights();
    if (!highlights.has(row))
        return;
    // Copied, because review mode rebuilds the highlights.
    const HighlightRow shown = highlights.at(row);
    startReview(shown.turn);
    spotlight()->pulse(table(), shown.places);
}

void GameController::turnHand(int by)
{
    // Players' own tiles are never turned.
    if (m_review.active() || prompt().kind == Prompt::Kind::OwnTile)
        return;
    if (preview()->active())
        preview()->turn(by);
    m_hand.turns = preview()->active() ? preview()->turns() : (m_hand.turns + by + sideCount) & 3;
    showCandidates();
    emit changed();
}

void GameController::pickFigure(int figure)
{
    const Table now = table();
    const auto kind = static_cast<FigureKind>(figure);
    if (prompt().kind != Prompt::Kind::Deploy || !now.rules->book().has(kind) || kind == hand().figure)
        return;
    m_hand.figure = kind;
    m_held.reset();
    showCandidates();
    emit changed();
}

void GameController::takeFigure(int figure)
{
    pickFigure(figure);
    emit figureTaken();
}

} // namespace vozka
