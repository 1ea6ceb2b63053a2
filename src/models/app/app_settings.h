// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Settings, and progress in lessons and stories. Stored in an INI file in the user's configuration folder.
// Changes take effect immediately.
#pragma once

#include "models/app/languages.h"
#include "models/app/lesson_progress.h"
#include "models/app/settings_file.h"

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

/// Property, getter and setter of a setting. Setters clamp numbers to their range, store the value and emit
/// `changed`. A setting also has a member in `Choices` and a row in `AppSettings::forEachEntry`.
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
    /// Code of the chosen language, for example "cs". Empty: the language of the desktop.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString uiLanguage READ uiLanguage NOTIFY languageChanged)
    /// Codes of all languages, and their names, each in its own language.
    Q_PROPERTY(QStringList languages READ languages CONSTANT)
    Q_PROPERTY(QStringList languageNames READ languageNames CONSTANT)
    /// Folder of the last opened or saved file; empty if none. Not affected by reset().
    Q_PROPERTY(QUrl filesFolder READ filesFolder WRITE setFilesFolder NOTIFY filesFolderChanged)
    /// `standard`: all settings have their defaults. `canUndoReset`: undoReset() can undo reset().
    Q_PROPERTY(bool standard READ standard NOTIFY changed)
    Q_PROPERTY(bool canUndoReset READ canUndoReset NOTIFY changed)
    /// Message if the settings file was damaged at the start of the program; empty otherwise.
    Q_PROPERTY(QString problem READ problem CONSTANT)

public:
    enum class Theme { SystemTheme, Light, Dark, Contrast };
    Q_ENUM(Theme)
    /// SystemAnimation = normal, or none if the desktop disables animations.
    enum class Animation { SystemAnimation, NoAnimation, FastAnimation, NormalAnimation, SlowAnimation };
    Q_ENUM(Animation)
    /// When a placement has to be confirmed before the turn ends.
    enum class Confirmation { NeverConfirm, ConfirmFields, AlwaysConfirm };
    Q_ENUM(Confirmation)
    /// LastTiles: the last tile of each player. LastMoves: the last three moves, with numbers.
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

    /// Settings of the program. The first call creates them and installs the translators of the language.
    /// Requires: the application object exists.
    static AppSettings& instance();
    static AppSettings* create(QQmlEngine* engine, QJSEngine* scripts);
    /// Settings stored in `file`; not stored if `file` is empty. Only for tests; the program uses instance().
    AppSettings(const QString& file, QObject* parent);

    [[nodiscard]] QString language() const { return m_now.language; }
    [[nodiscard]] QString uiLanguage() const;
    [[nodiscard]] static const QStringList& languages() { return languageCodes(); }
    [[nodiscard]] static const QStringList& languageNames() { return vozka::languageNames(); }
    /// Ignores unknown languages.
    void setLanguage(const QString& language);
    VOZKA_SETTING(Theme, theme, setTheme)
    VOZKA_SETTING(Animation, animation, setAnimation)
    VOZKA_SETTING(Confirmation, confirmation, setConfirmation)
    /// True if a second click on the tried tile places it, false if it turns the tile.
    VOZKA_SETTING(bool, secondClickPlaces, setSecondClickPlaces)
    /// True if the view shows the decision when a player's turn starts, even if they have moved the board.
    VOZKA_SETTING(bool, viewReturns, setViewReturns)
    /// True to mark cells where the tile fits, cells where it fits in another rotation, and features where a
    /// figure can be placed.
    VOZKA_SETTING(bool, markFits, setMarkFits)
    VOZKA_SETTING(bool, markOtherTurns, setMarkOtherTurns)
    VOZKA_SETTING(bool, markFeatures, setMarkFeatures)
    VOZKA_SETTING(LastMarks, lastMarks, setLastMarks)
    /// True to show, next to the points, the score as if the game ended now.
    VOZKA_SETTING(bool, showStanding, setShowStanding)
    /// True to hide kinds without tiles in the bag in the list of tiles left.
    VOZKA_SETTING(bool, hideUsedUp, setHideUsedUp)
    VOZKA_SETTING(ComputerPace, computerPace, setComputerPace)
    /// Thinking time of hard computer players and of hints, in milliseconds.
    VOZKA_SETTING(int, thinkMs, setThinkMs)
    VOZKA_SETTING(ReplayPace, replayPace, setReplayPace)
    VOZKA_SETTING(bool, sounds, setSounds)
    /// In percent.
    VOZKA_SETTING(int, volume, setVolume)
    /// In percent.
    VOZKA_SETTING(int, textScale, setTextScale)

public:
    /// Selects the next kind of marks; after the last kind, the first.
    Q_INVOKABLE void changeLastMarks();

    [[nodiscard]] QUrl filesFolder() const { return m_filesFolder; }
    void setFilesFolder(const QUrl& folder);

    [[nodiscard]] bool standard() const { return m_now == Choices(); }
    [[nodiscard]] bool canUndoReset() const { return m_beforeReset.has_value(); }
    Q_INVOKABLE void reset();
    /// Restores the settings from before reset(). Possible until the next change of a setting.
    Q_INVOKABLE void undoReset();

    [[nodiscard]] QString problem() const;

    /// Returns the best result of a lesson or story; `std::nullopt` if never tried. Not affected by reset().
    [[nodiscard]] std::optional<LessonResult> lessonResult(const QString& id) const;
    /// Stores the result if it is better than the stored one or has a different maximum.
    void saveLessonResult(const QString& id, LessonResult result);
    /// Returns the position in an unfinished story; `std::nullopt` if not started or finished.
    [[nodiscard]] std::optional<StoryPlace> storyPlace(const QString& id) const;
    /// Removes the stored position if `place` is the first step. Requires: `place.right` has one character
    /// per step before.
    void saveStoryPlace(const QString& id, const StoryPlace& place);
    Q_INVOKABLE void removeStoryPlace(const QString& id);

    /// Override settings for this run, for options of the command line. Not stored.
    void overrideLanguage(const QString& language);
    void overrideTheme(Theme theme);

signals:
    /// Emitted after the translators of the new language were installed.
    void languageChanged();
    void filesFolderChanged();
    /// The settings could not be stored. Emitted only at the first of several failures in a row.
    void failed(const QString& message);
    /// Also emitted for positions in stories.
    void lessonResultsChanged();
    /// A setting changed; also emitted after `languageChanged`.
    void changed();

private:
    struct Choices {
        QString language;
        Theme theme = Theme::SystemTheme;
        Animation animation = Animation::SystemAnimation;
        Confirmation confirmation = Confirmation::NeverConfirm;
        bool secondClickPlaces = false;
        bool viewReturns = true;
        bool markFits = true;
        bool markOtherTurns = true;
        bool markFeatures = true;
        LastMarks lastMarks = LastMarks::LastTiles;
        bool showStanding = true;
        bool hideUsedUp = false;
        ComputerPace computerPace = ComputerPace::NormalComputer;
        int thinkMs = 1000;
        ReplayPace replayPace = ReplayPace::NormalReplay;
        bool sounds = true;
        int volume = 35;
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
    void discardBeforeReset();
    void installTranslators();

    void write();

    SettingsFile m_file;
    /// Combines changes of one event into one write.
    QTimer m_writeTimer;
    bool m_isUnwritten = false;
    bool m_wasDamaged = false;
    /// New path of the damaged file; empty if it could not be moved.
    QString m_renamedFile;
    /// For the two translation files of the program, then qtdeclarative and qtbase.
    std::array<NoBreakTranslator, 4> m_translators;
    Choices m_now;
    QMap<QString, LessonResult> m_lessonResults;
    QMap<QString, StoryPlace> m_storyPlaces;
    QUrl m_filesFolder;
    std::optional<Choices> m_beforeReset;
    bool m_choosingAll = false;
};

} // namespace vozka
