// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"
#include "ui/tasks/stage/stagewords.h"

#include <QImage>
#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;

namespace Dailies {

class ThumbnailCache;

/// What the stage shows of one take of the submission.
struct SubmissionTake {
    TaskId id = 0;
    QString file; ///< the clip, if it is a video
    QString icon; ///< while there is no clip: the state
    Tone tone = Tone::MutedText;
    bool isUnderWay = false;
    std::optional<int> percent;
    QString caption; ///< "Take 129 · 1:09"
    QString spoken; ///< for assistive programs: number and state
    bool isShown = false; ///< it is the one on the stage

    bool operator==(const SubmissionTake&) const = default;
};

/// `words` are those of the stage about this task.
SubmissionTake submissionTakeOf(const VideoTask& task, const StageWords& words);

/// The takes that were submitted together, as a row of small pictures on dark ground: how many are ready, and a way to
/// each of those that have room. Hidden if there is only one.
class SubmissionTiles final : public QWidget {
    Q_OBJECT

public:
    static constexpr int most = 10; ///< pictures, with that of the take on the stage

    explicit SubmissionTiles(QWidget* parent = nullptr);

    /// `input` is the dimmed picture of the takes without a clip; it may be null.
    void setTakes(const QList<SubmissionTake>& takes, const QImage& input);

Q_SIGNALS:
    void takeChosen(Dailies::TaskId id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Tile;
    void rebuild(qsizetype count);
    void fitTiles();

    ThumbnailCache* m_thumbnails;
    QLabel* m_tally;
    QHBoxLayout* m_row;
    QList<Tile*> m_tiles;
};

} // namespace Dailies
