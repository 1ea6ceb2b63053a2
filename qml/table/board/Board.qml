// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board: the tiles and figures, and over them what may be done. It can be moved and zoomed. It is long because
// pointer, keyboard, overlays and camera all act on the same points of the board, which only it can translate.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

FocusScope {
    id: root

    required property GameController controller
    /// Height at the top that the toolbar covers.
    property real topMargin: 0
    /// Something is being dragged: the wheel turns it.
    property bool dragging: false
    /// The candidate that is pointed at, -1 for none.
    property int pointedAt: -1
    property bool turnedByTap: false
    property double tappedAt: 0
    readonly property int doubleClickTime: 400

    readonly property alias camera: camera
    /// Moves and grows with the board: what is to lie on it, in cells, is parented to this.
    readonly property alias ground: layers
    readonly property alias detail: details.ready
    readonly property TilePreview preview: root.controller.preview
    /// Grows with every decision; undo takes it back.
    readonly property int moment: root.controller.decisions
    /// Another kind of figure has other places.
    readonly property int figure: root.controller.figure
    /// The candidate at which the keyboard is or would begin, -1 for none.
    property int currentRow: -1
    /// Where the player looks: the last cell or feature that had the focus, or the last tile.
    property point lookedAt
    property int momentSeen: -1
    /// Moves that are shown and not made, and the one that is looked at closely.
    property MoveModel ghosts: null
    property int ghostChosen: -1
    /// A part of the page that gives the focus away when a step begins.
    property Item giver: null
    readonly property Item focused: root.Window.activeFocusItem
    readonly property Overlays overlays: root.controller.overlays
    /// What lies under the pointer is told about.
    readonly property bool explains: root.overlays.inspecting
                                     || (root.overlays.kind !== Overlays.None && root.overlays.kind !== Overlays.Tiles)
    /// It is told beside the pointer; the questions of the others are answered in the list.
    readonly property bool tells: root.overlays.inspecting || root.overlays.kind === Overlays.Owners
                                  || root.overlays.kind === Overlays.Fields || root.overlays.kind === Overlays.Dead
    /// The cell or feature that has the focus, null if none has.
    readonly property Item ringed: {
        const here = root.focused instanceof CellMarker || root.focused instanceof FeatureHandle;
        return here && root.focused.visible ? root.focused : null;
    }

    signal refused(verdict: verdict)
    signal ghostPicked(row: int)
    signal figureMoved(int figure, string source, point scene)
    signal figureDropped(point home)
    /// From the menu: the rule of that id, and the line of the log about the tile on that cell.
    signal ruleAsked(rule: string)
    signal logAsked(x: int, y: int)

    function cellAt(at: point): point {
        const on = camera.boardPoint(at);
        return Qt.point(Math.floor(on.x), Math.floor(on.y));
    }
    /// The point within its cell, 0 to 1.
    function withinCell(at: point): point {
        const on = camera.boardPoint(at);
        return Qt.point(on.x - Math.floor(on.x), on.y - Math.floor(on.y));
    }
    function fitAll(): void {
        camera.fit(root.controller.board.extent);
    }
    /// Brings these cells into view, above what covers so much of the bottom.
    function reveal(cells: rect, bottomMargin: real): void {
        camera.reveal(cells, bottomMargin);
    }
    /// A point of the board, in cells, as it lies in this item.
    function pointOf(x: real, y: real): point {
        return Qt.point(camera.x + x * camera.cell, camera.y + y * camera.cell);
    }
    function goToLast(): void {
        const last = root.controller.board.lastCell;
        camera.goTo(last.x + 0.5, last.y + 0.5);
    }
    function refuse(verdict: verdict): void {
        root.hint(verdict);
        root.refused(verdict);
    }
    /// What stands in the way.
    function hint(verdict: verdict): void {
        if (verdict.side >= 0)
            flash.flash(verdict);
        root.controller.blame(verdict);
    }
    /// How many places that may be chosen lie under that part of this item.
    function placesUnder(part: rect): int {
        return layers.placesUnder(Qt.rect(part.x - layers.x, part.y - layers.y, part.width, part.height));
    }
    function confirm(): void {
        if (root.preview.active)
            root.controller.chooseSoon(root.preview.row);
    }
    function isPreviewed(cell: point): bool {
        return root.preview.active && root.preview.cellX === cell.x && root.preview.cellY === cell.y;
    }
    /// A first tap lays the tile on the cell, further ones turn it, a double tap leaves it there.
    function tapCell(cell: point): void {
        const again = root.isPreviewed(cell);
        const quick = Date.now() - root.tappedAt < root.doubleClickTime;
        root.tappedAt = Date.now();
        if (again && quick) {
            if (root.turnedByTap)
                root.controller.turnHand(-1);
            root.confirm();
        } else if (again) {
            root.controller.turnHand(1);
        } else {
            root.preview.put(cell.x, cell.y);
        }
        root.turnedByTap = again;
    }
    function tapFeature(at: point): void {
        const cell = root.cellAt(at);
        const verdict = root.controller.tapVerdict(cell.x, cell.y, root.withinCell(at));
        if (verdict.allowed)
            root.controller.chooseSoon(verdict.row);
        else if (root.controller.candidateAt(cell.x, cell.y, root.withinCell(at)) >= 0)
            root.refuse(verdict);
    }
    /// With an overlay that asks, a click on a tile or a figure asks. Open cells stay what they are for the tile in
    /// hand, and so do the places that are offered to a figure: their rings, and while a figure goes on, its targets.
    function tapAsks(at: point): bool {
        const cell = root.cellAt(at);
        if (!root.overlays.takes(cell.x, cell.y))
            return false;
        if (root.controller.departure.active
                && root.controller.figureVerdict(cell.x, cell.y, root.withinCell(at)).allowed)
            return false;
        const figure = root.figureAt(at);
        if (figure < 0 || !root.overlays.askFigure(figure))
            root.overlays.askAt(cell.x, cell.y, root.withinCell(at));
        return true;
    }
    /// The other button: where there is a tile or a figure, what may be asked about it; elsewhere it turns the tile in
    /// hand, and where none is in hand, it asks about the open cell.
    function tapOther(at: point): void {
        const cell = root.cellAt(at);
        const bare = root.overlays.featureNameAt(cell.x, cell.y, root.withinCell(at)).length === 0;
        if (root.dragging || (bare && root.controller.step === GameController.Place))
            root.controller.turnHand(1);
        else
            menu.openAt(root, at, cell, root.withinCell(at), root.figureAt(at));
    }
    /// The same by keyboard, for what has the focus on the board, or else the last tile. Keys come here from the
    /// whole page: what has the focus beside the board has no such menu.
    function openMenu(): void {
        if (!root.activeFocus)
            return;
        const marker = root.ringed as CellMarker;
        const handle = root.ringed as FeatureHandle;
        const last = root.controller.board.lastCell;
        const cell = marker !== null ? Qt.point(marker.cellX, marker.cellY)
                   : handle !== null ? Qt.point(handle.cellX, handle.cellY) : Qt.point(last.x, last.y);
        const within = handle !== null ? Qt.point(handle.placeX, handle.placeY) : Qt.point(0.5, 0.5);
        const at = root.pointOf(cell.x + within.x, cell.y + within.y);
        menu.openAt(root, at, cell, within, root.figureAt(at));
    }
    function figureAt(at: point): int {
        return layers.figureAt(Qt.point(at.x - camera.x, at.y - camera.y));
    }
    function pointUnder(at: point): void {
        if (root.dragging || layers.onMark)
            return;
        const cell = root.cellAt(at);
        root.overlays.pointAt(cell.x, cell.y, root.withinCell(at));
        const figure = root.overlays.asking && !root.controller.departure.active ? root.figureAt(at) : -1;
        const asked = figure >= 0 && root.overlays.movesOn(figure) ? figure : -1;
        if (asked === resting.figure)
            return;
        resting.figure = asked;
        resting.restart();
    }
    function moveFocus(dx: int, dy: int): void {
        layers.focusOn(layers.focusedRow < 0 ? root.currentRow
                                             : root.controller.candidates.towards(layers.focusedRow, dx, dy));
    }
    /// From the panel and from what is gone; not from the bar, where the same button may be wanted again, nor from
    /// what lies over the board and waits for an answer.
    function mayTakeFocus(): bool {
        let at = root.focused;
        if (at === null || !at.visible || !at.enabled || at === root.parent || at === root.Window.contentItem)
            return true;
        while (at !== null && at !== root && at !== root.giver)
            at = at.parent;
        return at !== null;
    }
    /// Whoever plays by keyboard finds the focus where the next step begins.
    function takeFocus(): void {
        if (!root.visible || !root.enabled || root.ringed !== null || !root.mayTakeFocus())
            return;
        root.forceActiveFocus(Qt.OtherFocusReason);
        if (lastInput.byKeys)
            layers.focusOn(root.currentRow);
    }
    /// Looks at the tile just laid; after undo, where the player was.
    function begin(): void {
        const last = root.controller.board.lastCell;
        if (root.moment > root.momentSeen)
            root.lookedAt = Qt.point(last.x + 0.5, last.y + 0.5);
        root.momentSeen = root.moment;
        root.currentRow = root.controller.candidates.beginAt(root.lookedAt);
        later.restart();
    }
    /// Brings the camera to what has the focus. What is kept whole is in sight.
    function bringBack(item: Item): void {
        const margin = camera.cell / 2;
        const west = camera.x + item.x - margin;
        const north = camera.y + item.y - margin - root.topMargin;
        const east = west + item.width + 2 * margin - root.width;
        const south = north + item.height + 2 * margin + root.topMargin - root.height;
        const dx = west < 0 ? west : Math.max(0, east);
        const dy = north < 0 ? north : Math.max(0, south);
        const middle = camera.boardPoint(camera.centre());
        if (!camera.following && (dx !== 0 || dy !== 0))
            camera.goTo(middle.x + dx / camera.cell, middle.y + dy / camera.cell);
    }

    clip: true
    objectName: "board"
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Board")
    onMomentChanged: root.begin()
    onFigureChanged: {
        root.currentRow = root.controller.candidates.beginAt(root.lookedAt);
        later.restart();
    }
    onActiveFocusChanged: {
        if (root.activeFocus)
            later.restart();
    }
    onVisibleChanged: later.restart()
    onRingedChanged: {
        if (root.ringed !== null)
            root.bringBack(root.ringed);
        // The keyboard points, too.
        const cell = root.ringed as CellMarker;
        if (cell !== null && root.overlays.kind === Overlays.Dead && lastInput.byKeys) {
            const at = root.pointOf(cell.cellX + 0.5, cell.cellY + 0.5);
            told.at = Qt.point(at.x, at.y);
            root.overlays.pointAt(cell.cellX, cell.cellY, Qt.point(0.5, 0.5));
        }
    }
    onWidthChanged: camera.refit(root.controller.board.extent)
    onHeightChanged: camera.refit(root.controller.board.extent)
    onTopMarginChanged: camera.refit(root.controller.board.extent)
    Keys.onMenuPressed: root.openMenu()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_F10 && (event.modifiers & Qt.ShiftModifier) !== 0;
        if (event.accepted)
            root.openMenu();
    }
    Keys.onLeftPressed: event => root.arrow(event, -1, 0)
    Keys.onRightPressed: event => root.arrow(event, 1, 0)
    Keys.onUpPressed: event => root.arrow(event, 0, -1)
    Keys.onDownPressed: event => root.arrow(event, 0, 1)

    function arrow(event: var, dx: int, dy: int): void {
        // While one looks back, they are for the turns.
        event.accepted = !root.controller.review.active || (event.modifiers & Qt.ShiftModifier) !== 0;
        if (!event.accepted)
            return;
        // Where there is nothing to choose, arrows look round too.
        if ((event.modifiers & Qt.ShiftModifier) || root.currentRow < 0)
            camera.pan(-dx * 80, -dy * 80);
        else
            root.moveFocus(dx, dy);
    }

    LastInput {
        id: lastInput
    }
    // What a step shows and where a page stands is settled first.
    Timer {
        id: later

        interval: 0
        onTriggered: root.takeFocus()
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
            const at = Qt.point(event.x, event.y);
            if (root.dragging || root.isPreviewed(root.cellAt(at)))
                root.controller.turnHand(event.angleDelta.y < 0 ? 1 : -1);
            else
                camera.zoom(at, Math.pow(1.0018, event.angleDelta.y));
        }
    }
    HoverHandler {
        id: hover

        enabled: root.explains
        onPointChanged: {
            if (!hover.hovered)
                return;
            told.at = hover.point.position;
            root.pointUnder(hover.point.position);
        }
        onHoveredChanged: {
            if (hover.hovered)
                return;
            resting.figure = -1;
            root.overlays.pointAway();
        }
    }
    Timer {
        id: resting

        // The figure under the pointer, if it may go on.
        property int figure: -1

        // Not for what the pointer only passes.
        interval: 180
        onTriggered: {
            if (resting.figure >= 0)
                root.overlays.askFigure(resting.figure);
        }
    }
    TapHandler {
        onTapped: point => {
            root.forceActiveFocus();
            if (root.tapAsks(point.position))
                return;
            if (layers.forFigure)
                root.tapFeature(point.position);
            else
                root.tapCell(root.cellAt(point.position));
        }
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: point => root.tapOther(point.position)
    }
    BoardMenu {
        id: menu

        controller: root.controller
        onRuleAsked: rule => root.ruleAsked(rule)
        onLogAsked: (x, y) => root.logAsked(x, y)
        onTold: {
            const at = root.pointOf(menu.cell.x + menu.within.x, menu.cell.y + menu.within.y);
            told.at = Qt.point(at.x, at.y);
        }
    }
    BoardLayers {
        id: layers

        x: camera.x
        y: camera.y
        controller: root.controller
        cell: camera.cell
        detail: root.detail
        dragging: root.dragging
        ghosts: root.ghosts
        ghostChosen: root.ghostChosen
        onGhostPicked: row => root.ghostPicked(row)
        pointedAt: root.pointedAt
        view: Qt.rect(-camera.x, root.topMargin - camera.y, root.width, root.height - root.topMargin)
        currentRow: root.currentRow
        onFocusedRowChanged: {
            if (layers.focusedRow < 0)
                return;
            root.currentRow = layers.focusedRow;
            root.lookedAt = root.controller.candidates.placeAt(layers.focusedRow);
        }
        onCellPicked: (x, y) => root.isPreviewed(Qt.point(x, y)) ? root.confirm() : root.preview.put(x, y)
        onChoicePicked: row => root.controller.chooseSoon(row)
        onPointed: row => root.pointedAt = row
        onConfirmed: root.confirm()
        onFigureMoved: (figure, source, scene) => root.figureMoved(figure, source, scene)
        onFigureDropped: home => root.figureDropped(home)
    }
    RingOnBoard {
        parent: layers
        z: 8
        ringed: root.ringed
        shown: lastInput.byKeys
    }
    ClickGuard {
        anchors.fill: parent
        moment: root.moment
    }
    FocusRing {
        objectName: "wholeBoardFocus"
        anchors.topMargin: root.topMargin
        anchors.margins: Theme.spacing
        overMap: true
        shown: root.focused === root && lastInput.byKeys
    }
    PointedCard {
        id: told

        // In cells: it stays where it is while the pointer moves on one tile.
        readonly property point over: root.cellAt(told.at)

        at: Qt.point(0, 0)
        tile: Qt.rect(camera.x + told.over.x * camera.cell, camera.y + told.over.y * camera.cell, camera.cell, camera.cell)
        taken: told.visible ? layers.marked().map(each => Qt.rect(each.x + camera.x, each.y + camera.y, each.width, each.height)) : []
        overlays: root.overlays
        topMargin: root.topMargin
        visible: root.tells && !root.dragging && root.overlays.pointedTitle.length > 0
    }
    EdgeFlash {
        id: flash

        parent: layers
        cell: camera.cell
        z: 9
    }
    Connections {
        function onScored(x: real, y: real, points: int, colour: color): void {
            layers.riseAt(x, y, points, colour);
        }
        function onWentOn(): void {
            layers.finish();
        }
        function onBegun(): void {
            root.momentSeen = -1;
            root.begin();
            root.fitAll();
        }
        function onChanged(): void {
            // Who steps through a game looks at what each turn brought.
            if (root.controller.review.active && !camera.following)
                root.reveal(Qt.rect(root.controller.board.lastCell.x, root.controller.board.lastCell.y, 1, 1), 0);
            camera.follow(root.controller.board.extent);
            camera.keep();
        }
        target: root.controller
    }
    Connections {
        function onCalled(): void {
            root.reveal(root.controller.spotlight.cells, 0);
        }
        target: root.controller.spotlight
    }
}
