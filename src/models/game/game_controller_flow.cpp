// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How a game goes on: choices become actions, and what they bring is told, one thing before the other.
#include "models/art/palette.h"
#include "models/art/tile_art.h"
#include "models/game/game_controller.h"
#include "models/scene/board_scene.h"
#include "models/text/sentences.h"

#include <cassert>

namespace vozka {

namespace {

/// The scores behind the end of the game, of the moments from that one on.
std::vector<Event> finalScores(std::span<const Moment> moments)
{
    std::vector<Event> scores;
    bool ended = false;
    for (const auto& moment : moments) {
        for (const auto& event : moment.events) {
            ended = ended || event.type == event::end;
            if (ended && event.type == event::score)
                scores.push_back(event);
        }
    }
    return scores;
}

/// Where the figure of a feature stands, in cells, and the side of its square.
std::pair<QPointF, qreal> figurePlace(const Table& table, const SegmentRef& at)
{
    const auto& tile = table.board().tiles()[table.board().tileAt(at.at)];
    const auto kind = table.picture(tile.kind);
    const auto feature = table.featureId(tile.kind, at.feature);
    const auto& art = TileArt::instance();
    return {QPointF(tile.cell.x, tile.cell.y) + art.figurePlace(kind, tile.turns, feature),
            art.figureSize(kind, tile.turns, feature)};
}

} // namespace

void GameController::choose(int row)
{
    if (!m_match || !m_choices.has(row))
        return;
    const Action action = m_choices.at(row).action;
    if (!HeldChoice::mustWait(table(), action)) {
        act(action);
        return;
    }
    const bool isTile = action.type == Action::Type::Place;
    if (isTile) {
        m_preview.clear();
        m_hand.setTurns(action.turns);
    }
    m_held.hold(action);
    showCandidates();
    if (isTile)
        m_preview.put(action.at.x, action.at.y);
    emit changed();
}

void GameController::dropHeldTile()
{
    if (!m_held.isTile() || m_preview.row() == m_choices.rowOf(*m_held.action()))
        return;
    m_held.clear();
    m_held.show(table(), m_choices, m_candidates);
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

void GameController::takeOffer(int player, int holding)
{
    if (player < 0 || player >= m_players.seats())
        return;
    const auto& holdings = m_players.holdingsOf(static_cast<Player>(player));
    if (holdings.has(holding) && holdings.at(holding).isOffered)
        chooseSoon(m_choices.rowOf(*holdings.at(holding).act));
}

void GameController::undo()
{
    if (m_held.active()) {
        m_held.takeBack();
    } else if (canUndo() && m_match->undo()) {
        keep();
        goOn(false);
    }
}

void GameController::redo()
{
    if (canRedo() && m_match->redo()) {
        keep();
        goOn(true);
    }
}

void GameController::keep()
{
    if (!m_match)
        return;
    m_keptGames.keep(*m_match);
    emit riskChanged();
}

void GameController::act(const Action& action)
{
    const auto before = m_match->moments().size();
    if (m_referee != nullptr && !m_referee->allows(action)) {
        drop();
        return;
    }
    if (const auto why = m_match->act(action)) {
        emit failed(refusalSentence(table(), *why));
        return;
    }
    goOnFrom(before);
    if (m_referee != nullptr)
        m_referee->wasDone(action);
}

void GameController::drop()
{
    m_preview.clear();
    m_held.clear();
    refresh();
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
    m_hand.putDown();
    m_preview.clear();
    m_held.clear();
    m_count.stop();
    m_discards.show({}, {});
    refresh();
    emit wentOn();
}

void GameController::goOnFrom(std::size_t moment)
{
    keep();
    setAnimated(true);
    m_hand.putDown();
    m_preview.clear();
    m_held.clear();
    const auto happened = table().moments.subspan(moment);
    m_discards.show(table(), happened);
    m_count.stop();
    if (m_countsStepwise && over())
        m_count.prepare(table(), finalScores(happened));
    refresh();
    emit wentOn();
    bool ended = false;
    for (const auto& each : happened) {
        for (const auto& event : each.events) {
            ended = ended || event.type == event::end;
            if (event.type == event::score && !(ended && m_count.isPrepared()))
                tellScore(event);
            else if (event.type == event::returned)
                tellReturn(event);
        }
    }
    if (!m_discards.active())
        goOnAfterDiscards();
}

void GameController::goOnAfterDiscards()
{
    if (m_count.isPrepared())
        m_count.begin();
    else if (over())
        emit gameOver();
}

void GameController::tellScore(const Event& event)
{
    if (event.line.points == 0 || !event.line.hasPlace())
        return;
    const Table now = table();
    const QPointF place = placeOfScore(now, event);
    emit scored(place.x(), place.y(), event.line.points,
                Palette::instance().player(now.playerColour(event.line.player)));
}

void GameController::tellReturn(const Event& event)
{
    const Table now = table();
    const auto [place, size] = figurePlace(now, event.at);
    emit wentHome(
        place.x(), place.y(), event.player, static_cast<int>(event.figure),
        QStringLiteral("image://figure/%1/%2")
            .arg(now.figurePicture(event.figure, event.featureKind), now.playerColour(event.player)),
        size);
}

} // namespace vozka
