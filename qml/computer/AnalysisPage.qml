// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game looked at again: what its decisions cost, the costliest first, and the result that was to be expected all
// along. It is found out in the background, and every decision leads to the board.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

FocusScope {
    id: root

    required property GameAnalysis analysis
    readonly property bool wide: root.width >= 900 * Theme.scale
    readonly property int gap: Theme.spacing * 2
    readonly property real room: Math.min(root.width - root.gap * 2, 1320 * Theme.scale)
    /// Where what is shown begins, in the middle of a wide window.
    readonly property int edge: Math.round((root.width - root.room) / 2)
    readonly property int sideWidth: root.wide ? Math.round((root.room - root.gap) * 0.46) : root.room

    /// Nothing is known of the game so far, and nobody has asked.
    readonly property bool fresh: root.analysis.open && root.analysis.done === 0 && !root.analysis.running

    signal back
    /// That decision is to be shown on the board.
    signal picked(int number)

    onVisibleChanged: {
        if (!root.visible)
            return;
        root.analysis.look();
        if (root.fresh)
            first.takeFocus();
    }
    Keys.onEscapePressed: root.back()

    Rectangle {
        anchors.fill: parent
        color: Theme.background
    }
    Item {
        id: header

        x: root.edge
        y: root.gap
        width: root.room
        height: Math.max(leave.height, heading.height, actions.height)

        IconButton {
            id: leave

            objectName: "leaveAnalysis"
            anchors.verticalCenter: parent.verticalCenter
            symbol: "back"
            text: qsTr("Back")
            keys: "Esc"
            onClicked: root.back()
        }
        Heading {
            id: heading

            anchors.left: leave.right
            anchors.leftMargin: Theme.spacing
            anchors.right: actions.left
            anchors.rightMargin: Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Math.round(34 * Theme.scale)
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            text: qsTr("Analysis")
        }
        AnalysisProgress {
            id: actions

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.fresh
            analysis: root.analysis
        }
    }
    AnalysisStart {
        id: first

        objectName: "analysisStart"
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(root.width - root.gap * 2, Math.round(520 * Theme.scale))
        y: Math.max(header.y + header.height + root.gap, Math.round((root.height - height) * 0.38))
        visible: root.fresh
        onAsked: root.analysis.start()
    }
    Flickable {
        id: side

        x: root.edge
        visible: !root.fresh
        anchors.top: header.bottom
        anchors.topMargin: root.gap
        width: root.sideWidth
        height: root.wide ? root.height - y - root.gap : Math.min(contentHeight, Math.round((root.height - y - root.gap * 2) * 0.55))
        contentHeight: column.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: SlimScrollBar {}

        Column {
            id: column

            width: side.width - 10
            spacing: root.gap

            LeadCurves {
                width: parent.width
                analysis: root.analysis
                onPicked: number => root.picked(number)
            }
            CardTitle {
                width: parent.width
                visible: costliest.count > 0
                text: qsTr("What cost most")
            }
            Repeater {
                id: costliest

                model: root.analysis.costliest

                JudgedMove {
                    objectName: "costliest:" + index
                    width: column.width
                    explains: true
                    onClicked: root.picked(number)
                }
            }
            Words {
                width: parent.width
                visible: costliest.count === 0
                color: Theme.dim
                text: root.analysis.running ? qsTr("The costliest decisions will stand here.")
                    : root.analysis.done > 0 ? qsTr("No decision has cost anything so far.")
                                             : qsTr("Nothing has been decided yet.")
            }
        }
    }
    ListView {
        id: list

        objectName: "judgedList"
        visible: !root.fresh
        x: root.wide ? side.x + side.width + root.gap : root.edge
        y: root.wide ? side.y : side.y + side.height + root.gap
        width: root.wide ? root.edge + root.room - x : root.sideWidth
        height: root.height - y - root.gap
        clip: true
        spacing: Theme.spacing / 2
        boundsBehavior: Flickable.StopAtBounds
        model: root.analysis.moves
        activeFocusOnTab: true
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("All decisions")
        Keys.onReturnPressed: root.picked(list.currentIndex)
        Keys.onEnterPressed: root.picked(list.currentIndex)
        T.ScrollBar.vertical: SlimScrollBar {}
        delegate: JudgedMove {
            width: list.width - 10
            focusPolicy: Qt.NoFocus
            current: list.activeFocus && list.currentIndex === index
            onClicked: root.picked(number)
        }
    }
}
