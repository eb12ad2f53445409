// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

struct Measured {
    double seconds = 0;
    double frame = 0; ///< duration of a frame in seconds
    int width = 0;
    int height = 0;
    QString codec;
};

/// What the ffprobe program reports about a clip; not our own code.
Measured ffprobe(const QString& file)
{
    QProcess tool;
    tool.start(u"ffprobe"_s,
        {u"-v"_s, u"error"_s, u"-print_format"_s, u"json"_s, u"-show_streams"_s, u"-show_format"_s, file});
    Measured measured;
    if (!tool.waitForFinished(20000))
        return measured;
    const QJsonObject all = QJsonDocument::fromJson(tool.readAllStandardOutput()).object();
    measured.seconds = all.value(u"format"_s).toObject().value(u"duration"_s).toString().toDouble();
    for (const QJsonValue& value : all.value(u"streams"_s).toArray()) {
        const QJsonObject stream = value.toObject();
        if (stream.value(u"codec_type"_s).toString() != u"video"_s)
            continue;
        measured.width = stream.value(u"width"_s).toInt();
        measured.height = stream.value(u"height"_s).toInt();
        measured.codec = stream.value(u"codec_name"_s).toString();
        const QStringList rate = stream.value(u"avg_frame_rate"_s).toString().split(u'/');
        measured.frame = rate.value(1).toDouble() / rate.value(0).toDouble();
    }
    return measured;
}

} // namespace

class tst_CliDemo : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void elevenTakes();
    void outputCannotBeWritten();
    void outputCannotBeWrittenAnyMore();
    void pausedSendsNothing();
};

void tst_CliDemo::elevenTakes()
{
    const QTemporaryDir output;
    const CliResult result = runCli({u"demo"_s, u"--json"_s, u"--output"_s, output.path()});
    QVERIFY2(result.status == 0, result.all().constData());
    const QList<QJsonObject> takes = result.events(u"take"_s);
    QVERIFY2(takes.size() == 11, result.all().constData());
    QSet<QString> kinds;
    QSet<QString> shapes;
    for (const QJsonObject& take : takes) {
        const QString kind = take.value(u"kind"_s).toString();
        kinds += kind;
        QCOMPARE(take.value(u"state"_s).toString(), u"Saved"_s);
        QVERIFY(take.value(u"ok"_s).toBool());
        const QJsonObject asked = take.value(u"asked"_s).toObject();
        const Measured measured = ffprobe(take.value(u"file"_s).toString());
        QVERIFY2(std::abs(measured.seconds - asked.value(u"seconds"_s).toDouble()) <= measured.frame + 1e-3,
            qPrintable(kind));
        QCOMPARE(measured.width, asked.value(u"width"_s).toInt());
        QCOMPARE(measured.height, asked.value(u"height"_s).toInt());
        QCOMPARE(measured.codec, u"h264"_s);
        shapes += u"%1x%2"_s.arg(measured.width).arg(measured.height);
    }
    QCOMPARE(kinds.size(), 11);
    QVERIFY(kinds.contains(u"A 3.0 TextToVideo"_s) && kinds.contains(u"B MultiImageToVideo"_s));
    QVERIFY(shapes.size() >= 6);
    QCOMPARE(result.lines().constLast(), QJsonObject({{u"event"_s, u"summary"_s}, {u"takes"_s, 11}, {u"ok"_s, 11}}));
    QCOMPARE(QDir(output.path()).entryList({u"*.mp4"_s}, QDir::Files).size(), 11);
    QVERIFY2(QDir(output.path()).entryList({u"*.part"_s}, QDir::Files).isEmpty(), "a part was left");
}

void tst_CliDemo::outputCannotBeWritten()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const CliResult result = runCli({u"demo"_s, u"--output"_s, file.fileName()});
    QVERIFY2(result.status == 6 && !result.err.isEmpty(), result.all().constData());
}

/// A file is where the folder was, before any clip is complete.
void tst_CliDemo::outputCannotBeWrittenAnyMore()
{
    const QTemporaryDir folder;
    const QString output = folder.filePath(u"clips"_s);
    CliRun run({u"demo"_s, u"--output"_s, output});
    QVERIFY(run.waitForLine("Making"));
    QVERIFY(QDir(output).removeRecursively());
    QFile file(output);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const CliResult result = run.wait();
    QVERIFY2(result.status == 6 && !result.err.isEmpty(), result.all().constData());
}

void tst_CliDemo::pausedSendsNothing()
{
    const QTemporaryDir profile;
    const QStringList where = {u"--profile"_s, profile.path()};
    QCOMPARE(runCli(QStringList{u"sending"_s, u"--pause"_s} + where).status, 0);
    const CliResult result = runCli(QStringList{u"demo"_s, u"--output"_s, profile.filePath(u"clips"_s)} + where);
    QVERIFY2(result.status == 3, result.all().constData());
    QVERIFY2(result.err.contains("Sending is paused") && result.err.contains("--resume"), result.all().constData());
    QVERIFY2(runCli(QStringList{u"list"_s, u"--json"_s} + where).out.isEmpty(), "a task was made");
}

QTEST_GUILESS_MAIN(tst_CliDemo)
#include "tst_clidemo.moc"
