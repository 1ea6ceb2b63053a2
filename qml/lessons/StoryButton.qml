// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A button of a story's guide, narrow enough for two beside each other.
import QtQuick
import Vozka.Models

ActionButton {
    leftPadding: Theme.spacing / 2
    rightPadding: Theme.spacing / 2
}
