// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QJsonDocument>

namespace Dailies {

using namespace Qt::StringLiterals;

QList<QJsonObject> CliResult::lines() const
{
    QList<QJsonObject> lines;
    for (const QByteArray& line : out.split('\n')) {
        if (line.isEmpty())
            continue;
        const QJsonDocument document = QJsonDocument::fromJson(line);
        lines.append(document.isObject() ? document.object() : QJsonObject{{u"broken"_s, true}});
    }
    return lines;
}

QList<QJsonObject> CliResult::events(const QString& event) const
{
    QList<QJsonObject> found = lines();
    found.removeIf([&event](const QJsonObject& line) { return line.value(u"event"_s).toString() != event; });
    return found;
}

QByteArray CliResult::all() const
{
    return "status " + QByteArray::number(status) + "\n" + out + "\n" + err;
}

QProcessEnvironment bareEnvironment()
{
    static const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : {u"DAILIES_API_KEY"_s, u"DBUS_SESSION_BUS_ADDRESS"_s, u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s,
             u"LANGUAGE"_s, u"LC_ALL"_s})
        environment.remove(name);
    environment.insert(u"LANG"_s, u"C.UTF-8"_s);
    environment.insert(u"HOME"_s, home.path());
    for (const QString& name : {u"XDG_RUNTIME_DIR"_s, u"XDG_DATA_HOME"_s, u"XDG_CONFIG_HOME"_s, u"XDG_CACHE_HOME"_s})
        environment.insert(name, home.path());
    return environment;
}

CliRun::CliRun(const QStringList& arguments, const QMap<QString, QString>& environment, const QByteArray& input)
{
    QProcessEnvironment whole = bareEnvironment();
    for (auto variable = environment.begin(); variable != environment.end(); ++variable)
        whole.insert(variable.key(), variable.value());
    m_process.setProcessEnvironment(whole);
    m_process.start(qEnvironmentVariable("DAILIES_CLI"), arguments);
    m_process.waitForStarted();
    m_process.write(input);
    m_process.closeWriteChannel();
}

CliRun::~CliRun()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.terminate();
    if (!m_process.waitForFinished(10000)) {
        m_process.kill();
        m_process.waitForFinished(5000);
    }
}

const QByteArray& CliRun::out()
{
    m_out += m_process.readAllStandardOutput();
    return m_out;
}

bool CliRun::waitForLine(const QByteArray& text, int milliseconds)
{
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < milliseconds) {
        for (const QByteArray& line : out().split('\n')) {
            if (line.contains(text))
                return true;
        }
        if (!m_process.waitForReadyRead(200) && m_process.state() == QProcess::NotRunning)
            return out().contains(text);
    }
    return false;
}

CliResult CliRun::wait(int milliseconds)
{
    CliResult result;
    if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(milliseconds))
        m_process.kill();
    m_process.waitForFinished(1000);
    if (m_process.exitStatus() == QProcess::NormalExit)
        result.status = m_process.exitCode();
    result.out = out();
    result.err = m_process.readAllStandardError();
    return result;
}

QByteArray unplayableClip()
{
    return QByteArray("\0\0\0\x18"
                      "ftypisom\0\0\0\0isommp42",
               24)
        + QByteArray("\0\0\x4E\x28"
                     "mdat",
            8)
        + QByteArray(20'000, 'm');
}

CliResult runCli(const QStringList& arguments, const QByteArray& input, const QMap<QString, QString>& environment)
{
    return CliRun(arguments, environment, input).wait();
}

PracticeRun::PracticeRun(const QStringList& options)
{
    m_run =
        std::make_unique<CliRun>(QStringList{u"practice"_s, u"--json"_s, u"--profile"_s, m_profile.path()} + options);
    if (!m_run->waitForLine("listening"))
        return;
    const QJsonObject line = QJsonDocument::fromJson(m_run->out().split('\n').constFirst()).object();
    m_baseUrl = line.value(u"baseUrl"_s).toString();
    m_key = line.value(u"key"_s).toString();
    m_place = line.value(u"uploads"_s).toObject();
}

UploadPlace PracticeRun::place(const QString& name) const
{
    UploadPlace place = newUploadPlace(name, UploadProtocol::S3);
    place.endpoint = QUrl(m_place.value(u"endpoint"_s).toString());
    place.bucket = m_place.value(u"bucket"_s).toString();
    place.region = m_place.value(u"region"_s).toString();
    place.user = m_place.value(u"user"_s).toString();
    return place;
}

int PracticeRun::creates() const
{
    int count = 0;
    QDirIterator files(m_profile.path(), {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    for (; files.hasNext(); files.next())
        ++count;
    return count;
}

QStringList requestOptions(const QString& family, const QString& apiType, const QString& generation)
{
    QStringList options = {u"--family"_s, family, u"--api-type"_s, apiType, u"--request"_s, u"-"_s};
    if (!generation.isEmpty())
        options += {u"--generation"_s, generation};
    return options;
}

QByteArray requestText(const QString& family, const QByteArray& prompt)
{
    if (family == u"A"_s)
        return R"({"model": "practice-a-3.0", "input": {"prompt": ")" + prompt
            + R"("}, "parameters": {"resolution": "480P", "duration": 2}})";
    return R"({"model": "practice-b", "prompt": ")" + prompt + R"(", "duration": "2", "aspectRatio": "1:1"})";
}

} // namespace Dailies
