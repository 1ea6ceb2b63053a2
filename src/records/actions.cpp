// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/actions.h"

#include "records/game_head.h"

#include <algorithm>

namespace vozka::records {

namespace {

/// Fields that say more about an action and are none themselves.
constexpr std::array<std::string_view, 10> details{"at",     "turns", "feature", "corner", "from",
                                                   "figure", "to",    "player",  "note",   "evidence"};

constexpr std::array<std::string_view, sideCount> sideWords{"N", "E", "S", "W"};

/// Feature that a figure leaves if its tile has none of that name. `noFeature` means that none is named.
constexpr FeatureIndex unknownFeature = noFeature - 1;

/// Where a figure goes that does not go on.
constexpr std::string_view supply = "supply";

/// The cell to which a figure goes; nothing if it goes home.
std::optional<Cell> readTo(const Value& to)
{
    constexpr std::array<std::string_view, 1> home{supply};
    if (!to.isText())
        return to.cell();
    (void)to.word(home);
    return {};
}

/// True if the id is that of the tile in games with other sets: without something that its copies show here,
/// or with something that they do not show here.
bool isOtherNameOf(const TileKind& kind, const std::string& id)
{
    const auto isShown = [&](const TileFeature& feature) { return kind.id == id + "-" + feature.id; };
    const auto isHidden = [&](const MarkCount& copies) { return id == kind.id + "-" + copies.word; };
    return std::ranges::any_of(kind.features, isShown) || std::ranges::any_of(kind.copiesWith, isHidden);
}

/// None of our words: an action of an expansion that the engine does not have, or none at all.
void failUnknown(const Value& value, Fields& fields)
{
    for (const auto& name : fields.names())
        if (std::ranges::find(details, name) == details.end())
            return fields.at(name).fail(error::actionUnknown, {name});
    value.fail(error::actionUnknown, {""});
}

} // namespace

const ActionForm* ActionWords::formOf(const std::vector<std::string>& names) const
{
    const auto has = [&](std::string_view word) { return std::ranges::find(names, word) != names.end(); };
    const ActionForm* known = nullptr;
    for (const auto& form : m_rules->book().actionForms()) {
        if (!has(form.word()) || (known != nullptr && known->word() != form.word()))
            continue;
        known = &form;
        if (std::ranges::all_of(form.args, [&](const ArgSpec& arg) { return has(arg.name); }))
            break;
    }
    return known;
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
    const auto laid = m_laid.find(at);
    return laid == m_laid.end() ? noFeature : m_rules->catalogue().kind(laid->second).find(id);
}

const std::string& ActionWords::featureId(Cell at, FeatureIndex feature) const
{
    static const std::string none;
    const auto laid = m_laid.find(at);
    if (laid == m_laid.end())
        return none;
    const auto& kind = m_rules->catalogue().kind(laid->second);
    return feature < kind.features.size() + kind.shortRoads.size() ? kind.idOf(feature) : none;
}

void ActionWords::readArg(const Value& value, const ArgSpec& arg, Action& action) const
{
    switch (arg.type) {
    case ArgType::Flag:
        return value.isTrue();
    case ArgType::TileKind:
        action.kind = readKind(value);
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
    case ArgType::Cell:
    case ArgType::Corner:
        action.at = value.cell();
        return;
    case ArgType::Feature:
        if (arg.field == ArgField::Leaves)
            action.leaves = std::min(readFeature(value, action.at), unknownFeature);
        else
            action.feature = readFeature(value, action.type == Action::Type::Move ? action.to : action.at);
        return;
    case ArgType::Target:
        if (const auto to = readTo(value))
            action.to = *to;
        else
            action.type = Action::Type::Home;
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
            if (action.type != Action::Type::Home || !arg.onlyWithTarget)
                readArg(fields.at(arg.name), arg, action);
    }
    if (action.type == Action::Type::Place && action.kind != noKind)
        lay(action.at, action.kind);
    fields.end();
    return action;
}

std::string ActionWords::argText(const ArgSpec& arg, const Action& action) const
{
    switch (arg.type) {
    case ArgType::Flag:
        break;
    case ArgType::TileKind:
        return jsonText(
            action.kind < m_rules->catalogue().kindCount() ? m_rules->catalogue().kind(action.kind).id : "");
    case ArgType::Turns:
        return std::to_string(action.turns);
    case ArgType::Side:
        return jsonText(sideWords[action.turns % sideCount]);
    case ArgType::Figure:
        return jsonText(m_rules->book().figureRule(action.figure).name());
    case ArgType::Player:
        return std::to_string(action.player);
    case ArgType::Cell:
    case ArgType::Corner:
        return cellText(action.at);
    case ArgType::Feature:
        if (arg.field == ArgField::Leaves)
            return jsonText(featureId(action.at, action.leaves));
        return jsonText(featureId(action.type == Action::Type::Move ? action.to : action.at, action.feature));
    case ArgType::Target:
        return action.type == Action::Type::Home ? jsonText(supply) : cellText(action.to);
    }
    return "true";
}

std::string ActionWords::write(const Action& action)
{
    const auto* form = m_rules->book().formOf(action);
    ObjectText text;
    // No action of the rules: never written as one, and refused when it is read.
    if (form == nullptr)
        return text.add("unknown", "true").text();
    if (action.type == Action::Type::Place)
        lay(action.at, action.kind);
    for (const auto& arg : form->args)
        if (action.type != Action::Type::Home || !arg.onlyWithTarget)
            text.add(arg.name, argText(arg, action));
    return text.text();
}

} // namespace vozka::records
