// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheets that the window shows over any page: the keys, the rules, the question before a game is ended, and what
// this program is.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property Commands commands
    required property MainMenu menus
    required property TablePage table
    /// Null until it is made.
    required property SandboxPage sandbox
    /// The edition of the rules that are shown first.
    required property int edition
    required property LessonListModel lessons
    required property string version

    /// The game is to end now, with its scores.
    signal scored

    function openKeys(): void {
        keys.open();
    }
    /// The beginning of the rules if the id is empty.
    function showRule(rule: string): void {
        (rules.made() as RuleSheet).showRule(rule);
    }
    function closeRules(): void {
        rules.close();
    }
    function openEnd(): void {
        end.open();
    }
    function openAbout(): void {
        about.open();
    }

    LateSheet {
        id: keys

        KeysSheet {
            keys: root.table.keys
            sandboxKeys: root.sandbox !== null ? root.sandbox.keys : null
            commands: root.commands
            menus: root.menus
        }
    }
    LateSheet {
        id: rules

        RuleSheet {
            played: root.edition
            lessons: root.lessons
        }
    }
    LateSheet {
        id: end

        EndNowSheet {
            onScored: root.scored()
        }
    }
    LateSheet {
        id: about

        AboutSheet {
            version: root.version
        }
    }
}
