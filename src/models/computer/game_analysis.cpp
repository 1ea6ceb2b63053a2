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

/// Returns the reasons for the better move, without reasons against it if the played move has reasons.
QStringList betterMessages(const Table& table, const RatedDecision& rated)
{
    auto reasons = rated.best.reasons;
    if (!rated.playedReasons.empty())
        std::erase_if(reasons, [](const Reason& reason) { return reason.code == againstReason; });
    return reasonMessages(table, reasons, "better");
}

/// Returns the reasons for the played move, without reasons against it.
QStringList playedMessages(const Table& table, const RatedDecision& rated)
{
    auto reasons = rated.playedReasons;
    std::erase_if(reasons, [](const Reason& reason) { return reason.code == againstReason; });
    return reasonMessages(table, reasons, "played");
}

} // namespace

GameAnalysis::GameAnalysis(QObject* parent) : BackgroundSearch(parent)
{
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, &GameAnalysis::showRows);
}

void GameAnalysis::onStarted()
{
    if (m_controller) {
        connect(m_controller->review(), &Review::changed, this, &GameAnalysis::hide, Qt::UniqueConnection);
        // Saves the analysis, which is read again for the turned board.
        connect(m_controller, &GameController::boardTurning, this, &GameAnalysis::cancel,
                Qt::UniqueConnection);
    }
    clear();
}

void GameAnalysis::clear()
{
    m_background.cancel();
    m_analysis.reset();
    m_tasks.clear();
    m_rated.clear();
    hide();
    showRows();
}

void GameAnalysis::onChanged()
{
    if (match() == nullptr && !m_tasks.empty())
        clear();
}

std::size_t GameAnalysis::actionsIn(const Match& match) const
{
    std::size_t number = 0;
    for (const auto& decision : decisionsOf(match)) {
        if (number == m_rated.size() || m_rated[number].first != decision.first
            || m_rated[number].rated.played != decision.played
            || !(m_tasks[number].before == decision.before))
            break;
        ++number;
    }
    return number;
}

QString GameAnalysis::file() const
{
    return m_controller->files()->autosaves()->fileOfOpenGame(&GameFolder::analysisFile);
}

void GameAnalysis::load()
{
    const auto* const match = this->match();
    if (match == nullptr) {
        clear();
        return;
    }
    if (running())
        return;
    m_rated.resize(actionsIn(*match));
    m_tasks = decisionsOf(*match);
    if (const auto text = file().isEmpty() ? records::Result<std::string>(std::string())
                                           : records::readFile(file().toStdString());
        text) {
        auto stored = readAnalysis(*match, QByteArray::fromStdString(*text));
        if (stored.size() > m_rated.size())
            m_rated = std::move(stored);
    }
    showRows();
}

void GameAnalysis::start()
{
    load();
    if (!running() && isIncomplete())
        rateNext();
}

void GameAnalysis::cancel()
{
    if (!running())
        return;
    m_background.cancel();
    // Another thread must not use an analysis that has not stopped yet.
    m_analysis.reset();
    save();
    emit changed();
}

void GameAnalysis::rateNext()
{
    if (!m_analysis)
        m_analysis = std::make_shared<Analysis>(match()->rules());
    Budget budget = this->budget();
    // A decision is searched up to three times.
    budget.moveMs = std::max(1, budget.moveMs / 3);
    m_background.start(
        [this, judge = m_analysis, task = m_tasks[m_rated.size()], budget](const std::stop_token& stop) {
            auto rated = judge->rate(task, budget, stop);
            return [this, rated = std::move(rated)] {
                if (rated)
                    onRated(*rated);
            };
        });
    emit changed();
}

void GameAnalysis::onRated(const RatedDecision& rated)
{
    m_rated.push_back({m_tasks[m_rated.size()].first, rated});
    showRows();
    if (isIncomplete())
        rateNext();
    else
        save();
    emit changed();
}

void GameAnalysis::save() const
{
    const auto* const match = this->match();
    const QString path = match != nullptr ? file() : QString();
    if (path.isEmpty() || m_rated.empty())
        return;
    const std::vector<RatedMove> held(m_rated.begin(),
                                      m_rated.begin() + static_cast<std::ptrdiff_t>(actionsIn(*match)));
    // Ignored: the analysis can be repeated.
    [[maybe_unused]] const auto error =
        records::replaceFile(path.toStdString(), writeAnalysis(*match, held).toStdString());
}

void GameAnalysis::showRows()
{
    std::vector<RatedRow> rows;
    const Table now = table();
    for (const auto& move : m_rated) {
        const auto number = rows.size();
        const State before = m_tasks[number].before.unpacked();
        const auto& rated = move.rated;
        const auto played = shownMove(now, before, rated.played);
        const auto better = shownMove(now, before, rated.best.actions);
        rows.push_back({static_cast<int>(number), rated.turn, now.playerName(rated.player),
                        now.playerColour(rated.player), played.text(), otherText(played, better), rated.cost,
                        playedMessages(now, rated), betterMessages(now, rated)});
    }
    auto first = rows;
    std::erase_if(first, [](const RatedRow& row) { return row.cost <= 0; });
    std::ranges::stable_sort(first, std::ranges::greater(), &RatedRow::cost);
    first.resize(std::min(first.size(), shownFirst));
    m_moves.showRows(std::move(rows));
    m_costliest.showRows(std::move(first));
    emit changed();
    emit shownChanged();
}

QString GameAnalysis::turnTextOf(int number) const
{
    return m_moves.has(number) ? tr("Turn %1").arg(m_rated[static_cast<std::size_t>(number)].rated.turn)
                               : QString();
}

QString GameAnalysis::leadOf(int number, int seat) const
{
    const auto* match = this->match();
    if (match == nullptr || !m_moves.has(number) || seat < 0
        || seat >= static_cast<int>(match->players().size()))
        return {};
    return leadText(
        m_rated[static_cast<std::size_t>(number)].rated.expected.at(static_cast<std::size_t>(seat)));
}

void GameAnalysis::show(int number)
{
    if (!m_moves.has(number) || match() == nullptr)
        return;
    const auto& move = m_rated[static_cast<std::size_t>(number)];
    const State before = m_tasks[static_cast<std::size_t>(number)].before.unpacked();
    m_controller->reviewBefore(move.first);
    const Table now = table();
    const QString lead = leadText(move.rated.expected.at(move.rated.player));
    //: The number of a move, and the lead in points that is expected of it.
    const QString label = tr("%1: %2");
    std::vector<MoveRow> rows{{1, label.arg(1).arg(lead), shownMove(now, before, move.rated.played), lead,
                               playedMessages(now, move.rated), true}};
    if (!m_moves.at(number).better().isEmpty()) {
        const QString better = leadText(move.rated.best.lead);
        rows.push_back({2, label.arg(2).arg(better), shownMove(now, before, move.rated.best.actions), better,
                        betterMessages(now, move.rated), false});
    } else {
        rows.front().reasons.clear();
    }
    auto shown = shownTogether(std::move(rows));
    m_shown.showRows(std::move(shown.rows));
    m_letters.showRows(std::move(shown.letters));
    m_shownNumber = number;
    emit shownChanged();
}

void GameAnalysis::hide()
{
    if (m_shownNumber < 0)
        return;
    m_shownNumber = -1;
    m_shown.showRows({});
    m_letters.showRows({});
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
