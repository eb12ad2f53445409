// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/clipmaker.h"

#include "app/practice/clipencoder.h"
#include "app/practice/clippainter.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QTemporaryFile>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace Dailies {
namespace {

struct ClipMakerText {
    Q_DECLARE_TR_FUNCTIONS(Dailies::ClipMaker)
};

Result<void> check(const ClipSpec& spec)
{
    const QSize size = spec.size;
    const auto fits = [](int side) { return side >= 64 && side <= 8192 && side % 2 == 0; };
    if (!fits(size.width()) || !fits(size.height())) {
        return failure(ErrorKind::BadInput,
            ClipMakerText::tr("A sample clip can't be %1 × %2 pixels.").arg(size.width()).arg(size.height()));
    }
    if (!(spec.seconds > 0 && spec.seconds <= 600))
        return failure(ErrorKind::BadInput, ClipMakerText::tr("A sample clip can't be %1 s long.").arg(spec.seconds));
    if (spec.fps < 1 || spec.fps > 60) {
        return failure(
            ErrorKind::BadInput, ClipMakerText::tr("A sample clip can't have %1 frames per second.").arg(spec.fps));
    }
    if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        return failure(ErrorKind::Media, ClipMakerText::tr("Sample clips need Qt's text rendering."));
    return {};
}

Result<void> encodeAll(const ClipSpec& spec, const QString& file, const std::atomic<bool>* stop)
{
    Result<ClipEncoder> encoder = ClipEncoder::open(spec, file);
    if (!encoder)
        return failure(encoder.error());
    ClipPainter painter(spec);
    const qint64 frames = frameCount(spec);
    for (qint64 number = 0; number < frames; ++number) {
        if (stop && stop->load(std::memory_order_relaxed))
            return failure(ErrorKind::Stopped, ClipMakerText::tr("Stopped making the sample clip."));
        if (const Result<void> added = encoder->addFrame(painter.frame(number)); !added)
            return added;
    }
    return encoder->finish();
}

} // namespace

Result<void> makeClip(const ClipSpec& spec, const QString& path, const std::atomic<bool>* stop)
{
    if (const Result<void> good = check(spec); !good)
        return good;
    // In the same folder, so that it can be renamed at the end and no incomplete clip is ever visible.
    QTemporaryFile temporary(QFileInfo(path).absolutePath() + u"/.clip-XXXXXX.mp4"_s);
    if (!temporary.open()) {
        return failure(ErrorKind::Storage,
            ClipMakerText::tr("Can't write the sample clip %1: %2.").arg(path, temporary.errorString()));
    }
    const QString file = temporary.fileName();
    temporary.close();
    if (const Result<void> made = encodeAll(spec, file, stop); !made)
        return made;
    std::error_code error;
    std::filesystem::rename(file.toStdU16String(), path.toStdU16String(), error);
    if (error) {
        return failure(ErrorKind::Storage,
            ClipMakerText::tr("Can't write the sample clip %1: %2.")
                .arg(path, QString::fromLocal8Bit(error.message().c_str())));
    }
    temporary.setAutoRemove(false);
    return {};
}

} // namespace Dailies
