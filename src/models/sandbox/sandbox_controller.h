// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sandbox: a position built by hand, its lists, and edits for QML.
#pragma once

#include "lessons/lesson.h"
#include "match/stored_board.h"
#include "models/game/game_controller.h"
#include "models/sandbox/sandbox_rows.h"
#include "models/sandbox/tile_action_model.h"
#include "sandbox/sandbox.h"

#include <QDateTime>
#include <QTimer>

namespace vozka {

class SandboxController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The position as a view-only table, with players and overlays.
    Q_PROPERTY(vozka::GameController* table READ table CONSTANT)
    Q_PROPERTY(vozka::RowList* palette READ palette CONSTANT)
    /// Cells for the tile in hand; on an empty table the cell of the first tile.
    Q_PROPERTY(vozka::CandidateModel* cells READ cells CONSTANT)
    /// Actions for the tile or area of the last `listActions` or `listAreaActions`.
    Q_PROPERTY(vozka::RowList* actions READ actions CONSTANT)
    Q_PROPERTY(vozka::RowList* sets READ sets CONSTANT)
    Q_PROPERTY(bool empty READ empty NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// Instruction for the next step with the mouse.
    Q_PROPERTY(QString instruction READ instruction NOTIFY changed)
    /// The same for the keyboard.
    Q_PROPERTY(QString keysInstruction READ keysInstruction NOTIFY changed)
    /// Image URL of the tile in hand; empty if none. To turn it, "/" and the number of turns are appended.
    Q_PROPERTY(QString handPicture READ handPicture NOTIFY changed)
    Q_PROPERTY(int handTurns READ handTurns NOTIFY changed)
    /// Row of the tile in hand in the palette; -1 if none.
    Q_PROPERTY(int handRow READ handRow NOTIFY changed)
    /// Kind of the figure in hand as a number; -1 if none.
    Q_PROPERTY(int figure READ figure NOTIFY changed)
    Q_PROPERTY(QString figurePicture READ figurePicture NOTIFY changed)
    /// Owner of the figures and own tiles to place.
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(vozka::SupplyModel* supply READ supply NOTIFY changed)
    Q_PROPERTY(int playerCount READ playerCount NOTIFY changed)
    /// Value of Editions: Classic or New.
    Q_PROPERTY(int edition READ edition NOTIFY changed)
    /// Selected cell, for keyboard actions.
    Q_PROPERTY(bool hasSelection READ hasSelection NOTIFY changed)
    Q_PROPERTY(int selectedX READ selectedX NOTIFY changed)
    Q_PROPERTY(int selectedY READ selectedY NOTIFY changed)
    Q_PROPERTY(bool tileSelected READ tileSelected NOTIFY changed)
    /// The cell with its tile and figures, as text.
    Q_PROPERTY(QString selectionLabel READ selectionLabel NOTIFY changed)
    /// True if the palette shows only tiles that fit the selected cell.
    Q_PROPERTY(bool filtered READ filtered NOTIFY changed)
    Q_PROPERTY(QUrl lessonsFolder READ lessonsFolder CONSTANT)
    /// Folder where the position is stored between program starts; empty = it is not stored.
    Q_PROPERTY(QString folder MEMBER m_folder WRITE setFolder)
    /// Message that the position cannot be stored, with time and reason; empty if none.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    /// True if the position is not stored in the folder and not in a file of the user.
    Q_PROPERTY(bool atRisk READ atRisk NOTIFY problemChanged)

public:
    explicit SandboxController(QObject* parent = nullptr);
    ~SandboxController() override;

    [[nodiscard]] GameController* table() { return &m_table; }
    [[nodiscard]] RowModel<TileLeftRow>* palette() { return &m_palette; }
    [[nodiscard]] CandidateModel* cells() { return &m_cells; }
    [[nodiscard]] RowModel<TileActionRow>* actions() { return &m_actions; }
    [[nodiscard]] RowModel<SetChoiceRow>* sets() { return &m_sets; }
    [[nodiscard]] bool empty() const { return m_box.isEmpty(); }
    [[nodiscard]] bool canUndo() const { return m_box.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_box.canRedo(); }
    [[nodiscard]] QString instruction() const;
    [[nodiscard]] QString keysInstruction() const;
    [[nodiscard]] QString handPicture() const;
    [[nodiscard]] int handTurns() const { return m_turns; }
    [[nodiscard]] int handRow() const;
    [[nodiscard]] int figure() const { return m_figure ? static_cast<int>(*m_figure) : -1; }
    [[nodiscard]] QString figurePicture() const;
    [[nodiscard]] int player() const { return m_player; }
    void setPlayer(int player);
    [[nodiscard]] SupplyModel* supply() { return m_table.players()->supplyOf(m_player); }
    [[nodiscard]] int playerCount() const { return static_cast<int>(m_box.record().players.size()); }
    [[nodiscard]] int edition() const { return Editions::of(m_box.record().rules.options.edition()); }
    [[nodiscard]] bool hasSelection() const { return m_selected.has_value(); }
    [[nodiscard]] int selectedX() const { return m_selected ? m_selected->x : 0; }
    [[nodiscard]] int selectedY() const { return m_selected ? m_selected->y : 0; }
    [[nodiscard]] bool tileSelected() const { return m_selected && m_box.tileOn(*m_selected); }
    [[nodiscard]] QString selectionLabel() const;
    [[nodiscard]] bool filtered() const { return openSelection().has_value(); }
    [[nodiscard]] static QUrl lessonsFolder();
    void setFolder(const QString& folder);
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool atRisk() const { return !empty() && !m_isSafe; }
    /// Stores pending changes. Returns true if the position is at risk then.
    Q_INVOKABLE bool saveNow();
    [[nodiscard]] const sandbox::Sandbox& box() const { return m_box; }

    /// Places the tile of that palette row on the selected cell if that cell is empty. Otherwise takes the
    /// tile into the hand, or puts it back if it is in hand.
    Q_INVOKABLE void pickTile(int row);
    /// `holdTile` and `holdFigure` ignore the selection: they take the tile or figure into the hand, for
    /// dragging.
    Q_INVOKABLE void holdTile(int row);
    Q_INVOKABLE void pickFigure(int figure);
    Q_INVOKABLE void holdFigure(int figure);
    Q_INVOKABLE void clearHand();
    Q_INVOKABLE void clearHandAndSelection();
    Q_INVOKABLE void select(int cellX, int cellY);
    Q_INVOKABLE void moveSelection(int dx, int dy);
    /// Turn the tile in hand. `turnHandAbove` turns it to the next rotation that fits the cell.
    Q_INVOKABLE void turnHand(int by);
    Q_INVOKABLE void turnHandAbove(int by, int cellX, int cellY);
    /// Returns the nearest fitting turns of the tile in hand on that cell; -1 if it does not fit.
    Q_INVOKABLE [[nodiscard]] int turnsOn(int cellX, int cellY) const;

    Q_INVOKABLE [[nodiscard]] vozka::DropResult tileDropResult(int cellX, int cellY) const;
    /// Return the result for the figure in hand, or for the figure in that row of the board.
    Q_INVOKABLE [[nodiscard]] vozka::DropResult figureDropResult(int cellX, int cellY, QPointF point) const;
    Q_INVOKABLE [[nodiscard]] vozka::DropResult areaDropResult(int area, int row = -1) const;
    Q_INVOKABLE [[nodiscard]] vozka::DropResult moveDropResult(int row, int cellX, int cellY,
                                                               QPointF point) const;

    // The functions below return true on success. If an edit is not allowed, they emit `refused`; if it
    // changes nothing, they only return false.
    Q_INVOKABLE bool placeTile(int cellX, int cellY);
    Q_INVOKABLE bool setFigureAt(int cellX, int cellY, QPointF point);
    Q_INVOKABLE bool moveFigure(int row, int cellX, int cellY, QPointF point);
    Q_INVOKABLE bool takeFigure(int row);
    Q_INVOKABLE bool turnTile(int cellX, int cellY, int by);
    Q_INVOKABLE bool takeTile(int cellX, int cellY);
    /// Fill `actions` for the cell or area; false if it has no actions.
    Q_INVOKABLE bool listActions(int cellX, int cellY);
    Q_INVOKABLE bool listAreaActions(int area);
    Q_INVOKABLE bool setFigureInArea(int area, int row = -1);
    Q_INVOKABLE bool doAction(int row);
    Q_INVOKABLE bool setPlayerCount(int count);
    Q_INVOKABLE bool setEdition(int edition);
    Q_INVOKABLE bool toggleSet(int row);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void clear();

    // Files. These emit `failed` on errors.
    Q_INVOKABLE bool open(const QUrl& file);
    Q_INVOKABLE bool save(const QUrl& file);
    /// True if the position can become a lesson; otherwise emits `failed`.
    Q_INVOKABLE bool canBecomeLesson();
    /// Writes the position as a lesson, then emits `exported`.
    Q_INVOKABLE bool exportLesson(const QUrl& file);
    /// Loads the current position of that table.
    Q_INVOKABLE void explore(vozka::GameController* table);

signals:
    void changed();
    void problemChanged();
    void refused(const vozka::DropResult& result);
    void failed(const QString& message);
    void exported(const QString& message);
    /// Emitted when the whole board changed: a position was loaded, or the board was cleared.
    void boardReplaced();

private:
    /// Updates the board after an edit, or emits `refused` with the reason.
    bool done(const std::optional<Refusal>& why, Cell where, bool animated = true);
    void load(const records::PositionRecord& record);
    void show(bool animated);
    void showLists();
    void autosave();
    void restoreAutosave();
    [[nodiscard]] Turns turnsToLay(Cell cell) const;
    /// Return the figure of that row at the new place; std::nullopt if the row or area does not exist.
    /// `movedToArea`: row -1 is the figure in hand.
    [[nodiscard]] std::optional<PositionFigure> movedTo(int row, Cell cell, QPointF point) const;
    [[nodiscard]] std::optional<FigureInArea> movedToArea(int row, int area) const;
    [[nodiscard]] PositionFigure figureAt(FigureKind kind, Player player, Cell cell, QPointF point) const;
    /// Removes the last players, or adds players with default names and free colours.
    [[nodiscard]] static std::vector<records::PlayerEntry>
    withCount(std::vector<records::PlayerEntry> players, std::size_t count);
    [[nodiscard]] static std::optional<std::size_t> indexOf(int row);
    [[nodiscard]] std::optional<Cell> openSelection() const;
    bool fail(const records::Error& error);
    [[nodiscard]] records::Result<lessons::Lesson> lessonOf(const std::string& id,
                                                            const std::string& title) const;
    bool reportNoLesson(const records::Error& why);

    sandbox::Sandbox m_box;
    GameController m_table{this};
    RowModel<TileLeftRow> m_palette{this};
    CandidateModel m_cells{this};
    RowModel<TileActionRow> m_actions{this};
    RowModel<SetChoiceRow> m_sets{this};
    /// Tile and figure in hand; never both.
    KindIndex m_kind = noKind;
    int m_turns = 0;
    std::optional<FigureKind> m_figure;
    Code m_figureName;
    Player m_player = 0;
    std::optional<Cell> m_selected;
    Cell m_actionCell;
    QString m_folder;
    std::optional<StoredBoard> m_autosave;
    QTimer m_saveTimer;
    /// True if the position is stored in the folder or in a file of the user.
    bool m_isSafe = true;
    std::optional<records::Error> m_error;
    QDateTime m_since;
};

} // namespace vozka
