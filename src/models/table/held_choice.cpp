// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/held_choice.h"

#include "models/app/app_settings.h"
#include "models/text/sentences.h"

namespace vozka {

namespace {

bool isForAField(const Table& table, const Action& action)
{
    // What stands on a corner stands in a field, too.
    const auto& board = table.board();
    return action.type == Action::Type::Deploy
           && board.segment(segmentOf(table.rules->book(), **table.state, action.at)).kind
                  == FeatureKind::Field;
}

bool passesTheTurn(const Table& table, const Action& action)
{
    State after = *table.state;
    table.rules->apply(after, action);
    return after->over || after->turn != (*table.state)->turn;
}

bool isPassedForGood(const Table& table, const Action& action)
{
    return action.type == Action::Type::Pass && laterOfferOfPass(table) == LaterOffer::No;
}

} // namespace

bool HeldChoice::mustWait(const Table& table, const Action& action)
{
    // What does not come again is no matter of the settings.
    if (isPassedForGood(table, action))
        return true;
    switch (AppSettings::instance().confirmation()) {
    case AppSettings::Confirmation::NeverConfirm:
        break;
    case AppSettings::Confirmation::ConfirmFields:
        return isForAField(table, action);
    case AppSettings::Confirmation::AlwaysConfirm:
        return passesTheTurn(table, action);
    }
    return false;
}

QString HeldChoice::sentenceOf(const Table& table, const Action& action)
{
    if (isPassedForGood(table, action))
        return lastChanceWarning(table);
    if (action.at.isCorner())
        return tr("This figure stays there until the end of the game.");
    if (isForAField(table, action))
        return tr("A farmer stays in the field until the end of the game.");
    if (action.type == Action::Type::Place)
        return tr("Placing this tile ends your turn.");
    return choiceLabel(table, action);
}

void HeldChoice::show(const Table& table, const ChoiceModel& choices, const CandidateModel& candidates)
{
    m_shown = {};
    m_candidate = -1;
    m_sentence.clear();
    m_confirmLabel.clear();
    if (m_action) {
        const auto found = std::ranges::find_if(candidates.rows(), [&](const CandidateRow& row) {
            return row.choice == choices.rowOf(*m_action);
        });
        if (found != candidates.rows().end()) {
            m_shown = *found;
            m_candidate = static_cast<int>(found - candidates.rows().begin());
        }
        m_sentence = sentenceOf(table, *m_action);
        if (isPassedForGood(table, *m_action))
            m_confirmLabel = choiceLabel(table, *m_action);
    }
    emit changed();
}

void HeldChoice::confirm()
{
    if (!m_action)
        return;
    const Action action = *m_action;
    clear();
    emit confirmed(action);
}

void HeldChoice::takeBack()
{
    if (!m_action)
        return;
    clear();
    emit takenBack();
}

} // namespace vozka
