// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Progress of an analysis, and the button that starts, stops or resumes it.
import QtQuick
import Vozka.Models
import Vozka.Style

Row {
    id: root

    required property GameAnalysis analysis

    spacing: Theme.spacing * 1.5

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(180 * Theme.scale)
        spacing: 4

        DimLabel {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Theme.smallSize + 1
            text: qsTr("%1 of %2 decisions").arg(root.analysis.done).arg(root.analysis.count)
        }
        Rectangle {
            width: parent.width
            height: 5
            radius: 2.5
            color: Theme.line
            visible: root.analysis.incomplete
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Progress of the analysis")

            Rectangle {
                width: root.analysis.count > 0 ? parent.width * root.analysis.done / root.analysis.count : 0
                height: parent.height
                radius: 2.5
                color: Theme.text
            }
        }
    }
    Button {
        objectName: "analyse"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.analysis.incomplete
        highlighted: !root.analysis.running
        text: root.analysis.running ? qsTr("Cancel") : root.analysis.done > 0 ? qsTr("Continue") : qsTr("Analyse")
        onClicked: {
            if (root.analysis.running)
                root.analysis.cancel();
            else
                root.analysis.start();
        }
    }
}
