// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/aboutdialog.h"

#include "ui/help/programparts.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/iconlabel.h"
#include "version.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFile>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int iconSide = 56;

QString readText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setObjectName(u"aboutDialog"_s);
    setWindowTitle(tr("About Dailies"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(640, 560);
    auto* tabs = new QTabWidget(this);
    tabs->setObjectName(u"aboutTabs"_s);
    tabs->setDocumentMode(true);
    tabs->tabBar()->setAccessibleName(windowTitle());
    addParts(*tabs);
    addText(*tabs, tr("License"), u"licenceText"_s, readText(u":/licences/LICENSE"_s));
    addText(*tabs, tr("License of the icons"), u"iconLicenceText"_s, readText(u":/licences/resources/icons/LICENSE"_s));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    auto* copy = buttons->addButton(tr("Copy versions"), QDialogButtonBox::ActionRole);
    copy->setObjectName(u"copyVersionsButton"_s);
    connect(copy, &QPushButton::clicked, this, [] { QGuiApplication::clipboard()->setText(versionLines()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    QVBoxLayout* layout = dialogColumn(this);
    layout->addWidget(newHead());
    layout->addWidget(tabs, 1);
    layout->addWidget(buttons);
}

QWidget* AboutDialog::newHead()
{
    auto* head = new QWidget(this);
    auto* name = new QLabel(u"Dailies " DAILIES_VERSION ""_s, head);
    name->setObjectName(u"versionLabel"_s);
    QFont large = semiboldFont(name->font());
    large.setPointSizeF(large.pointSizeF() + 4);
    name->setFont(large);
    name->setAlignment(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter));
    auto* what = new QLabel(tr("Generate, track and save clips from a video service."), head);
    auto* terms = new QLabel(
        tr("Free software: you may use, study, share and change it under the GNU General Public License, version 3 or "
           "later. It comes without any warranty."),
        head);
    makeQuiet(terms);
    for (QLabel* label : {name, what, terms}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(name);
    words->addWidget(what);
    words->addWidget(terms);
    QHBoxLayout* row = bareRow(head, 16);
    row->addWidget(new IconLabel(applicationIcon(), iconSide, head), 0, Qt::AlignTop);
    row->addLayout(words, 1);
    return head;
}

void AboutDialog::addParts(QTabWidget& tabs)
{
    auto* text = new QTextBrowser(&tabs);
    text->setObjectName(u"partsText"_s);
    text->setAccessibleName(tr("Built with"));
    text->setFrameShape(QFrame::NoFrame);
    text->setOpenExternalLinks(true);
    text->document()->setDocumentMargin(12);
    // Qt does not mirror a table.
    const bool isMirrored = isRightToLeft();
    const QString side = isMirrored ? u"right"_s : u"left"_s;
    const QString line = u"<tr><td align=\"%1\">%2</td><td align=\"%1\" style=\"padding-left:24px\">%3</td>"
                         "<td align=\"%1\" style=\"padding-left:24px\">%4</td></tr>"_s;
    const auto row = [&](const QString& name, const QString& version, const QString& licence) {
        return isMirrored ? line.arg(side, licence, version, name) : line.arg(side, name, version, licence);
    };
    QString table = u"<table align=\"%1\" cellspacing=\"0\" cellpadding=\"4\">"_s.arg(side)
        + row(
            u"<b>%1</b>"_s.arg(tr("Component")), u"<b>%1</b>"_s.arg(tr("Version")), u"<b>%1</b>"_s.arg(tr("License")));
    for (const ProgramPart& part : programParts()) {
        const QString name = part.name.toHtmlEscaped();
        table += row(part.address.isEmpty() ? name : u"<a href=\"%1\">%2</a>"_s.arg(part.address, name),
            part.version.toHtmlEscaped(), part.licence.toHtmlEscaped());
    }
    table += u"</table><p>%1</p>"_s.arg(tr("Video player: %1").arg(mediaBackend()).toHtmlEscaped());
    text->setHtml(table);
    tabs.addTab(text, tr("Built with"));
}

void AboutDialog::addText(QTabWidget& tabs, const QString& title, const QString& name, const QString& text)
{
    auto* view = new QPlainTextEdit(text, &tabs);
    view->setObjectName(name);
    view->setAccessibleName(title);
    view->setReadOnly(true);
    view->setFrameShape(QFrame::NoFrame);
    view->setFont(monospaceFont(secondaryFont(view->font())));
    view->setLayoutDirection(Qt::LeftToRight); // licences are in English
    view->document()->setDocumentMargin(12);
    view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    tabs.addTab(view, title);
}

} // namespace Dailies
