// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/core_rules.h"

#include "engine/rules/deploy_step.h"
#include "engine/rules/draw_step.h"
#include "engine/rules/place_step.h"
#include "engine/rules/road_and_city.h"
#include "engine/rules/rule_book.h"
#include "engine/rules/score_step.h"

namespace vozka {

void addCoreRules(RuleBook& book)
{
    book.plan().append(std::make_unique<DrawStep>(), coreName);
    book.plan().append(std::make_unique<PlaceStep>(), coreName);
    book.plan().append(std::make_unique<DeployStep>(), coreName);
    book.plan().append(std::make_unique<ScoreStep>(), coreName);

    book.add(FeatureKind::Road, std::make_unique<RoadRule>());
    book.add(FeatureKind::City, std::make_unique<CityRule>(book.options().value(option::tinyCity)));
    book.add(std::make_unique<ScoreEachFinally>(FeatureKind::Road));
    book.add(std::make_unique<ScoreEachFinally>(FeatureKind::City));

    book.add(std::make_unique<FigureRule>(FigureKind::Follower, "follower", followersOfPlayer));
    book.allow(FigureKind::Follower, FeatureKind::Road);
    book.allow(FigureKind::Follower, FeatureKind::City);
}

} // namespace vozka
