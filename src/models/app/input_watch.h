// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether keys or the pointer were used last, for the whole program.
#pragma once

#include <QObject>

class QCoreApplication;

namespace vozka {

/// Watches the program from the first time that anybody asks: a page that is made by a key knows of that key.
class InputWatch : public QObject {
    Q_OBJECT
public:
    explicit InputWatch(QCoreApplication* application);

    /// One for the whole program, which goes with it.
    static InputWatch& instance();

    [[nodiscard]] bool byKeys() const { return m_byKeys; }
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();

private:
    bool m_byKeys = false;
};

} // namespace vozka
