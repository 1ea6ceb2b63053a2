// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Strip above the page while games or the sandbox cannot be saved: the reason, and buttons to solve the problem.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property GameController controller
    required property SandboxController sandbox
    /// Reason why no game can be saved, empty if there is a folder.
    required property string noFolder
    readonly property string problem: root.noFolder || root.controller.files.autosaves.problem || root.sandbox.problem
    readonly property bool gameAtRisk: root.controller.files.turnsAtRisk > 0
                                       && (root.noFolder.length > 0 || root.controller.files.autosaves.problem.length > 0)

    required property UserFiles files

    visible: root.problem.length > 0
    implicitHeight: visible ? Math.max(words.height, buttons.height) + Theme.spacing * 1.5 : 0
    color: Theme.card

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 2
        color: Theme.warn
    }
    Icon {
        id: sign

        x: Theme.spacing * 2
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        colour: Theme.warn
    }
    Label {
        id: words

        objectName: "unsavedNoticeText"
        anchors.left: sign.right
        anchors.leftMargin: Theme.spacing * 1.5
        anchors.right: buttons.left
        anchors.rightMargin: Theme.spacing * 1.5
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        text: root.gameAtRisk
              ? qsTr("%1 %2", "%1: problem, %2: consequence").arg(root.problem)
                .arg(qsTr("%n turn(s) would be lost if the program ended now.", "", root.controller.files.turnsAtRisk))
              : root.problem
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text

        Announcement { text: root.problem }
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing * 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spacing

        Button {
            objectName: "tryAgain"
            visible: root.noFolder.length === 0
            text: qsTr("Try again")
            onClicked: {
                root.controller.files.saveNow();
                root.sandbox.saveNow();
            }
        }
        Button {
            visible: root.gameAtRisk
            icon.name: "save"
            text: qsTr("Save elsewhere…")
            onClicked: root.files.saveAs()
        }
    }
}
