// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Hint for a person: the best moves, searched in the background and shown until the game continues. Plays
// nothing.
#pragma once

#include "models/computer/background_search.h"
#include "models/computer/shown_moves.h"

#include <QRectF>

namespace vozka {

class Hints : public vozka::BackgroundSearch {
    Q_OBJECT
    QML_ELEMENT
    /// True while a hint is searched or shown.
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    /// True if a person must decide, so that a hint is possible.
    Q_PROPERTY(bool offered READ offered NOTIFY changed)
    Q_PROPERTY(vozka::RowList* moves READ moves CONSTANT)
    /// Letters of the texts, on the board.
    Q_PROPERTY(vozka::RowList* letters READ letters CONSTANT)
    /// Selected row; -1 if none.
    Q_PROPERTY(int chosen READ chosen WRITE setChosen NOTIFY chosenChanged)
    /// Bounding rectangle of the cells of the moves.
    Q_PROPERTY(QRectF extent READ extent NOTIFY changed)
    /// True in a short game of a player without results.
    Q_PROPERTY(bool firstGame READ firstGame NOTIFY changed)
    /// True in the first turns of a human player in such a game: a text recommends hints. One hint is shown
    /// automatically.
    Q_PROPERTY(bool recommended READ recommended NOTIFY changed)

public:
    using BackgroundSearch::BackgroundSearch;

    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] bool thinking() const { return m_background.isBusy(); }
    [[nodiscard]] bool offered() const;
    [[nodiscard]] bool firstGame() const;
    [[nodiscard]] bool recommended() const;
    [[nodiscard]] RowModel<MoveRow>* moves() { return &m_moves; }
    [[nodiscard]] RowModel<LetterRow>* letters() { return &m_letters; }
    [[nodiscard]] int chosen() const { return m_chosen; }
    void setChosen(int row);
    [[nodiscard]] QRectF extent() const { return vozka::extentOf(m_moves.rows()); }

    /// Returns the bounding rectangle of the cells of that move; empty if it has none or does not exist.
    Q_INVOKABLE [[nodiscard]] QRectF extentOf(int row) const;
    /// Highlights the places that a reason of the move in that row names. Clears the highlight for reason -1.
    Q_INVOKABLE void pointAtReason(int row, int reason);
    /// Requests a hint, or closes it.
    Q_INVOKABLE void toggle();
    Q_INVOKABLE void hide();

signals:
    void changed();
    void chosenChanged();

private:
    void onChanged() override;
    void onStarted() override;
    void onBoardTurned() override { hide(); }
    /// Shows a hint automatically, once, in a first game.
    void offer();
    void search();
    void onFound(const std::vector<CandidateMove>& found);
    /// Number of tiles that the player who decides has placed.
    [[nodiscard]] int tilesPlaced() const;

    bool m_active = false;
    /// True if the automatic hint was shown in this game.
    bool m_wasOffered = false;
    int m_chosen = -1;
    /// State for which the hint was requested; `std::nullopt` if none.
    std::optional<State> m_searchedState;
    ShownMoves m_shown;
    RowModel<MoveRow> m_moves{this};
    RowModel<LetterRow> m_letters{this};
    std::vector<CandidateMove> m_found;
};

} // namespace vozka
