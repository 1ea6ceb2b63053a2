// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Layout of the overlay panel in low windows: header, legend and entries.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

Table {
    id: root

    readonly property Overlays overlays: root.controller.overlays

    name: "OverlayPanel"

    function openGame(file: string): void {
        verify(controller.files.open(Qt.resolvedUrl(file)));
        page.forceActiveFocus();
        settle();
        mouseMove(page, 2, page.height - 2);
    }
    function cleanup(): void {
        overlays.kind = Overlays.None;
        root.width = 1280;
        root.height = 760;
        controller.close();
    }
    function test_legend_isShownWholeOrNotAtAll_data(): var {
        return [{ tag: "range, small window", key: "o", width: 1024, height: 606 },
                { tag: "range, usual window", key: "o", width: 1280, height: 766 },
                { tag: "compare, small window", key: "c", width: 1024, height: 606 },
                { tag: "compare, usual window", key: "c", width: 1280, height: 766 }];
    }
    function test_legend_isShownWholeOrNotAtAll(row: var): void {
        root.width = row.width;
        root.height = row.height;
        openGame("wagon.vozka");
        keyClick(row.key);
        const list = item("overlayEntries");
        tryVerify(() => list.visible && list.count > 0 && list.currentIndex === 0);
        const legend = findChild(list, "overlayLegend");
        verify(legend.height > 0);
        drawn(page);
        const first = findChild(list, "entry:0");
        // Without space for both, the whole legend is scrolled out of view.
        const fits = legend.height + first.height <= list.height;
        tryVerify(() => {
            const top = legend.mapToItem(list, 0, 0).y;
            return fits ? Math.abs(top) < 1 : top + legend.height < 1;
        });
        const y = first.mapToItem(list, 0, 0).y;
        verify(Math.abs(y - Math.max(0, legend.mapToItem(list, 0, legend.height).y)) < 1, y);
        verify(y + first.height <= list.height + 1);
        // Without a hovered entry, the list can be scrolled to its top, where the legend is.
        page.forceActiveFocus();
        mouseMove(page, 2, page.height - 2);
        list.toTop();
        compare(Math.round(legend.mapToItem(list, 0, 0).y), 0);
        // The button for the next figure or feature is in one row with the figure that is held over features.
        compare(item("nextOverlayTarget").mapToItem(page, 0, 0).y, item("probe").mapToItem(page, 0, 0).y);
    }
    function test_otherOverlay_startsAtFirstEntry(): void {
        openGame("wagon.vozka");
        keyClick("o");
        tryCompare(overlays, "entry", 0);
        keyClick("c");
        const list = item("overlayEntries");
        tryVerify(() => list.activeFocus && list.currentIndex === 0);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick("o");
        tryVerify(() => list.activeFocus && list.currentIndex === 0 && overlays.entry === 0);
    }
    function test_heights_haveNoBindingLoop_data(): var {
        return [{ tag: "small window", width: 1024, height: 606 }, { tag: "usual window", width: 1280, height: 766 }];
    }
    /// Binding loops are reported only as warnings.
    function test_heights_haveNoBindingLoop(row: var): void {
        failOnWarning(/Binding loop/);
        root.width = row.width;
        root.height = row.height;
        openGame("wagon.vozka");
        for (const key of ["c", "o", "p", "f", "d", "t", "c", "t", "o", "c", "c", "f", "f", "d"]) {
            keyClick(key);
            drawn(page);
        }
    }
}
