// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens games and positions, ends and closes games.
#include "models/game/game_controller.h"
#include "models/text/messages.h"
#include "sandbox/position_of_game.h"

#include <QRandomGenerator>

namespace vozka {

bool GameController::startGame(SetUpModel* setUp)
{
    const bool started = setUp != nullptr && setUp->valid() && startGame(setUp->toRecord());
    if (started)
        setUp->remember();
    return started;
}

namespace {

/// Replays the actions of the record, then deals until a player must decide.
records::Result<Match> replayAndDeal(const records::GameRecord& record)
{
    auto replayed = Match::replay(record);
    if (!replayed)
        return replayed.error();
    if (replayed->fault)
        return records::Error{{},
                              "/actions/" + std::to_string(replayed->fault->action),
                              std::string(replayed->fault->refusal.code),
                              {},
                              replayed->fault->refusal};
    replayed->match.dealOn();
    return std::move(replayed->match);
}

} // namespace

bool GameController::startGame(records::GameRecord record)
{
    auto match = record.actions.empty() ? Match::start(std::move(record)) : replayAndDeal(record);
    if (!match) {
        emit failed(errorMessage(match.error(), {}));
        return false;
    }
    m_files.adoptGame(*match);
    load(std::move(*match));
    return true;
}

bool GameController::playAgain()
{
    if (!m_match)
        return false;
    auto record = m_match->header();
    record.seed = QRandomGenerator::global()->generate();
    record.actions.clear();
    return startGame(std::move(record));
}

bool GameController::canPlayOnFromHere() const
{
    return m_match && m_actionFilter == nullptr && m_review.active() && !(*table().state)->over;
}

bool GameController::playOnFromHere()
{
    if (!canPlayOnFromHere())
        return false;
    auto record = m_match->header();
    record.seed = QRandomGenerator::global()->generate();
    record.actions.clear();
    for (const auto& entry : table().history)
        record.actions.push_back(m_match->recorded(entry.action));
    const Turns turns = m_match->boardTurns();
    if (!startGame(std::move(record)))
        return false;
    if (turns != 0)
        turnBoard(turns);
    return true;
}

void GameController::load(Match match)
{
    stopExplaining();
    m_position.reset();
    m_match.emplace(std::move(match));
    restoreBoardTurns();
    begin();
}

void GameController::load(const records::PositionRecord& position, records::LoadedPosition laid)
{
    stopExplaining();
    m_match.reset();
    m_position.emplace(ShownPosition{std::move(laid), position.players, position.rules});
    begin();
}

void GameController::begin()
{
    m_review.leave();
    advance(false);
    emit started();
}

records::PositionRecord GameController::asPosition() const
{
    const Table now = table();
    return sandbox::recordOf(m_match ? m_match->header().rules : m_position->rules, now.players,
                             now.rules->book(), *now.state);
}

void GameController::show(const records::PositionRecord& position, records::LoadedPosition laid,
                          bool animated)
{
    const bool otherRules = !m_position || m_position->rules != position.rules;
    m_match.reset();
    m_position.emplace(ShownPosition{std::move(laid), position.players, position.rules});
    advance(animated);
    // The same board can have other overlays under other rules.
    if (otherRules)
        overlays()->retranslate();
}

void GameController::endNow()
{
    if (!m_match || over())
        return;
    m_review.leave();
    const auto before = m_match->history().size();
    m_match->endNow();
    playEvents(before);
}

void GameController::close()
{
    m_files.closeGame();
    stopExplaining();
    m_match.reset();
    m_position.reset();
    m_review.leave();
    advance(false);
    m_files.autosaves()->refresh();
}

} // namespace vozka
