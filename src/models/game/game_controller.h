// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Game or position on the table: legal choices, actions, undo and review.
#pragma once

#include "match/action_filter.h"
#include "models/game/drops.h"
#include "models/game/game_events.h"
#include "models/game/game_files.h"
#include "models/game/table_clock.h"
#include "models/game/table_view_model.h"
#include "models/result/statistics.h"
#include "models/setup/set_up_model.h"
#include "models/table/review.h"
#include "records/position.h"

#include <optional>

namespace vozka {

class GameController : public vozka::TableViewModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(bool viewOnly READ viewOnly NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool undoAllowed READ undoAllowed NOTIFY changed)
    /// True if the game was ended early; undo restores it.
    Q_PROPERTY(bool endedEarly READ endedEarly NOTIFY changed)
    /// Number of tiles in the bag; 0 without a game.
    Q_PROPERTY(int tilesLeft READ tilesLeft NOTIFY changed)
    Q_PROPERTY(bool showsTilesLeft READ showsTilesLeft NOTIFY changed)
    Q_PROPERTY(int turnNumber READ turnNumber NOTIFY changed)
    Q_PROPERTY(bool canPlayOnFromHere READ canPlayOnFromHere NOTIFY changed)
    Q_PROPERTY(bool canTurnBoard READ canTurnBoard NOTIFY changed)
    /// Number of decisions and deals up to the shown position.
    Q_PROPERTY(int decisions READ decisions NOTIFY changed)
    /// Value of Editions; `Either` without a game.
    Q_PROPERTY(int edition READ edition NOTIFY changed)
    Q_PROPERTY(vozka::Drops* drops READ drops CONSTANT)
    /// While the review is active, the models show the reviewed position and no action is possible.
    Q_PROPERTY(vozka::Review* review READ review CONSTANT)
    Q_PROPERTY(vozka::GameFiles* files READ files CONSTANT)
    Q_PROPERTY(vozka::GameEvents* events READ events CONSTANT)
    Q_PROPERTY(vozka::TableClock* clock READ clock CONSTANT)
    Q_PROPERTY(vozka::Statistics* statistics READ statistics CONSTANT)
    /// True if changes are animated; false while a table is loaded and after undo.
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
        return m_actionFilter == nullptr && (!m_match || m_match->undoAllowed());
    }
    [[nodiscard]] bool endedEarly() const { return m_match && m_match->endedEarly(); }
    /// Returns the running or finished game; null if none. Valid until the next action.
    [[nodiscard]] const Match* match() const { return m_match ? &*m_match : nullptr; }
    [[nodiscard]] int tilesLeft() const { return m_match ? m_match->state()->bagTotal : 0; }
    [[nodiscard]] bool showsTilesLeft() const;
    [[nodiscard]] int turnNumber() const { return m_match ? m_match->state()->turn : 0; }
    [[nodiscard]] bool canPlayOnFromHere() const;
    [[nodiscard]] bool canTurnBoard() const;
    [[nodiscard]] int decisions() const { return static_cast<int>(table().history.size()); }
    [[nodiscard]] Drops* drops() { return &m_drops; }
    [[nodiscard]] GameFiles* files() { return &m_files; }
    [[nodiscard]] GameEvents* events() { return &m_events; }
    [[nodiscard]] Review* review() { return &m_review; }
    [[nodiscard]] TableClock* clock() { return &m_clock; }
    [[nodiscard]] Statistics* statistics() { return &m_statistics; }
    [[nodiscard]] bool animated() const { return m_animated; }
    /// The result is valid until the next action.
    [[nodiscard]] Table table() const override;
    [[nodiscard]] int edition() const;
    /// Returns the shown position, also in review mode. Requires: active().
    [[nodiscard]] records::PositionRecord asPosition() const;
    /// Shows a position and its loaded table `laid`. Overlays stay as they are.
    void show(const records::PositionRecord& position, records::LoadedPosition laid, bool animated);

    /// Starts a game. On failure changes nothing, returns false, and emits `failed` if the set-up is valid.
    Q_INVOKABLE bool startGame(vozka::SetUpModel* setUp);
    bool startGame(records::GameRecord record);
    /// Shows a game or a position. The caller updates `files` before.
    void load(Match match);
    void load(const records::PositionRecord& position, records::LoadedPosition laid);
    /// Applies an action of a player or of chance without the action filter. Requires: it is legal.
    void play(const Action& action);
    /// `filter`: null if none. Must outlive this object. With a filter, undo is not possible.
    void setActionFilter(ActionFilter* filter) { m_actionFilter = filter; }
    [[nodiscard]] bool hasActionFilter() const { return m_actionFilter != nullptr; }
    /// `waiting`: true while no player can act, as at a question of a story.
    void setWaiting(bool waiting);
    /// Clears the table. The game stays among the automatic saves, except a new game without actions.
    Q_INVOKABLE void close();
    /// Ends the game now, with the final scoring. Undo restores it; the saved game is not over.
    Q_INVOKABLE void endNow();
    /// Cancels the held choice, otherwise undoes the last decision or, if the game has no undo, says so.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Shows the game after that turn until `review.leave()`.
    Q_INVOKABLE void startReview(int turn);
    /// Turns the view of the board clockwise by quarter turns. No effect for positions, in stories, during
    /// the final scoring and while discarded tiles are shown.
    Q_INVOKABLE void turnBoard(int by);
    void reviewBefore(std::size_t entry);
    /// Shows the game after the event in this row of the log. Ignores unknown rows.
    Q_INVOKABLE void reviewLogLine(int row);
    /// Starts a new game from the reviewed position, with another order of tiles. Undo can also remove the
    /// moves before that position.
    Q_INVOKABLE bool playOnFromHere();
    /// Reviews the turn of that highlight and highlights its places.
    Q_INVOKABLE void showHighlight(int row);
    /// Starts a game with the same players and rules and a new random seed.
    Q_INVOKABLE bool playAgain();
    /// Makes that choice, or holds it until it is confirmed. Ignores unknown rows.
    Q_INVOKABLE void choose(int row);
    /// Calls choose() after the current event, because it might destroy the calling item.
    Q_INVOKABLE void chooseSoon(int row);
    /// Makes that choice. For a tile, the first call shows the tile on its cell, the second call places it.
    Q_INVOKABLE void pick(const vozka::Choice& choice);
    /// Confirms or cancels the held choice. False if none is held.
    bool resolveHeld(bool confirmed);
    Q_INVOKABLE void decline() { choose(prompt().passRow); }
    /// Confirm the shown message or the held choice. Otherwise `pass` declines, and `confirm` places the tile
    /// of the preview, or returns false without a preview.
    Q_INVOKABLE void pass();
    Q_INVOKABLE bool confirm();
    /// Skips the shown message or cancels the held choice. False if none.
    Q_INVOKABLE bool cancel() { return resolve(false); }

    /// Does the action of a holding of a player, if it is legal. `holding`: row of the player's holdings.
    Q_INVOKABLE void acceptOffer(int player, int holding);
    /// Turns the tile in hand by quarter turns; with a preview, to the next rotation that fits the cell.
    Q_INVOKABLE void turnHand(int by);
    /// Selects a kind of figure. Ignores unknown kinds.
    Q_INVOKABLE void pickFigure(int figure);
    /// Selects a kind of figure on request of the player and emits `figureTaken`.
    Q_INVOKABLE void takeFigure(int figure);

signals:
    void failed(const QString& message);
    /// An action of the player is refused. Also emitted by QML. `rule` might be empty.
    void refused(const QString& message, const QString& rule);
    /// The player selected a kind of figure, which might have no place.
    void figureTaken();
    void computerStepRequested();
    /// The game ended and all its events were shown.
    void gameOver();
    void started();
    void boardTurning();
    void boardTurned();
    /// The history or the shown part of the final scoring changed.
    void advanced();
    void animatedChanged();

private:
    struct ShownPosition {
        records::LoadedPosition table;
        std::vector<records::PlayerEntry> players;
        records::RuleChoice rules;
    };
    void begin();
    void restoreBoardTurns();
    void refreshFrom(std::size_t known) override;
    [[nodiscard]] Prompt::Kind currentPromptKind() const override;
    bool resolve(bool confirmed);
    void act(const Action& action);
    void dropHeldTile();
    /// Plays back the events of the history entries from this index.
    void playEvents(std::size_t entry);
    void advance(bool animated);
    /// Shows the reviewed turn, with its events if it is played automatically.
    void showReviewed();
    void setAnimated(bool animated);
    void advanceAfterDiscards();

    std::optional<Match> m_match;
    std::optional<ShownPosition> m_position;
    bool m_animated = false;
    bool m_waiting = false;
    ActionFilter* m_actionFilter = nullptr;
    GameFiles m_files{*this};
    GameEvents m_events{this};
    Drops m_drops{*this};
    Review m_review{this};
    Statistics m_statistics{this};
    TableClock m_clock{*this};
};

} // namespace vozka
