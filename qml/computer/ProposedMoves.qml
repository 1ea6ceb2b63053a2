// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Proposed moves on the board, with the discs of their numbers. The discs cover no proposed tile or figure, no figure on
// the board and no other disc or letter.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    /// Null if none.
    required property RowList moves
    /// Letters of texts about moves, null if none.
    required property RowList letters
    /// Row of the chosen move, -1 if none.
    required property int chosen
    required property BoardView board
    required property GameController controller
    /// Visible part of the board.
    required property rect view
    required property bool passesClicksToBoard
    readonly property alias count: ghosts.count

    signal picked(row: int)

    function grown(box: rect, by: real): rect {
        return Qt.rect(box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by);
    }
    /// Moves letters that would overlap. Returns their boxes.
    function placeLetters(): var {
        const boxes = [];
        for (let row = 0; row < names.count; ++row) {
            const letter = names.itemAt(row) as MoveLetter;
            if (letter === null)
                continue;
            const box = letter.wanted;
            const meets = boxes.some(other => anywhere.common(box, other) > 0);
            const at = meets ? anywhere.beside(box.width, box.height, [box], boxes) : Qt.point(box.x, box.y);
            letter.shift = Qt.point(at.x - box.x, at.y - box.y);
            boxes.push(Qt.rect(at.x, at.y, box.width, box.height));
        }
        return boxes;
    }
    function placeDiscs(): void {
        const moves = [];
        for (let row = 0; row < ghosts.count; ++row)
            moves.push(ghosts.itemAt(row) as MoveGhost);
        if (moves.includes(null))
            return;
        const covered = [...root.board.figureBoxes(), ...moves.map(move => move.tileBox), ...moves.map(move => move.figureBox)];
        covered.push(...root.placeLetters());
        for (const move of moves) {
            const side = move.discSide;
            const places = inView.common(move.box, root.view) > 0 ? inView : anywhere;
            const targets = [0, side, 2 * side, 3 * side].map(by => root.grown(move.box, by));
            const at = places.cheapest(side, side, targets, disc => {
                const overlap = places.overlap(disc, covered);
                return overlap > 0 ? 1 + overlap : 0;
            });
            move.disc = Qt.point(at.x + side / 2, at.y + side / 2);
            covered.push(Qt.rect(at.x, at.y, side, side));
        }
    }

    Timer {
        id: later

        // Runs after all moves and letters have got their positions.
        interval: 0
        onTriggered: root.placeDiscs()
    }
    ClearPlace {
        id: inView

        view: root.view
    }
    // For moves that are not in view.
    ClearPlace {
        id: anywhere

        view: Qt.rect(-1e5, -1e5, 2e5, 2e5)
    }
    Repeater {
        id: names

        model: root.letters
        onCountChanged: later.restart()

        MoveLetter {
            cell: root.board.camera.cell
            controller: root.controller
            onWantedChanged: later.restart()
        }
    }
    Repeater {
        id: ghosts

        model: root.moves
        onCountChanged: later.restart()

        MoveGhost {
            cell: root.board.camera.cell
            detail: root.board.detail
            level: root.board.level
            chosen: root.chosen
            passesClicksToBoard: root.passesClicksToBoard
            onBoxChanged: later.restart()
            onFigureBoxChanged: later.restart()
            onPicked: {
                root.picked(index);
            }
        }
    }
}
