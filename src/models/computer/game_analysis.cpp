// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/game_analysis.h"

#include "arena/decisions.h"
#include "match/game_folder.h"
#include "models/app/app_settings.h"
#include "models/computer/analysis_file.h"
#include "players/reasons.h"
#include "records/files.h"
#include "records/replace_file.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// Number of costliest decisions in `costliest`.
constexpr std::size_t shownFirst = 3;

/// Arguments for the better move. Those against it are listed at the played move, if that has reasons.
QStringList betterSentences(const Table& table, const RatedDecision& judged)
{
    auto reasons = judged.best.reasons;
    if (!judged.playedReasons.empty())
        std::erase_if(reasons, [](const Reason& reason) { return reason.code == againstReason; });
    return reasonSentences(table, reasons, "better");
}

/// Arguments for the played move. Those against it are listed at the better move.
QStringList playedSentences(const Table& table, const RatedDecision& judged)
{
    auto reasons = judged.playedReasons;
    std::erase_if(reasons, [](const Reason& reason) { return reason.code == againstReason; });
    return reasonSentences(table, reasons, "played");
}

} // namespace

GameAnalysis::GameAnalysis(QObject* parent) : Thinker(parent)
{
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, &GameAnalysis::showRows);
}

void GameAnalysis::onBegun()
{
    if (m_controller)
        connect(m_controller->review(), &Review::changed, this, &GameAnalysis::hide, Qt::UniqueConnection);
    forget();
}

void GameAnalysis::forget()
{
    m_background.forget();
    m_judge.reset();
    m_tasks.clear();
    m_judged.clear();
    hide();
    showRows();
}

void GameAnalysis::onChanged()
{
    if (match() == nullptr && !m_tasks.empty())
        forget();
}

std::size_t GameAnalysis::holding(const Match& match) const
{
    std::size_t number = 0;
    for (const auto& decision : decisionsOf(match)) {
        if (number == m_judged.size() || m_judged[number].first != decision.first
            || m_judged[number].judged.played != decision.played
            || !(m_tasks[number].before == decision.before))
            break;
        ++number;
    }
    return number;
}

QString GameAnalysis::file() const
{
    return m_controller->files()->keptGames()->fileOnTable(&GameFolder::analysisFile);
}

void GameAnalysis::look()
{
    const auto* const match = this->match();
    if (match == nullptr) {
        forget();
        return;
    }
    if (running())
        return;
    m_judged.resize(holding(*match));
    m_tasks = decisionsOf(*match);
    if (const auto text = file().isEmpty() ? records::Result<std::string>(std::string())
                                           : records::readFile(file().toStdString());
        text) {
        auto kept = readAnalysis(*match, QByteArray::fromStdString(*text));
        if (kept.size() > m_judged.size())
            m_judged = std::move(kept);
    }
    showRows();
}

void GameAnalysis::start()
{
    look();
    if (!running() && open())
        judgeNext();
}

void GameAnalysis::cancel()
{
    if (!running())
        return;
    m_background.forget();
    // Another thread must not use an analysis that has not stopped yet.
    m_judge.reset();
    keep();
    emit changed();
}

void GameAnalysis::judgeNext()
{
    if (!m_judge)
        m_judge = std::make_shared<Analysis>(match()->rules());
    Budget budget = this->budget();
    // A decision is searched up to three times.
    budget.moveMs = std::max(1, budget.moveMs / 3);
    m_background.start(
        [this, judge = m_judge, task = m_tasks[m_judged.size()], budget](const std::stop_token& stop) {
            auto judged = judge->rate(task, budget, stop);
            return [this, judged = std::move(judged)] {
                if (judged)
                    onJudged(*judged);
            };
        });
    emit changed();
}

void GameAnalysis::onJudged(const RatedDecision& judged)
{
    m_judged.push_back({m_tasks[m_judged.size()].first, judged});
    showRows();
    if (open())
        judgeNext();
    else
        keep();
    emit changed();
}

void GameAnalysis::keep() const
{
    const auto* const match = this->match();
    const QString path = match != nullptr ? file() : QString();
    if (path.isEmpty() || m_judged.empty())
        return;
    const std::vector<JudgedMove> held(m_judged.begin(),
                                       m_judged.begin() + static_cast<std::ptrdiff_t>(holding(*match)));
    // Ignored: the analysis can be repeated.
    [[maybe_unused]] const auto error =
        records::replaceFile(path.toStdString(), writeAnalysis(*match, held).toStdString());
}

void GameAnalysis::showRows()
{
    std::vector<JudgedRow> rows;
    const Table now = table();
    for (const auto& move : m_judged) {
        const auto number = rows.size();
        const State before = m_tasks[number].before.unpacked();
        const auto& judged = move.judged;
        const auto words = [&](const std::vector<Action>& actions) {
            return shownMove(now, before, actions).text();
        };
        rows.push_back({static_cast<int>(number), judged.turn, now.playerName(judged.player),
                        now.playerColour(judged.player), words(judged.played), words(judged.best.actions),
                        judged.cost, playedSentences(now, judged), betterSentences(now, judged)});
    }
    auto first = rows;
    std::erase_if(first, [](const JudgedRow& row) { return row.cost <= 0; });
    std::ranges::stable_sort(first, std::ranges::greater(), &JudgedRow::cost);
    first.resize(std::min(first.size(), shownFirst));
    m_moves.showRows(std::move(rows));
    m_costliest.showRows(std::move(first));
    emit changed();
    emit shownChanged();
}

QString GameAnalysis::whenOf(int number) const
{
    return m_moves.has(number) ? tr("Turn %1").arg(m_judged[static_cast<std::size_t>(number)].judged.turn)
                               : QString();
}

QString GameAnalysis::leadOf(int number, int seat) const
{
    const auto* match = this->match();
    if (match == nullptr || !m_moves.has(number) || seat < 0
        || seat >= static_cast<int>(match->players().size()))
        return {};
    return leadInFigures(
        m_judged[static_cast<std::size_t>(number)].judged.expected.at(static_cast<std::size_t>(seat)));
}

void GameAnalysis::show(int number)
{
    if (!m_moves.has(number) || match() == nullptr)
        return;
    const auto& move = m_judged[static_cast<std::size_t>(number)];
    const State before = m_tasks[static_cast<std::size_t>(number)].before.unpacked();
    m_controller->lookBackBefore(move.first);
    const Table now = table();
    const QString lead = leadInFigures(move.judged.expected.at(move.judged.player));
    //: The number of a move, and the lead in points that is expected of it.
    const QString label = tr("%1: %2");
    std::vector<MoveRow> rows{{1, label.arg(1).arg(lead), shownMove(now, before, move.judged.played), lead,
                               playedSentences(now, move.judged), true}};
    if (!m_moves.at(number).better().isEmpty()) {
        const QString better = leadInFigures(move.judged.best.lead);
        rows.push_back({2, label.arg(2).arg(better), shownMove(now, before, move.judged.best.actions), better,
                        betterSentences(now, move.judged), false});
    } else {
        rows.front().reasons.clear();
    }
    m_shown.showRows(shownTogether(std::move(rows)));
    m_shownNumber = number;
    emit shownChanged();
}

void GameAnalysis::hide()
{
    if (m_shownNumber < 0)
        return;
    m_shownNumber = -1;
    m_shown.showRows({});
    emit shownChanged();
}

QString GameAnalysis::shownTitle() const
{
    if (!m_moves.has(m_shownNumber))
        return {};
    const auto& row = m_moves.at(m_shownNumber);
    const QString cost = row.costText();
    if (cost.isEmpty())
        return tr("Turn %1, %2: the search found no better move.").arg(row.turn).arg(row.name);
    //: %3 is a number of points with a decimal.
    return tr("Turn %1, %2: this cost about %3 points.").arg(row.turn).arg(row.name, cost);
}

} // namespace vozka
