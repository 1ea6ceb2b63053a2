// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of the table of wordings in the player's language.
#pragma once

#include "wording/message.h"

#include <QString>

namespace vozka {

[[nodiscard]] QString inWords(const wording::Message& message);

} // namespace vozka
