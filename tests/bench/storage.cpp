// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What an upload to storage with the S3 protocol costs, from the file to the tried link, beside curl, which gets the
// finished signature. Its digest is part of the signature, so curl is measured alone, after sha256sum, and after the
// openssl program, which uses the processor's instructions for SHA-256 as the program does.

#include "app/http/curlnetwork.h"
#include "app/storage/makeuploader.h"
#include "app/storage/signature.h"
#include "app/storage/upload.h"

#include "tests/bench/benchserver.h"
#include "tests/bench/measure.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QNetworkReply>
#include <QTemporaryDir>

#include <functional>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 megabyte = 1000 * 1000;
constexpr int rounds = 5;

QString makeFile(const QDir& folder, const QString& name, qint64 bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s", qPrintable(file.errorString()));
    QByteArray block(1 << 20, '\0');
    for (qsizetype i = 0; i < block.size(); ++i)
        block[i] = static_cast<char>(i * 131 + (i >> 8));
    for (qint64 left = bytes; left > 0; left -= block.size())
        file.write(block.left(static_cast<qsizetype>(std::min<qint64>(block.size(), left))));
    return file.fileName();
}

/// The program's own way: digest, look, upload, link, try.
int upload(const QUrl& endpoint, const QString& file)
{
    UploadPlace place = newUploadPlace(u"Bench"_s, UploadProtocol::S3); // its folder is new, so nothing is there
    place.endpoint = endpoint;
    place.bucket = u"inputs"_s;
    place.region = u"us-east-1"_s;
    place.user = u"AKBENCH"_s;
    CurlNetwork network;
    SystemClock clock;
    Upload upload(place, makeUploader(place, {"bench-secret"}, network, clock), network, clock, file);
    int code = 1;
    QObject::connect(&upload, &Upload::finished, &upload, [&code](const Result<UploadedFile>& result) {
        if (!result)
            qWarning("%s", qPrintable(result.error().message));
        code = result ? 0 : 1;
        QCoreApplication::quit();
    });
    QCoreApplication::exec();
    print({{u"peakMiB"_s, peakResidentMiB()}});
    return code;
}

/// The few obvious lines of code, without digest and signature.
int putNaively(const QUrl& endpoint, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return 1;
    QNetworkAccessManager network;
    QNetworkReply* reply = network.put(QNetworkRequest(QUrl(endpoint.toString() + u"/inputs/naive.mp4"_s)), &file);
    QObject::connect(reply, &QNetworkReply::finished, reply, &QCoreApplication::quit);
    QCoreApplication::exec();
    print({{u"peakMiB"_s, peakResidentMiB()}});
    return reply->error() == QNetworkReply::NoError ? 0 : 1;
}

/// The words of a curl command with the same headers as the program's request.
QStringList curlWords(const QUrl& endpoint, const QString& path)
{
    QFile file(path);
    QCryptographicHash digest(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !digest.addData(&file))
        qFatal("%s", qPrintable(file.errorString()));
    const StorageRequest request{
        "PUT", endpoint, "/inputs/curl.mp4", {}, {{"Content-Type", "video/mp4"}}, digest.result().toHex()};
    QStringList words{u"curl"_s, u"--silent"_s, u"--fail"_s, u"--output"_s, u"/dev/null"_s};
    const SigningScope scope{"us-east-1", QDateTime::currentDateTimeUtc()};
    for (const auto& [name, value] : request.headers + signatureHeaders(request, {"AKBENCH", "bench-secret"}, scope))
        words << u"--header"_s << QString::fromLatin1(name + ": " + value);
    return words << u"--header"_s << u"Expect:"_s << u"--upload-file"_s << path << requestUrl(request).toString();
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
    const QString base = u"http://127.0.0.1:%1"_s.arg(port);
    const QString tiny = makeFile(folder, u"tiny.mp4"_s, 1000);
    const QString large = makeFile(folder, u"large.mp4"_s, 500 * megabyte);
    const QStringList curl = curlWords(QUrl(base), large);

    QList<Way> ways{{u"ours"_s,
                        [&] {
                            return costOfSelf({u"--upload"_s, base, large});
                        }},
        {u"curl"_s, [&] { return costOf(curl.constFirst(), curl.mid(1)); }},
        {u"both"_s,
            [&] {
                return costOf(u"sh"_s, QStringList{u"-c"_s, u"sha256sum \"$0\" >/dev/null && \"$@\""_s, large} + curl);
            }},
        {u"openssl"_s,
            [&] {
                return costOf(
                    u"sh"_s, QStringList{u"-c"_s, u"openssl dgst -sha256 \"$0\" >/dev/null && \"$@\""_s, large} + curl);
            }},
        {u"qt"_s,
            [&] {
                return costOfSelf({u"--naive"_s, base, large});
            }},
        {u"tiny"_s, [&] {
             return costOfSelf({u"--upload"_s, base, tiny});
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
    QJsonObject told{{u"bench"_s, u"storage"_s}, {u"rounds"_s, rounds}};
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
    const QUrl base(arguments.at(2));
    return way == "--naive" ? putNaively(base, arguments.at(3)) : upload(base, arguments.at(3));
}
