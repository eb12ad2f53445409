<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
