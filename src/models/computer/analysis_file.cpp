// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/analysis_file.h"

#include "arena/decisions.h"
#include "models/base/utf8.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

namespace vozka {

namespace {

/// Version 1 contained numbers of actions and figures, which depend on the expansions of the program.
constexpr int fileVersion = 2;
const auto formatName = QStringLiteral("vozka-analysis");

/// Written instead of the type of a move, if the figure returns to the supply.
constexpr int returnsType = 6;

/// Written instead of an area, if the action names none.
constexpr int noArea = -1;

/// Returns the type of an action: a number for the core, a word for an expansion.
QJsonValue typeOf(const RuleBook& book, const Action& action)
{
    if (action.isReturn())
        return returnsType;
    const auto* form = isOfExpansion(action.type) ? book.formOf(action) : nullptr;
    return form == nullptr ? QJsonValue(static_cast<int>(action.type)) : QJsonValue(utf8(form->word()));
}

Action::Type typeOf(const RuleBook& book, const QJsonValue& json)
{
    if (json.toInt() == returnsType)
        return Action::Type::Move;
    if (!json.isString())
        return static_cast<Action::Type>(json.toInt() & 0xFF);
    const auto word = json.toString().toStdString();
    const auto form = std::ranges::find(book.actionForms(), word, &ActionForm::word);
    return form == book.actionForms().end() ? Action::Type::Pass : form->base.type;
}

FigureKind figureOf(const RuleBook& book, const QJsonValue& json)
{
    const auto name = json.toString().toStdString();
    const auto* rule = book.findFigure(name);
    return rule == nullptr ? FigureKind::Follower : rule->kind();
}

/// Order: type, tile kind or other number, turns, figure, cell, feature of the target (of a move) or of the
/// cell, target cell, true on a corner, feature that a moved figure leaves, player, area, feature of the
/// target (of other actions).
QJsonArray jsonOf(const RuleBook& book, const Action& action)
{
    const bool isMove = action.type == Action::Type::Move;
    const Cell at = action.at.cell();
    const Cell to = action.to.cell();
    return {typeOf(book, action),
            action.tileKind(),
            action.turns,
            utf8(book.figureRule(action.figure).name()),
            at.x,
            at.y,
            (isMove ? action.to : action.at).feature(),
            to.x,
            to.y,
            action.at.isCorner(),
            isMove ? action.at.feature() : noFeature,
            action.player,
            action.at.kind() == SpotKind::Area ? int{action.at.area()} : noArea,
            !isMove && action.to.isFeature() ? action.to.feature() : noFeature};
}

Action actionOf(const RuleBook& book, const QJsonArray& json)
{
    const auto number = [&](int at) { return json.at(at).toInt(); };
    const auto cell = [&](int at) {
        return Cell{static_cast<std::int16_t>(number(at)), static_cast<std::int16_t>(number(at + 1))};
    };
    const auto spot = [&](int at, int feature) {
        return Spot::on({cell(at), static_cast<FeatureIndex>(number(feature))});
    };
    Action action;
    action.type = typeOf(book, json.at(0));
    action.turns = static_cast<Turns>(number(2) & 3);
    action.figure = figureOf(book, json.at(3));
    action.player = static_cast<Player>(json.at(11).toInt(noPlayer));
    if (action.type == Action::Type::Move) {
        action.at = spot(4, 10);
        action.to = number(0) == returnsType ? Spot::supply() : spot(7, 6);
        return action;
    }
    const auto form = std::ranges::find_if(
        book.actionForms(), [&](const ActionForm& each) { return each.base.type == action.type; });
    if (form == book.actionForms().end())
        return action;
    if (form->names(ArgField::Number))
        action.number = static_cast<std::int16_t>(number(1));
    // Files of older programs have no area and no second feature.
    const int area = json.at(12).toInt(noArea);
    if (form->names(ArgField::At))
        action.at = json.at(9).toBool() ? Spot::corner(cell(4))
                    : area != noArea    ? Spot::area(static_cast<AreaIndex>(area))
                                        : spot(4, 6);
    if (const auto target = static_cast<FeatureIndex>(json.at(13).toInt(noFeature)); target != noFeature)
        action.to = spot(7, 13);
    return action;
}

QJsonObject jsonOf(const RuleBook& book, const RatedMove& move);

template<class Values>
QJsonArray jsonOfAll(const RuleBook& book, const Values& values)
{
    QJsonArray json;
    for (const auto& value : values)
        json.append(jsonOf(book, value));
    return json;
}

std::vector<Action> actionsOf(const RuleBook& book, const QJsonArray& json)
{
    std::vector<Action> actions;
    for (const auto& each : json)
        actions.push_back(actionOf(book, each.toArray()));
    return actions;
}

QJsonObject jsonOf(const RuleBook& book, const RatedMove& move)
{
    QJsonArray expected;
    for (const float value : move.rated.expected)
        expected.append(static_cast<double>(value));
    return {{QStringLiteral("first"), static_cast<int>(move.first)},
            {QStringLiteral("best"), jsonOfAll(book, move.rated.best.actions)},
            {QStringLiteral("lead"), static_cast<double>(move.rated.best.lead)},
            {QStringLiteral("cost"), static_cast<double>(move.rated.cost)},
            {QStringLiteral("expected"), expected}};
}

/// Reads the entry of that decision; std::nullopt if the best move is missing or not legal.
std::optional<RatedMove> moveOf(const Match& match, const Decision& decision, const QJsonObject& json)
{
    const auto& rules = match.rules();
    RatedMove move;
    auto& rated = move.rated;
    rated.player = decision.before.data().toMove;
    rated.turn = decision.before.data().turn;
    rated.played = decision.played;
    for (const auto& action : actionsOf(rules.book(), json.value(QStringLiteral("best")).toArray()))
        rated.best.actions.push_back(rules.turned(action, match.boardTurns()));
    rated.best.lead = static_cast<float>(json.value(QStringLiteral("lead")).toDouble());
    rated.cost = static_cast<float>(json.value(QStringLiteral("cost")).toDouble());
    const auto expected = json.value(QStringLiteral("expected")).toArray();
    for (std::size_t i = 0; i < rated.expected.size(); ++i)
        rated.expected.at(i) = static_cast<float>(expected.at(static_cast<qsizetype>(i)).toDouble());
    const State before = decision.before.unpacked();
    State at = before;
    for (const auto& action : rated.best.actions) {
        if (at->toMove != rated.player || rules.refusal(at, action))
            return {};
        rules.apply(at, action);
    }
    if (rated.best.actions.empty())
        return {};
    move.hasReasons = false;
    return move;
}

} // namespace

QByteArray writeAnalysis(const Match& match, const std::vector<RatedMove>& rated)
{
    // The file does not depend on the turns of the board.
    QJsonArray actions;
    for (const auto& entry : match.history())
        actions.append(jsonOf(match.rules().book(), match.recorded(entry.action)));
    auto recorded = rated;
    for (auto& move : recorded)
        for (auto& action : move.rated.best.actions)
            action = match.recorded(action);
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), formatName},
                                     {QStringLiteral("version"), fileVersion},
                                     {QStringLiteral("actions"), actions},
                                     {QStringLiteral("judged"), jsonOfAll(match.rules().book(), recorded)}})
        .toJson(QJsonDocument::Compact);
}

std::vector<RatedMove> readAnalysis(const Match& match, const QByteArray& text)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    if (json.value(QStringLiteral("format")).toString() != formatName
        || json.value(QStringLiteral("version")).toInt() != fileVersion)
        return {};
    const auto actions = actionsOf(match.rules().book(), json.value(QStringLiteral("actions")).toArray());
    const auto rated = json.value(QStringLiteral("judged")).toArray();
    std::vector<RatedMove> moves;
    for (const auto& decision : decisionsOf(match)) {
        const auto first = decision.first;
        const auto end = first + decision.played.size();
        const auto index = static_cast<qsizetype>(moves.size());
        const bool same =
            end <= actions.size() && end <= match.history().size()
            && std::equal(actions.begin(), actions.begin() + static_cast<std::ptrdiff_t>(end),
                          match.history().begin(), [&](const Action& action, const HistoryEntry& entry) {
                              return action == match.recorded(entry.action);
                          });
        const auto entry = rated.at(index).toObject();
        if (!same || entry.value(QStringLiteral("first")).toInt(-1) != static_cast<int>(first))
            break;
        auto move = moveOf(match, decision, entry);
        if (!move)
            break;
        move->first = first;
        moves.push_back(std::move(*move));
    }
    return moves;
}

std::vector<RatedRow> costliestOf(std::vector<RatedRow> rows)
{
    constexpr std::size_t shownFirst = 3;
    std::erase_if(rows, [](const RatedRow& row) { return row.cost <= 0; });
    std::ranges::stable_sort(rows, std::ranges::greater(), &RatedRow::cost);
    rows.resize(std::min(rows.size(), shownFirst));
    return rows;
}

QString RatedRow::costText() const
{
    // Lower costs would be displayed as 0.
    constexpr float least = 0.05F;
    return cost < least ? QString() : QLocale().toString(static_cast<double>(cost), 'f', 1);
}

} // namespace vozka
