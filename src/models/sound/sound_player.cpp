// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sound/sound_player.h"

#include "models/app/app_settings.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QUrl>

#include <utility>

namespace vozka {

QString SoundPlayer::fileOf(Sound sound)
{
    static constexpr std::array<const char*, soundCount> files{
        "tile", "figure", "piece", "completed", "points", "turn", "refused", "time", "over"};
    return QStringLiteral("qrc:/sounds/%1.wav").arg(QLatin1String(files.at(static_cast<std::size_t>(sound))));
}

void SoundPlayer::play(Sound sound)
{
    const auto& settings = AppSettings::instance();
    if (!settings.sounds() || sound < TilePlaced || sound > GameOver)
        return;
    const double volume = settings.volume() / 100.0;
    if (m_sink) {
        m_sink(sound, volume);
        return;
    }
    const bool hasScreen = QGuiApplication::platformName() != QLatin1String("offscreen");
    auto* const effect = hasScreen && !s_isSilenced ? this->effect(sound) : nullptr;
    if (effect == nullptr)
        return;
    effect->setProperty("volume", volume);
    QMetaObject::invokeMethod(effect, "play");
}

/// Creates the effect by QML, so that the program does not need Qt Multimedia to build and loads it only when
/// needed.
QObject* SoundPlayer::effect(Sound sound)
{
    auto*& effect = m_effects.at(static_cast<std::size_t>(sound));
    auto* const engine =
        qmlEngine(this) != nullptr || parent() == nullptr ? qmlEngine(this) : qmlEngine(parent());
    if (effect != nullptr || m_isMissing || engine == nullptr)
        return effect;
    QQmlComponent component(engine);
    component.setData("import QtMultimedia\nSoundEffect {}", QUrl());
    effect = component.create();
    if (effect == nullptr) {
        m_isMissing = true;
        setProblem(tr("Sounds need the QML module QtMultimedia, which is not installed here."));
        return nullptr;
    }
    effect->setParent(this);
    effect->setProperty("source", QUrl(fileOf(sound)));
    return effect;
}

void SoundPlayer::setProblem(const QString& problem)
{
    if (std::exchange(m_problem, problem) != problem)
        emit problemChanged();
}

} // namespace vozka
