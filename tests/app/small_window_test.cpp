// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// In small windows, each page fits or scrolls: the window cuts off no text and no focusable item.
#include "models/app/app_settings.h"
#include "support/program.h"

#include <QTest>
#include <gtest/gtest.h>

#include <optional>
#include <set>

namespace vozka {

namespace {

struct Look {
    QSize size;
    int textScale = 100;
    const char* language = "en";
};

std::string nameOf(const Look& look)
{
    return std::to_string(look.size.width()) + "x" + std::to_string(look.size.height()) + "_"
           + std::to_string(look.textScale) + "_" + look.language;
}

QRectF sceneRect(const QQuickItem& item)
{
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
}

bool isInside(const QRectF& inner, const QRectF& outer)
{
    return outer.adjusted(-1, -1, 1, 1).contains(inner);
}

std::string described(const QQuickItem& item)
{
    const auto rect = sceneRect(item);
    const QString text = item.property("text").toString();
    return std::string(item.metaObject()->className()) + " " + item.objectName().toStdString() + " \""
           + text.left(40).toStdString() + "\" at " + std::to_string(rect.x()) + ","
           + std::to_string(rect.y()) + " " + std::to_string(rect.width()) + "x"
           + std::to_string(rect.height());
}

class SmallWindow : public testing::TestWithParam<Look> {
protected:
    void SetUp() override
    {
        AppSettings::instance().setAnimation(AppSettings::Animation::NoAnimation);
        AppSettings::instance().overrideLanguage(QString::fromLatin1(GetParam().language));
        AppSettings::instance().setTextScale(GetParam().textScale);
        m_program.emplace();
        window().setMinimumSize(QSize(1, 1));
        window().resize(GetParam().size);
        window().requestActivate();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window()));
    }
    void TearDown() override
    {
        AppSettings::instance().overrideLanguage(QStringLiteral("en"));
        AppSettings::instance().setTextScale(100);
    }
    [[nodiscard]] QQuickWindow& window() const { return m_program->window(); }
    [[nodiscard]] QRectF whole() const { return QRectF(QPointF(), QSizeF(window().size())); }

    /// Fails for texts that the window cuts off and that cannot be scrolled into it.
    void expectNoTextCut(const QQuickItem& item)
    {
        if (!item.isVisible() || item.opacity() == 0)
            return;
        // A board clips its content, and the user can drag it.
        if (item.clip() && !item.inherits("QQuickFlickable"))
            return;
        if (item.inherits("QQuickFlickable")) {
            EXPECT_TRUE(isInside(sceneRect(item), whole())) << described(item);
            return;
        }
        if (item.inherits("QQuickText") && !item.property("text").toString().isEmpty()) {
            EXPECT_TRUE(isInside(sceneRect(item), whole())) << described(item);
        }
        for (const auto* child : item.childItems())
            expectNoTextCut(*child);
    }

    /// Presses Tab through the page. Expects every focused item to be inside the window.
    void expectFocusInside()
    {
        constexpr int most = 250;
        std::set<const QQuickItem*> seen;
        for (int i = 0; i < most; ++i) {
            m_program->press(Qt::Key_Tab);
            const auto* const item = window().activeFocusItem();
            if (item == nullptr || !seen.insert(item).second)
                return;
            EXPECT_TRUE(QTest::qWaitFor([&] { return isInside(sceneRect(*item), whole()); }, waitMs))
                << described(*item);
        }
    }

    void check(const char* page)
    {
        SCOPED_TRACE(page);
        ASSERT_TRUE(QTest::qWaitFor([&] { return m_program->currentItem().opacity() == 1; }));
        QTest::qWait(0);
        expectNoTextCut(m_program->page());
        expectFocusInside();
    }

    static constexpr int waitMs = 2000;
    std::optional<Program> m_program;
};

TEST_P(SmallWindow, ShowsAllOfEachPage)
{
    for (const char* page : {"Start", "NewGame", "Lessons", "showLesson", "showQuiz", "showLessonCompared",
                             "learn", "Settings", "Sandbox", "Results"}) {
        m_program->perform(page);
        check(page);
    }
}

TEST_P(SmallWindow, ShowsAllOfTable)
{
    m_program->open(QStringLiteral(VOZKA_TESTS "/quick/two_players.vozka"));
    m_program->perform("Table");
    check("two players");
    m_program->open(QStringLiteral(VOZKA_TESTS "/games/abbey-and-mayor-c1-6.vozka"));
    m_program->table().startReview(30);
    m_program->perform("Table");
    check("six players");
}

TEST_P(SmallWindow, ShowsAllOfEndPage)
{
    m_program->open(QStringLiteral(VOZKA_TESTS "/golden/whole.vozka"));
    m_program->perform("End");
    check("End");
    m_program->perform("Analysis");
    check("Analysis");
}

INSTANTIATE_TEST_SUITE_P(Looks, SmallWindow,
                         testing::Values(Look{{960, 576}}, Look{{960, 576}, 100, "cs"},
                                         Look{{960, 576}, 100, "de"}, Look{{960, 576}, 200, "de"},
                                         Look{{1024, 640}, 200, "cs"}, Look{{1280, 760}}, Look{{958, 496}},
                                         Look{{640, 480}}),
                         [](const auto& look) { return nameOf(look.param); });

} // namespace

} // namespace vozka
