// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choices of the targets of a moving figure, or of a figure that leaves an area.
#include "engine/insight/worth.h"
#include "models/base/utf8.h"
#include "models/board/area_actions.h"
#include "models/table/moving_figure.h"
#include "models/table/other_choices.h"
#include "models/text/contexts.h"
#include "models/text/descriptions.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"

#include <map>
#include <span>
#include <string>
#include <utility>

namespace vozka {

namespace {

QString targetLabel(const QString& action, Code via)
{
    if (via.empty())
        return action;
    return messageText({&wording::lookUp("target", via), {std::string_view(action.toStdString())}, {}});
}

} // namespace

void addTargets(const Table& table, const ChoiceModel& legal, std::vector<Choice>& choices)
{
    const auto& board = table.board();
    const auto figure = table.movingFigure();
    const std::size_t first = choices.size();
    for (int row = 0; row < legal.rowCount(); ++row) {
        const auto& action = legal.at(row).action;
        if (!leavesArea(action) && !(figure && action.to.isFeature()))
            continue;
        Choice choice;
        choice.kind = figure ? Choice::Kind::MoveFigure : Choice::Kind::Other;
        putOnFeature(table, board.segmentOf(board.tileAt(action.to.cell()), action.to.feature()), choice);
        choice.action = action;
        choice.row = row;
        choice.fit = Choice::Fit::Now;
        choice.source = pictureOn(table, action.figure, choice.segment, (*table.state)->toMove);
        const auto via = figure ? passageTo(table, *figure, choice.segment) : Code();
        if (!via.empty())
            choice.badge = QStringLiteral("image://via/") + utf8(via);
        else
            choice.sign = signOf(table, choice.segment);
        choice.label = targetLabel(legal.at(row).label, via);
        choice.where = cellDescription(choice.cell());
        choice.worth = worthDescription(table, worthOf(*table.rules, *table.state, choice.segment));
        choices.push_back(std::move(choice));
    }
    // Several tiles of one feature have the same text.
    const std::span targets(choices.begin() + static_cast<std::ptrdiff_t>(first), choices.end());
    std::map<QString, int> counts;
    for (const auto& choice : targets)
        ++counts[choice.label];
    for (auto& choice : targets)
        if (counts[choice.label] > 1) {
            choice.label = withPlace(choice.label, std::exchange(choice.where, {}));
            // Rule: co.leave.segment
            if (!figure) {
                const QString note = TableTexts::tr("The tile makes no difference for the points");
                choice.worth += choice.worth.isEmpty() ? note : QChar('\n') + note;
            }
        }
}

} // namespace vozka
