// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table and a sandbox with the dialogs to open and save their files.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

Item {
    id: root

    readonly property alias table: table
    readonly property alias sandboxController: sandboxController
    readonly property alias seats: seats
    readonly property alias files: files
    readonly property alias refused: refused
    /// Number of clicks that pass through all dialogs.
    readonly property alias clicks: behind.clicks

    MouseArea {
        id: behind

        property int clicks: 0

        anchors.fill: parent
        onClicked: ++clicks
    }
    GameController { id: table }
    SandboxController { id: sandboxController }
    SetUpModel {
        id: seats

        Component.onCompleted: seats.setKind(1, SetUpModel.Person)
    }
    UnsavedGuard {
        id: guard

        controller: table
        sandbox: sandboxController
        asksBeforeLoss: false
        noFolder: ""
        saving: files.active
    }
    UserFiles {
        id: files

        anchors.fill: parent
        controller: table
        sandbox: sandboxController
        guard: guard
        films: films
    }
    FilmMaker {
        id: films

        controller: table
    }
    SignalSpy {
        id: refused

        target: table
        signalName: "failed"
    }
}
