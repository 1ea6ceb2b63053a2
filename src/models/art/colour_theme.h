// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Themes of the interface, as an enumeration for QML.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

// NOLINTNEXTLINE(readability-identifier-naming): QML requires types with a capital letter
namespace vozka::ColourTheme {
Q_NAMESPACE
QML_NAMED_ELEMENT(ColourTheme)

/// Contrast: texts and marks with a contrast of at least 7 to 1, and outlined features on tiles.
enum Kind { Light, Dark, Contrast };
Q_ENUM_NS(Kind)

} // namespace vozka::ColourTheme
