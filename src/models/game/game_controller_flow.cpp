// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Game flow: applies chosen actions and plays back the resulting events in order.
#include "models/game/game_controller.h"
#include "models/scene/table.h"
#include "models/text/sentences.h"

#include <cassert>

namespace vozka {

void GameController::choose(int row)
{
    if (!m_match || !choices()->has(row))
        return;
    const Action action = choices()->at(row).action;
    if (!mustWait(table(), action)) {
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

bool GameController::settleHeld(bool confirmed)
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

bool GameController::settle(bool confirmed)
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
        return settleHeld(confirmed);
    }
}

void GameController::pass()
{
    if (!settle(true))
        decline();
}

bool GameController::confirm()
{
    if (settle(true))
        return true;
    if (preview()->active())
        chooseSoon(preview()->row());
    return preview()->active();
}

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
    const auto asked = table().moments.size();
    const auto chooseIfStillOffered = [this, row, asked] {
        if (table().moments.size() == asked)
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

void GameController::takeOffer(int player, int holding)
{
    if (player < 0 || player >= players()->count())
        return;
    const auto& holdings = players()->holdingsOf(static_cast<Player>(player));
    if (holdings.has(holding) && holdings.at(holding).isOffered)
        chooseSoon(choices()->rowOf(*holdings.at(holding).act));
}

void GameController::undo()
{
    if (!settleHeld(false) && canUndo() && m_match->undo()) {
        goOn(false);
        m_files.keep();
    }
}

void GameController::redo()
{
    if (canRedo() && m_match->redo()) {
        goOn(true);
        m_files.keep();
    }
}

void GameController::act(const Action& action)
{
    const auto before = m_match->moments().size();
    if (m_actionFilter != nullptr && !m_actionFilter->allows(action)) {
        m_held.reset();
        preview()->clear();
        refresh();
        return;
    }
    if (const auto why = m_match->act(action)) {
        emit failed(refusalSentence(table(), *why));
        return;
    }
    goOnFrom(before);
    if (m_actionFilter != nullptr)
        m_actionFilter->wasDone(action);
}

void GameController::play(const Action& action)
{
    const auto before = m_match->moments().size();
    const auto why = m_match->state()->toMove == nature ? m_match->deal(action) : m_match->act(action);
    assert(!why);
    if (!why)
        goOnFrom(before);
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

void GameController::goOn(bool animated)
{
    setAnimated(animated);
    m_hand = {};
    m_held.reset();
    preview()->clear();
    finalCount()->stop();
    discards()->show({}, {});
    refresh();
    emit wentOn();
}

void GameController::goOnFrom(std::size_t moment)
{
    setAnimated(true);
    m_hand = {};
    m_held.reset();
    preview()->clear();
    const auto happened = table().moments.subspan(moment);
    discards()->show(table(), happened);
    finalCount()->prepare(table(), happened);
    refreshFrom(moment);
    // The screen is updated only after this returns, so a crash loses nothing that was visible.
    m_files.keep();
    emit wentOn();
    bool ended = false;
    for (const auto& each : happened) {
        for (const auto& event : each.events) {
            ended = ended || event.type == event::end;
            // The final count shows these scores.
            if (event.type != event::score || !ended || !finalCount()->isPrepared())
                m_events.tell(table(), event);
        }
    }
    if (!discards()->active())
        goOnAfterDiscards();
}

void GameController::goOnAfterDiscards()
{
    if (finalCount()->isPrepared())
        finalCount()->begin();
    else if (over())
        emit gameOver();
}

} // namespace vozka
