// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountstore.h"
#include "app/request/checks/fileways.h"
#include "app/request/checks/finding.h"
#include "app/request/models/profilecatalogue.h"
#include "app/request/videorequest.h"
#include "app/tasks/run/sendgate.h"
#include "ui/drafts/draft.h"
#include "ui/widgets/focuswatch.h"
#include "ui/widgets/messagebar.h"

#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QLabel;

namespace Dailies {

class ComposeHeader;
class ComposeScroll;
class FieldColumn;
class FileInspector;
class FieldUndo;
class FindingsArea;
class FormQuestion;
class NumbersQuestion;
struct UsageParts;
class ModelChooser;
class SubmitBar;

/// The compose column. Its fields edit one VideoRequest, which keeps the values that the chosen kind does not offer.
class RequestForm final : public QWidget {
    Q_OBJECT

public:
    /// `profiles` must outlive the form.
    explicit RequestForm(const ProfileCatalogue& profiles, QWidget* parent = nullptr);
    ModelChooser* chooser() const { return m_chooser; } ///< of account, model and kind
    QString accountId() const;
    void setRequest(const VideoRequest& request);
    VideoRequest request() const { return m_request; }
    void setDraft(const Draft& draft); ///< account, request and origin together
    Draft draft() const;
    /// The task that the request continues, unless it no longer contains its picture; and the files that came with it.
    RequestOrigin origin() const { return m_origin.within(m_request); }
    void setDuration(const std::optional<double>& seconds); ///< as if the user had set it; nullopt is Auto
    void setRecentVoices(const QStringList& voices); ///< offers their IDs, latest first
    void setInputsFolder(const QString& folder); ///< for pictures that are pasted or dropped without a file
    /// Sets what tells how local files reach the service of an account, and where a file is now that was renamed.
    void setFileWays(const std::function<FileWays(const VideoRequest&, const QString& accountId)>& ways,
        const std::function<QString(const QString& path)>& placeOf = {});
    void followProfiles(); ///< updates choices and findings; call it after the profiles have changed
    void followFileWays(); ///< the same after the ways or names of files have changed
    ComposeHeader* header() const { return m_header; }
    QList<QAction*> sendActions() const; ///< those that may charge; they work wherever the focus is
    bool isSeen() const; ///< whether the form is on screen; a hidden one sends nothing
    SubmitBar* submitBar() const { return m_bar; }
    /// Tells which press is being handled, so that a held or doubled key never confirms what it asked.
    void setPresses(const std::function<SendPress()>& presses) { m_presses = presses; }
    static constexpr int usualVariations = 3; ///< what one press makes where the user wants several
    int copies() const; ///< 1 to 20
    void setCopies(int copies);
    void restoreCopies(); ///< the number before "Generate 3 variations", which was sent
    void closeQuestion(); ///< without an answer; does nothing if the form asks nothing
    void setSending(bool isSending); ///< disables Generate while a request is being added to the list
    void askAgain(const QString& sentence); ///< to send the same request once more; it says how long ago it was sent
    /// Asks over the findings; "Cancel" is another answer. A change of the request takes the question away.
    void ask(const QString& question, const MessageAction& yes, const std::optional<MessageAction>& other = {});
    void setCost(const QString& text, const QString& price, const std::optional<UsageParts>& parts); ///< see SubmitBar
    std::optional<double> inputSeconds() const; ///< of all input videos; nullopt if it is not known
    const QList<Finding>& findings() const { return m_findings; } ///< most serious first

public Q_SLOTS:
    void beginPrompt(); ///< focuses the prompt
    void showLookup(const QString& address, const QString& words, bool isTrouble); ///< what a URL leads to, or why not
    void submit(); ///< does what Generate does: asks if needed, or leads to the first missing field

Q_SIGNALS:
    void costChanged(); ///< what the request costs may have changed
    void newRequestRequested();
    void requestChanged();
    void accountChanged();
    void loading(); ///< another request is about to replace the one in the form
    void kindChanged(const Dailies::Draft& before, Dailies::ApiType to); ///< by a dropped or pasted file
    void kindLeft(const Dailies::RequestKind& before); ///< for another one; also if that is undone
    void lookupRequested(const QString& address); ///< showLookup() takes what it leads to
    void frameWanted(const QString& source, int slot); ///< a video was put on the slot of a first (0) or last frame
    void uploadsRequested(); ///< to set up an upload place
    /// Never emitted while there is a Stop. `isMeant`: the user agreed to send the same request once more.
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
    void addChoiceUndo();
    void recordChoice();
    void followField(Field field);
    void refresh();
    void showFindings();
    bool isMissing(const Finding& finding) const;
    void showOrigin();
    void showState();
    void focusOn(const Finding& finding);
    void reveal(QWidget* part);
    bool isConfirmed();
    void keepTabOrder();

    VideoRequest m_request;
    RequestOrigin m_origin;
    QList<Finding> m_findings;
    QList<Finding> m_broken; ///< those of what the fields themselves cannot read
    bool m_tried = false; ///< only after an attempt to generate, the form says what is missing
    std::optional<VideoRequest> m_confirmed; ///< the request for which the user chose "Generate anyway"
    std::optional<int> m_copiesAfter; ///< the number of variations to return to once this request is sent
    std::optional<SendPress> m_asked; ///< the press that asked whether to generate anyway
    std::function<SendPress()> m_presses;
    std::function<FileWays(const VideoRequest&, const QString&)> m_ways;
    std::function<QString(const QString&)> m_placeOf = [](const QString& path) { return path; };
    QString m_account;
    FileInspector* m_inspector;
    ComposeHeader* m_header;
    ModelChooser* m_chooser;
    FieldColumn* m_fields;
    QLabel* m_notSent;
    QLabel* m_originLine;
    ComposeScroll* m_scroll;
    FindingsArea* m_said;
    FieldUndo* m_choiceUndo = nullptr;
    bool m_loadsDraft = false; ///< whose account and request are one step
    FormQuestion* m_question;
    NumbersQuestion* m_numbers;
    SubmitBar* m_bar;
    QAction* m_generate = nullptr;
    FocusWatch m_focus;
};

} // namespace Dailies
