// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/pagefields.h"

#include "app/accounts/account.h"
#include "ui/widgets/formparts.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file's texts.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(Dailies::AccountSettingsDialog)
};

} // namespace

QVBoxLayout* pageLayout(QWidget* page)
{
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 12, 0, 0);
    layout->setSpacing(12);
    return layout;
}

QLabel* addField(QVBoxLayout* layout, const QString& label, const QList<QWidget*>& parts)
{
    QVBoxLayout* group = labelledField(label, parts.first());
    for (QWidget* part : parts.mid(1))
        group->addWidget(part);
    layout->addLayout(group);
    return qobject_cast<QLabel*>(group->itemAt(0)->widget());
}

QScrollArea* scrollable(QWidget* sheet, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    scrollDown(area, sheet);
    area->viewport()->setAutoFillBackground(false);
    sheet->setAutoFillBackground(false);
    return area;
}

void completeBaseUrlIn(QLineEdit* field)
{
    QObject::connect(field, &QLineEdit::editingFinished, field, [field] {
        const QString completed = completedBaseUrl(field->text());
        if (checkedBaseUrl(completed, ClearText::AgreedTo) && completed != field->text())
            field->setText(completed);
    });
}

QSpinBox* newAtOnceSpin(QWidget* parent)
{
    auto* spin = new QSpinBox(parent);
    spin->setObjectName(u"createsAtOnceSpin"_s);
    spin->setRange(1, Account::mostCreatesAtOnce);
    spin->setValue(Account().createsAtOnce);
    spin->setFixedWidth(64);
    ignoreWheelWithoutFocus(spin);
    spin->setToolTip(
        Text::tr("How many requests may be sent at the same time; the others wait. The service may allow fewer."));
    return spin;
}

} // namespace Dailies
