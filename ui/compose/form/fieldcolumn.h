// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/models/modelprofile.h"
#include "app/request/videorequest.h"

#include <QHash>
#include <QJsonObject>
#include <QWidget>

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
    /// Sets the value of one editor. This is one undo step.
    void show(const VideoRequest& request, Field field);
    /// Has the request's pictures and other media follow from the kind `before`, see Dailies::carryPictures().
    void carryPictures(VideoRequest& request, const RequestKind& before);
    /// Shows the fields of a kind with the choices of the model's profile.
    void setOffer(const RequestKind& kind, const ModelProfile& profile);
    /// Texts that are not valid JSON, by the keys of their fields; see Draft.
    QJsonObject brokenTexts() const;
    void setBrokenTexts(const QJsonObject& texts); ///< after setValues()
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
    DisclosureButton* addDisclosure(const QString& text, const QString& name, QWidget* content);

    RequestKind m_kind;
    QHash<Field, FieldEditor*> m_editors;
    QHash<Field, FieldUndo*> m_undos; ///< of single values
    QHash<Field, DisclosureButton*> m_disclosures;
    RequestPreview* m_preview = nullptr;
    AdvancedPart* m_advanced = nullptr;
};

/// Creates the editor for a field's declared type.
FieldEditor* makeFieldEditor(Field field, QWidget* parent);

} // namespace Dailies
