// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A figure that lands by a die: the outcome, the places with reasons, and the second figure of the turn.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    name: "Flight"

    readonly property Item outcomes: item("outcomeCard")

    function openGame(file: string): void {
        verify(controller.files.open(Qt.resolvedUrl(file)));
        page.forceActiveFocus();
        settle();
    }
    function handles(): var {
        return finder.having(page, "isDot").filter(each => each.visible && !each.refused);
    }
    function focused(): Item {
        return root.Window.activeFocusItem;
    }
    /// Chooses the first choice whose label contains the text.
    function chooseNamed(words: string): void {
        const handle = handles().find(each => each.choice.label.indexOf(words) >= 0);
        verify(handle, words);
        controller.choose(handle.choice.row);
    }

    Finder {
        id: finder
    }

    function test_landing_data(): var {
        return [{ tag: "by mouse" }, { tag: "by key" }];
    }
    function test_landing(row: var): void {
        openGame("landing.vozka");
        compare(controller.prompt.kind, Prompt.MoveFigure);
        verify(root.outcomes.visible);
        compare(controller.outcomes.count, 1);
        const places = handles();
        compare(places.length, 2, "city and road");
        if (row.tag === "by mouse") {
            clickAt(middle(places[0]));
        } else {
            board.forceActiveFocus();
            keyClick(Qt.Key_Right);
            tryVerify(() => focused().objectName.startsWith("choice:"));
            keyClick(Qt.Key_Return);
        }
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
        compare(controller.hand.figures.length, 1, "the second figure");
        verify(root.outcomes.visible, "it stays until the next tile");
    }
    function test_refusedLanding_showsReason(): void {
        openGame("landing.vozka");
        const pointOnField = board.mapToItem(page, board.pointOf(0.5, 0.9));
        clickAt(pointOnField);
        tryVerify(() => item("refusal").shown);
        verify(item("refusal").message.indexOf("field") > 0, item("refusal").message);
    }
    function test_outcome_staysUntilNextTile(): void {
        openGame("flight.vozka");
        verify(!root.outcomes.visible);
        chooseNamed("flying machine");
        tryVerify(() => root.outcomes.visible);
        for (let i = 0; i < 3 && controller.prompt.kind !== Prompt.Place; ++i)
            controller.choose(controller.prompt.passRow >= 0 ? controller.prompt.passRow : 0);
        compare(controller.prompt.kind, Prompt.Place);
        verify(root.outcomes.visible, "the next player sees it");
        controller.choose(0);
        verify(!root.outcomes.visible);
        controller.startReview(2);
        verify(root.outcomes.visible, "of the turn that is shown");
    }
    function test_secondFigure_canBeLeftOut(): void {
        openGame("flight.vozka");
        chooseNamed("road");
        compare(controller.prompt.kind, Prompt.Deploy);
        compare(controller.hand.figures.length, 1);
        const button = item("noFigure");
        verify(button.visible);
        compare(button.text, controller.prompt.passLabel);
        clickAt(middle(button));
        tryVerify(() => controller.prompt.kind === Prompt.Place);
    }
}
