// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Instructions: for the current decision, and the longest ones of a game.
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/early_actions.h"
#include "engine/rules/hooks/places.h"
#include "models/board/table.h"
#include "models/text/contexts.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"
#include "wording/messages.h"

#include <QStringList>

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

namespace vozka {

namespace {

/// Returns "a, b or c"; empty without words.
QString anyOf(QStringList words)
{
    if (words.size() < 2)
        return words.join(QString());
    const QString last = words.takeLast();
    //: What may be done, %1 perhaps several already ("move the fairy, build on a tower").
    return TableTexts::tr("%1 or %2").arg(words.join(QStringLiteral(", ")), last);
}

QString withOthers(const QString& task, const QString& others)
{
    //: %1 is what is to be done ("place a figure on the tile, or none"), %2 what else may be done
    //: instead ("move the fairy or build on a tower").
    return TableTexts::tr("%1; instead you may %2").arg(task, others);
}

/// Returns a message that no figure can be placed, with the alternatives.
QString onlyOthers(const QString& others)
{
    //: %1 is what may be done ("move the fairy or build on a tower").
    return TableTexts::tr("none of your figures may be placed on this tile; you may %1").arg(others);
}

/// Adds to `task` the actions with these words, which are possible in addition.
QString withAdditions(const QString& task, const std::vector<Code>& words)
{
    QStringList actions;
    for (const auto& word : words)
        actions << messageText(wording::word("also", word));
    actions.removeDuplicates();
    if (actions.isEmpty())
        return task;
    //: %1 is the task ("place the tile"), %2 the actions in addition ("buy back a prisoner
    //: for 3 points").
    return TableTexts::tr("%1; you may also %2").arg(task, anyOf(actions));
}

/// Returns the task with the number of steps left, including the current one.
QString withStepsLeft(const QString& task, int left)
{
    //: %1 is what is to be done ("move the dragon to a tile beside it"), %n how often, this time
    //: included.
    return TableTexts::tr("%1 (%n step(s) left)", nullptr, left).arg(task);
}

/// Returns the task with a note on the extra turn after this one. `by`: code of its reason.
QString beforeExtraTurn(const QString& task, Code by)
{
    return messageText({&wording::lookUp("again-after", by), {wording::Argument(task.toStdString())}, {}});
}

/// Returns the task with a note that this is an extra turn. `by`: code of its reason.
QString inExtraTurn(const QString& task, Code by)
{
    return messageText({&wording::lookUp("again-now", by), {wording::Argument(task.toStdString())}, {}});
}

/// Returns the reason of this turn if it is an extra one; otherwise empty.
Code extraTurnBy(const Table& table)
{
    const auto reason = (*table.state)->extraTurnBy;
    return reason == 0 ? Code() : table.rules->book().extraTurns()[reason - 1U];
}

/// Returns the reason of the active player's next turn if it is an extra one; otherwise empty.
Code nextTurnBy(const Table& table)
{
    const auto requested = static_cast<unsigned>((*table.state)->extraTurns);
    return requested == 0
               ? Code()
               : table.rules->book().extraTurns()[static_cast<std::size_t>(std::countr_zero(requested))];
}

/// Returns a list of the actions allowed instead of placing a figure; empty if none.
QString insteadDescription(const Table& table)
{
    const auto& book = table.rules->book();
    const auto& state = **table.state;
    QStringList words;
    if (table.hand() != noKind || !table.placesFigures())
        return {};
    ActionList legal;
    for (const auto& [type, rule] : book.plan().choices(state.step).offers()) {
        legal.clear();
        if (isOfExpansion(type) && rule->isPossible(book, state))
            rule->addLegal(book, state, legal);
        const auto* form = legal.empty() ? nullptr : book.formOf(legal.front());
        const auto* message =
            form == nullptr ? nullptr : wording::find(std::string("instead/").append(form->word()));
        if (message != nullptr)
            words << messageText({message, {}, {}});
    }
    return anyOf(words);
}

/// True if the step places figures, but no placement is legal.
bool cannotPlaceFigure(const Table& table)
{
    if (!table.placesFigures())
        return false;
    ActionList legal;
    table.rules->legal(*table.state, legal);
    return std::ranges::none_of(legal, placesFigure);
}

/// Returns the code of the rule that allows most of these placements on other tiles than the one just placed.
Code reachRuleFor(const Table& table, const std::vector<Action>& deployments)
{
    const auto& book = table.rules->book();
    const auto& state = **table.state;
    const auto opened = [&](const auto& reach) {
        const auto places = reachedPlaces(*reach, book, state);
        return std::ranges::count_if(deployments, [&](const Action& action) {
            return (figuresAt(places, segmentOf(book, state, action.at)) & setOf(action.figure)) != 0;
        });
    };
    return (*std::ranges::max_element(book.reachRules(), {}, opened))->word();
}

/// Returns the text of a step that places figures if other tiles than the one just placed are allowed, too;
/// else null.
const wording::Template* elsewhereStep(const Table& table)
{
    const auto& state = *table.state;
    if (!table.placesFigures() || state->placed == noTile)
        return nullptr;
    const Cell placed = table.board().tiles()[state->placed].cell;
    bool here = false;
    std::vector<Action> elsewhere;
    ActionList legal;
    table.rules->legal(state, legal);
    for (const Action& action : legal) {
        if (!placesFigure(action))
            continue;
        if (action.at.isCorner() || action.at.cell() == placed)
            here = true;
        else
            elsewhere.push_back(action);
    }
    if (elsewhere.empty())
        return nullptr;
    const auto step =
        std::string(table.rules->step(state)).append("/").append(reachRuleFor(table, elsewhere));
    return wording::find("step/" + step) == nullptr ? nullptr
                                                    : &wording::lookUp("step", step, here ? "" : "only");
}

/// Returns the number of steps left to the piece that is moved; 0 if none is moved.
int stepsLeft(const Table& table)
{
    return table.rules->book().plan().pathSoFar(**table.state).left;
}

/// True if the active player decides, and no piece moves step by step. In such a move, all players take part.
bool isStepOfOwnTurn(const Table& table)
{
    return (*table.state)->toMove == (*table.state)->active && stepsLeft(table) == 0;
}

/// Adds to `task` the extra turn that follows or runs now, and its reason.
QString withExtraTurn(const Table& table, const QString& task)
{
    if (!isStepOfOwnTurn(table))
        return task;
    const auto next = nextTurnBy(table);
    const auto now = extraTurnBy(table);
    if (next.empty() && now.empty())
        return task;
    return next.empty() ? inExtraTurn(task, now) : beforeExtraTurn(task, next);
}

/// Returns the task of the step, with all alternatives.
QString taskDescription(const Table& table)
{
    const QString others = insteadDescription(table);
    if (!others.isEmpty() && cannotPlaceFigure(table))
        return onlyOthers(others);
    const auto* elsewhere = elsewhereStep(table);
    const auto& state = *table.state;
    const auto ownStep = wording::stepMessage(table.rules->step(state), state->bagTotal == 0,
                                              wording::onlyAction(table.rules->book(), state->step));
    const auto step = messageText(elsewhere != nullptr ? wording::Message{elsewhere, {}, {}} : ownStep);
    if (!others.isEmpty())
        return withOthers(step, others);
    const int left = stepsLeft(table);
    return left == 0 ? step : withStepsLeft(step, left);
}

/// Returns a list of all alternatives to placing a figure in this game.
QString allAlternatives(const RuleBook& book)
{
    QStringList words;
    for (const auto& form : book.actionForms())
        if (const auto* message = wording::find(std::string("instead/").append(form.word())))
            words << messageText({message, {}, {}});
    words.removeDuplicates();
    return anyOf(words);
}

QStringList tasksOf(const RuleBook& book, Code step, bool placesFigures)
{
    QStringList tasks{messageText(wording::stepMessage(step))};
    // Figures are placed on other tiles only in games with a rule for it.
    if (placesFigures && book.reachRules().empty())
        return tasks;
    for (const auto* variant : wording::variantsOf(std::string("step/").append(step)))
        tasks << messageText({variant, {}, {}});
    return tasks;
}

/// Returns the task with each possible note on an extra turn, before it and in it.
QStringList inExtraTurns(const RuleBook& book, const QString& task)
{
    QStringList instructions;
    for (const auto& reason : book.extraTurns())
        instructions << beforeExtraTurn(task, reason) << inExtraTurn(task, reason);
    return instructions;
}

} // namespace

QString instruction(const Table& table)
{
    if (!table.awaitsPlayer())
        return {};
    ActionList legal;
    table.rules->legal(*table.state, legal);
    const auto& book = table.rules->book();
    std::vector<Code> additions;
    for (const Action& action : legal)
        if (isAdditional(book, **table.state, action))
            additions.push_back(book.formOf(action)->word());
    return withAdditions(withExtraTurn(table, taskDescription(table)), additions);
}

QStringList longestInstructions(const RuleBook& book)
{
    QStringList tasks;
    for (std::size_t i = 0; i < book.plan().size(); ++i) {
        const auto step = book.plan().at(i).name();
        const QString alternatives = step == step::deploy ? allAlternatives(book) : QString();
        for (const auto& task : tasksOf(book, step, stepPlacesFigures(book, i))) {
            tasks << task;
            if (!alternatives.isEmpty())
                tasks << withOthers(task, alternatives);
            else if (step != step::draw && step != step::place && !stepPlacesFigures(book, i))
                tasks << withStepsLeft(task, static_cast<int>(PathSoFar::longest));
        }
        if (!alternatives.isEmpty())
            tasks << onlyOthers(alternatives);
    }
    QStringList instructions = tasks;
    for (const auto& task : tasks)
        instructions << inExtraTurns(book, task);
    std::vector<Code> additions;
    for (const auto& form : book.actionForms())
        if (book.isFreeAction(form.base) || (book.earlyActions().types() & setOf(form.base.type)) != 0)
            additions.push_back(form.word());
    for (auto& each : instructions)
        each = withAdditions(each, additions);
    instructions.removeDuplicates();
    return instructions;
}

} // namespace vozka
