// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the tests of the pages with the modules and pictures of the program, away from the user's settings.
#include "models/art/image_providers.h"

#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QUrl>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

Q_IMPORT_QML_PLUGIN(Vozka_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(VozkaPlugin)

/// A folder of the tests' own for files that they write.
class TestFolder : public QObject {
    Q_OBJECT

public:
    Q_INVOKABLE [[nodiscard]] QUrl file(const QString& name) const
    {
        return QUrl::fromLocalFile(m_folder.filePath(name));
    }

private:
    QTemporaryDir m_folder;
};

/// Called by the test program at its moments.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        qputenv("XDG_CONFIG_HOME", m_folder.file({}).toLocalFile().toLocal8Bit());
        qmlRegisterSingletonInstance("Vozka.Tests", 1, 0, "TestFolder", &m_folder);
        QQuickStyle::setStyle(QStringLiteral("Basic"));
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        vozka::addImageProviders(*engine);
    }

private:
    TestFolder m_folder;
};

QUICK_TEST_MAIN_WITH_SETUP(vozka, Setup)

#include "main.moc"
