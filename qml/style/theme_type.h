// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The singleton Theme of Vozka.Style.
#pragma once

#include "models/app/theme.h"

#include <QtQml/qqmlregistration.h>

namespace vozka {

struct ThemeType {
    Q_GADGET
    QML_FOREIGN(vozka::Theme)
    QML_NAMED_ELEMENT(Theme)
    QML_SINGLETON

public:
    static Theme* create(QQmlEngine* engine, QJSEngine* scripts) { return Theme::create(engine, scripts); }
};

} // namespace vozka
