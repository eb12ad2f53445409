// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/renamedialog.h"

#include "app/tasks/files/clipmoves.h"
#include "ui/style/look.h"
#include "ui/widgets/messagebar.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

RenameDialog::RenameDialog(const QString& file, QWidget* parent)
    : QDialog(parent)
    , m_file(file)
    , m_message(new MessageBar(this))
    , m_name(new QLineEdit(QFileInfo(file).fileName(), this))
{
    setObjectName(u"renameDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Rename clip"));
    setMinimumWidth(480);
    m_message->setStacked(true);
    m_message->setClosable(false);
    m_name->setObjectName(u"clipNameEdit"_s);
    m_name->setSelection(0, static_cast<int>(QFileInfo(file).completeBaseName().size()));
    auto* label = new QLabel(tr("File name"), this);
    label->setBuddy(m_name);
    makeQuiet(label);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    auto* rename = new QPushButton(tr("Rename"), this);
    rename->setObjectName(u"renameButton"_s);
    rename->setDefault(true);
    makePrimary(rename);

    auto* field = new QVBoxLayout;
    field->setSpacing(4);
    field->addWidget(label);
    field->addWidget(m_name);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(rename);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(m_message);
    column->addLayout(field);
    column->addStretch();
    column->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(rename, &QPushButton::clicked, this, &RenameDialog::choose);
    connect(m_name, &QLineEdit::textEdited, m_message, &QWidget::hide);
}

void RenameDialog::choose()
{
    const Result<QString> path = renamedClip(m_file, m_name->text());
    QString problem;
    if (!path)
        problem = path.error().message;
    else if (*path != m_file && QFileInfo::exists(*path))
        problem =
            tr("A file named “%1” is already in this folder. Choose another name.").arg(QFileInfo(*path).fileName());
    if (!problem.isEmpty()) {
        m_message->showMessage(MessageBar::Kind::Bad, problem);
        m_name->setFocus(Qt::OtherFocusReason);
        return;
    }
    accept();
    if (*path != m_file)
        Q_EMIT chosen(m_name->text());
}

} // namespace Dailies
