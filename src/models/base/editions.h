// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Editions of the game, as an enumeration for QML.
#pragma once

#include "engine/rules/state/options.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

// NOLINTNEXTLINE(readability-identifier-naming): QML requires types with a capital letter
namespace vozka::Editions {
Q_NAMESPACE
QML_NAMED_ELEMENT(Editions)

/// Either: no single edition, for example a rule of both editions. See the comment of each property.
enum Choice { Either, Classic, New };
Q_ENUM_NS(Choice)

[[nodiscard]] constexpr Choice of(Edition edition)
{
    return edition == Edition::C1 ? Classic : New;
}

/// Returns the edition of the choice; for Either, the new one.
[[nodiscard]] constexpr Edition edition(Choice choice)
{
    return choice == Classic ? Edition::C1 : Edition::C2;
}

} // namespace vozka::Editions
