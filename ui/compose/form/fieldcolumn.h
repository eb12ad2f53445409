// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/models/modelprofile.h"
#include "app/request/videorequest.h"

#include <QHash>
#include <QWidget>

#include <optional>

namespace Dailies {

class AdvancedPart;
class DisclosureButton;
class FieldEditor;
class FieldUndo;
class RequestPreview;

/// The editors of all fields. It shows those that the request's kind offers: what nearly every request needs, and below
/// it the advanced part, which can be opened.
class FieldColumn final : public QWidget {
    Q_OBJECT

public:
    explicit FieldColumn(QWidget* parent = nullptr);

    /// Null for the model, which is chosen elsewhere.
    FieldEditor* editor(Field field) const { return m_editors.value(field); }
    /// Sets the values of all editors, also of those that are hidden.
    void setValues(const VideoRequest& request);
    /// After the kind has changed from `before`: has the request's pictures and other media follow, see carryPictures(),
    /// and gives a request that was an edit the duration that the service would use. `isUndone`: the change is undone or
    /// redone, which takes a duration back, but gives none.
    void carryOver(VideoRequest& request, const RequestKind& before, bool isUndone = false);
    /// Shows the fields of a kind with the choices of the model's profile.
    void setOffer(const RequestKind& kind, const ModelProfile& profile);
    QList<Finding> ownFindings() const;
    void showFindings(const QList<Finding>& findings);
    /// Updates what depends on the values of other fields.
    void setContext(const VideoRequest& request);
    /// Focuses the place of a finding; opens the part that contains it.
    void focusOn(const Finding& finding);
    /// Does what a finding offers to mend it.
    void mend(const Finding& finding);
    RequestPreview* preview() const { return m_preview; }
    /// Shows a control of the model among the advanced values.
    void addModelControl(QWidget* control);

Q_SIGNALS:
    void fieldChanged(Dailies::Field field);
    void rowsChanged();
    /// The user opened this part.
    void partOpened(QWidget* part);

private:
    FieldEditor* addEditor(Field field, QWidget* parent);
    void show(Field field, const VideoRequest& request);
    DisclosureButton* addDisclosure(const QString& text, const QString& name, QWidget* content);

    RequestKind m_kind;
    std::optional<double> m_filledSeconds; ///< the duration that an edit got when it became another kind
    std::optional<double> m_usualSeconds; ///< of the model's clips, if known
    QHash<Field, FieldEditor*> m_editors;
    QHash<Field, FieldUndo*> m_undos; ///< of single values
    QHash<Field, DisclosureButton*> m_disclosures;
    RequestPreview* m_preview = nullptr;
    AdvancedPart* m_advanced = nullptr;
};

/// Creates the editor for a field's declared type.
FieldEditor* makeFieldEditor(Field field, QWidget* parent);

} // namespace Dailies
