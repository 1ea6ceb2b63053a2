// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window: the pages, the menus, and what goes on between them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.ApplicationWindow {
    id: root

    required property string version
    /// The folder in which games, and how the window was left, are kept; empty = nothing is.
    property string stateFolder: ""
    /// Something is to be kept, but there is no folder for it.
    property bool nothingKept: false
    /// The folder of the user's own lessons; empty = there are none.
    property string lessonFolder: ""
    /// A file is opened before the window is seen: the start page is not made for it.
    property bool opening: false
    /// The state to which the window returns from full screen.
    property int visibilityBefore: Window.Windowed
    // What pages that are made later call by the same names.
    readonly property alias table: controller
    readonly property alias judgement: analysis
    /// What is shown: a page, or the place of one that is made when it is first shown.
    readonly property Item current: trail.current
    /// The page that is shown.
    readonly property Item page: root.current instanceof LatePage ? (root.current as LatePage).item : root.current
    /// The page whose board can be zoomed, null if none is shown.
    readonly property var boardPage: root.current === tablePage ? tablePage : root.current === sandboxPage ? sandboxPage.item
                                   : learning.boardPage

    function show(page: Item): void {
        trail.go(page);
        root.arrive();
    }
    /// The same, but one can go back from there.
    function visit(page: Item): void {
        trail.visit(page);
        root.arrive();
    }
    function back(): void {
        trail.back();
        root.arrive();
    }
    function arrive(): void {
        root.current.forceActiveFocus();
        learning.begin();
    }
    function showNewGame(): void {
        root.show(newGamePage);
    }
    function startGame(): void {
        guard.run(() => {
            if (!controller.startGame(setUp))
                return;
            root.show(tablePage);
            // That the set-up could not be remembered is said on the page that has just been left.
            if (setUp.notice.length > 0)
                banner.show(setUp.notice);
        }, false);
    }
    /// The game that a story becomes.
    function playOn(story: OpenStory): void {
        guard.run(() => {
            if (story.playOn(controller))
                root.show(tablePage);
        }, false);
    }
    /// Goes on with a kept game, as it was left.
    function takeUp(row: int): void {
        guard.run(() => {
            if (!controller.files.takeUp(row))
                return;
            look.restore();
            root.show(controller.over ? endPage : tablePage);
        }, false);
    }
    function endNow(): void {
        sheets.openEnd();
    }
    function lookBack(turn: int): void {
        root.show(tablePage);
        controller.lookBack(turn);
    }
    /// From its beginning, turn by turn.
    function replay(): void {
        root.lookBack(0);
        controller.review.play();
    }
    function playOnFromHere(): void {
        guard.run(() => {
            // What has not changed since it was opened is kept in its file alone.
            const file = controller.files.modified ? "" : controller.files.fileName;
            if (!controller.playOnFromHere())
                return;
            root.show(tablePage);
            banner.tell(file.length > 0 ? qsTr("A new game goes on from here. The old one is still in %1.").arg(file)
                                        : qsTr("A new game goes on from here. The old one stands under “Recent games”."));
            banner.untilDone = true;
        }, false);
    }
    function copyPicture(): void {
        const table = root.current === sandboxPage ? workshop.table : controller;
        if (table.files.copyPicture(Theme.dark))
            banner.tell(qsTr("The picture of the board is in the clipboard."));
    }
    function saveFilm(): void {
        files.saveFilm();
    }
    function leaveReview(): void {
        const judged = analysis.shownNumber >= 0;
        controller.review.leave();
        root.show(controller.over ? endPage : tablePage);
        if (judged)
            root.visit(analysisPage);
    }
    function showAnalysis(): void {
        controller.review.leave();
        root.visit(analysisPage);
    }
    function showResults(): void {
        controller.files.keptGames.refresh();
        root.visit(resultsPage);
    }
    /// The game of that row of the results, if it is still kept.
    function takeUpResult(row: int): void {
        const results = controller.files.results;
        if (results.isOnTable(row))
            root.show(controller.over ? endPage : tablePage);
        else if (results.keptRow(row) >= 0)
            root.takeUp(results.keptRow(row));
    }
    function showHighlight(row: int): void {
        root.show(tablePage);
        controller.showHighlight(row);
    }
    function playAgain(): void {
        guard.run(() => {
            if (controller.playAgain())
                root.show(tablePage);
        }, false);
    }
    function showEnd(): void {
        root.show(endPage);
    }
    /// Clears the table; the game stays among the kept ones.
    function showStart(): void {
        guard.run(() => {
            look.remember();
            controller.close();
            root.show(startPage);
        }, false);
    }
    /// Keeps what can be kept; whether the program may end then without a question.
    function mayQuit(): bool {
        look.remember();
        return guard.mayQuit();
    }
    function showTable(): void {
        root.show(tablePage);
    }
    function showOverlay(): void {
        root.show(tablePage);
        controller.overlays.kind = Overlays.Owners;
    }
    /// Those of the sandbox are among them.
    function showKeys(): void {
        sandboxPage.made();
        menus.make();
        sheets.openKeys();
    }
    /// Empty for the beginning of the rules.
    function showRule(rule: string): void {
        sheets.showRule(rule);
    }
    function showRules(): void {
        root.showRule("");
    }
    function showSettings(): void {
        root.visit(settingsPage);
    }
    function showLessons(): void {
        learning.showList();
    }
    function learn(): void {
        learning.learn();
    }
    function showLesson(): void {
        learning.showFirst();
    }
    function showQuiz(): void {
        learning.showFirst();
        learning.openLesson.mode = OpenLesson.Quiz;
        learning.openLesson.check();
    }
    function showLessonCompared(): void {
        learning.showFirst();
        learning.openLesson.comparing = true;
    }
    /// Any position is built there; `explore` takes the one on the table along.
    function showSandbox(): void {
        root.visit(sandboxPage);
    }
    function explore(): void {
        workshop.explore(controller);
        root.showSandbox();
    }
    function toggleFullScreen(): void {
        if (commands.fullScreen) {
            root.visibility = root.visibilityBefore;
            return;
        }
        root.visibilityBefore = root.visibility;
        root.visibility = Window.FullScreen;
    }
    function showAbout(): void {
        sheets.openAbout();
    }
    /// Empty if the file lies on the table now, else what is wrong with it.
    function openAtStart(file: url): string {
        const opened = controller.files.open(file);
        if (opened)
            root.show(controller.over ? endPage : tablePage);
        root.opening = false;
        return opened ? "" : banner.sentence;
    }

    // Until WindowMemory has read the screens.
    width: 1280
    height: 800
    color: Theme.background
    title: !controller.active ? "Vozka"
         : (controller.files.modified ? "• " : "") + (controller.files.fileName || qsTr("New game")) + " – Vozka"
    menuBar: MainMenu {
        id: menus

        commands: commands
        keptGames: controller.files.keptGames
        onTaken: row => root.takeUp(row)
    }
    Component.onCompleted: {
        memory.follow(root);
        if (root.stateFolder.length > 0) {
            controller.files.keptGames.folder = root.stateFolder + "/games";
            controller.files.results.folder = root.stateFolder;
            workshop.folder = root.stateFolder;
        }
        startPage.forceActiveFocus();
        if (AppSettings.problem.length > 0)
            banner.show(AppSettings.problem);
    }
    onClosing: close => {
        close.accepted = root.mayQuit();
        if (!close.accepted)
            guard.run(() => root.close(), true);
    }
    header: KeepingNotice {
        controller: controller
        sandbox: workshop
        noFolder: guard.noFolder
        onSaveAsked: files.saveAs()
    }

    PageTrail {
        id: trail

        home: startPage
    }
    WindowMemory {
        id: memory

        folder: root.stateFolder
    }

    GameController {
        id: controller

        onFailed: sentence => banner.show(sentence)
        onGameOver: {
            root.show(endPage);
            (endPage.made() as EndPage).begin();
        }
        // The end, or the last move, was taken back.
        onChanged: {
            if (root.current === endPage && active && !over)
                root.show(tablePage);
        }
    }
    GameAnalysis {
        id: analysis

        controller: controller
    }
    FilmMaker {
        id: films

        controller: controller
        onSaved: sentence => banner.tell(sentence)
        onFailed: sentence => banner.show(sentence)
    }
    SetUpModel {
        id: setUp
    }
    SandboxController {
        id: workshop
    }
    Commands {
        id: commands

        controller: controller
        computers: tablePage.computers
        hints: tablePage.hints
        atTable: root.current === tablePage
        atBoard: root.boardPage !== null
        atResult: root.current === endPage
        atStart: root.current === startPage
        fullScreen: root.visibility === Window.FullScreen
        onNewGameAsked: root.showNewGame()
        sandbox: root.current === sandboxPage ? workshop : null
        onOpenAsked: sandbox ? files.askOpenPosition() : files.askOpen()
        onSaveAsked: sandbox ? files.savePosition() : files.save()
        onSaveAsAsked: sandbox ? files.savePosition() : files.saveAs()
        onSandboxAsked: root.showSandbox()
        onExploreAsked: root.explore()
        onStartAsked: root.showStart()
        onEndNowAsked: root.endNow()
        onQuitAsked: root.close()
        onResultAsked: root.show(endPage)
        onLookBackAsked: root.lookBack(controller.turnNumber)
        onReplayAsked: root.replay()
        onPlayOnAsked: root.playOnFromHere()
        onAnalysisAsked: root.showAnalysis()
        onResultsAsked: root.showResults()
        onPictureAsked: files.savePicture()
        onCopyAsked: root.copyPicture()
        onFilmAsked: root.saveFilm()
        onZoomInAsked: root.boardPage.zoomIn()
        onZoomOutAsked: root.boardPage.zoomOut()
        onFitAsked: root.boardPage.fitAll()
        onFullScreenAsked: root.toggleFullScreen()
        onLessonsAsked: root.showLessons()
        onRulesAsked: root.showRule(root.current === tablePage ? tablePage.ruleAtHand
                                    : root.current === sandboxPage ? (sandboxPage.item as SandboxPage).ruleAtHand : "")
        onKeysAsked: root.showKeys()
        onSettingsAsked: root.showSettings()
        onAboutAsked: sheets.openAbout()
    }
    Connections {
        target: AppSettings

        function onFailed(sentence: string): void {
            banner.show(sentence);
        }
    }
    Shortcut {
        sequence: commands.keysToo
        onActivated: root.showKeys()
    }

    LivingMap {
        anchors.fill: parent
        visible: startPage.visible || newGamePage.visible || settingsPage.visible || resultsPage.visible
                 || learning.listVisible
        moving: startPage.visible
    }
    LatePage {
        id: startPage

        current: root.current === startPage && !root.opening

        StartPage {
            focus: true
            version: root.version
            keptGames: controller.files.keptGames
            onTaken: row => root.takeUp(row)
            onNewGame: root.showNewGame()
            onOpen: files.askOpen()
            onSandbox: root.showSandbox()
            onSettings: root.showSettings()
            onResults: root.showResults()
            onLessons: root.showLessons()
            onLearn: root.learn()
            onRules: root.showRules()
        }
    }
    LatePage {
        id: newGamePage

        current: root.current === newGamePage

        NewGamePage {
            focus: true
            seats: setUp
            gameWaits: controller.active && !controller.over
            onStart: root.startGame()
            onBack: root.show(controller.active ? tablePage : startPage)
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
        onRuleAsked: rule => root.showRule(rule)
        onResultAsked: root.show(endPage)
        onReviewLeft: root.leaveReview()
        onPlayOnAsked: root.playOnFromHere()

        Behavior on opacity {
            enabled: root.visible
            Fade {}
        }
    }
    LatePage {
        id: endPage

        current: root.current === endPage

        EndPage {
            focus: true
            controller: root.table
            firstGame: tablePage.hints.firstGame
            judgement: root.judgement
            onBoard: root.show(tablePage)
            onLookBack: turn => root.lookBack(turn)
            onReplay: root.replay()
            onHighlightPicked: row => root.showHighlight(row)
            onResults: root.showResults()
            onAnalysis: root.showAnalysis()
            onPlayAgain: root.playAgain()
            onLearn: root.learn()
            onNewGame: root.showNewGame()
            onSave: files.save()
            onPicture: files.savePicture()
            onCopy: root.copyPicture()
            onFilm: root.saveFilm()
        }
    }
    LatePage {
        id: analysisPage

        current: root.current === analysisPage

        AnalysisPage {
            focus: true
            analysis: root.judgement
            onBack: root.back()
            onPicked: number => {
                root.show(tablePage);
                analysis.show(number);
            }
        }
    }
    LatePage {
        id: resultsPage

        current: root.current === resultsPage

        ResultsPage {
            focus: true
            results: controller.files.results
            onBack: root.back()
            onTaken: row => root.takeUpResult(row)
            onExportAsked: files.exportResults()
            onNewGame: root.showNewGame()
        }
    }
    LatePage {
        id: settingsPage

        current: root.current === settingsPage

        SettingsPage {
            focus: true
            onBack: root.back()
        }
    }

    LearningPages {
        id: learning

        anchors.fill: parent
        folder: root.lessonFolder
        current: root.current
        onAsked: page => {
            sheets.closeRules();
            root.visit(page);
        }
        onBack: root.back()
        onRuleAsked: rule => root.showRule(rule)
        onPlayAsked: story => root.playOn(story)
    }
    LatePage {
        id: sandboxPage

        current: root.current === sandboxPage

        SandboxPage {
            focus: true
            sandbox: workshop
            enabled: root.current === sandboxPage
            onBack: root.back()
            onRuleAsked: rule => root.showRule(rule)
            onFailed: sentence => banner.show(sentence)
            onDone: sentence => banner.tell(sentence)
            onOpenAsked: files.askOpenPosition()
            onSaveAsked: files.savePosition()
            onLessonAsked: files.saveLesson()
        }
    }

    UserFiles {
        id: files

        anchors.fill: parent
        controller: controller
        sandbox: workshop
        guard: guard
        films: films
        onRefused: sentence => banner.show(sentence)
        onOpened: {
            banner.hide();
            root.show(controller.over ? endPage : tablePage);
        }
        onSaved: name => banner.tell(qsTr("Saved: %1", "the name of a file").arg(name))
        onExported: name => banner.tell(qsTr("The results are in %1.", "the name of a file").arg(name))
    }
    LeaveGuard {
        id: guard

        controller: controller
        sandbox: workshop
        watches: root.nothingKept || root.stateFolder.length > 0
        noFolder: root.nothingKept ? qsTr("There is no home folder: games, the sandbox and settings are not kept when the program ends.") : ""
        saving: files.asking
        onSaveAsked: files.saveAs()
        onBoardSaveAsked: {
            root.showSandbox();
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
               : root.current === sandboxPage ? workshop.edition : learning.edition
        lessons: learning.lessons
        version: root.version
        onLessonAsked: (lesson, example) => learning.open(lesson, example)
        onOptionAsked: option => {
            root.showNewGame();
            (newGamePage.made() as NewGamePage).showOption(option);
        }
        onScored: controller.endNow()
        onAbandoned: root.showStart()
    }
    FocusSight {
        of: root
    }
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
        onDropped: drop => { if (drop.hasUrls) (root.current === sandboxPage ? workshop : files).open(drop.urls[0]); }
    }
    FilmProgress {
        // The buttons of the end page stand on the left.
        x: root.current === endPage ? parent.width - width - Theme.spacing * 4 : Math.round((parent.width - width) / 2)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing * 3
        films: films
    }
    WindowBanner {
        id: banner

        page: root.page
        moment: controller.decisions
    }
}
