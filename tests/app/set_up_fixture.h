// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Fixture for tests of set-ups: sets the language English, and removes stored set-ups.
#pragma once

#include "models/app/app_settings.h"
#include "models/setup/set_up_model.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <gtest/gtest.h>

namespace vozka {

/// Uses the configuration folder that main() of the test program sets.
class NoStoredSetUps : public testing::Test {
protected:
    NoStoredSetUps()
    {
        AppSettings::instance().overrideLanguage(QStringLiteral("en"));
        QFile::remove(setUpFilePath());
        for (const QString& file : brokenFiles())
            QFile::remove(QFileInfo(setUpFilePath()).dir().filePath(file));
    }
    /// Returns the new names of unreadable files that were renamed.
    static QStringList brokenFiles()
    {
        return QFileInfo(setUpFilePath()).dir().entryList({QStringLiteral("set-ups.json.broken*")});
    }
    static QStringList namesOf(const SetUpModel& setUp)
    {
        QStringList names;
        for (int row = 0; row < setUp.count(); ++row)
            names << setUp.index(row).data(SetUpModel::NameRole).toString();
        return names;
    }
};

} // namespace vozka
