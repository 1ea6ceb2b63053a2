// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One edition's answer in a lesson, beside the other one's.
import QtQuick
import Vozka.Models

SideBoard {
    id: root

    required property OpenLesson openLesson
    required property LessonBoard board

    tiles: root.board.tiles
    figures: root.board.figures
    lists: root.board.lists
    lit: root.board.lit
    entry: root.board.entry
    detail: root.camera.cell <= 64 ? 64 : root.camera.cell <= 128 ? 128 : 256
    growth: root.board.growth
    onAsked: (x, y, within) => root.openLesson.standAt(x, y, within)
    onPointed: entry => root.board.entry = entry

    LessonPlaces {
        parent: root.above
        openLesson: root.openLesson
        cell: root.camera.cell
    }
    Binding {
        target: root.board
        property: "markSize"
        value: root.markSide / root.camera.cell
    }
}
