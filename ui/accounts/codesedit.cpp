// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/codesedit.h"

#include "app/request/models/modelline.h"
#include "ui/accounts/modelcodes.h"
#include "ui/accounts/pagefields.h"
#include "ui/widgets/filedialogs.h"
#include "ui/widgets/formparts.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestFile = 256 * 1024;

} // namespace

CodesEdit::CodesEdit(const ProfileCatalogue& profiles, QWidget* parent)
    : QWidget(parent)
    , m_profiles(profiles)
    , m_text(new QPlainTextEdit(this))
    , m_recognised(quietNote({}, this))
    , m_family(new QComboBox(this))
    , m_add(new QPushButton(tr("Add codes"), this))
{
    m_text->setObjectName(u"addCodesEdit"_s);
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(56);
    m_text->setPlaceholderText(tr("One model code per line"));
    m_recognised->setObjectName(u"addedRecognised"_s);
    m_family->setObjectName(u"addedFamilyCombo"_s);
    ignoreWheelWithoutFocus(m_family);
    for (const ModelLine& place : modelPlaces())
        m_family->addItem(placeWords(place));
    m_add->setObjectName(u"addCodesButton"_s);
    m_add->setAutoDefault(false);
    auto* file = new QPushButton(tr("From a file…"), this);
    file->setObjectName(u"codesFileButton"_s);
    file->setAutoDefault(false);
    QVBoxLayout* layout = bareColumn(this, 8);
    addField(layout, tr("Codes to add"), {m_text, m_recognised});
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    m_familyLabel = quietNote(tr("Treat unknown models as"), this);
    m_familyLabel->setWordWrap(false);
    m_familyLabel->setBuddy(m_family);
    row->addWidget(m_familyLabel);
    row->addWidget(m_family);
    row->addStretch();
    row->addWidget(file);
    row->addWidget(m_add);
    layout->addLayout(row);
    connect(m_text, &QPlainTextEdit::textChanged, this, &CodesEdit::follow);
    connect(m_add, &QPushButton::clicked, this, &CodesEdit::add);
    connect(file, &QPushButton::clicked, this, &CodesEdit::chooseFile);
    follow();
}

QString CodesEdit::text() const
{
    return m_text->toPlainText();
}

EnabledModel CodesEdit::otherFamily() const
{
    const ModelLine place = modelPlaces().value(m_family->currentIndex());
    return {{}, place.family, place.generation, {}};
}

void CodesEdit::follow()
{
    const ModelCodes codes = readModelCodes(text(), m_profiles, otherFamily());
    const auto known = static_cast<int>(codes.models.size() - codes.unknown.size());
    QStringList lines;
    if (known > 0)
        lines.append(tr("%n codes are recognised.", nullptr, known));
    if (!codes.unknown.isEmpty())
        lines.append(tr("Not recognised: %1").arg(codes.unknown.join(u", "_s)));
    m_recognised->setText(lines.join(u'\n'));
    m_recognised->setVisible(!lines.isEmpty());
    m_familyLabel->setVisible(!codes.unknown.isEmpty());
    m_family->setVisible(!codes.unknown.isEmpty());
    m_add->setEnabled(!codes.models.isEmpty());
}

void CodesEdit::add()
{
    const QList<EnabledModel> models = readModelCodes(text(), m_profiles, otherFamily()).models;
    m_text->clear();
    m_text->setFocus(Qt::OtherFocusReason);
    Q_EMIT added(models);
}

Result<void> CodesEdit::readFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return failure(ErrorKind::Storage, tr("The file can't be read: %1.").arg(file.errorString()));
    if (file.size() > largestFile)
        return failure(ErrorKind::BadInput, tr("The file is too large to be a list of model codes."));
    const QByteArray bytes = file.readAll();
    if (bytes.contains('\0'))
        return failure(ErrorKind::BadInput, tr("The file isn't text."));
    const QString before = text().trimmed();
    const QString codes = QString::fromUtf8(bytes).trimmed();
    m_text->setPlainText(before.isEmpty() ? codes : before + u'\n' + codes);
    return {};
}

void CodesEdit::chooseFile()
{
    auto* dialog = new QFileDialog(this, tr("Model codes"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    openForFile(dialog, this, [this](const QString& path) {
        if (const auto read = readFile(path); !read) {
            m_recognised->setText(read.error().message);
            m_recognised->show();
        }
    });
}

} // namespace Dailies
