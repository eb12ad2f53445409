// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStandardPaths>
#include <QString>
#include <QUrl>

#include <functional>

class QFileDialog;
class QObject;
class QSettings;
class QWidget;

namespace Dailies {

// Qt's own file dialog never emits urlsSelected(), and a native one emits fileSelected() only for local
// files. Both emit accepted() and keep the selection, so these functions use that. They open a dialog and
// return at once; the dialog deletes itself when it closes.

/// Calls `take` once with all selected files, local or remote. It is not called if the user cancels or
/// `receiver` has been destroyed.
void openForUrls(QFileDialog* dialog, QObject* receiver, const std::function<void(const QList<QUrl>&)>& take);

/// Like openForUrls(), for one local file or folder. Native dialogs offer only local places.
void openForFile(QFileDialog* dialog, QObject* receiver, const std::function<void(const QString&)>& take);

/// A dialog that begins where its last one ended: `key` is the setting with that folder, `usual` the first one. It begins
/// in the home folder if there is no such folder.
QFileDialog* rememberingFileDialog(QSettings& settings, QLatin1StringView key, QStandardPaths::StandardLocation usual,
    const QString& title, QWidget* window);

} // namespace Dailies
