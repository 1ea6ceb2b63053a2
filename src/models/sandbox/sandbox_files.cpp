// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Input and output of the sandbox: files, lessons, the table, and the stored position.
#include "lessons/lesson_file.h"
#include "lessons/lesson_writer.h"
#include "lessons/library.h"
#include "match/stored_file.h"
#include "models/files/local_file.h"
#include "models/sandbox/sandbox_controller.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"
#include "records/error_codes.h"
#include "records/files.h"
#include "records/places.h"
#include "records/replace_file.h"
#include "wording/messages.h"
#include "wording/sandbox_messages.h"

#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <memory>

namespace vozka {

namespace {

constexpr int keepAgainAfterMs = 5000;

/// Returns the message about a stored board that cannot be opened.
QString faultMessage(const records::Error& fault)
{
    QString why = errorMessage(fault);
    if (mayBeOfNewerVersion(fault))
        return SandboxController::tr(
                   "The board in the sandbox was saved by a newer version of Vozka; it stays unchanged. %1")
            .arg(why);
    if (fault.code == records::error::cannotRead)
        return why;
    return SandboxController::tr("The board in the sandbox cannot be read and was set aside. %1").arg(why);
}

/// Returns `wanted`, or `wanted` with a number if another lesson of the program or of the folder has this id.
/// Ignores the lesson in `file`, because it is replaced.
std::string freeId(const std::string& wanted, const std::filesystem::path& file)
{
    auto library = lessons::LessonLibrary::shared();
    library.addFolder(file.parent_path(), file);
    std::string id = wanted;
    for (int number = 2; library.isTaken(id); ++number)
        id = wanted + "-" + std::to_string(number);
    return id;
}

const QTranslator& czech()
{
    static const auto translator = [] {
        auto loaded = std::make_unique<QTranslator>();
        // If it is missing, the text stays English. A test of the translations reports that.
        [[maybe_unused]] const bool done = loaded->load(QStringLiteral(":/i18n/vozka_cs"));
        return loaded;
    }();
    return *translator;
}

/// Returns a text of a lesson in all languages of lesson files, regardless of the current language.
lessons::Text generatedLessonText(const sandbox::LessonTextSpec& spec)
{
    const char* const text = wording::messageOf(spec).wording->text;
    const QString translated = czech().translate(wording::context, text);
    return {text, translated.isEmpty() ? text : translated.toStdString()};
}

} // namespace

bool SandboxController::fail(const records::Error& error)
{
    emit failed(errorMessage(error));
    return false;
}

void SandboxController::load(const records::PositionRecord& record)
{
    m_box.load(record);
    m_kind = noKind;
    m_figure.reset();
    m_selected.reset();
    m_table.overlays()->clearChoice();
    done({}, {}, false);
    emit boardReplaced();
}

bool SandboxController::open(const QUrl& file)
{
    const auto named = localPath(file);
    if (!named)
        return fail(named.error());
    const auto path = named->string();
    const auto text = records::readFile(path);
    if (!text)
        return fail(text.error());
    if (const auto format = records::formatOf(*text, path); format && *format == "vozka-game")
        return fail({path, {}, std::string(records::error::gameForPosition), {}});
    const auto record = records::readPosition(*text, path);
    if (!record)
        return fail(record.error());
    if (const auto table = records::layOut(*record, path); !table)
        return fail(table.error());
    load(*record);
    return true;
}

bool SandboxController::save(const QUrl& file)
{
    if (empty()) {
        emit failed(tr("There is nothing to save yet: no tile lies on the table."));
        return false;
    }
    if (const auto error = records::replaceFile(pathOf(file), records::writePosition(m_box.record())))
        return fail(*error);
    m_isSafe = true;
    emit problemChanged();
    return true;
}

records::Result<lessons::Lesson> SandboxController::lessonOf(const std::string& id,
                                                             const std::string& title) const
{
    auto figures = sandbox::movableFigures(m_box.rules(), m_box.state());
    // Prefers a figure of the current player.
    std::stable_partition(figures.begin(), figures.end(),
                          [&](const auto& each) { return each.player == m_player; });
    return figures.empty() ? sandbox::makeLesson(m_box.record(), id, {title, title}, generatedLessonText)
                           : sandbox::makeLesson(m_box.record(), figures.front(), id, {title, title},
                                                 generatedLessonText);
}

bool SandboxController::reportNoLesson(const records::Error& why)
{
    emit failed(
        tr("This board cannot become a lesson. %1")
            .arg(messageText(wording::messageOf(why, {&m_box.rules().book(), m_box.record().players}))));
    return false;
}

bool SandboxController::canBecomeLesson()
{
    const std::string any = "lesson";
    const auto lesson = lessonOf(any, any);
    return lesson ? true : reportNoLesson(lesson.error());
}

bool SandboxController::exportLesson(const QUrl& file)
{
    const QString called = stemOf(shown(pathOf(file).filename()));
    const auto path = pathOf(file);
    const auto title = called.toStdString();
    const auto lesson = lessonOf(freeId(title, path), title);
    if (!lesson)
        return reportNoLesson(lesson.error());
    const auto text = lessons::writeLesson(*lesson);
    // The list of lessons must accept the file.
    if (const auto read = lessons::readLesson(text, path.string()); !read)
        return fail(read.error());
    std::error_code error;
    std::filesystem::create_directories(path.parent_path(), error);
    if (const auto error = records::replaceFile(path, text))
        return fail(*error);
    //: %1 is the name of a lesson.
    emit exported(tr("The lesson “%1” has been saved.").arg(called));
    return true;
}

void SandboxController::explore(GameController* table)
{
    if (table == nullptr || !table->active())
        return;
    load(table->asPosition());
}

QUrl SandboxController::lessonsFolder()
{
    const auto folder = records::dataFolder();
    return folder.empty() ? QUrl() : urlOf(folder / "lessons");
}

void SandboxController::setFolder(const QString& folder)
{
    if (folder == m_folder)
        return;
    m_folder = folder;
    restoreAutosave();
}

void SandboxController::restoreAutosave()
{
    m_autosave.reset();
    if (m_folder.isEmpty())
        return;
    m_autosave.emplace(m_folder.toStdString());
    if (const auto& fault = m_autosave->fault())
        emit failed(faultMessage(*fault));
    const auto record = m_autosave->stored();
    if (!record)
        return;
    m_box = sandbox::Sandbox(record->rules, record->players);
    m_box.load(*record);
    show(false);
    emit boardReplaced();
}

void SandboxController::autosave()
{
    m_saveTimer.stop();
    if (!m_autosave)
        return;
    const auto error = empty() ? m_autosave->clear() : m_autosave->save(m_box.record());
    m_isSafe = m_isSafe || !error;
    if (error && !m_error)
        m_since = QDateTime::currentDateTime();
    // Saving is tried again automatically.
    if (error)
        m_saveTimer.start(keepAgainAfterMs);
    m_error = error;
    emit problemChanged();
}

bool SandboxController::saveNow()
{
    if (m_saveTimer.isActive())
        autosave();
    return atRisk();
}

QString SandboxController::problem() const
{
    if (!m_error)
        return {};
    const QString clock = QLocale().toString(m_since.time(), QStringLiteral("H:mm"));
    //: %1 is a time, %2 a sentence that says why.
    return tr("The board of the sandbox has not been saved since %1. %2").arg(clock, errorMessage(*m_error));
}

} // namespace vozka
