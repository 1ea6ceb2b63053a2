// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Links the static QML modules into a program. Exactly one source of the program includes this header.
#pragma once

#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(Vozka_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Vozka_StylePlugin)
Q_IMPORT_QML_PLUGIN(VozkaPlugin)
