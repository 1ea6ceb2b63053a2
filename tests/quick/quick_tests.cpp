// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the tests written in QML with the modules, pictures and translators that the program has.
#include "app/qml_modules.h"
#include "models/app/app_settings.h"
#include "models/image_providers.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <QQmlEngine>
#include <QQuickItem>
#include <QTemporaryDir>
#include <QUrl>
#include <QtQuickTest/quicktest.h>

#include <filesystem>

/// A folder for the files that tests write.
class TestFolder : public QObject {
    Q_OBJECT
public:
    Q_INVOKABLE [[nodiscard]] QUrl file(const QString& name) const
    {
        return QUrl::fromLocalFile(m_folder.filePath(name));
    }

    /// A file with that text, in folders that are made if need be.
    Q_INVOKABLE void write(const QString& name, const QString& text) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text.toUtf8());
    }

    /// Removes a file, or a folder with all that is in it.
    Q_INVOKABLE void remove(const QString& name) const
    {
        std::filesystem::remove_all(m_folder.filePath(name).toStdString());
    }
    /// What stands in a file; empty if there is none.
    Q_INVOKABLE [[nodiscard]] QString read(const QString& name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readAll()) : QString();
    }
    /// What lies in a folder, by name.
    Q_INVOKABLE [[nodiscard]] QStringList list(const QString& name) const
    {
        return QDir(m_folder.filePath(name)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
    }

    /// One of that name below it.
    Q_INVOKABLE [[nodiscard]] QString folder(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

/// Finds items as TestCase does, but much quicker: a table has thousands of them, and a script that walks
/// over them makes each known to the script engine.
class TestItems : public QObject {
    Q_OBJECT
public:
    /// The item of that name below another one, the nearest to it first; else whatever else bears that name
    /// there; or null.
    Q_INVOKABLE [[nodiscard]] static QObject* find(QObject* below, const QString& name)
    {
        if (below == nullptr)
            return nullptr;
        auto* const root = qobject_cast<QQuickItem*>(below);
        QQuickItem* const seen = root == nullptr ? nullptr : child(*root, name);
        return seen != nullptr ? seen : below->findChild<QObject*>(name);
    }

private:
    static QQuickItem* child(const QQuickItem& below, const QString& name)
    {
        const auto children = below.childItems();
        for (auto* const item : children) {
            if (item->objectName() == name)
                return item;
        }
        for (auto* const item : children) {
            if (auto* const found = child(*item, name))
                return found;
        }
        return nullptr;
    }
};

class Setup : public QObject {
    Q_OBJECT
public slots:
    void applicationAvailable()
    {
        qmlRegisterSingletonInstance("Vozka.Tests", 1, 0, "TestFolder", &m_folder);
        qmlRegisterSingletonInstance("Vozka.Tests", 1, 0, "TestItems", &m_items);
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        vozka::addImageProviders(*engine);
        connect(&vozka::AppSettings::instance(), &vozka::AppSettings::languageChanged, engine,
                &QQmlEngine::retranslate);
    }

private:
    TestFolder m_folder;
    TestItems m_items;
};

QUICK_TEST_MAIN_WITH_SETUP(vozka, Setup)

#include "quick_tests.moc"
