// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The result that was to be expected over the course of the game, a curve for each player. A click shows the decision
// that is pointed at.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property GameAnalysis analysis
    property int pointed: -1
    /// The decision of which the leads are told above the curves.
    readonly property int told: root.pointed >= 0 ? root.pointed : root.analysis.done - 1

    signal picked(int number)

    implicitHeight: Math.round(210 * Theme.scale) + leads.height
    objectName: "leadCurves"
    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: title.text
    Accessible.focusable: true
    Keys.onLeftPressed: root.pointed = Math.max(0, root.pointed - 1)
    Keys.onRightPressed: root.pointed = Math.min(root.analysis.done - 1, root.pointed + 1)
    Keys.onReturnPressed: root.picked(root.pointed)
    Keys.onEnterPressed: root.picked(root.pointed)

    CardTitle {
        id: title

        x: Theme.spacing * 2
        y: Theme.spacing * 1.5
        width: parent.width - Theme.spacing * 4
        text: qsTr("Expected lead at the end")
    }
    Flow {
        id: leads

        x: Theme.spacing * 2
        anchors.top: title.bottom
        anchors.topMargin: Theme.spacing / 2
        width: parent.width - Theme.spacing * 4
        spacing: Theme.spacing * 1.5
        visible: root.analysis.done > 0

        Caption {
            objectName: "toldDecision"
            // As wide whatever it says, so that what follows stands still.
            width: Math.max(implicitWidth, Math.round(70 * Theme.scale))
            wrapMode: Text.NoWrap
            text: root.analysis.whenOf(root.told)
        }
        Repeater {
            model: root.analysis.controller.players

            Row {
                id: entry

                required property int index
                required property string colour

                spacing: 4

                Emblem {
                    anchors.verticalCenter: parent.verticalCenter
                    colour: entry.colour
                    size: Math.round(14 * Theme.scale)
                }
                Label {
                    objectName: "lead:" + entry.index
                    width: Math.round(40 * Theme.scale)
                    wrapMode: Text.NoWrap
                    font.pixelSize: Theme.smallSize
                    font.bold: true
                    text: root.analysis.leadOf(root.told, entry.index)
                }
            }
        }
    }
    LeadChart {
        id: chart

        objectName: "leadChart"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: leads.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spacing
        analysis: root.analysis
        cursor: root.pointed
        fontSize: Theme.smallSize
        ink: Theme.text
        dim: Theme.dim
        line: Theme.line

        HoverHandler {
            id: hover

            cursorShape: Qt.PointingHandCursor
            onPointChanged: {
                if (hover.hovered)
                    root.pointed = chart.numberAt(hover.point.position.x);
            }
            onHoveredChanged: {
                if (!hover.hovered)
                    root.pointed = -1;
            }
        }
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: at => root.picked(chart.numberAt(at.position.x))
        }
    }
    FocusRing {
        radius: root.radius + 4
        shown: root.activeFocus
    }
}
