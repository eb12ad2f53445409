// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/text/requestimport.h"
#include "ui/drafts/draft.h"

#include <QObject>

class QSettings;
class QWidget;

namespace Dailies {

class Engine;
class RequestForm;

/// Reads a request for the form from a file, the clipboard or a drop.
class ImportController final : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of all dialogs. All of them must outlive this object.
    ImportController(Engine& engine, QSettings& settings, RequestForm& form, QWidget* window);

    void chooseFile();
    void openFile(const QString& path);
    void paste();

Q_SIGNALS:
    /// No request could be read. The form is unchanged.
    void failed(const Dailies::Error& error);
    /// `notes` are sentences about the request for the user.
    void imported(const Dailies::Draft& draft, const QStringList& notes);

private:
    void take(const Result<ImportedRequest>& result);
    ImportContext context() const;
    QString otherAddress(const QUrl& baseUrl) const;

    Engine& m_engine;
    QSettings& m_settings;
    RequestForm& m_form;
    QWidget* m_window;
};

} // namespace Dailies
