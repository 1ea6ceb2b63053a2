// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board of the sandbox: tiles are laid on it and turned, figures set, and whatever is clicked is asked about. It
// is long for the reason for which the table's board is: mouse, keyboard and drops act on the same points of it.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

FocusScope {
    id: root

    required property SandboxController sandbox
    /// Room at the top that the bar covers.
    property real topMargin: 0
    /// Something hangs at the pointer.
    property bool dragging: false
    readonly property GameController controller: root.sandbox.table
    readonly property Overlays overlays: root.controller.overlays
    readonly property alias camera: camera
    readonly property bool holdsTile: root.sandbox.handPicture.length > 0
    readonly property bool holdsFigure: root.sandbox.figure >= 0
    /// The cell under the pointer, and how the tile in hand would lie there: -1 = not at all.
    property point pointedCell: Qt.point(0, 0)
    property int previewTurns: -1

    /// The menu of what lies on that cell, at that point of this item.
    signal menuAsked(x: int, y: int, at: point)
    signal figureMoved(row: int, source: string, scene: point)
    signal figureDropped(home: point)
    /// An open cell was chosen: what fits there is to be chosen now.
    signal tileWanted

    function cellAt(at: point): point {
        const on = camera.boardPoint(at);
        return Qt.point(Math.floor(on.x), Math.floor(on.y));
    }
    /// The point within its cell, 0 to 1.
    function withinCell(at: point): point {
        const on = camera.boardPoint(at);
        return Qt.point(on.x - Math.floor(on.x), on.y - Math.floor(on.y));
    }
    /// A point of the board, in cells, as it lies in this item.
    function pointOf(x: real, y: real): point {
        return Qt.point(camera.x + x * camera.cell, camera.y + y * camera.cell);
    }
    function cells(): rect {
        const extent = root.controller.board.extent;
        return extent.width > 0 ? extent : Qt.rect(-0.5, -0.5, 2, 2);
    }
    function fitAll(): void {
        camera.fit(root.cells());
    }
    function tileOn(cell: point): Item {
        for (let row = 0; row < tiles.count; ++row) {
            const tile = tiles.itemAt(row) as TileItem;
            if (tile !== null && tile.cellX === cell.x && tile.cellY === cell.y)
                return tile;
        }
        return null;
    }
    /// Shows the tile in hand where the pointer is.
    function point(at: point): void {
        root.pointedCell = root.cellAt(at);
        root.previewTurns = root.sandbox.turnsOn(root.pointedCell.x, root.pointedCell.y);
    }
    function pointAway(): void {
        root.previewTurns = -1;
    }
    function turn(by: int): void {
        if (root.holdsTile)
            root.sandbox.turnHandOver(by, root.pointedCell.x, root.pointedCell.y);
        else if (root.sandbox.tileSelected)
            root.sandbox.turnTile(root.sandbox.selectedX, root.sandbox.selectedY, by);
    }
    function tap(at: point): void {
        const cell = root.cellAt(at);
        root.forceActiveFocus(Qt.MouseFocusReason);
        if (root.holdsTile && root.tileOn(cell) === null) {
            root.sandbox.lay(cell.x, cell.y);
        } else if (root.holdsFigure) {
            const within = root.withinCell(at);
            root.sandbox.setFigureAt(cell.x, cell.y, within);
        } else {
            root.sandbox.select(cell.x, cell.y);
            if (root.tileOn(cell) !== null)
                root.ask(cell, root.withinCell(at));
        }
    }
    /// Range comes on by itself, where the rules have anything that goes on.
    function ask(cell: point, within: point): void {
        if (!root.overlays.hasRange)
            return;
        if (root.overlays.kind === Overlays.None)
            root.overlays.kind = Overlays.Range;
        root.overlays.askAt(cell.x, cell.y, within);
    }
    function askFigure(row: int): void {
        if (root.overlays.kind === Overlays.None && root.overlays.hasRange)
            root.overlays.kind = Overlays.Range;
        if (root.overlays.asking)
            root.overlays.askFigure(row);
    }
    function askMenu(cell: point): void {
        const at = root.pointOf(cell.x + 0.7, cell.y + 0.5);
        root.menuAsked(cell.x, cell.y, at);
    }
    /// What Enter does.
    function act(): void {
        if (!root.sandbox.hasSelection)
            root.sandbox.moveSelection(0, 0);
        const cell = Qt.point(root.sandbox.selectedX, root.sandbox.selectedY);
        if (root.sandbox.tileSelected)
            root.askMenu(cell);
        else if (root.holdsTile)
            root.sandbox.lay(cell.x, cell.y);
        else
            root.tileWanted();
    }
    function takeAway(): void {
        if (root.sandbox.tileSelected)
            root.sandbox.takeTile(root.sandbox.selectedX, root.sandbox.selectedY);
    }
    function arrow(event: var, dx: int, dy: int): void {
        if (event.modifiers & Qt.ShiftModifier) {
            camera.pan(-dx * 80, -dy * 80);
            return;
        }
        root.sandbox.moveSelection(dx, dy);
        root.pointedCell = Qt.point(root.sandbox.selectedX, root.sandbox.selectedY);
        root.previewTurns = root.sandbox.turnsOn(root.pointedCell.x, root.pointedCell.y);
        camera.reveal(Qt.rect(root.sandbox.selectedX, root.sandbox.selectedY, 1, 1), 0);
    }
    function refuse(verdict: verdict): void {
        if (verdict.side >= 0)
            flash.flash(verdict);
    }
    /// What stands in the way.
    function hint(verdict: verdict): void {
        root.refuse(verdict);
        root.controller.blame(verdict);
    }

    clip: true
    activeFocusOnTab: true
    objectName: "sandboxBoard"
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Board")
    Accessible.description: root.sandbox.selectionLabel
    Accessible.focusable: true
    Keys.onLeftPressed: event => root.arrow(event, -1, 0)
    Keys.onRightPressed: event => root.arrow(event, 1, 0)
    Keys.onUpPressed: event => root.arrow(event, 0, -1)
    Keys.onDownPressed: event => root.arrow(event, 0, 1)
    Keys.onReturnPressed: root.act()
    Keys.onEnterPressed: root.act()
    Keys.onSpacePressed: root.act()
    Keys.onMenuPressed: root.act()
    onWidthChanged: camera.refit(root.cells())
    onHeightChanged: camera.refit(root.cells())
    onTopMarginChanged: camera.refit(root.cells())

    LastInput {
        id: lastInput
    }
    Announcement {
        text: root.activeFocus && lastInput.byKeys ? root.sandbox.selectionLabel : ""
    }
    Camera {
        id: camera

        board: root.controller.board
        viewWidth: root.width
        viewHeight: root.height
        topMargin: root.topMargin
    }
    DetailLoader {
        id: details

        board: root.controller.board
        wanted: camera.cell <= 64 ? 64 : camera.cell <= 128 ? 128 : camera.cell <= 256 ? 256 : 512
    }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableRim }
            GradientStop { position: 0.5; color: Theme.tableCentre }
            GradientStop { position: 1; color: Theme.tableRim }
        }
    }
    DragHandler {
        id: pan

        property point before

        target: null
        onActiveChanged: pan.before = Qt.point(0, 0)
        onTranslationChanged: {
            camera.pan(pan.translation.x - pan.before.x, pan.translation.y - pan.before.y);
            pan.before = Qt.point(pan.translation.x, pan.translation.y);
        }
    }
    PinchHandler {
        id: pinch

        property real before: 1

        target: null
        onActiveChanged: pinch.before = 1
        onScaleChanged: {
            camera.zoom(pinch.centroid.position, pinch.activeScale / pinch.before);
            pinch.before = pinch.activeScale;
        }
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        target: null
        onWheel: event => {
            if (root.holdsTile && root.previewTurns >= 0)
                root.turn(event.angleDelta.y < 0 ? 1 : -1);
            else
                camera.zoom(Qt.point(event.x, event.y), Math.pow(1.0018, event.angleDelta.y));
        }
    }
    HoverHandler {
        id: hover

        onPointChanged: {
            if (hover.hovered && !root.dragging)
                root.point(hover.point.position);
        }
        onHoveredChanged: {
            if (!hover.hovered && !root.dragging)
                root.pointAway();
        }
    }
    TapHandler {
        onTapped: point => root.tap(point.position)
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: point => {
            const cell = root.cellAt(point.position);
            root.forceActiveFocus(Qt.MouseFocusReason);
            if (root.holdsTile)
                root.turn(1);
            else if (root.tileOn(cell) !== null)
                root.askMenu(cell);
        }
    }
    Item {
        id: layers

        x: camera.x
        y: camera.y

        Repeater {
            model: root.controller.board

            Rectangle {
                required property int cellX
                required property int cellY

                x: cellX * camera.cell + Math.round(camera.cell * 0.05)
                y: cellY * camera.cell + Math.round(camera.cell * 0.06)
                width: camera.cell
                height: camera.cell
                color: Theme.tableRim
            }
        }
        Repeater {
            id: tiles

            model: root.controller.board

            TileItem {
                cell: camera.cell
                detail: details.ready
                lively: root.controller.lively
            }
        }
        OverlayGround {
            lists: root.overlays.main
            lit: root.overlays.lit
            cell: camera.cell
            detail: details.ready
        }
        Repeater {
            model: root.controller.culprit

            GlowItem {
                cell: camera.cell
                detail: details.ready
            }
        }
        Repeater {
            model: root.sandbox.cells

            CellMarker {
                id: marker

                cell: camera.cell
                lit: root.dragging
                onPicked: root.sandbox.lay(marker.cellX, marker.cellY)
            }
        }
        Image {
            objectName: "handPreview"
            x: root.pointedCell.x * camera.cell
            y: root.pointedCell.y * camera.cell
            width: camera.cell
            height: camera.cell
            sourceSize.width: details.ready
            visible: root.holdsTile && root.previewTurns >= 0
            opacity: 0.8
            source: visible ? root.sandbox.handPicture + "/" + root.previewTurns : ""
        }
        // What the keys are for.
        Rectangle {
            objectName: "sandboxSelection"
            x: root.sandbox.selectedX * camera.cell
            y: root.sandbox.selectedY * camera.cell
            width: camera.cell
            height: camera.cell
            color: "transparent"
            visible: root.sandbox.hasSelection
            border.width: Math.max(3, Math.round(camera.cell * 0.035))
            border.color: Theme.badge

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                color: "transparent"
                border.width: Math.max(1, parent.border.width - 2)
                border.color: Theme.glow
            }
        }
        Item {
            Repeater {
                model: root.controller.figures

                FigureItem {
                    id: figure

                    required property int index

                    cell: camera.cell
                    detail: details.ready
                    lively: root.controller.lively
                    opacity: handle.held ? 0.25 : 1

                    Draggable {
                        id: handle

                        anchors.fill: parent
                        acceptedButtons: Qt.LeftButton
                        enabled: !root.holdsTile && !root.holdsFigure
                        onMoved: scene => root.figureMoved(figure.index, figure.source, scene)
                        onDropped: root.figureDropped(handle.mapToItem(null, handle.width / 2, handle.height / 2))
                        onClicked: {
                            if (handle.wasHeld)
                                return;
                            root.forceActiveFocus(Qt.MouseFocusReason);
                            root.sandbox.select(figure.cellX, figure.cellY);
                            root.askFigure(figure.index);
                        }
                        onWheel: wheel => wheel.accepted = false
                    }
                }
            }
        }
        // The tile just placed, which a lesson begins with.
        Rectangle {
            objectName: "justPlaced"
            x: root.controller.board.lastCell.x * camera.cell + Math.round(camera.cell * 0.05)
            y: root.controller.board.lastCell.y * camera.cell + Math.round(camera.cell * 0.05)
            width: Math.round(Math.max(18, Math.min(40, camera.cell * 0.22)))
            height: width
            radius: width / 2
            color: Theme.badge
            visible: !root.sandbox.empty
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The tile just placed")

            Icon {
                anchors.centerIn: parent
                name: "last-tile"
                colour: Theme.badgeText
                size: Math.round(parent.width * 0.7)
            }
            HoverHandler {
                id: placedHover
            }
            Hint {
                visible: placedHover.hovered
                text: qsTr("The tile just placed")
            }
        }
        OverlayMarks {
            lists: root.overlays.main
            cell: camera.cell
            size: root.overlays.numberSize
            smallest: root.overlays.smallestNumber
            entry: root.overlays.entry
            onPointedAt: (entry, at) => root.overlays.entry = at ? entry : -1
            onPicked: entry => root.overlays.entry = entry
        }
        EdgeFlash {
            id: flash

            cell: camera.cell
            z: 9
        }
    }
    // Where to begin.
    Card {
        objectName: "emptyTable"
        anchors.horizontalCenter: parent.horizontalCenter
        y: layers.y + camera.cell + Theme.spacing * 3
        width: Math.min(parent.width - Theme.spacing * 4, Math.round(460 * Theme.scale))
        height: begin.height + Theme.spacing * 4
        // Where letters are large in a low window, what the bar says has to do.
        visible: root.sandbox.empty && y + height <= parent.height - Theme.spacing

        Column {
            id: begin

            x: Theme.spacing * 2
            y: Theme.spacing * 2
            width: parent.width - Theme.spacing * 4
            spacing: Theme.spacing

            Heading {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.textSize + 6
                text: qsTr("The table is empty")
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Choose a tile and click the space, or drag the tile there. Then place more tiles and figures, and click any feature to ask where a wagon could move from there.")
            }
        }
    }
    FocusRing {
        anchors.topMargin: root.topMargin
        anchors.margins: Theme.spacing
        overMap: true
        shown: root.activeFocus && lastInput.byKeys && !root.sandbox.hasSelection
    }
    Connections {
        function onChanged(): void {
            root.previewTurns = root.holdsTile && (hover.hovered || root.dragging || root.activeFocus)
                ? root.sandbox.turnsOn(root.pointedCell.x, root.pointedCell.y) : -1;
            camera.follow(root.cells());
        }
        function onLaid(): void {
            root.fitAll();
        }
        function onRefused(verdict: verdict): void {
            root.refuse(verdict);
        }
        target: root.sandbox
    }
    Component.onCompleted: root.fitAll()
}
