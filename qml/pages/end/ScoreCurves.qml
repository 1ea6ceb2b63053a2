// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The points over the turns, a curve for each player. Pointing at a turn, or going there by key, tells who had how
// many; a click or Enter leads to the board of that turn.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property Statistics statistics
    required property StandingsModel standings
    /// The step that is pointed at, -1 for none.
    property int step: -1
    /// The one whose points stand above the curves.
    readonly property int told: root.step >= 0 ? root.step : root.statistics.lastStep

    signal turnPicked(turn: int)

    function go(step: int): void {
        root.step = Math.max(0, Math.min(root.statistics.lastStep, step));
    }
    function pick(): void {
        if (root.statistics.lastStep > 0)
            root.turnPicked(Math.min(root.told, root.statistics.turns));
    }

    implicitHeight: Math.round(250 * Theme.scale) + told.height
    objectName: "scoreCurves"
    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Points over the turns")
    Accessible.description: root.statistics.stepSentence(root.told)
    Accessible.focusable: true
    Accessible.onPressAction: root.pick()
    Keys.onLeftPressed: root.go(root.told - 1)
    Keys.onRightPressed: root.go(root.told + 1)
    Keys.onReturnPressed: root.pick()
    Keys.onEnterPressed: root.pick()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            root.go(event.key === Qt.Key_Home ? 0 : root.statistics.lastStep);
    }
    onActiveFocusChanged: {
        if (!root.activeFocus)
            root.step = -1;
    }

    CardTitle {
        id: title

        x: Theme.spacing * 2
        y: Theme.spacing * 1.5
        width: parent.width - Theme.spacing * 4
        text: qsTr("Points over the turns")
    }
    Flow {
        id: told

        x: Theme.spacing * 2
        anchors.top: title.bottom
        anchors.topMargin: Theme.spacing / 2
        width: parent.width - Theme.spacing * 4
        spacing: Theme.spacing * 1.5

        Caption {
            objectName: "toldStep"
            // As wide whatever it says, so that what follows stands still.
            width: Math.max(implicitWidth, Math.round(105 * Theme.scale))
            wrapMode: Text.NoWrap
            text: root.statistics.stepName(root.told)
        }
        Repeater {
            model: root.standings

            Row {
                id: entry

                required property string colour
                required property string name
                required property int seat

                spacing: 4

                Emblem {
                    anchors.verticalCenter: parent.verticalCenter
                    colour: entry.colour
                    size: Math.round(14 * Theme.scale)
                }
                Label {
                    objectName: "told:" + entry.seat
                    width: Math.round(26 * Theme.scale)
                    wrapMode: Text.NoWrap
                    font.pixelSize: Theme.smallSize
                    font.bold: true
                    text: root.statistics.pointsAt(entry.seat, root.told)
                }
            }
        }
    }
    ScoreChart {
        id: chart

        objectName: "chart"
        anchors.left: parent.left
        anchors.leftMargin: Theme.spacing * 2
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing
        anchors.top: told.bottom
        anchors.topMargin: Theme.spacing
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing
        statistics: root.statistics
        cursor: root.step
        fontSize: Theme.smallSize
        ink: Theme.text
        dim: Theme.dim
        line: Theme.line
        //: Stands below the last step of the curves: the final scoring.
        endLabel: qsTr("End")

        HoverHandler {
            id: hover

            cursorShape: Qt.PointingHandCursor
            onPointChanged: {
                if (hover.hovered)
                    root.step = chart.stepAt(hover.point.position.x);
            }
            onHoveredChanged: {
                if (!hover.hovered)
                    root.step = -1;
            }
        }
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: root.pick()
        }
    }
    FocusRing {
        radius: root.radius + 4
        shown: root.activeFocus
    }
}
