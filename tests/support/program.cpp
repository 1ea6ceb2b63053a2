// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/program.h"

#include "app/qml_modules.h"
#include "models/image_providers.h"
#include "models/setup/set_up_model.h"

#include <QTest>
#include <gtest/gtest.h>

namespace vozka {

Program::Program(const QString& stateFolder)
{
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    addImageProviders(m_engine);
    m_engine.setInitialProperties(
        {{QStringLiteral("version"), QStringLiteral("test")}, {QStringLiteral("stateFolder"), stateFolder}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Vozka/Main.qml")));
    m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().value(0));
    if (m_window == nullptr)
        qFatal("The window cannot be created");
    // The same size on every screen.
    m_window->resize(1024, 800);
    m_window->show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(m_window));
}

Navigator& Program::navigator() const
{
    return *qmlEngine(m_window)->singletonInstance<Navigator*>(qmlTypeId("Vozka.Models", 1, 0, "Navigator"));
}

QString Program::pageType() const
{
    return QString::fromLatin1(page().metaObject()->className()).section(u'_', 0, 0);
}

QQuickItem* Program::item(const QString& objectName) const
{
    return m_window->findChild<QQuickItem*>(objectName);
}

bool Program::fallbackIsOpen() const
{
    return item(QStringLiteral("fileChooser"))->property("fallbackOpen").toBool();
}

void Program::perform(const char* name) const
{
    bool done = false;
    EXPECT_TRUE(QMetaObject::invokeMethod(m_window, "perform", Q_RETURN_ARG(bool, done),
                                          Q_ARG(QString, QString::fromLatin1(name))));
    EXPECT_TRUE(done) << name;
}

void Program::startGame() const
{
    auto& setUp = *m_window->findChild<SetUpModel*>();
    for (int row = 0; row < setUp.rowCount(); ++row)
        setUp.setKind(row, SetUpModel::Person);
    perform("startGame");
}

void Program::open(const QString& file) const
{
    QString problem;
    EXPECT_TRUE(QMetaObject::invokeMethod(m_window, "openAtStart", Q_RETURN_ARG(QString, problem),
                                          Q_ARG(QUrl, QUrl::fromLocalFile(file))));
    EXPECT_EQ(problem, QString());
}

void Program::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    QTest::keyClick(m_window, key, modifiers);
}

} // namespace vozka
