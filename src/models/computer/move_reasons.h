// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons why a computer chose a move that is listed in the log. Uses the stored result of the search.
// Without a stored result, repeats the search in the background.
#pragma once

#include "models/computer/background.h"
#include "models/computer/computer_players.h"
#include "models/computer/shown_moves.h"

namespace vozka {

class MoveReasons : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        vozka::ComputerPlayers* computers MEMBER m_computers WRITE setComputers NOTIFY computersChanged)
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    /// Player and move, as text.
    Q_PROPERTY(QString playerName READ playerName NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)
    /// The move, as the only row; empty if none is shown.
    Q_PROPERTY(vozka::RowList* move READ move CONSTANT)
    /// Letters of the texts, on the board.
    Q_PROPERTY(vozka::RowList* letters READ letters CONSTANT)
    /// Reasons for the move, one per line.
    Q_PROPERTY(QString messages READ messages NOTIFY changed)

public:
    using QObject::QObject;

    void setComputers(ComputerPlayers* computers);
    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] bool thinking() const { return m_background.isBusy(); }
    [[nodiscard]] QString playerName() const { return m_playerName; }
    [[nodiscard]] QString words() const { return m_words; }
    [[nodiscard]] RowModel<MoveRow>* move() { return &m_move; }
    [[nodiscard]] RowModel<LetterRow>* letters() { return &m_letters; }
    [[nodiscard]] QString messages() const { return m_messages.join(u'\n'); }

    /// Shows the reasons for the move of a computer in that row of the log. Does nothing for other rows and
    /// during the final scoring.
    Q_INVOKABLE void explain(int logRow);
    /// Shows the reasons for the latest move of a computer.
    Q_INVOKABLE void explainLatest();
    /// Highlights the places that a reason names. Clears the highlight for reason -1.
    Q_INVOKABLE void pointAtReason(int reason);
    Q_INVOKABLE void hide();

signals:
    void computersChanged();
    void changed();

private:
    /// Hides the reasons if another position is shown than at their request.
    void checkPosition();
    void showMove(ReasonTexts reasons);
    void showReasons(const SearchResult& result, const std::vector<Action>& played);

    QPointer<ComputerPlayers> m_computers;
    bool m_active = false;
    QString m_playerName;
    QString m_words;
    ShownMoves m_shown;
    RowModel<MoveRow> m_move{this};
    RowModel<LetterRow> m_letters{this};
    QStringList m_messages;
    /// State before the move, empty if none is shown.
    std::optional<State> m_before;
    /// Number of decisions up to the position that was shown when the reasons were requested.
    int m_shownAt = 0;
    std::vector<Action> m_played;
    Background m_background{this};
};

} // namespace vozka
