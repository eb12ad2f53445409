// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountstore.h"
#include "app/request/checks/finding.h"
#include "app/request/models/profilecatalogue.h"
#include "app/request/videorequest.h"
#include "ui/drafts/draft.h"

#include <QList>
#include <QSet>
#include <QWidget>

#include <optional>

class QLabel;
class QScrollArea;

namespace Dailies {

class FieldColumn;
class FileInspector;
class FindingsList;
class MessageBar;
class ModelChooser;
class SubmitBar;

// The compose column: a request being written. It holds the one VideoRequest that its fields show and change; values
// that the chosen kind does not offer stay in it.
class RequestForm final : public QWidget {
    Q_OBJECT

public:
    // `profiles` is what is known of models; it must outlive the form.
    explicit RequestForm(const ProfileCatalogue& profiles, QWidget* parent = nullptr);

    // The chosen account stays chosen where it still is in the list.
    void setAccounts(const QList<Account>& accounts);
    // What is taken when a person chooses a kind.
    void setKindChoices(const KindChoices& choices);
    void setAccountId(const QString& id);
    [[nodiscard]] QString accountId() const;

    void setRequest(const VideoRequest& request);
    [[nodiscard]] VideoRequest request() const { return m_request; }
    // Account, request and where it goes on from, as one.
    void setDraft(const Draft& draft);
    [[nodiscard]] Draft draft() const;
    // The task that the request goes on from; nothing once the picture of that task is not in the request any more.
    [[nodiscard]] RequestOrigin origin() const;
    // Identifiers of voices used lately, latest first, to choose from.
    void setRecentVoices(const QStringList& voices);
    // The folder for pictures that come without a file, such as pasted ones.
    void setInputsFolder(const QString& folder);
    // The profiles have changed: offers and findings follow.
    void followProfiles();
    // 1 to 20
    [[nodiscard]] int copies() const;
    // A request is on its way into the list: until it is there, Submit is off.
    void setSending(bool isSending);
    // Asks whether the same request is to be sent once more; `sentence` says how long ago it was.
    void askAgain(const QString& sentence);
    // Everything there is to say now, most serious first.
    [[nodiscard]] const QList<Finding>& findings() const { return m_findings; }

public Q_SLOTS:
    // Ready to type the prompt.
    void beginPrompt();
    // What was found at an address, or why nothing was.
    void showLookup(const QString& address, const QString& words, bool isTrouble);
    // As if the person pressed Submit: asks where there is something to ask, and leads to what is missing.
    void submit();

Q_SIGNALS:
    void requestChanged();
    void accountChanged();
    // It was settled where a model of an account belongs; the account should list it so from now on.
    void modelDecided(const QString& accountId, const Dailies::EnabledModel& model);
    // The account should not list the model any longer.
    void modelForgotten(const QString& accountId, const QString& code);
    // The person wants to see, or change, what is known of a model.
    void modelSettingsRequested(const Dailies::EnabledModel& model);
    // The person wants to know what an address among the inputs leads to; showLookup() takes the answer.
    void lookupRequested(const QString& address);
    // The person wants `copies()` tasks of `request()` for `accountId()`. Never while there is a Stop finding. `isMeant`:
    // the person knows that the same may have been sent just now.
    void submitRequested(bool isMeant);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    void connectParts();
    void connectInputs();
    bool isPractice() const;
    void followChoice();
    void followField(Field field);
    void goBack();
    void refresh();
    void showFindings();
    void fitFindings();
    void showNotSent();
    void showOrigin();
    void showState();
    void focusOn(const Finding& finding);
    void reveal(QWidget* part);
    void ask();
    void keepTabOrder();
    void watchComposing(QWidget* old, QWidget* now);

    const ProfileCatalogue& m_profiles;
    VideoRequest m_request;
    RequestOrigin m_origin;
    QList<Finding> m_findings;
    QSet<Field> m_touched; // fields that the person has been in: only there, something missing is marked
    bool m_tried = false; // after a try to submit it is marked everywhere
    bool m_composing = false; // an input method is in the middle of a word
    std::optional<VideoRequest> m_confirmed; // what "Submit anyway" was said to
    int m_confirmedCopies = 1; // and for how many tasks of it
    QString m_account;

    FileInspector* m_inspector;
    ModelChooser* m_chooser;
    FieldColumn* m_fields;
    FindingsList* m_list;
    QLabel* m_notSent;
    QLabel* m_originLine;
    QScrollArea* m_scroll;
    QWidget* m_saidLine;
    QScrollArea* m_said; // around the findings: always in view, with a few of them at once
    QWidget* m_question; // around the message bar
    MessageBar* m_message;
    SubmitBar* m_bar;
};

} // namespace Dailies
