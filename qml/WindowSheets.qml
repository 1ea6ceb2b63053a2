// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The dialogs of the window: keys, rules, end of the game, about.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property Commands commands
    required property MainMenu menus
    required property TablePage table
    /// Null until it is created.
    required property SandboxPage sandbox
    required property int edition
    required property LessonListModel lessons
    required property string version

    readonly property alias keys: keys
    readonly property alias rules: rules
    readonly property alias end: end
    readonly property alias about: about

    /// Shows the beginning of the rules if the id is empty.
    function showRule(rule: string): void {
        (rules.load() as RuleSheet).showRule(rule);
    }

    LazySheet {
        id: keys

        KeysSheet {
            keys: root.table.keys
            sandboxKeys: root.sandbox !== null ? root.sandbox.keys : null
            commands: root.commands
            menus: root.menus
        }
    }
    LazySheet {
        id: rules

        RuleSheet {
            played: root.edition
            lessons: root.lessons
        }
    }
    LazySheet {
        id: end

        EndNowSheet {
            onScored: root.commands.controller.endNow()
        }
    }
    LazySheet {
        id: about

        AboutSheet {
            version: root.version
        }
    }
}
