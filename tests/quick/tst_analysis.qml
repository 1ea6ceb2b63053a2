// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The analysis of a game: start and stop, the list of costly moves, and the board with both moves.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    readonly property int longEnough: 120000

    name: "Analysis"

    GameAnalysis {
        id: judge

        controller: root.controller
        iterations: 8
    }
    AnalysisPage {
        id: analysisPage

        anchors.fill: parent
        visible: false
        analysis: judge
        onPicked: number => judge.show(number)
    }
    Binding {
        target: root.page
        property: "analysis"
        value: judge
    }
    ResultActions {
        id: resultActions

        width: 360
        commands: Commands {
            controller: root.controller
            atTable: false
        }
        gameAnalysis: judge
    }
    CostliestMoves {
        id: costs

        x: root.width - width
        width: 400
        gameAnalysis: judge
        pageVisible: true
    }
    SignalSpy {
        id: backRequests

        target: Navigator
        signalName: "back"
    }

    function part(name: string): Item {
        return findChild(analysisPage, name);
    }
    function playSome(): void {
        for (let n = 0; n < 12; ++n)
            controller.choose(0);
        analysisPage.visible = true;
        drawn(analysisPage);
    }
    function cleanup(): void {
        analysisPage.visible = false;
        judge.iterations = 8;
        controller.close();
    }

    function test_analysis_startsByButtonAndEnds(): void {
        playSome();
        compare(judge.done, 0);
        verify(part("analysisStart").visible);
        tap(part("analyseFirst"));
        compare(judge.running, true);
        verify(!part("analysisStart").visible);
        tryCompare(judge, "incomplete", false, root.longEnough);
        compare(part("analyse").visible, false);
        verify(part("costliest:0"));
        verify(part("rated:0"));
    }
    function test_analysis_startsByEnter(): void {
        playSome();
        analysisPage.forceActiveFocus();
        verify(part("analyseFirst").activeFocus);
        keyClick(Qt.Key_Return);
        compare(judge.running, true);
        tryCompare(judge, "incomplete", false, root.longEnough);
        keyClick(Qt.Key_Escape);
        compare(backRequests.count, 1);
        backRequests.clear();
    }
    function test_analysis_isCancelled(): void {
        judge.iterations = 2000000000;
        playSome();
        const offer = findChild(resultActions, "analysis").text;
        tap(part("analyseFirst"));
        drawn(analysisPage);
        compare(findChild(resultActions, "analysis").text, "Analysis: 0 of %1 decisions".arg(judge.count),
                "the end page shows the progress");
        compare(part("analyse").text, "Cancel");
        tap(part("analyse"));
        compare(judge.running, false);
        compare(judge.done, 0);
        compare(findChild(resultActions, "analysis").text, offer);
    }
    /// With animations, the test waits until the camera has reached its final view.
    function test_bothMoves_areVisibleAboveCard_data(): var {
        return [{ tag: "still", animation: AppSettings.NoAnimation }, { tag: "moving", animation: AppSettings.NormalAnimation }];
    }
    function test_bothMoves_areVisibleAboveCard(row: var): void {
        playSome();
        judge.start();
        tryCompare(judge, "incomplete", false, root.longEnough);
        analysisPage.visible = false;
        AppSettings.animation = row.animation;
        for (let number = 0; number < judge.done; ++number) {
            page.view.fitAll();
            board.camera.zoom(board.camera.centre(), 1.7);
            judge.show(number);
            tryVerify(() => item("analysisCard").visible);
            drawn(page);
            const camera = board.camera;
            tryVerify(() => camera.size === camera.goalSize && camera.cellX === camera.goalX && camera.cellY === camera.goalY);
            const south = camera.y + (judge.extent.y + judge.extent.height) * camera.cell;
            verify(south <= board.height - item("analysisCard").height, `${number}: ${south}`);
            verify(camera.y + judge.extent.y * camera.cell >= board.topMargin);
            controller.review.leave();
        }
        AppSettings.animation = AppSettings.NoAnimation;
    }
    function shownTexts(from: Item): var {
        let texts = typeof from.text === "string" && from.text.length > 0 ? [from.text] : [];
        for (let i = 0; i < from.children.length; ++i)
            if (from.children[i].visible)
                texts = texts.concat(shownTexts(from.children[i]));
        return texts;
    }
    function test_cardNumbers_areOnBoardAtAllSizes(): void {
        playSome();
        judge.start();
        tryCompare(judge, "incomplete", false, root.longEnough);
        analysisPage.visible = false;
        let numbers = 0;
        for (let number = 0; number < judge.done; ++number) {
            judge.show(number);
            tryVerify(() => item("analysisCard").visible);
            for (const factor of [0.01, 100]) {
                board.camera.zoom(board.camera.centre(), factor);
                drawn(page);
                for (let row = 0; row < judge.shown.rowCount(); ++row) {
                    const block = findChild(item("analysisCard"), "analysedMove:" + row);
                    const texts = shownTexts(block);
                    verify(texts.some(text => text.startsWith(row === 0 ? "Played: " : "Better: ")), texts.join("\n"));
                    verify(texts.some(text => text.endsWith(block.lead)), texts.join("\n"));
                    if (!findChild(block, "analysedRank").visible)
                        continue;
                    const onBoard = shownTexts(item("ghost:" + row));
                    compare(onBoard.length, 1);
                    compare(onBoard[0].split(":")[0], `${block.rank}`);
                    ++numbers;
                }
            }
            controller.review.leave();
        }
        verify(numbers > 0);
    }
    function test_card_leavesBoardVisible(): void {
        playSome();
        judge.start();
        tryCompare(judge, "incomplete", false, root.longEnough);
        analysisPage.visible = false;
        AppSettings.textScale = 200;
        root.width = 1024;
        root.height = 640;
        judge.show(0);
        tryVerify(() => item("analysisCard").visible);
        drawn(page);
        verify(item("analysisCard").height <= item("boardCards").maxCardHeight);
        controller.review.leave();
        AppSettings.textScale = 100;
        root.width = 1280;
        root.height = 760;
    }
    function test_costliestMove_opensBoardWithBothMoves(): void {
        playSome();
        judge.start();
        tryCompare(judge, "incomplete", false, root.longEnough);
        drawn(analysisPage);
        tap(part("costliest:0"));
        compare(controller.review.active, true);
        analysisPage.visible = false;
        drawn(page);
        verify(item("analysisCard").visible);
        verify(item("ghost:0") && item("ghost:1"));
        controller.review.leave();
        compare(judge.shownNumber, -1);
        verify(!item("analysisCard").visible);
    }
    function test_costliestMoveOfPerson_opensBoard(): void {
        playSome();
        analysisPage.visible = false;
        verify(!costs.visible);
        judge.start();
        tryCompare(judge, "incomplete", false, root.longEnough);
        tryVerify(() => costs.visible);
        const move = findChild(costs, "costliestMove:0");
        tap(move);
        compare(controller.review.active, true);
        compare(judge.shownNumber, move.number);
        controller.review.leave();
    }
    function test_largeText_showsOneColumn(): void {
        AppSettings.textScale = 150;
        for (let n = 0; n < 40; ++n)
            controller.choose(0);
        playSome();
        judge.start();
        tryCompare(judge, "incomplete", false, root.longEnough);
        drawn(analysisPage);
        const view = part("analysisView");
        const list = part("ratedList");
        verify(!analysisPage.wide);
        verify(view.contentHeight > view.height);
        verify(list.height > view.height, list.height);
        list.forceActiveFocus(Qt.TabFocusReason);
        for (const key of [Qt.Key_Home, Qt.Key_End]) {
            keyClick(key);
            compare(list.currentIndex, key === Qt.Key_Home ? 0 : list.count - 1);
            drawn(analysisPage);
            const top = list.currentItem.mapToItem(view, 0, 0).y;
            verify(list.currentItem.current);
            verify(top >= 0 && top + list.currentItem.height <= view.height, `${top} in ${view.height}`);
        }
        AppSettings.textScale = 100;
        drawn(analysisPage);
        verify(analysisPage.wide);
        verify(list.mapToItem(analysisPage, 0, 0).x > view.x + view.width);
        verify(list.height < view.height);
    }
    function test_list_showsFocus(): void {
        playSome();
        judge.start();
        tryCompare(judge, "incomplete", false, root.longEnough);
        drawn(analysisPage);
        part("ratedList").currentIndex = -1;
        part("ratedList").forceActiveFocus(Qt.TabFocusReason);
        compare(part("ratedList").currentIndex, 0);
        verify(part("ratedList").currentItem.current);
        verify(part("ratedList").currentItem.x >= 4);
    }
    /// Arrows move between the cards. The last card has the focus if there are fewer cards than requested.
    function test_costliestCards_keepFocus(): void {
        playSome();
        judge.start();
        tryCompare(judge, "incomplete", false, root.longEnough);
        drawn(analysisPage);
        verify(judge.costliest.rowCount() >= 2);
        part("costliest:0").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        verify(part("costliest:1").activeFocus);
        keyClick(Qt.Key_Up);
        verify(part("costliest:0").activeFocus);
        analysisPage.focusCostliest(1000);
        verify(part("costliest:" + (judge.costliest.rowCount() - 1)).activeFocus);
    }
    function test_escape_leavesAnalysis(): void {
        playSome();
        analysisPage.forceActiveFocus();
        backRequests.clear();
        keyClick(Qt.Key_Escape);
        compare(backRequests.count, 1);
    }
}
