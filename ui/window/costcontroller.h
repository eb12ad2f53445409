// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/spendbook.h"
#include "ui/widgets/usagebar.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace Dailies {

class Engine;
class RequestForm;
class TaskChanges;

/// Says what a request will cost and what the limits leave, below Generate and in questions about money.
class CostController final : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive this object.
    CostController(Engine& engine, TaskChanges& changes, RequestForm& form, QObject* parent);

    /// The part with the figures of a question about sending the requests of these tasks again, such as "You'll be
    /// charged for up to 15 s. 41 of 60 s left today." Empty if nothing is known.
    QString costOf(const QList<VideoTask>& tasks) const;
    /// Shows the costs again after limits, rates or takes have changed.
    void refresh();

private:
    void show();
    /// The limit of which the largest part would be used; nullptr if there is none.
    static const LimitUse* tightest(const QList<LimitUse>& uses, const SpendEstimate& estimate, int copies);
    /// usageText() with the name of the account if the limit has one.
    QString wordsOf(const LimitUse& use, const SpendEstimate& estimate, int copies) const;

    Engine& m_engine;
    RequestForm& m_form;
    QTimer m_settling; ///< until the user pauses typing
};

/// The parts of a limit, with what a request would add.
UsageParts usageParts(const LimitUse& use, const SpendEstimate& estimate, int copies);
/// What is left of a limit, and whether a request goes past 80 % of it; or that the limit does not count its currency.
QString usageText(const LimitUse& use, const SpendEstimate& estimate, int copies, const QString& account);

} // namespace Dailies
