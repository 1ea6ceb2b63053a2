// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of small items: figures of many kinds in the panel, and segments.
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
