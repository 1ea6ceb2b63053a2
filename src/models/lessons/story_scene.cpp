// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Text of a step with links to its discs, discs on the board, and choices.
#include "lessons/story_check.h"
#include "models/board/board_scene.h"
#include "models/board/table.h"
#include "models/lessons/answer_messages.h"
#include "models/lessons/open_story.h"
#include "models/overlays/scene_draft.h"
#include "models/text/messages.h"

#include <QRegularExpression>

namespace vozka {

using lessons::StoryDisc;
using lessons::StoryQuestion;

namespace {

StoryDisc discOf(const lessons::StoryMark& mark)
{
    const auto& action = mark.action;
    const auto target = action.isReturn() ? Spot::tile(action.at.cell()) : action.target();
    const auto on = target.isCorner()    ? StoryDisc::On::Corner
                    : target.isFeature() ? StoryDisc::On::Feature
                                         : StoryDisc::On::Cell;
    return {mark.number, on, target.cell(), target.feature()};
}

bool isOnTile(const Table& table, const StoryDisc& disc)
{
    const auto tile = table.board().tileAt(disc.at);
    return tile != noTile
           && disc.feature < table.catalogue().kind(table.board().tiles()[tile].kind).features.size();
}

/// The corner of the cell, or a place next to a figure on it.
QPointF besideFigureOnCorner(const Table& table, Cell corner)
{
    const QPointF point(corner.x, corner.y);
    for (const auto& spot : figuresOnBoard(table))
        if (spot.figure.onCorner && spot.cell == corner)
            return point + QPointF(1, 1) * (spot.size + numberSize * numberHeight) / 2;
    return point;
}

/// Label of a tile that is placed on a marked space. For a player's own tile, the label names its feature.
QString placedHere(const Table& table, KindIndex kind)
{
    if (table.rules->book().ownTileRule(kind) == nullptr)
        return OpenStory::tr("The tile on this space");
    //: %1 is "Abbey": the tile that is placed there.
    return OpenStory::tr("%1 on this space")
        .arg(featureName(table.catalogue().kind(kind).features.front().kind));
}

OverlayLook lookOf(ChoiceOutcome outcome)
{
    switch (outcome) {
    case ChoiceOutcome::Right:
    case ChoiceOutcome::Shown:
        return OverlayLook::Reachable;
    case ChoiceOutcome::Missed:
        return OverlayLook::Missed;
    case ChoiceOutcome::Wrong:
    case ChoiceOutcome::LeftOut:
        return OverlayLook::Refused;
    case ChoiceOutcome::NotShown:
        break;
    }
    return OverlayLook::Name;
}

} // namespace

QString OpenStory::text() const
{
    if (m_story == nullptr)
        return {};
    static const QRegularExpression number(QStringLiteral("\\((\\d+)\\)"));
    // Qt needs no-break spaces as HTML entities.
    const QString plain =
        words(currentStep().text).toHtmlEscaped().replace(QChar(QChar::Nbsp), QStringLiteral("&nbsp;"));
    QString marked;
    qsizetype from = 0;
    for (auto found = number.globalMatch(plain); found.hasNext();) {
        const auto match = found.next();
        const auto& marks = discs->scene().marks;
        const auto mark = std::ranges::find(marks, match.captured(1), &OverlayMark::text);
        marked += QStringView(plain).mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        if (mark == marks.end())
            marked += match.captured();
        else
            marked += QStringLiteral("<a href=\"%1\"><b>%2</b></a>")
                          .arg(QString::number(mark->entry),
                               mark->entry == m_entry ? QStringLiteral("[%1]").arg(match.captured(1))
                                                      : match.captured());
    }
    return marked + plain.mid(from);
}

void OpenStory::showDiscs()
{
    OverlayScene scene;
    const Table table = game->table();
    if (m_story == nullptr || !table || !m_stepFinished) {
        discs->show(scene);
        return;
    }
    SceneDraft draft(table);
    std::vector<OverlayMark> free;
    const auto add = [&](const StoryDisc& disc, OverlayLook look) {
        const int entry = static_cast<int>(scene.entries.size());
        const QString text = QString::number(disc.number);
        if (disc.on == StoryDisc::On::Corner) {
            free.push_back({besideFigureOnCorner(table, disc.at), text, look, entry});
        } else if (disc.on == StoryDisc::On::Cell || !isOnTile(table, disc)) {
            draft.addMarkInCorner(disc.at, text, look, entry);
        } else {
            const SegmentRef at{disc.at, disc.feature};
            draft.addMark({&at, 1}, text, look, entry);
        }
        OverlayEntry about;
        about.text = text;
        about.look = look;
        scene.entries.push_back(std::move(about));
    };
    for (const auto& disc : currentStep().discs)
        add(disc, OverlayLook::Name);
    if (currentStep().question && currentStep().question->about == StoryQuestion::About::Marks) {
        int row = 0;
        for (const auto& choice : choicesOf(*m_story, currentStep()))
            add(discOf(*choice.mark), lookOf(outcomeOf(row++, choice.right)));
    }
    scene.marks = draft.takeMarks();
    scene.marks.insert(scene.marks.end(), free.begin(), free.end());
    discs->show(scene);
}

ChoiceOutcome OpenStory::outcomeOf(int row, bool right) const
{
    if (m_foundWrong.contains(row))
        return ChoiceOutcome::Wrong;
    if (!m_answered)
        return ChoiceOutcome::NotShown;
    if (m_shown)
        return right ? ChoiceOutcome::Shown : ChoiceOutcome::LeftOut;
    const bool marked = m_marked.contains(row);
    if (right)
        return marked ? ChoiceOutcome::Right : ChoiceOutcome::Missed;
    return marked ? ChoiceOutcome::Wrong : ChoiceOutcome::LeftOut;
}

void OpenStory::showChoices()
{
    std::vector<StoryChoiceRow> rows;
    const Table table = game->table();
    if (m_story != nullptr && currentStep().question && table && m_stepFinished) {
        const auto& question = *currentStep().question;
        const auto all = choicesOf(*m_story, currentStep());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto& choice = all[i];
            const int index = static_cast<int>(i);
            StoryChoiceRow row;
            row.isMarked = m_marked.contains(index);
            row.outcome = outcomeOf(index, choice.right);
            switch (question.about) {
            case StoryQuestion::About::Points:
                row.label = QString::number(choice.points);
                break;
            case StoryQuestion::About::Who:
                row.label = table.playerName(choice.player);
                row.colour = table.playerColour(choice.player);
                if (m_answered)
                    row.reason =
                        scoringMessage(lessons::scoringReason(*m_story, currentStep(), choice.player));
                break;
            case StoryQuestion::About::Marks: {
                const State offered = lessons::asIfItsTime(
                    m_story->table.rules, m_story->stateAt(currentStep().moved), choice.mark->action);
                Table then = table;
                then.state = &offered;
                row.number = choice.mark->number;
                row.label = placesTile(choice.mark->action)
                                ? placedHere(then, choice.mark->action.tileKind())
                                : withPlace(choiceLabel(then, choice.mark->action),
                                            choicePlace(then, choice.mark->action));
                row.entry = static_cast<int>(currentStep().discs.size()) + index;
                if (m_answered)
                    row.reason =
                        choice.refusal ? refusalMessage(then, *choice.refusal) : tr("This is allowed.");
                break;
            }
            }
            rows.push_back(std::move(row));
        }
    }
    choices->show(std::move(rows));
}

} // namespace vozka
