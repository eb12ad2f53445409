// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/wire/requestcheck.h"

#include "app/request/checks/inputfindings.h"
#include "app/request/checks/profilenotes.h"
#include "app/request/checks/promptmentions.h"
#include "app/request/checks/validation.h"
#include "app/request/kindfields.h"
#include "app/service/wire/wire.h"
#include "app/service/wire/wirekeys.h"

#include <QJsonArray>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Far longer than any URL. A longer source contains the data itself.
constexpr qsizetype longestAddress = 8192;

/// Inline pictures are megabytes of text. The checks only need their beginning.
void shorten(QString& source)
{
    if (source.size() > longestAddress)
        source.truncate(longestAddress);
}

/// The request as it would be sent. Only extra JSON can make it differ from the fields.
RequestReading readBack(const VideoRequest& request)
{
    if (request.extra.isEmpty())
        return {request, {}};
    VideoRequest light = request;
    for (MediaItem& item : light.media)
        shorten(item.source);
    for (QString& image : light.images)
        shorten(image);
    shorten(light.imageAddress);
    RequestReading reading = decodeCreate(encodeCreate(light), request.kind);
    const qsizetype items = std::min(reading.request.media.size(), request.media.size());
    for (qsizetype i = 0; i < items; ++i) {
        if (reading.request.media.at(i).source == light.media.at(i).source)
            reading.request.media[i].source = request.media.at(i).source;
    }
    return reading;
}

/// Whether extra JSON sends media although the kind has none.
bool hasUnlistedMedia(const VideoRequest& request)
{
    if (offers(request.kind, Field::Media))
        return false;
    const QString path = wirePath(request.kind, {Severity::Ask, Field::Media, -1, {}, {}, {}});
    return !valueAt(request.extra, path).toArray().isEmpty();
}

/// Whether a path is equal to or below another one.
bool isWithin(const QString& path, const QString& outer)
{
    if (!path.startsWith(outer))
        return false;
    return path.size() == outer.size() || path.at(outer.size()) == u'.' || path.at(outer.size()) == u'[';
}

/// Whether a finding is about the value itself. If the value already violates the specification, a Note adds nothing.
bool isAboutValue(const Finding& finding)
{
    return finding.part == "type"_L1 || finding.field == Field::Resolution || finding.field == Field::AspectRatio
        || finding.field == Field::Duration;
}

/// Collects findings without duplicates.
class Gatherer {
public:
    explicit Gatherer(const RequestReading& reading) : m_reading(reading), m_findings(reading.findings) {}

    void add(const QList<Finding>& findings)
    {
        for (Finding finding : findings) {
            finding.path = wirePath(m_reading.request.kind, finding);
            if (!isTold(finding))
                m_findings.append(std::move(finding));
        }
    }

    QList<Finding> sorted()
    {
        // How a file gets there does not matter as long as it can't be sent.
        m_findings.removeIf([stops = stopped()](const Finding& finding) {
            return finding.aboutWay && finding.severity == Severity::Note && stops.contains(finding.path);
        });
        return sortedBySeverity(m_findings);
    }

private:
    QStringList stopped() const
    {
        QStringList paths;
        for (const Finding& finding : m_findings) {
            if (finding.severity == Severity::Stop)
                paths.append(finding.path);
        }
        return paths;
    }

    bool isTold(const Finding& finding) const
    {
        // A value of the wrong JSON type was not read, so later checks report it as missing.
        const bool misread = std::ranges::any_of(
            m_reading.findings, [&finding](const Finding& other) { return isWithin(finding.path, other.path); });
        return misread || std::ranges::any_of(m_findings, [&finding](const Finding& other) {
            const bool moreSerious = finding.severity == Severity::Note && other.severity != Severity::Note;
            return other.path == finding.path && (other == finding || (moreSerious && isAboutValue(finding)));
        });
    }

    const RequestReading& m_reading;
    QList<Finding> m_findings;
};

} // namespace

QList<Finding> checkRequest(const VideoRequest& request, const RequestContext& context)
{
    const RequestReading reading = readBack(request);
    Gatherer gatherer(reading);
    gatherer.add(validate(reading.request, hasUnlistedMedia(reading.request), context.ways));
    gatherer.add(inputFindings(reading.request, context.files));
    gatherer.add(mentionNotes(reading.request));
    gatherer.add(profileNotes(reading.request, context.profile.value_or(ModelProfile()), context.files));
    return gatherer.sorted();
}

} // namespace Dailies
