// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/analysis.h"

#include "players/reasons.h"

#include <algorithm>
#include <utility>

namespace vozka {

std::vector<Fact> reasonsOf(Evaluator& evaluator, const State& before, const RatedDecision& rated)
{
    if (rated.best.actions == rated.played)
        return {};
    const CandidateMove played{rated.played, 0, rated.expected.at(rated.player), {}};
    return Reasons(evaluator).of(before, played, rated.best);
}

Analysis::Analysis(Rules rules) : m_rules(std::move(rules)), m_player(m_rules), m_evaluator(m_rules) {}

std::optional<RatedDecision> Analysis::rate(const Decision& decision, const Budget& budget,
                                            const std::stop_token& stop)
{
    const State before = decision.before.unpacked();
    const auto player = before->toMove;
    auto result = m_player.think(before, budget, stop);
    RatedDecision rated{.player = player, .turn = before->turn, .played = decision.played};
    rated.best = std::move(result.candidates.front());
    State after = before;
    for (const auto& action : decision.played)
        m_rules.apply(after, action);
    rated.expected = m_player.leads(after, budget, stop);
    if (rated.best.actions != decision.played) {
        // Both moves are evaluated by searches of the same budget, so that they can be compared.
        State best = before;
        for (const auto& action : rated.best.actions)
            m_rules.apply(best, action);
        rated.best.lead = m_player.leads(best, budget, stop)[player];
        rated.cost = rated.best.lead - rated.expected[player];
        if (rated.cost <= 0) {
            // The searches after both moves do not confirm that another move is better.
            rated.cost = 0;
            rated.best = {decision.played, 0, rated.expected[player], {}};
        }
        rated.reasons = reasonsOf(m_evaluator, before, rated);
    }
    if (stop.stop_requested())
        return {};
    return rated;
}

std::vector<RatedDecision> analyse(const Rules& rules, std::span<const Decision> decisions,
                                   const Budget& budget, const std::stop_token& stop,
                                   const std::function<void(std::size_t)>& progress)
{
    Analysis analysis(rules);
    std::vector<RatedDecision> all;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        auto rated = analysis.rate(decisions[i], budget, stop);
        if (!rated)
            break;
        rated->index = i;
        all.push_back(std::move(*rated));
        if (progress)
            progress(i + 1);
    }
    return all;
}

std::vector<RatedDecision> costliestDecisions(std::vector<RatedDecision> rated, std::size_t count)
{
    std::erase_if(rated, [](const RatedDecision& decision) { return decision.cost <= 0; });
    std::ranges::stable_sort(rated, std::ranges::greater(), &RatedDecision::cost);
    if (rated.size() > count)
        rated.resize(count);
    return rated;
}

} // namespace vozka
