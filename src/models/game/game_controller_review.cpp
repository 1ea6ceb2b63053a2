// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Looking back: what a GameController does for those who step through a game, read its log, keep a picture of
// its board or want to play it again.
#include "models/files/local_file.h"
#include "models/game/game_controller.h"
#include "models/scene/board_picture.h"
#include "records/replace_file.h"

#include <QBuffer>
#include <QImageWriter>
#include <QRandomGenerator>

namespace vozka {

void GameController::lookBack(int turn)
{
    if (m_match)
        m_review.begin(*m_match, turn);
}

void GameController::lookBackBefore(std::size_t moment)
{
    if (m_match)
        m_review.beginBefore(*m_match, moment);
}

void GameController::pointAtLog(int row)
{
    m_spotlight.show(table(), m_log.placesOf(row));
}

void GameController::showLogPlace(int row)
{
    m_spotlight.call(table(), m_log.placesOf(row));
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

bool GameController::savePicture(const QUrl& file)
{
    // Sharp enough to be looked at closely, and still a picture that other programs open: a tile has 256
    // pixels, on boards longer than thirty tiles fewer.
    constexpr int tile = 256;
    constexpr int longest = 8192;
    if (!active())
        return false;
    // Half a tile of table lies around the board.
    const QSize tiles = m_board.extent().size().toSize() + QSize(1, 1);
    const int side = std::min(tile, longest / std::max(tiles.width(), tiles.height()));
    QByteArray png;
    QBuffer buffer(&png);
    QImageWriter writer(&buffer, "png");
    if (!buffer.open(QIODevice::WriteOnly) || !writer.write(paintBoard(table(), tiles * side))) {
        //: %1 is a file, %2 the system's reason.
        emit failed(tr("%1 cannot be written: %2").arg(shown(pathOf(file)), writer.errorString()));
        return false;
    }
    if (const auto error = records::replaceFile(pathOf(file), png.toStdString()))
        return fail(*error);
    return true;
}

} // namespace vozka
