// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/actions.h"

#include "records/areas.h"
#include "records/game_head.h"

#include <algorithm>

namespace vozka::records {

namespace {

/// Fields with details of an action. They do not define its type.
constexpr std::array<std::string_view, 10> details{"at",     "turns", "feature", "corner", "from",
                                                   "figure", "to",    "player",  "note",   "evidence"};

constexpr std::array<std::string_view, sideCount> sideWords{"N", "E", "S", "W"};

/// Word in files for the supply as the target of a move, in place of a cell.
constexpr std::string_view supply = "supply";

Spot readTarget(const Value& value)
{
    constexpr std::array<std::string_view, 1> words{supply};
    if (!value.isText())
        return Spot::tile(value.cell());
    (void)value.word(words);
    return Spot::supply();
}

/// True if the id names this tile in games with other sets: ids contain features and marks that only some
/// sets show.
bool isOtherNameOf(const TileKind& kind, const std::string& id)
{
    const auto isShown = [&](const TileFeature& feature) { return kind.id == id + "-" + feature.id; };
    const auto isHidden = [&](const MarkCount& copies) { return id == kind.id + "-" + copies.word; };
    return std::ranges::any_of(kind.features, isShown) || std::ranges::any_of(kind.copiesWith, isHidden);
}

/// Adds a fault for an unknown action. Its name is the first field that is not a detail.
void failUnknown(const Value& value, Fields& fields)
{
    for (const auto& name : fields.names())
        if (std::ranges::find(details, name) == details.end())
            return fields.at(name).fail(error::actionUnknown, {name});
    value.fail(error::actionUnknown, {""});
}

} // namespace

ActionWords::ActionWords(const Rules& rules) : m_rules(&rules)
{
    for (const auto& tile : rules.book().startTiles())
        if (tile.isFixed)
            addTile(tile.at, tile.kind);
}

const ActionForm* ActionWords::formOf(const std::vector<std::string>& names) const
{
    const auto has = [&](std::string_view word) { return std::ranges::find(names, word) != names.end(); };
    const ActionForm* matching = nullptr;
    for (const auto& form : m_rules->book().actionForms()) {
        if (!has(form.word()) || (matching != nullptr && matching->word() != form.word()))
            continue;
        matching = &form;
        if (std::ranges::all_of(form.args, [&](const ArgSpec& arg) { return has(arg.name); }))
            break;
    }
    return matching;
}

KindIndex ActionWords::readKind(const Value& value) const
{
    const auto& catalogue = m_rules->catalogue();
    const auto id = value.text();
    const auto kind = catalogue.find(id);
    if (kind != noKind)
        return kind;
    for (int i = 0; i < catalogue.kindCount(); ++i)
        if (const auto& other = catalogue.kind(static_cast<KindIndex>(i)); isOtherNameOf(other, id)) {
            value.fail(error::tileOtherName, {id, other.id});
            return noKind;
        }
    value.fail(error::tileUnknown, {id});
    return noKind;
}

FigureKind ActionWords::readFigure(const Value& value) const
{
    const auto name = value.text();
    if (const auto* figure = m_rules->book().findFigure(name))
        return figure->kind();
    value.fail(error::figureUnknown, {name});
    return FigureKind::Follower;
}

FeatureIndex ActionWords::readFeature(const Value& value, Cell at) const
{
    const auto id = value.text();
    const auto tile = m_tiles.find(at);
    return tile == m_tiles.end() ? noFeature : m_rules->catalogue().kind(tile->second).find(id);
}

const std::string& ActionWords::featureId(const SegmentRef& feature) const
{
    static const std::string none;
    const auto tile = m_tiles.find(feature.at);
    if (tile == m_tiles.end())
        return none;
    const auto& kind = m_rules->catalogue().kind(tile->second);
    return feature.feature < kind.features.size() + kind.shortRoads.size() ? kind.idOf(feature.feature)
                                                                           : none;
}

void ActionWords::readPair(const Value& value, Action& action) const
{
    const Cell at = action.at.cell();
    const auto ids = value.list();
    if (ids.size() != 2)
        return value.fail(error::wrongLength, {"2"});
    const auto [first, second] = std::minmax({readFeature(ids[0], at), readFeature(ids[1], at)});
    action.at = Spot::feature(at, first);
    action.to = Spot::feature(at, second);
}

std::string ActionWords::pairText(const SegmentRef& one, const SegmentRef& other) const
{
    std::array ids{jsonText(featureId(one)), jsonText(featureId(other))};
    std::ranges::sort(ids);
    return "[" + ids[0] + "," + ids[1] + "]";
}

void ActionWords::readArg(const Value& value, const ArgSpec& arg, Action& action) const
{
    switch (arg.type) {
    case ArgType::Flag:
        return value.requireTrue();
    case ArgType::TileKind:
        action.setTileKind(readKind(value));
        return;
    case ArgType::Turns:
        action.turns = static_cast<Turns>(value.integer(0, sideCount - 1));
        return;
    case ArgType::Side:
        action.turns = static_cast<Turns>(value.word(sideWords));
        return;
    case ArgType::Figure:
        action.figure = readFigure(value);
        return;
    case ArgType::Player:
        action.player = static_cast<Player>(value.integer(0, m_rules->book().playerCount() - 1));
        return;
    case ArgType::Number:
        action.number = static_cast<std::int16_t>(value.integer(arg.minNumber, arg.maxNumber));
        return;
    case ArgType::Word:
        action.number = static_cast<std::int16_t>(value.word(arg.words));
        return;
    case ArgType::Cell:
        spotIn(arg.field, action) = Spot::tile(value.cell());
        return;
    case ArgType::Corner:
        spotIn(arg.field, action) = Spot::corner(value.cell());
        return;
    case ArgType::Feature: {
        auto& spot = spotIn(arg.field, action);
        spot = Spot::feature(spot.cell(), readFeature(value, spot.cell()));
        return;
    }
    case ArgType::FeaturePair:
        return readPair(value, action);
    case ArgType::Area:
        spotIn(arg.field, action) = Spot::area(readArea(value, m_rules->book()));
        return;
    case ArgType::Target:
        spotIn(arg.field, action) = readTarget(value);
        return;
    }
}

Action ActionWords::read(const Value& value)
{
    auto fields = value.fields();
    const auto* form = formOf(fields.names());
    if (form == nullptr)
        failUnknown(value, fields);
    Action action;
    if (form != nullptr) {
        action = form->base;
        for (const auto& arg : form->args)
            if (!arg.isLeftOut(action))
                readArg(fields.at(arg.name), arg, action);
    }
    if (action.type == Action::Type::Place && action.tileKind() != noKind)
        addTile(action.at.cell(), action.tileKind());
    fields.refuseUnread();
    return action;
}

std::string ActionWords::argText(const ArgSpec& arg, const Action& action) const
{
    switch (arg.type) {
    case ArgType::Flag:
        break;
    case ArgType::TileKind:
        return jsonText(action.tileKind() < m_rules->catalogue().kindCount()
                            ? m_rules->catalogue().kind(action.tileKind()).id
                            : "");
    case ArgType::Turns:
        return std::to_string(action.turns);
    case ArgType::Side:
        return jsonText(sideWords[action.turns % sideCount]);
    case ArgType::Figure:
        return jsonText(m_rules->book().figureRule(action.figure).name());
    case ArgType::Player:
        return std::to_string(action.player);
    case ArgType::Number:
        return std::to_string(action.number);
    case ArgType::Word:
        return jsonText(arg.words[static_cast<std::size_t>(action.number)]);
    case ArgType::Cell:
    case ArgType::Corner:
        return cellText(spotIn(arg.field, action).cell());
    case ArgType::Feature:
        return jsonText(featureId(spotIn(arg.field, action).ref()));
    case ArgType::FeaturePair:
        return pairText(action.at.ref(), action.to.ref());
    case ArgType::Area:
        return jsonText(m_rules->book().areas()[spotIn(arg.field, action).area()].word);
    case ArgType::Target:
        return spotIn(arg.field, action).isSupply() ? jsonText(supply)
                                                    : cellText(spotIn(arg.field, action).cell());
    }
    return "true";
}

std::string ActionWords::write(const Action& action)
{
    const auto* form = m_rules->book().formOf(action);
    ObjectText text;
    // The action is not part of these rules. Reading the written action gives an error.
    if (form == nullptr)
        return text.add("unknown", "true").text();
    if (action.type == Action::Type::Place)
        addTile(action.at.cell(), action.tileKind());
    for (const auto& arg : form->args)
        if (!arg.isLeftOut(action))
            text.add(arg.name, argText(arg, action));
    return text.text();
}

} // namespace vozka::records
