// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game_controller.h"

#include "models/art/tile_art.h"
#include "models/sentences.h"
#include "models/spoken.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <cmath>

namespace vozka {

GameController::GameController(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
    connect(&m_held, &HeldChoice::confirmed, this, &GameController::act);
    connect(&m_held, &HeldChoice::takenBack, this, &GameController::refresh);
    connect(&m_preview, &TilePreview::changed, this, &GameController::dropHeldTile);
    connect(&m_discards, &DiscardModel::dismissed, this, [this] {
        refresh();
        goOnAfterDiscards();
    });
    connect(&m_count, &FinalCount::movedOn, this, [this] {
        refresh();
        emit wentOn();
        for (const auto& score : m_count.paying())
            tellScore(score);
    });
    connect(&m_count, &FinalCount::finished, this, [this] {
        refresh();
        emit gameOver();
    });
    connect(&m_review, &Review::changed, this, [this] { goOn(false); });
}

GameController::~GameController() = default;

bool GameController::modified() const
{
    return m_match && m_match->record().actions != m_saved;
}

int GameController::tilesLeft() const
{
    return m_match ? m_match->state()->bagTotal : 0;
}

bool GameController::showsTilesLeft() const
{
    return !m_match || m_match->rules().book().options().value(option::tilesLeft) != 0;
}

int GameController::turnNumber() const
{
    return m_match ? m_match->state()->turn : 0;
}

GameController::Step GameController::step() const
{
    const Table now = table();
    if (over())
        return Step::Over;
    if (!now.awaitsPlayer())
        return Step::None;
    return (*now.state)->drawn != noKind ? Step::Place : Step::Deploy;
}

QString GameController::instruction() const
{
    return vozka::instruction(table());
}

QString GameController::playerName() const
{
    const Table now = table();
    return now.awaitsPlayer() ? now.playerName((*now.state)->toMove) : QString();
}

QString GameController::playerColour() const
{
    const Table now = table();
    return now.awaitsPlayer() ? now.playerColour((*now.state)->toMove) : QString();
}

QString GameController::handPicture() const
{
    const Table now = table();
    if (!now.awaitsPlayer() || (*now.state)->drawn == noKind)
        return {};
    return QStringLiteral("image://tile/%1").arg(now.picture((*now.state)->drawn));
}

SupplyModel* GameController::supply()
{
    const Table now = table();
    return m_players.supplyOf(now.awaitsPlayer() ? (*now.state)->toMove : Player{0});
}

Table GameController::table() const
{
    if (m_match) {
        Table now = m_review.view(*m_match);
        now.waiting = m_discards.active();
        now.untold = m_count.untold();
        return now;
    }
    if (m_position)
        return {
            &m_position->table.rules, &m_position->table.state, m_position->players, {}, true, false, 0, {}};
    return {};
}

void GameController::refresh()
{
    const Table now = table();
    m_culprit.show(now, {});
    m_spotlight.clear();
    m_players.show(now);
    m_board.show(now);
    m_figures.show(now);
    m_choices.show(now);
    m_log.show(now);
    m_count.show(now);
    m_statistics.show(m_match ? &*m_match : nullptr);
    showCandidates();
    emit changed();
}

void GameController::showCandidates()
{
    const Table now = table();
    const auto drawn = now ? (*now.state)->drawn : noKind;
    m_candidates.show(now, m_choices, m_handTurns);
    m_held.show(now, m_candidates);
    auto glowing = m_candidates.glowing(now);
    // What is held is all that is taken.
    if (m_held.active())
        std::erase_if(glowing, [&](const auto& feature) { return feature.candidate != m_held.candidate(); });
    m_glow.show(now, glowing);
    m_preview.setHand(drawn, m_handTurns, drawn == noKind ? 1 : now.catalogue().compiled(drawn).looks);
}

void GameController::turnHand(int by)
{
    if (m_review.active())
        return;
    if (m_preview.active())
        m_preview.turn(by);
    m_handTurns = ((m_preview.active() ? m_preview.turns() : m_handTurns + by) + sideCount) & 3;
    showCandidates();
    emit changed();
}

QString GameController::handInWords(int turns) const
{
    return vozka::handInWords(table(), static_cast<Turns>(turns & 3));
}

Verdict GameController::tileVerdict(int cellX, int cellY) const
{
    const Table now = table();
    const Cell cell{static_cast<std::int16_t>(cellX), static_cast<std::int16_t>(cellY)};
    const auto drawn = now ? (*now.state)->drawn : noKind;
    return verdictOn(now, m_choices, Action::place(drawn, cell, static_cast<Turns>(m_handTurns)));
}

FeatureIndex GameController::featureAt(Cell cell, QPointF point) const
{
    // Narrow roads are hard to hit: close to where a figure would stand, that feature is meant.
    constexpr qreal near = 0.13;
    for (const auto& row : m_candidates.rows()) {
        const QPointF way = row.place - point;
        if (row.feature != noFeature && row.cell == cell && std::hypot(way.x(), way.y()) < near)
            return row.feature;
    }
    const Table now = table();
    const auto index = now ? now.board().tileAt(cell) : noTile;
    if (index == noTile)
        return noFeature;
    const auto& tile = now.board().tiles()[index];
    const QString id = TileArt::instance().featureAt(now.picture(tile.kind), tile.turns, point);
    const auto& kind = now.catalogue().kind(tile.kind);
    const auto count = kind.features.size() + kind.shortRoads.size();
    for (std::size_t feature = 0; feature < count; ++feature) {
        if (now.featureId(tile.kind, static_cast<FeatureIndex>(feature)) == id)
            return static_cast<FeatureIndex>(feature);
    }
    return noFeature;
}

Verdict GameController::figureVerdict(int figure, int cellX, int cellY, QPointF point) const
{
    const Cell cell{static_cast<std::int16_t>(cellX), static_cast<std::int16_t>(cellY)};
    return verdictOn(table(), m_choices,
                     Action::deploy(static_cast<FigureKind>(figure), cell, featureAt(cell, point)));
}

int GameController::candidateAt(int cellX, int cellY, QPointF point) const
{
    const Cell cell{static_cast<std::int16_t>(cellX), static_cast<std::int16_t>(cellY)};
    const auto feature = featureAt(cell, point);
    const auto found = std::ranges::find_if(m_candidates.rows(), [&](const CandidateRow& row) {
        return row.cell == cell && row.feature == feature && feature != noFeature;
    });
    return found == m_candidates.rows().end() ? -1 : static_cast<int>(found - m_candidates.rows().begin());
}

void GameController::blame(const Verdict& verdict)
{
    const Table now = table();
    if (!now || verdict.culprit == noSegment)
        return;
    m_culprit.show(now, {{verdict.culprit, GlowingFeature::Look::InTheWay}});
    m_figures.blame(now, verdict.culprit);
}

void GameController::forgive()
{
    const Table now = table();
    m_culprit.show(now, {});
    if (now)
        m_figures.blame(now, noSegment);
}

bool GameController::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange)
        refresh();
    return QObject::eventFilter(watched, event);
}

} // namespace vozka
