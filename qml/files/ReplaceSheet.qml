// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks before a file is replaced. A copy of the old file is kept.
import QtQuick
import Vozka.Style

TitledDialog {
    id: root

    property url file
    property string name: ""
    property string copy: ""
    property bool isAgreed: false
    signal agreed(file: url)
    signal refused

    function ask(file: url, name: string, copy: string): void {
        root.file = file;
        root.name = name;
        root.copy = copy;
        root.isAgreed = false;
        root.open();
    }

    objectName: "replaceSheet"
    spacing: Theme.spacing * 2
    title: qsTr("Replace this file?")
    textWidth: Math.min(root.room, Math.round(480 * Theme.scale))
    onAboutToShow: other.forceActiveFocus(Qt.TabFocusReason)
    onClosed: {
        if (root.isAgreed)
            root.agreed(root.file);
        else
            root.refused();
    }

    Label {
        width: root.textWidth
        text: qsTr("“%1” already exists.").arg(root.name)
    }
    DimLabel {
        width: root.textWidth
        //: %1 is the name of a file.
        text: qsTr("Its current content is kept as “%1”.").arg(root.copy)
    }
    Flow {
        width: root.textWidth
        layoutDirection: Qt.RightToLeft
        spacing: Theme.spacing

        Button {
            objectName: "replaceFile"
            highlighted: true
            text: qsTr("Replace")
            onClicked: {
                root.isAgreed = true;
                root.close();
            }
        }
        Button {
            id: other

            objectName: "anotherName"
            text: qsTr("Choose another name")
            onClicked: root.close()
        }
    }
}
