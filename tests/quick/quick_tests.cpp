// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the QML tests with the modules, images and translators of the program.
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

    /// Writes the text to a file. Creates missing folders.
    Q_INVOKABLE void write(const QString& name, const QString& text) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text.toUtf8());
    }

    /// Removes a file, or a folder with its content.
    Q_INVOKABLE void remove(const QString& name) const
    {
        std::filesystem::remove_all(m_folder.filePath(name).toStdString());
    }
    /// Returns the content of a file; empty if it does not exist.
    Q_INVOKABLE [[nodiscard]] QString read(const QString& name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readAll()) : QString();
    }
    /// Returns the names in a folder, sorted.
    Q_INVOKABLE [[nodiscard]] QStringList list(const QString& name) const
    {
        return QDir(m_folder.filePath(name)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
    }

    /// Returns the path of a subfolder.
    Q_INVOKABLE [[nodiscard]] QString folder(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

/// Finds items like TestCase, but much faster: a script would register each of the thousands of items of a
/// table in the script engine.
class TestItems : public QObject {
    Q_OBJECT
public:
    /// Returns the item of that name below `below`, direct children first. If no item has the name, it
    /// returns an object of that name; null if none.
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
