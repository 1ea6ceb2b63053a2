// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/announcement.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QLoggingCategory>

namespace vozka {

namespace {

/// Logs announcements. Enable with QT_LOGGING_RULES="vozka.said.debug=true".
Q_LOGGING_CATEGORY(saidLog, "vozka.said", QtWarningMsg)

/// Accessible child of the item that shows the text. It is reported as newly shown for each announcement.
class Notification : public QAccessibleObject {
public:
    using QAccessibleObject::QAccessibleObject;

    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(object()->parent());
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
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

void tell(QObject* speaker, QAccessible::Event what)
{
    QAccessibleEvent event(speaker, what);
    QAccessible::updateAccessibility(&event);
}

} // namespace

Announcement::Announcement(QObject* parent) : QObject(parent)
{
    [[maybe_unused]] static const bool isKnown = [] {
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
    qCDebug(saidLog, "%s", qUtf8Printable(m_text));
    tell(parent(), QAccessible::Alert);
    // Screen readers cache the name, so report its change before the notification is shown.
    tell(this, QAccessible::NameChanged);
    tell(this, QAccessible::ObjectShow);
}

} // namespace vozka
