// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/analysis.h"

#include "players/reasons.h"

#include <algorithm>
#include <utility>

namespace vozka {

Analysis::Analysis(Rules rules) : m_rules(std::move(rules)), m_player(m_rules), m_evaluator(m_rules) {}

std::optional<JudgedDecision> Analysis::judge(const Decision& decision, const Budget& budget,
                                              const std::stop_token& stop)
{
    const State before = decision.before.unpacked();
    const auto player = before->toMove;
    auto thought = m_player.think(before, budget, stop);
    JudgedDecision judged{.player = player, .turn = before->turn, .played = decision.played};
    judged.best = std::move(thought.candidates.front());
    State after = before;
    for (const auto& action : decision.played)
        m_rules.apply(after, action);
    judged.expected = m_player.look(after, budget, stop);
    if (judged.best.actions != decision.played) {
        // Both moves are evaluated by searches of the same budget, so that they can be compared.
        State best = before;
        for (const auto& action : judged.best.actions)
            m_rules.apply(best, action);
        judged.best.lead = m_player.look(best, budget, stop)[player];
        judged.cost = std::max(0.0F, judged.best.lead - judged.expected[player]);
        const CandidateMove played{decision.played, 0, judged.expected[player], {}};
        judged.best.reasons = Reasons(m_evaluator).of(before, judged.best, played);
        judged.playedReasons = Reasons(m_evaluator).of(before, played, judged.best);
    }
    if (stop.stop_requested())
        return {};
    return judged;
}

std::vector<JudgedDecision> analyse(const Rules& rules, std::span<const Decision> decisions,
                                    const Budget& budget, const std::stop_token& stop,
                                    const std::function<void(std::size_t)>& progress)
{
    Analysis analysis(rules);
    std::vector<JudgedDecision> all;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        auto judged = analysis.judge(decisions[i], budget, stop);
        if (!judged)
            break;
        judged->index = i;
        all.push_back(std::move(*judged));
        if (progress)
            progress(i + 1);
    }
    return all;
}

std::vector<JudgedDecision> costliest(std::vector<JudgedDecision> judged, std::size_t count)
{
    std::erase_if(judged, [](const JudgedDecision& one) { return one.cost <= 0; });
    std::ranges::stable_sort(judged, std::ranges::greater(), &JudgedDecision::cost);
    if (judged.size() > count)
        judged.resize(count);
    return judged;
}

} // namespace vozka
