// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Accessibility: names and roles of the focusable items on most pages and sheets, and announcements.
#include "models/app/accessible.h"

#include "models/lessons/open_lesson.h"
#include "support/program.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QTest>
#include <gtest/gtest.h>

#include <memory>

namespace vozka {

namespace {

/// True if the item is a Tab stop or a screen reader can focus it.
bool takesFocus(const QQuickItem& item)
{
    const auto* interface = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(&item));
    return item.activeFocusOnTab() || (interface != nullptr && interface->state().focusable);
}

class Accessible : public testing::Test {
protected:
    void SetUp() override { QAccessible::setActive(true); }

    void openPage(const char* function)
    {
        m_program.perform(function);
        ASSERT_TRUE(QTest::qWaitFor([&] { return m_program.currentItem().opacity() == 1; }));
    }

    /// Opens a game of two players. The first drawn tile is a straight road.
    void open()
    {
        m_program.open(QStringLiteral(VOZKA_TESTS "/quick/two_players.vozka"));
        openPage("Table");
    }

    /// Checks name and role of every focusable item in `item`. Returns the number of these items.
    int checkFocusableItems(const QQuickItem& item)
    {
        if (!item.isVisible() || !item.isEnabled())
            return 0;
        int found = 0;
        if (takesFocus(item)) {
            ++found;
            expectNamed(item);
        }
        for (const auto* child : item.childItems())
            found += checkFocusableItems(*child);
        return found;
    }
    int checkWindow() { return checkFocusableItems(*m_program.window().contentItem()); }

    static void expectNamed(const QQuickItem& item)
    {
        const std::string what =
            std::string(item.metaObject()->className()) + " " + item.objectName().toStdString();
        const auto* interface = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(&item));
        ASSERT_NE(interface, nullptr) << what;
        const QString name = interface->text(QAccessible::Name);
        EXPECT_FALSE(name.trimmed().isEmpty()) << what;
        EXPECT_NE(name, QString::fromLatin1(item.metaObject()->className())) << what;
        // An ampersand before a letter marks a mnemonic. Between words it is a normal character.
        static const QRegularExpression mark(QStringLiteral("&\\S"));
        EXPECT_FALSE(name.contains(mark)) << what << ": " << name.toStdString();
        EXPECT_NE(interface->role(), QAccessible::NoRole) << what;
        EXPECT_NE(interface->role(), QAccessible::Client) << what;
    }

    /// Returns the accessible names of all visible items with that role.
    QStringList names(QAccessible::Role role)
    {
        QStringList found;
        const auto collect = [&](const auto& self, const QAccessibleInterface& at) -> void {
            if (at.state().invisible)
                return;
            if (at.role() == role)
                found << at.text(QAccessible::Name);
            for (int i = 0; i < at.childCount(); ++i)
                if (const auto* child = at.child(i))
                    self(self, *child);
        };
        collect(collect, *QAccessible::queryAccessibleInterface(&m_program.window()));
        return found;
    }

    /// Returns a list that receives all announcements from now on, except empty ones.
    std::shared_ptr<QStringList> recordAnnouncements()
    {
        auto announced = std::make_shared<QStringList>();
        for (auto* announcement : m_program.window().findChildren<Announcement*>()) {
            const auto* announcer = QAccessible::queryAccessibleInterface(announcement->parent());
            EXPECT_TRUE(announcer != nullptr && announcer->role() != QAccessible::NoRole);
            const auto* accessible = QAccessible::queryAccessibleInterface(announcement);
            EXPECT_TRUE(accessible != nullptr && accessible->role() == QAccessible::Notification)
                << "the only role that Orca reads immediately";
            QObject::connect(announcement, &Announcement::textChanged, [announced, accessible] {
                if (const auto words = accessible->text(QAccessible::Name); !words.isEmpty())
                    *announced << words;
            });
        }
        return announced;
    }

    Program m_program;
};

TEST_F(Accessible, FocusableItemsHaveNames)
{
    for (const char* page :
         {"Start", "NewGame", "startGame", "showOverlay", "Keys", "About", "End", "Lessons", "showLesson",
          "showQuiz", "showLessonCompared", "learn", "Settings"}) {
        SCOPED_TRACE(page);
        openPage(page);
        EXPECT_GT(checkWindow(), 0);
    }
}

TEST_F(Accessible, MenusHaveRolesAndNames)
{
    openPage("Start");
    EXPECT_EQ(names(QAccessible::MenuBar).size(), 1);
    EXPECT_EQ(names(QAccessible::MenuItem), QStringList({"File", "Game", "View", "Help"}));
    EXPECT_EQ(names(QAccessible::PopupMenu), QStringList());
    m_program.press(Qt::Key_F10);
    ASSERT_TRUE(QTest::qWaitFor([&] { return names(QAccessible::PopupMenu) == QStringList("File"); }));
    const auto entries = names(QAccessible::MenuItem);
    EXPECT_TRUE(entries.contains(QStringLiteral("New game…")));
    EXPECT_TRUE(entries.contains(QStringLiteral("Recent games")));
    // A screen reader can open the menu through its entry in the bar.
    m_program.press(Qt::Key_Escape);
    ASSERT_TRUE(QTest::qWaitFor([&] { return names(QAccessible::PopupMenu).isEmpty(); }));
    auto* const bar = m_program.window().property("menuBar").value<QQuickItem*>();
    const auto* const shown = QAccessible::queryAccessibleInterface(bar);
    ASSERT_EQ(shown->childCount(), 4);
    auto* const help = shown->child(3);
    EXPECT_EQ(help->role(), QAccessible::MenuItem);
    EXPECT_EQ(help->text(QAccessible::Name), QStringLiteral("Help"));
    EXPECT_TRUE(help->state().hasPopup);
    EXPECT_EQ(help->parent(), shown);
    help->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
    EXPECT_TRUE(QTest::qWaitFor([&] { return names(QAccessible::PopupMenu) == QStringList("Help"); }));
}

TEST_F(Accessible, TileSetsAreCheckBoxes)
{
    openPage("NewGame");
    const auto boxes = names(QAccessible::CheckBox);
    EXPECT_TRUE(boxes.contains(QStringLiteral("Base game, 72 tiles, in the game")));
    EXPECT_TRUE(boxes.contains(QStringLiteral("Abbey & Mayor, 12 tiles, not in the game")));
}

TEST_F(Accessible, TableDescribesTilesAndSpaces)
{
    open();
    const auto graphics = names(QAccessible::Graphic);
    EXPECT_TRUE(graphics.contains(QStringLiteral("City: north. Road: east, west")));
    EXPECT_TRUE(graphics.contains(QStringLiteral("Current tile")));
    const auto buttons = names(QAccessible::Button);
    EXPECT_FALSE(buttons.filter(QStringLiteral("Space 1 east: the tile fits")).isEmpty());
    EXPECT_FALSE(names(QAccessible::AlertMessage).filter(QStringLiteral("place the tile")).isEmpty());
    EXPECT_EQ(names(QAccessible::ListItem).filter(QStringLiteral("0 points")).size(), 2);
}

TEST_F(Accessible, OverlaysDescribeTheirContent)
{
    m_program.open(QStringLiteral(VOZKA_TESTS "/quick/wagon.vozka"));
    openPage("Table");
    m_program.press(Qt::Key_O);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return !names(QAccessible::Button).filter(QStringLiteral("1: ")).isEmpty(); }));
    EXPECT_GT(checkWindow(), 0);
    EXPECT_FALSE(names(QAccessible::Button).filter(QStringLiteral("1: ")).isEmpty()) << "labels of buttons";
    EXPECT_FALSE(names(QAccessible::StaticText).filter(QStringLiteral("1: ")).isEmpty()) << "the numbers";
    EXPECT_TRUE(names(QAccessible::Heading).contains(QStringLiteral("Range")));
    EXPECT_TRUE(names(QAccessible::RadioButton).contains(QStringLiteral("Classic")));
    EXPECT_TRUE(names(QAccessible::RadioButton).contains(QStringLiteral("Anna")));
}

TEST_F(Accessible, AnnouncesNextDecision)
{
    const auto announced = recordAnnouncements();
    open();
    m_program.press(Qt::Key_Right);
    QTest::qWait(0);
    m_program.press(Qt::Key_Return);
    m_program.press(Qt::Key_Return);
    QTest::qWait(0);
    ASSERT_EQ(announced->size(), 3) << announced->join(u'|').toStdString();
    EXPECT_EQ(announced->at(0), QStringLiteral("Anna: place the tile. Road: north, south"));
    EXPECT_EQ(announced->at(1), QStringLiteral("Road: east, west")) << "in the current rotation";
    EXPECT_EQ(announced->at(2), QStringLiteral("Anna: place a figure on the tile, or none"));
}

TEST_F(Accessible, AnnouncesLessonSteps)
{
    // The page is created when it is first shown.
    openPage("showLesson");
    openPage("Start");
    const auto announced = recordAnnouncements();
    const auto announcedFor = [&](Qt::Key key) {
        announced->clear();
        m_program.press(key);
        QTest::qWait(0);
        return announced->join(u'|');
    };
    openPage("showLesson");
    const QString first = announced->join(u'|');
    EXPECT_TRUE(first.startsWith(QStringLiteral("The board. The wall of this city"))) << first.toStdString();
    const QString second = announcedFor(Qt::Key_Right);
    EXPECT_TRUE(second.startsWith(QStringLiteral("The tile. The tile is placed"))) << second.toStdString();
    EXPECT_EQ(announcedFor(Qt::Key_Left), first);
    EXPECT_EQ(announcedFor(Qt::Key_Left), QString()) << "first item";
    const QString last = announcedFor(Qt::Key_End);
    EXPECT_TRUE(last.startsWith(QStringLiteral("9: Several fields"))) << last.toStdString();
    // A hidden page announces nothing.
    openPage("Start");
    announced->clear();
    EXPECT_TRUE(m_program.window().findChild<OpenLesson*>()->back());
    QTest::qWait(0);
    EXPECT_EQ(*announced, QStringList());
}

} // namespace

} // namespace vozka
