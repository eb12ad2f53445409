// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/picturestore.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>

#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype hashLength = 16;

tl::unexpected<Error> notKept(const QString& why)
{
    return failure(ErrorKind::Storage, PictureStore::tr("The picture couldn't be saved: %1").arg(why));
}

Result<QByteArray> pngOf(const QImage& picture)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG"))
        return notKept(PictureStore::tr("it is too large or damaged."));
    return png;
}

Result<QString> replaceFile(const QString& path, const QByteArray& png)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(png) != png.size() || !file.flush() || !file.commit())
        return notKept(file.errorString());
    return path;
}

QString nameOf(const std::optional<PictureStore::Frame>& frame)
{
    return frame ? u"take-%1-frame-%2"_s.arg(frame->task).arg(frame->number) : u"picture"_s;
}

Result<QString> write(const QImage& picture, const QString& folder, const QString& name)
{
    if (folder.isEmpty())
        return notKept(PictureStore::tr("there is no folder for it."));
    const Result<QByteArray> png = pngOf(picture);
    if (!png)
        return failure(png.error());
    const QString hash =
        QString::fromLatin1(QCryptographicHash::hash(*png, QCryptographicHash::Sha256).toHex().first(hashLength));
    const QString path = QDir(folder).filePath(u"%1-%2.png"_s.arg(name, hash));
    if (QFileInfo(path).size() == png->size())
        return path;
    if (!QDir().mkpath(folder))
        return notKept(PictureStore::tr("the folder %1 can't be created.").arg(QDir::toNativeSeparators(folder)));
    return replaceFile(path, *png);
}

} // namespace

PictureStore::PictureStore(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1); // saves pictures in the order of arrival
}

PictureStore::~PictureStore()
{
    m_pool.waitForDone();
}

void PictureStore::keep(
    const QImage& picture, std::function<void(const Result<QString>&)> done, std::optional<Frame> frame)
{
    const auto work = [picture, folder = m_folder, name = nameOf(frame)] { return write(picture, folder, name); };
    start(work, std::move(done));
}

std::optional<PictureStore::Frame> PictureStore::frameOf(const QString& path)
{
    static const QRegularExpression pattern(u"^take-(\\d+)-frame-(\\d+)-[0-9a-f]{%1}\\.png$"_s.arg(hashLength));
    const QRegularExpressionMatch match = pattern.match(QFileInfo(path).fileName());
    if (!match.hasMatch())
        return {};
    return Frame{match.captured(1).toLongLong(), match.captured(2).toLongLong()};
}

void PictureStore::save(const QImage& picture, const QString& path, std::function<void(const Result<QString>&)> done)
{
    const auto work = [picture, path]() -> Result<QString> {
        const Result<QByteArray> png = pngOf(picture);
        if (!png)
            return failure(png.error());
        return replaceFile(path, *png);
    };
    start(work, std::move(done));
}

void PictureStore::start(std::function<Result<QString>()> work, std::function<void(const Result<QString>&)> done)
{
    // The destructor waits for the pool, so `this` is valid there.
    m_pool.start([this, work = std::move(work), done = std::move(done)] {
        const Result<QString> kept = work();
        QMetaObject::invokeMethod(
            this, [kept, done] { done(kept); }, Qt::QueuedConnection);
    });
}

} // namespace Dailies
