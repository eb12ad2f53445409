// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/model/familybutton.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/popupmenus.h"

#include <QActionGroup>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace Dailies {

FamilyButton::FamilyButton(QWidget* parent) : QToolButton(parent)
{
    setObjectName(u"familyButton"_s);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("The model's family and generation decide the format of requests. Click to change them."));
    makeQuiet(this);
    buildMenu();
}

void FamilyButton::buildMenu()
{
    auto* menu = new QMenu(this);
    m_places = new QActionGroup(this);
    for (const ModelLine& place : modelPlaces()) {
        QAction* action = m_places->addAction(placeWords(place));
        action->setCheckable(true);
        menu->addAction(action);
        connect(action, &QAction::triggered, this, [this, place] { Q_EMIT placeChosen(place); });
    }
    menu->addSeparator();
    m_settings = menu->addAction(Dailies::icon(u"settings"_s), tr("Model settings…"));
    connect(m_settings, &QAction::triggered, this, &FamilyButton::settingsRequested);
    m_forget = menu->addAction(Dailies::icon(u"minus"_s), QString());
    connect(m_forget, &QAction::triggered, this, &FamilyButton::forgetRequested);
    setPopupMenu(this, menu);
    showForget();
}

void FamilyButton::showModel(const ModelLine& place, const QString& code)
{
    const QString words = placeWords(place);
    setText(words);
    setAccessibleName(words);
    m_places->actions().at(modelPlaces().indexOf(place))->setChecked(true);
    m_settings->setEnabled(!code.isEmpty());
    m_code = code;
    showForget();
}

void FamilyButton::setListedIn(const QString& account)
{
    m_account = account;
    showForget();
}

void FamilyButton::showForget()
{
    QString words = tr("Remove %1 from %2").arg(m_code, m_account);
    m_forget->setText(words.replace(u'&', u"&&"_s));
    m_forget->setVisible(!m_account.isEmpty() && !m_code.isEmpty());
}

} // namespace Dailies
