// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The ring round the cell or the feature of the board that has the keyboard's focus.
import QtQuick
import Vozka.Style

Item {
    id: root

    /// What has the focus, null if nothing on the board has.
    required property Item ringed
    /// Whoever plays by mouse needs no ring.
    required property bool shown

    x: root.ringed ? root.ringed.x : 0
    y: root.ringed ? root.ringed.y : 0
    width: root.ringed ? root.ringed.width : 0
    height: root.ringed ? root.ringed.height : 0

    FocusRing {
        objectName: "boardFocus"
        radius: root.ringed instanceof FeatureHandle ? width / 2 : Theme.radius / 2
        overMap: true
        shown: root.ringed !== null && root.shown
    }
}
