// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drafts/draftcontroller.h"

#include "app/common/momenttext.h"
#include "app/common/shorttext.h"
#include "ui/drafts/draftmodel.h"
#include "ui/drafts/draftsdialog.h"
#include "ui/drafts/savedraftdialog.h"
#include "ui/style/icons.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int mostListed = 10;
constexpr int longestListed = 40;
constexpr int longestSuggestion = 40;

QString shortened(const QString& text, int longest)
{
    return text.size() <= longest ? text : beginningOf(text, longest - 1).trimmed() + u'…';
}

} // namespace

DraftController::DraftController(const QString& folder, Clock& clock, std::function<Draft()> current, QWidget* window)
    : QObject(window)
    , m_store(folder, clock)
    , m_current(std::move(current))
    , m_window(window)
    , m_menu(new QMenu(window))
    , m_save(m_menu->addAction(icon(u"save"_s), tr("Save as draft…")))
{
    m_menu->setObjectName(u"draftsMenu"_s);
    m_menu->setToolTipsVisible(true);
    nameCommand(m_save, u"saveDraft"_s);
    m_save->setShortcut(QKeySequence::Save);
    m_save->setToolTip(tr("Save the form as a draft"));
    m_menu->addSeparator();
    m_menu->addSeparator();
    m_all = m_menu->addAction(icon(u"list"_s), tr("All drafts…"));
    nameCommand(m_all, u"allDrafts"_s);
    m_all->setToolTip(tr("Open, rename or delete drafts"));
    connect(&m_store, &DraftStore::changed, this, &DraftController::followName);
    connect(m_menu, &QMenu::aboutToShow, this, &DraftController::fillMenu);
    connect(m_save, &QAction::triggered, this, &DraftController::save);
    connect(m_all, &QAction::triggered, this, &DraftController::showAll);
}

DraftController::~DraftController()
{
    delete m_dialog; // uses the store
}

void DraftController::fillMenu()
{
    m_store.refresh();
    qDeleteAll(m_listed);
    m_listed.clear();
    QAction* end = m_menu->actions().at(m_menu->actions().size() - 2); // the separator before "All drafts…"
    for (const DraftEntry& entry : m_store.entries()) {
        if (!entry.problem.isEmpty())
            continue; // the dialog lists these, with room for the reason
        if (m_listed.size() == mostListed)
            break;
        const QString saved = dateTimeText(entry.saved);
        const QString name = shortened(entry.name, longestListed).replace(u'&', u"&&"_s);
        // The text after a tab is shown in the column of shortcuts.
        auto* action = new QAction(u"%1\t%2 · %3"_s.arg(name, apiTypeLabel(entry.kind.apiType), saved), m_menu);
        action->setToolTip(plainToolTip(entry.name));
        connect(action, &QAction::triggered, this, [this, entry] { open(entry); });
        m_menu->insertAction(end, action);
        m_listed.append(action);
    }
}

QString DraftController::suggestedName(const VideoRequest& request) const
{
    if (!m_name.isEmpty())
        return m_name;
    const QString prompt = shortened(request.prompt.simplified(), longestSuggestion);
    return prompt.isEmpty() ? apiTypeLabel(request.kind.apiType) : prompt;
}

void DraftController::setName(const QString& name)
{
    const auto draft = name.isEmpty() ? std::nullopt : m_store.find(name);
    m_id = draft ? draft->id : QString();
    if (m_name == name)
        return;
    m_name = name;
    Q_EMIT nameChanged(name);
}

/// The draft may have been renamed or deleted.
void DraftController::followName()
{
    if (m_id.isEmpty())
        return;
    const auto draft = std::ranges::find(m_store.entries(), m_id, &DraftEntry::id);
    const bool isThere = draft != m_store.entries().cend() && draft->problem.isEmpty();
    setName(isThere ? draft->name : QString());
}

void DraftController::save()
{
    const Draft draft = m_current();
    auto* dialog = new SaveDraftDialog(m_store, draft, suggestedName(draft.request), m_window);
    connect(dialog, &SaveDraftDialog::saved, this, [this](const QString& name) {
        setName(name);
        Q_EMIT saved(name);
    });
    show(dialog);
}

void DraftController::open(const DraftEntry& entry)
{
    if (const auto draft = m_store.read(entry.id))
        takeOpened(entry.name, *draft);
    else
        Q_EMIT failed(draft.error().message);
}

void DraftController::showAll()
{
    auto* dialog = new DraftsDialog(m_store, m_window);
    connect(dialog, &DraftsDialog::opened, this, &DraftController::takeOpened);
    show(dialog);
}

void DraftController::show(QDialog* dialog)
{
    delete m_dialog;
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DraftController::takeOpened(const QString& name, const Draft& draft)
{
    Q_EMIT opened(name, draft); // the form forgets the name of the draft before
    setName(name);
}

} // namespace Dailies
