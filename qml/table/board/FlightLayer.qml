// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures that return to the supply, over the table. It takes no clicks.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Item {
    id: root

    /// The points are in this layer.
    function fly(source: string, from: point, fromSide: int, to: point, toSide: int): void {
        if (Theme.pace > 0)
            figure.createObject(root, { source: source, from: from, to: to, fromSide: fromSide, toSide: toSide,
                                        turn: root.flying() });
    }
    function flying(): int {
        let count = 0;
        for (let i = 0; i < root.children.length; ++i)
            count += root.children[i].visible ? 1 : 0;
        return count;
    }
    function finish(): void {
        for (let i = 0; i < root.children.length; ++i) {
            root.children[i].visible = false;
            root.children[i].destroy();
        }
    }

    Component {
        id: figure

        FlyingFigure {}
    }
}
