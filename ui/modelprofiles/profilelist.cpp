// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/modelprofiles/profilelist.h"

#include "ui/widgets/tooltips.h"
#include "ui/widgets/twolinedelegate.h"

#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int idRole = Qt::UserRole;

} // namespace

ProfileList::ProfileList(QWidget* parent) : QListWidget(parent)
{
    setObjectName(u"profileList"_s);
    setAccessibleName(tr("Model profiles"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    setItemDelegate(new TwoLineDelegate(this));
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr)
            Q_EMIT idChosen(item->data(idRole).toString());
    });
}

void ProfileList::setRows(const QList<Row>& rows, const QString& chosenId)
{
    const QSignalBlocker blocker(this);
    while (count() > rows.size())
        delete takeItem(count() - 1);
    while (count() < rows.size())
        addItem(QString());
    for (int i = 0; i < rows.size(); ++i) {
        const Row& row = rows.at(i);
        item(i)->setText(row.title);
        item(i)->setData(idRole, row.id);
        item(i)->setData(TwoLineDelegate::wordsRole, row.words);
        item(i)->setData(Qt::AccessibleDescriptionRole, row.words);
        item(i)->setToolTip(plainToolTip(row.title));
        if (row.id == chosenId)
            setCurrentRow(i);
    }
}

} // namespace Dailies
