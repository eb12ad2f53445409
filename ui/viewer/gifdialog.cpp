// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/gifdialog.h"

#include "ui/widgets/formparts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int leastDialogWidth = 360;
constexpr int widths[] = {320, 480, 640, 960};
constexpr int rates[] = {8, 10, 15, 20, 25};
constexpr double largeFile = 60'000'000; ///< in pictures times pixels

void choose(QComboBox* box, int value)
{
    box->setCurrentIndex(std::max(0, box->findData(value)));
}

} // namespace

GifDialog::GifDialog(QSize picture, double seconds, int width, int fps, QWidget* parent)
    : QDialog(parent)
    , m_picture(picture)
    , m_seconds(seconds)
    , m_width(new QComboBox(this))
    , m_fps(new QComboBox(this))
    , m_size(quietNote({}, this))
{
    setObjectName(u"gifDialog"_s);
    setWindowTitle(tr("Save GIF"));
    setMinimumWidth(leastDialogWidth);
    m_width->setObjectName(u"gifWidthCombo"_s);
    m_fps->setObjectName(u"gifRateCombo"_s);
    for (const int each : widths) {
        if (each < picture.width())
            m_width->addItem(tr("%1 pixels").arg(QLocale().toString(each)), each);
    }
    m_width->addItem(tr("%1 pixels (as the clip)").arg(QLocale().toString(picture.width())), picture.width());
    for (const int each : rates)
        m_fps->addItem(tr("%1 per second").arg(each), each);
    choose(m_width, std::min(width, picture.width()));
    choose(m_fps, fps);
    auto* fields = new QFormLayout;
    fields->setSpacing(8);
    fields->addRow(tr("Width"), m_width);
    fields->addRow(tr("Frames"), m_fps);
    QVBoxLayout* column = dialogColumn(this);
    column->addLayout(fields);
    column->addWidget(m_size);
    QPushButton* save = addDialogButtons(this, column, tr("Save as…"));
    save->setObjectName(u"gifSaveButton"_s);
    connect(save, &QPushButton::clicked, this, &QDialog::accept);
    for (QComboBox* box : {m_width, m_fps})
        connect(box, &QComboBox::currentIndexChanged, this, &GifDialog::tellSize);
    tellSize();
}

int GifDialog::chosenWidth() const
{
    return m_width->currentData().toInt();
}

int GifDialog::chosenFps() const
{
    return m_fps->currentData().toInt();
}

void GifDialog::tellSize()
{
    const int width = chosenWidth();
    const auto height =
        static_cast<int>(std::lround(double(m_picture.height()) * width / std::max(1, m_picture.width())));
    const int count = std::max(1, static_cast<int>(std::lround(m_seconds * chosenFps())));
    const QString size = tr("%n pictures of %1 × %2, without sound.", nullptr, count).arg(width).arg(height);
    const bool isLarge = double(count) * width * height > largeFile;
    m_size->setText(isLarge ? size + u' ' + tr("That makes a large file.") : size);
}

} // namespace Dailies
