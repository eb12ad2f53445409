// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/promptmentions.h"
#include "app/request/kindfields.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// "i v a": reference images, videos, audios; "f" is a document, "F" a first frame.
QList<MediaItem> items(const QString& letters)
{
    static const QHash<QChar, QString> types = {{u'i', u"reference_image"_s}, {u'v', u"reference_video"_s},
        {u'a', u"reference_audio"_s}, {u'f', u"file"_s}, {u'F', u"first_frame"_s}, {u'V', u"video"_s}};
    QList<MediaItem> result;
    for (const QChar letter : letters)
        result.append({types.value(letter), u"https://e.com/%1"_s.arg(result.size()), {}});
    return result;
}

/// Each mention as written in the text, with its meaning.
QString listed(const QString& prompt)
{
    QStringList words;
    for (const Mention& mention : findMentions(prompt)) {
        const QString media[] = {u"image"_s, u"video"_s, u"audio"_s};
        words.append(u"%1=%2 %3"_s.arg(prompt.mid(mention.position, mention.length),
            media[static_cast<int>(mention.medium)], QString::number(mention.number)));
        if (mention.digits <= mention.position || mention.digits >= mention.position + mention.length)
            words.append(u"digits are not in it"_s);
    }
    return words.join(u", "_s);
}

QString listed(const QList<Finding>& findings)
{
    QStringList lines;
    for (const Finding& finding : findings) {
        lines.append(u"%1 %2[%3]: %4"_s.arg(severityName(finding.severity), fieldKey(*finding.field))
                         .arg(finding.index)
                         .arg(finding.message));
    }
    return lines.join(u" | "_s);
}

} // namespace

class TestPromptMentions final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* prompt, const char* found) {
            QTest::newRow(*prompt ? prompt : "empty") << QString::fromUtf8(prompt) << QString::fromUtf8(found);
        };
        row("", "");
        row("a cat", "");
        row("Image 1", "Image 1=image 1");
        row("The cat of Image 1 meets Image 12.", "Image 1=image 1, Image 12=image 12");
        row("Image1, video2,audio 3", "Image1=image 1, video2=video 2, audio 3=audio 3");
        row("IMAGE 1 VIDEO 1 AUDIO 1", "IMAGE 1=image 1, VIDEO 1=video 1, AUDIO 1=audio 1");
        row("an image 2 m wide", "image 2=image 2");
        row("Image  1", "Image  1=image 1");
        row("Image\t1", "Image\t1=image 1");
        row("Image\u00a01", "Image\u00a01=image 1");
        row("Image\n1", "");
        row("Image    1", "");
        row("reimage 1", "");
        row("preimage1", "");
        row("my_image 1", "");
        row("élimage 1", "");
        row("2image 1", "");
        row("images 1", "");
        row("imagery 1", "");
        row("image one", "");
        row("image-1", "");
        row("(Image 1)", "Image 1=image 1");
        row("@Image 1's cat", "Image 1=image 1");
        row("Image 1/Image 2", "Image 1=image 1, Image 2=image 2");
        row("Image 1-3", "Image 1=image 1");
        row("Image 1, 2 and 3", "Image 1=image 1");
        row("video 4K", "");
        row("image 3D", "");
        row("image 2m wide", "");
        row("audio 5.1", "");
        row("See Image 1.", "Image 1=image 1");
        row("Image 1.Then", "Image 1=image 1");
        row("Image 0", "Image 0=image 0");
        row("Image 007", "Image 007=image 7");
        row("Image 99999999999999999999999", "Image 99999999999999999999999=image 2147483647");
        row("图1", "图1=image 1");
        row("图 1和图片2，图像3", "图 1=image 1, 图片2=image 2, 图像3=image 3");
        row("让图1中的猫看视频1，配音频1", "图1=image 1, 视频1=video 1, 音频1=audio 1");
        row("图１０", "图１０=image 10");
        row("图\u30001", "图\u30001=image 1");
        row("Image １", "Image １=image 1");
        row("把Image 1放进Video 2里", "Image 1=image 1, Video 2=video 2");
        row("如图1所示", "图1=image 1");
        row("图1.5", "");
        row("图一", "");
        row("图3D", "");
        row("\U0001F431Image 1\U0001F431", "Image 1=image 1");
        row("character1", "");
    }
    void finds()
    {
        QFETCH(QString, prompt);
        QFETCH(QString, found);
        QCOMPARE(listed(prompt), found);
    }

    void renumbers_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QList<int>>("place");
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<QString>("result");
        const auto row = [](const char* name, const char* before, const char* after, const QList<int>& place,
                             const char* prompt, const char* result) {
            QTest::newRow(name) << QString::fromLatin1(before) << QString::fromLatin1(after) << place
                                << QString::fromUtf8(prompt) << QString::fromUtf8(result);
        };
        row("swapped", "ii", "ii", {1, 0}, "Image 1 and Image 2", "Image 2 and Image 1");
        row("swapped, Chinese", "ii", "ii", {1, 0}, "图1看图片 2", "图2看图片 1");
        row("nothing to do", "ii", "ii", {0, 1}, "Image 1 and  image 02", "Image 1 and  image 02");
        row("first removed", "iii", "ii", {-1, 0, 1}, "Image 1, Image 2, Image 3", "Image 3, Image 1, Image 2");
        row("first two removed", "iii", "i", {-1, -1, 0}, "Image 2, Image 1, Image 3", "Image 3, Image 2, Image 1");
        row("last removed", "iii", "ii", {0, 1, -1}, "Image 1, Image 3", "Image 1, Image 3");
        row("another medium moves", "iv", "vi", {1, 0}, "Image 1, Video 1", "Image 1, Video 1");
        row("between others", "iviv", "vivi", {1, 0, 3, 2}, "Image 2, Video 2", "Image 2, Video 2");
        row("each medium by itself", "ivi", "iiv", {1, 2, 0}, "Image 1, Image 2, Video 1", "Image 2, Image 1, Video 1");
        row("inserted before", "i", "ii", {1}, "image 1 and image 2", "image 2 and image 1");
        row("no such item", "i", "i", {0}, "Image 4 and Image 0", "Image 4 and Image 0");
        row("ten becomes nine", "iiiiiiiiii", "iiiiiiiii", {-1, 0, 1, 2, 3, 4, 5, 6, 7, 8}, "Image 10, Image 1, image2",
            "Image 9, Image 10, image1");
        row("nine becomes ten", "iiiiiiiiii", "iiiiiiiiii", {9, 0, 1, 2, 3, 4, 5, 6, 7, 8}, "<Image 1><Image 10>",
            "<Image 10><Image 9>");
        row("full width stays full width", "iiiiiiiiii", "iiiiiiiiii", {9, 0, 1, 2, 3, 4, 5, 6, 7, 8}, "图１，图１０",
            "图１０，图９");
        row("the type changes its medium", "iv", "vv", {0, 1}, "Image 1, Video 1", "Image 1, Video 2");
        row("documents have no number", "fi", "if", {1, 0}, "Image 1", "Image 1");
        row("no mention", "ii", "ii", {1, 0}, "a cat \U0001F431", "a cat \U0001F431");
        row("too short a table", "ii", "ii", {1}, "Image 1, Image 2", "Image 2, Image 3");
        row("a place that is not there", "ii", "ii", {7, 0}, "Image 1, Image 2", "Image 3, Image 1");
    }
    void renumbers()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QList<int>, place);
        QFETCH(QString, prompt);
        QFETCH(QString, result);
        QCOMPARE(renumbered(prompt, items(before), items(after), place), result);
    }

    void renumberingBackGivesTheSame()
    {
        const QString prompt = u"Image 1, 图2, Video 1 and Audio 3; video 2 & image 10"_s;
        const QList<MediaItem> before = items(u"iviviaiiiiaiia"_s);
        QList<int> there;
        QList<int> back(before.size());
        QList<MediaItem> after(before.size());
        for (int i = 0; i < before.size(); ++i) {
            const int place = (i * 5 + 3) % static_cast<int>(before.size()); // 5 and 14 have no common factor
            there.append(place);
            back[place] = i;
            after[place] = before.at(i);
        }
        const QString moved = renumbered(prompt, before, after, there);
        QVERIFY(moved != prompt);
        QCOMPARE(renumbered(moved, after, before, back), prompt);
    }

    void notes_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("media");
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* name, const char* kind, const char* media, const char* prompt,
                             const char* found) {
            QTest::newRow(name) << QString::fromLatin1(kind) << QString::fromLatin1(media) << QString::fromUtf8(prompt)
                                << QString::fromUtf8(found);
        };
        const char* reference = "A 3.0 ReferenceToVideo";
        row("all there", reference, "ivaf", "Image 1 Video 1 Audio 1", "");
        row("no such item", reference, "i", "Image 1, image 2 and 图2",
            "note prompt[-1]: Image 2 in your prompt isn't attached.");
        row("several of them", reference, "", "Video 1 Audio 2",
            "note prompt[-1]: Video 1 in your prompt isn't attached. | "
            "note prompt[-1]: Audio 2 in your prompt isn't attached.");
        row("never mentioned", reference, "iiv", "Image 2",
            "note media[0]: The prompt doesn't mention Image 1 yet. | note media[2]: The prompt doesn't mention Video "
            "1 yet.");
        row("only references are to be mentioned", reference, "Fif", "Image 2", "");
        row("no prompt, no word", reference, "ii", "  ", "");
        row("2.7", "A 2.7 ReferenceToVideo", "i", "a cat", "note media[0]: The prompt doesn't mention Image 1 yet.");
        row("edit of one", "A 3.0 VideoEdit", "v", "Night", "");
        row("edit of several", "A 3.0 VideoEdit", "vi", "Night as in Image 1",
            "note media[0]: The prompt doesn't mention Video 1 yet.");
        row("edit 2.7", "A 2.7 VideoEdit", "V", "Night", "");
        row("edit 2.7, no such", "A 2.7 VideoEdit", "V", "Video 2",
            "note prompt[-1]: Video 2 in your prompt isn't attached.");
        row("a frame", "A 3.0 ImageToVideo", "F", "a cat", "");
        row("a frame and a mention", "A 3.0 ImageToVideo", "F", "Image 1 and Image 2",
            "note prompt[-1]: Image 2 in your prompt isn't attached.");
        row("text", "A 3.0 TextToVideo", "", "Image 1", "");
        row("B", "B MultiImageToVideo", "i", "Image 7", "");
    }
    void notes()
    {
        QFETCH(QString, kind);
        QFETCH(QString, media);
        QFETCH(QString, prompt);
        QFETCH(QString, found);
        VideoRequest request;
        for (const RequestKind& candidate : allKinds()) {
            if (kindName(candidate) == kind)
                request.kind = candidate;
        }
        request.media = items(media);
        request.prompt = prompt;
        QCOMPARE(listed(mentionNotes(request)), found);
    }

    void whatIsNotAttachedComesFirst()
    {
        VideoRequest request;
        request.kind = {Family::A, Generation::G30, ApiType::ReferenceToVideo};
        request.media = items(u"i"_s);
        request.prompt = u"Image 9"_s;
        QList<Finding> notes = mentionNotes(request);
        QCOMPARE(notes.size(), 2);
        std::reverse(notes.begin(), notes.end());
        notes.prepend({Severity::Note, Field::Duration, -1, {}, {}, u"another"_s});
        notes.append({Severity::Ask, Field::Duration, -1, {}, {}, u"asks"_s});
        QStringList said;
        for (const Finding& finding : sortedBySeverity(notes))
            said.append(finding.message);
        QCOMPARE(said,
            QStringList({u"asks"_s, u"Image 9 in your prompt isn't attached."_s, u"another"_s,
                u"The prompt doesn't mention Image 1 yet."_s}));
    }
};

QTEST_GUILESS_MAIN(TestPromptMentions)
#include "tst_promptmentions.moc"
