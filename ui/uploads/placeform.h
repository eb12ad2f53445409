// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/uploadplace.h"

#include <QHash>
#include <QSet>
#include <QWidget>

#include <functional>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace Dailies {

class DisclosureButton;
class KeyEdit;
class NotedField;

/// What a new place can start from: a known storage service, or one of the protocols alone.
struct UploadService {
    UploadPreset values; ///< its name is shown in a list
    UploadProtocol protocol = UploadProtocol::S3;
};
QList<UploadService> uploadServices();

/// The fields of an upload place. Shows only those that its service needs. What is wrong is shown below each field,
/// once the user has left it or tried to save.
class PlaceForm final : public QWidget {
    Q_OBJECT
public:
    /// Starts with the values of `place`.
    explicit PlaceForm(const UploadPlace& place, QWidget* parent = nullptr);

    /// Starts a new place from a service. Keeps what the user has typed, except for what depends on the service.
    void start(const UploadService& service, const QString& usualName);
    /// The place as typed, with the ID and the folder that it had.
    UploadPlace place() const;
    /// The typed secret; empty to keep the stored one. The caller must wipe it.
    QByteArray secret() const;
    void wipeSecret();
    /// Shows a line below the secret.
    void setSecretHint(const QString& hint);
    QWidget* field(const QString& name) const;

    using Checks = std::function<QList<PlaceProblem>(const UploadPlace& place)>;
    /// Finds problems that only the caller knows, by the JSON name of the field or "secret", in addition to those of
    /// problemsOf().
    void setChecks(Checks checks);
    /// The hosts that fetch the files later.
    void setServiceHosts(const QStringList& hosts);
    /// Shows all problems from now on. Returns the first field that has one; null if there is none.
    QWidget* complain();

Q_SIGNALS:
    void edited();

private:
    void build();
    void buildMore();
    QLineEdit* addLine(const QString& name, const QString& label, const QString& placeholder = {});
    NotedField* add(const QString& name, const QString& label, QWidget* field, QWidget* sheet);
    void show(const UploadPlace& place);
    void showNeeded();
    void showHints();
    void follow();
    void showProblems();
    QList<PlaceProblem> problems() const;
    QString endpointText() const;
    QLineEdit* line(const QString& name) const;

    UploadPlace m_place;
    UploadService m_service; ///< has no values for an existing place
    QString m_nameGiven; ///< the name that start() has filled in
    QStringList m_hosts;
    Checks m_checks;
    QSet<QString> m_left; ///< fields whose problems are shown
    bool m_isComplaining = false; ///< all problems are shown
    bool m_isShowing = false;
    QHash<QString, NotedField*> m_fields; ///< by JSON name
    QWidget* m_extra; ///< fields that most places do not need
    DisclosureButton* m_more = nullptr;
    KeyEdit* m_secret = nullptr;
    QPlainTextEdit* m_arguments = nullptr;
    QSpinBox* m_linkHours = nullptr;
    QSpinBox* m_commandSeconds = nullptr;
    QCheckBox* m_virtualHosts = nullptr;
};

} // namespace Dailies
