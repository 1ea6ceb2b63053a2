// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where small parts stand: figures of many kinds in the panel, the line of a move that is shown on the board, choices
// beside each other.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

Table {
    id: root

    name: "Layout"

    function cleanup(): void {
        AppSettings.textScale = 100;
        controller.close();
    }
    function shownFigures(): var {
        return finder.having(page, "hasPlace").filter(each => each.objectName === "handFigure" && each.visible);
    }
    function test_figuresOfManyKinds_data(): var {
        return [{ tag: "four kinds", file: "four_figures.vozka", kinds: 4, columns: 2 },
                { tag: "many kinds", file: "many_figures.vozka", kinds: 7, columns: 3 }];
    }
    function test_figuresOfManyKinds(row: var): void {
        verify(controller.files.open(Qt.resolvedUrl(row.file)));
        tryCompare(controller, "step", GameController.Deploy);
        settle();
        const figures = shownFigures();
        compare(figures.length, row.kinds);
        // Row by row, from the left, each as wide as the others and none over another.
        for (let i = 0; i < figures.length; ++i) {
            compare(figures[i].y, figures[i - i % row.columns].y);
            compare(figures[i].width, figures[0].width);
            if (i % row.columns > 0)
                verify(figures[i].x >= figures[i - 1].x + figures[i - 1].width);
            else
                compare(figures[i].x, 0);
            if (i >= row.columns)
                verify(figures[i].y >= figures[i - row.columns].y + figures[i - row.columns].height);
        }
    }

    Finder {
        id: finder
    }
    Component {
        id: ghosts

        MoveGhost {
            index: 0
            rank: 1
            hasTile: true
            cellX: 0
            cellY: 0
            tileSource: ""
            hasFigure: true
            figureCellX: 0
            figureCellY: 0
            placeX: 0.5
            size: 0.4
            onCorner: false
            figureSource: ""
            words: "words"
            label: "1: +2.0"
            isPlayed: false
            isCovered: false
            cell: 120
            detail: 128
        }
    }
    function test_theLineOfAMoveKeepsOffItsFigure_data(): var {
        return [{ tag: "figure above", place: 0.25, chosen: 0, below: true },
                { tag: "figure below", place: 0.75, chosen: 0, below: false },
                { tag: "not chosen", place: 0.25, chosen: -1, below: false }];
    }
    function test_theLineOfAMoveKeepsOffItsFigure(row: var): void {
        const ghost = createTemporaryObject(ghosts, page, { placeY: row.place, chosen: row.chosen });
        drawn(page);
        const line = finder.byText(ghost, ghost.label).parent;
        compare(line.y > 60, row.below, line.y);
        verify(line.y >= 0 && line.y + line.height <= 120);
    }

    Component {
        id: segments

        Segments {
            property real room: 2000

            width: Math.min(implicitWidth, room)
            label: "choice"
            choices: ["Dark", "Všechny soubory", "Wie das System", "WAVE AV", "Übernommen fj"]
            chosen: 0
        }
    }
    function test_choicesAreAsWideAsTheirWords_data(): var {
        return [100, 133, 150, 200].map(scale => ({ tag: scale + " %", scale: scale }));
    }
    function test_choicesAreAsWideAsTheirWords(row: var): void {
        AppSettings.textScale = row.scale;
        const bar = createTemporaryObject(segments, page);
        for (let chosen = 0; chosen < bar.choices.length; ++chosen) {
            bar.chosen = chosen;
            drawn(page);
            const lines = [];
            for (let i = 0; i < bar.choices.length; ++i)
                lines.push(finder.byText(bar, bar.choices[i]).contentItem);
            compare(lines.length, 5);
            for (const words of lines) {
                compare(words.lineCount, 1, words.text);
                verify(words.contentWidth <= words.width, words.text);
                compare(words.mapToItem(bar, 0, 0).y, lines[0].mapToItem(bar, 0, 0).y);
            }
        }
    }
}
