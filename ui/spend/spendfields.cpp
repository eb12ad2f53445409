// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/spendfields.h"

#include "ui/style/look.h"

#include <QCoreApplication>
#include <QDialog>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Gives the texts of this file a translation context.
class SpendFields {
    Q_DECLARE_TR_FUNCTIONS(SpendFields)
};

constexpr qint64 mostFileBytes = 16LL * 1024 * 1024;
const QString currencyPattern = u"[A-Za-z]{3}"_s;

} // namespace

DayEdit::DayEdit(QWidget* parent) : QDateEdit(parent)
{
    setCalendarPopup(true);
}

bool DayEdit::focusNextPrevChild(bool next)
{
    return QWidget::focusNextPrevChild(next); // NOLINT(bugprone-parent-virtual-call): not through the parts
}

CurrencyCombo::CurrencyCombo(QWidget* parent) : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(NoInsert);
    addItems({u"USD"_s, u"EUR"_s, u"GBP"_s, u"CNY"_s, u"JPY"_s, u"KRW"_s});
    setAccessibleName(SpendFields::tr("Currency"));
    lineEdit()->setMaxLength(3);
    lineEdit()->setValidator(new QRegularExpressionValidator(QRegularExpression(currencyPattern), this));
    setMinimumContentsLength(4);
}

QString CurrencyCombo::currency() const
{
    return currentText().trimmed().toUpper();
}

void CurrencyCombo::setCurrency(const QString& currency)
{
    setCurrentText(currency);
}

bool CurrencyCombo::isUsable() const
{
    return QRegularExpression(QRegularExpression::anchoredPattern(currencyPattern)).match(currency()).hasMatch();
}

QVBoxLayout* labelledField(const QString& label, QWidget* control)
{
    auto* words = new QLabel(label, control->parentWidget());
    words->setBuddy(control);
    makeQuiet(words);
    control->setAccessibleName(label);
    auto* field = new QVBoxLayout;
    field->setSpacing(4);
    field->addWidget(words);
    field->addWidget(control);
    return field;
}

Result<QByteArray> readTableFile(const QString& file)
{
    QFile source(file);
    const QString name = QFileInfo(file).fileName();
    if (!source.open(QIODevice::ReadOnly))
        return failure(ErrorKind::BadInput, SpendFields::tr("%1 can’t be read: %2.").arg(name, source.errorString()));
    QByteArray data = source.read(mostFileBytes + 1);
    if (data.size() > mostFileBytes)
        return failure(ErrorKind::BadInput, SpendFields::tr("%1 is larger than 16 MB.").arg(name));
    return data;
}

QVBoxLayout* dialogColumn(QDialog* dialog)
{
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    return column;
}

QPushButton* addDialogButtons(QDialog* dialog, QVBoxLayout* column, const QString& text)
{
    auto* cancel = new QPushButton(SpendFields::tr("Cancel"), dialog);
    cancel->setObjectName(u"cancelButton"_s);
    cancel->setAutoDefault(false);
    QObject::connect(cancel, &QPushButton::clicked, dialog, &QDialog::reject);
    auto* save = new QPushButton(text, dialog);
    save->setObjectName(u"saveButton"_s);
    save->setDefault(true);
    makePrimary(save);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addStretch();
    row->addWidget(cancel);
    row->addWidget(save);
    column->addStretch();
    column->addLayout(row);
    return save;
}

} // namespace Dailies
