// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Overlays of one table: the current overlay, the chosen feature, and the hovered item. Computes nothing
// while no overlay is shown and no item is hovered.
#pragma once

#include "models/base/editions.h"
#include "models/board/table.h"
#include "models/overlays/overlay_lists.h"
#include "models/overlays/tiles_left_model.h"

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
    /// Range: edition whose rule is shown. Either = the rules of this game.
    Q_PROPERTY(vozka::Editions::Choice edition READ edition WRITE setEdition NOTIFY changed)
    /// Range, Compare: owner of the figure. Default: the player to move, or the owner of the figure that was
    /// chosen.
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY changed)
    /// Range, Compare: true if a feature is chosen. Otherwise only the hint is shown.
    Q_PROPERTY(bool hasChosen READ hasChosen NOTIFY changed)
    /// Message what to choose, or why a feature was refused; otherwise the title. Empty without an overlay.
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    /// True if this game has a figure that can move on, or piles with a reach.
    Q_PROPERTY(bool hasRange READ hasRange NOTIFY tableChanged)
    /// True if the rules of this game let players see the tiles left (Tiles, Dead).
    Q_PROPERTY(bool hasTilesLeft READ hasTilesLeft NOTIFY tableChanged)
    /// FigureKind of the figure that can move on, as an integer; -1 if none.
    Q_PROPERTY(int figure READ figure NOTIFY tableChanged)
    /// True for Range and Compare: a click on a tile, or that figure dragged over it, chooses a feature.
    Q_PROPERTY(bool needsFigure READ needsFigure NOTIFY changed)
    /// Image URL of the figure that can move on, in the colour of `player`; empty if none.
    Q_PROPERTY(QString figurePicture READ figurePicture NOTIFY changed)
    Q_PROPERTY(vozka::OverlayLists* main READ main CONSTANT)
    /// Compare: true while each edition is shown on a separate board.
    Q_PROPERTY(bool sideBySide MEMBER m_sideBySide WRITE setSideBySide NOTIFY changed)
    Q_PROPERTY(vozka::OverlayLists* classic READ classic CONSTANT)
    Q_PROPERTY(vozka::OverlayLists* modern READ modern CONSTANT)
    /// Highlight of the hovered item of the board or of the list.
    Q_PROPERTY(vozka::OverlayCellModel* highlightedCells READ highlightedCells CONSTANT)
    /// Row of the hovered entry; -1 if none. Set by the list and by marks.
    Q_PROPERTY(int entry READ entry WRITE setEntry NOTIFY hoveredChanged)
    /// True while hovered features and cells are named and highlighted, with the tiles that fit a cell.
    Q_PROPERTY(bool inspecting MEMBER m_inspecting WRITE setInspecting NOTIFY changed)
    /// True while hovered items are described: while inspecting, or after the game and its final scoring if
    /// no overlay is shown.
    Q_PROPERTY(bool explaining READ explaining NOTIFY explainingChanged)
    /// Title and text of the hovered item of the board; empty if none.
    Q_PROPERTY(QString hoveredTitle READ hoveredTitle NOTIFY hoveredChanged)
    Q_PROPERTY(QString hoveredText READ hoveredText NOTIFY hoveredChanged)
    /// Tiles: the bag. Dead, Inspect: tiles that fit the hovered cell; empty if none.
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
    [[nodiscard]] bool hasChosen() const { return m_from != noSegment; }
    [[nodiscard]] QString hint() const;
    [[nodiscard]] bool hasRange() const;
    [[nodiscard]] bool hasTilesLeft() const;
    [[nodiscard]] int figure() const;
    [[nodiscard]] bool needsFigure() const { return m_kind == Kind::Range || m_kind == Kind::Compare; }
    [[nodiscard]] QString figurePicture() const;
    [[nodiscard]] OverlayLists* main() { return &m_main; }
    void setSideBySide(bool on);
    [[nodiscard]] OverlayLists* classic() { return &m_classic; }
    [[nodiscard]] OverlayLists* modern() { return &m_modern; }
    [[nodiscard]] OverlayCellModel* highlightedCells() { return &m_highlightedCells; }
    [[nodiscard]] int entry() const { return m_entry; }
    void setEntry(int entry);
    void setInspecting(bool on);
    [[nodiscard]] bool explaining() const;
    [[nodiscard]] const QString& hoveredTitle() const { return m_hoveredTitle; }
    [[nodiscard]] const QString& hoveredText() const { return m_hoveredText; }
    [[nodiscard]] TilesLeftModel* tiles() { return &m_tiles; }

    /// Range, Compare: chooses the feature under that point of the tile (0 to 1), as if a figure of `player`
    /// were on it. A figure there that can move on also sets `player`. Returns false for fields, with the
    /// reason in `hint`, and for short roads and empty cells.
    Q_INVOKABLE bool chooseAt(int cellX, int cellY, QPointF point);
    /// Chooses the feature of that figure on the board, and its owner as `player`. Returns as `chooseAt`.
    Q_INVOKABLE bool chooseFigure(int row);
    /// Like `chooseAt`, for a figure from the supply of the player to move.
    Q_INVOKABLE bool chooseHeld(int cellX, int cellY, QPointF point);
    /// Chooses the next feature: first features with figures that can move on, then others. -1 = previous.
    Q_INVOKABLE void chooseNext(int by);
    /// True if a click on that cell chooses a feature.
    Q_INVOKABLE [[nodiscard]] bool takes(int cellX, int cellY) const;
    Q_INVOKABLE [[nodiscard]] bool canMoveOn(int row) const;
    Q_INVOKABLE void clearChoice();
    Q_INVOKABLE [[nodiscard]] bool offers(vozka::Overlays::Kind kind) const;
    /// Shows that overlay, or none if it is shown already. Ignores kinds that are not offered.
    Q_INVOKABLE void toggle(vozka::Overlays::Kind kind);
    /// Hovers a point of a cell (0 to 1).
    Q_INVOKABLE void hoverAt(int cellX, int cellY, QPointF point);
    /// Hovers the feature of that figure on the board. Returns false while `explaining` is false.
    Q_INVOKABLE bool hoverFigure(int row);
    Q_INVOKABLE void clearHover();
    /// Hovers the next feature that scored, sorted by cell, if `explaining`; -1 = previous.
    /// Returns the middle of one of its tiles, in cells; a null point if none.
    Q_INVOKABLE QPointF hoverScored(int by);

    /// Return the name of the feature under that point, and the id of its scoring rule; empty if none.
    Q_INVOKABLE [[nodiscard]] QString featureNameAt(int cellX, int cellY, QPointF point) const;
    Q_INVOKABLE [[nodiscard]] QString ruleAt(int cellX, int cellY, QPointF point) const;
    /// True for empty cells with a neighbour.
    Q_INVOKABLE [[nodiscard]] bool isOpen(int cellX, int cellY) const;

    /// Updates all overlays; they are empty without a table. If a figure moves on now, chooses its feature.
    void show(const Table& table);
    void retranslate();

signals:
    void changed();
    void tableChanged();
    void hoveredChanged();
    void explainingChanged();

private:
    using SceneKey = std::tuple<Kind, int, Segment, Player>;

    [[nodiscard]] std::optional<Segment> segmentAt(Cell cell, QPointF point) const;
    [[nodiscard]] std::optional<Passage> passageAt(Cell cell, QPointF point) const;
    [[nodiscard]] const OverlayScene& scene(Kind kind, Editions::Choice edition);
    bool choose(Segment segment, std::optional<Player> whose);
    [[nodiscard]] const Figure* figureIn(int row) const;
    void setFrom(Segment segment);
    [[nodiscard]] bool isPileChosen(Segment segment) const;
    [[nodiscard]] std::optional<Player> ownerOn(Segment segment) const;
    /// Keeps the chosen feature while the same tile is there.
    void updateQuestion();
    [[nodiscard]] QString hintText() const;
    void refresh();
    void clearHovered();
    void hoverCell(Cell cell);
    void hoverSegment(Segment segment, const std::optional<Passage>& passage, Cell cell);
    void hoverFeature(Segment segment, const std::optional<Passage>& passage, const QString& pieces);
    [[nodiscard]] int entryOf(Segment root) const;
    void setHovered(const QString& title, const QString& text);
    void highlight(const std::vector<Segment>& segments, const std::vector<Cell>& cells);

    Table m_table;
    /// State for which the scenes were made.
    std::optional<State> m_of;
    const Rules* m_rules = nullptr;
    std::vector<records::PlayerEntry> m_players;
    std::map<SceneKey, OverlayScene> m_scenes;
    Kind m_kind = Kind::None;
    Editions::Choice m_edition = Editions::Either;
    Segment m_from = noSegment;
    /// Cell and kind of the tile of `m_from`.
    Cell m_fromCell;
    KindIndex m_fromKind = noKind;
    std::optional<Player> m_player;
    /// True if the feature was chosen by `show`, because a figure moves on now.
    bool m_movable = false;
    bool m_sideBySide = false;
    bool m_inspecting = false;
    QString m_problem;
    int m_entry = -1;
    QString m_hoveredTitle;
    QString m_hoveredText;
    /// Hovered feature (its root), or hovered empty cell.
    Segment m_hovered = noSegment;
    std::optional<Cell> m_hoveredCell;
    std::optional<Passage> m_hoveredPassage;
    QString m_hoveredPieces;
    OverlayLists m_main{this};
    OverlayLists m_classic{this};
    OverlayLists m_modern{this};
    OverlayCellModel m_highlightedCells{this};
    TilesLeftModel m_tiles{this};
};

} // namespace vozka
