// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/spendcontroller.h"

#include "app/common/momenttext.h"
#include "app/common/redact.h"
#include "app/engine/engine.h"
#include "app/money/limittext.h"
#include "app/tasks/history/taskchanges.h"
#include "ui/spend/invoicedialog.h"
#include "ui/spend/limitsdialog.h"
#include "ui/spend/ratesdialog.h"
#include "ui/spend/settledialog.h"
#include "ui/spend/spendexport.h"
#include "ui/spend/spendpage.h"
#include "ui/spend/spendwords.h"
#include "ui/style/icons.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/filedialogs.h"
#include "ui/widgets/folderopening.h"
#include "ui/widgets/formparts.h"
#include "ui/window/ledgerwatch.h"
#include "ui/window/limitwatch.h"
#include "ui/window/submitcontroller.h"
#include "ui/window/windowmenu.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLocale>
#include <QPointer>
#include <QSettings>
#include <QShortcut>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto spendShownKey = "spend/shown";
constexpr auto spendJoinedKey = "spend/joined";
constexpr auto spendPeriodKey = "spend/period";
constexpr auto spendGroupKey = "spend/group";
constexpr auto spendFolderKey = "spend/folder"_L1;
constexpr int togetherMs = 300;

template<typename Value>
Value storedChoice(const QSettings& settings, const char* key, Value usual, Value last)
{
    bool isNumber = false;
    const int number = settings.value(QLatin1StringView(key)).toInt(&isNumber);
    return isNumber && number >= 0 && number <= static_cast<int>(last) ? static_cast<Value>(number) : usual;
}

/// Rounded down, so that it is 100 only for a full limit.
qint64 percentOf(const LimitUse& use)
{
    return use.used().times(Amount::whole(100)).over(use.limit.amount).value_or(Amount()).micros()
        / Amount::whole(1).micros();
}

} // namespace

SpendController::SpendController(
    Engine& engine, QSettings& settings, TaskChanges& changes, QStackedWidget& pages, QWidget& window)
    : QObject(&window)
    , m_engine(engine)
    , m_settings(settings)
    , m_pages(pages)
    , m_window(window)
    , m_reader(new SpendReader(engine.store().file(), this))
    , m_action(new QAction(icon(u"wallet"_s), tr("Spend"), this))
    , m_takes(new QAction(icon(u"film"_s), tr("Takes"), this))
    , m_watch(new LimitWatch(engine, this))
{
    m_asked = std::make_shared<std::atomic_int>(0);
    m_action->setObjectName(u"spendAction"_s);
    nameCommand(m_action, u"spendPage"_s);
    m_action->setShortcut(Qt::CTRL | Qt::Key_3);
    connect(m_action, &QAction::triggered, this, &SpendController::show);
    m_takes->setObjectName(u"takesAction"_s);
    nameCommand(m_takes, u"takesPage"_s);
    m_takes->setShortcut(Qt::CTRL | Qt::Key_0);
    connect(m_takes, &QAction::triggered, this, &SpendController::leave);
    m_later.setSingleShot(true);
    m_later.setInterval(togetherMs);
    connect(&m_later, &QTimer::timeout, this, &SpendController::refresh);
    connect(&changes, &TaskChanges::changed, this, [this](const TaskChangeSet& changed) {
        if (mayHaveCost(changed))
            follow();
    });
    connect(new LedgerWatch(engine, this), &LedgerWatch::changedOutside, this, [this] {
        // Its limits may be others now. If that can't be read, the tasks say what was true before.
        (void)m_engine.store().reviewHeld(m_engine.clock().now());
        follow();
        Q_EMIT changed();
    });
    m_hasJoined = settings.value(QLatin1StringView(spendJoinedKey)).toBool();
    follow();
    connect(m_watch, &LimitWatch::passed, this, &SpendController::tellUse);
}

void SpendController::connectMenu(WindowMenu& menu)
{
    menu.setSpendAction(m_action);
    menu.onChosen(WindowMenu::Command::SpendingLimits, this, &SpendController::editLimits);
    menu.onChosen(WindowMenu::Command::Rates, this, &SpendController::editRates);
    menu.onChosen(WindowMenu::Command::CompareInvoice, this, &SpendController::compareInvoice);
}

void SpendController::connectSubmits(const SubmitController& submits)
{
    connect(&submits, &SubmitController::limitsRequested, this, &SpendController::editLimits);
    connect(&submits, &SubmitController::ratesRequested, this, &SpendController::editRates);
}

SpendBook SpendController::book() const
{
    return {m_engine.store(), m_engine.clock()};
}

QDate SpendController::today() const
{
    return m_engine.clock().now().toLocalTime().date();
}

AccountNames SpendController::names() const
{
    return m_names ? m_names() : AccountNames();
}

/// Practice takes are not read from the ledger, because they cost nothing.
bool SpendController::mayHaveCost(const TaskChangeSet& changed)
{
    return !changed.isFew() || !changed.removed().isEmpty()
        || std::ranges::any_of(changed.changed(), [&changed](TaskId id) {
               const auto task = changed.task(id);
               return !task || !isPractice(*task);
           });
}

/// Once there was something to show, there always is.
void SpendController::follow()
{
    if (!m_hasJoined && !book().isEmpty())
        join();
    m_watch->follow();
    if (isShown() && !m_later.isActive())
        m_later.start();
}

void SpendController::join()
{
    m_hasJoined = true;
    Q_EMIT joined();
}

bool SpendController::isShown() const
{
    return m_page != nullptr && m_pages.currentWidget() == m_page;
}

SpendPage* SpendController::page()
{
    if (m_page == nullptr) {
        m_page = new SpendPage;
        m_page->setThumbnailFolder(m_engine.profile().root + u"/cache/thumbnails"_s);
        SpendChoice choice;
        choice.period = storedChoice(m_settings, spendPeriodKey, SpendPeriod::Month, SpendPeriod::Year);
        choice.group = storedChoice(m_settings, spendGroupKey, SpendGroup::Model, SpendGroup::Tag);
        m_page->setChoice(choice);
        connectPage();
        m_pages.addWidget(m_page);
    }
    return m_page;
}

void SpendController::connectPage()
{
    connect(m_page, &SpendPage::chosen, this, &SpendController::refresh);
    connect(m_page, &SpendPage::limitsRequested, this, &SpendController::editLimits);
    connect(m_page, &SpendPage::firstLimitRequested, this, &SpendController::addLimit);
    connect(m_page, &SpendPage::ratesRequested, this, &SpendController::editRates);
    connect(m_page, &SpendPage::settleRequested, this, &SpendController::settle);
    connect(m_page, &SpendPage::undoRequested, this, &SpendController::unsettle);
    auto* undoKey = new QShortcut(QKeySequence::Undo, m_page);
    undoKey->setContext(Qt::WidgetWithChildrenShortcut);
    connect(undoKey, &QShortcut::activated, this, [this] {
        if (!m_settled.isEmpty())
            takeBack(m_settled.constLast());
    });
    connect(m_page, &SpendPage::compareRequested, this, &SpendController::compareInvoice);
    connect(m_page, &SpendPage::exportRequested, this, &SpendController::exportEntries);
    connect(m_page, &SpendPage::taskRequested, this, &SpendController::taskRequested);
}

void SpendController::show()
{
    if (isShown())
        return;
    join();
    m_before = m_pages.currentWidget();
    m_pages.setCurrentWidget(page());
    m_page->focusFirst();
    refresh();
}

void SpendController::leave()
{
    if (isShown() && m_before != nullptr)
        m_pages.setCurrentWidget(m_before);
}

void SpendController::restore()
{
    if (!m_hasJoined)
        return;
    Q_EMIT joined();
    if (m_settings.value(QLatin1StringView(spendShownKey)).toBool())
        show();
}

void SpendController::save() const
{
    m_settings.setValue(QLatin1StringView(spendJoinedKey), m_hasJoined);
    m_settings.setValue(QLatin1StringView(spendShownKey), isShown());
    if (m_page == nullptr)
        return;
    m_settings.setValue(QLatin1StringView(spendPeriodKey), static_cast<int>(m_page->choice().period));
    m_settings.setValue(QLatin1StringView(spendGroupKey), static_cast<int>(m_page->choice().group));
}

void SpendController::refresh()
{
    m_later.stop();
    const SpendChoice choice = page()->choice();
    const int number = ++*m_asked;
    m_reader->read<SpendView>(
        m_page,
        [this, choice, number, asked = m_asked](TaskStore& store) -> Result<SpendView> {
            if (*asked != number)
                return failure(ErrorKind::Stopped, u"outdated"_s);
            return readSpend(store, m_engine.clock(), choice);
        },
        [this, number](const Result<SpendView>& view) {
            if (number != *m_asked)
                return; // a newer question is on its way
            view ? m_page->setView(*view, names()) : tell(view.error());
        });
}

void SpendController::changedHere()
{
    m_watch->settle();
    if (m_page != nullptr)
        refresh();
    Q_EMIT changed();
}

LimitsDialog* SpendController::newLimits()
{
    auto* dialog = new LimitsDialog(book(), names(), &m_window);
    connect(dialog, &LimitsDialog::changed, this, &SpendController::changedHere);
    connect(this, &SpendController::changed, dialog, &LimitsDialog::refresh);
    return dialog;
}

void SpendController::editLimits()
{
    newLimits()->open();
}

void SpendController::addLimit()
{
    newLimits()->addAlone();
}

void SpendController::editRates()
{
    const QStringList models = book().scope().value_or(SpendScope()).models;
    auto* dialog = new RatesDialog(book(), names(), models, today(), &m_window);
    connect(dialog, &RatesDialog::changed, this, &SpendController::changedHere);
    connect(this, &SpendController::changed, dialog, &RatesDialog::refresh);
    dialog->open();
}

void SpendController::correct(TaskId id)
{
    const auto entry = book().entryOf(id);
    if (!entry)
        tell({ErrorKind::BadInput, tr("Dailies has no record of what this take cost.")});
    else if (entry->earlier.isEmpty())
        settle(*entry);
    else
        chooseCall(*entry);
}

void SpendController::chooseCall(const SpendEntry& last)
{
    const QList<SpendEntry> calls = last.earlier + QList{last};
    QStringList names;
    for (const SpendEntry& call : calls)
        names.append(tr("%1. %2 · %3", "number, time and cost of a call")
                         .arg(names.size() + 1)
                         .arg(dateTimeText(call.sentAt),
                             costText(call).isEmpty() ? costStateText(call.state)
                                                      : costStateText(call.state) + u" · "_s + costText(call)));
    auto* dialog = new QInputDialog(&m_window);
    dialog->setObjectName(u"callDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Cost of take %1").arg(QLocale().toString(last.task)));
    dialog->setLabelText(tr("This take was sent %n times. Which call?", nullptr, int(calls.size())));
    dialog->setComboBoxItems(names);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, calls, names](const QString& name) {
        if (const qsizetype place = names.indexOf(name); place >= 0)
            settle(calls.at(place));
    });
    dressInputDialog(dialog);
    dialog->open();
}

QString SpendController::usualCurrency(const SpendEntry& entry) const
{
    if (entry.price)
        return entry.price->currency;
    QString currency;
    for (const Rate& rate : book().rates()) {
        if (rate.account == entry.account)
            return rate.price.currency;
        if (rate.account.isEmpty() && currency.isEmpty())
            currency = rate.price.currency;
    }
    return currency;
}

void SpendController::settle(const SpendEntry& entry)
{
    auto* dialog = new SettleDialog(entry, usualCurrency(entry), &m_window);
    connect(dialog, &SettleDialog::saveRequested, this,
        [this, dialog, entry](const std::optional<Quantity>& quantity, const std::optional<Price>& price) {
            if (const Result<void> settled = book().settle(entry.id, quantity, price); !settled)
                return dialog->showProblem(settled.error().message);
            dialog->accept();
            m_settled.append(entry);
            changedHere();
            const bool isCharged = quantity || price;
            Q_EMIT said(MessageBar::Kind::Information,
                isCharged ? tr("Settled as charged.") : tr("Settled as not charged."),
                {{tr("Undo"), [this, entry] { takeBack(entry); }}});
        });
    dialog->open();
}

/// What the user said last about a take counts no more, but what was said before that.
void SpendController::takeBack(const SpendEntry& before)
{
    if (!before.isSettledByHand)
        return unsettle(before);
    const bool isCharged = before.state == CostState::Billed;
    const Result<void> undone = book().settle(before.id, isCharged ? std::optional(before.quantity) : std::nullopt,
        isCharged && before.isPriceGiven ? before.price : std::nullopt);
    if (!undone)
        return tell(undone.error());
    const auto last = std::find_if(
        m_settled.crbegin(), m_settled.crend(), [&before](const SpendEntry& each) { return each.id == before.id; });
    if (last != m_settled.crend())
        m_settled.erase(std::prev(last.base()));
    changedHere();
    Q_EMIT said(MessageBar::Kind::Information, tr("Your earlier figure counts again."), {});
}

/// Nothing that the user said about a take counts any more.
void SpendController::unsettle(const SpendEntry& entry)
{
    if (const Result<void> undone = book().unsettle(entry.id); !undone)
        return tell(undone.error());
    m_settled.removeIf([&entry](const SpendEntry& each) { return each.id == entry.id; });
    changedHere();
    // A take that was settled keeps the reason why the service's figure did not count.
    Q_EMIT said(MessageBar::Kind::Information,
        entry.reason != UnsettledReason::None || entry.state == CostState::Unsettled
            ? tr("The take is unsettled again.")
            : tr("The service's figure counts again."),
        {});
}

void SpendController::compareInvoice()
{
    const QStringList accounts = book().scope().value_or(SpendScope()).accounts;
    auto* dialog = new InvoiceDialog(questionOf(page()->choice(), today()), accounts, names(), &m_window);
    connect(dialog, &InvoiceDialog::entriesRequested, this, [this, dialog] {
        const SpendQuestion question = dialog->question();
        using Entries = std::pair<QList<SpendEntry>, QList<SpendEntry>>; // of the period, and all
        m_reader->read<Entries>(
            dialog,
            [this, question](TaskStore& store) -> Result<Entries> {
                const SpendBook book(store, m_engine.clock());
                auto asked = book.entries(question);
                auto all = asked ? book.entries({.account = question.account, .model = question.model}) : asked;
                if (!all)
                    return failure(all.error());
                return Entries{*asked, *all};
            },
            [dialog](const Result<Entries>& read) {
                if (read)
                    dialog->setEntries(read->first, read->second);
                else
                    dialog->setEntries(failure(read.error()));
            });
    });
    dialog->open();
}

void SpendController::exportEntries()
{
    auto* dialog = rememberingFileDialog(
        m_settings, spendFolderKey, QStandardPaths::DocumentsLocation, tr("Export CSV"), &m_window);
    dialog->setObjectName(u"spendFileDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Table for spreadsheet programs (*.csv)")});
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(u"spend %1.csv"_s.arg(m_page->view().today.toString(Qt::ISODate)));
    openForFile(dialog, this, [this](const QString& file) { write(file); });
}

void SpendController::write(const QString& file)
{
    const SpendQuestion question = questionOf(m_page->choice(), m_page->view().today);
    m_reader->read<int>(
        this,
        [this, question, file, names = names()](TaskStore& store) -> Result<int> {
            const auto entries = SpendBook(store, m_engine.clock()).entries(question);
            return entries ? exportSpend(*entries, names, file) : failure(entries.error());
        },
        [this, file](const Result<int>& written) {
            if (!written)
                return tell(written.error());
            const QString folder = QFileInfo(file).absolutePath();
            Q_EMIT said(MessageBar::Kind::Information,
                tr("%Ln takes exported to %1.", nullptr, *written).arg(plainText(QFileInfo(file).fileName())),
                {{tr("Open folder"), [this, folder] { openFolder(folder, this); }}});
        });
}

void SpendController::tellUse(const LimitUse& use)
{
    const QString account = use.limit.account;
    const QString limit = account.isEmpty()
        ? limitText(use.limit)
        : tr("%1 for %2", "a limit and an account").arg(limitText(use.limit), accountText(names(), account));
    const QString sentence = use.left().isZero()
        ? tr("Your limit of %1 is reached.").arg(limit)
        : tr("%1 % of your limit of %2 is used or reserved.").arg(QString::number(percentOf(use)), limit);
    Q_EMIT said(MessageBar::Kind::Information, sentence, {{tr("Spending limits…"), [this] { editLimits(); }}});
}

void SpendController::tell(const Error& error)
{
    Q_EMIT said(MessageBar::Kind::Bad, plainText(error.message), {});
}

} // namespace Dailies
