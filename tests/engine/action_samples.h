// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Values of actions, legal and not, made from the forms of a game, to check refusals.
#pragma once

#include "engine/rules/rules.h"
#include "players/random.h"

#include <array>
#include <string>
#include <vector>

namespace vozka {

/// Numbers of actions of one form.
struct FormCount {
    int offered = 0;
    /// Well-formed, but refused in a step that takes such actions.
    int refusedInStep = 0;
    /// Well-formed, but refused in another step.
    int refusedInOtherStep = 0;
    int applied = 0;
};

/// Counts of all forms of a game, in the order of the rule book.
class FormCoverage {
public:
    explicit FormCoverage(const Rules& rules) : m_rules(rules), m_counts(rules.book().actionForms().size()) {}

    [[nodiscard]] FormCount& countOf(const ActionForm& form);
    [[nodiscard]] const std::vector<FormCount>& counts() const { return m_counts; }
    /// Adds an action that is offered and applied.
    void addApplied(const Action& action);
    /// Adds the counts of another game with the same sets.
    void add(const FormCoverage& other);
    /// One line for each form.
    [[nodiscard]] std::string table() const;

private:
    const Rules& m_rules;
    std::vector<FormCount> m_counts;
};

/// "deploy corner": word of a form and the names of its other arguments.
[[nodiscard]] std::string formName(const ActionForm& form);

class ActionSamples {
public:
    ActionSamples(const Rules& rules, std::uint64_t seed) : m_rules(rules), m_random(seed) {}

    /// Values of one form: all combinations of a few values for each argument, or a random choice of them;
    /// legal actions with one argument changed; and each unused field set. Values of an argument include both
    /// ends of its domain, values beyond it, places on the board, and places 512 cells away. `maxCount`:
    /// limit of the combinations.
    [[nodiscard]] std::vector<Action> of(const ActionForm& form, const State& state, const ActionList& legal,
                                         std::size_t maxCount);

private:
    /// Value of an argument, in the member of its type.
    struct Value {
        int number = 0;
        Cell cell;
        bool isSupply = false;
    };

    [[nodiscard]] std::vector<Value> valuesOf(const ArgSpec& arg, const State& state);
    [[nodiscard]] std::vector<Cell> sampleCells(const State& state);
    static void setArgument(Action& action, const ArgSpec& arg, const Value& value);
    void addCombinations(const ActionForm& form, const std::vector<std::vector<Value>>& values,
                         std::size_t maxCount, std::vector<Action>& samples);
    void addChanged(const ActionForm& form, const std::vector<std::vector<Value>>& values,
                    const ActionList& legal, std::vector<Action>& samples);
    static void addWithUnusedSet(const ActionForm& form, Action action, std::vector<Action>& samples);
    [[nodiscard]] const Value& randomValue(const std::vector<Value>& values)
    {
        return values[m_random.below(static_cast<std::uint32_t>(values.size()))];
    }

    const Rules& m_rules;
    Random m_random;
};

/// Checks for samples of all forms that an action is legal if and only if it is not refused. Refusals must
/// name only existing items. Adds to the coverage.
void checkSamples(const Rules& rules, const State& state, ActionSamples& samples, std::size_t maxCount,
                  FormCoverage& coverage);

} // namespace vozka
