// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/diagnostics/evidenceinputs.h"

#include "app/request/localfiles.h"
#include "app/service/call/bodyparts.h"
#include "app/service/call/requestbody.h"
#include "app/service/wire/wire.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 stretch = 1024 * 1024;
constexpr qint64 largestInput = 4096 * stretch; ///< larger than anything that can be sent

/// The hex digest of the rest of the device; empty if it cannot be read to its end.
QString digestOf(QIODevice& device, qint64 size, const std::function<bool()>& stop)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QByteArray bytes(stretch, Qt::Uninitialized);
    qint64 done = 0;
    while (done < size && !stop()) {
        const qint64 count = device.read(bytes.data(), std::min(stretch, size - done));
        if (count <= 0)
            return {};
        hash.addData(QByteArrayView(bytes).first(count));
        done += count;
    }
    return done == size ? QString::fromLatin1(hash.result().toHex()) : QString();
}

/// What the log says about a file when the request was last sent: "Input: PATH, 10 bytes, changed
/// 2026-11-21T09:30:00.000Z".
QJsonObject stateAtSending(const QString& path, const QList<TaskLogEntry>& log)
{
    static const QRegularExpression pattern(u"^(\\d+) bytes, changed (\\S+)$"_s);
    const QString head = u"Input: %1, "_s.arg(path);
    QJsonObject json;
    for (const TaskLogEntry& entry : log) {
        if (entry.kind != u"create"_s)
            continue;
        for (const QString& line : entry.text.split(u'\n')) {
            const QRegularExpressionMatch match =
                line.startsWith(head) ? pattern.match(line.mid(head.size())) : QRegularExpressionMatch();
            if (match.hasMatch())
                json = {{u"bytes"_s, match.captured(1).toLongLong()}, {u"modified"_s, match.captured(2)}};
        }
    }
    return json;
}

QJsonObject describeFile(const QString& path, const QJsonObject& atSending, const std::function<bool()>& stop)
{
    const QFileInfo info(path);
    QJsonObject json{{u"name"_s, info.fileName()}};
    if (!atSending.isEmpty())
        json["atSending"_L1] = atSending;
    if (!info.exists()) {
        json["trouble"_L1] = u"not there any more"_s;
        return json;
    }
    // Checked before opening, because opening a pipe without a writer would block.
    if (!info.isFile()) {
        json["trouble"_L1] = u"not a file"_s;
        return json;
    }
    const qint64 size = info.size();
    const QDateTime modified = info.lastModified();
    json["bytes"_L1] = size;
    json["modified"_L1] = modified.toUTC().toString(Qt::ISODateWithMs);
    if (!atSending.isEmpty())
        json["sameAsAtSending"_L1] =
            atSending["bytes"_L1] == json["bytes"_L1] && atSending["modified"_L1] == json["modified"_L1];
    QFile file(path);
    if (size > largestInput) {
        json["trouble"_L1] = u"too large to read here"_s;
    } else if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        json["trouble"_L1] = u"cannot be read"_s;
    } else if (const QString digest = digestOf(file, size, stop); digest.isEmpty()) {
        json["trouble"_L1] = u"cannot be read to its end"_s;
    } else {
        json["sha256"_L1] = digest;
        const QFileInfo after(path);
        if (after.size() != size || after.lastModified() != modified)
            json["trouble"_L1] = u"changed while it was read"_s;
    }
    return json;
}

void collect(const QJsonValue& value, QStringList& files)
{
    const QString path = fileInBody(value.toString());
    if (!path.isEmpty() && !files.contains(path))
        files.append(path);
    for (const QJsonValue& item : value.toArray())
        collect(item, files);
    for (const QJsonValue& member : value.toObject())
        collect(member, files);
}

} // namespace

QStringList inputFiles(const VideoRequest& request)
{
    QStringList files;
    collect(encodeCreate(request), files);
    return files;
}

QJsonArray describeInputs(const VideoTask& task, const QList<TaskLogEntry>& log, const std::function<bool()>& stop)
{
    QJsonArray inputs;
    for (const QString& file : inputFiles(task.request)) {
        if (stop())
            break;
        inputs.append(describeFile(file, stateAtSending(file, log), stop));
    }
    return inputs;
}

QJsonObject describeBody(const VideoTask& task, const std::function<bool()>& stop)
{
    QJsonObject json;
    if (!task.bodyDigest.isEmpty())
        json["sentSha256"_L1] = task.bodyDigest;
    if (!sourcesByLink(task.request).isEmpty())
        return json; // it was sent with links, which are not kept
    const auto body = RequestBody::open(encodeCreate(task.request));
    if (!body) {
        json["trouble"_L1] = body.error().message;
        return json;
    }
    json["bytesNow"_L1] = (*body)->size();
    const QString digest = (*body)->size() > largestInput ? QString() : digestOf(**body, (*body)->size(), stop);
    if (!digest.isEmpty())
        json["sha256Now"_L1] = digest;
    if (!digest.isEmpty() && !task.bodyDigest.isEmpty())
        json["sameAsSent"_L1] = digest == task.bodyDigest;
    return json;
}

} // namespace Dailies
