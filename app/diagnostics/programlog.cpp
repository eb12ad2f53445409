// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/diagnostics/programlog.h"

#include "app/diagnostics/evidencetext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QMutex>

#include <array>
#include <memory>

namespace Dailies {

using namespace Qt::StringLiterals;

Q_LOGGING_CATEGORY(programLog, "dailies", QtInfoMsg)

namespace {

constexpr qsizetype longestLine = 4000;
const auto currentName = u"dailies.log"_s;
const auto olderName = u"dailies.1.log"_s;

/// The open log file. Global, because Qt passes messages to a plain function from any thread.
struct OpenLog {
    QFile file;
    QString older;
    EvidenceText text{{}, {}};
    QtMessageHandler before = nullptr;
};
QMutex mutex;
std::unique_ptr<OpenLog> openLog;

const char* levelWord(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg: return "debug";
    case QtInfoMsg: return "info";
    case QtWarningMsg: return "warning";
    case QtCriticalMsg: return "critical";
    case QtFatalMsg: break;
    }
    return "fatal";
}

void turnOver(OpenLog& log)
{
    const QString name = log.file.fileName();
    log.file.close();
    QFile::remove(log.older);
    QFile::rename(name, log.older);
    static_cast<void>(log.file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered));
    log.file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

void write(OpenLog& log, QtMsgType type, const QString& category, const QString& message)
{
    const QString words = log.text.cleanedSentence(message.left(longestLine)).simplified();
    const QString line = u"%1  %2  %3  %4\n"_s.arg(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs),
        QString::fromLatin1(levelWord(type)), category, words);
    if (log.file.size() > ProgramLog::mostBytes)
        turnOver(log);
    log.file.write(line.toUtf8());
}

void takeMessage(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    // Cleaning a message may itself log a message, which would wait for this lock forever.
    thread_local bool isWriting = false;
    const QString category = QString::fromUtf8(context.category == nullptr ? "default" : context.category);
    QtMessageHandler next = nullptr;
    {
        if (isWriting)
            return;
        isWriting = true;
        const QMutexLocker locker(&mutex);
        if (openLog) {
            next = openLog->before;
            if (type != QtDebugMsg)
                write(*openLog, type, category, message);
        }
        isWriting = false;
    }
    // Messages that are only for the log are not passed on to the terminal.
    if (next != nullptr && !(type == QtInfoMsg && category == QLatin1StringView(programLog().categoryName())))
        next(type, context, message);
}

} // namespace

ProgramLog::ProgramLog(const QString& folder) : m_folder(folder) {}

ProgramLog::~ProgramLog()
{
    if (!m_isOn)
        return;
    std::unique_ptr<OpenLog> log;
    {
        const QMutexLocker locker(&mutex);
        log = std::move(openLog);
    }
    qInstallMessageHandler(log->before);
}

Result<void> ProgramLog::start()
{
    constexpr auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;
    if (!QFileInfo(m_folder).isDir())
        QDir().mkdir(m_folder, ownerOnly);
    auto log = std::make_unique<OpenLog>();
    log->file.setFileName(m_folder + u'/' + currentName);
    log->older = m_folder + u'/' + olderName;
    // Unbuffered, so that the last messages before a crash are in the file.
    if (!log->file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        return failure(ErrorKind::Storage,
            QCoreApplication::translate("ProgramLog", "Couldn't write the log to %1: %2.")
                .arg(QDir::toNativeSeparators(m_folder), log->file.errorString()));
    log->file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    {
        const QMutexLocker locker(&mutex);
        openLog = std::move(log);
    }
    const QtMessageHandler before = qInstallMessageHandler(takeMessage);
    const QMutexLocker locker(&mutex);
    openLog->before = before;
    m_isOn = true;
    return {};
}

QStringList ProgramLog::filesIn(const QString& folder)
{
    QStringList files;
    for (const QString& name : {olderName, currentName}) {
        if (QFileInfo::exists(folder + u'/' + name))
            files.append(folder + u'/' + name);
    }
    return files;
}

QByteArray ProgramLog::lastLines(const QString& folder, qint64 mostBytes)
{
    QByteArray lines;
    for (const QString& path : filesIn(folder)) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            lines += file.readAll();
    }
    if (lines.size() <= mostBytes)
        return lines;
    lines = lines.right(mostBytes);
    return lines.mid(lines.indexOf('\n') + 1);
}

} // namespace Dailies
