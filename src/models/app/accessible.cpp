// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/accessible.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QLoggingCategory>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>

namespace vozka {

namespace {

class WithoutChildren : public QAccessibleObject {
public:
    using QAccessibleObject::QAccessibleObject;

    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
};

/// Logs announcements. Enable with QT_LOGGING_RULES="vozka.announcements.debug=true".
Q_LOGGING_CATEGORY(announcementLog, "vozka.announcements", QtWarningMsg)

/// Accessible child of the item that shows the text. It is reported as newly shown for each announcement.
class Notification : public WithoutChildren {
public:
    using WithoutChildren::WithoutChildren;

    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(object()->parent());
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Notification; }
    [[nodiscard]] QAccessible::State state() const override { return {}; }
    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        return what == QAccessible::Name ? static_cast<Announcement*>(object())->text() : QString();
    }
};

QAccessibleInterface* asNotification(const QString&, QObject* object)
{
    return qobject_cast<Announcement*>(object) != nullptr ? new Notification(object) : nullptr;
}

void notifyScreenReader(QObject* source, QAccessible::Event what)
{
    QAccessibleEvent event(source, what);
    QAccessible::updateAccessibility(&event);
}

class MenuBarEntry : public WithoutChildren, public QAccessibleActionInterface {
public:
    using WithoutChildren::WithoutChildren;

    [[nodiscard]] QWindow* window() const override { return item().window(); }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        for (auto* at = item().parentItem(); at != nullptr; at = at->parentItem())
            if (at->inherits("QQuickMenuBar"))
                return QAccessible::queryAccessibleInterface(at);
        return QAccessible::queryAccessibleInterface(window());
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::MenuItem; }
    [[nodiscard]] QRect rect() const override
    {
        if (window() == nullptr)
            return {};
        const QRectF inScene = item().mapRectToScene(QRectF(0, 0, item().width(), item().height()));
        return {window()->mapToGlobal(inScene.topLeft().toPoint()), inScene.size().toSize()};
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = item().hasActiveFocus();
        state.hasPopup = true;
        state.disabled = !item().isEnabled();
        state.invisible = !item().isVisible();
        return state;
    }
    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        static const QRegularExpression mark(QStringLiteral("&(.)"));
        return what == QAccessible::Name
                   ? item().property("text").toString().replace(mark, QStringLiteral("\\1"))
                   : QString();
    }

    [[nodiscard]] void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {showMenuAction()}; }
    void doAction(const QString& action) override
    {
        if (action == showMenuAction())
            QMetaObject::invokeMethod(object(), "triggered");
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    /// Requires: `isValid`, like all functions of an interface.
    [[nodiscard]] QQuickItem& item() const { return *static_cast<QQuickItem*>(object()); }
};

QAccessibleInterface* asMenuBarEntry(const QString& type, QObject* object)
{
    return type == QLatin1String("QQuickMenuBarItem") ? new MenuBarEntry(object) : nullptr;
}

} // namespace

Announcement::Announcement(QObject* parent) : QObject(parent)
{
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(asNotification);
        return true;
    }();
}

void Announcement::setText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    emit textChanged();
    if (m_text.isEmpty() || parent() == nullptr)
        return;
    qCDebug(announcementLog, "%s", qUtf8Printable(m_text));
    notifyScreenReader(parent(), QAccessible::Alert);
    // Screen readers cache the name, so report its change before the notification is shown.
    notifyScreenReader(this, QAccessible::NameChanged);
    notifyScreenReader(this, QAccessible::ObjectShow);
}

MenuBarRoles::MenuBarRoles(QObject* parent) : QObject(parent)
{
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(asMenuBarEntry);
        return true;
    }();
}

} // namespace vozka
