// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/menu_bar_roles.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>

namespace vozka {

namespace {

class MenuBarEntry : public QAccessibleObject, public QAccessibleActionInterface {
public:
    using QAccessibleObject::QAccessibleObject;

    [[nodiscard]] QWindow* window() const override { return item().window(); }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        for (auto* at = item().parentItem(); at != nullptr; at = at->parentItem())
            if (at->inherits("QQuickMenuBar"))
                return QAccessible::queryAccessibleInterface(at);
        return QAccessible::queryAccessibleInterface(window());
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
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

MenuBarRoles::MenuBarRoles(QObject* parent) : QObject(parent)
{
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(asMenuBarEntry);
        return true;
    }();
}

} // namespace vozka
