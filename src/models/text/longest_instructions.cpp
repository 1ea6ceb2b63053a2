// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Longest instructions of a game, composed with the same patterns as in instruction.cpp.
#include "engine/rules/hooks/core_names.h"
#include "models/text/instruction_patterns.h"
#include "models/text/sentences.h"
#include "models/text/words.h"
#include "wording/messages.h"

#include <string>

namespace vozka {

namespace {

/// Returns a list of all alternatives to placing a figure in this game.
QString allAlternatives(const RuleBook& book)
{
    QStringList words;
    for (const auto& form : book.actionForms())
        if (const auto* message = wording::find(std::string("instead/").append(form.word())))
            words << inWords({message, {}, {}});
    words.removeDuplicates();
    return anyOf(words);
}

/// Returns all forms of the step's task.
QStringList tasksOf(const RuleBook& book, Code step)
{
    QStringList tasks{inWords(wording::stepMessage(step))};
    // Figures are placed on other tiles only in games with a rule for it.
    if (step == step::deploy && book.reachRules().empty())
        return tasks;
    for (const auto* variant : wording::variantsOf(std::string("step/").append(step)))
        tasks << inWords({variant, {}, {}});
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
