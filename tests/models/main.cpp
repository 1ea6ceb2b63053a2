// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the tests of the models. They need an application, but no display.
#include "models/app/app_settings.h"
#include "support/test_screens.h"

#include <QGuiApplication>
#include <QLocale>
#include <QTemporaryDir>
#include <gtest/gtest.h>

int main(int argc, char** argv)
{
    // Do not touch the settings of the user.
    const QTemporaryDir settings;
    qputenv("XDG_CONFIG_HOME", settings.path().toUtf8());
    vozka::useScreens(settings.path(), {{0, 0, 1366, 768}, {1366, 0, 1280, 1024}});
    QLocale::setDefault(QLocale::c());
    testing::InitGoogleTest(&argc, argv);
    const QGuiApplication app(argc, argv);
    // Installs the translators, which are needed for plural forms.
    vozka::AppSettings::instance();
    return RUN_ALL_TESTS();
}
