// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The overlays of one table: which one is on, what it was asked, what is pointed at. Nothing is computed
// while none is on and nothing is pointed at, and nothing twice for the same table.
#pragma once

#include "models/overlays/overlay_lists.h"
#include "models/overlays/tiles_left_model.h"
#include "models/rows/editions.h"
#include "models/scene/table.h"

#include <QPointF>

#include <map>
#include <optional>
#include <tuple>

namespace vozka {

class Overlays : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(Kind kind READ kind WRITE setKind NOTIFY changed)
    /// Range: by which edition's rule. Either = by the rules of this game, as whenever it is switched on.
    Q_PROPERTY(vozka::Editions::Choice edition READ edition WRITE setEdition NOTIFY changed)
    /// Range, Compare: whose figure it would be. By itself the player to move, or whose figure was pointed
    /// at.
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY changed)
    /// Range, Compare: a feature was pointed at. Without one there is nothing to show but the hint.
    Q_PROPERTY(bool asked READ asked NOTIFY changed)
    /// What to do next while nothing was asked, else what is shown, in a sentence.
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    /// This game has a figure that may go on or piles that reach somewhere, so that Range has something to
    /// say.
    Q_PROPERTY(bool hasRange READ hasRange NOTIFY tableChanged)
    /// What is left in the bag may be looked at by the rules of this game, so that Tiles and Dead have.
    Q_PROPERTY(bool hasTilesLeft READ hasTilesLeft NOTIFY tableChanged)
    /// The kind of that figure as a number, as in the supply; -1 if there is none.
    Q_PROPERTY(int figure READ figure NOTIFY tableChanged)
    /// Range, Compare: a click on a tile, or holding that figure over one, is a question.
    Q_PROPERTY(bool asking READ asking NOTIFY changed)
    /// The picture for one figure of the supply that can be held over a feature: "image://figure/...".
    Q_PROPERTY(QString figurePicture READ figurePicture NOTIFY changed)
    /// The overlay that is on, for the board.
    Q_PROPERTY(vozka::OverlayLists* main READ main CONSTANT)
    /// Compare: both editions side by side on boards of their own, while it is on.
    Q_PROPERTY(bool sideBySide READ sideBySide WRITE setSideBySide NOTIFY changed)
    Q_PROPERTY(vozka::OverlayLists* classic READ classic CONSTANT)
    Q_PROPERTY(vozka::OverlayLists* modern READ modern CONSTANT)
    /// What is pointed at, on the board or in the list, all of it lit up.
    Q_PROPERTY(vozka::OverlayCellModel* lit READ lit CONSTANT)
    /// The row of the entries of `main` that is pointed at, -1 for none. To be set by the list and by marks.
    Q_PROPERTY(int entry READ entry WRITE setEntry NOTIFY pointedChanged)
    /// Inspect: whatever is pointed at on the board is named and lit up, also without an overlay; of an open
    /// space it is told what fits.
    Q_PROPERTY(bool inspecting READ inspecting WRITE setInspecting NOTIFY changed)
    /// Whatever is pointed at is told about: one inspects, or the game is over, nothing is left to be
    /// counted, and no overlay is on.
    Q_PROPERTY(bool telling READ telling NOTIFY tellingChanged)
    /// What is pointed at on the board, in words; several lines. Empty if nothing is.
    Q_PROPERTY(QString pointedTitle READ pointedTitle NOTIFY pointedChanged)
    Q_PROPERTY(QString pointedText READ pointedText NOTIFY pointedChanged)
    /// Tiles: the bag. Dead and Inspect: what fits the cell that is pointed at, empty otherwise.
    Q_PROPERTY(vozka::TilesLeftModel* tiles READ tiles CONSTANT)

public:
    enum class Kind { None, Range, Compare, Owners, Fields, Dead, Tiles };
    Q_ENUM(Kind)

    explicit Overlays(QObject* parent = nullptr);
    ~Overlays() override;

    [[nodiscard]] Kind kind() const { return m_kind; }
    void setKind(Kind kind);
    [[nodiscard]] Editions::Choice edition() const { return m_edition; }
    void setEdition(vozka::Editions::Choice edition);
    [[nodiscard]] int player() const;
    void setPlayer(int player);
    [[nodiscard]] bool asked() const { return m_from != noSegment; }
    [[nodiscard]] QString hint() const;
    [[nodiscard]] bool hasRange() const;
    [[nodiscard]] bool hasTilesLeft() const;
    [[nodiscard]] int figure() const;
    [[nodiscard]] bool asking() const { return m_kind == Kind::Range || m_kind == Kind::Compare; }
    [[nodiscard]] QString figurePicture() const;
    [[nodiscard]] OverlayLists* main() { return &m_main; }
    [[nodiscard]] bool sideBySide() const { return m_sideBySide; }
    void setSideBySide(bool on);
    [[nodiscard]] OverlayLists* classic() { return &m_classic; }
    [[nodiscard]] OverlayLists* modern() { return &m_modern; }
    [[nodiscard]] OverlayCellModel* lit() { return &m_lit; }
    [[nodiscard]] int entry() const { return m_entry; }
    void setEntry(int entry);
    [[nodiscard]] bool inspecting() const { return m_inspecting; }
    void setInspecting(bool on);
    [[nodiscard]] bool telling() const;
    [[nodiscard]] const QString& pointedTitle() const { return m_pointedTitle; }
    [[nodiscard]] const QString& pointedText() const { return m_pointedText; }
    [[nodiscard]] TilesLeftModel* tiles() { return &m_tiles; }

    /// Range, Compare: asks for the feature under that point of the cell's tile (0 to 1), as if a figure of
    /// `player` stood there; a figure that may go on and stands there brings its player with it. A field
    /// answers with false, and the hint says why; so do short roads and cells without tiles, in silence.
    Q_INVOKABLE bool askAt(int cellX, int cellY, QPointF point);
    /// The same for the figure in that row of the figures on the board.
    Q_INVOKABLE bool askFigure(int row);
    /// As `askAt`, for a figure from the supply of the player to move.
    Q_INVOKABLE bool askHeld(int cellX, int cellY, QPointF point);
    /// Goes on to the next figure on the board that may go on, then to the next feature; -1 = back.
    Q_INVOKABLE void askNext(int by);
    /// While a question may be asked there, a click on that cell asks; otherwise it means what it always
    /// means.
    Q_INVOKABLE [[nodiscard]] bool takes(int cellX, int cellY) const;
    /// The figure in that row of the figures on the board may go on.
    Q_INVOKABLE [[nodiscard]] bool movesOn(int row) const;
    /// Nothing is asked any more.
    Q_INVOKABLE void forget();
    /// This game has something to say there.
    Q_INVOKABLE [[nodiscard]] bool offers(vozka::Overlays::Kind kind) const;
    /// That kind, or none if it is on already: what a key or a button does. Ignores what is not offered.
    Q_INVOKABLE void toggle(vozka::Overlays::Kind kind);
    /// What is pointed at: a point of a cell (0 to 1), with or without a tile.
    Q_INVOKABLE void pointAt(int cellX, int cellY, QPointF point);
    /// Points at the feature on which the figure in that row of the figures on the board stands: it hides
    /// other features behind itself. False while nothing is told about what is pointed at.
    Q_INVOKABLE bool pointAtFigure(int row);
    Q_INVOKABLE void pointAway();
    /// Points at the next feature for which anybody scored, by rows and columns, when the game is over; -1 =
    /// back. The middle of one of its tiles, in cells; an empty point if there is no such feature.
    Q_INVOKABLE QPointF pointAtScored(int by);

    /// What feature lies under that point of the cell's tile, in a word, and the id of the rule by which it
    /// is scored; empty without one.
    Q_INVOKABLE [[nodiscard]] QString featureNameAt(int cellX, int cellY, QPointF point) const;
    Q_INVOKABLE [[nodiscard]] QString ruleAt(int cellX, int cellY, QPointF point) const;
    /// A tile may be placed there some day: it is empty and has a neighbour.
    Q_INVOKABLE [[nodiscard]] bool isOpen(int cellX, int cellY) const;

    /// To be called whenever the table may have changed; without a table all overlays are empty. While a
    /// figure goes on, it is the one that is asked about.
    void show(const Table& table);
    /// Sentences are said anew, in another language.
    void retranslate();

signals:
    void changed();
    void tableChanged();
    void pointedChanged();
    void tellingChanged();

private:
    using Asked = std::tuple<Kind, int, Segment, Player>;

    [[nodiscard]] std::optional<Segment> segmentAt(Cell cell, QPointF point) const;
    [[nodiscard]] std::optional<Passage> passageAt(Cell cell, QPointF point) const;
    [[nodiscard]] const OverlayScene& scene(Kind kind, Editions::Choice edition);
    bool ask(Segment segment, std::optional<Player> whose);
    /// Figure in that row of the figures on the board, null if there is none.
    [[nodiscard]] const Figure* figureIn(int row) const;
    void setFrom(Segment segment);
    [[nodiscard]] bool isPileAsked(Segment segment) const;
    [[nodiscard]] std::optional<Player> whoseFigureOn(Segment segment) const;
    /// What was asked goes on while the same tile lies there.
    void keepQuestion();
    /// What may be asked, while nothing was.
    [[nodiscard]] QString invitation() const;
    void refresh();
    void clearPointed();
    void pointAtCell(Cell cell);
    void pointAtSegment(Segment segment, const std::optional<Passage>& passage, Cell cell);
    void pointAtFeature(Segment segment, const std::optional<Passage>& passage, const QString& pieces);
    [[nodiscard]] int entryOf(Segment root) const;
    void setPointed(const QString& title, const QString& text);
    void light(const std::vector<Segment>& segments, const std::vector<Cell>& cells);

    Table m_table;
    /// The state of the table for which the scenes were made.
    std::optional<State> m_of;
    const Rules* m_rules = nullptr;
    std::vector<records::PlayerEntry> m_players;
    std::map<Asked, OverlayScene> m_scenes;
    Kind m_kind = Kind::None;
    Editions::Choice m_edition = Editions::Either;
    Segment m_from = noSegment;
    /// Its tile.
    Cell m_fromCell;
    KindIndex m_fromKind = noKind;
    std::optional<Player> m_player;
    /// The figure that goes on was asked about by itself.
    bool m_movable = false;
    bool m_sideBySide = false;
    bool m_inspecting = false;
    QString m_problem;
    int m_entry = -1;
    QString m_pointedTitle;
    QString m_pointedText;
    /// What is pointed at: a feature, by its root, or a cell without a tile.
    Segment m_pointed = noSegment;
    std::optional<Cell> m_pointedCell;
    /// A way on of that feature.
    std::optional<Passage> m_pointedPassage;
    /// What is told of the pieces on the tile.
    QString m_pointedPieces;
    OverlayLists m_main{this};
    OverlayLists m_classic{this};
    OverlayLists m_modern{this};
    OverlayCellModel m_lit{this};
    TilesLeftModel m_tiles{this};
};

} // namespace vozka
