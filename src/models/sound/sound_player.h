// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays sounds at the volume of the settings. Qt Multimedia is loaded before the first sound, not while
// sounds are off.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <functional>

namespace vozka {

class SoundPlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Reason why sounds cannot be played; empty if none is known.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    enum Sound {
        TilePlaced,
        FigurePlaced,
        PieceMoved,
        Completed,
        Points,
        YourTurn,
        Refused,
        TimeShort,
        GameOver
    };
    Q_ENUM(Sound)
    static constexpr std::size_t soundCount = 9;
    /// Receives each sound and its volume, 0 to 1.
    using Sink = std::function<void(Sound sound, double volume)>;

    using QObject::QObject;

    [[nodiscard]] QString problem() const { return m_problem; }
    /// Plays a sound. Does nothing while sounds are off, and on a platform without a screen, which tests use.
    Q_INVOKABLE void play(vozka::SoundPlayer::Sound sound);
    /// Redirects sounds; for tests.
    void setSink(Sink sink) { m_sink = std::move(sink); }
    /// Switches all sounds of this run off, regardless of the settings.
    static void silence() { s_isSilenced = true; }
    [[nodiscard]] static QString fileOf(Sound sound);

signals:
    void problemChanged();

private:
    [[nodiscard]] QObject* effect(Sound sound);
    void setProblem(const QString& problem);

    inline static bool s_isSilenced = false;

    Sink m_sink;
    std::array<QObject*, soundCount> m_effects{};
    QString m_problem;
    bool m_isMissing = false;
};

} // namespace vozka
