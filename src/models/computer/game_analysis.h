// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game looked at again, decision by decision, in the background: what was done, what the search would have
// done, and what the difference cost. Kept beside the game; goes on where it was left.
#pragma once

#include "models/computer/judged_model.h"
#include "models/computer/shown_move.h"
#include "models/computer/thinker.h"

#include <QRectF>

namespace vozka {

class GameAnalysis : public vozka::Thinker {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// There is something to be analysed that is not yet.
    Q_PROPERTY(bool open READ open NOTIFY changed)
    /// How many decisions are judged, and how many there are.
    Q_PROPERTY(int done READ done NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// In the order of the game.
    Q_PROPERTY(vozka::RowList* moves READ moves CONSTANT)
    /// The three that cost most, the costliest first.
    Q_PROPERTY(vozka::RowList* costliest READ costliest CONSTANT)
    /// While a decision is shown on the board: what was done and what would have been better.
    Q_PROPERTY(vozka::RowList* shown READ shown CONSTANT)
    /// The number of the decision that is shown, -1 for none.
    Q_PROPERTY(int shownNumber READ shownNumber NOTIFY shownChanged)
    /// Player, turn and cost, as text.
    Q_PROPERTY(QString shownTitle READ shownTitle NOTIFY shownChanged)
    /// The cells that it is about.
    Q_PROPERTY(QRectF extent READ extent NOTIFY shownChanged)

public:
    explicit GameAnalysis(QObject* parent = nullptr);

    [[nodiscard]] bool running() const { return m_background.isBusy(); }
    [[nodiscard]] bool open() const { return done() < count(); }
    [[nodiscard]] int done() const { return static_cast<int>(m_judged.size()); }
    [[nodiscard]] int count() const { return static_cast<int>(m_tasks.size()); }
    [[nodiscard]] RowModel<JudgedRow>* moves() { return &m_moves; }
    [[nodiscard]] RowModel<JudgedRow>* costliest() { return &m_costliest; }
    [[nodiscard]] RowModel<MoveRow>* shown() { return &m_shown; }
    [[nodiscard]] int shownNumber() const { return m_shownNumber; }
    [[nodiscard]] QString shownTitle() const;
    [[nodiscard]] QRectF extent() const { return extentOf(m_shown.rows()); }
    [[nodiscard]] const std::vector<JudgedMove>& judged() const { return m_judged; }

    /// Looks at the game as it is now, and at what is known of it already. Analyses nothing yet.
    Q_INVOKABLE void look();
    /// Goes on until all is judged.
    Q_INVOKABLE void start();
    /// What is judged by then stays.
    Q_INVOKABLE void cancel();
    /// Shows that decision on the board as it was before, with both moves. Ends with the looking back.
    Q_INVOKABLE void show(int number);
    /// "Turn 12": when that decision was made; empty if it is not judged.
    Q_INVOKABLE [[nodiscard]] QString whenOf(int number) const;
    /// The lead that was expected for the player of that seat after it, "+4.2"; empty if it is not judged.
    Q_INVOKABLE [[nodiscard]] QString leadOf(int number, int seat) const;

signals:
    void changed();
    void shownChanged();

private:
    /// A decision with copies of its own, since the game may go on meanwhile.
    void forget();
    /// Forgets it when the table is cleared.
    void onChanged() override;
    void onBegun() override;
    /// So many of the judged decisions, from the first on, are made in the same way in that game.
    [[nodiscard]] std::size_t holding(const Match& match) const;
    void judgeNext();
    void onJudged(const JudgedDecision& judged);
    void showRows();
    void hide();
    void keep() const;
    [[nodiscard]] QString file() const;

    std::vector<Decision> m_tasks;
    std::vector<JudgedMove> m_judged;
    /// Who judges; kept from one decision to the next.
    std::shared_ptr<Analysis> m_judge;
    RowModel<JudgedRow> m_moves{this};
    RowModel<JudgedRow> m_costliest{this};
    RowModel<MoveRow> m_shown{this};
    int m_shownNumber = -1;
};

} // namespace vozka
