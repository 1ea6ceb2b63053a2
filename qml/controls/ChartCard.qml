// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with curves over the course of a game, one for each player. The legend above shows the values at one step. The
// pointer or the arrow keys choose the step, a click or Enter picks it. The chart is the child of the card.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Card {
    id: root

    required property string title
    /// Model with the roles `colour` and `seat`.
    required property var players
    /// Step that the pointer or the keys have chosen, -1 if none.
    property int step: -1
    required property int lastStep
    /// shownStep: the step whose values are shown, the last one if none is chosen. stepName: its name.
    readonly property int shownStep: root.step >= 0 ? root.step : root.lastStep
    required property string stepName
    required property int nameWidth
    required property int valueWidth
    /// Function that returns the value of the player at a seat as text.
    required property var valueText
    default property alias chart: chartArea.data
    readonly property alias legendHeight: legend.height

    /// Emitted when the pointer moves over the chart. x: its x coordinate in the parent of the chart.
    signal stepHovered(x: real)
    signal picked(step: int)

    function pick(): void {
        root.picked(root.shownStep);
    }
    function go(step: int): void {
        root.step = Math.max(0, Math.min(root.lastStep, step));
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: root.title
    Accessible.focusable: true
    Accessible.onPressAction: root.pick()
    Keys.onLeftPressed: root.go(root.shownStep - 1)
    Keys.onRightPressed: root.go(root.shownStep + 1)
    Keys.onReturnPressed: root.pick()
    Keys.onEnterPressed: root.pick()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            root.go(event.key === Qt.Key_Home ? 0 : root.lastStep);
    }
    onActiveFocusChanged: if (!root.activeFocus) root.step = -1

    CardTitle {
        id: heading

        x: Theme.spacing * 2
        y: Theme.spacing * 1.5
        width: parent.width - Theme.spacing * 4
        text: root.title
    }
    Flow {
        id: legend

        x: Theme.spacing * 2
        anchors.top: heading.bottom
        anchors.topMargin: Theme.spacing / 2
        width: parent.width - Theme.spacing * 4
        spacing: Theme.spacing * 1.5
        visible: root.lastStep >= 0

        Caption {
            objectName: "chartStep"
            // The same width for most steps, so that the items after it do not move.
            width: Math.max(implicitWidth, root.nameWidth)
            wrapMode: Text.NoWrap
            text: root.stepName
        }
        Repeater {
            model: root.players

            Row {
                id: entry

                required property string colour
                required property int seat

                spacing: 4

                Emblem {
                    anchors.verticalCenter: parent.verticalCenter
                    colour: entry.colour
                    size: Math.round(14 * Theme.scale)
                }
                BoldLabel {
                    objectName: "chartValue:" + entry.seat
                    width: root.valueWidth
                    wrapMode: Text.NoWrap
                    font.pixelSize: Theme.smallSize
                    text: {
                        const valueText = root.valueText;
                        return valueText(entry.seat);
                    }
                }
            }
        }
    }
    Item {
        id: chartArea

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: legend.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spacing

        HoverHandler {
            id: hover

            cursorShape: Qt.PointingHandCursor
            onPointChanged: if (hover.hovered) root.stepHovered(hover.point.position.x)
            onHoveredChanged: if (!hover.hovered) root.step = -1
        }
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: at => {
                root.stepHovered(at.position.x);
                root.pick();
            }
        }
    }
    FocusRing {
        radius: root.radius + 4
        shown: root.activeFocus
    }
}
