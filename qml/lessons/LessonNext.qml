// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button that opens the next example of the list of lessons. In a quiz, it opens an example with another board.
import QtQuick
import Vozka.Models
import Vozka.Style

Button {
    id: root

    required property OpenLesson openLesson

    objectName: "nextLesson"
    leftPadding: Theme.spacing
    rightPadding: Theme.spacing
    font.pixelSize: Theme.smallSize + 1
    //: %1 is the id of a lesson: "C2-2".
    text: qsTr("Next: %1").arg(root.openLesson.step.next)
    tip: qsTr("%1 (%2)", "a command and its key").arg(qsTr("Next lesson")).arg(qsTr("Page down", "key"))
    onClicked: root.openLesson.openNeighbour(1)
}
