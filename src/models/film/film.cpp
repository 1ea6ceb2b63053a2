// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/film/film.h"

#include "match/turns.h"
#include "models/art/palette.h"
#include "models/art/pictures.h"
#include "models/board/outcome.h"
#include "models/board/table.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <iterator>
#include <utility>

namespace vozka {

namespace {

/// Smaller images have no strip.
constexpr QSize smallestWithStrip(320, 200);

int stripHeight(QSize size)
{
    constexpr int least = 26;
    constexpr int part = 13;
    return size.width() < smallestWithStrip.width() || size.height() < smallestWithStrip.height()
               ? 0
               : std::max(least, size.height() / part);
}

} // namespace

Film::Film(const Match& match, const FilmLook& look) : m_match(match), m_look(look)
{
    std::size_t entryCount = 0;
    for (const auto& played : visibleTurnsOf(match)) {
        const auto from = std::exchange(entryCount, entryCount + played.history.size());
        m_scenes.push_back({from, entryCount, played.before().active, static_cast<int>(m_scenes.size()) + 1,
                            played.history.back().data().over, false});
    }
    const int turns = static_cast<int>(m_scenes.size());
    m_scenes.push_back({entryCount, entryCount, noPlayer, turns, false, true});
    if (turns > 0 && match.state()->over)
        m_scenes.back().from = m_scenes[static_cast<std::size_t>(turns) - 1].entryCount;

    const int strip = stripHeight(look.size);
    m_strip = QRect(0, look.size.height() - strip, look.size.width(), strip);
    m_layout = layBoard(extentOf(tableOf(m_scenes.back())),
                        QRect(0, 0, look.size.width(), look.size.height() - strip), look.theme);
    m_backgroundImage = QImage(look.size, QImage::Format_ARGB32_Premultiplied);
    m_backgroundImage.fill(Palette::instance().art("table", m_look.theme));
}

Table Film::tableOf(const Scene& scene) const
{
    Table table{&m_match.rules(), &m_match.state(), m_match.players(), m_match.history(), true, false, 0,
                scene.player};
    table.truncate(m_match, scene.entryCount);
    if (scene.beforeEnd)
        table.notShown = splitAtEnd(table.history.back().events).final.size();
    return table;
}

int Film::durationMs(int number, int turnMs) const
{
    constexpr int least = 3000;
    constexpr int turns = 4;
    return number + 1 < count() ? turnMs : std::max(least, turns * turnMs);
}

std::vector<Event> Film::newScores(const Scene& scene) const
{
    std::vector<Event> scores;
    const auto history = tableOf(scene).history.subspan(scene.from);
    for (const auto& entry : history) {
        const auto& all = entry.events;
        const auto shown = all.size() - splitAtEnd(all).final.size();
        std::copy_if(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(shown),
                     std::back_inserter(scores),
                     [](const Event& event) { return event.type == event::score && event.line.points != 0; });
    }
    return scores;
}

QColor Film::ui(const char* name) const
{
    return Palette::instance().ui(m_look.theme, name);
}

QFont Film::font(bool bold) const
{
    constexpr qreal part = 0.36;
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(10, qRound(m_strip.height() * part)));
    font.setBold(bold);
    return font;
}

QImage Film::paint(int number)
{
    const auto& scene = m_scenes.at(static_cast<std::size_t>(number));
    const Table table = tableOf(scene);
    paintBackground(table);
    QImage image = m_backgroundImage;
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFigures(painter, table, m_layout);
    painter.setRenderHint(QPainter::Antialiasing);
    paintNew(painter, table, scene);
    paintOutcomes(painter, number);
    if (!m_strip.isEmpty())
        paintStrip(painter, table, scene);
    return image;
}

void Film::paintBackground(const Table& table)
{
    auto tiles = tilesOnBoard(table);
    const bool continues = tiles.size() >= m_paintedTiles.size();
    if (!continues) {
        m_backgroundImage.fill(Palette::instance().art("table", m_look.theme));
        m_paintedTiles.clear();
    }
    QPainter painter(&m_backgroundImage);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (i >= m_paintedTiles.size() || m_paintedTiles[i] != tiles[i])
            paintTileAt(painter, tiles[i], m_layout);
    }
    painter.end();
    m_paintedTiles = std::move(tiles);
}

void Film::paintNew(QPainter& painter, const Table& table, const Scene& scene) const
{
    const auto& palette = Palette::instance();
    const qreal line = std::max(1.5, m_layout.side * 0.05);
    const auto history = table.history.subspan(scene.from);
    for (const auto& entry : history) {
        if (!placesTile(entry.action))
            continue;
        const QRectF square =
            QRectF(m_layout.square(entry.action.at.cell())).adjusted(line, line, -line, -line);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette.overlay("badge"), line * 2));
        painter.drawRect(square);
        painter.setPen(QPen(palette.player(table.playerColour(scene.player)), line * 1.2));
        painter.drawRect(square);
    }
    painter.setFont(badgeFont());
    for (const auto& sign : badgesOf(table, scene)) {
        painter.setPen(QPen(palette.overlay("badge"), line));
        painter.setBrush(palette.player(sign.colour));
        painter.drawRoundedRect(sign.square, sign.square.height() / 2, sign.square.height() / 2);
        painter.setPen(palette.markColour(sign.colour));
        painter.drawText(sign.square, Qt::AlignCenter, sign.words);
    }
}

std::vector<Action> Film::outcomesOf(int number) const
{
    const auto& scene = m_scenes.at(static_cast<std::size_t>(number));
    const Table table = tableOf(scene);
    std::vector<Action> outcomes;
    for (const auto entry : outcomesFrom(table, scene.from))
        outcomes.push_back(table.history[entry].action);
    return outcomes;
}

/// Paints the outcomes in the upper left corner, from left to right.
void Film::paintOutcomes(QPainter& painter, int number) const
{
    constexpr int part = 12;
    const int side = m_look.size.height() / part;
    QRectF square(side / 4.0, side / 4.0, side, side);
    for (const auto& outcome : outcomesOf(number)) {
        const QString sprite = outcomeSprite(m_match.rules().book(), outcome);
        if (sprite.isEmpty()) {
            painter.setPen(ui("text"));
            painter.setBrush(ui("card"));
            painter.drawRoundedRect(square, side / 8.0, side / 8.0);
            painter.setFont(badgeFont());
            painter.drawText(square, Qt::AlignCenter, QString::number(outcome.number));
        } else {
            paintSprite(painter, square, sprite);
        }
        square.translate(side * 1.1, 0);
    }
}

QFont Film::badgeFont() const
{
    constexpr int least = 12;
    constexpr qreal part = 0.3;
    QFont font = this->font(true);
    font.setPixelSize(std::max(least, qRound(m_layout.side * part)));
    return font;
}

std::vector<Film::Badge> Film::badgesOf(int number) const
{
    const auto& scene = m_scenes.at(static_cast<std::size_t>(number));
    return badgesOf(tableOf(scene), scene);
}

std::vector<Film::Badge> Film::badgesOf(const Table& table, const Scene& scene) const
{
    const QFontMetrics metrics(badgeFont());
    std::vector<Badge> signs;
    std::vector<QPointF> taken;
    for (const auto& score : newScores(scene)) {
        if (!score.line.hasPlace())
            continue;
        Badge sign{{}, gained(score.line.points), table.playerColour(score.line.player)};
        sign.square = QRectF(0, 0, metrics.horizontalAdvance(sign.words) + metrics.height() * 0.7,
                             metrics.height() * 1.1);
        const QPointF place = placeOfScore(table, score);
        // Points of several players for one feature are stacked.
        const auto below = std::ranges::count(taken, place);
        taken.push_back(place);
        sign.square.moveCenter(m_layout.at(place)
                               - QPointF(0, static_cast<qreal>(below) * sign.square.height() * 1.1));
        signs.push_back(std::move(sign));
    }
    return signs;
}

Film::Standing Film::standing(int number, Player player) const
{
    const auto& scene = m_scenes.at(static_cast<std::size_t>(number));
    const Table table = tableOf(scene);
    return {table.points(player), gainOf(scene, player), isEmphasized(table, scene, player)};
}

} // namespace vozka
