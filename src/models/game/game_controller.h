// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One table: a game being played or a position to look at, its lists, and what QML may ask of it.
#pragma once

#include "match/referee.h"
#include "models/game/drops.h"
#include "models/overlays/overlays.h"
#include "models/players/player_model.h"
#include "models/result/final_count.h"
#include "models/result/statistics.h"
#include "models/saved/kept_games_model.h"
#include "models/scene/glow_model.h"
#include "models/scene/spotlight.h"
#include "models/scene/table.h"
#include "models/setup/set_up_model.h"
#include "models/table/board_model.h"
#include "models/table/candidate_model.h"
#include "models/table/choice_model.h"
#include "models/table/discard_model.h"
#include "models/table/figure_model.h"
#include "models/table/hand.h"
#include "models/table/held_choice.h"
#include "models/table/log_model.h"
#include "models/table/moving_figure.h"
#include "models/table/reach_view.h"
#include "models/table/review.h"
#include "models/table/tile_preview.h"
#include "models/table/trail_model.h"
#include "models/table/verdict.h"
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
    /// Its name without its folder, for people; empty if there is no file.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    Q_PROPERTY(int tilesLeft READ tilesLeft NOTIFY changed)
    /// The rules of the game let the players see how many tiles are left.
    Q_PROPERTY(bool showsTilesLeft READ showsTilesLeft NOTIFY changed)
    Q_PROPERTY(int turnNumber READ turnNumber NOTIFY changed)
    Q_PROPERTY(Step step READ step NOTIFY changed)
    /// How much has been decided and dealt so far: grows with every decision, undo takes it back.
    Q_PROPERTY(int decisions READ decisions NOTIFY changed)
    /// What is to be done now, in words, without the player's name.
    Q_PROPERTY(QString instruction READ instruction NOTIFY changed)
    /// Who is to do it.
    Q_PROPERTY(QString playerName READ playerName NOTIFY changed)
    Q_PROPERTY(QString playerColour READ playerColour NOTIFY changed)
    /// The colour itself; invalid if nobody is to do anything.
    Q_PROPERTY(QColor playerColourValue READ playerColourValue NOTIFY changed)
    /// 0 = classic, 1 = new; -1 = nothing lies on the table.
    Q_PROPERTY(int edition READ edition NOTIFY changed)
    /// What the player to move has in hand.
    Q_PROPERTY(vozka::Hand* hand READ hand CONSTANT)
    /// What drops and clicks on the board would be.
    Q_PROPERTY(vozka::Drops* drops READ drops CONSTANT)
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
    /// Looking back: while it is active, the lists show the game as it was then and nothing can be done.
    Q_PROPERTY(vozka::Review* review READ review CONSTANT)
    /// What a row of the log points at.
    Q_PROPERTY(vozka::Spotlight* spotlight READ spotlight CONSTANT)
    /// What explains the board; none of them is on at first.
    Q_PROPERTY(vozka::Overlays* overlays READ overlays CONSTANT)
    /// Of a game that is over.
    Q_PROPERTY(vozka::Statistics* statistics READ statistics CONSTANT)
    /// The supply of the player to move.
    Q_PROPERTY(vozka::SupplyModel* supply READ supply NOTIFY changed)
    /// What was chosen and waits for a confirmation.
    Q_PROPERTY(vozka::HeldChoice* held READ held CONSTANT)
    Q_PROPERTY(vozka::DiscardModel* discards READ discards CONSTANT)
    Q_PROPERTY(vozka::FinalCount* finalCount READ finalCount CONSTANT)
    /// What changes does so by a move, which may be seen; false while a whole table is laid or the game goes
    /// back.
    Q_PROPERTY(bool animated READ animated NOTIFY animatedChanged)
    /// The scores at the end are told feature by feature, before `gameOver`.
    Q_PROPERTY(bool countsStepwise MEMBER m_countsStepwise NOTIFY countsStepwiseChanged)
    /// Where games are kept after every action, once it has a folder.
    Q_PROPERTY(vozka::KeptGamesModel* keptGames READ keptGames CONSTANT)
    /// The game's name among the kept ones, empty if it has none.
    Q_PROPERTY(QString keptAs READ keptAs NOTIFY changed)
    /// How many turns stand neither among the kept games nor in a file of the player's own.
    Q_PROPERTY(int turnsAtRisk READ turnsAtRisk NOTIFY riskChanged)

public:
    /// What the player to move is to do: place a tile of his own or draw, place the drawn tile, set a figure,
    /// let a figure go on or home, choose something else that the rules ask for.
    enum class Step { None, OwnTile, Place, Deploy, MoveFigure, Choose, Over };
    Q_ENUM(Step)

    explicit GameController(QObject* parent = nullptr);
    ~GameController() override;

    [[nodiscard]] bool active() const { return m_match || m_position; }
    [[nodiscard]] bool over() const { return m_match && m_match->state()->over; }
    [[nodiscard]] bool viewOnly() const { return m_position.has_value(); }
    [[nodiscard]] bool canUndo() const
    {
        return m_held.active()
               || (m_match && m_referee == nullptr && !m_review.active() && m_match->canUndo());
    }
    [[nodiscard]] bool canRedo() const { return m_match && !m_review.active() && m_match->canRedo(); }
    [[nodiscard]] bool undoAllowed() const
    {
        return m_referee == nullptr && (!m_match || m_match->undoAllowed());
    }
    [[nodiscard]] bool endedEarly() const { return m_match && m_match->endedEarly(); }
    [[nodiscard]] bool modified() const;
    [[nodiscard]] KeptGamesModel* keptGames() { return &m_keptGames; }
    [[nodiscard]] QString keptAs() const { return m_match ? m_keptGames.onTable() : QString(); }
    [[nodiscard]] int turnsAtRisk() const;
    /// The game that is played, nullptr if none is. Good until it goes on.
    [[nodiscard]] const Match* match() const { return m_match ? &*m_match : nullptr; }
    [[nodiscard]] QUrl file() const { return m_file; }
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] int tilesLeft() const;
    [[nodiscard]] bool showsTilesLeft() const;
    [[nodiscard]] int turnNumber() const;
    [[nodiscard]] Step step() const;
    [[nodiscard]] int decisions() const { return static_cast<int>(table().moments.size()); }
    [[nodiscard]] QString instruction() const;
    [[nodiscard]] QString playerName() const;
    [[nodiscard]] QString playerColour() const;
    [[nodiscard]] QColor playerColourValue() const;
    [[nodiscard]] Hand* hand() { return &m_hand; }
    [[nodiscard]] Drops* drops() { return &m_drops; }
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
    [[nodiscard]] Review* review() { return &m_review; }
    [[nodiscard]] Spotlight* spotlight() { return &m_spotlight; }
    [[nodiscard]] Overlays* overlays() { return &m_overlays; }
    [[nodiscard]] Statistics* statistics() { return &m_statistics; }
    [[nodiscard]] SupplyModel* supply();
    [[nodiscard]] HeldChoice* held() { return &m_held; }
    [[nodiscard]] DiscardModel* discards() { return &m_discards; }
    [[nodiscard]] FinalCount* finalCount() { return &m_count; }
    [[nodiscard]] bool animated() const { return m_animated; }
    /// Good until the game goes on.
    [[nodiscard]] Table table() const;
    [[nodiscard]] int edition() const;
    /// What lies there, also while one looks back. Requires: it is active.
    [[nodiscard]] records::PositionRecord asPosition() const;
    /// A position to look at that lies on that table; what explains it goes on explaining.
    void show(const records::PositionRecord& position, records::LaidOut laid, bool animated);

    /// False, and `failed` with the reason, if there can be no such game; then nothing has changed.
    Q_INVOKABLE bool startGame(vozka::SetUpModel* setUp);
    bool startGame(records::GameRecord record);
    /// Lays a game that is kept nowhere, as it stands.
    void lay(Match match);
    /// Does an action of a player or of nature, whoever has to ask the referee before. Requires: it is legal.
    void play(const Action& action);
    /// Who is asked before a player's action is done, and takes actions back in his own way, so that there is
    /// no undo; nullptr: nobody. He must outlive this.
    void setReferee(Referee* referee) { m_referee = referee; }
    /// Something is told first: nobody is asked to do anything.
    void setWaiting(bool waiting);
    /// A game or a position.
    Q_INVOKABLE bool open(const QUrl& file);
    Q_INVOKABLE bool save(const QUrl& file);
    /// What a file of this game could be called, without an ending: as it is called, else the day and who
    /// plays.
    Q_INVOKABLE [[nodiscard]] QString proposedName() const;
    /// Goes on with the game of that row of the kept games, as it was left.
    Q_INVOKABLE bool takeUp(int row);
    /// Tries once more to keep the game; how many turns are at risk then.
    Q_INVOKABLE int keepNow();
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
    /// Lights up the place that a row of the log is about; a row without one puts the light out.
    Q_INVOKABLE void pointAtLog(int row);
    /// The same, and brings it into sight.
    Q_INVOKABLE void showLogPlace(int row);
    /// A new game of the same players by the same rules, with other luck.
    Q_INVOKABLE bool playAgain();
    /// Writes the board as a PNG; false, and `failed` with the reason, if that cannot be.
    Q_INVOKABLE bool savePicture(const QUrl& file);
    /// Does what stands in that row of the choices, or holds it until it is confirmed; ignores rows that do
    /// not exist.
    Q_INVOKABLE void choose(int row);
    /// The same once the key or the click has been handled: what handles it may be taken away by the choice.
    /// Nothing, if something else has happened until then.
    Q_INVOKABLE void chooseSoon(int row);

    /// Does with what a player holds, in that row of his holdings, what the player to move may do with it;
    /// nothing where he may not.
    Q_INVOKABLE void takeOffer(int player, int holding);

    /// That row of the candidates is pointed at, -1 for none.
    Q_INVOKABLE void pointAtCandidate(int row);

    /// Turns the tile in hand, or goes to the next fitting turn while it is shown on a cell.
    Q_INVOKABLE void turnHand(int by);
    /// Of the figures that kind is to be set; ignores kinds that there are not.
    Q_INVOKABLE void pickFigure(int figure);
    /// Shows what stands in the way until the game goes on or `hideCulprit`.
    Q_INVOKABLE void showCulprit(const vozka::Verdict& verdict);
    Q_INVOKABLE void hideCulprit();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();
    void riskChanged();
    /// Something could not be done; the reason in words.
    void failed(const QString& sentence);
    /// Nothing is left to be seen of the game that was played to its end.
    void gameOver();
    /// Another game or position lies on the table.
    void begun();
    /// A player got points for a feature; the place is that of its figure, in cells.
    void scored(qreal x, qreal y, int points, const QColor& colour);
    /// A figure left that place, in cells, for its player's supply; `source` is the address of its picture.
    void wentHome(qreal x, qreal y, int player, int figure, const QString& source, qreal size);
    /// The game went on or back: what was still moving is where it belongs.
    void wentOn();
    void animatedChanged();
    void countsStepwiseChanged();

private:
    struct Laid {
        records::LaidOut table;
        std::vector<records::PlayerEntry> players;
        records::RuleChoice rules;
    };
    bool fail(const records::Error& error, const wording::Names& names = {});
    bool openPosition(const std::string& text, const QUrl& file);
    bool begin(Match match, const QUrl& file, std::vector<Action> saved);
    /// The table is to be cleared: nothing explains it any more.
    void stopExplaining();
    void keep();
    void act(const Action& action);
    /// What was chosen is not done.
    void drop();
    /// A tile that is held and now lies otherwise is no longer held.
    void dropHeldTile();
    /// Shows what happened in the moments from that one on.
    void goOnFrom(std::size_t moment);
    void goOn(bool animated);
    void setAnimated(bool animated);
    /// Nothing hides what comes next any more: the player's choices, the scores at the end, the result.
    void goOnAfterDiscards();
    void tellScore(const Event& event);
    void tellReturn(const Event& event);
    void refresh();
    void showCandidates();

    std::optional<Match> m_match;
    std::optional<Laid> m_position;
    QUrl m_file;
    /// What had happened when the game was saved last, or when it was begun or opened.
    std::vector<Action> m_saved;
    KeptGamesModel m_keptGames{this};
    bool m_animated = false;
    bool m_countsStepwise = false;
    bool m_waiting = false;
    Referee* m_referee = nullptr;
    PlayerModel m_players{this};
    BoardModel m_board{this};
    FigureModel m_figures{this};
    ChoiceModel m_choices{this};
    Hand m_hand{this};
    Drops m_drops{*this};
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
    FinalCount m_count{this};
    Review m_review{this};
    Spotlight m_spotlight{this};
    Overlays m_overlays{this};
    Statistics m_statistics{this};
};

} // namespace vozka
