// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Legal actions and refusals agree for samples of all forms of every set. Games have each form offered,
// refused in its step, refused in another step and applied.
#include "action_samples.h"
#include "covering_player.h"
#include "engine/expansions/list.h"
#include "match/dealer.h"
#include "scene.h"
#include "without_fields.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>

namespace vozka {

namespace {

struct FormGame {
    std::vector<std::string> sets;
    bool hasFigureFields = true;
};

bool canFiguresBeOnFields(const Rules& rules)
{
    return rules.book().featureRule(FeatureKind::Field).payment != Payment::None;
}

bool isCornerUsed(const Rules& rules)
{
    return canFiguresBeOnFields(rules)
           && std::ranges::any_of(rules.book().figureRules(),
                                  [](const auto& rule) { return !rule->spec().cornerRule.empty(); });
}

/// Number of kinds of figures that can be taken prisoner.
std::ptrdiff_t meepleKindCount(const Rules& rules)
{
    return std::ranges::count_if(rules.book().figureRules(),
                                 [](const auto& rule) { return rule->spec().isMeeple; });
}

/// True if no game of these rules requests the form: prisoners of one kind are exchanged without a choice.
bool isNeverRequested(const Rules& rules, const std::string& form)
{
    return form == "exchange" && meepleKindCount(rules) < 2;
}

/// True if no game of these rules can offer the form.
bool isNeverOffered(const Rules& rules, const std::string& form)
{
    return isNeverRequested(rules, form) || (form.ends_with(" corner") && !isCornerUsed(rules));
}

/// True if each well-formed value is legal in the step of the form.
bool isNeverRefusedInStep(const std::string& form)
{
    return form == "pass" || form == "roll" || form == "quarter figure" || form == "circle";
}

std::string missingCases(const Rules& rules, const FormCoverage& coverage)
{
    std::string all;
    const auto& forms = rules.book().actionForms();
    for (std::size_t i = 0; i < forms.size(); ++i) {
        const auto& count = coverage.counts()[i];
        const auto name = formName(forms[i]);
        const auto requireCase = [&](int number, const char* message) {
            if (number == 0)
                all += name + " " + message + "\n";
        };
        if (!isNeverOffered(rules, name)) {
            requireCase(count.offered, "is never offered");
            requireCase(count.applied, "is never applied");
        }
        if (!isNeverRefusedInStep(name) && !isNeverRequested(rules, name))
            requireCase(count.refusedInStep, "is never refused in its step");
        requireCase(count.refusedInOtherStep, "is never refused in another step");
    }
    return all;
}

} // namespace

class FormLaws : public testing::TestWithParam<FormGame> {};

TEST_P(FormLaws, EachFormIsOfferedRefusedAndApplied)
{
    // Rare actions need many games. All but the first games check samples in fewer states.
    constexpr std::uint64_t maxGames = 400;
    constexpr std::uint64_t thoroughGames = 4;
    constexpr std::size_t samplesOfForm = 400;
    constexpr int statesBetweenSamples = 7;
    constexpr int statesBetweenSamplesLater = 2000;
    const auto rulesOf = [&](std::uint64_t game) {
        // With two players each has more turns, so rare actions appear earlier.
        const int players = game < thoroughGames ? maxPlayers - static_cast<int>(game) : minPlayers;
        const auto edition = game % 2 == 0 ? Edition::C1 : Edition::C2;
        return baseRules(players, GetParam().hasFigureFields ? Options(edition) : withoutFields(edition),
                         GetParam().sets);
    };
    const auto rules = rulesOf(0);
    FormCoverage coverage(rules);
    ActionList legal;
    std::map<Code, int> visits;
    for (std::uint64_t seed = 0; seed < thoroughGames || !missingCases(rules, coverage).empty(); ++seed) {
        ASSERT_LT(seed, maxGames) << missingCases(rules, coverage) << coverage.table();
        const int pause = seed < thoroughGames ? statesBetweenSamples : statesBetweenSamplesLater;
        const auto gameRules = rulesOf(seed);
        FormCoverage gameCoverage(gameRules);
        ActionSamples samples(gameRules, seed);
        const Dealer dealer(seed);
        CoveringPlayer player(seed);
        State state = gameRules.start();
        while (true) {
            // Rare steps are checked as often as others.
            if (state->over || visits[gameRules.step(state)]++ % pause == 0)
                checkSamples(gameRules, state, samples, samplesOfForm, gameCoverage);
            if (HasFailure() || state->over)
                break;
            const auto action = state->toMove == noPlayer ? dealer.next(gameRules, state)
                                                          : player.choose(gameRules, state, legal);
            gameCoverage.addApplied(action);
            gameRules.apply(state, action);
        }
        ASSERT_FALSE(HasFailure()) << "game " << seed;
        coverage.add(gameCoverage);
    }
    std::cout << coverage.table();
}

INSTANTIATE_TEST_SUITE_P(
    EachSet, FormLaws, testing::ValuesIn([] {
        std::vector<FormGame> games;
        std::vector<std::string> every;
        for (const Code set : playableTileSets()) {
            every.emplace_back(set);
            games.push_back(set == baseTileSet ? FormGame{{"base"}} : FormGame{{"base", std::string(set)}});
        }
        games.push_back({every});
        // Rule: base.deploy.no-fields
        games.push_back({{"base", "count"}, false});
        games.push_back({{"base", "abbey-and-mayor"}, false});
        games.push_back({every, false});
        return games;
    }()),
    [](const auto& game) {
        const auto& sets = game.param.sets;
        std::string name = sets.size() > 2 ? "every_set" : sets.back();
        std::ranges::replace(name, '-', '_');
        return game.param.hasFigureFields ? name : name + "_without_fields";
    });

} // namespace vozka
