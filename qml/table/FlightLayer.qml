// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figures that walk home over the table. It takes no clicks.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    /// Both in this layer.
    function fly(source: string, from: point, fromSide: int, to: point, toSide: int): void {
        if (Theme.pace > 0)
            figure.createObject(root, { source: source, from: from, to: to, fromSide: fromSide, toSide: toSide,
                                        turn: root.children.filter(each => each.visible).length });
    }
    function finish(): void {
        for (const each of root.children) {
            each.visible = false;
            each.destroy();
        }
    }

    Component {
        id: figure

        FlyingFigure {}
    }
}
