// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/reportdialog.h"

#include "ui/style/look.h"
#include "ui/widgets/filedialogs.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/isolated.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView folderKey("report/folder");
constexpr int listWidth = 200;
constexpr int lineHeight = 30;

} // namespace

ReportDialog::ReportDialog(Make make, QSettings& settings, const QString& name, QWidget* parent)
    : QDialog(parent)
    , m_make(std::move(make))
    , m_settings(settings)
    , m_name(name)
    , m_prompts(new QCheckBox(tr("Include recent prompts"), this))
    , m_list(new QListWidget(this))
    , m_text(new QPlainTextEdit(this))
    , m_waiting(new QLabel(tr("Reading your keys, so they can be removed from the report…"), this))
{
    setObjectName(u"reportDialog"_s);
    setWindowTitle(tr("Report a problem"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(900, 600);
    auto* what = new QLabel(tr("This is everything in the report. It's saved as a file; nothing is sent."), this);
    what->setWordWrap(true);
    m_prompts->setObjectName(u"reportPrompts"_s);
    connect(m_prompts, &QCheckBox::toggled, this, &ReportDialog::refresh);
    m_waiting->setObjectName(u"reportWaiting"_s);
    makeQuiet(m_waiting);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    // It only opens the file dialog, so it must not accept this one.
    m_save = new QPushButton(tr("Save report…"), this);
    m_save->setObjectName(u"saveReportButton"_s);
    m_save->setEnabled(false);
    m_save->setDefault(true);
    makePrimary(m_save);
    connect(m_save, &QPushButton::clicked, this, &ReportDialog::chooseFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_waiting, 1);
    foot->addWidget(buttons);
    foot->addWidget(m_save);
    QVBoxLayout* layout = dialogColumn(this);
    layout->addWidget(what);
    layout->addWidget(newPreview(), 1);
    layout->addWidget(m_prompts);
    layout->addLayout(foot);
    refresh();
    m_list->setFocus(Qt::OtherFocusReason);
}

QWidget* ReportDialog::newPreview()
{
    auto* preview = new QWidget(this);
    m_list->setObjectName(u"reportFiles"_s);
    m_list->setAccessibleName(tr("Files in the report"));
    m_list->setFixedWidth(listWidth);
    connect(m_list, &QListWidget::currentRowChanged, this, &ReportDialog::showFile);
    m_text->setObjectName(u"reportText"_s);
    m_text->setAccessibleName(tr("Content of the file"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFont(monospaceFont(secondaryFont(m_text->font())));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    QHBoxLayout* row = bareRow(preview, 8);
    row->addWidget(m_list);
    row->addWidget(m_text, 1);
    return preview;
}

void ReportDialog::refresh()
{
    m_files = m_make(m_prompts->isChecked());
    const int shown = std::max(m_list->currentRow(), 0);
    m_list->clear();
    for (const ReportFile& file : std::as_const(m_files)) {
        const QString size = shownSize(file.text.size());
        auto* item = new QListWidgetItem(u"%1 · %2"_s.arg(file.name, size), m_list);
        item->setSizeHint({0, lineHeight});
    }
    m_list->setCurrentRow(shown);
}

void ReportDialog::showFile(int row)
{
    m_text->setPlainText(row >= 0 && row < m_files.size() ? QString::fromUtf8(m_files.at(row).text) : QString());
}

void ReportDialog::keysKnown()
{
    refresh();
    m_waiting->setText({});
    m_save->setEnabled(true);
}

void ReportDialog::chooseFile()
{
    auto* dialog =
        rememberingFileDialog(m_settings, folderKey, QStandardPaths::DocumentsLocation, tr("Save report"), this);
    dialog->setObjectName(u"reportFileDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Zip files (*.zip)")});
    dialog->setDefaultSuffix(u"zip"_s);
    dialog->selectFile(m_name);
    openForFile(dialog, this, [this](const QString& path) {
        Q_EMIT fileChosen(path, m_files); // the files that were shown, not newer ones
        accept();
    });
}

} // namespace Dailies
