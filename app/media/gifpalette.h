// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/media/avhandles.h"

#include <QCoreApplication>
#include <QImage>

#include <functional>
#include <memory>

namespace Dailies {

/// Reduces the pictures of a GIF to the 256 colours that suit all of them best, through FFmpeg's filters. First
/// it sees all pictures, then it converts them in the same order.
class GifPalette final {
    Q_DECLARE_TR_FUNCTIONS(Dailies::GifPalette)

public:
    using Take = std::function<Result<void>(AVFrame&)>;

    /// Errors of this class: ErrorKind::Media (FFmpeg's filters are not installed, or there is not enough memory).
    static Result<GifPalette> open(QSize size);

    /// Sees a picture: Format_RGB32, in the given size.
    Result<void> see(const QImage& picture);
    /// Chooses the colours. No more pictures can be seen afterwards.
    Result<void> choose();
    /// Converts a picture and passes those that are ready to `take`, in order.
    Result<void> convert(const QImage& picture, const Take& take);
    /// Passes the last ones.
    Result<void> finish(const Take& take);

private:
    struct Graph;

    explicit GifPalette(QSize size) : m_size(size) {}
    Result<void> pass(const Take& take);

    QSize m_size;
    std::shared_ptr<Graph> m_chooser;
    std::shared_ptr<Graph> m_converter;
};

} // namespace Dailies
