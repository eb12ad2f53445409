// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/picturestore.h"

#include "app/media/inputthumbnail.h"
#include "app/request/requestorigin.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QSaveFile>

#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype hashLength = 16;
constexpr int jpegQuality = 95;

tl::unexpected<Error> notKept(const QString& why)
{
    return failure(ErrorKind::Storage, PictureStore::tr("The picture couldn't be saved: %1").arg(why));
}

Result<QByteArray> encoded(const QImage& picture, bool isJpeg = false)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, isJpeg ? "JPEG" : "PNG", isJpeg ? jpegQuality : -1))
        return notKept(PictureStore::tr("it is too large or damaged."));
    return bytes;
}

Result<QString> replaceFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush() || !file.commit())
        return notKept(file.errorString());
    return path;
}

Result<QString> write(const QImage& picture, const QString& folder, const QString& name, bool isJpeg = false)
{
    if (folder.isEmpty())
        return notKept(PictureStore::tr("there is no folder for it."));
    const Result<QByteArray> bytes = encoded(picture, isJpeg);
    if (!bytes)
        return failure(bytes.error());
    const QString hash =
        QString::fromLatin1(QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256).toHex().first(hashLength));
    const QString path = QDir(folder).filePath(u"%1-%2.%3"_s.arg(name, hash, isJpeg ? u"jpg"_s : u"png"_s));
    if (QFileInfo(path).size() == bytes->size())
        return path;
    if (!QDir().mkpath(folder))
        return notKept(PictureStore::tr("the folder %1 can't be created.").arg(QDir::toNativeSeparators(folder)));
    return replaceFile(path, *bytes);
}

Result<QString> writeCropped(const QString& path, QSize whole, const QRect& kept, const QString& folder)
{
    QImageReader reader(path);
    reader.setAutoTransform(true);
    const bool isJpeg = reader.format() == "jpeg";
    const QImage picture = reader.read();
    if (picture.isNull())
        return notKept(reader.errorString());
    if (picture.size() != whole)
        return notKept(PictureStore::tr("the file has changed. Try again."));
    return write(picture.copy(kept), folder, RequestOrigin::nameOfCropped(path), isJpeg);
}

} // namespace

PictureStore::PictureStore(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1); // saves pictures in the order of arrival
}

template<typename Made>
void PictureStore::start(std::function<Made()> work, std::function<void(const Made&)> done)
{
    // The pool waits for all work, so `this` is valid there.
    m_pool.start([this, work = std::move(work), done = std::move(done)] {
        QMetaObject::invokeMethod(
            this, [made = work(), done] { done(made); }, Qt::QueuedConnection);
    });
}

void PictureStore::keep(
    const QImage& picture, std::function<void(const Result<QString>&)> done, const std::optional<SavedFrame>& frame)
{
    const auto work = [picture, folder = m_folder, name = savedPictureName(frame)] {
        return write(picture, folder, name);
    };
    start<Result<QString>>(work, std::move(done));
}

void PictureStore::keepCropped(
    const QString& path, QSize whole, const QRect& kept, std::function<void(const Result<QString>&)> done)
{
    start<Result<QString>>(
        [path, whole, kept, folder = m_folder] { return writeCropped(path, whole, kept, folder); }, std::move(done));
}

void PictureStore::preview(const QString& source, QSize bounds, std::function<void(const QImage&)> done)
{
    start<QImage>([source, bounds] { return inputThumbnail(source, bounds); }, std::move(done));
}

void PictureStore::inspect(const QString& path, std::function<void(const InputFacts&)> done)
{
    start<InputFacts>([path] { return readInput(path).facts; }, std::move(done));
}

void PictureStore::save(const QImage& picture, const QString& path, std::function<void(const Result<QString>&)> done)
{
    const auto work = [picture, path]() -> Result<QString> {
        const QString suffix = QFileInfo(path).suffix().toLower();
        const Result<QByteArray> bytes = encoded(picture, suffix == u"jpg" || suffix == u"jpeg");
        if (!bytes)
            return failure(bytes.error());
        return replaceFile(path, *bytes);
    };
    start<Result<QString>>(work, std::move(done));
}

} // namespace Dailies
