// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where one is among the folders: the way up, the path, which can be typed, a new folder, and places.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Column {
    id: root

    required property FilePicker picker
    property bool making: false
    /// The user has said where to go; what lies there is next.
    signal gone

    function begin(): void {
        root.making = false;
        path.text = root.picker.folder;
    }
    /// A path is typed from its first slash on.
    function beginPath(): void {
        path.forceActiveFocus(Qt.TabFocusReason);
        path.text = "/";
        path.deselect();
    }
    function make(): void {
        if (!root.picker.makeFolder(fresh.text))
            return;
        root.making = false;
        root.gone();
    }

    spacing: Theme.spacing

    Item {
        width: parent.width
        height: path.height

        IconButton {
            id: up

            objectName: "folderUp"
            symbol: "up"
            text: qsTr("To the folder above")
            enabled: root.picker.canGoUp
            onClicked: root.picker.goUp()
        }
        TextBox {
            id: path

            objectName: "folderPath"
            anchors.left: up.right
            anchors.leftMargin: Theme.spacing / 2
            anchors.right: plus.visible ? plus.left : parent.right
            anchors.rightMargin: plus.visible ? Theme.spacing / 2 : 0
            label: qsTr("Folder")
            onAccepted: {
                root.picker.goTo(text);
                if (root.picker.problem.length === 0)
                    root.gone();
            }
        }
        IconButton {
            id: plus

            objectName: "newFolder"
            anchors.right: parent.right
            visible: root.picker.question !== null && root.picker.question.saving
            symbol: "plus"
            text: qsTr("New folder")
            onClicked: {
                root.making = true;
                fresh.clear();
                fresh.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    }
    Item {
        width: parent.width
        height: fresh.height
        visible: root.making

        TextBox {
            id: fresh

            objectName: "newFolderName"
            anchors.left: parent.left
            anchors.right: make.left
            anchors.rightMargin: Theme.spacing
            label: qsTr("Name of the new folder")
            placeholderText: label
            onAccepted: root.make()
            Keys.onEscapePressed: {
                root.making = false;
                path.forceActiveFocus(Qt.TabFocusReason);
            }
        }
        ActionButton {
            id: make

            anchors.right: parent.right
            text: qsTr("Create the folder")
            onClicked: root.make()
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.spacing / 2

        Repeater {
            model: root.picker.places

            PlaceButton {
                required property string modelData
                required property int index

                text: modelData
                onClicked: {
                    root.picker.goToPlace(index);
                    root.gone();
                }
            }
        }
    }
    Connections {
        function onMoved(): void {
            path.text = root.picker.folder;
        }
        target: root.picker
    }
}
