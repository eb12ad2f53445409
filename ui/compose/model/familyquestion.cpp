// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/model/familyquestion.h"

#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

FamilyQuestion::FamilyQuestion(QWidget* parent) : QWidget(parent), m_words(new QLabel(this))
{
    setObjectName(u"familyQuestion"_s);
    m_words->setObjectName(u"familyQuestionLabel"_s);
    m_words->setTextFormat(Qt::PlainText); // it contains the code as typed
    m_words->setWordWrap(true);
    auto* why = quietNote(tr("See the model's documentation. You're asked only once."), this);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    for (const ModelLine& place : modelPlaces()) {
        auto* button = new QPushButton(shortPlaceWords(place), this);
        button->setObjectName(u"family%1Button"_s.arg(button->text().remove(u' ').remove(u'.')));
        button->setAccessibleName(placeWords(place));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, place] { Q_EMIT answered(place); });
        row->addWidget(button, 1);
        m_answers.append(button);
    }
    QVBoxLayout* column = bareColumn(this, 4);
    column->addWidget(m_words);
    column->addWidget(why);
    column->addLayout(row);
    hide();
}

void FamilyQuestion::ask(const QString& code)
{
    m_code = code;
    if (isOpen())
        m_words->setText(tr("Which family is %1?").arg(code));
    setVisible(isOpen());
}

void FamilyQuestion::focusAnswer()
{
    m_answers.first()->setFocus(Qt::OtherFocusReason);
}

} // namespace Dailies
