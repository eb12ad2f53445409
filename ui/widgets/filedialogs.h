// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QUrl>

#include <functional>

class QFileDialog;
class QObject;

namespace Dailies {

// Qt's own file dialog never emits urlsSelected(), and a native one emits fileSelected() for local files only. Both end
// with accepted() and keep what was chosen. These open a dialog and return; the dialog deletes itself when it closes.

/// `take` gets all that the person chose, local or remote, once; it is not called when the person cancels, or when
/// `receiver` is gone by then.
void openForUrls(QFileDialog* dialog, QObject* receiver, const std::function<void(const QList<QUrl>&)>& take);

/// The same for one file or folder of this computer; native dialogs offer no other places then.
void openForFile(QFileDialog* dialog, QObject* receiver, const std::function<void(const QString&)>& take);

} // namespace Dailies
