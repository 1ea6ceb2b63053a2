// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Banner of the window, centred over the board or the background of the page, not over the panels of the page.
import QtQuick
import Vozka.Style

Banner {
    id: root

    required property Item page
    required property int decisionCount
    readonly property SandboxPage sandbox: root.page as SandboxPage
    readonly property StartPage start: root.page as StartPage
    readonly property TablePage table: root.page as TablePage
    readonly property real from: root.sandbox !== null ? root.sandbox.board.x
                               : root.start !== null && root.start.sheetWidth < parent.width / 2 ? root.start.sheetWidth : 0
    readonly property real to: root.sandbox !== null ? root.sandbox.board.x + root.sandbox.board.width
                             : root.table !== null ? root.table.boardWidth : parent.width

    onDecisionCountChanged: if (root.closesAtDecision) root.hide()
    areaWidth: root.to - root.from
    anchors.horizontalCenter: parent.horizontalCenter
    anchors.horizontalCenterOffset: (root.from + root.to - parent.width) / 2
    anchors.bottom: parent.bottom
    anchors.bottomMargin: Theme.spacing * 4
}
