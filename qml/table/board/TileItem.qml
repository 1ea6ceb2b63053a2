// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A tile on the board. The latest tile of each player can have marked corners. Changes of its picture are animated.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property int index
    required property int cellX
    required property int cellY
    required property string source
    required property bool isLast
    required property color lastColour
    required property string lastColourWord
    required property string label
    required property string where
    /// cell: side of a cell in the layer. zoom: scale of the layer.
    required property int cell
    required property real zoom
    required property int detail
    /// Suffix of the URL that selects the level of the drawing. If empty, no picture is loaded.
    required property string level
    property bool animated: false
    /// Source of the previous picture, empty before the first change.
    property string sourceBefore: ""
    property string shownSource: ""
    /// True while the animation of placing the tile is running.
    property bool settling: false
    /// passing: true while the animation of a change is running. motion: the item that shows it.
    property bool passing: false
    property PassageMotion motion: null
    readonly property bool framed: root.isLast && AppSettings.lastMarks === AppSettings.LastTiles

    x: root.cellX * root.cell
    y: root.cellY * root.cell
    width: root.cell
    height: root.cell
    objectName: "tile:" + root.index
    z: root.settling ? 1 : 0
    Accessible.role: Accessible.Graphic
    Accessible.name: root.label
    Accessible.description: root.where
    Component.onCompleted: {
        root.settling = root.animated && Theme.pace > 0;
        root.show();
    }
    onSourceChanged: root.show()

    function show(): void {
        if (root.shownSource === root.source)
            return;
        root.sourceBefore = root.shownSource;
        root.shownSource = root.source;
        root.passing = false;
        // A source with more parts is that of a tile with a closed passage.
        const moves = root.sourceBefore.length > 0 || root.source.split("/").length > 5;
        root.passing = root.animated && Theme.pace > 0 && moves;
    }

    Image {
        anchors.fill: parent
        sourceSize.width: root.detail
        source: root.level.length === 0 ? "" : (root.motion === null ? root.source : root.motion.ground) + root.level
    }
    // Created only while needed, because most tiles need only their picture.
    Repeater {
        model: root.settling || root.passing || root.framed ? 1 : 0

        Item {
            id: extras

            /// Side of the tile on the screen in pixels, for widths of lines and for sharp pictures.
            readonly property int side: Math.round(root.cell * root.zoom)

            width: extras.side
            height: extras.side
            scale: root.width / extras.side
            transformOrigin: Item.TopLeft

            NumberAnimation {
                target: root
                property: "scale"
                running: root.settling
                from: 1.14
                to: 1
                duration: 260 * Theme.pace
                easing.type: Easing.OutCubic
                onFinished: root.settling = false
            }
            Repeater {
                model: root.passing ? 1 : 0

                PassageMotion {
                    id: moving

                    width: extras.side
                    height: extras.side
                    from: root.sourceBefore
                    to: root.source
                    Component.onCompleted: root.motion = moving
                    Component.onDestruction: if (root.motion === moving) root.motion = null

                    NumberAnimation {
                        target: moving
                        property: "progress"
                        running: true
                        from: 0
                        to: 1
                        duration: 700 * Theme.pace
                        easing.type: Easing.InOutQuad
                        onFinished: root.passing = false
                    }
                }
            }
            CornerMarks {
                anchors.fill: parent
                ink: root.lastColour
                visible: root.framed
            }
            Emblem {
                anchors.right: parent.right
                anchors.margins: 2
                visible: root.framed && extras.side >= 44
                size: Math.max(14, Math.min(22, Math.round(extras.side * 0.2)))
                colour: root.lastColourWord
            }
        }
    }
}
