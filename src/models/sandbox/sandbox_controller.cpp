// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sandbox/sandbox_controller.h"

#include "models/app/app_settings.h"
#include "models/base/editions.h"
#include "models/board/board_scene.h"
#include "models/table/choices_of.h"
#include "models/text/descriptions.h"
#include "models/text/messages.h"

namespace vozka {

namespace {

constexpr int keepAfterMs = 400;

} // namespace

SandboxController::SandboxController(QObject* parent)
    : QObject(parent), m_box(sandbox::initialRules(), withCount({}, minPlayers))
{
    m_saveTimer.setSingleShot(true);
    connect(&m_saveTimer, &QTimer::timeout, this, &SandboxController::autosave);
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, [this] {
        show(false);
        emit problemChanged();
    });
    show(false);
}

SandboxController::~SandboxController()
{
    if (m_saveTimer.isActive())
        autosave();
}

void SandboxController::show(bool animated)
{
    if (m_player >= playerCount())
        m_player = 0;
    // The number of a figure kind depends on the tile sets.
    if (const auto* rule = m_figure ? m_box.rules().book().findFigure(m_figureName) : nullptr)
        m_figure = rule->kind();
    else
        m_figure.reset();
    m_table.show(m_box.record(), {m_box.rules(), m_box.state()}, animated);
    m_sets.showRows(setChoiceRows(m_box.record().rules.sets));
    showLists();
}

void SandboxController::showLists()
{
    m_palette.showRows(paletteRows(m_box, openSelection(), m_player));
    m_cells.show(openCells(m_box, m_kind, m_turns, m_player));
    emit changed();
}

bool SandboxController::done(const std::optional<Refusal>& why, Cell where, bool animated)
{
    if (why) {
        const auto result = refusedDrop(m_table.table(), *why, where);
        m_table.showBlocker(result);
        emit refused(result);
        return false;
    }
    m_isSafe = false;
    m_saveTimer.start(keepAfterMs);
    show(animated);
    return true;
}

std::optional<Cell> SandboxController::openSelection() const
{
    const bool open = m_selected && m_kind == noKind && !m_figure && !m_box.isEmpty() && !tileSelected();
    return open ? m_selected : std::nullopt;
}

QString SandboxController::instruction() const
{
    if (m_kind != noKind)
        return m_box.isEmpty() ? tr("Click the space in the middle to place the first tile.")
                               : tr("Click a space. The wheel, the right button or R turns the tile.");
    if (m_figure && m_box.isEmpty())
        return tr("A figure needs a tile first: choose one.");
    if (m_figure && !m_box.rules().book().areas().empty())
        return tr("Click a place for the figure, on the board or in a box below it.");
    if (m_figure)
        return tr("Click a place on the board for the figure.");
    if (m_box.isEmpty())
        return tr("Choose a tile and place it on the table, or drag it there.");
    if (filtered())
        return m_palette.count() > 0 ? tr("Choose one of the tiles that fit the chosen space.")
                                     : tr("None of the tiles left fits the chosen space.");
    if (tileSelected())
        return tr("R turns the chosen tile, Del takes it away, the right button shows more.");
    return tr("Click a feature or a figure to ask where it could move from there.");
}

QString SandboxController::keysInstruction() const
{
    if (m_kind != noKind)
        return m_box.isEmpty() ? tr("Press Enter to place the first tile.")
                               : tr("Arrows choose a space, R turns the tile, Enter places it.");
    if (m_figure && !m_box.isEmpty() && !m_box.rules().book().areas().empty())
        return tr("Arrows and Enter choose a place on the board, Tab a box below it.");
    if (m_figure && !m_box.isEmpty())
        return tr("Arrows choose a tile, Enter shows where on it the figure may stand.");
    if (m_box.isEmpty() && !m_figure)
        return tr("Choose a tile with the arrows and Enter; Tab leads to the tiles.");
    if (m_box.isEmpty() || filtered())
        return instruction();
    return tileSelected() ? tr("R turns the chosen tile, Del takes it away, Enter shows more.")
                          : tr("Arrows choose a space or a tile, Enter shows what can be done there.");
}

QString SandboxController::handPicture() const
{
    return m_kind == noKind ? QString()
                            : QStringLiteral("image://tile/%1").arg(m_table.table().picture(m_kind));
}

int SandboxController::handRow() const
{
    return m_kind == noKind ? -1 : m_palette.find([&](const TileLeftRow& row) { return row.kind == m_kind; });
}

QString SandboxController::figurePicture() const
{
    const Table now = m_table.table();
    return m_figure ? figureUrl(now.figurePicture(*m_figure), now.playerColour(m_player)) : QString();
}

void SandboxController::setPlayer(int player)
{
    if (player < 0 || player >= playerCount() || player == m_player)
        return;
    m_player = static_cast<Player>(player);
    showLists();
}

QString SandboxController::selectionLabel() const
{
    if (!m_selected)
        return {};
    const Table now = m_table.table();
    QStringList parts{cellDescription(*m_selected)};
    if (const auto tile = m_box.tileOn(*m_selected)) {
        const auto& lying = m_box.position().tiles[*tile];
        parts << tileDescription(now, lying.kind, lying.turns);
        for (const auto& spot : figuresOnBoard(now))
            if (spot.cell == *m_selected)
                parts << figureLabel(now, spot.figure);
    } else {
        parts << tr("no tile");
    }
    return parts.join(QStringLiteral(". "));
}

void SandboxController::pickTile(int row)
{
    if (!m_palette.has(row))
        return;
    const auto kind = m_palette.at(row).kind;
    if (const auto cell = openSelection()) {
        m_kind = kind;
        placeTile(cell->x, cell->y);
        return;
    }
    if (kind == m_kind)
        clearHandAndSelection();
    else
        holdTile(row);
}

void SandboxController::holdTile(int row)
{
    if (!m_palette.has(row))
        return;
    m_kind = m_palette.at(row).kind;
    m_turns = 0;
    m_figure.reset();
    showLists();
}

void SandboxController::pickFigure(int figure)
{
    if (figure == this->figure())
        clearHandAndSelection();
    else
        holdFigure(figure);
}

void SandboxController::holdFigure(int figure)
{
    const auto kind = static_cast<FigureKind>(figure);
    if (!m_box.rules().book().has(kind))
        return;
    m_figure = kind;
    m_figureName = m_box.rules().book().figureRule(kind).name();
    m_kind = noKind;
    showLists();
}

void SandboxController::clearHand()
{
    m_kind = noKind;
    m_figure.reset();
    showLists();
}

void SandboxController::clearHandAndSelection()
{
    m_selected.reset();
    clearHand();
}

void SandboxController::select(int cellX, int cellY)
{
    m_selected = cellOf(cellX, cellY);
    showLists();
}

void SandboxController::moveSelection(int dx, int dy)
{
    const auto& tiles = m_box.position().tiles;
    const Cell from = tiles.empty() ? Cell{0, 0} : m_selected.value_or(tiles.back().at);
    const bool first = !m_selected || tiles.empty();
    const Cell to{static_cast<std::int16_t>(from.x + (first ? 0 : dx)),
                  static_cast<std::int16_t>(from.y + (first ? 0 : dy))};
    // Stay within one cell around the tiles.
    const auto extent = m_table.board()->extent().adjusted(-1, -1, 1, 1);
    if (first || extent.contains(QPointF(to.x + 0.5, to.y + 0.5)))
        select(to.x, to.y);
}

void SandboxController::turnHand(int by)
{
    if (m_kind == noKind)
        return;
    m_turns = (m_turns + by + sideCount) % sideCount;
    showLists();
}

void SandboxController::turnHandAbove(int by, int cellX, int cellY)
{
    const unsigned fits = m_box.turnsThatFit(m_kind, cellOf(cellX, cellY), m_player);
    const int now = nearestTurn(fits, m_turns);
    if (now < 0) {
        turnHand(by);
        return;
    }
    int next = now;
    do
        next = (next + by + sideCount) % sideCount;
    while ((fits >> static_cast<unsigned>(next) & 1U) == 0);
    m_turns = next;
    showLists();
}

int SandboxController::turnsOn(int cellX, int cellY) const
{
    const unsigned fits = m_kind == noKind ? 0 : m_box.turnsThatFit(m_kind, cellOf(cellX, cellY), m_player);
    return nearestTurn(fits, m_turns);
}

} // namespace vozka
