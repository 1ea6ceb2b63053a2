// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the desktop asks of all programs: a light or a dark look, and that nothing moves. Asked of the portal
// of settings over the session bus without waiting for the answer, and listened to from then on. Where there
// is no bus or no portal, the desktop asks nothing.
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QString>

#include <optional>

namespace vozka {

class DesktopSettings : public QObject {
    Q_OBJECT
public:
    explicit DesktopSettings(QObject* parent = nullptr);

    /// Empty if the desktop has no wish, or none has been heard so far.
    [[nodiscard]] std::optional<bool> dark() const { return m_dark; }
    [[nodiscard]] bool still() const { return m_still; }

signals:
    void changed();

private slots:
    void hear(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask(const QString& group, const QString& key);

    std::optional<bool> m_dark;
    bool m_still = false;
};

} // namespace vozka
