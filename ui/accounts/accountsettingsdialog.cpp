// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/accountsettingsdialog.h"

#include "app/accounts/accountstore.h"
#include "app/common/sentences.h"
#include "app/keys/keysaver.h"
#include "app/settings/preferences.h"
#include "ui/accounts/addresspage.h"
#include "ui/accounts/cleartextconsent.h"
#include "ui/accounts/modelspage.h"
#include "ui/accounts/pagefields.h"
#include "ui/accounts/sendingpage.h"
#include "ui/settings/clippatternedit.h"
#include "ui/settings/folderedit.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tooltips.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int edge = 16;
constexpr int tabsSide = 4; ///< aligns the text of the first tab with the fields

} // namespace

AccountSettingsDialog::AccountSettingsDialog(const Account& account, AccountStore& accounts, SessionKeyStore& keys,
    const ProfileCatalogue& profiles, int unfinished, const UsualClips& usual, QWidget* parent)
    : QDialog(parent)
    , m_account(account)
    , m_accounts(accounts)
    , m_keys(keys)
    , m_unfinished(unfinished)
    , m_message(new MessageBar(this))
    , m_readable(new CleartextConsent(m_message, account.cleartextOrigin, this))
    , m_tabs(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_address(new AddressPage(account, keys, this))
    , m_models(new ModelsPage(account, accounts.choices(), profiles, this))
    , m_sending(new SendingPage(account, this))
    , m_folder(new FolderEdit(usual.folder, this))
    , m_pattern(new ClipPatternEdit(usual.pattern, this))
    , m_remove(new QPushButton(tr("Remove account"), this))
    , m_save(new QPushButton(tr("Save"), this))
{
    setObjectName(u"accountSettingsDialog"_s);
    setWindowTitle(tr("Account settings"));
    setMinimumWidth(496);
    resize(496, 536);
    m_folder->edit()->setObjectName(u"clipFolderEdit"_s);
    m_folder->setFolder(account.clipFolder);
    m_pattern->edit()->setObjectName(u"clipPatternEdit"_s);
    m_pattern->setPattern(account.clipPattern);
    m_remove->setObjectName(u"removeAccountButton"_s);
    m_remove->setAutoDefault(false);
    m_save->setObjectName(u"saveButton"_s);
    m_save->setDefault(true);
    makePrimary(m_save);
    build();
    connect(m_save, &QPushButton::clicked, this, &AccountSettingsDialog::save);
    connect(m_remove, &QPushButton::clicked, this, &AccountSettingsDialog::askToRemove);
    connect(m_models, &ModelsPage::changed, this, [this] { m_address->setModels(m_models->models()); });
    connect(m_address, &AddressPage::goAheadWanted, m_readable, &CleartextConsent::ask);
}

void AccountSettingsDialog::build()
{
    m_tabs->setObjectName(u"accountTabs"_s);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    addPage(m_address, tr("URL and key"));
    addPage(m_models, tr("Models"));
    addPage(m_sending, tr("Sending"));
    addPage(newClipsPage(), tr("Clips"));
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(u"cancelButton"_s);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto* tabs = new QHBoxLayout;
    tabs->setContentsMargins(tabsSide, 0, tabsSide, 0);
    tabs->addWidget(m_tabs, 1);
    auto* pages = new QVBoxLayout;
    pages->setContentsMargins(edge, 0, edge, 0);
    pages->addWidget(scrollable(m_stack, this));
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(edge, 12, edge, edge);
    buttons->setSpacing(8);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    QVBoxLayout* column = bareColumn(this);
    column->addWidget(m_message);
    column->addLayout(tabs);
    column->addWidget(dividingLine(Qt::Horizontal, this));
    column->addLayout(pages, 1);
    column->addLayout(buttons);
}

void AccountSettingsDialog::addPage(QWidget* page, const QString& title)
{
    m_stack->addWidget(page);
    m_tabs->addTab(title);
}

QWidget* AccountSettingsDialog::newClipsPage()
{
    auto* page = new QWidget(this);
    auto* layout = pageLayout(page);
    m_folder->setParent(page);
    m_pattern->setParent(page);
    addField(layout, tr("Clip folder"), {m_folder});
    m_folder->edit()->setAccessibleName(tr("Clip folder"));
    addField(layout, tr("File names"), {m_pattern});
    m_pattern->edit()->setAccessibleName(tr("File names"));
    auto* diskUse = new QPushButton(tr("Disk use…"), page);
    diskUse->setObjectName(u"diskUseButton"_s);
    diskUse->setAutoDefault(false);
    diskUse->setToolTip(plainToolTip(tr("Shows how much space the clips of each account use.")));
    connect(diskUse, &QPushButton::clicked, this, &AccountSettingsDialog::diskUseRequested);
    layout->addWidget(diskUse, 0, Qt::AlignLeft);
    layout->addStretch();
    return page;
}

std::pair<QString, QWidget*> AccountSettingsDialog::problem() const
{
    const QString name = m_address->name();
    if (name.isEmpty())
        return {tr("Name the account so you can tell it apart."), m_address->nameEdit()};
    if (m_accounts.isNameTaken(name, m_account.id))
        return {tr("An account with this name already exists."), m_address->nameEdit()};
    if (const auto wrong = m_address->problem(); wrong.second != nullptr)
        return wrong;
    if (m_models->models().isEmpty() && !m_account.models.isEmpty())
        return {tr("Keep at least one model code; nothing can be sent without one."), m_models->list()};
    if (const auto wrong = m_sending->problem(); wrong.second != nullptr)
        return wrong;
    if (const auto wrong = preferenceProblem(Preference::ClipFolder, m_folder->folder()))
        return {*wrong, m_folder};
    const QString pattern = m_pattern->pattern();
    if (const auto wrong = preferenceProblem(Preference::ClipPattern, pattern); wrong && !pattern.isEmpty())
        return {*wrong, m_pattern};
    return {};
}

// Resets the message bar for plain sentences: closable, with its buttons in the same line.
void AccountSettingsDialog::quieten()
{
    m_readable->drop();
}

void AccountSettingsDialog::complain(const QString& sentence, QWidget* field)
{
    quieten();
    m_message->showMessage(MessageBar::Kind::Bad, sentence);
    for (int page = 0; field != nullptr && page < m_stack->count(); ++page) {
        if (m_stack->widget(page)->isAncestorOf(field))
            m_tabs->setCurrentIndex(page);
    }
    if (field != nullptr)
        field->setFocus(Qt::OtherFocusReason);
}

void AccountSettingsDialog::save()
{
    quieten();
    if (const auto [sentence, field] = problem(); field != nullptr) {
        complain(sentence, field);
        return;
    }
    m_readable->ask(
        *m_address->baseUrl(), [this] { askBeforeMoving(); },
        [this] { m_address->addressEdit()->setFocus(Qt::OtherFocusReason); });
}

void AccountSettingsDialog::askBeforeMoving()
{
    const bool moves = originOf(*m_address->baseUrl()) != originOf(m_account.baseUrl);
    if (!moves || m_unfinished == 0) {
        keep();
        return;
    }
    ask(tr("%n unfinished tasks were sent to %1 and can only be tracked there. They wait until the account uses that "
           "URL again; meanwhile, their clips may be lost.",
            nullptr, m_unfinished)
            .arg(originOf(m_account.baseUrl)),
        {tr("Change URL"), [this] { keep(); }}, tr("Cancel"));
}

void AccountSettingsDialog::keep()
{
    // Keep other changes made in the meantime, such as to the models.
    Account account = m_accounts.find(m_account.id).value_or(m_account);
    account.name = m_address->name();
    account.baseUrl = *m_address->baseUrl();
    account.cleartextOrigin = isCleartext(account.baseUrl) ? m_readable->agreedOrigin() : QString();
    account.createsAtOnce = m_sending->createsAtOnce();
    account.queriesPerSecond = m_sending->queriesPerSecond();
    account.proxy = m_sending->proxy();
    account.clipFolder = m_folder->folder();
    account.clipPattern = m_pattern->pattern();
    if (m_models->isChanged())
        account.models = m_models->models();
    QByteArray key = m_address->key();
    if (key.isEmpty()) {
        if (const auto stored = m_accounts.put(account); !stored)
            return complain(stored.error().message, nullptr);
        keepChoices();
        return accept();
    }
    m_message->showMessage(MessageBar::Kind::Information, tr("Storing the key…"));
    setBusy(true);
    const auto ownerOf = [](const Account& each) { return KeySaver::Owner{each.id, originOf(each.baseUrl)}; };
    auto* saver = new KeySaver(
        m_keys, ownerOf(m_account), ownerOf(account), key, [this, account] { return m_accounts.put(account); }, this);
    wipe(key);
    connect(saver, &KeySaver::failed, this, [this](const QString& sentence) {
        setBusy(false);
        complain(sentence, nullptr);
    });
    connect(saver, &KeySaver::kept, this, [this](const QString& problem) {
        setBusy(false);
        m_address->wipeKey();
        keepChoices();
        Q_EMIT keyChanged(m_account.id,
            problem.isEmpty() ? QString() : tr("%1 The new key is kept in memory until you quit.").arg(problem));
        accept();
    });
}

void AccountSettingsDialog::keepChoices()
{
    for (const ApiType kind : {ApiType::TextToVideo, ApiType::ImageToVideo, ApiType::ReferenceToVideo,
             ApiType::VideoEdit, ApiType::MultiImageToVideo}) {
        const QString code = m_models->taken().value(kind);
        const KindChoice before = m_accounts.choices().value(kind);
        const KindChoice now = code.isEmpty() ? KindChoice() : KindChoice{m_account.id, code};
        const bool isMine = before.accountId == m_account.id;
        if (now == before || (code.isEmpty() && !isMine))
            continue;
        // Losing a choice does no harm, so an error is ignored.
        static_cast<void>(m_accounts.choose(kind, code.isEmpty() ? std::nullopt : std::optional(now)));
    }
}

void AccountSettingsDialog::ask(const QString& words, const MessageAction& yes, const QString& no)
{
    quieten();
    m_message->setStacked(true); // room for its buttons
    m_message->setClosable(false);
    m_message->showMessage(MessageBar::Kind::Warning, words,
        {{yes.words,
             [this, execute = yes.execute] {
                 quieten();
                 execute();
             }},
            {no, [this] { quieten(); }}});
    m_message->focusLastAction(); // so that a second Enter does not confirm
}

void AccountSettingsDialog::askToRemove()
{
    QStringList whole{tr("Remove %1 and its key? Its tasks and clips are kept.").arg(m_account.name), m_noteOnRemoval};
    if (m_unfinished > 0)
        whole.append(tr("%n unfinished tasks of this account will no longer be tracked, and their clips may be lost.",
            nullptr, m_unfinished));
    ask(joinedSentences(whole), {tr("Remove account"), [this] { remove(); }}, tr("Cancel"));
}

void AccountSettingsDialog::setBusy(bool busy)
{
    m_isBusy = busy;
    for (QPushButton* button : {m_remove, m_cancel, m_save})
        button->setEnabled(!busy);
}

/// Not while the keychain works: the key would belong to another URL than the account. It answers within seconds.
void AccountSettingsDialog::reject()
{
    if (m_isBusy)
        return;
    m_address->wipeKey();
    QDialog::reject();
}

void AccountSettingsDialog::remove()
{
    setBusy(true);
    m_keys.remove(m_account.id, this, [this](const Result<void>& removed) { removedKey(removed); });
}

void AccountSettingsDialog::removedKey(const Result<void>& removed)
{
    setBusy(false);
    quieten();
    // Remove the key first: without its account it could not be found any more.
    if (!removed) {
        m_message->showMessage(MessageBar::Kind::Bad,
            tr("The account was kept, because its key couldn't be removed. %1").arg(removed.error().message));
        return;
    }
    if (const auto stored = m_accounts.remove(m_account.id); !stored) {
        m_message->showMessage(MessageBar::Kind::Bad, stored.error().message);
        return;
    }
    Q_EMIT accountRemoved(m_account.name);
    accept();
}

} // namespace Dailies
