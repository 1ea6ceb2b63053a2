// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes a film of the game on the table in the background.
#pragma once

#include "models/art/colour_theme.h"
#include "models/computer/background.h"
#include "models/game/game_controller.h"

#include <QPointer>
#include <QUrl>

namespace vozka {

class FilmMaker : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::GameController* controller MEMBER m_controller)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// Filters of a file dialog for the files that this build can write. The last filter is for a folder of
    /// images.
    Q_PROPERTY(QStringList filters READ filters CONSTANT)
    /// Number of painted images, and of all images.
    Q_PROPERTY(int done READ done NOTIFY changed)
    Q_PROPERTY(int all READ all NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool busy() const { return m_background.isBusy(); }
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int all() const { return m_all; }

    [[nodiscard]] static QStringList filters();

    /// Writes a film of a copy of the game, then emits `saved` or `failed`. A name without an ending of a
    /// film becomes a folder of images. Cancels an unfinished film.
    Q_INVOKABLE void save(const QUrl& file, vozka::ColourTheme::Kind theme);
    /// Stops the film. Writes no file, but images that are already in a folder stay there.
    Q_INVOKABLE void cancel();

signals:
    void changed();
    void saved(const QString& message);
    void failed(const QString& message);

private:
    void show(int done, int all);

    QPointer<GameController> m_controller;
    int m_done = 0;
    int m_all = 0;
    /// Id of the current film. Progress reports with another id are ignored.
    int m_film = 0;
    Background m_background{this};
};

} // namespace vozka
