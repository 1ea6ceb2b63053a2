// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One table: a game being played or a position to look at, its lists, and what QML may ask of it.
#pragma once

#include "models/board_model.h"
#include "models/candidate_model.h"
#include "models/choice_model.h"
#include "models/figure_model.h"
#include "models/glow_model.h"
#include "models/log_model.h"
#include "models/player_model.h"
#include "models/set_up_model.h"
#include "models/shelf_model.h"
#include "models/table.h"
#include "models/tile_preview.h"
#include "models/verdict.h"
#include "records/position.h"
#include "wording/messages.h"

#include <QColor>
#include <QObject>
#include <QPointF>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace vozka {

class GameController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(bool viewOnly READ viewOnly NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// Whether the rules of this game allow to take anything back.
    Q_PROPERTY(bool undoAllowed READ undoAllowed NOTIFY changed)
    /// It is over because it was ended before its time; undo takes that back.
    Q_PROPERTY(bool endedEarly READ endedEarly NOTIFY changed)
    Q_PROPERTY(bool modified READ modified NOTIFY changed)
    Q_PROPERTY(QUrl file READ file NOTIFY changed)
    Q_PROPERTY(int tilesLeft READ tilesLeft NOTIFY changed)
    Q_PROPERTY(int turnNumber READ turnNumber NOTIFY changed)
    Q_PROPERTY(Step step READ step NOTIFY changed)
    /// What is to be done now, in words, without the player's name.
    Q_PROPERTY(QString instruction READ instruction NOTIFY changed)
    /// Who is to do it.
    Q_PROPERTY(QString playerName READ playerName NOTIFY changed)
    Q_PROPERTY(QString playerColour READ playerColour NOTIFY changed)
    /// The address of the tile in hand without its turn, which follows after "/"; empty without one.
    Q_PROPERTY(QString handPicture READ handPicture NOTIFY changed)
    Q_PROPERTY(int handTurns READ handTurns NOTIFY changed)
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
    /// The supply of the player to move.
    Q_PROPERTY(vozka::SupplyModel* supply READ supply NOTIFY changed)
    /// Where games are kept after every action, once it has a folder.
    Q_PROPERTY(vozka::ShelfModel* shelf READ shelf CONSTANT)
    /// The game's name on the shelf, empty if it has none.
    Q_PROPERTY(QString keptAs READ keptAs NOTIFY changed)

public:
    enum class Step { None, Place, Deploy, Over };
    Q_ENUM(Step)

    explicit GameController(QObject* parent = nullptr);
    ~GameController() override;

    [[nodiscard]] bool active() const { return m_match || m_position; }
    [[nodiscard]] bool over() const { return m_match && m_match->state()->over; }
    [[nodiscard]] bool viewOnly() const { return m_position.has_value(); }
    [[nodiscard]] bool canUndo() const { return m_match && m_match->canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_match && m_match->canRedo(); }
    [[nodiscard]] bool undoAllowed() const { return !m_match || m_match->undoAllowed(); }
    [[nodiscard]] bool endedEarly() const { return m_match && m_match->endedEarly(); }
    [[nodiscard]] bool modified() const;
    [[nodiscard]] ShelfModel* shelf() { return &m_shelf; }
    [[nodiscard]] QString keptAs() const { return m_match ? m_shelf.onTable() : QString(); }
    [[nodiscard]] QUrl file() const { return m_file; }
    [[nodiscard]] int tilesLeft() const;
    [[nodiscard]] int turnNumber() const;
    [[nodiscard]] Step step() const;
    [[nodiscard]] QString instruction() const;
    [[nodiscard]] QString playerName() const;
    [[nodiscard]] QString playerColour() const;
    [[nodiscard]] QString handPicture() const;
    [[nodiscard]] int handTurns() const { return m_handTurns; }
    [[nodiscard]] PlayerModel* players() { return &m_players; }
    [[nodiscard]] BoardModel* board() { return &m_board; }
    [[nodiscard]] FigureModel* figures() { return &m_figures; }
    [[nodiscard]] ChoiceModel* choices() { return &m_choices; }
    [[nodiscard]] CandidateModel* candidates() { return &m_candidates; }
    [[nodiscard]] LogModel* log() { return &m_log; }
    [[nodiscard]] GlowModel* glow() { return &m_glow; }
    [[nodiscard]] GlowModel* culprit() { return &m_culprit; }
    [[nodiscard]] TilePreview* preview() { return &m_preview; }
    [[nodiscard]] SupplyModel* supply();
    /// Good until the game goes on.
    [[nodiscard]] Table table() const;

    /// False, and `failed` with the reason, if there can be no such game; then nothing has changed.
    Q_INVOKABLE bool startGame(vozka::SetUpModel* setUp);
    bool startGame(records::GameRecord record);
    /// A game or a position.
    Q_INVOKABLE bool open(const QUrl& file);
    Q_INVOKABLE bool save(const QUrl& file);
    /// Goes on with the game of that row of the shelf, as it was left.
    Q_INVOKABLE bool takeUp(int row);
    /// Clears the table. The game stays on the shelf.
    Q_INVOKABLE void close();
    /// Ends the game as it stands, with the final scoring. Undo leads back to it; what is kept is the game.
    Q_INVOKABLE void endNow();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Does what stands in that row of the choices; ignores rows that do not exist.
    Q_INVOKABLE void choose(int row);
    /// The same once the key or the click has been handled: what handles it may be taken away by the choice.
    /// Nothing, if something else has happened until then.
    Q_INVOKABLE void chooseSoon(int row);

    /// Turns the tile in hand, or goes to the next fitting turn while it is shown on a cell.
    Q_INVOKABLE void turnHand(int by);
    /// What dropping the tile in hand there, as it is turned, would be.
    Q_INVOKABLE [[nodiscard]] vozka::Verdict tileVerdict(int cellX, int cellY) const;
    /// What dropping that figure on a point of a cell's tile (0 to 1) would be.
    Q_INVOKABLE [[nodiscard]] vozka::Verdict figureVerdict(int figure, int cellX, int cellY,
                                                           QPointF point) const;
    /// The row of the candidate under a point of a cell's tile, -1 if there is none.
    Q_INVOKABLE [[nodiscard]] int candidateAt(int cellX, int cellY, QPointF point) const;
    /// Shows what stands in the way until the game goes on or `forgive`.
    Q_INVOKABLE void blame(const vozka::Verdict& verdict);
    Q_INVOKABLE void forgive();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();
    /// Something could not be done; the reason in words.
    void failed(const QString& sentence);
    void gameOver();
    /// Another game or position lies on the table.
    void begun();
    /// A player got points for a feature; the place is that of its figure, in cells.
    void scored(qreal x, qreal y, int points, const QColor& colour);

private:
    struct Laid {
        records::LaidOut table;
        std::vector<records::PlayerEntry> players;
    };
    bool fail(const records::Error& error, const wording::Names& names = {});
    bool openPosition(const std::string& text, const QUrl& file);
    bool begin(Match match, const QUrl& file, std::vector<Action> saved);
    void goOn();
    void tellScores(std::size_t from);
    void refresh();
    void showCandidates();
    [[nodiscard]] FeatureIndex featureAt(Cell cell, QPointF point) const;

    std::optional<Match> m_match;
    std::optional<Laid> m_position;
    QUrl m_file;
    /// What had happened when the game was saved last, or when it was begun or opened.
    std::vector<Action> m_saved;
    ShelfModel m_shelf{this};
    int m_handTurns = 0;
    PlayerModel m_players{this};
    BoardModel m_board{this};
    FigureModel m_figures{this};
    ChoiceModel m_choices{this};
    CandidateModel m_candidates{this};
    LogModel m_log{this};
    GlowModel m_glow{this};
    GlowModel m_culprit{this};
    TilePreview m_preview{m_candidates, m_choices, this};
};

} // namespace vozka
