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

/// A setting of that type and name: property, getter and setter. Setters move a number outside its range to
/// the nearest one, write the value and emit `changed`. A setting also has a member in `Choices` and a row in
/// `AppSettings::forEachEntry`.
#define VOZKA_SETTING(TYPE, NAME, SETTER)                                                                    \
    Q_PROPERTY(TYPE NAME READ NAME WRITE SETTER NOTIFY changed)                                              \
public:                                                                                                      \
    [[nodiscard]] TYPE NAME() const                                                                          \
    {                                                                                                        \
        return m_now.NAME;                                                                                   \
    }                                                                                                        \
    void SETTER(TYPE value)                                                                                  \
    {                                                                                                        \
        set(&Choices::NAME, value);                                                                          \
    }

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
    /// A language that is not there changes nothing.
    void setLanguage(const QString& language);
    VOZKA_SETTING(Theme, theme, setTheme)
    VOZKA_SETTING(Animation, animation, setAnimation)
    VOZKA_SETTING(Confirmation, confirmation, setConfirmation)
    /// True if a click on the tile that is tried on the board places it, false if it turns it.
    VOZKA_SETTING(bool, secondClickPlaces, setSecondClickPlaces)
    /// Marks on cells where the tile fits as it is turned, on cells where it fits in other turns, and on
    /// features where a figure can be placed.
    VOZKA_SETTING(bool, markFits, setMarkFits)
    VOZKA_SETTING(bool, markOtherTurns, setMarkOtherTurns)
    VOZKA_SETTING(bool, markFeatures, setMarkFeatures)
    VOZKA_SETTING(LastMarks, lastMarks, setLastMarks)
    /// Shows beside the points the score as if the game ended now.
    VOZKA_SETTING(bool, showStanding, setShowStanding)
    /// Hides used-up kinds in the list of tiles left.
    VOZKA_SETTING(bool, hideUsedUp, setHideUsedUp)
    VOZKA_SETTING(ComputerPace, computerPace, setComputerPace)
    /// Time to think of hard computer players and hints, in milliseconds.
    VOZKA_SETTING(int, thinkMs, setThinkMs)
    VOZKA_SETTING(ReplayPace, replayPace, setReplayPace)
    VOZKA_SETTING(bool, sounds, setSounds)
    /// In percent.
    VOZKA_SETTING(int, volume, setVolume)
    /// In percent.
    VOZKA_SETTING(int, textScale, setTextScale)

public:
    /// Changes to the next kind of marks, after the last kind to the first.
    Q_INVOKABLE void changeLastMarks();

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
    void filesFolderChanged();
    /// What was chosen cannot be written: that, in a sentence. Once, until it can be again.
    void failed(const QString& sentence);
    /// Or how far a story was read.
    void lessonResultsChanged();
    /// A setting has another value; also after `languageChanged`.
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

    /// Calls `each(key, member)` or `each(key, member, smallest, largest)` for all settings except the
    /// language.
    template<class Each>
    static void forEachEntry(Each each);
    template<class Value>
    void set(Value Choices::*member, Value value);
    void read();
    void readLessonResults();
    void readStoryPlaces();
    void choose(const Choices& wanted);
    void forgetBefore();
    void installTranslators();

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
