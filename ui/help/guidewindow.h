// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/guidepages.h"

#include <QDialog>
#include <QTextDocument>

class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;
class QToolButton;
class QUrl;

namespace Dailies {

/// The user guide: a list of its pages, the selected page, and a search field for all pages. It stays open
/// beside the main window.
class GuideWindow final : public QDialog {
    Q_OBJECT

public:
    explicit GuideWindow(QWidget* parent = nullptr);

    /// Does nothing if the page does not exist.
    void showPlace(const Dailies::GuidePlace& place);
    /// The page that is shown.
    QString page() const { return m_shown.page; }
    /// Focuses the search field.
    void beginSearch();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Visit {
        QString page;
        int scrolled = 0;
    };

    QWidget* newSide();
    QWidget* newHead();
    void follow(const QUrl& link);
    void render();
    void goTo(const QString& heading);
    void search(const QString& words);
    void findNext(bool backward);
    bool findIn(QTextDocument::FindFlags flags);
    void markHits();
    void goBack();
    void goForward();
    void leave();
    QStringList searched() const;

    QLineEdit* m_search;
    QListWidget* m_pages;
    QLabel* m_found;
    QTextBrowser* m_text;
    QToolButton* m_back;
    QToolButton* m_forward;
    QLabel* m_title;
    Visit m_shown;
    QList<Visit> m_before;
    QList<Visit> m_after;
};

} // namespace Dailies
