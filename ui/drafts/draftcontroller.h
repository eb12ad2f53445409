// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drafts/draftstore.h"

#include <QDialog>
#include <QPointer>

#include <functional>

class QAction;
class QMenu;
class QWidget;

namespace Dailies {

/// Everything the user can do with named drafts: their menu and the dialogs that it opens.
class DraftController final : public QObject {
    Q_OBJECT

public:
    /// `current` returns the form's content. `window` is the parent of dialogs.
    DraftController(const QString& folder, Clock& clock, std::function<Draft()> current, QWidget* window);
    ~DraftController() override;

    QMenu* menu() const { return m_menu; }
    /// "Save as draft…"
    QAction* saveAction() const { return m_save; }
    DraftStore& store() { return m_store; }
    /// Loads a draft into the form.
    void open(const DraftEntry& entry);
    /// The form has new content, so the next draft gets a name of its own.
    void forgetName() { setName({}); }

Q_SIGNALS:
    /// The user wants to load this draft into the form.
    void opened(const QString& name, const Dailies::Draft& draft);
    void saved(const QString& name);
    /// The form has the content of this draft; empty for none.
    void nameChanged(const QString& name);
    /// A draft could not be opened.
    void failed(const QString& sentence);

private:
    void setName(const QString& name);
    void followName();
    void fillMenu();
    void save();
    void showAll();
    void show(QDialog* dialog);
    void takeOpened(const QString& name, const Draft& draft);
    QString suggestedName(const VideoRequest& request) const;

    DraftStore m_store;
    std::function<Draft()> m_current;
    QWidget* m_window;
    QMenu* m_menu;
    QAction* m_save;
    QAction* m_all;
    QList<QAction*> m_listed; ///< the drafts in the menu
    QPointer<QDialog> m_dialog; ///< the open one
    QString m_name; ///< of the draft that the form was loaded from or saved to; empty for none
    QString m_id; ///< of the same draft
};

} // namespace Dailies
