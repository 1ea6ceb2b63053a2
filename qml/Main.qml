// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window with its pages and menus.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

T.ApplicationWindow {
    id: root

    required property string version
    /// Folder for the games, the results, the sandbox and the state of the window; empty if nothing is saved.
    property string stateFolder: ""
    /// True if games should be saved, but no folder can be used.
    property bool autosaveDisabled: false
    property string lessonFolder: ""
    /// True until the file given at the start is opened, so that the start page is not created before.
    property bool opening: false
    // Aliases for ids, because in a LazyPage the binding `files: files` would refer to itself.
    readonly property alias actions: commands
    readonly property alias userFiles: files
    readonly property alias gameAnalysis: analysis
    /// Current page, or the LazyPage that contains it.
    readonly property Item current: pageHistory.current
    readonly property Item page: root.current instanceof LazyPage ? (root.current as LazyPage).item : root.current
    /// Object that zooms the visible board, null if none.
    readonly property var boardView: root.current === tablePage ? tablePage.view : root.isSandbox ? (root.page as SandboxPage).view
                                   : learning.boardView
    readonly property bool isSandbox: root.page instanceof SandboxPage

    function goTo(page: Item): void {
        pageHistory.go(page);
        root.arrive();
    }
    /// Like `goTo`, but the back command returns to the previous page.
    function visit(page: Item): void {
        pageHistory.visit(page);
        root.arrive();
    }
    function arrive(): void {
        root.current.forceActiveFocus();
        learning.begin();
    }
    /// For tests: shows a page of Navigator, calls a function of this window, triggers a command, or calls a function
    /// of Navigator. Returns false if the name is unknown or the command is disabled.
    function perform(name: string): bool {
        if (typeof Navigator[name] === "number")
            Navigator.show(Navigator[name]);
        else if (typeof root[name] === "function")
            root[name]();
        else if (commands[name] && commands[name].enabled)
            commands[name].trigger();
        else if (typeof Navigator[name] === "function")
            Navigator[name]();
        else
            return false;
        return true;
    }
    function startGame(): void {
        guard.run(() => {
            if (!controller.startGame(setUp))
                return;
            root.goTo(tablePage);
            // Shows why the set-up was not saved: the page of the set-up, which shows it too, is hidden now.
            if (setUp.notice.length > 0)
                banner.show(setUp.notice);
        }, false);
    }
    /// Opens the game in that row of the results, if it is open or has an autosave.
    function resumeResult(row: int): void {
        const results = controller.files.results;
        if (results.isOpen(row))
            root.goTo(controller.over ? endPage : tablePage);
        else if (results.autosaveRow(row) >= 0)
            Navigator.openAutosave(results.autosaveRow(row));
    }
    function showHighlight(row: int): void {
        root.goTo(tablePage);
        controller.showHighlight(row);
    }
    function playAgain(): void {
        guard.run(() => {
            if (controller.playAgain())
                root.goTo(tablePage);
        }, false);
    }
    /// Saves the game and the sandbox. Returns true if the program may end without a question.
    function saveBeforeQuit(): bool {
        look.remember();
        return guard.saveBeforeQuit();
    }
    function showOverlay(): void {
        root.goTo(tablePage);
        controller.overlays.kind = Overlays.Owners;
    }
    function showLesson(): void {
        learning.showFirst();
    }
    function showQuiz(): void {
        learning.showFirst();
        learning.openLesson.mode = LessonStep.Question;
        learning.openLesson.check();
    }
    function showLessonCompared(): void {
        learning.showFirst();
        learning.openLesson.comparing = true;
    }
    /// Opens the file. Returns the reason if it cannot be opened, empty otherwise.
    function openAtStart(file: url): string {
        const opened = controller.files.open(file);
        if (opened)
            root.goTo(controller.over ? endPage : tablePage);
        root.opening = false;
        return opened ? "" : banner.message;
    }

    // Size until WindowMemory restores the size of the last session.
    width: 1280
    height: 800
    color: Theme.background
    title: !controller.active ? "Vozka"
         : (controller.files.modified ? "• " : "") + (controller.files.fileName || qsTr("New game")) + " – Vozka"
    menuBar: MainMenu {
        id: menus

        commands: commands
        autosaves: controller.files.autosaves
    }
    Component.onCompleted: {
        Navigator.showRule.connect(sheets.showRule);
        Navigator.showLesson.connect(learning.open);
        Navigator.learn.connect(learning.learn);
        Navigator.notify.connect(banner.showSuccess);
        Navigator.fail.connect(banner.show);
        AppSettings.failed.connect(banner.show);
        memory.follow(root);
        if (root.stateFolder.length > 0) {
            controller.files.autosaves.folder = root.stateFolder + "/games";
            controller.files.results.folder = root.stateFolder;
            sandboxController.folder = root.stateFolder;
        }
        startPage.forceActiveFocus();
        if (AppSettings.problem.length > 0)
            banner.show(AppSettings.problem);
    }
    onClosing: close => {
        close.accepted = root.saveBeforeQuit();
        if (!close.accepted)
            guard.run(() => root.close(), true);
    }
    header: UnsavedNotice {
        controller: controller
        sandbox: sandboxController
        noFolder: guard.noFolder
        files: files
    }

    PageHistory {
        id: pageHistory

        home: startPage
    }
    WindowMemory {
        id: memory

        folder: root.stateFolder
    }

    GameController {
        id: controller

        onFailed: message => banner.show(message)
        onGameOver: {
            root.goTo(endPage);
            (endPage.load() as EndPage).begin();
        }
        // Returns to the table if the end of the game was undone.
        onChanged: if (root.current === endPage && active && !over) root.goTo(tablePage)
    }
    GameAnalysis {
        id: analysis

        controller: controller
    }
    FilmMaker {
        id: films

        controller: controller
        onSaved: message => banner.showSuccess(message)
        onFailed: message => banner.show(message)
    }
    SetUpModel { id: setUp }
    SandboxController { id: sandboxController }
    Commands {
        id: commands

        window: root
        controller: controller
        files: files
        sandboxController: sandboxController
        computers: tablePage.computers
        hints: tablePage.hints
        board: root.boardView
        atTable: root.current === tablePage
        atResult: root.current === endPage
        atStart: root.current === startPage
        atSandbox: root.isSandbox
        currentRule: atTable ? tablePage.currentRule : atSandbox ? (root.page as SandboxPage).currentRule : ""
    }
    Connections {
        target: Navigator

        function onShow(view: int): void {
            const visited = { [Navigator.NewGame]: newGamePage, [Navigator.Analysis]: analysisPage,
                              [Navigator.Results]: resultsPage, [Navigator.Settings]: settingsPage,
                              [Navigator.Sandbox]: sandboxPage }[view];
            switch (view) {
            case Navigator.Start:
                // The closed game stays under “Recent games”.
                guard.run(() => {
                    look.remember();
                    controller.close();
                    root.goTo(startPage);
                }, false);
                break;
            case Navigator.Table:
                root.goTo(tablePage);
                break;
            case Navigator.End:
                root.goTo(endPage);
                break;
            case Navigator.Analysis:
                controller.review.leave();
                break;
            case Navigator.Results:
                controller.files.autosaves.refresh();
                break;
            case Navigator.Lessons:
                learning.showList();
                break;
            case Navigator.Keys:
                // Creates the sandbox and the menus, whose keys the list includes.
                sandboxPage.load();
                menus.make();
                sheets.keys.open();
                break;
            case Navigator.About:
                sheets.about.open();
                break;
            case Navigator.EndNow:
                sheets.end.open();
                break;
            }
            if (visited !== undefined)
                root.visit(visited);
        }
        function onBack(): void {
            pageHistory.back();
            root.arrive();
        }
        function onShowOption(option: string): void {
            sheets.rules.close();
            root.visit(newGamePage);
            (newGamePage.load() as NewGamePage).showOption(option);
        }
        function onOpenAutosave(row: int): void {
            guard.run(() => {
                if (!controller.files.resume(row))
                    return;
                look.restore();
                root.goTo(controller.over ? endPage : tablePage);
            }, false);
        }
        function onStartReview(turn: int): void {
            root.goTo(tablePage);
            controller.startReview(turn);
        }
        function onLeaveReview(): void {
            const isAnalysed = analysis.shownNumber >= 0;
            controller.review.leave();
            root.goTo(controller.over ? endPage : tablePage);
            if (isAnalysed)
                root.visit(analysisPage);
        }
        function onPlayOnFromHere(): void {
            guard.run(() => {
                // If the old game has no unsaved changes, it is in its file and is not listed under “Recent games”.
                const file = controller.files.modified ? "" : controller.files.fileName;
                if (!controller.playOnFromHere())
                    return;
                root.goTo(tablePage);
                banner.showSuccess(file.length > 0 ? qsTr("A new game continues from here. The old one is still in %1.").arg(file)
                                            : qsTr("A new game continues from here. The old one is listed under “Recent games”."));
                banner.closesAtDecision = true;
            }, false);
        }
        function onPlayStory(): void {
            guard.run(() => {
                if (learning.openStory.playOn(controller))
                    root.goTo(tablePage);
            }, false);
        }
    }
    Shortcut {
        sequence: commands.keysSecondShortcut
        onActivated: Navigator.show(Navigator.Keys)
    }

    AnimatedBackground {
        anchors.fill: parent
        visible: startPage.visible || newGamePage.visible || settingsPage.visible || resultsPage.visible
                 || learning.listVisible
        moving: startPage.visible
    }
    LazyPage {
        id: startPage

        current: root.current === startPage && !root.opening

        StartPage {
            version: root.version
            autosaves: controller.files.autosaves
            commands: root.actions
        }
    }
    LazyPage {
        id: newGamePage

        current: root.current === newGamePage

        NewGamePage {
            seats: setUp
            results: controller.files.results
            gameInProgress: controller.active && !controller.over
            onStart: root.startGame()
        }
    }
    TablePage {
        id: tablePage

        anchors.fill: parent
        controller: controller
        opacity: root.current === tablePage || root.current === endPage ? 1 : 0
        visible: opacity > 0
        enabled: root.current === tablePage
        analysis: analysis

        Behavior on opacity {
            enabled: root.visible
            Fade {}
        }
    }
    LazyPage {
        id: endPage

        current: root.current === endPage

        EndPage {
            commands: root.actions
            firstGame: tablePage.hints.firstGame
            gameAnalysis: root.gameAnalysis
            onHighlightPicked: row => root.showHighlight(row)
            onPlayAgain: root.playAgain()
        }
    }
    LazyPage {
        id: analysisPage

        current: root.current === analysisPage

        AnalysisPage {
            analysis: root.gameAnalysis
            onPicked: number => {
                root.goTo(tablePage);
                analysis.show(number);
            }
        }
    }
    LazyPage {
        id: resultsPage

        current: root.current === resultsPage

        ResultsPage {
            results: controller.files.results
            onOpened: row => root.resumeResult(row)
            onExportRequested: files.exportResults()
        }
    }
    LazyPage {
        id: settingsPage

        current: root.current === settingsPage

        SettingsPage {}
    }

    LearningPages {
        id: learning

        anchors.fill: parent
        folder: root.lessonFolder
        current: root.current
        onPageRequested: page => {
            sheets.rules.close();
            root.visit(page);
        }
    }
    LazyPage {
        id: sandboxPage

        current: root.current === sandboxPage

        SandboxPage {
            sandbox: sandboxController
            enabled: root.current === sandboxPage
            files: root.userFiles
        }
    }

    UserFiles {
        id: files

        anchors.fill: parent
        controller: controller
        sandbox: sandboxController
        guard: guard
        films: films
        onOpened: {
            banner.hide();
            root.goTo(controller.over ? endPage : tablePage);
        }
    }
    UnsavedGuard {
        id: guard

        objectName: "unsavedGuard"
        controller: controller
        sandbox: sandboxController
        asksBeforeLoss: root.autosaveDisabled || root.stateFolder.length > 0
        noFolder: root.autosaveDisabled ? qsTr("There is no home folder: games, the sandbox and settings are not kept when the program ends.") : ""
        saving: files.active
        onSaveRequested: files.saveAs()
        onBoardSaveRequested: {
            root.visit(sandboxPage);
            files.savePosition();
        }
    }
    WindowSheets {
        id: sheets

        commands: commands
        menus: menus
        table: tablePage
        sandbox: sandboxPage.item as SandboxPage
        edition: root.current === tablePage || root.current === endPage ? controller.edition
               : root.current === sandboxPage ? sandboxController.edition : learning.edition
        lessons: learning.lessons
        version: root.version
    }
    KeyboardFocus { of: root }
    LatinKeys {}
    CameraMemory {
        id: look

        camera: tablePage.camera
        controller: controller
        memory: memory
    }
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => { if (drop.hasUrls) (root.current === sandboxPage ? sandboxController : files).open(drop.urls[0]); }
    }
    FilmProgress {
        id: filmProgress

        // At the right on the end page, whose buttons are at the left.
        x: root.current === endPage ? parent.width - width - Theme.spacing * 4
                                    : Math.round(banner.area.x + (banner.area.width - width) / 2)
        y: Math.round(banner.area.bottom - height - Theme.spacing * 3)
        films: films
    }
    WindowBanner {
        id: banner

        page: root.page
        decisionCount: controller.decisions
        lowestEnd: filmProgress.visible ? filmProgress.y : parent.height
    }
}
