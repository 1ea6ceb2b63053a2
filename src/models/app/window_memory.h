// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the window was, how large, and how the table was looked at, for the next start. Not settings: nobody
// chooses them, they are what was left.
#pragma once

#include <QObject>
#include <QPointF>
#include <QRect>
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
    /// How large the window was when it was left, 0 if that is not known.
    Q_PROPERTY(int width READ width NOTIFY folderChanged)
    Q_PROPERTY(int height READ height NOTIFY folderChanged)

public:
    explicit WindowMemory(QObject* parent = nullptr);
    ~WindowMemory() override;

    [[nodiscard]] QString folder() const { return m_folder; }
    void setFolder(const QString& folder);
    [[nodiscard]] int width() const { return m_frame.width(); }
    [[nodiscard]] int height() const { return m_frame.height(); }

    /// Puts the window where it was, if any screen shows that place, and watches it from now on. Call it
    /// before the window is shown.
    Q_INVOKABLE void follow(QWindow* window);

    /// How a game was looked at: the side of a cell in pixels, 0 for the whole board, and the point in the
    /// middle, in cells.
    Q_INVOKABLE void rememberView(const QString& game, qreal cell, QPointF middle);
    /// 0 if this game was not the one looked at last, or was seen whole.
    Q_INVOKABLE [[nodiscard]] qreal cellOf(const QString& game) const;
    Q_INVOKABLE [[nodiscard]] QPointF middleOf(const QString& game) const;

    /// Whether enough of the upper edge of a window, by which it is moved, lies on one of the screens.
    [[nodiscard]] static bool canBeReached(const QRect& frame, const QList<QRect>& screens);

signals:
    void folderChanged();

private:
    void look();

    QString m_folder;
    std::unique_ptr<QSettings> m_store;
    QWindow* m_window = nullptr;
    /// The corner of the frame with the size of what is inside.
    QRect m_frame;
    QTimer m_settled;
};

} // namespace vozka
