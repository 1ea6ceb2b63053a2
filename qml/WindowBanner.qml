// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Banner of the window, at the bottom of the part of the page that notices may cover.
import QtQuick
import Vozka.Style

Banner {
    id: root

    required property var page
    required property int decisionCount
    /// Greatest y coordinate of its lower end.
    required property real lowestEnd
    /// Part of the page without controls and cards. Pages with controls at their edges have the property `noticeArea`.
    readonly property rect area: root.page && root.page.noticeArea !== undefined ? root.page.noticeArea
                                                                               : Qt.rect(0, 0, parent.width, parent.height)

    onDecisionCountChanged: if (root.closesAtDecision) root.hide()
    areaWidth: root.area.width
    x: Math.round(root.area.x + (root.area.width - width) / 2)
    y: Math.round(Math.min(root.area.bottom, root.lowestEnd) - height - Theme.spacing * 3)
}
