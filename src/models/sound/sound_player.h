// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays the program's sounds as loud as the settings say. What plays them, Qt Multimedia, is looked for when
// the first one is to be heard and not before: without it, or while sounds are off, nothing of it is loaded.
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
    /// Why nothing can be heard, in a sentence; empty as long as nothing is known to be wrong.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    enum Sound { TileLaid, FigureSet, PieceMoved, Completed, Points, YourTurn, Refused, TimeShort, GameOver };
    Q_ENUM(Sound)
    static constexpr std::size_t soundCount = 9;
    /// Takes what would be played, and how loud, 0 to 1.
    using Sink = std::function<void(Sound sound, double volume)>;

    using QObject::QObject;

    [[nodiscard]] QString problem() const { return m_problem; }
    /// Nothing while sounds are off.
    Q_INVOKABLE void play(vozka::SoundPlayer::Sound sound);
    /// Where sounds go instead of to the ears; for tests.
    void setSink(Sink sink) { m_sink = std::move(sink); }
    /// The address of the file of a sound.
    [[nodiscard]] static QString fileOf(Sound sound);

signals:
    void problemChanged();

private:
    [[nodiscard]] QObject* effect(Sound sound);
    void say(const QString& problem);

    Sink m_sink;
    std::array<QObject*, soundCount> m_effects{};
    QString m_problem;
    bool m_isMissing = false;
};

} // namespace vozka
