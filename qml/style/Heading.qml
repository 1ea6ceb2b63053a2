// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A title in the title font.
import QtQuick
import Vozka.Style

Text {
    color: Theme.text
    font.family: Theme.titleFamily
    font.pixelSize: Theme.titleSize
    font.bold: true
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
