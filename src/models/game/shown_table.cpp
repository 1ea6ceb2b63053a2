// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game/shown_table.h"

#include "models/app/app_settings.h"
#include "models/art/palette.h"
#include "models/scene/deciding.h"
#include "models/text/sentences.h"
#include "models/text/spoken.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <iterator>
#include <utility>

namespace vozka {

ShownTable::ShownTable(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
    connect(this, &ShownTable::changed, &m_hand, &Hand::changed);
    connect(&m_held, &HeldChoice::takenBack, this, [this] { refresh(); });
    connect(&AppSettings::instance(), &AppSettings::changed, this, [this] { m_players.show(table()); });
}

ShownTable::~ShownTable() = default;

QString ShownTable::instruction() const
{
    const Table now = table();
    const auto& rows = m_candidates.rows();
    // Some corners are crossed out: what a corner needs is said with the number of the others.
    const auto isRefused = [](const CandidateRow& row) { return row.onCorner && row.choice < 0; };
    const auto corners =
        std::ranges::count_if(rows, [](const CandidateRow& row) { return row.onCorner && row.choice >= 0; });
    // While another game is opened, the rows may still be about a figure that the new game does not have.
    if (now && corners > 0 && std::ranges::any_of(rows, isRefused)
        && now.rules->book().has(m_hand.figureKind()))
        return cornersInWords(now, m_hand.figureKind(), static_cast<int>(corners));
    return vozka::instruction(now);
}

QString ShownTable::playerName() const
{
    const Table now = table();
    return awaitsDecision(now) ? now.playerName((*now.state)->toMove) : QString();
}

QString ShownTable::playerColour() const
{
    const Table now = table();
    return awaitsDecision(now) ? now.playerColour((*now.state)->toMove) : QString();
}

QColor ShownTable::playerColourValue() const
{
    const QString colour = playerColour();
    return colour.isEmpty() ? QColor() : Palette::instance().player(colour);
}

SupplyModel* ShownTable::supply()
{
    const Table now = table();
    return m_players.supplyOf(awaitsDecision(now) ? (*now.state)->toMove : Player{0});
}

void ShownTable::refreshFrom(std::size_t known)
{
    const Table now = table();
    m_culprit.show(now, {});
    m_spotlight.clear();
    m_players.show(now);
    m_board.show(now, known > 0);
    m_figures.show(now);
    m_choices.show(now);
    m_movingFigure.show(now);
    m_trail.show(now);
    m_hand.show(now, m_choices);
    m_log.show(now, known);
    m_outcomes.show(now);
    m_areas.show(now, m_choices);
    m_count.show(now);
    showCandidates();
    m_overlays.show(now);
    auto longest = now ? vozka::longestInstructions(now.rules->book()) : QStringList();
    if (std::exchange(m_longestInstructions, std::move(longest)) != m_longestInstructions)
        emit longestInstructionsChanged();
    emit changed();
}

void ShownTable::showCandidates()
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

void ShownTable::stopExplaining()
{
    m_overlays.setKind(Overlays::Kind::None);
    m_overlays.setInspecting(false);
    m_overlays.setEdition(Editions::Either);
    m_overlays.forget();
    m_overlays.show({});
}

void ShownTable::pointAtLog(int row)
{
    m_spotlight.show(table(), m_log.placesOf(row));
}

void ShownTable::showLogPlace(int row)
{
    m_spotlight.call(table(), m_log.placesOf(row));
}

void ShownTable::pointAtCandidate(int row)
{
    m_reach.show(table(), m_candidates.has(row) ? &m_candidates.at(row) : nullptr);
}

void ShownTable::showCulprit(const Verdict& verdict)
{
    const Table now = table();
    if (!now || verdict.culprit == noSegment)
        return;
    m_culprit.show(now, {{verdict.culprit, GlowingFeature::Look::InTheWay}});
    m_figures.showCulprit(now, verdict.culprit);
}

void ShownTable::hideCulprit()
{
    const Table now = table();
    m_culprit.show(now, {});
    if (now)
        m_figures.showCulprit(now, noSegment);
}

bool ShownTable::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange)
        refresh();
    return QObject::eventFilter(watched, event);
}

} // namespace vozka
