// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Settings of the desktop for all programs: dark or light colours, high contrast, and reduced animations.
// They are read asynchronously from the settings portal, then updated by its signal. Unknown without a bus or
// portal.
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

    /// `std::nullopt` if the desktop has no preference, or before its reply.
    [[nodiscard]] std::optional<bool> dark() const { return m_dark; }
    [[nodiscard]] bool highContrast() const { return m_desktopContrast || m_gnomeContrast; }
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }

signals:
    void changed();

private slots:
    void update(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void query(const QString& group, const QString& key);

    std::optional<bool> m_dark;
    /// Preference in the group of all desktops, and in that of GNOME, which older portals have.
    bool m_desktopContrast = false;
    bool m_gnomeContrast = false;
    bool m_reducedMotion = false;
};

} // namespace vozka
