// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Game flow: applies chosen actions and plays back the resulting events in order.
#include "models/board/table.h"
#include "models/game/game_controller.h"
#include "models/text/messages.h"

#include <cassert>

namespace vozka {

void GameController::choose(int row)
{
    if (!m_match || !choices()->has(row))
        return;
    const Action action = choices()->at(row).action;
    if (!needsConfirmation(table(), action)) {
        act(action);
        return;
    }
    const bool isTile = placesTile(action);
    if (isTile) {
        preview()->clear();
        m_hand.turns = action.turns;
    }
    hold(action);
    showCandidates();
    if (isTile)
        preview()->put(action.at.cell().x, action.at.cell().y);
    emit changed();
}

bool GameController::resolveHeld(bool confirmed)
{
    if (!m_held)
        return false;
    const Action action = m_held->action;
    m_held.reset();
    if (confirmed)
        act(action);
    else
        refresh();
    return true;
}

bool GameController::resolve(bool confirmed)
{
    switch (prompt().kind) {
    case Prompt::Kind::Discard:
        discards()->dismiss();
        return true;
    case Prompt::Kind::FinalCount:
        confirmed ? finalCount()->next() : finalCount()->skip();
        return true;
    case Prompt::Kind::ComputerTurn:
        if (confirmed)
            emit computerStepRequested();
        return confirmed;
    default:
        return resolveHeld(confirmed);
    }
}

void GameController::pass()
{
    if (!resolve(true))
        decline();
}

bool GameController::confirm()
{
    if (resolve(true))
        return true;
    if (preview()->active())
        chooseSoon(preview()->row());
    return preview()->active();
}

/// Releases a held tile that was turned or moved.
void GameController::dropHeldTile()
{
    if (held().kind != Choice::Kind::PlaceTile || preview()->row() == choices()->rowOf(held().action))
        return;
    m_held.reset();
    showCandidates();
    emit changed();
}

void GameController::chooseSoon(int row)
{
    const auto decided = table().history.size();
    const auto chooseIfStillOffered = [this, row, decided] {
        if (table().history.size() == decided)
            choose(row);
    };
    QMetaObject::invokeMethod(this, chooseIfStillOffered, Qt::QueuedConnection);
}

void GameController::pick(const Choice& choice)
{
    if (choice.kind != Choice::Kind::PlaceTile)
        chooseSoon(choice.row);
    else if (preview()->isOn(choice.cellX(), choice.cellY()))
        chooseSoon(preview()->row());
    else
        preview()->put(choice.cellX(), choice.cellY());
}

void GameController::acceptOffer(int player, int holding)
{
    if (player < 0 || player >= players()->count())
        return;
    const auto& holdings = players()->holdingsOf(static_cast<Player>(player));
    if (holdings.has(holding) && holdings.at(holding).isOffered)
        chooseSoon(choices()->rowOf(*holdings.at(holding).act));
}

void GameController::undo()
{
    if (resolveHeld(false))
        return;
    if (m_match && !m_match->undoAllowed())
        emit refused(tr("Moves cannot be undone in this game. This was chosen before the game began."), {});
    else if (canUndo() && m_match->undo()) {
        advance(false);
        m_files.autosave();
    }
}

void GameController::redo()
{
    if (canRedo() && m_match->redo()) {
        advance(true);
        m_files.autosave();
    }
}

void GameController::act(const Action& action)
{
    const auto before = m_match->history().size();
    if (m_actionFilter != nullptr && !m_actionFilter->allows(action)) {
        m_held.reset();
        preview()->clear();
        refresh();
        return;
    }
    if (const auto why = m_match->act(action)) {
        emit failed(refusalMessage(table(), *why));
        return;
    }
    playEvents(before);
    if (m_actionFilter != nullptr)
        m_actionFilter->wasDone(action);
}

void GameController::play(const Action& action)
{
    const auto before = m_match->history().size();
    const auto why = m_match->state()->toMove == noPlayer ? m_match->deal(action) : m_match->act(action);
    assert(!why);
    if (!why)
        playEvents(before);
}

void GameController::setWaiting(bool waiting)
{
    if (std::exchange(m_waiting, waiting) != waiting)
        refresh();
}

void GameController::setAnimated(bool animated)
{
    if (std::exchange(m_animated, animated) != animated)
        emit animatedChanged();
}

void GameController::advance(bool animated)
{
    setAnimated(animated);
    m_hand = {};
    m_held.reset();
    preview()->clear();
    finalCount()->stop();
    discards()->show({}, {});
    refresh();
    emit advanced();
}

void GameController::playEvents(std::size_t entry)
{
    setAnimated(true);
    m_hand = {};
    m_held.reset();
    preview()->clear();
    const auto happened = table().history.subspan(entry);
    discards()->show(table(), happened);
    finalCount()->prepare(table(), happened);
    refreshFrom(entry);
    // The screen is updated only after this returns, so a crash loses nothing that was visible.
    m_files.autosave();
    emit advanced();
    bool ended = false;
    for (const auto& each : happened) {
        for (const auto& event : each.events) {
            ended = ended || event.type == event::end;
            // The final count shows these scores.
            if (event.type != event::score || !ended || !finalCount()->isPrepared())
                m_events.emitEvent(table(), event);
        }
    }
    if (!discards()->active())
        advanceAfterDiscards();
}

void GameController::advanceAfterDiscards()
{
    if (finalCount()->isPrepared())
        finalCount()->begin();
    else if (over())
        emit gameOver();
}

} // namespace vozka
