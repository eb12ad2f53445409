// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/models/modelprofile.h"
#include "app/request/videorequest.h"

#include <QHash>
#include <QWidget>

class QVBoxLayout;

namespace Dailies {

class DisclosureButton;
class FieldEditor;
class RequestPreview;
class WrapLayout;

// The editors of all fields in their one order, of which those that the request's kind offers are shown; below them
// what is opened on demand.
class FieldColumn final : public QWidget {
    Q_OBJECT

public:
    explicit FieldColumn(QWidget* parent = nullptr);

    // None for the model, which is chosen elsewhere.
    [[nodiscard]] FieldEditor* editor(Field field) const { return m_editors.value(field); }
    // Puts a request's values into all editors, shown or not.
    void setValues(const VideoRequest& request);
    // Shows the fields of a kind, and the choices that a model's profile has for them.
    void setOffer(const RequestKind& kind, const ModelProfile& profile);
    [[nodiscard]] QList<Finding> ownFindings() const;
    void showFindings(const QList<Finding>& findings);
    // What depends on other fields.
    void setContext(const VideoRequest& request);
    void setRecentVoices(const QStringList& voices);
    // Opens what hides it and puts the cursor there.
    void focusOn(const Finding& finding);
    // What the preview shows while it is open.
    void setPreview(const QUrl& baseUrl, const VideoRequest& request);

Q_SIGNALS:
    void fieldChanged(Dailies::Field field);
    void rowsChanged();
    // The person opened it.
    void partOpened(QWidget* part);

private:
    void addEditor(Field field);
    DisclosureButton* addDisclosure(const QString& text, const QString& name, QWidget* content);
    void arrange();

    RequestKind m_kind;
    QHash<Field, FieldEditor*> m_editors;
    QHash<Field, DisclosureButton*> m_disclosures;
    RequestPreview* m_preview = nullptr;
    QWidget* m_more;
    WrapLayout* m_moreRow;
    QVBoxLayout* m_rows;
};

/// The editor that belongs to a field's declared type.
[[nodiscard]] FieldEditor* makeFieldEditor(Field field, QWidget* parent);

} // namespace Dailies
