// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game/game_files.h"

#include "match/turns.h"
#include "models/board/board_picture.h"
#include "models/files/local_file.h"
#include "models/game/game_controller.h"
#include "models/overlays/scene_picture.h"
#include "models/text/messages.h"
#include "records/error_codes.h"
#include "records/files.h"
#include "records/replace_file.h"

#include <QBuffer>
#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <QImageWriter>

#include <algorithm>

namespace vozka {

GameFiles::GameFiles(GameController& game) : QObject(&game), m_game(game)
{
    connect(&game, &GameController::changed, this, &GameFiles::changed);
    connect(&m_autosaves, &AutosaveModel::failed, &game, &GameController::failed);
    connect(&m_results, &GameResults::failed, &game, &GameController::failed);
    connect(&m_autosaves, &AutosaveModel::due, this, &GameFiles::autosave);
    connect(&m_autosaves, &AutosaveModel::problemChanged, this, &GameFiles::riskChanged);
}

bool GameFiles::modified() const
{
    const auto* const match = m_game.match();
    return match != nullptr && match->record().actions != m_saved;
}

QString GameFiles::fileName() const
{
    return shown(pathOf(m_file).filename());
}

QString GameFiles::autosaveName() const
{
    return m_game.match() != nullptr ? m_autosaves.openGame() : QString();
}

int GameFiles::turnsAtRisk() const
{
    const auto* const match = m_game.match();
    return match != nullptr ? std::min(turnsBeyond(*match, m_saved), turnsBeyond(*match, m_autosaves.saved()))
                            : 0;
}

bool GameFiles::fail(const records::Error& error, const wording::Names& names)
{
    emit m_game.failed(errorMessage(error, names));
    return false;
}

bool GameFiles::open(const QUrl& file)
{
    const auto named = localPath(file);
    if (!named)
        return fail(named.error());
    const auto path = named->string();
    const auto text = records::readFile(path);
    if (!text)
        return fail(text.error());
    const auto format = records::formatOf(*text, path);
    if (!format)
        return fail(format.error());
    if (*format == "vozka-position")
        return openPosition(*text, file);
    if (*format != "vozka-game")
        return fail({path, {}, std::string(records::error::notForTable), {}});
    const auto record = records::readGame(*text, path);
    if (!record)
        return fail(record.error());
    auto replayed = Match::replay(*record);
    if (!replayed)
        return fail(replayed.error());
    auto& match = replayed->match;
    if (replayed->fault) {
        const auto& why = replayed->fault->refusal;
        return fail(
            {path, "/actions/" + std::to_string(replayed->fault->action), std::string(why.code), {}, why},
            {&match.rules().book(), match.players()});
    }
    // A record can end before the next tile is drawn.
    match.dealOn();
    m_autosaves.closeGame();
    m_autosaves.adoptGame(match, path);
    m_file = file;
    m_saved = match.record().actions;
    // The result of a game that was over already is not recorded here.
    m_results.begin(match, !match.state()->over);
    m_game.load(std::move(match));
    return true;
}

bool GameFiles::openPosition(const std::string& text, const QUrl& file)
{
    const auto path = pathOf(file).string();
    const auto record = records::readPosition(text, path);
    if (!record)
        return fail(record.error());
    auto laid = records::layOut(*record, path);
    if (!laid)
        return fail(laid.error());
    closeGame();
    m_file = file;
    m_game.load(*record, std::move(*laid));
    return true;
}

bool GameFiles::resume(int row)
{
    auto game = m_autosaves.resume(row);
    if (!game)
        return false;
    m_file = urlOf(game->file);
    m_saved = std::move(game->saved);
    m_results.begin(game->match, true);
    m_game.load(std::move(game->match));
    return true;
}

QString GameFiles::proposedName() const
{
    if (!m_file.isEmpty())
        return stemOf(fileName());
    QStringList names;
    for (const auto& player : m_game.table().players)
        names << QString::fromStdString(player.name);
    return asFileName(QDate::currentDate().toString(Qt::ISODate) + QLatin1Char(' ')
                      + names.join(QStringLiteral(", ")));
}

bool GameFiles::save(const QUrl& file)
{
    const auto* const match = m_game.match();
    if (match == nullptr)
        return false;
    if (const auto error = records::replaceFile(pathOf(file), records::writeGame(match->record())))
        return fail(*error);
    m_file = file;
    m_saved = match->record().actions;
    m_autosaves.nameFile(pathOf(file));
    emit changed();
    emit riskChanged();
    return true;
}

namespace {

/// Returns the size of a picture of the whole board with half a tile of margin, in pixels. `tile`: side of a
/// tile, less if the picture would be longer than `longest`.
QSize boardSize(const QRectF& extent, int tile, int longest)
{
    const QSize tiles = extent.size().toSize() + QSize(1, 1);
    return tiles * std::min(tile, longest / std::max(tiles.width(), tiles.height()));
}

} // namespace

bool GameFiles::copyPicture(ColourTheme::Kind theme)
{
    // Size for use in a message or a document.
    constexpr int tile = 128;
    constexpr int longest = 4096;
    constexpr QSize smallestBeside(1000, 900);
    constexpr int list = 520;
    if (!m_game.active())
        return false;
    const auto size = boardSize(m_game.board()->extent(), tile, longest);
    const auto& scene = m_game.overlays()->main()->scene();
    const bool explained = !scene.entries.empty() || !scene.cells.empty();
    const Table table = m_game.table();
    QGuiApplication::clipboard()->setImage(
        explained ? paintScene(table, scene, size.expandedTo(smallestBeside) + QSize(list, 0), theme)
                  : paintBoard(table, size));
    return true;
}

bool GameFiles::savePicture(const QUrl& file)
{
    // Sharp enough to zoom in, and small enough for other programs: 256 pixels for each tile, less on boards
    // longer than 31 tiles.
    constexpr int tile = 256;
    constexpr int longest = 8192;
    if (!m_game.active())
        return false;
    QByteArray png;
    QBuffer buffer(&png);
    QImageWriter writer(&buffer, "png");
    if (!buffer.open(QIODevice::WriteOnly)
        || !writer.write(paintBoard(m_game.table(), boardSize(m_game.board()->extent(), tile, longest)))) {
        //: %1 is a file, %2 the system's reason.
        emit m_game.failed(tr("%1 cannot be written: %2").arg(shown(pathOf(file)), writer.errorString()));
        return false;
    }
    if (const auto error = records::replaceFile(pathOf(file), png.toStdString()))
        return fail(*error);
    return true;
}

bool GameFiles::exportResults(const QUrl& file)
{
    const auto path = pathOf(file);
    const bool asJson = shown(path.extension()).compare(QLatin1String(".json"), Qt::CaseInsensitive) == 0;
    if (const auto error = records::replaceFile(path, m_results.exported(asJson)))
        return fail(*error);
    return true;
}

int GameFiles::saveNow()
{
    autosave();
    return turnsAtRisk();
}

void GameFiles::adoptGame(const Match& match)
{
    m_autosaves.closeGame();
    m_autosaves.adoptGame(match, {});
    m_results.begin(match, true);
    m_file.clear();
    m_saved = match.record().actions;
}

void GameFiles::closeGame()
{
    m_autosaves.closeGame();
    m_file.clear();
    m_saved.clear();
}

void GameFiles::autosave()
{
    const auto* const match = m_game.match();
    if (match == nullptr)
        return;
    const QString before = autosaveName();
    m_autosaves.save(*match);
    if (autosaveName() != before)
        emit changed();
    m_results.follow(*match, autosaveName());
    emit riskChanged();
}

} // namespace vozka
