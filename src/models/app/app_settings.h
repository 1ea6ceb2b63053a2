// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the player has chosen for good: language, theme, pace, questions, marks, sounds and size of text, and
// how well he did in lessons. Kept in an INI file below the configuration folder of the user; takes effect at
// once.
#pragma once

#include "models/app/languages.h"
#include "models/app/settings_file.h"
#include "models/app/ties.h"

#include <QMap>
#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <optional>

class QJSEngine;
class QQmlEngine;

namespace vozka {

/// How well a question was answered: so many points of so many.
struct LessonResult {
    int points = 0;
    int all = 0;
    [[nodiscard]] bool isDone() const { return points == all; }
    bool operator==(const LessonResult&) const = default;
};

/// How far a story was read that was left before its end.
struct StoryPlace {
    /// The step at which to go on, from 0, and how many there are.
    int step = 0;
    int steps = 0;
    /// For each step before that one '1' if the reader got it right himself, else '0'.
    QString right;
    bool operator==(const StoryPlace&) const = default;
};

class AppSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// By its code ("cs"); empty = that of the desktop.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// The language that is shown, by its code.
    Q_PROPERTY(QString spoken READ spoken NOTIFY languageChanged)
    /// The languages that there are, by their codes, and what each calls itself.
    Q_PROPERTY(QStringList languages READ languages CONSTANT)
    Q_PROPERTY(QStringList languageNames READ languageNames CONSTANT)
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(Animation animation READ animation WRITE setAnimation NOTIFY animationChanged)
    Q_PROPERTY(Confirmation confirmation READ confirmation WRITE setConfirmation NOTIFY boardChanged)
    /// True if a click on the tile that is tried on the board places it, false if it turns it.
    Q_PROPERTY(bool secondClickPlaces READ secondClickPlaces WRITE setSecondClickPlaces NOTIFY boardChanged)
    /// What is marked on the board: cells where the tile fits as it is turned, those where it fits otherwise
    /// turned, features that may be taken, and what was done last.
    Q_PROPERTY(bool markFits READ markFits WRITE setMarkFits NOTIFY boardChanged)
    Q_PROPERTY(bool markOtherTurns READ markOtherTurns WRITE setMarkOtherTurns NOTIFY boardChanged)
    Q_PROPERTY(bool markFeatures READ markFeatures WRITE setMarkFeatures NOTIFY boardChanged)
    Q_PROPERTY(LastMarks lastMarks READ lastMarks WRITE setLastMarks NOTIFY boardChanged)
    /// Beside the points, what stands on the board would be worth if the game ended now.
    Q_PROPERTY(bool showStanding READ showStanding WRITE setShowStanding NOTIFY countsChanged)
    /// Among the tiles left, kinds of which none is left are not shown.
    Q_PROPERTY(bool hideUsedUp READ hideUsedUp WRITE setHideUsedUp NOTIFY countsChanged)
    /// How the moves of computers are shown, and for how long they think, in milliseconds.
    Q_PROPERTY(ComputerPace computerPace READ computerPace WRITE setComputerPace NOTIFY computersChanged)
    Q_PROPERTY(int thinkMs READ thinkMs WRITE setThinkMs NOTIFY computersChanged)
    /// How fast the turns of a game follow one another when it is replayed.
    Q_PROPERTY(ReplayPace replayPace READ replayPace WRITE setReplayPace NOTIFY replayChanged)
    /// Whether what happens at the table is heard, and how loud, in percent, 5 to 100.
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY soundsChanged)
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY soundsChanged)
    /// In percent, 100 to 200.
    Q_PROPERTY(int textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged)
    /// The folder in which the user saved or opened a file last; empty at first. Not among what reset() takes
    /// back.
    Q_PROPERTY(QUrl filesFolder READ filesFolder WRITE setFilesFolder NOTIFY filesFolderChanged)
    /// Whether all is as it was when the program was new, and whether what was before reset() can come back.
    Q_PROPERTY(bool standard READ standard NOTIFY changed)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
    /// What was wrong with the file when the program started, in a sentence; empty if nothing was.
    Q_PROPERTY(QString problem READ problem CONSTANT)

public:
    enum class Theme { SystemTheme, Light, Dark };
    Q_ENUM(Theme)
    /// How fast things move. SystemAnimation = normal, unless the desktop asks for no movement.
    enum class Animation { SystemAnimation, NoAnimation, FastAnimation, NormalAnimation, SlowAnimation };
    Q_ENUM(Animation)
    /// When a question is asked before the turn passes.
    enum class Confirmation { NeverConfirm, ConfirmFields, AlwaysConfirm };
    Q_ENUM(Confirmation)
    /// Nothing, the last tile of each player, or the last three moves with their numbers.
    enum class LastMarks { NoLastMarks, LastTiles, LastMoves };
    Q_ENUM(LastMarks)

    /// StepByStep: each action waits for a key or a click.
    enum class ComputerPace { StepByStep, SlowComputer, NormalComputer, AtOnceComputer };
    Q_ENUM(ComputerPace)
    enum class ReplayPace { SlowReplay, NormalReplay, FastReplay };
    Q_ENUM(ReplayPace)

    static constexpr int shortestThinkMs = 100;
    static constexpr int longestThinkMs = 60000;
    static constexpr int lowestVolume = 5;
    static constexpr int highestVolume = 100;
    static constexpr int smallestTextScale = 100;
    static constexpr int largestTextScale = 200;

    /// The one of the program. Made at the first call, with the translators of its language installed;
    /// requires: the application object exists.
    static AppSettings& instance();
    static AppSettings* create(QQmlEngine* engine, QJSEngine* scripts);
    /// Kept in that file, nowhere if it is empty; for tests, the program has but one.
    AppSettings(const QString& file, QObject* parent);

    [[nodiscard]] QString language() const { return m_now.language; }
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] static const QStringList& languages() { return languageCodes(); }
    [[nodiscard]] static const QStringList& languageNames() { return vozka::languageNames(); }
    [[nodiscard]] Theme theme() const { return m_now.theme; }
    /// A language that is not there changes nothing.
    void setLanguage(const QString& language);
    void setTheme(Theme theme);
    [[nodiscard]] Animation animation() const { return m_now.animation; }
    void setAnimation(Animation animation);
    [[nodiscard]] Confirmation confirmation() const { return m_now.confirmation; }
    void setConfirmation(Confirmation confirmation);
    [[nodiscard]] bool secondClickPlaces() const { return m_now.secondClickPlaces; }
    void setSecondClickPlaces(bool places);
    [[nodiscard]] bool markFits() const { return m_now.markFits; }
    void setMarkFits(bool mark);
    [[nodiscard]] bool markOtherTurns() const { return m_now.markOtherTurns; }
    void setMarkOtherTurns(bool mark);
    [[nodiscard]] bool markFeatures() const { return m_now.markFeatures; }
    void setMarkFeatures(bool mark);
    [[nodiscard]] LastMarks lastMarks() const { return m_now.lastMarks; }
    void setLastMarks(LastMarks marks);
    /// On to the next kind of them, and round again.
    Q_INVOKABLE void changeLastMarks();
    [[nodiscard]] bool showStanding() const { return m_now.showStanding; }
    void setShowStanding(bool show);
    [[nodiscard]] bool hideUsedUp() const { return m_now.hideUsedUp; }
    void setHideUsedUp(bool hide);
    [[nodiscard]] ComputerPace computerPace() const { return m_now.computerPace; }
    void setComputerPace(ComputerPace pace);
    [[nodiscard]] int thinkMs() const { return m_now.thinkMs; }
    /// What lies outside a tenth of a second to a minute becomes the nearest of the two.
    void setThinkMs(int milliseconds);
    [[nodiscard]] ReplayPace replayPace() const { return m_now.replayPace; }
    void setReplayPace(ReplayPace pace);
    [[nodiscard]] bool sounds() const { return m_now.sounds; }
    void setSounds(bool on);
    [[nodiscard]] int volume() const { return m_now.volume; }
    /// What lies outside 5 to 100 percent becomes the nearest of the two.
    void setVolume(int percent);
    [[nodiscard]] int textScale() const { return m_now.textScale; }
    /// What lies outside 100 to 200 percent becomes the nearest of the two.
    void setTextScale(int percent);

    [[nodiscard]] QUrl filesFolder() const { return m_filesFolder; }
    void setFilesFolder(const QUrl& folder);

    [[nodiscard]] bool standard() const { return m_now == Choices(); }
    [[nodiscard]] bool canTakeBack() const { return m_before.has_value(); }
    /// Back to the defaults.
    Q_INVOKABLE void reset();
    /// What was before reset(); possible until something is chosen anew.
    Q_INVOKABLE void takeBack();

    [[nodiscard]] QString problem() const;

    /// The best result of what has that id; nothing if it was never tried. Not among what reset() takes back.
    [[nodiscard]] std::optional<LessonResult> lessonResult(const QString& id) const;
    /// Kept if it is better than what is kept, or answers another question by now.
    void keepLessonResult(const QString& id, LessonResult result);
    /// Where to go on with the story of that id; nothing if it was never begun, or read to its end.
    [[nodiscard]] std::optional<StoryPlace> storyPlace(const QString& id) const;
    /// At the first step nothing is kept. Requires: `right` has so many signs as there are steps before.
    void keepStoryPlace(const QString& id, const StoryPlace& place);
    Q_INVOKABLE void forgetStoryPlace(const QString& id);

    /// For this run only: what was asked for on the command line is not kept.
    void overrideLanguage(const QString& language);
    void overrideTheme(Theme theme);

signals:
    /// The translators of the new language are installed already.
    void languageChanged();
    void themeChanged();
    void animationChanged();
    void boardChanged();
    void countsChanged();
    void computersChanged();
    void replayChanged();
    void soundsChanged();
    void textScaleChanged();
    void filesFolderChanged();
    /// What was chosen cannot be written: that, in a sentence. Once, until it can be again.
    void failed(const QString& sentence);
    /// Or how far a story was read.
    void lessonResultsChanged();
    /// After any of the above.
    void changed();

private:
    struct Choices {
        QString language;
        Theme theme = Theme::SystemTheme;
        Animation animation = Animation::SystemAnimation;
        Confirmation confirmation = Confirmation::NeverConfirm;
        bool secondClickPlaces = false;
        bool markFits = true;
        bool markOtherTurns = true;
        bool markFeatures = true;
        LastMarks lastMarks = LastMarks::LastTiles;
        bool showStanding = true;
        bool hideUsedUp = false;
        ComputerPace computerPace = ComputerPace::NormalComputer;
        int thinkMs = 1000;
        ReplayPace replayPace = ReplayPace::NormalReplay;
        bool sounds = false;
        int volume = 50;
        int textScale = smallestTextScale;

        bool operator==(const Choices&) const = default;
    };

    void read();
    [[nodiscard]] LastMarks lastMarksKept();
    void readLessonResults();
    void readStoryPlaces();
    void choose(const Choices& wanted);
    void forgetBefore();
    void installTranslators();
    void setFlag(bool& member, const QString& key, bool on, void (AppSettings::*changed)());

    void write();

    SettingsFile m_file;
    /// What is chosen together is written together.
    QTimer m_writing;
    bool m_isUnwritten = false;
    bool m_wasDamaged = false;
    /// What the damaged file is called now; empty if it could not be moved.
    QString m_aside;
    /// Our own sentences, those of Qt's dialogs, and those of Qt itself.
    std::array<TyingTranslator, 4> m_translators;
    Choices m_now;
    QMap<QString, LessonResult> m_lessonResults;
    QMap<QString, StoryPlace> m_storyPlaces;
    QUrl m_filesFolder;
    std::optional<Choices> m_before;
    bool m_choosingAll = false;
};

} // namespace vozka
