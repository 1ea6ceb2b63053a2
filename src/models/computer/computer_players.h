// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The computers at a table: they think in the background when they have to decide, and then do what they
// decided, one action after the other, at the pace that the settings say.
#pragma once

#include "models/computer/thinker.h"
#include "players/computer_player.h"

#include <QTimer>

#include <array>
#include <deque>
#include <map>
#include <memory>
#include <optional>

namespace vozka {

class ComputerPlayers : public vozka::Thinker {
    Q_OBJECT
    QML_ELEMENT
    /// Whether somebody sees the table. While nobody does, nobody thinks.
    Q_PROPERTY(bool present MEMBER m_present WRITE setPresent NOTIFY presentChanged)
    Q_PROPERTY(Doing doing READ doing NOTIFY changed)
    /// The seat of the computer that is to decide, -1 if none is.
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    /// What it does, as text without its name; empty if none is to decide.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// The sentences that may be shown in this game, none without a computer.
    Q_PROPERTY(QStringList sentences READ sentences NOTIFY changed)
    /// The address of the tile that it has drawn; empty without one.
    Q_PROPERTY(QString tilePicture READ tilePicture NOTIFY changed)
    /// Only computers play.
    Q_PROPERTY(bool canPause READ canPause NOTIFY changed)
    /// A game of computers alone stands still.
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY changed)

public:
    /// Step: it has decided and waits for `next`.
    enum class Doing { Nothing, Thinking, Moving, Step, Paused };
    Q_ENUM(Doing)

    explicit ComputerPlayers(QObject* parent = nullptr);

    void setPresent(bool present);
    [[nodiscard]] Doing doing() const { return m_doing; }
    [[nodiscard]] int seat() const;
    [[nodiscard]] QString sentence() const { return sentenceOf(m_doing); }
    [[nodiscard]] QStringList sentences() const;
    [[nodiscard]] QString tilePicture() const;
    [[nodiscard]] bool canPause() const;
    [[nodiscard]] bool paused() const { return m_paused; }
    void setPaused(bool paused);

    /// Ends the thinking with what it has by then, and every wait of this decision.
    Q_INVOKABLE void moveNow();
    /// Does the next action of what was decided, if that is waited for.
    Q_INVOKABLE void next();

    /// Somebody who thinks as the player at that seat does. Requires: a computer plays there.
    [[nodiscard]] std::shared_ptr<ComputerPlayer> newMind(Player seat) const;
    /// What was thought before the action of that index, if it is remembered and was done so.
    [[nodiscard]] const Thought* thoughtBefore(std::size_t moment) const;

signals:
    void presentChanged();
    void changed();

private:
    /// A state of the game, told from others by how much has happened and what lies there.
    struct When {
        std::size_t moments = 0;
        std::size_t hash = 0;
        bool operator==(const When&) const = default;
    };
    [[nodiscard]] static QString sentenceOf(Doing doing);
    [[nodiscard]] bool awaited() const;
    /// Whether another game lies on the table than when somebody looked last.
    [[nodiscard]] bool isOtherGame() const;
    void onBegun() override;
    void onChanged() override;
    void interrupt();
    void think();
    void onThought(Thought thought);
    void showNext(bool first);
    void advance();

    bool m_present = true;
    bool m_paused = false;
    bool m_advancing = false;
    /// No more waits in this decision.
    bool m_hurried = false;
    Doing m_doing = Doing::Nothing;
    std::optional<When> m_when;
    /// The game that is played, without its actions.
    std::optional<records::GameRecord> m_game;
    std::size_t m_momentsSeen = 0;
    /// What is decided and not done yet.
    std::deque<Action> m_decided;
    /// Who thinks for a seat; kept, since some go on from what they found.
    std::array<std::shared_ptr<ComputerPlayer>, maxPlayers> m_minds;
    std::map<std::size_t, Thought> m_thoughts;
    QTimer m_pause;
};

} // namespace vozka
