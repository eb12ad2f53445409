// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/listeditor.h"

#include <optional>

namespace Dailies {

class ListUndo;

// The shots of a request, numbered in their order, with their lengths added up against the clip's.
class ShotsEditor final : public ListEditor {
    Q_OBJECT

public:
    explicit ShotsEditor(QWidget* parent);

    [[nodiscard]] FieldValue value() const override;
    void setValue(const FieldValue& value) override;
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;
    // The rest of the request: how long the clip is, and whether it asks for shots.
    void setContext(const VideoRequest& request);
    // There are shots, or multiple shots are on with a shot type that takes them: the one that the profile names, or
    // one that it does not know. Never goes away under the person's hands.
    [[nodiscard]] bool isWanted() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] int itemCount() const override { return static_cast<int>(m_shots.size()); }
    [[nodiscard]] ListRow* makeRow(QWidget* parent) override;
    void showItem(ListRow* row, int index) override;
    void moveItem(int from, int to) override;
    void removeItem(int index) override;

private:
    void show(const QList<Shot>& shots);
    void addShot();
    void splitEvenly();
    void number();
    void showTotal();
    [[nodiscard]] bool asksForShots() const;

    QList<Shot> m_shots;
    std::optional<double> m_clipSeconds;
    bool m_multiShot = false;
    QString m_shotType;
    QStringList m_knownTypes;
    ShotLimits m_limits;
    ListUndo* m_undo;
    QPushButton* m_split;
};

// The seconds of a clip on `count` shots, as even as whole seconds are where that goes; they add up to the clip's.
[[nodiscard]] QList<double> evenSeconds(double clip, qsizetype count);

} // namespace Dailies
