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

    /// Returns the text that needs the most lines of this width. If several texts need as many lines, the
    /// first of these texts; empty if the list is empty.
    Q_INVOKABLE [[nodiscard]] static QString tallest(const QStringList& texts, const QFont& font,
                                                     qreal width);
    /// Returns the text that is the widest on a single line; empty if the list is empty.
    Q_INVOKABLE [[nodiscard]] static QString widest(const QStringList& texts, const QFont& font);
};

} // namespace vozka
