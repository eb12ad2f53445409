// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/listeditor.h"

#include <optional>

namespace Dailies {

class FieldUndo;

/// Edits the shots of a request. It numbers them and compares their total length with the clip's.
class ShotsEditor final : public ListEditor {
    Q_OBJECT

public:
    explicit ShotsEditor(QWidget* parent);

    FieldValue value() const override;
    void setValue(const FieldValue& value) override;
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;
    /// Sets the rest of the request, which determines the clip's length and whether it has shots.
    void setContext(const VideoRequest& request);
    /// True if there are shots, or if multiple shots are on with a shot type that takes shots: the one that the profile
    /// names, or an unknown one. Remains true while the editor has the focus.
    bool isWanted() const override;

protected:
    int itemCount() const override { return static_cast<int>(m_shots.size()); }
    ListRow* makeRow(QWidget* parent) override;
    void showItem(ListRow* row, int index) override;
    void moveItem(int from, int to) override;
    void removeItem(int index) override;

private:
    void show(const QList<Shot>& shots);
    void addShot();
    void splitEvenly();
    void number();
    void showTotal();
    bool asksForShots() const;

    QList<Shot> m_shots;
    std::optional<double> m_clipSeconds;
    bool m_multiShot = false;
    QString m_shotType;
    QStringList m_knownTypes;
    ShotLimits m_limits;
    FieldUndo* m_undo;
    QPushButton* m_split;
};

/// Divides a clip's seconds among `count` shots, if possible in whole seconds. The parts add up to the clip's length.
QList<double> evenSeconds(double clip, qsizetype count);

} // namespace Dailies
