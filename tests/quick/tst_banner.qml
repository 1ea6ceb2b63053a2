// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The banner of the window covers no controls of the page.
import QtQuick
import QtTest
import Vozka

Item {
    id: root

    width: 800
    height: 600

    QtObject {
        id: pageWithCards

        readonly property rect noticeArea: Qt.rect(100, 50, 400, 300)
    }
    QtObject {
        id: pageWithoutArea
    }
    WindowBanner {
        id: banner

        page: pageWithCards
        decisionCount: 0
        lowestEnd: root.height
    }
    TestCase {
        name: "WindowBanner"
        when: windowShown

        function init(): void {
            banner.page = pageWithCards;
            banner.lowestEnd = root.height;
            banner.show("The game could not be opened.");
        }
        function test_banner_isInNoticeArea(): void {
            verify(banner.x >= 100 && banner.x + banner.width <= 500, banner.x);
            verify(banner.y >= 50 && banner.y + banner.height <= 350, banner.y);
        }
        function test_banner_isAboveItemAtBottom(): void {
            banner.lowestEnd = 250;
            verify(banner.y + banner.height < 250, banner.y);
        }
        function test_banner_isAtBottomOfOtherPages(): void {
            banner.page = pageWithoutArea;
            verify(banner.y > 450 && banner.y + banner.height < 600, banner.y);
            verify(Math.abs(banner.x + banner.width / 2 - 400) <= 1, banner.x);
        }
    }
}
