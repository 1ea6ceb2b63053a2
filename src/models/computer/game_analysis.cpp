// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/game_analysis.h"

#include "arena/decisions.h"
#include "match/game_folder.h"
#include "models/app/app_settings.h"
#include "models/computer/rated_reasons.h"
#include "records/files.h"
#include "records/replace_file.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace vozka {

GameAnalysis::GameAnalysis(QObject* parent) : BackgroundSearch(parent)
{
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, [this] { showRows(); });
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
    m_reasoning.cancel();
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

std::size_t GameAnalysis::decisionsIn(const Match& match) const
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
    m_reasoning.cancel();
    m_rated.resize(decisionsIn(*match));
    m_tasks = decisionsOf(*match);
    const auto isKnown = m_rated.size() == m_tasks.size();
    if (const auto text = isKnown || file().isEmpty() ? records::Result<std::string>(std::string())
                                                      : records::readFile(file().toStdString());
        text) {
        auto stored = readAnalysis(*match, QByteArray::fromStdString(*text));
        if (stored.size() > m_rated.size())
            m_rated = std::move(stored);
    }
    showRows();
    findNextReasons();
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
    showRows(m_rated.size() - 1);
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
                                      m_rated.begin() + static_cast<std::ptrdiff_t>(decisionsIn(*match)));
    // Ignored: the analysis can be repeated.
    [[maybe_unused]] const auto error =
        records::replaceFile(path.toStdString(), writeAnalysis(*match, held).toStdString());
}

void GameAnalysis::showRows(std::size_t from)
{
    auto rows = m_moves.rows();
    rows.resize(std::min(from, rows.size()));
    const Table now = table();
    while (rows.size() < m_rated.size()) {
        const auto number = rows.size();
        const auto& move = m_rated[number];
        const State before = m_tasks[number].before.unpacked();
        const auto& rated = move.rated;
        const auto played = shownMove(now, before, rated.played);
        const auto better = shownMove(now, before, rated.best.actions);
        rows.push_back({static_cast<int>(number), rated.turn, now.playerName(rated.player),
                        now.playerColour(rated.player), played.text(), otherText(played, better), rated.cost,
                        playedTexts(now, before, rated), betterTexts(now, before, rated)});
    }
    m_costliest.showRows(costliestOf(rows));
    m_costliestOfPersons.showRows(ofPersons(rows));
    m_moves.showRows(std::move(rows));
    emit changed();
    emit shownChanged();
}

/// Returns the costliest decisions of each person.
std::vector<RatedRow> GameAnalysis::ofPersons(const std::vector<RatedRow>& rows) const
{
    std::vector<RatedRow> all;
    if (match() == nullptr)
        return all;
    const auto players = match()->players();
    for (std::size_t player = 0; player < players.size(); ++player) {
        if (players[player].kind != records::PlayerKind::Human)
            continue;
        auto own = rows;
        std::erase_if(own, [&](const RatedRow& row) {
            return m_rated[static_cast<std::size_t>(row.number)].rated.player != player;
        });
        const auto first = costliestOf(std::move(own));
        all.insert(all.end(), first.begin(), first.end());
    }
    return all;
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
