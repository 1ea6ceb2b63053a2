// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the tests written in QML with the modules, pictures and translators that the program has.
#include "models/app_settings.h"
#include "models/art/image_providers.h"

#include <QObject>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest/quicktest.h>

Q_IMPORT_QML_PLUGIN(Vozka_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(VozkaPlugin)

class Setup : public QObject {
    Q_OBJECT
public slots:
    void applicationAvailable() { QQuickStyle::setStyle(QStringLiteral("Basic")); }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        vozka::addImageProviders(*engine);
        connect(&vozka::AppSettings::instance(), &vozka::AppSettings::languageChanged, engine,
                &QQmlEngine::retranslate);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(vozka, Setup)

#include "quick_tests.moc"
