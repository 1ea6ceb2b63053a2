// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/core_rules.h"

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/rule_book.h"
#include "engine/rules/scoring/final_scoring.h"
#include "engine/rules/scoring/road_and_city.h"
#include "engine/rules/scoring/surrounded.h"
#include "engine/rules/steps/core_steps.h"

#include <array>

namespace vozka {

namespace {

using Part = ActionPart;

constexpr std::array placeFields{ActionField{"at", Part::At}, ActionField{"turns", Part::Turns}};
constexpr std::array cornerFields{ActionField{"corner", Part::At}};
constexpr std::array deployFields{ActionField{"at", Part::At}, ActionField{"feature", Part::Feature}};

void addActionForms(RuleBook& book)
{
    constexpr auto follower = FigureKind::Follower;
    book.add(ActionForm{"place", Part::Kind, placeFields, Action::place(noKind, {}, 0)});
    book.add(ActionForm{"deploy", Part::Figure, cornerFields, Action::deployOnCorner(follower, {})});
    book.add(ActionForm{"deploy", Part::Figure, deployFields, Action::deploy(follower, {}, noFeature)});
    book.add(ActionForm{"draw", Part::Kind, {}, Action::draw(noKind)});
    book.add(ActionForm{"discard", Part::Kind, {}, Action::discard(noKind)});
    book.add(ActionForm{"pass", Part::True, {}, Action::pass()});
}

} // namespace

void addCoreRules(RuleBook& book)
{
    addActionForms(book);
    book.plan().append(makeDrawStep(book), coreName);
    book.plan().append(makePlaceStep(), coreName);
    book.plan().append(makeDeployStep(book), coreName);
    book.plan().append(makeScoreStep(), coreName);

    book.add(FeatureKind::Road, std::make_unique<RoadRule>());
    book.add(FeatureKind::City,
             std::make_unique<CityRule>(book.options().value(option::tinyCity),
                                        book.catalogue().mark(FeatureKind::City, mark::coatOfArms)));
    book.add(std::make_unique<ScoreEachFinally>(FeatureKind::Road));
    book.add(std::make_unique<ScoreEachFinally>(FeatureKind::City));

    addSurroundedFeatures(book);

    book.add(std::make_unique<FigureRule>(FigureKind::Follower, "follower", followersOfPlayer));
    book.allow(FigureKind::Follower, FeatureKind::Road);
    book.allow(FigureKind::Follower, FeatureKind::City);
}

} // namespace vozka
