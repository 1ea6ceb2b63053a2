// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/last_input.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPointer>

namespace vozka {

namespace {

/// Those by which somebody goes about without a mouse. Shortcuts say nothing: who plays by mouse has them,
/// too.
bool leads(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return true;
    default:
        return false;
    }
}

/// Watches the program from the first time that anybody asks: a page that is made by a key knows of that key.
class InputWatch : public QObject {
    Q_OBJECT
public:
    explicit InputWatch(QCoreApplication* application) : QObject(application)
    {
        application->installEventFilter(this);
    }

    /// One for the whole program, which goes with it.
    static InputWatch& instance()
    {
        static QPointer<InputWatch> only;
        if (only.isNull())
            only = new InputWatch(QCoreApplication::instance());
        return *only;
    }

    [[nodiscard]] bool byKeys() const { return m_byKeys; }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        bool byKeys = m_byKeys;
        switch (event->type()) {
        case QEvent::KeyPress:
            byKeys = byKeys || leads(*static_cast<QKeyEvent*>(event));
            break;
        case QEvent::MouseButtonPress:
        case QEvent::TouchBegin:
        case QEvent::TabletPress:
            byKeys = false;
            break;
        default:
            break;
        }
        if (byKeys != m_byKeys) {
            m_byKeys = byKeys;
            emit changed();
        }
        return QObject::eventFilter(watched, event);
    }

signals:
    void changed();

private:
    bool m_byKeys = false;
};

} // namespace

LastInput::LastInput(QObject* parent) : QObject(parent)
{
    connect(&InputWatch::instance(), &InputWatch::changed, this, &LastInput::changed);
}

bool LastInput::byKeys()
{
    return InputWatch::instance().byKeys();
}

} // namespace vozka

#include "last_input.moc"
