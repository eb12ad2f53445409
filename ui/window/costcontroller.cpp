// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/costcontroller.h"

#include "app/common/redact.h"
#include "app/common/sentences.h"
#include "app/engine/engine.h"
#include "app/money/limittext.h"
#include "app/money/moneytext.h"
#include "app/tasks/history/taskchanges.h"
#include "ui/compose/form/requestform.h"
#include "ui/spend/spendwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int settlingMs = 60;

std::optional<Amount> amountIn(const Limit& limit, const SpendEstimate& estimate, int copies)
{
    std::optional<Amount> one;
    switch (limit.unit) {
    case LimitUnit::Takes: one = Amount::whole(1); break;
    case LimitUnit::Seconds: one = estimate.largest.seconds; break;
    case LimitUnit::Points: one = estimate.largest.points; break;
    case LimitUnit::Money:
        if (estimate.price && estimate.price->currency == limit.currency)
            one = estimate.price->amount;
        break;
    }
    return one ? std::optional(one->times(Amount::whole(copies))) : std::nullopt;
}

double share(Amount amount, Amount all)
{
    if (all.isZero())
        return amount.isZero() ? 0 : 1;
    return static_cast<double>(amount.micros()) / static_cast<double>(all.micros());
}

/// The part of a limit that is used after a request.
double shareAfter(const LimitUse& use, const SpendEstimate& estimate, int copies)
{
    return usageParts(use, estimate, copies).all();
}

/// Whether the price of a request, if it has one, is in the currency of this limit.
bool counts(const Limit& limit, const SpendEstimate& estimate)
{
    return limit.unit != LimitUnit::Money || !estimate.price || estimate.price->currency == limit.currency;
}

/// Whether a request is charged in the unit of this limit, as far as that is known.
bool concerns(const Limit& limit, const SpendEstimate& estimate)
{
    const bool isKnown = estimate.largest.isKnown();
    switch (limit.unit) {
    case LimitUnit::Seconds: return !isKnown || estimate.largest.seconds;
    case LimitUnit::Points: return !isKnown || estimate.largest.points;
    case LimitUnit::Takes:
    case LimitUnit::Money: break;
    }
    return true;
}

} // namespace

UsageParts usageParts(const LimitUse& use, const SpendEstimate& estimate, int copies)
{
    const Amount all = use.limit.amount;
    return {share(use.spent(), all), share(use.reserved, all),
        share(amountIn(use.limit, estimate, copies).value_or(Amount()), all)};
}

QString usageText(const LimitUse& use, const SpendEstimate& estimate, int copies, const QString& account)
{
    const auto withAccount = [&account](const QString& limit) {
        return account.isEmpty() ? limit
                                 : CostController::tr("%1 for %2", "a limit, and an account").arg(limit, account);
    };
    if (!counts(use.limit, estimate))
        return CostController::tr("%1 doesn't count %2", "a limit, and the code of a currency")
            .arg(withAccount(limitText(use.limit)), estimate.price->currency);
    const QString left = withAccount(leftText(use));
    const double used = shareAfter(use, estimate, copies);
    if (used > 1 || use.left().isZero() || use.limit.period == LimitPeriod::Run)
        return left;
    if (used >= 1)
        return CostController::tr("%1 · none after this", "what is left of a limit").arg(left);
    if (used >= UsageBar::nearlyFull)
        return CostController::tr("%1 · past 80 %", "what is left of a limit").arg(left);
    return left;
}

CostController::CostController(Engine& engine, TaskChanges& changes, RequestForm& form, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
    , m_form(form)
{
    m_settling.setSingleShot(true);
    m_settling.setInterval(settlingMs);
    connect(&m_settling, &QTimer::timeout, this, &CostController::show);
    connect(&form, &RequestForm::costChanged, this, &CostController::refresh);
    connect(&changes, &TaskChanges::changed, this, &CostController::refresh);
    connect(&engine.preferences(), &Preferences::changed, this, [this](Preference preference) {
        if (preference == Preference::SendingPaused)
            refresh();
    });
}

void CostController::refresh()
{
    if (!m_settling.isActive())
        m_settling.start();
}

const LimitUse* CostController::tightest(const QList<LimitUse>& uses, const SpendEstimate& estimate, int copies)
{
    const LimitUse* found = nullptr;
    double most = -1;
    for (const LimitUse& use : uses) {
        const double used = shareAfter(use, estimate, copies);
        if (use.limit.period == LimitPeriod::Run && uses.size() > 1 && used <= 1)
            continue;
        if (used > most) {
            most = used;
            found = &use;
        }
    }
    return found;
}

QString CostController::wordsOf(const LimitUse& use, const SpendEstimate& estimate, int copies) const
{
    const std::optional<Account> account = m_engine.account(use.limit.account);
    const bool isOfAccount = account && !use.limit.account.isEmpty();
    return usageText(use, estimate, copies, isOfAccount ? plainText(account->name) : QString());
}

void CostController::show()
{
    // First, where a narrow window does not cut it off.
    QString price;
    const auto tell = [this, &price](const QString& cost, const std::optional<UsageParts>& parts) {
        QStringList texts{cost};
        if (m_engine.preferences().isOn(Preference::SendingPaused))
            texts.prepend(tr("Sending is paused"));
        texts.removeAll(QString());
        m_form.setCost(texts.join(u" · "_s), price, parts);
    };
    // Practice mode costs nothing, and a request without an account cannot be sent.
    const QString account = m_form.accountId();
    if (account.isEmpty() || account == Account::practiceId())
        return tell({}, std::nullopt);
    const SpendBook book(m_engine.store(), m_engine.clock());
    const auto seconds = m_form.inputSeconds();
    const auto input = seconds ? Amount::fromDouble(*seconds) : std::nullopt;
    const int copies = m_form.copies();
    const SpendEstimate estimate = book.estimate(account, m_form.request(), input);
    QString cost = estimateText(estimate, copies);
    price = priceText(estimate, copies);
    if (estimate.isExact)
        cost = tr("Uses %1", "an amount, below Generate").arg(cost);
    // The limits that keep it from being sent decide, before those of which more is used.
    QList<LimitUse> over;
    QList<LimitUse> uses;
    const LimitVerdict verdict = book.judge(account, m_form.request(), copies, input);
    for (const LimitVerdict::Reason& reason : verdict.reasons) {
        if (verdict.kind >= LimitVerdict::Kind::Asks)
            (reason.isUnknown || !counts(reason.use.limit, estimate) ? uses : over).append(reason.use);
    }
    if (verdict.kind == LimitVerdict::Kind::Refuses)
        over.removeIf([](const LimitUse& use) { return use.limit.atLimit != AtLimit::Refuse; });
    const bool isOver = !over.isEmpty();
    if (isOver) {
        uses = over;
    } else if (uses.isEmpty()) {
        uses = book.uses(account);
        uses.removeIf([&estimate](const LimitUse& use) { return !concerns(use.limit, estimate); });
    }
    const LimitUse* use = tightest(uses, estimate, copies);
    if (use == nullptr)
        return tell(cost, std::nullopt);
    if (!estimate.largest.isKnown())
        cost = tr("Cost unknown");
    const QString limit = wordsOf(*use, estimate, copies);
    const UsageParts parts = usageParts(*use, estimate, copies);
    if (isOver)
        return tell(tr("Over the limit: %1", "what is left of a limit").arg(limit) + u" · "_s + cost, parts);
    tell(cost + u" · "_s + limit, parts);
}

QString CostController::costOf(const QList<VideoTask>& tasks) const
{
    const SpendBook book(m_engine.store(), m_engine.clock());
    SpendSum sum;
    bool isKnown = !tasks.isEmpty();
    for (const VideoTask& task : tasks) {
        const SpendEstimate estimate = book.estimate(task.accountId, task.request, task.inputSeconds);
        isKnown = isKnown && estimate.largest.isKnown();
        sum.seconds += estimate.largest.seconds.value_or(Amount());
        sum.points += estimate.largest.points.value_or(Amount());
        if (estimate.price)
            sum.money[estimate.price->currency] += estimate.price->amount;
    }
    if (!isKnown)
        return {};
    QStringList money; // rounded, it could be more than what is said
    for (auto each = sum.money.cbegin(); each != sum.money.cend(); ++each)
        money.append(exactMoneyText({each.value(), each.key()}));
    QStringList sentences{money.isEmpty() ? tr("You'll be charged for up to %1.", "15 s").arg(sumText(sum))
                                          : tr("You'll be charged for up to %1 (%2).", "15 s, and what they cost")
                                                .arg(sumText(sum), money.join(u" + "_s))};
    SpendEstimate together;
    together.largest = {sum.seconds, sum.points};
    if (sum.seconds.isZero())
        together.largest.seconds.reset();
    if (sum.points.isZero())
        together.largest.points.reset();
    if (sum.money.size() == 1)
        together.price = Price{sum.money.first(), sum.money.firstKey()};
    QList<LimitUse> uses = book.uses(tasks.constFirst().accountId);
    uses.removeIf([&together](const LimitUse& use) { return !concerns(use.limit, together); });
    if (const LimitUse* use = tightest(uses, together, 1))
        sentences.append(tr("%1.", "41 of 60 s left today").arg(wordsOf(*use, together, 1)));
    return joinedSentences(sentences);
}

} // namespace Dailies
