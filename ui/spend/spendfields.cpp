// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/spendfields.h"

#include "app/common/momenttext.h"
#include "ui/widgets/formparts.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QRegularExpressionValidator>

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
    setDisplayFormat(dateFormat());
    readLeftToRight(this);
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

Result<QByteArray> readTableFile(const QString& file)
{
    QFile source(file);
    const QString name = QFileInfo(file).fileName();
    if (!source.open(QIODevice::ReadOnly))
        return failure(ErrorKind::BadInput, SpendFields::tr("%1 can't be read: %2.").arg(name, source.errorString()));
    QByteArray data = source.read(mostFileBytes + 1);
    if (data.size() > mostFileBytes)
        return failure(ErrorKind::BadInput, SpendFields::tr("%1 is larger than 16 MB.").arg(name));
    return data;
}

} // namespace Dailies
