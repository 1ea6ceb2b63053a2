// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is seen of a table: its lists, the tile in hand, who is to do what, and what is lit up or pointed at.
// Whoever knows what lies there derives from it, and refreshes it when that changes.
#pragma once

#include "models/overlays/overlays.h"
#include "models/players/player_model.h"
#include "models/result/final_count.h"
#include "models/scene/spotlight.h"
#include "models/table/area_model.h"
#include "models/table/board_model.h"
#include "models/table/candidate_model.h"
#include "models/table/choice_model.h"
#include "models/table/discard_model.h"
#include "models/table/figure_model.h"
#include "models/table/hand.h"
#include "models/table/held_choice.h"
#include "models/table/log_model.h"
#include "models/table/moving_figure.h"
#include "models/table/outcome_model.h"
#include "models/table/reach_view.h"
#include "models/table/tile_preview.h"
#include "models/table/trail_model.h"
#include "models/table/verdict.h"

#include <QColor>

namespace vozka {

class ShownTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A GameController is one")
    /// What is to be done now, in words, without the player's name.
    Q_PROPERTY(QString instruction READ instruction NOTIFY changed)
    /// The longest instructions of the game, for the height of the bar that shows them.
    Q_PROPERTY(QStringList longestInstructions READ longestInstructions NOTIFY longestInstructionsChanged)
    /// Who is to do it.
    Q_PROPERTY(QString playerName READ playerName NOTIFY changed)
    Q_PROPERTY(QString playerColour READ playerColour NOTIFY changed)
    /// The colour itself; invalid if nobody is to do anything.
    Q_PROPERTY(QColor playerColourValue READ playerColourValue NOTIFY changed)
    /// What the player to move has in hand, and his supply.
    Q_PROPERTY(vozka::Hand* hand READ hand CONSTANT)
    Q_PROPERTY(vozka::SupplyModel* supply READ supply NOTIFY changed)
    /// The figure that goes on or home.
    Q_PROPERTY(vozka::MovingFigure* movingFigure READ movingFigure CONSTANT)
    /// The way of a piece that is moved from tile to tile; empty while none is.
    Q_PROPERTY(vozka::TrailModel* trail READ trail CONSTANT)
    /// How far a pile of pieces reaches, where that is the matter.
    Q_PROPERTY(vozka::ReachView* reach READ reach CONSTANT)
    Q_PROPERTY(vozka::PlayerModel* players READ players CONSTANT)
    Q_PROPERTY(vozka::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(vozka::FigureModel* figures READ figures CONSTANT)
    Q_PROPERTY(vozka::ChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(vozka::CandidateModel* candidates READ candidates CONSTANT)
    Q_PROPERTY(vozka::LogModel* log READ log CONSTANT)
    /// The features that may be taken, and the one that stands in the way of the last refusal.
    Q_PROPERTY(vozka::GlowModel* glow READ glow CONSTANT)
    Q_PROPERTY(vozka::GlowModel* culprit READ culprit CONSTANT)
    Q_PROPERTY(vozka::TilePreview* preview READ preview CONSTANT)
    /// What was chosen and waits for a confirmation.
    Q_PROPERTY(vozka::HeldChoice* held READ held CONSTANT)
    Q_PROPERTY(vozka::DiscardModel* discards READ discards CONSTANT)
    /// Outcomes of chance since the last tile was placed.
    Q_PROPERTY(vozka::OutcomeModel* outcomes READ outcomes CONSTANT)
    Q_PROPERTY(vozka::AreaModel* areas READ areas CONSTANT)
    Q_PROPERTY(vozka::FinalCount* finalCount READ finalCount CONSTANT)
    /// What a row of the log points at.
    Q_PROPERTY(vozka::Spotlight* spotlight READ spotlight CONSTANT)
    /// What explains the board; none of them is on at first.
    Q_PROPERTY(vozka::Overlays* overlays READ overlays CONSTANT)

public:
    explicit ShownTable(QObject* parent = nullptr);
    ~ShownTable() override;

    /// What lies there. Good until it changes.
    [[nodiscard]] virtual Table table() const = 0;
    [[nodiscard]] QString instruction() const;
    [[nodiscard]] QStringList longestInstructions() const { return m_longestInstructions; }
    [[nodiscard]] QString playerName() const;
    [[nodiscard]] QString playerColour() const;
    [[nodiscard]] QColor playerColourValue() const;
    [[nodiscard]] Hand* hand() { return &m_hand; }
    [[nodiscard]] SupplyModel* supply();
    [[nodiscard]] MovingFigure* movingFigure() { return &m_movingFigure; }
    [[nodiscard]] TrailModel* trail() { return &m_trail; }
    [[nodiscard]] ReachView* reach() { return &m_reach; }
    [[nodiscard]] PlayerModel* players() { return &m_players; }
    [[nodiscard]] BoardModel* board() { return &m_board; }
    [[nodiscard]] FigureModel* figures() { return &m_figures; }
    [[nodiscard]] ChoiceModel* choices() { return &m_choices; }
    [[nodiscard]] CandidateModel* candidates() { return &m_candidates; }
    [[nodiscard]] LogModel* log() { return &m_log; }
    [[nodiscard]] GlowModel* glow() { return &m_glow; }
    [[nodiscard]] GlowModel* culprit() { return &m_culprit; }
    [[nodiscard]] TilePreview* preview() { return &m_preview; }
    [[nodiscard]] HeldChoice* held() { return &m_held; }
    [[nodiscard]] const HeldChoice* held() const { return &m_held; }
    [[nodiscard]] DiscardModel* discards() { return &m_discards; }
    [[nodiscard]] const DiscardModel* discards() const { return &m_discards; }
    [[nodiscard]] OutcomeModel* outcomes() { return &m_outcomes; }
    [[nodiscard]] AreaModel* areas() { return &m_areas; }
    [[nodiscard]] FinalCount* finalCount() { return &m_count; }
    [[nodiscard]] const FinalCount* finalCount() const { return &m_count; }
    [[nodiscard]] Spotlight* spotlight() { return &m_spotlight; }
    [[nodiscard]] Overlays* overlays() { return &m_overlays; }

    /// Lights up the place that a row of the log is about; a row without one puts the light out.
    Q_INVOKABLE void pointAtLog(int row);
    /// The same, and brings it into sight.
    Q_INVOKABLE void showLogPlace(int row);
    /// That row of the candidates is pointed at, -1 for none.
    Q_INVOKABLE void pointAtCandidate(int row);
    /// Shows what stands in the way until something changes or `hideCulprit`.
    Q_INVOKABLE void showCulprit(const vozka::Verdict& verdict);
    Q_INVOKABLE void hideCulprit();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();
    void longestInstructionsChanged();

protected:
    void refresh() { refreshFrom(0); }
    /// Shows the table again. The first `known` history entries are shown already, in the same language.
    virtual void refreshFrom(std::size_t known);
    /// Shows only what may be done there and is held: enough when only the hand has changed.
    void showCandidates();
    void stopExplaining();

private:
    QStringList m_longestInstructions;
    PlayerModel m_players{this};
    BoardModel m_board{this};
    FigureModel m_figures{this};
    ChoiceModel m_choices{this};
    Hand m_hand{this};
    CandidateModel m_candidates{this};
    LogModel m_log{this};
    GlowModel m_glow{this};
    GlowModel m_culprit{this};
    TilePreview m_preview{m_candidates, m_choices, this};
    HeldChoice m_held{this};
    MovingFigure m_movingFigure{this};
    TrailModel m_trail{this};
    ReachView m_reach{this};
    DiscardModel m_discards{this};
    OutcomeModel m_outcomes{this};
    AreaModel m_areas{this};
    FinalCount m_count{this};
    Spotlight m_spotlight{this};
    Overlays m_overlays{this};
};

} // namespace vozka
