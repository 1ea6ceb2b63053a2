// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Earlier names are offered in name boxes and can be deleted, by mouse and by keyboard.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

Item {
    id: root

    width: 1024
    height: 640

    Finder { id: find }
    Component {
        id: page

        NewGamePage {
            anchors.fill: parent
            seats: SetUpModel {}
        }
    }
    PageTest {
        property NewGamePage made: null

        name: "Names"
        when: windowShown

        function init() {
            AppSettings.language = "en";
            made = createTemporaryObject(page, root);
            const seats = made.seats;
            seats.rename(0, "Player 1");
            seats.rename(1, "Player 2");
            seats.offerNames(-1, "");
            while (seats.knownNames.count > 0)
                seats.removeName(0);
            verify(!seats.hasKnownNames);
            seats.setKind(0, SetUpModel.Person);
            seats.setKind(1, SetUpModel.Person);
            seats.rename(0, "Ada");
            seats.rename(1, "Žofie");
            seats.remember();
            seats.rename(0, "Player 1");
            seats.rename(1, "Player 2");
            drawn(made);
        }
        function boxes() {
            return find.having(made, "offering");
        }
        function focusOn(row) {
            boxes()[row].forceActiveFocus(Qt.TabFocusReason);
            boxes()[row].selectAll();
        }
        function test_firstClick_selectsWholeName() {
            mouseClick(boxes()[0], 12, 12);
            tryCompare(boxes()[0], "selectedText", "Player 1");
            // The next click moves the cursor.
            mouseClick(boxes()[0], 12, 12);
            compare(boxes()[0].selectedText, "");
            boxes()[1].forceActiveFocus(Qt.TabFocusReason);
            compare(boxes()[1].selectedText, "Player 2");
        }
        function test_typing_offersNames_enter_takesOne() {
            focusOn(1);
            keyClick("z");
            tryVerify(() => boxes()[1].offering);
            compare(made.seats.knownNames.count, 1);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(boxes()[1].text, "Žofie");
            verify(!boxes()[1].offering);
        }
        function test_escape_closesList() {
            const left = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: 'back' }", root);
            left.target = Navigator;
            focusOn(0);
            keyClick(Qt.Key_Down);
            tryVerify(() => boxes()[0].offering);
            keyClick(Qt.Key_Escape);
            verify(!boxes()[0].offering);
            compare(left.count, 0);
            keyClick(Qt.Key_Escape);
            compare(left.count, 1);
        }
        function test_delete_removesName() {
            focusOn(0);
            keyClick(Qt.Key_Down);
            tryVerify(() => boxes()[0].offering);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Delete);
            compare(made.seats.knownNames.count, 1);
            compare(boxes()[0].text, "Player 1");
            keyClick(Qt.Key_Delete);
            verify(!boxes()[0].offering);
            verify(!made.seats.hasKnownNames);
        }
        function test_mouse_takesAndRemovesName() {
            const arrow = findChild(boxes()[0], "namesUsedBefore");
            tap(arrow);
            tryVerify(() => boxes()[0].offering);
            verify(boxes()[0].activeFocus);
            tap(find.byText(made.Window.contentItem, "Žofie"));
            compare(boxes()[0].text, "Žofie");
            tap(arrow);
            tryVerify(() => boxes()[0].offering);
            tap(find.byText(made.Window.contentItem, "Remove this name"));
            compare(made.seats.knownNames.count, 1);
        }
        function test_computers_areOfferedNoNames() {
            made.seats.setKind(1, SetUpModel.EasyComputer);
            focusOn(1);
            keyClick(Qt.Key_Down);
            verify(!boxes()[1].offering);
            verify(!findChild(boxes()[1], "namesUsedBefore").visible);
        }
    }
}
