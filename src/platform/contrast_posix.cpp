// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/contrast.h"

namespace vozka::platform {

bool hasHighContrast()
{
    return false;
}

} // namespace vozka::platform
