// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The desktop's file dialog, tested with a simulated portal on a separate bus (dbus-run-session).
#include "models/files/desktop_file_dialog.h"

#include "models/app/app_settings.h"
#include "models/files/local_file.h"
#include "support/program.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <fstream>

namespace vozka {

namespace {

namespace fs = std::filesystem;

const auto busName = QStringLiteral("portal");
const auto portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
using FileFilter = std::pair<QString, QList<std::pair<uint, QString>>>;

} // namespace

/// Simulated portal with a file dialog. Records the requests. The test sends the replies.
class Chooser : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.FileChooser")
    Q_PROPERTY(uint version MEMBER version)
public:
    Chooser() : m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, busName))
    {
        m_bus.registerObject(portalPath, this,
                             QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllProperties);
        m_bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop"));
    }
    ~Chooser() override
    {
        m_bus.unregisterService(QStringLiteral("org.freedesktop.portal.Desktop"));
        QDBusConnection::disconnectFromBus(busName);
    }

    void answer(uint outcome, const QStringList& uris, const QVariant& filter = {}) const
    {
        auto signal = QDBusMessage::createSignal(handle, QStringLiteral("org.freedesktop.portal.Request"),
                                                 QStringLiteral("Response"));
        QVariantMap results{{QStringLiteral("uris"), uris}};
        if (filter.isValid())
            results.insert(QStringLiteral("current_filter"), filter);
        signal << outcome << results;
        m_bus.send(signal);
    }

public slots:
    QDBusObjectPath SaveFile(const QString& parent, const QString& title,
                             const QVariantMap& options, // NOLINT
                             const QDBusMessage& call)
    {
        return addRequest(QStringLiteral("save"), parent, title, options, call);
    }
    QDBusObjectPath OpenFile(const QString& parent, const QString& title,
                             const QVariantMap& options, // NOLINT
                             const QDBusMessage& call)
    {
        return addRequest(QStringLiteral("open"), parent, title, options, call);
    }

private:
    QDBusObjectPath addRequest(const QString& what, const QString&, const QString& title,
                               const QVariantMap& options, const QDBusMessage& call)
    {
        if (refuses)
            call.setDelayedReply(true);
        if (refuses)
            m_bus.send(call.createErrorReply(QStringLiteral("org.freedesktop.portal.Error.Failed"), title));
        questions << what + QLatin1Char(' ') + title;
        lastOptions = options;
        const QString sender = call.service().mid(1).replace(QLatin1Char('.'), QLatin1Char('_'));
        handle = ownHandle.isEmpty()
                     ? QStringLiteral("%1/request/%2/%3")
                           .arg(portalPath, sender, options.value(QStringLiteral("handle_token")).toString())
                     : ownHandle;
        return QDBusObjectPath(handle);
    }

public:
    uint version = 3;
    bool refuses = false;
    QString ownHandle;
    QString handle;
    QStringList questions;
    QVariantMap lastOptions;

private:
    QDBusConnection m_bus;
};

namespace {

class NativeDialog : public testing::Test {
protected:
    void SetUp() override
    {
        if (!QDBusConnection::sessionBus().isConnected())
            GTEST_SKIP() << "no session bus; run with dbus-run-session";
        folder = fs::canonical(home.path().toStdString());
        request.title = QStringLiteral("Save the game");
        request.acceptLabel = QStringLiteral("Save");
        request.stem = QStringLiteral("game");
        request.saving = true;
        request.filters = QStringList{QStringLiteral("Games (new) (*.vozka)"), QStringLiteral("All (*)")};
        request.beside = urlOf(folder / "any");
        dialog.findService();
        ASSERT_TRUE(QTest::qWaitFor([&] { return dialog.available(); }));
    }
    // Qt does not remove files whose names are not valid text.
    void TearDown() override { fs::remove_all(folder); }
    void open()
    {
        const auto before = portal.questions.size();
        dialog.open(&request, nullptr);
        EXPECT_TRUE(dialog.active());
        ASSERT_TRUE(QTest::qWaitFor([&] { return portal.questions.size() > before; }));
    }
    void answer(uint outcome, const fs::path& file)
    {
        portal.answer(outcome, {QString::fromLatin1(urlOf(file).toEncoded())});
        EXPECT_TRUE(QTest::qWaitFor([&] { return !dialog.active(); }));
    }

    QTemporaryDir home;
    fs::path folder;
    Chooser portal;
    FileRequest request;
    DesktopFileDialog dialog;
    QSignalSpy chosen{&dialog, &DesktopFileDialog::chosen};
    QSignalSpy failed{&dialog, &DesktopFileDialog::failed};
};

TEST_F(NativeDialog, RequestsFileWithFreeName)
{
    std::ofstream(folder / "game.vozka") << "{}";
    open();
    EXPECT_EQ(portal.questions, QStringList{QStringLiteral("save Save the game")});
    EXPECT_EQ(portal.lastOptions.value(QStringLiteral("current_name")).toString(),
              QStringLiteral("game 2.vozka"));
    EXPECT_EQ(portal.lastOptions.value(QStringLiteral("current_folder")).toByteArray(),
              QByteArray::fromStdString(folder.string()) + '\0');
    EXPECT_EQ(portal.lastOptions.value(QStringLiteral("accept_label")).toString(), QStringLiteral("Save"));
    const auto filters = portal.lastOptions.value(QStringLiteral("filters")).value<QDBusArgument>();
    EXPECT_EQ(filters.currentSignature(), QStringLiteral("a(sa(us))"));
    QList<FileFilter> expected{
        {QStringLiteral("Games (new)"), {{0, QStringLiteral("*.[vV][oO][zZ][kK][aA]")}}},
        {QStringLiteral("All"), {{0, QStringLiteral("*")}}}};
    EXPECT_EQ(qdbus_cast<QList<FileFilter>>(filters), expected);
    answer(0, folder / "game 2.vozka");
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].toUrl(), urlOf(folder / "game 2.vozka"));
}

TEST_F(NativeDialog, ReportsChosenFilter)
{
    for (const int filter : {0, 1}) {
        open();
        const auto filters =
            qdbus_cast<QList<FileFilter>>(portal.lastOptions.value(QStringLiteral("filters")));
        portal.answer(0, {QStringLiteral("file:///tmp/game")}, QVariant::fromValue(filters.at(filter)));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.active(); }));
        ASSERT_EQ(chosen.count(), filter + 1);
        EXPECT_EQ(chosen[filter][1].toInt(), filter);
    }
}

TEST_F(NativeDialog, OpensFilesWithUndecodableNames)
{
    request.saving = false;
    open();
    EXPECT_EQ(portal.questions.last(), QStringLiteral("open Save the game"));
    answer(0, folder / "\xff.vozka");
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(pathOf(chosen[0][0].toUrl()), folder / "\xff.vozka");
}

TEST_F(NativeDialog, ChoosesNoFileIfCancelled)
{
    open();
    answer(1, {});
    EXPECT_EQ(chosen.count() + failed.count(), 0);
    open();
    dialog.cancel();
    EXPECT_FALSE(dialog.active());
    portal.answer(0, {QStringLiteral("file:///tmp/late.vozka")});
    open();
    answer(0, folder / "new.vozka");
    ASSERT_EQ(chosen.count(), 1) << "replies to cancelled requests are ignored";
    EXPECT_EQ(chosen[0][0].toUrl(), urlOf(folder / "new.vozka"));
}

TEST_F(NativeDialog, ReportsFailures)
{
    open();
    answer(2, {});
    EXPECT_EQ(failed.count(), 1);
    portal.refuses = true;
    open();
    EXPECT_TRUE(QTest::qWaitFor([&] { return failed.count() == 2; }));
    EXPECT_FALSE(dialog.active());
    EXPECT_EQ(chosen.count(), 0);
}

TEST_F(NativeDialog, SupportsRequestPathsOfOldPortals)
{
    portal.ownHandle = portalPath + QStringLiteral("/request/of_its_own");
    open();
    // The reply to the request arrives before messages that are sent later.
    dialog.findService();
    EXPECT_TRUE(QTest::qWaitFor([&] {
        portal.answer(0, {QString::fromLatin1(urlOf(folder / "new.vozka").toEncoded())});
        return !dialog.active();
    }));
    EXPECT_EQ(chosen.count(), 1);
}

class NativeDialogOfWindow : public NativeDialog {
protected:
    void SetUp() override
    {
        NativeDialog::SetUp();
        if (IsSkipped())
            return;
        AppSettings::instance().setAnimation(AppSettings::Animation::NoAnimation);
        AppSettings::instance().setFilesFolder(urlOf(folder));
        program.window().requestActivate();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&program.window()));
        auto* const native = program.window().findChild<DesktopFileDialog*>();
        ASSERT_NE(native, nullptr);
        EXPECT_FALSE(native->available()) << "the window is hidden";
        native->findService();
        ASSERT_TRUE(QTest::qWaitFor([&] { return native->available(); }));
        program.startGame();
        program.press(Qt::Key_S, Qt::ControlModifier);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !portal.questions.empty(); }));
        ASSERT_TRUE(QTest::qWaitFor([&] { return isOpen("desktopSheet"); }));
    }
    [[nodiscard]] bool isOpen(const char* sheet) const
    {
        // Sheets are created on first use.
        const auto* const made = program.window().findChild<QObject*>(QString::fromLatin1(sheet));
        return made != nullptr && made->property("opened").toBool();
    }

    Program program;
};

TEST_F(NativeDialogOfWindow, SavesGame)
{
    EXPECT_FALSE(program.fallbackIsOpen());
    portal.answer(0, {QString::fromLatin1(urlOf(folder / "\xff").toEncoded())});
    ASSERT_TRUE(QTest::qWaitFor([&] { return fs::is_regular_file(folder / "\xff.vozka"); }));
    EXPECT_FALSE(isOpen("desktopSheet"));
    EXPECT_FALSE(program.table().files()->modified());
    EXPECT_EQ(AppSettings::instance().filesFolder(), urlOf(folder));
}

TEST_F(NativeDialogOfWindow, OpensFallbackOnRequest)
{
    program.press(Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.fallbackIsOpen(); }));
    EXPECT_FALSE(isOpen("desktopSheet"));
    program.press(Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.table().files()->file().isLocalFile(); }));
}

TEST_F(NativeDialogOfWindow, ReplacesFileWithoutFurtherQuestion)
{
    std::ofstream(folder / "old.vozka") << "{}";
    portal.answer(0, {QString::fromLatin1(urlOf(folder / "old.vozka").toEncoded())});
    ASSERT_TRUE(QTest::qWaitFor([&] { return fs::exists(folder / "old.vozka~"); }));
    EXPECT_FALSE(isOpen("replaceSheet"));
}

TEST_F(NativeDialogOfWindow, AsksAgainIfAddedEndingNamesOtherFile)
{
    std::ofstream(folder / "old.vozka") << "{}";
    portal.answer(0, {QString::fromLatin1(urlOf(folder / "old").toEncoded())});
    ASSERT_TRUE(QTest::qWaitFor([&] { return isOpen("replaceSheet"); }));
    program.press(Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return portal.questions.size() == 2; })) << "another name";
    EXPECT_TRUE(program.table().files()->file().isEmpty());
}

TEST(NoPortal, HasNoDialog)
{
    DesktopFileDialog dialog;
    dialog.findService();
    QCoreApplication::processEvents();
    EXPECT_FALSE(dialog.available());
}

} // namespace

} // namespace vozka

#include "desktop_file_dialog_test.moc"
