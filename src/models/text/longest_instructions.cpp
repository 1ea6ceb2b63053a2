// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The longest instructions of a game, composed with the same patterns as in instruction.cpp.
#include "engine/rules/hooks/core_names.h"
#include "models/text/instruction_patterns.h"
#include "models/text/sentences.h"
#include "models/text/words.h"
#include "wording/messages.h"

#include <string>

namespace vozka {

namespace {

/// The alternatives to deploying a figure that the rules have, as one list.
QString allAlternatives(const RuleBook& book)
{
    QStringList words;
    for (const auto& form : book.actionForms())
        if (const auto* message = wording::find(std::string("instead/").append(form.word())))
            words << inWords({message, {}, {}});
    words.removeDuplicates();
    return anyOf(words);
}

/// What the step asks for, in each of its forms.
QStringList tasksOf(const RuleBook& book, Code step)
{
    QStringList tasks{inWords(wording::stepMessage(step))};
    // Figures go to other tiles in games that have a rule for it.
    if (step == step::deploy && book.reachRules().empty())
        return tasks;
    for (const auto* variant : wording::variantsOf(std::string("step/").append(step)))
        tasks << inWords({variant, {}, {}});
    return tasks;
}

/// The task with the reason for an extra turn after this one, and with that for the extra turn itself.
QStringList inExtraTurns(const RuleBook& book, const QString& task)
{
    QStringList instructions;
    for (const auto& reason : book.extraTurns())
        instructions << beforeExtraTurn(task, reason) << inExtraTurn(task, reason);
    return instructions;
}

} // namespace

QStringList longestInstructions(const RuleBook& book)
{
    QStringList tasks;
    for (std::size_t i = 0; i < book.plan().size(); ++i) {
        const auto step = book.plan().at(i).name();
        const QString alternatives = step == step::deploy ? allAlternatives(book) : QString();
        for (const auto& task : tasksOf(book, step)) {
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
    instructions.removeDuplicates();
    return instructions;
}

} // namespace vozka
