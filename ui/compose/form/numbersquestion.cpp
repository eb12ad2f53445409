// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/numbersquestion.h"

#include "ui/compose/media/mediaeditor.h"

using namespace Qt::StringLiterals;

namespace Dailies {

NumbersQuestion::NumbersQuestion(QWidget* form, MediaEditor* media) : FormQuestion(form), m_media(media)
{
    setObjectName(u"numbersQuestion"_s);
    message()->setObjectName(u"renumberOffer"_s);
    connect(media, &MediaEditor::renumberOffered, this, &NumbersQuestion::follow);
}

void NumbersQuestion::follow()
{
    const bool isAsked = m_media->offersRenumbering() && !m_media->isHidden();
    if (isAsked == !isHidden())
        return;
    if (isAsked)
        askAs(MessageBar::Kind::Information, tr("The numbers in the prompt no longer match."));
    else
        hide();
}

void NumbersQuestion::askAs(MessageBar::Kind kind, const QString& question)
{
    show(kind, question,
        {{tr("Renumber"), [this] { m_media->renumber(); }}, {tr("Keep as is"), [this] { m_media->leaveNumbers(); }}});
}

void NumbersQuestion::insist()
{
    askAs(MessageBar::Kind::Warning, tr("Answer this first: the numbers in the prompt no longer match."));
    announce();
    focusFirst();
}

} // namespace Dailies
