<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>The URL must start with https://.</source>
        <translation>Die Basisadresse muss mit https:// beginnen.</translation>
    </message>
    <message>
        <source>The URL has no host name.</source>
        <translation>In der Basisadresse fehlt der Rechnername.</translation>
    </message>
    <message>
        <source>The base URL can&apos;t contain a user name or password; the key has its own field.</source>
        <translation>Die Basisadresse darf weder Benutzernamen noch Passwort enthalten; der Schlüssel hat sein eigenes Feld.</translation>
    </message>
    <message>
        <source>The base URL ends with its path: remove everything from ? or # on.</source>
        <translation>Die Basisadresse endet mit ihrem Pfad: Bitte alles ab ? oder # entfernen.</translation>
    </message>
    <message>
        <source>Over http:// your key can be read in transit: the URL must start with https://.</source>
        <translation>Bei http:// könnte jeder auf dem Übertragungsweg den Schlüssel lesen: Die Basisadresse muss mit https:// beginnen.</translation>
    </message>
    <message>
        <source>The base URL has an invalid port.</source>
        <translation>Die Basisadresse enthält einen ungültigen Port.</translation>
    </message>
    <message>
        <source>The path of the base URL can&apos;t contain “.” or “..”.</source>
        <translation>Der Pfad der Basisadresse darf weder „.“ noch „..“ enthalten.</translation>
    </message>
    <message>
        <source>The base URL must end in /v1.</source>
        <translation>Die Basisadresse muss auf /v1 enden.</translation>
    </message>
    <message>
        <source>The base URL is missing.</source>
        <translation>Die Basisadresse fehlt.</translation>
    </message>
    <message>
        <source>The base URL is too long.</source>
        <translation>Die Basisadresse ist zu lang.</translation>
    </message>
    <message>
        <source>The base URL isn&apos;t a web address.</source>
        <translation>Die Basisadresse ist keine Webadresse.</translation>
    </message>
</context>
<context>
    <name>ApiType</name>
    <message>
        <source>Text to video</source>
        <translation>Text zu Video</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Image to video</source>
        <translation>Bild zu Video</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Reference to video</source>
        <translation>Referenz zu Video</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Video edit</source>
        <translation>Videobearbeitung</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeitung</translation>
    </message>
    <message>
        <source>Multi-image to video</source>
        <translation>Mehrere Bilder zu Video</translation>
    </message>
    <message>
        <source>Multi-image</source>
        <translation>Mehrere Bilder</translation>
    </message>
</context>
<context>
    <name>BodyParts</name>
    <message>
        <source>The files in this request are too large to copy as text.</source>
        <translation>Die Dateien in dieser Anfrage sind zu groß, um als Text kopiert zu werden.</translation>
    </message>
</context>
<context>
    <name>ChargedNote</name>
    <message>
        <source>Requests now go to %1 and are charged.</source>
        <translation>Anfragen gehen jetzt an %1 und werden berechnet.</translation>
    </message>
</context>
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>ClipTrash</name>
    <message>
        <source>%1 couldn&apos;t be moved to the Trash.</source>
        <translation>%1 konnte nicht in den Papierkorb des Systems gelegt werden.</translation>
    </message>
    <message>
        <source>%1 is no longer in the Trash.</source>
        <translation>%1 ist nicht mehr im Papierkorb des Systems.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be restored. It is still in the Trash.</source>
        <translation>%1 konnte nicht zurückgeholt werden. Es liegt noch im Papierkorb des Systems.</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>This computer has no network connection.</source>
        <translation>Dieser Rechner hat keine Netzwerkverbindung.</translation>
    </message>
    <message>
        <source>Connected. The key works.</source>
        <translation>Verbunden. Der Schlüssel funktioniert.</translation>
    </message>
    <message>
        <source>The service rejected the key. Check that it was copied completely, hasn&apos;t been revoked, and belongs to this URL: each region has its own keys.</source>
        <translation>Der Dienst hat den Schlüssel abgelehnt. Bitte prüfen, ob er vollständig kopiert ist, nicht zurückgezogen wurde und zu dieser Adresse gehört: Jede Region hat eigene Schlüssel.</translation>
    </message>
    <message>
        <source>The service denied access without saying whether the key or the model is the reason. Check both.</source>
        <translation>Der Dienst lässt den Aufruf nicht zu und sagt nicht, ob es am Schlüssel oder am Modell liegt. Bitte beides prüfen.</translation>
    </message>
    <message>
        <source>The key isn&apos;t enabled for this model, or the service has no model with this name. Check the model code letter by letter.</source>
        <translation>Dieses Modell ist für den Schlüssel nicht freigeschaltet, oder der Dienst hat keines mit diesem Namen. Bitte den Code Zeichen für Zeichen prüfen.</translation>
    </message>
    <message>
        <source>The key or the model belongs to another region. Each region has its own base URL.</source>
        <translation>Der Schlüssel oder das Modell gehört zu einer anderen Region. Jede Region hat eine eigene Basisadresse.</translation>
    </message>
    <message>
        <source>The proxy blocked the call. Check the proxy settings.</source>
        <translation>Der Proxy hat den Aufruf nicht durchgelassen. Bitte die Proxy-Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time. Try again later.</source>
        <translation>Der Dienst hat nicht rechtzeitig geantwortet. Bitte später erneut versuchen.</translation>
    </message>
    <message>
        <source>Rate limited. URL and key look fine.</source>
        <translation>Der Dienst drosselt Anfragen. Adresse und Schlüssel sehen gut aus.</translation>
    </message>
    <message>
        <source>The service is having problems. Try again later.</source>
        <translation>Der Dienst hat zurzeit Probleme. Bitte später erneut versuchen.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Certificate check failed, so the key wasn&apos;t sent. Check the base URL and this computer&apos;s clock.</source>
        <translation>Die Zertifikatsprüfung ist fehlgeschlagen, deshalb wurde der Schlüssel nicht gesendet. Bitte die Basisadresse und die Uhr dieses Rechners prüfen.</translation>
    </message>
    <message>
        <source>The response is far too long to come from the service. Check the base URL.</source>
        <translation>Was dort antwortet, ist nicht der Dienst: Die Antwort ist viel zu lang. Bitte die Basisadresse prüfen.</translation>
    </message>
    <message>
        <source>The connection to %1 dropped before the full response arrived. Try again later.</source>
        <translation>Die Verbindung zu %1 brach ab, bevor die Antwort vollständig war. Bitte später erneut versuchen.</translation>
    </message>
    <message>
        <source>Host %1 not found. Check the base URL and the network connection.</source>
        <translation>Es ist kein Rechner namens %1 zu finden. Bitte die Basisadresse und die Netzwerkverbindung prüfen.</translation>
    </message>
    <message>
        <source>No response from %1. Check the base URL, and whether a firewall is blocking it.</source>
        <translation>Keine Antwort von %1. Bitte die Basisadresse prüfen und ob eine Firewall im Weg ist.</translation>
    </message>
    <message>
        <source>This URL redirects, and Dailies doesn&apos;t follow redirects here. Check its path and that it starts with https://.</source>
        <translation>Diese Adresse leitet Aufrufe um; hier folgt Dailies dem nicht. Bitte prüfen, ob ihr Pfad stimmt und ob sie mit https:// beginnt.</translation>
    </message>
    <message>
        <source>This URL redirects to %1. Dailies doesn&apos;t follow it, because your key would be sent there. If that is the service, use it as the base URL.</source>
        <translation>Diese Adresse leitet Aufrufe an %1 um. Dailies folgt dem nicht, weil der Schlüssel dorthin gesendet würde. Ist das der Dienst, bitte als Basisadresse eintragen.</translation>
    </message>
    <message>
        <source>There is a response from this URL, but not from the expected service. Check the base URL; it must end in /v1.</source>
        <translation>Unter dieser Adresse antwortet etwas, aber nicht so wie der Dienst. Bitte die Basisadresse prüfen; sie muss auf /v1 enden.</translation>
    </message>
    <message>
        <source>The response is that of a family %1 model, but the model is listed as family %2.</source>
        <translation>Die Antwort ist die eines Modells der Familie %1; eingetragen ist das Modell aber unter Familie %2.</translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>Line %1: a quotation mark isn&apos;t closed. The file wasn&apos;t used.</source>
        <translation>Zeile %1: Ein Anführungszeichen wird nicht geschlossen. Die Datei wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>Line %1 has more fields than the first line. The file wasn&apos;t used.</source>
        <translation>Zeile %1 hat mehr Felder als die erste Zeile. Die Datei wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>The file has only one line. The first line names the columns; the figures are in the lines after it.</source>
        <translation>Die Datei hat nur eine Zeile. Die erste Zeile nennt die Spalten; die Werte stehen in den Zeilen danach.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; appears twice. The file wasn&apos;t used.</source>
        <translation>Die Spalte „%1“ kommt zweimal vor. Die Datei wurde nicht verwendet.</translation>
    </message>
</context>
<context>
    <name>Curl</name>
    <message>
        <source>The service has no request type &quot;%1&quot;.</source>
        <translation>Der Dienst kennt keinen Anfragetyp „%1“.</translation>
    </message>
    <message>
        <source>This isn&apos;t a cURL command: it doesn&apos;t contain &quot;curl&quot;.</source>
        <translation>Das ist kein cURL-Befehl: Es kommt kein „curl“ darin vor.</translation>
    </message>
    <message>
        <source>The body of this command is in the lines after it (&lt;&lt;). Paste only those lines.</source>
        <translation>Die Anfragedaten dieses Befehls stehen in den Zeilen dahinter (&lt;&lt;): Bitte nur diese Zeilen einfügen.</translation>
    </message>
    <message>
        <source>Something is missing after %1. Copy the whole command.</source>
        <translation>Nach %1 fehlt etwas: Bitte den ganzen Befehl kopieren.</translation>
    </message>
    <message>
        <source>Ignored the method %1: requests are always sent with POST.</source>
        <translation>Die Methode %1 wurde weggelassen: Anfragen werden mit POST gesendet.</translation>
    </message>
    <message>
        <source>Ignored the proxy in the command.</source>
        <translation>Der Proxy des Befehls wurde weggelassen.</translation>
    </message>
    <message>
        <source>Ignored %1: certificates are always checked.</source>
        <translation>%1 wurde weggelassen: Zertifikate werden immer geprüft.</translation>
    </message>
    <message>
        <source>The command sends something other than JSON (%1). The service accepts only JSON.</source>
        <translation>Der Befehl sendet etwas anderes als JSON (%1): Der Dienst nimmt nur JSON an.</translation>
    </message>
    <message>
        <source>Ignored the header %1.</source>
        <translation>Der Header %1 wurde weggelassen.</translation>
    </message>
    <message>
        <source>Ignored the key in the command.</source>
        <translation>Der Schlüssel im Befehl wurde weggelassen.</translation>
    </message>
    <message>
        <source>This command checks a task and doesn&apos;t create one. Copy the command that creates it.</source>
        <translation>Dieser Befehl fragt einen Auftrag ab und erstellt keinen: Bitte den Befehl kopieren, der ihn erstellt.</translation>
    </message>
    <message>
        <source>Ignored everything after the URL&apos;s path.</source>
        <translation>Was nach dem Pfad der Adresse steht, wurde weggelassen.</translation>
    </message>
    <message>
        <source>The body of this command comes from another program. Paste the body itself instead.</source>
        <translation>Die Anfragedaten dieses Befehls kommen aus einem anderen Programm: Bitte die Daten selbst an dieser Stelle einsetzen.</translation>
    </message>
    <message>
        <source>The command reads the file %1 from an unknown folder. Use the full path.</source>
        <translation>Der Befehl liest die Datei %1 aus einem Ordner, der hier nicht bekannt ist: Bitte den vollständigen Pfad angeben.</translation>
    </message>
    <message>
        <source>%1 is kept as text in the body; it isn&apos;t replaced by a value.</source>
        <translation>%1 steht unverändert in den Anfragedaten: Es wird nichts dafür eingesetzt.</translation>
    </message>
    <message>
        <source>The body of this command comes from standard input. Paste the body itself.</source>
        <translation>Die Anfragedaten dieses Befehls kommen aus der Standardeingabe: Bitte die Daten selbst einfügen.</translation>
    </message>
    <message>
        <source>The body of this command is in the file %1. Open that file instead.</source>
        <translation>Die Anfragedaten dieses Befehls stehen in der Datei %1: Bitte stattdessen diese Datei öffnen.</translation>
    </message>
    <message>
        <source>This command sends no request: -d or --json is missing.</source>
        <translation>Dieser Befehl sendet keine Anfrage: Der Teil mit -d oder --json fehlt.</translation>
    </message>
    <message>
        <source>This command has several bodies. Keep only the one with the request.</source>
        <translation>Dieser Befehl enthält die Anfragedaten mehrfach: Bitte nur den Teil mit der Anfrage stehen lassen.</translation>
    </message>
    <message>
        <source>The body of the command can&apos;t be read. %1</source>
        <translation>Die Anfragedaten des Befehls können nicht gelesen werden. %1</translation>
    </message>
    <message>
        <source>The command sets %1 to the output of another command, which Dailies doesn&apos;t run. Replace it with the text itself.</source>
        <translation>Der Befehl setzt %1 auf die Ausgabe eines anderen Befehls, den Dailies nicht ausführt. Bitte durch den Text selbst ersetzen.</translation>
    </message>
</context>
<context>
    <name>Dailies::AboutDialog</name>
    <message>
        <source>About Dailies</source>
        <translation>Über Dailies</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software: Nutzung, Untersuchung, Weitergabe und Änderung sind unter der GNU General Public License, Version 3 oder neuer, erlaubt. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Generate, track and save clips from a video service.</source>
        <translation>Generiert, verfolgt und speichert Clips eines Videodienstes.</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Bestandteil</translation>
    </message>
    <message>
        <source>Video player: %1</source>
        <translation>Videoplayer: %1</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>License of the icons</source>
        <translation>Lizenz der Symbole</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Schlüssel eingeben…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Use practice mode</source>
        <translation>Übungsmodus verwenden</translation>
    </message>
    <message>
        <source>%1 Dailies checks again in %2 and keeps checking, at least every 10 minutes; nothing is lost.</source>
        <comment>what is wrong with an account&apos;s key, length of time</comment>
        <translation>%1 Dailies fragt in %2 erneut ab und danach weiter, mindestens alle 10 Minuten; es geht nichts verloren.</translation>
    </message>
    <message>
        <source>%1 Tasks of this account are waiting; none is lost.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 Die Aufträge dieses Kontos warten; keiner geht verloren.</translation>
    </message>
    <message>
        <source>%1 and its key were removed. Its tasks and clips are kept.</source>
        <translation>%1 und der zugehörige Schlüssel wurden entfernt. Die Aufträge und Clips bleiben erhalten.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Übungsmodus</translation>
    </message>
    <message>
        <source>Its limits and rates stay until you remove them: %1.</source>
        <translation>Seine Limits und Tarife bleiben, bis Sie sie entfernen: %1.</translation>
    </message>
    <message>
        <source>%1 New requests of this account will wait.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 Neue Anfragen dieses Kontos warten dann.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Konto hinzufügen…</translation>
    </message>
    <message>
        <source>%1 Its tasks can&apos;t continue, and their clips may be lost. To track them again, add an account with the same name and base URL.</source>
        <comment>what is wrong with an account</comment>
        <translation>%1 Seine Aufträge können nicht weiterlaufen, und ihre Clips können verloren gehen. Um sie wieder zu verfolgen, bitte ein Konto mit demselben Namen und derselben Basisadresse hinzufügen.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountDialog</name>
    <message>
        <source>Add account</source>
        <translation>Konto hinzufügen</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>Konto hinzufügen</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Studio</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>Modellcodes</translation>
    </message>
    <message>
        <source>1. Service</source>
        <translation>1. Dienst</translation>
    </message>
    <message>
        <source>2. Key</source>
        <translation>2. Schlüssel</translation>
    </message>
    <message>
        <source>3. Models</source>
        <translation>3. Modelle</translation>
    </message>
    <message>
        <source>One model code per line</source>
        <translation>Ein Modellcode pro Zeile</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this URL only.</source>
        <translation>Wird im Schlüsselbund des Systems gespeichert und nur an diese Adresse gesendet.</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>Basisadresse</translation>
    </message>
    <message>
        <source>Treat unknown models as</source>
        <translation>Unbekannte Modelle behandeln als</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>Gleichzeitig gesendete Anfragen</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>Nicht erkannt: %1</translation>
    </message>
    <message>
        <source>Name the account so you can tell it apart.</source>
        <translation>Bitte dem Konto einen Namen geben, damit es sich von anderen unterscheiden lässt.</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>Es gibt bereits ein Konto mit diesem Namen.</translation>
    </message>
    <message>
        <source>Enter at least one model code enabled for the key.</source>
        <translation>Bitte mindestens einen Modellcode angeben, den der Dienst für den Schlüssel freigeschaltet hat.</translation>
    </message>
    <message>
        <source>Not tested.</source>
        <translation>Nicht getestet.</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>Schlüssel wird gespeichert…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit; you&apos;ll be asked for it next time.</source>
        <translation>%1 Der Schlüssel bleibt bis zum Beenden erhalten; beim nächsten Mal wird erneut danach gefragt.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountKeys</name>
    <message>
        <source>The account&apos;s URL has changed.</source>
        <translation>Die Adresse des Kontos hat sich geändert.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message>
        <source>Remove account</source>
        <translation>Konto entfernen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Account settings</source>
        <translation>Kontoeinstellungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>URL and key</source>
        <translation>Adresse und Schlüssel</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>Clip-Ordner</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Dateinamen</translation>
    </message>
    <message>
        <source>Name the account so you can tell it apart.</source>
        <translation>Bitte dem Konto einen Namen geben, damit es sich von anderen unterscheiden lässt.</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>Es gibt bereits ein Konto mit diesem Namen.</translation>
    </message>
    <message>
        <source>Keep at least one model code; nothing can be sent without one.</source>
        <translation>Bitte mindestens einen Modellcode behalten: Ohne ihn kann nichts gesendet werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1 and can only be tracked there. They wait until the account uses that URL again; meanwhile, their clips may be lost.</source>
        <translation>
            <numerusform>%n nicht abgeschlossener Auftrag wurde an %1 gesendet. Er kann nur dort verfolgt werden und wartet, bis das Konto wieder diese Adresse hat; inzwischen geht sein Clip möglicherweise verloren.</numerusform>
            <numerusform>%n nicht abgeschlossene Aufträge wurden an %1 gesendet. Sie können nur dort verfolgt werden und warten, bis das Konto wieder diese Adresse hat; inzwischen gehen ihre Clips möglicherweise verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change URL</source>
        <translation>Adresse ändern</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>Schlüssel wird gespeichert…</translation>
    </message>
    <message>
        <source>Remove %1 and its key? Its tasks and clips are kept.</source>
        <translation>%1 und den zugehörigen Schlüssel entfernen? Die Aufträge und Clips bleiben hier erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account will no longer be tracked, and their clips may be lost.</source>
        <translation>
            <numerusform>%n nicht abgeschlossener Auftrag wird dann nicht mehr verfolgt, und sein Clip kann verloren gehen.</numerusform>
            <numerusform>%n nicht abgeschlossene Aufträge werden dann nicht mehr verfolgt, und ihre Clips können verloren gehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The account was kept, because its key couldn&apos;t be removed. %1</source>
        <translation>Das Konto bleibt bestehen, weil sein Schlüssel nicht entfernt werden konnte. %1</translation>
    </message>
    <message>
        <source>How many requests may be sent at the same time; the others wait. The service may allow fewer.</source>
        <translation>Wie viele Anfragen gleichzeitig unterwegs sein dürfen; die übrigen warten. Der Dienst lässt möglicherweise weniger zu.</translation>
    </message>
    <message>
        <source>Disk use…</source>
        <translation>Speicherplatz…</translation>
    </message>
    <message>
        <source>Shows how much space the clips of each account use.</source>
        <translation>Zeigt, wie viel Platz die Clips jedes Kontos belegen.</translation>
    </message>
    <message>
        <source>%1 The new key is kept in memory until you quit.</source>
        <translation>%1 Der neue Schlüssel bleibt bis zum Beenden im Arbeitsspeicher.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountStore</name>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>sie wurde von einer neueren Version von Dailies geschrieben</translation>
    </message>
    <message>
        <source>an account has no ID or no name</source>
        <translation>ein Konto hat keine ID oder keinen Namen</translation>
    </message>
    <message>
        <source>it isn&apos;t a list of accounts</source>
        <translation>sie enthält keine Kontoliste</translation>
    </message>
    <message>
        <source>The accounts in %1 can&apos;t be read: %2. The file was left unchanged.</source>
        <translation>Die Konten in %1 können nicht gelesen werden; die Datei bleibt unverändert: %2.</translation>
    </message>
    <message>
        <source>The accounts couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>Die Konten konnten nicht gelesen werden, deshalb werden sie auch nicht überschrieben.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the accounts to %1: %2.</source>
        <translation>Die Konten konnten nicht nach %1 geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ActionRow</name>
    <message>
        <source>Use frame</source>
        <translation>Frame verwenden</translation>
    </message>
    <message>
        <source>Use, save or copy the frame on screen, or save a part of the clip</source>
        <translation>Angezeigten Frame verwenden, speichern oder kopieren oder einen Teil des Clips speichern</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressEdit</name>
    <message>
        <source>%1… (%2)</source>
        <translation>%1… (%2)</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressPage</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>Basisadresse</translation>
    </message>
    <message>
        <source>Enter the key for %1. The stored key is for %2 only and is never sent anywhere else.</source>
        <translation>Bitte den Schlüssel für %1 eingeben: Der gespeicherte gilt nur für %2 und wird nirgendwo anders hin gesendet.</translation>
    </message>
    <message>
        <source>A new URL needs its own key. The key for %1 is deleted once the new one is stored.</source>
        <translation>Eine andere Adresse braucht ihren eigenen Schlüssel. Der Schlüssel für %1 wird gelöscht, sobald der neue gespeichert ist.</translation>
    </message>
    <message>
        <source>The current key is in memory only, until you quit. Enter a key to replace it.</source>
        <translation>Der jetzige Schlüssel bleibt nur bis zum Beenden im Arbeitsspeicher. Zum Ersetzen einen Schlüssel eingeben.</translation>
    </message>
    <message>
        <source>The current key stays in the keychain and is never shown. Enter a key to replace it.</source>
        <translation>Der jetzige Schlüssel bleibt im Schlüsselbund und wird nie angezeigt. Zum Ersetzen einen Schlüssel eingeben.</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this URL only.</source>
        <translation>Wird im Schlüsselbund des Systems gespeichert und nur an diese Adresse gesendet.</translation>
    </message>
    <message>
        <source>Add a model first; the test needs one.</source>
        <translation>Bitte zuerst ein Modell eintragen: Der Test braucht eines.</translation>
    </message>
    <message>
        <source>Not tested.</source>
        <translation>Nicht getestet.</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressProbe</name>
    <message>
        <source>No response from %1 within 15 seconds.</source>
        <translation>Von %1 kam innerhalb von 15 Sekunden keine Antwort.</translation>
    </message>
    <message>
        <source>There is no file at this link (HTTP %1).</source>
        <translation>Unter diesem Link gibt es keine Datei (HTTP %1).</translation>
    </message>
    <message>
        <source>The file at this link isn&apos;t public (HTTP %1).</source>
        <translation>Die Datei unter diesem Link ist nicht öffentlich (HTTP %1).</translation>
    </message>
    <message>
        <source>The server is having problems (HTTP %1).</source>
        <translation>Der Server hat zurzeit Probleme (HTTP %1).</translation>
    </message>
    <message>
        <source>The server doesn&apos;t provide the file (HTTP %1).</source>
        <translation>Der Server liefert die Datei nicht (HTTP %1).</translation>
    </message>
    <message>
        <source>Server %1 not found.</source>
        <translation>Der Server %1 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be reached.</source>
        <translation>%1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>%1 failed the certificate check.</source>
        <translation>%1 kann seine Identität nicht nachweisen (das Zertifikat wird nicht akzeptiert).</translation>
    </message>
    <message>
        <source>The response from %1 can&apos;t be read.</source>
        <translation>%1 hat keine lesbare Antwort gegeben.</translation>
    </message>
    <message>
        <source>The link wasn&apos;t checked: it points to a private network, which the service isn&apos;t on.</source>
        <translation>Der Link wurde nicht geprüft: Er führt in ein privates Netzwerk, in dem der Dienst nicht ist.</translation>
    </message>
    <message>
        <source>Too many redirects.</source>
        <translation>Zu viele Umleitungen.</translation>
    </message>
    <message>
        <source>The link redirects from a secure to an insecure connection, so it wasn&apos;t followed.</source>
        <translation>Der Link leitet von einer sicheren zu einer ungesicherten Verbindung um; ihm wurde nicht gefolgt.</translation>
    </message>
    <message>
        <source>The link redirects to an address with your API key in it, so it wasn&apos;t followed.</source>
        <translation>Der Link leitet zu einer Adresse um, die Ihren API-Schlüssel enthält; ihm wurde nicht gefolgt.</translation>
    </message>
</context>
<context>
    <name>Dailies::AdoptDialog</name>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Enter the ID that the service shows for the task.</source>
        <translation>Bitte die ID angeben, die der Dienst für den Auftrag anzeigt.</translation>
    </message>
    <message>
        <source>Enter only the ID, without spaces.</source>
        <translation>Bitte nur die ID angeben, ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Verfolgen</translation>
    </message>
    <message>
        <source>Track a task by ID</source>
        <translation>Auftrag per ID verfolgen</translation>
    </message>
    <message>
        <source>As shown by the service</source>
        <translation>Wie vom Dienst angezeigt</translation>
    </message>
    <message>
        <source>Dailies tracks the task and downloads its clip. Nothing is created or charged.</source>
        <translation>Dailies verfolgt den Auftrag und lädt seinen Clip herunter. Es wird nichts erstellt und nichts berechnet.</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>Auftrags-ID</translation>
    </message>
    <message>
        <source>Add an account first.</source>
        <translation>Bitte zuerst ein Konto hinzufügen.</translation>
    </message>
    <message>
        <source>This account has no model. Add one in the form first.</source>
        <translation>Dieses Konto hat kein Modell. Bitte das Modell zuerst im Formular hinzufügen.</translation>
    </message>
</context>
<context>
    <name>Dailies::AdvancedPart</name>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
</context>
<context>
    <name>Dailies::AmountField</name>
    <message>
        <source>“%1” has two meanings. Write %2 or %3.</source>
        <comment>a number with a decimal sign or a separator</comment>
        <translation>„%1“ hat zwei Bedeutungen. Bitte %2 oder %3 schreiben.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an amount. Write it like %2, with at most six decimal places.</source>
        <translation>„%1“ ist kein Betrag. Bitte wie %2 schreiben, mit höchstens sechs Nachkommastellen.</translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden…</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number and prompt</comment>
        <translation>Take %1 · %2</translation>
    </message>
    <message>
        <source>Download all</source>
        <translation>Alle herunterladen</translation>
    </message>
    <message>
        <source>Close; the takes stay in the list</source>
        <translation>Schließen; die Takes bleiben in der Liste</translation>
    </message>
    <message>
        <source>Show this take in the list</source>
        <translation>Diesen Take in der Liste zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n takes need your attention</source>
        <translation>
            <numerusform>%n Take braucht Ihre Aufmerksamkeit</numerusform>
            <numerusform>%n Takes brauchen Ihre Aufmerksamkeit</numerusform>
        </translation>
    </message>
    <message>
        <source>No response: it may have been accepted.</source>
        <translation>Keine Antwort: Die Anfrage wurde möglicherweise angenommen.</translation>
    </message>
    <message>
        <source>No response: it may have been accepted and charged.</source>
        <translation>Keine Antwort: Die Anfrage wurde möglicherweise angenommen und berechnet.</translation>
    </message>
    <message>
        <source>Not tracked: its clip won&apos;t be downloaded.</source>
        <translation>Nicht verfolgt: Der Clip wird nicht heruntergeladen.</translation>
    </message>
    <message>
        <source>The link expired. Try requesting a new one.</source>
        <translation>Der Link ist abgelaufen. Bitte versuchen, einen neuen anzufordern.</translation>
    </message>
    <message>
        <source>Not downloaded. Link expires in %1.</source>
        <translation>Nicht heruntergeladen. Der Link läuft in %1 ab.</translation>
    </message>
    <message>
        <source>Finished, not downloaded.</source>
        <translation>Fertig, nicht heruntergeladen.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Resume tracking</source>
        <translation>Wieder verfolgen</translation>
    </message>
    <message numerus="yes">
        <source>%n takes are not downloaded</source>
        <translation>
            <numerusform>%n Take ist nicht heruntergeladen</numerusform>
            <numerusform>%n Takes sind nicht heruntergeladen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show list</source>
        <translation>Liste anzeigen</translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownModel</name>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month, for QDate</comment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>No tag</source>
        <translation>Kein Stichwort</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>kept clips</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>No clip has four stars or more yet.</source>
        <translation>Noch hat kein Clip vier Sterne oder mehr.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Stichwort</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Takes</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Kept (★ 4 and up)</source>
        <translation>Behalten (ab ★ 4)</translation>
    </message>
    <message>
        <source>Cost per kept second</source>
        <translation>Kosten pro behaltener Sekunde</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln takes left out)</source>
        <translation>
            <numerusform>%1 (%Ln Take ausgelassen)</numerusform>
            <numerusform>%1 (%Ln Takes ausgelassen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln Take hat keinen Tarif und ist deshalb nicht enthalten.</numerusform>
            <numerusform>%Ln Takes haben keinen Tarif und sind deshalb nicht enthalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownView</name>
    <message>
        <source>Breakdown</source>
        <translation>Aufschlüsselung</translation>
    </message>
</context>
<context>
    <name>Dailies::ChartLegend</name>
    <message>
        <source>Billed</source>
        <translation>Abgerechnet</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reserviert</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>Ungeklärt</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>Nicht abgerechnet</translation>
    </message>
    <message>
        <source>Daily limit</source>
        <translation>Tageslimit</translation>
    </message>
</context>
<context>
    <name>Dailies::ChoiceEditor</name>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Other value</source>
        <translation>Anderer Wert</translation>
    </message>
    <message>
        <source>Another value</source>
        <translation>Anderer Wert</translation>
    </message>
</context>
<context>
    <name>Dailies::CleanUp</name>
    <message>
        <source>Delete rejected takes…</source>
        <translation>Verworfene Takes löschen…</translation>
    </message>
    <message>
        <source>Delete takes below 3 stars…</source>
        <translation>Takes unter 3 Sternen löschen…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The list shows no rejected takes.</source>
        <translation>Die Liste zeigt keine verworfenen Takes.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n rejected takes to the Trash? Their clips use %1.</source>
        <translation>
            <numerusform>%n verworfenen Take in den Papierkorb verschieben? Sein Clip belegt %1.</numerusform>
            <numerusform>%n verworfene Takes in den Papierkorb verschieben? Ihre Clips belegen %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list shows no takes rated 1 or 2.</source>
        <translation>Die Liste zeigt keine Takes mit Bewertung 1 oder 2.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n takes rated 1 or 2 to the Trash? Their clips use %1. Takes without stars stay.</source>
        <translation>
            <numerusform>%n Take mit Bewertung 1 oder 2 in den Papierkorb verschieben? Sein Clip belegt %1. Takes ohne Sterne bleiben.</numerusform>
            <numerusform>%n Takes mit Bewertung 1 oder 2 in den Papierkorb verschieben? Ihre Clips belegen %1. Takes ohne Sterne bleiben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::CleartextConsent</name>
    <message>
        <source>%1 begins with http://, so your key can be read in transit. Anyone who reads it can spend your money. Nothing has been sent yet.</source>
        <translation>%1 beginnt mit http://, Ihr Schlüssel wird also lesbar übertragen: Wer ihn unterwegs mitliest, kann damit Ihr Geld ausgeben. Bisher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Use http anyway</source>
        <translation>Trotzdem http verwenden</translation>
    </message>
    <message>
        <source>Change URL</source>
        <translation>Adresse ändern</translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The account was not added.</source>
        <translation>Das Konto wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>The account&apos;s name.</source>
        <translation>Der Name des Kontos.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;.</source>
        <translation>Es gibt kein Konto „%1“.</translation>
    </message>
    <message>
        <source>Removed %1 and its key.</source>
        <translation>%1 und der zugehörige Schlüssel wurden entfernt.</translation>
    </message>
    <message>
        <source>Adds, lists, removes and tests accounts.</source>
        <translation>Fügt Konten hinzu, listet sie auf, entfernt und testet sie.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 fehlt.</translation>
    </message>
    <message>
        <source>The request can be sent.</source>
        <translation>Die Anfrage kann gesendet werden.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version anzeigen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 benötigt einen Wert.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>FALSCH</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Schlüssel:</translation>
    </message>
    <message>
        <source>The key is too long.</source>
        <translation>Der Schlüssel ist zu lang.</translation>
    </message>
    <message>
        <source>send a request</source>
        <translation>eine Anfrage senden</translation>
    </message>
    <message>
        <source>show one task with its request and log</source>
        <translation>einen Auftrag mit Anfrage und Protokoll anzeigen</translation>
    </message>
    <message>
        <source>add, list, remove or test accounts</source>
        <translation>Konten hinzufügen, auflisten, entfernen oder testen</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Es gibt keinen Befehl „%1“.</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 ist zu groß für eine Anfrage.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit or MultiImageToVideo.</source>
        <translation>TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit oder MultiImageToVideo.</translation>
    </message>
    <message>
        <source>Family %1 has no generation &quot;%2&quot;.</source>
        <translation>Familie %1 hat keine Generation „%2“.</translation>
    </message>
    <message>
        <source>There is no request type &quot;%1&quot;.</source>
        <translation>Es gibt keinen Anfragetyp „%1“.</translation>
    </message>
    <message>
        <source>Kind:    %1</source>
        <translation>Art:      %1</translation>
    </message>
    <message>
        <source>Model:   %1</source>
        <translation>Modell:   %1</translation>
    </message>
    <message>
        <source>Created: %1</source>
        <translation>Erstellt: %1</translation>
    </message>
    <message>
        <source>ID:      %1</source>
        <translation>ID:       %1</translation>
    </message>
    <message>
        <source>Request:</source>
        <translation>Anfrage:</translation>
    </message>
    <message>
        <source>Log:</source>
        <translation>Protokoll:</translation>
    </message>
    <message>
        <source>Wait for the clips and save them.</source>
        <translation>Auf die Clips warten und sie speichern.</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;.</source>
        <translation>Es gibt keinen Auftrag „%1“.</translation>
    </message>
    <message>
        <source>usually about %1 s</source>
        <translation>meist etwa %1 s</translation>
    </message>
    <message>
        <source>usually about %1 min</source>
        <translation>meist etwa %1 min</translation>
    </message>
    <message>
        <source>Task %1: %2</source>
        <translation>Auftrag %1: %2</translation>
    </message>
    <message>
        <source>Parent:  task %1</source>
        <comment>whose clip it goes on from</comment>
        <translation>Basis:    Auftrag %1</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY is ignored because no service was named. If the key belongs to %1, add --account.</source>
        <translation>DAILIES_API_KEY wird nicht verwendet, weil kein Dienst genannt wurde. Falls der Schlüssel zu %1 gehört, --account hinzufügen.</translation>
    </message>
    <message>
        <source>No accounts yet. Give --base-url, or add one with &quot;dailies-cli accounts add&quot;.</source>
        <translation>Es gibt noch kein Konto: Bitte --base-url angeben oder eines mit „dailies-cli accounts add“ hinzufügen.</translation>
    </message>
    <message>
        <source>There are several accounts. Choose one with --account.</source>
        <translation>Es gibt mehrere Konten: Bitte mit --account eines angeben.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;. &quot;dailies-cli accounts list&quot; lists your accounts.</source>
        <translation>Es gibt kein Konto „%1“. „dailies-cli accounts list“ zeigt die vorhandenen.</translation>
    </message>
    <message>
        <source>The account to use; &quot;practice&quot; is practice mode.</source>
        <translation>Das Konto; „practice“ ist der Übungsmodus.</translation>
    </message>
    <message>
        <source>url</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>The service&apos;s base URL for this call only. Missing https:// and /v1 are added; the key is read from DAILIES_API_KEY.</source>
        <translation>Die Basisadresse des Dienstes, nur für diesen Aufruf; fehlen https:// und /v1, werden sie ergänzt; der Schlüssel kommt aus DAILIES_API_KEY.</translation>
    </message>
    <message>
        <source>Allow a --base-url that begins with http:// on another computer. Your key can be read in transit.</source>
        <translation>Nimmt eine --base-url an, die mit http:// beginnt und zu einem anderen Rechner führt: Jeder auf dem Übertragungsweg kann den Schlüssel lesen.</translation>
    </message>
    <message>
        <source>%1 To use it anyway, add --allow-http. Nothing was sent.</source>
        <translation>%1 Falls dennoch gewünscht, --allow-http hinzufügen. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Give either --account or --base-url, not both.</source>
        <translation>Bitte entweder --account oder --base-url angeben, nicht beides.</translation>
    </message>
    <message>
        <source>No key found: set DAILIES_API_KEY.</source>
        <translation>Kein Schlüssel gefunden: Bitte DAILIES_API_KEY setzen.</translation>
    </message>
    <message>
        <source>--creates-at-once must be a number from 1 to %1.</source>
        <translation>--creates-at-once muss eine Zahl von 1 bis %1 sein.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is already taken.</source>
        <translation>Der Name „%1“ ist bereits vergeben.</translation>
    </message>
    <message>
        <source>--base-url is missing: give the service&apos;s base URL.</source>
        <translation>--base-url fehlt: Bitte die Basisadresse des Dienstes angeben.</translation>
    </message>
    <message>
        <source>Added %1. Its key is stored in your system keychain.</source>
        <translation>%1 wurde hinzugefügt. Der Schlüssel ist im Schlüsselbund des Systems gespeichert.</translation>
    </message>
    <message>
        <source>Adds an account. The key is read from the terminal or standard input and stored in your system keychain.</source>
        <translation>Fügt ein Konto hinzu. Der Schlüssel wird vom Terminal oder aus der Standardeingabe gelesen und im Schlüsselbund des Systems gespeichert.</translation>
    </message>
    <message>
        <source>A name for the account.</source>
        <translation>Ein Name für das Konto.</translation>
    </message>
    <message>
        <source>The service&apos;s base URL.</source>
        <translation>Die Basisadresse des Dienstes.</translation>
    </message>
    <message>
        <source>A model code enabled for the key. Can be repeated.</source>
        <translation>Ein für den Schlüssel freigeschalteter Modellcode; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Maximum number of parallel requests, 1 to 20 (default: 2).</source>
        <translation>Wie viele Anfragen gleichzeitig unterwegs sein dürfen, 1 bis 20; ohne Angabe 2.</translation>
    </message>
    <message>
        <source>Lists your accounts. Keys are never shown.</source>
        <translation>Listet die Konten auf. Schlüssel werden nie angezeigt.</translation>
    </message>
    <message>
        <source>No accounts yet.</source>
        <translation>Es gibt noch keine Konten.</translation>
    </message>
    <message>
        <source>Removes an account and its key. Its tasks and clips are kept.</source>
        <translation>Entfernt ein Konto und seinen Schlüssel. Aufträge und Clips bleiben erhalten.</translation>
    </message>
    <message>
        <source>The account was kept, because its key couldn&apos;t be removed.</source>
        <translation>Das Konto bleibt bestehen, weil sein Schlüssel nicht entfernt werden konnte.</translation>
    </message>
    <message>
        <source>  The service responded: %1</source>
        <translation>  Antwort des Dienstes: %1</translation>
    </message>
    <message>
        <source>Checks that the service can be reached, accepts the key and knows each model of the account. Sends a harmless test query per model; nothing is created or charged.</source>
        <translation>Prüft, ob der Dienst erreichbar ist, den Schlüssel annimmt und jedes Modell des Kontos kennt. Sendet für jedes Modell eine harmlose Testabfrage; es wird nichts erstellt und nichts berechnet.</translation>
    </message>
    <message>
        <source>Test with this model code only, whether or not the account lists it.</source>
        <translation>Nur mit diesem Modellcode testen, ob im Konto eingetragen oder nicht.</translation>
    </message>
    <message>
        <source>The account has no models. Give --model.</source>
        <translation>Das Konto hat keine Modelle: Bitte --model angeben.</translation>
    </message>
    <message>
        <source>Tracks a task created elsewhere until it finishes, and saves its clip. Nothing is created.</source>
        <translation>Verfolgt einen anderswo erstellten Auftrag bis zu seinem Ende und speichert den Clip. Es wird nichts erstellt.</translation>
    </message>
    <message>
        <source>The model code the task was created with.</source>
        <translation>Der Modellcode, mit dem er erstellt wurde.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The service&apos;s task ID.</source>
        <translation>Die ID des Auftrags beim Dienst.</translation>
    </message>
    <message>
        <source>Save the clip in this folder.</source>
        <translation>Den Clip in diesem Ordner speichern.</translation>
    </message>
    <message>
        <source>Checks a request for errors and warnings. Nothing is sent.</source>
        <translation>Prüft eine Anfrage auf Fehler und Warnungen. Es wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips in this folder.</source>
        <translation>Einstellungen, Aufträge und Clips in diesem Ordner aufbewahren.</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>Ein JSON-Objekt pro Zeile ausgeben.</translation>
    </message>
    <message>
        <source>Show help.</source>
        <translation>Diese Hilfe anzeigen.</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;</source>
        <translation>unerwartetes Argument „%1“</translation>
    </message>
    <message>
        <source>No command given.</source>
        <translation>Ein Befehl fehlt.</translation>
    </message>
    <message>
        <source>%1 lists what you can use.</source>
        <translation>%1 zeigt, was es gibt.</translation>
    </message>
    <message>
        <source>Makes one clip of each request kind in practice mode and checks each clip&apos;s length and size. Nothing is charged.</source>
        <translation>Erstellt im Übungsmodus einen Clip jeder Anfrageart und prüft Länge und Größe jedes Clips. Es wird nichts berechnet.</translation>
    </message>
    <message>
        <source>Save the clips in this folder (default: dailies-demo).</source>
        <translation>Die Clips in diesem Ordner speichern; ohne Angabe in „dailies-demo“.</translation>
    </message>
    <message>
        <source>Can&apos;t write to the folder for temporary files.</source>
        <translation>In den Ordner für temporäre Dateien kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The practice server isn&apos;t running.</source>
        <translation>Der Übungsserver läuft nicht.</translation>
    </message>
    <message>
        <source>Making %1 clips in practice mode, one of each request kind. Nothing is charged.</source>
        <translation>Im Übungsmodus werden %1 Clips erstellt, einer für jede Anfrageart. Es wird nichts berechnet.</translation>
    </message>
    <message>
        <source>ok   </source>
        <translation>OK    </translation>
    </message>
    <message>
        <source>%1 of %2 clips match their request, in %3</source>
        <translation>%1 von %2 Clips sind wie angefordert, in %3</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Übungsmodus</translation>
    </message>
    <message>
        <source>Exports what the service&apos;s support needs to investigate a task: a zip with its IDs, times, request, responses and the checksums of its input files. Keys, URL signatures, encoded data and local folders are left out.</source>
        <translation>Exportiert, was der Support des Dienstes zum Untersuchen eines Auftrags braucht: ein ZIP mit IDs, Zeiten, Anfrage, Antworten und den Prüfsummen der Eingabedateien. Schlüssel, Signaturen von Adressen, kodierte Daten und Ordner dieses Rechners werden weggelassen.</translation>
    </message>
    <message>
        <source>The task&apos;s number or the service&apos;s ID for it.</source>
        <translation>Die Nummer des Auftrags oder seine ID beim Dienst.</translation>
    </message>
    <message>
        <source>Write the zip to this file.</source>
        <translation>Das ZIP in diese Datei schreiben.</translation>
    </message>
    <message>
        <source>Overwrite an existing file.</source>
        <translation>Eine bereits vorhandene Datei ersetzen.</translation>
    </message>
    <message>
        <source>%1 is a folder. Give a file name.</source>
        <translation>%1 ist ein Ordner; bitte eine Datei angeben.</translation>
    </message>
    <message>
        <source>%1 already exists. Use --force to overwrite it.</source>
        <translation>%1 ist bereits vorhanden; --force ersetzt die Datei.</translation>
    </message>
    <message>
        <source>Task %1: exported to %2. Review it before sharing.</source>
        <translation>Auftrag %1: nach %2 exportiert. Bitte vor der Weitergabe durchsehen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>check a request without sending it</source>
        <translation>eine Anfrage prüfen, ohne sie zu senden</translation>
    </message>
    <message>
        <source>track every unfinished task until it finishes</source>
        <translation>alle nicht abgeschlossenen Aufträge bis zu ihrem Ende verfolgen</translation>
    </message>
    <message>
        <source>export a task for the service&apos;s support</source>
        <translation>einen Auftrag für den Support des Dienstes exportieren</translation>
    </message>
    <message>
        <source>track a task created elsewhere</source>
        <translation>einen anderswo erstellten Auftrag verfolgen</translation>
    </message>
    <message>
        <source>run the practice server; nothing is charged</source>
        <translation>den Übungsserver starten; es wird nichts berechnet</translation>
    </message>
    <message>
        <source>make one clip of each request kind in practice mode</source>
        <translation>im Übungsmodus einen Clip jeder Anfrageart erstellen</translation>
    </message>
    <message>
        <source>dailies-cli COMMAND --help shows the options of a command.</source>
        <translation>dailies-cli BEFEHL --help zeigt die Optionen eines Befehls.</translation>
    </message>
    <message>
        <source>If set, DAILIES_API_KEY replaces the keychain&apos;s key for the service that --account or --base-url names. &quot;watch&quot; also uses it for tasks that were sent with it.</source>
        <translation>DAILIES_API_KEY in der Umgebung wird anstelle des Schlüssels im Schlüsselbund verwendet, für den mit --account oder --base-url genannten Dienst. „watch“ verwendet den Wert auch für Aufträge, die damit gesendet wurden.</translation>
    </message>
    <message>
        <source>Generate, track and save clips from a video service.</source>
        <translation>Generiert, verfolgt und speichert Clips eines Videodienstes.</translation>
    </message>
    <message>
        <source>--port must be a number from 1 to 65535, or 0 for any free port.</source>
        <translation>--port muss eine Zahl von 1 bis 65535 sein, oder 0 für einen beliebigen freien Port.</translation>
    </message>
    <message>
        <source>--task-seconds must be a number from 0 to %1.</source>
        <translation>--task-seconds muss eine Zahl von 0 bis %1 sein.</translation>
    </message>
    <message>
        <source>Runs the practice server until you interrupt it. It follows the specification and makes sample clips; nothing is charged.</source>
        <translation>Betreibt den Übungsserver, bis er unterbrochen wird. Er folgt der Spezifikation und erstellt Übungsclips; es wird nichts berechnet.</translation>
    </message>
    <message>
        <source>The port to listen on, on this computer only. Default: any free port.</source>
        <translation>Der Port für Verbindungen, nur auf diesem Rechner; ohne Angabe ein beliebiger freier Port.</translation>
    </message>
    <message>
        <source>Minimum duration of a task, in seconds.</source>
        <translation>Wie viele Sekunden ein Auftrag mindestens dauert.</translation>
    </message>
    <message>
        <source>Keywords in a prompt that trigger errors:</source>
        <translation>Wörter im Prompt, die gezielt Störungen auslösen:</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Die Standardeingabe</translation>
    </message>
    <message>
        <source>This model profile is for %1.</source>
        <translation>Das Modellprofil gehört zu %1.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>--family is missing. Use A or B.</source>
        <translation>--family fehlt: A oder B.</translation>
    </message>
    <message>
        <source>There is no family &quot;%1&quot;. Use A or B.</source>
        <translation>Es gibt keine Familie „%1“: A oder B.</translation>
    </message>
    <message>
        <source>--api-type is missing (for example TextToVideo).</source>
        <translation>--api-type fehlt, zum Beispiel TextToVideo.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer %1.</source>
        <translation>Der Dienst bietet %1 nicht an.</translation>
    </message>
    <message>
        <source>The request: the JSON body of a create call. Use - for standard input.</source>
        <translation>Die Anfrage als JSON eines Erstellungsaufrufs; - liest sie aus der Standardeingabe.</translation>
    </message>
    <message>
        <source>A JSON file with this model&apos;s limits, used instead of the built-in profile. Anything outside them gets a note.</source>
        <translation>Eine JSON-Datei mit den Grenzen dieses Modells, verwendet anstelle des eingebauten Profils. Was außerhalb davon liegt, erhält einen Hinweis.</translation>
    </message>
    <message>
        <source>--request is missing. Give a file, or - for standard input.</source>
        <translation>--request fehlt: eine Datei, oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>Duplicate key; the last one wins.</source>
        <translation>Dieser JSON-Schlüssel steht doppelt; nur der letzte zählt.</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>Meldung: %1</translation>
    </message>
    <message>
        <source>Shows a task with its request and log.</source>
        <translation>Zeigt einen Auftrag mit Anfrage und Protokoll.</translation>
    </message>
    <message>
        <source>--copies must be a number from 1 to %1.</source>
        <translation>--copies muss eine Zahl von 1 bis %1 sein.</translation>
    </message>
    <message>
        <source>The request has errors. Nothing was sent.</source>
        <translation>Die Anfrage enthält Fehler. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The request has warnings. Nothing was sent. Use --accept to send it anyway.</source>
        <translation>Zu dieser Anfrage gibt es Warnungen. Es wurde nichts gesendet; --accept sendet sie trotzdem.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time. Use --again to send it once more, or --copies to send several.</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 Diesmal wurde nichts gesendet; --again sendet noch einmal, --copies mehrfach.</translation>
    </message>
    <message>
        <source>Sends a request. The service may charge for each copy.</source>
        <translation>Sendet eine Anfrage. Der Dienst berechnet möglicherweise jede Kopie.</translation>
    </message>
    <message>
        <source>Send the request this many times, each as its own task.</source>
        <translation>Die Anfrage so oft senden, jedes Mal als eigenen Auftrag.</translation>
    </message>
    <message>
        <source>Save the clips in this folder.</source>
        <translation>Die Clips in diesem Ordner speichern.</translation>
    </message>
    <message>
        <source>Send even if the request has warnings.</source>
        <translation>Auch dann senden, wenn es Warnungen gibt.</translation>
    </message>
    <message>
        <source>Task %1 couldn&apos;t be read from the task database.</source>
        <translation>Auftrag %1 konnte nicht aus der Auftragsdatenbank gelesen werden.</translation>
    </message>
    <message>
        <source>Task %1: the service responded as family %2, so the model may belong to that family. The task is still tracked.</source>
        <translation>Auftrag %1: Der Dienst hat als Familie %2 geantwortet, sein Modell gehört also möglicherweise dorthin. Der Auftrag wird trotzdem verfolgt.</translation>
    </message>
    <message>
        <source>The tasks of this profile can no longer be read. Accepted tasks keep running at the service; track them with &quot;dailies-cli watch&quot;.</source>
        <translation>Die Aufträge dieses Profils können nicht mehr gelesen werden. Was der Dienst angenommen hat, läuft dort weiter; „dailies-cli watch“ verfolgt es.</translation>
    </message>
    <message>
        <source>Retrying in %1 s.</source>
        <translation>Neuer Versuch in %1 s.</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service. Once the key works, track them with &quot;dailies-cli watch&quot;.</source>
        <translation>Was angenommen wurde, läuft beim Dienst weiter; „dailies-cli watch“ verfolgt es, sobald der Schlüssel stimmt.</translation>
    </message>
    <message>
        <source>Waiting for the response to a request in progress…</source>
        <translation>Warten auf die Antwort zu einer laufenden Anfrage…</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t listed.</source>
        <translation>
            <numerusform>%n Auftrag konnte nicht aus der Auftragsdatenbank gelesen werden und fehlt in dieser Liste.</numerusform>
            <numerusform>%n Aufträge konnten nicht aus der Auftragsdatenbank gelesen werden und fehlen in dieser Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tasks yet.</source>
        <translation>Es gibt noch keine Aufträge.</translation>
    </message>
    <message>
        <source>Some tasks of this profile couldn&apos;t be read, so none are tracked and nothing was sent. Accepted tasks keep running at the service. Try again.</source>
        <translation>Nicht alle Aufträge dieses Profils konnten gelesen werden, deshalb wird keiner verfolgt, und es wurde nichts gesendet. Was der Dienst angenommen hat, läuft dort weiter; bitte erneut versuchen.</translation>
    </message>
    <message>
        <source>There are tasks at %1, but no key for it. Set DAILIES_API_KEY and add --base-url %1.</source>
        <translation>Bei %1 gibt es Aufträge, aber keinen Schlüssel dafür: Bitte DAILIES_API_KEY setzen und --base-url %1 hinzufügen.</translation>
    </message>
    <message>
        <source>No tasks in progress.</source>
        <translation>Es ist kein Auftrag in Arbeit.</translation>
    </message>
    <message>
        <source>Check the model against the list of this account.</source>
        <translation>Das Modell mit der Liste dieses Kontos abgleichen.</translation>
    </message>
    <message>
        <source>list the tasks, also as CSV or JSON</source>
        <translation>die Aufträge auflisten, auch als CSV oder JSON</translation>
    </message>
    <message>
        <source>the same as list</source>
        <translation>dasselbe wie list</translation>
    </message>
    <message>
        <source>upload files to your own storage, so that services can fetch them</source>
        <translation>Dateien in den eigenen Speicher hochladen, damit Dienste sie abrufen können</translation>
    </message>
    <message>
        <source>Keywords in the folder of an upload place that trigger errors:</source>
        <translation>Wörter im Ordner eines Upload-Ziels, die gezielt Störungen auslösen:</translation>
    </message>
    <message>
        <source>Practice server running at %1
Key: %2</source>
        <translation>Der Übungsserver läuft unter %1
Schlüssel: %2</translation>
    </message>
    <message>
        <source>Upload place: endpoint %1, bucket %2, region %3, access key ID %4, secret %5</source>
        <translation>Upload-Ziel: Endpunkt %1, Bucket %2, Region %3, Zugriffsschlüssel-ID %4, geheimer Schlüssel %5</translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation>Beenden mit Strg+C.</translation>
    </message>
    <message>
        <source>The account doesn&apos;t list the model %1.</source>
        <translation>Das Konto führt das Modell %1 nicht auf.</translation>
    </message>
    <message>
        <source>%1 is a model of %2, not of %3.</source>
        <translation>%1 ist ein Modell von %2, nicht von %3.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t offer %2.</source>
        <translation>%1 bietet %2 nicht an.</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Only tasks in this state, such as Saved. Can be repeated.</source>
        <translation>Nur Aufträge mit diesem Status, etwa Saved; mehrfach möglich.</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Only takes with at least this rating, 1 to 5.</source>
        <translation>Nur Takes mit mindestens dieser Bewertung, 1 bis 5.</translation>
    </message>
    <message>
        <source>Only rejected takes, or none of them.</source>
        <translation>Nur verworfene Takes oder keine davon.</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>Stichwort</translation>
    </message>
    <message>
        <source>Only takes with this tag. If repeated, with all of them.</source>
        <translation>Nur Takes mit diesem Stichwort; bei mehreren Angaben mit allen.</translation>
    </message>
    <message>
        <source>Only tasks of this model. Can be repeated.</source>
        <translation>Nur Aufträge dieses Modells; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Only tasks of this kind, such as TextToVideo. Can be repeated.</source>
        <translation>Nur Aufträge dieser Art, etwa TextToVideo; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Only tasks of this account. Can be repeated.</source>
        <translation>Nur Aufträge dieses Kontos; mehrfach möglich.</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Only tasks created on this day or later: 2026-12-31.</source>
        <translation>Nur Aufträge, die an diesem Tag oder später erstellt wurden: 2026-12-31.</translation>
    </message>
    <message>
        <source>Only tasks created on this day or earlier.</source>
        <translation>Nur Aufträge, die an diesem Tag oder früher erstellt wurden.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Only tasks with these words in prompt, model, note, tags or IDs.</source>
        <translation>Nur Aufträge mit diesen Wörtern in Prompt, Modell, Notiz, Stichwörtern oder IDs.</translation>
    </message>
    <message>
        <source>--rating is a number from 1 to 5.</source>
        <translation>--rating muss eine Zahl von 1 bis 5 sein.</translation>
    </message>
    <message>
        <source>There is no API type &quot;%1&quot;.</source>
        <translation>Es gibt keinen API-Typ „%1“.</translation>
    </message>
    <message>
        <source>--%1 is a date like 2026-12-31.</source>
        <translation>--%1 muss ein Datum wie 2026-12-31 sein.</translation>
    </message>
    <message>
        <source>No matching tasks.</source>
        <translation>Keine passenden Aufträge.</translation>
    </message>
    <message>
        <source>Lists the tasks, newest first. &quot;tasks&quot; is the same command.</source>
        <translation>Listet die Aufträge auf, neueste zuerst. „tasks“ ist derselbe Befehl.</translation>
    </message>
    <message>
        <source>Write a table for spreadsheet programs, or one JSON array, instead of readable lines.</source>
        <translation>Eine Tabelle für Tabellenprogramme oder ein JSON-Array ausgeben statt lesbarer Zeilen.</translation>
    </message>
    <message>
        <source>--format is &quot;csv&quot; or &quot;json&quot;.</source>
        <translation>--format muss „csv“ oder „json“ sein.</translation>
    </message>
    <message>
        <source>There is no upload place yet. Add one with &quot;dailies-cli uploads add&quot;.</source>
        <translation>Es gibt noch kein Upload-Ziel. Bitte eines mit „dailies-cli uploads add“ hinzufügen.</translation>
    </message>
    <message>
        <source>The link refuses HEAD requests, which a few services need. A public URL avoids that.</source>
        <translation>Der Link lehnt HEAD-Anfragen ab, die einige wenige Dienste brauchen. Eine öffentliche Adresse vermeidet das.</translation>
    </message>
    <message>
        <source>The file to upload.</source>
        <translation>Die hochzuladende Datei.</translation>
    </message>
    <message>
        <source>The upload place&apos;s name.</source>
        <translation>Der Name des Upload-Ziels.</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1 funktioniert.</translation>
    </message>
    <message>
        <source>Files deleted: %1 (%2).</source>
        <translation>Gelöschte Dateien: %1 (%2).</translation>
    </message>
    <message>
        <source>Files: %1 (%2). --delete deletes them.</source>
        <translation>Dateien: %1 (%2). --delete löscht sie.</translation>
    </message>
    <message>
        <source>Lists the files that Dailies uploaded to a place. With --delete, deletes them; links to them stop working.</source>
        <translation>Listet die Dateien auf, die Dailies in ein Upload-Ziel hochgeladen hat. Mit --delete werden sie gelöscht; Links zu ihnen funktionieren dann nicht mehr.</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>--older-than must be a number of days.</source>
        <translation>--older-than muss eine Anzahl von Tagen sein.</translation>
    </message>
    <message>
        <source>Unknown preset %1. There are: %2.</source>
        <translation>Unbekannte Vorlage %1. Es gibt: %2.</translation>
    </message>
    <message>
        <source>%1 needs --storage-account or --endpoint.</source>
        <translation>%1 braucht --storage-account oder --endpoint.</translation>
    </message>
    <message>
        <source>--%1 must be a number.</source>
        <translation>--%1 muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>--protocol must be s3, webdav or command.</source>
        <translation>--protocol muss s3, webdav oder command sein.</translation>
    </message>
    <message>
        <source>Added %1. Its secret is stored in your system keychain.</source>
        <translation>%1 wurde hinzugefügt. Das Geheimnis ist im Schlüsselbund des Systems gespeichert.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>%1 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>A name of your choice.</source>
        <translation>Ein frei gewählter Name.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>s3 (default), webdav or command.</source>
        <translation>s3 (Standard), webdav oder command.</translation>
    </message>
    <message>
        <source>Start from the values of a storage service: aws, r2, oss, cos, b2, minio, garage or ceph.</source>
        <translation>Von den Werten eines Speicherdienstes ausgehen: aws, r2, oss, cos, b2, minio, garage oder ceph.</translation>
    </message>
    <message>
        <source>Where the storage is. For webdav, the folder&apos;s URL.</source>
        <translation>Wo der Speicher liegt. Bei webdav die Adresse des Ordners.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The account in the endpoint of a preset, for r2.</source>
        <translation>Das Konto im Endpunkt einer Vorlage, für r2.</translation>
    </message>
    <message>
        <source>The bucket (s3).</source>
        <translation>Der Bucket (s3).</translation>
    </message>
    <message>
        <source>The region of the bucket (s3).</source>
        <translation>Die Region des Buckets (s3).</translation>
    </message>
    <message>
        <source>The bucket is part of the host name (s3).</source>
        <translation>Der Bucket ist Teil des Rechnernamens (s3).</translation>
    </message>
    <message>
        <source>The bucket is part of the path (s3).</source>
        <translation>Der Bucket ist Teil des Pfads (s3).</translation>
    </message>
    <message>
        <source>The access key ID (s3) or the user name (webdav).</source>
        <translation>Die Zugriffsschlüssel-ID (s3) oder der Benutzername (webdav).</translation>
    </message>
    <message>
        <source>path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>A folder in the bucket or below the URL.</source>
        <translation>Ein Ordner im Bucket oder unterhalb der Adresse.</translation>
    </message>
    <message>
        <source>The public URL of the bucket or folder. Without it, links are presigned (s3).</source>
        <translation>Die öffentliche Adresse des Buckets oder Ordners. Ohne sie sind Links vorsigniert (s3).</translation>
    </message>
    <message>
        <source>The program that uploads a file (command).</source>
        <translation>Das Programm, das eine Datei hochlädt (command).</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>An argument of the program; give it once for each. %f stands for the file, %o for its name in the place. No shell reads it.</source>
        <translation>Ein Argument des Programms; für jedes einmal angeben. %f steht für die Datei, %o für ihren Namen im Upload-Ziel. Keine Shell liest es.</translation>
    </message>
    <message>
        <source>Stop the program after this time. Default: 600.</source>
        <translation>Das Programm nach dieser Zeit abbrechen. Standard: 600.</translation>
    </message>
    <message>
        <source>The upload place was not added.</source>
        <translation>Das Upload-Ziel wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>Lists your upload places. Secrets are never shown.</source>
        <translation>Listet die Upload-Ziele auf. Geheimnisse werden nie angezeigt.</translation>
    </message>
    <message>
        <source>No upload places yet.</source>
        <translation>Es gibt noch keine Upload-Ziele.</translation>
    </message>
    <message>
        <source>Removes an upload place and its secret. The uploaded files stay there.</source>
        <translation>Entfernt ein Upload-Ziel und sein Geheimnis. Die hochgeladenen Dateien bleiben dort.</translation>
    </message>
    <message>
        <source>Removed %1. Its files were kept.</source>
        <translation>%1 wurde entfernt. Die Dateien dort bleiben.</translation>
    </message>
    <message>
        <source>The upload place was kept, because its secret couldn&apos;t be removed.</source>
        <translation>Das Upload-Ziel wurde behalten, weil sein Geheimnis nicht entfernt werden konnte.</translation>
    </message>
    <message>
        <source>There is no upload place &quot;%1&quot;.</source>
        <translation>Es gibt kein Upload-Ziel „%1“.</translation>
    </message>
    <message>
        <source>Uploads files to your own storage, so that a video service can fetch them. The video service charges nothing for that.</source>
        <translation>Lädt Dateien in den eigenen Speicher hoch, damit ein Videodienst sie abrufen kann. Der Videodienst berechnet dafür nichts.</translation>
    </message>
    <message>
        <source>Add an upload place with &quot;dailies-cli uploads add&quot;, or use public links.</source>
        <translation>Bitte mit „dailies-cli uploads add“ ein Upload-Ziel hinzufügen oder öffentliche Links verwenden.</translation>
    </message>
    <message>
        <source>%1 to %2, %3, SHA-256 %4</source>
        <translation>%1 nach %2, %3, SHA-256 %4</translation>
    </message>
    <message>
        <source>Upload:  %1</source>
        <translation>Upload:   %1</translation>
    </message>
    <message>
        <source>The request&apos;s files are uploaded to %1 and stay there until you delete them. Anyone with a file&apos;s link can download it. Nothing was sent. Use --accept to agree.</source>
        <translation>Die Dateien der Anfrage werden nach %1 hochgeladen und bleiben dort, bis Sie sie löschen. Wer den Link einer Datei hat, kann sie herunterladen. Es wurde nichts gesendet. Mit --accept stimmen Sie zu.</translation>
    </message>
    <message>
        <source>Adds an upload place. By adding it, you agree that local files of your requests are uploaded there and stay until you delete them; anyone with a file&apos;s link can download it. The secret is read from standard input: the secret access key (s3) or the password (webdav).</source>
        <translation>Fügt ein Upload-Ziel hinzu. Damit stimmen Sie zu, dass lokale Dateien Ihrer Anfragen dorthin hochgeladen werden und dort bleiben, bis Sie sie löschen; wer den Link einer Datei hat, kann sie herunterladen. Das Geheimnis wird aus der Standardeingabe gelesen: der geheime Zugriffsschlüssel (s3) oder das Passwort (webdav).</translation>
    </message>
    <message>
        <source>%1 Nothing was charged.</source>
        <translation>%1 Es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>kein Tarif</translation>
    </message>
    <message>
        <source>Estimate: %1, %2</source>
        <translation>Schätzung: %1, %2</translation>
    </message>
    <message>
        <source>Estimate: %1</source>
        <translation>Schätzung: %1</translation>
    </message>
    <message>
        <source>Estimate: unknown until the first take like this</source>
        <translation>Schätzung: unbekannt bis zum ersten Take dieser Art</translation>
    </message>
    <message>
        <source>show what was spent; rates, limits and invoices</source>
        <translation>Ausgaben anzeigen; Tarife, Limits und Rechnungen</translation>
    </message>
    <message>
        <source>Cost:    %1</source>
        <translation>Kosten:   %1</translation>
    </message>
    <message>
        <source>Only takes sent on this day or later: 2026-12-31.</source>
        <translation>Nur Takes, die an diesem Tag oder später gesendet wurden: 2026-12-31.</translation>
    </message>
    <message>
        <source>Only takes sent on this day or earlier.</source>
        <translation>Nur Takes, die an diesem Tag oder früher gesendet wurden.</translation>
    </message>
    <message>
        <source>Only takes of this account.</source>
        <translation>Nur Takes dieses Kontos.</translation>
    </message>
    <message>
        <source>Only takes of this model.</source>
        <translation>Nur Takes dieses Modells.</translation>
    </message>
    <message>
        <source>--%1 must be a number such as 63.5.</source>
        <translation>--%1 muss eine Zahl wie 63.5 sein.</translation>
    </message>
    <message>
        <source>an unknown quantity</source>
        <translation>unbekannte Menge</translation>
    </message>
    <message>
        <source>(settled by you)</source>
        <translation>(von Ihnen geklärt)</translation>
    </message>
    <message>
        <source>Lists each request that was sent and what it cost, newest first. For those that aren&apos;t settled, it says what to do.</source>
        <translation>Listet jede gesendete Anfrage mit ihren Kosten auf, neueste zuerst. Bei ungeklärten steht dabei, was zu tun ist.</translation>
    </message>
    <message>
        <source>Only requests in this state: billed, reserved, unsettled or &quot;not billed&quot;.</source>
        <translation>Nur Anfragen mit diesem Status: billed, reserved, unsettled oder „not billed“.</translation>
    </message>
    <message>
        <source>--state is billed, reserved, unsettled or &quot;not billed&quot;.</source>
        <translation>--state muss billed, reserved, unsettled oder „not billed“ sein.</translation>
    </message>
    <message>
        <source>No matching requests.</source>
        <translation>Keine passenden Anfragen.</translation>
    </message>
    <message>
        <source>The number of the call.</source>
        <translation>Die Nummer des Aufrufs.</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>It cost this much, for example &quot;4.20 USD&quot;.</source>
        <translation>So viel hat es gekostet, etwa „4.20 USD“.</translation>
    </message>
    <message>
        <source>It wasn&apos;t charged.</source>
        <translation>Es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>Take back what you recorded.</source>
        <translation>Ihre Angabe zurücknehmen.</translation>
    </message>
    <message>
        <source>Give the number of a call, and either what was charged, --not-charged or --undo.</source>
        <translation>Bitte die Nummer eines Aufrufs angeben und entweder, was berechnet wurde, --not-charged oder --undo.</translation>
    </message>
    <message>
        <source>Call %1 is settled.</source>
        <translation>Aufruf %1 ist geklärt.</translation>
    </message>
    <message>
        <source>Shows what was spent and settles what isn&apos;t known. Nothing is sent, so it works while Dailies is open. Without a command, it shows the report.</source>
        <translation>Zeigt, was ausgegeben wurde, und klärt, was nicht bekannt ist. Es wird nichts gesendet, deshalb geht das auch, während Dailies geöffnet ist. Ohne Befehl wird der Bericht angezeigt.</translation>
    </message>
    <message>
        <source>Line %1, task %2: %3 here, %4 on the invoice</source>
        <translation>Zeile %1, Auftrag %2: hier %3, auf der Rechnung %4</translation>
    </message>
    <message>
        <source>Only here: task %1, %2, %3</source>
        <translation>Nur hier: Auftrag %1, %2, %3</translation>
    </message>
    <message>
        <source>%1 equal, %2 different, %3 only here, %4 only on the invoice</source>
        <translation>%1 gleich, %2 verschieden, %3 nur hier, %4 nur auf der Rechnung</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 on the invoice, difference %4</source>
        <translation>%1: hier %2, auf der Rechnung %3, Differenz %4</translation>
    </message>
    <message>
        <source>A CSV file with columns such as &quot;task id&quot;, &quot;date&quot;, &quot;seconds&quot;, &quot;points&quot;, &quot;amount&quot; and &quot;currency&quot;.</source>
        <translation>Eine CSV-Datei mit Spalten wie „task id“, „date“, „seconds“, „points“, „amount“ und „currency“.</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in seconds.</source>
        <translation>Die Summe der Rechnung in Sekunden.</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in points.</source>
        <translation>Die Summe der Rechnung in Punkten.</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in money, for example &quot;84.20 USD&quot;.</source>
        <translation>Der Gesamtbetrag der Rechnung, etwa „84.20 USD“.</translation>
    </message>
    <message>
        <source>Give either --invoice, or one or more of --seconds, --points and --money.</source>
        <translation>Bitte entweder --invoice oder mindestens eines von --seconds, --points und --money angeben.</translation>
    </message>
    <message>
        <source>Limit %1: %2</source>
        <translation>Limit %1: %2</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>an account</comment>
        <translation>für %1</translation>
    </message>
    <message>
        <source>then refuses</source>
        <translation>dann wird abgelehnt</translation>
    </message>
    <message>
        <source>then asks</source>
        <translation>dann wird nachgefragt</translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation>%1 verbraucht</translation>
    </message>
    <message numerus="yes">
        <source>%n takes of unknown cost</source>
        <translation>
            <numerusform>%n Take mit unbekannten Kosten</numerusform>
            <numerusform>%n Takes mit unbekannten Kosten</numerusform>
        </translation>
    </message>
    <message>
        <source>Give one of --takes, --seconds, --points and --money.</source>
        <translation>Bitte eines von --takes, --seconds, --points und --money angeben.</translation>
    </message>
    <message>
        <source>--per is day, month, run or always.</source>
        <translation>--per muss day, month, run oder always sein.</translation>
    </message>
    <message>
        <source>At most this many takes.</source>
        <translation>Höchstens so viele Takes.</translation>
    </message>
    <message>
        <source>At most this many billed seconds.</source>
        <translation>Höchstens so viele abgerechnete Sekunden.</translation>
    </message>
    <message>
        <source>At most this many points.</source>
        <translation>Höchstens so viele Punkte.</translation>
    </message>
    <message>
        <source>At most this much, for example &quot;20 USD&quot;.</source>
        <translation>Höchstens so viel, etwa „20 USD“.</translation>
    </message>
    <message>
        <source>Only for this account.</source>
        <translation>Nur für dieses Konto.</translation>
    </message>
    <message>
        <source>Refuse at the limit. Otherwise it asks.</source>
        <translation>Am Limit ablehnen. Sonst wird nachgefragt.</translation>
    </message>
    <message>
        <source>Lists your limits and how much of them is used.</source>
        <translation>Listet die Limits auf und zeigt, wie viel davon verbraucht ist.</translation>
    </message>
    <message>
        <source>No limits yet.</source>
        <translation>Es gibt noch keine Limits.</translation>
    </message>
    <message>
        <source>Removes a limit.</source>
        <translation>Entfernt ein Limit.</translation>
    </message>
    <message>
        <source>The number of the limit.</source>
        <translation>Die Nummer des Limits.</translation>
    </message>
    <message>
        <source>Removed limit %1.</source>
        <translation>Limit %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>sound %1</source>
        <translation>Ton %1</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>Rate %1: %2 per %3 from %4 for %5</source>
        <translation>Tarif %1: %2 pro %3 ab %4 für %5</translation>
    </message>
    <message>
        <source>--per is second, point or take.</source>
        <translation>--per muss second, point oder take sein.</translation>
    </message>
    <message>
        <source>Adds what a second, a point or a take costs from a day on. Without a criterion, it applies to everything; the rate with the most criteria counts.</source>
        <translation>Fügt hinzu, was eine Sekunde, ein Punkt oder ein Take ab einem Tag kostet. Ohne Kriterium gilt der Tarif für alles; es zählt der Tarif mit den meisten Kriterien.</translation>
    </message>
    <message>
        <source>What the price is for.</source>
        <translation>Wofür der Preis gilt.</translation>
    </message>
    <message>
        <source>The price of one, for example &quot;0.10 USD&quot;.</source>
        <translation>Der Preis für eine Einheit, etwa „0.10 USD“.</translation>
    </message>
    <message>
        <source>The first day. Default: today.</source>
        <translation>Der erste Tag. Standard: heute.</translation>
    </message>
    <message>
        <source>Only for this model.</source>
        <translation>Nur für dieses Modell.</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Only for this resolution, such as 720P.</source>
        <translation>Nur für diese Auflösung, etwa 720P.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Only for this mode, such as pro.</source>
        <translation>Nur für diesen Modus, etwa pro.</translation>
    </message>
    <message>
        <source>Only with or without sound.</source>
        <translation>Nur mit oder ohne Ton.</translation>
    </message>
    <message>
        <source>Where you have the price from.</source>
        <translation>Woher der Preis stammt.</translation>
    </message>
    <message>
        <source>Lists your rates.</source>
        <translation>Listet die Tarife auf.</translation>
    </message>
    <message>
        <source>No rates yet. Takes are unpriced.</source>
        <translation>Es gibt noch keine Tarife. Takes haben keinen Preis.</translation>
    </message>
    <message>
        <source>Removes a rate. Takes are valued without it.</source>
        <translation>Entfernt einen Tarif. Die Kosten der Takes werden dann ohne ihn ermittelt.</translation>
    </message>
    <message>
        <source>The number of the rate.</source>
        <translation>Die Nummer des Tarifs.</translation>
    </message>
    <message>
        <source>Removed rate %1.</source>
        <translation>Tarif %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>Adds all rates of a CSV file, or none. Its columns are unit, price, currency and from, and optionally account, model, resolution, mode, sound and source.</source>
        <translation>Fügt alle Tarife einer CSV-Datei hinzu oder keinen. Ihre Spalten sind unit, price, currency und from sowie, falls gewünscht, account, model, resolution, mode, sound und source.</translation>
    </message>
    <message>
        <source>The CSV file.</source>
        <translation>Die CSV-Datei.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n rates.</source>
        <translation>
            <numerusform>%n Tarif wurde importiert.</numerusform>
            <numerusform>%n Tarife wurden importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n Take</numerusform>
            <numerusform>%n Takes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpriced</source>
        <translation>
            <numerusform>%n ohne Tarif</numerusform>
            <numerusform>%n ohne Tarif</numerusform>
        </translation>
    </message>
    <message>
        <source>billed %1</source>
        <translation>abgerechnet %1</translation>
    </message>
    <message>
        <source>reserved up to %1</source>
        <translation>reserviert bis zu %1</translation>
    </message>
    <message>
        <source>unsettled up to %1</source>
        <translation>ungeklärt bis zu %1</translation>
    </message>
    <message numerus="yes">
        <source>not billed %n takes</source>
        <translation>
            <numerusform>nicht abgerechnet %n Take</numerusform>
            <numerusform>nicht abgerechnet %n Takes</numerusform>
        </translation>
    </message>
    <message>
        <source>kept %1 of %2</source>
        <translation>behalten %1 von %2</translation>
    </message>
    <message>
        <source>%1 per kept second</source>
        <translation>%1 pro behaltener Sekunde</translation>
    </message>
    <message>
        <source>(no tag)</source>
        <translation>(kein Stichwort)</translation>
    </message>
    <message>
        <source>Shows what was billed, reserved and not settled. A take counts as kept with four stars or more.</source>
        <translation>Zeigt, was abgerechnet, reserviert und ungeklärt ist. Ein Take zählt ab vier Sternen als behalten.</translation>
    </message>
    <message>
        <source>Write a table for spreadsheet programs.</source>
        <translation>Eine Tabelle für Tabellenprogramme ausgeben.</translation>
    </message>
    <message>
        <source>--by is day, month, account, model or tag.</source>
        <translation>--by muss day, month, account, model oder tag sein.</translation>
    </message>
    <message>
        <source>Nothing was sent to a paid service in this period.</source>
        <translation>In diesem Zeitraum wurde nichts an einen kostenpflichtigen Dienst gesendet.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message numerus="yes">
        <source>%n calls aren&apos;t settled. &quot;dailies-cli spend calls --state unsettled&quot; lists them.</source>
        <translation>
            <numerusform>%n Aufruf ist ungeklärt. „dailies-cli spend calls --state unsettled“ zeigt ihn.</numerusform>
            <numerusform>%n Aufrufe sind ungeklärt. „dailies-cli spend calls --state unsettled“ zeigt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Use --over-limit to send it anyway.</source>
        <translation>%1 Mit --over-limit wird trotzdem gesendet.</translation>
    </message>
    <message>
        <source>Send even if it goes over a spending limit that asks.</source>
        <translation>Auch dann senden, wenn dabei ein Ausgabenlimit überschritten wird, das nachfragt.</translation>
    </message>
    <message>
        <source>remove requests that were not sent</source>
        <translation>Anfragen entfernen, die nicht gesendet wurden</translation>
    </message>
    <message>
        <source>show or change when requests are sent</source>
        <translation>anzeigen oder ändern, wann Anfragen gesendet werden</translation>
    </message>
    <message>
        <source>%1 Nothing was removed.</source>
        <translation>%1 Es wurde nichts entfernt.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t waiting to be sent, so nothing was removed. Only the window deletes the records of other tasks.</source>
        <translation>Auftrag %1 wartet nicht auf das Senden, deshalb wurde nichts entfernt. Die Einträge anderer Aufträge löscht nur das Fenster.</translation>
    </message>
    <message>
        <source>Removed task %1. It wasn&apos;t sent, and nothing was charged.</source>
        <translation>Auftrag %1 wurde entfernt. Er wurde nicht gesendet, und es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>Task %1 won&apos;t be sent again. It stays in the list, because an earlier call got no response.</source>
        <translation>Auftrag %1 wird nicht erneut gesendet. Er bleibt in der Liste, weil ein früherer Aufruf ohne Antwort blieb.</translation>
    </message>
    <message>
        <source>Task %1 won&apos;t be sent again. It stays in the list, because an earlier call got no response and may have been charged.</source>
        <translation>Auftrag %1 wird nicht erneut gesendet. Er bleibt in der Liste, weil ein früherer Aufruf ohne Antwort blieb und möglicherweise berechnet wurde.</translation>
    </message>
    <message>
        <source>Removes requests that wait to be sent. Requests that were sent are never removed.</source>
        <translation>Entfernt Anfragen, die auf das Senden warten. Gesendete Anfragen werden nie entfernt.</translation>
    </message>
    <message>
        <source>The numbers of the tasks.</source>
        <translation>Die Nummern der Aufträge.</translation>
    </message>
    <message>
        <source>Sending is paused.</source>
        <translation>Das Senden ist angehalten.</translation>
    </message>
    <message>
        <source>Sending is not paused.</source>
        <translation>Das Senden ist nicht angehalten.</translation>
    </message>
    <message>
        <source>Requests are sent between %1 and %2.</source>
        <translation>Anfragen werden zwischen %1 und %2 gesendet.</translation>
    </message>
    <message>
        <source>Requests are sent at any time of the day.</source>
        <translation>Anfragen werden zu jeder Tageszeit gesendet.</translation>
    </message>
    <message>
        <source>Sending is paused in this profile, so nothing was sent. Use &quot;dailies-cli sending --resume&quot; to resume it.</source>
        <translation>Das Senden ist in diesem Profil angehalten, deshalb wurde nichts gesendet. „dailies-cli sending --resume“ setzt es fort.</translation>
    </message>
    <message>
        <source>Shows and changes when requests are sent. Takes that are being generated always continue.</source>
        <translation>Zeigt und ändert, wann Anfragen gesendet werden. Takes, die gerade generiert werden, laufen immer weiter.</translation>
    </message>
    <message>
        <source>Send nothing until you resume.</source>
        <translation>Nichts senden, bis Sie das Senden fortsetzen.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Send only between these times of the day, local time, such as 22:00-06:00; &quot;off&quot; for any time.</source>
        <translation>Nur zwischen diesen Tageszeiten senden, Ortszeit, etwa 22:00-06:00; „off“ für jede Zeit.</translation>
    </message>
    <message>
        <source>Use either --pause or --resume.</source>
        <translation>Bitte entweder --pause oder --resume angeben.</translation>
    </message>
    <message>
        <source>--hours must be two different times such as 22:00-06:00, or &quot;off&quot;.</source>
        <translation>--hours muss aus zwei verschiedenen Zeiten wie 22:00-06:00 bestehen oder „off“ sein.</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <comment>sends at 22:00</comment>
        <translation>Wartet:   %1</translation>
    </message>
    <message>
        <source>Call %1, task %2, %3, %4: %5</source>
        <translation>Aufruf %1, Auftrag %2, %3, %4: %5</translation>
    </message>
    <message>
        <source>--at must be a time such as 22:00 or &quot;2026-11-26 22:00&quot;.</source>
        <translation>--at muss eine Zeit wie 22:00 oder „2026-11-26 22:00“ sein.</translation>
    </message>
    <message>
        <source>The time of --at has passed. Nothing was sent.</source>
        <translation>Die Zeit von --at ist vorbei. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Send it at this time, local time: 22:00 for the next time it is 22:00, or &quot;2026-11-26 22:00&quot;. The command waits until then.</source>
        <translation>Zu dieser Zeit senden, Ortszeit: 22:00 für das nächste Mal, wenn es 22:00 ist, oder „2026-11-26 22:00“. Der Befehl wartet so lange.</translation>
    </message>
    <message>
        <source>Task %1 is on hold and wasn&apos;t sent. &quot;dailies-cli watch --send %1&quot; sends it, and &quot;dailies-cli remove %1&quot; removes it.</source>
        <translation>Auftrag %1 ist zurückgehalten und wurde nicht gesendet. „dailies-cli watch --send %1“ sendet ihn, und „dailies-cli remove %1“ entfernt ihn.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service; track them with &quot;dailies-cli watch&quot;.</source>
        <translation>Was angenommen wurde, läuft beim Dienst weiter; „dailies-cli watch“ verfolgt es.</translation>
    </message>
    <message>
        <source>%1 works. The test file of 1 kB stays there, because a command can&apos;t delete files.</source>
        <translation>%1 funktioniert. Die Testdatei von 1 kB bleibt dort, weil ein Befehl keine Dateien löschen kann.</translation>
    </message>
    <message>
        <source>Uploads 1 kB to an upload place, fetches it through its link and deletes it. What a command uploaded stays.</source>
        <translation>Lädt 1 kB in ein Upload-Ziel hoch, ruft es über seinen Link ab und löscht es. Was ein Befehl hochgeladen hat, bleibt dort.</translation>
    </message>
    <message>
        <source>Links to them work until they expire.</source>
        <translation>Links zu ihnen funktionieren, bis sie ablaufen.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests that wait to be sent will use another upload place, or need one.</source>
        <translation>
            <numerusform>%n Anfrage, die auf das Senden wartet, verwendet dann ein anderes Upload-Ziel oder braucht eines.</numerusform>
            <numerusform>%n Anfragen, die auf das Senden warten, verwenden dann ein anderes Upload-Ziel oder brauchen eines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t waiting to be sent.</source>
        <translation>Auftrag %1 wartet nicht auf das Senden.</translation>
    </message>
    <message>
        <source>Tracks every unfinished task of the profile until all have finished. Nothing is sent twice; requests not sent yet need --send-waiting or --send, unless they have a time at which to send them.</source>
        <translation>Verfolgt alle nicht abgeschlossenen Aufträge des Profils, bis sie fertig sind. Nichts wird doppelt gesendet; noch nicht gesendete Anfragen brauchen --send-waiting oder --send, sofern für sie keine Zeit zum Senden festgelegt ist.</translation>
    </message>
    <message>
        <source>Also send the waiting task with this number, even if it is on hold. The service may charge for it.</source>
        <translation>Auch den wartenden Auftrag mit dieser Nummer senden, selbst wenn er zurückgehalten ist. Der Dienst berechnet ihn möglicherweise.</translation>
    </message>
    <message>
        <source>Only deleted takes, or none of them.</source>
        <translation>Nur gelöschte Takes oder keine davon.</translation>
    </message>
    <message>
        <source>--%1 is &quot;yes&quot; or &quot;no&quot;.</source>
        <translation>--%1 muss „yes“ oder „no“ sein.</translation>
    </message>
    <message>
        <source>Dailies doesn&apos;t know the model %1. Give its family with --family A or --family B.</source>
        <translation>Dailies kennt das Modell %1 nicht. Bitte seine Familie mit --family A oder --family B angeben.</translation>
    </message>
    <message>
        <source>A JSON file that describes a model by code, family, generation and apiTypes. Can be repeated.</source>
        <translation>Eine JSON-Datei, die ein Modell mit code, family, generation und apiTypes beschreibt; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Task %1 got no response. If it is the same task, it counts twice: &quot;dailies-cli spend calls --state unsettled&quot; shows how to settle its call, and &quot;dailies-cli decide %1 --dismiss&quot; closes the question. Next time, use &quot;dailies-cli decide %1 --created ID&quot;.</source>
        <translation>Auftrag %1 hat keine Antwort bekommen. Ist es derselbe Auftrag, zählt er doppelt: „dailies-cli spend calls --state unsettled“ zeigt, wie sich sein Aufruf klären lässt, und „dailies-cli decide %1 --dismiss“ erledigt die Frage. Beim nächsten Mal bitte „dailies-cli decide %1 --created ID“ verwenden.</translation>
    </message>
    <message>
        <source>The request can be sent with %1.</source>
        <comment>options</comment>
        <translation>Die Anfrage kann mit %1 gesendet werden.</translation>
    </message>
    <message>
        <source>Task %1 needs no decision: only a task with no response does. Nothing was changed.</source>
        <translation>Auftrag %1 braucht keine Entscheidung: Das gilt nur für Aufträge ohne Antwort. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Task %1 is dismissed. It stays in the list, and you can still decide about it.</source>
        <translation>Auftrag %1 wird ignoriert. Er bleibt in der Liste, und Sie können weiterhin über ihn entscheiden.</translation>
    </message>
    <message>
        <source>The number of the task.</source>
        <translation>Die Nummer des Auftrags.</translation>
    </message>
    <message>
        <source>Send the request once more, and track it until it finishes. If the first one went through, the service may charge for both.</source>
        <translation>Die Anfrage noch einmal senden und bis zum Ende verfolgen. Wenn die erste angekommen ist, berechnet der Dienst möglicherweise beide.</translation>
    </message>
    <message>
        <source>No decision is needed any more.</source>
        <translation>Es braucht keine Entscheidung mehr.</translation>
    </message>
    <message>
        <source>Give one of --created, --generate-again and --dismiss.</source>
        <translation>Bitte eines von --created, --generate-again und --dismiss angeben.</translation>
    </message>
    <message>
        <source>The account of task %1 was removed. Nothing was changed.</source>
        <translation>Das Konto von Auftrag %1 wurde entfernt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>decide about a task that got no response</source>
        <translation>über einen Auftrag ohne Antwort entscheiden</translation>
    </message>
    <message>
        <source>--takes must be a whole number.</source>
        <translation>--takes muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>On hold: task %1. &quot;dailies-cli watch --send NUMBER&quot; sends one, and &quot;dailies-cli remove NUMBER&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>Zurückgehalten: Auftrag %1. „dailies-cli watch --send NUMMER“ sendet einen, und „dailies-cli remove NUMMER“ entfernt ihn.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t sent again without you. Decide about it with &quot;dailies-cli decide %1&quot;.</source>
        <translation>Auftrag %1 wird nicht von selbst noch einmal gesendet. „dailies-cli decide %1“ entscheidet darüber.</translation>
    </message>
    <message>
        <source>There is no state &quot;%1&quot;. Use one of %2.</source>
        <translation>Es gibt keinen Status „%1“. Möglich sind %2.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time. Decide about that task with decide, or use --again to send another one.</source>
        <translation>%1 Diesmal wurde nichts gesendet. Bitte mit „decide“ über jenen Auftrag entscheiden, oder mit --again einen weiteren senden.</translation>
    </message>
    <message>
        <source>Send even if the same request was sent less than 10 seconds ago, or has no response yet.</source>
        <translation>Auch dann senden, wenn dieselbe Anfrage vor weniger als 10 Sekunden gesendet wurde oder noch ohne Antwort ist.</translation>
    </message>
    <message>
        <source>Task %1: The clip can&apos;t be played. Downloading it once more.</source>
        <translation>Auftrag %1: Der Clip lässt sich nicht abspielen. Er wird noch einmal heruntergeladen.</translation>
    </message>
    <message>
        <source>No task needs a decision.</source>
        <translation>Kein Auftrag braucht eine Entscheidung.</translation>
    </message>
    <message>
        <source>Look at the service&apos;s own list of tasks, then use one of these:
  dailies-cli decide TASK --created ID      the task is in the list, with this ID
  dailies-cli decide TASK --generate-again  it isn&apos;t; if it was created, you may pay for both
  dailies-cli decide TASK --dismiss         no decision is needed any more</source>
        <translation>Bitte in der Auftragsliste des Dienstes nachsehen und dann eines davon verwenden:
  dailies-cli decide TASK --created ID      der Auftrag steht in der Liste, mit dieser ID
  dailies-cli decide TASK --generate-again  er steht nicht darin; wurde er doch erstellt, zahlen Sie möglicherweise für beide
  dailies-cli decide TASK --dismiss         es ist keine Entscheidung mehr nötig</translation>
    </message>
    <message>
        <source>The service has a clip for the ID of task %1, so the ID can&apos;t be changed any more. To track another ID, use &quot;dailies-cli adopt&quot;.</source>
        <translation>Zur ID des Auftrags %1 hat der Dienst einen Clip, daher lässt sie sich nicht mehr ändern. Eine andere ID verfolgt „dailies-cli adopt“.</translation>
    </message>
    <message>
        <source>Decides about a task that got no response. Nobody can tell whether the service accepted it, so look at the service&apos;s own list of tasks first. Without a choice, shows the tasks that need a decision.</source>
        <translation>Entscheidet über einen Auftrag ohne Antwort. Niemand weiß, ob der Dienst ihn angenommen hat; bitte zuerst in der Auftragsliste des Dienstes nachsehen. Ohne Angabe werden die Aufträge gezeigt, die eine Entscheidung brauchen.</translation>
    </message>
    <message>
        <source>The service created the task with this ID: track it until it finishes, and save its clip. Replaces a wrong ID that you gave before, as long as the service has given no clip for it.</source>
        <translation>Der Dienst hat den Auftrag mit dieser ID erstellt: ihn bis zum Ende verfolgen und seinen Clip speichern. Ersetzt eine falsche, vorher angegebene ID, solange der Dienst zu ihr keinen Clip geliefert hat.</translation>
    </message>
    <message>
        <source>Exit status: 0 success; 1 a task failed or is not finished; 2 usage error; 3 not sent: the request has errors, goes over a
limit or needs to be confirmed, or sending is paused; 4 rejected by the service, or service unreachable; 5 no response;
6 keychain, profile or disk not usable; 128 plus the signal number when interrupted.</source>
        <translation>Rückgabewert: 0 Erfolg; 1 ein Auftrag ist fehlgeschlagen oder nicht abgeschlossen; 2 falscher Aufruf; 3 nicht gesendet: die Anfrage hat Fehler,
überschreitet ein Limit oder muss bestätigt werden, oder das Senden ist angehalten; 4 vom Dienst abgelehnt oder Dienst nicht erreichbar;
5 keine Antwort; 6 Schlüsselbund, Profil oder Datenträger nicht nutzbar; 128 plus die Signalnummer bei Unterbrechung.</translation>
    </message>
    <message>
        <source>the service reported “%1”, which isn&apos;t counted</source>
        <translation>der Dienst meldete „%1“, das zählt nicht mit</translation>
    </message>
    <message>
        <source>%1. &quot;dailies-cli watch --send %2&quot; sends it anyway.</source>
        <comment>waits until 22:00 (sending hours)</comment>
        <translation>%1. „dailies-cli watch --send %2“ sendet sie trotzdem.</translation>
    </message>
    <message>
        <source>The response contains what may be its ID: %1</source>
        <translation>Die Antwort enthält, was die ID sein könnte: %1</translation>
    </message>
    <message>
        <source>limit %1 (%2)</source>
        <translation>Limit %1 (%2)</translation>
    </message>
    <message>
        <source>rate %1 (%2)</source>
        <translation>Tarif %1 (%2)</translation>
    </message>
    <message>
        <source>For this account only: %1. They apply again if you add an account with the same name and base URL.</source>
        <comment>limits and rates</comment>
        <translation>Nur für dieses Konto: %1. Sie gelten wieder, wenn Sie ein Konto mit demselben Namen und derselben Basisadresse hinzufügen.</translation>
    </message>
    <message>
        <source>up to %1, because the service chooses what the request leaves out</source>
        <translation>bis zu %1, weil der Dienst wählt, was die Anfrage offen lässt</translation>
    </message>
    <message>
        <source>Secret:</source>
        <translation>Geheimnis:</translation>
    </message>
    <message>
        <source>The secret is empty.</source>
        <translation>Das Geheimnis ist leer.</translation>
    </message>
    <message>
        <source>The file %1 is sent.</source>
        <translation>Die Datei %1 wird gesendet.</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>Bekannt: %1.</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;.</source>
        <translation>Es gibt kein Modell „%1“.</translation>
    </message>
    <message>
        <source>--from is a later day than --to.</source>
        <translation>--from liegt nach --to.</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>$0.10 per second</comment>
        <translation>%1 pro %2</translation>
    </message>
    <message>
        <source>You stopped tracking this task, and the service may charge it. &quot;dailies-cli adopt&quot; with its ID gets the figure, or enter it from your invoice.</source>
        <translation>Sie verfolgen diesen Auftrag nicht mehr, und der Dienst berechnet ihn möglicherweise. „dailies-cli adopt“ mit seiner ID ermittelt den Wert; er lässt sich auch von der Rechnung übernehmen.</translation>
    </message>
    <message>
        <source>Records what a request cost: one whose cost the service didn&apos;t report, or one that your invoice charges differently, such as after a refund. &quot;spend calls&quot; shows the numbers of the calls.</source>
        <translation>Hält fest, was eine Anfrage gekostet hat: eine, deren Kosten der Dienst nicht gemeldet hat, oder eine, die Ihre Rechnung anders berechnet, etwa nach einer Erstattung. „spend calls“ zeigt die Nummern der Aufrufe.</translation>
    </message>
    <message>
        <source>Credit on the invoice: line %1</source>
        <translation>Gutschrift auf der Rechnung: Zeile %1</translation>
    </message>
    <message>
        <source>Only on the invoice: line %1</source>
        <translation>Nur auf der Rechnung: Zeile %1</translation>
    </message>
    <message>
        <source>(the same ID as line %1)</source>
        <translation>(dieselbe ID wie Zeile %1)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be counted</source>
        <translation>%1 kann nicht mitgezählt werden</translation>
    </message>
    <message>
        <source>From %1 on it replaces rate %2 (%3), which has the same criteria.</source>
        <translation>Ab %1 ersetzt er Tarif %2 (%3) mit denselben Kriterien.</translation>
    </message>
    <message numerus="yes">
        <source>%n rates of the file were there already.</source>
        <translation>
            <numerusform>%n Tarif der Datei war schon vorhanden.</numerusform>
            <numerusform>%n Tarife der Datei waren schon vorhanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 per kept second, %n takes without a rate left out</source>
        <translation>
            <numerusform>%1 pro behaltener Sekunde, %n Take ohne Tarif ausgelassen</numerusform>
            <numerusform>%1 pro behaltener Sekunde, %n Takes ohne Tarif ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gave no new one. &quot;dailies-cli adopt&quot; with its ID asks for one again.</source>
        <translation>Der Link zum Clip ist abgelaufen, und der Dienst hat keinen neuen genannt. „dailies-cli adopt“ mit der ID fragt erneut danach.</translation>
    </message>
    <message>
        <source>The link refuses HEAD requests, which a few services need.</source>
        <translation>Der Link lehnt HEAD-Anfragen ab, die einige wenige Dienste brauchen.</translation>
    </message>
    <message>
        <source>Uploads a file and prints its link. The same content with the same extension is uploaded only once, except by a command, which runs each time.</source>
        <translation>Lädt eine Datei hoch und gibt ihren Link aus. Derselbe Inhalt mit derselben Endung wird nur einmal hochgeladen, außer mit einem Befehl, der jedes Mal läuft.</translation>
    </message>
    <message>
        <source>--link-hours must be 1 to %1.</source>
        <translation>--link-hours muss zwischen 1 und %1 liegen.</translation>
    </message>
    <message>
        <source>Sending is paused in this profile. Not sent: task %1. Use &quot;dailies-cli sending --resume&quot; to resume it.</source>
        <comment>one or several numbers</comment>
        <translation>Das Senden ist in diesem Profil angehalten. Nicht gesendet: Auftrag %1. „dailies-cli sending --resume“ setzt es fort.</translation>
    </message>
    <message>
        <source>The task ID is too long, or contains a line break or another character that no ID has.</source>
        <translation>Die Auftrags-ID ist zu lang oder enthält einen Zeilenumbruch oder ein anderes Zeichen, das keine ID hat.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the output: %1.</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Passwort:</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks got no response and need a decision. &quot;dailies-cli decide&quot; shows them.</source>
        <translation>
            <numerusform>Zu %n Auftrag kam keine Antwort; er braucht eine Entscheidung. „dailies-cli decide“ zeigt ihn.</numerusform>
            <numerusform>Zu %n Aufträgen kam keine Antwort; sie brauchen eine Entscheidung. „dailies-cli decide“ zeigt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --generate-again: send even if it goes over a spending limit that asks.</source>
        <translation>Mit --generate-again: auch senden, wenn dadurch ein Ausgabenlimit überschritten wird, das nachfragt.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>an amount of money</comment>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>not billed</source>
        <comment>a take</comment>
        <translation>nicht abgerechnet</translation>
    </message>
    <message>
        <source>%1, unsettled</source>
        <comment>a quantity</comment>
        <translation>%1, ungeklärt</translation>
    </message>
    <message>
        <source>Line %1, task %2: %3 here, %4 on the invoice, which can&apos;t be compared</source>
        <translation>Zeile %1, Auftrag %2: hier %3, auf der Rechnung %4; das lässt sich nicht vergleichen</translation>
    </message>
    <message numerus="yes">
        <source>%n lines can&apos;t be compared: they have no figure that their take has.</source>
        <translation>
            <numerusform>%n Zeile lässt sich nicht vergleichen: Sie hat keine Angabe, die ihr Take hat.</numerusform>
            <numerusform>%n Zeilen lassen sich nicht vergleichen: Sie haben keine Angabe, die ihr Take hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The money of %n takes isn&apos;t compared, because they have no rate.</source>
        <translation>
            <numerusform>Der Betrag von %n Take wird nicht verglichen, weil ein Tarif fehlt.</numerusform>
            <numerusform>Die Beträge von %n Takes werden nicht verglichen, weil ein Tarif fehlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because they were billed in another unit.</source>
        <translation>
            <numerusform>Die Menge von %n Take wird nicht verglichen, weil er in einer anderen Einheit abgerechnet wurde.</numerusform>
            <numerusform>Die Mengen von %n Takes werden nicht verglichen, weil sie in einer anderen Einheit abgerechnet wurden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared, because their names aren&apos;t known: the columns &quot;%1&quot;. Call the one with the money &quot;amount&quot;.</source>
        <translation>Nicht verglichen, weil ihre Namen unbekannt sind: die Spalten „%1“. Die mit dem Betrag muss „amount“ heißen.</translation>
    </message>
    <message>
        <source>Compares what was billed with an invoice: its totals, or a CSV file with one line for each take. Ends with status 1 if they differ, or if something can&apos;t be compared.</source>
        <translation>Vergleicht das Abgerechnete mit einer Rechnung: mit ihren Summen oder einer CSV-Datei mit einer Zeile je Take. Endet mit Status 1, wenn etwas abweicht oder sich nicht vergleichen lässt.</translation>
    </message>
    <message>
        <source>Files kept: %1 (%2), because requests at the service may still fetch them. --force deletes them, too.</source>
        <translation>Behaltene Dateien: %1 (%2), weil Anfragen beim Dienst sie noch abrufen können. --force löscht auch sie.</translation>
    </message>
    <message>
        <source>%1 Files not deleted: %2.</source>
        <translation>%1 Nicht gelöschte Dateien: %2.</translation>
    </message>
    <message>
        <source>Delete the files, except those that requests at the service may still fetch.</source>
        <translation>Die Dateien löschen, außer denen, die Anfragen beim Dienst noch abrufen können.</translation>
    </message>
    <message>
        <source>With --delete: delete those, too.</source>
        <translation>Mit --delete: auch diese löschen.</translation>
    </message>
    <message>
        <source>%1 COMMAND --help shows the options of a command.</source>
        <translation>%1 BEFEHL --help zeigt die Optionen eines Befehls.</translation>
    </message>
    <message>
        <source>no price, because the rates that may apply are in several currencies</source>
        <translation>kein Preis, weil die möglichen Tarife in mehreren Währungen sind</translation>
    </message>
    <message>
        <source>--%1 must be an amount with at most six decimal places and its currency, such as &quot;4.20 USD&quot;.</source>
        <translation>--%1 muss ein Betrag mit höchstens sechs Nachkommastellen und Währung sein, etwa „4.20 USD“.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cost in practice mode</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>planned</source>
        <comment>state of a cost</comment>
        <translation>geplant</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>state of a cost</comment>
        <translation>reserviert</translation>
    </message>
    <message>
        <source>billed</source>
        <comment>state of a cost</comment>
        <translation>abgerechnet</translation>
    </message>
    <message>
        <source>not billed</source>
        <comment>state of a cost</comment>
        <translation>nicht abgerechnet</translation>
    </message>
    <message>
        <source>unsettled</source>
        <comment>state of a cost</comment>
        <translation>ungeklärt</translation>
    </message>
    <message numerus="yes">
        <source>with %n earlier calls, see &quot;dailies-cli spend calls&quot;</source>
        <translation>
            <numerusform>mit %n früheren Aufruf, siehe „dailies-cli spend calls“</numerusform>
            <numerusform>mit %n früheren Aufrufen, siehe „dailies-cli spend calls“</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 here, not compared, because the invoice&apos;s total is in %3</source>
        <translation>%1: hier %2, nicht verglichen, weil die Summe der Rechnung in %3 ist</translation>
    </message>
    <message>
        <source>Line %1 is a total and wasn&apos;t compared.</source>
        <translation>Zeile %1 ist eine Summe und wurde nicht verglichen.</translation>
    </message>
    <message>
        <source>Use &quot;dailies-cli watch --send %1 --over-limit&quot; to send it anyway.</source>
        <translation>Mit „dailies-cli watch --send %1 --over-limit“ senden Sie sie trotzdem.</translation>
    </message>
    <message>
        <source>With --send or --send-waiting: send even if it goes over a spending limit that asks.</source>
        <translation>Mit --send oder --send-waiting: auch senden, wenn ein Ausgabenlimit überschritten wird, das nachfragt.</translation>
    </message>
    <message>
        <source>Only takes that need attention, or none of them.</source>
        <translation>Nur Takes, bei denen etwas zu erledigen ist, oder keine davon.</translation>
    </message>
    <message>
        <source>The request&apos;s family: A or B. Default: that of the account&apos;s models.</source>
        <translation>Die Familie der Anfrage: A oder B. Standard: die der Modelle des Kontos.</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 on the invoice: equal, because the invoice is rounded</source>
        <translation>%1: hier %2, auf der Rechnung %3: gleich, weil die Rechnung gerundet ist</translation>
    </message>
    <message>
        <source>in the Trash</source>
        <translation>im Papierkorb</translation>
    </message>
    <message numerus="yes">
        <source>%n at the highest possible rate</source>
        <translation>
            <numerusform>%n zum höchstmöglichen Tarif</numerusform>
            <numerusform>%n zum höchstmöglichen Tarif</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing was charged</source>
        <translation>nichts wurde berechnet</translation>
    </message>
    <message>
        <source>No response yet: task %1, which may be charged. &quot;dailies-cli decide&quot; shows it.</source>
        <comment>one or several numbers</comment>
        <translation>Noch keine Antwort: Auftrag %1, der möglicherweise berechnet wird. „dailies-cli decide“ zeigt ihn an.</translation>
    </message>
    <message>
        <source>Give a name of 1 to %1 characters.</source>
        <translation>Bitte einen Namen mit 1 bis %1 Zeichen angeben.</translation>
    </message>
    <message>
        <source>Removed task %1. The service didn&apos;t accept it, and it won&apos;t be sent again.</source>
        <translation>Auftrag %1 wurde entfernt. Der Dienst hat ihn nicht angenommen, und er wird nicht erneut gesendet.</translation>
    </message>
    <message>
        <source>Adds a spending limit for the window and the command line. Billed, reserved and unsettled amounts count. Running tasks are never stopped.</source>
        <translation>Fügt ein Ausgabenlimit für Fenster und Befehlszeile hinzu. Berechnetes, Reserviertes und Ungeklärtes zählt. Laufende Aufträge werden nie gestoppt.</translation>
    </message>
    <message>
        <source>The upload place for local files that need a link. Default: the one that is in use.</source>
        <translation>Das Upload-Ziel für lokale Dateien, die einen Link brauchen. Standard: das verwendete.</translation>
    </message>
    <message>
        <source>The period. &quot;run&quot; is one press of Generate or one submit.</source>
        <translation>Der Zeitraum. „run“ ist einmaliges Drücken von „Generieren“ oder ein Befehl „submit“.</translation>
    </message>
    <message>
        <source>The upload place. Default: the one that is in use.</source>
        <translation>Das Upload-Ziel. Standard: das verwendete.</translation>
    </message>
    <message>
        <source>Only files uploaded at least this many days ago.</source>
        <translation>Nur Dateien, deren Hochladen mindestens so viele Tage her ist.</translation>
    </message>
    <message>
        <source>How long presigned links are valid, 1 to 168 hours; in requests at least 24. Default: 48.</source>
        <translation>Wie lange vorsignierte Links gültig sind, 1 bis 168 Stunden; in Anfragen mindestens 24. Standard: 48.</translation>
    </message>
    <message>
        <source>The upload place for files of requests that are sent. Default: the one that is in use.</source>
        <translation>Das Upload-Ziel für Dateien von Anfragen, die gesendet werden. Standard: das verwendete.</translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, based on %n earlier takes like this, %2</source>
        <translation>
            <numerusform>Schätzung: etwa %1, auf Grundlage von %n früherem Take dieser Art, %2</numerusform>
            <numerusform>Schätzung: etwa %1, auf Grundlage von %n früheren Takes dieser Art, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, at most %2, based on %n earlier takes like this, %3</source>
        <translation>
            <numerusform>Schätzung: etwa %1, höchstens %2, auf Grundlage von %n früherem Take dieser Art, %3</numerusform>
            <numerusform>Schätzung: etwa %1, höchstens %2, auf Grundlage von %n früheren Takes dieser Art, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume sending.</source>
        <translation>Das Senden fortsetzen.</translation>
    </message>
    <message>
        <source>The service charged this many seconds.</source>
        <translation>So viele Sekunden hat der Dienst berechnet.</translation>
    </message>
    <message>
        <source>The service charged this many points.</source>
        <translation>So viele Punkte hat der Dienst berechnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled calls aren&apos;t included.</source>
        <translation>
            <numerusform>%n ungeklärter Aufruf ist nicht enthalten.</numerusform>
            <numerusform>%n ungeklärte Aufrufe sind nicht enthalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds, lists or removes spending limits.</source>
        <translation>Fügt Ausgabenlimits hinzu, listet sie auf oder entfernt sie.</translation>
    </message>
    <message>
        <source>Adds, lists, removes or imports rates.</source>
        <translation>Fügt Tarife hinzu, listet sie auf, entfernt oder importiert sie.</translation>
    </message>
    <message>
        <source>How to group the report. Default: day.</source>
        <translation>Wie der Bericht gruppiert wird. Standard: day.</translation>
    </message>
    <message>
        <source>Waiting to be sent again: task %1. &quot;dailies-cli watch --send-waiting&quot; sends the waiting requests, and &quot;dailies-cli remove&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>Wartet auf erneutes Senden: Auftrag %1. „dailies-cli watch --send-waiting“ sendet die wartenden Anfragen, und „dailies-cli remove“ entfernt ihn.</translation>
    </message>
    <message>
        <source>Not sent: task %1. &quot;dailies-cli watch --send-waiting&quot; sends the waiting requests, and &quot;dailies-cli remove&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>Nicht gesendet: Auftrag %1. „dailies-cli watch --send-waiting“ sendet die wartenden Anfragen, und „dailies-cli remove“ entfernt ihn.</translation>
    </message>
    <message>
        <source>Also send requests left unsent by an earlier call, such as after a failed upload. Requests that you put on hold, and those that need your decision, aren&apos;t sent. The service may charge for each one.</source>
        <translation>Auch Anfragen senden, die ein früherer Aufruf nicht gesendet hat, etwa nach einem fehlgeschlagenen Hochladen. Anfragen, die Sie zurückgehalten haben oder die Ihre Entscheidung brauchen, werden nicht gesendet. Der Dienst berechnet möglicherweise jede.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account are no longer tracked, and their clips may be lost. To track them again, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>
            <numerusform>%n nicht abgeschlossener Auftrag dieses Kontos wird nicht mehr verfolgt, und sein Clip kann verloren gehen. Um ihn wieder zu verfolgen, bitte ein Konto mit demselben Namen und derselben Basisadresse hinzufügen und dann „dailies-cli watch“ verwenden.</numerusform>
            <numerusform>%n nicht abgeschlossene Aufträge dieses Kontos werden nicht mehr verfolgt, und ihre Clips können verloren gehen. Um sie wieder zu verfolgen, bitte ein Konto mit demselben Namen und derselben Basisadresse hinzufügen und dann „dailies-cli watch“ verwenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was sent.</source>
        <translation>Abgebrochen. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Task %1 is still sent at its time if Dailies is running then. &quot;dailies-cli watch --send %1&quot; sends it now, and &quot;dailies-cli remove %1&quot; removes it.</source>
        <translation>Auftrag %1 wird trotzdem zu seiner Zeit gesendet, wenn Dailies dann läuft. „dailies-cli watch --send %1“ sendet ihn jetzt, und „dailies-cli remove %1“ entfernt ihn.</translation>
    </message>
    <message>
        <source>Give either --json or --%1, not both.</source>
        <translation>Bitte entweder --json oder --%1 angeben, nicht beides.</translation>
    </message>
    <message>
        <source>Family A&apos;s model generation. Default: that of the account&apos;s models, or 3.0.</source>
        <translation>Die Modellgeneration der Familie A; ohne Angabe die der Modelle des Kontos, sonst 3.0.</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Konto: %1</translation>
    </message>
    <message>
        <source>--sound is on or off.</source>
        <translation>--sound muss on oder off sein.</translation>
    </message>
    <message>
        <source>To use a key without the keychain, set DAILIES_API_KEY and add --account.</source>
        <translation>Um einen Schlüssel ohne den Schlüsselbund zu verwenden, bitte DAILIES_API_KEY setzen und --account angeben.</translation>
    </message>
    <message>
        <source>Tasks that got no response: %1. If it is the same task as one of them, it counts twice: &quot;dailies-cli spend calls --state unsettled&quot; shows how to settle the call, and &quot;dailies-cli decide NUMBER --dismiss&quot; closes the question. Next time, use &quot;dailies-cli decide NUMBER --created ID&quot;.</source>
        <comment>two or more numbers</comment>
        <translation>Aufträge ohne Antwort: %1. Ist es derselbe Auftrag wie einer davon, zählt er doppelt: „dailies-cli spend calls --state unsettled“ zeigt, wie sich der Aufruf klären lässt, und „dailies-cli decide NUMMER --dismiss“ erledigt die Frage. Beim nächsten Mal bitte „dailies-cli decide NUMMER --created ID“ verwenden.</translation>
    </message>
    <message>
        <source>Once the disk can be written, &quot;dailies-cli watch&quot; continues. Nothing is sent twice.</source>
        <translation>Sobald der Datenträger beschrieben werden kann, macht „dailies-cli watch“ weiter. Nichts wird doppelt gesendet.</translation>
    </message>
    <message>
        <source>The request contains the API key of DAILIES_API_KEY. Remove the key from the request.</source>
        <translation>Die Anfrage enthält den API-Schlüssel aus DAILIES_API_KEY. Bitte den Schlüssel aus der Anfrage entfernen.</translation>
    </message>
    <message>
        <source>%1, by the link of task %2</source>
        <translation>%1, über den Link von Auftrag %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1 ist größer als %2.</translation>
    </message>
    <message>
        <source>Your entry for call %1 was removed.</source>
        <translation>Ihre Angabe zu Aufruf %1 wurde entfernt.</translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because it isn&apos;t known.</source>
        <translation>
            <numerusform>Die Menge von %n Take wird nicht verglichen, weil sie nicht bekannt ist.</numerusform>
            <numerusform>Die Menge von %n Takes wird nicht verglichen, weil sie nicht bekannt ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retrying automatically.</source>
        <translation>Es wird automatisch erneut versucht.</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service. To track them, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>Was der Dienst angenommen hat, läuft dort weiter. Um es zu verfolgen, bitte ein Konto mit demselben Namen und derselben Basisadresse hinzufügen und dann „dailies-cli watch“ verwenden.</translation>
    </message>
    <message>
        <source>Not downloaded yet: task %1. Run &quot;dailies-cli watch&quot; before its link expires.</source>
        <comment>one or several numbers</comment>
        <translation>Noch nicht heruntergeladen: Auftrag %1. Bitte „dailies-cli watch“ ausführen, bevor der Link abläuft.</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>Auftrag %1</translation>
    </message>
    <message>
        <source>tasks %1</source>
        <comment>several numbers</comment>
        <translation>Aufträge %1</translation>
    </message>
    <message>
        <source>kept: task %1 may still need it</source>
        <comment>one or several numbers</comment>
        <translation>behalten: Auftrag %1 braucht sie vielleicht noch</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipBar</name>
    <message>
        <source>Drag the clip into another program</source>
        <translation>Clip in ein anderes Programm ziehen</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipController</name>
    <message>
        <source>Copying clips: %1 of %2</source>
        <translation>Clips werden kopiert: %1 von %2</translation>
    </message>
    <message>
        <source>None of these takes has a clip yet.</source>
        <translation>Keiner dieser Takes hat bisher einen Clip.</translation>
    </message>
    <message>
        <source>Save clip as</source>
        <translation>Clip speichern unter</translation>
    </message>
    <message>
        <source>Clips (*.%1)</source>
        <translation>Clips (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n clips in a folder</source>
        <translation>
            <numerusform>%n Clip in einem Ordner speichern</numerusform>
            <numerusform>%n Clips in einem Ordner speichern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>%n Clip wird kopiert…</numerusform>
            <numerusform>%n Clips werden kopiert…</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>Es wurde nichts kopiert.</translation>
    </message>
    <message>
        <source>This clip is no longer on disk: %1.</source>
        <translation>Dieser Clip ist nicht mehr auf dem Datenträger: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips are no longer on disk, including %1.</source>
        <translation>
            <numerusform>%n Clip ist nicht mehr auf dem Datenträger: %1.</numerusform>
            <numerusform>%n Clips sind nicht mehr auf dem Datenträger, darunter %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more weren&apos;t copied.</source>
        <translation>
            <numerusform>%n weiterer wurde ebenfalls nicht kopiert.</numerusform>
            <numerusform>%n weitere wurden ebenfalls nicht kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n clips copied.</source>
        <translation>
            <numerusform>%n Clip wurde kopiert.</numerusform>
            <numerusform>%n Clips wurden kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 is in the Trash. Restore brings it back with its clip.</source>
        <translation>Take %1 ist im Papierkorb. „Wiederherstellen“ holt ihn mit seinem Clip zurück.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipCopy</name>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>no free file name in the folder</source>
        <translation>im Ordner ist kein Dateiname mehr frei</translation>
    </message>
    <message>
        <source>Couldn&apos;t copy %1: %2.</source>
        <translation>%1 wurde nicht kopiert: %2.</translation>
    </message>
    <message>
        <source>Couldn&apos;t copy %1: it no longer exists.</source>
        <translation>%1 wurde nicht kopiert: Die Datei ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>it&apos;s the clip itself</source>
        <translation>das Ziel ist der Clip selbst</translation>
    </message>
    <message>
        <source>%1 needed, %2 free on the disk</source>
        <translation>%1 werden benötigt, und auf dem Datenträger sind %2 frei</translation>
    </message>
    <message>
        <source>it couldn&apos;t be read completely</source>
        <translation>die Datei konnte nicht bis zum Ende gelesen werden</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipExtract</name>
    <message>
        <source>The range is empty: it ends before it begins.</source>
        <translation>Der Bereich ist leer: Er endet, bevor er beginnt.</translation>
    </message>
    <message>
        <source>That is the clip itself. Choose another name.</source>
        <translation>Das ist der Clip selbst. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Stopped. No file was made.</source>
        <translation>Abgebrochen. Es wurde keine Datei erstellt.</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>a file of this name is there already</source>
        <translation>es gibt dort bereits eine Datei mit diesem Namen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>The sound track has ended before this range. No file was made.</source>
        <translation>Die Tonspur endet vor diesem Bereich. Es wurde keine Datei erstellt.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipMaker</name>
    <message>
        <source>A sample clip can&apos;t be %1 × %2 pixels.</source>
        <translation>Ein Übungsclip kann nicht %1 × %2 Pixel groß sein.</translation>
    </message>
    <message>
        <source>A sample clip can&apos;t be %1 s long.</source>
        <translation>Ein Übungsclip kann nicht %1 s dauern.</translation>
    </message>
    <message>
        <source>A sample clip can&apos;t have %1 frames per second.</source>
        <translation>Ein Übungsclip kann nicht %1 Bilder pro Sekunde zeigen.</translation>
    </message>
    <message>
        <source>Sample clips need Qt&apos;s text rendering.</source>
        <translation>Für Übungsclips wird der Teil von Qt benötigt, der Text zeichnet.</translation>
    </message>
    <message>
        <source>Stopped making the sample clip.</source>
        <translation>Der Übungsclip wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Can&apos;t write the sample clip %1: %2.</source>
        <translation>Der Übungsclip %1 kann nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipPatternEdit</name>
    <message>
        <source>A red kite climbs over the evening hill</source>
        <translation>Ein roter Drachen steigt über den abendlichen Hügel</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>Anfrageart</translation>
    </message>
    <message>
        <source>All clips would have the same name.</source>
        <translation>Alle Clips hätten denselben Namen.</translation>
    </message>
    <message>
        <source>Start of the prompt</source>
        <translation>Anfang des Prompts</translation>
    </message>
    <message>
        <source>Task number</source>
        <translation>Auftragsnummer</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Zum Beispiel: %1</translation>
    </message>
    <message>
        <source>Not recognised and kept as text: %1. Insert lists what you can use.</source>
        <comment>{title}</comment>
        <translation>Nicht erkannt und als Text übernommen: %1. „Einfügen“ zeigt, was möglich ist.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipText</name>
    <message>
        <source>AI generated</source>
        <translation>KI-generiert</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>Frame %1 von %2</translation>
    </message>
</context>
<context>
    <name>Dailies::CodesEdit</name>
    <message>
        <source>Add codes</source>
        <translation>Codes hinzufügen</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus Datei…</translation>
    </message>
    <message>
        <source>Codes to add</source>
        <translation>Neue Codes</translation>
    </message>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>%n Code wurde erkannt.</numerusform>
            <numerusform>%n Codes wurden erkannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of model codes.</source>
        <translation>Die Datei ist zu groß für eine Liste von Modellcodes.</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>Modellcodes</translation>
    </message>
    <message>
        <source>One model code per line</source>
        <translation>Ein Modellcode pro Zeile</translation>
    </message>
    <message>
        <source>Treat unknown models as</source>
        <translation>Unbekannte Modelle behandeln als</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>Nicht erkannt: %1</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The file isn&apos;t text.</source>
        <translation>Die Datei enthält keinen Text.</translation>
    </message>
</context>
<context>
    <name>Dailies::ColumnsDialog</name>
    <message>
        <source>Move &amp;left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns, from the left</source>
        <translation>Spalten, von links</translation>
    </message>
    <message>
        <source>Checked columns are shown in this order, as far as there is room. Move them with the buttons, or with Ctrl and the arrow keys.</source>
        <translation>Angekreuzte Spalten werden in dieser Reihenfolge angezeigt, soweit Platz ist. Verschieben mit den Schaltflächen oder mit Strg und den Pfeiltasten.</translation>
    </message>
</context>
<context>
    <name>Dailies::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Type a command, account, draft or filter</source>
        <translation>Befehl, Konto, Entwurf oder Filter eingeben</translation>
    </message>
    <message>
        <source>No command matches “%1”.</source>
        <translation>Kein Befehl passt zu „%1“.</translation>
    </message>
    <message>
        <source>extend longer</source>
        <translation>verlängern länger fortsetzen</translation>
    </message>
    <message>
        <source>remove trash bin</source>
        <translation>entfernen Papierkorb wegwerfen</translation>
    </message>
    <message>
        <source>storage space free up</source>
        <translation>Speicher Speicherplatz aufräumen</translation>
    </message>
    <message>
        <source>evidence proof</source>
        <translation>Beleg Nachweis Beweis</translation>
    </message>
    <message>
        <source>spreadsheet table csv json</source>
        <translation>Tabelle Tabellenkalkulation csv json</translation>
    </message>
    <message>
        <source>stack stacks</source>
        <translation>Stapel stapeln</translation>
    </message>
    <message>
        <source>keys hotkeys</source>
        <translation>Tasten Tastatur Kürzel</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>schließen verlassen Ende</translation>
    </message>
    <message>
        <source>price cost</source>
        <translation>Preis Kosten</translation>
    </message>
    <message>
        <source>bug feedback support</source>
        <translation>Fehler Rückmeldung Hilfe</translation>
    </message>
    <message>
        <source>screenshot still picture</source>
        <translation>Standbild Bildschirmfoto Foto</translation>
    </message>
    <message>
        <source>trim cut shorten</source>
        <translation>schneiden kürzen trimmen</translation>
    </message>
    <message>
        <source>preferences options</source>
        <translation>Optionen Konfiguration</translation>
    </message>
    <message>
        <source>money cost price budget bill</source>
        <translation>Geld Kosten Preis Budget Rechnung</translation>
    </message>
    <message>
        <source>budget maximum</source>
        <translation>Budget Höchstbetrag</translation>
    </message>
    <message>
        <source>demo test try</source>
        <translation>Demo Test ausprobieren</translation>
    </message>
    <message>
        <source>help manual</source>
        <translation>Hilfe Handbuch</translation>
    </message>
</context>
<context>
    <name>Dailies::CommandUploader</name>
    <message>
        <source>A command can&apos;t list the uploaded files.</source>
        <translation>Ein Befehl kann die hochgeladenen Dateien nicht auflisten.</translation>
    </message>
    <message>
        <source>A command can&apos;t delete uploaded files.</source>
        <translation>Ein Befehl kann hochgeladene Dateien nicht löschen.</translation>
    </message>
    <message>
        <source>The program %1 can&apos;t be started.</source>
        <translation>Das Programm %1 kann nicht gestartet werden.</translation>
    </message>
    <message>
        <source>%1 took longer than %2 s and was stopped.</source>
        <translation>%1 hat länger als %2 s gebraucht und wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>Von Ihnen abgebrochen.</translation>
    </message>
    <message>
        <source>%1 crashed.</source>
        <translation>%1 ist abgestürzt.</translation>
    </message>
    <message>
        <source>%1 ended with status %2.</source>
        <translation>%1 endete mit Status %2.</translation>
    </message>
    <message>
        <source>%1 ended with status %2: %3</source>
        <translation>%1 endete mit Status %2: %3</translation>
    </message>
    <message>
        <source>The last line that %1 printed can&apos;t be used: %2</source>
        <translation>Die letzte von %1 ausgegebene Zeile ist nicht verwendbar: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareAction</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Shows the selected takes side by side.</source>
        <translation>Zeigt die ausgewählten Takes nebeneinander.</translation>
    </message>
    <message>
        <source>Select %1 to %2 takes to compare them.</source>
        <translation>Zum Vergleichen %1 bis %2 Takes auswählen.</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>Alle vergleichen</translation>
    </message>
    <message>
        <source>Shows the selected takes side by side, except those without a clip.</source>
        <translation>Zeigt die ausgewählten Takes nebeneinander, außer denen ohne Clip.</translation>
    </message>
    <message>
        <source>At least two of the selected takes need a clip that can be played.</source>
        <translation>Mindestens zwei der ausgewählten Takes brauchen einen Clip, der sich abspielen lässt.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareActions</name>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>Wischvergleich</translation>
    </message>
    <message>
        <source>Blink</source>
        <translation>Blinkvergleich</translation>
    </message>
    <message>
        <source>Previous take</source>
        <translation>Vorheriger Take</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>Nächster Take</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Back to the takes</source>
        <translation>Zurück zu den Takes</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>The settings that differ</source>
        <translation>Die Einstellungen, die sich unterscheiden</translation>
    </message>
    <message>
        <source>All takes next to each other</source>
        <translation>Alle Takes nebeneinander</translation>
    </message>
    <message>
        <source>One take at a time; press again for the next</source>
        <translation>Jeweils ein Take; erneut für den nächsten</translation>
    </message>
    <message>
        <source>Auto-blink</source>
        <translation>Automatisch blinken</translation>
    </message>
    <message>
        <source>Move divider left</source>
        <translation>Trennlinie nach links</translation>
    </message>
    <message>
        <source>Move divider right</source>
        <translation>Trennlinie nach rechts</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>Bewertung entfernen</translation>
    </message>
    <message>
        <source>A divider between two takes. Select two takes to use it.</source>
        <translation>Eine Linie trennt zwei Takes: Dafür bitte zwei auswählen.</translation>
    </message>
    <message>
        <source>Marks the selected take as not good enough, or takes that back</source>
        <translation>Kennzeichnet den gewählten Take als nicht gut genug oder nimmt das zurück</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Moves the selected take and its clip to the Trash. You can undo this.</source>
        <translation>Verschiebt den gewählten Take und seinen Clip in den Papierkorb. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Two takes in one place with a divider</source>
        <translation>Zwei Takes an einer Stelle, mit einer Linie dazwischen</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <comment>the picture at this place of a comparison</comment>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>Reject / Restore</source>
        <translation>Verwerfen / Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareMarks</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More for this take</source>
        <translation>Mehr für diesen Take</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>Dailies::ComparePlayer</name>
    <message>
        <source>None of these takes can be shown.</source>
        <translation>Keiner dieser Takes kann angezeigt werden.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareView</name>
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>Vergleich von %n Take</numerusform>
            <numerusform>Vergleich von %n Takes</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing slower: too many takes for this computer.</source>
        <translation>Langsamere Wiedergabe: Für diesen Rechner sind es zu viele Takes.</translation>
    </message>
</context>
<context>
    <name>Dailies::ComposeHeader</name>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Neue Anfrage</translation>
    </message>
    <message>
        <source>One example per kind</source>
        <translation>Ein Beispiel je Art</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionPanel</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>Es wurde nichts gesendet, erstellt oder berechnet.</translation>
    </message>
    <message>
        <source>Sends a harmless test query. Nothing is created or charged.</source>
        <translation>Sendet eine harmlose Testabfrage. Es wird nichts erstellt und nichts berechnet.</translation>
    </message>
    <message>
        <source>Getting the key…</source>
        <translation>Schlüssel wird abgerufen…</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Wird getestet…</translation>
    </message>
    <message>
        <source>Testing %1…</source>
        <translation>%1 wird getestet…</translation>
    </message>
    <message>
        <source>Testing %1 (%2 of %3)…</source>
        <translation>%1 wird getestet (%2 von %3)…</translation>
    </message>
    <message>
        <source>The service responded: %1</source>
        <translation>Antwort des Dienstes: %1</translation>
    </message>
    <message>
        <source>Request ID: %1</source>
        <translation>Anfrage-ID: %1</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionTest</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>Es wurde nichts gesendet, erstellt oder berechnet.</translation>
    </message>
    <message numerus="yes">
        <source>Tested %n models. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>%n Modell wurde getestet. Es wurde nichts erstellt, und es wird nichts berechnet.</numerusform>
            <numerusform>%n Modelle wurden getestet. Es wurde nichts erstellt, und es wird nichts berechnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more models weren&apos;t tested.</source>
        <translation>
            <numerusform>%n weiteres Modell wurde nicht getestet.</numerusform>
            <numerusform>%n weitere Modelle wurden nicht getestet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created, nothing is charged.</source>
        <translation>Es wurde nichts erstellt und nichts berechnet.</translation>
    </message>
</context>
<context>
    <name>Dailies::CostController</name>
    <message>
        <source>Cost unknown</source>
        <translation>Kosten unbekannt</translation>
    </message>
    <message>
        <source>Over the limit: %1</source>
        <comment>what is left of a limit</comment>
        <translation>Über dem Limit: %1</translation>
    </message>
    <message>
        <source>Sending is paused</source>
        <translation>Senden angehalten</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a limit, and an account</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 · past 80 %</source>
        <comment>what is left of a limit</comment>
        <translation>%1 · über 80&#xa0;%</translation>
    </message>
    <message>
        <source>Uses %1</source>
        <comment>an amount, below Generate</comment>
        <translation>Verbraucht %1</translation>
    </message>
    <message>
        <source>You&apos;ll be charged for up to %1.</source>
        <comment>15 s</comment>
        <translation>Es werden bis zu %1 berechnet.</translation>
    </message>
    <message>
        <source>You&apos;ll be charged for up to %1 (%2).</source>
        <comment>15 s, and what they cost</comment>
        <translation>Es werden bis zu %1 (%2) berechnet.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>41 of 60 s left today</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 · none after this</source>
        <comment>what is left of a limit</comment>
        <translation>%1 · danach nichts mehr</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t count %2</source>
        <comment>a limit, and the code of a currency</comment>
        <translation>%1 zählt %2 nicht</translation>
    </message>
</context>
<context>
    <name>Dailies::CropDialog</name>
    <message>
        <source>Crop a copy</source>
        <translation>Kopie zuschneiden</translation>
    </message>
    <message>
        <source>%1: %2 × %3 becomes %4 × %5</source>
        <comment>name of a file, its size and that of the copy</comment>
        <translation>%1: aus %2 × %3 wird %4 × %5</translation>
    </message>
    <message>
        <source>Drag the frame, or use the arrow keys. The original file stays as it is.</source>
        <translation>Den Rahmen ziehen oder die Pfeiltasten verwenden. Die Originaldatei bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>Dailies::CropView</name>
    <message>
        <source>Part to keep</source>
        <translation>Ausschnitt, der bleibt</translation>
    </message>
</context>
<context>
    <name>Dailies::DatabaseMaintenance</name>
    <message>
        <source>The task database is damaged (%1). Nothing more is sent; tasks in progress continue. Restart Dailies: it will move the damaged database aside and use its newest copy.</source>
        <translation>Die Auftragsdatenbank ist beschädigt (%1). Es wird nichts mehr gesendet; was in Arbeit ist, läuft weiter. Bitte Dailies neu starten: Die Datenbank wird dann beiseitegelegt und durch ihre neueste Kopie ersetzt.</translation>
    </message>
</context>
<context>
    <name>Dailies::DaysDialog</name>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Created between</source>
        <translation>Erstellt zwischen</translation>
    </message>
</context>
<context>
    <name>Dailies::DecisionBar</name>
    <message>
        <source>Copy for support</source>
        <translation>Für Support kopieren</translation>
    </message>
    <message>
        <source>sent %1</source>
        <translation>gesendet %1</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>Gesendet: %1</translation>
    </message>
    <message>
        <source>SHA-256 %1…</source>
        <translation>SHA-256 %1…</translation>
    </message>
    <message>
        <source>SHA-256 of the request: %1</source>
        <translation>SHA-256 der Anfrage: %1</translation>
    </message>
    <message>
        <source>For support: %1</source>
        <translation>Für den Support: %1</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>Auftrags-ID</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>I found it: enter its ID…</source>
        <translation>Gefunden: ID eingeben…</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>Erneut generieren</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Resubmit anyway</source>
        <translation>Trotzdem erneut senden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Dismissed. The service may have accepted this request.</source>
        <translation>Ignoriert. Der Dienst hat diese Anfrage möglicherweise angenommen.</translation>
    </message>
    <message>
        <source>Dismissed. This request may have been charged.</source>
        <translation>Ignoriert. Diese Anfrage wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>Found it in the service&apos;s task list? Paste its ID and Dailies will track it and download the clip.</source>
        <translation>In der Auftragsliste des Dienstes gefunden? Mit der hier eingefügten ID verfolgt Dailies den Auftrag und lädt den Clip herunter.</translation>
    </message>
    <message>
        <source>If the first one went through, both will run.</source>
        <translation>Falls die erste Anfrage angenommen wurde, laufen beide.</translation>
    </message>
    <message>
        <source>If the first one went through, you&apos;ll pay for both.</source>
        <translation>Falls die erste Anfrage angenommen wurde, werden beide berechnet.</translation>
    </message>
    <message>
        <source>request ID %1</source>
        <translation>Anfrage-ID %1</translation>
    </message>
    <message>
        <source>Request ID: %1</source>
        <translation>Anfrage-ID: %1</translation>
    </message>
    <message>
        <source>Look in the service&apos;s task list. Paste the ID, and Dailies tracks the task and downloads the clip.</source>
        <translation>Bitte in der Auftragsliste des Dienstes nachsehen. Mit der hier eingefügten ID verfolgt Dailies den Auftrag und lädt den Clip herunter.</translation>
    </message>
    <message>
        <source>Keeps the record. You can still decide later.</source>
        <translation>Behält den Eintrag. Sie können sich auch später noch entscheiden.</translation>
    </message>
    <message>
        <source>Keeps the record. It may have been charged. You can still decide later.</source>
        <translation>Behält den Eintrag. Die Anfrage wurde möglicherweise berechnet. Sie können sich auch später noch entscheiden.</translation>
    </message>
    <message>
        <source>The response contains what may be its ID: %1.</source>
        <translation>Die Antwort enthält, was die ID sein könnte: %1.</translation>
    </message>
    <message>
        <source>The response contains %1, which may be its ID. Check it in the service&apos;s task list; Dailies will then track it and download the clip.</source>
        <translation>Die Antwort enthält %1, möglicherweise die ID des Auftrags. Bitte in der Auftragsliste des Dienstes prüfen; Dailies verfolgt ihn dann und lädt den Clip herunter.</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Verfolgen</translation>
    </message>
</context>
<context>
    <name>Dailies::DesktopIntegration</name>
    <message numerus="yes">
        <source>%n clips saved</source>
        <translation>
            <numerusform>%n Clip gespeichert</numerusform>
            <numerusform>%n Clips gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a clip</source>
        <translation>
            <numerusform>%n ohne Clip</numerusform>
            <numerusform>%n ohne Clip</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Dailies</source>
        <translation>Dailies anzeigen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Dailies: nothing is running</source>
        <translation>Dailies: nichts in Arbeit</translation>
    </message>
    <message numerus="yes">
        <source>Dailies: %n active</source>
        <translation>
            <numerusform>Dailies: %n aktiv</numerusform>
            <numerusform>Dailies: %n aktiv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with no response: you decide</source>
        <translation>
            <numerusform>%n ohne Antwort: Entscheidung nötig</numerusform>
            <numerusform>%n ohne Antwort: Entscheidung nötig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in practice mode</source>
        <translation>
            <numerusform>%n im Übungsmodus</numerusform>
            <numerusform>%n im Übungsmodus</numerusform>
        </translation>
    </message>
    <message>
        <source>The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking and downloads the clip as soon as there is one.</source>
        <translation>Der Dienst meldet, dass der Auftrag fertig ist, nennt aber noch keinen Link zum Clip. Dailies fragt weiter ab und lädt den Clip herunter, sobald es einen gibt.</translation>
    </message>
    <message>
        <source>No clip link yet</source>
        <translation>Noch kein Link zum Clip</translation>
    </message>
    <message>
        <source>Practice tasks finished</source>
        <translation>Übungsaufträge sind beendet</translation>
    </message>
    <message>
        <source>Practice takes ready</source>
        <translation>Übungs-Takes sind fertig</translation>
    </message>
    <message>
        <source>Tasks finished</source>
        <translation>Aufträge sind beendet</translation>
    </message>
    <message>
        <source>Takes ready</source>
        <translation>Takes sind fertig</translation>
    </message>
    <message>
        <source>Sending a request</source>
        <translation>Eine Anfrage wird gesendet</translation>
    </message>
    <message>
        <source>Downloading a clip</source>
        <translation>Ein Clip wird heruntergeladen</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies keeps going and downloads the clips. If you quit, the tasks continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>%n Auftrag läuft. Im Infobereich läuft Dailies weiter und lädt den Clip herunter. Nach dem Beenden läuft er beim Dienst weiter, und Dailies nimmt ihn beim nächsten Start wieder auf; Download-Links laufen meist nach etwa einem Tag ab.</numerusform>
            <numerusform>%n Aufträge laufen. Im Infobereich läuft Dailies weiter und lädt die Clips herunter. Nach dem Beenden laufen sie beim Dienst weiter, und Dailies nimmt sie beim nächsten Start wieder auf; Download-Links laufen meist nach etwa einem Tag ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>Im Infobereich weiterlaufen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Uploading files</source>
        <translation>Dateien werden hochgeladen</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. If you quit, they continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>%n Auftrag läuft. Nach dem Beenden läuft er beim Dienst weiter, und Dailies nimmt ihn beim nächsten Start wieder auf; Download-Links laufen meist nach etwa einem Tag ab.</numerusform>
            <numerusform>%n Aufträge laufen. Nach dem Beenden laufen sie beim Dienst weiter, und Dailies nimmt sie beim nächsten Start wieder auf; Download-Links laufen meist nach etwa einem Tag ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests haven&apos;t been sent. If you quit, they stay in the list, and Dailies asks about them when you start it again.</source>
        <translation>
            <numerusform>%n Anfrage wurde nicht gesendet. Nach dem Beenden bleibt sie in der Liste, und Dailies fragt beim nächsten Start danach.</numerusform>
            <numerusform>%n Anfragen wurden nicht gesendet. Nach dem Beenden bleiben sie in der Liste, und Dailies fragt beim nächsten Start danach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit Dailies?</source>
        <translation>Dailies beenden?</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>All tasks have finished.</source>
        <translation>Alle Aufträge sind beendet.</translation>
    </message>
</context>
<context>
    <name>Dailies::DifferenceModel</name>
    <message>
        <source>%1, take %2: %3</source>
        <translation>%1, Take %2: %3</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
</context>
<context>
    <name>Dailies::DifferencePanel</name>
    <message>
        <source>Same settings for all takes.</source>
        <translation>Alle Takes haben dieselben Einstellungen.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
</context>
<context>
    <name>Dailies::DisclosureButton</name>
    <message>
        <source>Open</source>
        <translation>Aufgeklappt</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Zugeklappt</translation>
    </message>
</context>
<context>
    <name>Dailies::DiskUseDialog</name>
    <message>
        <source>Measuring…</source>
        <translation>Wird ermittelt…</translation>
    </message>
    <message>
        <source>Delete rejected takes</source>
        <translation>Verworfene Takes löschen</translation>
    </message>
    <message>
        <source>Disk use</source>
        <translation>Speicherplatz</translation>
    </message>
    <message>
        <source>Disk use of each account</source>
        <translation>Speicherplatz jedes Kontos</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>In the Trash</source>
        <translation>Im Papierkorb</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Alle Konten</translation>
    </message>
    <message>
        <source>Removed account</source>
        <translation>Entferntes Konto</translation>
    </message>
    <message>
        <source>No clips yet.</source>
        <translation>Noch keine Clips.</translation>
    </message>
    <message>
        <source>Clips in the Trash use %1 until you empty the Trash on your desktop.</source>
        <translation>Clips im Papierkorb belegen %1, bis Sie den Papierkorb des Systems leeren.</translation>
    </message>
    <message>
        <source>Deleted takes go to the Trash. Their space is free once you empty it on your desktop.</source>
        <translation>Gelöschte Takes kommen in den Papierkorb. Ihr Platz wird frei, sobald Sie den Papierkorb des Systems leeren.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rejected takes (%1)</source>
        <translation>
            <numerusform>%n verworfenen Take löschen (%1)</numerusform>
            <numerusform>%n verworfene Takes löschen (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DraftController</name>
    <message>
        <source>Save as draft…</source>
        <translation>Als Entwurf speichern…</translation>
    </message>
    <message>
        <source>All drafts…</source>
        <translation>Alle Entwürfe…</translation>
    </message>
    <message>
        <source>Save the form as a draft</source>
        <translation>Das Formular als Entwurf speichern</translation>
    </message>
    <message>
        <source>Open, rename or delete drafts</source>
        <translation>Entwürfe öffnen, umbenennen und löschen</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftStore</name>
    <message>
        <source>A newer version of Dailies made this draft.</source>
        <translation>Dieser Entwurf stammt von einer neueren Version von Dailies.</translation>
    </message>
    <message>
        <source>Unreadable draft of %1</source>
        <translation>Nicht lesbarer Entwurf vom %1</translation>
    </message>
    <message>
        <source>This draft&apos;s file can&apos;t be read.</source>
        <translation>Die Datei dieses Entwurfs kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This draft&apos;s file is too large.</source>
        <translation>Die Datei dieses Entwurfs ist zu groß.</translation>
    </message>
    <message>
        <source>This draft&apos;s file is damaged.</source>
        <translation>Die Datei dieses Entwurfs ist beschädigt.</translation>
    </message>
    <message>
        <source>Enter a name for the draft.</source>
        <translation>Ein Entwurf braucht einen Namen.</translation>
    </message>
    <message>
        <source>A draft named “%1” already exists.</source>
        <translation>Es gibt bereits einen Entwurf „%1“.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the draft to %1.</source>
        <translation>Der Entwurf konnte nicht nach %1 geschrieben werden. Er wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete the draft from %1.</source>
        <translation>Der Entwurf konnte nicht aus %1 gelöscht werden.</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the draft to %1.</source>
        <translation>Der Entwurf konnte nicht nach %1 zurückgeholt werden.</translation>
    </message>
    <message>
        <source>Couldn&apos;t move the draft to %1.</source>
        <translation>Der Entwurf konnte nicht nach %1 verschoben werden.</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftsDialog</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Delete the selected drafts (%1)</source>
        <translation>Die ausgewählten Entwürfe löschen (%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No drafts yet.</source>
        <translation>Es gibt noch keine Entwürfe.</translation>
    </message>
    <message>
        <source>“Save as draft…” saves the form under a name.</source>
        <translation>„Als Entwurf speichern…“ bewahrt den Inhalt des Formulars unter einem Namen auf.</translation>
    </message>
    <message>
        <source>Rename (%1)</source>
        <translation>Umbenennen (%1)</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts deleted.</source>
        <translation>
            <numerusform>%n Entwurf wurde gelöscht.</numerusform>
            <numerusform>%n Entwürfe wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Dailies::EntriesDialog</name>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Dailies::EvidenceExporter</name>
    <message>
        <source>Export for support</source>
        <translation>Für den Support exportieren</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>ZIP-Dateien (*.zip)</translation>
    </message>
    <message>
        <source>This take no longer exists.</source>
        <translation>Dieser Take ist nicht mehr vorhanden.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files to %1. Review them before sharing.</source>
        <translation>
            <numerusform>%n Datei nach %1 exportiert. Bitte vor der Weitergabe durchsehen.</numerusform>
            <numerusform>%n Dateien nach %1 exportiert. Bitte vor der Weitergabe durchsehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to %1. Review it before sharing.</source>
        <translation>Nach %1 exportiert. Bitte vor der Weitergabe durchsehen.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
</context>
<context>
    <name>Dailies::ExtractController</name>
    <message>
        <source>Take %1.%2</source>
        <comment>name of a file</comment>
        <translation>Take %1.%2</translation>
    </message>
    <message>
        <source>Take %1, %2 to %3.%4</source>
        <comment>name of a file: part of a take by its times</comment>
        <translation>Take %1, %2 bis %3.%4</translation>
    </message>
    <message>
        <source>Save sound</source>
        <translation>Ton speichern</translation>
    </message>
    <message>
        <source>Save GIF</source>
        <translation>GIF speichern</translation>
    </message>
    <message>
        <source>Save range</source>
        <translation>Bereich speichern</translation>
    </message>
    <message>
        <source>WAV sound (*.wav)</source>
        <translation>WAV-Audio (*.wav)</translation>
    </message>
    <message>
        <source>M4A sound (*.m4a)</source>
        <translation>M4A-Audio (*.m4a)</translation>
    </message>
    <message>
        <source>GIF pictures (*.gif)</source>
        <translation>GIF-Bilder (*.gif)</translation>
    </message>
    <message>
        <source>MP4 clips (*.mp4)</source>
        <translation>MP4-Clips (*.mp4)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 wird gespeichert…</translation>
    </message>
    <message>
        <source>Saving %1: %2 %</source>
        <translation>%1 wird gespeichert: %2 %</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyButton</name>
    <message>
        <source>Model settings…</source>
        <translation>Modelleinstellungen…</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%1 aus %2 entfernen</translation>
    </message>
    <message>
        <source>The model&apos;s family and generation decide the format of requests. Click to change them.</source>
        <translation>Familie und Generation des Modells bestimmen das Format der Anfragen. Zum Ändern klicken.</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyQuestion</name>
    <message>
        <source>Which family is %1?</source>
        <translation>Zu welcher Familie gehört %1?</translation>
    </message>
    <message>
        <source>See the model&apos;s documentation. You&apos;re asked only once.</source>
        <translation>Das steht in der Dokumentation des Modells. Die Frage kommt nur einmal.</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldColumn</name>
    <message>
        <source>Request preview</source>
        <translation>Anfragevorschau</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldEditor</name>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>follows the media</source>
        <comment>an aspect ratio</comment>
        <translation>passend zu den Medien</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Auto · %1</source>
        <comment>what the service uses for a value that is not set</comment>
        <translation>Auto · %1</translation>
    </message>
</context>
<context>
    <name>Dailies::FileDownload</name>
    <message>
        <source>The download was stopped.</source>
        <translation>Das Herunterladen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The download took too long.</source>
        <translation>Das Herunterladen hat zu lange gedauert.</translation>
    </message>
    <message>
        <source>The download server couldn&apos;t be reached.</source>
        <translation>Der Download-Server war nicht erreichbar.</translation>
    </message>
    <message>
        <source>The download server is having problems (HTTP %1).</source>
        <translation>Der Download-Server hat zurzeit Probleme (HTTP %1).</translation>
    </message>
    <message>
        <source>The download server gives contradictory lengths for the clip.</source>
        <translation>Der Download-Server macht widersprüchliche Angaben zur Länge des Clips.</translation>
    </message>
    <message>
        <source>The download is incomplete.</source>
        <translation>Der Download ist nicht vollständig.</translation>
    </message>
    <message>
        <source>The download link returned nothing.</source>
        <translation>Der Download-Link lieferte nichts.</translation>
    </message>
    <message>
        <source>The download stalled for too long.</source>
        <translation>Das Herunterladen stand zu lange still.</translation>
    </message>
    <message>
        <source>The download was interrupted.</source>
        <translation>Das Herunterladen wurde unterbrochen.</translation>
    </message>
    <message>
        <source>The link returned a web page or playlist instead of the clip.</source>
        <translation>Der Link lieferte eine Webseite oder eine Wiedergabeliste statt des Clips.</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be named: every name tried was already taken.</source>
        <translation>Für den Clip wurde kein freier Name gefunden: Jeder versuchte Name war bereits vergeben.</translation>
    </message>
    <message>
        <source>The link to the clip wasn&apos;t used: it points to a private network, which the service isn&apos;t on.</source>
        <translation>Der Link zum Clip wurde nicht verwendet: Er führt in ein privates Netzwerk, in dem der Dienst nicht ist.</translation>
    </message>
    <message>
        <source>The link to the clip has too many redirects.</source>
        <translation>Der Link zum Clip wird zu oft umgeleitet.</translation>
    </message>
    <message>
        <source>The link to the clip redirects from a secure to an insecure connection, so it wasn&apos;t followed.</source>
        <translation>Der Link zum Clip leitet von einer sicheren zu einer ungesicherten Verbindung um; ihm wurde nicht gefolgt.</translation>
    </message>
    <message>
        <source>The download server&apos;s certificate wasn&apos;t accepted.</source>
        <translation>Das Zertifikat des Download-Servers wurde nicht akzeptiert.</translation>
    </message>
    <message>
        <source>The link to the clip redirects to an address with your API key in it, so it wasn&apos;t followed.</source>
        <translation>Der Link zum Clip leitet zu einer Adresse um, die Ihren API-Schlüssel enthält; ihm wurde nicht gefolgt.</translation>
    </message>
    <message>
        <source>The link to the clip didn&apos;t work (HTTP %1).</source>
        <translation>Der Link zum Clip hat nicht funktioniert (HTTP %1).</translation>
    </message>
</context>
<context>
    <name>Dailies::FilterChips</name>
    <message>
        <source>Rated 5</source>
        <translation>Bewertung 5</translation>
    </message>
    <message>
        <source>Rated %1 or more</source>
        <translation>Bewertung ab %1</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>Stichwort: %1</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>Remove the filter %1</source>
        <translation>Den Filter %1 entfernen</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alle Filter entfernen</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Stichwort</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>In den letzten 7 Tagen</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Bis %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Between…</source>
        <translation>Zeitraum…</translation>
    </message>
    <message>
        <source>Removes this filter</source>
        <translation>Entfernt diesen Filter</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Yesterday&apos;s takes</source>
        <translation>Takes von gestern</translation>
    </message>
    <message>
        <source>Not rejected</source>
        <translation>Nicht verworfen</translation>
    </message>
    <message>
        <source>Hide rejected takes</source>
        <translation>Verworfene Takes ausblenden</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsArea</name>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 weitere</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message>
        <source>Findings</source>
        <translation>Prüfergebnisse</translation>
    </message>
    <message>
        <source>Fix this to generate</source>
        <translation>Zum Generieren beheben</translation>
    </message>
    <message>
        <source>Asks before it generates</source>
        <translation>Rückfrage vor dem Generieren</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the left and right together. The original file stays.</source>
        <translation>
            <numerusform>Schneidet links und rechts zusammen %n Pixel ab. Die Originaldatei bleibt.</numerusform>
            <numerusform>Schneidet links und rechts zusammen %n Pixel ab. Die Originaldatei bleibt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the top and bottom together. The original file stays.</source>
        <translation>
            <numerusform>Schneidet oben und unten zusammen %n Pixel ab. Die Originaldatei bleibt.</numerusform>
            <numerusform>Schneidet oben und unten zusammen %n Pixel ab. Die Originaldatei bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crop a copy</source>
        <translation>Kopie zuschneiden</translation>
    </message>
    <message>
        <source>Opens Settings &gt; Uploads.</source>
        <translation>Öffnet Einstellungen &gt; Uploads.</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Einrichten…</translation>
    </message>
    <message>
        <source>Probably a mistake; it can be sent</source>
        <translation>Wahrscheinlich ein Fehler; kann gesendet werden</translation>
    </message>
</context>
<context>
    <name>Dailies::FolderEdit</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>Clip-Ordner</translation>
    </message>
</context>
<context>
    <name>Dailies::FormController</name>
    <message>
        <source>A red kite climbs over the evening hill; the camera follows it in one slow move.</source>
        <translation>Ein roter Drachen steigt über den abendlichen Hügel; die Kamera folgt ihm in einer einzigen langsamen Bewegung.</translation>
    </message>
    <message>
        <source>Form cleared.</source>
        <translation>Formular geleert.</translation>
    </message>
    <message>
        <source>Request loaded.</source>
        <translation>Anfrage geladen.</translation>
    </message>
    <message>
        <source>This request is already in the form.</source>
        <translation>Diese Anfrage ist bereits im Formular.</translation>
    </message>
    <message>
        <source>Load the settings of take %1? These fields will change:</source>
        <translation>Einstellungen von Take %1 laden? Diese Felder ändern sich:</translation>
    </message>
    <message>
        <source>Found.</source>
        <translation>Gefunden.</translation>
    </message>
    <message>
        <source>The form of the last session can&apos;t be read. Its file is in Drafts.</source>
        <translation>Das Formular der letzten Sitzung kann nicht gelesen werden. Seine Datei ist in den Entwürfen.</translation>
    </message>
    <message>
        <source>The form can&apos;t be saved to %1. What is in it will be lost when you quit.</source>
        <translation>Das Formular kann nicht nach %1 gespeichert werden. Sein Inhalt geht beim Beenden verloren.</translation>
    </message>
    <message>
        <source>Switched to %1.</source>
        <translation>Zu „%1“ gewechselt.</translation>
    </message>
    <message>
        <source>The edited request is in Drafts.</source>
        <translation>Die bearbeitete Anfrage ist in den Entwürfen.</translation>
    </message>
    <message>
        <source>Edited request</source>
        <translation>Bearbeitete Anfrage</translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation>Zu %1 wechseln</translation>
    </message>
    <message>
        <source>Clear form</source>
        <translation>Formular leeren</translation>
    </message>
    <message>
        <source>Load request</source>
        <translation>Anfrage laden</translation>
    </message>
    <message>
        <source>Edit request</source>
        <translation>Anfrage bearbeiten</translation>
    </message>
    <message>
        <source>The request left the queue and is in the form. It wasn&apos;t sent. Generate puts it at the end of the queue.</source>
        <translation>Die Anfrage hat die Warteschlange verlassen und steht im Formular. Sie wurde nicht gesendet. „Generieren“ stellt sie ans Ende der Warteschlange.</translation>
    </message>
    <message>
        <source>The request left the queue and is in the form. It wasn&apos;t sent and nothing was charged. Generate puts it at the end of the queue.</source>
        <translation>Die Anfrage hat die Warteschlange verlassen und steht im Formular. Sie wurde nicht gesendet, und es wurde nichts berechnet. „Generieren“ stellt sie ans Ende der Warteschlange.</translation>
    </message>
</context>
<context>
    <name>Dailies::FormHistory</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Earlier request restored. Undo brings back what you wrote since.</source>
        <translation>Frühere Anfrage wiederhergestellt. „Rückgängig“ holt zurück, was Sie seitdem geschrieben haben.</translation>
    </message>
</context>
<context>
    <name>Dailies::FormQuestion</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameActions</name>
    <message>
        <source>Save frame…</source>
        <translation>Frame speichern…</translation>
    </message>
    <message>
        <source>Copy frame</source>
        <translation>Frame kopieren</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>Als ersten Frame verwenden</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>Als letzten Frame verwenden</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>Als Referenz verwenden</translation>
    </message>
    <message>
        <source>Copy the frame on screen</source>
        <translation>Angezeigten Frame kopieren</translation>
    </message>
    <message>
        <source>Start the request in the form with this frame</source>
        <translation>Die Anfrage im Formular mit diesem Frame beginnen</translation>
    </message>
    <message>
        <source>End the request in the form with this frame</source>
        <translation>Die Anfrage im Formular mit diesem Frame enden lassen</translation>
    </message>
    <message>
        <source>Add this frame to the references of the request in the form</source>
        <translation>Diesen Frame zu den Referenzen der Anfrage im Formular hinzufügen</translation>
    </message>
    <message>
        <source>Save the frame on screen as PNG or JPEG</source>
        <translation>Angezeigten Frame als PNG oder JPEG speichern</translation>
    </message>
    <message>
        <source>Save range…</source>
        <translation>Bereich speichern…</translation>
    </message>
    <message>
        <source>Save GIF…</source>
        <translation>GIF speichern…</translation>
    </message>
    <message>
        <source>Save the range or the whole clip as an animated GIF</source>
        <translation>Den Bereich oder den ganzen Clip als animiertes GIF speichern</translation>
    </message>
    <message>
        <source>Save sound…</source>
        <translation>Ton speichern…</translation>
    </message>
    <message>
        <source>Save the sound of the range or the whole clip</source>
        <translation>Den Ton des Bereichs oder des ganzen Clips speichern</translation>
    </message>
    <message>
        <source>Save the frames between the in and the out point as a video</source>
        <translation>Die Frames zwischen In- und Out-Punkt als Video speichern</translation>
    </message>
    <message>
        <source>This clip has no sound</source>
        <translation>Dieser Clip hat keinen Ton</translation>
    </message>
    <message>
        <source>Set an in point (%1) or an out point (%2) first.</source>
        <comment>two keys</comment>
        <translation>Setzen Sie zuerst einen In-Punkt (%1) oder Out-Punkt (%2).</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameController</name>
    <message>
        <source>Save frame</source>
        <translation>Frame speichern</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Frame %1 copied.</source>
        <translation>Frame %1 kopiert.</translation>
    </message>
    <message>
        <source>Frame %1 set as the first frame.</source>
        <translation>Frame %1 ist jetzt der erste Frame.</translation>
    </message>
    <message>
        <source>Frame %1 set as the last frame.</source>
        <translation>Frame %1 ist jetzt der letzte Frame.</translation>
    </message>
    <message>
        <source>Frame %1 added as a reference.</source>
        <translation>Frame %1 als Referenz hinzugefügt.</translation>
    </message>
    <message>
        <source>Ready to continue from the last frame of take %1.</source>
        <translation>Bereit, ab dem letzten Frame von Take %1 fortzusetzen.</translation>
    </message>
    <message>
        <source>Describe what to change in take %1.</source>
        <translation>Bitte beschreiben, was sich in Take %1 ändern soll.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Jetzt abfragen</translation>
    </message>
    <message>
        <source>Request of take %1 loaded. Press Generate for %2 new takes.</source>
        <translation>Anfrage von Take %1 geladen. „Generieren“ erstellt %2 neue Takes.</translation>
    </message>
    <message>
        <source>JPEG pictures (*.jpg *.jpeg)</source>
        <translation>JPEG-Bilder (*.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Take %1, frame %2.png</source>
        <comment>name of a file</comment>
        <translation>Take %1, Frame %2.png</translation>
    </message>
    <message>
        <source>Set up uploads…</source>
        <translation>Uploads einrichten…</translation>
    </message>
    <message>
        <source>The link to this clip has expired. To edit the saved clip, set up an upload place.</source>
        <translation>Der Link zu diesem Clip ist abgelaufen. Um den gespeicherten Clip zu bearbeiten, bitte ein Upload-Ziel einrichten.</translation>
    </message>
    <message>
        <source>The link to this clip has expired, and its file isn&apos;t there.</source>
        <translation>Der Link zu diesem Clip ist abgelaufen, und seine Datei ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>The link to this clip has expired. Check for a new one, or set up an upload place to edit the saved clip.</source>
        <translation>Der Link zu diesem Clip ist abgelaufen. Bitte einen neuen abfragen oder ein Upload-Ziel einrichten, um den gespeicherten Clip zu bearbeiten.</translation>
    </message>
    <message>
        <source>The link to this clip has expired. Check for a new one.</source>
        <translation>Der Link zu diesem Clip ist abgelaufen. Bitte einen neuen abfragen.</translation>
    </message>
    <message>
        <source>Starts from the last frame of “%1”.</source>
        <translation>Beginnt mit dem letzten Frame von „%1“.</translation>
    </message>
    <message>
        <source>Ends on the first frame of “%1”.</source>
        <translation>Endet mit dem ersten Frame von „%1“.</translation>
    </message>
    <message>
        <source>Starts from the last frame of take %1.</source>
        <translation>Beginnt mit dem letzten Frame von Take %1.</translation>
    </message>
    <message>
        <source>Ends on the first frame of take %1.</source>
        <translation>Endet mit dem ersten Frame von Take %1.</translation>
    </message>
    <message>
        <source>Load request</source>
        <translation>Anfrage laden</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameRequest</name>
    <message>
        <source>No model of this account can start from an image.</source>
        <translation>Kein Modell dieses Kontos kann mit einem Bild beginnen.</translation>
    </message>
    <message>
        <source>No model of this account can end on an image.</source>
        <translation>Kein Modell dieses Kontos kann mit einem Bild enden.</translation>
    </message>
    <message>
        <source>No model of this account accepts reference images.</source>
        <translation>Kein Modell dieses Kontos nimmt Referenzbilder an.</translation>
    </message>
</context>
<context>
    <name>Dailies::GenerateButton</name>
    <message>
        <source>Ctrl %1</source>
        <translation>Strg %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>Dailies::GifDialog</name>
    <message>
        <source>Save GIF</source>
        <translation>GIF speichern</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 Pixel</translation>
    </message>
    <message>
        <source>%1 pixels (as the clip)</source>
        <translation>%1 Pixel (wie der Clip)</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 pro Sekunde</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Bilder</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of %1 × %2, without sound.</source>
        <translation>
            <numerusform>%n Bild mit %1 × %2, ohne Ton.</numerusform>
            <numerusform>%n Bilder mit %1 × %2, ohne Ton.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes a large file.</source>
        <translation>Das ergibt eine große Datei.</translation>
    </message>
</context>
<context>
    <name>Dailies::GifPalette</name>
    <message>
        <source>Not enough memory for a GIF of this size.</source>
        <translation>Der Arbeitsspeicher reicht für ein GIF dieser Größe nicht aus.</translation>
    </message>
    <message>
        <source>This computer can&apos;t make GIFs: FFmpeg&apos;s filters are missing. Install FFmpeg and try again.</source>
        <translation>Dieser Rechner kann keine GIFs erzeugen: Die Filter von FFmpeg fehlen. Bitte FFmpeg installieren und erneut versuchen.</translation>
    </message>
</context>
<context>
    <name>Dailies::GridView</name>
    <message>
        <source>Tasks</source>
        <translation>Aufträge</translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, closed</source>
        <translation>
            <numerusform>Stapel mit %n Take, geschlossen</numerusform>
            <numerusform>Stapel mit %n Takes, geschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, open</source>
        <translation>
            <numerusform>Stapel mit %n Take, geöffnet</numerusform>
            <numerusform>Stapel mit %n Takes, geöffnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nichts gefunden für „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>On %n pages</source>
        <translation>
            <numerusform>Auf %n Seite</numerusform>
            <numerusform>Auf %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide page</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Press Enter for the next match</source>
        <translation>Enter springt zur nächsten Stelle</translation>
    </message>
</context>
<context>
    <name>Dailies::HelpController</name>
    <message>
        <source>User guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Protokollordner öffnen</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Problem melden…</translation>
    </message>
    <message>
        <source>About Dailies</source>
        <translation>Über Dailies</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
</context>
<context>
    <name>Dailies::HttpUploader</name>
    <message>
        <source>Stopped by you.</source>
        <translation>Von Ihnen abgebrochen.</translation>
    </message>
</context>
<context>
    <name>Dailies::ImportController</name>
    <message>
        <source>Open request</source>
        <translation>Anfrage öffnen</translation>
    </message>
    <message>
        <source>Requests (*.json *.txt *.sh)</source>
        <translation>Anfragen (*.json *.txt *.sh)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No text on the clipboard. Copy JSON or a cURL command first.</source>
        <translation>In der Zwischenablage ist kein Text: Bitte zuerst JSON oder einen cURL-Befehl kopieren.</translation>
    </message>
    <message>
        <source>The command was for %1; the selected account stays.</source>
        <translation>Der Befehl war für %1 bestimmt; das gewählte Konto bleibt.</translation>
    </message>
</context>
<context>
    <name>Dailies::InvoiceDialog</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>CSV importieren…</translation>
    </message>
    <message>
        <source>Compare with invoice</source>
        <translation>Mit Rechnung vergleichen</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Alle Konten</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Dailies</source>
        <translation>Dailies</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter at least one total of the invoice.</source>
        <translation>Bitte mindestens eine Summe der Rechnung eingeben.</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>Bitte die Währung mit drei Buchstaben eingeben, etwa USD.</translation>
    </message>
    <message>
        <source>The first day is after the last one.</source>
        <translation>Der erste Tag liegt nach dem letzten.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen…</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>of a file</comment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Stimmt überein</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Weicht ab</translation>
    </message>
    <message>
        <source>Not in Dailies</source>
        <translation>Nicht in Dailies</translation>
    </message>
    <message>
        <source>Not on the invoice</source>
        <translation>Nicht auf der Rechnung</translation>
    </message>
    <message>
        <source>Everything matches.</source>
        <translation>Alles stimmt überein.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln lines differ.</source>
        <translation>
            <numerusform>Abweichende Zeilen: %1 von %Ln.</numerusform>
            <numerusform>Abweichende Zeilen: %1 von %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes may explain it.</source>
        <translation>
            <numerusform>%Ln ungeklärter Take kann der Grund sein.</numerusform>
            <numerusform>%Ln ungeklärte Takes können der Grund sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import an invoice</source>
        <translation>Rechnung importieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes are still unsettled.</source>
        <translation>
            <numerusform>%Ln Take ist noch ungeklärt.</numerusform>
            <numerusform>%Ln Takes sind noch ungeklärt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>Nicht abgerechnet</translation>
    </message>
    <message>
        <source>%1 (unsettled)</source>
        <comment>a quantity</comment>
        <translation>%1 (ungeklärt)</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>What could be compared matches.</source>
        <translation>Was verglichen werden konnte, stimmt überein.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes without a rate aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln Take ohne Tarif ist nicht enthalten.</numerusform>
            <numerusform>%Ln Takes ohne Tarif sind nicht enthalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in other currencies isn&apos;t included.</source>
        <translation>%1 in anderen Währungen ist nicht enthalten.</translation>
    </message>
    <message numerus="yes">
        <source>The money of %Ln takes without a rate isn&apos;t compared.</source>
        <translation>
            <numerusform>Der Betrag von %Ln Take ohne Tarif wird nicht verglichen.</numerusform>
            <numerusform>Die Beträge von %Ln Takes ohne Tarif werden nicht verglichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %Ln takes in another unit isn&apos;t compared.</source>
        <translation>
            <numerusform>Die Menge von %Ln Take in einer anderen Einheit wird nicht verglichen.</numerusform>
            <numerusform>Die Mengen von %Ln Takes in einer anderen Einheit werden nicht verglichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 is a total and isn&apos;t compared.</source>
        <translation>Zeile %1 ist eine Summe und wird nicht verglichen.</translation>
    </message>
    <message>
        <source>Not compared, because their names aren&apos;t known: the columns “%1”. Call the one with the money “amount”.</source>
        <translation>Nicht verglichen, weil ihre Namen unbekannt sind: die Spalten „%1“. Die mit dem Betrag muss „amount“ heißen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln ungeklärter Take ist nicht enthalten.</numerusform>
            <numerusform>%Ln ungeklärte Takes sind nicht enthalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the totals of the invoice, or import a CSV file with “seconds”, “points” or “amount” and “currency”. Its lines are matched by “task ID”, or by “date” and “model”.</source>
        <translation>Bitte die Summen der Rechnung eingeben oder eine CSV-Datei mit „seconds“, „points“ oder „amount“ und „currency“ importieren. Die Zeilen der Datei werden anhand von „task ID“ oder von „date“ und „model“ zugeordnet.</translation>
    </message>
    <message>
        <source>The comparison appears here.</source>
        <translation>Der Vergleich erscheint hier.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes of unknown quantity aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln Take mit unbekannter Menge ist nicht enthalten.</numerusform>
            <numerusform>%Ln Takes mit unbekannter Menge sind nicht enthalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::JsonEditor</name>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formatieren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Inserts a vendor template (not part of the spec).</source>
        <translation>Fügt die Vorlage eines Anbieters ein (nicht Teil der Spezifikation).</translation>
    </message>
    <message>
        <source>Inserts keys that vendors know (not part of the spec).</source>
        <translation>Fügt JSON-Schlüssel ein, die Anbieter kennen (nicht Teil der Spezifikation).</translation>
    </message>
    <message>
        <source>One key per line</source>
        <translation>Ein JSON-Schlüssel pro Zeile</translation>
    </message>
    <message>
        <source>%1: duplicate key %2; the last one wins.</source>
        <translation>%1: JSON-Schlüssel %2 steht doppelt; der letzte zählt.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyDialog</name>
    <message>
        <source>Use this key</source>
        <translation>Diesen Schlüssel verwenden</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit.</source>
        <translation>%1 Der Schlüssel bleibt bis zum Beenden erhalten.</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>Schlüssel von %1</translation>
    </message>
    <message>
        <source>Sent to %1 only.</source>
        <translation>Er wird nur an %1 gesendet.</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>Schlüssel wird gespeichert…</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyEdit</name>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyList</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Click a field and press the new key. Keys without Ctrl or Alt are ignored while you type text.</source>
        <translation>Auf ein Feld klicken und die neue Taste drücken. Tasten ohne Strg oder Alt wirken nicht, während Sie Text eingeben.</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <translation>Alle Tastenkürzel zurücksetzen</translation>
    </message>
    <message>
        <source>All shortcuts are back to their defaults.</source>
        <translation>Alle Tastenkürzel sind auf den Standard zurückgesetzt.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyMap</name>
    <message>
        <source>%1 is reserved for moving around or for your desktop. Choose another key.</source>
        <translation>%1 ist für die Navigation oder den Desktop reserviert. Bitte eine andere Taste wählen.</translation>
    </message>
    <message>
        <source>%1 is needed in text fields. Choose another key.</source>
        <translation>%1 wird in Textfeldern gebraucht. Bitte eine andere Taste wählen.</translation>
    </message>
    <message>
        <source>This command may cost money, so it needs Ctrl, Alt or a function key. %1 is too easy to press.</source>
        <translation>Dieser Befehl kann Geld kosten, deshalb braucht er Strg, Alt oder eine Funktionstaste. %1 ist zu leicht gedrückt.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyRow</name>
    <message>
        <source>Use it here</source>
        <translation>Hier verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Taste für %1</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 gehört zu %2.</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>auch %1</translation>
    </message>
</context>
<context>
    <name>Dailies::KeychainStore</name>
    <message>
        <source>No keychain found: no password service (such as GNOME Keyring or KDE Wallet) is running. Start one, or continue with a key for this session only.</source>
        <translation>Es ist kein Schlüsselbund verfügbar: In dieser Sitzung läuft kein Passwortdienst wie GNOME Keyring oder KDE Wallet. Bitte einen starten oder mit einem Schlüssel nur für diese Sitzung fortfahren.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it and try again.</source>
        <translation>Der Schlüsselbund ist gesperrt. Bitte in seinem eigenen Fenster oder im Passwortprogramm der Arbeitsumgebung entsperren und erneut versuchen.</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t responding; nothing was changed. Try again. If that doesn&apos;t help, log out and back in.</source>
        <translation>Der Schlüsselbund antwortet nicht; an seinem Inhalt wurde nichts geändert. Bitte erneut versuchen und, wenn er weiter nicht antwortet, neu an der Arbeitsumgebung anmelden.</translation>
    </message>
    <message>
        <source>No key is stored for this account and URL. Enter it again.</source>
        <translation>Für dieses Konto und diese Adresse ist kein Schlüssel gespeichert. Bitte noch einmal eingeben.</translation>
    </message>
    <message>
        <source>The keychain denied access. Allow Dailies to use it, and try again.</source>
        <translation>Der Schlüsselbund hat den Zugriff nicht erlaubt. Bitte Dailies den Zugriff gestatten und erneut versuchen.</translation>
    </message>
    <message>
        <source>The keychain couldn&apos;t store the key.</source>
        <translation>Der Schlüsselbund konnte den Schlüssel nicht speichern.</translation>
    </message>
    <message>
        <source>Keychain error: %1</source>
        <translation>Der Schlüsselbund konnte nicht verwendet werden: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::LeavingTakes</name>
    <message>
        <source>Take %1 no longer matches the filter.</source>
        <translation>Take %1 passt nicht mehr zum Filter.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes no longer match the filter.</source>
        <translation>
            <numerusform>%n Take passt nicht mehr zum Filter.</numerusform>
            <numerusform>%n Takes passen nicht mehr zum Filter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitDialog</name>
    <message>
        <source>Ask before going over</source>
        <translation>Vor dem Überschreiten nachfragen</translation>
    </message>
    <message>
        <source>Refuse requests that go over</source>
        <translation>Anfragen ablehnen, die es überschreiten</translation>
    </message>
    <message>
        <source>New limit</source>
        <translation>Neues Limit</translation>
    </message>
    <message>
        <source>Edit limit</source>
        <translation>Limit bearbeiten</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Takes</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Pro Tag</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Pro Monat</translation>
    </message>
    <message>
        <source>Per run</source>
        <translation>Pro Durchgang</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Alle Konten</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Enter a limit greater than 0.</source>
        <translation>Bitte ein Limit größer als 0 eingeben.</translation>
    </message>
    <message>
        <source>Enter a whole number of takes.</source>
        <translation>Bitte eine ganze Anzahl von Takes eingeben.</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>Bitte die Währung mit drei Buchstaben eingeben, etwa USD.</translation>
    </message>
    <message>
        <source>A run is one press of Generate.</source>
        <translation>Ein Durchgang ist einmaliges Drücken von „Generieren“.</translation>
    </message>
    <message>
        <source>Billed, reserved and unsettled takes count. Running takes are never stopped.</source>
        <translation>Es zählen abgerechnete, reservierte und ungeklärte Takes. Laufende Takes werden nie abgebrochen.</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsDialog</name>
    <message>
        <source>Spending limits</source>
        <translation>Ausgabenlimits</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>At the limit</source>
        <translation>Am Limit</translation>
    </message>
    <message>
        <source>No limits yet.</source>
        <translation>Es gibt noch keine Limits.</translation>
    </message>
    <message>
        <source>A limit asks you, or refuses, before a day, a month or a run costs more than you want.</source>
        <translation>Ein Limit fragt nach oder lehnt ab, bevor ein Tag, ein Monat oder ein Durchgang mehr kostet, als Sie möchten.</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Alle Konten</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Removed the limit of %1.</source>
        <translation>Limit entfernt: %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsPanel</name>
    <message>
        <source>Running takes are never stopped.</source>
        <translation>Laufende Takes werden nie abgebrochen.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>Limits bearbeiten…</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Add a limit…</source>
        <translation>Limit hinzufügen…</translation>
    </message>
    <message>
        <source>Set a limit to be asked before a day or a month costs more than you want.</source>
        <translation>Mit einem Limit werden Sie gefragt, bevor ein Tag oder ein Monat mehr kostet, als Sie möchten.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>an amount</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>as in: 41 s left of 60 s</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Used up.</source>
        <translation>Verbraucht.</translation>
    </message>
    <message>
        <source>Past 80 %.</source>
        <translation>Über 80&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be counted, because it&apos;s in another currency.</source>
        <comment>money</comment>
        <translation>%1 kann nicht mitgezählt werden, weil es eine andere Währung ist.</translation>
    </message>
    <message>
        <source>You&apos;ll be asked before going over.</source>
        <translation>Vor dem Überschreiten werden Sie gefragt.</translation>
    </message>
    <message>
        <source>Requests that go over aren&apos;t sent.</source>
        <translation>Anfragen, die es überschreiten, werden nicht gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count as 0, because their amount isn&apos;t known. You&apos;re asked before such takes are sent.</source>
        <translation>
            <numerusform>%Ln Take zählt als 0, weil sein Betrag nicht bekannt ist. Bevor solche Takes gesendet werden, werden Sie gefragt.</numerusform>
            <numerusform>%Ln Takes zählen als 0, weil ihr Betrag nicht bekannt ist. Bevor solche Takes gesendet werden, werden Sie gefragt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::LineageLinks</name>
    <message>
        <source>Continues</source>
        <comment>the task before; a label</comment>
        <translation>Setzt fort</translation>
    </message>
    <message>
        <source>Continued by</source>
        <comment>tasks after; a label</comment>
        <translation>Fortgesetzt von</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 · deleted</source>
        <translation>Take %1 · gelöscht</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number and state</comment>
        <translation>Take %1 · %2</translation>
    </message>
    <message>
        <source>Take %1 · in the Trash</source>
        <translation>Take %1 · im Papierkorb</translation>
    </message>
</context>
<context>
    <name>Dailies::LinkCheck</name>
    <message>
        <source>The link redirects, which video services may not follow.</source>
        <translation>Der Link leitet um; Videodienste folgen dem möglicherweise nicht.</translation>
    </message>
    <message>
        <source>The link doesn&apos;t work: the storage answered with status %1.</source>
        <translation>Der Link funktioniert nicht: Der Speicherdienst antwortete mit Status %1.</translation>
    </message>
    <message>
        <source>The link leads to a web page instead of the file.</source>
        <translation>Der Link führt zu einer Webseite statt zur Datei.</translation>
    </message>
    <message>
        <source>The link leads to another file: it has %1 bytes instead of %2.</source>
        <translation>Der Link führt zu einer anderen Datei: Sie hat %1 Byte statt %2.</translation>
    </message>
    <message>
        <source>The link leads to another file: it begins with other data.</source>
        <translation>Der Link führt zu einer anderen Datei: Sie beginnt mit anderen Daten.</translation>
    </message>
</context>
<context>
    <name>Dailies::ListEditor</name>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
</context>
<context>
    <name>Dailies::ListExporter</name>
    <message>
        <source>Export the list</source>
        <translation>Liste exportieren</translation>
    </message>
    <message>
        <source>Table for spreadsheet programs (*.csv)</source>
        <translation>Tabelle für Tabellenprogramme (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Exporting the list…</source>
        <translation>Liste wird exportiert…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>Der Export wurde abgebrochen. Es wurde nichts geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes exported to %1.</source>
        <translation>
            <numerusform>%n Take nach %1 exportiert.</numerusform>
            <numerusform>%n Takes nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>Dailies::ListRow</name>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>Dailies::LongTextEditor</name>
    <message>
        <source>1 character</source>
        <translation>1 Zeichen</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 Zeichen</translation>
    </message>
    <message>
        <source>Describe the shot: subject, action, camera</source>
        <translation>Den Shot beschreiben: Motiv, Handlung, Kamera</translation>
    </message>
    <message>
        <source>Mention media</source>
        <translation>Medien erwähnen</translation>
    </message>
    <message>
        <source>Mention an image, a video or a sound (@)</source>
        <translation>Ein Bild, Video oder Audio erwähnen (@)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>the rest may be ignored</source>
        <translation>der Rest wird evtl. ignoriert</translation>
    </message>
    <message>
        <source>Add media first, then mention them here</source>
        <translation>Zuerst Medien hinzufügen, dann hier erwähnen</translation>
    </message>
    <message>
        <source>Describe the change: what to add, remove or replace</source>
        <translation>Die Änderung beschreiben: was hinzukommt, wegfällt oder ersetzt wird</translation>
    </message>
    <message>
        <source>What to leave out</source>
        <translation>Was nicht zu sehen sein soll</translation>
    </message>
</context>
<context>
    <name>Dailies::MainWindow</name>
    <message>
        <source>Viewer</source>
        <translation>Betrachter</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Saved as draft “%1”.</source>
        <translation>Als Entwurf „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Geöffnet lassen</translation>
    </message>
    <message>
        <source>Close now</source>
        <translation>Jetzt schließen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Compose</source>
        <translation>Verfassen</translation>
    </message>
    <message>
        <source>A request is being sent. Dailies closes as soon as the service responds, so that no response is lost.</source>
        <translation>Eine Anfrage wird gesendet. Dailies wird geschlossen, sobald der Dienst antwortet, damit keine Antwort verloren geht.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Spend – Dailies</source>
        <translation>Ausgaben – Dailies</translation>
    </message>
    <message>
        <source>Examples run in practice mode.</source>
        <translation>Beispiele laufen im Übungsmodus.</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Takes</translation>
    </message>
    <message>
        <source>Screening</source>
        <translation>Vorführung</translation>
    </message>
</context>
<context>
    <name>Dailies::MarkActions</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>Bewertung entfernen</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>an action, such as Rating</comment>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <comment>an action, such as Rating</comment>
        <translation>Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::MarksEdit</name>
    <message>
        <source>Tags</source>
        <translation>Stichwörter</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>Durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaAnywhere</name>
    <message numerus="yes">
        <source>%n files can&apos;t be used and weren&apos;t added: %1</source>
        <translation>
            <numerusform>%n Datei kann nicht verwendet werden und wurde nicht hinzugefügt: %1</numerusform>
            <numerusform>%n Dateien können nicht verwendet werden und wurden nicht hinzugefügt: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::MediaBoard</name>
    <message>
        <source>%1: %2</source>
        <comment>First frame: Drop, paste or browse</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Swap first and last frame</source>
        <translation>Ersten und letzten Frame tauschen</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaDrop</name>
    <message>
        <source>“%1” is a folder. Add the files in it instead.</source>
        <translation>„%1“ ist ein Ordner. Bitte stattdessen die Dateien darin hinzufügen.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a file or a web link.</source>
        <translation>„%1“ ist weder eine Datei noch ein Weblink.</translation>
    </message>
    <message>
        <source>This text isn&apos;t a link: “%1”</source>
        <translation>Dieser Text ist kein Link: „%1“</translation>
    </message>
    <message>
        <source>There is no file, picture or link in it.</source>
        <translation>Darin ist weder eine Datei noch ein Bild oder Link enthalten.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaEditor</name>
    <message>
        <source>Looking up…</source>
        <translation>Link wird geprüft…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Drop, paste or browse</source>
        <translation>Ablegen, einfügen oder auswählen</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Referenzen</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image.</source>
        <translation>„%1“ ist kein Bild.</translation>
    </message>
    <message>
        <source>This model uses one image. The others were left out.</source>
        <translation>Dieses Modell verwendet ein Bild. Die übrigen wurden weggelassen.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaHeader</name>
    <message>
        <source>Add file…</source>
        <translation>Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Add link…</source>
        <translation>Link hinzufügen…</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaInput</name>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>Das Lesen von %1 dauert zu lange.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a media file.</source>
        <translation>%1 ist ein Ordner, keine Mediendatei.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>Not enough memory to read %1.</source>
        <translation>Der Arbeitsspeicher reicht nicht aus, um %1 zu lesen.</translation>
    </message>
    <message>
        <source>%1 has no video track.</source>
        <translation>%1 enthält keine Videospur.</translation>
    </message>
    <message>
        <source>%1 uses an image format that can&apos;t be decoded here.</source>
        <translation>Das Bildformat von %1 kann hier nicht dekodiert werden.</translation>
    </message>
    <message>
        <source>Stopped reading %1.</source>
        <translation>Das Lesen von %1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Frame %1 of %2 can&apos;t be decoded.</source>
        <translation>Frame %1 von %2 kann nicht dekodiert werden.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t exist.</source>
        <translation>Die Datei %1 ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a regular file.</source>
        <translation>%1 ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is a playlist or a list of links, not a clip.</source>
        <translation>%1 ist eine Wiedergabeliste oder eine Liste von Links, kein Clip.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a readable video or audio file.</source>
        <translation>%1 ist weder eine lesbare Videodatei noch eine lesbare Audiodatei.</translation>
    </message>
    <message>
        <source>%1 starts like a clip, but the rest is something else.</source>
        <translation>%1 beginnt wie ein Clip, aber der Rest ist etwas anderes.</translation>
    </message>
    <message>
        <source>%1 is incomplete: its end is missing.</source>
        <translation>%1 ist unvollständig: Das Ende fehlt.</translation>
    </message>
    <message>
        <source>%1 is damaged or isn&apos;t a clip (%2).</source>
        <translation>%1 ist beschädigt oder kein Clip (%2).</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t state its frame size.</source>
        <translation>%1 gibt die Größe des Bildes nicht an.</translation>
    </message>
    <message>
        <source>The frame size of %1 is too large to display safely.</source>
        <translation>Das Bild von %1 ist zu groß, um sicher angezeigt zu werden.</translation>
    </message>
    <message>
        <source>%1 has neither video nor audio.</source>
        <translation>%1 enthält weder Bild noch Ton.</translation>
    </message>
    <message>
        <source>%1 has nothing to play.</source>
        <translation>%1 enthält nichts Abspielbares.</translation>
    </message>
    <message>
        <source>No frame of %1 can be decoded.</source>
        <translation>Kein Frame von %1 kann dekodiert werden.</translation>
    </message>
    <message>
        <source>Can&apos;t scale down the frame of %1.</source>
        <translation>Der Frame von %1 kann nicht verkleinert werden.</translation>
    </message>
    <message>
        <source>%1 has no sound track.</source>
        <translation>%1 enthält keine Tonspur.</translation>
    </message>
    <message>
        <source>The sound of %1 can&apos;t be decoded here.</source>
        <translation>Der Ton von %1 kann hier nicht dekodiert werden.</translation>
    </message>
    <message>
        <source>The sound of %1 is damaged.</source>
        <translation>Der Ton von %1 ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaLine</name>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>Referenzstimme</translation>
    </message>
    <message>
        <source>Choose a voice file…</source>
        <translation>Stimmdatei wählen…</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaMenu</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Link prüfen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Edit link…</source>
        <translation>Link bearbeiten…</translation>
    </message>
    <message>
        <source>Insert %1 into the prompt</source>
        <translation>%1 in den Prompt einfügen</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Add file…</source>
        <translation>Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Add link…</source>
        <translation>Link hinzufügen…</translation>
    </message>
    <message>
        <source>Edit path…</source>
        <translation>Pfad bearbeiten…</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaNotices</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <comment>Image 1</comment>
        <translation>%1 entfernt.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaOffer</name>
    <message>
        <source>%1 (%2)</source>
        <comment>Use as first frame (Image)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This model can&apos;t use this file.</source>
        <translation>Dieses Modell kann diese Datei nicht verwenden.</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>Als ersten Frame verwenden</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>Als letzten Frame verwenden</translation>
    </message>
    <message>
        <source>Add as reference</source>
        <translation>Als Referenz hinzufügen</translation>
    </message>
    <message>
        <source>Add as image</source>
        <translation>Als Bild hinzufügen</translation>
    </message>
    <message>
        <source>Edit this video</source>
        <translation>Dieses Video bearbeiten</translation>
    </message>
    <message>
        <source>Use as driving audio</source>
        <translation>Als steuerndes Audio verwenden</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaSources</name>
    <message>
        <source>Add files</source>
        <translation>Dateien hinzufügen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaTile</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a name</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWords</name>
    <message>
        <source>The file is missing</source>
        <translation>Die Datei fehlt</translation>
    </message>
    <message>
        <source>Not a file</source>
        <translation>Keine Datei</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Die Datei ist leer</translation>
    </message>
    <message>
        <source>The file is still being written</source>
        <translation>Die Datei wird noch geschrieben</translation>
    </message>
    <message>
        <source>The file is damaged</source>
        <translation>Die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>%1 (too many)</source>
        <translation>%1 (zu viele)</translation>
    </message>
    <message>
        <source>%1 (too long)</source>
        <translation>%1 (zu lang)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Inline data · %1</source>
        <translation>Eingebettete Daten · %1</translation>
    </message>
    <message>
        <source>The file can&apos;t be read</source>
        <translation>Die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 von %2 s</translation>
    </message>
    <message>
        <source>Take %1, frame %2</source>
        <translation>Take %1, Frame %2</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation>Eingefügtes Bild</translation>
    </message>
    <message>
        <source>%1 of %2 image</source>
        <translation>%1 von %2 Bild</translation>
    </message>
    <message>
        <source>%1 of %2 images</source>
        <translation>%1 von %2 Bildern</translation>
    </message>
    <message>
        <source>%1 of %2 video</source>
        <translation>%1 von %2 Video</translation>
    </message>
    <message>
        <source>%1 of %2 videos</source>
        <translation>%1 von %2 Videos</translation>
    </message>
    <message>
        <source>%1 of %2 audio</source>
        <translation>%1 von %2 Audio</translation>
    </message>
    <message>
        <source>%1 of %2 document</source>
        <translation>%1 von %2 Dokument</translation>
    </message>
    <message>
        <source>%1 of %2 documents</source>
        <translation>%1 von %2 Dokumenten</translation>
    </message>
    <message>
        <source>%1 of %2 page</source>
        <translation>%1 von %2 Seite</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <translation>%1 von %2 Seiten</translation>
    </message>
    <message>
        <source>%1 of %2 images and videos</source>
        <translation>%1 von %2 Bildern und Videos</translation>
    </message>
    <message>
        <source>%1 of %2 item</source>
        <translation>%1 von %2 Element</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>%1 von %2 Elementen</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWriter</name>
    <message>
        <source>This computer can&apos;t make %1: %2.</source>
        <translation>Dieser Rechner kann %1 nicht erzeugen: %2.</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Not enough memory for the sound.</source>
        <translation>Der Arbeitsspeicher reicht für den Ton nicht aus.</translation>
    </message>
</context>
<context>
    <name>Dailies::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of message and its words</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelChooser</name>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>Noch kein Konto</translation>
    </message>
    <message>
        <source>Model code</source>
        <translation>Modellcode</translation>
    </message>
    <message>
        <source>Not recognised: %1. It will be sent as %2.</source>
        <translation>Nicht erkannt: %1. Wird als %2 gesendet.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelController</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Set %1 to family %2</source>
        <translation>%1 auf Familie %2 setzen</translation>
    </message>
    <message>
        <source>%2 removed from %1.</source>
        <translation>%2 wurde aus %1 entfernt.</translation>
    </message>
    <message>
        <source>The service responded as family %1, but Dailies treated %2 as family %3. The task is still tracked.</source>
        <translation>Der Dienst hat als Familie %1 geantwortet. Dailies hielt %2 für Familie %3; der Auftrag wird trotzdem verfolgt.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>%1 added to %2.</source>
        <translation>%1 zu %2 hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelProfileEditor</name>
    <message>
        <source>Model profiles</source>
        <translation>Modellprofile</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Medien</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Als JSON</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Restore default</source>
        <translation>Standard wiederherstellen</translation>
    </message>
    <message>
        <source>new-profile</source>
        <translation>neues-profil</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <translation>%1-kopie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Speichern und schließen</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Ohne Speichern schließen</translation>
    </message>
    <message>
        <source>Nothing is known about %1 yet, so its requests aren&apos;t checked against values and limits.</source>
        <translation>Über %1 ist noch nichts bekannt, deshalb werden Anfragen dafür nicht anhand von Werten und Grenzen geprüft.</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigenes</translation>
    </message>
    <message>
        <source>%1, unsaved</source>
        <translation>%1, nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 was restored to its default.</source>
        <translation>%1 wurde auf den Standard zurückgesetzt.</translation>
    </message>
    <message>
        <source>%1 deleted.</source>
        <translation>%1 wurde gelöscht.</translation>
    </message>
    <message>
        <source>Changes to %1 discarded.</source>
        <translation>Die Änderungen an %1 wurden verworfen.</translation>
    </message>
    <message>
        <source>One profile has unsaved changes.</source>
        <translation>Ein Profil ist nicht gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles have unsaved changes.</source>
        <translation>
            <numerusform>%n Profil ist nicht gespeichert.</numerusform>
            <numerusform>%n Profile sind nicht gespeichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Nach oben (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Nach unten (Alt+Runter)</translation>
    </message>
    <message>
        <source>Remove from the list (Delete)</source>
        <translation>Aus der Liste entfernen (Entf)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Family of the selected model</source>
        <translation>Familie des gewählten Modells</translation>
    </message>
    <message>
        <source>Available for</source>
        <translation>Verfügbar für</translation>
    </message>
    <message>
        <source>Choosing this kind in Compose also chooses this account and model.</source>
        <translation>Wird unter „Verfassen“ diese Art gewählt, werden dieses Konto und Modell mitgewählt.</translation>
    </message>
    <message>
        <source>Default in Compose for</source>
        <translation>Standard beim Verfassen für</translation>
    </message>
    <message>
        <source>All these codes are already in the list.</source>
        <translation>Diese Codes stehen alle schon in der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n codes added.</source>
        <translation>
            <numerusform>%n Code wurde hinzugefügt.</numerusform>
            <numerusform>%n Codes wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removed from the list.</source>
        <translation>%1 wurde aus der Liste entfernt.</translation>
    </message>
</context>
<context>
    <name>Dailies::MyUploadsDialog</name>
    <message>
        <source>My uploads in %1</source>
        <translation>Meine Uploads in %1</translation>
    </message>
    <message>
        <source>Uploaded files</source>
        <translation>Hochgeladene Dateien</translation>
    </message>
    <message>
        <source>Age in days</source>
        <translation>Alter in Tagen</translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <source>Older than</source>
        <translation>Älter als</translation>
    </message>
    <message>
        <source>Delete old files…</source>
        <translation>Alte Dateien löschen…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Delete the selected files (%1)</source>
        <translation>Die ausgewählten Dateien löschen (%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>There are no files in this place.</source>
        <translation>In diesem Upload-Ziel sind keine Dateien.</translation>
    </message>
    <message>
        <source>Files appear here once a request has uploaded them.</source>
        <translation>Dateien erscheinen hier, sobald eine Anfrage sie hochgeladen hat.</translation>
    </message>
    <message>
        <source>To see or delete your files, use the tools of your storage.</source>
        <translation>Ihre Dateien können Sie mit den Werkzeugen Ihres Speicherdienstes ansehen oder löschen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files…</source>
        <translation>
            <numerusform>%n Datei löschen…</numerusform>
            <numerusform>%n Dateien löschen…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n old files…</source>
        <translation>
            <numerusform>%n alte Datei löschen…</numerusform>
            <numerusform>%n alte Dateien löschen…</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Getting the list of files…</source>
        <translation>Dateiliste wird abgerufen…</translation>
    </message>
    <message>
        <source>Deleting file %1 of %2…</source>
        <translation>Datei %1 von %2 wird gelöscht…</translation>
    </message>
    <message numerus="yes">
        <source>%n files, %1</source>
        <translation>
            <numerusform>%n Datei, %1</numerusform>
            <numerusform>%n Dateien, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected, %1</source>
        <translation>
            <numerusform>%n ausgewählt, %1</numerusform>
            <numerusform>%n ausgewählt, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files (%1) from %2? Their links stop working.</source>
        <translation>
            <numerusform>%n Datei (%1) aus %2 löschen? Ihr Link funktioniert dann nicht mehr.</numerusform>
            <numerusform>%n Dateien (%1) aus %2 löschen? Ihre Links funktionieren dann nicht mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests at the service use them and may fail.</source>
        <translation>
            <numerusform>%n Anfrage beim Dienst verwendet sie und kann fehlschlagen.</numerusform>
            <numerusform>%n Anfragen beim Dienst verwenden sie und können fehlschlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will upload their files again.</source>
        <translation>
            <numerusform>%n wartende Anfrage lädt ihre Dateien erneut hoch.</numerusform>
            <numerusform>%n wartende Anfragen laden ihre Dateien erneut hoch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stopped. Deleted %1 of %2 files.</source>
        <translation>Abgebrochen. %1 von %2 Dateien gelöscht.</translation>
    </message>
    <message>
        <source>Deleted %1 of %2 files. %3</source>
        <translation>%1 von %2 Dateien gelöscht. %3</translation>
    </message>
</context>
<context>
    <name>Dailies::NoticesDialog</name>
    <message>
        <source>Recent notices</source>
        <translation>Letzte Meldungen</translation>
    </message>
    <message>
        <source>No notices since the program started.</source>
        <translation>Keine Meldungen seit dem Programmstart.</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>time and text of a notice</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Dailies::NumberEditor</name>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>%1–%2 s</source>
        <comment>range of seconds</comment>
        <translation>%1–%2 s</translation>
    </message>
</context>
<context>
    <name>Dailies::NumbersQuestion</name>
    <message>
        <source>The numbers in the prompt no longer match.</source>
        <translation>Die Nummern im Prompt passen nicht mehr.</translation>
    </message>
    <message>
        <source>Renumber</source>
        <translation>Neu nummerieren</translation>
    </message>
    <message>
        <source>Keep as is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Answer this first: the numbers in the prompt no longer match.</source>
        <translation>Zuerst beantworten: Die Nummern im Prompt passen nicht mehr.</translation>
    </message>
</context>
<context>
    <name>Dailies::PaletteController</name>
    <message>
        <source>Account: %1</source>
        <translation>Konto: %1</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <translation>Entwurf: %1</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Einstellungen: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PartWriter</name>
    <message>
        <source>The download is incomplete.</source>
        <translation>Der Download ist nicht vollständig.</translation>
    </message>
    <message>
        <source>The downloaded file is no better than the clip you already have.</source>
        <translation>Die heruntergeladene Datei ist nicht besser als der vorhandene Clip.</translation>
    </message>
    <message>
        <source>The clip is no longer in its folder.</source>
        <translation>Der Clip ist nicht mehr in seinem Ordner.</translation>
    </message>
</context>
<context>
    <name>Dailies::PictureStore</name>
    <message>
        <source>there is no folder for it.</source>
        <translation>Es gibt keinen Ordner dafür.</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved: %1</source>
        <translation>Das Bild konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>it is too large or damaged.</source>
        <translation>Es ist zu groß oder beschädigt.</translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be created.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>the file has changed. Try again.</source>
        <translation>Die Datei hat sich geändert. Bitte erneut versuchen.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceAccess</name>
    <message>
        <source>The upload place &quot;%1&quot; can&apos;t be used. %2</source>
        <translation>Das Upload-Ziel „%1“ kann nicht verwendet werden. %2</translation>
    </message>
    <message>
        <source>The secret of the upload place &quot;%1&quot; isn&apos;t on this computer. Enter it in the settings.</source>
        <translation>Das Geheimnis des Upload-Ziels „%1“ ist nicht auf diesem Rechner. Bitte in den Einstellungen eingeben.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceDialog</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Add place</source>
        <translation>Ziel hinzufügen</translation>
    </message>
    <message>
        <source>Edit upload place</source>
        <translation>Upload-Ziel bearbeiten</translation>
    </message>
    <message>
        <source>Add an upload place</source>
        <translation>Upload-Ziel hinzufügen</translation>
    </message>
    <message>
        <source>Storage service</source>
        <translation>Speicherdienst</translation>
    </message>
    <message>
        <source>Upload command</source>
        <translation>Upload-Befehl</translation>
    </message>
    <message>
        <source>The name “%1” is already taken.</source>
        <translation>Der Name „%1“ ist bereits vergeben.</translation>
    </message>
    <message>
        <source>A secret access key has no spaces and no letters with accents.</source>
        <translation>Ein geheimer Zugriffsschlüssel enthält weder Leerzeichen noch Buchstaben mit Akzenten.</translation>
    </message>
    <message>
        <source>Enter the secret for %1. The stored one is for %2 only.</source>
        <translation>Bitte das Geheimnis für %1 eingeben. Das gespeicherte gilt nur für %2.</translation>
    </message>
    <message>
        <source>Enter the secret access key.</source>
        <translation>Bitte den geheimen Zugriffsschlüssel eingeben.</translation>
    </message>
    <message>
        <source>Enter the password.</source>
        <translation>Bitte das Passwort eingeben.</translation>
    </message>
    <message>
        <source>Enter the user name that the password is for.</source>
        <translation>Bitte den Benutzernamen eingeben, zu dem das Passwort gehört.</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this place only.</source>
        <translation>Wird im Schlüsselbund des Systems gespeichert und nur an dieses Ziel gesendet.</translation>
    </message>
    <message>
        <source>Stored in your system keychain and never sent anywhere: it only signs.</source>
        <translation>Wird im Schlüsselbund des Systems gespeichert und nie gesendet: Damit wird nur signiert.</translation>
    </message>
    <message>
        <source>A new host needs its own secret. The old one is deleted once the new one is stored.</source>
        <translation>Ein anderer Rechnername braucht sein eigenes Geheimnis. Das alte wird gelöscht, sobald das neue gespeichert ist.</translation>
    </message>
    <message>
        <source>The current secret is in memory only, until you quit. Enter one to replace it.</source>
        <translation>Das jetzige Geheimnis bleibt nur bis zum Beenden im Arbeitsspeicher. Zum Ersetzen ein neues eingeben.</translation>
    </message>
    <message>
        <source>The current secret stays in the keychain and is never shown. Enter one to replace it.</source>
        <translation>Das jetzige Geheimnis bleibt im Schlüsselbund und wird nie angezeigt. Zum Ersetzen ein neues eingeben.</translation>
    </message>
    <message>
        <source>Correct the marked fields first.</source>
        <translation>Bitte zuerst die markierten Felder korrigieren.</translation>
    </message>
    <message>
        <source>Storing the secret…</source>
        <translation>Das Geheimnis wird gespeichert…</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceForm</name>
    <message>
        <source>Other S3 storage</source>
        <translation>Anderer S3-Speicher</translation>
    </message>
    <message>
        <source>WebDAV</source>
        <translation>WebDAV</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>Ein Befehl</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Account ID</source>
        <translation>Konto-ID</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Services fetch files fastest from a region near them.</source>
        <translation>Am schnellsten rufen Dienste Dateien aus einer Region in ihrer Nähe ab.</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>Access key ID</source>
        <translation>Zugriffsschlüssel-ID</translation>
    </message>
    <message>
        <source>Secret access key</source>
        <translation>Geheimer Zugriffsschlüssel</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Public URL</source>
        <translation>Öffentliche Adresse</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Weitere Optionen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>Links expire after</source>
        <translation>Links laufen ab nach</translation>
    </message>
    <message>
        <source>The bucket is part of the host name</source>
        <translation>Der Bucket ist Teil des Rechnernamens</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Stop the command after</source>
        <translation>Befehl abbrechen nach</translation>
    </message>
    <message>
        <source>Folder URL</source>
        <translation>Adresse des Ordners</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Endpoint: %1</source>
        <translation>Endpunkt: %1</translation>
    </message>
    <message>
        <source>Without the bucket, such as https://s3.example.com.</source>
        <translation>Ohne den Bucket, etwa https://s3.example.com.</translation>
    </message>
    <message>
        <source>Files are uploaded to a folder below it.</source>
        <translation>Dateien werden in einen Ordner darunter hochgeladen.</translation>
    </message>
    <message>
        <source>Leave it empty if the server needs none.</source>
        <translation>Leer lassen, wenn der Server keinen braucht.</translation>
    </message>
    <message>
        <source>It runs once for each file, without a shell.</source>
        <translation>Es läuft einmal für jede Datei, ohne Shell.</translation>
    </message>
    <message>
        <source>One per line. %f stands for the file, %o for its name in the place.</source>
        <translation>Eines pro Zeile. %f steht für die Datei, %o für ihren Namen im Upload-Ziel.</translation>
    </message>
    <message>
        <source>Optional. Links then start with it and don&apos;t expire.</source>
        <translation>Optional. Links beginnen dann damit und laufen nicht ab.</translation>
    </message>
    <message>
        <source>Where anyone can fetch the files in this folder.</source>
        <translation>Wo jeder die Dateien in diesem Ordner abrufen kann.</translation>
    </message>
    <message>
        <source>Optional. Otherwise the last line of the output is the link.</source>
        <translation>Optional. Sonst ist die letzte Zeile der Ausgabe der Link.</translation>
    </message>
    <message>
        <source>Optional. A folder in the bucket.</source>
        <translation>Optional. Ein Ordner im Bucket.</translation>
    </message>
    <message>
        <source>Optional.</source>
        <translation>Optional.</translation>
    </message>
    <message>
        <source>Enter the account ID, which is part of the endpoint.</source>
        <translation>Bitte die Konto-ID eingeben, die Teil des Endpunkts ist.</translation>
    </message>
    <message>
        <source>The service must fetch the file before the link expires. Links in requests are valid for at least 24 hours, and for at most 168.</source>
        <translation>Der Dienst muss die Datei abrufen, bevor der Link abläuft. Links in Anfragen sind mindestens 24 und höchstens 168 Stunden gültig.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceList</name>
    <message>
        <source>Upload places</source>
        <translation>Upload-Ziele</translation>
    </message>
    <message>
        <source>Used for uploads · %1</source>
        <translation>Für Uploads verwendet · %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceSaver</name>
    <message>
        <source>%1 The secret is kept in memory until you quit.</source>
        <translation>%1 Das Geheimnis bleibt bis zum Beenden im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The old secret couldn&apos;t be removed. %1</source>
        <translation>Das alte Geheimnis konnte nicht entfernt werden. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceTest</name>
    <message>
        <source>Uploading works, but the test file couldn&apos;t be deleted. %1</source>
        <translation>Das Hochladen funktioniert, aber die Testdatei konnte nicht gelöscht werden. %1</translation>
    </message>
    <message>
        <source>%1 The test file stays there. %2</source>
        <translation>%1 Die Testdatei bleibt dort. %2</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceTestPanel</name>
    <message>
        <source>Uploads 1 kB, fetches it through its link and deletes it. The video service charges nothing for that.</source>
        <translation>Lädt 1 kB hoch, ruft es über seinen Link ab und löscht es. Der Videodienst berechnet dafür nichts.</translation>
    </message>
    <message>
        <source>Getting the secret…</source>
        <translation>Geheimnis wird abgerufen…</translation>
    </message>
    <message>
        <source>Nothing was uploaded.</source>
        <translation>Es wurde nichts hochgeladen.</translation>
    </message>
    <message>
        <source>Uploading 1 kB… (step 1 of 3)</source>
        <translation>1 kB wird hochgeladen… (Schritt 1 von 3)</translation>
    </message>
    <message>
        <source>Fetching it through its link… (step 2 of 3)</source>
        <translation>Wird über den Link abgerufen… (Schritt 2 von 3)</translation>
    </message>
    <message>
        <source>Deleting it… (step 3 of 3)</source>
        <translation>Wird gelöscht… (Schritt 3 von 3)</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1 funktioniert.</translation>
    </message>
    <message>
        <source>The test file of 1 kB stays there, because a command can&apos;t delete files.</source>
        <translation>Die Testdatei von 1 kB bleibt dort, weil ein Befehl keine Dateien löschen kann.</translation>
    </message>
    <message>
        <source>The link answers GET and HEAD requests.</source>
        <translation>Der Link beantwortet GET- und HEAD-Anfragen.</translation>
    </message>
    <message>
        <source>The link answers GET requests, but refuses HEAD requests.</source>
        <translation>Der Link beantwortet GET-Anfragen, lehnt aber HEAD-Anfragen ab.</translation>
    </message>
    <message>
        <source>A few services need HEAD. A public URL avoids that.</source>
        <translation>Einige wenige Dienste brauchen HEAD. Eine öffentliche Adresse vermeidet das.</translation>
    </message>
    <message>
        <source>A few services need HEAD.</source>
        <translation>Einige wenige Dienste brauchen HEAD.</translation>
    </message>
    <message>
        <source>Uploads 1 kB and fetches it through its link. The file stays there. The video service charges nothing for that.</source>
        <translation>Lädt 1 kB hoch und ruft es über seinen Link ab. Die Datei bleibt dort. Der Videodienst berechnet dafür nichts.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceWords</name>
    <message>
        <source>S3 · %1 at %2</source>
        <comment>bucket and host</comment>
        <translation>S3 · %1 bei %2</translation>
    </message>
    <message>
        <source>WebDAV · %1</source>
        <translation>WebDAV · %1</translation>
    </message>
    <message>
        <source>Command · %1</source>
        <translation>Befehl · %1</translation>
    </message>
    <message numerus="yes">
        <source>Anyone who has the link to a file can fetch it until the link expires, %n hours after it&apos;s made.</source>
        <translation>
            <numerusform>Wer den Link zu einer Datei hat, kann sie abrufen, bis der Link %n Stunde nach dem Erstellen abläuft.</numerusform>
            <numerusform>Wer den Link zu einer Datei hat, kann sie abrufen, bis der Link %n Stunden nach dem Erstellen abläuft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the link to a file can fetch it as long as the link works. The command decides how long that is.</source>
        <translation>Wer den Link zu einer Datei hat, kann sie abrufen, solange der Link funktioniert. Wie lange das ist, bestimmt der Befehl.</translation>
    </message>
    <message>
        <source>Anyone who has the link to a file can fetch it until you delete the file. These links don&apos;t expire.</source>
        <translation>Wer den Link zu einer Datei hat, kann sie abrufen, bis Sie die Datei löschen. Diese Links laufen nicht ab.</translation>
    </message>
    <message>
        <source>Secret access key</source>
        <translation>Geheimer Zugriffsschlüssel</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>The storage is in %1, far from %2: the service may fetch files slowly.</source>
        <comment>region and host</comment>
        <translation>Der Speicher liegt in %1, weit weg von %2: Der Dienst ruft Dateien möglicherweise langsam ab.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlacesPage</name>
    <message>
        <source>Video services fetch your files through links, so they need a place on the web.</source>
        <translation>Videodienste rufen Ihre Dateien über Links ab, deshalb brauchen die Dateien einen Platz im Web.</translation>
    </message>
    <message>
        <source>Add storage of your own, such as an S3 bucket, a WebDAV folder or a command. Dailies uploads a file there when a request needs it.</source>
        <translation>Hier lässt sich eigener Speicher hinzufügen, etwa ein S3-Bucket, ein WebDAV-Ordner oder ein Befehl. Dailies lädt eine Datei dorthin hoch, wenn eine Anfrage sie braucht.</translation>
    </message>
    <message>
        <source>Add a place…</source>
        <translation>Ziel hinzufügen…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>My uploads…</source>
        <translation>Meine Uploads…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add an upload place</source>
        <translation>Upload-Ziel hinzufügen</translation>
    </message>
    <message>
        <source>Its secret is in memory only, until you quit.</source>
        <translation>Das Geheimnis bleibt nur bis zum Beenden im Arbeitsspeicher.</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will need another place.</source>
        <translation>
            <numerusform>%n wartende Anfrage braucht dann ein anderes Ziel.</numerusform>
            <numerusform>%n wartende Anfragen brauchen dann ein anderes Ziel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove place</source>
        <translation>Ziel entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The upload place was kept, because its secret couldn&apos;t be removed. %1</source>
        <translation>Das Upload-Ziel wurde behalten, weil sein Geheimnis nicht entfernt werden konnte. %1</translation>
    </message>
    <message>
        <source>Removed %1. Its files were kept.</source>
        <translation>%1 wurde entfernt. Die Dateien dort bleiben.</translation>
    </message>
    <message>
        <source>Choose a place.</source>
        <translation>Bitte ein Ziel wählen.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Upload files to this place</source>
        <translation>Dateien in dieses Ziel hochladen</translation>
    </message>
    <message>
        <source>Remove %1 and its secret?</source>
        <translation>%1 und das zugehörige Geheimnis entfernen?</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>The files you&apos;ve uploaded stay there. Their links work until they expire.</source>
        <translation>Die hochgeladenen Dateien bleiben dort. Ihre Links funktionieren, bis sie ablaufen.</translation>
    </message>
    <message>
        <source>The files you&apos;ve uploaded stay there, and so do their links.</source>
        <translation>Die hochgeladenen Dateien bleiben dort und ihre Links ebenso.</translation>
    </message>
    <message>
        <source>Waiting requests whose files aren&apos;t uploaded yet will need another place.</source>
        <translation>Wartende Anfragen, deren Dateien noch nicht hochgeladen sind, brauchen dann ein anderes Ziel.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerActions</name>
    <message>
        <source>Play</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Previous frame</source>
        <translation>Vorheriger Frame</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>Nächster Frame</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Erster Frame</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Letzter Frame</translation>
    </message>
    <message>
        <source>One second back</source>
        <translation>Eine Sekunde zurück</translation>
    </message>
    <message>
        <source>One second forward</source>
        <translation>Eine Sekunde vor</translation>
    </message>
    <message>
        <source>Go to frame…</source>
        <translation>Gehe zu Frame…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>playing speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Normale Geschwindigkeit</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Filmstrip</source>
        <translation>Filmstreifen</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>Es wurde kein Audiogerät gefunden. Das Bild wird ohne Ton wiedergegeben.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Pause (hold with J/L to step frames)</source>
        <translation>Pause (gehalten mit J/L: frameweise)</translation>
    </message>
    <message>
        <source>Play backward / faster</source>
        <translation>Rückwärts abspielen / schneller</translation>
    </message>
    <message>
        <source>Play forward / faster</source>
        <translation>Vorwärts abspielen / schneller</translation>
    </message>
    <message>
        <source>Set in point</source>
        <translation>In-Punkt setzen</translation>
    </message>
    <message>
        <source>Set out point</source>
        <translation>Out-Punkt setzen</translation>
    </message>
    <message>
        <source>Clear in and out</source>
        <translation>In und Out entfernen</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Originalgröße</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>In und Out</translation>
    </message>
    <message>
        <source>Previous frame, in the list</source>
        <translation>Vorheriger Frame, in der Liste</translation>
    </message>
    <message>
        <source>Next frame, in the list</source>
        <translation>Nächster Frame, in der Liste</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerWidget</name>
    <message>
        <source>Select a take to watch it.</source>
        <translation>Einen Take auswählen, um ihn anzusehen.</translation>
    </message>
    <message>
        <source>Go to frame</source>
        <translation>Gehe zu Frame</translation>
    </message>
    <message>
        <source>Frame, 0 to %1:</source>
        <translation>Frame, 0 bis %1:</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message>
        <source>No practice takes.</source>
        <translation>Es gibt keine Übungs-Takes.</translation>
    </message>
    <message numerus="yes">
        <source>Remove all %n practice takes?</source>
        <translation>
            <numerusform>%n Übungs-Take entfernen?</numerusform>
            <numerusform>Alle %n Übungs-Takes entfernen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished takes will be stopped.</source>
        <translation>
            <numerusform>%n nicht abgeschlossener Take wird abgebrochen.</numerusform>
            <numerusform>%n nicht abgeschlossene Takes werden abgebrochen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their clips (%1) move to the Trash.</source>
        <translation>Die zugehörigen Clips (%1) kommen in den Papierkorb des Systems.</translation>
    </message>
    <message>
        <source>Remove practice takes</source>
        <translation>Übungs-Takes entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Dailies::PreferenceRow</name>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Dailies::Preferences</name>
    <message>
        <source>The settings can&apos;t be saved to %1.</source>
        <translation>Die Einstellungen können nicht nach %1 gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileJsonPage</name>
    <message>
        <source>Profile as JSON</source>
        <translation>Profil als JSON</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileList</name>
    <message>
        <source>Model profiles</source>
        <translation>Modellprofile</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileMediaPage</name>
    <message>
        <source>All images</source>
        <translation>Alle Bilder</translation>
    </message>
    <message>
        <source>All videos</source>
        <translation>Alle Videos</translation>
    </message>
    <message>
        <source>All audio</source>
        <translation>Alle Audiodateien</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Alle Dokumente</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>Referenzstimme</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>Anfrageart</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Medien</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Total, s</source>
        <translation>Summe, s</translation>
    </message>
    <message>
        <source>Leave empty what you don&apos;t know. Combinations and rarer rules are in the profile&apos;s JSON.</source>
        <translation>Was leer ist, ist nicht bekannt. Kombinationen und seltenere Regeln stehen im Profil als JSON.</translation>
    </message>
    <message>
        <source>Total length of all items of this type, in seconds</source>
        <translation>Sekunden aller Elemente dieses Typs zusammen</translation>
    </message>
    <message>
        <source>%1: the minimum is greater than the maximum.</source>
        <translation>%1: Das Minimum ist größer als das Maximum.</translation>
    </message>
    <message>
        <source>Size, MB</source>
        <translation>Größe, MB</translation>
    </message>
    <message>
        <source>Length, s</source>
        <translation>Länge, s</translation>
    </message>
    <message>
        <source>to, s</source>
        <translation>bis, s</translation>
    </message>
    <message>
        <source>Side, px</source>
        <translation>Seite, px</translation>
    </message>
    <message>
        <source>to, px</source>
        <translation>bis, px</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileModelPage</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Request kinds</source>
        <translation>Anfragearten</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>Modellcodes</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>Verlässlichkeit: %1</translation>
    </message>
    <message>
        <source>Choose at least one request kind.</source>
        <translation>Bitte mindestens eine Anfrageart wählen.</translation>
    </message>
    <message>
        <source>high</source>
        <comment>confidence in a source</comment>
        <translation>hoch</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>confidence in a source</comment>
        <translation>mittel</translation>
    </message>
    <message>
        <source>low</source>
        <comment>confidence in a source</comment>
        <translation>gering</translation>
    </message>
    <message>
        <source>One pattern per line. A code matches if it contains all words of a line. A word after ! must not appear, and = stands for the whole code.</source>
        <translation>Ein Muster pro Zeile. Ein Code passt, wenn er alle Wörter einer Zeile enthält; ein Wort nach ! darf nicht darin vorkommen, und = ist der ganze Code.</translation>
    </message>
    <message>
        <source>This profile is built in. To use another name, duplicate it.</source>
        <translation>Dieses Profil ist fest eingebaut. Für einen anderen Namen bitte duplizieren.</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>Name the profile.</source>
        <translation>Bitte dem Profil einen Namen geben.</translation>
    </message>
    <message>
        <source>%1 is built in and keeps its name. To use another name, duplicate it.</source>
        <translation>%1 ist fest eingebaut und behält den Namen. Für einen anderen Namen bitte duplizieren.</translation>
    </message>
    <message>
        <source>A profile with this name already exists.</source>
        <translation>Es gibt bereits ein Profil mit diesem Namen.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileValuesPage</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Prompt, characters</source>
        <translation>Prompt, Zeichen</translation>
    </message>
    <message>
        <source>Negative prompt, characters</source>
        <translation>Negativ-Prompt, Zeichen</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Duration with a reference video</source>
        <translation>Dauer mit Referenzvideo</translation>
    </message>
    <message>
        <source>Input videos and clip together</source>
        <translation>Eingabevideos und Clip zusammen</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>Prompt-Treue</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Prompt of a shot, characters</source>
        <translation>Prompt eines Shots, Zeichen</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 von</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1 bis</translation>
    </message>
    <message>
        <source>Separated by commas. You can still enter other values in a request.</source>
        <translation>Durch Kommas getrennt. In einer Anfrage können trotzdem andere Werte stehen.</translation>
    </message>
    <message>
        <source>Suggested values</source>
        <translation>Werte zur Auswahl</translation>
    </message>
    <message>
        <source>%1: a limit can&apos;t be negative.</source>
        <translation>%1: Eine Grenze darf nicht negativ sein.</translation>
    </message>
    <message>
        <source>%1: the minimum is greater than the maximum.</source>
        <translation>%1: Das Minimum ist größer als das Maximum.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProgressRing</name>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>Dailies::PromptEdit</name>
    <message>
        <source>Media</source>
        <translation>Medien</translation>
    </message>
</context>
<context>
    <name>Dailies::QtPlayer</name>
    <message>
        <source>No picture of this clip could be shown.</source>
        <translation>Von diesem Clip konnte kein Bild angezeigt werden.</translation>
    </message>
    <message>
        <source>No media backend of Qt Multimedia is installed, so clips cannot be played here.</source>
        <translation>Es ist kein Medien-Backend von Qt Multimedia installiert, deshalb können Clips hier nicht abgespielt werden.</translation>
    </message>
    <message>
        <source>This file contains no video.</source>
        <translation>Diese Datei enthält kein Video.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. The file may be damaged or in an unsupported format.</source>
        <translation>Dieser Clip kann nicht abgespielt werden. Die Datei ist vielleicht beschädigt oder hat ein nicht unterstütztes Format.</translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The request won&apos;t be sent again. The earlier call still has no response.</source>
        <translation>Die Anfrage wird nicht erneut gesendet. Der frühere Aufruf ist weiterhin ohne Antwort.</translation>
    </message>
    <message>
        <source>The request won&apos;t be sent again. The earlier call still has no response and may have been charged.</source>
        <translation>Die Anfrage wird nicht erneut gesendet. Der frühere Aufruf ist weiterhin ohne Antwort und wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>Removed. The request won&apos;t be sent again.</source>
        <translation>Die Anfrage wurde entfernt. Sie wird nicht erneut gesendet.</translation>
    </message>
    <message>
        <source>Removed. The request wasn&apos;t sent.</source>
        <translation>Die Anfrage wurde entfernt. Sie wurde nicht gesendet.</translation>
    </message>
    <message>
        <source>Removed. The request wasn&apos;t sent and nothing was charged.</source>
        <translation>Die Anfrage wurde entfernt. Sie wurde nicht gesendet, und es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>This request&apos;s account no longer exists.</source>
        <translation>Das Konto dieser Anfrage ist nicht mehr vorhanden.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent. Nothing was charged.</source>
        <translation>
            <numerusform>%n Anfrage vom letzten Mal wurde nicht gesendet. Es wurde nichts berechnet.</numerusform>
            <numerusform>%n Anfragen vom letzten Mal wurden nicht gesendet. Es wurde nichts berechnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent.</source>
        <translation>
            <numerusform>%n Anfrage vom letzten Mal wurde nicht gesendet.</numerusform>
            <numerusform>%n Anfragen vom letzten Mal wurden nicht gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>This task is already in the list.</source>
        <translation>Dieser Auftrag ist bereits in der Liste.</translation>
    </message>
    <message>
        <source>Change ID</source>
        <translation>ID ändern</translation>
    </message>
    <message>
        <source>The ID that the service shows for take %1. No new request is sent.</source>
        <translation>Die ID, die der Dienst für Take %1 anzeigt. Es wird keine neue Anfrage gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold, because of your spending limits. They weren&apos;t sent.</source>
        <translation>
            <numerusform>%n Anfrage ist wegen Ihrer Ausgabenlimits zurückgehalten. Sie wurde nicht gesendet.</numerusform>
            <numerusform>%n Anfragen sind wegen Ihrer Ausgabenlimits zurückgehalten. Sie wurden nicht gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Send now? You&apos;ll be charged for each.</source>
        <translation>Jetzt senden? Jede Anfrage wird berechnet.</translation>
    </message>
    <message>
        <source>Send now? %1</source>
        <comment>You&apos;ll be charged for up to 15 s.</comment>
        <translation>Jetzt senden? %1</translation>
    </message>
    <message>
        <source>Send %1</source>
        <comment>a number of requests</comment>
        <translation>%1 senden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>Dailies::Rail</name>
    <message>
        <source>Takes</source>
        <translation>Takes</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Seite hinzufügen</translation>
    </message>
    <message>
        <source>Nothing is in progress</source>
        <translation>Nichts ist in Arbeit</translation>
    </message>
</context>
<context>
    <name>Dailies::RateDialog</name>
    <message>
        <source>New rate</source>
        <translation>Neuer Tarif</translation>
    </message>
    <message>
        <source>Edit rate</source>
        <translation>Tarif bearbeiten</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Alle Konten</translation>
    </message>
    <message>
        <source>for example: price list of 1 October</source>
        <translation>zum Beispiel: Preisliste vom 1. Oktober</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>The rate that matches a take best is used. Takes sent before this day keep the rate they had.</source>
        <translation>Verwendet wird der Tarif, der am besten zu einem Take passt. Takes, die vor diesem Tag gesendet wurden, behalten ihren bisherigen Tarif.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>Bitte die Währung mit drei Buchstaben eingeben, etwa USD.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>price and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What one unit costs, such as %1.</source>
        <translation>Was eine Einheit kostet, etwa %1.</translation>
    </message>
    <message>
        <source>Enter what one unit costs.</source>
        <translation>Bitte eingeben, was eine Einheit kostet.</translation>
    </message>
    <message>
        <source>Save as free</source>
        <translation>Als kostenlos speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A price of 0 means that these takes are free. If you don&apos;t know what they cost, don&apos;t add a rate.</source>
        <translation>Ein Preis von 0 bedeutet, dass diese Takes kostenlos sind. Ist der Preis nicht bekannt, bitte keinen Tarif hinzufügen.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>With sound</source>
        <translation>Mit Ton</translation>
    </message>
    <message>
        <source>Without sound</source>
        <translation>Ohne Ton</translation>
    </message>
</context>
<context>
    <name>Dailies::RatesDialog</name>
    <message>
        <source>There is no account “%1”. Nothing was imported.</source>
        <translation>Es gibt kein Konto „%1“. Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>CSV importieren…</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Tarife</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>No rates yet.</source>
        <translation>Es gibt noch keine Tarife.</translation>
    </message>
    <message>
        <source>A rate says what a second, a point or a take costs. Takes without a rate count in their own units, never as free.</source>
        <translation>Ein Tarif legt fest, was eine Sekunde, ein Punkt oder ein Take kostet. Takes ohne Tarif zählen in ihren eigenen Einheiten, nie als kostenlos.</translation>
    </message>
    <message>
        <source>A CSV file needs the columns unit, price, currency and from. It may have account, model, resolution, mode, sound and source.</source>
        <translation>Eine CSV-Datei braucht die Spalten unit, price, currency und from. Sie kann account, model, resolution, mode, sound und source enthalten.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>price and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Removed the rate of %1. Its takes are without a rate now, unless another one applies.</source>
        <translation>Tarif entfernt: %1. Seine Takes haben jetzt keinen Tarif, sofern kein anderer gilt.</translation>
    </message>
    <message>
        <source>Import rates</source>
        <translation>Tarife importieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 Nothing was imported.</source>
        <translation>%1 Es wurde nichts importiert.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln rates.</source>
        <translation>
            <numerusform>%Ln Tarif wurde importiert.</numerusform>
            <numerusform>%Ln Tarife wurden importiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::RenameDialog</name>
    <message>
        <source>Rename clip</source>
        <translation>Clip umbenennen</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>A file named “%1” is already in this folder. Choose another name.</source>
        <translation>In diesem Ordner gibt es bereits eine Datei „%1“. Bitte einen anderen Namen wählen.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportController</name>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Report saved to %1.</source>
        <translation>Bericht als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation>Inhalt der Datei</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>ZIP-Dateien (*.zip)</translation>
    </message>
    <message>
        <source>Include recent prompts</source>
        <translation>Prompts der letzten Aufträge aufnehmen</translation>
    </message>
    <message>
        <source>Reading your keys, so they can be removed from the report…</source>
        <translation>Schlüssel werden gelesen, um sie aus dem Bericht zu entfernen…</translation>
    </message>
    <message>
        <source>This is everything in the report. It&apos;s saved as a file; nothing is sent.</source>
        <translation>Das ist der ganze Bericht. Er wird als Datei gespeichert; es wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Files in the report</source>
        <translation>Dateien des Berichts</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportView</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestBody</name>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 changed while it was being sent.</source>
        <translation>%1 hat sich während des Sendens geändert.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file.</source>
        <translation>%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be uploaded: only images (JPEG, PNG, WebP, BMP) can. Add a public link instead.</source>
        <translation>%1 kann nicht von diesem Rechner gesendet werden: Das geht nur mit Bildern (JPEG, PNG, WebP, BMP). Bitte stattdessen einen öffentlichen Link hinzufügen.</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestForm</name>
    <message>
        <source>Compose</source>
        <translation>Verfassen</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>Noch einmal senden</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generieren</translation>
    </message>
    <message>
        <source>Continues from take %1</source>
        <translation>Setzt Take %1 fort</translation>
    </message>
    <message>
        <source>Check the warning above, or generate anyway.</source>
        <translation>Bitte die Warnung oben prüfen oder trotzdem generieren.</translation>
    </message>
    <message>
        <source>Needs confirmation</source>
        <translation>Bestätigung nötig</translation>
    </message>
    <message>
        <source>Practice mode · nothing is charged</source>
        <translation>Übungsmodus · es wird nichts berechnet</translation>
    </message>
    <message>
        <source>Generate %1 variations</source>
        <translation>%1 Variationen generieren</translation>
    </message>
    <message>
        <source>Send %1 more</source>
        <translation>Weitere %1 senden</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestPreview</name>
    <message>
        <source>Copy JSON</source>
        <translation>JSON kopieren</translation>
    </message>
    <message>
        <source>Copy cURL</source>
        <translation>cURL kopieren</translation>
    </message>
    <message>
        <source>Request preview</source>
        <translation>Anfragevorschau</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>The key is never shown or copied.</source>
        <translation>Der Schlüssel wird nie angezeigt oder kopiert.</translation>
    </message>
    <message>
        <source>Copies the whole body with all its data.</source>
        <translation>Kopiert die gesamten Anfragedaten mit allem, was sie enthalten.</translation>
    </message>
    <message>
        <source>Copies a bash command that reads the key from $API_KEY.</source>
        <translation>Kopiert einen bash-Befehl, der den Schlüssel aus $API_KEY liest.</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestUpload</name>
    <message>
        <source>%1 has to be uploaded first, but there is no upload place. Add one in the settings.</source>
        <translation>%1 muss zuerst hochgeladen werden, aber es gibt kein Upload-Ziel. Bitte in den Einstellungen eines hinzufügen.</translation>
    </message>
    <message>
        <source>You haven&apos;t agreed to uploads to “%1” yet.</source>
        <translation>Uploads nach „%1“ wurde noch nicht zugestimmt.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReuseDialog</name>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Use all</source>
        <translation>Alle übernehmen</translation>
    </message>
    <message>
        <source>Use %1 of %2</source>
        <translation>%1 von %2 übernehmen</translation>
    </message>
    <message>
        <source>Compare with form</source>
        <translation>Mit Formular vergleichen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>Missing files: %1. Choose others before you generate.</source>
        <translation>Fehlende Dateien: %1. Bitte vor dem Generieren andere wählen.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
</context>
<context>
    <name>Dailies::S3Uploader</name>
    <message>
        <source>The storage&apos;s list of files can&apos;t be read.</source>
        <translation>Die Dateiliste des Speicherdienstes kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>Dailies::SaveDraftDialog</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as draft</source>
        <translation>Als Entwurf speichern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Name the draft.</source>
        <translation>Bitte dem Entwurf einen Namen geben.</translation>
    </message>
    <message>
        <source>A draft named “%1” already exists, saved %2.</source>
        <translation>Es gibt bereits einen Entwurf „%1“, gespeichert %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::SavedFilterMenu</name>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Diesen Filter speichern…</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Filter speichern</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Rename filter</source>
        <translation>Filter umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>A filter needs a name. Nothing was saved.</source>
        <translation>Ein Filter braucht einen Namen. Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Filter “%1” updated.</source>
        <translation>Filter „%1“ aktualisiert.</translation>
    </message>
    <message>
        <source>A filter needs a name. It keeps the old one.</source>
        <translation>Ein Filter braucht einen Namen. Er behält den alten.</translation>
    </message>
    <message>
        <source>There&apos;s already a filter “%1”.</source>
        <translation>Es gibt bereits einen Filter „%1“.</translation>
    </message>
    <message>
        <source>Filter “%1” removed.</source>
        <translation>Filter „%1“ entfernt.</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningBar</name>
    <message>
        <source>Previous take</source>
        <translation>Vorheriger Take</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>Nächster Take</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Exit screening</source>
        <translation>Vorführung beenden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Verwerfen</translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n Take</numerusform>
            <numerusform>%n Takes</numerusform>
        </translation>
    </message>
    <message>
        <source>A take that is in progress or needs a decision can&apos;t be rejected.</source>
        <translation>Ein Take, der in Arbeit ist oder eine Entscheidung braucht, kann nicht verworfen werden.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningController</name>
    <message>
        <source>There are no takes from today. Select two or more takes, or filter the list, to screen them.</source>
        <translation>Von heute gibt es keine Takes. Zum Vorführen zwei oder mehr Takes auswählen oder die Liste filtern.</translation>
    </message>
    <message>
        <source>%1 of %2, take %3</source>
        <translation>%1 von %2, Take %3</translation>
    </message>
    <message>
        <source>None of these takes has a clip to screen.</source>
        <translation>Keiner dieser Takes hat einen Clip zum Vorführen.</translation>
    </message>
    <message>
        <source>There is only one take to screen. Select more takes, or watch it full screen.</source>
        <translation>Es gibt nur einen Take zum Vorführen. Mehr Takes auswählen oder ihn im Vollbild ansehen.</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningEnd</name>
    <message>
        <source>Watch again</source>
        <translation>Erneut ansehen</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Beenden</translation>
    </message>
    <message numerus="yes">
        <source>That was the last of %n takes</source>
        <translation>
            <numerusform>Das war der letzte von %n Take</numerusform>
            <numerusform>Das war der letzte von %n Takes</numerusform>
        </translation>
    </message>
    <message>
        <source>These takes were deleted</source>
        <translation>Diese Takes wurden gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n rated</source>
        <translation>
            <numerusform>%n bewertet</numerusform>
            <numerusform>%n bewertet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected</source>
        <translation>
            <numerusform>%n verworfen</numerusform>
            <numerusform>%n verworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing rated, nothing rejected</source>
        <translation>Nichts bewertet, nichts verworfen</translation>
    </message>
    <message numerus="yes">
        <source>Compare the best %n</source>
        <translation>
            <numerusform>Die besten %n vergleichen</numerusform>
            <numerusform>Die besten %n vergleichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningKeys</name>
    <message>
        <source>rate</source>
        <comment>after the keys 1 to 5</comment>
        <translation>bewerten</translation>
    </message>
    <message>
        <source>reject</source>
        <comment>after the key X</comment>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after the arrow keys, which go to another take</comment>
        <translation>Take</translation>
    </message>
    <message>
        <source>pause</source>
        <comment>after the space key</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>exit</source>
        <comment>after the Esc key</comment>
        <translation>beenden</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningModel</name>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Verworfen</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n Stern</numerusform>
            <numerusform>%n Sterne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningStrip</name>
    <message>
        <source>Takes of this screening</source>
        <translation>Takes dieser Vorführung</translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionBar</name>
    <message>
        <source>Rate</source>
        <comment>stars follow</comment>
        <translation>Bewerten</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>Stichwörter…</translation>
    </message>
    <message>
        <source>Adds tags to the selected takes</source>
        <translation>Fügt den ausgewählten Takes Stichwörter hinzu</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Copies the clips to a folder</source>
        <translation>Kopiert die Clips in einen Ordner</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>Erneut generieren</translation>
    </message>
    <message>
        <source>Sends the same requests as new takes</source>
        <translation>Sendet dieselben Anfragen als neue Takes</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Verwerfen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz…</translation>
    </message>
    <message>
        <source>Adds a note to the selected takes</source>
        <translation>Fügt den ausgewählten Takes eine Notiz hinzu</translation>
    </message>
    <message>
        <source>Marks the takes as not good enough</source>
        <translation>Kennzeichnet die Takes als nicht gut genug</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Moves the takes and their clips to the Trash</source>
        <translation>Verschiebt die Takes und ihre Clips in den Papierkorb</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Brings the takes and their clips back from the Trash</source>
        <translation>Holt die Takes und ihre Clips aus dem Papierkorb zurück</translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionCommands</name>
    <message>
        <source>Add tags</source>
        <translation>Stichwörter hinzufügen</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Stichwörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>None of the selected takes can be generated again.</source>
        <translation>Keiner der ausgewählten Takes kann erneut generiert werden.</translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? You&apos;ll be charged for each.</source>
        <translation>
            <numerusform>%n Take generieren? Er wird berechnet.</numerusform>
            <numerusform>%n Takes generieren? Jeder wird berechnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>%1 generieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Added to the notes of %n takes</source>
        <translation>
            <numerusform>Zur Notiz von %n Take hinzugefügt</numerusform>
            <numerusform>Zu den Notizen von %n Takes hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? %1</source>
        <translation>
            <numerusform>%n Take generieren? %1</numerusform>
            <numerusform>%n Takes generieren? %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
</context>
<context>
    <name>Dailies::SendTimeDialog</name>
    <message>
        <source>Send at a time</source>
        <translation>Zu einem bestimmten Zeitpunkt senden</translation>
    </message>
    <message>
        <source>Send at</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>It&apos;s sent if Dailies is running then.</source>
        <translation>Die Anfrage wird gesendet, sofern Dailies dann läuft.</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>Später senden</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was sent. Choose a later time.</source>
        <translation>Diese Zeit ist vorbei. Es wurde nichts gesendet. Bitte eine spätere Zeit wählen.</translation>
    </message>
</context>
<context>
    <name>Dailies::SendingController</name>
    <message>
        <source>Sending is paused. New requests wait here; takes that are being generated continue.</source>
        <translation>Das Senden ist angehalten. Neue Anfragen warten hier; Takes, die gerade generiert werden, laufen weiter.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>No take is being generated now.</source>
        <translation>Zurzeit wird kein Take generiert.</translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. This computer goes to sleep in %n seconds.</source>
        <translation>
            <numerusform>Alle Takes sind fertig. Dieser Rechner wechselt in %n Sekunde in den Standby.</numerusform>
            <numerusform>Alle Takes sind fertig. Dieser Rechner wechselt in %n Sekunden in den Standby.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. Dailies quits in %n seconds.</source>
        <translation>
            <numerusform>Alle Takes sind fertig. Dailies wird in %n Sekunde beendet.</numerusform>
            <numerusform>Alle Takes sind fertig. Dailies wird in %n Sekunden beendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>All takes are finished.</source>
        <translation>Alle Takes sind fertig.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so this computer stays awake.</source>
        <translation>
            <numerusform>%n Anfrage ist zurückgehalten und wurde nicht gesendet. Der Rechner bleibt daher wach.</numerusform>
            <numerusform>%n Anfragen sind zurückgehalten und wurden nicht gesendet. Der Rechner bleibt daher wach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so Dailies stays open.</source>
        <translation>
            <numerusform>%n Anfrage ist zurückgehalten und wurde nicht gesendet. Dailies bleibt daher offen.</numerusform>
            <numerusform>%n Anfragen sind zurückgehalten und wurden nicht gesendet. Dailies bleibt daher offen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All other takes are finished. %n requests are on hold and weren&apos;t sent.</source>
        <translation>
            <numerusform>Alle anderen Takes sind fertig. %n Anfrage ist zurückgehalten und wurde nicht gesendet.</numerusform>
            <numerusform>Alle anderen Takes sind fertig. %n Anfragen sind zurückgehalten und wurden nicht gesendet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SendingPage</name>
    <message>
        <source>None</source>
        <translation>Kein Proxy</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Proxy-Adresse</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Same as in Settings</source>
        <translation>Wie in den Einstellungen</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemstandard</translation>
    </message>
    <message>
        <source>Custom HTTP proxy</source>
        <translation>Eigener HTTP-Proxy</translation>
    </message>
    <message>
        <source>Custom SOCKS5 proxy</source>
        <translation>Eigener SOCKS5-Proxy</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>Gleichzeitig gesendete Anfragen</translation>
    </message>
    <message>
        <source>Status checks per second</source>
        <translation>Abfragen pro Sekunde</translation>
    </message>
    <message>
        <source>Maximum number of status checks per second. Lower values are easier on the service&apos;s rate limits.</source>
        <translation>Höchstzahl der Statusabfragen pro Sekunde. Kleinere Werte belasten die Anfragegrenzen des Dienstes weniger.</translation>
    </message>
    <message>
        <source>For calls to its base URL, including those of other accounts with the same URL. Clips are downloaded from other servers, through the proxy in Settings.</source>
        <translation>Für Aufrufe an die Basisadresse, auch von anderen Konten mit derselben Adresse. Clips werden von anderen Servern heruntergeladen, über den Proxy aus den Einstellungen.</translation>
    </message>
    <message>
        <source>Enter a host and port, such as proxy.example.com:8080.</source>
        <translation>Bitte Rechnername und Port eingeben, etwa proxy.example.com:8080.</translation>
    </message>
</context>
<context>
    <name>Dailies::ServiceCall</name>
    <message>
        <source>The URL must start with https:// or http:// and a host.</source>
        <translation>Die Adresse muss mit https:// oder http:// und einem Rechnernamen beginnen.</translation>
    </message>
    <message>
        <source>Over http:// your key can be read in transit, and you haven&apos;t allowed that.</source>
        <translation>Bei http:// könnte jeder auf dem Übertragungsweg den Schlüssel lesen, und Sie haben dem nicht zugestimmt.</translation>
    </message>
</context>
<context>
    <name>Dailies::SessionKeyStore</name>
    <message>
        <source>No key for this account and URL.</source>
        <translation>Kein Schlüssel für dieses Konto und diese Adresse.</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>Es ist kein Schlüsselbund verfügbar.</translation>
    </message>
</context>
<context>
    <name>Dailies::SettingsController</name>
    <message>
        <source>Uploads</source>
        <translation>Uploads</translation>
    </message>
    <message>
        <source>upload storage place bucket link S3 WebDAV command secret</source>
        <translation>Upload hochladen Speicher Ziel Bucket Link S3 WebDAV Befehl Geheimnis</translation>
    </message>
</context>
<context>
    <name>Dailies::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Settings categories</source>
        <translation>Einstellungsgruppen</translation>
    </message>
    <message>
        <source>No settings match “%1”.</source>
        <translation>Keine Einstellung passt zu „%1“.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
</context>
<context>
    <name>Dailies::SettleDialog</name>
    <message>
        <source>Charged</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Not charged</source>
        <translation>Nicht berechnet</translation>
    </message>
    <message>
        <source>Settle a take</source>
        <translation>Take klären</translation>
    </message>
    <message>
        <source>Settle take %1</source>
        <translation>Take %1 klären</translation>
    </message>
    <message>
        <source>Task ID: %1</source>
        <translation>Auftrags-ID: %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Money, if known</source>
        <translation>Betrag, falls bekannt</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Klären</translation>
    </message>
    <message>
        <source>Enter what you were charged, or choose “Not charged”.</source>
        <translation>Bitte eingeben, was berechnet wurde, oder „Nicht berechnet“ wählen.</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>Bitte die Währung mit drei Buchstaben eingeben, etwa USD.</translation>
    </message>
    <message>
        <source>Cost of take %1</source>
        <translation>Kosten von Take %1</translation>
    </message>
    <message>
        <source>You have settled this. What you enter replaces it.</source>
        <translation>Sie haben dies geklärt. Ihre Angabe ersetzt das.</translation>
    </message>
    <message>
        <source>The service reported %1. What you enter replaces it, for example after a refund.</source>
        <translation>Der Dienst hat %1 gemeldet. Ihre Angabe ersetzt das, zum Beispiel nach einer Erstattung.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Look at the service&apos;s console or invoice. You can undo this later.</source>
        <translation>Bitte in der Konsole oder auf der Rechnung des Dienstes nachsehen. Das lässt sich später rückgängig machen.</translation>
    </message>
    <message>
        <source>Takes that failed or were refused by the service aren&apos;t charged. If your invoice says something else, enter it.</source>
        <translation>Takes, die fehlgeschlagen sind oder vom Dienst abgelehnt wurden, werden nicht berechnet. Steht auf Ihrer Rechnung etwas anderes, bitte eintragen.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutEdit</name>
    <message>
        <source>Press the new key. Backspace removes it.</source>
        <translation>Die neue Taste drücken. Die Rücktaste entfernt sie.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Tastenkürzel durchsuchen</translation>
    </message>
    <message>
        <source>No matching shortcuts.</source>
        <translation>Keine passenden Tastenkürzel.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShotRow</name>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Shot prompt</source>
        <translation>Shot-Prompt</translation>
    </message>
    <message>
        <source>Describe this shot</source>
        <translation>Diesen Shot beschreiben</translation>
    </message>
    <message>
        <source>Sec.</source>
        <comment>seconds, in a narrow field</comment>
        <translation>Sek.</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>Dailies::ShotsEditor</name>
    <message>
        <source>Add shot</source>
        <translation>Shot hinzufügen</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>Gleichmäßig aufteilen</translation>
    </message>
    <message>
        <source>Shot %1</source>
        <translation>Shot %1</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 von %2 s</translation>
    </message>
    <message>
        <source>Split the clip&apos;s duration equally</source>
        <translation>Die Dauer des Clips gleichmäßig aufteilen</translation>
    </message>
    <message>
        <source>%1 of %2 shots</source>
        <comment>shots, and how many at most</comment>
        <translation>%1 von %2 Shots</translation>
    </message>
    <message>
        <source>%1 s in total</source>
        <translation>%1 s insgesamt</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendChart</name>
    <message>
        <source>Seconds per day</source>
        <translation>Sekunden pro Tag</translation>
    </message>
    <message>
        <source>Points per day</source>
        <translation>Punkte pro Tag</translation>
    </message>
    <message>
        <source>The left and right keys go from day to day. The breakdown by day has the same figures as a table.</source>
        <translation>Die Pfeiltasten nach links und rechts gehen von Tag zu Tag. Die Aufschlüsselung nach Tag enthält dieselben Werte als Tabelle.</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <translation>%1 abgerechnet</translation>
    </message>
    <message>
        <source>%1 reserved</source>
        <translation>%1 reserviert</translation>
    </message>
    <message>
        <source>up to %1 unsettled</source>
        <translation>bis zu %1 ungeklärt</translation>
    </message>
    <message>
        <source>%1 not billed</source>
        <translation>%1 nicht abgerechnet</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its figures</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day on the axis, for QDate</comment>
        <translation>d. MMM</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendController</name>
    <message>
        <source>Spend</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Takes</translation>
    </message>
    <message>
        <source>Settled as charged.</source>
        <translation>Als berechnet geklärt.</translation>
    </message>
    <message>
        <source>Settled as not charged.</source>
        <translation>Als nicht berechnet geklärt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV exportieren</translation>
    </message>
    <message>
        <source>Table for spreadsheet programs (*.csv)</source>
        <translation>Tabelle für Tabellenprogramme (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes exported to %1.</source>
        <translation>
            <numerusform>%Ln Take nach %1 exportiert.</numerusform>
            <numerusform>%Ln Takes nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Spending limits…</source>
        <translation>Ausgabenlimits…</translation>
    </message>
    <message>
        <source>The take is unsettled again.</source>
        <translation>Der Take ist wieder ungeklärt.</translation>
    </message>
    <message>
        <source>Dailies has no record of what this take cost.</source>
        <translation>Dailies hat keine Aufzeichnung darüber, was dieser Take gekostet hat.</translation>
    </message>
    <message>
        <source>%1. %2 · %3</source>
        <comment>number, time and cost of a call</comment>
        <translation>%1. %2 · %3</translation>
    </message>
    <message>
        <source>Cost of take %1</source>
        <translation>Kosten von Take %1</translation>
    </message>
    <message numerus="yes">
        <source>This take was sent %n times. Which call?</source>
        <translation>
            <numerusform>Dieser Take wurde %n Mal gesendet. Welcher Aufruf?</numerusform>
            <numerusform>Dieser Take wurde %n Mal gesendet. Welcher Aufruf?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a limit and an account</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Your limit of %1 is reached.</source>
        <translation>Ihr Limit ist erreicht: %1.</translation>
    </message>
    <message>
        <source>%1 % of your limit of %2 is used or reserved.</source>
        <translation>%1 % Ihres Limits von %2 sind verbraucht oder reserviert.</translation>
    </message>
    <message>
        <source>Your earlier figure counts again.</source>
        <translation>Ihre frühere Angabe gilt wieder.</translation>
    </message>
    <message>
        <source>The service&apos;s figure counts again.</source>
        <translation>Die Angabe des Dienstes gilt wieder.</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendHeader</name>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Alle Konten</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Alle Modelle</translation>
    </message>
    <message>
        <source>Compare with invoice…</source>
        <translation>Mit Rechnung vergleichen…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren…</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendPage</name>
    <message>
        <source>Spend</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Show this year</source>
        <translation>Dieses Jahr anzeigen</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Stichwort</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>Tarife…</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>Aufschlüsselung</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>Ungeklärt</translation>
    </message>
    <message>
        <source>Nothing was spent yet.</source>
        <translation>Es wurde noch nichts ausgegeben.</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Pro Tag</translation>
    </message>
    <message>
        <source>Seconds per day</source>
        <translation>Sekunden pro Tag</translation>
    </message>
    <message>
        <source>Points per day</source>
        <translation>Punkte pro Tag</translation>
    </message>
    <message>
        <source>Daily limit: %1</source>
        <translation>Tageslimit: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what a rate applies to, and the rate</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Money uses your rates: %1 and %Ln more.</source>
        <translation>
            <numerusform>Geldbeträge nach Ihren Tarifen: %1 und %Ln weiterer.</numerusform>
            <numerusform>Geldbeträge nach Ihren Tarifen: %1 und %Ln weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Money uses your rate: %1.</source>
        <translation>Geldbeträge nach Ihrem Tarif: %1.</translation>
    </message>
    <message>
        <source>Seconds and points are what the service reported, or what you settled. Takes without a figure count as unsettled until you settle them.</source>
        <translation>Sekunden und Punkte sind das, was der Dienst gemeldet hat oder was Sie geklärt haben. Takes ohne Wert gelten als ungeklärt, bis Sie sie klären.</translation>
    </message>
    <message>
        <source>Nothing was sent in this period.</source>
        <translation>In diesem Zeitraum wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Once you generate with your own account, each take&apos;s cost appears here.</source>
        <translation>Sobald Sie mit dem eigenen Konto generieren, erscheinen hier die Kosten jedes Takes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t in the total.</source>
        <translation>
            <numerusform>%Ln Take hat keinen Tarif und ist deshalb nicht in der Summe.</numerusform>
            <numerusform>%Ln Takes haben keinen Tarif und sind deshalb nicht in der Summe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invoices often differ here. Enter what you were charged, or choose “Not charged”.</source>
        <translation>Hier weichen Rechnungen oft ab. Bitte eingeben, was berechnet wurde, oder „Nicht berechnet“ wählen.</translation>
    </message>
    <message>
        <source>There are no rates yet, so money isn&apos;t known (–).</source>
        <translation>Es gibt noch keine Tarife, deshalb sind Geldbeträge nicht bekannt (–).</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendTiles</name>
    <message>
        <source>Billed as reported</source>
        <translation>Abgerechnet wie gemeldet</translation>
    </message>
    <message>
        <source>Reserved now</source>
        <translation>Jetzt reserviert</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>Ungeklärt</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>Nicht abgerechnet</translation>
    </message>
    <message>
        <source>Other units</source>
        <translation>Andere Einheiten</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Goes to the unsettled takes</source>
        <translation>Führt zu den ungeklärten Takes</translation>
    </message>
    <message>
        <source>Set a rate</source>
        <translation>Tarif festlegen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>%Ln Take</numerusform>
            <numerusform>%Ln Takes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes running</source>
        <translation>
            <numerusform>%Ln Take in Arbeit</numerusform>
            <numerusform>%Ln Takes in Arbeit</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Nichts läuft</translation>
    </message>
    <message>
        <source>All takes are settled</source>
        <translation>Alle Takes sind geklärt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes · no rate set</source>
        <translation>
            <numerusform>%Ln Take · kein Tarif</numerusform>
            <numerusform>%Ln Takes · kein Tarif</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>money</comment>
        <translation>bis zu %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln takes</source>
        <comment>money</comment>
        <translation>
            <numerusform>%1 für %Ln Take</numerusform>
            <numerusform>%1 für %Ln Takes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::StageController</name>
    <message>
        <source>Downloads automatically, then plays here</source>
        <translation>Wird automatisch geladen und abgespielt</translation>
    </message>
    <message>
        <source>Takes play here.</source>
        <translation>Hier werden Takes abgespielt.</translation>
    </message>
</context>
<context>
    <name>Dailies::StageWindow</name>
    <message>
        <source>Viewer in its own window</source>
        <translation>Betrachter in eigenem Fenster</translation>
    </message>
    <message>
        <source>Viewer – Dailies</source>
        <translation>Betrachter – Dailies</translation>
    </message>
    <message>
        <source>Moves the viewer to a second screen, if there is one. Close that window to bring it back.</source>
        <translation>Verschiebt den Betrachter auf einen zweiten Bildschirm, falls vorhanden. Das Schließen jenes Fensters holt ihn zurück.</translation>
    </message>
</context>
<context>
    <name>Dailies::StarRating</name>
    <message numerus="yes">
        <source>Rate %n stars</source>
        <translation>
            <numerusform>Mit %n Stern bewerten</numerusform>
            <numerusform>Mit %n Sternen bewerten</numerusform>
        </translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Nicht bewertet</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n Stern</numerusform>
            <numerusform>%n Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
</context>
<context>
    <name>Dailies::StartupProgressWindow</name>
    <message>
        <source>Copying the task database and updating it for this version of Dailies.</source>
        <translation>Die Auftragsdatenbank wird kopiert und dann auf den Stand dieser Version von Dailies gebracht.</translation>
    </message>
    <message>
        <source>Comparing the tasks with the full list of IDs.</source>
        <translation>Die Aufträge werden mit der ganzen ID-Liste verglichen.</translation>
    </message>
    <message>
        <source>Checking and repairing the task database.</source>
        <translation>Die Auftragsdatenbank wird durchgesehen und repariert.</translation>
    </message>
    <message>
        <source>With a long history, this can take a minute. Nothing is sent meanwhile. If you interrupt it, nothing is lost: it starts over next time.</source>
        <translation>Bei langem Verlauf kann das eine Minute dauern. Währenddessen wird nichts gesendet, und bei einem Abbruch geht nichts verloren: Beim nächsten Start beginnt es von vorn.</translation>
    </message>
</context>
<context>
    <name>Dailies::StorageCall</name>
    <message>
        <source>Stopped by you.</source>
        <translation>Von Ihnen abgebrochen.</translation>
    </message>
    <message>
        <source>The storage stopped responding.</source>
        <translation>Der Speicherdienst antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>The certificate of %1 isn&apos;t valid, so nothing was sent to it.</source>
        <translation>Das Zertifikat von %1 ist nicht gültig, deshalb wurde nichts dorthin gesendet.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t accept connections.</source>
        <translation>%1 nimmt keine Verbindungen an.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation>Die Verbindung zu %1 ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>%1 closed the connection after %2 of %3.</source>
        <translation>%1 hat die Verbindung nach %2 von %3 geschlossen.</translation>
    </message>
    <message>
        <source>Storage can&apos;t be reached: libcurl isn&apos;t installed on this computer.</source>
        <translation>Der Speicher ist nicht erreichbar: libcurl ist auf diesem Rechner nicht installiert.</translation>
    </message>
    <message>
        <source>Host %1 not found. Check the URL and the network connection.</source>
        <translation>Host %1 nicht gefunden. Bitte URL und Netzwerkverbindung prüfen.</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmissionTiles</name>
    <message>
        <source>Take %1 · %2</source>
        <comment>number, and a time or state</comment>
        <translation>Take %1 · %2</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <comment>number and state</comment>
        <translation>Take %1: %2</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>%1 of %2 ready</source>
        <comment>takes of one submission</comment>
        <translation>%1 von %2 fertig</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitBar</name>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variationen</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generieren</translation>
    </message>
    <message>
        <source>Fewer variations</source>
        <translation>Weniger Variationen</translation>
    </message>
    <message>
        <source>More variations</source>
        <translation>Mehr Variationen</translation>
    </message>
    <message>
        <source>How many takes to make of this request</source>
        <translation>Wie viele Takes aus dieser Anfrage erstellt werden</translation>
    </message>
    <message>
        <source>Generate anyway</source>
        <translation>Trotzdem generieren</translation>
    </message>
    <message>
        <source>Generate %1 anyway</source>
        <translation>%1 trotzdem generieren</translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>%1 generieren</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message>
        <source>Choose an account first. Nothing was sent.</source>
        <translation>Bitte zuerst ein Konto wählen. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1 Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 Noch einmal senden?</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>Noch einmal senden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This take&apos;s account was removed. Nothing was sent.</source>
        <translation>Das Konto dieses Takes wurde entfernt. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Generate anyway</source>
        <translation>Trotzdem generieren</translation>
    </message>
    <message>
        <source>Upload and generate</source>
        <translation>Hochladen und generieren</translation>
    </message>
    <message>
        <source>Agree and send</source>
        <translation>Zustimmen und senden</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>Limits bearbeiten…</translation>
    </message>
    <message>
        <source>%1 Generate anyway?</source>
        <comment>You have a limit of 60 s per day.</comment>
        <translation>%1 Trotzdem generieren?</translation>
    </message>
    <message>
        <source>Send later…</source>
        <translation>Später senden…</translation>
    </message>
    <message>
        <source>Generates at a time that you choose</source>
        <translation>Generiert zu einem Zeitpunkt Ihrer Wahl</translation>
    </message>
    <message>
        <source>%1 Generate anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>%1 Trotzdem generieren?</translation>
    </message>
    <message>
        <source>Decide first</source>
        <translation>Zuerst entscheiden</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Trotzdem senden</translation>
    </message>
    <message>
        <source>Sending is paused, so this waits until you resume it.</source>
        <translation>Das Senden ist angehalten. Diese Anfrage wartet, bis Sie es fortsetzen.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Send these files</source>
        <translation>Diese Dateien senden</translation>
    </message>
    <message>
        <source>The same request was just sent.</source>
        <translation>Die gleiche Anfrage wurde gerade gesendet.</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be saved. %1 Nothing was sent.</source>
        <comment>Can&apos;t write to /films.</comment>
        <translation>Der Clip könnte nicht gespeichert werden. %1 Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>Ordner ändern…</translation>
    </message>
    <message>
        <source>Set a rate…</source>
        <translation>Tarif festlegen…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n takes)</source>
        <comment>a sentence about them</comment>
        <translation>
            <numerusform>%1 (%n Take)</numerusform>
            <numerusform>%1 (%n Takes)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 was removed. Nothing was sent.</source>
        <translation>Take %1 wurde entfernt. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The account of take %1 was removed. Nothing was sent.</source>
        <translation>Das Konto von Take %1 wurde entfernt. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>%1 Send take %2 anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>%1 Take %2 trotzdem senden?</translation>
    </message>
    <message numerus="yes">
        <source>%1 Send these %Ln requests anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>
            <numerusform>%1 Diese %Ln Anfrage trotzdem senden?</numerusform>
            <numerusform>%1 Diese %Ln Anfragen trotzdem senden?</numerusform>
        </translation>
    </message>
    <message>
        <source>The request names these files on your computer. Send them?</source>
        <translation>Die Anfrage nennt diese Dateien auf Ihrem Rechner. Sollen sie gesendet werden?</translation>
    </message>
</context>
<context>
    <name>Dailies::SwitchControl</name>
    <message>
        <source>Auto · on</source>
        <translation>Auto · ein</translation>
    </message>
    <message>
        <source>Auto · off</source>
        <translation>Auto · aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>Dailies::TableSettings</name>
    <message>
        <source>Collapse all</source>
        <translation>Alle zuklappen</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alle aufklappen</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>Sortiert nach %1, aufsteigend</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>Sortiert nach %1, absteigend</translation>
    </message>
    <message>
        <source>Arrange columns…</source>
        <translation>Spalten anordnen…</translation>
    </message>
    <message>
        <source>Group by day and prompt</source>
        <translation>Nach Tag und Prompt gruppieren</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeActionBar</name>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeFiles</name>
    <message>
        <source>Nothing was deleted. %1</source>
        <translation>Es wurde nichts gelöscht. %1</translation>
    </message>
    <message>
        <source>This take has no clip to rename.</source>
        <translation>Dieser Take hat keinen Clip zum Umbenennen.</translation>
    </message>
    <message>
        <source>The clip was not renamed. %1</source>
        <translation>Der Clip wurde nicht umbenannt. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeRequests</name>
    <message>
        <source>No model of this account can edit clips.</source>
        <translation>Kein Modell dieses Kontos kann Clips bearbeiten.</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeTile</name>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n Stern</numerusform>
            <numerusform>%n Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Ended · frame %1</source>
        <translation>Zu Ende · Frame %1</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>Reading the clip…</source>
        <translation>Clip wird gelesen…</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskActions</name>
    <message>
        <source>Play</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Jetzt abfragen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>Prompt kopieren</translation>
    </message>
    <message>
        <source>Copy request as JSON</source>
        <translation>Anfrage als JSON kopieren</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Als cURL kopieren</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Zurückhalten</translation>
    </message>
    <message>
        <source>Send first</source>
        <translation>Zuerst senden</translation>
    </message>
    <message>
        <source>Send last</source>
        <translation>Zuletzt senden</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>Senden abbrechen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>This request has no prompt.</source>
        <translation>Diese Anfrage hat keinen Prompt.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Saves a copy of the clip anywhere you like.</source>
        <translation>Speichert eine Kopie des Clips an einem beliebigen Ort.</translation>
    </message>
    <message>
        <source>I found it: enter its ID…</source>
        <translation>Gefunden: ID eingeben…</translation>
    </message>
    <message>
        <source>Tracks the task by the ID that the service shows for it.</source>
        <translation>Verfolgt den Auftrag unter der ID, die der Dienst dafür anzeigt.</translation>
    </message>
    <message>
        <source>Resubmit anyway (may be charged twice)…</source>
        <translation>Trotzdem erneut senden (evtl. doppelt berechnet)…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Dailies stops asking for a decision. You can still make one.</source>
        <translation>Dailies verlangt keine Entscheidung mehr. Sie ist weiterhin möglich.</translation>
    </message>
    <message>
        <source>Keeps this request here until you choose Send now.</source>
        <translation>Hält diese Anfrage zurück, bis „Jetzt senden“ gewählt wird.</translation>
    </message>
    <message>
        <source>Stop tracking</source>
        <translation>Nicht mehr verfolgen</translation>
    </message>
    <message>
        <source>Stops checking this task. The service may still run it and charge you.</source>
        <translation>Dieser Auftrag wird nicht mehr abgefragt. Der Dienst führt ihn möglicherweise weiter aus und berechnet ihn.</translation>
    </message>
    <message>
        <source>If the service already has the whole request, it may still run. Dailies then asks what to do.</source>
        <translation>Hat der Dienst schon die ganze Anfrage, läuft sie möglicherweise trotzdem. Dailies fragt dann, was geschehen soll.</translation>
    </message>
    <message>
        <source>Removes this request from the queue. It won&apos;t be sent.</source>
        <translation>Entfernt diese Anfrage aus der Warteschlange. Sie wird nicht gesendet.</translation>
    </message>
    <message>
        <source>Before all other waiting requests.</source>
        <translation>Vor allen anderen wartenden Anfragen.</translation>
    </message>
    <message>
        <source>One place earlier in the queue.</source>
        <translation>Einen Platz nach vorn in der Warteschlange.</translation>
    </message>
    <message>
        <source>One place later in the queue.</source>
        <translation>Einen Platz nach hinten in der Warteschlange.</translation>
    </message>
    <message>
        <source>After all other waiting requests.</source>
        <translation>Nach allen anderen wartenden Anfragen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Starts a request from the last frame of this take.</source>
        <translation>Beginnt eine Anfrage mit dem letzten Frame dieses Takes.</translation>
    </message>
    <message>
        <source>Edit this clip</source>
        <translation>Diesen Clip bearbeiten</translation>
    </message>
    <message>
        <source>Starts a request that edits this clip.</source>
        <translation>Beginnt eine Anfrage, die diesen Clip bearbeitet.</translation>
    </message>
    <message>
        <source>Reuse</source>
        <translation>Wiederverwenden</translation>
    </message>
    <message>
        <source>Loads the request of this take into the form.</source>
        <translation>Lädt die Anfrage dieses Takes in das Formular.</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variationen</translation>
    </message>
    <message>
        <source>Loads the request of this take into the form, for three new takes. Nothing is sent yet.</source>
        <translation>Lädt die Anfrage dieses Takes für drei neue Takes in das Formular. Es wird noch nichts gesendet.</translation>
    </message>
    <message>
        <source>Compare with form…</source>
        <translation>Mit Formular vergleichen…</translation>
    </message>
    <message>
        <source>Shows what Reuse would change, field by field.</source>
        <translation>Zeigt Feld für Feld, was „Wiederverwenden“ ändern würde.</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>Erneut generieren</translation>
    </message>
    <message>
        <source>Sends the same request as a new task. You&apos;ll be charged for it.</source>
        <translation>Sendet dieselbe Anfrage als neuen Auftrag. Er wird berechnet.</translation>
    </message>
    <message>
        <source>Copy clip</source>
        <translation>Clip kopieren</translation>
    </message>
    <message>
        <source>Copies the clip, to paste it into a folder or another program.</source>
        <translation>Kopiert den Clip, um ihn in einem Ordner oder einem anderen Programm einzufügen.</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>ID kopieren</translation>
    </message>
    <message>
        <source>This task has no ID from the service.</source>
        <translation>Dieser Auftrag hat keine ID vom Dienst.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Copies the download link of the clip, which usually expires within a day.</source>
        <translation>Kopiert den Download-Link des Clips, der meist innerhalb eines Tages abläuft.</translation>
    </message>
    <message>
        <source>This task has no download link.</source>
        <translation>Dieser Auftrag hat keinen Download-Link.</translation>
    </message>
    <message>
        <source>Copies a bash command that sends this request, with the key from $API_KEY.</source>
        <translation>Kopiert einen bash-Befehl, der diese Anfrage mit dem Schlüssel aus $API_KEY sendet.</translation>
    </message>
    <message>
        <source>Export for support…</source>
        <translation>Für den Support exportieren…</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Resubmit anyway (may run twice)…</source>
        <translation>Trotzdem erneut senden (läuft evtl. doppelt)…</translation>
    </message>
    <message>
        <source>Sends the same request as a new task.</source>
        <translation>Sendet dieselbe Anfrage als neuen Auftrag.</translation>
    </message>
    <message>
        <source>Stops checking this task. The practice service may still run it.</source>
        <translation>Dieser Auftrag wird nicht mehr abgefragt. Der Übungsdienst führt ihn möglicherweise weiter aus.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>Erneut herunterladen</translation>
    </message>
    <message>
        <source>This task has no clip.</source>
        <translation>Dieser Auftrag hat keinen Clip.</translation>
    </message>
    <message>
        <source>Still generating…</source>
        <translation>Wird noch generiert…</translation>
    </message>
    <message>
        <source>Edit request</source>
        <translation>Anfrage bearbeiten</translation>
    </message>
    <message>
        <source>Takes this request out of the queue and into the form. It won&apos;t be sent until you generate it.</source>
        <translation>Holt diese Anfrage aus der Warteschlange ins Formular. Sie wird erst gesendet, wenn Sie sie generieren.</translation>
    </message>
    <message>
        <source>Rename clip…</source>
        <translation>Clip umbenennen…</translation>
    </message>
    <message>
        <source>Renames the clip and the JSON file next to it.</source>
        <translation>Benennt den Clip und die JSON-Datei daneben um.</translation>
    </message>
    <message>
        <source>Marks the take as not good enough. Its clip stays.</source>
        <translation>Kennzeichnet den Take als nicht gut genug. Sein Clip bleibt.</translation>
    </message>
    <message>
        <source>Takes the rejection back.</source>
        <translation>Nimmt das Verwerfen zurück.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Moves the take and its clip to the Trash. You can undo this.</source>
        <translation>Verschiebt den Take und seinen Clip in den Papierkorb. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Brings the take and its clip back from the Trash.</source>
        <translation>Holt den Take und seinen Clip aus dem Papierkorb zurück.</translation>
    </message>
    <message>
        <source>Cancel upload</source>
        <translation>Hochladen abbrechen</translation>
    </message>
    <message>
        <source>Stops the upload and keeps the request here, on hold. Nothing was sent to the service.</source>
        <translation>Bricht das Hochladen ab und hält die Anfrage hier zurück. Es wurde nichts an den Dienst gesendet.</translation>
    </message>
    <message>
        <source>Send at…</source>
        <translation>Senden um…</translation>
    </message>
    <message>
        <source>Sends this request at a time that you choose.</source>
        <translation>Sendet diese Anfrage zu einem Zeitpunkt Ihrer Wahl.</translation>
    </message>
    <message>
        <source>This take is in the Trash. Restore brings it back with its clip.</source>
        <translation>Dieser Take ist im Papierkorb. „Wiederherstellen“ holt ihn mit seinem Clip zurück.</translation>
    </message>
    <message>
        <source>Change ID…</source>
        <translation>ID ändern…</translation>
    </message>
    <message>
        <source>Replaces the ID that you entered. No new request is sent.</source>
        <translation>Ersetzt die von Ihnen eingegebene ID. Es wird keine neue Anfrage gesendet.</translation>
    </message>
    <message>
        <source>Save a part</source>
        <translation>Teil speichern</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Correct cost…</source>
        <translation>Kosten korrigieren…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Schlüssel eingeben…</translation>
    </message>
    <message>
        <source>Test upload place…</source>
        <translation>Upload-Ziel testen…</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>Limits bearbeiten…</translation>
    </message>
    <message>
        <source>Opens your spending limits. This request waits until you choose Send now.</source>
        <translation>Öffnet Ihre Limits. Diese Anfrage wartet, bis Sie „Jetzt senden“ wählen.</translation>
    </message>
    <message>
        <source>Change clip folder…</source>
        <translation>Clip-Ordner ändern…</translation>
    </message>
    <message>
        <source>Opens the setting of the folder in which clips are saved.</source>
        <translation>Öffnet die Einstellung des Ordners, in dem Clips gespeichert werden.</translation>
    </message>
    <message>
        <source>Uploads 1 kB to the place of this request&apos;s files and fetches it through its link.</source>
        <translation>Lädt 1 kB in das Upload-Ziel der Dateien dieser Anfrage hoch und ruft es über seinen Link ab.</translation>
    </message>
    <message>
        <source>Saves a zip file with IDs, times, the request and the responses. It never contains your key.</source>
        <translation>Speichert eine ZIP-Datei mit IDs, Zeiten, der Anfrage und den Antworten. Sie enthält nie den Schlüssel.</translation>
    </message>
    <message>
        <source>Records what your invoice says instead of the service&apos;s figure.</source>
        <translation>Hält fest, was auf Ihrer Rechnung steht, statt der Angabe des Dienstes.</translation>
    </message>
    <message>
        <source>This request is already first in the queue.</source>
        <translation>Diese Anfrage ist bereits die erste in der Warteschlange.</translation>
    </message>
    <message>
        <source>This request is already last in the queue.</source>
        <translation>Diese Anfrage ist bereits die letzte in der Warteschlange.</translation>
    </message>
    <message>
        <source>Stores the key of this take&apos;s account. Its waiting requests are then sent.</source>
        <translation>Speichert den Schlüssel für das Konto dieses Takes. Dessen wartende Anfragen werden danach gesendet.</translation>
    </message>
    <message>
        <source>Move up in the queue</source>
        <translation>In der Warteschlange nach vorn</translation>
    </message>
    <message>
        <source>Move down in the queue</source>
        <translation>In der Warteschlange nach hinten</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskAnnouncer</name>
    <message>
        <source>%1: %2</source>
        <comment>a task and what it does now</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a state and how many tasks are in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>a state and how much of it is done</comment>
        <translation>%1, %2 %</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
    <message>
        <source>Take %1, %2</source>
        <translation>Take %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks finished. %1</source>
        <translation>
            <numerusform>%n Auftrag ist beendet. %1</numerusform>
            <numerusform>%n Aufträge sind beendet. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskDetails</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Es ist noch nichts geschehen.</translation>
    </message>
    <message>
        <source>Select a take to see its details.</source>
        <translation>Einen Take auswählen, um seine Details zu sehen.</translation>
    </message>
    <message>
        <source>Technical</source>
        <translation>Technisches</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskFilterBar</name>
    <message>
        <source>Empty…</source>
        <translation>Leeren…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filters, saved filters, order and columns</source>
        <translation>Filter, gespeicherte Filter, Reihenfolge und Spalten</translation>
    </message>
    <message>
        <source>Search takes</source>
        <translation>Takes suchen</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>Kachelgröße</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Search tasks</source>
        <translation>Aufträge suchen</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Alle löschen…</translation>
    </message>
    <message>
        <source>Moves all rejected takes shown here to the Trash, with their clips</source>
        <translation>Verschiebt alle hier angezeigten verworfenen Takes mit ihren Clips in den Papierkorb</translation>
    </message>
    <message>
        <source>Deletes the records of the takes in the Trash permanently</source>
        <translation>Löscht die Einträge der Takes im Papierkorb endgültig</translation>
    </message>
    <message>
        <source>Search prompts, models, notes, tags, names of clips and IDs</source>
        <translation>Prompts, Modelle, Notizen, Stichwörter, Clipnamen und IDs durchsuchen</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>a group of takes</comment>
        <translation>Anzeigen: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskListExport</name>
    <message>
        <source>Couldn&apos;t write the list: %1.</source>
        <translation>Die Liste konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>Der Export wurde abgebrochen. Es wurde nichts geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t in the list.</source>
        <translation>
            <numerusform>%n Auftrag konnte nicht aus der Auftragsdatenbank gelesen werden und fehlt in der Liste.</numerusform>
            <numerusform>%n Aufträge konnten nicht aus der Auftragsdatenbank gelesen werden und fehlen in der Liste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message>
        <source>Rate</source>
        <translation>Bewerten</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>Es wurde nichts geändert. %1</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>Bewertung entfernen</translation>
    </message>
    <message>
        <source>Edit note and tags</source>
        <translation>Notiz und Stichwörter bearbeiten</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Stichwort</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Rename clip</source>
        <translation>Clip umbenennen</translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash (%1).</source>
        <translation>
            <numerusform>%n Take in den Papierkorb verschoben (%1).</numerusform>
            <numerusform>%n Takes in den Papierkorb verschoben (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash.</source>
        <translation>
            <numerusform>%n Take in den Papierkorb verschoben.</numerusform>
            <numerusform>%n Takes in den Papierkorb verschoben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips stay, because other takes use them.</source>
        <translation>
            <numerusform>%n Clip bleibt, weil andere Takes ihn verwenden.</numerusform>
            <numerusform>%n Clips bleiben, weil andere Takes sie verwenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more clips couldn&apos;t be moved.</source>
        <translation>
            <numerusform>%n weiterer Clip konnte nicht verschoben werden.</numerusform>
            <numerusform>%n weitere Clips konnten nicht verschoben werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation>In %1 umbenannt.</translation>
    </message>
    <message>
        <source>The Trash was not emptied. %1</source>
        <translation>Der Papierkorb wurde nicht geleert. %1</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>Take %1 moved to the Trash.</source>
        <translation>Take %1 in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>Take %1 moved to the Trash (%2).</source>
        <comment>number, and size of a file</comment>
        <translation>Take %1 in den Papierkorb verschoben (%2).</translation>
    </message>
    <message>
        <source>Take %1 is back without its clip, which is no longer in the Trash.</source>
        <translation>Take %1 ist ohne seinen Clip zurück, der nicht mehr im Papierkorb ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes are back without their clips, which are no longer in the Trash.</source>
        <translation>
            <numerusform>%n Take ist ohne seinen Clip zurück, der nicht mehr im Papierkorb ist.</numerusform>
            <numerusform>%n Takes sind ohne ihre Clips zurück, die nicht mehr im Papierkorb sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>This contains your API key, so it wasn&apos;t saved. Remove the key from it.</source>
        <translation>Das enthält Ihren API-Schlüssel und wurde deshalb nicht gespeichert. Bitte den Schlüssel daraus entfernen.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes weren&apos;t moved: they are in progress or need a decision.</source>
        <translation>
            <numerusform>%n Take wurde nicht verschoben: Er ist in Arbeit oder braucht eine Entscheidung.</numerusform>
            <numerusform>%n Takes wurden nicht verschoben: Sie sind in Arbeit oder brauchen eine Entscheidung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes tagged.</source>
        <translation>
            <numerusform>%n Take hat neue Stichwörter.</numerusform>
            <numerusform>%n Takes haben neue Stichwörter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Note added to %n takes.</source>
        <translation>
            <numerusform>Notiz zu %n Take hinzugefügt.</numerusform>
            <numerusform>Notiz zu %n Takes hinzugefügt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskModel</name>
    <message>
        <source>Collapsed</source>
        <translation>Zugeklappt</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>Aufgeklappt</translation>
    </message>
    <message>
        <source>Day not known</source>
        <translation>Tag nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n Take</numerusform>
            <numerusform>%n Takes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, sorted ascending</source>
        <translation>%1, aufsteigend sortiert</translation>
    </message>
    <message>
        <source>%1, sorted descending</source>
        <translation>%1, absteigend sortiert</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskNotices</name>
    <message>
        <source>%1: %2</source>
        <comment>account, and what is with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The service is rate limiting requests. Sending resumes in %1.</source>
        <translation>Der Dienst drosselt Anfragen. Das Senden geht in %1 weiter.</translation>
    </message>
    <message>
        <source>The last request was rejected, and the reason may affect the others too. Sending resumes in %1.</source>
        <translation>Die letzte Anfrage wurde abgelehnt, und der Grund kann auch die anderen betreffen: Das Senden geht in %1 weiter.</translation>
    </message>
    <message>
        <source>Service unreachable since %1. Retrying automatically.</source>
        <translation>Der Dienst ist seit %1 nicht erreichbar. Es wird automatisch erneut versucht.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Screen takes</source>
        <translation>Takes vorführen</translation>
    </message>
    <message>
        <source>Shows the selected takes in a row, in full screen. With fewer than two, shows the filtered takes or today&apos;s.</source>
        <translation>Zeigt die ausgewählten Takes nacheinander im Vollbild; bei weniger als zwei die gefilterten oder die von heute.</translation>
    </message>
    <message numerus="yes">
        <source>Delete the records of %n takes permanently? Their clips stay in the Trash until you empty it on your desktop.</source>
        <translation>
            <numerusform>Den Eintrag von %n Take endgültig löschen? Sein Clip bleibt im Papierkorb des Systems, bis Sie diesen leeren.</numerusform>
            <numerusform>Die Einträge von %n Takes endgültig löschen? Ihre Clips bleiben im Papierkorb des Systems, bis Sie diesen leeren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter cleared to show take %1.</source>
        <translation>Filter aufgehoben, um Take %1 zu zeigen.</translation>
    </message>
    <message>
        <source>Back to the filter</source>
        <translation>Zurück zum Filter</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>In die Zwischenablage kopiert.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskStore</name>
    <message>
        <source>The task database %1 can&apos;t be opened: %2.</source>
        <translation>Die Auftragsdatenbank %1 kann nicht geöffnet werden: %2.</translation>
    </message>
    <message>
        <source>Another Dailies took over this profile; this one sent nothing.</source>
        <translation>Ein anderes Dailies hat dieses Profil übernommen; von diesem wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Task %1 has changed in the meantime.</source>
        <translation>Auftrag %1 hat sich inzwischen geändert.</translation>
    </message>
    <message>
        <source>Task %1 can&apos;t be removed: it&apos;s in progress, or the service knows it.</source>
        <translation>Auftrag %1 kann nicht entfernt werden: Er ist in Arbeit, oder der Dienst kennt ihn.</translation>
    </message>
    <message>
        <source>A spending limit kept this from being sent, but no longer does. Nothing was charged.</source>
        <translation>Ein Ausgabenlimit hielt das zurück, jetzt nicht mehr. Es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t in the database.</source>
        <translation>Auftrag %1 ist nicht in der Datenbank.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskView</name>
    <message>
        <source>Tasks</source>
        <translation>Aufträge</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskViews</name>
    <message>
        <source>Tile size</source>
        <translation>Kachelgröße</translation>
    </message>
    <message>
        <source>There&apos;s no room for larger tiles</source>
        <translation>Für größere Kacheln ist kein Platz</translation>
    </message>
</context>
<context>
    <name>Dailies::TestPanel</name>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
</context>
<context>
    <name>Dailies::TileDelegate</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a clip, and its length</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>New</source>
        <comment>a take</comment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Verworfen</translation>
    </message>
</context>
<context>
    <name>Dailies::ToastArea</name>
    <message>
        <source>Show the next message</source>
        <translation>Nächste Meldung anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n more messages</source>
        <translation>
            <numerusform>%n weitere Meldung</numerusform>
            <numerusform>%n weitere Meldungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TransportBar</name>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Frame %1 von %2</translation>
    </message>
    <message>
        <source>Speed (%1 slower, %2 faster)</source>
        <translation>Geschwindigkeit (%1 langsamer, %2 schneller)</translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledList</name>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>%Ln weiteren anzeigen</numerusform>
            <numerusform>%Ln weitere anzeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledRow</name>
    <message>
        <source>Show this take</source>
        <translation>Diesen Take anzeigen</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
    <message>
        <source>Deleted take</source>
        <translation>Gelöschter Take</translation>
    </message>
    <message>
        <source>Settled by you</source>
        <translation>Von Ihnen geklärt</translation>
    </message>
    <message>
        <source>amount unknown</source>
        <translation>Menge unbekannt</translation>
    </message>
    <message>
        <source>Settle…</source>
        <translation>Klären…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <translation>Take %1: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::Upload</name>
    <message>
        <source>It isn&apos;t a file.</source>
        <translation>Es ist keine Datei.</translation>
    </message>
    <message>
        <source>It can&apos;t be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>It&apos;s empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>Von Ihnen abgebrochen.</translation>
    </message>
    <message>
        <source>SHA-256 isn&apos;t available on this computer.</source>
        <translation>SHA-256 ist auf diesem Rechner nicht verfügbar.</translation>
    </message>
    <message>
        <source>The file no longer exists.</source>
        <translation>Die Datei ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>%1 wasn&apos;t uploaded. %2</source>
        <translation>%1 wurde nicht hochgeladen. %2</translation>
    </message>
    <message>
        <source>It has changed.</source>
        <translation>Sie hat sich geändert.</translation>
    </message>
    <message>
        <source>%1 was uploaded, but its link can&apos;t be used. %2</source>
        <translation>%1 wurde hochgeladen, aber der Link kann nicht verwendet werden. %2</translation>
    </message>
    <message>
        <source>%1 was uploaded, but its link couldn&apos;t be tried. %2</source>
        <translation>%1 wurde hochgeladen, aber der Link konnte nicht geprüft werden. %2</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadBody</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The file changed while it was uploaded.</source>
        <translation>Die Datei hat sich während des Hochladens geändert.</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadPlaceStore</name>
    <message>
        <source>The upload places in %1 can&apos;t be read: %2. The file was left unchanged.</source>
        <translation>Die Upload-Ziele in %1 können nicht gelesen werden: %2. Die Datei bleibt unverändert.</translation>
    </message>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>sie wurde von einer neueren Version von Dailies geschrieben</translation>
    </message>
    <message>
        <source>it isn&apos;t a list of upload places</source>
        <translation>sie enthält keine Liste von Upload-Zielen</translation>
    </message>
    <message>
        <source>The upload places couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>Die Upload-Ziele konnten nicht gelesen werden, deshalb werden sie auch nicht überschrieben.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the upload places to %1: %2.</source>
        <translation>Die Upload-Ziele konnten nicht nach %1 geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>This upload place was removed.</source>
        <translation>Dieses Upload-Ziel wurde entfernt.</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadsModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Uploaded</source>
        <translation>Hochgeladen</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Takes</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>Takes %1 and %n more</source>
        <translation>
            <numerusform>Takes %1 und %n weiterer</numerusform>
            <numerusform>Takes %1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes %1</source>
        <comment>several numbers</comment>
        <translation>Takes %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
</context>
<context>
    <name>Dailies::ValueLabel</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>Dailies::VideoSurface</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>Dailies::VoiceEditor</name>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>Add voice</source>
        <translation>Stimme hinzufügen</translation>
    </message>
    <message>
        <source>Voice %1</source>
        <translation>Stimme %1</translation>
    </message>
    <message>
        <source>Voice ID</source>
        <translation>Stimmen-ID</translation>
    </message>
    <message>
        <source>Recent voices</source>
        <translation>Letzte Stimmen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>voices, and how many at most</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>Dailies::VolumeButton</name>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>Es wurde kein Audiogerät gefunden. Das Bild wird ohne Ton wiedergegeben.</translation>
    </message>
</context>
<context>
    <name>Dailies::WebDavUploader</name>
    <message>
        <source>The storage&apos;s list of files can&apos;t be read.</source>
        <translation>Die Dateiliste des Speicherdienstes kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the user name or password.</source>
        <translation>Der Speicherdienst nimmt den Benutzernamen oder das Passwort nicht an.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t allow this user to do that.</source>
        <translation>Der Speicherdienst erlaubt das diesem Benutzer nicht.</translation>
    </message>
</context>
<context>
    <name>Dailies::WelcomePage</name>
    <message>
        <source>Add an account</source>
        <translation>Konto hinzufügen</translation>
    </message>
    <message>
        <source>Generate video with your own API account. Dailies tracks every job and saves every clip.</source>
        <translation>Videos mit dem eigenen API-Konto generieren. Dailies verfolgt jeden Auftrag und speichert jeden Clip.</translation>
    </message>
    <message>
        <source>Try it free in practice mode</source>
        <translation>Kostenlos im Übungsmodus ausprobieren</translation>
    </message>
    <message>
        <source>Try everything offline first: sample clips, no API key, nothing charged.</source>
        <translation>Erst alles offline ausprobieren: Übungsclips, kein API-Schlüssel, keine Kosten.</translation>
    </message>
    <message>
        <source>Or start with an example</source>
        <translation>Oder mit einem Beispiel beginnen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>Dailies::WindowMenu</name>
    <message>
        <source>Find a command…</source>
        <translation>Befehl suchen…</translation>
    </message>
    <message>
        <source>Recent notices…</source>
        <translation>Letzte Meldungen…</translation>
    </message>
    <message>
        <source>Open the clips folder</source>
        <translation>Clip-Ordner öffnen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Clear the form</source>
        <translation>Formular leeren</translation>
    </message>
    <message>
        <source>Open request…</source>
        <translation>Anfrage öffnen…</translation>
    </message>
    <message>
        <source>From a JSON file, a cURL command in a file, or the JSON file next to a clip</source>
        <translation>Aus einer JSON-Datei, einem cURL-Befehl in einer Datei oder der JSON-Datei neben einem Clip</translation>
    </message>
    <message>
        <source>Paste request</source>
        <translation>Anfrage einfügen</translation>
    </message>
    <message>
        <source>JSON or a cURL command from the clipboard, into the form</source>
        <translation>JSON oder einen cURL-Befehl aus der Zwischenablage in das Formular übernehmen</translation>
    </message>
    <message>
        <source>Track a task by ID…</source>
        <translation>Auftrag per ID verfolgen…</translation>
    </message>
    <message>
        <source>For a task that was created elsewhere: downloads its clip and creates nothing</source>
        <translation>Für einen anderswo erstellten Auftrag: lädt seinen Clip herunter und erstellt nichts</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Konto hinzufügen…</translation>
    </message>
    <message>
        <source>Account settings…</source>
        <translation>Kontoeinstellungen…</translation>
    </message>
    <message>
        <source>Model profiles…</source>
        <translation>Modellprofile…</translation>
    </message>
    <message>
        <source>Model limits and supported values</source>
        <translation>Grenzen und unterstützte Werte der Modelle</translation>
    </message>
    <message>
        <source>Use practice mode</source>
        <translation>Übungsmodus verwenden</translation>
    </message>
    <message>
        <source>Remove practice takes…</source>
        <translation>Übungs-Takes entfernen…</translation>
    </message>
    <message>
        <source>Removes all practice takes. Their clips move to the Trash. You can undo this.</source>
        <translation>Entfernt alle Übungs-Takes. Ihre Clips kommen in den Papierkorb des Systems. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Choose an account in the form. Practice mode has no settings and needs no key.</source>
        <translation>Bitte im Formular ein Konto wählen. Der Übungsmodus hat keine Einstellungen und braucht keinen Schlüssel.</translation>
    </message>
    <message>
        <source>Rename, limit or remove the selected account</source>
        <translation>Das gewählte Konto umbenennen, begrenzen oder entfernen</translation>
    </message>
    <message>
        <source>For the selected account</source>
        <translation>Für das gewählte Konto</translation>
    </message>
    <message>
        <source>Change the API key…</source>
        <translation>API-Schlüssel ändern…</translation>
    </message>
    <message>
        <source>Export the list…</source>
        <translation>Liste exportieren…</translation>
    </message>
    <message>
        <source>Saves what the list shows as CSV or JSON</source>
        <translation>Speichert den Inhalt der Liste als CSV oder JSON</translation>
    </message>
    <message>
        <source>Disk use…</source>
        <translation>Speicherplatz…</translation>
    </message>
    <message>
        <source>How much of the disk the clips of each account use</source>
        <translation>Wie viel Platz die Clips jedes Kontos auf dem Datenträger belegen</translation>
    </message>
    <message>
        <source>Upload places…</source>
        <translation>Upload-Ziele…</translation>
    </message>
    <message>
        <source>Storage of your own, from which services fetch your files</source>
        <translation>Eigener Speicher, aus dem Dienste Ihre Dateien abrufen</translation>
    </message>
    <message>
        <source>Pause sending</source>
        <translation>Senden anhalten</translation>
    </message>
    <message>
        <source>When all takes are finished</source>
        <translation>Wenn alle Takes fertig sind</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation>Benachrichtigen</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Standby</translation>
    </message>
    <message>
        <source>Resume sending</source>
        <translation>Senden fortsetzen</translation>
    </message>
    <message>
        <source>Spending limits…</source>
        <translation>Ausgabenlimits…</translation>
    </message>
    <message>
        <source>How much may be spent per day, per month or per run</source>
        <translation>Wie viel pro Tag, Monat oder Durchgang ausgegeben werden darf</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>Tarife…</translation>
    </message>
    <message>
        <source>What a second, a point or a take costs you</source>
        <translation>Was eine Sekunde, ein Punkt oder ein Take kostet</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Takes</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>Spending</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Compare with invoice…</source>
        <translation>Mit Rechnung vergleichen…</translation>
    </message>
    <message>
        <source>Holds back requests that aren&apos;t sent yet. Takes that are being generated continue.</source>
        <translation>Hält Anfragen zurück, die noch nicht gesendet sind. Takes, die gerade generiert werden, laufen weiter.</translation>
    </message>
    <message>
        <source>Compares what the service charged with what Dailies recorded</source>
        <translation>Vergleicht, was der Dienst berechnet hat, mit dem, was Dailies aufgezeichnet hat</translation>
    </message>
    <message>
        <source>Sends the waiting requests.</source>
        <translation>Sendet die wartenden Anfragen.</translation>
    </message>
</context>
<context>
    <name>Dailies::WipePicture</name>
    <message>
        <source>Wipe between two takes</source>
        <translation>Wischvergleich zweier Takes</translation>
    </message>
    <message>
        <source>Divider at %1 %</source>
        <translation>Trennlinie bei %1 %</translation>
    </message>
</context>
<context>
    <name>Dailies::WorkArea</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>Nur Bild</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Nächster Teil des Fensters</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Vorheriger Teil des Fensters</translation>
    </message>
    <message>
        <source>The viewer is in its own window.</source>
        <translation>Der Betrachter ist in seinem eigenen Fenster.</translation>
    </message>
</context>
<context>
    <name>Dailies::WorkNotice</name>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
</context>
<context>
    <name>DatabaseMaintenance</name>
    <message>
        <source>Not enough disk space for the daily copy of the task database.</source>
        <translation>Auf dem Datenträger ist zu wenig Platz für die tägliche Kopie der Auftragsdatenbank.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Can&apos;t write clips to %1.</source>
        <translation>Clips können nicht nach %1 geschrieben werden.</translation>
    </message>
    <message>
        <source>The profile in %1 is on a network drive (%2). Use it from one computer at a time; otherwise the task database can be damaged.</source>
        <translation>Das Profil in %1 liegt auf einem Netzlaufwerk (%2). Bitte immer nur von einem Rechner aus verwenden: Sonst kann die Auftragsdatenbank beschädigt werden.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Übungsmodus</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>inputs.json   name, size, date and SHA-256 of the files that the request sends</source>
        <translation>inputs.json   Name, Größe, Datum und SHA-256 der Dateien, die die Anfrage sendet</translation>
    </message>
    <message>
        <source>log.txt       everything that happened, with times</source>
        <translation>log.txt       alles, was geschehen ist, mit Zeiten</translation>
    </message>
    <message>
        <source>Times are in UTC, followed by this computer&apos;s local time (%1).</source>
        <translation>Zeiten stehen in UTC, danach nach der Uhr dieses Rechners (%1).</translation>
    </message>
    <message>
        <source>Support file for task %1, created by Dailies %2.</source>
        <translation>Support-Datei zu Auftrag %1, erstellt von Dailies %2.</translation>
    </message>
    <message>
        <source>For the service&apos;s support: what was requested, when, and what the service returned.</source>
        <translation>Für den Support des Dienstes: was angefordert wurde, wann, und was zurückkam.</translation>
    </message>
    <message>
        <source>request.json  the request as its create call sends it</source>
        <translation>request.json  die Anfrage, wie ihr Erstellungsaufruf sie enthält</translation>
    </message>
    <message>
        <source>replies/      every response of the service, one file each</source>
        <translation>replies/      jede Antwort des Dienstes, je eine Datei</translation>
    </message>
    <message>
        <source>Left out: keys, everything after the &quot;?&quot; of a URL (it may hold a signature), images and other encoded data (only their length is given), and local folders. Removed text is shown as *** or as a number of characters.</source>
        <translation>Weggelassen: Schlüssel, was nach dem „?“ einer Adresse steht (es kann eine Signatur enthalten), Bilder und andere kodierte Daten (nur ihre Länge ist angegeben) und die Ordner dieses Rechners. Wo etwas herausgenommen wurde, steht *** oder eine Anzahl von Zeichen.</translation>
    </message>
    <message>
        <source>Included: the prompt, file names, and the URLs of inputs. Review it before sharing.</source>
        <translation>Enthalten sind der Prompt, Dateinamen und die Adressen der Eingaben. Bitte vor der Weitergabe durchsehen.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>Der Export wurde abgebrochen. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the export to %1: %2.</source>
        <translation>Der Export konnte nicht nach %1 geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>task.json     IDs, request IDs, times, state, uploads, and the length and SHA-256 of the request</source>
        <translation>task.json     IDs, Anfrage-IDs, Zeiten, Status, Uploads sowie Länge und SHA-256 der Anfrage</translation>
    </message>
</context>
<context>
    <name>ExamplePrompt</name>
    <message>
        <source>She sings along with the song</source>
        <translation>Sie singt das Lied mit</translation>
    </message>
    <message>
        <source>Image 1 tells a story by the fire</source>
        <translation>Image 1 erzählt am Feuer eine Geschichte</translation>
    </message>
    <message>
        <source>A tea garden in the morning, the mist lifts slowly, seen from the air</source>
        <translation>Ein Teegarten am Morgen, der Nebel lichtet sich langsam, aus der Luft gesehen</translation>
    </message>
    <message>
        <source>Change the car in Video 1 to red</source>
        <translation>Färbe das Auto in Video 1 rot</translation>
    </message>
    <message>
        <source>The flag in Image 1 begins to wave; the camera moves in slowly</source>
        <translation>Die Flagge in Image 1 beginnt zu wehen; die Kamera fährt langsam heran</translation>
    </message>
    <message>
        <source>A lighthouse at dusk, slow push in, waves against the rocks</source>
        <translation>Ein Leuchtturm in der Dämmerung, langsame Heranfahrt, Wellen schlagen an die Felsen</translation>
    </message>
    <message>
        <source>Make it snow in Video 1</source>
        <translation>Lass es in Video 1 schneien</translation>
    </message>
    <message>
        <source>The kitten turns its head and looks at us</source>
        <translation>Das Kätzchen dreht den Kopf und sieht uns an</translation>
    </message>
    <message>
        <source>A morning in three pictures</source>
        <translation>Ein Morgen in drei Bildern</translation>
    </message>
    <message>
        <source>A paper boat travels down a gutter in the rain</source>
        <translation>Ein Papierboot fährt im Regen den Rinnstein entlang</translation>
    </message>
    <message>
        <source>The boat sets off</source>
        <translation>Das Boot legt ab</translation>
    </message>
    <message>
        <source>It meets a leaf</source>
        <translation>Es trifft auf ein Blatt</translation>
    </message>
    <message>
        <source>blur, text</source>
        <translation>Unschärfe, Text</translation>
    </message>
    <message>
        <source>The woman in Image 1 walks down the street in Image 2</source>
        <translation>Die Frau aus Image 1 geht die Straße aus Image 2 entlang</translation>
    </message>
</context>
<context>
    <name>Exceptions</name>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden…</translation>
    </message>
    <message>
        <source>Edit and retry</source>
        <translation>Ändern und wiederholen</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Negative prompt</source>
        <translation>Negativ-Prompt</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Medien</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation>Seitenverhältnis</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>Prompt-Treue</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Multiple shots</source>
        <translation>Mehrere Shots</translation>
    </message>
    <message>
        <source>Shot type</source>
        <translation>Shot-Typ</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Watermark</source>
        <translation>Wasserzeichen</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Logo JSON</source>
        <translation>Logo-JSON</translation>
    </message>
    <message>
        <source>Enhance prompt</source>
        <translation>Prompt verbessern</translation>
    </message>
    <message>
        <source>Custom JSON</source>
        <translation>Eigenes JSON</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>Resolution tier: 480P, 720P or 1080P.</source>
        <translation>Auflösungsstufe: 480P, 720P oder 1080P.</translation>
    </message>
    <message>
        <source>Describe the clip, or the edit you want.</source>
        <translation>Beschreibt den Inhalt des Clips oder die gewünschte Bearbeitung.</translation>
    </message>
    <message>
        <source>Describe the content or the motion.</source>
        <translation>Beschreibt den Inhalt oder die Bewegung.</translation>
    </message>
    <message>
        <source>Generation mode, such as std or pro.</source>
        <translation>Generierungsmodus, zum Beispiel std oder pro.</translation>
    </message>
    <message>
        <source>How closely the clip follows the prompt.</source>
        <translation>Wie genau der Clip dem Prompt folgt.</translation>
    </message>
    <message>
        <source>Describe the clip, or the edit you want. Mention media by number, such as Image 1.</source>
        <translation>Den Clip oder die gewünschte Bearbeitung beschreiben. Medien mit ihrer Nummer erwähnen, zum Beispiel Image 1.</translation>
    </message>
    <message>
        <source>The videos to edit. No other media types are allowed.</source>
        <translation>Die zu bearbeitenden Videos. Andere Medientypen sind nicht zulässig.</translation>
    </message>
    <message>
        <source>Input media. Their order sets the numbers used in the prompt.</source>
        <translation>Eingabemedien. Ihre Reihenfolge bestimmt die Nummern im Prompt.</translation>
    </message>
    <message>
        <source>Resolution tier. Depends on the model.</source>
        <translation>Auflösungsstufe. Hängt vom Modell ab.</translation>
    </message>
    <message>
        <source>Aspect ratio W:H (e.g. 16:9).</source>
        <translation>Seitenverhältnis B:H (z.&#xa0;B. 16:9).</translation>
    </message>
    <message>
        <source>Clip length in seconds.</source>
        <translation>Länge des Clips in Sekunden.</translation>
    </message>
    <message>
        <source>Clip length in whole seconds, 2 to 30.</source>
        <translation>Länge des Clips in ganzen Sekunden, 2 bis 30.</translation>
    </message>
    <message>
        <source>Clip length in whole seconds. The range depends on the model.</source>
        <translation>Länge des Clips in ganzen Sekunden. Der Bereich hängt vom Modell ab.</translation>
    </message>
    <message>
        <source>A model enabled for the account&apos;s key.</source>
        <translation>Ein Modell, das für den Schlüssel des Kontos freigeschaltet ist.</translation>
    </message>
    <message>
        <source>What to keep out of the clip.</source>
        <translation>Was im Clip nicht vorkommen soll.</translation>
    </message>
    <message>
        <source>Turns audio on or off.</source>
        <translation>Schaltet den Ton ein oder aus.</translation>
    </message>
    <message>
        <source>Makes a clip with several shots.</source>
        <translation>Erstellt einen Clip mit mehreren Shots.</translation>
    </message>
    <message>
        <source>How the clip is split into shots. Choose customize to write your own list.</source>
        <translation>Wie der Clip in Shots aufgeteilt wird. Mit customize lässt sich eine eigene Liste schreiben.</translation>
    </message>
    <message>
        <source>Your own shots: number, prompt and length of each.</source>
        <translation>Eigene Shots: jeweils Nummer, Prompt und Länge.</translation>
    </message>
    <message>
        <source>Voices that speak in the clip, by voice ID.</source>
        <translation>Stimmen, die im Clip sprechen, nach Stimmen-ID.</translation>
    </message>
    <message>
        <source>Whether the service may rewrite the prompt.</source>
        <translation>Ob der Dienst den Prompt umschreiben darf.</translation>
    </message>
    <message>
        <source>Adds a visible “AI-generated” mark in the lower-right corner.</source>
        <translation>Fügt unten rechts die sichtbare Kennzeichnung „KI-generiert“ hinzu.</translation>
    </message>
    <message>
        <source>Adds a visible “AI-generated” mark.</source>
        <translation>Fügt die sichtbare Kennzeichnung „KI-generiert“ hinzu.</translation>
    </message>
    <message>
        <source>Whether to add the platform&apos;s logo.</source>
        <translation>Ob das Logo der Plattform hinzugefügt wird.</translation>
    </message>
    <message>
        <source>Details of the platform&apos;s logo. The specification doesn&apos;t show their format.</source>
        <translation>Angaben zum Logo der Plattform. Die Spezifikation nennt ihr Format nicht.</translation>
    </message>
    <message>
        <source>Extra keys, merged into the request last.</source>
        <translation>Zusätzliche JSON-Schlüssel, die zuletzt in die Anfrage eingefügt werden.</translation>
    </message>
    <message>
        <source>The input image: a file or a public link.</source>
        <translation>Das Eingabebild: eine Datei oder ein öffentlicher Link.</translation>
    </message>
    <message>
        <source>The input images: files or public links.</source>
        <translation>Die Eingabebilder: Dateien oder öffentliche Links.</translation>
    </message>
    <message>
        <source>Auto uses the service&apos;s default. Or enter a ratio W:H that the model supports, or adaptive.</source>
        <translation>Auto verwendet den Standard des Dienstes. Oder ein Verhältnis B:H eingeben, das das Modell unterstützt, oder adaptive.</translation>
    </message>
</context>
<context>
    <name>FieldValue</name>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptiv</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Intelligent</source>
        <translation>Intelligent</translation>
    </message>
</context>
<context>
    <name>FolderOpening</name>
    <message>
        <source>No file manager was found to open %1.</source>
        <translation>Es wurde keine Dateiverwaltung gefunden, die %1 öffnen kann.</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>FormParts</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>IdJournal</name>
    <message>
        <source>The list of IDs %1 can&apos;t be written: %2.</source>
        <translation>Die ID-Liste %1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The list of IDs %1 can&apos;t be read: %2.</source>
        <translation>Die ID-Liste %1 kann nicht gelesen werden: %2.</translation>
    </message>
</context>
<context>
    <name>IdRecovery</name>
    <message>
        <source>Recovered from the list of IDs; it was missing from the task database.</source>
        <translation>In der ID-Liste gefunden; in der Auftragsdatenbank fehlte der Auftrag.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. We can&apos;t tell whether the service accepted it.</source>
        <translation>Die Auftragsdatenbank ist älter als ihre ID-Liste: Diese Anfrage wurde erst nach dem Kopieren der Datenbank gesendet. Ob der Dienst sie angenommen hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. We can&apos;t tell whether the service accepted and charged it. Check with the service before you generate it again.</source>
        <translation>Die Auftragsdatenbank ist älter als ihre ID-Liste: Diese Anfrage wurde erst nach dem Kopieren der Datenbank gesendet. Ob der Dienst sie angenommen und berechnet hat, ist nicht bekannt. Bitte vor dem erneuten Generieren beim Dienst prüfen.</translation>
    </message>
    <message>
        <source>The ID was recovered from the list of IDs.</source>
        <translation>Die ID wurde in der ID-Liste gefunden.</translation>
    </message>
    <message>
        <source>The service keeps results for one day, so Dailies no longer checks this task.</source>
        <translation>Der Dienst bewahrt Ergebnisse einen Tag lang auf, deshalb wird nicht mehr abgefragt.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 ist zu groß für eine Anfrage.</translation>
    </message>
    <message>
        <source>This isn&apos;t a request: %1</source>
        <translation>Das ist keine Anfrage: %1</translation>
    </message>
    <message>
        <source>it checks a task and doesn&apos;t create one.</source>
        <translation>Es fragt einen Auftrag ab und erstellt keinen.</translation>
    </message>
    <message>
        <source>it has none of a request&apos;s fields, such as model or prompt.</source>
        <translation>Es enthält keines der Felder einer Anfrage, wie Modell oder Prompt.</translation>
    </message>
    <message>
        <source>duplicate key; the last one wins</source>
        <translation>dieser JSON-Schlüssel steht doppelt; nur der letzte zählt</translation>
    </message>
    <message>
        <source>Guessed the request kind: %1.</source>
        <translation>Vermutete Anfrageart: %1.</translation>
    </message>
    <message>
        <source>not recognised; ignored</source>
        <translation>nicht erkannt und weggelassen</translation>
    </message>
    <message>
        <source>Not recognised and ignored: %1.</source>
        <translation>Nicht erkannt und weggelassen: %1.</translation>
    </message>
    <message>
        <source>it&apos;s a clip&apos;s JSON file without a version.</source>
        <translation>Es ist die JSON-Datei eines Clips ohne Versionsangabe.</translation>
    </message>
    <message>
        <source>A newer version of Dailies wrote this file. Update Dailies to open it.</source>
        <translation>Diese Datei wurde von einer neueren Version von Dailies geschrieben: Zum Lesen bitte das Programm aktualisieren.</translation>
    </message>
    <message>
        <source>it&apos;s a clip&apos;s JSON file without a request.</source>
        <translation>Es ist die JSON-Datei eines Clips, in der die Anfrage fehlt.</translation>
    </message>
    <message>
        <source>it&apos;s UTF-16 text. Save it as UTF-8.</source>
        <translation>Es ist UTF-16-Text; bitte als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>it&apos;s empty.</source>
        <translation>Der Inhalt ist leer.</translation>
    </message>
    <message>
        <source>it isn&apos;t text.</source>
        <translation>Der Inhalt ist kein Text.</translation>
    </message>
    <message>
        <source>it&apos;s neither JSON nor a cURL command.</source>
        <translation>Es ist weder JSON noch ein cURL-Befehl.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file.</source>
        <translation>%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
</context>
<context>
    <name>InputFindings</name>
    <message>
        <source>%1: the file is empty.</source>
        <translation>%1: Die Datei ist leer.</translation>
    </message>
    <message>
        <source>%1: the file is still being written.</source>
        <translation>%1: Die Datei wird noch geschrieben.</translation>
    </message>
    <message>
        <source>%1: the file is damaged.</source>
        <translation>%1: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>%1: the file is missing.</source>
        <translation>%1: Die Datei fehlt.</translation>
    </message>
    <message>
        <source>%1: the file can&apos;t be read.</source>
        <translation>%1: Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1: this isn&apos;t a file.</source>
        <translation>%1: Das ist keine Datei.</translation>
    </message>
    <message>
        <source>%1 is an image, which doesn&apos;t match its type.</source>
        <translation>%1 ist ein Bild; das passt nicht zum Typ.</translation>
    </message>
    <message>
        <source>%1 is a video, which doesn&apos;t match its type.</source>
        <translation>%1 ist ein Video; das passt nicht zum Typ.</translation>
    </message>
    <message>
        <source>%1 is a sound file, which doesn&apos;t match its type.</source>
        <translation>%1 ist eine Audiodatei; das passt nicht zum Typ.</translation>
    </message>
    <message>
        <source>%1 is a document, which doesn&apos;t match its type.</source>
        <translation>%1 ist ein Dokument; das passt nicht zum Typ.</translation>
    </message>
    <message>
        <source>%1 is a web page, which doesn&apos;t match its type.</source>
        <translation>%1 ist eine Webseite; das passt nicht zum Typ.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t match its type.</source>
        <translation>%1 passt nicht zum Typ.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a picture that can be part of a request: JPEG, PNG, WebP or BMP.</source>
        <translation>%1 ist kein Bild, das Teil einer Anfrage sein kann: JPEG, PNG, WebP oder BMP.</translation>
    </message>
    <message>
        <source>%1 is a %2 file, but its name doesn&apos;t say so. Let its name end with .%3.</source>
        <translation>%1 ist eine %2-Datei, aber der Name zeigt das nicht. Der Name muss auf .%3 enden.</translation>
    </message>
    <message>
        <source>%1: this file isn&apos;t an image. Replace it.</source>
        <translation>%1: Diese Datei ist kein Bild. Bitte ersetzen.</translation>
    </message>
</context>
<context>
    <name>Invoice</name>
    <message>
        <source>Line %1: “%2” can mean %3 or %4. Write the figures with a decimal point and without separators. Nothing was compared.</source>
        <translation>Zeile %1: „%2“ kann %3 oder %4 bedeuten. Bitte die Zahlen mit Dezimalpunkt und ohne Trennzeichen schreiben. Es wurde nichts verglichen.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a number. Nothing was compared.</source>
        <translation>Zeile %1: „%2“ ist keine Zahl. Es wurde nichts verglichen.</translation>
    </message>
    <message>
        <source>Line %1 has an amount without its currency. Nothing was compared.</source>
        <translation>Zeile %1 hat einen Betrag ohne Währung. Es wurde nichts verglichen.</translation>
    </message>
    <message>
        <source>Line %1 has no figure. Each line needs seconds, points, or an amount with its currency. Nothing was compared.</source>
        <translation>Zeile %1 hat keinen Wert. Jede Zeile braucht Sekunden, Punkte oder einen Betrag mit Währung. Es wurde nichts verglichen.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a date. Write dates as 2026-12-31. Nothing was compared.</source>
        <translation>Zeile %1: „%2“ ist kein Datum. Bitte Daten als 2026-12-31 schreiben. Es wurde nichts verglichen.</translation>
    </message>
    <message>
        <source>These columns weren&apos;t understood: “%1”.</source>
        <translation>Diese Spalten wurden nicht verstanden: „%1“.</translation>
    </message>
</context>
<context>
    <name>JoinedFindings</name>
    <message>
        <source>%1 to %2</source>
        <comment>Image 2 to Image 9</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 The same goes for %2.</source>
        <comment>a sentence about Image 1, and names of others</comment>
        <translation>%1 Dasselbe gilt für %2.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>missing key in double quotes</source>
        <translation>ein JSON-Schlüssel in doppelten Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>missing comma or closing brace</source>
        <translation>ein Komma oder eine schließende geschweifte Klammer fehlt</translation>
    </message>
    <message>
        <source>missing comma or closing bracket</source>
        <translation>ein Komma oder eine schließende eckige Klammer fehlt</translation>
    </message>
    <message>
        <source>missing colon after a key</source>
        <translation>nach einem JSON-Schlüssel fehlt ein Doppelpunkt</translation>
    </message>
    <message>
        <source>trailing comma</source>
        <translation>nach einem Komma folgt nichts</translation>
    </message>
    <message>
        <source>missing closing quote</source>
        <translation>bei einem Text fehlt das schließende Anführungszeichen</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>das ist keine Zahl</translation>
    </message>
    <message>
        <source>unexpected text after the closing brace</source>
        <translation>nach der schließenden geschweiften Klammer folgt noch etwas</translation>
    </message>
    <message>
        <source>missing or invalid value</source>
        <translation>ein Wert fehlt oder ist keiner, den JSON kennt</translation>
    </message>
    <message>
        <source>Invalid JSON: %1 (line %2, column %3).</source>
        <translation>Ungültiges JSON: %1 (Zeile %2, Spalte %3).</translation>
    </message>
    <message>
        <source>Expected a JSON object in braces, found a list.</source>
        <translation>Erwartet wird ein JSON-Objekt in geschweiften Klammern, gefunden wurde eine Liste.</translation>
    </message>
    <message>
        <source>Expected a JSON object in braces, found a single value.</source>
        <translation>Erwartet wird ein JSON-Objekt in geschweiften Klammern, gefunden wurde ein einzelner Wert.</translation>
    </message>
    <message>
        <source>The number %1 is too large to be sent unchanged. Put it in quotes, or use a smaller one (line %2, column %3).</source>
        <translation>Die Zahl %1 ist zu groß, um unverändert gesendet zu werden. Bitte in Anführungszeichen setzen oder eine kleinere verwenden (Zeile %2, Spalte %3).</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The key is empty.</source>
        <translation>Der Schlüssel ist leer.</translation>
    </message>
    <message>
        <source>The key contains a line break or another control character.</source>
        <translation>Der Schlüssel enthält einen Zeilenumbruch oder ein anderes Steuerzeichen.</translation>
    </message>
    <message>
        <source>The key contains a space.</source>
        <translation>Der Schlüssel enthält ein Leerzeichen.</translation>
    </message>
    <message>
        <source>The key contains an invalid character.</source>
        <translation>Der Schlüssel enthält ein Zeichen, das in Schlüsseln nicht vorkommt.</translation>
    </message>
    <message>
        <source>The password is empty.</source>
        <translation>Das Passwort ist leer.</translation>
    </message>
    <message>
        <source>The password contains a line break or another control character.</source>
        <translation>Das Passwort enthält einen Zeilenumbruch oder ein anderes Steuerzeichen.</translation>
    </message>
</context>
<context>
    <name>Limit</name>
    <message numerus="yes">
        <source>%n takes</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n Take</numerusform>
            <numerusform>%n Takes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <comment>an amount</comment>
        <translation>%1 Sekunden</translation>
    </message>
    <message>
        <source>%1 a day</source>
        <comment>a limit</comment>
        <translation>%1 pro Tag</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <comment>a limit</comment>
        <translation>%1 pro Monat</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <comment>a limit</comment>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>You have a limit of %1, and it isn&apos;t known how much of it this request uses.</source>
        <translation>Ihr Limit beträgt %1, und es ist nicht bekannt, wie viel davon diese Anfrage verbraucht.</translation>
    </message>
    <message>
        <source>Change the limit, or wait until its period is over.</source>
        <translation>Bitte das Limit ändern oder warten, bis sein Zeitraum vorbei ist.</translation>
    </message>
    <message>
        <source>Change the limit to send this.</source>
        <translation>Zum Senden bitte das Limit ändern.</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <comment>a limit</comment>
        <translation>%1 pro Durchgang</translation>
    </message>
    <message>
        <source>With this, at least 80 % of your limit of %1 is used or reserved.</source>
        <translation>Damit sind mindestens 80&#xa0;% Ihres Limits verbraucht oder reserviert: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 used or reserved)</source>
        <comment>a limit and how much of it is used</comment>
        <translation>%1 (%2 verbraucht oder reserviert)</translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over your limit of %1.</source>
        <translation>
            <numerusform>Dieser Take überschreitet Ihr Limit: %1.</numerusform>
            <numerusform>Diese %n Takes überschreiten Ihr Limit: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over several of your limits: %1.</source>
        <translation>
            <numerusform>Dieser Take überschreitet mehrere Ihrer Limits: %1.</numerusform>
            <numerusform>Diese %n Takes überschreiten mehrere Ihrer Limits: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between limits</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Change these limits to send this.</source>
        <translation>Zum Senden bitte diese Limits ändern.</translation>
    </message>
    <message>
        <source>Your limit of %1 can&apos;t count %2.</source>
        <translation>Ihr Limit von %1 kann %2 nicht mitzählen.</translation>
    </message>
    <message>
        <source>%1 for this account</source>
        <comment>a limit</comment>
        <translation>%1 für dieses Konto</translation>
    </message>
    <message>
        <source>1 second</source>
        <comment>an amount</comment>
        <translation>1 Sekunde</translation>
    </message>
    <message>
        <source>With this, all of your limit of %1 is used or reserved.</source>
        <translation>Damit ist Ihr Limit von %1 ganz verbraucht oder reserviert.</translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over your limit of %1.</source>
        <translation>
            <numerusform>Dieser Take überschreitet möglicherweise Ihr Limit von %1.</numerusform>
            <numerusform>Diese %n Takes überschreiten möglicherweise Ihr Limit von %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over several of your limits: %1.</source>
        <translation>
            <numerusform>Dieser Take überschreitet möglicherweise mehrere Ihrer Limits: %1.</numerusform>
            <numerusform>Diese %n Takes überschreiten möglicherweise mehrere Ihrer Limits: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Preparing the task database for this version. With a long history, this can take a minute.</source>
        <translation>Zuerst wird die Auftragsdatenbank für diese Version vorbereitet; bei langem Verlauf dauert das eine Minute.</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips in this folder.</source>
        <translation>Einstellungen, Aufträge und Clips in diesem Ordner aufbewahren.</translation>
    </message>
    <message>
        <source>Start in practice mode.</source>
        <translation>Im Übungsmodus starten.</translation>
    </message>
    <message>
        <source>Show help.</source>
        <translation>Diese Hilfe anzeigen.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version anzeigen.</translation>
    </message>
    <message>
        <source>dailies accepts options only; see --help.</source>
        <translation>dailies nimmt nur Optionen an; siehe --help.</translation>
    </message>
    <message>
        <source>Usage: dailies [options]
Generate, track and save clips from a video service.</source>
        <translation>Aufruf: dailies [Optionen]
Generiert, verfolgt und speichert Clips eines Videodienstes.</translation>
    </message>
    <message>
        <source>Dailies (process %1) is using this profile but isn&apos;t responding. Wait, or end that process and start Dailies again; nothing is lost.</source>
        <translation>Dailies (Prozess %1) hat dieses Profil geöffnet, antwortet aber nicht. Bitte warten, bis es antwortet, oder diesen Prozess beenden und Dailies neu starten: Dadurch geht nichts verloren.</translation>
    </message>
</context>
<context>
    <name>MediaAddress</name>
    <message>
        <source>it&apos;s empty.</source>
        <translation>Er ist leer.</translation>
    </message>
    <message>
        <source>it&apos;s too long.</source>
        <translation>Er ist zu lang.</translation>
    </message>
    <message>
        <source>it doesn&apos;t start with https:// or http:// and a host.</source>
        <translation>Er beginnt nicht mit https:// oder http:// und einem Rechnernamen.</translation>
    </message>
    <message>
        <source>it contains a user name.</source>
        <translation>Er enthält einen Benutzernamen.</translation>
    </message>
    <message>
        <source>it points to a private network, which the service isn&apos;t on.</source>
        <translation>Er führt in ein privates Netzwerk, in dem der Dienst nicht ist.</translation>
    </message>
    <message>
        <source>The link to the clip wasn&apos;t used: %1</source>
        <translation>Der Link zum Clip wurde nicht verwendet: %1</translation>
    </message>
    <message>
        <source>The link wasn&apos;t checked: %1</source>
        <translation>Der Link wurde nicht geprüft: %1</translation>
    </message>
</context>
<context>
    <name>MediaName</name>
    <message>
        <source>Image %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>Video %1</source>
        <translation>Video %1</translation>
    </message>
    <message>
        <source>Audio %1</source>
        <translation>Audio %1</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation>Element %1</translation>
    </message>
</context>
<context>
    <name>MediaRow</name>
    <message>
        <source>Reference voice</source>
        <translation>Referenzstimme</translation>
    </message>
</context>
<context>
    <name>MediaSources</name>
    <message>
        <source>Usable files</source>
        <translation>Verwendbare Dateien</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>“%1” is damaged, so it wasn&apos;t used.</source>
        <translation>„%1“ ist beschädigt und wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image, so it wasn&apos;t used.</source>
        <translation>„%1“ ist kein Bild und wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read, so it wasn&apos;t used.</source>
        <translation>„%1“ kann nicht gelesen werden und wurde nicht verwendet.</translation>
    </message>
</context>
<context>
    <name>MediaType</name>
    <message>
        <source>First frame</source>
        <translation>Erster Frame</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Letzter Frame</translation>
    </message>
    <message>
        <source>Reference image</source>
        <translation>Referenzbild</translation>
    </message>
    <message>
        <source>Reference video</source>
        <translation>Referenzvideo</translation>
    </message>
    <message>
        <source>Reference audio</source>
        <translation>Referenzaudio</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Driving audio</source>
        <translation>Steuerndes Audio</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
</context>
<context>
    <name>ModelPlaces</name>
    <message>
        <source>Family %1</source>
        <translation>Familie %1</translation>
    </message>
    <message>
        <source>Family %1 · %2</source>
        <translation>Familie %1 · %2</translation>
    </message>
</context>
<context>
    <name>ModelProfile</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>A model profile needs a family (A with generation 3.0 or 2.7, or B).</source>
        <translation>Ein Modellprofil braucht eine Familie (A mit Generation 3.0 oder 2.7, oder B).</translation>
    </message>
    <message>
        <source>A model profile needs at least one request kind of its family.</source>
        <translation>Ein Modellprofil braucht mindestens eine Anfrageart seiner Familie.</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>das ist nicht bekannt</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>true oder false wird erwartet</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>ein Text wird erwartet</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>ein Objekt wird erwartet</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>eine Liste wird erwartet</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>eine Zahl wird erwartet</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>eine ganze Zahl wird erwartet</translation>
    </message>
    <message>
        <source>%1: expected a list of texts.</source>
        <translation>%1: Eine Liste von Texten wird erwartet.</translation>
    </message>
    <message>
        <source>%1: text is expected.</source>
        <translation>%1: Ein Text wird erwartet.</translation>
    </message>
    <message>
        <source>limits: expected an object.</source>
        <translation>limits: Ein Objekt wird erwartet.</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>every name is taken</source>
        <translation>jeder Name ist vergeben</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the clip to %1: %2.</source>
        <translation>Der Clip konnte nicht nach %1 geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>another copy of the program is using it</source>
        <translation>eine andere Instanz des Programms arbeitet daran</translation>
    </message>
    <message>
        <source>This clip is too large for the disk&apos;s file system.</source>
        <translation>Der Datenträger nimmt keine so große Datei wie diesen Clip an.</translation>
    </message>
    <message>
        <source>The disk is full, so the clip couldn&apos;t be written. Free up some space to continue the download.</source>
        <translation>Der Datenträger ist voll; der Clip konnte nicht geschrieben werden. Bitte Platz schaffen, damit der Download weitergeht.</translation>
    </message>
    <message>
        <source>The disk is almost full (%1 free). The server doesn&apos;t give the clip&apos;s size, so %2 must stay free. Free up some space to continue the download.</source>
        <translation>Der Datenträger ist fast voll (%1 frei). Der Server gibt nicht an, wie groß der Clip ist, daher müssen %2 frei bleiben. Bitte Platz schaffen, damit der Download weitergeht.</translation>
    </message>
    <message>
        <source>The disk is full: the clip needs %1 and %2 must stay free, but only %3 is free. Free up some space to continue the download.</source>
        <translation>Der Datenträger ist voll: Der Clip braucht %1, und %2 müssen frei bleiben, aber nur %3 sind frei. Bitte Platz schaffen, damit der Download weitergeht.</translation>
    </message>
</context>
<context>
    <name>PopupMenus</name>
    <message>
        <source>Step up</source>
        <translation>Schritt nach oben</translation>
    </message>
    <message>
        <source>Step down</source>
        <translation>Schritt nach unten</translation>
    </message>
</context>
<context>
    <name>PracticeService</name>
    <message>
        <source>The body is larger than 64 MiB.</source>
        <translation>Die Anfragedaten sind größer als 64 MiB.</translation>
    </message>
    <message>
        <source>The prompt asks the task to fail.</source>
        <translation>Der Prompt verlangt, dass der Auftrag fehlschlägt.</translation>
    </message>
    <message>
        <source>the task takes five times as long</source>
        <translation>der Auftrag dauert fünfmal so lange</translation>
    </message>
    <message>
        <source>sample clips are 1 to 60 seconds long</source>
        <translation>Übungsclips sind 1 bis 60 Sekunden lang</translation>
    </message>
    <message>
        <source>must be 480P, 720P or 1080P</source>
        <translation>480P, 720P oder 1080P wird erwartet</translation>
    </message>
    <message>
        <source>must be a ratio W:H between 1:4 and 4:1</source>
        <translation>ein Verhältnis B:H zwischen 1:4 und 4:1 wird erwartet</translation>
    </message>
    <message>
        <source>null isn&apos;t allowed here</source>
        <translation>null ist kein Wert dieses Feldes</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; isn&apos;t enabled for this key; available: practice-a-3.0, practice-a-2.7 and practice-b</source>
        <translation>model: „%1“ ist für diesen Schlüssel nicht freigeschaltet; es gibt practice-a-3.0, practice-a-2.7 und practice-b</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; doesn&apos;t offer %2</source>
        <translation>model: „%1“ bietet %2 nicht an</translation>
    </message>
    <message>
        <source>%1: duplicate key</source>
        <translation>%1: steht doppelt</translation>
    </message>
    <message>
        <source>The practice server can&apos;t write to the folder %1.</source>
        <translation>Der Übungsserver kann nicht in den Ordner %1 schreiben.</translation>
    </message>
    <message>
        <source>The task can&apos;t be saved: %1.</source>
        <translation>Der Auftrag kann nicht gespeichert werden: %1.</translation>
    </message>
    <message>
        <source>This URL accepts %1 only.</source>
        <translation>Diese Adresse nimmt nur %1 an.</translation>
    </message>
    <message>
        <source>No such clip.</source>
        <translation>Diesen Clip gibt es nicht.</translation>
    </message>
    <message>
        <source>This isn&apos;t a practice job.</source>
        <translation>Das ist kein Übungsauftrag.</translation>
    </message>
    <message>
        <source>The request can&apos;t be read.</source>
        <translation>Diese Anfrage kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The practice server found no free port.</source>
        <translation>Der Übungsserver hat keinen freien Port gefunden.</translation>
    </message>
    <message>
        <source>The practice server can&apos;t use port %1: another program is using it.</source>
        <translation>Der Übungsserver kann Port %1 nicht verwenden: Ein anderes Programm belegt ihn.</translation>
    </message>
    <message>
        <source>Nothing found at %1.</source>
        <translation>Unter %1 ist nichts vorhanden.</translation>
    </message>
    <message>
        <source>The Authorization header doesn&apos;t contain this service&apos;s key.</source>
        <translation>Der Header Authorization enthält nicht den Schlüssel dieses Dienstes.</translation>
    </message>
    <message>
        <source>The Content-Type header isn&apos;t application/json.</source>
        <translation>Der Header Content-Type ist nicht application/json.</translation>
    </message>
    <message>
        <source>The prompt asks for a rejection.</source>
        <translation>Der Prompt verlangt eine Ablehnung.</translation>
    </message>
    <message>
        <source>Too many requests. Try again in two seconds.</source>
        <translation>Zu viele Anfragen. Bitte in zwei Sekunden erneut versuchen.</translation>
    </message>
    <message>
        <source>%1: unknown field for this call, or duplicate</source>
        <translation>%1: kein Feld dieses Aufrufs, oder steht doppelt</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; isn&apos;t enabled for this key.</source>
        <translation>model: „%1“ ist für diesen Schlüssel nicht freigeschaltet.</translation>
    </message>
    <message>
        <source>taskId: no such task.</source>
        <translation>taskId: Diesen Auftrag gibt es nicht.</translation>
    </message>
    <message>
        <source>model: the task was created with a different model.</source>
        <translation>model: Der Auftrag wurde mit einem anderen Modell erstellt.</translation>
    </message>
    <message>
        <source>This link has expired.</source>
        <translation>Dieser Link ist abgelaufen.</translation>
    </message>
    <message>
        <source>the task fails with a code and a message</source>
        <translation>der Auftrag schlägt fehl, mit einem Code und einer Meldung</translation>
    </message>
    <message>
        <source>the request is rejected; no task is created</source>
        <translation>die Anfrage wird abgelehnt; es wird kein Auftrag erstellt</translation>
    </message>
    <message>
        <source>the task reports UNKNOWN for a while, then continues</source>
        <translation>der Auftrag wird eine Weile als UNKNOWN gemeldet, dann geht er weiter</translation>
    </message>
    <message>
        <source>the task reports an unknown status for a while, then continues</source>
        <translation>der Auftrag hat eine Weile einen völlig unbekannten Status, dann geht er weiter</translation>
    </message>
    <message>
        <source>the task is created, but the connection drops before the response</source>
        <translation>der Auftrag wird erstellt, die Verbindung aber ohne Antwort geschlossen</translation>
    </message>
    <message>
        <source>the request is rate limited for two seconds, then accepted</source>
        <translation>die Anfrage wird zwei Sekunden lang gedrosselt und dann angenommen</translation>
    </message>
    <message>
        <source>the task succeeds, but its download link doesn&apos;t work</source>
        <translation>der Auftrag gelingt, aber sein Download-Link funktioniert nicht</translation>
    </message>
    <message>
        <source>the upload place is full</source>
        <translation>das Upload-Ziel ist voll</translation>
    </message>
    <message>
        <source>links report a wrong length</source>
        <translation>Links melden eine falsche Länge</translation>
    </message>
    <message>
        <source>links refuse HEAD requests</source>
        <translation>Links lehnen HEAD-Anfragen ab</translation>
    </message>
    <message>
        <source>presigned links have expired</source>
        <translation>vorsignierte Links sind abgelaufen</translation>
    </message>
    <message>
        <source>the place&apos;s clock is one hour ahead</source>
        <translation>die Uhr des Upload-Ziels geht eine Stunde vor</translation>
    </message>
    <message>
        <source>the place responds after two seconds</source>
        <translation>das Upload-Ziel antwortet nach zwei Sekunden</translation>
    </message>
    <message>
        <source>the first upload of a file breaks off</source>
        <translation>das erste Hochladen einer Datei bricht ab</translation>
    </message>
    <message>
        <source>links lead to a web page</source>
        <translation>Links führen zu einer Webseite</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Disk space for filmstrips</source>
        <translation>Speicherplatz für Filmstreifen</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Kein Proxy</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Proxy-Adresse</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>Ruhezeiten</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>Ruhe ab</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>Ruhe bis</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Rückfrage</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Enter a full path, such as /home/me/Videos.</source>
        <translation>Bitte einen vollständigen Pfad eingeben, etwa /home/me/Videos.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>In %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Language of the window and of all messages.</source>
        <translation>Die Sprache des Fensters und aller Meldungen.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemstandard</translation>
    </message>
    <message>
        <source>Light or dark. Video is always shown on black.</source>
        <translation>Hell oder dunkel. Videos werden immer auf schwarzem Grund gezeigt.</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Notify me when tasks finish</source>
        <translation>Benachrichtigen, wenn Aufträge fertig sind</translation>
    </message>
    <message>
        <source>One notification when the last running task finishes and the window isn&apos;t in view.</source>
        <translation>Eine Benachrichtigung, wenn der letzte laufende Auftrag beendet und das Fenster nicht zu sehen ist.</translation>
    </message>
    <message>
        <source>No notifications between these times.</source>
        <translation>Keine Benachrichtigungen zwischen diesen Uhrzeiten.</translation>
    </message>
    <message>
        <source>When quiet hours begin.</source>
        <translation>Wann die Ruhezeit beginnt.</translation>
    </message>
    <message>
        <source>When quiet hours end. If this is earlier than the start, they end the next day.</source>
        <translation>Wann sie endet; liegt die Uhrzeit vor dem Beginn, am nächsten Tag.</translation>
    </message>
    <message>
        <source>When I close the window</source>
        <translation>Beim Schließen des Fensters</translation>
    </message>
    <message>
        <source>While tasks run, Dailies can keep downloading clips from the tray. If you quit, it resumes at the next start.</source>
        <translation>Während Aufträge laufen, kann Dailies im Infobereich weiter Clips herunterladen. Nach dem Beenden geht es beim nächsten Start weiter.</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>Im Infobereich weiterlaufen</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>Clip-Ordner</translation>
    </message>
    <message>
        <source>Where new clips are saved. Existing clips stay where they are.</source>
        <translation>Wo neue Clips gespeichert werden. Bereits gespeicherte bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Dateinamen</translation>
    </message>
    <message>
        <source>You can use: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added if a name is taken.</source>
        <translation>Möglich sind: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. Ist ein Name schon vergeben, wird eine Nummer angehängt.</translation>
    </message>
    <message>
        <source>Save a JSON file next to each clip</source>
        <translation>Neben jedem Clip eine JSON-Datei speichern</translation>
    </message>
    <message>
        <source>Contains the request that made the clip, under the clip&apos;s name. Never contains a key.</source>
        <translation>Enthält die Anfrage, aus der der Clip entstand, unter dem Namen des Clips. Sie enthält nie einen Schlüssel.</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>Gleichzeitige Downloads</translation>
    </message>
    <message>
        <source>Clips about to expire download first.</source>
        <translation>Clips, deren Link bald abläuft, werden zuerst heruntergeladen.</translation>
    </message>
    <message>
        <source>Video player</source>
        <translation>Videoplayer</translation>
    </message>
    <message>
        <source>What plays clips. Try another one if clips don&apos;t play well. Single frames are always read with FFmpeg.</source>
        <translation>Womit Clips wiedergegeben werden. Bei schlechter Wiedergabe bitte einen anderen Videoplayer wählen. Einzelne Frames werden immer mit FFmpeg gelesen.</translation>
    </message>
    <message>
        <source>Hardware decoding</source>
        <translation>Hardwaredekodierung</translation>
    </message>
    <message>
        <source>Turn off if the picture is broken or Dailies crashes during playback. Needs Qt 6.5 or newer.</source>
        <translation>Ausschalten, wenn das Bild gestört ist oder Dailies während der Wiedergabe abstürzt. Erfordert Qt 6.5 oder neuer.</translation>
    </message>
    <message>
        <source>When it&apos;s full, the oldest filmstrips are removed; they&apos;re made again when needed.</source>
        <translation>Ist er aufgebraucht, werden die ältesten Filmstreifen entfernt; bei Bedarf werden sie neu erstellt.</translation>
    </message>
    <message>
        <source>How Dailies reaches the service. Connections to this computer never use the proxy.</source>
        <translation>Wie Dailies den Dienst erreicht. Verbindungen zu diesem Rechner laufen nie über den Proxy.</translation>
    </message>
    <message>
        <source>Host and port, such as proxy.example.com:8080.</source>
        <translation>Rechnername und Port, etwa proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>Check status every (minimum)</source>
        <translation>Kürzeste Pause zwischen Abfragen eines Auftrags</translation>
    </message>
    <message>
        <source>Longer intervals are easier on the service, but finished clips show up later. All intervals scale with this one.</source>
        <translation>Längere Pausen schonen den Dienst; alle Pausen wachsen mit. Ein fertiger Clip wird dann später bemerkt.</translation>
    </message>
    <message>
        <source>Adapt checks to typical run times</source>
        <translation>Abfragen an die übliche Dauer anpassen</translation>
    </message>
    <message>
        <source>Checks rarely before a clip is due, and more often around that time. Off: always at the same interval.</source>
        <translation>Fragt selten ab, bevor ein Clip fällig ist, und häufiger um diese Zeit. Aus: immer im gleichen Takt.</translation>
    </message>
    <message>
        <source>Check status at least every</source>
        <translation>Längste Pause, solange ein Clip nicht fällig ist</translation>
    </message>
    <message>
        <source>Longest interval between checks while a clip isn&apos;t due. Never shorter than the minimum.</source>
        <translation>Längste Pause zwischen Abfragen, solange ein Clip nicht fällig ist. Nie kürzer als die kürzeste Pause.</translation>
    </message>
    <message>
        <source>Restart to apply.</source>
        <translation>Wirkt nach einem Neustart.</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>Bitte eine ganze Zahl von %1 bis %2 eingeben.</translation>
    </message>
    <message>
        <source>Clips need different names. Use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line of at most 200 characters.</source>
        <translation>Clips brauchen unterschiedliche Namen: Bitte mindestens eines von {date}, {prompt:40}, {model}, {kind}, {task} verwenden, in einer Zeile mit höchstens 200 Zeichen.</translation>
    </message>
    <message>
        <source>Enter a host and port, such as proxy.example.com:8080.</source>
        <translation>Bitte Rechnername und Port eingeben, etwa proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>This can&apos;t be chosen.</source>
        <translation>Das kann nicht gewählt werden.</translation>
    </message>
    <message>
        <source>Pause sending</source>
        <translation>Senden anhalten</translation>
    </message>
    <message>
        <source>Nothing is sent or uploaded until you resume. Takes that are being generated continue.</source>
        <translation>Es wird nichts gesendet oder hochgeladen, bis Sie das Senden fortsetzen. Takes, die gerade generiert werden, laufen weiter.</translation>
    </message>
    <message>
        <source>Send only between these times</source>
        <translation>Nur zwischen diesen Zeiten senden</translation>
    </message>
    <message>
        <source>At other times, new requests wait here. Send now, requests with a time of their own and practice requests don&apos;t wait.</source>
        <translation>Zu anderen Zeiten warten neue Anfragen hier. Das gilt nicht für „Jetzt senden“, Anfragen mit eigener Zeit und Übungsanfragen.</translation>
    </message>
    <message>
        <source>Send from</source>
        <translation>Senden von</translation>
    </message>
    <message>
        <source>When sending begins each day.</source>
        <translation>Wann das Senden jeden Tag beginnt.</translation>
    </message>
    <message>
        <source>Send until</source>
        <translation>Senden bis</translation>
    </message>
    <message>
        <source>When sending ends. If this is earlier than the start, it ends the next day.</source>
        <translation>Wann das Senden endet. Liegt diese Zeit vor dem Beginn, endet es am nächsten Tag.</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>PreviewText</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>$%1: link to %2, made when you generate</source>
        <comment>$LINK_1: link to harbour.mp4</comment>
        <translation>$%1: Link zu %2, wird beim Generieren erstellt</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Dailies problem report, created at %1.</source>
        <translation>Problembericht zu Dailies, erstellt am %1.</translation>
    </message>
    <message>
        <source>versions.txt   versions of Dailies and of what it uses</source>
        <translation>versions.txt   Versionen des Programms und dessen, was es verwendet</translation>
    </message>
    <message>
        <source>settings.json  changed settings; for folders and URLs, only that they are set</source>
        <translation>settings.json  geänderte Einstellungen; von Ordnern und Adressen nur, dass sie gesetzt sind</translation>
    </message>
    <message>
        <source>accounts.json  models of your accounts; no names, URLs or keys</source>
        <translation>accounts.json  Modelle der Konten; weder Name noch Adresse oder Schlüssel</translation>
    </message>
    <message>
        <source>tasks.json     number of tasks, and facts about the last %1</source>
        <translation>tasks.json     Zahl der Aufträge und Angaben zu den letzten %1</translation>
    </message>
    <message>
        <source>log.txt        program log</source>
        <translation>log.txt        Programmprotokoll</translation>
    </message>
    <message>
        <source>Keys, URLs, encoded data and local folders were removed.</source>
        <translation>Schlüssel, Adressen, kodierte Daten und Ordner dieses Rechners wurden entfernt.</translation>
    </message>
    <message>
        <source>Includes recent prompts.</source>
        <translation>Die Prompts der letzten Aufträge sind enthalten.</translation>
    </message>
    <message>
        <source>Includes no prompts.</source>
        <translation>Es ist kein Prompt enthalten.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the report to %1: %2.</source>
        <translation>Der Bericht konnte nicht nach %1 geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Can&apos;t write to the folder %1.</source>
        <translation>In den Ordner %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 is in the way: Dailies needs a folder there.</source>
        <translation>%1 ist im Weg: An dieser Stelle wird ein Ordner benötigt.</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 (process %2) is already using %3. Quit it first, or choose another profile.</source>
        <translation>%1 (Prozess %2) arbeitet bereits in %3. Bitte zuerst beenden oder ein anderes Profil wählen.</translation>
    </message>
    <message>
        <source>The profile in %1 can&apos;t be used: Dailies can&apos;t write there.</source>
        <translation>Das Profil in %1 kann nicht verwendet werden: Dort kann nichts geschrieben werden.</translation>
    </message>
    <message>
        <source>The profile in %1 can&apos;t be used, because the disk is full. Free some space, then start Dailies again.</source>
        <translation>Das Profil in %1 kann nicht verwendet werden, weil der Datenträger voll ist. Bitte etwas Platz schaffen und Dailies neu starten.</translation>
    </message>
    <message>
        <source>Starting Dailies again can&apos;t bring up this window: there is no place for its socket.</source>
        <translation>Ein erneuter Start von Dailies kann dieses Fenster nicht nach vorn holen: Es gibt keinen Ort für dessen Socket.</translation>
    </message>
    <message>
        <source>Starting Dailies again can&apos;t bring up this window: %1.</source>
        <translation>Ein erneuter Start von Dailies kann dieses Fenster nicht nach vorn holen: %1.</translation>
    </message>
</context>
<context>
    <name>ProfileCatalogue</name>
    <message>
        <source>A newer version of Dailies wrote it.</source>
        <translation>Sie wurde von einer neueren Version von Dailies geschrieben.</translation>
    </message>
    <message>
        <source>It isn&apos;t a list of model profiles.</source>
        <translation>Sie enthält keine Liste von Modellprofilen.</translation>
    </message>
    <message>
        <source>A model profile needs an ID.</source>
        <translation>Ein Modellprofil braucht eine ID.</translation>
    </message>
    <message>
        <source>Duplicate ID: %1.</source>
        <translation>Die ID %1 steht doppelt.</translation>
    </message>
    <message>
        <source>The model profiles in %1 can&apos;t be read, so the file was left unchanged: %2</source>
        <translation>Die Modellprofile in %1 können nicht gelesen werden; die Datei bleibt unverändert: %2</translation>
    </message>
    <message>
        <source>Your model profiles couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>Die eigenen Modellprofile konnten nicht gelesen werden, deshalb werden sie auch nicht überschrieben.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the model profiles to %1: %2.</source>
        <translation>Die Modellprofile konnten nicht nach %1 geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>ProfileNotes</name>
    <message>
        <source>The reference voice of %1</source>
        <translation>Die Referenzstimme von %1</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>Das Bild</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 is a %2 file. This model accepts %3.</source>
        <translation>%1 ist eine %2-Datei. Dieses Modell nimmt %3 an.</translation>
    </message>
    <message>
        <source>%1 has transparency, which this model doesn&apos;t support.</source>
        <translation>%1 enthält Transparenz, die dieses Modell nicht unterstützt.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels. This model accepts sides of %4 pixels.</source>
        <translation>%1 ist %2 × %3 Pixel groß. Dieses Modell nimmt Seitenlängen von %4 Pixeln an.</translation>
    </message>
    <message>
        <source>%1 is %2 s long. This model accepts %3 s.</source>
        <translation>%1 ist %2 s lang. Dieses Modell nimmt %3 s an.</translation>
    </message>
    <message>
        <source>%1 has %2 fps. This model needs at least %3.</source>
        <translation>%1 hat %2 fps. Dieses Modell braucht mindestens %3.</translation>
    </message>
    <message>
        <source>%1 is %2 MB. This model accepts up to %3 MB.</source>
        <translation>%1 ist %2 MB groß. Dieses Modell nimmt höchstens %3 MB an.</translation>
    </message>
    <message>
        <source>%1 is %2 MB, which makes an upload of %3 MB.</source>
        <translation>%1 ist %2 MB groß; hochgeladen werden damit %3 MB.</translation>
    </message>
    <message>
        <source>%1: oss links need a header that isn&apos;t in this service&apos;s specification.</source>
        <translation>%1: oss-Links brauchen einen Header, der nicht in der Spezifikation dieses Dienstes steht.</translation>
    </message>
    <message>
        <source>%1: only images can be embedded. Use a link for other files.</source>
        <translation>%1: Nur Bilder können eingebettet werden. Für andere Dateien bitte einen Link verwenden.</translation>
    </message>
    <message>
        <source>%1 adds up to %2 s. This model accepts up to %3 s.</source>
        <translation>%1 ergibt zusammen %2 s. Dieses Modell nimmt höchstens %3 s an.</translation>
    </message>
    <message>
        <source>Input videos and the clip add up to %1 s. This model accepts up to %2 s.</source>
        <translation>Eingabevideos und Clip ergeben zusammen %1 s. Dieses Modell nimmt höchstens %2 s an.</translation>
    </message>
    <message>
        <source>This model accepts up to %L1 files. You have %L2.</source>
        <translation>Dieses Modell nimmt höchstens %L1 Dateien an, vorhanden: %L2.</translation>
    </message>
    <message>
        <source>This model isn&apos;t known to use %1 for %2.</source>
        <translation>Von diesem Modell ist nicht bekannt, dass es „%1“ für „%2“ verwendet.</translation>
    </message>
    <message>
        <source>%1: this model accepts up to %L2. You have %L3.</source>
        <translation>%1: Dieses Modell nimmt höchstens %L2 an, vorhanden: %L3.</translation>
    </message>
    <message>
        <source>%1: this model needs at least %L2. You have %L3.</source>
        <translation>%1: Dieses Modell braucht mindestens %L2, vorhanden: %L3.</translation>
    </message>
    <message>
        <source>This model supports these combinations: %1.</source>
        <translation>Dieses Modell unterstützt diese Kombinationen: %1.</translation>
    </message>
    <message>
        <source>This model can&apos;t combine %1.</source>
        <translation>Dieses Modell kann dies nicht kombinieren: %1.</translation>
    </message>
    <message>
        <source>%1 needs %2 with this model.</source>
        <translation>„%1“ braucht bei diesem Modell „%2“.</translation>
    </message>
    <message>
        <source>With %1, this model needs %2 to be on.</source>
        <translation>Mit „%1“ muss bei diesem Modell „%2“ eingeschaltet sein.</translation>
    </message>
    <message>
        <source>This model isn&apos;t known to support %1.</source>
        <translation>Von diesem Modell ist nicht bekannt, dass es %1 unterstützt.</translation>
    </message>
    <message>
        <source>The prompt has %L1 characters; the limit is %L2. The rest may be ignored.</source>
        <translation>Der Prompt hat %L1 Zeichen; die Grenze ist %L2. Der Rest wird möglicherweise ignoriert.</translation>
    </message>
    <message>
        <source>The negative prompt has %L1 characters; the limit is %L2. The rest may be ignored.</source>
        <translation>Der Negativ-Prompt hat %L1 Zeichen; die Grenze ist %L2. Der Rest wird möglicherweise ignoriert.</translation>
    </message>
    <message>
        <source>With a reference video, this model makes clips of %1 s. You asked for %2 s.</source>
        <translation>Mit Referenzvideo erzeugt dieses Modell Clips von %1 s. Angefordert: %2 s.</translation>
    </message>
    <message>
        <source>This model makes clips of %1 s. You asked for %2 s.</source>
        <translation>Dieses Modell erzeugt Clips von %1 s. Angefordert: %2 s.</translation>
    </message>
    <message>
        <source>This model doesn&apos;t use %1.</source>
        <translation>Dieses Modell verwendet „%1“ nicht.</translation>
    </message>
    <message>
        <source>This model supports %1, not %2.</source>
        <translation>Dieses Modell unterstützt %1, nicht %2.</translation>
    </message>
    <message>
        <source>This model&apos;s guidance is %1, not %2.</source>
        <translation>Die Prompt-Treue dieses Modells ist %1, nicht %2.</translation>
    </message>
    <message>
        <source>This model doesn&apos;t use voices.</source>
        <translation>Dieses Modell verwendet keine Stimmen.</translation>
    </message>
    <message>
        <source>The shots aren&apos;t used while %1 is off.</source>
        <translation>Die Shots werden nicht verwendet, solange „%1“ ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>The shot type isn&apos;t used while %1 is off.</source>
        <translation>Der Shot-Typ wird nicht verwendet, solange „%1“ ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>Choose a shot type.</source>
        <translation>Bitte einen Shot-Typ wählen.</translation>
    </message>
    <message>
        <source>Shots are used only with the shot type %1.</source>
        <translation>Shots werden nur mit dem Shot-Typ %1 verwendet.</translation>
    </message>
    <message>
        <source>The prompt of shot %1 has %L2 characters; the limit is %L3.</source>
        <translation>Der Prompt von Shot %1 hat %L2 Zeichen; die Grenze ist %L3.</translation>
    </message>
    <message>
        <source>Shot %1 is %2 s long. This model needs at least %3 s.</source>
        <translation>Shot %1 ist %2 s lang. Dieses Modell braucht mindestens %3 s.</translation>
    </message>
    <message>
        <source>The shots add up to %1 s, but the clip is %2 s.</source>
        <translation>Die Shots ergeben zusammen %1 s, der Clip hat aber %2 s.</translation>
    </message>
    <message>
        <source>Add at least one shot.</source>
        <translation>Bitte mindestens einen Shot hinzufügen.</translation>
    </message>
    <message>
        <source>This model accepts %1 shots. You have %L2.</source>
        <translation>Dieses Modell nimmt %1 Shots an, vorhanden: %L2.</translation>
    </message>
    <message>
        <source>With shots, this model ignores the main prompt, but the service requires one.</source>
        <translation>Mit Shots ignoriert dieses Modell den Haupt-Prompt, der Dienst verlangt ihn aber.</translation>
    </message>
    <message>
        <source>This model accepts up to %L1. You have %L2.</source>
        <translation>Dieses Modell nimmt höchstens %L1 an. Es sind %L2.</translation>
    </message>
    <message>
        <source>%1: %2 isn&apos;t %3. The service may crop or stretch it.</source>
        <translation>%1: %2 entspricht nicht %3. Der Dienst schneidet das Bild möglicherweise zu oder verzerrt es.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels. This model accepts aspect ratios of %4.</source>
        <translation>%1 ist %2 × %3 Pixel groß. Dieses Modell nimmt Seitenverhältnisse von %4 an.</translation>
    </message>
    <message>
        <source>%1: %2 has a different aspect ratio than the first frame (%3). The service may crop or stretch it.</source>
        <translation>%1: %2 hat ein anderes Seitenverhältnis als der erste Frame (%3). Der Dienst schneidet das Bild möglicherweise zu oder verzerrt es.</translation>
    </message>
</context>
<context>
    <name>ProgramLog</name>
    <message>
        <source>Couldn&apos;t write the log to %1: %2.</source>
        <translation>Das Protokoll konnte nicht nach %1 geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>ProgramPart</name>
    <message>
        <source>Window system: %1</source>
        <translation>Fenstersystem: %1</translation>
    </message>
    <message>
        <source>system default</source>
        <translation>Systemstandard</translation>
    </message>
    <message>
        <source>Video player: %1</source>
        <translation>Videoplayer: %1</translation>
    </message>
</context>
<context>
    <name>PromptMentions</name>
    <message>
        <source>%1 in your prompt isn&apos;t attached.</source>
        <translation>%1 steht im Prompt, ist aber nicht angehängt.</translation>
    </message>
    <message>
        <source>The prompt doesn&apos;t mention %1 yet.</source>
        <translation>Der Prompt erwähnt %1 noch nicht.</translation>
    </message>
</context>
<context>
    <name>RateFile</name>
    <message>
        <source>The column &quot;%1&quot; isn&apos;t known. The first line names the columns: unit, price, currency, from, account, model, resolution, mode, sound, source. Nothing was imported.</source>
        <translation>Die Spalte „%1“ ist nicht bekannt. Die erste Zeile nennt die Spalten: unit, price, currency, from, account, model, resolution, mode, sound, source. Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is missing or wrong. Rates need unit (second, point or take), price (such as 0.10, at most six decimal places), currency (such as USD) and from (such as 2026-12-31). If sound is given, it is on or off. Nothing was imported.</source>
        <translation>Zeile %1: „%2“ fehlt oder ist falsch. Tarife brauchen unit (second, point oder take), price (etwa 0.10, höchstens sechs Nachkommastellen), currency (etwa USD) und from (etwa 2026-12-31). Wenn sound angegeben ist, ist es on oder off. Es wurde nichts importiert.</translation>
    </message>
</context>
<context>
    <name>RequestDifference</name>
    <message>
        <source>%1: %2</source>
        <comment>name and source of a material</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>RequestForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1 take</source>
        <translation>1 Take</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <translation>%1 Takes</translation>
    </message>
    <message>
        <source>Choose an account.</source>
        <translation>Bitte ein Konto wählen.</translation>
    </message>
    <message>
        <source>1 field left</source>
        <translation>Noch 1 Feld</translation>
    </message>
    <message>
        <source>%1 fields left</source>
        <translation>Noch %1 Felder</translation>
    </message>
    <message>
        <source>Not ready:</source>
        <translation>Nicht bereit:</translation>
    </message>
    <message>
        <source>Asks first:</source>
        <translation>Rückfrage zu:</translation>
    </message>
    <message>
        <source>%1 with %2, model %3</source>
        <translation>%1 mit %2, Modell %3</translation>
    </message>
    <message>
        <source>%1 files go to the practice storage first.</source>
        <translation>%1 Dateien werden zuerst in den Übungsspeicher hochgeladen.</translation>
    </message>
    <message>
        <source>%1 files go to your storage “%2” first: %3.</source>
        <translation>%1 Dateien gehen zuerst in Ihren Speicher „%2“: %3.</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 Noch einmal senden?</translation>
    </message>
    <message>
        <source>%1 Send %2 more takes?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 %2 weitere Takes senden?</translation>
    </message>
    <message>
        <source>There&apos;s no prompt that says what to change.</source>
        <translation>Kein Prompt sagt, was geändert werden soll.</translation>
    </message>
    <message>
        <source>1 field to correct</source>
        <translation>1 Feld zu korrigieren</translation>
    </message>
    <message>
        <source>%1 fields to correct</source>
        <translation>%1 Felder zu korrigieren</translation>
    </message>
    <message>
        <source>Not sent with this kind: %1</source>
        <translation>Bei dieser Art nicht gesendet: %1</translation>
    </message>
</context>
<context>
    <name>RequestJson</name>
    <message>
        <source>This version doesn&apos;t know the kind of this request.</source>
        <translation>Diese Anfrage ist von einer Art, die diese Version nicht kennt.</translation>
    </message>
</context>
<context>
    <name>ServiceAnswer</name>
    <message>
        <source>%1 The service says: %2</source>
        <translation>%1 Der Dienst meldet: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and a code</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>Antwort verloren: Der Dienst hat diese Anfrage möglicherweise angenommen. Es wurde nichts erneut gesendet.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes of %1</source>
        <comment>of a content type</comment>
        <translation>
            <numerusform>%n Byte %1</numerusform>
            <numerusform>%n Byte %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The service didn&apos;t receive the full request.</source>
        <translation>%1 Der Dienst hat nicht die ganze Anfrage erhalten.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent. Fix this and try again.</source>
        <translation>%1 Es wurde nichts gesendet; bitte korrigieren und erneut versuchen.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate wasn&apos;t accepted, so nothing was sent. Check the account&apos;s base URL and this computer&apos;s clock, then try again.</source>
        <translation>Das Zertifikat des Dienstes wurde nicht akzeptiert, deshalb wurde nichts gesendet. Bitte die Basisadresse des Kontos und die Uhr dieses Rechners prüfen und dann erneut senden.</translation>
    </message>
    <message>
        <source>The proxy blocked the call, so nothing was sent. Check the proxy settings.</source>
        <translation>Der Proxy hat den Aufruf nicht durchgelassen, deshalb wurde nichts gesendet. Bitte die Proxy-Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>Stopped before it was sent.</source>
        <translation>Vor dem Senden abgebrochen.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t be reached, so nothing was sent. Check the connection and the account&apos;s base URL.</source>
        <translation>Der Dienst war nicht erreichbar, deshalb wurde nichts gesendet. Bitte die Verbindung und die Basisadresse des Kontos prüfen.</translation>
    </message>
    <message>
        <source>The connection failed before the full request was sent, so the service can&apos;t have accepted it.</source>
        <translation>Die Verbindung brach ab, bevor die ganze Anfrage übertragen war; der Dienst kann sie also nicht angenommen haben.</translation>
    </message>
    <message>
        <source>The service may have accepted this request, but didn&apos;t confirm it. We haven&apos;t resent it.</source>
        <translation>Der Dienst hat diese Anfrage möglicherweise angenommen, aber nicht bestätigt. Sie wurde nicht erneut gesendet.</translation>
    </message>
    <message>
        <source>%1 The part of the response that arrived names task %2.</source>
        <translation>%1 Der angekommene Teil der Antwort nennt den Auftrag %2.</translation>
    </message>
    <message>
        <source>%1 No response arrived in time.</source>
        <translation>%1 Es kam nicht rechtzeitig eine Antwort.</translation>
    </message>
    <message>
        <source>%1 Stopped after it was sent.</source>
        <translation>%1 Nach dem Senden abgebrochen.</translation>
    </message>
    <message>
        <source>The connection dropped before the service replied. It may have accepted this request. We haven&apos;t resent it.</source>
        <translation>Die Verbindung brach ab, bevor der Dienst geantwortet hat. Er hat diese Anfrage möglicherweise angenommen. Sie wurde nicht erneut gesendet.</translation>
    </message>
    <message>
        <source>%1; nothing was accepted. Correct the account&apos;s base URL.</source>
        <translation>%1; es wurde nichts angenommen. Bitte die Basisadresse des Kontos korrigieren.</translation>
    </message>
    <message>
        <source>%1. Correct the account&apos;s base URL.</source>
        <translation>%1. Bitte die Basisadresse des Kontos korrigieren.</translation>
    </message>
    <message>
        <source>The service didn&apos;t receive the request in time; nothing was accepted. You can send it again.</source>
        <translation>Der Dienst hat die Anfrage nicht rechtzeitig erhalten; es wurde nichts angenommen. Sie kann erneut gesendet werden.</translation>
    </message>
    <message>
        <source>The service didn&apos;t receive the request in time.</source>
        <translation>Der Dienst hat die Anfrage nicht rechtzeitig erhalten.</translation>
    </message>
    <message>
        <source>The service rejected the key; nothing was accepted.</source>
        <translation>Der Dienst hat den Schlüssel abgelehnt; es wurde nichts angenommen.</translation>
    </message>
    <message>
        <source>The service rejected the key.</source>
        <translation>Der Dienst hat den Schlüssel abgelehnt.</translation>
    </message>
    <message>
        <source>The service rejected this request; nothing was accepted.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt; es wurde nichts angenommen.</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt.</translation>
    </message>
    <message>
        <source>The service returned an ID, but also an error: %1</source>
        <translation>Der Dienst hat eine ID genannt, aber auch einen Fehler: %1</translation>
    </message>
    <message>
        <source>The service is rate limiting requests.</source>
        <translation>Der Dienst drosselt Anfragen.</translation>
    </message>
    <message>
        <source>The service gives no information about this task.</source>
        <translation>Der Dienst gibt keine Auskunft über diesen Auftrag.</translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation>Der Dienst hat zurzeit Probleme.</translation>
    </message>
    <message>
        <source>The status check was stopped.</source>
        <translation>Die Statusabfrage wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The service&apos;s response is too large.</source>
        <translation>Die Antwort des Dienstes ist zu groß.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate wasn&apos;t accepted.</source>
        <translation>Das Zertifikat des Dienstes wurde nicht akzeptiert.</translation>
    </message>
    <message>
        <source>The proxy blocked the call.</source>
        <translation>Der Proxy hat den Aufruf nicht durchgelassen.</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time.</source>
        <translation>Der Dienst hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t be reached.</source>
        <translation>Der Dienst war nicht erreichbar.</translation>
    </message>
    <message>
        <source>The connection to the service dropped.</source>
        <translation>Die Verbindung zum Dienst brach ab.</translation>
    </message>
    <message>
        <source>Something between you and the service (such as a proxy or a sign-in page) responded instead.</source>
        <translation>Etwas auf dem Weg zum Dienst, etwa ein Proxy oder eine Anmeldeseite, hat an seiner Stelle geantwortet.</translation>
    </message>
    <message>
        <source>The service rejects the key for status checks.</source>
        <translation>Der Dienst lehnt den Schlüssel bei Statusabfragen ab.</translation>
    </message>
    <message>
        <source>The service&apos;s response doesn&apos;t mention the task.</source>
        <translation>Die Antwort des Dienstes sagt nichts über den Auftrag.</translation>
    </message>
    <message>
        <source>The response was HTTP %1 with %2 that aren&apos;t text.</source>
        <translation>Die Antwort war HTTP %1 mit %2, die kein Text sind.</translation>
    </message>
    <message>
        <source>The response was HTTP %1 with %2 that start with “%3”.</source>
        <translation>Die Antwort war HTTP %1 mit %2, beginnend mit „%3“.</translation>
    </message>
    <message>
        <source>The service&apos;s URL has moved</source>
        <translation>Die Adresse des Dienstes ist umgezogen</translation>
    </message>
    <message>
        <source>The service&apos;s URL has moved to %1</source>
        <translation>Die Adresse des Dienstes ist nach %1 umgezogen</translation>
    </message>
    <message>
        <source>The response contains more than one ID. Dailies uses %1; the other is %2.</source>
        <translation>Die Antwort enthält mehr als eine ID. Dailies verwendet %1; die andere ist %2.</translation>
    </message>
    <message>
        <source>%1 No task ID could be read from the response. %2</source>
        <comment>the last is another sentence</comment>
        <translation>%1 In der Antwort war keine Auftrags-ID lesbar. %2</translation>
    </message>
    <message>
        <source>%1 No task ID could be read from the response.</source>
        <translation>%1 In der Antwort war keine Auftrags-ID lesbar.</translation>
    </message>
    <message>
        <source>%1 The connection dropped in the middle of its response.</source>
        <translation>%1 Die Verbindung brach mitten in der Antwort ab.</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>it&apos;s too large</source>
        <translation>sie ist zu groß</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>A quote in the command isn&apos;t closed. Copy the whole command.</source>
        <translation>Ein Anführungszeichen im Befehl ist nicht geschlossen: Bitte den ganzen Befehl kopieren.</translation>
    </message>
    <message>
        <source>The command inserts the output of another command, which Dailies doesn&apos;t run. Replace it with the text itself.</source>
        <translation>Der Befehl übernimmt Text aus einem anderen Befehl, der hier nicht ausgeführt wird: Bitte den Text selbst an dieser Stelle einsetzen.</translation>
    </message>
    <message>
        <source>This command is for the Windows command prompt. Copy it as cURL (bash) instead.</source>
        <translation>Dieser Befehl ist für die Windows-Eingabeaufforderung geschrieben: Bitte stattdessen als cURL für bash kopieren.</translation>
    </message>
    <message>
        <source>The command has curly quotes (“ ”), which bash doesn&apos;t understand. Use straight ones (&quot;).</source>
        <translation>Der Befehl enthält typografische Anführungszeichen (“ ”), die bash nicht kennt: Bitte durch gerade (&quot;) ersetzen.</translation>
    </message>
</context>
<context>
    <name>Sidecar</name>
    <message>
        <source>every name for it is taken</source>
        <translation>jeder Name dafür ist vergeben</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the JSON file next to the clip %1: %2.</source>
        <translation>Die JSON-Datei neben dem Clip %1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>the folder couldn&apos;t be synced to disk</source>
        <translation>der Ordner konnte nicht auf den Datenträger gebracht werden</translation>
    </message>
</context>
<context>
    <name>Spend</name>
    <message>
        <source>Removed account</source>
        <translation>Entferntes Konto</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>%Ln Take</numerusform>
            <numerusform>%Ln Takes</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Each run</source>
        <translation>Pro Durchgang</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>period and account</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 left today</source>
        <translation>heute noch %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 left this month</source>
        <translation>diesen Monat noch %1 von %2</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <translation>%1 pro Durchgang</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>noch %1 von %2</translation>
    </message>
    <message>
        <source>Cost unknown until the first take</source>
        <translation>Kosten unbekannt bis zum ersten Take</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reserviert</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>Abgerechnet</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>Nicht abgerechnet</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>Ungeklärt</translation>
    </message>
    <message>
        <source>with sound</source>
        <translation>mit Ton</translation>
    </message>
    <message>
        <source>without sound</source>
        <translation>ohne Ton</translation>
    </message>
    <message>
        <source>All takes</source>
        <translation>Alle Takes</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>pro Sekunde</translation>
    </message>
    <message>
        <source>per point</source>
        <translation>pro Punkt</translation>
    </message>
    <message>
        <source>per take</source>
        <translation>pro Take</translation>
    </message>
    <message>
        <source>%1/s since %2</source>
        <translation>%1/s ab %2</translation>
    </message>
    <message>
        <source>%1 per point since %2</source>
        <translation>%1 pro Punkt ab %2</translation>
    </message>
    <message>
        <source>%1 per take since %2</source>
        <translation>%1 pro Take ab %2</translation>
    </message>
    <message>
        <source>No response: the service may have accepted it</source>
        <translation>Keine Antwort: möglicherweise angenommen</translation>
    </message>
    <message>
        <source>The service no longer knows it</source>
        <translation>Dem Dienst nicht mehr bekannt</translation>
    </message>
    <message>
        <source>You stopped tracking it</source>
        <translation>Sie verfolgen ihn nicht mehr</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <comment>an account</comment>
        <translation>%1 (entfernt)</translation>
    </message>
    <message>
        <source>rates in several currencies</source>
        <translation>Tarife in mehreren Währungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count at the highest possible rate, because it isn&apos;t known which one applies.</source>
        <translation>
            <numerusform>%Ln Take zählt zum höchstmöglichen Tarif, weil nicht bekannt ist, welcher gilt.</numerusform>
            <numerusform>%Ln Takes zählen zum höchstmöglichen Tarif, weil nicht bekannt ist, welcher gilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reported figure “%1” can&apos;t be counted</source>
        <translation>Der gemeldete Wert „%1“ kann nicht gezählt werden</translation>
    </message>
    <message>
        <source>The response had no usage figure</source>
        <translation>Antwort ohne Verbrauchswert</translation>
    </message>
    <message numerus="yes">
        <source>About %1 (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>Etwa %1 (aus %Ln früherem Take)</numerusform>
            <numerusform>Etwa %1 (aus %Ln früheren Takes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1 each (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>Je etwa %1 (aus %Ln früherem Take)</numerusform>
            <numerusform>Je etwa %1 (aus %Ln früheren Takes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpendBook</name>
    <message>
        <source>The task database can&apos;t be written to. Nothing was changed.</source>
        <translation>In die Auftragsdatenbank kann nicht geschrieben werden. Es wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>SpendExport</name>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>SpendFields</name>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MB.</source>
        <translation>%1 ist größer als 16 MB.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
</context>
<context>
    <name>SpendLedger</name>
    <message>
        <source>Nothing was sent or charged. %1</source>
        <translation>Es wurde nichts gesendet und nichts berechnet. %1</translation>
    </message>
    <message>
        <source>Not sent; nothing was charged. %1</source>
        <translation>Nicht gesendet; es wurde nichts berechnet. %1</translation>
    </message>
    <message>
        <source>There is no call %1 in the spend ledger.</source>
        <translation>Es gibt keinen Aufruf %1 im Ausgabenverzeichnis.</translation>
    </message>
    <message>
        <source>You haven&apos;t settled this call. Nothing was changed.</source>
        <translation>Sie haben diesen Aufruf nicht geklärt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>This call is still in progress. Wait until it has ended. Nothing was changed.</source>
        <translation>Dieser Aufruf läuft noch. Bitte warten, bis er beendet ist. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Its take was deleted, so what the service reported isn&apos;t known any more. Nothing was changed; enter the figure instead.</source>
        <translation>Der Take wurde gelöscht, daher ist nicht mehr bekannt, was der Dienst gemeldet hat. Es wurde nichts geändert; bitte stattdessen den Wert eingeben.</translation>
    </message>
    <message>
        <source>The request wasn&apos;t sent again. %1</source>
        <translation>Die Anfrage wurde nicht noch einmal gesendet. %1</translation>
    </message>
</context>
<context>
    <name>SpendSettings</name>
    <message>
        <source>A currency has three capital letters, such as USD. Nothing was changed.</source>
        <translation>Eine Währung besteht aus drei Großbuchstaben, etwa USD. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>It was removed in the meantime. Nothing was changed; add it again.</source>
        <translation>Der Eintrag wurde inzwischen entfernt. Es wurde nichts geändert; bitte neu hinzufügen.</translation>
    </message>
    <message>
        <source>A rate needs the day from which it applies. Nothing was changed.</source>
        <translation>Ein Tarif braucht den Tag, ab dem er gilt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>A limit must be more than 0. Nothing was changed.</source>
        <translation>Ein Limit muss größer als 0 sein. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>There is no rate %1.</source>
        <translation>Es gibt keinen Tarif %1.</translation>
    </message>
    <message>
        <source>There is no limit %1.</source>
        <translation>Es gibt kein Limit %1.</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>On hold</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>It isn&apos;t sent until you say so.</source>
        <translation>Wird erst auf Ihre Anweisung gesendet.</translation>
    </message>
    <message>
        <source>Still generating…</source>
        <translation>Wird noch generiert…</translation>
    </message>
    <message>
        <source>Running for %1</source>
        <translation>Läuft seit %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two short texts</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a short length of time</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 · usually about %2</source>
        <comment>how long it runs, and a length of time</comment>
        <translation>%1 · meist etwa %2</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>Wird heruntergeladen…</translation>
    </message>
    <message>
        <source>Generation failed</source>
        <translation>Generieren fehlgeschlagen</translation>
    </message>
    <message>
        <source>The clip is missing</source>
        <translation>Der Clip fehlt</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>In the Trash</source>
        <translation>Im Papierkorb</translation>
    </message>
    <message>
        <source>Uploading…</source>
        <translation>Wird hochgeladen…</translation>
    </message>
    <message>
        <source>%1 · file %2 of %3</source>
        <comment>name of a file</comment>
        <translation>%1 · Datei %2 von %3</translation>
    </message>
    <message>
        <source>The request is sent after that.</source>
        <translation>Die Anfrage wird danach gesendet.</translation>
    </message>
    <message>
        <source>The request is sent after that. Nothing is charged yet.</source>
        <translation>Die Anfrage wird danach gesendet. Es wird noch nichts berechnet.</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>Download angehalten</translation>
    </message>
    <message>
        <source>Download interrupted</source>
        <translation>Download unterbrochen</translation>
    </message>
    <message>
        <source>Queued for %1</source>
        <translation>Seit %1 eingereiht</translation>
    </message>
    <message>
        <source>Making sure…</source>
        <comment>that the task has failed</comment>
        <translation>Wird geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>Queued for %n days</source>
        <translation>
            <numerusform>Seit %n Tag eingereiht</numerusform>
            <numerusform>Seit %n Tagen eingereiht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Running for %n days</source>
        <translation>
            <numerusform>Läuft seit %n Tag</numerusform>
            <numerusform>Läuft seit %n Tagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The storage doesn&apos;t accept the secret. Check it and the region.</source>
        <translation>Der Speicherdienst nimmt das Geheimnis nicht an. Bitte Geheimnis und Region prüfen.</translation>
    </message>
    <message>
        <source>The temporary key has expired.</source>
        <translation>Der temporäre Schlüssel ist abgelaufen.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the region. Check it.</source>
        <translation>Der Speicherdienst nimmt die Region nicht an. Bitte prüfen.</translation>
    </message>
    <message>
        <source>There is no bucket with this name.</source>
        <translation>Es gibt keinen Bucket mit diesem Namen.</translation>
    </message>
    <message>
        <source>The storage is full.</source>
        <translation>Der Speicherdienst hat keinen Platz mehr.</translation>
    </message>
    <message>
        <source>The file is too large for the storage.</source>
        <translation>Die Datei ist zu groß für den Speicherdienst.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t allow this with your key.</source>
        <translation>Der Speicherdienst erlaubt das mit Ihrem Schlüssel nicht.</translation>
    </message>
    <message>
        <source>The storage has no such folder or file.</source>
        <translation>Beim Speicherdienst gibt es diesen Ordner oder diese Datei nicht.</translation>
    </message>
    <message>
        <source>The storage is having problems.</source>
        <translation>Der Speicherdienst hat zurzeit Probleme.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the access key ID.</source>
        <translation>Der Speicherdienst nimmt die Zugriffsschlüssel-ID nicht an.</translation>
    </message>
    <message>
        <source>The bucket is in the region %1. Enter that region.</source>
        <translation>Der Bucket liegt in der Region %1. Bitte diese Region eingeben.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is too far off. Set it correctly.</source>
        <translation>Die Uhr dieses Rechners geht zu ungenau. Bitte richtig stellen.</translation>
    </message>
    <message>
        <source>The file was damaged during the upload.</source>
        <translation>Die Datei wurde beim Hochladen beschädigt.</translation>
    </message>
    <message>
        <source>The storage is rate limiting requests.</source>
        <translation>Der Speicherdienst drosselt Anfragen.</translation>
    </message>
    <message>
        <source>The storage redirects to another URL. Check the endpoint and the region.</source>
        <translation>Der Speicherdienst leitet zu einer anderen Adresse um. Bitte Endpunkt und Region prüfen.</translation>
    </message>
    <message>
        <source>The storage refused this (status %1).</source>
        <translation>Der Speicherdienst hat das abgelehnt (Status %1).</translation>
    </message>
</context>
<context>
    <name>SystemSleep</name>
    <message>
        <source>All takes are finished, but the system doesn&apos;t allow Dailies to put this computer to sleep: %1.</source>
        <translation>Alle Takes sind fertig, aber das System erlaubt Dailies nicht, diesen Rechner in den Standby zu versetzen: %1.</translation>
    </message>
</context>
<context>
    <name>TakeCost</name>
    <message>
        <source>The service no longer knows this task and may have charged it. Check your invoice, then enter what was charged.</source>
        <translation>Der Dienst kennt diesen Auftrag nicht mehr und hat ihn möglicherweise berechnet. Bitte auf der Rechnung nachsehen und dann eingeben, was berechnet wurde.</translation>
    </message>
    <message>
        <source>The service didn&apos;t say what it charged. Check your invoice, then enter the figure.</source>
        <translation>Der Dienst hat nicht gemeldet, was er berechnet hat. Bitte auf der Rechnung nachsehen und dann den Wert eingeben.</translation>
    </message>
    <message>
        <source>You stopped tracking this task, and the service may charge it. Use Check now to get the figure, or enter it from your invoice.</source>
        <translation>Sie verfolgen diesen Auftrag nicht mehr, und der Dienst berechnet ihn möglicherweise. „Jetzt abfragen“ ermittelt den Wert; er lässt sich auch von der Rechnung übernehmen.</translation>
    </message>
    <message>
        <source>The service reported “%1”, which can&apos;t be counted. Check your invoice, then enter the figure.</source>
        <translation>Der Dienst meldete „%1“, das lässt sich nicht zählen. Bitte auf der Rechnung nachsehen und dann den Wert eingeben.</translation>
    </message>
    <message>
        <source>The service didn&apos;t confirm this request, so it may have charged it. Check its task list or your invoice, then enter what was charged.</source>
        <translation>Der Dienst hat diese Anfrage nicht bestätigt, sie wurde also möglicherweise berechnet. Bitte in seiner Auftragsliste oder auf der Rechnung nachsehen und dann eingeben, was berechnet wurde.</translation>
    </message>
</context>
<context>
    <name>TakeDifferences</name>
    <message>
        <source>embedded (%1)</source>
        <translation>eingebettet (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of media and where it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>voice %1</source>
        <translation>Stimme %1</translation>
    </message>
    <message>
        <source>%1 (%2 s)</source>
        <translation>%1 (%2 s)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Delivered length</source>
        <translation>Gelieferte Länge</translation>
    </message>
    <message>
        <source>Delivered size</source>
        <translation>Gelieferte Größe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>parameter and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
</context>
<context>
    <name>TakeFiles</name>
    <message>
        <source>The clip couldn&apos;t be renamed. Nothing was changed.</source>
        <translation>Der Clip konnte nicht umbenannt werden. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The clip is no longer on disk, so it can&apos;t be renamed.</source>
        <translation>Der Clip ist nicht mehr auf dem Datenträger und kann deshalb nicht umbenannt werden.</translation>
    </message>
    <message>
        <source>A file named “%1” is already in this folder. Choose another name.</source>
        <translation>In diesem Ordner gibt es bereits eine Datei „%1“. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>The clip can&apos;t be renamed because its folder is read-only.</source>
        <translation>Der Clip kann nicht umbenannt werden, weil sein Ordner schreibgeschützt ist.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Bitte einen Namen eingeben.</translation>
    </message>
    <message>
        <source>A name can&apos;t contain any of these: / \ : * ? &quot; &lt; &gt; |</source>
        <translation>Ein Name kann keines dieser Zeichen enthalten: / \ : * ? &quot; &lt; &gt; |</translation>
    </message>
    <message>
        <source>A name can&apos;t begin with a dot, because the clip would be hidden.</source>
        <translation>Ein Name kann nicht mit einem Punkt beginnen, weil der Clip sonst versteckt wäre.</translation>
    </message>
    <message>
        <source>A name can&apos;t end with a dot.</source>
        <translation>Ein Name kann nicht mit einem Punkt enden.</translation>
    </message>
    <message>
        <source>“%1” is a reserved name. Choose another one.</source>
        <translation>„%1“ ist ein reservierter Name. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Dieser Name ist zu lang.</translation>
    </message>
</context>
<context>
    <name>TaskCells</name>
    <message>
        <source>Dailies no longer checks it.</source>
        <translation>Dailies fragt nicht mehr nach.</translation>
    </message>
    <message>
        <source>No clip: the service didn&apos;t start it.</source>
        <translation>Kein Clip: Der Dienst hat nicht damit begonnen.</translation>
    </message>
    <message>
        <source>No clip: the service couldn&apos;t make it.</source>
        <translation>Kein Clip: Der Dienst konnte ihn nicht erstellen.</translation>
    </message>
    <message>
        <source>No clip: the service canceled it.</source>
        <translation>Kein Clip: Der Dienst hat den Auftrag abgebrochen.</translation>
    </message>
    <message>
        <source>No clip: the service deleted the task.</source>
        <translation>Kein Clip: Der Dienst hat den Auftrag gelöscht.</translation>
    </message>
    <message>
        <source>No clip: the link expired before the download.</source>
        <translation>Kein Clip: Der Link ist vor dem Herunterladen abgelaufen.</translation>
    </message>
    <message>
        <source>The saved file isn&apos;t a video.</source>
        <translation>Die gespeicherte Datei ist kein Video.</translation>
    </message>
    <message>
        <source>It may have been charged.</source>
        <translation>Möglicherweise wurde sie berechnet.</translation>
    </message>
</context>
<context>
    <name>TaskColumns</name>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Any moment</source>
        <comment>a result address may die now</comment>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Under 1 min</source>
        <translation>Unter 1 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>state and percent</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>state, and what is to be expected</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No clip yet</source>
        <translation>Noch kein Clip</translation>
    </message>
    <message>
        <source>Clip saved</source>
        <translation>Clip gespeichert</translation>
    </message>
    <message>
        <source>No prompt</source>
        <translation>Kein Prompt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Rated %1 of 5</source>
        <translation>Bewertung %1 von 5</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Nicht bewertet</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Vergangen</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Geliefert</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number, and whether it has a clip</comment>
        <translation>Take %1 · %2</translation>
    </message>
    <message>
        <source>Link expires</source>
        <translation>Link läuft ab</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Rejected · %1</source>
        <translation>Verworfen · %1</translation>
    </message>
    <message>
        <source>Clip missing</source>
        <translation>Clip fehlt</translation>
    </message>
    <message>
        <source>downloaded again while its link works</source>
        <comment>a clip that cannot be played</comment>
        <translation>wird erneut heruntergeladen, solange der Link gilt</translation>
    </message>
    <message>
        <source>%1 s, %2 s requested</source>
        <comment>a clip&apos;s length</comment>
        <translation>%1 s, angefordert %2 s</translation>
    </message>
</context>
<context>
    <name>TaskFacts</name>
    <message>
        <source>%1 %2</source>
        <comment>field and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1 ein</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 aus</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Verbrauch</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>kein Ton</translation>
    </message>
    <message>
        <source>Reading the clip…</source>
        <translation>Clip wird gelesen…</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Geliefert</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1p</source>
        <comment>a number of picture lines</comment>
        <translation>%1p</translation>
    </message>
    <message>
        <source>pasted file</source>
        <translation>eingefügte Datei</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and entry of a list</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind and name of a file</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>voice %1</source>
        <translation>Stimme %1</translation>
    </message>
    <message>
        <source>%1 s · %2</source>
        <comment>length and prompt</comment>
        <translation>%1 s · %2</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>Auftrags-ID</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>Anfrage-ID</translation>
    </message>
    <message>
        <source>External task ID</source>
        <translation>Externe Auftrags-ID</translation>
    </message>
    <message>
        <source>Video ID</source>
        <translation>Video-ID</translation>
    </message>
    <message>
        <source>By the service&apos;s clock. It names no time zone.</source>
        <translation>Nach der Uhr des Dienstes. Er nennt keine Zeitzone.</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Eingeplant</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Reported length</source>
        <translation>Gemeldete Länge</translation>
    </message>
    <message>
        <source>%1 (unit not specified)</source>
        <translation>%1 (Einheit nicht angegeben)</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Link expires</source>
        <translation>Link läuft ab</translation>
    </message>
    <message>
        <source>Original prompt</source>
        <translation>Ursprünglicher Prompt</translation>
    </message>
    <message>
        <source>Same as the prompt.</source>
        <translation>Wie der Prompt.</translation>
    </message>
    <message>
        <source>Made in practice mode. Nothing was charged.</source>
        <translation>Im Übungsmodus erstellt. Es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Request</source>
        <comment>a heading</comment>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Clip</source>
        <comment>a heading</comment>
        <translation>Clip</translation>
    </message>
    <message>
        <source>%1 points (unit not specified)</source>
        <translation>%1 Punkte (Einheit nicht angegeben)</translation>
    </message>
    <message>
        <source>amount unknown</source>
        <translation>Menge unbekannt</translation>
    </message>
    <message>
        <source>Settled by you.</source>
        <translation>Von Ihnen geklärt.</translation>
    </message>
    <message>
        <source>“%1”, as reported; not counted</source>
        <translation>„%1“, wie gemeldet; nicht mitgezählt</translation>
    </message>
    <message>
        <source>%1 s of input video</source>
        <translation>%1 s Eingabevideo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s of output</source>
        <translation>%1 s Ausgabe</translation>
    </message>
    <message>
        <source>No charge was reported.</source>
        <translation>Es wurde kein Betrag gemeldet.</translation>
    </message>
    <message>
        <source>Earlier call</source>
        <translation>Früherer Aufruf</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>unsettled, and its cost or a sentence</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Alle Aufrufe</translation>
    </message>
    <message>
        <source>Service response</source>
        <comment>a heading</comment>
        <translation>Antwort des Dienstes</translation>
    </message>
    <message>
        <source>%1 · not a known video type</source>
        <comment>size of a file</comment>
        <translation>%1 · kein bekanntes Videoformat</translation>
    </message>
    <message>
        <source>This request hasn&apos;t been sent yet.</source>
        <translation>Diese Anfrage wurde noch nicht gesendet.</translation>
    </message>
    <message>
        <source>The service hasn&apos;t replied yet.</source>
        <translation>Der Dienst hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>No reply arrived.</source>
        <translation>Es kam keine Antwort an.</translation>
    </message>
    <message>
        <source>The replies to this request aren&apos;t stored.</source>
        <translation>Die Antworten auf diese Anfrage sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>This request was never sent.</source>
        <translation>Diese Anfrage wurde nie gesendet.</translation>
    </message>
    <message>
        <source>%1 s, %2 s requested</source>
        <comment>a clip&apos;s length</comment>
        <translation>%1 s, angefordert %2 s</translation>
    </message>
</context>
<context>
    <name>TaskFilter</name>
    <message>
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
</context>
<context>
    <name>TaskGroup</name>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert %1</translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <translation>Zu erledigen %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>Fehlgeschlagen %1</translation>
    </message>
    <message>
        <source>4 and up %1</source>
        <comment>stars, and how many takes</comment>
        <translation>4 und mehr %1</translation>
    </message>
    <message>
        <source>Rejected %1</source>
        <translation>Verworfen %1</translation>
    </message>
    <message>
        <source>Trash %1</source>
        <translation>Papierkorb %1</translation>
    </message>
    <message>
        <source>In progress %1</source>
        <translation>In Arbeit %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln in Arbeit</numerusform>
            <numerusform>%Ln in Arbeit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent yet</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln noch nicht gesendet</numerusform>
            <numerusform>%Ln noch nicht gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a response</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln ohne Antwort</numerusform>
            <numerusform>%Ln ohne Antwort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln zurückgehalten</numerusform>
            <numerusform>%Ln zurückgehalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that can&apos;t be saved</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln nicht speicherbar</numerusform>
            <numerusform>%Ln nicht speicherbar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskGroups</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message numerus="yes">
        <source>%n saved</source>
        <translation>
            <numerusform>%n gespeichert</numerusform>
            <numerusform>%n gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fehlgeschlagen</numerusform>
            <numerusform>%n fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n aktiv</numerusform>
            <numerusform>%n aktiv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a response</source>
        <translation>
            <numerusform>%n ohne Antwort</numerusform>
            <numerusform>%n ohne Antwort</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskHistory</name>
    <message>
        <source>Task %1 can&apos;t be moved to the Trash: it&apos;s in progress or needs a decision.</source>
        <translation>Auftrag %1 kann nicht in den Papierkorb verschoben werden: Er ist in Arbeit oder braucht eine Entscheidung.</translation>
    </message>
</context>
<context>
    <name>TaskInput</name>
    <message>
        <source>%1 has changed since you asked for this clip (%2, %3).</source>
        <translation>%1 hat sich geändert, seit Sie diesen Clip angefordert haben (%2, %3).</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>The folder of this clip is gone: %1.</source>
        <translation>Der Ordner dieses Clips ist nicht mehr vorhanden: %1.</translation>
    </message>
    <message>
        <source>This clip is no longer in its folder: %1.</source>
        <translation>Dieser Clip ist nicht mehr in seinem Ordner: %1.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nichts gefunden für „%1“.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>No take matches this filter.</source>
        <translation>Kein Take entspricht diesem Filter.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter aufheben</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>Hier ist nichts.</translation>
    </message>
    <message>
        <source>No takes yet. Describe a shot and press Generate.</source>
        <translation>Noch keine Takes. Bitte einen Shot beschreiben und „Generieren“ drücken.</translation>
    </message>
    <message>
        <source>Load an example request</source>
        <translation>Beispielanfrage laden</translation>
    </message>
    <message>
        <source>The Trash is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>All takes are in the Trash.</source>
        <translation>Alle Takes sind im Papierkorb.</translation>
    </message>
    <message>
        <source>Show the Trash</source>
        <translation>Papierkorb anzeigen</translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message>
        <source>There is no task %1.</source>
        <translation>Es gibt keinen Auftrag %1.</translation>
    </message>
    <message>
        <source>You sent this %1 s ago.</source>
        <translation>Dies wurde vor %1 s gesendet.</translation>
    </message>
    <message>
        <source>Couldn&apos;t get a new link from the service in time.</source>
        <translation>Vom Dienst war nicht rechtzeitig ein neuer Link zu bekommen.</translation>
    </message>
    <message>
        <source>The previous response was received %1 times.</source>
        <translation>Die vorherige Antwort wurde %1-mal empfangen.</translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>Der Dienst war %n Minute lang nicht erreichbar, deshalb wurde die Anfrage nicht gesendet. Bitte jetzt senden oder entfernen.</numerusform>
            <numerusform>Der Dienst war %n Minuten lang nicht erreichbar, deshalb wurde die Anfrage nicht gesendet. Bitte jetzt senden oder entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>Der Dienst war %n Minute lang nicht erreichbar, deshalb wurde die Anfrage nicht erneut gesendet. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet. Bitte jetzt senden oder entfernen.</numerusform>
            <numerusform>Der Dienst war %n Minuten lang nicht erreichbar, deshalb wurde die Anfrage nicht erneut gesendet. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet. Bitte jetzt senden oder entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>Der Dienst war %n Minute lang nicht erreichbar, deshalb wurde die Anfrage nicht gesendet, und es wurde nichts berechnet. Bitte jetzt senden oder entfernen.</numerusform>
            <numerusform>Der Dienst war %n Minuten lang nicht erreichbar, deshalb wurde die Anfrage nicht gesendet, und es wurde nichts berechnet. Bitte jetzt senden oder entfernen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only waiting tasks can be moved.</source>
        <translation>Nur ein wartender Auftrag kann verschoben werden.</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent again: %2</source>
        <translation>Auftrag %1 wurde nicht erneut gesendet: %2</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent: %2</source>
        <translation>Auftrag %1 wurde nicht gesendet: %2</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent and nothing was charged: %2</source>
        <translation>Auftrag %1 wurde nicht gesendet, und es wurde nichts berechnet: %2</translation>
    </message>
    <message>
        <source>The service gave this task the same ID as task %1.</source>
        <translation>Der Dienst hat diesem Auftrag dieselbe ID gegeben wie Auftrag %1.</translation>
    </message>
    <message>
        <source>The service gave task %1 the same ID as this one.</source>
        <translation>Der Dienst hat Auftrag %1 dieselbe ID gegeben wie diesem.</translation>
    </message>
    <message>
        <source>This task&apos;s account no longer exists.</source>
        <translation>Das Konto dieses Auftrags ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>This task belongs to %1, but the account &quot;%2&quot; now points to %3, so its key isn&apos;t used for the task.</source>
        <translation>Dieser Auftrag gehört zu %1, das Konto „%2“ verweist jetzt aber auf %3; sein Schlüssel wird dafür nicht verwendet.</translation>
    </message>
    <message>
        <source>This arrived in the state &quot;%1&quot; and changed nothing.</source>
        <translation>Dies traf beim Status „%1“ des Auftrags ein und hat nichts geändert.</translation>
    </message>
    <message>
        <source>The latest state of task %1 couldn&apos;t be saved to disk yet.</source>
        <translation>Der letzte Status von Auftrag %1 konnte noch nicht auf den Datenträger geschrieben werden.</translation>
    </message>
    <message>
        <source>This isn&apos;t possible for task %1 in the state &quot;%2&quot;.</source>
        <translation>Das ist für Auftrag %1 mit dem Status „%2“ nicht möglich.</translation>
    </message>
    <message>
        <source>The service responded as family %1, but the request was written for family %2.</source>
        <translation>Der Dienst hat als Familie %1 geantwortet; die Anfrage war für Familie %2 geschrieben.</translation>
    </message>
    <message>
        <source>Task %1 couldn&apos;t be saved to disk; retrying every second. %2</source>
        <translation>Auftrag %1 konnte nicht auf den Datenträger geschrieben werden; jede Sekunde erfolgt ein neuer Versuch. %2</translation>
    </message>
    <message>
        <source>Task %1 (the service&apos;s ID: %2) couldn&apos;t be saved to disk; retrying every second. %3</source>
        <translation>Auftrag %1, den der Dienst als %2 kennt, konnte nicht auf den Datenträger geschrieben werden; jede Sekunde erfolgt ein neuer Versuch. %3</translation>
    </message>
    <message>
        <source>The service&apos;s ID %1 couldn&apos;t be saved for task %2: the task was changed elsewhere.</source>
        <translation>Die ID %1 des Dienstes für Auftrag %2 konnte nicht eingetragen werden: Der Auftrag wurde anderswo geändert.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent. Nothing was charged. Send it now, or remove it.</source>
        <translation>Das Programm wurde vor dem Senden beendet. Es wurde nichts berechnet; bitte jetzt senden oder entfernen.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>Das Programm wurde vor dem erneuten Senden beendet. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet; bitte jetzt senden oder entfernen.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent. Send it now, or remove it.</source>
        <translation>Das Programm wurde vor dem Senden beendet; bitte jetzt senden oder entfernen.</translation>
    </message>
    <message>
        <source>Some tasks couldn&apos;t be read from disk; retrying every second, a few times. Nothing was sent.</source>
        <translation>Nicht alle Aufträge konnten vom Datenträger gelesen werden; jede Sekunde erfolgt ein neuer Versuch, einige Male. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The ID was recovered from the list of IDs.</source>
        <translation>Die ID wurde in der ID-Liste gefunden.</translation>
    </message>
    <message>
        <source>Nothing was sent, because the request couldn&apos;t be saved to disk first. %1</source>
        <translation>Es wurde nichts gesendet, weil die Anfrage nicht zuerst auf dem Datenträger gespeichert werden konnte. %1</translation>
    </message>
    <message>
        <source>Part of the previous click. Nothing more was sent.</source>
        <translation>Das gehört noch zum vorherigen Klick. Es wurde nichts weiter gesendet.</translation>
    </message>
    <message>
        <source>You can generate 1 to %1 takes at once.</source>
        <translation>Es können 1 bis %1 Takes auf einmal generiert werden.</translation>
    </message>
    <message>
        <source>To track a task, give its kind, model and ID.</source>
        <translation>Um einen Auftrag zu verfolgen, werden seine Art, sein Modell und seine ID benötigt.</translation>
    </message>
    <message>
        <source>The ID is empty.</source>
        <translation>Die ID ist leer.</translation>
    </message>
    <message>
        <source>Only a task with no response can be given an ID.</source>
        <translation>Nur einem Auftrag ohne Antwort kann eine ID zugeordnet werden.</translation>
    </message>
    <message>
        <source>ID entered manually.</source>
        <translation>Die ID wurde manuell angegeben.</translation>
    </message>
    <message>
        <source>Generated again by you.</source>
        <translation>Von Ihnen erneut generiert.</translation>
    </message>
    <message>
        <source>Generated again by you; the first request may have been charged.</source>
        <translation>Von Ihnen erneut generiert; die erste Anfrage wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>The clip was no longer in its folder; downloaded again by you.</source>
        <translation>Der Clip war nicht mehr in seinem Ordner; er wurde von Ihnen erneut heruntergeladen.</translation>
    </message>
    <message>
        <source>Checked by you.</source>
        <translation>Von Ihnen abgefragt.</translation>
    </message>
    <message>
        <source>Only a waiting task can be removed.</source>
        <translation>Nur ein wartender Auftrag kann entfernt werden.</translation>
    </message>
    <message>
        <source>You decided not to generate it again.</source>
        <translation>Sie haben sich gegen ein erneutes Generieren entschieden.</translation>
    </message>
    <message>
        <source>You decided not to generate it again; the first request may have been charged.</source>
        <translation>Sie haben sich gegen ein erneutes Generieren entschieden; die erste Anfrage wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>On hold.</source>
        <translation>Zurückgehalten.</translation>
    </message>
    <message>
        <source>Dismissed by you.</source>
        <translation>Von Ihnen ignoriert.</translation>
    </message>
    <message>
        <source>Dismissed by you; the request may have been charged.</source>
        <translation>Von Ihnen ignoriert; die Anfrage wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t being sent.</source>
        <translation>Auftrag %1 wird gerade nicht gesendet.</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>Von Ihnen abgebrochen.</translation>
    </message>
    <message>
        <source>Stopped before it was sent again. An earlier call got no response.</source>
        <translation>Vor dem erneuten Senden abgebrochen. Ein früherer Aufruf blieb ohne Antwort.</translation>
    </message>
    <message>
        <source>Stopped before it was sent again. An earlier call got no response and may have been charged.</source>
        <translation>Vor dem erneuten Senden abgebrochen. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>Stopped before it was sent; nothing was accepted.</source>
        <translation>Vor dem Senden abgebrochen; es wurde nichts angenommen.</translation>
    </message>
    <message>
        <source>Tracking stopped; the task continues at the service.</source>
        <translation>Wird nicht mehr verfolgt; der Auftrag läuft beim Dienst weiter.</translation>
    </message>
    <message>
        <source>Tracking stopped; the task continues at the service and may be charged.</source>
        <translation>Wird nicht mehr verfolgt; der Auftrag läuft beim Dienst weiter und wird möglicherweise berechnet.</translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>Die Dateien konnten %n Minute lang nicht hochgeladen werden, deshalb wurde die Anfrage nicht gesendet. Bitte jetzt senden oder entfernen.</numerusform>
            <numerusform>Die Dateien konnten %n Minuten lang nicht hochgeladen werden, deshalb wurde die Anfrage nicht gesendet. Bitte jetzt senden oder entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>Die Dateien konnten %n Minute lang nicht hochgeladen werden, deshalb wurde die Anfrage nicht erneut gesendet. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet. Bitte jetzt senden oder entfernen.</numerusform>
            <numerusform>Die Dateien konnten %n Minuten lang nicht hochgeladen werden, deshalb wurde die Anfrage nicht erneut gesendet. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet. Bitte jetzt senden oder entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>Die Dateien konnten %n Minute lang nicht hochgeladen werden, deshalb wurde die Anfrage nicht gesendet, und es wurde nichts berechnet. Bitte jetzt senden oder entfernen.</numerusform>
            <numerusform>Die Dateien konnten %n Minuten lang nicht hochgeladen werden, deshalb wurde die Anfrage nicht gesendet, und es wurde nichts berechnet. Bitte jetzt senden oder entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uploading %n file(s) first.</source>
        <translation>
            <numerusform>Zuerst wird %n Datei hochgeladen.</numerusform>
            <numerusform>Zuerst werden %n Dateien hochgeladen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are uploaded.</source>
        <translation>Die Dateien sind hochgeladen.</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>Dailies lief zur geplanten Zeit (%1) nicht, deshalb wurde die Anfrage nicht gesendet. Bitte jetzt senden oder entfernen.</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>Dailies lief zur geplanten Zeit (%1) nicht, deshalb wurde die Anfrage nicht erneut gesendet. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet. Bitte jetzt senden oder entfernen.</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>Dailies lief zur geplanten Zeit (%1) nicht, deshalb wurde die Anfrage nicht gesendet, und es wurde nichts berechnet. Bitte jetzt senden oder entfernen.</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was sent. Choose a later time.</source>
        <translation>Diese Zeit ist vorbei. Es wurde nichts gesendet. Bitte eine spätere Zeit wählen.</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was changed. Choose a later time.</source>
        <translation>Diese Zeit ist vorbei. Es wurde nichts geändert. Bitte eine spätere Zeit wählen.</translation>
    </message>
    <message>
        <source>To be sent at %1.</source>
        <translation>Senden geplant für %1.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent again. Send it now, or remove it.</source>
        <translation>Das Programm wurde beendet, bevor dies noch einmal gesendet wurde; bitte jetzt senden oder entfernen.</translation>
    </message>
    <message>
        <source>Take %1 of the same request is still waiting for a response.</source>
        <translation>Take %1 derselben Anfrage wartet noch auf eine Antwort.</translation>
    </message>
    <message>
        <source>Take %1 of the same request got no response.</source>
        <translation>Take %1 derselben Anfrage blieb ohne Antwort.</translation>
    </message>
    <message>
        <source>Take %1 of the same request got no response. If it was received, you&apos;ll pay for both.</source>
        <translation>Take %1 derselben Anfrage blieb ohne Antwort. Falls er angenommen wurde, werden beide berechnet.</translation>
    </message>
    <message>
        <source>ID changed by you from %1 to %2.</source>
        <translation>ID von Ihnen von %1 in %2 geändert.</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>Um %1 war dieser Rechner im Standby, oder seine Uhr wurde verstellt, deshalb wurde die Anfrage nicht gesendet. Bitte jetzt senden oder entfernen.</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>Um %1 war dieser Rechner im Standby, oder seine Uhr wurde verstellt, deshalb wurde die Anfrage nicht erneut gesendet. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet. Bitte jetzt senden oder entfernen.</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>Um %1 war dieser Rechner im Standby, oder seine Uhr wurde verstellt, deshalb wurde die Anfrage nicht gesendet, und es wurde nichts berechnet. Bitte jetzt senden oder entfernen.</translation>
    </message>
    <message>
        <source>The request contains your API key. Nothing was sent or charged. Remove the key from the request.</source>
        <translation>Die Anfrage enthält Ihren API-Schlüssel. Es wurde nichts gesendet und nichts berechnet. Bitte den Schlüssel aus der Anfrage entfernen.</translation>
    </message>
    <message>
        <source>The request contained your API key, so it wasn&apos;t sent again. An earlier call got no response and may have been charged.</source>
        <translation>Die Anfrage enthielt Ihren API-Schlüssel und wurde deshalb nicht erneut gesendet. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>The same request is already waiting to be sent.</source>
        <translation>Die gleiche Anfrage wartet bereits auf das Senden.</translation>
    </message>
    <message>
        <source>Take %1 already has this ID.</source>
        <translation>Take %1 hat diese ID bereits.</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response.</source>
        <translation>Take %1, der zusammen mit diesem gesendet wurde, blieb ohne Antwort.</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response. If it was received, you&apos;ll pay for both.</source>
        <translation>Take %1, der zusammen mit diesem gesendet wurde, blieb ohne Antwort. Falls er angenommen wurde, werden beide berechnet.</translation>
    </message>
    <message>
        <source>The clip&apos;s folder isn&apos;t there: %1. If it is on another drive, connect that drive. If you deleted the folder, create it again, then download the clip again.</source>
        <translation>Der Ordner des Clips ist nicht da: %1. Liegt er auf einem anderen Laufwerk, schließen Sie es bitte an. Wurde der Ordner gelöscht, legen Sie ihn wieder an und laden Sie den Clip dann erneut herunter.</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response. Decide about it first. Nothing was changed.</source>
        <translation>Take %1, der zusammen mit diesem gesendet wurde, blieb ohne Antwort. Bitte zuerst darüber entscheiden. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>This is an API key, not a task ID. It wasn&apos;t stored or sent.</source>
        <translation>Das ist ein API-Schlüssel und keine Aufgaben-ID. Er wurde weder gespeichert noch gesendet.</translation>
    </message>
    <message>
        <source>The request contained your API key. Nothing was sent or charged. The key was replaced with ***. Remove this request, and generate a corrected one.</source>
        <translation>Die Anfrage enthielt Ihren API-Schlüssel. Es wurde nichts gesendet und nichts berechnet. Der Schlüssel wurde durch *** ersetzt. Bitte diese Anfrage entfernen und eine korrigierte generieren.</translation>
    </message>
    <message>
        <source>On hold because take %1, which was sent together with this one, got no response. Once you have decided about that take, you can send this one.</source>
        <translation>Zurückgehalten, weil Take %1, der zusammen mit diesem gesendet wurde, ohne Antwort blieb. Sobald Sie über jenen Take entschieden haben, können Sie diesen senden.</translation>
    </message>
    <message>
        <source>Take %1 is in the Trash. Restore it first.</source>
        <translation>Take %1 ist im Papierkorb. Stellen Sie ihn zuerst wieder her.</translation>
    </message>
</context>
<context>
    <name>TaskStanding</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1 (Code %2)</translation>
    </message>
    <message>
        <source>Not sent.</source>
        <translation>Nicht gesendet.</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>Noch nicht gesendet.</translation>
    </message>
    <message>
        <source>Sending the request.</source>
        <translation>Die Anfrage wird gesendet.</translation>
    </message>
    <message>
        <source>Generating. The clip downloads automatically.</source>
        <translation>Wird generiert. Der Clip wird automatisch heruntergeladen.</translation>
    </message>
    <message>
        <source>The clip is ready and downloading.</source>
        <translation>Der Clip ist fertig und wird heruntergeladen.</translation>
    </message>
    <message>
        <source>Dailies no longer tracks it. It may still run at the service.</source>
        <translation>Dailies verfolgt ihn nicht mehr. Beim Dienst läuft er möglicherweise weiter.</translation>
    </message>
    <message>
        <source>Dailies no longer tracks it. It may still run at the service and be charged.</source>
        <translation>Dailies verfolgt ihn nicht mehr. Beim Dienst läuft er möglicherweise weiter und wird möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>This request wasn&apos;t sent.</source>
        <translation>Diese Anfrage wurde nicht gesendet.</translation>
    </message>
    <message>
        <source>The service rejected the account&apos;s key.</source>
        <translation>Der Dienst hat den Schlüssel des Kontos abgelehnt.</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t make this clip.</source>
        <translation>Der Dienst konnte diesen Clip nicht erstellen.</translation>
    </message>
    <message>
        <source>The service canceled this task.</source>
        <translation>Der Dienst hat diesen Auftrag abgebrochen.</translation>
    </message>
    <message>
        <source>The service no longer knows this task.</source>
        <translation>Der Dienst kennt diesen Auftrag nicht mehr.</translation>
    </message>
    <message>
        <source>The link to the clip expired.</source>
        <translation>Der Link zum Clip ist abgelaufen.</translation>
    </message>
    <message>
        <source>The clip is not where it was saved: %1.</source>
        <translation>Der Clip ist nicht dort, wo er gespeichert wurde: %1.</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>Der Dienst meldet: %1</translation>
    </message>
    <message>
        <source>Reuse loads the request into the form, where you can choose another account. Remove then takes this one off the list.</source>
        <translation>„Wiederverwenden“ lädt die Anfrage in das Formular, wo ein anderes Konto gewählt werden kann. „Entfernen“ nimmt diese dann aus der Liste.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, then use Check now.</source>
        <translation>Bitte den Schlüssel des Kontos prüfen, dann „Jetzt abfragen“ wählen.</translation>
    </message>
    <message>
        <source>Download resumes it.</source>
        <translation>„Herunterladen“ setzt den Download fort.</translation>
    </message>
    <message>
        <source>Check now resumes tracking.</source>
        <translation>„Jetzt abfragen“ verfolgt ihn wieder.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, then generate again.</source>
        <translation>Bitte den Schlüssel des Kontos prüfen, dann erneut generieren.</translation>
    </message>
    <message>
        <source>Send now sends it again unchanged.</source>
        <translation>„Jetzt senden“ sendet sie unverändert noch einmal.</translation>
    </message>
    <message>
        <source>Check now checks once more.</source>
        <translation>„Jetzt abfragen“ fragt noch einmal nach.</translation>
    </message>
    <message>
        <source>Try requesting a new one with Download again.</source>
        <translation>„Erneut herunterladen“ versucht, einen neuen anzufordern.</translation>
    </message>
    <message>
        <source>The content check objected to the prompt or a file. Reword the prompt or replace the file.</source>
        <translation>Die Inhaltsprüfung hat den Prompt oder eine Datei beanstandet. Bitte den Prompt umformulieren oder die Datei ersetzen.</translation>
    </message>
    <message>
        <source>The account has no credit left. Top it up with the service.</source>
        <translation>Das Konto hat kein Guthaben mehr. Bitte beim Dienst aufladen.</translation>
    </message>
    <message>
        <source>The service is at its limit. Wait a little, then generate again.</source>
        <translation>Der Dienst ist ausgelastet. Bitte etwas warten, dann erneut generieren.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, and whether it may use this model.</source>
        <translation>Bitte den Schlüssel des Kontos prüfen und ob er für dieses Modell gilt.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer this model. Check its code.</source>
        <translation>Der Dienst bietet dieses Modell nicht an. Bitte seinen Code prüfen.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t read a file. Check that its link opens without signing in.</source>
        <translation>Der Dienst konnte eine Datei nicht lesen. Bitte prüfen, ob sich ihr Link ohne Anmeldung öffnet.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t accept one of the settings. Compare them with the model&apos;s limits.</source>
        <translation>Der Dienst nimmt eine der Einstellungen nicht an. Bitte mit den Grenzen des Modells vergleichen.</translation>
    </message>
    <message>
        <source>The service had a problem. Try again later.</source>
        <translation>Der Dienst hatte ein Problem. Bitte später erneut versuchen.</translation>
    </message>
    <message>
        <source>An earlier attempt may have been charged.</source>
        <translation>Ein früherer Versuch wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>Nothing was charged.</source>
        <translation>Es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>The service made this clip, so it was probably charged.</source>
        <translation>Der Dienst hat diesen Clip erstellt, er wurde also wahrscheinlich berechnet.</translation>
    </message>
    <message>
        <source>It may have been charged.</source>
        <translation>Möglicherweise wurde dies berechnet.</translation>
    </message>
    <message>
        <source>This take is in the Trash.</source>
        <translation>Dieser Take ist im Papierkorb.</translation>
    </message>
    <message>
        <source>Restore brings it back with its clip, as long as the clip is in the Trash of your desktop.</source>
        <translation>„Wiederherstellen“ holt ihn mit seinem Clip zurück, solange der Clip im Papierkorb des Systems liegt.</translation>
    </message>
    <message>
        <source>Uploading the files. The request is sent after that.</source>
        <translation>Die Dateien werden hochgeladen. Danach wird die Anfrage gesendet.</translation>
    </message>
    <message>
        <source>Cancel upload stops it and keeps the request here, on hold.</source>
        <translation>„Hochladen abbrechen“ bricht es ab und hält die Anfrage hier zurück.</translation>
    </message>
    <message>
        <source>The service reported a charge for it.</source>
        <translation>Laut Dienst wurde dafür etwas berechnet.</translation>
    </message>
    <message>
        <source>The clip downloads automatically.</source>
        <translation>Der Clip wird automatisch heruntergeladen.</translation>
    </message>
    <message>
        <source>The service may not know a new task at once. The clip downloads automatically.</source>
        <translation>Ein neuer Auftrag ist dem Dienst vielleicht nicht sofort bekannt. Der Clip wird automatisch heruntergeladen.</translation>
    </message>
    <message>
        <source>Not accepted by the service yet.</source>
        <translation>Vom Dienst noch nicht angenommen.</translation>
    </message>
    <message>
        <source>Send it now to go over the limit, or change the limit.</source>
        <translation>Zum Überschreiten des Limits bitte jetzt senden, sonst das Limit ändern.</translation>
    </message>
    <message>
        <source>If you moved it yourself, nothing is lost. Download again works while the service has it, usually for a day.</source>
        <translation>Haben Sie ihn selbst verschoben, ist nichts verloren. „Erneut herunterladen“ funktioniert, solange der Dienst ihn hat, meist einen Tag lang.</translation>
    </message>
    <message>
        <source>If you moved it yourself, nothing is lost. Download again works while the service has it, usually for a day, and costs nothing.</source>
        <translation>Haben Sie ihn selbst verschoben, ist nichts verloren. „Erneut herunterladen“ funktioniert, solange der Dienst ihn hat, meist einen Tag lang, und kostet nichts.</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Its link has expired.</source>
        <translation>„Im Ordner anzeigen“ führt dorthin. Der Link ist abgelaufen.</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Dailies tries the download again while its link works; Download again does so now.</source>
        <translation>„Im Ordner anzeigen“ führt dorthin. Dailies versucht den Download erneut, solange der Link gilt; „Erneut herunterladen“ tut es sofort.</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Dailies tries the download again while its link works; Download again does so now. It costs nothing.</source>
        <translation>„Im Ordner anzeigen“ führt dorthin. Dailies versucht den Download erneut, solange der Link gilt; „Erneut herunterladen“ tut es sofort. Das kostet nichts.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key. The request is then sent automatically.</source>
        <translation>Bitte den Schlüssel des Kontos prüfen. Die Anfrage wird danach automatisch gesendet.</translation>
    </message>
    <message>
        <source>Cancel sending stops it. If the whole request was already sent, the service may still accept it.</source>
        <translation>„Senden abbrechen“ bricht es ab. Wurde die ganze Anfrage schon gesendet, nimmt der Dienst sie möglicherweise trotzdem an.</translation>
    </message>
    <message>
        <source>Counted as not charged, because the service reported no usage. Check your invoice to be sure.</source>
        <translation>Gilt als nicht berechnet, weil der Dienst keinen Verbrauch gemeldet hat. Zur Sicherheit bitte die Rechnung prüfen.</translation>
    </message>
    <message>
        <source>Not sent again yet.</source>
        <translation>Noch nicht erneut gesendet.</translation>
    </message>
    <message>
        <source>Add an account with the same name and base URL to track it again. Services keep a clip for about a day.</source>
        <translation>Um ihn wieder zu verfolgen, bitte ein Konto mit demselben Namen und derselben Basisadresse hinzufügen. Dienste bewahren einen Clip etwa einen Tag lang auf.</translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Download läuft</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Eingereiht</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>Der Dienst meldet: %1</translation>
    </message>
    <message>
        <source>Waiting (offline)</source>
        <translation>Wartet (offline)</translation>
    </message>
    <message>
        <source>%1 Nothing was accepted.</source>
        <translation>%1 Es wurde nichts angenommen.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. It was kept.</source>
        <translation>Dieser Clip kann nicht abgespielt werden. Er wurde behalten.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. You paid for it, so it was kept.</source>
        <translation>Dieser Clip kann nicht abgespielt werden. Sie haben dafür bezahlt, darum wurde er behalten.</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be downloaded.</source>
        <translation>Der Clip konnte nicht heruntergeladen werden.</translation>
    </message>
    <message>
        <source>The service&apos;s response says nothing about the task&apos;s status.</source>
        <translation>Die Antwort des Dienstes sagt nichts über den Status des Auftrags.</translation>
    </message>
    <message>
        <source>The service canceled the task.</source>
        <translation>Der Dienst hat den Auftrag abgebrochen.</translation>
    </message>
    <message>
        <source>The service&apos;s response is about ID %1, a different task.</source>
        <translation>Die Antwort des Dienstes nennt die ID %1, nicht die abgefragte.</translation>
    </message>
    <message>
        <source>The status check failed.</source>
        <translation>Die Statusabfrage ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t know this task&apos;s ID. The clip may still come, so Dailies keeps checking from time to time. Check that the account still has the key that the task was sent with.</source>
        <translation>Der Dienst kennt die ID dieses Auftrags nicht. Der Clip kann noch kommen, deshalb wird ab und zu erneut abgefragt. Bitte prüfen, ob das Konto noch den Schlüssel hat, mit dem der Auftrag gesendet wurde.</translation>
    </message>
    <message>
        <source>The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking and downloads the clip as soon as there is a link.</source>
        <translation>Der Dienst meldet, dass der Auftrag fertig ist, nennt aber noch keinen Link zum Clip. Dailies fragt weiter ab und lädt den Clip herunter, sobald es einen Link gibt.</translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gave no new one for a week. Use Check now to try again.</source>
        <translation>Der Link zum Clip ist abgelaufen, und der Dienst hat eine Woche lang keinen neuen genannt. „Jetzt abfragen“ fragt erneut nach.</translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gives no new one. Dailies checks once a day for a week.</source>
        <translation>Der Link zum Clip ist abgelaufen, und der Dienst nennt keinen neuen. Dailies fragt eine Woche lang einmal täglich nach.</translation>
    </message>
    <message>
        <source>The service says the task failed, without a reason.</source>
        <translation>Der Dienst meldet, dass der Auftrag fehlgeschlagen ist, und nennt keinen Grund.</translation>
    </message>
    <message>
        <source>The service is having problems, so the task may still succeed. Dailies checks again. The service&apos;s message: %1</source>
        <translation>Der Dienst hat zurzeit Probleme, der Auftrag kann also noch gelingen. Dailies fragt erneut ab. Meldung des Dienstes: %1</translation>
    </message>
    <message>
        <source>The service says the task failed. Dailies checks once more to be sure.</source>
        <translation>Der Dienst meldet, dass der Auftrag fehlgeschlagen ist. Zur Sicherheit wird noch einmal abgefragt.</translation>
    </message>
    <message>
        <source>The service no longer knows this task. That doesn&apos;t mean the task failed.</source>
        <translation>Der Dienst kennt diesen Auftrag nicht mehr; das heißt nicht, dass der Auftrag fehlgeschlagen ist.</translation>
    </message>
    <message>
        <source>The service&apos;s response didn&apos;t arrive: the task may be running.</source>
        <translation>Die Antwort des Dienstes ist ausgeblieben: Der Auftrag läuft möglicherweise.</translation>
    </message>
    <message>
        <source>The service&apos;s response didn&apos;t arrive: the task may be running and may be charged.</source>
        <translation>Die Antwort des Dienstes ist ausgeblieben: Der Auftrag läuft möglicherweise und wird möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt.</translation>
    </message>
    <message>
        <source>The service is rate limiting requests.</source>
        <translation>Der Dienst drosselt Anfragen.</translation>
    </message>
    <message>
        <source>The request couldn&apos;t be sent.</source>
        <translation>Die Anfrage konnte nicht gesendet werden.</translation>
    </message>
    <message>
        <source>Dailies closed while sending the request: the task may be running.</source>
        <translation>Das Programm wurde während des Sendens der Anfrage beendet: Der Auftrag läuft möglicherweise.</translation>
    </message>
    <message>
        <source>Dailies closed while sending the request: the task may be running and may be charged.</source>
        <translation>Das Programm wurde während des Sendens der Anfrage beendet: Der Auftrag läuft möglicherweise und wird möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>%1 An earlier call for this task got no response.</source>
        <translation>%1 Ein früherer Aufruf dieses Auftrags blieb ohne Antwort.</translation>
    </message>
    <message>
        <source>%1 An earlier call for this task got no response and may have been charged.</source>
        <translation>%1 Ein früherer Aufruf dieses Auftrags blieb ohne Antwort und wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>No longer on the service</source>
        <translation>Beim Dienst nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>Link expired</source>
        <translation>Link abgelaufen</translation>
    </message>
    <message>
        <source>Finished, no link yet</source>
        <translation>Fertig, noch kein Link</translation>
    </message>
    <message>
        <source>Not yet known to the service</source>
        <translation>Dem Dienst noch nicht bekannt</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Kept, unknown file type</source>
        <translation>Aufbewahrt, unbekannter Dateityp</translation>
    </message>
    <message>
        <source>Saved, can&apos;t be played</source>
        <translation>Gespeichert, nicht abspielbar</translation>
    </message>
    <message>
        <source>%1 (not tracked)</source>
        <translation>%1 (nicht verfolgt)</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known video type. It was kept.</source>
        <translation>Diese Datei ist kein bekanntes Videoformat. Sie wurde behalten.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known video type. You paid for it, so it was kept.</source>
        <translation>Diese Datei ist kein bekanntes Videoformat. Sie haben dafür bezahlt, darum wurde sie behalten.</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be uploaded.</source>
        <translation>Eine Datei konnte nicht hochgeladen werden.</translation>
    </message>
    <message>
        <source>Uploading</source>
        <translation>Wird hochgeladen</translation>
    </message>
    <message>
        <source>Waiting (on hold)</source>
        <translation>Wartet (zurückgehalten)</translation>
    </message>
    <message>
        <source>The service doesn&apos;t know the ID that you entered. If it&apos;s wrong, change it. Dailies keeps checking from time to time.</source>
        <translation>Der Dienst kennt die eingegebene ID nicht. Falls sie falsch ist, bitte ändern. Dailies fragt ab und zu weiter nach.</translation>
    </message>
    <message>
        <source>%1 Send it with the file as it is now, or remove it.</source>
        <translation>%1 Mit der jetzigen Datei senden oder entfernen.</translation>
    </message>
    <message>
        <source>%1 This call wasn&apos;t charged, but an earlier one got no response and may have been. Send it with the file as it is now, or remove it.</source>
        <translation>%1 Dieser Aufruf wurde nicht berechnet, aber ein früherer blieb ohne Antwort und wurde es möglicherweise. Mit der jetzigen Datei senden oder entfernen.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Send it with the file as it is now, or remove it.</source>
        <translation>%1 Es wurde nichts berechnet. Mit der jetzigen Datei senden oder entfernen.</translation>
    </message>
    <message>
        <source>Waiting (upload failed)</source>
        <translation>Wartet (Upload fehlgeschlagen)</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <comment>a failure&apos;s message</comment>
        <translation>%1 (Code %2)</translation>
    </message>
    <message>
        <source>The service says the task failed: %1 Dailies checks once more to be sure.</source>
        <translation>Der Dienst meldet, dass der Auftrag fehlgeschlagen ist: %1 Dailies fragt zur Sicherheit noch einmal nach.</translation>
    </message>
    <message>
        <source>The service says “%1”, but with a code for problems of its own, so the task may still succeed. Dailies keeps checking for a day. The service&apos;s message: %2</source>
        <translation>Der Dienst meldet „%1“, aber mit einem Code für eigene Probleme. Der Auftrag kann also noch gelingen. Dailies fragt einen Tag lang weiter nach. Meldung des Dienstes: %2</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Vom Dienst abgelehnt</translation>
    </message>
    <message>
        <source>In progress (%1)</source>
        <comment>the service&apos;s word</comment>
        <translation>In Arbeit (%1)</translation>
    </message>
    <message>
        <source>The service says the task was canceled. Dailies checks once more to be sure.</source>
        <translation>Der Dienst meldet, dass der Auftrag abgebrochen wurde. Dailies fragt zur Sicherheit noch einmal nach.</translation>
    </message>
    <message>
        <source>The service says the task was canceled: %1 Dailies checks once more to be sure.</source>
        <translation>Der Dienst meldet, dass der Auftrag abgebrochen wurde: %1 Dailies fragt zur Sicherheit noch einmal nach.</translation>
    </message>
    <message numerus="yes">
        <source>The service closed the connection %n times before the full request had arrived, so it can&apos;t have accepted it. The request may be too large for it. Send it again, or remove it.</source>
        <translation>
            <numerusform>Der Dienst hat die Verbindung %n-mal beendet, bevor die ganze Anfrage angekommen war, und kann sie daher nicht angenommen haben. Vielleicht ist sie zu groß für ihn. Bitte erneut senden oder entfernen.</numerusform>
            <numerusform>Der Dienst hat die Verbindung %n-mal beendet, bevor die ganze Anfrage angekommen war, und kann sie daher nicht angenommen haben. Vielleicht ist sie zu groß für ihn. Bitte erneut senden oder entfernen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Nothing was charged.</source>
        <translation>%1 Es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>%1 It was turned away %2 times since you last sent it. Send it again when the service is less busy, or remove it.</source>
        <translation>%1 Seit Sie es zuletzt gesendet haben, wurde es %2-mal abgewiesen. Bitte erneut senden, wenn der Dienst weniger ausgelastet ist, oder entfernen.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Fix this and send it again, or remove it.</source>
        <translation>%1 Es wurde nichts berechnet. Bitte das Problem beheben und erneut senden oder entfernen.</translation>
    </message>
    <message>
        <source>%1 Fix this and send it again, or remove it.</source>
        <translation>%1 Bitte das Problem beheben und erneut senden oder entfernen.</translation>
    </message>
    <message>
        <source>The service gave more than one link. Dailies downloads the first; Copy link copies them all.</source>
        <translation>Der Dienst hat mehrere Links genannt. Dailies lädt den ersten herunter; „Link kopieren“ kopiert alle.</translation>
    </message>
    <message>
        <source>%1 The next attempt is number %2 of %3.</source>
        <translation>%1 Der nächste Versuch ist Nummer %2 von %3.</translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message>
        <source>any moment now</source>
        <translation>jeden Moment</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>not sent last time</source>
        <translation>letztes Mal nicht gesendet</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes:seconds</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours:minutes:seconds</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>requests that are sent before this one</comment>
        <translation>
            <numerusform>%n davor</numerusform>
            <numerusform>%n davor</numerusform>
        </translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <translation>Langsamer als üblich</translation>
    </message>
    <message>
        <source>Any moment now</source>
        <translation>Jeden Moment</translation>
    </message>
    <message>
        <source>About %1 left</source>
        <translation>Noch etwa %1</translation>
    </message>
    <message>
        <source>account removed</source>
        <translation>Konto entfernt</translation>
    </message>
    <message>
        <source>account can&apos;t be used</source>
        <translation>Konto nicht verwendbar</translation>
    </message>
    <message>
        <source>Queued here. Sends automatically when a slot is free.</source>
        <translation>Hier eingereiht. Wird automatisch gesendet, sobald ein Platz frei ist.</translation>
    </message>
    <message numerus="yes">
        <source>Queued here. Sends automatically when a slot is free, after %n other requests.</source>
        <translation>
            <numerusform>Hier eingereiht. Wird automatisch gesendet, sobald ein Platz frei ist, nach %n anderen Anfrage.</numerusform>
            <numerusform>Hier eingereiht. Wird automatisch gesendet, sobald ein Platz frei ist, nach %n anderen Anfragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>rate limited, %1</source>
        <translation>gedrosselt, %1</translation>
    </message>
    <message>
        <source>paused after a rejection, %1</source>
        <translation>Pause nach einer Ablehnung, %1</translation>
    </message>
    <message>
        <source>The service rejected the last request, perhaps for a reason that affects this one too. Sends automatically in %1.</source>
        <translation>Der Dienst hat die letzte Anfrage abgelehnt, vielleicht aus einem Grund, der auch diese betrifft. Wird in %1 automatisch gesendet.</translation>
    </message>
    <message>
        <source>retrying in %1</source>
        <translation>neuer Versuch in %1</translation>
    </message>
    <message>
        <source>Retrying in %1.</source>
        <translation>Neuer Versuch in %1.</translation>
    </message>
    <message>
        <source>Retrying in %1. Nothing was charged.</source>
        <translation>Neuer Versuch in %1. Es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>Since %1. Dailies keeps trying.</source>
        <translation>Seit %1. Dailies versucht es weiter.</translation>
    </message>
    <message>
        <source>The service has been unreachable since %1. Dailies keeps trying.</source>
        <translation>Der Dienst ist seit %1 nicht erreichbar. Dailies versucht es weiter.</translation>
    </message>
    <message>
        <source>unreachable since %1</source>
        <translation>nicht erreichbar seit %1</translation>
    </message>
    <message>
        <source>key rejected, still checking</source>
        <translation>Schlüssel abgelehnt, wird weiter abgefragt</translation>
    </message>
    <message>
        <source>Dailies keeps checking, at least every 10 minutes. Nothing is lost: the clip downloads once the key is accepted.</source>
        <translation>Dailies fragt weiter ab, mindestens alle 10 Minuten. Es geht nichts verloren: Der Clip wird heruntergeladen, sobald der Schlüssel angenommen wird.</translation>
    </message>
    <message>
        <source>no download link yet</source>
        <translation>noch kein Download-Link</translation>
    </message>
    <message>
        <source>Dailies keeps checking for one, at least every 30 minutes.</source>
        <translation>Dailies fragt weiter danach, mindestens alle 30 Minuten.</translation>
    </message>
    <message>
        <source>slower than usual</source>
        <translation>langsamer als üblich</translation>
    </message>
    <message>
        <source>Taking longer than usual (about %1). That&apos;s normal.</source>
        <translation>Dauert länger als üblich (etwa %1). Das ist normal.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n of your takes.</source>
        <translation>
            <numerusform>Ermittelt aus %n eigenen Take.</numerusform>
            <numerusform>Ermittelt aus %n eigenen Takes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually about %1 · %2. %3</source>
        <comment>length of time, how much of it is left, what it was learned from</comment>
        <translation>Meist etwa %1 · %2. %3</translation>
    </message>
    <message>
        <source>link expired, checked daily</source>
        <translation>Link abgelaufen, wird täglich abgefragt</translation>
    </message>
    <message>
        <source>The link expired. Dailies checks for a new one once a day for a week. Use Check now to check right away.</source>
        <translation>Der Link ist abgelaufen. Dailies fragt eine Woche lang einmal täglich nach einem neuen. „Jetzt abfragen“ fragt sofort nach.</translation>
    </message>
    <message>
        <source>paused, resumes automatically</source>
        <translation>angehalten, geht automatisch weiter</translation>
    </message>
    <message>
        <source>The download is paused. It resumes automatically once the clip can be saved.</source>
        <translation>Der Download ist angehalten. Er geht automatisch weiter, sobald der Clip gespeichert werden kann.</translation>
    </message>
    <message>
        <source>retrying</source>
        <translation>neuer Versuch</translation>
    </message>
    <message>
        <source>The download is retried automatically.</source>
        <translation>Der Download wird automatisch erneut versucht.</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>waiting to upload</source>
        <translation>wartet auf das Hochladen</translation>
    </message>
    <message>
        <source>Its files are uploaded after those of other requests.</source>
        <translation>Die Dateien werden nach denen anderer Anfragen hochgeladen.</translation>
    </message>
    <message>
        <source>sends at %1</source>
        <translation>Senden geplant für %1</translation>
    </message>
    <message>
        <source>Sends at %1 if Dailies is running then.</source>
        <translation>Senden geplant für %1, sofern Dailies dann läuft.</translation>
    </message>
    <message>
        <source>Sends at %1</source>
        <translation>Senden geplant für %1</translation>
    </message>
    <message>
        <source>waits until %1 (sending hours)</source>
        <translation>wartet bis %1 (Sendezeiten)</translation>
    </message>
    <message>
        <source>Waits until %1 (sending hours). Use Send now to send it anyway.</source>
        <translation>Wartet bis %1 (Sendezeiten). „Jetzt senden“ sendet trotzdem.</translation>
    </message>
    <message>
        <source>Waits until %1</source>
        <translation>Wartet bis %1</translation>
    </message>
    <message>
        <source>sending is paused</source>
        <translation>Senden angehalten</translation>
    </message>
    <message>
        <source>Sending is paused. It&apos;s sent once you resume sending.</source>
        <translation>Das Senden ist angehalten. Wird gesendet, sobald Sie das Senden fortsetzen.</translation>
    </message>
    <message>
        <source>Sending is paused</source>
        <translation>Senden angehalten</translation>
    </message>
    <message>
        <source>Use Send now to send it.</source>
        <translation>„Jetzt senden“ sendet die Anfrage.</translation>
    </message>
    <message>
        <source>The service has made the clip. Its link usually follows soon.</source>
        <translation>Der Dienst hat den Clip erstellt. Sein Link folgt meist bald.</translation>
    </message>
    <message>
        <source>The download is retried automatically and costs nothing.</source>
        <translation>Der Download wird automatisch erneut versucht und kostet nichts.</translation>
    </message>
    <message>
        <source>Key needed</source>
        <translation>Schlüssel fehlt</translation>
    </message>
    <message>
        <source>The service is busy. Sends automatically in %1.</source>
        <translation>Der Dienst ist ausgelastet. Wird in %1 automatisch gesendet.</translation>
    </message>
    <message>
        <source>Sends automatically in %1.</source>
        <translation>Wird in %1 automatisch gesendet.</translation>
    </message>
    <message>
        <source>Nothing was charged. Retrying in %1</source>
        <translation>Nichts berechnet. Neuer Versuch in %1</translation>
    </message>
    <message>
        <source>not sent last time, nothing was charged</source>
        <translation>letztes Mal nicht gesendet, nichts berechnet</translation>
    </message>
    <message>
        <source>ID not known</source>
        <translation>ID nicht bekannt</translation>
    </message>
    <message>
        <source>checking the ID</source>
        <translation>ID wird geprüft</translation>
    </message>
    <message>
        <source>Checking the ID…</source>
        <translation>ID wird geprüft …</translation>
    </message>
</context>
<context>
    <name>TaskStore</name>
    <message>
        <source>Couldn&apos;t copy the task database %1: %2.</source>
        <translation>Die Auftragsdatenbank %1 konnte nicht kopiert werden: %2.</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>der Datenträger nimmt sie nicht an</translation>
    </message>
    <message>
        <source>Can&apos;t create the task database %1: %2.</source>
        <translation>Die Auftragsdatenbank %1 kann nicht angelegt werden: %2.</translation>
    </message>
    <message>
        <source>The task database %1 can&apos;t be read: %2.</source>
        <translation>Die Auftragsdatenbank %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be put in place: %2.</source>
        <translation>Die Datei %1 kann nicht an ihren Platz gebracht werden: %2.</translation>
    </message>
    <message>
        <source>The damaged task database %1 can&apos;t be moved aside: %2.</source>
        <translation>Die beschädigte Auftragsdatenbank %1 kann nicht beiseitegelegt werden: %2.</translation>
    </message>
    <message>
        <source>Task database error: %1.</source>
        <translation>Die Auftragsdatenbank konnte nicht verwendet werden: %1.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written: %2.</source>
        <translation>Die Datei %1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The disk failed while the task database was being saved. Nothing more is sent until you restart Dailies; tasks in progress continue.</source>
        <translation>Beim Schreiben der Auftragsdatenbank hat der Datenträger versagt. Bis zum Neustart von Dailies wird nichts mehr gesendet; was in Arbeit ist, läuft weiter.</translation>
    </message>
    <message>
        <source>A newer version of Dailies wrote the task database (schema %1; this version knows %2). It was left unchanged. Use the newer version to continue.</source>
        <translation>Die Auftragsdatenbank wurde von einer neueren Version von Dailies geschrieben (ihr Schema ist %1, diese Version kennt %2). Sie wurde nicht verändert. Bitte mit jener Version weiterarbeiten.</translation>
    </message>
    <message>
        <source>The database %1 belongs to another program. It was left unchanged.</source>
        <translation>Die Datenbank %1 gehört zu einem anderen Programm. Sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>The task database is damaged: it reports that it is empty.</source>
        <translation>Die Auftragsdatenbank ist beschädigt: Sie bezeichnet sich selbst als leer.</translation>
    </message>
    <message>
        <source>The file %1 isn&apos;t a task database. It was left unchanged.</source>
        <translation>Die Datei %1 ist keine Auftragsdatenbank. Sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>The task database rejects the setting %1, without which tasks could be lost. Is it on a network drive?</source>
        <translation>Die Auftragsdatenbank nimmt die Einstellung %1 nicht an; ohne sie könnten Aufträge verloren gehen. Liegt sie auf einem Netzlaufwerk?</translation>
    </message>
    <message>
        <source>%1 The disk is almost full: only %2 is free. Free some space, then try again.</source>
        <translation>%1 Der Datenträger ist fast voll: Nur %2 sind frei. Schaffen Sie Platz und versuchen Sie es dann noch einmal.</translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message>
        <source>The task database was missing.</source>
        <translation>Die Auftragsdatenbank fehlte.</translation>
    </message>
    <message numerus="yes">
        <source>The database is older than its list of IDs. %n tasks or IDs missing from the database were restored from the list.</source>
        <translation>
            <numerusform>Die ID-Liste enthält %n Auftrag, der in der Auftragsdatenbank fehlte oder dort keine ID hatte: Die Datenbank ist älter als die Liste. Er wurde ergänzt.</numerusform>
            <numerusform>Die ID-Liste enthält %n Aufträge, die in der Auftragsdatenbank fehlten oder dort keine ID hatten: Die Datenbank ist älter als die Liste. Sie wurden ergänzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks were sent after the database was copied. They are marked “No response”, because the database doesn&apos;t know how those calls ended.</source>
        <translation>
            <numerusform>%n Auftrag der Auftragsdatenbank wurde erst nach ihrem Kopieren gesendet. Er ist als „Keine Antwort“ markiert, weil die Datenbank nicht weiß, wie der Aufruf ausging.</numerusform>
            <numerusform>%n Aufträge der Auftragsdatenbank wurden erst nach ihrem Kopieren gesendet. Sie sind als „Keine Antwort“ markiert, weil die Datenbank nicht weiß, wie die Aufrufe ausgingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The task database couldn&apos;t be restored from its copy %1: %2.</source>
        <translation>Die Auftragsdatenbank konnte nicht aus ihrer Kopie %1 wiederhergestellt werden: %2.</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>der Datenträger nimmt sie nicht an</translation>
    </message>
    <message>
        <source>it can&apos;t be opened</source>
        <translation>sie kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>This comes from a copy of the task database made before the request was sent. We can&apos;t tell whether it has since been sent and charged. Check with the service before you generate it again.</source>
        <translation>Dies stammt aus einer Kopie der Auftragsdatenbank, die vor dem Senden der Anfrage angelegt wurde. Ob sie seither gesendet und berechnet wurde, ist hier nicht bekannt: Bitte vor dem erneuten Generieren beim Dienst nachsehen.</translation>
    </message>
    <message>
        <source>The task database was damaged. The damaged file was kept as %1.</source>
        <translation>Die Auftragsdatenbank war beschädigt; sie wurde als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>There was no copy of it, so a new one was created.</source>
        <translation>Es gibt keine Kopie davon, deshalb wurde eine neue begonnen.</translation>
    </message>
    <message>
        <source>Its copy of %1 replaced it. Anything later is missing; tasks that were waiting may have been sent since and are marked “No response”.</source>
        <translation>Ihre Kopie vom %1 ist an ihre Stelle getreten. Was danach geschah, ist nicht darin enthalten; Aufträge, die damals warteten, wurden seither möglicherweise gesendet und sind als „Keine Antwort“ markiert.</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <comment>beginning of a prompt, time</comment>
        <translation>„%1“ vom %2</translation>
    </message>
    <message numerus="yes">
        <source>%n requests were sent after the database was copied, and it doesn&apos;t know how those calls ended. They may have been charged. Look for them in the service&apos;s task list, and track each by its ID: %1.</source>
        <translation>
            <numerusform>%n Anfrage wurde nach dem Kopieren der Datenbank gesendet, und sie weiß nicht, wie dieser Aufruf ausging. Er wurde möglicherweise berechnet. Bitte in der Auftragsliste des Dienstes suchen und anhand der ID verfolgen: %1.</numerusform>
            <numerusform>%n Anfragen wurden nach dem Kopieren der Datenbank gesendet, und sie weiß nicht, wie diese Aufrufe ausgingen. Sie wurden möglicherweise berechnet. Bitte in der Auftragsliste des Dienstes suchen und jede anhand ihrer ID verfolgen: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UploadConsent</name>
    <message>
        <source>%1 and %2 more</source>
        <comment>file names</comment>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1, bucket %2</source>
        <translation>%1, Bucket %2</translation>
    </message>
    <message>
        <source>with the program %1</source>
        <translation>mit dem Programm %1</translation>
    </message>
    <message>
        <source>Upload 1 file to “%1” (%2)?</source>
        <translation>1 Datei nach „%1“ (%2) hochladen?</translation>
    </message>
    <message>
        <source>Upload %1 files to “%2” (%3)?</source>
        <translation>%1 Dateien nach „%2“ (%3) hochladen?</translation>
    </message>
    <message>
        <source>Anyone with a file&apos;s link can download it while it is there.</source>
        <translation>Wer den Link einer Datei hat, kann sie herunterladen, solange sie dort liegt.</translation>
    </message>
    <message>
        <source>Files stay there until you delete them in My uploads.</source>
        <translation>Dateien bleiben dort, bis Sie sie unter „Meine Uploads“ löschen.</translation>
    </message>
    <message>
        <source>The video service charges nothing for the upload.</source>
        <translation>Der Videodienst berechnet nichts für das Hochladen.</translation>
    </message>
    <message>
        <source>Files stay there until you delete them with the tools of your storage.</source>
        <translation>Dateien bleiben dort, bis Sie sie mit den Werkzeugen Ihres Speicherdienstes löschen.</translation>
    </message>
    <message>
        <source>Anyone with a file&apos;s link can download it for %1 hours.</source>
        <translation>Wer den Link einer Datei hat, kann sie %1 Stunden lang herunterladen.</translation>
    </message>
</context>
<context>
    <name>UploadPlace</name>
    <message>
        <source>Enter the endpoint of your storage, such as https://s3.example.com.</source>
        <translation>Bitte den Endpunkt Ihres Speicherdienstes eingeben, etwa https://s3.example.com.</translation>
    </message>
    <message>
        <source>The endpoint isn&apos;t a web address.</source>
        <translation>Der Endpunkt ist keine Webadresse.</translation>
    </message>
    <message>
        <source>The endpoint must start with https://.</source>
        <translation>Der Endpunkt muss mit https:// beginnen.</translation>
    </message>
    <message>
        <source>The endpoint must not contain a user, a “?” or a “#”.</source>
        <translation>Der Endpunkt darf weder einen Benutzer noch „?“ noch „#“ enthalten.</translation>
    </message>
    <message>
        <source>The endpoint must end after the host: the bucket has its own field.</source>
        <translation>Der Endpunkt muss nach dem Rechnernamen enden: Der Bucket hat sein eigenes Feld.</translation>
    </message>
    <message>
        <source>The folder must look like “clips/inputs”, without slashes at its ends.</source>
        <translation>Der Ordner muss wie „clips/inputs“ aussehen, ohne Schrägstriche am Anfang oder Ende.</translation>
    </message>
    <message>
        <source>The folder is too long.</source>
        <translation>Der Ordner ist zu lang.</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 2 to 63 letters, digits, dots and hyphens.</source>
        <translation>Der Name eines Buckets hat 2 bis 63 Buchstaben, Ziffern, Punkte und Bindestriche.</translation>
    </message>
    <message>
        <source>A bucket with a dot in its name can&apos;t be part of the host name: put it in the path.</source>
        <translation>Ein Bucket mit einem Punkt im Namen kann nicht Teil des Rechnernamens sein: Bitte in den Pfad setzen.</translation>
    </message>
    <message>
        <source>The endpoint is a number, so the bucket must be in the path.</source>
        <translation>Der Endpunkt ist eine Zahl, deshalb muss der Bucket im Pfad stehen.</translation>
    </message>
    <message>
        <source>Enter the region of the bucket, such as eu-central-1 or auto.</source>
        <translation>Bitte die Region des Buckets eingeben, etwa eu-central-1 oder auto.</translation>
    </message>
    <message>
        <source>Enter the access key ID.</source>
        <translation>Bitte die Zugriffsschlüssel-ID eingeben.</translation>
    </message>
    <message>
        <source>Links can be valid for one minute to seven days.</source>
        <translation>Links können eine Minute bis sieben Tage gültig sein.</translation>
    </message>
    <message>
        <source>A user name must not contain a colon.</source>
        <translation>Ein Benutzername darf keinen Doppelpunkt enthalten.</translation>
    </message>
    <message>
        <source>Enter the program that uploads a file.</source>
        <translation>Bitte das Programm eingeben, das eine Datei hochlädt.</translation>
    </message>
    <message>
        <source>One argument must contain %f, which stands for the file.</source>
        <translation>Ein Argument muss %f enthalten; das steht für die Datei.</translation>
    </message>
    <message>
        <source>A command can run for one second to one day.</source>
        <translation>Ein Befehl kann eine Sekunde bis einen Tag laufen.</translation>
    </message>
    <message>
        <source>The link isn&apos;t a web address.</source>
        <translation>Der Link ist keine Webadresse.</translation>
    </message>
    <message>
        <source>The link is too long.</source>
        <translation>Der Link ist zu lang.</translation>
    </message>
    <message>
        <source>The link contains a user name.</source>
        <translation>Der Link enthält einen Benutzernamen.</translation>
    </message>
    <message>
        <source>The link must start with https://.</source>
        <translation>Der Link muss mit https:// beginnen.</translation>
    </message>
    <message>
        <source>The link needs a public host name instead of a number.</source>
        <translation>Der Link braucht einen öffentlichen Rechnernamen statt einer Zahl.</translation>
    </message>
    <message>
        <source>Enter a name of at most 100 characters.</source>
        <translation>Bitte einen Namen mit höchstens 100 Zeichen eingeben.</translation>
    </message>
    <message>
        <source>an upload place has no ID, name, folder or known protocol</source>
        <translation>einem Upload-Ziel fehlt die ID, der Name, der Ordner oder ein bekanntes Protokoll</translation>
    </message>
    <message>
        <source>Enter the public URL of the folder: WebDAV itself has no public links.</source>
        <translation>Bitte die öffentliche Adresse des Ordners eingeben: WebDAV selbst hat keine öffentlichen Links.</translation>
    </message>
    <message>
        <source>The public URL must not contain “?” or “#”.</source>
        <translation>Die öffentliche Adresse darf weder „?“ noch „#“ enthalten.</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>Media item %1</source>
        <translation>Medienelement %1</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <translation>%1 ist erforderlich.</translation>
    </message>
    <message>
        <source>Shot %1 has no prompt.</source>
        <translation>Shot %1 hat keinen Prompt.</translation>
    </message>
    <message>
        <source>Shots %1 and %2 have the same number, %3.</source>
        <translation>Die Shots %1 und %2 haben dieselbe Nummer, %3.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer %1.</source>
        <translation>Der Dienst bietet %1 nicht an.</translation>
    </message>
    <message>
        <source>There&apos;s no prompt, and the specification lists no media for %1.</source>
        <translation>Es gibt keinen Prompt, und die Spezifikation führt für %1 keine Medien auf.</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>Bitte ein Modell wählen.</translation>
    </message>
    <message>
        <source>Write a prompt to continue.</source>
        <translation>Bitte einen Prompt schreiben, um fortzufahren.</translation>
    </message>
    <message>
        <source>Add media to continue.</source>
        <translation>Bitte Medien hinzufügen, um fortzufahren.</translation>
    </message>
    <message>
        <source>Choose a duration.</source>
        <translation>Bitte eine Dauer wählen.</translation>
    </message>
    <message>
        <source>Choose a type for media item %1.</source>
        <translation>Bitte einen Typ für Medienelement %1 wählen.</translation>
    </message>
    <message>
        <source>The specification doesn&apos;t list the type %1 for %2.</source>
        <translation>Die Spezifikation führt den Typ %1 nicht für %2 auf.</translation>
    </message>
    <message>
        <source>Driving audio needs a first frame.</source>
        <translation>Steuerndes Audio braucht einen ersten Frame.</translation>
    </message>
    <message>
        <source>%1 needs a file or a link.</source>
        <translation>%1 braucht eine Datei oder einen Link.</translation>
    </message>
    <message>
        <source>%1: the embedded data isn&apos;t valid Base64.</source>
        <translation>%1: Die eingebetteten Daten sind kein gültiges Base64.</translation>
    </message>
    <message>
        <source>%1: this isn&apos;t an http or https link.</source>
        <translation>%1: Das ist kein http- oder https-Link.</translation>
    </message>
    <message>
        <source>The reference voice of %1 isn&apos;t an http or https link.</source>
        <translation>Die Referenzstimme von %1 ist kein http- oder https-Link.</translation>
    </message>
    <message>
        <source>A reference voice needs a reference image or video.</source>
        <translation>Eine Referenzstimme braucht ein Referenzbild oder Referenzvideo.</translation>
    </message>
    <message>
        <source>Voice %1 needs an ID.</source>
        <translation>Stimme %1 braucht eine ID.</translation>
    </message>
    <message>
        <source>The embedded data isn&apos;t valid Base64.</source>
        <translation>Die eingebetteten Daten sind kein gültiges Base64.</translation>
    </message>
    <message>
        <source>This isn&apos;t an http or https link.</source>
        <translation>Das ist kein http- oder https-Link.</translation>
    </message>
    <message>
        <source>Shot %1 has no duration.</source>
        <translation>Shot %1 hat keine Dauer.</translation>
    </message>
    <message>
        <source>This model supports the resolutions 480P, 720P and 1080P, not %1.</source>
        <translation>Dieses Modell unterstützt die Auflösungen 480P, 720P und 1080P, nicht %1.</translation>
    </message>
    <message>
        <source>The duration must be in whole seconds, not %L1.</source>
        <translation>Die Dauer muss aus ganzen Sekunden bestehen, nicht %L1.</translation>
    </message>
    <message>
        <source>This model makes clips of 2–30 s. The duration is %L1 s.</source>
        <translation>Dieses Modell erzeugt Clips von 2–30 s. Die Dauer ist %L1 s.</translation>
    </message>
    <message>
        <source>Duration must be more than 0.</source>
        <translation>Die Dauer muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>Aspect ratio “%1” isn&apos;t valid. Use W:H (e.g. 16:9) or adaptive.</source>
        <translation>Das Seitenverhältnis „%1“ ist ungültig. Gültig sind B:H (z.&#xa0;B. 16:9) oder adaptive.</translation>
    </message>
    <message>
        <source>Aspect ratio “%1” isn&apos;t valid. Use W:H (e.g. 16:9).</source>
        <translation>Das Seitenverhältnis „%1“ ist ungültig. Gültig ist B:H (z.&#xa0;B. 16:9).</translation>
    </message>
    <message>
        <source>Add an image to continue.</source>
        <translation>Bitte ein Bild hinzufügen, um fortzufahren.</translation>
    </message>
    <message>
        <source>%1 must be a link.</source>
        <translation>%1 muss ein Link sein.</translation>
    </message>
    <message>
        <source>%1 uses the clip&apos;s own link, which works until %2.</source>
        <translation>%1 verwendet den eigenen Link des Clips, der bis %2 funktioniert.</translation>
    </message>
    <message>
        <source>%1 goes to the practice storage first.</source>
        <translation>%1 wird zuerst in den Übungsspeicher hochgeladen.</translation>
    </message>
    <message>
        <source>%1 needs a link. Set up an upload place in Settings &gt; Uploads, or paste a public link.</source>
        <translation>%1 braucht einen Link. Bitte unter Einstellungen &gt; Uploads ein Upload-Ziel einrichten oder einen öffentlichen Link einfügen.</translation>
    </message>
    <message>
        <source>The reference voice of %1</source>
        <translation>Die Referenzstimme von %1</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>Das Bild</translation>
    </message>
    <message>
        <source>Image %1 needs a file or a link.</source>
        <translation>Image %1 braucht eine Datei oder einen Link.</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t look like a document: %2</source>
        <translation>%1 sieht nicht wie ein Dokument aus: %2</translation>
    </message>
    <message>
        <source>%1 (%2) goes to your storage “%3” first.</source>
        <translation>%1 (%2) geht zuerst in Ihren Speicher „%3“.</translation>
    </message>
    <message>
        <source>Add a first frame to continue.</source>
        <translation>Bitte einen ersten Frame hinzufügen.</translation>
    </message>
    <message>
        <source>%1: the secret part of this link wasn&apos;t kept. Enter the link again.</source>
        <translation>%1: Der geheime Teil dieses Links wurde nicht aufbewahrt. Bitte den Link neu eingeben.</translation>
    </message>
</context>
<context>
    <name>Wire</name>
    <message>
        <source>%1: expected text</source>
        <translation>%1: Text erwartet</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>seconds as text, such as &quot;5&quot;</source>
        <translation>Sekunden als Text, wie &quot;5&quot;</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>erwartet: %1, gefunden: %2</translation>
    </message>
    <message>
        <source>empty, so it&apos;s left out of the request</source>
        <translation>leer; wird deshalb in der Anfrage weggelassen</translation>
    </message>
    <message>
        <source>unknown field; sent unchanged</source>
        <translation>unbekanntes Feld; wird unverändert gesendet</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a number of seconds; sent unchanged</source>
        <translation>%1 ist keine Sekundenangabe; wird unverändert gesendet</translation>
    </message>
</context>
</TS>
