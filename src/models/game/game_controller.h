// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game being played, or a position to look at: what may be done, doing it, taking it back and looking back.
#pragma once

#include "match/referee.h"
#include "models/game/drops.h"
#include "models/game/game_events.h"
#include "models/game/game_files.h"
#include "models/game/shown_table.h"
#include "models/game/table_clock.h"
#include "models/result/statistics.h"
#include "models/setup/set_up_model.h"
#include "models/table/review.h"
#include "records/position.h"

#include <optional>

namespace vozka {

class GameController : public vozka::ShownTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(bool viewOnly READ viewOnly NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// The rules of this game allow undo.
    Q_PROPERTY(bool undoAllowed READ undoAllowed NOTIFY changed)
    /// It is over because it was ended before its time; undo takes that back.
    Q_PROPERTY(bool endedEarly READ endedEarly NOTIFY changed)
    Q_PROPERTY(int tilesLeft READ tilesLeft NOTIFY changed)
    /// The rules of the game let the players see how many tiles are left.
    Q_PROPERTY(bool showsTilesLeft READ showsTilesLeft NOTIFY changed)
    Q_PROPERTY(int turnNumber READ turnNumber NOTIFY changed)
    /// What is shown while looking back is a point of a game from which it could have gone on otherwise.
    Q_PROPERTY(bool canPlayOnFromHere READ canPlayOnFromHere NOTIFY changed)
    /// Number of decisions and deals so far.
    Q_PROPERTY(int decisions READ decisions NOTIFY changed)
    /// 0 = classic, 1 = new; -1 = nothing lies on the table.
    Q_PROPERTY(int edition READ edition NOTIFY changed)
    Q_PROPERTY(vozka::Drops* drops READ drops CONSTANT)
    /// Looking back: while it is active, the lists show the game as it was then and nothing can be done.
    Q_PROPERTY(vozka::Review* review READ review CONSTANT)
    Q_PROPERTY(vozka::GameFiles* files READ files CONSTANT)
    Q_PROPERTY(vozka::GameEvents* events READ events CONSTANT)
    /// The time that the players have, in a game with a clock.
    Q_PROPERTY(vozka::TableClock* clock READ clock CONSTANT)
    Q_PROPERTY(vozka::Statistics* statistics READ statistics CONSTANT)
    /// Changes come from a move and can be animated; false while a table is loaded and after undo.
    Q_PROPERTY(bool animated READ animated NOTIFY animatedChanged)

public:
    explicit GameController(QObject* parent = nullptr);
    ~GameController() override;

    [[nodiscard]] bool active() const { return m_match || m_position; }
    [[nodiscard]] bool over() const { return m_match && m_match->state()->over; }
    [[nodiscard]] bool viewOnly() const { return m_position.has_value(); }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const { return m_match && !m_review.active() && m_match->canRedo(); }
    [[nodiscard]] bool undoAllowed() const
    {
        return m_referee == nullptr && (!m_match || m_match->undoAllowed());
    }
    [[nodiscard]] bool endedEarly() const { return m_match && m_match->endedEarly(); }
    /// The game that is played, nullptr if none is. Good until it goes on.
    [[nodiscard]] const Match* match() const { return m_match ? &*m_match : nullptr; }
    [[nodiscard]] int tilesLeft() const;
    [[nodiscard]] bool showsTilesLeft() const;
    [[nodiscard]] int turnNumber() const;
    [[nodiscard]] bool canPlayOnFromHere() const;
    [[nodiscard]] int decisions() const { return static_cast<int>(table().moments.size()); }
    [[nodiscard]] Drops* drops() { return &m_drops; }
    [[nodiscard]] GameFiles* files() { return &m_files; }
    [[nodiscard]] GameEvents* events() { return &m_events; }
    [[nodiscard]] Review* review() { return &m_review; }
    [[nodiscard]] TableClock* clock() { return &m_clock; }
    [[nodiscard]] Statistics* statistics() { return &m_statistics; }
    [[nodiscard]] bool animated() const { return m_animated; }
    /// Good until the game goes on.
    [[nodiscard]] Table table() const override;
    [[nodiscard]] int edition() const;
    /// What lies there, also while one looks back. Requires: it is active.
    [[nodiscard]] records::PositionRecord asPosition() const;
    /// A position to look at that lies on that table; what explains it goes on explaining.
    void show(const records::PositionRecord& position, records::LaidOut laid, bool animated);

    /// False, and `failed` with the reason, if there can be no such game; then nothing has changed.
    Q_INVOKABLE bool startGame(vozka::SetUpModel* setUp);
    bool startGame(records::GameRecord record);
    /// Lays a game as it stands, or a position. What file it has is told to `files` before.
    void lay(Match match);
    void lay(const records::PositionRecord& position, records::LaidOut laid);
    /// Does an action of a player or of nature, whoever has to ask the referee before. Requires: it is legal.
    void play(const Action& action);
    /// Null for none. A referee allows each action of a player; there is no undo. It must outlive this.
    void setReferee(Referee* referee) { m_referee = referee; }
    /// Something is told first: nobody is asked to do anything.
    void setWaiting(bool waiting);
    /// Clears the table. The game stays among the kept ones.
    Q_INVOKABLE void close();
    /// Ends the game as it stands, with the final scoring. Undo leads back to it; what is kept is the game.
    Q_INVOKABLE void endNow();
    /// Takes back what is held, else the last decision.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Shows the game as it was after that turn until `review.leave()`. Nothing for a position.
    Q_INVOKABLE void lookBack(int turn);
    /// The same, as it was before the moment of that index.
    void lookBackBefore(std::size_t moment);
    /// The same, after the event in that row of the log; ignores rows that do not exist.
    Q_INVOKABLE void lookBackAtLog(int row);
    /// Starts a new game from the position in review mode, with another order of tiles. Undo also takes back
    /// the turns before. The old game stays in the list of kept games.
    Q_INVOKABLE bool playOnFromHere();
    /// Shows the game as it was after the turn of that row of the highlights, with what stood out lit up.
    Q_INVOKABLE void showHighlight(int row);
    /// A new game of the same players by the same rules, with other luck.
    Q_INVOKABLE bool playAgain();
    /// Makes that choice, or holds it until it is confirmed; ignores rows that do not exist.
    Q_INVOKABLE void choose(int row);
    /// The same after the current event, because the choice may destroy the item that handles it.
    Q_INVOKABLE void chooseSoon(int row);
    /// Makes that choice; a tile is tried on its cell first.
    Q_INVOKABLE void pick(const vozka::Choice& choice);
    /// Does what is held, or offers it again. False if nothing is held.
    bool settleHeld(bool confirmed);
    Q_INVOKABLE void decline() { choose(prompt().passRow); }
    /// Goes on with what is shown first or held, and else declines, or places the tile that is tried. False
    /// if nothing can be confirmed.
    Q_INVOKABLE void pass();
    Q_INVOKABLE bool confirm();
    /// Ends what is shown first, or takes back what is held. False if nothing is.
    Q_INVOKABLE bool cancel() { return settle(false); }

    /// Uses the thing in that row of a player's holdings, if the current player may.
    Q_INVOKABLE void takeOffer(int player, int holding);
    /// Turns the tile in hand, or goes to the next fitting turn while it is shown on a cell.
    Q_INVOKABLE void turnHand(int by);
    /// Selects the kind of figure to place; ignores unknown kinds.
    Q_INVOKABLE void pickFigure(int figure);
    /// The same, at the request of the player.
    Q_INVOKABLE void takeFigure(int figure);

signals:
    /// Something could not be done; the reason in words.
    void failed(const QString& sentence);
    /// An action that the player tried is refused. QML emits this, too. `rule` may be empty.
    void refused(const QString& sentence, const QString& rule);
    /// The player took a kind of figure, which may have no place.
    void figureTaken();
    void computerStepRequested();
    /// Nothing is left to be seen of the game that was played to its end.
    void gameOver();
    /// Another game or position lies on the table.
    void begun();
    /// The game went on or back: what was still moving is where it belongs.
    void wentOn();
    void animatedChanged();

private:
    struct Laid {
        records::LaidOut table;
        std::vector<records::PlayerEntry> players;
        records::RuleChoice rules;
    };
    /// Another one lies there, and is seen as it stands.
    void begin();
    void refreshFrom(std::size_t known) override;
    [[nodiscard]] Prompt::Kind asked() const override;
    bool settle(bool confirmed);
    void act(const Action& action);
    /// A tile that is held and now lies otherwise is no longer held.
    void dropHeldTile();
    /// Shows what happened in the moments from that one on.
    void goOnFrom(std::size_t moment);
    void goOn(bool animated);
    /// Shows what is looked back at; what comes by itself comes as it came in the game.
    void showReviewed();
    void setAnimated(bool animated);
    /// Nothing hides what comes next any more: the player's choices, the scores at the end, the result.
    void goOnAfterDiscards();

    std::optional<Match> m_match;
    std::optional<Laid> m_position;
    bool m_animated = false;
    bool m_waiting = false;
    Referee* m_referee = nullptr;
    GameFiles m_files{*this};
    GameEvents m_events{this};
    Drops m_drops{*this};
    Review m_review{this};
    Statistics m_statistics{this};
    TableClock m_clock{*this};
};

} // namespace vozka
