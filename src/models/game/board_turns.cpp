// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The turned board of the shown game. Its turns are kept in a file next to the automatic save of the game.
#include "models/game/game_controller.h"
#include "models/overlays/overlays.h"
#include "records/files.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace vozka {

namespace {

const auto viewFormat = QStringLiteral("vozka-view");
const auto turnsKey = QStringLiteral("boardTurns");

/// Returns 0 for a file that is missing or unreadable.
Turns readTurns(const QString& file)
{
    const auto text =
        file.isEmpty() ? records::Result<std::string>(std::string()) : records::readFile(file.toStdString());
    const QJsonObject json =
        text ? QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object() : QJsonObject();
    const bool isKnown = json.value(QStringLiteral("format")).toString() == viewFormat
                         && json.value(QStringLiteral("version")).toInt() == 1;
    return isKnown ? static_cast<Turns>(json.value(turnsKey).toInt() & 3) : Turns{0};
}

void writeTurns(const QString& file, Turns turns)
{
    if (file.isEmpty())
        return;
    const QJsonObject json{{QStringLiteral("format"), viewFormat},
                           {QStringLiteral("version"), 1},
                           {turnsKey, static_cast<int>(turns)}};
    // Errors are ignored: the board would only be shown without its turns.
    [[maybe_unused]] const auto error = records::writeFile(
        file.toStdString(), QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString(),
        platform::Flush::Later);
}

} // namespace

bool GameController::canTurnBoard() const
{
    return m_match && m_actionFilter == nullptr && !m_waiting && !finalCount()->active()
           && !discards()->active();
}

void GameController::turnBoard(int by)
{
    if (!canTurnBoard())
        return;
    const auto turns = static_cast<Turns>((m_match->boardTurns() + by) & 3);
    auto turned = m_match->turned(turns);
    if (!turned)
        return;
    const int handTurns = m_hand.turns + by;
    const auto figure = static_cast<int>(m_hand.figure);
    emit boardTurning();
    resolveHeld(false);
    preview()->clear();
    m_match.emplace(std::move(*turned));
    writeTurns(m_files.autosaves()->fileOfOpenGame(&GameFolder::viewFile), turns);
    advance(false);
    turnHand(handTurns - m_hand.turns);
    pickFigure(figure);
    emit boardTurned();
}

/// Turns the board as it was turned when the game was last shown.
void GameController::restoreBoardTurns()
{
    const Turns turns = readTurns(m_files.autosaves()->fileOfOpenGame(&GameFolder::viewFile));
    if (turns == m_match->boardTurns())
        return;
    if (auto turned = m_match->turned(turns))
        m_match.emplace(std::move(*turned));
}

} // namespace vozka
