// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Page with the analysis of a game: the costliest decisions, the expected result over the game, and all decisions.
// The analysis runs in the background. A click shows a decision on the board.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property GameAnalysis analysis
    readonly property bool wide: root.width >= 900 * Theme.scale
    readonly property int gap: Theme.spacing * 2
    readonly property real room: Math.min(root.width - root.gap * 3, 1320 * Theme.scale)
    /// Left edge of the content, which is centred in a wide window.
    readonly property int edge: Math.round((root.width - root.room) / 2)
    readonly property int sideWidth: root.wide ? Math.round((root.room - root.gap) * 0.46) : root.room

    /// True if a game is open and its analysis was not started yet.
    readonly property bool fresh: root.analysis.incomplete && root.analysis.done === 0 && !root.analysis.running

    signal picked(int number)

    function focusCostliest(row: int): void {
        const place = costliest.itemAt(Math.min(row, costliest.count - 1));
        if (place !== null)
            place.forceActiveFocus(Qt.TabFocusReason);
        else
            side.forceActiveFocus(Qt.OtherFocusReason);
    }

    onVisibleChanged: {
        if (!root.visible)
            return;
        root.analysis.load();
        if (root.fresh)
            first.button.forceActiveFocus(Qt.OtherFocusReason);
    }
    Keys.onEscapePressed: Navigator.back()

    Backdrop {}
    Item {
        id: header

        x: root.edge
        y: root.gap
        width: root.room
        height: Math.max(heading.height, actions.height)

        PageTitle {
            id: heading

            anchors.verticalCenter: parent.verticalCenter
            width: actions.visible ? actions.x - Theme.spacing : parent.width
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
    MessageCard {
        id: first

        objectName: "analysisStart"
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(root.width - root.gap * 2, Math.round(520 * Theme.scale))
        y: Math.max(header.y + header.height + root.gap, Math.round((root.height - height) * 0.38))
        visible: root.fresh
        title: qsTr("Not analysed yet")
        explanation: qsTr("Each decision is compared with the computer’s choice. This takes a while; you can use the program in the meantime.")
        button.objectName: "analyseFirst"
        button.icon.name: "computer-player"
        button.text: qsTr("Analyse")
        onRequested: {
            root.analysis.start();
            side.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
    ArrowFocus {
        id: arrows

        groups: [column]
    }
    PageWheel {
        view: side
    }
    PageView {
        id: side

        objectName: "analysisView"
        // Space for the focus ring, in pixels.
        readonly property int frame: 4

        x: root.edge - frame
        visible: !root.fresh
        anchors.top: header.bottom
        anchors.topMargin: root.gap - frame
        width: root.sideWidth + frame
        height: root.height - y - root.gap
        contentHeight: column.y + column.height + frame
        clip: contentHeight > height

        Column {
            id: column

            x: side.frame
            y: side.frame
            width: side.width - side.frame - 10
            spacing: root.gap
            Keys.onPressed: event => event.accepted = arrows.pressed(event.key, root.Window.activeFocusItem)

            LeadCurves {
                width: parent.width
                // High enough for its width, with space for the costliest decisions below it.
                height: root.wide ? Math.max(implicitHeight, Math.min(width * 0.6, side.height * 0.34)) : implicitHeight
                analysis: root.analysis
                onPicked: number => root.picked(number)
            }
            CardTitle {
                width: parent.width
                visible: costliest.count > 0
                text: qsTr("Largest losses")
            }
            Repeater {
                id: costliest

                model: root.analysis.costliest
                // If the list removes the decision with the focus, the decision that replaces it gets the focus.
                onItemRemoved: (index, item) => {
                    if (item.activeFocus)
                        Qt.callLater(root.focusCostliest, index);
                }

                RatedMove {
                    objectName: "costliest:" + index
                    width: column.width
                    explains: true
                    onClicked: root.picked(number)
                }
            }
            DimLabel {
                width: parent.width
                visible: costliest.count === 0
                text: root.analysis.running ? qsTr("Decisions with the largest losses appear here.")
                    : root.analysis.done > 0 ? qsTr("No decision has lost points so far.")
                                             : qsTr("There are no decisions yet.")
            }
            CardTitle {
                width: parent.width
                visible: !root.wide && list.count > 0
                text: list.title
            }
            // In a narrow window the list of all decisions is below the costliest ones.
            Item {
                id: below

                width: parent.width
                height: list.contentHeight
                visible: !root.wide && list.count > 0
            }
        }
    }
    CardTitle {
        id: listTitle

        x: list.x + side.frame
        y: side.y + side.frame
        width: list.width - side.frame
        visible: root.wide && list.visible && list.count > 0
        text: list.title
    }
    RatedList {
        id: list

        objectName: "ratedList"
        parent: root.wide ? root : below
        visible: !root.fresh
        frame: side.frame
        x: root.wide ? side.x + side.width + root.gap - frame : -frame
        y: root.wide ? listTitle.y + listTitle.height + Theme.spacing : 0
        width: root.wide ? root.edge + root.room - x : below.width + frame + 10
        height: root.wide ? side.y + side.height - y : contentHeight
        interactive: root.wide
        moves: root.analysis.moves
        onPicked: number => root.picked(number)
    }
}
