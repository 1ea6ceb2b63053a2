// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens the window so that it fits its screen with its frame. Stores its position and the view of the table
// for the next start.
#pragma once

#include "models/app/window_place.h"

#include <QObject>
#include <QPointF>
#include <QTimer>
#include <QWindow>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QSettings;

namespace vozka {

class WindowMemory : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Folder of the stored values; empty = nothing is stored.
    Q_PROPERTY(QString folder MEMBER m_folder WRITE setFolder)

public:
    explicit WindowMemory(QObject* parent = nullptr);
    ~WindowMemory() override;

    void setFolder(const QString& folder);

    [[nodiscard]] WindowPlace place() const;
    /// Moves the window to place(), keeps it on its screen when screens change, and stores its position.
    /// Requires: the window is not visible yet.
    Q_INVOKABLE void follow(QWindow* window);

    /// Stores the view of a game: the side of a cell in pixels (0 = whole board), and the centre in cells.
    Q_INVOKABLE void rememberView(const QString& game, qreal cell, QPointF middle);
    /// Returns the stored side of a cell in pixels; 0 if another game was stored, or the whole board.
    Q_INVOKABLE [[nodiscard]] qreal cellOf(const QString& game) const;
    Q_INVOKABLE [[nodiscard]] QPointF middleOf(const QString& game) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// True unless the window is maximised, minimised or full screen.
    [[nodiscard]] bool isPlain() const;
    void updateRemembered();
    void fit();
    void store();
    void watchScreen();

    QString m_folder;
    std::unique_ptr<QSettings> m_store;
    QWindow* m_window = nullptr;
    RememberedWindow m_remembered;
    QTimer m_settleTimer;
    QMetaObject::Connection m_screenChanges;
    /// True until the window is fitted into its screen, after it was opened or screens have changed.
    bool m_mustFit = true;
    /// True if the window was fitted with the real frame, not only the assumed one.
    bool m_frameIsKnown = false;
};

} // namespace vozka
