// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The plan of a turn and of the end of the game: the steps in order, each with its actions.
#pragma once

#include "engine/rules/hooks/choices.h"
#include "engine/rules/hooks/step.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace vozka {

/// Time of a part of the plan.
enum class Section : std::uint8_t {
    /// In each turn, also in each extra turn.
    Turn,
    /// Once after a turn and its extra turns.
    AfterTurn,
    /// Once after the last turn, before the final scoring.
    End,
};
inline constexpr std::size_t sectionCount = 3;

/// Plan of the steps. Expansions insert steps by the name of a neighbour, or at the end of a section.
class TurnPlan {
public:
    /// `author`, for all functions: name of the expansion, for `print`.
    void append(std::unique_ptr<Step> step, Code author, Section section = Section::Turn);
    /// Appends a step that offers actions of one type. Requires: the rule outlives the plan.
    void append(std::unique_ptr<Step> step, Action::Type type, const ActionRule& rule, Code author,
                Section section);
    /// Requires: the plan has a step `name`.
    void insertAfter(Code name, std::unique_ptr<Step> step, Code author);
    void insertBefore(Code name, std::unique_ptr<Step> step, Code author);
    /// Inserts a step that is also the rule of its only type of action.
    template<class StepWithRule>
    void insertAfter(Code name, std::unique_ptr<StepWithRule> step, Action::Type type, Code author)
    {
        const ActionRule& rule = *step;
        const Code ownName = step->name();
        insertAfter(name, std::unique_ptr<Step>(std::move(step)), author);
        offer(ownName, type, rule);
    }

    /// Inserts the same step after each step that offers actions of the type `after`. The step is also the
    /// rule of its only type of action.
    template<class StepWithRule>
    void insertAfterEach(Action::Type after, const std::shared_ptr<StepWithRule>& step, Action::Type type,
                         Code author)
    {
        insertAfterEach(after, step, *step, type, author);
    }

    /// Adds an action to the step of that name. Requires: the rule outlives the plan.
    void offer(Code step, Action::Type type, const ActionRule& rule);
    /// Sets the details of the step of that name, see `StepInsight`.
    void setInsight(Code step, StepInsight insight);
    /// Limits the choices of the step of that name.
    void limit(Code step, ChoiceLimit limit);

    [[nodiscard]] const Step& at(std::size_t index) const { return *m_steps[index].step; }
    [[nodiscard]] const Choices& choices(std::size_t index) const { return m_steps[index].choices; }
    [[nodiscard]] std::size_t size() const { return m_ends.back(); }
    [[nodiscard]] bool has(Code name) const;
    /// Index of the first step of that name. Requires: there is one.
    [[nodiscard]] std::size_t indexOf(Code name) const;
    /// Index of the next step of that name. Requires: there is one.
    [[nodiscard]] std::size_t indexAfter(std::size_t index, Code name) const;
    [[nodiscard]] Section sectionOf(std::size_t index) const { return m_steps[index].section; }
    /// Index of the first step of the section. If the section is empty: of the next section.
    [[nodiscard]] std::size_t firstOf(Section section) const
    {
        return section == Section::Turn ? 0 : m_ends[static_cast<std::size_t>(section) - 1];
    }
    /// Index of the first step in this range that starts with these requests, or `end`. Requires: `from` is
    /// at most `end`.
    [[nodiscard]] std::size_t nextStep(std::size_t from, std::size_t end, StepSet requested) const;
    /// Later steps of the turn that start with these requests. Empty after Section::Turn.
    [[nodiscard]] StepSet laterInTurn(std::size_t index, StepSet requested) const
    {
        return (m_always | requested) & m_steps[index].laterInTurn;
    }
    /// Must be called after all steps were added.
    void seal();
    /// Index of the first step that takes the action. Requires: there is one.
    [[nodiscard]] std::size_t indexFor(const Action& action) const;
    /// Details of the current step, see `StepInsight`. Requires: it waits for a choice.
    [[nodiscard]] PathSoFar pathSoFar(const StateData& state) const;
    [[nodiscard]] Segment pile(const StateData& state) const;
    [[nodiscard]] LaterOffer laterOffer(const RuleBook& book, const StateData& state) const;
    /// Cell of the tile that an action of the current step affects.
    [[nodiscard]] Cell cellOf(const StateData& state, const Action& action) const;
    /// One line for each step: its name, its author, and its section if it is not Turn.
    [[nodiscard]] std::string print() const;

private:
    struct Entry {
        std::shared_ptr<const Step> step;
        Code author;
        Section section;
        Choices choices;
        StepInsight insight;
        StepSet laterInTurn = 0;
    };
    Entry& insert(std::size_t at, std::shared_ptr<const Step> step, Code author, Section section);
    void insertAfterEach(Action::Type after, const std::shared_ptr<const Step>& step, const ActionRule& rule,
                         Action::Type type, Code author);

    std::vector<Entry> m_steps;
    /// Steps that start without a request.
    StepSet m_always = 0;
    /// For each section, the index after its last step.
    std::array<std::size_t, sectionCount> m_ends{};
};

} // namespace vozka
