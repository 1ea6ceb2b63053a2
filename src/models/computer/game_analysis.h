// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Analysis of each decision of a game in the background: played move, best move, and cost of the difference.
// The analysis is stored next to the game, and continues from the stored decisions.
#pragma once

#include "models/computer/analysis_file.h"
#include "models/computer/background_search.h"
#include "models/computer/shown_moves.h"

#include <QRectF>

namespace vozka {

class GameAnalysis : public vozka::BackgroundSearch {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// True if some decisions are not analysed yet.
    Q_PROPERTY(bool incomplete READ isIncomplete NOTIFY changed)
    /// Number of analysed decisions, and of all decisions.
    Q_PROPERTY(int done READ done NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Analysed decisions, in the order of the game.
    Q_PROPERTY(vozka::RowList* moves READ moves CONSTANT)
    /// The three decisions with the highest cost, highest first.
    Q_PROPERTY(vozka::RowList* costliest READ costliest CONSTANT)
    /// The same for each person, in the order of the players.
    Q_PROPERTY(vozka::RowList* costliestOfPersons READ costliestOfPersons CONSTANT)
    /// The played and the better move of the decision shown on the board.
    Q_PROPERTY(vozka::RowList* shown READ shown CONSTANT)
    /// Letters of the texts of `shown`, on the board.
    Q_PROPERTY(vozka::RowList* letters READ letters CONSTANT)
    /// Number of the decision shown, from 0; -1 if none.
    Q_PROPERTY(int shownNumber READ shownNumber NOTIFY shownChanged)
    /// Player, turn and cost of the decision shown, as text.
    Q_PROPERTY(QString shownTitle READ shownTitle NOTIFY shownChanged)
    /// True while the reasons of the decision shown are searched.
    Q_PROPERTY(bool reasoning READ reasoning NOTIFY shownChanged)
    /// Bounding rectangle of the cells of both moves.
    Q_PROPERTY(QRectF extent READ extent NOTIFY shownChanged)

public:
    explicit GameAnalysis(QObject* parent = nullptr);

    [[nodiscard]] bool running() const { return m_background.isBusy(); }
    [[nodiscard]] bool isIncomplete() const { return done() < count(); }
    [[nodiscard]] int done() const { return static_cast<int>(m_rated.size()); }
    [[nodiscard]] int count() const { return static_cast<int>(m_tasks.size()); }
    [[nodiscard]] RowModel<RatedRow>* moves() { return &m_moves; }
    [[nodiscard]] RowModel<RatedRow>* costliest() { return &m_costliest; }
    [[nodiscard]] RowModel<RatedRow>* costliestOfPersons() { return &m_costliestOfPersons; }
    [[nodiscard]] RowModel<MoveRow>* shown() { return &m_shown; }
    [[nodiscard]] RowModel<LetterRow>* letters() { return &m_letters; }
    [[nodiscard]] int shownNumber() const { return m_shownNumber; }
    [[nodiscard]] QString shownTitle() const;
    [[nodiscard]] bool reasoning() const;
    [[nodiscard]] QRectF extent() const { return extentOf(m_shown.rows()); }
    [[nodiscard]] const std::vector<RatedMove>& rated() const { return m_rated; }

    /// Loads the decisions of the current game and the stored analysis. Does not start to analyse.
    Q_INVOKABLE void load();
    /// Analyses all decisions that are not analysed yet.
    Q_INVOKABLE void start();
    /// Stops and keeps the analysed decisions.
    Q_INVOKABLE void cancel();
    /// Shows the board before that decision, with both moves, until the review ends.
    Q_INVOKABLE void show(int number);
    /// Highlights the places that a reason of the move in that row of `shown` names. Clears the highlight for
    /// reason -1.
    Q_INVOKABLE void pointAtReason(int row, int reason);
    /// Returns the turn of the decision, such as "Turn 12"; empty if it is not analysed.
    Q_INVOKABLE [[nodiscard]] QString turnTextOf(int number) const;
    /// Returns the expected lead of that seat after the decision, such as "+4.2"; empty if it is not
    /// analysed.
    Q_INVOKABLE [[nodiscard]] QString leadOf(int number, int seat) const;

signals:
    void changed();
    void shownChanged();

private:
    void clear();
    /// Clears the analysis when the table is cleared.
    void onChanged() override;
    void onStarted() override;
    /// Returns the number of analysed decisions before the first decision that differs in that game.
    [[nodiscard]] std::size_t decisionsIn(const Match& match) const;
    void rateNext();
    void onRated(const RatedDecision& rated);
    /// Computes the rows of the decisions from that number on. Keeps the earlier rows.
    void showRows(std::size_t from = 0);
    /// Finds the reasons of that decision in the background, and then the reasons of the others.
    void findReasons(std::size_t number);
    void findNextReasons();
    void showMoves();
    [[nodiscard]] std::vector<RatedRow> ofPersons(const std::vector<RatedRow>& rows) const;
    void hide();
    void save() const;
    [[nodiscard]] QString file() const;

    std::vector<Decision> m_tasks;
    std::vector<RatedMove> m_rated;
    /// Kept from one decision to the next.
    std::shared_ptr<Analysis> m_analysis;
    /// Finds missing reasons, one decision at a time.
    Background m_reasoning{this};
    RowModel<RatedRow> m_moves{this};
    RowModel<RatedRow> m_costliest{this};
    RowModel<RatedRow> m_costliestOfPersons{this};
    ShownMoves m_shownMoves;
    RowModel<MoveRow> m_shown{this};
    RowModel<LetterRow> m_letters{this};
    int m_shownNumber = -1;
};

} // namespace vozka
