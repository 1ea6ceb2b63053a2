// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/computer_players.h"

#include "models/app/app_settings.h"
#include "models/board/table.h"

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

Level levelOf(records::PlayerKind kind)
{
    const auto word = records::playerKindNames.at(static_cast<std::size_t>(kind));
    return findLevel(word).value_or(Level::Random);
}

/// Returns the delay in milliseconds before the first or a later action of a decision.
int pauseMs(bool first)
{
    switch (AppSettings::instance().computerPace()) {
    case AppSettings::ComputerPace::SlowComputer:
        return first ? 900 : 1600;
    case AppSettings::ComputerPace::NormalComputer:
        return first ? 350 : 800;
    default:
        return 0;
    }
}

} // namespace

ComputerPlayers::ComputerPlayers(QObject* parent) : BackgroundSearch(parent)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &ComputerPlayers::advance);
    connect(this, &BackgroundSearch::controllerChanged, this, [this] {
        if (m_controller)
            connect(m_controller, &GameController::computerStepRequested, this, &ComputerPlayers::next);
    });
    connect(&AppSettings::instance(), &AppSettings::changed, this, [this] {
        if (m_decided.empty())
            return;
        m_pause.stop();
        showNext(false);
        emit changed();
    });
}

void ComputerPlayers::setTableVisible(bool tableVisible)
{
    if (std::exchange(m_tableVisible, tableVisible) == tableVisible)
        return;
    emit tableVisibleChanged();
    onChanged();
}

bool ComputerPlayers::awaited() const
{
    const Table now = table();
    return m_tableVisible && now && awaitsComputer(now);
}

int ComputerPlayers::seat() const
{
    const Table now = table();
    return now && awaitsComputer(now) ? (*now.state)->toMove : -1;
}

QString ComputerPlayers::activityMessage(Activity activity)
{
    switch (activity) {
    case Activity::Thinking:
        return tr("thinking…", "behind the name of a player");
    case Activity::Moving:
        return tr("making a move", "behind the name of a player");
    case Activity::Step:
        return tr("has decided; Space or “Next” shows the move", "behind the name of a player");
    case Activity::Paused:
        return tr("paused; Space or “Continue” lets the computers continue", "behind the name of a player");
    case Activity::Nothing:
        break;
    }
    return {};
}

QStringList ComputerPlayers::messages() const
{
    const Table now = table();
    if (!now || std::ranges::none_of(now.players, isComputer))
        return {};
    QStringList messages{activityMessage(Activity::Thinking), activityMessage(Activity::Moving),
                         activityMessage(Activity::Step)};
    if (canPause())
        messages << activityMessage(Activity::Paused);
    return messages;
}

QString ComputerPlayers::tilePicture() const
{
    const Table now = table();
    const auto kind = now && awaitsComputer(now) ? (*now.state)->drawn : noKind;
    return kind == noKind ? QString() : QStringLiteral("image://tile/%1/0").arg(now.picture(kind));
}

bool ComputerPlayers::canPause() const
{
    const Table now = table();
    return now && !now.viewOnly && std::ranges::none_of(now.players, [](const auto& player) {
               return player.kind == records::PlayerKind::Human;
           });
}

void ComputerPlayers::setPaused(bool paused)
{
    if (m_paused == paused || (paused && !canPause()))
        return;
    m_paused = paused;
    m_thinkingAt.reset();
    onChanged();
}

bool ComputerPlayers::isOtherGame() const
{
    const auto* const match = this->match();
    if (match == nullptr || !m_game)
        return (match != nullptr) != m_game.has_value();
    const auto& header = match->header();
    return header.seed != m_game->seed || header.players != m_game->players || header.rules != m_game->rules;
}

void ComputerPlayers::onStarted()
{
    interrupt();
    const auto* const match = this->match();
    m_game = match != nullptr ? std::optional(match->header()) : std::nullopt;
    m_players.fill(nullptr);
    m_results.clear();
    const Table now = table();
    m_entriesSeen = now.history.size();
    // An opened game between computers starts paused. One entry is the first drawn tile of a new game.
    m_paused = canPause() && m_entriesSeen > 1;
    m_thinkingAt.reset();
    onChanged();
}

void ComputerPlayers::onBoardTurned()
{
    interrupt();
    m_players.fill(nullptr);
    m_results.clear();
    m_thinkingAt.reset();
    onChanged();
}

void ComputerPlayers::interrupt()
{
    m_pause.stop();
    m_decided.clear();
    m_movesNow = false;
    if (!m_background.isBusy())
        return;
    m_background.cancel();
    // Another thread must not use a player that has not stopped yet.
    m_players.fill(nullptr);
}

void ComputerPlayers::onChanged()
{
    // Players of another game cannot be reused.
    if (isOtherGame()) {
        onStarted();
        return;
    }
    const Table now = table();
    // After undo in a game between computers, pauses, so that the user can look at the position.
    if (now.history.size() < m_entriesSeen && canPause() && !now.viewOnly)
        m_paused = true;
    if (!now.viewOnly)
        m_entriesSeen = now.history.size();
    if (!awaited() || m_paused) {
        interrupt();
        m_thinkingAt.reset();
        m_activity = awaited() ? Activity::Paused : Activity::Nothing;
        emit changed();
        return;
    }
    const HistoryPoint when{now.history.size(), now.state->hash()};
    if (m_thinkingAt != when) {
        m_thinkingAt = when;
        if (m_advancing && !m_decided.empty()) {
            showNext(false);
        } else {
            interrupt();
            think();
        }
    }
    emit changed();
}

std::shared_ptr<ComputerPlayer> ComputerPlayers::newComputerPlayer(Player seat) const
{
    const Table now = table();
    return makePlayer(levelOf(now.players[seat].kind), *now.rules);
}

void ComputerPlayers::think()
{
    const Table now = table();
    const auto seat = (*now.state)->toMove;
    auto& player = m_players.at(seat);
    if (!player)
        player = newComputerPlayer(seat);
    m_activity = Activity::Thinking;
    m_background.start([this, player, state = *now.state, budget = budget()](const std::stop_token& stop) {
        SearchResult result = player->think(state, budget, stop);
        return [this, result] { onSearched(result); };
    });
}

void ComputerPlayers::onSearched(SearchResult result)
{
    m_decided.assign(result.actions.begin(), result.actions.end());
    m_results[table().history.size()] = std::move(result);
    showNext(true);
    emit changed();
}

void ComputerPlayers::showNext(bool first)
{
    const bool steps = AppSettings::instance().computerPace() == AppSettings::ComputerPace::StepByStep;
    m_activity = steps && !m_movesNow ? Activity::Step : Activity::Moving;
    if (m_activity == Activity::Moving)
        m_pause.start(m_movesNow ? 0 : pauseMs(first));
}

void ComputerPlayers::advance()
{
    if (m_decided.empty() || !awaited())
        return;
    const Action action = m_decided.front();
    m_decided.pop_front();
    m_advancing = true;
    m_controller->play(action);
    m_advancing = false;
}

void ComputerPlayers::moveNow()
{
    if (m_activity == Activity::Paused) {
        setPaused(false);
        return;
    }
    m_movesNow = m_activity != Activity::Nothing;
    if (m_activity == Activity::Thinking)
        m_background.raisePriority();
    else if (!m_decided.empty())
        showNext(false);
    emit changed();
}

void ComputerPlayers::next()
{
    if (m_activity == Activity::Paused)
        setPaused(false);
    else if (m_activity == Activity::Step)
        advance();
}

const SearchResult* ComputerPlayers::resultBefore(std::size_t entry) const
{
    const auto found = m_results.find(entry);
    const auto done = table().history;
    if (found == m_results.end() || entry + found->second.actions.size() > done.size())
        return nullptr;
    const auto& actions = found->second.actions;
    const bool same =
        std::equal(actions.begin(), actions.end(), done.begin() + static_cast<std::ptrdiff_t>(entry),
                   [](const Action& action, const HistoryEntry& each) { return action == each.action; });
    return same ? &found->second : nullptr;
}

} // namespace vozka
