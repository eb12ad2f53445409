// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskinput.h"

#include "app/common/momenttext.h"
#include "app/common/sha256.h"
#include "app/request/sourcename.h"
#include "app/service/call/bodyparts.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QUrl>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Takes some hundredths of a second. The digest of a larger file is computed when it is uploaded.
constexpr qint64 mostDigested = 32 << 20;
constexpr qint64 digestedAtOnce = 1 << 20;

/// Empty if the file can't be read, or is too large.
QString contentDigest(const QString& path, qint64 bytes)
{
    QFile file(path);
    if (bytes > mostDigested || !file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return {};
    Sha256 digest;
    for (qint64 left = bytes; left > 0;) {
        const QByteArray block = file.read(std::min(left, digestedAtOnce));
        if (block.isEmpty())
            return {};
        digest.add(block.constData(), block.size());
        left -= block.size();
    }
    return digest.hex();
}

} // namespace

std::optional<TaskInput> inputOf(const QList<TaskInput>& inputs, const QString& file)
{
    const auto found = std::ranges::find(inputs, file, &TaskInput::file);
    return found == inputs.cend() ? std::nullopt : std::optional(*found);
}

QList<TaskInput> inputsNow(
    const VideoRequest& request, const QList<TaskInput>& earlier, const QList<TaskInput>& justRead)
{
    QList<TaskInput> inputs;
    for (const QString& file : filesIn(encodeCreate(request))) {
        const QFileInfo info(file);
        const auto same = inputOf(justRead, file);
        // Reading a pipe without a writer would block.
        if (same && info.size() == same->bytes && info.lastModified() == same->modified)
            inputs.append(*same);
        else if (info.isFile())
            inputs.append({file, info.size(), info.lastModified().toUTC(), contentDigest(file, info.size())});
        else if (const auto known = inputOf(earlier, file))
            inputs.append(*known);
    }
    return inputs;
}

bool looksChanged(const TaskInput& input)
{
    const QFileInfo info(input.file);
    return info.isFile() && (info.size() != input.bytes || info.lastModified() != input.modified);
}

bool hasChanged(const TaskInput& input)
{
    return looksChanged(input)
        && (QFileInfo(input.file).size() != input.bytes || input.sha256.isEmpty()
            || contentDigest(input.file, input.bytes) != input.sha256);
}

QString changedSentence(const QString& file)
{
    const QFileInfo info(file);
    return QCoreApplication::translate("TaskInput", "%1 has changed since you asked for this clip (%2, %3).")
        .arg(sourceName(QUrl::fromLocalFile(file).toString()),
            QLocale().formattedDataSize(info.size(), 1, QLocale::DataSizeSIFormat), dateTimeText(info.lastModified()));
}

} // namespace Dailies
