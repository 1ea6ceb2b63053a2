// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of small items: figures of many kinds in the panel, the label of a move on the board, and segments.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style

Table {
    id: root

    name: "Layout"

    function cleanup(): void {
        AppSettings.textScale = 100;
        root.width = 1280;
        root.height = 760;
        controller.close();
    }
    function test_figureCounts_areInsideFrame_data(): var {
        const files = [["four kinds", "four_figures.vozka"], ["many kinds", "many_figures.vozka"]];
        return [[1280, 760], [1024, 600]].reduce((all, [width, height]) => all.concat(files.map(([kinds, file]) =>
            ({ tag: kinds + " " + width + "x" + height, file: file, width: width, height: height }))), []);
    }
    function test_figureCounts_areInsideFrame(row: var): void {
        AppSettings.textScale = 200;
        root.width = row.width;
        root.height = row.height;
        verify(controller.files.open(Qt.resolvedUrl(row.file)));
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
        settle();
        const frame = 2;
        for (const figure of shownFigures()) {
            const count = findChild(figure, "handFigureCount");
            verify(count.width + 2 * frame <= figure.width, figure.label + ": " + count.width + " of " + figure.width);
        }
    }
    function shownFigures(): var {
        return finder.having(page, "hasPlace").filter(each => each.objectName === "handFigure" && each.visible);
    }
    function test_figuresOfManyKinds_formGrid_data(): var {
        return [{ tag: "four kinds", file: "four_figures.vozka", kinds: 4, columns: 2 },
                { tag: "many kinds", file: "many_figures.vozka", kinds: 7, columns: 3 }];
    }
    function test_figuresOfManyKinds_formGrid(row: var): void {
        verify(controller.files.open(Qt.resolvedUrl(row.file)));
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
        settle();
        const figures = shownFigures();
        compare(figures.length, row.kinds);
        // Figures are in rows from left to right, with equal widths and without overlap.
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
            angle: 0
            figureSource: ""
            words: "words"
            label: "1: +2.0"
            isPlayed: false
            figureIsHigh: false
            bestFigureIsHigh: false
            betterMovesAtCell: 0
            cell: 120
            detail: 128
            level: ""
        }
    }
    function test_moveLabel_doesNotCoverFigure_data(): var {
        return [{ tag: "figure above", place: 0.4, high: true, best: false, chosen: 0, below: true },
                { tag: "figure below", place: 0.75, high: false, best: true, chosen: 0, below: false },
                { tag: "figure above, not chosen", place: 0.4, high: true, best: true, chosen: -1, below: true },
                { tag: "figure below, not chosen", place: 0.9, high: false, best: false, chosen: -1, below: false },
                { tag: "on another tile that has its figure above", place: 0.9, high: false, best: true, chosen: -1,
                  below: true }];
    }
    function test_moveLabel_doesNotCoverFigure(row: var): void {
        const ghost = createTemporaryObject(ghosts, page, { placeY: row.place, chosen: row.chosen,
                                                            figureIsHigh: row.high, bestFigureIsHigh: row.best });
        drawn(page);
        const line = finder.byText(ghost, ghost.label).parent;
        compare(line.y > 60, row.below, line.y);
        verify(line.y >= 0 && line.y + line.height <= 120);
        const foot = (row.chosen < 0 && row.best && !row.high ? 0.4 : row.place) * 120;
        verify(row.below ? line.y >= foot : line.y + line.height <= foot - 0.92 * ghost.side, line.y);
    }
    function test_moveLabels_ofOneCell_doNotOverlap_data(): var {
        return [{ tag: "from above", high: false }, { tag: "from below", high: true }];
    }
    function test_moveLabels_ofOneCell_doNotOverlap(row: var): void {
        const lines = [0, 1, 2].map(better => {
            const ghost = createTemporaryObject(ghosts, page, { placeY: 0.5, chosen: -1, betterMovesAtCell: better,
                                                                figureIsHigh: row.high, bestFigureIsHigh: row.high });
            return finder.byText(ghost, ghost.label).parent;
        });
        drawn(page);
        for (let i = 1; i < 3; ++i)
            verify(row.high ? lines[i].y + lines[i].height < lines[i - 1].y : lines[i].y > lines[i - 1].y + lines[i - 1].height);
    }
    function test_moveLabels_onSmallTile_doNotCoverFigure_data(): var {
        return [{ tag: "from above", high: false }, { tag: "from below", high: true }];
    }
    function test_moveLabels_onSmallTile_doNotCoverFigure(row: var): void {
        const ghost = createTemporaryObject(ghosts, page, { cell: 40, placeY: row.high ? 0.4 : 0.9, chosen: -1, betterMovesAtCell: 1,
                                                            figureIsHigh: row.high, bestFigureIsHigh: row.high });
        drawn(page);
        // During play, the labels do not cover the adjacent tiles.
        verify(finder.byText(ghost, ghost.label));
        ghost.passesClicksToBoard = true;
        const line = finder.byText(ghost, "1").parent;
        verify(line.width <= ghost.cell);
        ghost.chosen = ghost.index;
        verify(finder.byText(ghost, ghost.label), "the one that is chosen says all");
        ghost.chosen = -1;
        verify(row.high ? line.y >= 16 : line.y + line.height <= 36 - 0.92 * ghost.side, line.y);
    }
    function test_moveWithoutTile_hasNumber_data(): var {
        return [{ tag: "small", cell: 120, chosen: -1, full: false }, { tag: "large", cell: 240, chosen: -1, full: false },
                { tag: "chosen", cell: 240, chosen: 0, full: true }];
    }
    function test_moveWithoutTile_hasNumber(row: var): void {
        const ghost = createTemporaryObject(ghosts, page, { hasTile: false, cell: row.cell, placeY: 0.5,
                                                            chosen: row.chosen });
        drawn(page);
        verify(finder.byText(ghost, row.full ? ghost.label : "1"));
    }

    Component {
        id: segments

        SegmentedControl {
            property real room: 2000

            width: Math.min(implicitWidth, room)
            label: "choice"
            choices: ["Dark", "Všechny soubory", "Wie das System", "WAVE AV", "Übernommen fj"]
            chosen: 0
        }
    }
    /// If a little space is missing, the segments move together instead of wrapping.
    function test_segments_moveTogetherInSmallSpace(): void {
        const bar = createTemporaryObject(segments, page);
        drawn(page);
        const wanted = bar.implicitWidth;
        const lines = () => {
            drawn(page);
            return new Set(bar.choices.map(words => finder.byText(bar, words).contentItem.mapToItem(bar, 0, 0).y)).size;
        };
        bar.room = wanted - 50;
        compare(lines(), 1);
        compare(bar.implicitWidth, wanted);
        for (const words of bar.choices)
            verify(finder.byText(bar, words).contentItem.contentWidth <= finder.byText(bar, words).contentItem.width, words);
        bar.room = wanted / 2;
        verify(lines() > 1);
        compare(bar.paddingReduction, 0);
    }
    function test_segments_areAsWideAsTexts_data(): var {
        return [100, 133, 150, 200].map(scale => ({ tag: scale + " %", scale: scale }));
    }
    function test_segments_areAsWideAsTexts(row: var): void {
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
