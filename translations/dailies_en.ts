<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1 and can only be tracked there. They wait until the account uses that URL again; meanwhile, their clips may be lost.</source>
        <translation>
            <numerusform>%n unfinished task was sent to %1 and can only be tracked there. It waits until the account uses that URL again; meanwhile, its clip may be lost.</numerusform>
            <numerusform>%n unfinished tasks were sent to %1 and can only be tracked there. They wait until the account uses that URL again; meanwhile, their clips may be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account will no longer be tracked, and their clips may be lost.</source>
        <translation>
            <numerusform>%n unfinished task of this account will no longer be tracked, and its clip may be lost.</numerusform>
            <numerusform>%n unfinished tasks of this account will no longer be tracked, and their clips may be lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message numerus="yes">
        <source>%n takes need your attention</source>
        <translation>
            <numerusform>%n take needs your attention</numerusform>
            <numerusform>%n takes need your attention</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes are not downloaded</source>
        <translation>
            <numerusform>%n take is not downloaded</numerusform>
            <numerusform>%n takes are not downloaded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownModel</name>
    <message numerus="yes">
        <source>%1 (%Ln takes left out)</source>
        <translation>
            <numerusform>%1 (%Ln take left out)</numerusform>
            <numerusform>%1 (%Ln takes left out)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln take has no rate, so it isn&apos;t included.</numerusform>
            <numerusform>%Ln takes have no rate, so they aren&apos;t included.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::CleanUp</name>
    <message numerus="yes">
        <source>Move %n rejected takes to the Trash? Their clips use %1.</source>
        <translation>
            <numerusform>Move %n rejected take to the Trash? Its clip uses %1.</numerusform>
            <numerusform>Move %n rejected takes to the Trash? Their clips use %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n takes rated 1 or 2 to the Trash? Their clips use %1. Takes without stars stay.</source>
        <translation>
            <numerusform>Move %n take rated 1 or 2 to the Trash? Its clip uses %1. Takes without stars stay.</numerusform>
            <numerusform>Move %n takes rated 1 or 2 to the Trash? Their clips use %1. Takes without stars stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t listed.</source>
        <translation>
            <numerusform>%n task couldn&apos;t be read from the task database and isn&apos;t listed.</numerusform>
            <numerusform>%n tasks couldn&apos;t be read from the task database and aren&apos;t listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes of unknown cost</source>
        <translation>
            <numerusform>%n take of unknown cost</numerusform>
            <numerusform>%n takes of unknown cost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %n rates.</source>
        <translation>
            <numerusform>Imported %n rate.</numerusform>
            <numerusform>Imported %n rates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n take</numerusform>
            <numerusform>%n takes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpriced</source>
        <translation>
            <numerusform>%n unpriced</numerusform>
            <numerusform>%n unpriced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not billed %n takes</source>
        <translation>
            <numerusform>not billed %n take</numerusform>
            <numerusform>not billed %n takes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n calls aren&apos;t settled. &quot;dailies-cli spend calls --state unsettled&quot; lists them.</source>
        <translation>
            <numerusform>%n call isn&apos;t settled. &quot;dailies-cli spend calls --state unsettled&quot; lists it.</numerusform>
            <numerusform>%n calls aren&apos;t settled. &quot;dailies-cli spend calls --state unsettled&quot; lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests that wait to be sent will use another upload place, or need one.</source>
        <translation>
            <numerusform>%n request that waits to be sent will use another upload place, or needs one.</numerusform>
            <numerusform>%n requests that wait to be sent will use another upload place, or need one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rates of the file were there already.</source>
        <translation>
            <numerusform>%n rate of the file was there already.</numerusform>
            <numerusform>%n rates of the file were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 per kept second, %n takes without a rate left out</source>
        <translation>
            <numerusform>%1 per kept second, %n take without a rate left out</numerusform>
            <numerusform>%1 per kept second, %n takes without a rate left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks got no response and need a decision. &quot;dailies-cli decide&quot; shows them.</source>
        <translation>
            <numerusform>%n task got no response and needs a decision. &quot;dailies-cli decide&quot; shows it.</numerusform>
            <numerusform>%n tasks got no response and need a decision. &quot;dailies-cli decide&quot; shows them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines can&apos;t be compared: they have no figure that their take has.</source>
        <translation>
            <numerusform>%n line can&apos;t be compared: it has no figure that its take has.</numerusform>
            <numerusform>%n lines can&apos;t be compared: they have no figure that their take has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The money of %n takes isn&apos;t compared, because they have no rate.</source>
        <translation>
            <numerusform>The money of %n take isn&apos;t compared, because it has no rate.</numerusform>
            <numerusform>The money of %n takes isn&apos;t compared, because they have no rate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because they were billed in another unit.</source>
        <translation>
            <numerusform>The quantity of %n take isn&apos;t compared, because it was billed in another unit.</numerusform>
            <numerusform>The quantity of %n takes isn&apos;t compared, because they were billed in another unit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n earlier calls, see &quot;dailies-cli spend calls&quot;</source>
        <translation>
            <numerusform>with %n earlier call, see &quot;dailies-cli spend calls&quot;</numerusform>
            <numerusform>with %n earlier calls, see &quot;dailies-cli spend calls&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at the highest possible rate</source>
        <translation>
            <numerusform>%n at the highest possible rate</numerusform>
            <numerusform>%n at the highest possible rate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, based on %n earlier takes like this, %2</source>
        <translation>
            <numerusform>Estimate: about %1, based on %n earlier take like this, %2</numerusform>
            <numerusform>Estimate: about %1, based on %n earlier takes like this, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, at most %2, based on %n earlier takes like this, %3</source>
        <translation>
            <numerusform>Estimate: about %1, at most %2, based on %n earlier take like this, %3</numerusform>
            <numerusform>Estimate: about %1, at most %2, based on %n earlier takes like this, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled calls aren&apos;t included.</source>
        <translation>
            <numerusform>%n unsettled call isn&apos;t included.</numerusform>
            <numerusform>%n unsettled calls aren&apos;t included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account are no longer tracked, and their clips may be lost. To track them again, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>
            <numerusform>%n unfinished task of this account is no longer tracked, and its clip may be lost. To track it again, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</numerusform>
            <numerusform>%n unfinished tasks of this account are no longer tracked, and their clips may be lost. To track them again, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because it isn&apos;t known.</source>
        <translation>
            <numerusform>The quantity of %n take isn&apos;t compared, because it isn&apos;t known.</numerusform>
            <numerusform>The quantity of %n takes isn&apos;t compared, because it isn&apos;t known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ClipController</name>
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
        <source>%n clips are no longer on disk, including %1.</source>
        <translation>
            <numerusform>%n clip is no longer on disk: %1.</numerusform>
            <numerusform>%n clips are no longer on disk, including %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more weren&apos;t copied.</source>
        <translation>
            <numerusform>%n more wasn&apos;t copied.</numerusform>
            <numerusform>%n more weren&apos;t copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips copied.</source>
        <translation>
            <numerusform>%n clip copied.</numerusform>
            <numerusform>%n clips copied.</numerusform>
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
        <source>Tested %n models. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>Tested %n model. Nothing was created, nothing is charged.</numerusform>
            <numerusform>Tested %n models. Nothing was created, nothing is charged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more models weren&apos;t tested.</source>
        <translation>
            <numerusform>%n more model wasn&apos;t tested.</numerusform>
            <numerusform>%n more models weren&apos;t tested.</numerusform>
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
        <source>Dailies: %n active</source>
        <translation>
            <numerusform>Dailies: %n active</numerusform>
            <numerusform>Dailies: %n active</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with no response: you decide</source>
        <translation>
            <numerusform>%n with no response: you decide</numerusform>
            <numerusform>%n with no response: you decide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in practice mode</source>
        <translation>
            <numerusform>%n in practice mode</numerusform>
            <numerusform>%n in practice mode</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies keeps going and downloads the clips. If you quit, the tasks continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>%n task is running. In the tray, Dailies keeps going and downloads the clip. If you quit, the task continues at the service, and Dailies picks it up when you start it again; download links usually expire after about a day.</numerusform>
            <numerusform>%n tasks are running. In the tray, Dailies keeps going and downloads the clips. If you quit, the tasks continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. If you quit, they continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>%n task is running. If you quit, it continues at the service, and Dailies picks it up when you start it again; download links usually expire after about a day.</numerusform>
            <numerusform>%n tasks are running. If you quit, they continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests haven&apos;t been sent. If you quit, they stay in the list, and Dailies asks about them when you start it again.</source>
        <translation>
            <numerusform>%n request hasn&apos;t been sent. If you quit, it stays in the list, and Dailies asks about it when you start it again.</numerusform>
            <numerusform>%n requests haven&apos;t been sent. If you quit, they stay in the list, and Dailies asks about them when you start it again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DiskUseDialog</name>
    <message numerus="yes">
        <source>Delete %n rejected takes (%1)</source>
        <translation>
            <numerusform>Delete %n rejected take (%1)</numerusform>
            <numerusform>Delete %n rejected takes (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DraftsDialog</name>
    <message numerus="yes">
        <source>%n drafts deleted.</source>
        <translation>
            <numerusform>%n draft deleted.</numerusform>
            <numerusform>%n drafts deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::EvidenceExporter</name>
    <message numerus="yes">
        <source>Exported %n files to %1. Review them before sharing.</source>
        <translation>
            <numerusform>Exported %n file to %1. Review it before sharing.</numerusform>
            <numerusform>Exported %n files to %1. Review them before sharing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message numerus="yes">
        <source>Cuts %n pixels from the left and right together. The original file stays.</source>
        <translation>
            <numerusform>Cuts %n pixel from the left and right together. The original file stays.</numerusform>
            <numerusform>Cuts %n pixels from the left and right together. The original file stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the top and bottom together. The original file stays.</source>
        <translation>
            <numerusform>Cuts %n pixel from the top and bottom together. The original file stays.</numerusform>
            <numerusform>Cuts %n pixels from the top and bottom together. The original file stays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::GifDialog</name>
    <message numerus="yes">
        <source>%n pictures of %1 × %2, without sound.</source>
        <translation>
            <numerusform>%n picture of %1 × %2, without sound.</numerusform>
            <numerusform>%n pictures of %1 × %2, without sound.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::GridView</name>
    <message numerus="yes">
        <source>Stack of %n takes, closed</source>
        <translation>
            <numerusform>Stack of %n take, closed</numerusform>
            <numerusform>Stack of %n takes, closed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, open</source>
        <translation>
            <numerusform>Stack of %n take, open</numerusform>
            <numerusform>Stack of %n takes, open</numerusform>
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
    <name>Dailies::InvoiceDialog</name>
    <message numerus="yes">
        <source>%1 of %Ln lines differ.</source>
        <translation>
            <numerusform>%1 of %Ln line differs.</numerusform>
            <numerusform>%1 of %Ln lines differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes may explain it.</source>
        <translation>
            <numerusform>%Ln unsettled take may explain it.</numerusform>
            <numerusform>%Ln unsettled takes may explain it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes are still unsettled.</source>
        <translation>
            <numerusform>%Ln take is still unsettled.</numerusform>
            <numerusform>%Ln takes are still unsettled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes without a rate aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln take without a rate isn&apos;t included.</numerusform>
            <numerusform>%Ln takes without a rate aren&apos;t included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The money of %Ln takes without a rate isn&apos;t compared.</source>
        <translation>
            <numerusform>The money of %Ln take without a rate isn&apos;t compared.</numerusform>
            <numerusform>The money of %Ln takes without a rate isn&apos;t compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %Ln takes in another unit isn&apos;t compared.</source>
        <translation>
            <numerusform>The quantity of %Ln take in another unit isn&apos;t compared.</numerusform>
            <numerusform>The quantity of %Ln takes in another unit isn&apos;t compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln unsettled take isn&apos;t included.</numerusform>
            <numerusform>%Ln unsettled takes aren&apos;t included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes of unknown quantity aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln take of unknown quantity isn&apos;t included.</numerusform>
            <numerusform>%Ln takes of unknown quantity aren&apos;t included.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::LeavingTakes</name>
    <message numerus="yes">
        <source>%n takes no longer match the filter.</source>
        <translation>
            <numerusform>%n take no longer matches the filter.</numerusform>
            <numerusform>%n takes no longer match the filter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsPanel</name>
    <message numerus="yes">
        <source>%Ln takes count as 0, because their amount isn&apos;t known. You&apos;re asked before such takes are sent.</source>
        <translation>
            <numerusform>%Ln take counts as 0, because its amount isn&apos;t known. You&apos;re asked before such takes are sent.</numerusform>
            <numerusform>%Ln takes count as 0, because their amount isn&apos;t known. You&apos;re asked before such takes are sent.</numerusform>
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
    <name>Dailies::ListExporter</name>
    <message numerus="yes">
        <source>%n takes exported to %1.</source>
        <translation>
            <numerusform>%n take exported to %1.</numerusform>
            <numerusform>%n takes exported to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::MediaAnywhere</name>
    <message numerus="yes">
        <source>%n files can&apos;t be used and weren&apos;t added: %1</source>
        <translation>
            <numerusform>%n file can&apos;t be used and wasn&apos;t added: %1</numerusform>
            <numerusform>%n files can&apos;t be used and weren&apos;t added: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ModelProfileEditor</name>
    <message numerus="yes">
        <source>%n profiles have unsaved changes.</source>
        <translation>
            <numerusform>%n profile has unsaved changes.</numerusform>
            <numerusform>%n profiles have unsaved changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ModelsPage</name>
    <message numerus="yes">
        <source>%n codes added.</source>
        <translation>
            <numerusform>%n code added.</numerusform>
            <numerusform>%n codes added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::MyUploadsDialog</name>
    <message numerus="yes">
        <source>Delete %n files…</source>
        <translation>
            <numerusform>Delete %n file…</numerusform>
            <numerusform>Delete %n files…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n old files…</source>
        <translation>
            <numerusform>Delete %n old file…</numerusform>
            <numerusform>Delete %n old files…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files, %1</source>
        <translation>
            <numerusform>%n file, %1</numerusform>
            <numerusform>%n files, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected, %1</source>
        <translation>
            <numerusform>%n selected, %1</numerusform>
            <numerusform>%n selected, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files (%1) from %2? Their links stop working.</source>
        <translation>
            <numerusform>Delete %n file (%1) from %2? Its link stops working.</numerusform>
            <numerusform>Delete %n files (%1) from %2? Their links stop working.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests at the service use them and may fail.</source>
        <translation>
            <numerusform>%n request at the service uses them and may fail.</numerusform>
            <numerusform>%n requests at the service use them and may fail.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will upload their files again.</source>
        <translation>
            <numerusform>%n waiting request will upload its files again.</numerusform>
            <numerusform>%n waiting requests will upload their files again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceWords</name>
    <message numerus="yes">
        <source>Anyone who has the link to a file can fetch it until the link expires, %n hours after it&apos;s made.</source>
        <translation>
            <numerusform>Anyone who has the link to a file can fetch it until the link expires, %n hour after it&apos;s made.</numerusform>
            <numerusform>Anyone who has the link to a file can fetch it until the link expires, %n hours after it&apos;s made.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::PlacesPage</name>
    <message numerus="yes">
        <source>%n waiting requests will need another place.</source>
        <translation>
            <numerusform>%n waiting request will need another place.</numerusform>
            <numerusform>%n waiting requests will need another place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message numerus="yes">
        <source>Remove all %n practice takes?</source>
        <translation>
            <numerusform>Remove %n practice take?</numerusform>
            <numerusform>Remove all %n practice takes?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished takes will be stopped.</source>
        <translation>
            <numerusform>%n unfinished take will be stopped.</numerusform>
            <numerusform>%n unfinished takes will be stopped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent. Nothing was charged.</source>
        <translation>
            <numerusform>%n request from last time wasn&apos;t sent. Nothing was charged.</numerusform>
            <numerusform>%n requests from last time weren&apos;t sent. Nothing was charged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent.</source>
        <translation>
            <numerusform>%n request from last time wasn&apos;t sent.</numerusform>
            <numerusform>%n requests from last time weren&apos;t sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold, because of your spending limits. They weren&apos;t sent.</source>
        <translation>
            <numerusform>%n request is on hold, because of your spending limits. It wasn&apos;t sent.</numerusform>
            <numerusform>%n requests are on hold, because of your spending limits. They weren&apos;t sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::RatesDialog</name>
    <message numerus="yes">
        <source>Imported %Ln rates.</source>
        <translation>
            <numerusform>Imported %Ln rate.</numerusform>
            <numerusform>Imported %Ln rates.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningBar</name>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n take</numerusform>
            <numerusform>%n takes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningEnd</name>
    <message numerus="yes">
        <source>That was the last of %n takes</source>
        <translation>
            <numerusform>That was the only take</numerusform>
            <numerusform>That was the last of %n takes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated</source>
        <translation>
            <numerusform>%n rated</numerusform>
            <numerusform>%n rated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected</source>
        <translation>
            <numerusform>%n rejected</numerusform>
            <numerusform>%n rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compare the best %n</source>
        <translation>
            <numerusform>Compare the best %n</numerusform>
            <numerusform>Compare the best %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningModel</name>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionBar</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionCommands</name>
    <message numerus="yes">
        <source>Generate %n takes? You&apos;ll be charged for each.</source>
        <translation>
            <numerusform>Generate %n take? You&apos;ll be charged for it.</numerusform>
            <numerusform>Generate %n takes? You&apos;ll be charged for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added to the notes of %n takes</source>
        <translation>
            <numerusform>Added to the notes of %n take</numerusform>
            <numerusform>Added to the notes of %n takes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? %1</source>
        <translation>
            <numerusform>Generate %n take? %1</numerusform>
            <numerusform>Generate %n takes? %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SendingController</name>
    <message numerus="yes">
        <source>All takes are finished. This computer goes to sleep in %n seconds.</source>
        <translation>
            <numerusform>All takes are finished. This computer goes to sleep in %n second.</numerusform>
            <numerusform>All takes are finished. This computer goes to sleep in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. Dailies quits in %n seconds.</source>
        <translation>
            <numerusform>All takes are finished. Dailies quits in %n second.</numerusform>
            <numerusform>All takes are finished. Dailies quits in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so this computer stays awake.</source>
        <translation>
            <numerusform>%n request is on hold and wasn&apos;t sent, so this computer stays awake.</numerusform>
            <numerusform>%n requests are on hold and weren&apos;t sent, so this computer stays awake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so Dailies stays open.</source>
        <translation>
            <numerusform>%n request is on hold and wasn&apos;t sent, so Dailies stays open.</numerusform>
            <numerusform>%n requests are on hold and weren&apos;t sent, so Dailies stays open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All other takes are finished. %n requests are on hold and weren&apos;t sent.</source>
        <translation>
            <numerusform>All other takes are finished. %n request is on hold and wasn&apos;t sent.</numerusform>
            <numerusform>All other takes are finished. %n requests are on hold and weren&apos;t sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SpendController</name>
    <message numerus="yes">
        <source>%Ln takes exported to %1.</source>
        <translation>
            <numerusform>%Ln take exported to %1.</numerusform>
            <numerusform>%Ln takes exported to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This take was sent %n times. Which call?</source>
        <translation>
            <numerusform>This take was sent %n time. Which call?</numerusform>
            <numerusform>This take was sent %n times. Which call?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SpendPage</name>
    <message numerus="yes">
        <source>Money uses your rates: %1 and %Ln more.</source>
        <translation>
            <numerusform>Money uses your rates: %1 and %Ln more.</numerusform>
            <numerusform>Money uses your rates: %1 and %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t in the total.</source>
        <translation>
            <numerusform>%Ln take has no rate, so it isn&apos;t in the total.</numerusform>
            <numerusform>%Ln takes have no rate, so they aren&apos;t in the total.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SpendTiles</name>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>%Ln take</numerusform>
            <numerusform>%Ln takes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes running</source>
        <translation>
            <numerusform>%Ln take running</numerusform>
            <numerusform>%Ln takes running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes · no rate set</source>
        <translation>
            <numerusform>%Ln take · no rate set</numerusform>
            <numerusform>%Ln takes · no rate set</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln takes</source>
        <comment>money</comment>
        <translation>
            <numerusform>%1 for %Ln take</numerusform>
            <numerusform>%1 for %Ln takes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::StarRating</name>
    <message numerus="yes">
        <source>Rate %n stars</source>
        <translation>
            <numerusform>Rate %n star</numerusform>
            <numerusform>Rate %n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message numerus="yes">
        <source>%1 (%n takes)</source>
        <comment>a sentence about them</comment>
        <translation>
            <numerusform>%1 (%n take)</numerusform>
            <numerusform>%1 (%n takes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Send these %Ln requests anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>
            <numerusform>%1 Send this %Ln request anyway?</numerusform>
            <numerusform>%1 Send these %Ln requests anyway?</numerusform>
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
        <source>%n tasks finished. %1</source>
        <translation>
            <numerusform>%n task finished. %1</numerusform>
            <numerusform>%n tasks finished. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskListExport</name>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t in the list.</source>
        <translation>
            <numerusform>%n task couldn&apos;t be read from the task database and isn&apos;t in the list.</numerusform>
            <numerusform>%n tasks couldn&apos;t be read from the task database and aren&apos;t in the list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message numerus="yes">
        <source>%n takes moved to the Trash (%1).</source>
        <translation>
            <numerusform>%n take moved to the Trash (%1).</numerusform>
            <numerusform>%n takes moved to the Trash (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash.</source>
        <translation>
            <numerusform>%n take moved to the Trash.</numerusform>
            <numerusform>%n takes moved to the Trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips stay, because other takes use them.</source>
        <translation>
            <numerusform>%n clip stays, because another take uses it.</numerusform>
            <numerusform>%n clips stay, because other takes use them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more clips couldn&apos;t be moved.</source>
        <translation>
            <numerusform>%n more clip couldn&apos;t be moved.</numerusform>
            <numerusform>%n more clips couldn&apos;t be moved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes are back without their clips, which are no longer in the Trash.</source>
        <translation>
            <numerusform>%n take is back without its clip, which is no longer in the Trash.</numerusform>
            <numerusform>%n takes are back without their clips, which are no longer in the Trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes weren&apos;t moved: they are in progress or need a decision.</source>
        <translation>
            <numerusform>%n take wasn&apos;t moved: it is in progress or needs a decision.</numerusform>
            <numerusform>%n takes weren&apos;t moved: they are in progress or need a decision.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes tagged.</source>
        <translation>
            <numerusform>%n take tagged.</numerusform>
            <numerusform>%n takes tagged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Note added to %n takes.</source>
        <translation>
            <numerusform>Note added to %n take.</numerusform>
            <numerusform>Note added to %n takes.</numerusform>
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
        <source>Delete the records of %n takes permanently? Their clips stay in the Trash until you empty it on your desktop.</source>
        <translation>
            <numerusform>Delete the record of %n take permanently? Its clip stays in the Trash until you empty it on your desktop.</numerusform>
            <numerusform>Delete the records of %n takes permanently? Their clips stay in the Trash until you empty it on your desktop.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ToastArea</name>
    <message numerus="yes">
        <source>%n more messages</source>
        <translation>
            <numerusform>%n more message</numerusform>
            <numerusform>%n more messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledList</name>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>Show %Ln more</numerusform>
            <numerusform>Show %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::UploadsModel</name>
    <message numerus="yes">
        <source>Takes %1 and %n more</source>
        <translation>
            <numerusform>Takes %1 and %n more</numerusform>
            <numerusform>Takes %1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Limit</name>
    <message numerus="yes">
        <source>%n takes</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n take</numerusform>
            <numerusform>%n takes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over your limit of %1.</source>
        <translation>
            <numerusform>This take goes over your limit of %1.</numerusform>
            <numerusform>These %n takes go over your limit of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over several of your limits: %1.</source>
        <translation>
            <numerusform>This take goes over several of your limits: %1.</numerusform>
            <numerusform>These %n takes go over several of your limits: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over your limit of %1.</source>
        <translation>
            <numerusform>This take may go over your limit of %1.</numerusform>
            <numerusform>These %n takes may go over your limit of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over several of your limits: %1.</source>
        <translation>
            <numerusform>This take may go over several of your limits: %1.</numerusform>
            <numerusform>These %n takes may go over several of your limits: %1.</numerusform>
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
    <name>Spend</name>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>%Ln take</numerusform>
            <numerusform>%Ln takes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count at the highest possible rate, because it isn&apos;t known which one applies.</source>
        <translation>
            <numerusform>%Ln take counts at the highest possible rate, because it isn&apos;t known which one applies.</numerusform>
            <numerusform>%Ln takes count at the highest possible rate, because it isn&apos;t known which one applies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1 (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>About %1 (from %Ln earlier take)</numerusform>
            <numerusform>About %1 (from %Ln earlier takes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1 each (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>About %1 each (from %Ln earlier take)</numerusform>
            <numerusform>About %1 each (from %Ln earlier takes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message numerus="yes">
        <source>Queued for %n days</source>
        <translation>
            <numerusform>Queued for %n day</numerusform>
            <numerusform>Queued for %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Running for %n days</source>
        <translation>
            <numerusform>Running for %n day</numerusform>
            <numerusform>Running for %n days</numerusform>
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
    <name>TaskFacts</name>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln clip</numerusform>
            <numerusform>%Ln clips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskGroup</name>
    <message numerus="yes">
        <source>%Ln running</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln running</numerusform>
            <numerusform>%Ln running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent yet</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln not sent yet</numerusform>
            <numerusform>%Ln not sent yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a response</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln without a response</numerusform>
            <numerusform>%Ln without a response</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln on hold</numerusform>
            <numerusform>%Ln on hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that can&apos;t be saved</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln that can&apos;t be saved</numerusform>
            <numerusform>%Ln that can&apos;t be saved</numerusform>
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
        <source>%n active</source>
        <translation>
            <numerusform>%n active</numerusform>
            <numerusform>%n active</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a response</source>
        <translation>
            <numerusform>%n without a response</numerusform>
            <numerusform>%n without a response</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>The service couldn&apos;t be reached for %n minute, so this wasn&apos;t sent. Send it now, or remove it.</numerusform>
            <numerusform>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>The service couldn&apos;t be reached for %n minute, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</numerusform>
            <numerusform>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>The service couldn&apos;t be reached for %n minute, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</numerusform>
            <numerusform>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>Its files couldn&apos;t be uploaded for %n minute, so this wasn&apos;t sent. Send it now, or remove it.</numerusform>
            <numerusform>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>Its files couldn&apos;t be uploaded for %n minute, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</numerusform>
            <numerusform>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>Its files couldn&apos;t be uploaded for %n minute, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</numerusform>
            <numerusform>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uploading %n file(s) first.</source>
        <translation>
            <numerusform>Uploading %n file first.</numerusform>
            <numerusform>Uploading %n files first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message numerus="yes">
        <source>The service closed the connection %n times before the full request had arrived, so it can&apos;t have accepted it. The request may be too large for it. Send it again, or remove it.</source>
        <translation>
            <numerusform>The service closed the connection %n time before the full request had arrived, so it can&apos;t have accepted it. The request may be too large for it. Send it again, or remove it.</numerusform>
            <numerusform>The service closed the connection %n times before the full request had arrived, so it can&apos;t have accepted it. The request may be too large for it. Send it again, or remove it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>requests that are sent before this one</comment>
        <translation>
            <numerusform>%n ahead</numerusform>
            <numerusform>%n ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Queued here. Sends automatically when a slot is free, after %n other requests.</source>
        <translation>
            <numerusform>Queued here. Sends automatically when a slot is free, after %n other request.</numerusform>
            <numerusform>Queued here. Sends automatically when a slot is free, after %n other requests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Based on %n of your takes.</source>
        <translation>
            <numerusform>Based on %n of your takes.</numerusform>
            <numerusform>Based on %n of your takes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message numerus="yes">
        <source>The database is older than its list of IDs. %n tasks or IDs missing from the database were restored from the list.</source>
        <translation>
            <numerusform>The database is older than its list of IDs. %n task or ID missing from the database was restored from the list.</numerusform>
            <numerusform>The database is older than its list of IDs. %n tasks or IDs missing from the database were restored from the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks were sent after the database was copied. They are marked “No response”, because the database doesn&apos;t know how those calls ended.</source>
        <translation>
            <numerusform>%n task was sent after the database was copied. It is marked “No response”, because the database doesn&apos;t know how that call ended.</numerusform>
            <numerusform>%n tasks were sent after the database was copied. They are marked “No response”, because the database doesn&apos;t know how those calls ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests were sent after the database was copied, and it doesn&apos;t know how those calls ended. They may have been charged. Look for them in the service&apos;s task list, and track each by its ID: %1.</source>
        <translation>
            <numerusform>%n request was sent after the database was copied, and it doesn&apos;t know how that call ended. It may have been charged. Look for it in the service&apos;s task list, and track it by its ID: %1.</numerusform>
            <numerusform>%n requests were sent after the database was copied, and it doesn&apos;t know how those calls ended. They may have been charged. Look for them in the service&apos;s task list, and track each by its ID: %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
