// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/uploads/placetools.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QSpinBox;
class QStackedWidget;
class QTreeView;

namespace Dailies {

class EmptyState;
class MessageBar;
class UploadsModel;

/// The files that Dailies uploaded to a place, to look at and to delete.
class MyUploadsDialog final : public QDialog {
    Q_OBJECT
public:
    MyUploadsDialog(const PlaceTools& tools, const UploadPlace& place, QWidget* parent = nullptr);

private:
    enum class Work { None, Listing, Deleting };

    void buildTable();
    void buildFoot();
    QPushButton* newButton(const QString& iconName, const QString& text, const QString& name);
    void refresh();
    void listed(const Result<QList<StoredFile>>& files);
    void showProblem(const Error& error);
    QStringList selected() const;
    QStringList old() const;
    void follow();
    void ask(const QStringList& names, QWidget* after);
    void remove(const QStringList& names);
    void removeNext();
    void removed(const QString& name, const Result<void>& result);
    void stop();
    void setWork(Work work);

    const PlaceTools m_tools;
    const UploadPlace m_place;
    std::unique_ptr<Uploader> m_uploader; ///< null until the place is open
    UploadsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    MessageBar* m_message;
    QStackedWidget* m_pages;
    QTreeView* m_table;
    EmptyState* m_empty;
    QLabel* m_status;
    QSpinBox* m_days;
    QPushButton* m_deleteOld = nullptr;
    QPushButton* m_refresh = nullptr;
    QPushButton* m_delete = nullptr;
    Work m_work = Work::None;
    bool m_isStopped = false;
    bool m_canList = true;
    QStringList m_queue; ///< to delete
    int m_total = 0; ///< of the running deletion
    int m_gone = 0; ///< files that it has deleted
};

} // namespace Dailies
