// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/renamedialog.h"

#include "app/tasks/files/clipmoves.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QFileInfo>
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
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(m_message);
    column->addLayout(labelledField(tr("File name"), m_name));
    QPushButton* rename = addDialogButtons(this, column, tr("Rename"));
    rename->setObjectName(u"renameButton"_s);
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
