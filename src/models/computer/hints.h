// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A hint for the person who decides: the best moves, found in the background, shown on the board until the
// game goes on. It plays nothing.
#pragma once

#include "models/computer/shown_move.h"
#include "models/computer/thinker.h"

#include <QRectF>

namespace vozka {

class Hints : public vozka::Thinker {
    Q_OBJECT
    QML_ELEMENT
    /// It is asked for: looked for, or shown.
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    /// A person has to decide, so that there is something to say.
    Q_PROPERTY(bool offered READ offered NOTIFY changed)
    Q_PROPERTY(vozka::RowList* moves READ moves CONSTANT)
    /// The row that is looked at closely, -1 for none.
    Q_PROPERTY(int chosen READ chosen WRITE setChosen NOTIFY chosenChanged)
    /// The cells that the moves are about.
    Q_PROPERTY(QRectF extent READ extent NOTIFY changed)
    /// The game is a first one, with few tiles.
    Q_PROPERTY(bool firstGame READ firstGame NOTIFY changed)
    /// The player who decides is in their first turns of such a game: a text points out the hints. The first
    /// one is shown automatically.
    Q_PROPERTY(bool recommended READ recommended NOTIFY changed)

public:
    using Thinker::Thinker;

    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] bool thinking() const { return m_background.isBusy(); }
    [[nodiscard]] bool offered() const;
    [[nodiscard]] bool firstGame() const;
    [[nodiscard]] bool recommended() const;
    [[nodiscard]] RowModel<MoveRow>* moves() { return &m_moves; }
    [[nodiscard]] int chosen() const { return m_chosen; }
    void setChosen(int row);
    [[nodiscard]] QRectF extent() const { return extentOf(m_moves.rows()); }

    /// Asks for a hint; a second time: puts it away.
    Q_INVOKABLE void toggle();
    Q_INVOKABLE void putAway();

signals:
    void changed();
    void chosenChanged();

private:
    void onChanged() override;
    void onBegun() override;
    /// Shows a hint automatically, once, in a first game.
    void volunteer();
    void ask();
    [[nodiscard]] static QString withoutReasons(const Table& table, const std::vector<CandidateMove>& found,
                                                const CandidateMove& move);
    void onFound(const std::vector<CandidateMove>& found);
    /// Number of tiles that the player who decides has placed.
    [[nodiscard]] int tilesPlaced() const;

    bool m_active = false;
    /// The automatic hint was shown in this game.
    bool m_volunteered = false;
    int m_chosen = -1;
    /// The state about which it was asked.
    std::optional<State> m_asked;
    RowModel<MoveRow> m_moves{this};
    std::vector<CandidateMove> m_found;
};

} // namespace vozka
