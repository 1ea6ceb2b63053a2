// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Main function of tests that need an application: with default settings, without a display, in English.
#include "models/app/app_settings.h"
#include "support/test_screens.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <gtest/gtest.h>

int main(int argc, char** argv)
{
    const QTemporaryDir home;
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"})
        qputenv(variable, home.path().toLocal8Bit());
    vozka::useScreens(home.path(), {{0, 0, 1920, 1200}});
    testing::InitGoogleTest(&argc, argv);
    const QGuiApplication app(argc, argv);
    vozka::AppSettings::instance().overrideLanguage(QStringLiteral("en"));
    return RUN_ALL_TESTS();
}
