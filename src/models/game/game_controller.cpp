// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game/game_controller.h"

#include "models/app/app_settings.h"
#include "models/art/palette.h"
#include "models/rows/editions.h"
#include "models/scene/deciding.h"
#include "models/text/sentences.h"
#include "models/text/spoken.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <iterator>

namespace vozka {

GameController::GameController(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
    connect(this, &GameController::changed, &m_hand, &Hand::changed);
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
    connect(&AppSettings::instance(), &AppSettings::countsChanged, this, [this] { m_players.show(table()); });
    connect(&m_keptGames, &KeptGamesModel::failed, this, &GameController::failed);
    connect(&m_keptGames, &KeptGamesModel::due, this, &GameController::keep);
    connect(&m_keptGames, &KeptGamesModel::problemChanged, this, &GameController::riskChanged);
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
    if (now.hand() != noKind)
        return (*now.state)->drawn == noKind ? Step::OwnTile : Step::Place;
    if (now.otherStep() != nullptr)
        return Step::Choose;
    return now.movingFigure() ? Step::MoveFigure : Step::Deploy;
}

QString GameController::instruction() const
{
    return vozka::instruction(table());
}

QString GameController::playerName() const
{
    const Table now = table();
    return awaitsDecision(now) ? now.playerName((*now.state)->toMove) : QString();
}

QString GameController::playerColour() const
{
    const Table now = table();
    return awaitsDecision(now) ? now.playerColour((*now.state)->toMove) : QString();
}

QColor GameController::playerColourValue() const
{
    const QString colour = playerColour();
    return colour.isEmpty() ? QColor() : Palette::instance().player(colour);
}

SupplyModel* GameController::supply()
{
    const Table now = table();
    return m_players.supplyOf(awaitsDecision(now) ? (*now.state)->toMove : Player{0});
}

int GameController::edition() const
{
    return m_match ? Editions::of(m_match->rules().book().options().edition()) : Editions::Either;
}

Table GameController::table() const
{
    if (m_match) {
        Table now = m_review.view(*m_match);
        now.waiting = m_waiting || m_discards.active();
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
    m_movingFigure.show(now);
    m_trail.show(now);
    m_hand.show(now, m_choices);
    m_log.show(now);
    m_count.show(now);
    m_statistics.show(m_match ? &*m_match : nullptr);
    showCandidates();
    m_overlays.show(now);
    emit changed();
}

void GameController::showCandidates()
{
    const Table now = table();
    const auto hand = now ? now.hand() : noKind;
    m_candidates.show(now, m_choices, m_hand.turns(), m_hand.figureKind());
    m_held.show(now, m_choices, m_candidates);
    m_reach.show(now, nullptr);
    auto glowing = m_candidates.glowing();
    // What is held is all that is taken.
    if (m_held.active())
        std::erase_if(glowing, [&](const auto& feature) {
            return feature.candidate != m_candidates.groupOf(m_held.candidate());
        });
    std::ranges::copy(m_movingFigure.glowing(), std::back_inserter(glowing));
    m_glow.show(now, glowing);
    m_preview.setHand(hand, m_hand.turns(), hand == noKind ? 1 : now.catalogue().compiled(hand).looks);
}

void GameController::pointAtCandidate(int row)
{
    m_reach.show(table(), m_candidates.has(row) ? &m_candidates.at(row) : nullptr);
}

void GameController::turnHand(int by)
{
    // A tile of the players' own is never turned.
    if (m_review.active() || step() == Step::OwnTile)
        return;
    if (m_preview.active())
        m_preview.turn(by);
    m_hand.setTurns(m_preview.active() ? m_preview.turns() : m_hand.turns() + by);
    showCandidates();
    emit changed();
}

void GameController::pickFigure(int figure)
{
    const Table now = table();
    const auto isThat = [&](const auto& rule) { return static_cast<int>(rule->kind()) == figure; };
    if (step() != Step::Deploy || !std::ranges::any_of(now.rules->book().figureRules(), isThat)
        || figure == m_hand.figure())
        return;
    m_hand.setFigure(static_cast<FigureKind>(figure));
    m_held.clear();
    showCandidates();
    emit changed();
}

void GameController::showCulprit(const Verdict& verdict)
{
    const Table now = table();
    if (!now || verdict.culprit == noSegment)
        return;
    m_culprit.show(now, {{verdict.culprit, GlowingFeature::Look::InTheWay}});
    m_figures.showCulprit(now, verdict.culprit);
}

void GameController::hideCulprit()
{
    const Table now = table();
    m_culprit.show(now, {});
    if (now)
        m_figures.showCulprit(now, noSegment);
}

bool GameController::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange)
        refresh();
    return QObject::eventFilter(watched, event);
}

} // namespace vozka
