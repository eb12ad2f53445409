<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message numerus="yes">
        <source>%n unfinished tasks of it are then no longer followed, and their clips may be lost.</source>
        <translation>
            <numerusform>%n unfinished task of it is then no longer followed, and its clip may be lost.</numerusform>
            <numerusform>%n unfinished tasks of it are then no longer followed, and their clips may be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1. They can be followed there only, and wait until the account goes there again; meanwhile their clips may be lost.</source>
        <translation>
            <numerusform>%n unfinished task was sent to %1. It can be followed there only, and waits until the account goes there again; meanwhile its clip may be lost.</numerusform>
            <numerusform>%n unfinished tasks were sent to %1. They can be followed there only, and wait until the account goes there again; meanwhile their clips may be lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message numerus="yes">
        <source>%n takes need you. First of them:</source>
        <translation>
            <numerusform>%n take needs you:</numerusform>
            <numerusform>%n takes need you. First of them:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you, so that nothing is lost</source>
        <translation>
            <numerusform>%n take needs you, so that nothing is lost</numerusform>
            <numerusform>%n takes need you, so that nothing is lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message numerus="yes">
        <source>%n tasks could not be read from the task database and are not in this list.</source>
        <translation>
            <numerusform>%n task could not be read from the task database and is not in this list.</numerusform>
            <numerusform>%n tasks could not be read from the task database and are not in this list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ClipController</name>
    <message numerus="yes">
        <source>%n clips are not on the disk any more, such as %1.</source>
        <translation>
            <numerusform>%n clip is not on the disk any more: %1.</numerusform>
            <numerusform>%n clips are not on the disk any more, such as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n clips in a folder</source>
        <translation>
            <numerusform>Save %n clip in a folder</numerusform>
            <numerusform>Save %n clips in a folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>Copying %n clip…</numerusform>
            <numerusform>Copying %n clips…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were not copied, either.</source>
        <translation>
            <numerusform>%n more was not copied, either.</numerusform>
            <numerusform>%n more were not copied, either.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips were copied.</source>
        <translation>
            <numerusform>%n clip was copied.</numerusform>
            <numerusform>%n clips were copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::CodesEdit</name>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>%n code is recognised.</numerusform>
            <numerusform>%n codes are recognised.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::CompareView</name>
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>Comparing %n take</numerusform>
            <numerusform>Comparing %n takes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionTest</name>
    <message numerus="yes">
        <source>%n models were asked about a task that does not exist. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>%n model was asked about a task that does not exist. Nothing was created, nothing is charged.</numerusform>
            <numerusform>%n models were asked about a task that does not exist. Nothing was created, nothing is charged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further models were not asked about.</source>
        <translation>
            <numerusform>%n further model was not asked about.</numerusform>
            <numerusform>%n further models were not asked about.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DesktopIntegration</name>
    <message numerus="yes">
        <source>%n clips saved</source>
        <translation>
            <numerusform>%n clip saved</numerusform>
            <numerusform>%n clips saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a clip</source>
        <translation>
            <numerusform>%n without a clip</numerusform>
            <numerusform>%n without a clip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers lost: you decide</source>
        <translation>
            <numerusform>%n answer lost: you decide</numerusform>
            <numerusform>%n answers lost: you decide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dailies: %n active</source>
        <translation>
            <numerusform>Dailies: %n active</numerusform>
            <numerusform>Dailies: %n active</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies goes on and fetches the clips. If you quit, the tasks go on at the service, and Dailies takes them up when it starts again; an address lives about a day.</source>
        <translation>
            <numerusform>%n task is running. In the tray, Dailies goes on and fetches the clip. If you quit, the task goes on at the service, and Dailies takes it up when it starts again; an address lives about a day.</numerusform>
            <numerusform>%n tasks are running. In the tray, Dailies goes on and fetches the clips. If you quit, the tasks go on at the service, and Dailies takes them up when it starts again; an address lives about a day.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them for practice</source>
        <translation>
            <numerusform>%n of them for practice</numerusform>
            <numerusform>%n of them for practice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DraftsDialog</name>
    <message numerus="yes">
        <source>%n drafts were deleted.</source>
        <translation>
            <numerusform>%n draft was deleted.</numerusform>
            <numerusform>%n drafts were deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message numerus="yes">
        <source>On %n pages</source>
        <translation>
            <numerusform>On %n page</numerusform>
            <numerusform>On %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::LineageLinks</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ModelProfileEditor</name>
    <message numerus="yes">
        <source>%n profiles are not saved.</source>
        <translation>
            <numerusform>%n profile is not saved.</numerusform>
            <numerusform>%n profiles are not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ModelsPage</name>
    <message numerus="yes">
        <source>%n codes were added.</source>
        <translation>
            <numerusform>%n code was added.</numerusform>
            <numerusform>%n codes were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message numerus="yes">
        <source>%n practice takes leave the list.</source>
        <translation>
            <numerusform>%n practice take leaves the list.</numerusform>
            <numerusform>%n practice takes leave the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not finished and are stopped.</source>
        <translation>
            <numerusform>%n of them is not finished and is stopped.</numerusform>
            <numerusform>%n of them are not finished and are stopped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes were cleared.</source>
        <translation>
            <numerusform>%n practice take was cleared.</numerusform>
            <numerusform>%n practice takes were cleared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more files stay where they are.</source>
        <translation>
            <numerusform>%n more file stays where it is.</numerusform>
            <numerusform>%n more files stay where they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message numerus="yes">
        <source>%n requests from last time were not sent. Nothing was charged.</source>
        <translation>
            <numerusform>%n request from last time was not sent. Nothing was charged.</numerusform>
            <numerusform>%n requests from last time were not sent. Nothing was charged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent.</source>
        <translation>
            <numerusform>%n request from last time was not sent.</numerusform>
            <numerusform>%n requests from last time were not sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::StatusLine</name>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>%Ln task</numerusform>
            <numerusform>%Ln tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln running</numerusform>
            <numerusform>%Ln running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <translation>
            <numerusform>%Ln on hold</numerusform>
            <numerusform>%Ln on hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <translation>
            <numerusform>%Ln needs you</numerusform>
            <numerusform>%Ln need you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TakeTile</name>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskAnnouncer</name>
    <message numerus="yes">
        <source>%n task(s) came to rest. %1</source>
        <translation>
            <numerusform>%n task came to rest. %1</numerusform>
            <numerusform>%n tasks came to rest. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskModel</name>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n take</numerusform>
            <numerusform>%n takes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message numerus="yes">
        <source>The records of %n takes are deleted for good: requests, ids and logs. Their clips stay in the folder.</source>
        <translation>
            <numerusform>The record of %n take is deleted for good: request, ids and log. Its clip stays in the folder.</numerusform>
            <numerusform>The records of %n takes are deleted for good: requests, ids and logs. Their clips stay in the folder.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServiceAnswer</name>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes of %1</source>
        <comment>of a content type</comment>
        <translation>
            <numerusform>%n byte of %1</numerusform>
            <numerusform>%n bytes of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskColumns</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskGroups</name>
    <message numerus="yes">
        <source>%n saved</source>
        <translation>
            <numerusform>%n saved</numerusform>
            <numerusform>%n saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a lost answer</source>
        <translation>
            <numerusform>%n with a lost answer</numerusform>
            <numerusform>%n with a lost answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n active</numerusform>
            <numerusform>%n active</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent. Send it now, or take it back.</source>
        <translation>
            <numerusform>The service could not be reached for %n minute, so this was not sent. Send it now, or take it back.</numerusform>
            <numerusform>The service could not be reached for %n minutes, so this was not sent. Send it now, or take it back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent again. An earlier call got no answer and may have been charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>The service could not be reached for %n minute, so this was not sent again. An earlier call got no answer and may have been charged. Send it now, or take it back.</numerusform>
            <numerusform>The service could not be reached for %n minutes, so this was not sent again. An earlier call got no answer and may have been charged. Send it now, or take it back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent and nothing was charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>The service could not be reached for %n minute, so this was not sent and nothing was charged. Send it now, or take it back.</numerusform>
            <numerusform>The service could not be reached for %n minutes, so this was not sent and nothing was charged. Send it now, or take it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message numerus="yes">
        <source>%n before it</source>
        <translation>
            <numerusform>%n before it</numerusform>
            <numerusform>%n before it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests of this account are sent before it.</source>
        <translation>
            <numerusform>%n request of this account is sent before it.</numerusform>
            <numerusform>%n requests of this account are sent before it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learned from %n takes of yours.</source>
        <translation>
            <numerusform>Learned from %n take of yours.</numerusform>
            <numerusform>Learned from %n takes of yours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message numerus="yes">
        <source>The list of ids has %n tasks that the task database did not have, or not their ids: the database is older than the list. They were put in.</source>
        <translation>
            <numerusform>The list of ids has %n task that the task database did not have, or not its id: the database is older than the list. It was put in.</numerusform>
            <numerusform>The list of ids has %n tasks that the task database did not have, or not their ids: the database is older than the list. They were put in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks of the task database were sent after it was copied. They are marked &quot;Answer lost&quot;, because it does not know how those calls ended.</source>
        <translation>
            <numerusform>%n task of the task database was sent after it was copied. It is marked &quot;Answer lost&quot;, because the database does not know how that call ended.</numerusform>
            <numerusform>%n tasks of the task database were sent after it was copied. They are marked &quot;Answer lost&quot;, because it does not know how those calls ended.</numerusform>
        </translation>
    </message>
</context>
</TS>
