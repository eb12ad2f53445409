// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What sending local pictures costs: memory beyond a tiny request, and time beside curl, which gets the finished body,
// and beside the few lines that most programs would write. Each in a process of its own.

#include "app/http/curlmanager.h"
#include "tests/bench/benchrunner.h"
#include "tests/bench/benchserver.h"
#include "tests/bench/measure.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 megabyte = 1000 * 1000;
constexpr int rounds = 5;

/// A file that begins like a JPEG is sent as one.
QString picture(const QDir& folder, const QString& name, qint64 bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s", qPrintable(file.errorString()));
    QByteArray block(1 << 20, '\0');
    for (qsizetype i = 0; i < block.size(); ++i)
        block[i] = static_cast<char>(i * 131 + (i >> 8));
    file.write("\xFF\xD8\xFF");
    while (file.size() + file.bytesToWrite() < bytes)
        file.write(block.left(static_cast<qsizetype>(std::min<qint64>(block.size(), bytes - file.pos()))));
    return file.fileName();
}

VideoRequest requestWith(const QStringList& pictures)
{
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::ReferenceToVideo};
    request.model = u"wan3.0-video"_s;
    request.prompt = u"A lantern on a lake"_s;
    for (const QString& each : pictures) {
        MediaItem item;
        item.type = u"reference_image"_s;
        item.source = QUrl::fromLocalFile(each).toString();
        request.media.append(item);
    }
    return request;
}

/// The program's own way, from the user's click to the ID on disk.
int sendWithRunner(const QUrl& baseUrl, const QStringList& pictures)
{
    SystemClock clock;
    BenchRunner bench(clock, baseUrl);
    const auto ids = bench.runner->submit(bench.account, requestWith(pictures));
    if (!ids)
        qFatal("%s", qPrintable(ids.error().message));
    int code = 1;
    QObject::connect(&bench.store, &TaskStore::taskChanged, &bench.store, [&](TaskId id) {
        const TaskState state = bench.store.task(id).value_or(VideoTask()).state;
        if (state == TaskState::Waiting || state == TaskState::Sending)
            return;
        code = state == TaskState::InProgress ? 0 : 1;
        QCoreApplication::quit();
    });
    QCoreApplication::exec();
    print({{u"peakMiB"_s, peakResidentMiB()}});
    return code;
}

/// The few obvious lines of code.
int sendNaively(const QUrl& baseUrl, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return 1;
    const QString data = u"data:image/jpeg;base64,"_s + QString::fromLatin1(file.readAll().toBase64());
    const QJsonObject body{{u"model"_s, u"wan3.0-video"_s},
        {u"input"_s,
            QJsonObject{{u"prompt"_s, u"A lantern on a lake"_s},
                {u"media"_s, QJsonArray{QJsonObject{{u"type"_s, u"reference_image"_s}, {u"url"_s, data}}}}}}};
    CurlManager network;
    QNetworkRequest request(QUrl(baseUrl.toString() + u"/video/generations/ReferenceToVideo"_s));
    request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    QNetworkReply* reply = network.post(request, QJsonDocument(body).toJson(QJsonDocument::Compact));
    QObject::connect(reply, &QNetworkReply::finished, reply, &QCoreApplication::quit);
    QCoreApplication::exec();
    print({{u"peakMiB"_s, peakResidentMiB()}});
    return reply->error() == QNetworkReply::NoError ? 0 : 1;
}

/// The finished body, for curl.
QString encodedBody(const QDir& folder, const QString& path)
{
    QFile from(path);
    QFile to(folder.filePath(u"body.json"_s));
    if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly))
        qFatal("the body for curl cannot be written");
    to.write(R"({"model":"wan3.0-video","input":{"media":[{"type":"reference_image","url":"data:image/jpeg;base64,)");
    while (!from.atEnd())
        to.write(from.read(3 << 20).toBase64());
    to.write(R"("}],"prompt":"A lantern on a lake"}})");
    return to.fileName();
}

struct Way {
    QString name;
    std::function<Cost()> run;
    QList<double> wall = {};
    QList<double> cpu = {};
    QList<double> peak = {};
};

int measure(quint16 port)
{
    QTemporaryDir temporary;
    const QDir folder(temporary.path());
    const QString base = u"http://127.0.0.1:%1/v1"_s.arg(port);
    const QString tiny = picture(folder, u"tiny.jpg"_s, 1000);
    const QString large = picture(folder, u"large.jpg"_s, 200 * megabyte);
    QStringList five;
    for (int n = 0; n < 5; ++n)
        five.append(picture(folder, u"%1.jpg"_s.arg(n), 100 * megabyte));
    const QString body = encodedBody(folder, large);

    QList<Way> ways{{u"ours"_s,
                        [&] {
                            return costOfSelf({u"--runner"_s, base, large});
                        }},
        {u"curl"_s,
            [&] {
                return costOf(u"curl"_s,
                    {u"--silent"_s, u"--fail"_s, u"--output"_s, u"/dev/null"_s, u"--request"_s, u"POST"_s,
                        u"--header"_s, u"Expect:"_s, u"--upload-file"_s, body,
                        base + u"/video/generations/ReferenceToVideo"_s});
            }},
        {u"qt"_s,
            [&] {
                return costOfSelf({u"--naive"_s, base, large});
            }},
        {u"tiny"_s,
            [&] {
                return costOfSelf({u"--runner"_s, base, tiny});
            }},
        {u"large"_s, [&] {
             return costOfSelf(QStringList{u"--runner"_s, base} + five);
         }}};
    for (int round = 0; round <= rounds; ++round) {
        for (Way& way : ways) {
            const Cost cost = way.run();
            if (!cost.isDone)
                qFatal("%s did not end well", qPrintable(way.name));
            if (round == 0) // the first of each is a warm-up
                continue;
            way.wall.append(cost.wallMs);
            way.cpu.append(cost.cpuMs);
            way.peak.append(cost.peakMiB);
        }
    }
    QJsonObject told{{u"bench"_s, u"upload"_s}, {u"rounds"_s, rounds}};
    for (const Way& way : std::as_const(ways))
        told[way.name] = QJsonObject{
            {u"wallMs"_s, median(way.wall)}, {u"cpuMs"_s, median(way.cpu)}, {u"peakMiB"_s, median(way.peak)}};
    print(told);
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const QByteArrayView way = argc > 3 ? argv[1] : "";
    if (way.isEmpty()) {
        const BenchServer server;
        QCoreApplication app(argc, argv);
        return measure(server.port());
    }
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QUrl baseUrl(arguments.at(2));
    return way == "--naive" ? sendNaively(baseUrl, arguments.at(3)) : sendWithRunner(baseUrl, arguments.mid(3));
}
