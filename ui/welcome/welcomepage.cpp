// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/welcome/welcomepage.h"

#include "app/practice/examplerequests.h"
#include "ui/style/look.h"
#include "ui/style/popupmenus.h"
#include "ui/welcome/examplecard.h"
#include "ui/welcome/sceneview.h"
#include "ui/widgets/balancedlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int columnWidth = 680;
constexpr ApiType offered[] = {ApiType::TextToVideo, ApiType::ImageToVideo, ApiType::ReferenceToVideo};

QLabel* newText(const QString& text, QWidget* parent)
{
    return new BalancedLabel(text, parent);
}

} // namespace

WelcomePage::WelcomePage(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"welcomePage"_s);
}

void WelcomePage::fill()
{
    if (layout() != nullptr)
        return;
    auto* middle = new QWidget(this);
    middle->setMaximumWidth(columnWidth);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    auto* sentence =
        newText(tr("Generate video with your own API account. Dailies tracks every job and saves every clip."), middle);
    QFont large = semiboldFont(sentence->font());
    large.setPointSizeF(large.pointSizeF() * 1.4);
    sentence->setFont(large);
    column->addStretch(1);
    column->addWidget(sentence);
    auto* scene = new SceneView(middle);
    scene->setMaximumHeight(columnWidth * 9 / 16); // a large window has its room around the page, not within it
    column->addWidget(scene, 8);
    addWaysToStart(*column);
    column->addSpacing(8);
    addExamples(*column);
    column->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(middle, 8);
    row->addStretch(1);
}

void WelcomePage::addWaysToStart(QVBoxLayout& column)
{
    QWidget* parent = column.parentWidget();
    auto* practice = new QPushButton(tr("Try it free in practice mode"), parent);
    practice->setObjectName(u"practiceButton"_s);
    makePrimary(practice);
    practice->setFocus(); // the rail comes first in the order of the Tab key
    connect(practice, &QPushButton::clicked, this, &WelcomePage::practiceRequested);
    auto* account = new QPushButton(tr("Add an account"), parent);
    account->setObjectName(u"addAccountButton"_s);
    connect(account, &QPushButton::clicked, this, &WelcomePage::accountRequested);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addStretch();
    row->addWidget(practice);
    row->addWidget(account);
    row->addStretch();
    column.addLayout(row);
    auto* hint = newText(tr("Try everything offline first: sample clips, no API key, nothing charged."), parent);
    makeQuiet(hint);
    column.addWidget(hint);
}

void WelcomePage::addExamples(QVBoxLayout& column)
{
    QWidget* parent = column.parentWidget();
    auto* titleRow = new QHBoxLayout;
    auto* title = new QLabel(tr("Or start with an example"), parent);
    title->setFont(semiboldFont(title->font()));
    titleRow->addWidget(title);
    titleRow->addStretch();
    auto* more = new QPushButton(tr("More"), parent);
    more->setObjectName(u"moreExamplesButton"_s);
    setPopupMenu(more, m_examples);
    titleRow->addWidget(more);
    column.addLayout(titleRow);
    auto* cards = new QHBoxLayout;
    cards->setSpacing(12);
    for (const ApiType type : offered) {
        const std::optional<VideoRequest> request = exampleRequest({Family::A, Generation::G30, type});
        if (!request)
            continue;
        auto* card = new ExampleCard(*request, parent);
        connect(card, &ExampleCard::clicked, this, [this, card] { Q_EMIT exampleRequested(card->request()); });
        cards->addWidget(card, 1);
    }
    column.addLayout(cards);
}

} // namespace Dailies
