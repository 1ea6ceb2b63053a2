# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Qt for the modules that may use it: models, app and qml. They enable AUTOMOC themselves.

find_package(Qt6 6.4 REQUIRED COMPONENTS Core DBus Gui Qml Quick Svg LinguistTools)

# One import path for qmllint and the tests, each module at its place below it.
set(QT_QML_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/qml_modules")

# moc 6.4 cannot read libstdc++'s <concepts>, which the engine's headers reach; its include guard hides it.
set(CMAKE_AUTOMOC_MOC_OPTIONS -D_GLIBCXX_CONCEPTS)
