// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Faded figures on the other tiles of the scored feature: a click puts the figure of the lesson there.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property OpenLesson openLesson
    /// Side of a cell, in pixels.
    required property int cell
    readonly property int side: Math.max(16, Math.round(root.cell * root.openLesson.figure.size))

    visible: root.openLesson.showsPlaces

    Repeater {
        model: root.openLesson.placeFeet

        Image {
            id: place

            required property int index
            required property point modelData

            objectName: "place:" + place.index
            x: Math.round(place.modelData.x * root.cell - root.side / 2)
            y: Math.round(place.modelData.y * root.cell - root.side * 0.92)
            width: root.side
            height: root.side
            visible: place.index !== root.openLesson.placeIndex
            opacity: hover.hovered ? 0.9 : 0.55
            sourceSize.width: 128
            source: root.openLesson.figure.source
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Try this tile")
            Accessible.onPressAction: root.openLesson.placeOn(place.index)

            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
            }
            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: root.openLesson.placeOn(place.index)
            }
        }
    }
}
