// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountstore.h"
#include "app/request/checks/finding.h"
#include "app/request/models/profilecatalogue.h"
#include "app/request/videorequest.h"
#include "app/tasks/run/sendgate.h"
#include "ui/drafts/draft.h"

#include <QList>
#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QLabel;
class QMenu;
class QScrollArea;

namespace Dailies {

class ComposeHeader;
class FieldColumn;
class FileInspector;
class FindingsArea;
class MessageBar;
class ModelChooser;
class SubmitBar;

/// The compose column, in which the user writes a request. Its fields edit one VideoRequest. Values that the chosen
/// kind does not offer stay in the request.
class RequestForm final : public QWidget {
    Q_OBJECT

public:
    /// `profiles` must outlive the form.
    explicit RequestForm(const ProfileCatalogue& profiles, QWidget* parent = nullptr);

    /// Chooses account, model and kind.
    ModelChooser* chooser() const { return m_chooser; }
    QString accountId() const;

    void setRequest(const VideoRequest& request);
    VideoRequest request() const { return m_request; }
    /// Sets account, request and origin together.
    void setDraft(const Draft& draft);
    Draft draft() const;
    /// The task that the request continues; none if the request no longer contains the picture of that task.
    RequestOrigin origin() const;
    /// Offers the identifiers of recently used voices, latest first.
    void setRecentVoices(const QStringList& voices);
    /// The folder for pictures that are pasted or dropped without a file.
    void setInputsFolder(const QString& folder);
    /// Call it after the profiles have changed; updates choices and findings.
    void followProfiles();
    /// The menus of the header, and the name of the draft that is in the form; an empty name means a new request.
    void setDraftsMenu(QMenu* menu);
    void setExamplesMenu(QMenu* menu);
    void setDraftName(const QString& name);
    /// Generates, from wherever the focus is in the window while the form is visible.
    QAction* generateAction() const { return m_generate; }
    /// Tells which press is being handled, so that a held or doubled key never confirms what it asked.
    void setPresses(const std::function<SendPress()>& presses) { m_presses = presses; }
    /// 1 to 20
    int copies() const;
    void setCopies(int copies);
    /// Disables Generate while a request is being added to the list.
    void setSending(bool isSending);
    /// Asks whether to send the same request once more; `sentence` says how long ago it was sent.
    void askAgain(const QString& sentence);
    /// All findings, most serious first.
    const QList<Finding>& findings() const { return m_findings; }

public Q_SLOTS:
    /// Focuses the prompt.
    void beginPrompt();
    /// Shows what was found at a URL, or why nothing was found.
    void showLookup(const QString& address, const QString& words, bool isTrouble);
    /// Does what the Generate button does: asks for confirmation if needed, or leads to the first missing field.
    void submit();

Q_SIGNALS:
    void newRequestRequested();
    void requestChanged();
    void accountChanged();
    /// The user wants to know what the URL of an input leads to. Pass the answer to showLookup().
    void lookupRequested(const QString& address);
    /// The user wants copies() tasks of request() for accountId(). Never emitted while there is a Stop finding.
    /// `isMeant`: the user knows that the same request may have been sent a moment ago.
    void submitRequested(bool isMeant);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildLayout(const ProfileCatalogue& profiles);
    void connectParts();
    void connectInputs();
    void addGenerateAction();
    void followChoice();
    void followField(Field field);
    void refresh();
    void showFindings();
    bool isMissing(const Finding& finding) const;
    void showOrigin();
    void showState();
    void focusOn(const Finding& finding);
    void reveal(QWidget* part);
    bool isConfirmed();
    void closeQuestion();
    void placeQuestion();
    void keepTabOrder();

    VideoRequest m_request;
    RequestOrigin m_origin;
    QList<Finding> m_findings;
    QList<Finding> m_broken; ///< those of what the fields themselves cannot read
    bool m_tried = false; ///< only after an attempt to generate, the form says what is missing
    std::optional<VideoRequest> m_confirmed; ///< the request for which the user chose "Generate anyway"
    std::optional<SendPress> m_asked; ///< the press that asked whether to generate anyway
    std::function<SendPress()> m_presses;
    QString m_account;

    FileInspector* m_inspector;
    ComposeHeader* m_header;
    ModelChooser* m_chooser;
    FieldColumn* m_fields;
    QLabel* m_notSent;
    QLabel* m_originLine;
    QScrollArea* m_scroll;
    FindingsArea* m_said;
    QWidget* m_question; ///< around the message bar, over the findings
    MessageBar* m_message;
    SubmitBar* m_bar;
    QAction* m_generate = nullptr;
};

} // namespace Dailies
