// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/computer_players.h"

#include "models/app/app_settings.h"
#include "models/scene/table.h"

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

ComputerPlayers::ComputerPlayers(QObject* parent) : Thinker(parent)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &ComputerPlayers::advance);
    connect(this, &Thinker::controllerChanged, this, [this] {
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

void ComputerPlayers::setPresent(bool present)
{
    if (std::exchange(m_present, present) == present)
        return;
    emit presentChanged();
    onChanged();
}

bool ComputerPlayers::awaited() const
{
    const Table now = table();
    return m_present && now && awaitsComputer(now);
}

int ComputerPlayers::seat() const
{
    const Table now = table();
    return now && awaitsComputer(now) ? (*now.state)->toMove : -1;
}

QString ComputerPlayers::sentenceOf(Doing doing)
{
    switch (doing) {
    case Doing::Thinking:
        return tr("thinking…", "behind the name of a player");
    case Doing::Moving:
        return tr("making a move", "behind the name of a player");
    case Doing::Step:
        return tr("has decided; Space or “Next” shows the move", "behind the name of a player");
    case Doing::Paused:
        return tr("paused; Space or “Go on” lets the computers play on", "behind the name of a player");
    case Doing::Nothing:
        break;
    }
    return {};
}

QStringList ComputerPlayers::sentences() const
{
    const Table now = table();
    if (!now || std::ranges::none_of(now.players, isComputer))
        return {};
    QStringList sentences{sentenceOf(Doing::Thinking), sentenceOf(Doing::Moving), sentenceOf(Doing::Step)};
    if (canPause())
        sentences << sentenceOf(Doing::Paused);
    return sentences;
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
    m_when.reset();
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

void ComputerPlayers::onBegun()
{
    interrupt();
    const auto* const match = this->match();
    m_game = match != nullptr ? std::optional(match->header()) : std::nullopt;
    m_minds.fill(nullptr);
    m_thoughts.clear();
    const Table now = table();
    m_momentsSeen = now.moments.size();
    // An opened game between computers starts paused. One entry is the first drawn tile of a new game.
    m_paused = canPause() && m_momentsSeen > 1;
    m_when.reset();
    onChanged();
}

void ComputerPlayers::interrupt()
{
    m_pause.stop();
    m_decided.clear();
    m_hurried = false;
    if (!m_background.isBusy())
        return;
    m_background.forget();
    // Another thread must not use a player that has not stopped yet.
    m_minds.fill(nullptr);
}

void ComputerPlayers::onChanged()
{
    // Players of another game cannot be reused.
    if (isOtherGame()) {
        onBegun();
        return;
    }
    const Table now = table();
    // A user who takes back moves of computers only wants to look at the position.
    if (now.moments.size() < m_momentsSeen && canPause() && !now.viewOnly)
        m_paused = true;
    if (!now.viewOnly)
        m_momentsSeen = now.moments.size();
    if (!awaited() || m_paused) {
        interrupt();
        m_when.reset();
        m_doing = awaited() ? Doing::Paused : Doing::Nothing;
        emit changed();
        return;
    }
    const When when{now.moments.size(), now.state->hash()};
    if (m_when != when) {
        m_when = when;
        if (m_advancing && !m_decided.empty()) {
            showNext(false);
        } else {
            interrupt();
            think();
        }
    }
    emit changed();
}

std::shared_ptr<ComputerPlayer> ComputerPlayers::newMind(Player seat) const
{
    const Table now = table();
    return makePlayer(levelOf(now.players[seat].kind), *now.rules);
}

void ComputerPlayers::think()
{
    const Table now = table();
    const auto seat = (*now.state)->toMove;
    auto& mind = m_minds.at(seat);
    if (!mind)
        mind = newMind(seat);
    m_doing = Doing::Thinking;
    m_background.start([this, mind, state = *now.state, budget = budget()](const std::stop_token& stop) {
        SearchResult thought = mind->think(state, budget, stop);
        return [this, thought] { onThought(thought); };
    });
}

void ComputerPlayers::onThought(SearchResult thought)
{
    m_decided.assign(thought.actions.begin(), thought.actions.end());
    m_thoughts[table().moments.size()] = std::move(thought);
    showNext(true);
    emit changed();
}

void ComputerPlayers::showNext(bool first)
{
    const bool steps = AppSettings::instance().computerPace() == AppSettings::ComputerPace::StepByStep;
    m_doing = steps && !m_hurried ? Doing::Step : Doing::Moving;
    if (m_doing == Doing::Moving)
        m_pause.start(m_hurried ? 0 : pauseMs(first));
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
    if (m_doing == Doing::Paused) {
        setPaused(false);
        return;
    }
    m_hurried = m_doing != Doing::Nothing;
    if (m_doing == Doing::Thinking)
        m_background.hurry();
    else if (!m_decided.empty())
        showNext(false);
    emit changed();
}

void ComputerPlayers::next()
{
    if (m_doing == Doing::Paused)
        setPaused(false);
    else if (m_doing == Doing::Step)
        advance();
}

const SearchResult* ComputerPlayers::thoughtBefore(std::size_t moment) const
{
    const auto found = m_thoughts.find(moment);
    const auto done = table().moments;
    if (found == m_thoughts.end() || moment + found->second.actions.size() > done.size())
        return nullptr;
    const auto& actions = found->second.actions;
    const bool same =
        std::equal(actions.begin(), actions.end(), done.begin() + static_cast<std::ptrdiff_t>(moment),
                   [](const Action& action, const HistoryEntry& each) { return action == each.action; });
    return same ? &found->second : nullptr;
}

} // namespace vozka
