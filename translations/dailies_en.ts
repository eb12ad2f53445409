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
    <name>Dailies::MainWindow</name>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n active</numerusform>
            <numerusform>%n active</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on hold</source>
        <translation>
            <numerusform>%n on hold</numerusform>
            <numerusform>%n on hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting for your decision</source>
        <translation>
            <numerusform>%n waiting for your decision</numerusform>
            <numerusform>%n waiting for your decision</numerusform>
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
    <name>Dailies::Presence</name>
    <message numerus="yes">
        <source>%n clips saved</source>
        <translation><numerusform>%n clip saved</numerusform><numerusform>%n clips saved</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n without a clip</source>
        <translation><numerusform>%n without a clip</numerusform><numerusform>%n without a clip</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n answers lost: you decide</source>
        <translation><numerusform>%n answer lost: you decide</numerusform><numerusform>%n answers lost: you decide</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Dailies: %n active</source>
        <translation><numerusform>Dailies: %n active</numerusform><numerusform>Dailies: %n active</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies goes on and fetches the clips. If you quit, the tasks go on at the service, and Dailies takes them up when it starts again; an address lives about a day.</source>
        <translation><numerusform>%n task is running. In the tray, Dailies goes on and fetches the clip. If you quit, the task goes on at the service, and Dailies takes it up when it starts again; an address lives about a day.</numerusform><numerusform>%n tasks are running. In the tray, Dailies goes on and fetches the clips. If you quit, the tasks go on at the service, and Dailies takes them up when it starts again; an address lives about a day.</numerusform></translation>
    </message>
</context>
<context>
    <name>Dailies::QueueDeeds</name>
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
    <name>TaskOutlook</name>
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
</context>
</TS>
