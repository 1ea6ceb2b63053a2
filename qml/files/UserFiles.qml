// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens and saves files of the user, and asks for their names.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property SandboxController sandbox
    required property UnsavedGuard guard
    required property FilmMaker films
    readonly property alias active: chooser.active

    /// Emitted after a game or a position was opened.
    signal opened

    function open(file: url): void {
        root.guard.run(() => {
            if (root.controller.files.open(file))
                root.opened();
        }, false);
    }
    function chooseGame(): void {
        chooser.open(gameToOpen);
    }
    function nameOf(file: url): string {
        return decodeURIComponent(String(file).split("/").pop());
    }
    function report(done: bool, file: url): void {
        if (done)
            Navigator.notify(qsTr("Saved: %1", "the name of a file").arg(root.nameOf(file)));
    }
    function save(): void {
        const file = root.controller.files.file;
        if (root.controller.files.fileName.length > 0)
            root.report(root.controller.files.save(file), file);
        else
            root.saveAs();
    }
    function saveAs(): void {
        gameToSave.stem = root.controller.files.proposedName();
        gameToSave.beside = root.controller.files.file;
        chooser.open(gameToSave);
    }
    function savePicture(): void {
        pictureToSave.stem = root.controller.files.proposedName();
        chooser.open(pictureToSave);
    }
    /// Copies the board of the game, or of the sandbox, as a picture to the clipboard.
    function copyPicture(ofSandbox: bool): void {
        const files = ofSandbox ? root.sandbox.table.files : root.controller.files;
        if (files.copyPicture(Theme.kind))
            Navigator.notify(qsTr("The picture of the board is in the clipboard."));
    }
    /// Saves a film of the game from its beginning to its latest turn.
    function saveFilm(): void {
        filmToSave.stem = root.controller.files.proposedName();
        chooser.open(filmToSave);
    }
    function exportResults(): void {
        chooser.open(resultsToSave);
    }
    function choosePosition(): void {
        chooser.open(positionToOpen);
    }
    function savePosition(): void {
        chooser.open(positionToSave);
    }
    /// Asks for a file name if the position can become a lesson.
    function saveLesson(): void {
        if (root.sandbox.canBecomeLesson())
            chooser.open(lessonToSave);
    }

    component SaveRequest: FileRequest {
        acceptLabel: qsTr("Save")
        saving: true
    }

    FileChooser {
        id: chooser

        anchors.fill: parent
    }
    FileRequest {
        id: gameToOpen

        title: qsTr("Open a game or a position")
        acceptLabel: qsTr("Open")
        filters: [qsTr("Games and positions") + " (*.vozka *.position.json)",
                  qsTr("Games") + " (*.vozka)",
                  qsTr("Positions") + " (*.position.json)",
                  qsTr("All files") + " (*)"]
        onAccepted: file => root.open(file)
    }
    SaveRequest {
        id: gameToSave

        title: qsTr("Save the game")
        filters: [qsTr("Games") + " (*.vozka)"]
        onAccepted: file => root.report(root.controller.files.save(file), file)
    }
    SaveRequest {
        id: pictureToSave

        title: qsTr("Save a picture of the board")
        filters: [qsTr("Pictures") + " (*.png)"]
        onAccepted: file => root.report(root.controller.files.savePicture(file), file)
    }
    SaveRequest {
        id: filmToSave

        title: qsTr("Save the game as a film")
        filters: root.films.filters
        onAccepted: file => root.films.save(file, Theme.kind)
    }
    FileRequest {
        id: resultsToSave

        title: qsTr("Export the results")
        acceptLabel: qsTr("Export")
        saving: true
        //: The name of a file without its ending: the record of games that were played.
        stem: qsTr("results")
        filters: [qsTr("Tables (CSV) and JSON") + " (*.csv *.json)"]
        onAccepted: file => {
            if (root.controller.files.exportResults(file))
                Navigator.notify(qsTr("The results are in %1.", "the name of a file").arg(root.nameOf(file)));
        }
    }
    FileRequest {
        id: positionToOpen

        title: qsTr("Open a position")
        acceptLabel: qsTr("Open")
        filters: [qsTr("Positions") + " (*.position.json)", qsTr("All files") + " (*)"]
        onAccepted: file => root.sandbox.open(file)
    }
    SaveRequest {
        id: positionToSave

        title: qsTr("Save the position")
        //: The name of a file without its ending: a position of the board.
        stem: qsTr("board")
        filters: [qsTr("Positions") + " (*.position.json)"]
        onAccepted: file => root.report(root.sandbox.save(file), file)
    }
    SaveRequest {
        id: lessonToSave

        title: qsTr("Save as a lesson")
        //: The name of a file without its ending: a lesson.
        stem: qsTr("my-lesson")
        filters: [qsTr("Lessons") + " (*.lesson.json)"]
        // The list of lessons shows files of this folder only.
        folder: root.sandbox.lessonsFolder
        remembered: false
        onAccepted: file => root.sandbox.exportLesson(file)
    }
}
