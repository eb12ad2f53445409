// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;
class QLabel;

namespace Dailies {

/// Asks for the width and the frame rate of a GIF.
class GifDialog final : public QDialog {
    Q_OBJECT

public:
    /// `picture` is the size of the clip, `seconds` the length of the GIF. `width` and `fps` are chosen at first.
    GifDialog(QSize picture, double seconds, int width, int fps, QWidget* parent);

    /// In pixels.
    int chosenWidth() const;
    /// Frames per second.
    int chosenFps() const;

private:
    void tellSize();

    QSize m_picture;
    double m_seconds;
    QComboBox* m_width;
    QComboBox* m_fps;
    QLabel* m_size;
};

} // namespace Dailies
