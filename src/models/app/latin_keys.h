// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lets keys with letters and digits act with keyboard layouts that have other characters on them, such as
// Cyrillic letters, or "ě" in place of "2": a press that nothing uses is repeated as the Latin letter or the
// digit at this position of a US keyboard. Text that is typed stays as it is.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QKeyEvent;

namespace vozka {

class LatinKeys : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit LatinKeys(QObject* parent = nullptr);

    /// The key of a US keyboard, `Qt::Key_A` or the like, that this press is repeated as; 0 if it is not
    /// repeated.
    [[nodiscard]] static int latinKey(const QKeyEvent& press);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isPassingOn = false;
};

} // namespace vozka
