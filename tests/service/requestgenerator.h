// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/kindfields.h"
#include "app/request/videorequest.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>

namespace Dailies {

/// Requests of any kind, with anything a user might type. The same seed gives the same requests.
class RequestGenerator final {
public:
    /// `files` are file: URLs to use as local files.
    explicit RequestGenerator(quint32 seed, const QStringList& files = {}) : m_random(seed), m_files(files) {}

    VideoRequest next(const RequestKind& kind)
    {
        VideoRequest request;
        request.kind = kind;
        request.model = modelOf(kind);
        for (const FieldUse& use : fieldsOf(kind)) {
            if (use.need == Need::Required || often())
                fill(request, use.field);
        }
        return request;
    }

    /// Texts that shells, JSON and terminals each interpret in their own way.
    static const QStringList& nastyTexts()
    {
        static const QStringList texts = {
            QStringLiteral("it's a 'quoted' \"text\""),
            QStringLiteral("$(touch ran) `touch ran` ${HOME} $HOME $$ $API_KEY"),
            QStringLiteral("!! !touch !-1 ^a^b ~ * ? [a-z] {a,b} <(touch ran) >(x) # no comment"),
            QStringLiteral("'; touch ran; '"),
            QStringLiteral("\"; touch ran; \""),
            QStringLiteral("')\"; touch ran; (\"'"),
            QStringLiteral("\\ \\\\ \\' \\\" \\n \\$(touch ran) \\"),
            QStringLiteral("line one\nline two\r\nline three\ttabbed"),
            QStringLiteral("%s %d %% %n \\x41 \\u0041"),
            QStringLiteral("一只猫在屋顶上，图1 里的人 😀👩‍👩‍👧 naïve"),
            QStringLiteral("\u0001\u0007\u001b[31m\u007f\u0085\u009b2J"),
            QStringLiteral("\u202Ereversed\u202C \u200B\uFEFF\u2028\u2029"),
            QStringLiteral("-n -e --data-binary @/etc/passwd"),
            QStringLiteral("@/etc/passwd"),
            QStringLiteral("</script> & | ; && || > out < in"),
            QStringLiteral("trailing backslash\\"),
            QStringLiteral("'"),
            QStringLiteral("\""),
            QStringLiteral(" "),
        };
        return texts;
    }

private:
    static QString modelOf(const RequestKind& kind)
    {
        if (kind.family == Family::B)
            return QStringLiteral("practice-b");
        return kind.generation == Generation::G30 ? QStringLiteral("practice-a-3.0") : QStringLiteral("practice-a-2.7");
    }

    bool often() { return m_random.bounded(3) > 0; }
    QString text() { return nastyTexts().at(m_random.bounded(int(nastyTexts().size()))); }
    QString longText()
    {
        QString all = text();
        while (often())
            all += text();
        return all;
    }
    QString address() { return QStringLiteral("https://media.example/%1.png?a=1&b='2'").arg(m_random.bounded(1000)); }
    QString source()
    {
        return m_files.isEmpty() || !often() ? address() : m_files.at(m_random.bounded(int(m_files.size())));
    }
    std::optional<double> seconds() { return 2 + m_random.bounded(20); }

    void fill(VideoRequest& request, Field field)
    {
        switch (field) {
        case Field::Model: break;
        case Field::Prompt: request.prompt = longText(); break;
        case Field::NegativePrompt: request.negativePrompt = longText(); break;
        case Field::Media: fillMedia(request); break;
        case Field::ImageAddress: request.imageAddress = source(); break;
        case Field::Images: request.images = {source(), source()}; break;
        case Field::Resolution: request.resolution = QStringLiteral("720P"); break;
        case Field::AspectRatio: request.aspectRatio = QStringLiteral("16:9"); break;
        case Field::Duration: request.durationSeconds = seconds(); break;
        case Field::Mode: request.mode = QStringLiteral("pro"); break;
        case Field::Guidance: request.guidance = m_random.bounded(100) / 8.0; break;
        case Field::Sound: request.sound = QStringLiteral("on"); break;
        case Field::MultiShot: request.multiShot = often(); break;
        case Field::ShotType: request.shotType = QStringLiteral("customize"); break;
        case Field::Shots: request.shots = {{1, text(), 2.5}, {std::nullopt, text(), std::nullopt}, {3, {}, 4}}; break;
        case Field::Voices: request.voices = {text(), QStringLiteral("voice-2")}; break;
        case Field::PromptExtend: request.promptExtend = often(); break;
        case Field::Watermark: request.watermark = often(); break;
        case Field::Logo: request.logo = m_random.bounded(3); break;
        case Field::LogoParam: request.logoParam = QJsonObject{{text(), text()}, {QStringLiteral("n"), 1.5}}; break;
        case Field::Extra:
            request.extra = {{QStringLiteral("seed"), m_random.bounded(1000)},
                {QStringLiteral("more'"), QJsonObject{{text(), QJsonArray{text(), 2.5, true}}}}};
            break;
        }
    }

    void fillMedia(VideoRequest& request)
    {
        const QStringList& types = mediaTypesOf(request.kind);
        const int count = 1 + m_random.bounded(4);
        for (int i = 0; i < count; ++i) {
            MediaItem item{types.at(m_random.bounded(int(types.size()))), source(), {}};
            if (offersReferenceVoice(request.kind) && often())
                item.referenceVoice = source();
            request.media.append(item);
        }
    }

    QRandomGenerator m_random;
    QStringList m_files;
};

} // namespace Dailies
