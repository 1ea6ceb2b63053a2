// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Models of a table. A derived class owns the table and refreshes the models when it changes.
#pragma once

#include "models/board/spotlight.h"
#include "models/overlays/overlays.h"
#include "models/players/player_model.h"
#include "models/result/final_count.h"
#include "models/table/area_model.h"
#include "models/table/board_model.h"
#include "models/table/candidate_model.h"
#include "models/table/choice_model.h"
#include "models/table/drop_result.h"
#include "models/table/figure_model.h"
#include "models/table/hand.h"
#include "models/table/log_model.h"
#include "models/table/moving_figure.h"
#include "models/table/outcome_model.h"
#include "models/table/path_model.h"
#include "models/table/prompt.h"
#include "models/table/tile_preview.h"

#include <QList>
#include <QPoint>

#include <optional>

namespace vozka {

class TableViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A GameController is one")
    Q_PROPERTY(vozka::Prompt prompt READ prompt NOTIFY changed)
    /// The longest instructions in this game, for the height of the bar that shows them.
    Q_PROPERTY(QStringList longestInstructions READ longestInstructions NOTIFY longestInstructionsChanged)
    /// Tile and supply of the player to move.
    Q_PROPERTY(vozka::Hand hand READ hand NOTIFY changed)
    Q_PROPERTY(vozka::SupplyModel* supply READ supply NOTIFY changed)
    /// Figure that moves on or returns to the supply.
    Q_PROPERTY(vozka::MovingFigure movingFigure READ movingFigure NOTIFY changed)
    /// Passages from the feature of the moving figure to other features, usable or not.
    Q_PROPERTY(vozka::RowList* passages READ passages CONSTANT)
    /// Tiles visited by a piece that is moved step by step; empty if no piece is moved.
    Q_PROPERTY(vozka::PathModel* path READ path CONSTANT)
    /// Cells within reach of the selected or hovered pile.
    Q_PROPERTY(QList<QPoint> reached MEMBER m_reached NOTIFY reachedChanged)
    Q_PROPERTY(vozka::PlayerModel* players READ players CONSTANT)
    Q_PROPERTY(vozka::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(vozka::FigureModel* figures READ figures CONSTANT)
    Q_PROPERTY(vozka::ChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(vozka::CandidateModel* candidates READ candidates CONSTANT)
    Q_PROPERTY(vozka::LogModel* log READ log CONSTANT)
    /// `glow`: features that can be chosen. `blocker`: feature that caused the last refusal.
    Q_PROPERTY(vozka::RowList* glow READ glow CONSTANT)
    Q_PROPERTY(vozka::RowList* blocker READ blocker CONSTANT)
    Q_PROPERTY(vozka::TilePreview* preview READ preview CONSTANT)
    /// Choice that waits for a confirmation; kind None if no choice waits.
    Q_PROPERTY(vozka::Choice held READ held NOTIFY changed)
    Q_PROPERTY(vozka::DiscardModel* discards READ discards CONSTANT)
    Q_PROPERTY(vozka::RowList* outcomes READ outcomes CONSTANT)
    Q_PROPERTY(vozka::RowList* areas READ areas CONSTANT)
    Q_PROPERTY(vozka::FinalCount* finalCount READ finalCount CONSTANT)
    Q_PROPERTY(vozka::Spotlight* spotlight READ spotlight CONSTANT)
    Q_PROPERTY(vozka::Overlays* overlays READ overlays CONSTANT)

public:
    explicit TableViewModel(QObject* parent = nullptr);
    ~TableViewModel() override;

    /// The result is valid until the table changes.
    [[nodiscard]] virtual Table table() const = 0;
    [[nodiscard]] const Prompt& prompt() const { return m_prompt; }
    [[nodiscard]] QStringList longestInstructions() const { return m_longestInstructions; }
    [[nodiscard]] const Hand& hand() const { return m_hand; }
    [[nodiscard]] SupplyModel* supply();
    [[nodiscard]] const MovingFigure& movingFigure() const { return m_movingFigure; }
    [[nodiscard]] RowModel<PassageRow>* passages() { return &m_passages; }
    [[nodiscard]] PathModel* path() { return &m_path; }
    [[nodiscard]] PlayerModel* players() { return &m_players; }
    [[nodiscard]] BoardModel* board() { return &m_board; }
    [[nodiscard]] FigureModel* figures() { return &m_figures; }
    [[nodiscard]] ChoiceModel* choices() { return &m_choices; }
    [[nodiscard]] CandidateModel* candidates() { return &m_candidates; }
    [[nodiscard]] LogModel* log() { return &m_log; }
    [[nodiscard]] RowModel<GlowRow>* glow() { return &m_glow; }
    [[nodiscard]] RowModel<GlowRow>* blocker() { return &m_blocker; }
    [[nodiscard]] TilePreview* preview() { return &m_preview; }
    [[nodiscard]] Choice held() const { return m_held.value_or(Choice()); }
    [[nodiscard]] DiscardModel* discards() { return &m_discards; }
    [[nodiscard]] const DiscardModel* discards() const { return &m_discards; }
    [[nodiscard]] RowModel<OutcomeRow>* outcomes() { return &m_outcomes; }
    [[nodiscard]] RowModel<AreaRow>* areas() { return &m_areas; }
    [[nodiscard]] FinalCount* finalCount() { return &m_count; }
    [[nodiscard]] const FinalCount* finalCount() const { return &m_count; }
    [[nodiscard]] Spotlight* spotlight() { return &m_spotlight; }
    [[nodiscard]] Overlays* overlays() { return &m_overlays; }

    /// Highlights the places of a row of the log. Removes the highlight if the row has no place.
    Q_INVOKABLE void highlightLogLine(int row) { m_spotlight.show(table(), m_log.placesOf(row)); }
    /// Highlights that feature on all its tiles. Does nothing for other places.
    Q_INVOKABLE void highlightFeature(int x, int y, int feature);
    /// Highlights the place of a row of the log and scrolls to it.
    Q_INVOKABLE void showLogPlace(int row) { m_spotlight.pulse(table(), m_log.placesOf(row)); }
    /// Updates `reached` for the candidate under the pointer. `row`: -1 if none.
    Q_INVOKABLE void hoverCandidate(int row);
    /// Marks the feature that caused a refusal, until the table changes or `hideBlocker` is called.
    Q_INVOKABLE void showBlocker(const vozka::DropResult& result);
    Q_INVOKABLE void hideBlocker();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();
    void longestInstructionsChanged();
    void reachedChanged();

protected:
    void refresh() { refreshFrom(0); }
    /// Shows the table again. The first `known` history entries are shown already, in the same language.
    virtual void refreshFrom(std::size_t known);
    /// Returns the kind of the prompt: a decision, or a message that is shown first.
    [[nodiscard]] virtual Prompt::Kind currentPromptKind() const = 0;
    /// Updates only the choices. This is enough if only the hand has changed.
    void showCandidates();
    /// Shows that action as the choice that waits for a confirmation. Requires: it is legal.
    void hold(Action action);
    /// Switches overlays off.
    void stopExplaining();

    Hand m_hand;
    std::optional<Choice> m_held;

private:
    Prompt m_prompt;
    QStringList m_longestInstructions;
    PlayerModel m_players{this};
    BoardModel m_board{this};
    FigureModel m_figures{this};
    ChoiceModel m_choices{this};
    CandidateModel m_candidates{this};
    LogModel m_log{this};
    RowModel<GlowRow> m_glow{this};
    RowModel<GlowRow> m_blocker{this};
    TilePreview m_preview{m_candidates, m_choices, this};
    MovingFigure m_movingFigure;
    RowModel<PassageRow> m_passages{this};
    PathModel m_path{this};
    QList<QPoint> m_reached;
    DiscardModel m_discards{this};
    RowModel<OutcomeRow> m_outcomes{this};
    RowModel<AreaRow> m_areas{this};
    FinalCount m_count{this};
    Spotlight m_spotlight{this};
    Overlays m_overlays{this};
};

} // namespace vozka
