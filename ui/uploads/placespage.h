// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/uploads/placetestpanel.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace Dailies {

class EmptyState;
class MessageBar;
class PlaceList;

/// The settings page of the upload places: adds, edits, tests, chooses and removes them, and leads to their files.
class PlacesPage final : public QWidget {
    Q_OBJECT
public:
    explicit PlacesPage(const PlaceTools& tools, QWidget* parent = nullptr);

    /// Chooses a place and tests it. Does nothing if there is no such place any more.
    void test(const QString& placeId);

public Q_SLOTS:
    void add();

private:
    void build();
    QPushButton* newButton(
        const QString& iconName, const QString& text, const QString& name, void (PlacesPage::*act)());
    std::optional<UploadPlace> current() const;
    void refresh();
    void follow();
    void edit();
    void choose();
    void showFiles();
    void askToRemove();
    void remove(const QString& id);
    void removed(const UploadPlace& place, const Result<void>& secretRemoved);
    void openDialog(const std::optional<UploadPlace>& place);
    void reveal(QWidget* part);
    void askForTest(const PlaceTestPanel::Take& take);
    void setBusy(bool isBusy);

    const PlaceTools m_tools;
    MessageBar* m_message;
    EmptyState* m_empty;
    QWidget* m_whole; ///< everything but the message and the empty state
    PlaceList* m_list;
    QLabel* m_facts;
    PlaceTestPanel* m_test;
    QPushButton* m_add = nullptr;
    QPushButton* m_edit = nullptr;
    QPushButton* m_choose = nullptr;
    QPushButton* m_files = nullptr;
    QPushButton* m_remove = nullptr;
    QString m_tested; ///< the place that the results below are about
    bool m_isBusy = false;
};

} // namespace Dailies
