// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens the window so that it fits its screen with its frame, and stores its place and the view of the table
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
    /// The folder of what is remembered; empty = nothing is.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)

public:
    explicit WindowMemory(QObject* parent = nullptr);
    ~WindowMemory() override;

    [[nodiscard]] QString folder() const { return m_folder; }
    void setFolder(const QString& folder);

    /// The place in which the window opens on the present screens.
    [[nodiscard]] WindowPlace place() const;
    /// Puts the window there, keeps it on its screen when screens change, and stores its place. Requires: the
    /// window is not visible yet.
    Q_INVOKABLE void follow(QWindow* window);

    /// How a game was looked at: the side of a cell in pixels, 0 for the whole board, and the point in the
    /// middle, in cells.
    Q_INVOKABLE void rememberView(const QString& game, qreal cell, QPointF middle);
    /// 0 if this game was not the one looked at last, or was seen whole.
    Q_INVOKABLE [[nodiscard]] qreal cellOf(const QString& game) const;
    Q_INVOKABLE [[nodiscard]] QPointF middleOf(const QString& game) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void folderChanged();

private:
    /// True unless the window is maximised, minimised or full screen.
    [[nodiscard]] bool isPlain() const;
    void look();
    void fit();
    void store();
    void watchScreen();

    QString m_folder;
    std::unique_ptr<QSettings> m_store;
    QWindow* m_window = nullptr;
    RememberedWindow m_remembered;
    QTimer m_settled;
    QMetaObject::Connection m_screenChanges;
    /// Not fitted into its screen since it was opened or screens changed.
    bool m_mustFit = true;
    /// Fitted with the real frame, not only with the assumed one.
    bool m_frameIsKnown = false;
};

} // namespace vozka
