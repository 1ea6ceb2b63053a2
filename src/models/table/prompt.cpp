// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/prompt.h"

#include "engine/rules/hooks/early_actions.h"
#include "models/app/app_settings.h"
#include "models/art/palette.h"
#include "models/board/table.h"
#include "models/text/contexts.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"

#include <QCoreApplication>

#include <algorithm>

namespace vozka {

namespace {

bool isForAField(const Table& table, const Action& action)
{
    // A figure on a corner is on a field, too.
    const auto& board = table.board();
    return placesFigure(action)
           && board.segment(segmentOf(table.rules->book(), **table.state, action.at)).kind
                  == FeatureKind::Field;
}

bool passesTheTurn(const Table& table, const Action& action)
{
    State after = *table.state;
    table.rules->apply(after, action);
    return after->over || after->turn != (*table.state)->turn;
}

/// True if the action is not the decision of the step, so the player may have clicked it by mistake.
bool isFreeAction(const Table& table, const Action& action)
{
    return isAdditional(table.rules->book(), **table.state, action);
}

bool isPassedForGood(const Table& table, const Action& action)
{
    return isPass(action) && laterOfferOfPass(table) == LaterOffer::No;
}

QString confirmationOf(const Table& table, const Action& action)
{
    if (isPassedForGood(table, action))
        return lastChanceWarning(table);
    if (placesFigure(action) && action.at.isCorner())
        return TableTexts::tr("This figure stays there until the end of the game.");
    if (isForAField(table, action))
        return TableTexts::tr("A farmer stays in the field until the end of the game.");
    if (placesTile(action))
        return TableTexts::tr("Placing this tile ends your turn.");
    return choiceLabel(table, action);
}

QString titleOf(Prompt::Kind kind)
{
    switch (kind) {
    case Prompt::Kind::Discard:
        return QCoreApplication::translate("Toolbar", "A tile cannot be placed");
    case Prompt::Kind::FinalCount:
        return QCoreApplication::translate("Toolbar", "Final scoring");
    case Prompt::Kind::Over:
        return QCoreApplication::translate("Toolbar", "The game is over");
    case Prompt::Kind::Look:
        return QCoreApplication::translate("Toolbar", "A position to look at");
    default:
        return {};
    }
}

} // namespace

Prompt::Kind promptKind(const Table& table)
{
    using Kind = Prompt::Kind;
    if (!awaitsDecision(table))
        return Kind::None;
    if (awaitsComputer(table))
        return Kind::ComputerTurn;
    if (table.hand() != noKind)
        return (*table.state)->drawn == noKind ? Kind::OwnTile : Kind::Place;
    if (table.otherStep() != nullptr)
        return Kind::Choose;
    return table.movingFigure() ? Kind::MoveFigure : Kind::Deploy;
}

bool needsConfirmation(const Table& table, const Action& action)
{
    // An offer that is not repeated and a free action need a confirmation regardless of the settings.
    if (isPassedForGood(table, action) || isFreeAction(table, action))
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

Prompt promptOf(const Table& table, const ChoiceModel& choices, Prompt::Kind kind, const Action* held)
{
    Prompt prompt;
    prompt.kind = kind;
    prompt.text = titleOf(kind);
    if (awaitsDecision(table)) {
        prompt.playerName = table.playerName((*table.state)->toMove);
        prompt.playerColour = table.playerColour((*table.state)->toMove);
        prompt.playerColourValue = Palette::instance().player(prompt.playerColour);
    }
    prompt.hasList = std::ranges::any_of(choices.rows(), &ChoiceRow::isListed);
    prompt.passRow = choices.find(&ChoiceRow::isPass);
    if (prompt.passRow >= 0)
        prompt.passLabel = choices.at(prompt.passRow).label;
    prompt.onlyPass = prompt.passRow == 0 && choices.rowCount() == 1;
    prompt.warning = lastChanceWarning(table);
    prompt.confirms = held != nullptr;
    if (held != nullptr)
        prompt.text = confirmationOf(table, *held);
    if (held != nullptr && isPassedForGood(table, *held))
        prompt.confirmLabel = choiceLabel(table, *held);
    if (held != nullptr && isFreeAction(table, *held))
        prompt.confirmLabel =
            messageText(wording::word("confirm", table.rules->book().formOf(*held)->word()));
    return prompt;
}

} // namespace vozka
