// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/form/requestdifference.h"
#include "ui/drafts/draft.h"

#include <QDialog>

#include <functional>

class QLabel;
class QPushButton;
class QTableWidget;

namespace Dailies {

class FileInspector;
class MessageBar;

/// Shows what another request would change in the form. The user chooses which changes to apply.
class ReuseDialog final : public QDialog {
    Q_OBJECT

public:
    /// The name of an account; empty if the account no longer exists.
    using AccountName = std::function<QString(const QString& accountId)>;

    ReuseDialog(const Draft& now, const Draft& then, const QString& title, const AccountName& nameOf, QWidget* parent);

    /// Whether the user would see any change.
    static bool isNeeded(const Draft& now, const Draft& then, const AccountName& nameOf);
    /// The form's content with the chosen changes.
    Draft chosen() const;

private:
    struct Line {
        std::optional<RequestDifference> difference; ///< nullopt: the account
        QString now;
        QString then;
        QString label;
    };
    static QList<Line> linesBetween(const Draft& now, const Draft& then, const AccountName& nameOf);
    void buildTable();
    void buildLayout(const QString& title);
    void addLine(int row, const Line& line);
    void fitRows();
    void followTicks();
    void showGoneFiles();
    int ticked() const;
    bool isTicked(int row) const;

    Draft m_now;
    Draft m_then;
    QList<Line> m_lines;
    QTableWidget* m_table;
    MessageBar* m_message;
    QPushButton* m_use = nullptr;
    FileInspector* m_inspector;
};

} // namespace Dailies
