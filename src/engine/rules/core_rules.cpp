// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/core_rules.h"

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/rule_book.h"
#include "engine/rules/scoring/feature_scoring.h"
#include "engine/rules/steps/core_steps.h"

#include <array>

namespace vozka {

namespace {

constexpr std::array placeArgs{ArgSpec{"place", ArgType::TileKind, ArgField::Number},
                               ArgSpec{"at", ArgType::Cell, ArgField::At},
                               ArgSpec{"turns", ArgType::Turns, ArgField::Turns}};
constexpr ArgSpec deployArg{"deploy", ArgType::Figure, ArgField::Figure};
constexpr std::array cornerArgs{deployArg, ArgSpec{"corner", ArgType::Corner, ArgField::At}};
constexpr std::array deployArgs{deployArg, ArgSpec{"at", ArgType::Cell, ArgField::At},
                                ArgSpec{"feature", ArgType::Feature, ArgField::At}};
constexpr std::array drawArgs{ArgSpec{"draw", ArgType::TileKind, ArgField::Number}};
constexpr std::array discardArgs{ArgSpec{"discard", ArgType::TileKind, ArgField::Number}};
constexpr std::array passArgs{ArgSpec{"pass", ArgType::Flag, ArgField::None}};

void addActionForms(RuleBook& book)
{
    constexpr auto follower = FigureKind::Follower;
    book.add(ActionForm{placeArgs, ActionRole::Tile, Action{.type = Action::Type::Place}});
    book.add(ActionForm{cornerArgs, ActionRole::Figure, Action::deploy(follower, {})});
    book.add(ActionForm{deployArgs, ActionRole::Figure, Action::deploy(follower, {})});
    book.add(ActionForm{drawArgs, ActionRole::Chance, Action{.type = Action::Type::Draw}});
    book.add(ActionForm{discardArgs, ActionRole::Chance, Action{.type = Action::Type::Discard}});
    book.add(ActionForm{passArgs, ActionRole::Decline, Action::pass()});
}

/// Adds the start tiles with fixed cells. Without such tiles: the first start tile of the sets, if any.
void addStartTiles(RuleBook& book)
{
    const auto& catalogue = book.catalogue();
    auto first = noKind;
    for (int i = 0; i < catalogue.kindCount(); ++i) {
        const auto kind = static_cast<KindIndex>(i);
        const auto& tile = catalogue.kind(kind);
        if (!tile.start || tile.count == 0)
            continue;
        if (tile.startAt)
            book.startTiles().push_back({kind, *tile.startAt, true});
        else if (first == noKind)
            first = kind;
    }
    if (book.startTiles().empty() && first != noKind)
        book.startTiles().push_back({first, {0, 0}});
}

} // namespace

void addCoreRules(RuleBook& book)
{
    addStartTiles(book);
    addActionForms(book);
    addDrawStep(book);
    addPlaceStep(book);
    addDeployStep(book);
    addScoreStep(book);

    book.add(FeatureKind::Road, roadRule());
    book.add(FeatureKind::City, cityRule(book.options().value(option::tinyCity),
                                         book.catalogue().mark(FeatureKind::City, mark::coatOfArms)));
    scoreAtTheEnd(book, FeatureKind::Road);
    scoreAtTheEnd(book, FeatureKind::City);

    addSurroundedFeatures(book);

    book.add(FigureSpec{.name = "follower", .supply = followersOfPlayer});
    book.allow(FigureKind::Follower, FeatureKind::Road);
    book.allow(FigureKind::Follower, FeatureKind::City);
}

} // namespace vozka
