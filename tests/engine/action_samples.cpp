// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "action_samples.h"

#include "engine/rules/hooks/form_refusal.h"
#include "picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <iterator>

namespace vozka {

std::string formName(const ActionForm& form)
{
    std::string name;
    for (const auto& arg : form.args)
        name.append(name.empty() ? "" : " ").append(arg.name);
    return name;
}

namespace {

/// Width of the table of cells, where keys repeat.
constexpr int tableWidth = 512;

Cell shifted(Cell cell, int x, int y)
{
    return {static_cast<std::int16_t>(cell.x + x), static_cast<std::int16_t>(cell.y + y)};
}

Spot shifted(Spot spot, int x, int y)
{
    const Cell cell = shifted(spot.cell(), x, y);
    if (spot.isFeature())
        return Spot::feature(cell, spot.feature());
    return spot.isCorner() ? Spot::corner(cell) : Spot::tile(cell);
}

std::string textOf(Spot spot)
{
    return std::to_string(static_cast<int>(spot.kind())) + ":" + std::to_string(spot.cell().x) + ","
           + std::to_string(spot.cell().y) + ":" + std::to_string(spot.feature());
}

std::string textOf(const Action& action)
{
    const auto number = [](auto value) { return std::to_string(static_cast<int>(value)); };
    return "type " + number(action.type) + " number " + number(action.number) + " turns "
           + number(action.turns) + " figure " + number(action.figure) + " player " + number(action.player)
           + " at " + textOf(action.at) + " to " + textOf(action.to);
}

} // namespace

std::vector<Cell> ActionSamples::sampleCells(const State& state)
{
    constexpr int cellsOfEach = 4;
    const auto& board = state->board;
    std::vector<Cell> cells{board.tiles().back().cell, shifted(board.tiles().back().cell, 1, 1)};
    for (int i = 0; i < cellsOfEach; ++i) {
        const auto tile = m_random.below(static_cast<std::uint32_t>(board.tiles().size()));
        cells.push_back(board.tiles()[tile].cell);
        const auto open = m_random.below(static_cast<std::uint32_t>(board.openCells().size()));
        cells.push_back(board.openCells()[open].cell);
        if (const auto count = state->figuresOnBoard().size(); count > 0)
            cells.push_back(board.cellOf(
                state->figuresOnBoard()[m_random.below(static_cast<std::uint32_t>(count))].segment));
    }
    const auto tokens = state->tokens.all();
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (state->tileOf(tokens[i]) != noTile && (i < 2 || m_random.below(4) == 0))
            cells.push_back(state->cellOf(tokens[i]));
    const auto onBoard = cells.size();
    for (std::size_t i = 0; i < onBoard; i += 3) {
        cells.push_back(shifted(cells[i], tableWidth, 0));
        cells.push_back(shifted(cells[i], 0, -tableWidth));
    }
    constexpr std::int16_t lowest = INT16_MIN;
    constexpr std::int16_t highest = INT16_MAX;
    for (const Cell cell :
         {Cell{farthestCell, farthestCell}, Cell{-farthestCell, 0}, Cell{farthestCell + 1, 0},
          Cell{0, -farthestCell - 1}, Cell{highest, highest}, Cell{lowest, 0}})
        cells.push_back(cell);
    return cells;
}

std::vector<ActionSamples::Value> ActionSamples::valuesOf(const ArgSpec& arg, const State& state)
{
    constexpr int outsideAnyDomain = noKind;
    constexpr int randomKinds = 4;
    std::vector<Value> values;
    const auto addNumbers = [&](int last, int first = 0) {
        for (int i = first; i <= last + 1; ++i)
            values.push_back({i, {}, false});
        values.push_back({outsideAnyDomain, {}, false});
    };
    switch (arg.type) {
    case ArgType::Flag:
        values.emplace_back();
        break;
    case ArgType::TileKind: {
        const int count = m_rules.catalogue().kindCount();
        for (const int kind : {int{state->drawn}, 0, count - 1, count, outsideAnyDomain})
            values.push_back({kind, {}, false});
        for (int i = 0; i < randomKinds; ++i)
            values.push_back(
                {static_cast<int>(m_random.below(static_cast<std::uint32_t>(count))), {}, false});
        for (int kind = 0; kind < count; ++kind)
            if (!m_rules.catalogue().kind(static_cast<KindIndex>(kind)).inBag)
                values.push_back({kind, {}, false});
        break;
    }
    case ArgType::Turns:
    case ArgType::Side:
        addNumbers(sideCount - 1);
        break;
    case ArgType::Figure:
        addNumbers(maxFigureKinds - 1);
        break;
    case ArgType::Player:
        addNumbers(state->playerCount - 1);
        break;
    case ArgType::Number:
        addNumbers(arg.maxNumber, arg.minNumber - 1);
        break;
    case ArgType::Word:
        addNumbers(static_cast<int>(arg.words.size()) - 1, -1);
        break;
    case ArgType::Feature:
        addNumbers(maxFeaturesOfTile);
        break;
    case ArgType::FeaturePair:
        for (int first = 0; first < maxFeaturesOfTile; ++first)
            for (int second = 0; second <= first + 1; ++second)
                values.push_back({second * maxFeaturesOfTile + first, {}, false});
        break;
    case ArgType::Area:
        addNumbers(static_cast<int>(m_rules.book().areas().size()) - 1);
        break;
    case ArgType::Target:
        values.push_back({0, {}, true});
        [[fallthrough]];
    case ArgType::Cell:
    case ArgType::Corner:
        for (const Cell cell : sampleCells(state))
            values.push_back({0, cell, false});
        break;
    }
    return values;
}

void ActionSamples::setArgument(Action& action, const ArgSpec& arg, const Value& value)
{
    if (arg.field == ArgField::At || arg.field == ArgField::To) {
        auto& spot = spotIn(arg.field, action);
        if (arg.type == ArgType::FeaturePair) {
            const Cell cell = spot.cell();
            action.at = Spot::feature(cell, static_cast<FeatureIndex>(value.number % maxFeaturesOfTile));
            action.to = Spot::feature(cell, static_cast<FeatureIndex>(value.number / maxFeaturesOfTile));
            return;
        }
        if (value.isSupply)
            spot = Spot::supply();
        else if (arg.type == ArgType::Feature && !spot.isSupply())
            spot = Spot::feature(spot.cell(), static_cast<FeatureIndex>(value.number));
        else if (arg.type == ArgType::Area)
            spot = Spot::area(static_cast<AreaIndex>(value.number));
        else if (arg.type == ArgType::Corner)
            spot = Spot::corner(value.cell);
        else if (arg.type != ArgType::Feature)
            spot = spot.isFeature() ? Spot::feature(value.cell, spot.feature()) : Spot::tile(value.cell);
        return;
    }
    switch (arg.field) {
    case ArgField::Number:
        action.number = static_cast<std::int16_t>(value.number);
        break;
    case ArgField::Turns:
        action.turns = static_cast<Turns>(value.number);
        break;
    case ArgField::Figure:
        action.figure = static_cast<FigureKind>(value.number);
        break;
    case ArgField::Player:
        action.player = static_cast<Player>(value.number);
        break;
    default:
        break;
    }
}

void ActionSamples::addCombinations(const ActionForm& form, const std::vector<std::vector<Value>>& values,
                                    std::size_t maxCount, std::vector<Action>& samples)
{
    std::size_t combinations = 1;
    for (const auto& each : values)
        combinations = std::min(combinations * each.size(), maxCount + 1);
    if (combinations > maxCount) {
        for (std::size_t i = 0; i < maxCount; ++i) {
            Action action = form.base;
            for (std::size_t arg = 0; arg < values.size(); ++arg)
                setArgument(action, form.args[arg], randomValue(values[arg]));
            samples.push_back(action);
        }
        return;
    }
    for (std::size_t i = 0; i < combinations; ++i) {
        Action action = form.base;
        std::size_t remaining = i;
        for (std::size_t arg = 0; arg < values.size(); ++arg) {
            setArgument(action, form.args[arg], values[arg][remaining % values[arg].size()]);
            remaining /= values[arg].size();
        }
        samples.push_back(action);
    }
}

void ActionSamples::addWithUnusedSet(const ActionForm& form, Action action, std::vector<Action>& samples)
{
    for (const auto field : allArgFields) {
        if (form.argumentFor(field) != nullptr)
            continue;
        Action changed = action;
        setArgument(changed, {"unused", ArgType::Cell, field}, {1, {1, 1}, false});
        samples.push_back(changed);
    }
}

void ActionSamples::addChanged(const ActionForm& form, const std::vector<std::vector<Value>>& values,
                               const ActionList& legal, std::vector<Action>& samples)
{
    constexpr std::size_t changedActions = 8;
    constexpr int changesOfArgument = 3;
    std::vector<Action> ofForm;
    std::ranges::copy_if(legal, std::back_inserter(ofForm),
                         [&](const Action& action) { return form.isOf(action); });
    for (std::size_t i = 0; i < changedActions && !ofForm.empty(); ++i) {
        const auto at = m_random.below(static_cast<std::uint32_t>(ofForm.size()));
        const Action action = ofForm[at];
        ofForm.erase(ofForm.begin() + at);
        for (std::size_t arg = 0; arg < values.size(); ++arg)
            for (int n = 0; n < changesOfArgument; ++n) {
                Action changed = action;
                setArgument(changed, form.args[arg], randomValue(values[arg]));
                samples.push_back(changed);
            }
        for (const int distance : {-tableWidth, tableWidth}) {
            Action moved = action;
            moved.at = shifted(action.at, distance, 0);
            samples.push_back(moved);
            moved = action;
            moved.to = shifted(action.to, 0, distance);
            samples.push_back(moved);
            // A spot of another kind.
            moved = action;
            moved.at =
                action.at.isFeature() ? Spot::tile(action.at.cell()) : Spot::feature(action.at.cell(), 0);
            samples.push_back(moved);
            moved.at = Spot::supply();
            samples.push_back(moved);
        }
        addWithUnusedSet(form, action, samples);
    }
}

std::vector<Action> ActionSamples::of(const ActionForm& form, const State& state, const ActionList& legal,
                                      std::size_t maxCount)
{
    std::vector<std::vector<Value>> values;
    for (const auto& arg : form.args)
        values.push_back(valuesOf(arg, state));
    std::vector<Action> samples;
    addCombinations(form, values, maxCount, samples);
    addChanged(form, values, legal, samples);
    addWithUnusedSet(form, samples.front(), samples);
    return samples;
}

namespace {

using Bytes = std::array<std::uint64_t, 2>;

/// All fields of the action, for comparisons of order.
Bytes bytesOf(const Action& action)
{
    const auto part = [](auto value, unsigned shift) {
        return std::uint64_t{static_cast<std::uint16_t>(value)} << shift;
    };
    return {part(action.number, 32) | part(action.type, 24) | part(action.turns, 16) | part(action.figure, 8)
                | part(action.player, 0),
            std::uint64_t{std::bit_cast<std::uint32_t>(action.at)} << 32
                | std::bit_cast<std::uint32_t>(action.to)};
}

void expectItemsExist(const Rules& rules, const State& state, const Refusal& refusal)
{
    const auto& board = state->board;
    EXPECT_FALSE(refusal.code.empty());
    EXPECT_TRUE(refusal.player == noPlayer || refusal.player < state->playerCount);
    if (refusal.figure) {
        const auto& all = rules.book().figureRules();
        EXPECT_TRUE(
            std::ranges::any_of(all, [&](const auto& rule) { return rule->kind() == *refusal.figure; }));
    }
    if (refusal.featureKind) {
        EXPECT_TRUE(rules.book().has(*refusal.featureKind));
    }
    if (refusal.feature == noFeature)
        return;
    ASSERT_TRUE(refusal.at);
    const auto tile = board.tileAt(*refusal.at);
    ASSERT_NE(tile, noTile);
    const auto& kind = rules.catalogue().kind(board.tiles()[tile].kind);
    EXPECT_LT(refusal.feature, kind.features.size() + kind.shortRoads.size());
}

void checkSample(const Rules& rules, const State& state, const std::vector<Bytes>& legal,
                 const Action& action, FormCoverage& coverage)
{
    const bool isListed = std::ranges::binary_search(legal, bytesOf(action));
    const auto refusal = rules.refusal(state, action);
    ASSERT_EQ(isListed, !refusal) << textOf(action) << " in step " << rules.step(state) << ": "
                                  << (refusal ? refusal->code : Code("legal"));
    if (!refusal)
        return;
    expectItemsExist(rules, state, *refusal);
    ASSERT_FALSE(testing::Test::HasFailure()) << textOf(action) << ": " << refusal->code;
    if (refusal->code == refusal::notAnAction)
        return;
    const bool isTaken = rules.book().isFreeAction(action)
                             ? refusal->code != refusal::notThisStep && refusal->code != refusal::gameOver
                             : !state->over && rules.book().plan().choices(state->step).takes(action);
    // A value made from one form can fit another form.
    const auto* form = rules.book().formOf(action);
    ASSERT_NE(form, nullptr) << textOf(action);
    auto& count = coverage.countOf(*form);
    ++(isTaken ? count.refusedInStep : count.refusedInOtherStep);
}

} // namespace

void checkSamples(const Rules& rules, const State& state, ActionSamples& samples, std::size_t maxCount,
                  FormCoverage& coverage)
{
    static ActionList legal;
    rules.legal(state, legal);
    ASSERT_EQ(legal.empty(), state->over);
    std::vector<Bytes> listed;
    for (const auto& action : legal) {
        listed.push_back(bytesOf(action));
        const auto* form = rules.book().formOf(action);
        ASSERT_NE(form, nullptr) << textOf(action);
        ++coverage.countOf(*form).offered;
        const auto refusal = rules.refusal(state, action);
        ASSERT_FALSE(refusal) << textOf(action) << ": " << refusal->code << '\n'
                              << picture(rules.catalogue(), *state);
    }
    std::ranges::sort(listed);
    for (const auto& form : rules.book().actionForms())
        for (const auto& action : samples.of(form, state, legal, maxCount)) {
            checkSample(rules, state, listed, action, coverage);
            if (testing::Test::HasFatalFailure())
                return;
        }
    // Types without a form.
    for (int type = 0; type <= 0xFF; ++type) {
        Action action;
        action.type = static_cast<Action::Type>(type);
        const auto isOfType = [&](const ActionForm& form) { return form.base.type == action.type; };
        if (std::ranges::none_of(rules.book().actionForms(), isOfType)) {
            const auto refusal = rules.refusal(state, action);
            ASSERT_TRUE(refusal && refusal->code == refusal::notAnAction) << type;
        }
    }
}

} // namespace vozka
