// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/tile_preview.h"

#include "models/table/choices_of.h"

namespace vozka {

TilePreview::TilePreview(const CandidateModel& candidates, const ChoiceModel& choices, QObject* parent)
    : QObject(parent), m_candidates(candidates), m_choices(choices)
{}

int TilePreview::row() const
{
    return active() ? m_choices.rowOf(Action::place(m_kind, m_candidate.cell(), static_cast<Turns>(m_turns)))
                    : -1;
}

int TilePreview::ways() const
{
    int ways = 0;
    for (int turn = 0; turn < m_looks; ++turn)
        ways += static_cast<int>(m_candidate.turnsThatFit >> static_cast<unsigned>(turn) & 1U);
    return ways;
}

bool TilePreview::put(int cellX, int cellY)
{
    if (isOn(cellX, cellY))
        return true;
    const auto found = std::ranges::find_if(m_candidates.rows(), [&](const Choice& row) {
        return row.turnsThatFit != 0 && row.cellX() == cellX && row.cellY() == cellY;
    });
    if (found == m_candidates.rows().end()) {
        clear();
        return false;
    }
    m_candidate = *found;
    m_turns = nearestTurn(m_candidate.turnsThatFit, m_handTurns);
    emit changed();
    return true;
}

void TilePreview::turn(int by)
{
    if (!active())
        return;
    for (int step = 1; step <= m_looks; ++step) {
        const int turn = (m_turns + by * step) & 3;
        const bool looksOther = turn % m_looks != m_turns % m_looks;
        if (looksOther && (m_candidate.turnsThatFit >> static_cast<unsigned>(turn) & 1U) != 0) {
            m_turns = turn;
            break;
        }
    }
    emit changed();
}

void TilePreview::clear()
{
    if (!active())
        return;
    m_candidate = {};
    emit changed();
}

void TilePreview::setHand(KindIndex kind, int turns, int looks)
{
    if (kind != m_kind)
        clear();
    m_kind = kind;
    m_handTurns = turns;
    m_looks = looks;
}

} // namespace vozka
