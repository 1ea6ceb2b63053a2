// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares texts by the space that they need.
#pragma once

#include <QFont>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class TextLines : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Returns the text with the most lines if wrapped to this width, the first one of several; empty if
    /// none.
    Q_INVOKABLE [[nodiscard]] static QString tallest(const QStringList& texts, const QFont& font,
                                                     qreal width);
    /// Returns the widest text on a single line; empty if none.
    Q_INVOKABLE [[nodiscard]] static QString widest(const QStringList& texts, const QFont& font);
};

} // namespace vozka
