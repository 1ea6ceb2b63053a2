// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/contrast.h"

#include <windows.h>

namespace vozka::platform {

bool hasHighContrast()
{
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof(contrast);
    return SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof(contrast), &contrast, 0) != 0
           && (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
}

} // namespace vozka::platform
