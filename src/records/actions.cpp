// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/actions.h"

#include "records/game_head.h"

#include <algorithm>

namespace vozka::records {

namespace {

/// Fields that say more about an action and are none themselves.
constexpr std::array<std::string_view, 9> details{"at",     "turns", "feature", "corner",  "from",
                                                  "figure", "to",    "note",    "evidence"};

/// Where a figure goes that does not go on.
constexpr std::string_view supply = "supply";

/// The cell to which a figure goes; nothing if it goes home.
std::optional<Cell> readTo(Fields& fields)
{
    constexpr std::array<std::string_view, 1> home{supply};
    const auto to = fields.at("to");
    if (!to.isText())
        return to.cell();
    (void)to.word(home);
    return {};
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

const FigureRule* ActionWords::findMover(const std::vector<std::string>& names) const
{
    for (const auto& name : names)
        if (const auto* figure = m_rules->book().findFigure(name); figure != nullptr && figure->mayMoveOn())
            return figure;
    return nullptr;
}

const Step* ActionWords::findDecider(const std::vector<std::string>& names) const
{
    const auto& plan = m_rules->book().plan();
    const auto any = Action::home(FigureKind::Follower, {}).leaving(0);
    for (std::size_t i = 0; i < plan.size(); ++i)
        if (plan.at(i).takes(any) && std::ranges::find(names, plan.at(i).name()) != names.end())
            return &plan.at(i);
    return nullptr;
}

KindIndex ActionWords::readKind(const Value& value) const
{
    const auto id = value.text();
    const auto kind = m_rules->catalogue().find(id);
    if (kind == noKind)
        value.fail(error::tileUnknown, {id});
    return kind;
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

Action ActionWords::readPlace(Fields& fields)
{
    const auto kind = readKind(fields.at("place"));
    const auto at = fields.at("at").cell();
    const auto turns = static_cast<Turns>(fields.at("turns").integer(0, sideCount - 1));
    if (kind != noKind)
        lay(at, kind);
    return Action::place(kind, at, turns);
}

Action ActionWords::readDeploy(Fields& fields) const
{
    const auto figure = readFigure(fields.at("deploy"));
    if (const auto corner = fields.find("corner"))
        return Action::deployOnCorner(figure, corner->cell());
    const auto at = fields.at("at").cell();
    return Action::deploy(figure, at, readFeature(fields.at("feature"), at));
}

Action ActionWords::readMove(Fields& fields, const FigureRule& figure) const
{
    const auto from = fields.at(figure.name()).cell();
    const auto to = readTo(fields);
    return to ? Action::move(figure.kind(), from, *to, readFeature(fields.at("feature"), *to))
              : Action::home(figure.kind(), from);
}

Action ActionWords::readDecision(Fields& fields, const Step& step) const
{
    const auto from = fields.at(step.name()).cell();
    const auto left = readFeature(fields.at("from"), from);
    const auto figure = readFigure(fields.at("figure"));
    // One that does not exist is something else than none at all.
    const auto home = Action::home(figure, from)
                          .leaving(left == noFeature ? static_cast<FeatureIndex>(maxFeaturesOfTile) : left);
    const auto to = readTo(fields);
    return to ? home.insteadTo(*to, readFeature(fields.at("feature"), *to)) : home;
}

Action ActionWords::read(const Value& value)
{
    auto fields = value.fields();
    const auto names = fields.names();
    const auto has = [&](std::string_view word) { return std::ranges::find(names, word) != names.end(); };
    Action action;
    if (has("place"))
        action = readPlace(fields);
    else if (has("deploy"))
        action = readDeploy(fields);
    else if (has("draw"))
        action = Action::draw(readKind(fields.at("draw")));
    else if (has("discard"))
        action = Action::discard(readKind(fields.at("discard")));
    else if (has("pass"))
        fields.at("pass").isTrue();
    else if (const auto* mover = findMover(names))
        action = readMove(fields, *mover);
    else if (const auto* step = findDecider(names))
        action = readDecision(fields, *step);
    else
        failUnknown(value, fields);
    fields.end();
    return action;
}

ObjectText ActionWords::wayFrom(const Action& action) const
{
    const auto figure = m_rules->book().figureRule(action.figure).name();
    if (action.leaves == noFeature)
        return ObjectText().add(figure, cellText(action.at));
    const auto& plan = m_rules->book().plan();
    return ObjectText()
        .add(plan.at(plan.indexFor(action)).name(), cellText(action.at))
        .add("from", jsonText(featureId(action.at, action.leaves)))
        .add("figure", jsonText(figure));
}

std::string ActionWords::write(const Action& action)
{
    const auto known = action.kind < m_rules->catalogue().kindCount();
    const auto kind = jsonText(known ? m_rules->catalogue().kind(action.kind).id : "");
    ObjectText text;
    switch (action.type) {
    case Action::Type::Draw:
        return text.add("draw", kind).text();
    case Action::Type::Discard:
        return text.add("discard", kind).text();
    case Action::Type::Place:
        lay(action.at, action.kind);
        return text.add("place", kind)
            .add("at", cellText(action.at))
            .add("turns", std::to_string(action.turns))
            .text();
    case Action::Type::Deploy:
        text.add("deploy", jsonText(m_rules->book().figureRule(action.figure).name()));
        if (action.onCorner)
            return text.add("corner", cellText(action.at)).text();
        return text.add("at", cellText(action.at))
            .add("feature", jsonText(featureId(action.at, action.feature)))
            .text();
    case Action::Type::Move:
        return wayFrom(action)
            .add("to", cellText(action.to))
            .add("feature", jsonText(featureId(action.to, action.feature)))
            .text();
    case Action::Type::Home:
        return wayFrom(action).add("to", jsonText(supply)).text();
    case Action::Type::Pass:
        return text.add("pass", "true").text();
    }
    // No action of the rules: never written as one, and refused when it is read.
    return text.add("unknown", "true").text();
}

} // namespace vozka::records
