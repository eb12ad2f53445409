// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/folderedit.h"

#include "ui/widgets/filedialogs.h"
#include "ui/widgets/formparts.h"

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Dailies {

FolderEdit::FolderEdit(const QString& usual, QWidget* parent)
    : QWidget(parent)
    , m_usual(usual)
    , m_edit(new QLineEdit(this))
    , m_choose(new QPushButton(tr("Choose…"), this))
{
    m_edit->setPlaceholderText(QDir::toNativeSeparators(usual));
    m_choose->setAutoDefault(false);
    QHBoxLayout* layout = bareRow(this, 8);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_choose);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::editingFinished, this, &FolderEdit::edited);
    connect(m_choose, &QPushButton::clicked, this, &FolderEdit::choose);
}

QString FolderEdit::folder() const
{
    return QDir::fromNativeSeparators(m_edit->text().trimmed());
}

void FolderEdit::setFolder(const QString& folder)
{
    m_edit->setText(QDir::toNativeSeparators(folder));
}

void FolderEdit::choose()
{
    auto* dialog = new QFileDialog(this, tr("Clip folder"), folder().isEmpty() ? m_usual : folder());
    dialog->setObjectName(u"folderDialog"_s);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    openForFile(dialog, this, [this](const QString& chosen) {
        setFolder(chosen);
        Q_EMIT edited();
    });
}

} // namespace Dailies
