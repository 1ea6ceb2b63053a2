// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The editions as QML names them, the same wherever one is shown or chosen.
#pragma once

#include "engine/rules/state/options.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

// NOLINTNEXTLINE(readability-identifier-naming): QML wants types with a capital letter
namespace vozka::Editions {
Q_NAMESPACE
QML_NAMED_ELEMENT(Editions)

/// Either: no edition in particular, as for a rule that both have; what is meant besides says the property.
enum Choice { Either, Classic, New };
Q_ENUM_NS(Choice)

[[nodiscard]] constexpr Choice of(Edition edition)
{
    return edition == Edition::C1 ? Classic : New;
}

/// The edition of a choice that is one; of Either the new one.
[[nodiscard]] constexpr Edition edition(Choice choice)
{
    return choice == Classic ? Edition::C1 : Edition::C2;
}

} // namespace vozka::Editions
