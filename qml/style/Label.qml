// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Text of the interface in the colour and size of the theme.
import QtQuick
import Vozka.Style

Text {
    color: Theme.text
    font.pixelSize: Theme.textSize
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
}
