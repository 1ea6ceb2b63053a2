// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions of all overlays, in the order of the menus and buttons.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

QtObject {
    id: root

    required property GameController controller
    property bool enabled: true
    readonly property Overlays overlays: root.controller.overlays
    readonly property var all: [range, compare, owners, fields, dead, tiles, inspect]

    component KindAction: OverlayAction {
        required property int kind

        enabled: root.enabled && root.controller.active && offered
        checked: root.overlays.kind === kind
        onTriggered: root.overlays.toggle(kind)
    }

    readonly property OverlayAction range: KindAction {
        text: qsTr("&Range")
        explanation: qsTr("Where a figure may move, and why not elsewhere")
        icon.name: "overlay"
        key: "O"
        offered: root.overlays.hasRange
        kind: Overlays.Range
    }
    readonly property OverlayAction compare: KindAction {
        text: qsTr("&Compare the editions")
        explanation: qsTr("Where the figure may move by the rules of each edition")
        icon.name: "compare"
        key: "C"
        offered: root.overlays.hasRange
        kind: Overlays.Compare
    }
    readonly property OverlayAction owners: KindAction {
        text: qsTr("O&wners")
        explanation: qsTr("Who has the majority on each feature, and what it would score")
        icon.name: "owners"
        key: "P"
        kind: Overlays.Owners
    }
    readonly property OverlayAction fields: KindAction {
        text: qsTr("Fi&elds")
        explanation: qsTr("Who owns each field, and what it would score")
        icon.name: "fields"
        key: "F"
        kind: Overlays.Fields
    }
    readonly property OverlayAction dead: KindAction {
        text: qsTr("&Dead spaces")
        explanation: qsTr("Spaces that none of the tiles left can fill, and what fits the others")
        icon.name: "dead-cells"
        key: "D"
        offered: root.overlays.hasTilesLeft
        kind: Overlays.Dead
    }
    readonly property OverlayAction tiles: KindAction {
        text: qsTr("Tiles left in the &bag")
        explanation: qsTr("Which tiles are still to come")
        icon.name: "tile-bag"
        key: "T"
        offered: root.overlays.hasTilesLeft
        kind: Overlays.Tiles
    }
    readonly property OverlayAction inspect: OverlayAction {
        text: qsTr("I&nspect")
        explanation: qsTr("Explains what you point at")
        icon.name: "info"
        key: "I"
        enabled: root.enabled && root.controller.active
        checked: root.overlays.inspecting
        onTriggered: root.overlays.inspecting = !root.overlays.inspecting
    }
    /// Action of the current overlay other than Inspect, null if none.
    readonly property OverlayAction current: {
        for (const each of root.all) {
            if (each !== root.inspect && each.checked)
                return each;
        }
        return null;
    }
}
