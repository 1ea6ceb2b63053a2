// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Results page: filters, lists, and errors of the file.
#include "models/results/game_results.h"

#include "match/stored_file.h"
#include "models/autosave/autosave_model.h"
#include "models/setup/set_up.h"
#include "models/text/messages.h"
#include "records/results_export.h"

#include <algorithm>

namespace vozka {

namespace {

/// True for the same tile sets in any order and the same edition. Other options are ignored.
bool isSameSetUp(const records::RuleChoice& one, const records::RuleChoice& other)
{
    return one.options.edition() == other.options.edition() && one.sets.size() == other.sets.size()
           && std::ranges::is_permutation(one.sets, other.sets);
}

bool isAgainst(GameResults::Against against, records::PlayerKind kind)
{
    using Kind = records::PlayerKind;
    switch (against) {
    case GameResults::People:
        return kind == Kind::Human;
    case GameResults::EasyComputer:
        return kind == Kind::Easy;
    case GameResults::MediumComputer:
        return kind == Kind::Medium;
    case GameResults::HardComputer:
        return kind == Kind::Hard;
    case GameResults::Anybody:
        break;
    }
    return true;
}

} // namespace

std::vector<records::RuleChoice> GameResults::differentSetUps() const
{
    std::vector<records::RuleChoice> choices;
    for (const auto& game : m_all)
        if (std::ranges::none_of(choices, [&](const auto& each) { return isSameSetUp(each, game.rules); }))
            choices.push_back(game.rules);
    return choices;
}

QStringList GameResults::setUps() const
{
    QStringList names;
    for (const auto& choice : differentSetUps())
        names << setUpName(choice);
    return names;
}

int GameResults::setUp() const
{
    const auto all = differentSetUps();
    const auto found =
        std::ranges::find_if(all, [&](const auto& each) { return m_setUp && isSameSetUp(each, *m_setUp); });
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

void GameResults::setSetUp(int setUp)
{
    const auto all = differentSetUps();
    m_setUp.reset();
    if (setUp >= 0 && setUp < static_cast<int>(all.size()))
        m_setUp = all[static_cast<std::size_t>(setUp)];
    show();
}

void GameResults::setAgainst(Against against)
{
    m_against = against;
    show();
}

bool GameResults::isCounted(const records::FinishedGame& game, std::size_t seat) const
{
    for (std::size_t other = 0; other < game.players.size(); ++other)
        if (other != seat && isAgainst(m_against, game.players[other].kind))
            return true;
    return false;
}

bool GameResults::isShown(const records::FinishedGame& game) const
{
    if (m_setUp && !isSameSetUp(*m_setUp, game.rules))
        return false;
    for (std::size_t seat = 0; seat < game.players.size(); ++seat)
        if (isCounted(game, seat))
            // With a filter by opponents, games between computers are not shown.
            if (m_against == Anybody || game.players[seat].kind == records::PlayerKind::Human)
                return true;
    return false;
}

void GameResults::show()
{
    // If no game with the chosen set-up is left, show the games of all set-ups.
    if (setUp() < 0)
        m_setUp.reset();
    std::vector<records::FinishedGame> shown;
    std::ranges::copy_if(m_all, std::back_inserter(shown), [&](const auto& game) { return isShown(game); });
    auto games = finishedGameRows(shown, [this](const std::string& name) {
        return !name.empty()
               && (m_autosaves.rowOf(name) >= 0 || m_autosaves.openGame() == QString::fromStdString(name));
    });
    // If other games are shown than before, a reset is faster than `showRows`.
    if (std::ranges::equal(games, m_games.rows(), [](const auto& a, const auto& b) { return a.isSame(b); }))
        m_games.showRows(std::move(games));
    else
        m_games.resetRows(std::move(games));
    m_players.showRows(resultPlayerRows(shown, [this](const records::FinishedGame& game, std::size_t seat) {
        return isCounted(game, seat);
    }));
    emit changed();
}

QString GameResults::problem() const
{
    if (m_error)
        //: %1 is a sentence that says why.
        return tr("A result could not be saved. Vozka will try again. %1").arg(errorMessage(*m_error));
    if (const auto& fault = m_contents.fault) {
        if (m_contents.renamed)
            return tr("The record of results cannot be read and was set aside. %1").arg(errorMessage(*fault));
        if (mayBeOfNewerVersion(*fault))
            return tr("A newer version of Vozka wrote the record of results. It stays unchanged; new results "
                      "are not saved. %1")
                .arg(errorMessage(*fault));
        return tr("The record of results cannot be read now. It stays unchanged. %1")
            .arg(errorMessage(*fault));
    }
    if (m_contents.unread > 0 && m_contents.firstUnread)
        return tr("%n result(s) cannot be read and stay in the file as they are. %1", nullptr,
                  m_contents.unread)
            .arg(errorMessage(*m_contents.firstUnread));
    return {};
}

void GameResults::refresh()
{
    if (m_file) {
        auto contents = m_file->load();
        // The message that an unreadable file was renamed is shown until the program ends.
        if (!contents.fault && m_contents.renamed) {
            contents.fault = std::move(m_contents.fault);
            contents.renamed = true;
        }
        m_contents = std::move(contents);
    } else {
        m_contents = {};
    }
    show();
}

int GameResults::autosaveRow(int row) const
{
    return m_games.has(row) && !m_games.at(row).game.game.empty()
               ? m_autosaves.rowOf(m_games.at(row).game.game)
               : -1;
}

bool GameResults::isOpen(int row) const
{
    const QString name = m_games.has(row) ? QString::fromStdString(m_games.at(row).game.game) : QString();
    return !name.isEmpty() && m_autosaves.openGame() == name;
}

std::string GameResults::exported(bool asJson) const
{
    std::vector<records::FinishedGame> games;
    for (const auto& row : m_games.rows())
        games.push_back(row.game);
    return asJson ? records::resultsAsJson(games) : records::resultsAsTable(games);
}

} // namespace vozka
