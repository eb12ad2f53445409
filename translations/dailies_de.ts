<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>The base address starts with https://.</source>
        <translation>Die Basisadresse beginnt mit https://.</translation>
    </message>
    <message>
        <source>The base address names no computer.</source>
        <translation>In der Basisadresse fehlt der Rechnername.</translation>
    </message>
    <message>
        <source>A base address holds no user name and no password; the key has its own place.</source>
        <translation>Eine Basisadresse enthält weder Benutzernamen noch Passwort; der Schlüssel hat sein eigenes Feld.</translation>
    </message>
    <message>
        <source>A base address has nothing after its path: take away what begins with ? or #.</source>
        <translation>Nach dem Pfad einer Basisadresse folgt nichts mehr: Bitte entfernen, was mit ? oder # beginnt.</translation>
    </message>
    <message>
        <source>With http:// everyone on the way could read the key: the base address starts with https://.</source>
        <translation>Bei http:// könnte jeder auf dem Übertragungsweg den Schlüssel lesen: Die Basisadresse beginnt mit https://.</translation>
    </message>
    <message>
        <source>The base address has a port that does not exist.</source>
        <translation>Die Basisadresse enthält einen Port, den es nicht gibt.</translation>
    </message>
    <message>
        <source>The path of a base address has no dots for steps in it.</source>
        <translation>Der Pfad einer Basisadresse enthält keine Ebenen aus Punkten (. oder ..).</translation>
    </message>
    <message>
        <source>The base address ends in /v1.</source>
        <translation>Die Basisadresse endet auf /v1.</translation>
    </message>
    <message>
        <source>The base address is missing.</source>
        <translation>Die Basisadresse fehlt.</translation>
    </message>
    <message>
        <source>The base address is too long.</source>
        <translation>Die Basisadresse ist zu lang.</translation>
    </message>
    <message>
        <source>The base address is not a web address.</source>
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
        <source>The files in this request are too large to be copied as text.</source>
        <translation>Die Dateien in dieser Anfrage sind zu groß, um als Text kopiert zu werden.</translation>
    </message>
</context>
<context>
    <name>ClipTrash</name>
    <message>
        <source>%1 could not be put into the wastebasket.</source>
        <translation>%1 konnte nicht in den Papierkorb des Systems gelegt werden.</translation>
    </message>
    <message>
        <source>%1 could not be brought back. Look for it in the wastebasket.</source>
        <translation>%1 konnte nicht zurückgeholt werden. Bitte im Papierkorb des Systems nachsehen.</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>The service answers and does not object to the key.</source>
        <translation>Der Dienst antwortet und hat am Schlüssel nichts auszusetzen.</translation>
    </message>
    <message>
        <source>The service does not take the key. Check that it was copied whole, that it has not been withdrawn, and that it belongs to this address: regions have keys of their own.</source>
        <translation>Der Dienst nimmt den Schlüssel nicht an. Bitte prüfen, ob er vollständig kopiert ist, nicht zurückgezogen wurde und zu dieser Adresse gehört: Jede Region hat eigene Schlüssel.</translation>
    </message>
    <message>
        <source>The service does not allow the call, and does not say whether for the key&apos;s or the model&apos;s sake. Check both.</source>
        <translation>Der Dienst lässt den Aufruf nicht zu und sagt nicht, ob es am Schlüssel oder am Modell liegt. Bitte beides prüfen.</translation>
    </message>
    <message>
        <source>The key may not use this model, or the service has none of this name. Check the code, letter by letter.</source>
        <translation>Dieses Modell ist für den Schlüssel nicht freigeschaltet, oder der Dienst hat keines mit diesem Namen. Bitte den Code Zeichen für Zeichen prüfen.</translation>
    </message>
    <message>
        <source>The key or the model belongs to another region. Each region has a base address of its own.</source>
        <translation>Der Schlüssel oder das Modell gehört zu einer anderen Region. Jede Region hat eine eigene Basisadresse.</translation>
    </message>
    <message>
        <source>This computer has no network connection.</source>
        <translation>Dieser Rechner hat keine Netzwerkverbindung.</translation>
    </message>
    <message>
        <source>The proxy did not let the call through. Check the proxy settings.</source>
        <translation>Der Proxy hat den Aufruf nicht durchgelassen. Bitte die Proxy-Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>The service did not answer in time. Try again in a while.</source>
        <translation>Der Dienst hat nicht rechtzeitig geantwortet. Bitte in einer Weile erneut versuchen.</translation>
    </message>
    <message>
        <source>The service asks for a pause. Nothing is said against address and key.</source>
        <translation>Der Dienst verlangt eine Pause. Gegen Adresse und Schlüssel ist damit nichts gesagt.</translation>
    </message>
    <message>
        <source>The service has trouble of its own. Try again in a while.</source>
        <translation>Der Dienst hat selbst eine Störung. Bitte in einer Weile erneut versuchen.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Who answers there cannot prove to be this service, so the key was not sent. Check the base address and this computer&apos;s clock.</source>
        <translation>Die Gegenstelle kann nicht nachweisen, dass sie dieser Dienst ist, deshalb wurde der Schlüssel nicht gesendet. Bitte die Basisadresse und die Uhr dieses Rechners prüfen.</translation>
    </message>
    <message>
        <source>What answers there is not the service: its answer is far too long. Check the base address.</source>
        <translation>Was dort antwortet, ist nicht der Dienst: Die Antwort ist viel zu lang. Bitte die Basisadresse prüfen.</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the answer was whole. Try again in a while.</source>
        <translation>Die Verbindung zu %1 brach ab, bevor die Antwort vollständig war. Bitte in einer Weile erneut versuchen.</translation>
    </message>
    <message>
        <source>No computer named %1 can be found. Check the base address and the network connection.</source>
        <translation>Es ist kein Rechner namens %1 zu finden. Bitte die Basisadresse und die Netzwerkverbindung prüfen.</translation>
    </message>
    <message>
        <source>Nobody answers at %1. Check the base address, and whether a firewall is in the way.</source>
        <translation>Unter %1 antwortet niemand. Bitte die Basisadresse prüfen und ob eine Firewall im Weg ist.</translation>
    </message>
    <message>
        <source>This address sends calls elsewhere, which is not followed. Check its path and whether it begins with https://.</source>
        <translation>Diese Adresse leitet Aufrufe weiter, und dem wird nicht gefolgt. Bitte prüfen, ob ihr Pfad stimmt und ob sie mit https:// beginnt.</translation>
    </message>
    <message>
        <source>This address sends calls to %1, which is not followed: the key would go there. If that is the service, make it the base address.</source>
        <translation>Diese Adresse leitet Aufrufe an %1 weiter, und dem wird nicht gefolgt: Der Schlüssel ginge dorthin. Ist das der Dienst, bitte als Basisadresse eintragen.</translation>
    </message>
    <message>
        <source>Something answers at this address, but not as the service does. Check the base address; it ends in /v1.</source>
        <translation>Unter dieser Adresse antwortet etwas, aber nicht so wie der Dienst. Bitte die Basisadresse prüfen; sie endet auf /v1.</translation>
    </message>
    <message>
        <source>It answers as a model of family %1, and is listed as one of family %2.</source>
        <translation>Es antwortet als Modell der Familie %1 und ist als eines der Familie %2 eingetragen.</translation>
    </message>
</context>
<context>
    <name>Curl</name>
    <message>
        <source>This is not a cURL command: there is no &quot;curl&quot; in it.</source>
        <translation>Das ist kein cURL-Befehl: Es kommt kein „curl“ darin vor.</translation>
    </message>
    <message>
        <source>The body of this command is in the lines behind it (&lt;&lt;): paste only these lines.</source>
        <translation>Die Anfragedaten dieses Befehls stehen in den Zeilen dahinter (&lt;&lt;): Bitte nur diese Zeilen einfügen.</translation>
    </message>
    <message>
        <source>Something is missing behind %1: copy the whole command.</source>
        <translation>Nach %1 fehlt etwas: Bitte den ganzen Befehl kopieren.</translation>
    </message>
    <message>
        <source>The method %1 was left out: requests are sent with POST.</source>
        <translation>Die Methode %1 wurde weggelassen: Anfragen werden mit POST gesendet.</translation>
    </message>
    <message>
        <source>The proxy of the command was left out.</source>
        <translation>Der Proxy des Befehls wurde weggelassen.</translation>
    </message>
    <message>
        <source>%1 was left out: certificates are always checked.</source>
        <translation>%1 wurde weggelassen: Zertifikate werden immer geprüft.</translation>
    </message>
    <message>
        <source>The command sends something else than JSON (%1): the service takes JSON only.</source>
        <translation>Der Befehl sendet etwas anderes als JSON (%1): Der Dienst nimmt nur JSON an.</translation>
    </message>
    <message>
        <source>The header %1 was left out.</source>
        <translation>Der Header %1 wurde weggelassen.</translation>
    </message>
    <message>
        <source>The key in the command was left out.</source>
        <translation>Der Schlüssel im Befehl wurde weggelassen.</translation>
    </message>
    <message>
        <source>This command asks about a task and makes none: copy the one that makes it.</source>
        <translation>Dieser Befehl fragt einen Auftrag ab und erstellt keinen: Bitte den Befehl kopieren, der ihn erstellt.</translation>
    </message>
    <message>
        <source>What stands behind the path of the address was left out.</source>
        <translation>Was nach dem Pfad der Adresse steht, wurde weggelassen.</translation>
    </message>
    <message>
        <source>The service has no request type &quot;%1&quot;.</source>
        <translation>Der Dienst kennt keinen Anfragetyp „%1“.</translation>
    </message>
    <message>
        <source>The body of this command comes out of another program: put the body itself in its place.</source>
        <translation>Die Anfragedaten dieses Befehls kommen aus einem anderen Programm: Bitte die Daten selbst an dieser Stelle einsetzen.</translation>
    </message>
    <message>
        <source>The command reads the file %1 from a folder that is not known here: write its whole path.</source>
        <translation>Der Befehl liest die Datei %1 aus einem Ordner, der hier nicht bekannt ist: Bitte den vollständigen Pfad angeben.</translation>
    </message>
    <message>
        <source>%1 stands in the body as it is: nothing is put in its place.</source>
        <translation>%1 steht unverändert in den Anfragedaten: Es wird nichts dafür eingesetzt.</translation>
    </message>
    <message>
        <source>The body of this command comes from its standard input: paste the body itself.</source>
        <translation>Die Anfragedaten dieses Befehls kommen aus der Standardeingabe: Bitte die Daten selbst einfügen.</translation>
    </message>
    <message>
        <source>The body of this command is in the file %1: open that file instead.</source>
        <translation>Die Anfragedaten dieses Befehls stehen in der Datei %1: Bitte stattdessen diese Datei öffnen.</translation>
    </message>
    <message>
        <source>This command sends no request: the part with -d or --json is missing.</source>
        <translation>Dieser Befehl sendet keine Anfrage: Der Teil mit -d oder --json fehlt.</translation>
    </message>
    <message>
        <source>This command has more than one body: leave only the one with the request.</source>
        <translation>Dieser Befehl enthält die Anfragedaten mehrfach: Bitte nur den Teil mit der Anfrage stehen lassen.</translation>
    </message>
    <message>
        <source>The body of the command cannot be read. %1</source>
        <translation>Die Anfragedaten des Befehls können nicht gelesen werden. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::AboutDialog</name>
    <message>
        <source>About Dailies</source>
        <translation>Über Dailies</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licence of the icons</source>
        <translation>Lizenz der Symbole</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Makes, watches and keeps clips of a paid video service.</source>
        <translation>Erstellt, verfolgt und bewahrt Clips eines kostenpflichtigen Videodienstes.</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software: Nutzung, Untersuchung, Weitergabe und Änderung sind unter der GNU General Public License, Version 3 oder neuer, erlaubt. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bestandteil</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Clips are played with: %1</source>
        <translation>Wiedergabe der Clips mit: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Use the practice service</source>
        <translation>Übungsdienst verwenden</translation>
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
        <source>%1 Dailies asks again in %2 and keeps asking, at least every 10 minutes; nothing is lost.</source>
        <comment>what is wrong with an account&apos;s key, length of time</comment>
        <translation>%1 Dailies fragt in %2 erneut ab und danach weiter, mindestens alle 10 Minuten; es geht nichts verloren.</translation>
    </message>
    <message>
        <source>%1 Tasks of this account wait; none is lost.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 Die Aufträge dieses Kontos warten; keiner geht verloren.</translation>
    </message>
    <message>
        <source>%1 and its key were removed. Its tasks and clips stay.</source>
        <translation>%1 und der zugehörige Schlüssel wurden entfernt. Die Aufträge und Clips bleiben erhalten.</translation>
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
        <source>One code a line, as the service names them</source>
        <translation>Ein Code pro Zeile, wie der Dienst ihn nennt</translation>
    </message>
    <message>
        <source>Family of the other codes</source>
        <translation>Familie der übrigen Codes</translation>
    </message>
    <message>
        <source>The key is kept in the keychain of your computer and sent to this address only.</source>
        <translation>Der Schlüssel wird im Schlüsselbund dieses Rechners aufbewahrt und nur an diese Adresse gesendet.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>Basisadresse</translation>
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
        <source>Requests sent at once</source>
        <translation>Gleichzeitig gesendete Anfragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Not known by name: %1</source>
        <translation>Dem Namen nach nicht bekannt: %1</translation>
    </message>
    <message>
        <source>Give the account a name, so that you can tell it from others.</source>
        <translation>Bitte dem Konto einen Namen geben, damit es sich von anderen unterscheiden lässt.</translation>
    </message>
    <message>
        <source>There is an account of this name already.</source>
        <translation>Es gibt bereits ein Konto mit diesem Namen.</translation>
    </message>
    <message>
        <source>Give at least one model code that the service has enabled for the key.</source>
        <translation>Bitte mindestens einen Modellcode angeben, den der Dienst für den Schlüssel freigeschaltet hat.</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>Schlüssel wird gespeichert…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit; you will be asked for it again next time.</source>
        <translation>%1 Der Schlüssel bleibt bis zum Beenden erhalten; beim nächsten Mal wird erneut danach gefragt.</translation>
    </message>
    <message>
        <source>It was not tested.</source>
        <translation>Es wurde nicht getestet.</translation>
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
</context>
<context>
    <name>Dailies::AccountKeys</name>
    <message>
        <source>The account&apos;s address has changed.</source>
        <translation>Die Adresse des Kontos hat sich geändert.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSaver</name>
    <message>
        <source>%1 The new key is kept in memory until you quit.</source>
        <translation>%1 Der neue Schlüssel bleibt bis zum Beenden im Arbeitsspeicher.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message>
        <source>How many requests may be on their way at the same time; the others wait. The service may allow fewer.</source>
        <translation>Wie viele Anfragen gleichzeitig unterwegs sein dürfen; die übrigen warten. Der Dienst lässt möglicherweise weniger zu.</translation>
    </message>
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
        <source>Folder for its clips</source>
        <translation>Clip-Ordner dieses Kontos</translation>
    </message>
    <message>
        <source>Names of its clips</source>
        <translation>Clip-Namen dieses Kontos</translation>
    </message>
    <message>
        <source>Give the account a name, so that you can tell it from others.</source>
        <translation>Bitte dem Konto einen Namen geben, damit es sich von anderen unterscheiden lässt.</translation>
    </message>
    <message>
        <source>There is an account of this name already.</source>
        <translation>Es gibt bereits ein Konto mit diesem Namen.</translation>
    </message>
    <message>
        <source>Remove %1 and its key? Its tasks and clips stay here.</source>
        <translation>%1 und den zugehörigen Schlüssel entfernen? Die Aufträge und Clips bleiben hier erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of it are then no longer followed, and their clips may be lost.</source>
        <translation>
            <numerusform>%n nicht abgeschlossener Auftrag wird dann nicht mehr verfolgt, und sein Clip kann verloren gehen.</numerusform>
            <numerusform>%n nicht abgeschlossene Aufträge werden dann nicht mehr verfolgt, und ihre Clips können verloren gehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The account stays, because its key could not be removed. %1</source>
        <translation>Das Konto bleibt bestehen, weil sein Schlüssel nicht entfernt werden konnte. %1</translation>
    </message>
    <message>
        <source>Address and key</source>
        <translation>Adresse und Schlüssel</translation>
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
        <source>Keep at least one model code: without any, nothing can be sent.</source>
        <translation>Bitte mindestens einen Modellcode behalten: Ohne ihn kann nichts gesendet werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1. They can be followed there only, and wait until the account goes there again; meanwhile their clips may be lost.</source>
        <translation>
            <numerusform>%n nicht abgeschlossener Auftrag wurde an %1 gesendet. Er kann nur dort verfolgt werden und wartet, bis das Konto wieder diese Adresse hat; inzwischen geht sein Clip möglicherweise verloren.</numerusform>
            <numerusform>%n nicht abgeschlossene Aufträge wurden an %1 gesendet. Sie können nur dort verfolgt werden und warten, bis das Konto wieder diese Adresse hat; inzwischen gehen ihre Clips möglicherweise verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>Adresse ändern</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>Schlüssel wird gespeichert…</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountStore</name>
    <message>
        <source>an account has no id or no name</source>
        <translation>ein Konto hat keine ID oder keinen Namen</translation>
    </message>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>sie wurde von einer neueren Version von Dailies geschrieben</translation>
    </message>
    <message>
        <source>it is not a list of accounts</source>
        <translation>sie enthält keine Kontoliste</translation>
    </message>
    <message>
        <source>The accounts in %1 cannot be read, and the file is left as it is: %2.</source>
        <translation>Die Konten in %1 können nicht gelesen werden; die Datei bleibt unverändert: %2.</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <source>The accounts could not be read, so they are not written either.</source>
        <translation>Die Konten konnten nicht gelesen werden, deshalb werden sie auch nicht geschrieben.</translation>
    </message>
    <message>
        <source>The accounts could not be written to %1: %2.</source>
        <translation>Die Konten konnten nicht nach %1 geschrieben werden: %2.</translation>
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
        <source>Base address</source>
        <translation>Basisadresse</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <source>Enter the key for %1: the one that is kept is for %2 only and is not sent anywhere else.</source>
        <translation>Bitte den Schlüssel für %1 eingeben: Der aufbewahrte gilt nur für %2 und wird nirgendwo anders hin gesendet.</translation>
    </message>
    <message>
        <source>Another address needs its key. The key kept for %1 is dropped once the new one is in its place.</source>
        <translation>Eine andere Adresse braucht ihren eigenen Schlüssel. Der Schlüssel für %1 wird entfernt, sobald der neue an seiner Stelle ist.</translation>
    </message>
    <message>
        <source>The present key is in memory only, until you quit. Type a key to replace it.</source>
        <translation>Der jetzige Schlüssel bleibt nur bis zum Beenden im Arbeitsspeicher. Zum Ersetzen einen Schlüssel eingeben.</translation>
    </message>
    <message>
        <source>The present key stays in the keychain and is never shown. Type a key to replace it.</source>
        <translation>Der jetzige Schlüssel bleibt im Schlüsselbund und wird nie angezeigt. Zum Ersetzen einen Schlüssel eingeben.</translation>
    </message>
    <message>
        <source>It is kept in the keychain of your computer and sent to this address only.</source>
        <translation>Er wird im Schlüsselbund dieses Rechners aufbewahrt und nur an diese Adresse gesendet.</translation>
    </message>
    <message>
        <source>List a model first: the question needs one.</source>
        <translation>Bitte zuerst ein Modell eintragen: Die Abfrage braucht eines.</translation>
    </message>
    <message>
        <source>It was not tested.</source>
        <translation>Es wurde nicht getestet.</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressProbe</name>
    <message>
        <source>No answer came from %1 within 15 seconds.</source>
        <translation>Von %1 kam innerhalb von 15 Sekunden keine Antwort.</translation>
    </message>
    <message>
        <source>The look at the address was stopped.</source>
        <translation>Das Prüfen der Adresse wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The address is not looked up: it leads into a private network, where the service is not.</source>
        <translation>Die Adresse wird nicht geprüft: Sie führt in ein privates Netzwerk, in dem der Dienst nicht ist.</translation>
    </message>
    <message>
        <source>There is nothing at this address (HTTP %1).</source>
        <translation>Unter dieser Adresse ist nichts vorhanden (HTTP %1).</translation>
    </message>
    <message>
        <source>The server does not show the file to everybody (HTTP %1).</source>
        <translation>Der Server zeigt die Datei nicht öffentlich (HTTP %1).</translation>
    </message>
    <message>
        <source>The server at this address has trouble of its own (HTTP %1).</source>
        <translation>Der Server unter dieser Adresse hat selbst ein Problem (HTTP %1).</translation>
    </message>
    <message>
        <source>The server at this address does not give the file (HTTP %1).</source>
        <translation>Der Server unter dieser Adresse liefert die Datei nicht (HTTP %1).</translation>
    </message>
    <message>
        <source>The address leads on and on; it was not followed further.</source>
        <translation>Die Adresse leitet immer weiter um; ihr wurde nicht weiter gefolgt.</translation>
    </message>
    <message>
        <source>The address leads from a secure connection to an open one; it was not followed.</source>
        <translation>Die Adresse leitet von einer sicheren zu einer ungesicherten Verbindung um; ihr wurde nicht gefolgt.</translation>
    </message>
    <message>
        <source>There is no server %1.</source>
        <translation>Es gibt keinen Server %1.</translation>
    </message>
    <message>
        <source>%1 could not be reached.</source>
        <translation>%1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>%1 does not prove that it is what it says (its certificate is not accepted).</source>
        <translation>%1 kann seine Identität nicht nachweisen (das Zertifikat wird nicht akzeptiert).</translation>
    </message>
    <message>
        <source>%1 gave no answer that can be read.</source>
        <translation>%1 hat keine lesbare Antwort gegeben.</translation>
    </message>
</context>
<context>
    <name>Dailies::AdoptDialog</name>
    <message>
        <source>Give the id that the service shows for the task.</source>
        <translation>Bitte die ID angeben, die der Dienst für den Auftrag anzeigt.</translation>
    </message>
    <message>
        <source>This is more than an id: give the id alone, without spaces.</source>
        <translation>Das ist mehr als eine ID: Bitte nur die ID angeben, ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Verfolgen</translation>
    </message>
    <message>
        <source>Follow a task by its id</source>
        <translation>Auftrag per ID verfolgen</translation>
    </message>
    <message>
        <source>As the service shows it</source>
        <translation>Wie vom Dienst angezeigt</translation>
    </message>
    <message>
        <source>The task is asked about and its clip fetched. Nothing is created, and nothing is charged by this.</source>
        <translation>Der Auftrag wird abgefragt und sein Clip geholt. Dabei wird nichts erstellt und nichts berechnet.</translation>
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
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>Auftrags-ID</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>There is no account to ask with. Add one first.</source>
        <translation>Es gibt kein Konto für die Abfrage. Bitte zuerst eines hinzufügen.</translation>
    </message>
    <message>
        <source>This account has no model. Add the model in the form first.</source>
        <translation>Dieses Konto hat kein Modell. Bitte das Modell zuerst im Formular hinzufügen.</translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message>
        <source>Task %1</source>
        <translation>Auftrag %1</translation>
    </message>
    <message>
        <source>Task %1 · %2</source>
        <comment>number and prompt</comment>
        <translation>Auftrag %1 · %2</translation>
    </message>
    <message>
        <source>Fetch all</source>
        <translation>Alle holen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close; the takes stay in the list of tasks</source>
        <translation>Schließen; die Takes bleiben in der Auftragsliste</translation>
    </message>
    <message>
        <source>Goes to the task</source>
        <translation>Wechselt zum Auftrag</translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you. First of them:</source>
        <translation>
            <numerusform>%n Take ist zu klären:</numerusform>
            <numerusform>%n Takes sind zu klären. Der erste davon:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you, so that nothing is lost</source>
        <translation>
            <numerusform>%n Take ist zu klären, damit nichts verloren geht</numerusform>
            <numerusform>%n Takes sind zu klären, damit nichts verloren geht</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer lost: it may have been accepted, and charged.</source>
        <translation>Antwort verloren: Die Anfrage wurde möglicherweise angenommen und berechnet.</translation>
    </message>
    <message>
        <source>Not watched: when it is finished, nobody fetches its clip.</source>
        <translation>Nicht verfolgt: Nach dem Abschluss holt niemand den Clip.</translation>
    </message>
    <message>
        <source>Its address has died; the service may give a new one.</source>
        <translation>Die Adresse ist ungültig geworden; der Dienst nennt möglicherweise eine neue.</translation>
    </message>
    <message>
        <source>Not fetched; its address dies in %1.</source>
        <translation>Nicht geholt; die Adresse wird in %1 ungültig.</translation>
    </message>
    <message>
        <source>Finished, and not fetched.</source>
        <translation>Abgeschlossen und nicht geholt.</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>Jetzt holen</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Wieder verfolgen</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden…</translation>
    </message>
    <message>
        <source>Answer lost: it may have been accepted.</source>
        <translation>Antwort verloren: Die Anfrage wurde möglicherweise angenommen.</translation>
    </message>
</context>
<context>
    <name>Dailies::ChoiceEditor</name>
    <message>
        <source>Not set</source>
        <translation>Nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>Dailies::CleartextConsent</name>
    <message>
        <source>%1 begins with http://, so the key travels readable: everyone on the way can take it and spend your money. Nothing has been sent yet.</source>
        <translation>%1 beginnt mit http://, der Schlüssel wird also lesbar übertragen: Jeder auf dem Übertragungsweg kann ihn abgreifen und damit Geld ausgeben. Bisher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Use http all the same</source>
        <translation>Trotzdem http</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>Adresse korrigieren</translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message>
        <source>There is no account yet: give --base-url, or add one with &quot;dailies-cli accounts add&quot;.</source>
        <translation>Es gibt noch kein Konto: Bitte --base-url angeben oder eines mit „dailies-cli accounts add“ hinzufügen.</translation>
    </message>
    <message>
        <source>There are several accounts: say which with --account.</source>
        <translation>Es gibt mehrere Konten: Bitte mit --account eines angeben.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;. &quot;dailies-cli accounts list&quot; shows those there are.</source>
        <translation>Es gibt kein Konto „%1“. „dailies-cli accounts list“ zeigt die vorhandenen.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The account; &quot;practice&quot; is the practice service.</source>
        <translation>Das Konto; „practice“ ist der Übungsdienst.</translation>
    </message>
    <message>
        <source>address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Give --account or --base-url, not both.</source>
        <translation>Bitte entweder --account oder --base-url angeben, nicht beides.</translation>
    </message>
    <message>
        <source>There is no key: put it into DAILIES_API_KEY.</source>
        <translation>Es gibt keinen Schlüssel: Bitte in DAILIES_API_KEY angeben.</translation>
    </message>
    <message>
        <source>The model %1 is not known here: describe it with --model-profile.</source>
        <translation>Das Modell %1 ist hier nicht bekannt: Bitte mit --model-profile beschreiben.</translation>
    </message>
    <message>
        <source>--creates-at-once is a number from 1 to %1.</source>
        <translation>--creates-at-once ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; cannot be used: it is taken.</source>
        <translation>Der Name „%1“ kann nicht verwendet werden: Er ist bereits vergeben.</translation>
    </message>
    <message>
        <source>The account was not added.</source>
        <translation>Das Konto wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>Added %1. Its key is in the keychain.</source>
        <translation>%1 wurde hinzugefügt. Der Schlüssel liegt im Schlüsselbund.</translation>
    </message>
    <message>
        <source>Adds an account. Its key is read from the terminal or the standard input, and kept in the keychain.</source>
        <translation>Fügt ein Konto hinzu. Der Schlüssel wird vom Terminal oder aus der Standardeingabe gelesen und im Schlüsselbund aufbewahrt.</translation>
    </message>
    <message>
        <source>What to call the account.</source>
        <translation>Wie das Konto heißen soll.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>A model code enabled for the key; may be given several times.</source>
        <translation>Ein für den Schlüssel freigeschalteter Modellcode; mehrfach möglich.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>A model described in a JSON file; may be given several times.</source>
        <translation>Ein in einer JSON-Datei beschriebenes Modell; mehrfach möglich.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>How many requests may be on their way at the same time, 1 to 20; 2 when it is not said.</source>
        <translation>Wie viele Anfragen gleichzeitig unterwegs sein dürfen, 1 bis 20; ohne Angabe 2.</translation>
    </message>
    <message>
        <source>Lists the accounts. Keys are not shown.</source>
        <translation>Listet die Konten auf. Schlüssel werden nicht angezeigt.</translation>
    </message>
    <message>
        <source>There are no accounts yet.</source>
        <translation>Es gibt noch keine Konten.</translation>
    </message>
    <message>
        <source>Removes an account and its key. Its tasks and clips stay.</source>
        <translation>Entfernt ein Konto und seinen Schlüssel. Aufträge und Clips bleiben erhalten.</translation>
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
        <source>The account stays, because its key could not be removed.</source>
        <translation>Das Konto bleibt bestehen, weil sein Schlüssel nicht entfernt werden konnte.</translation>
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
        <source>There is no command &quot;accounts %1&quot;.</source>
        <translation>Es gibt keinen Befehl „accounts %1“.</translation>
    </message>
    <message>
        <source>The account has no models: give --model.</source>
        <translation>Das Konto hat keine Modelle: Bitte --model angeben.</translation>
    </message>
    <message>
        <source>Follows a task that was created elsewhere until it has ended, and saves its clip. Nothing is created.</source>
        <translation>Verfolgt einen anderswo erstellten Auftrag bis zu seinem Ende und speichert den Clip. Es wird nichts erstellt.</translation>
    </message>
    <message>
        <source>The model code that it was created with.</source>
        <translation>Der Modellcode, mit dem er erstellt wurde.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The service&apos;s id of the task.</source>
        <translation>Die ID des Auftrags beim Dienst.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Save the clip there.</source>
        <translation>Den Clip dort speichern.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 fehlt.</translation>
    </message>
    <message>
        <source>Says what there is to say about a request. Nothing is sent.</source>
        <translation>Nennt, was zu einer Anfrage zu sagen ist. Es wird nichts gesendet.</translation>
    </message>
    <message>
        <source>The request can be sent with --accept.</source>
        <translation>Die Anfrage kann mit --accept gesendet werden.</translation>
    </message>
    <message>
        <source>The request can be sent.</source>
        <translation>Die Anfrage kann gesendet werden.</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips under this folder.</source>
        <translation>Einstellungen, Aufträge und Clips in diesem Ordner aufbewahren.</translation>
    </message>
    <message>
        <source>Write one JSON object a line.</source>
        <translation>Ein JSON-Objekt pro Zeile ausgeben.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe anzeigen.</translation>
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
        <source>&quot;%1&quot; is one word too many.</source>
        <translation>„%1“ ist ein Wort zu viel.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 benötigt einen Wert.</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Ein Befehl fehlt.</translation>
    </message>
    <message>
        <source>%1 shows what there is.</source>
        <translation>%1 zeigt, was es gibt.</translation>
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
        <source>Makes one clip of each kind of request with the practice service, and checks each clip&apos;s length and size. Nothing is charged.</source>
        <translation>Erstellt mit dem Übungsdienst einen Clip jeder Anfrageart und prüft Länge und Größe jedes Clips. Es wird nichts berechnet.</translation>
    </message>
    <message>
        <source>Save the clips there; &quot;dailies-demo&quot; in this folder when it is not given.</source>
        <translation>Die Clips dort speichern; ohne Angabe in „dailies-demo“ in diesem Ordner.</translation>
    </message>
    <message>
        <source>Nothing can be written to the folder for temporary files.</source>
        <translation>In den Ordner für temporäre Dateien kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The practice service does not run.</source>
        <translation>Der Übungsdienst läuft nicht.</translation>
    </message>
    <message>
        <source>Making %1 clips, one of each kind of request, with the practice service. Nothing is charged.</source>
        <translation>Mit dem Übungsdienst werden %1 Clips erstellt, einer für jede Anfrageart. Es wird nichts berechnet.</translation>
    </message>
    <message>
        <source>well </source>
        <translation>OK    </translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>FALSCH</translation>
    </message>
    <message>
        <source>%1 of %2 clips are as they were asked for, in %3</source>
        <translation>%1 von %2 Clips sind wie angefordert, in %3</translation>
    </message>
    <message>
        <source>Practice service</source>
        <translation>Übungsdienst</translation>
    </message>
    <message>
        <source>Writes what the service&apos;s support needs to look into a task: a zip with its ids, times, request, answers, and the digests of its input files. Keys, signatures of addresses, encoded data and folders of this computer are left out.</source>
        <translation>Schreibt, was der Support des Dienstes zum Untersuchen eines Auftrags braucht: ein ZIP mit IDs, Zeiten, Anfrage, Antworten und den Prüfsummen der Eingabedateien. Schlüssel, Signaturen von Adressen, kodierte Daten und Ordner dieses Rechners werden weggelassen.</translation>
    </message>
    <message>
        <source>The task&apos;s number, or the service&apos;s id.</source>
        <translation>Die Nummer des Auftrags oder seine ID beim Dienst.</translation>
    </message>
    <message>
        <source>Write the zip there.</source>
        <translation>Das ZIP dorthin schreiben.</translation>
    </message>
    <message>
        <source>Replace a file that is there already.</source>
        <translation>Eine bereits vorhandene Datei ersetzen.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file.</source>
        <translation>%1 ist ein Ordner; bitte eine Datei angeben.</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>%1 ist bereits vorhanden; --force ersetzt die Datei.</translation>
    </message>
    <message>
        <source>Task %1: the evidence is in %2. Read it before you give it away.</source>
        <translation>Auftrag %1: Der Nachweis liegt in %2. Bitte vor der Weitergabe durchlesen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
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
        <source>look whether a request can be sent</source>
        <translation>prüfen, ob eine Anfrage gesendet werden kann</translation>
    </message>
    <message>
        <source>send a request</source>
        <translation>eine Anfrage senden</translation>
    </message>
    <message>
        <source>follow every unfinished task until it has ended</source>
        <translation>alle nicht abgeschlossenen Aufträge bis zu ihrem Ende verfolgen</translation>
    </message>
    <message>
        <source>list the tasks</source>
        <translation>die Aufträge auflisten</translation>
    </message>
    <message>
        <source>show one task with its request and log</source>
        <translation>einen Auftrag mit Anfrage und Protokoll anzeigen</translation>
    </message>
    <message>
        <source>write what support needs to look into a task</source>
        <translation>schreiben, was der Support zum Untersuchen eines Auftrags braucht</translation>
    </message>
    <message>
        <source>follow a task that was created elsewhere</source>
        <translation>einen anderswo erstellten Auftrag verfolgen</translation>
    </message>
    <message>
        <source>add, list, remove or test accounts</source>
        <translation>Konten hinzufügen, auflisten, entfernen oder testen</translation>
    </message>
    <message>
        <source>run the practice service, which costs nothing</source>
        <translation>den kostenlosen Übungsdienst starten</translation>
    </message>
    <message>
        <source>make a clip of each kind of request with the practice service</source>
        <translation>mit dem Übungsdienst einen Clip jeder Anfrageart erstellen</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>dailies-cli COMMAND --help shows a command&apos;s options.</source>
        <translation>dailies-cli BEFEHL --help zeigt die Optionen eines Befehls.</translation>
    </message>
    <message>
        <source>Makes, follows and keeps clips of a video service.</source>
        <translation>Erstellt, verfolgt und bewahrt Clips eines Videodienstes.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Es gibt keinen Befehl „%1“.</translation>
    </message>
    <message>
        <source>--port is a number from 1 to 65535, or 0 for any free one.</source>
        <translation>--port ist eine Zahl von 1 bis 65535, oder 0 für einen beliebigen freien Port.</translation>
    </message>
    <message>
        <source>--task-seconds is a number from 0 to %1.</source>
        <translation>--task-seconds ist eine Zahl von 0 bis %1.</translation>
    </message>
    <message>
        <source>Runs the practice service until it is interrupted. It follows the specification, makes real clips, and costs nothing.</source>
        <translation>Betreibt den Übungsdienst, bis er unterbrochen wird. Er hält sich an die Spezifikation, erstellt echte Clips und kostet nichts.</translation>
    </message>
    <message>
        <source>The port to listen on, on this computer only; any free one when it is not given.</source>
        <translation>Der Port für Verbindungen, nur auf diesem Rechner; ohne Angabe ein beliebiger freier Port.</translation>
    </message>
    <message>
        <source>How long a task takes at the least.</source>
        <translation>Wie lange ein Auftrag mindestens dauert.</translation>
    </message>
    <message>
        <source>Words in a prompt that ask for trouble:</source>
        <translation>Wörter im Prompt, die gezielt Störungen auslösen:</translation>
    </message>
    <message>
        <source>The practice service listens at %1
Key: %2
Ctrl+C ends it.</source>
        <translation>Der Übungsdienst ist bereit unter %1
Schlüssel: %2
Strg+C beendet ihn.</translation>
    </message>
    <message>
        <source>The standard input</source>
        <translation>Die Standardeingabe</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 ist zu groß für eine Anfrage.</translation>
    </message>
    <message>
        <source>The model profile is that of %1.</source>
        <translation>Das Modellprofil gehört zu %1.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Rückfrage</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>The request&apos;s family.</source>
        <translation>Die Familie der Anfrage.</translation>
    </message>
    <message>
        <source>Family A&apos;s model generation; 3.0 when it is not given.</source>
        <translation>Die Modellgeneration der Familie A; ohne Angabe 3.0.</translation>
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
        <source>--family is missing: A or B.</source>
        <translation>--family fehlt: A oder B.</translation>
    </message>
    <message>
        <source>There is no family &quot;%1&quot;: A or B.</source>
        <translation>Es gibt keine Familie „%1“: A oder B.</translation>
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
        <source>--api-type is missing, such as TextToVideo.</source>
        <translation>--api-type fehlt, zum Beispiel TextToVideo.</translation>
    </message>
    <message>
        <source>The service does not offer %1.</source>
        <translation>Der Dienst bietet %1 nicht an.</translation>
    </message>
    <message>
        <source>The request as the JSON of a create call; - reads it from the standard input.</source>
        <translation>Die Anfrage als JSON eines Erstellungsaufrufs; - liest sie aus der Standardeingabe.</translation>
    </message>
    <message>
        <source>What is known of the model, as JSON, in place of what Dailies knows; what lies outside it is noted.</source>
        <translation>Was über das Modell bekannt ist, als JSON, anstelle dessen, was Dailies weiß; was darüber hinausgeht, wird vermerkt.</translation>
    </message>
    <message>
        <source>--request is missing: a file, or - for the standard input.</source>
        <translation>--request fehlt: eine Datei, oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>This key stands twice; only the last one counts.</source>
        <translation>Dieser JSON-Schlüssel steht doppelt; nur der letzte zählt.</translation>
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
        <source>Shows one task with its request and its log.</source>
        <translation>Zeigt einen Auftrag mit Anfrage und Protokoll.</translation>
    </message>
    <message>
        <source>--copies is a number from 1 to %1.</source>
        <translation>--copies ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>The request cannot be sent as it is. Nothing was sent.</source>
        <translation>Die Anfrage kann so nicht gesendet werden. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The request is outside what the service states. Nothing was sent; --accept sends it all the same.</source>
        <translation>Die Anfrage liegt außerhalb der Angaben des Dienstes. Es wurde nichts gesendet; --accept sendet sie trotzdem.</translation>
    </message>
    <message>
        <source>Sends a request. Each copy may be charged by the service.</source>
        <translation>Sendet eine Anfrage. Der Dienst kann jede Kopie berechnen.</translation>
    </message>
    <message>
        <source>How many times to send it, each as a task of its own.</source>
        <translation>Wie oft sie gesendet wird, jedes Mal als eigener Auftrag.</translation>
    </message>
    <message>
        <source>Wait for the clips and save them.</source>
        <translation>Auf die Clips warten und sie speichern.</translation>
    </message>
    <message>
        <source>Save the clips of this call there.</source>
        <translation>Die Clips dieses Aufrufs dort speichern.</translation>
    </message>
    <message>
        <source>Send it though it is outside what the service states.</source>
        <translation>Auch dann senden, wenn sie außerhalb der Angaben des Dienstes liegt.</translation>
    </message>
    <message>
        <source>Task %1 could not be read from the task database.</source>
        <translation>Auftrag %1 konnte nicht aus der Auftragsdatenbank gelesen werden.</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;.</source>
        <translation>Es gibt keinen Auftrag „%1“.</translation>
    </message>
    <message>
        <source>Task %1: the service answered as family %2, so its model may belong there. The task is followed all the same.</source>
        <translation>Auftrag %1: Der Dienst hat als Familie %2 geantwortet, sein Modell gehört also möglicherweise dorthin. Der Auftrag wird trotzdem verfolgt.</translation>
    </message>
    <message>
        <source>The tasks of this profile cannot be read any more. What the service has accepted goes on there; &quot;dailies-cli watch&quot; follows it.</source>
        <translation>Die Aufträge dieses Profils können nicht mehr gelesen werden. Was der Dienst angenommen hat, läuft dort weiter; „dailies-cli watch“ verfolgt es.</translation>
    </message>
    <message>
        <source>Task %1 is held back and was not sent.</source>
        <translation>Auftrag %1 wird zurückgehalten und wurde nicht gesendet.</translation>
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
        <source>It is sent again in %1 s.</source>
        <translation>Wird in %1 s erneut gesendet.</translation>
    </message>
    <message>
        <source>What was accepted goes on at the service; &quot;dailies-cli watch&quot; follows it once the key is right.</source>
        <translation>Was angenommen wurde, läuft beim Dienst weiter; „dailies-cli watch“ verfolgt es, sobald der Schlüssel stimmt.</translation>
    </message>
    <message>
        <source>Waiting for the answer to a request that is under way…</source>
        <translation>Warten auf die Antwort zu einer laufenden Anfrage…</translation>
    </message>
    <message>
        <source>Stopped. What was accepted goes on at the service; &quot;dailies-cli watch&quot; follows it.</source>
        <translation>Abgebrochen. Was angenommen wurde, läuft beim Dienst weiter; „dailies-cli watch“ verfolgt es.</translation>
    </message>
    <message>
        <source>Lists the tasks, newest first.</source>
        <translation>Listet die Aufträge auf, neueste zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks could not be read from the task database and are not in this list.</source>
        <translation>
            <numerusform>%n Auftrag konnte nicht aus der Auftragsdatenbank gelesen werden und fehlt in dieser Liste.</numerusform>
            <numerusform>%n Aufträge konnten nicht aus der Auftragsdatenbank gelesen werden und fehlen in dieser Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tasks yet.</source>
        <translation>Es gibt noch keine Aufträge.</translation>
    </message>
    <message>
        <source>Not all tasks of this profile could be read, so none is followed and nothing was sent. What the service has accepted goes on there; try again.</source>
        <translation>Nicht alle Aufträge dieses Profils konnten gelesen werden, deshalb wird keiner verfolgt, und es wurde nichts gesendet. Was der Dienst angenommen hat, läuft dort weiter; bitte erneut versuchen.</translation>
    </message>
    <message>
        <source>Follows every unfinished task of the profile until all have ended. Nothing is sent a second time, and what was not sent yet only with --send-waiting.</source>
        <translation>Verfolgt alle nicht abgeschlossenen Aufträge des Profils, bis alle beendet sind. Nichts wird ein zweites Mal gesendet; was noch nicht gesendet wurde, nur mit --send-waiting.</translation>
    </message>
    <message>
        <source>Send what an earlier call left unsent, too; each request may be charged by the service.</source>
        <translation>Auch senden, was ein früherer Aufruf nicht gesendet hat; der Dienst kann jede Anfrage berechnen.</translation>
    </message>
    <message>
        <source>No task is under way.</source>
        <translation>Es ist kein Auftrag in Arbeit.</translation>
    </message>
    <message>
        <source>Parent:  task %1</source>
        <comment>whose clip it goes on from</comment>
        <translation>Basis:    Auftrag %1</translation>
    </message>
    <message>
        <source>Takes a --base-url that begins with http:// on another computer: everyone on the way can read the key.</source>
        <translation>Nimmt eine --base-url an, die mit http:// beginnt und zu einem anderen Rechner führt: Jeder auf dem Übertragungsweg kann den Schlüssel lesen.</translation>
    </message>
    <message>
        <source>%1 If you want that all the same, add --allow-http. Nothing was sent.</source>
        <translation>%1 Falls dennoch gewünscht, --allow-http hinzufügen. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>  It says: %1</source>
        <translation>  Meldung: %1</translation>
    </message>
    <message>
        <source>Asks the service about a task that does not exist, once for each model of the account, to see whether it can be reached, takes the key and knows the model. Nothing is created.</source>
        <translation>Fragt beim Dienst für jedes Modell des Kontos einmal einen Auftrag ab, den es nicht gibt, um zu sehen, ob er erreichbar ist, den Schlüssel annimmt und das Modell kennt. Es wird nichts erstellt.</translation>
    </message>
    <message>
        <source>The one model code to ask with, whether the account lists it or not.</source>
        <translation>Der eine Modellcode für die Abfrage, ob im Konto eingetragen oder nicht.</translation>
    </message>
    <message>
        <source>dailies-cli accounts COMMAND --help shows a command&apos;s options.</source>
        <translation>dailies-cli accounts BEFEHL --help zeigt die Optionen eines Befehls.</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY is not used, because no service was named. If the key belongs to %1, add --account.</source>
        <translation>DAILIES_API_KEY wird nicht verwendet, weil kein Dienst genannt wurde. Falls der Schlüssel zu %1 gehört, --account hinzufügen.</translation>
    </message>
    <message>
        <source>Exit status: 0 well; 1 a task failed or is not finished; 2 wrong use; 3 the request has findings that keep it from being sent;
4 refused by the service, or not reached; 5 answer lost; 6 keychain or profile not usable;
128 and a signal&apos;s number when interrupted.</source>
        <translation>Rückgabewert: 0 in Ordnung; 1 ein Auftrag ist fehlgeschlagen oder nicht abgeschlossen; 2 falscher Aufruf; 3 Prüfergebnisse verhindern das Senden der Anfrage;
4 vom Dienst abgelehnt oder Dienst nicht erreicht; 5 Antwort verloren; 6 Schlüsselbund oder Profil nicht verwendbar;
128 plus Signalnummer bei Unterbrechung.</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY in the environment is used instead of the keychain&apos;s key, for the service that --account or --base-url names. &quot;watch&quot; also uses it for tasks that were sent with it.</source>
        <translation>DAILIES_API_KEY in der Umgebung wird anstelle des Schlüssels im Schlüsselbund verwendet, für den mit --account oder --base-url genannten Dienst. „watch“ verwendet den Wert auch für Aufträge, die damit gesendet wurden.</translation>
    </message>
    <message>
        <source>Remark:  %1</source>
        <translation>Hinweis:  %1</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time; --again sends it once more, --copies sends several.</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 Diesmal wurde nichts gesendet; --again sendet noch einmal, --copies mehrfach.</translation>
    </message>
    <message>
        <source>Send it though the same was sent less than 10 seconds ago.</source>
        <translation>Auch dann senden, wenn dieselbe Anfrage vor weniger als 10 Sekunden gesendet wurde.</translation>
    </message>
    <message>
        <source>There are tasks of %1, and its key is not known: put it into DAILIES_API_KEY and add --base-url %1.</source>
        <translation>Es gibt Aufträge von %1, aber der Schlüssel dafür ist nicht bekannt: Bitte in DAILIES_API_KEY angeben und --base-url %1 hinzufügen.</translation>
    </message>
    <message>
        <source>The service&apos;s base address for this call only; https:// and /v1 are added where they are missing; the key is taken from DAILIES_API_KEY.</source>
        <translation>Die Basisadresse des Dienstes, nur für diesen Aufruf; fehlen https:// und /v1, werden sie ergänzt; der Schlüssel kommt aus DAILIES_API_KEY.</translation>
    </message>
    <message>
        <source>--base-url is missing: the service&apos;s base address.</source>
        <translation>--base-url fehlt: die Basisadresse des Dienstes.</translation>
    </message>
    <message>
        <source>The service&apos;s base address.</source>
        <translation>Die Basisadresse des Dienstes.</translation>
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
        <source>This clip is not on the disk any more: %1.</source>
        <translation>Dieser Clip ist nicht mehr auf dem Datenträger: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips are not on the disk any more, such as %1.</source>
        <translation>
            <numerusform>%n Clip ist nicht mehr auf dem Datenträger: %1.</numerusform>
            <numerusform>%n Clips sind nicht mehr auf dem Datenträger, etwa %1.</numerusform>
        </translation>
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
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>%n Clip wird kopiert…</numerusform>
            <numerusform>%n Clips werden kopiert…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were not copied, either.</source>
        <translation>
            <numerusform>%n weiterer wurde ebenfalls nicht kopiert.</numerusform>
            <numerusform>%n weitere wurden ebenfalls nicht kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips were copied.</source>
        <translation>
            <numerusform>%n Clip wurde kopiert.</numerusform>
            <numerusform>%n Clips wurden kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>Es wurde nichts kopiert.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipCopy</name>
    <message>
        <source>the folder takes no new name</source>
        <translation>der Ordner nimmt keinen neuen Namen an</translation>
    </message>
    <message>
        <source>%1 was not copied: %2.</source>
        <translation>%1 wurde nicht kopiert: %2.</translation>
    </message>
    <message>
        <source>%1 was not copied: it is not there any more.</source>
        <translation>%1 wurde nicht kopiert: Die Datei ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>it is the clip itself</source>
        <translation>das Ziel ist der Clip selbst</translation>
    </message>
    <message>
        <source>it needs %1, and the disk has %2 free</source>
        <translation>%1 werden benötigt, und auf dem Datenträger sind %2 frei</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>it could not be read to its end</source>
        <translation>die Datei konnte nicht bis zum Ende gelesen werden</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipEncoder</name>
    <message>
        <source>The practice clip cannot be written: %1.</source>
        <translation>Der Übungsclip kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>This computer cannot make %1: %2.</source>
        <translation>Dieser Rechner kann %1 nicht erzeugen: %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipMaker</name>
    <message>
        <source>A practice clip cannot be %1 by %2 pixels.</source>
        <translation>Ein Übungsclip kann nicht %1 × %2 Pixel groß sein.</translation>
    </message>
    <message>
        <source>A practice clip cannot last %1 s.</source>
        <translation>Ein Übungsclip kann nicht %1 s dauern.</translation>
    </message>
    <message>
        <source>A practice clip cannot show %1 pictures a second.</source>
        <translation>Ein Übungsclip kann nicht %1 Bilder pro Sekunde zeigen.</translation>
    </message>
    <message>
        <source>Practice clips need the part of Qt that draws text.</source>
        <translation>Für Übungsclips wird der Teil von Qt benötigt, der Text zeichnet.</translation>
    </message>
    <message>
        <source>The practice clip was stopped.</source>
        <translation>Der Übungsclip wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The practice clip %1 cannot be written: %2.</source>
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
        <source>Beginning of the prompt</source>
        <translation>Anfang des Prompts</translation>
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
        <source>Number of the task</source>
        <translation>Auftragsnummer</translation>
    </message>
    <message>
        <source>All clips would have the same name.</source>
        <translation>Alle Clips hätten denselben Namen.</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Zum Beispiel: %1</translation>
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
        <source>One code a line, as the service names them</source>
        <translation>Ein Code pro Zeile, wie der Dienst ihn nennt</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus Datei…</translation>
    </message>
    <message>
        <source>Codes to add</source>
        <translation>Neue Codes</translation>
    </message>
    <message>
        <source>The unknown are</source>
        <translation>Unbekannte sind</translation>
    </message>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>%n Code wurde erkannt.</numerusform>
            <numerusform>%n Codes wurden erkannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known by name: %1</source>
        <translation>Dem Namen nach nicht bekannt: %1</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The file is too large to be a list of model codes.</source>
        <translation>Die Datei ist zu groß für eine Liste von Modellcodes.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Die Datei enthält keinen Text.</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>Modellcodes</translation>
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
        <source>Checked columns are shown, in this order. Move them with the buttons, or with Ctrl and the arrow keys.</source>
        <translation>Angekreuzte Spalten werden in dieser Reihenfolge angezeigt. Verschieben mit den Schaltflächen oder mit Strg und den Pfeiltasten.</translation>
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
        <source>Not every selected task has its clip here.</source>
        <translation>Nicht von jedem ausgewählten Auftrag ist der Clip hier vorhanden.</translation>
    </message>
    <message>
        <source>Not every selected file is a known kind of video.</source>
        <translation>Nicht jede ausgewählte Datei ist ein bekanntes Videoformat.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareActions</name>
    <message>
        <source>Back to the tasks</source>
        <translation>Zurück zu den Aufträgen</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>The parameters that are not the same</source>
        <translation>Parameter, die nicht übereinstimmen</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>All takes beside each other</source>
        <translation>Alle Takes nebeneinander</translation>
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
        <source>One take at a time; again for the next one</source>
        <translation>Jeweils ein Take; erneut für den nächsten</translation>
    </message>
    <message>
        <source>Blink by itself</source>
        <translation>Automatisch blinken</translation>
    </message>
    <message>
        <source>Dividing line to the left</source>
        <translation>Trennlinie nach links</translation>
    </message>
    <message>
        <source>Dividing line to the right</source>
        <translation>Trennlinie nach rechts</translation>
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
        <source>Take %1</source>
        <translation>Take %1</translation>
    </message>
    <message>
        <source>No rating</source>
        <translation>Keine Bewertung</translation>
    </message>
    <message>
        <source>Reject, or take back</source>
        <translation>Verwerfen oder zurückholen</translation>
    </message>
    <message>
        <source>Moves the chosen take to the recycle bin, or out of it; its clip stays where it is</source>
        <translation>Verschiebt den gewählten Take in den Papierkorb oder holt ihn zurück; sein Clip bleibt, wo er ist</translation>
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
        <source>Two takes in one place, with a line between them (W)</source>
        <translation>Zwei Takes an einer Stelle, mit einer Linie dazwischen (W)</translation>
    </message>
    <message>
        <source>A line divides two takes: select two to use it.</source>
        <translation>Eine Linie trennt zwei Takes: Dafür bitte zwei auswählen.</translation>
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
    <message>
        <source>Slower than asked: this computer cannot show all takes at full speed.</source>
        <translation>Langsamer als gewünscht: Dieser Rechner kann nicht alle Takes mit voller Geschwindigkeit anzeigen.</translation>
    </message>
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>Vergleich von %n Take</numerusform>
            <numerusform>Vergleich von %n Takes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionPanel</name>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Asks the service about a task that does not exist. Nothing is created or charged.</source>
        <translation>Fragt beim Dienst einen Auftrag ab, den es nicht gibt. Es wird nichts erstellt und nichts berechnet.</translation>
    </message>
    <message>
        <source>Asking for the key…</source>
        <translation>Schlüssel wird abgerufen…</translation>
    </message>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>Es wurde nichts gesendet, erstellt oder berechnet.</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Dienst wird abgefragt…</translation>
    </message>
    <message>
        <source>Asking about %1…</source>
        <translation>%1 wird abgefragt…</translation>
    </message>
    <message>
        <source>Asking about %1 (%2 of %3)…</source>
        <translation>%1 wird abgefragt (%2 von %3)…</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>Meldung: %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>Anfrage-ID: %1</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionTest</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>Es wurde nichts gesendet, erstellt oder berechnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n models were asked about a task that does not exist. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>Für %n Modell wurde ein Auftrag abgefragt, den es nicht gibt. Es wurde nichts erstellt, und es wird nichts berechnet.</numerusform>
            <numerusform>Für %n Modelle wurde ein Auftrag abgefragt, den es nicht gibt. Es wurde nichts erstellt, und es wird nichts berechnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further models were not asked about.</source>
        <translation>
            <numerusform>%n weiteres Modell wurde nicht abgefragt.</numerusform>
            <numerusform>%n weitere Modelle wurden nicht abgefragt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DatabaseMaintenance</name>
    <message>
        <source>The task database is damaged (%1). Nothing more is sent; what is under way goes on. Start Dailies again: the database is then moved aside, and its newest copy takes its place.</source>
        <translation>Die Auftragsdatenbank ist beschädigt (%1). Es wird nichts mehr gesendet; was in Arbeit ist, läuft weiter. Bitte Dailies neu starten: Die Datenbank wird dann beiseitegelegt und durch ihre neueste Kopie ersetzt.</translation>
    </message>
</context>
<context>
    <name>Dailies::DaysDialog</name>
    <message>
        <source>Made between</source>
        <translation>Erstellt zwischen</translation>
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
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>Dailies::DecisionBar</name>
    <message>
        <source>Answer lost</source>
        <translation>Antwort verloren</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>Auftrags-ID</translation>
    </message>
    <message>
        <source>Decide after all</source>
        <translation>Doch entscheiden</translation>
    </message>
    <message>
        <source>Attach id…</source>
        <translation>ID zuordnen…</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>Erneut absenden</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Zuordnen</translation>
    </message>
    <message>
        <source>Submit again, may be charged twice</source>
        <translation>Erneut absenden, evtl. doppelt berechnet</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>Antwort verloren: Der Dienst hat diese Anfrage möglicherweise angenommen. Es wurde nichts erneut gesendet.</translation>
    </message>
    <message>
        <source>Left as it is: the request may have been charged.</source>
        <translation>So gelassen: Die Anfrage wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>If the service shows this task, give its id here; the task is then followed and its clip fetched.</source>
        <translation>Falls der Dienst diesen Auftrag anzeigt, hier seine ID angeben; der Auftrag wird dann verfolgt und sein Clip geholt.</translation>
    </message>
    <message>
        <source>If the first request was accepted, both run and both are charged.</source>
        <translation>Falls die erste Anfrage angenommen wurde, laufen beide und beide werden berechnet.</translation>
    </message>
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
        <source>request id %1</source>
        <translation>Anfrage-ID %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>Anfrage-ID: %1</translation>
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
        <source>Left as it is: the request may have been accepted.</source>
        <translation>So gelassen: Die Anfrage wurde möglicherweise angenommen.</translation>
    </message>
    <message>
        <source>The answer that came contains %1, which may be the task&apos;s ID. Check with the service, then attach it; the task is then followed and its clip fetched.</source>
        <translation>Die angekommene Antwort enthält %1, möglicherweise die ID des Auftrags. Bitte beim Dienst prüfen und dann zuordnen; der Auftrag wird dann verfolgt und sein Clip geholt.</translation>
    </message>
    <message>
        <source>If the first request was accepted, both run.</source>
        <translation>Falls die erste Anfrage angenommen wurde, laufen beide.</translation>
    </message>
    <message>
        <source>Submit again, may run twice</source>
        <translation>Erneut absenden, läuft evtl. doppelt</translation>
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
    <message numerus="yes">
        <source>%n answers lost: you decide</source>
        <translation>
            <numerusform>%n Antwort verloren: Entscheidung nötig</numerusform>
            <numerusform>%n Antworten verloren: Entscheidung nötig</numerusform>
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
        <source>Tasks have ended</source>
        <translation>Aufträge sind beendet</translation>
    </message>
    <message>
        <source>Takes are here</source>
        <translation>Takes sind da</translation>
    </message>
    <message>
        <source>A request is being sent</source>
        <translation>Eine Anfrage wird gesendet</translation>
    </message>
    <message>
        <source>A clip is being fetched</source>
        <translation>Ein Clip wird geholt</translation>
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
    <message>
        <source>Tasks are running</source>
        <translation>Aufträge sind in Arbeit</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies goes on and fetches the clips. If you quit, the tasks go on at the service, and Dailies takes them up when it starts again; an address lives about a day.</source>
        <translation>
            <numerusform>%n Auftrag ist in Arbeit. Im Infobereich läuft Dailies weiter und holt den Clip. Nach dem Beenden läuft der Auftrag beim Dienst weiter, und Dailies nimmt ihn beim nächsten Start wieder auf; eine Adresse ist etwa einen Tag lang gültig.</numerusform>
            <numerusform>%n Aufträge sind in Arbeit. Im Infobereich läuft Dailies weiter und holt die Clips. Nach dem Beenden laufen die Aufträge beim Dienst weiter, und Dailies nimmt sie beim nächsten Start wieder auf; eine Adresse ist etwa einen Tag lang gültig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep in the tray</source>
        <translation>Im Infobereich behalten</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Geöffnet lassen</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message numerus="yes">
        <source>%n of them for practice</source>
        <translation>
            <numerusform>%n davon zur Übung</numerusform>
            <numerusform>%n davon zur Übung</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice tasks have ended</source>
        <translation>Übungsaufträge sind beendet</translation>
    </message>
    <message>
        <source>Practice takes are here</source>
        <translation>Übungs-Takes sind da</translation>
    </message>
    <message>
        <source>The service says that it is finished, but gives no link to the clip yet. Dailies keeps asking and fetches the clip as soon as there is one.</source>
        <translation>Der Dienst meldet, dass der Auftrag abgeschlossen ist, nennt aber noch keinen Link zum Clip. Dailies fragt weiter ab und holt den Clip, sobald es einen gibt.</translation>
    </message>
    <message>
        <source>No link to a clip yet</source>
        <translation>Noch kein Link zu einem Clip</translation>
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
        <source>All asked for the same.</source>
        <translation>Alle Anfragen sind gleich.</translation>
    </message>
    <message>
        <source>What differs</source>
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
    <name>Dailies::DraftController</name>
    <message>
        <source>Save as draft…</source>
        <translation>Als Entwurf speichern…</translation>
    </message>
    <message>
        <source>Keep what stands in the form under a name</source>
        <translation>Den Inhalt des Formulars unter einem Namen aufbewahren</translation>
    </message>
    <message>
        <source>All drafts…</source>
        <translation>Alle Entwürfe…</translation>
    </message>
    <message>
        <source>Open, rename and delete drafts</source>
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
        <source>The file of this draft cannot be read.</source>
        <translation>Die Datei dieses Entwurfs kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file of this draft is too large.</source>
        <translation>Die Datei dieses Entwurfs ist zu groß.</translation>
    </message>
    <message>
        <source>A newer version of Dailies made this draft.</source>
        <translation>Dieser Entwurf stammt von einer neueren Version von Dailies.</translation>
    </message>
    <message>
        <source>The file of this draft is damaged.</source>
        <translation>Die Datei dieses Entwurfs ist beschädigt.</translation>
    </message>
    <message>
        <source>A draft needs a name.</source>
        <translation>Ein Entwurf braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a draft “%1” already.</source>
        <translation>Es gibt bereits einen Entwurf „%1“.</translation>
    </message>
    <message>
        <source>The draft cannot be written to %1. It was not saved.</source>
        <translation>Der Entwurf kann nicht nach %1 geschrieben werden. Er wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The draft cannot be deleted from %1.</source>
        <translation>Der Entwurf kann nicht aus %1 gelöscht werden.</translation>
    </message>
    <message>
        <source>The draft cannot be brought back to %1.</source>
        <translation>Der Entwurf kann nicht nach %1 zurückgeholt werden.</translation>
    </message>
    <message>
        <source>Unreadable draft of %1</source>
        <translation>Nicht lesbarer Entwurf vom %1</translation>
    </message>
    <message>
        <source>The draft cannot be moved to %1.</source>
        <translation>Der Entwurf kann nicht nach %1 verschoben werden.</translation>
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
        <source>There are no drafts.</source>
        <translation>Es gibt keine Entwürfe.</translation>
    </message>
    <message>
        <source>“Save as draft…” keeps what stands in the form under a name.</source>
        <translation>„Als Entwurf speichern…“ bewahrt den Inhalt des Formulars unter einem Namen auf.</translation>
    </message>
    <message>
        <source>Change the name (%1)</source>
        <translation>Den Namen ändern (%1)</translation>
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
        <source>“%1” was deleted.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts were deleted.</source>
        <translation>
            <numerusform>%n Entwurf wurde gelöscht.</numerusform>
            <numerusform>%n Entwürfe wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyButton</name>
    <message>
        <source>The model&apos;s family and generation: they decide how a request is written. Click to change them.</source>
        <translation>Familie und Generation des Modells: Sie bestimmen, wie eine Anfrage geschrieben wird. Zum Ändern klicken.</translation>
    </message>
    <message>
        <source>Model settings…</source>
        <translation>Modelleinstellungen…</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%1 aus %2 entfernen</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyQuestion</name>
    <message>
        <source>The model&apos;s documentation says. You are asked once.</source>
        <translation>Das steht in der Dokumentation des Modells. Die Frage wird nur einmal gestellt.</translation>
    </message>
    <message>
        <source>Which family is %1?</source>
        <translation>Zu welcher Familie gehört %1?</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldColumn</name>
    <message>
        <source>Request preview</source>
        <translation>Anfragevorschau</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldEditor</name>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
</context>
<context>
    <name>Dailies::FileDownload</name>
    <message>
        <source>The download was stopped.</source>
        <translation>Das Herunterladen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The address of the clip is not used: it leads into a private network, where the service is not.</source>
        <translation>Die Adresse des Clips wird nicht verwendet: Sie führt in ein privates Netzwerk, in dem der Dienst nicht ist.</translation>
    </message>
    <message>
        <source>The download stood still for too long.</source>
        <translation>Das Herunterladen stand zu lange still.</translation>
    </message>
    <message>
        <source>The download took too long.</source>
        <translation>Das Herunterladen hat zu lange gedauert.</translation>
    </message>
    <message>
        <source>The download broke off.</source>
        <translation>Das Herunterladen wurde unterbrochen.</translation>
    </message>
    <message>
        <source>The server that holds the clip could not be reached.</source>
        <translation>Der Server mit dem Clip ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The address of the clip does not work any more (HTTP %1).</source>
        <translation>Die Adresse des Clips funktioniert nicht mehr (HTTP %1).</translation>
    </message>
    <message>
        <source>The server that holds the clip has trouble of its own (HTTP %1).</source>
        <translation>Der Server mit dem Clip hat selbst ein Problem (HTTP %1).</translation>
    </message>
    <message>
        <source>The server that holds the clip contradicts itself about its length.</source>
        <translation>Der Server mit dem Clip macht widersprüchliche Angaben zu dessen Länge.</translation>
    </message>
    <message>
        <source>The address of the clip leads on and on; it was not followed further.</source>
        <translation>Die Adresse des Clips leitet immer weiter um; ihr wurde nicht weiter gefolgt.</translation>
    </message>
    <message>
        <source>The address of the clip leads from a secure connection to an open one; it was not followed.</source>
        <translation>Die Adresse des Clips leitet von einer sicheren zu einer ungesicherten Verbindung um; ihr wurde nicht gefolgt.</translation>
    </message>
    <message>
        <source>The download is not complete.</source>
        <translation>Der Download ist nicht vollständig.</translation>
    </message>
    <message>
        <source>The clip could not be given a name: each is taken as soon as it is found.</source>
        <translation>Der Clip konnte keinen Namen erhalten: Jeder wird vergeben, sobald er gefunden ist.</translation>
    </message>
    <message>
        <source>The address gave a page or a playlist in place of the clip.</source>
        <translation>Die Adresse lieferte eine Webseite oder eine Wiedergabeliste statt des Clips.</translation>
    </message>
    <message>
        <source>The address of the clip gave nothing.</source>
        <translation>Die Adresse des Clips lieferte nichts.</translation>
    </message>
</context>
<context>
    <name>Dailies::FilmstripBar</name>
    <message>
        <source>Filmstrip</source>
        <translation>Filmstreifen</translation>
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
        <source>Takes this filter away</source>
        <translation>Entfernt diesen Filter</translation>
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
        <source>Made</source>
        <translation>Erstellt</translation>
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
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message>
        <source>Needed before this can be sent</source>
        <translation>Vor dem Senden erforderlich</translation>
    </message>
    <message>
        <source>Sent after you confirm it</source>
        <translation>Wird nach Bestätigung gesendet</translation>
    </message>
    <message>
        <source>For your information</source>
        <translation>Zur Information</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Prüfergebnisse</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 Hinweise</translation>
    </message>
</context>
<context>
    <name>Dailies::FolderEdit</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Folder for clips</source>
        <translation>Clip-Ordner</translation>
    </message>
</context>
<context>
    <name>Dailies::FormController</name>
    <message>
        <source>The form holds another request now.</source>
        <translation>Im Formular steht jetzt eine andere Anfrage.</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>Vorherigen Inhalt zurückholen</translation>
    </message>
    <message>
        <source>A red kite climbs over the evening hill; the camera follows it in one slow move.</source>
        <translation>Ein roter Drachen steigt über den abendlichen Hügel; die Kamera folgt ihm in einer einzigen langsamen Bewegung.</translation>
    </message>
    <message>
        <source>The form holds this request already.</source>
        <translation>Das Formular enthält diese Anfrage bereits.</translation>
    </message>
    <message>
        <source>The form holds another request. This is what task %1 would change:</source>
        <translation>Das Formular enthält eine andere Anfrage. Das würde Auftrag %1 ändern:</translation>
    </message>
    <message>
        <source>It is there.</source>
        <translation>Vorhanden.</translation>
    </message>
    <message>
        <source>What stood in the form last time cannot be read. Its file is kept among the drafts.</source>
        <translation>Der letzte Inhalt des Formulars kann nicht gelesen werden. Seine Datei bleibt bei den Entwürfen erhalten.</translation>
    </message>
    <message>
        <source>What stands in the form cannot be written to %1. It is lost when Dailies ends.</source>
        <translation>Der Inhalt des Formulars kann nicht nach %1 geschrieben werden. Er geht beim Beenden von Dailies verloren.</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameActions</name>
    <message>
        <source>Save frame…</source>
        <translation>Frame speichern…</translation>
    </message>
    <message>
        <source>Save the picture on screen as PNG</source>
        <translation>Das angezeigte Bild als PNG speichern</translation>
    </message>
    <message>
        <source>Copy frame</source>
        <translation>Frame kopieren</translation>
    </message>
    <message>
        <source>Copy the picture on screen</source>
        <translation>Das angezeigte Bild kopieren</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>Als ersten Frame verwenden</translation>
    </message>
    <message>
        <source>Begin the request in the form with this picture</source>
        <translation>Die Anfrage im Formular mit diesem Bild beginnen</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>Als letzten Frame verwenden</translation>
    </message>
    <message>
        <source>End the request in the form with this picture</source>
        <translation>Die Anfrage im Formular mit diesem Bild beenden</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>Als Referenz verwenden</translation>
    </message>
    <message>
        <source>Add this picture to the references of the request in the form</source>
        <translation>Dieses Bild zu den Referenzen der Anfrage im Formular hinzufügen</translation>
    </message>
    <message>
        <source>Continue from the last frame</source>
        <translation>Ab letztem Frame fortsetzen</translation>
    </message>
    <message>
        <source>A new request that begins where this take ends</source>
        <translation>Eine neue Anfrage, die dort beginnt, wo dieser Take endet</translation>
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
        <source>%1 frame %2.png</source>
        <comment>name of a file</comment>
        <translation>%1 Frame %2.png</translation>
    </message>
    <message>
        <source>Frame %1 was copied.</source>
        <translation>Frame %1 wurde kopiert.</translation>
    </message>
    <message>
        <source>The request begins with frame %1 now.</source>
        <translation>Die Anfrage beginnt jetzt mit Frame %1.</translation>
    </message>
    <message>
        <source>The request ends with frame %1 now.</source>
        <translation>Die Anfrage endet jetzt mit Frame %1.</translation>
    </message>
    <message>
        <source>Frame %1 is a reference of the request now.</source>
        <translation>Frame %1 ist jetzt eine Referenz der Anfrage.</translation>
    </message>
    <message>
        <source>The request in the form goes on from the last frame of this take.</source>
        <translation>Die Anfrage im Formular setzt beim letzten Frame dieses Takes fort.</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>Vorherigen Inhalt zurückholen</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameRequest</name>
    <message>
        <source>No model of this account begins with a picture.</source>
        <translation>Kein Modell dieses Kontos beginnt mit einem Bild.</translation>
    </message>
    <message>
        <source>No model of this account ends with a given picture.</source>
        <translation>Kein Modell dieses Kontos endet mit einem vorgegebenen Bild.</translation>
    </message>
    <message>
        <source>No model of this account takes pictures as references.</source>
        <translation>Kein Modell dieses Kontos nimmt Bilder als Referenzen an.</translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Enter goes to the next place</source>
        <translation>Eingabe springt zur nächsten Stelle</translation>
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
</context>
<context>
    <name>Dailies::HelpController</name>
    <message>
        <source>User guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Terms explained</source>
        <translation>Begriffe</translation>
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
        <source>There is no text on the clipboard: copy JSON or a cURL command first.</source>
        <translation>In der Zwischenablage ist kein Text: Bitte zuerst JSON oder einen cURL-Befehl kopieren.</translation>
    </message>
    <message>
        <source>The command was for %1; the chosen account stays.</source>
        <translation>Der Befehl war für %1 bestimmt; das gewählte Konto bleibt.</translation>
    </message>
</context>
<context>
    <name>Dailies::JsonEditor</name>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Puts in the form that one vendor documents; it is not in the specification.</source>
        <translation>Fügt die Form ein, die ein Anbieter dokumentiert; sie steht nicht in der Spezifikation.</translation>
    </message>
    <message>
        <source>Puts in keys that vendors know; they are not in the specification.</source>
        <translation>Fügt JSON-Schlüssel ein, die Anbieter kennen; sie stehen nicht in der Spezifikation.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formatieren</translation>
    </message>
    <message>
        <source>Gives each key a line of its own.</source>
        <translation>Setzt jeden JSON-Schlüssel in eine eigene Zeile.</translation>
    </message>
    <message>
        <source>%1: %2 stands twice; the last one counts.</source>
        <translation>%1: %2 steht doppelt; der letzte Eintrag zählt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyDialog</name>
    <message>
        <source>Use this key</source>
        <translation>Diesen Schlüssel verwenden</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Schlüssel von %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>It is sent to %1 only.</source>
        <translation>Er wird nur an %1 gesendet.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>Schlüssel wird gespeichert…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit.</source>
        <translation>%1 Der Schlüssel bleibt bis zum Beenden erhalten.</translation>
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
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Dailies::KeychainStore</name>
    <message>
        <source>The keychain did not keep the key.</source>
        <translation>Der Schlüsselbund hat den Schlüssel nicht gespeichert.</translation>
    </message>
    <message>
        <source>The keychain could not be used: %1</source>
        <translation>Der Schlüsselbund konnte nicht verwendet werden: %1</translation>
    </message>
    <message>
        <source>No keychain is available: no password service, such as GNOME Keyring or KDE Wallet, runs in this session. Start one, or go on with a key for this session.</source>
        <translation>Es ist kein Schlüsselbund verfügbar: In dieser Sitzung läuft kein Passwortdienst wie GNOME Keyring oder KDE Wallet. Bitte einen starten oder mit einem Schlüssel nur für diese Sitzung fortfahren.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it, in its own window or with the desktop&apos;s password program, and try again.</source>
        <translation>Der Schlüsselbund ist gesperrt. Bitte in seinem eigenen Fenster oder im Passwortprogramm der Arbeitsumgebung entsperren und erneut versuchen.</translation>
    </message>
    <message>
        <source>The keychain does not answer; nothing in it was changed. Try again, and if it stays silent, log in to the desktop anew.</source>
        <translation>Der Schlüsselbund antwortet nicht; an seinem Inhalt wurde nichts geändert. Bitte erneut versuchen und, wenn er weiter nicht antwortet, neu an der Arbeitsumgebung anmelden.</translation>
    </message>
    <message>
        <source>No key is kept for this account and address. Enter it once more.</source>
        <translation>Für dieses Konto und diese Adresse ist kein Schlüssel aufbewahrt. Bitte noch einmal eingeben.</translation>
    </message>
    <message>
        <source>The keychain did not give permission. Allow Dailies to use it, and try again.</source>
        <translation>Der Schlüsselbund hat den Zugriff nicht erlaubt. Bitte Dailies den Zugriff gestatten und erneut versuchen.</translation>
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
    <message>
        <source>task %1, which is not there any more</source>
        <translation>Auftrag %1, nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>Task %1 · in the recycle bin</source>
        <translation>Auftrag %1 · im Papierkorb</translation>
    </message>
    <message>
        <source>Task %1 · %2</source>
        <comment>number and state</comment>
        <translation>Auftrag %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
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
        <source>What is to be seen, and how it moves</source>
        <translation>Was zu sehen ist und wie es sich bewegt</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 Zeichen</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 Zeichen</translation>
    </message>
    <message>
        <source>the service may cut the rest</source>
        <translation>der Dienst schneidet den Rest möglicherweise ab</translation>
    </message>
</context>
<context>
    <name>Dailies::MainWindow</name>
    <message>
        <source>Viewer</source>
        <translation>Betrachter</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufträge</translation>
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
        <source>Clips: %1</source>
        <translation>Clips: %1</translation>
    </message>
    <message>
        <source>A request is on its way. Dailies closes as soon as the service has answered, so that no answer is lost.</source>
        <translation>Eine Anfrage ist unterwegs. Dailies wird geschlossen, sobald der Dienst geantwortet hat, damit keine Antwort verloren geht.</translation>
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
        <source>Practice service: every call stays on this computer · no bill</source>
        <translation>Übungsdienst: alle Aufrufe bleiben auf diesem Rechner · keine Rechnung</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>%1 konnte auf dem Desktop nicht geöffnet werden.</translation>
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
</context>
<context>
    <name>Dailies::MarkActions</name>
    <message>
        <source>No rating</source>
        <translation>Keine Bewertung</translation>
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
        <source>Rating</source>
        <translation>Bewertung</translation>
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
    <name>Dailies::MediaDrop</name>
    <message>
        <source>“%1” is a folder. Add the files that are in it.</source>
        <translation>„%1“ ist ein Ordner. Bitte die Dateien darin hinzufügen.</translation>
    </message>
    <message>
        <source>“%1” is no file and no web address.</source>
        <translation>„%1“ ist weder eine Datei noch eine Webadresse.</translation>
    </message>
    <message>
        <source>This text is no address: “%1”</source>
        <translation>Dieser Text ist keine Adresse: „%1“</translation>
    </message>
    <message>
        <source>There is no file, no picture and no address in it.</source>
        <translation>Darin sind keine Datei, kein Bild und keine Adresse enthalten.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaEditor</name>
    <message>
        <source>Add file…</source>
        <translation>Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Add address…</source>
        <translation>Adresse hinzufügen…</translation>
    </message>
    <message>
        <source>or drop, or paste</source>
        <translation>oder hierher ziehen oder einfügen</translation>
    </message>
    <message>
        <source>Looking up…</source>
        <translation>Adresse wird geprüft…</translation>
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
        <source>Drop to add</source>
        <translation>Zum Hinzufügen ablegen</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaInput</name>
    <message>
        <source>There is not enough memory to read %1.</source>
        <translation>Der Speicher reicht nicht aus, um %1 zu lesen.</translation>
    </message>
    <message>
        <source>%1 has no picture.</source>
        <translation>%1 enthält kein Bild.</translation>
    </message>
    <message>
        <source>The picture of %1 is of a kind that cannot be decoded here.</source>
        <translation>Das Bildformat von %1 kann hier nicht dekodiert werden.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>Das Lesen von %1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>Das Lesen von %1 dauert zu lange.</translation>
    </message>
    <message>
        <source>Frame %1 of %2 cannot be decoded.</source>
        <translation>Frame %1 von %2 kann nicht dekodiert werden.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a media file.</source>
        <translation>%1 ist ein Ordner, keine Mediendatei.</translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <translation>%1 ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 is a text that points to other places, not a clip.</source>
        <translation>%1 ist ein Text, der auf andere Orte verweist, kein Clip.</translation>
    </message>
    <message>
        <source>%1 is not a clip or a sound that can be read.</source>
        <translation>%1 ist weder ein lesbarer Clip noch eine lesbare Audiodatei.</translation>
    </message>
    <message>
        <source>%1 is cut short: its end is missing.</source>
        <translation>%1 ist abgeschnitten: Das Ende fehlt.</translation>
    </message>
    <message>
        <source>%1 is damaged or not a clip (%2).</source>
        <translation>%1 ist beschädigt oder kein Clip (%2).</translation>
    </message>
    <message>
        <source>%1 does not say how large its picture is.</source>
        <translation>%1 gibt die Größe des Bildes nicht an.</translation>
    </message>
    <message>
        <source>The picture of %1 is too large to be shown safely.</source>
        <translation>Das Bild von %1 ist zu groß, um sicher angezeigt zu werden.</translation>
    </message>
    <message>
        <source>%1 has neither picture nor sound.</source>
        <translation>%1 enthält weder Bild noch Ton.</translation>
    </message>
    <message>
        <source>%1 holds nothing to play.</source>
        <translation>%1 enthält nichts Abspielbares.</translation>
    </message>
    <message>
        <source>No picture of %1 can be decoded.</source>
        <translation>Kein Bild von %1 kann dekodiert werden.</translation>
    </message>
    <message>
        <source>The picture of %1 cannot be made smaller.</source>
        <translation>Das Bild von %1 kann nicht verkleinert werden.</translation>
    </message>
    <message>
        <source>%1 begins as a clip and goes on as something else.</source>
        <translation>%1 beginnt wie ein Clip und geht als etwas anderes weiter.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaMenu</name>
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
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Adresse prüfen</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
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
</context>
<context>
    <name>Dailies::MediaNotices</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Removed %1 ·</source>
        <translation>%1 entfernt ·</translation>
    </message>
    <message>
        <source>The prompt&apos;s numbers no longer fit.</source>
        <translation>Die Nummern im Prompt passen nicht mehr.</translation>
    </message>
    <message>
        <source>Renumber the prompt</source>
        <translation>Prompt neu nummerieren</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>So lassen</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaRow</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>Referenzstimme</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht gesetzt</translation>
    </message>
    <message>
        <source>Insert %1 into the prompt</source>
        <translation>%1 in den Prompt einfügen</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaSources</name>
    <message>
        <source>Add files</source>
        <translation>Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Images, video and sound (%1)</source>
        <translation>Bilder, Video und Audio (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Images go by their address here. This picture has none.</source>
        <translation>Bilder werden hier über ihre Adresse angegeben. Dieses Bild hat keine.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaThumb</name>
    <message>
        <source>Drag to move. Keys: Alt+Up and Alt+Down move, Del removes.</source>
        <translation>Zum Verschieben ziehen. Tasten: Alt+Hoch und Alt+Runter verschieben, Entf entfernt.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWords</name>
    <message>
        <source>The file is missing</source>
        <translation>Die Datei fehlt</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Die Datei kann nicht gelesen werden</translation>
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
        <source>image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Webseiten</translation>
    </message>
    <message>
        <source>images and videos</source>
        <translation>Bilder und Videos</translation>
    </message>
    <message>
        <source>item</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>%1/%2 %3</source>
        <translation>%1/%2 %3</translation>
    </message>
    <message>
        <source>%1 (too many)</source>
        <translation>%1 (zu viele)</translation>
    </message>
    <message>
        <source>%1/%2 s</source>
        <translation>%1/%2 s</translation>
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
        <source>Request kind</source>
        <translation>Anfrageart</translation>
    </message>
    <message>
        <source>Dailies does not know the family of the model %1 and would send this as %2.</source>
        <translation>Dailies kennt die Familie des Modells %1 nicht und würde dies als %2 senden.</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelController</name>
    <message>
        <source>%1 no longer lists %2.</source>
        <translation>%1 führt %2 nicht mehr auf.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The service answered as family %1. Dailies took %2 for family %3; the task is followed all the same.</source>
        <translation>Der Dienst hat als Familie %1 geantwortet. Dailies hielt %2 für Familie %3; der Auftrag wird trotzdem verfolgt.</translation>
    </message>
    <message>
        <source>Set %1 to family %2</source>
        <translation>%1 auf Familie %2 setzen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>So lassen</translation>
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
        <source>Nothing is known of %1 yet; requests for it get no remarks on values and limits.</source>
        <translation>Über %1 ist noch nichts bekannt; Anfragen dafür erhalten keine Hinweise zu Werten und Grenzen.</translation>
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
        <source>own</source>
        <translation>eigenes</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, nicht gespeichert</translation>
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
        <source>%1 is as it came again.</source>
        <translation>%1 ist wieder im Auslieferungszustand.</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1 wurde gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The changes to %1 are discarded.</source>
        <translation>Die Änderungen an %1 wurden verworfen.</translation>
    </message>
    <message>
        <source>One profile is not saved.</source>
        <translation>Ein Profil ist nicht gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles are not saved.</source>
        <translation>
            <numerusform>%n Profil ist nicht gespeichert.</numerusform>
            <numerusform>%n Profile sind nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Speichern und schließen</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Ohne Speichern schließen</translation>
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
        <source>The chosen model belongs to</source>
        <translation>Das gewählte Modell gehört zu</translation>
    </message>
    <message>
        <source>It serves</source>
        <translation>Geeignet für</translation>
    </message>
    <message>
        <source>When this kind is chosen in Compose, this account and model are chosen with it.</source>
        <translation>Wird unter „Verfassen“ diese Art gewählt, werden dieses Konto und Modell mitgewählt.</translation>
    </message>
    <message>
        <source>Compose takes it for</source>
        <translation>Beim Verfassen gewählt für</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>These codes are all in the list already.</source>
        <translation>Diese Codes stehen alle schon in der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n codes were added.</source>
        <translation>
            <numerusform>%n Code wurde hinzugefügt.</numerusform>
            <numerusform>%n Codes wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was taken off the list.</source>
        <translation>%1 wurde aus der Liste entfernt.</translation>
    </message>
</context>
<context>
    <name>Dailies::NumberEditor</name>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>Dailies::OptionalSpin</name>
    <message>
        <source>Not set</source>
        <translation>Nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>Dailies::PartWriter</name>
    <message>
        <source>The download is not complete.</source>
        <translation>Der Download ist nicht vollständig.</translation>
    </message>
    <message>
        <source>What came is no better than the clip that is there.</source>
        <translation>Was ankam, ist nicht besser als der vorhandene Clip.</translation>
    </message>
    <message>
        <source>The clip is not in its folder any more.</source>
        <translation>Der Clip ist nicht mehr in seinem Ordner.</translation>
    </message>
</context>
<context>
    <name>Dailies::PictureStore</name>
    <message>
        <source>The picture could not be kept: %1</source>
        <translation>Das Bild konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>it is too large, or damaged.</source>
        <translation>Es ist zu groß oder beschädigt.</translation>
    </message>
    <message>
        <source>there is no folder for it.</source>
        <translation>Es gibt keinen Ordner dafür.</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerActions</name>
    <message>
        <source>Play</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Play, or faster</source>
        <translation>Wiedergabe oder schneller</translation>
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
        <source>Play from here</source>
        <translation>Ab hier wiedergeben</translation>
    </message>
    <message>
        <source>Play to here</source>
        <translation>Bis hier wiedergeben</translation>
    </message>
    <message>
        <source>Play the whole clip</source>
        <translation>Ganzen Clip wiedergeben</translation>
    </message>
    <message>
        <source>Fit the picture in</source>
        <translation>Bild einpassen</translation>
    </message>
    <message>
        <source>Show at 100 %</source>
        <translation>Bei 100 % anzeigen</translation>
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
        <source>Pause at normal speed; held, J and L go by frames</source>
        <translation>Pause bei normaler Geschwindigkeit; gedrückt gehalten: J und L gehen frameweise</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Part of the clip</source>
        <translation>Clip-Abschnitt</translation>
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
        <source>Play backwards, then faster</source>
        <translation>Rückwärts, dann schneller</translation>
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
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message>
        <source>There are no practice takes.</source>
        <translation>Es gibt keine Übungs-Takes.</translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes leave the list.</source>
        <translation>
            <numerusform>%n Übungs-Take wird aus der Liste entfernt.</numerusform>
            <numerusform>%n Übungs-Takes werden aus der Liste entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not finished and are stopped.</source>
        <translation>
            <numerusform>%n davon ist nicht abgeschlossen und wird abgebrochen.</numerusform>
            <numerusform>%n davon sind nicht abgeschlossen und werden abgebrochen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their clips (%1) go to the wastebasket.</source>
        <translation>Die zugehörigen Clips (%1) kommen in den Papierkorb des Systems.</translation>
    </message>
    <message>
        <source>Clear practice takes</source>
        <translation>Übungs-Takes entfernen</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes were cleared.</source>
        <translation>
            <numerusform>%n Übungs-Take wurde entfernt.</numerusform>
            <numerusform>%n Übungs-Takes wurden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more files stay where they are.</source>
        <translation>
            <numerusform>%n weitere Datei bleibt, wo sie ist.</numerusform>
            <numerusform>%n weitere Dateien bleiben, wo sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Dailies::PreferenceRow</name>
    <message>
        <source>Back to the usual value</source>
        <translation>Auf den Standardwert zurücksetzen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
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
        <source>How many</source>
        <translation>Anzahl</translation>
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
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
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
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Sum, s</source>
        <translation>Summe, s</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>What is empty is not known. Combinations and rarer rules stand in the profile as JSON.</source>
        <translation>Was leer ist, ist nicht bekannt. Kombinationen und seltenere Regeln stehen im Profil als JSON.</translation>
    </message>
    <message>
        <source>Seconds of all items of the type together</source>
        <translation>Sekunden aller Elemente dieses Typs zusammen</translation>
    </message>
    <message>
        <source>%1: the first number is above the second.</source>
        <translation>%1: Die erste Zahl ist größer als die zweite.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileModelPage</name>
    <message>
        <source>One pattern a line. A code fits when it holds all words of a line; a word after ! must not be in it, and = is the whole code.</source>
        <translation>Ein Muster pro Zeile. Ein Code passt, wenn er alle Wörter einer Zeile enthält; ein Wort nach ! darf nicht darin vorkommen, und = ist der ganze Code.</translation>
    </message>
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
        <source>This profile comes with Dailies; a copy can have another name.</source>
        <translation>Dieses Profil wird mit Dailies geliefert; eine Kopie kann einen anderen Namen haben.</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>Verlässlichkeit: %1</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>Give the profile a name.</source>
        <translation>Bitte dem Profil einen Namen geben.</translation>
    </message>
    <message>
        <source>%1 comes with Dailies and keeps its name; a copy can have another.</source>
        <translation>%1 wird mit Dailies geliefert und behält seinen Namen; eine Kopie kann einen anderen haben.</translation>
    </message>
    <message>
        <source>There is a profile of this name already.</source>
        <translation>Es gibt bereits ein Profil mit diesem Namen.</translation>
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
</context>
<context>
    <name>Dailies::ProfileValuesPage</name>
    <message>
        <source>Divided by commas. Other values can still be written in a request.</source>
        <translation>Durch Kommas getrennt. In einer Anfrage können trotzdem andere Werte stehen.</translation>
    </message>
    <message>
        <source>Values to choose from</source>
        <translation>Werte zur Auswahl</translation>
    </message>
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
        <source>%1: a limit is not below zero.</source>
        <translation>%1: Eine Grenze liegt nicht unter null.</translation>
    </message>
    <message>
        <source>%1: the first number is above the second.</source>
        <translation>%1: Die erste Zahl ist größer als die zweite.</translation>
    </message>
</context>
<context>
    <name>Dailies::PromptEdit</name>
    <message>
        <source>Input materials</source>
        <translation>Eingabemedien</translation>
    </message>
</context>
<context>
    <name>Dailies::QtPlayer</name>
    <message>
        <source>No picture of this clip could be shown.</source>
        <translation>Von diesem Clip konnte kein Bild angezeigt werden.</translation>
    </message>
    <message>
        <source>This file holds no moving picture.</source>
        <translation>Diese Datei enthält kein bewegtes Bild.</translation>
    </message>
    <message>
        <source>No media backend of Qt Multimedia is installed, so clips cannot be played here.</source>
        <translation>Es ist kein Medien-Backend von Qt Multimedia installiert, deshalb können Clips hier nicht wiedergegeben werden.</translation>
    </message>
    <message>
        <source>This clip cannot be played: its contents are not what a player understands.</source>
        <translation>Dieser Clip kann nicht wiedergegeben werden: Kein Player versteht seinen Inhalt.</translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message>
        <source>The request is not sent again. Its answer is still lost: the earlier call may have been charged.</source>
        <translation>Die Anfrage wird nicht erneut gesendet. Ihre Antwort ist weiterhin verloren: Der frühere Aufruf wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The request was removed. It was not sent and nothing was charged.</source>
        <translation>Die Anfrage wurde entfernt. Sie wurde nicht gesendet, und es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>The request was removed. It is not sent any more.</source>
        <translation>Die Anfrage wurde entfernt. Sie wird nicht mehr gesendet.</translation>
    </message>
    <message>
        <source>The account of this request is not there any more.</source>
        <translation>Das Konto dieser Anfrage ist nicht mehr vorhanden.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent. Nothing was charged.</source>
        <translation>
            <numerusform>%n Anfrage vom letzten Mal wurde nicht gesendet. Es wurde nichts berechnet.</numerusform>
            <numerusform>%n Anfragen vom letzten Mal wurden nicht gesendet. Es wurde nichts berechnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent.</source>
        <translation>
            <numerusform>%n Anfrage vom letzten Mal wurde nicht gesendet.</numerusform>
            <numerusform>%n Anfragen vom letzten Mal wurden nicht gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Save evidence</source>
        <translation>Nachweis speichern</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>ZIP-Dateien (*.zip)</translation>
    </message>
    <message>
        <source>This task is not there any more.</source>
        <translation>Dieser Auftrag ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>The evidence is in %1. Read it before you give it away.</source>
        <translation>Der Nachweis liegt in %1. Bitte vor der Weitergabe durchlesen.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>The request is not sent again. Its answer is still lost.</source>
        <translation>Die Anfrage wird nicht erneut gesendet. Ihre Antwort ist weiterhin verloren.</translation>
    </message>
    <message>
        <source>The request was removed. It was not sent.</source>
        <translation>Die Anfrage wurde entfernt. Sie wurde nicht gesendet.</translation>
    </message>
    <message>
        <source>This task is here already.</source>
        <translation>Dieser Auftrag ist bereits hier.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportController</name>
    <message>
        <source>The report is in %1.</source>
        <translation>Der Bericht liegt in %1.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>%1 konnte auf dem Desktop nicht geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportDialog</name>
    <message>
        <source>Put the prompts of the last tasks into it</source>
        <translation>Prompts der letzten Aufträge aufnehmen</translation>
    </message>
    <message>
        <source>Reading the keys, to take them out wherever they stand…</source>
        <translation>Schlüssel werden gelesen, um sie überall zu entfernen…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>This is all that would be in the report. Nothing is sent: it becomes a file, and you decide who gets it.</source>
        <translation>Das ist alles, was im Bericht stünde. Es wird nichts gesendet: Der Bericht wird eine Datei, und wer sie bekommt, bleibt Ihnen überlassen.</translation>
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
        <source>Files of the report</source>
        <translation>Dateien des Berichts</translation>
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
        <source>%1 is not there any more.</source>
        <translation>%1 ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 cannot be sent from this computer: only pictures (JPEG, PNG, WebP, BMP) can. Give an address for it instead.</source>
        <translation>%1 kann nicht von diesem Rechner gesendet werden: Das geht nur mit Bildern (JPEG, PNG, WebP, BMP). Bitte stattdessen eine Adresse dafür angeben.</translation>
    </message>
    <message>
        <source>%1 changed while it was being sent.</source>
        <translation>%1 hat sich während des Sendens geändert.</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestForm</name>
    <message>
        <source>Compose</source>
        <translation>Verfassen</translation>
    </message>
    <message>
        <source>Continues from task %1</source>
        <translation>Setzt Auftrag %1 fort</translation>
    </message>
    <message>
        <source>Submit anyway</source>
        <translation>Trotzdem absenden</translation>
    </message>
    <message>
        <source>Submit %1 tasks</source>
        <translation>%1 Aufträge absenden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Absenden</translation>
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
        <source>Address of the call</source>
        <translation>Adresse des Aufrufs</translation>
    </message>
    <message>
        <source>The key itself is never shown or copied.</source>
        <translation>Der Schlüssel selbst wird nie angezeigt oder kopiert.</translation>
    </message>
    <message>
        <source>Copies the body whole, with all of its data.</source>
        <translation>Kopiert die Anfragedaten vollständig, mit allen enthaltenen Daten.</translation>
    </message>
    <message>
        <source>Copies a command for bash; the key is taken from $API_KEY.</source>
        <translation>Kopiert einen Befehl für bash; der Schlüssel kommt aus $API_KEY.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>Dailies::ReuseDialog</name>
    <message>
        <source>Use again</source>
        <translation>Wiederverwenden</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
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
        <source>Would become</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <source>Not on this computer any more: %1. Choose other files before you submit.</source>
        <translation>Nicht mehr auf diesem Rechner: %1. Bitte vor dem Absenden andere Dateien wählen.</translation>
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
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Give the draft a name.</source>
        <translation>Bitte dem Entwurf einen Namen geben.</translation>
    </message>
    <message>
        <source>There is a draft “%1” already, saved %2.</source>
        <translation>Es gibt bereits einen Entwurf „%1“, gespeichert %2.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
</context>
<context>
    <name>Dailies::SavedFilterButton</name>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>Saved filters (%1)</source>
        <translation>Gespeicherte Filter (%1)</translation>
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
        <source>A filter needs a name; nothing was saved.</source>
        <translation>Ein Filter braucht einen Namen; es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>The filter “%1” is another one now.</source>
        <translation>Der Filter „%1“ wurde ersetzt.</translation>
    </message>
    <message>
        <source>A filter needs a name; it keeps the old one.</source>
        <translation>Ein Filter braucht einen Namen; der alte bleibt bestehen.</translation>
    </message>
    <message>
        <source>There is another filter “%1” already.</source>
        <translation>Es gibt bereits einen anderen Filter „%1“.</translation>
    </message>
    <message>
        <source>The filter “%1” was removed.</source>
        <translation>Der Filter „%1“ wurde entfernt.</translation>
    </message>
</context>
<context>
    <name>Dailies::SendingPage</name>
    <message>
        <source>As in the program&apos;s settings</source>
        <translation>Wie in den Programmeinstellungen</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Kein Proxy</translation>
    </message>
    <message>
        <source>An HTTP proxy of its own</source>
        <translation>Eigener HTTP-Proxy</translation>
    </message>
    <message>
        <source>A SOCKS5 proxy of its own</source>
        <translation>Eigener SOCKS5-Proxy</translation>
    </message>
    <message>
        <source>Requests sent at once</source>
        <translation>Gleichzeitig gesendete Anfragen</translation>
    </message>
    <message>
        <source>Questions per second</source>
        <translation>Abfragen pro Sekunde</translation>
    </message>
    <message>
        <source>How often the service is asked at most how its tasks are. Slower is kinder to its limits.</source>
        <translation>Wie oft der Dienst höchstens nach dem Status der Aufträge gefragt wird. Langsamer schont seine Grenzwerte.</translation>
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
        <source>For calls to its base address, also of other accounts there. Clips come from other addresses, through the proxy of the program&apos;s settings.</source>
        <translation>Für Aufrufe an die Basisadresse, auch von anderen Konten dort. Clips kommen von anderen Adressen, über den Proxy der Programmeinstellungen.</translation>
    </message>
    <message>
        <source>A proxy address is a computer and a port, such as proxy.example.com:8080.</source>
        <translation>Eine Proxy-Adresse besteht aus Rechner und Port, etwa proxy.example.com:8080.</translation>
    </message>
</context>
<context>
    <name>Dailies::ServiceCall</name>
    <message>
        <source>The address does not begin with https:// or http:// and a host.</source>
        <translation>Die Adresse beginnt nicht mit https:// oder http:// und einem Rechnernamen.</translation>
    </message>
    <message>
        <source>With http:// everyone on the way could read the key, and nobody has agreed to that.</source>
        <translation>Bei http:// könnte jeder auf dem Übertragungsweg den Schlüssel lesen, und dem hat niemand zugestimmt.</translation>
    </message>
</context>
<context>
    <name>Dailies::SessionKeyStore</name>
    <message>
        <source>No key is known for this account and address.</source>
        <translation>Für dieses Konto und diese Adresse ist kein Schlüssel bekannt.</translation>
    </message>
    <message>
        <source>There is no keychain here.</source>
        <translation>Hier gibt es keinen Schlüsselbund.</translation>
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
        <source>Groups of settings</source>
        <translation>Einstellungsgruppen</translation>
    </message>
    <message>
        <source>No setting has to do with “%1”.</source>
        <translation>Keine Einstellung passt zu „%1“.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>No shortcut is called that.</source>
        <translation>Kein Tastenkürzel heißt so.</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Tastenkürzel durchsuchen</translation>
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
        <source>What is to be seen in this shot</source>
        <translation>Was in diesem Shot zu sehen ist</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 / %2</translation>
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
        <source>Gives each shot an equal part of the clip&apos;s duration.</source>
        <translation>Gibt jedem Shot den gleichen Anteil an der Dauer des Clips.</translation>
    </message>
    <message>
        <source>Shot %1</source>
        <translation>Shot %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>shots, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 von %2 s</translation>
    </message>
    <message>
        <source>%1 s in all</source>
        <translation>%1 s insgesamt</translation>
    </message>
</context>
<context>
    <name>Dailies::StageController</name>
    <message>
        <source>There is no clip: %1</source>
        <translation>Es gibt keinen Clip: %1</translation>
    </message>
    <message>
        <source>The clip is not here yet.</source>
        <translation>Der Clip ist noch nicht hier.</translation>
    </message>
</context>
<context>
    <name>Dailies::StartupProgressWindow</name>
    <message>
        <source>The task database is copied, and then brought to this version of Dailies.</source>
        <translation>Die Auftragsdatenbank wird kopiert und dann auf den Stand dieser Version von Dailies gebracht.</translation>
    </message>
    <message>
        <source>The tasks are compared with the whole list of ids.</source>
        <translation>Die Aufträge werden mit der ganzen ID-Liste verglichen.</translation>
    </message>
    <message>
        <source>The task database is looked through and repaired.</source>
        <translation>Die Auftragsdatenbank wird durchgesehen und repariert.</translation>
    </message>
    <message>
        <source>With a long history this can take a minute. Nothing is sent meanwhile, and nothing is lost when it is broken off: it begins again with the next start.</source>
        <translation>Bei langem Verlauf kann das eine Minute dauern. Währenddessen wird nichts gesendet, und bei einem Abbruch geht nichts verloren: Beim nächsten Start beginnt es von vorn.</translation>
    </message>
</context>
<context>
    <name>Dailies::StatusLine</name>
    <message>
        <source>No tasks</source>
        <translation>Keine Aufträge</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>nichts in Arbeit</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln in Arbeit</numerusform>
            <numerusform>%Ln in Arbeit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <translation>
            <numerusform>%Ln zurückgehalten</numerusform>
            <numerusform>%Ln zurückgehalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <translation>
            <numerusform>%Ln zu klären</numerusform>
            <numerusform>%Ln zu klären</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice service up</source>
        <translation>Übungsdienst läuft</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitBar</name>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>How many tasks to make of this request; each is charged.</source>
        <translation>Wie viele Aufträge aus dieser Anfrage erstellt werden; jeder wird berechnet.</translation>
    </message>
    <message>
        <source>Submit  Ctrl %1</source>
        <translation>Absenden  Strg %1</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Absenden</translation>
    </message>
    <message>
        <source>How many tasks to make of this request.</source>
        <translation>Wie viele Aufträge aus dieser Anfrage erstellt werden.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message>
        <source>Choose an account first. Nothing was sent.</source>
        <translation>Bitte zuerst ein Konto wählen. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The account of this task is not there any more. Nothing was sent.</source>
        <translation>Das Konto dieses Auftrags ist nicht mehr vorhanden. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1 Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Submit anyway</source>
        <translation>Trotzdem absenden</translation>
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
</context>
<context>
    <name>Dailies::SwitchEditor</name>
    <message>
        <source>Not set</source>
        <translation>Nicht gesetzt</translation>
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
        <source>Group tasks</source>
        <translation>Aufträge gruppieren</translation>
    </message>
    <message>
        <source>By day, and takes of one request that follow each other</source>
        <translation>Nach Tag, und aufeinanderfolgende Takes derselben Anfrage</translation>
    </message>
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
        <source>Use again</source>
        <translation>Wiederverwenden</translation>
    </message>
    <message>
        <source>Puts this request back into the form.</source>
        <translation>Setzt diese Anfrage wieder in das Formular ein.</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>Erneut absenden</translation>
    </message>
    <message>
        <source>Submits the same request as a new task, which is charged as any other.</source>
        <translation>Sendet dieselbe Anfrage als neuen Auftrag ab, der wie jeder andere berechnet wird.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Jetzt abfragen</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr verfolgen</translation>
    </message>
    <message>
        <source>The task is no longer asked about. The job at the service may still run and be charged.</source>
        <translation>Der Auftrag wird nicht mehr abgefragt. Der Job beim Dienst läuft möglicherweise weiter und wird möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>Attach id…</source>
        <translation>ID zuordnen…</translation>
    </message>
    <message>
        <source>Follows the task under the id that the service shows for it.</source>
        <translation>Verfolgt den Auftrag unter der ID, die der Dienst dafür anzeigt.</translation>
    </message>
    <message>
        <source>Submit again (may be charged twice)…</source>
        <translation>Erneut absenden (evtl. doppelt berechnet)…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>No decision is asked for any more; it can still be made.</source>
        <translation>Es wird keine Entscheidung mehr verlangt; sie ist aber weiterhin möglich.</translation>
    </message>
    <message>
        <source>Save evidence…</source>
        <translation>Nachweis speichern…</translation>
    </message>
    <message>
        <source>A zip file for the service&apos;s support: ids, times, the request and the replies. No key is in it.</source>
        <translation>Eine ZIP-Datei für den Support des Dienstes: IDs, Zeiten, Anfrage und Antworten. Sie enthält keinen Schlüssel.</translation>
    </message>
    <message>
        <source>Move to recycle bin</source>
        <translation>In den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>The take leaves the list; its clip stays where it is.</source>
        <translation>Der Take verschwindet aus der Liste; sein Clip bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Puts the take back into the list.</source>
        <translation>Setzt den Take wieder in die Liste.</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>Prompt kopieren</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>ID kopieren</translation>
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
        <source>Copies a command for bash that submits this request; the key is taken from $API_KEY.</source>
        <translation>Kopiert einen Befehl für bash, der diese Anfrage absendet; der Schlüssel kommt aus $API_KEY.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Zurückhalten</translation>
    </message>
    <message>
        <source>Keeps this request from being sent until you say so, with Send now.</source>
        <translation>Hält diese Anfrage zurück, bis sie mit „Jetzt senden“ freigegeben wird.</translation>
    </message>
    <message>
        <source>Send first</source>
        <translation>Zuerst senden</translation>
    </message>
    <message>
        <source>Before all others that wait.</source>
        <translation>Vor allen anderen, die warten.</translation>
    </message>
    <message>
        <source>Send earlier</source>
        <translation>Früher senden</translation>
    </message>
    <message>
        <source>Before the one that goes before it now.</source>
        <translation>Vor die Anfrage, die jetzt davor an der Reihe ist.</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>Später senden</translation>
    </message>
    <message>
        <source>After the one that comes after it now.</source>
        <translation>Hinter die Anfrage, die jetzt danach an der Reihe ist.</translation>
    </message>
    <message>
        <source>Send last</source>
        <translation>Zuletzt senden</translation>
    </message>
    <message>
        <source>After all others that wait.</source>
        <translation>Nach allen anderen, die warten.</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>Senden abbrechen</translation>
    </message>
    <message>
        <source>If all of it has left already, the service may have it: then its answer counts as lost.</source>
        <translation>Wenn schon alles übertragen ist, hat der Dienst die Anfrage möglicherweise: Dann gilt ihre Antwort als verloren.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Takes this request out of the queue. It is not sent.</source>
        <translation>Nimmt diese Anfrage aus der Warteschlange. Sie wird nicht gesendet.</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>There is no clip of this task.</source>
        <translation>Zu diesem Auftrag gibt es keinen Clip.</translation>
    </message>
    <message>
        <source>The clip is not here yet.</source>
        <translation>Der Clip ist noch nicht hier.</translation>
    </message>
    <message>
        <source>The service has given this task no id.</source>
        <translation>Der Dienst hat diesem Auftrag keine ID gegeben.</translation>
    </message>
    <message>
        <source>This request has no prompt.</source>
        <translation>Diese Anfrage hat keinen Prompt.</translation>
    </message>
    <message>
        <source>Nothing is sent before it.</source>
        <translation>Davor wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Nothing is sent after it.</source>
        <translation>Danach wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Copies the clips of the selected takes to where you want them.</source>
        <translation>Kopiert die Clips der ausgewählten Takes an den gewünschten Ort.</translation>
    </message>
    <message>
        <source>Copy as files</source>
        <translation>Als Dateien kopieren</translation>
    </message>
    <message>
        <source>Copies the clips of the selected takes, to paste them in a file manager or another program.</source>
        <translation>Kopiert die Clips der ausgewählten Takes, um sie in einer Dateiverwaltung oder einem anderen Programm einzufügen.</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>Jetzt holen</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>Erneut holen</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Copies the address at which the service keeps the clip, usually for a day.</source>
        <translation>Kopiert die Adresse, unter der der Dienst den Clip aufbewahrt, meist einen Tag lang.</translation>
    </message>
    <message>
        <source>No address of a clip is known for this task.</source>
        <translation>Zu diesem Auftrag ist keine Adresse eines Clips bekannt.</translation>
    </message>
    <message>
        <source>Submit again (may run twice)…</source>
        <translation>Erneut absenden (läuft evtl. doppelt)…</translation>
    </message>
    <message>
        <source>Submits the same request as a new task.</source>
        <translation>Sendet dieselbe Anfrage als neuen Auftrag ab.</translation>
    </message>
    <message>
        <source>The task is no longer asked about. The job at the service may still run.</source>
        <translation>Der Auftrag wird nicht mehr abgefragt. Der Job beim Dienst läuft möglicherweise weiter.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskAnnouncer</name>
    <message>
        <source>Task %1</source>
        <translation>Auftrag %1</translation>
    </message>
    <message>
        <source>Task %1, %2</source>
        <translation>Auftrag %1, %2</translation>
    </message>
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
    <message numerus="yes">
        <source>%n task(s) came to rest. %1</source>
        <translation>
            <numerusform>%n Auftrag ist beendet. %1</numerusform>
            <numerusform>%n Aufträge sind beendet. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>a state and how much of it is done</comment>
        <translation>%1, %2 %</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskDetails</name>
    <message>
        <source>Select a take to see what became of it.</source>
        <translation>Einen Take auswählen, um zu sehen, was daraus geworden ist.</translation>
    </message>
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
        <source>The service has not answered yet.</source>
        <translation>Der Dienst hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Es ist noch nichts geschehen.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskFilterBar</name>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Active %1</source>
        <translation>Aktiv %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert %1</translation>
    </message>
    <message>
        <source>Needs you %1</source>
        <translation>Zu klären %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>Fehlgeschlagen %1</translation>
    </message>
    <message>
        <source>Recycle bin %1</source>
        <translation>Papierkorb %1</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>Leeren…</translation>
    </message>
    <message>
        <source>Deletes the records of the takes in the recycle bin</source>
        <translation>Löscht die Einträge der Takes im Papierkorb</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Shows only takes of an account, model, kind, rating, tag or time</source>
        <translation>Zeigt nur Takes eines Kontos, eines Modells, einer Art, einer Bewertung, eines Stichworts oder einer Zeit</translation>
    </message>
    <message>
        <source>Search tasks</source>
        <translation>Aufträge suchen</translation>
    </message>
    <message>
        <source>Search in prompts, models, notes, tags and ids (%1)</source>
        <translation>In Prompts, Modellen, Notizen, Stichwörtern und IDs suchen (%1)</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message>
        <source>Rate</source>
        <translation>Bewerten</translation>
    </message>
    <message>
        <source>Take the rating away</source>
        <translation>Bewertung entfernen</translation>
    </message>
    <message>
        <source>Note and tags</source>
        <translation>Notiz und Stichwörter</translation>
    </message>
    <message>
        <source>Move to recycle bin</source>
        <translation>In den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Restore from recycle bin</source>
        <translation>Aus dem Papierkorb wiederherstellen</translation>
    </message>
    <message>
        <source>The recycle bin was not emptied. %1</source>
        <translation>Der Papierkorb wurde nicht geleert. %1</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>Es wurde nichts geändert. %1</translation>
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
        <source>The service asks for a pause: sending goes on in %1.</source>
        <translation>Der Dienst verlangt eine Pause: Das Senden geht in %1 weiter.</translation>
    </message>
    <message>
        <source>The service cannot be reached since %1; it is asked again by itself.</source>
        <translation>Der Dienst ist seit %1 nicht erreichbar; er wird automatisch erneut abgefragt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>account, and what is with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The last request was declined, and the reason may concern the others, too: sending goes on in %1.</source>
        <translation>Die letzte Anfrage wurde abgelehnt, und der Grund kann auch die anderen betreffen: Das Senden geht in %1 weiter.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nichts gefunden für „%1“.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>No takes here now.</source>
        <translation>Hier sind zurzeit keine Takes.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>No takes yet. Write a request and press Submit.</source>
        <translation>Noch keine Takes. Bitte eine Anfrage schreiben und „Absenden“ drücken.</translation>
    </message>
    <message>
        <source>Load an example request</source>
        <translation>Beispielanfrage laden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n takes are deleted for good: requests, ids and logs. Their clips stay in the folder.</source>
        <translation>
            <numerusform>Die Daten von %n Take werden endgültig gelöscht: Anfrage, IDs und Protokoll. Der Clip bleibt im Ordner.</numerusform>
            <numerusform>Die Daten von %n Takes werden endgültig gelöscht: Anfragen, IDs und Protokolle. Die Clips bleiben im Ordner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the recycle bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Columns, order and groups of the list</source>
        <translation>Spalten, Reihenfolge und Gruppen der Liste</translation>
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
        <source>The recycle bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>The folder of this clip is not there any more: %1.</source>
        <translation>Der Ordner dieses Clips ist nicht mehr vorhanden: %1.</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>%1 konnte auf dem Desktop nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>This clip is not in its folder any more: %1.</source>
        <translation>Dieser Clip ist nicht mehr in seinem Ordner: %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskStore</name>
    <message>
        <source>The task database %1 cannot be opened: %2.</source>
        <translation>Die Auftragsdatenbank %1 kann nicht geöffnet werden: %2.</translation>
    </message>
    <message>
        <source>Another Dailies has taken over this profile; nothing was sent by this one.</source>
        <translation>Ein anderes Dailies hat dieses Profil übernommen; von diesem wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Task %1 has moved on in the meantime.</source>
        <translation>Auftrag %1 ist inzwischen weiter fortgeschritten.</translation>
    </message>
    <message>
        <source>Task %1 cannot be removed: it is under way, or the service knows it.</source>
        <translation>Auftrag %1 kann nicht entfernt werden: Er ist in Arbeit, oder der Dienst kennt ihn.</translation>
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
    <name>Dailies::TopBar</name>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Neue Anfrage</translation>
    </message>
    <message>
        <source>Empty the form (%1)</source>
        <translation>Das Formular leeren (%1)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Open request…</source>
        <translation>Anfrage öffnen…</translation>
    </message>
    <message>
        <source>Paste request</source>
        <translation>Anfrage einfügen</translation>
    </message>
    <message>
        <source>From a JSON file, a cURL command in a file, or the file beside a clip</source>
        <translation>Aus einer JSON-Datei, einem cURL-Befehl in einer Datei oder der Begleitdatei eines Clips</translation>
    </message>
    <message>
        <source>JSON or a cURL command from the clipboard, into the form</source>
        <translation>JSON oder einen cURL-Befehl aus der Zwischenablage in das Formular übernehmen</translation>
    </message>
    <message>
        <source>Follow a task by id…</source>
        <translation>Auftrag per ID verfolgen…</translation>
    </message>
    <message>
        <source>One that was created elsewhere: its clip is fetched, nothing is created</source>
        <translation>Einen anderswo erstellten: Sein Clip wird geholt, es wird nichts erstellt</translation>
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
        <source>Enter another key…</source>
        <translation>Anderen Schlüssel eingeben…</translation>
    </message>
    <message>
        <source>Model profiles…</source>
        <translation>Modellprofile…</translation>
    </message>
    <message>
        <source>What is known of models: values, limits and media</source>
        <translation>Was über Modelle bekannt ist: Werte, Grenzen und Medien</translation>
    </message>
    <message>
        <source>Use the practice service</source>
        <translation>Übungsdienst verwenden</translation>
    </message>
    <message>
        <source>Open the clips folder</source>
        <translation>Clip-Ordner öffnen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
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
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Choose an account in the form; the practice service has no settings and no key of yours.</source>
        <translation>Bitte ein Konto im Formular wählen; der Übungsdienst hat keine Einstellungen und keinen eigenen Schlüssel.</translation>
    </message>
    <message>
        <source>Name and pace of the account that is chosen in the form, or its removal</source>
        <translation>Name und Sendetempo des im Formular gewählten Kontos, oder es entfernen</translation>
    </message>
    <message>
        <source>For the account that is chosen in the form</source>
        <translation>Für das im Formular gewählte Konto</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>A request of each kind, to play with</source>
        <translation>Eine Anfrage jeder Art zum Ausprobieren</translation>
    </message>
    <message>
        <source>Clear practice takes…</source>
        <translation>Übungs-Takes entfernen…</translation>
    </message>
    <message>
        <source>Takes all of them off the list; their clips go to the wastebasket. It can be undone.</source>
        <translation>Nimmt sie alle aus der Liste; ihre Clips kommen in den Papierkorb des Systems. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>Dailies::TransportBar</name>
    <message>
        <source>%1 · frame %2</source>
        <translation>%1 · Frame %2</translation>
    </message>
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
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Use frame</source>
        <translation>Frame verwenden</translation>
    </message>
    <message>
        <source>What to do with the picture on screen</source>
        <translation>Was mit dem angezeigten Bild geschehen soll</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>Es wurde kein Audiogerät gefunden. Das Bild wird ohne Ton wiedergegeben.</translation>
    </message>
    <message>
        <source>Speed ([ slower, ] faster)</source>
        <translation>Geschwindigkeit ([ langsamer, ] schneller)</translation>
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
        <source>Voice identifier</source>
        <translation>Stimmen-ID</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>Voices used lately</source>
        <translation>Zuletzt verwendete Stimmen</translation>
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
        <source>%1 / %2</source>
        <comment>voices, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Dailies::WelcomePage</name>
    <message>
        <source>Dailies sends your requests to a paid video service, watches over them, and keeps every clip.</source>
        <translation>Dailies sendet Anfragen an einen kostenpflichtigen Videodienst, behält sie im Auge und bewahrt jeden Clip auf.</translation>
    </message>
    <message>
        <source>Try with the practice service</source>
        <translation>Mit dem Übungsdienst ausprobieren</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>Konto hinzufügen</translation>
    </message>
    <message>
        <source>The practice service runs on this computer: real clips, no key, no bill, and an example of each kind of request to play with.</source>
        <translation>Der Übungsdienst läuft auf diesem Rechner: echte Clips, kein Schlüssel, keine Rechnung und ein Beispiel jeder Anfrageart zum Ausprobieren.</translation>
    </message>
</context>
<context>
    <name>Dailies::WipePicture</name>
    <message>
        <source>Wipe between two takes</source>
        <translation>Wischvergleich zweier Takes</translation>
    </message>
    <message>
        <source>Dividing line at %1 %</source>
        <translation>Trennlinie bei %1 %</translation>
    </message>
</context>
<context>
    <name>DatabaseMaintenance</name>
    <message>
        <source>The disk has too little room for the daily copy of the task database.</source>
        <translation>Auf dem Datenträger ist zu wenig Platz für die tägliche Kopie der Auftragsdatenbank.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Clips cannot be written to %1.</source>
        <translation>Clips können nicht nach %1 geschrieben werden.</translation>
    </message>
    <message>
        <source>The profile in %1 is on a network drive (%2). Use it from one computer at a time: the task database can be damaged otherwise.</source>
        <translation>Das Profil in %1 liegt auf einem Netzlaufwerk (%2). Bitte immer nur von einem Rechner aus verwenden: Sonst kann die Auftragsdatenbank beschädigt werden.</translation>
    </message>
    <message>
        <source>Practice service</source>
        <translation>Übungsdienst</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Times are in UTC, then by the clock of this computer (%1).</source>
        <translation>Zeiten stehen in UTC, danach nach der Uhr dieses Rechners (%1).</translation>
    </message>
    <message>
        <source>Evidence of task %1, made by Dailies %2.</source>
        <translation>Nachweis zu Auftrag %1, erstellt von Dailies %2.</translation>
    </message>
    <message>
        <source>For the service&apos;s support: it says what was asked for, when, and what came back.</source>
        <translation>Für den Support des Dienstes: was angefordert wurde, wann, und was zurückkam.</translation>
    </message>
    <message>
        <source>task.json     ids, request ids, times, state, and the length and SHA-256 of the request</source>
        <translation>task.json     IDs, Anfrage-IDs, Zeiten, Status sowie Länge und SHA-256 der Anfrage</translation>
    </message>
    <message>
        <source>request.json  the request as its create call carries it</source>
        <translation>request.json  die Anfrage, wie ihr Erstellungsaufruf sie enthält</translation>
    </message>
    <message>
        <source>inputs.json   name, size, date and SHA-256 of the files that the request sends</source>
        <translation>inputs.json   Name, Größe, Datum und SHA-256 der Dateien, die die Anfrage sendet</translation>
    </message>
    <message>
        <source>log.txt       everything that happened, with times</source>
        <translation>log.txt       alles, was geschehen ist, mit Zeiten</translation>
    </message>
    <message>
        <source>replies/      every answer of the service, one file each</source>
        <translation>replies/      jede Antwort des Dienstes, je eine Datei</translation>
    </message>
    <message>
        <source>Left out: keys, what stands behind the &quot;?&quot; of an address (it may hold a signature), pictures and other encoded data (only their length is told), and the folders of this computer. Where something was taken out there is *** or a number of characters.</source>
        <translation>Weggelassen: Schlüssel, was nach dem „?“ einer Adresse steht (es kann eine Signatur enthalten), Bilder und andere kodierte Daten (nur ihre Länge ist angegeben) und die Ordner dieses Rechners. Wo etwas herausgenommen wurde, steht *** oder eine Anzahl von Zeichen.</translation>
    </message>
    <message>
        <source>Not left out: the prompt, the names of files, and the addresses of inputs. Read it before you give it away.</source>
        <translation>Nicht weggelassen: der Prompt, die Namen von Dateien und die Adressen der Eingaben. Bitte vor der Weitergabe durchlesen.</translation>
    </message>
    <message>
        <source>The evidence was not written: it was stopped.</source>
        <translation>Der Nachweis wurde nicht geschrieben: Der Vorgang wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The evidence could not be written to %1: %2.</source>
        <translation>Der Nachweis konnte nicht nach %1 geschrieben werden: %2.</translation>
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
        <source>Image address</source>
        <translation>Bildadresse</translation>
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
        <source>Extend prompt</source>
        <translation>Prompt erweitern</translation>
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
        <source>Extra JSON</source>
        <translation>Zusatz-JSON</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>Describes the content or the motion.</source>
        <translation>Beschreibt den Inhalt oder die Bewegung.</translation>
    </message>
    <message>
        <source>Describes the content of the clip or the edit that is wanted; names materials by their numbers.</source>
        <translation>Beschreibt den Inhalt des Clips oder die gewünschte Bearbeitung; nennt Medien mit ihren Nummern.</translation>
    </message>
    <message>
        <source>Describes the content of the clip or the edit that is wanted.</source>
        <translation>Beschreibt den Inhalt des Clips oder die gewünschte Bearbeitung.</translation>
    </message>
    <message>
        <source>The videos to edit; this kind takes no other type.</source>
        <translation>Die zu bearbeitenden Videos; diese Art nimmt keinen anderen Typ an.</translation>
    </message>
    <message>
        <source>The input materials; their order gives the numbers that the prompt uses.</source>
        <translation>Die Eingabemedien; ihre Reihenfolge ergibt die Nummern, die der Prompt verwendet.</translation>
    </message>
    <message>
        <source>Resolution tier: 480P, 720P or 1080P.</source>
        <translation>Auflösungsstufe: 480P, 720P oder 1080P.</translation>
    </message>
    <message>
        <source>Resolution tier, as the model can make it.</source>
        <translation>Auflösungsstufe, wie das Modell sie erzeugen kann.</translation>
    </message>
    <message>
        <source>Adaptive fits the ratio to the input materials; or a ratio W:H that the model can make.</source>
        <translation>„adaptive“ passt das Verhältnis an die Eingabemedien an; oder ein Verhältnis W:H, das das Modell erzeugen kann.</translation>
    </message>
    <message>
        <source>Aspect ratio W:H, for example 16:9.</source>
        <translation>Seitenverhältnis W:H, zum Beispiel 16:9.</translation>
    </message>
    <message>
        <source>Length of the clip in seconds.</source>
        <translation>Länge des Clips in Sekunden.</translation>
    </message>
    <message>
        <source>Length of the clip in whole seconds, 2 to 30.</source>
        <translation>Länge des Clips in ganzen Sekunden, 2 bis 30.</translation>
    </message>
    <message>
        <source>Length of the clip in whole seconds, as the model can make it.</source>
        <translation>Länge des Clips in ganzen Sekunden, wie das Modell sie erzeugen kann.</translation>
    </message>
    <message>
        <source>A model that is enabled for the account&apos;s key.</source>
        <translation>Ein Modell, das für den Schlüssel des Kontos freigeschaltet ist.</translation>
    </message>
    <message>
        <source>What the clip is not to show.</source>
        <translation>Was der Clip nicht zeigen soll.</translation>
    </message>
    <message>
        <source>Public address of the input image.</source>
        <translation>Öffentliche Adresse des Eingabebildes.</translation>
    </message>
    <message>
        <source>Public addresses of the input images.</source>
        <translation>Öffentliche Adressen der Eingabebilder.</translation>
    </message>
    <message>
        <source>Generation mode, for example std or pro.</source>
        <translation>Erzeugungsmodus, zum Beispiel std oder pro.</translation>
    </message>
    <message>
        <source>How strongly the prompt guides the clip.</source>
        <translation>Wie stark der Prompt den Clip bestimmt.</translation>
    </message>
    <message>
        <source>Audio switch; on turns audio on.</source>
        <translation>Audioschalter; on schaltet Audio ein.</translation>
    </message>
    <message>
        <source>Makes a clip of several shots.</source>
        <translation>Erzeugt einen Clip aus mehreren Shots.</translation>
    </message>
    <message>
        <source>How the clip is divided into shots; customize takes your own list.</source>
        <translation>Wie der Clip in Shots aufgeteilt wird; customize übernimmt die eigene Liste.</translation>
    </message>
    <message>
        <source>Your own shots: the number, the prompt and the length of each.</source>
        <translation>Die eigenen Shots: Nummer, Prompt und Länge jedes Shots.</translation>
    </message>
    <message>
        <source>Voices that speak in the clip, each by its identifier.</source>
        <translation>Stimmen, die im Clip sprechen, jede mit ihrer Stimmen-ID.</translation>
    </message>
    <message>
        <source>Lets the service rewrite the prompt, or not.</source>
        <translation>Ob der Dienst den Prompt umschreiben darf.</translation>
    </message>
    <message>
        <source>Adds a visible mark that the clip is AI-generated, in the lower-right corner.</source>
        <translation>Fügt unten rechts eine sichtbare Kennzeichnung hinzu, dass der Clip KI-generiert ist.</translation>
    </message>
    <message>
        <source>Adds a visible mark that the clip is AI-generated.</source>
        <translation>Fügt eine sichtbare Kennzeichnung hinzu, dass der Clip KI-generiert ist.</translation>
    </message>
    <message>
        <source>Adds the mark of the platform, or not.</source>
        <translation>Ob das Zeichen der Plattform hinzugefügt wird.</translation>
    </message>
    <message>
        <source>Details of the platform&apos;s mark; the specification does not show its contents.</source>
        <translation>Einzelheiten zum Zeichen der Plattform; die Spezifikation zeigt seinen Inhalt nicht.</translation>
    </message>
    <message>
        <source>Further keys, put into the request last.</source>
        <translation>Weitere JSON-Schlüssel, die zuletzt in die Anfrage kommen.</translation>
    </message>
</context>
<context>
    <name>IdJournal</name>
    <message>
        <source>The list of ids %1 cannot be written: %2.</source>
        <translation>Die ID-Liste %1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The list of ids %1 cannot be read: %2.</source>
        <translation>Die ID-Liste %1 kann nicht gelesen werden: %2.</translation>
    </message>
</context>
<context>
    <name>IdRecovery</name>
    <message>
        <source>Found in the list of ids; the task database did not have it.</source>
        <translation>In der ID-Liste gefunden; in der Auftragsdatenbank fehlte der Auftrag.</translation>
    </message>
    <message>
        <source>The id was found in the list of ids.</source>
        <translation>Die ID wurde in der ID-Liste gefunden.</translation>
    </message>
    <message>
        <source>The service keeps results for a day, so that it is not asked about any more.</source>
        <translation>Der Dienst bewahrt Ergebnisse einen Tag lang auf, deshalb wird nicht mehr abgefragt.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. Whether the service accepted it is not known.</source>
        <translation>Die Auftragsdatenbank ist älter als ihre ID-Liste: Diese Anfrage wurde erst nach dem Kopieren der Datenbank gesendet. Ob der Dienst sie angenommen hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. Whether the service accepted and charged it is not known. Check with the service before you submit it again.</source>
        <translation>Die Auftragsdatenbank ist älter als ihre ID-Liste: Diese Anfrage wurde erst nach dem Kopieren der Datenbank gesendet. Ob der Dienst sie angenommen und berechnet hat, ist nicht bekannt. Bitte vor dem erneuten Absenden beim Dienst prüfen.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>This is not a request: %1</source>
        <translation>Das ist keine Anfrage: %1</translation>
    </message>
    <message>
        <source>it asks about a task and makes none.</source>
        <translation>Es fragt einen Auftrag ab und erstellt keinen.</translation>
    </message>
    <message>
        <source>it has none of a request&apos;s fields, such as a model or a prompt.</source>
        <translation>Es enthält keines der Felder einer Anfrage, wie Modell oder Prompt.</translation>
    </message>
    <message>
        <source>this key stands twice; only the last one counts</source>
        <translation>dieser JSON-Schlüssel steht doppelt; nur der letzte zählt</translation>
    </message>
    <message>
        <source>Its kind was guessed: %1.</source>
        <translation>Die Art wurde vermutet: %1.</translation>
    </message>
    <message>
        <source>this is not understood and was left out</source>
        <translation>das wird nicht verstanden und wurde weggelassen</translation>
    </message>
    <message>
        <source>Not understood and left out: %1.</source>
        <translation>Nicht verstanden und weggelassen: %1.</translation>
    </message>
    <message>
        <source>it is a clip&apos;s companion without a version.</source>
        <translation>Es ist die Begleitdatei eines Clips ohne Versionsangabe.</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Dailies: update the program to read it.</source>
        <translation>Diese Datei wurde von einer neueren Version von Dailies geschrieben: Zum Lesen bitte das Programm aktualisieren.</translation>
    </message>
    <message>
        <source>it is a clip&apos;s companion in which the request is missing.</source>
        <translation>Es ist die Begleitdatei eines Clips, in der die Anfrage fehlt.</translation>
    </message>
    <message>
        <source>it is UTF-16 text; save it as UTF-8.</source>
        <translation>Es ist UTF-16-Text; bitte als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>Der Inhalt ist leer.</translation>
    </message>
    <message>
        <source>it is no text.</source>
        <translation>Der Inhalt ist kein Text.</translation>
    </message>
    <message>
        <source>it is neither JSON nor a cURL command.</source>
        <translation>Es ist weder JSON noch ein cURL-Befehl.</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 ist zu groß für eine Anfrage.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
</context>
<context>
    <name>InputFindings</name>
    <message>
        <source>%1: the file is not there.</source>
        <translation>%1: Die Datei ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>%1: the file cannot be read.</source>
        <translation>%1: Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1: this is a folder or a device, not a file.</source>
        <translation>%1: Das ist ein Ordner oder ein Gerät, keine Datei.</translation>
    </message>
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
        <source>%1 is meant to be something else; this is an image.</source>
        <translation>%1 soll etwas anderes sein; dies ist ein Bild.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a video.</source>
        <translation>%1 soll etwas anderes sein; dies ist ein Video.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a sound file.</source>
        <translation>%1 soll etwas anderes sein; dies ist eine Audiodatei.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a document.</source>
        <translation>%1 soll etwas anderes sein; dies ist ein Dokument.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a web page.</source>
        <translation>%1 soll etwas anderes sein; dies ist eine Webseite.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else.</source>
        <translation>%1 soll etwas anderes sein.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>a key in double quotes is missing</source>
        <translation>ein JSON-Schlüssel in doppelten Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>a comma or a closing brace is missing</source>
        <translation>ein Komma oder eine schließende geschweifte Klammer fehlt</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>ein Komma oder eine schließende eckige Klammer fehlt</translation>
    </message>
    <message>
        <source>a colon is missing after a key</source>
        <translation>nach einem JSON-Schlüssel fehlt ein Doppelpunkt</translation>
    </message>
    <message>
        <source>there is a comma, and nothing after it</source>
        <translation>nach einem Komma folgt nichts</translation>
    </message>
    <message>
        <source>a text has no closing quote</source>
        <translation>bei einem Text fehlt das schließende Anführungszeichen</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>das ist keine Zahl</translation>
    </message>
    <message>
        <source>there is more after the closing brace</source>
        <translation>nach der schließenden geschweiften Klammer folgt noch etwas</translation>
    </message>
    <message>
        <source>a value is missing, or is none that JSON knows</source>
        <translation>ein Wert fehlt oder ist keiner, den JSON kennt</translation>
    </message>
    <message>
        <source>This is not JSON: %1, at line %2, column %3.</source>
        <translation>Das ist kein JSON: %1, in Zeile %2, Spalte %3.</translation>
    </message>
    <message>
        <source>A JSON object in braces is expected, found a list.</source>
        <translation>Erwartet wird ein JSON-Objekt in geschweiften Klammern, gefunden wurde eine Liste.</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The key is empty.</source>
        <translation>Der Schlüssel ist leer.</translation>
    </message>
    <message>
        <source>The key has a line break or another control character in it.</source>
        <translation>Der Schlüssel enthält einen Zeilenumbruch oder ein anderes Steuerzeichen.</translation>
    </message>
    <message>
        <source>The key has a space in it.</source>
        <translation>Der Schlüssel enthält ein Leerzeichen.</translation>
    </message>
    <message>
        <source>The key has a character in it that keys do not have.</source>
        <translation>Der Schlüssel enthält ein Zeichen, das in Schlüsseln nicht vorkommt.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Keep settings, tasks and clips under this folder.</source>
        <translation>Einstellungen, Aufträge und Clips in diesem Ordner aufbewahren.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Start and choose the practice service.</source>
        <translation>Den Übungsdienst starten und auswählen.</translation>
    </message>
    <message>
        <source>Say what can be given here.</source>
        <translation>Die möglichen Optionen anzeigen.</translation>
    </message>
    <message>
        <source>Say which version this is.</source>
        <translation>Die Version anzeigen.</translation>
    </message>
    <message>
        <source>dailies takes options only; see --help.</source>
        <translation>dailies nimmt nur Optionen an; siehe --help.</translation>
    </message>
    <message>
        <source>Usage: dailies [options]
Makes, watches and keeps clips of a paid video service.</source>
        <translation>Aufruf: dailies [Optionen]
Erstellt, verfolgt und bewahrt Clips eines kostenpflichtigen Videodienstes.</translation>
    </message>
    <message>
        <source>Dailies (process %1) has this profile open but does not answer. Wait until it does, or end that process and start Dailies again: nothing is lost by that.</source>
        <translation>Dailies (Prozess %1) hat dieses Profil geöffnet, antwortet aber nicht. Bitte warten, bis es antwortet, oder diesen Prozess beenden und Dailies neu starten: Dadurch geht nichts verloren.</translation>
    </message>
    <message>
        <source>The task database is made ready for this version first; with a long history this takes a minute.</source>
        <translation>Zuerst wird die Auftragsdatenbank für diese Version vorbereitet; bei langem Verlauf dauert das eine Minute.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
</context>
<context>
    <name>MediaAddress</name>
    <message>
        <source>it is empty.</source>
        <translation>Sie ist leer.</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>Sie ist zu lang.</translation>
    </message>
    <message>
        <source>it does not begin with https:// or http:// and a host.</source>
        <translation>Sie beginnt nicht mit https:// oder http:// und einem Rechnernamen.</translation>
    </message>
    <message>
        <source>it carries a user name.</source>
        <translation>Sie enthält einen Benutzernamen.</translation>
    </message>
    <message>
        <source>it leads into a private network, where the service is not.</source>
        <translation>Sie führt in ein privates Netzwerk, in dem der Dienst nicht ist.</translation>
    </message>
    <message>
        <source>The address of the clip is not used: %1</source>
        <translation>Die Adresse des Clips wird nicht verwendet: %1</translation>
    </message>
    <message>
        <source>The address is not looked up: %1</source>
        <translation>Die Adresse wird nicht geprüft: %1</translation>
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
        <source>this is not known</source>
        <translation>das ist nicht bekannt</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>true oder false wird erwartet</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>ein Text wird erwartet</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>ein Objekt wird erwartet</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>eine Liste wird erwartet</translation>
    </message>
    <message>
        <source>a number is expected</source>
        <translation>eine Zahl wird erwartet</translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation>eine ganze Zahl wird erwartet</translation>
    </message>
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
        <source>%1: a list of texts is expected.</source>
        <translation>%1: Eine Liste von Texten wird erwartet.</translation>
    </message>
    <message>
        <source>limits: an object is expected.</source>
        <translation>limits: Ein Objekt wird erwartet.</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>The clip could not be written to %1: %2.</source>
        <translation>Der Clip konnte nicht nach %1 geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>another copy of the program is at it</source>
        <translation>eine andere Instanz des Programms arbeitet daran</translation>
    </message>
    <message>
        <source>The disk is full; the clip could not be written. The download goes on by itself as soon as there is room.</source>
        <translation>Der Datenträger ist voll; der Clip konnte nicht geschrieben werden. Der Download geht automatisch weiter, sobald Platz ist.</translation>
    </message>
    <message>
        <source>The disk takes no file as large as this clip.</source>
        <translation>Der Datenträger nimmt keine so große Datei wie diesen Clip an.</translation>
    </message>
    <message>
        <source>The disk is nearly full: the server does not tell how long the clip is, and %1 are free. The download goes on by itself as soon as there is room.</source>
        <translation>Der Datenträger ist fast voll: Der Server gibt nicht an, wie lang der Clip ist, und %1 sind frei. Der Download geht automatisch weiter, sobald Platz ist.</translation>
    </message>
    <message>
        <source>The disk is full: the clip needs %1, and %2 are free. The download goes on by itself as soon as there is room.</source>
        <translation>Der Datenträger ist voll: Der Clip braucht %1, und %2 sind frei. Der Download geht automatisch weiter, sobald Platz ist.</translation>
    </message>
    <message>
        <source>every name is taken</source>
        <translation>jeder Name ist vergeben</translation>
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
        <source>practice clips are from 1 to 60 seconds long</source>
        <translation>Übungsclips sind 1 bis 60 Sekunden lang</translation>
    </message>
    <message>
        <source>one of 480P, 720P and 1080P is expected</source>
        <translation>480P, 720P oder 1080P wird erwartet</translation>
    </message>
    <message>
        <source>a ratio W:H between 1:4 and 4:1 is expected</source>
        <translation>ein Verhältnis W:H zwischen 1:4 und 4:1 wird erwartet</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; is not enabled for this key; there are practice-a-3.0, practice-a-2.7 and practice-b</source>
        <translation>model: „%1“ ist für diesen Schlüssel nicht freigeschaltet; es gibt practice-a-3.0, practice-a-2.7 und practice-b</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; does not offer %2</source>
        <translation>model: „%1“ bietet %2 nicht an</translation>
    </message>
    <message>
        <source>%1: stands twice</source>
        <translation>%1: steht doppelt</translation>
    </message>
    <message>
        <source>The practice service cannot write to the folder %1.</source>
        <translation>Der Übungsdienst kann nicht in den Ordner %1 schreiben.</translation>
    </message>
    <message>
        <source>The task cannot be kept: %1.</source>
        <translation>Der Auftrag kann nicht gespeichert werden: %1.</translation>
    </message>
    <message>
        <source>This address takes %1 only.</source>
        <translation>Diese Adresse nimmt nur %1 an.</translation>
    </message>
    <message>
        <source>There is no such clip.</source>
        <translation>Diesen Clip gibt es nicht.</translation>
    </message>
    <message>
        <source>This is not a practice job.</source>
        <translation>Das ist kein Übungsjob.</translation>
    </message>
    <message>
        <source>The body is larger than 64 MiB.</source>
        <translation>Die Anfragedaten sind größer als 64 MiB.</translation>
    </message>
    <message>
        <source>This request cannot be read.</source>
        <translation>Diese Anfrage kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The practice service found no free port.</source>
        <translation>Der Übungsdienst hat keinen freien Port gefunden.</translation>
    </message>
    <message>
        <source>The practice service cannot use port %1: another program has it.</source>
        <translation>Der Übungsdienst kann Port %1 nicht verwenden: Ein anderes Programm belegt ihn.</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>Unter %1 ist nichts vorhanden.</translation>
    </message>
    <message>
        <source>The header Authorization does not carry this service&apos;s key.</source>
        <translation>Der Header Authorization enthält nicht den Schlüssel dieses Dienstes.</translation>
    </message>
    <message>
        <source>The header Content-Type is not application/json.</source>
        <translation>Der Header Content-Type ist nicht application/json.</translation>
    </message>
    <message>
        <source>The prompt asks to be refused.</source>
        <translation>Der Prompt verlangt eine Ablehnung.</translation>
    </message>
    <message>
        <source>Too many requests; come back in two seconds.</source>
        <translation>Zu viele Anfragen; bitte in zwei Sekunden wiederkommen.</translation>
    </message>
    <message>
        <source>%1: not a field of this call, or stands twice</source>
        <translation>%1: kein Feld dieses Aufrufs, oder steht doppelt</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; is not enabled for this key.</source>
        <translation>model: „%1“ ist für diesen Schlüssel nicht freigeschaltet.</translation>
    </message>
    <message>
        <source>taskId: there is no such task.</source>
        <translation>taskId: Diesen Auftrag gibt es nicht.</translation>
    </message>
    <message>
        <source>model: the task was created with another model.</source>
        <translation>model: Der Auftrag wurde mit einem anderen Modell erstellt.</translation>
    </message>
    <message>
        <source>The prompt asks the task to fail.</source>
        <translation>Der Prompt verlangt, dass der Auftrag fehlschlägt.</translation>
    </message>
    <message>
        <source>This address has expired.</source>
        <translation>Diese Adresse ist abgelaufen.</translation>
    </message>
    <message>
        <source>the task ends as failed, with a code and a message</source>
        <translation>der Auftrag schlägt fehl, mit einem Code und einer Meldung</translation>
    </message>
    <message>
        <source>the task takes five times as long</source>
        <translation>der Auftrag dauert fünfmal so lange</translation>
    </message>
    <message>
        <source>the request is refused; no task is made</source>
        <translation>die Anfrage wird abgelehnt; es wird kein Auftrag erstellt</translation>
    </message>
    <message>
        <source>the task is reported as UNKNOWN for a while, then goes on</source>
        <translation>der Auftrag wird eine Weile als UNKNOWN gemeldet, dann geht er weiter</translation>
    </message>
    <message>
        <source>the task has a state that nobody has heard of for a while, then goes on</source>
        <translation>der Auftrag hat eine Weile einen völlig unbekannten Status, dann geht er weiter</translation>
    </message>
    <message>
        <source>the task is made, but the connection is closed without an answer</source>
        <translation>der Auftrag wird erstellt, die Verbindung aber ohne Antwort geschlossen</translation>
    </message>
    <message>
        <source>the request is told to come back in two seconds, and taken then</source>
        <translation>die Anfrage soll in zwei Sekunden wiederkommen und wird dann angenommen</translation>
    </message>
    <message>
        <source>the task succeeds, but the address of its clip is dead</source>
        <translation>der Auftrag gelingt, die Adresse seines Clips aber ist ungültig</translation>
    </message>
    <message>
        <source>null is not a value of this field</source>
        <translation>null ist kein Wert dieses Feldes</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>A folder is given from the top, such as /home/me/Videos.</source>
        <translation>Ein Ordner wird mit vollständigem Pfad angegeben, etwa /home/me/Videos.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation>In %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of the window and of all messages.</source>
        <translation>Die Sprache des Fensters und aller Meldungen.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Light or dark; the picture always stands on dark ground.</source>
        <translation>Hell oder dunkel; das Bild steht immer auf dunklem Grund.</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
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
        <source>Tell when tasks have ended</source>
        <translation>Benachrichtigen, wenn Aufträge beendet sind</translation>
    </message>
    <message>
        <source>One notification when the last of the running tasks has ended, and the window is not in view.</source>
        <translation>Eine Benachrichtigung, wenn der letzte laufende Auftrag beendet und das Fenster nicht zu sehen ist.</translation>
    </message>
    <message>
        <source>Folder for clips</source>
        <translation>Clip-Ordner</translation>
    </message>
    <message>
        <source>Where new clips are saved. Those that are saved already stay where they are.</source>
        <translation>Wo neue Clips gespeichert werden. Bereits gespeicherte bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Names of clips</source>
        <translation>Clip-Namen</translation>
    </message>
    <message>
        <source>Known: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added when a name is taken.</source>
        <translation>Möglich sind: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. Ist ein Name schon vergeben, wird eine Nummer angehängt.</translation>
    </message>
    <message>
        <source>Put the request beside each clip</source>
        <translation>Anfrage neben jedem Clip ablegen</translation>
    </message>
    <message>
        <source>A JSON file of the clip&apos;s name with the request that made it. No key is in it.</source>
        <translation>Eine JSON-Datei mit dem Namen des Clips und der Anfrage, aus der er entstand. Sie enthält keinen Schlüssel.</translation>
    </message>
    <message>
        <source>Downloads at once</source>
        <translation>Gleichzeitige Downloads</translation>
    </message>
    <message>
        <source>The address that expires first is always fetched first.</source>
        <translation>Die Adresse, die zuerst abläuft, wird immer zuerst geholt.</translation>
    </message>
    <message>
        <source>Playing with</source>
        <translation>Wiedergabe mit</translation>
    </message>
    <message>
        <source>What plays clips; choose another when they do not play well. Single frames are always read with FFmpeg.</source>
        <translation>Womit Clips wiedergegeben werden; bei schlechter Wiedergabe etwas anderes wählen. Einzelne Frames werden immer mit FFmpeg gelesen.</translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation>Auswahl des Systems</translation>
    </message>
    <message>
        <source>Let the graphics card decode</source>
        <translation>Mit der Grafikkarte dekodieren</translation>
    </message>
    <message>
        <source>Switch it off when the picture is broken or the program ends while a clip plays. Needs Qt 6.5 or newer.</source>
        <translation>Ausschalten, wenn das Bild gestört ist oder das Programm während der Wiedergabe endet. Erfordert Qt 6.5 oder neuer.</translation>
    </message>
    <message>
        <source>Disk space for filmstrips</source>
        <translation>Speicherplatz für Filmstreifen</translation>
    </message>
    <message>
        <source>The oldest are removed when it is used up; they are made again when needed.</source>
        <translation>Ist er aufgebraucht, werden die ältesten entfernt; bei Bedarf werden sie neu erstellt.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>How the service is reached; this computer&apos;s own addresses never go through it.</source>
        <translation>Wie der Dienst erreicht wird; die eigenen Adressen dieses Rechners laufen nie über den Proxy.</translation>
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
        <source>Computer and port, such as proxy.example.com:8080.</source>
        <translation>Rechner und Port, etwa proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>Shortest pause between questions about a task</source>
        <translation>Kürzeste Pause zwischen Abfragen eines Auftrags</translation>
    </message>
    <message>
        <source>Longer pauses spare the service; all pauses grow with it. A finished clip is then seen later.</source>
        <translation>Längere Pausen schonen den Dienst; alle Pausen wachsen mit. Ein fertiger Clip wird dann später bemerkt.</translation>
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
        <source>A change is seen at the next start.</source>
        <translation>Eine Änderung wirkt sich beim nächsten Start aus.</translation>
    </message>
    <message>
        <source>It is a whole number from %1 to %2.</source>
        <translation>Erforderlich ist eine ganze Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>Clips need different names: use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line of at most 200 characters.</source>
        <translation>Clips brauchen unterschiedliche Namen: Bitte mindestens eines von {date}, {prompt:40}, {model}, {kind}, {task} verwenden, in einer Zeile mit höchstens 200 Zeichen.</translation>
    </message>
    <message>
        <source>A proxy address is a computer and a port, such as proxy.example.com:8080.</source>
        <translation>Eine Proxy-Adresse besteht aus Rechner und Port, etwa proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>This cannot be chosen.</source>
        <translation>Das kann nicht gewählt werden.</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>Ruhezeiten</translation>
    </message>
    <message>
        <source>No notifications between these times of the day.</source>
        <translation>Keine Benachrichtigungen zwischen diesen Uhrzeiten.</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>Ruhe ab</translation>
    </message>
    <message>
        <source>When the quiet hours begin.</source>
        <translation>Wann die Ruhezeit beginnt.</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>Ruhe bis</translation>
    </message>
    <message>
        <source>When they end, on the next day where that is earlier.</source>
        <translation>Wann sie endet; liegt die Uhrzeit vor dem Beginn, am nächsten Tag.</translation>
    </message>
    <message>
        <source>Closing the window while tasks run</source>
        <translation>Schließen des Fensters bei laufenden Aufträgen</translation>
    </message>
    <message>
        <source>In the tray Dailies goes on fetching clips. After quitting, tasks are taken up at the next start.</source>
        <translation>Im Infobereich holt Dailies weiterhin Clips. Nach dem Beenden werden Aufträge beim nächsten Start wieder aufgenommen.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Rückfrage</translation>
    </message>
    <message>
        <source>Keep in the tray</source>
        <translation>Im Infobereich behalten</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Learn from takes how long they usually run</source>
        <translation>Übliche Dauer aus Takes lernen</translation>
    </message>
    <message>
        <source>Asks seldom before a clip is due, and more often around that time. Off: always in the same rhythm.</source>
        <translation>Fragt selten ab, bevor ein Clip fällig ist, und häufiger um diese Zeit. Aus: immer im gleichen Takt.</translation>
    </message>
    <message>
        <source>Longest pause while a clip is not due</source>
        <translation>Längste Pause, solange ein Clip nicht fällig ist</translation>
    </message>
    <message>
        <source>How seldom a task is asked about when it is known to take longer. It is never less than the shortest pause.</source>
        <translation>Wie selten ein Auftrag abgefragt wird, der bekanntermaßen länger dauert. Nie kürzer als die kürzeste Pause.</translation>
    </message>
</context>
<context>
    <name>PreviewText</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>A report about Dailies, made at %1.</source>
        <translation>Ein Bericht über Dailies, erstellt am %1.</translation>
    </message>
    <message>
        <source>versions.txt   of the program and of what it uses</source>
        <translation>versions.txt   Versionen des Programms und dessen, was es verwendet</translation>
    </message>
    <message>
        <source>settings.json  those that were changed; of folders and addresses only that they are set</source>
        <translation>settings.json  geänderte Einstellungen; von Ordnern und Adressen nur, dass sie gesetzt sind</translation>
    </message>
    <message>
        <source>accounts.json  their models; no name, address or key</source>
        <translation>accounts.json  Modelle der Konten; weder Name noch Adresse oder Schlüssel</translation>
    </message>
    <message>
        <source>tasks.json     how many there are, and facts about the last %1</source>
        <translation>tasks.json     Zahl der Aufträge und Angaben zu den letzten %1</translation>
    </message>
    <message>
        <source>log.txt        what the program had to say</source>
        <translation>log.txt        was das Programm zu melden hatte</translation>
    </message>
    <message>
        <source>Keys, addresses, encoded data and folders of this computer were taken out.</source>
        <translation>Schlüssel, Adressen, codierte Daten und Ordner dieses Rechners wurden entfernt.</translation>
    </message>
    <message>
        <source>The prompts of the last tasks are in it.</source>
        <translation>Die Prompts der letzten Aufträge sind enthalten.</translation>
    </message>
    <message>
        <source>No prompt is in it.</source>
        <translation>Es ist kein Prompt enthalten.</translation>
    </message>
    <message>
        <source>The report could not be written to %1: %2.</source>
        <translation>Der Bericht konnte nicht nach %1 geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>There is no place where another start could reach this window.</source>
        <translation>Es gibt keinen Ort, über den ein weiterer Start dieses Fenster erreichen könnte.</translation>
    </message>
    <message>
        <source>Another start cannot reach this window: %1.</source>
        <translation>Ein weiterer Start kann dieses Fenster nicht erreichen: %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation>In den Ordner %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 is in the way: a folder is needed there.</source>
        <translation>%1 ist im Weg: An dieser Stelle wird ein Ordner benötigt.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 (process %2) is already working in %3. End it first, or choose another profile.</source>
        <translation>%1 (Prozess %2) arbeitet bereits in %3. Bitte zuerst beenden oder ein anderes Profil wählen.</translation>
    </message>
    <message>
        <source>The profile in %1 cannot be used: nothing can be written there.</source>
        <translation>Das Profil in %1 kann nicht verwendet werden: Dort kann nichts geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>ProfileCatalogue</name>
    <message>
        <source>A newer version of Dailies wrote it.</source>
        <translation>Sie wurde von einer neueren Version von Dailies geschrieben.</translation>
    </message>
    <message>
        <source>It is not a list of model profiles.</source>
        <translation>Sie enthält keine Liste von Modellprofilen.</translation>
    </message>
    <message>
        <source>A model profile needs an id.</source>
        <translation>Ein Modellprofil braucht eine ID.</translation>
    </message>
    <message>
        <source>The id %1 stands twice.</source>
        <translation>Die ID %1 steht doppelt.</translation>
    </message>
    <message>
        <source>The model profiles in %1 cannot be read, and the file is left as it is: %2</source>
        <translation>Die Modellprofile in %1 können nicht gelesen werden; die Datei bleibt unverändert: %2</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Sie ist zu groß.</translation>
    </message>
    <message>
        <source>Your model profiles could not be read, so they are not written either.</source>
        <translation>Die eigenen Modellprofile konnten nicht gelesen werden, deshalb werden sie auch nicht geschrieben.</translation>
    </message>
    <message>
        <source>The model profiles could not be written to %1: %2.</source>
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
        <source>%1 is a %2 file; this model&apos;s profile takes %3.</source>
        <translation>%1 ist eine %2-Datei; das Modellprofil lässt %3 zu.</translation>
    </message>
    <message>
        <source>%1 has transparent parts; this model&apos;s profile takes none.</source>
        <translation>%1 hat transparente Bereiche; das Modellprofil lässt keine zu.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels; this model&apos;s profile takes sides of %4 pixels.</source>
        <translation>%1 ist %2 × %3 Pixel groß; das Modellprofil lässt Seitenlängen von %4 Pixeln zu.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels; this model&apos;s profile takes shapes of %4.</source>
        <translation>%1 ist %2 × %3 Pixel groß; das Modellprofil lässt Seitenverhältnisse von %4 zu.</translation>
    </message>
    <message>
        <source>%1 is %2 seconds long; this model&apos;s profile takes %3 seconds.</source>
        <translation>%1 ist %2 Sekunden lang; das Modellprofil lässt %3 Sekunden zu.</translation>
    </message>
    <message>
        <source>%1 has %2 pictures a second; this model&apos;s profile wants %3 at least.</source>
        <translation>%1 hat %2 Bilder pro Sekunde; das Modellprofil verlangt mindestens %3.</translation>
    </message>
    <message>
        <source>%1 has %2 MB; this model&apos;s profile ends at %3 MB.</source>
        <translation>%1 hat %2 MB; das Modellprofil endet bei %3 MB.</translation>
    </message>
    <message>
        <source>%1 has %2 MB; as part of the request it takes %3 MB.</source>
        <translation>%1 hat %2 MB; als Teil der Anfrage sind es %3 MB.</translation>
    </message>
    <message>
        <source>%1: for oss addresses the vendor wants a header that the specification of this service does not list.</source>
        <translation>%1: Bei oss-Adressen verlangt der Anbieter einen Header, den die Spezifikation dieses Dienstes nicht aufführt.</translation>
    </message>
    <message>
        <source>%1: vendors take only images as data, the rest by address.</source>
        <translation>%1: Anbieter nehmen nur Bilder als Daten an, alles andere per Adresse.</translation>
    </message>
    <message>
        <source>%1 adds up to %2 seconds; this model&apos;s profile ends at %3.</source>
        <translation>%1 ergibt zusammen %2 Sekunden; das Modellprofil endet bei %3.</translation>
    </message>
    <message>
        <source>Input videos and the clip make %1 seconds together; this model&apos;s profile ends at %2.</source>
        <translation>Eingabevideos und Clip ergeben zusammen %1 Sekunden; das Modellprofil endet bei %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %L1 at most in all; there are %L2.</source>
        <translation>Das Modellprofil lässt insgesamt höchstens %L1 zu; vorhanden sind %L2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile does not list the type %1 for %2.</source>
        <translation>Das Modellprofil führt den Typ „%1“ nicht für „%2“ auf.</translation>
    </message>
    <message>
        <source>Of %1, this model&apos;s profile takes %L2 at most; there are %L3.</source>
        <translation>Von „%1“ lässt das Modellprofil höchstens %L2 zu; vorhanden sind %L3.</translation>
    </message>
    <message>
        <source>Of %1, this model&apos;s profile wants %L2 at least; there are %L3.</source>
        <translation>Von „%1“ verlangt das Modellprofil mindestens %L2; vorhanden sind %L3.</translation>
    </message>
    <message>
        <source>This model&apos;s profile knows these combinations: %1.</source>
        <translation>Das Modellprofil kennt diese Kombinationen: %1.</translation>
    </message>
    <message>
        <source>In this model&apos;s profile these do not go together: %1.</source>
        <translation>Laut Modellprofil passt dies nicht zusammen: %1.</translation>
    </message>
    <message>
        <source>In this model&apos;s profile, %1 goes together with %2.</source>
        <translation>Laut Modellprofil gehört „%1“ mit „%2“ zusammen.</translation>
    </message>
    <message>
        <source>With %1, this model&apos;s profile wants %2 not to be off.</source>
        <translation>Mit „%1“ darf laut Modellprofil „%2“ nicht ausgeschaltet sein.</translation>
    </message>
    <message>
        <source>This model&apos;s profile does not list %1.</source>
        <translation>Das Modellprofil führt %1 nicht auf.</translation>
    </message>
    <message>
        <source>The prompt has %L1 characters; this model&apos;s profile ends at %L2, and vendors cut the rest without a word.</source>
        <translation>Der Prompt hat %L1 Zeichen; das Modellprofil endet bei %L2, und Anbieter schneiden den Rest ohne Meldung ab.</translation>
    </message>
    <message>
        <source>The negative prompt has %L1 characters; this model&apos;s profile ends at %L2, and vendors cut the rest without a word.</source>
        <translation>Der Negativ-Prompt hat %L1 Zeichen; das Modellprofil endet bei %L2, und Anbieter schneiden den Rest ohne Meldung ab.</translation>
    </message>
    <message>
        <source>With a reference video, this model&apos;s profile makes clips of %1 seconds; this is %2.</source>
        <translation>Mit Referenzvideo erzeugt das Modellprofil Clips von %1 Sekunden; angegeben sind %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile makes clips of %1 seconds; this is %2.</source>
        <translation>Das Modellprofil erzeugt Clips von %1 Sekunden; angegeben sind %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile says that %1 is not used.</source>
        <translation>Laut Modellprofil wird „%1“ nicht verwendet.</translation>
    </message>
    <message>
        <source>This model&apos;s profile offers %1; this is %2.</source>
        <translation>Das Modellprofil bietet %1; angegeben ist %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile has a guidance of %1; this is %2.</source>
        <translation>Das Modellprofil hat eine Prompt-Treue von %1; angegeben ist %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes no voices.</source>
        <translation>Das Modellprofil lässt keine Stimmen zu.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %L1 at most; there are %L2.</source>
        <translation>Das Modellprofil lässt höchstens %L1 zu; vorhanden sind %L2.</translation>
    </message>
    <message>
        <source>The shots are not used while %1 is off.</source>
        <translation>Die Shots werden nicht verwendet, solange „%1“ ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>The shot type is not used while %1 is off.</source>
        <translation>Der Shot-Typ wird nicht verwendet, solange „%1“ ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>%1 is on; this model wants a shot type.</source>
        <translation>„%1“ ist eingeschaltet; dieses Modell verlangt einen Shot-Typ.</translation>
    </message>
    <message>
        <source>The shots are used with the shot type %1 only.</source>
        <translation>Die Shots werden nur mit dem Shot-Typ %1 verwendet.</translation>
    </message>
    <message>
        <source>The prompt of shot %1 has %L2 characters; this model&apos;s profile ends at %L3.</source>
        <translation>Der Prompt von Shot %1 hat %L2 Zeichen; das Modellprofil endet bei %L3.</translation>
    </message>
    <message>
        <source>Shot %1 is %2 seconds long; this model&apos;s profile wants %3 at least.</source>
        <translation>Shot %1 ist %2 Sekunden lang; das Modellprofil verlangt mindestens %3.</translation>
    </message>
    <message>
        <source>The shots make %1 seconds together; the clip is to have %2.</source>
        <translation>Die Shots ergeben zusammen %1 Sekunden; der Clip soll %2 haben.</translation>
    </message>
    <message>
        <source>This model&apos;s profile wants a list of shots for this shot type.</source>
        <translation>Das Modellprofil verlangt für diesen Shot-Typ eine Liste von Shots.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %1; there are %L2.</source>
        <translation>Das Modellprofil lässt %1 zu; vorhanden sind %L2.</translation>
    </message>
    <message>
        <source>This model goes by the prompts of the shots; it does not use this one, but the service wants it.</source>
        <translation>Dieses Modell richtet sich nach den Prompts der Shots; diesen hier verwendet es nicht, der Dienst verlangt ihn aber.</translation>
    </message>
</context>
<context>
    <name>ProgramLog</name>
    <message>
        <source>The log cannot be written to %1: %2.</source>
        <translation>Das Protokoll kann nicht nach %1 geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>ProgramPart</name>
    <message>
        <source>the system&apos;s choice</source>
        <translation>Auswahl des Systems</translation>
    </message>
    <message>
        <source>Playing with: %1</source>
        <translation>Wiedergabe mit: %1</translation>
    </message>
    <message>
        <source>Window system: %1</source>
        <translation>Fenstersystem: %1</translation>
    </message>
</context>
<context>
    <name>PromptMentions</name>
    <message>
        <source>The prompt mentions %1, which is not in the list.</source>
        <translation>Der Prompt erwähnt %1, doch in der Liste ist nichts mit diesem Namen.</translation>
    </message>
    <message>
        <source>The prompt does not mention %1.</source>
        <translation>Der Prompt erwähnt %1 nicht.</translation>
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
        <source>1 task</source>
        <translation>1 Auftrag</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 Aufträge</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No account is chosen; a request needs one to go to.</source>
        <translation>Es ist kein Konto gewählt; eine Anfrage braucht eines als Ziel.</translation>
    </message>
    <message>
        <source>Not sent for this kind: %1</source>
        <translation>Bei dieser Art nicht gesendet: %1</translation>
    </message>
    <message>
        <source>1 thing to fill in</source>
        <translation>1 Angabe fehlt</translation>
    </message>
    <message>
        <source>%1 things to fill in</source>
        <translation>%1 Angaben fehlen</translation>
    </message>
    <message>
        <source>To confirm · %1</source>
        <translation>Zu bestätigen · %1</translation>
    </message>
    <message>
        <source>Ready · %1</source>
        <translation>Bereit · %1</translation>
    </message>
    <message>
        <source>Not ready (%1):</source>
        <translation>Nicht bereit (%1):</translation>
    </message>
    <message>
        <source>Not ready (%1 to %2):</source>
        <translation>Nicht bereit (%1 an %2):</translation>
    </message>
    <message>
        <source>Ready: %1 to %2, model %3 (Ctrl+Enter).</source>
        <translation>Bereit: %1 an %2, Modell %3 (Strg+Eingabe).</translation>
    </message>
    <message>
        <source>You will be asked about:</source>
        <translation>Rückfragen vor dem Senden:</translation>
    </message>
    <message>
        <source>Send this request %1 times? Each is charged.</source>
        <translation>Diese Anfrage %1-mal senden? Jede wird berechnet.</translation>
    </message>
    <message>
        <source>Send this request %1 times?</source>
        <translation>Diese Anfrage %1-mal senden?</translation>
    </message>
</context>
<context>
    <name>RequestJson</name>
    <message>
        <source>This request is of a kind that this version does not know.</source>
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
        <source>The address has moved</source>
        <translation>Die Adresse ist umgezogen</translation>
    </message>
    <message>
        <source>The address has moved to %1</source>
        <translation>Die Adresse ist nach %1 umgezogen</translation>
    </message>
    <message>
        <source>%1 The service did not get the whole request.</source>
        <translation>%1 Der Dienst hat nicht die ganze Anfrage erhalten.</translation>
    </message>
    <message>
        <source>The proxy did not let the call through, so nothing was sent. Check the proxy settings.</source>
        <translation>Der Proxy hat den Aufruf nicht durchgelassen, deshalb wurde nichts gesendet. Bitte die Proxy-Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent.</source>
        <translation>Vor dem Senden abgebrochen.</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>Antwort verloren: Der Dienst hat diese Anfrage möglicherweise angenommen. Es wurde nichts erneut gesendet.</translation>
    </message>
    <message>
        <source>%1 The part of the answer that came names the task %2.</source>
        <translation>%1 Der angekommene Teil der Antwort nennt den Auftrag %2.</translation>
    </message>
    <message>
        <source>%1 No answer came in time.</source>
        <translation>%1 Es kam nicht rechtzeitig eine Antwort.</translation>
    </message>
    <message>
        <source>%1 It was stopped after it had been sent.</source>
        <translation>%1 Nach dem Senden abgebrochen.</translation>
    </message>
    <message>
        <source>%1 What came back names no task.</source>
        <translation>%1 Was zurückkam, nennt keinen Auftrag.</translation>
    </message>
    <message>
        <source>%1 The connection broke.</source>
        <translation>%1 Die Verbindung brach ab.</translation>
    </message>
    <message>
        <source>%1; nothing was accepted. Correct the account&apos;s base address.</source>
        <translation>%1; es wurde nichts angenommen. Bitte die Basisadresse des Kontos korrigieren.</translation>
    </message>
    <message>
        <source>The service does not take the key; nothing was accepted.</source>
        <translation>Der Dienst nimmt den Schlüssel nicht an; es wurde nichts angenommen.</translation>
    </message>
    <message>
        <source>The service declined the request; nothing was accepted.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt; es wurde nichts angenommen.</translation>
    </message>
    <message>
        <source>Asking for the state was stopped.</source>
        <translation>Die Statusabfrage wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The service&apos;s answer is too large to be one.</source>
        <translation>Die Antwort des Dienstes ist zu groß für eine gültige Antwort.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate was not accepted.</source>
        <translation>Das Zertifikat des Dienstes wurde nicht akzeptiert.</translation>
    </message>
    <message>
        <source>The proxy did not let the call through.</source>
        <translation>Der Proxy hat den Aufruf nicht durchgelassen.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>Der Dienst hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>Der Dienst war nicht erreichbar.</translation>
    </message>
    <message>
        <source>The connection to the service broke.</source>
        <translation>Die Verbindung zum Dienst brach ab.</translation>
    </message>
    <message>
        <source>The service asks for a pause.</source>
        <translation>Der Dienst verlangt eine Pause.</translation>
    </message>
    <message>
        <source>The service has trouble of its own.</source>
        <translation>Der Dienst hat selbst ein Problem.</translation>
    </message>
    <message>
        <source>%1. Correct the account&apos;s base address.</source>
        <translation>%1. Bitte die Basisadresse des Kontos korrigieren.</translation>
    </message>
    <message>
        <source>The service does not tell about this task.</source>
        <translation>Der Dienst gibt keine Auskunft über diesen Auftrag.</translation>
    </message>
    <message>
        <source>The service&apos;s answer says nothing about the task.</source>
        <translation>Die Antwort des Dienstes sagt nichts über den Auftrag.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent; correct this and send again.</source>
        <translation>%1 Es wurde nichts gesendet; bitte korrigieren und erneut senden.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate was not accepted, so nothing was sent. Check the account&apos;s base address and this computer&apos;s clock, then send again.</source>
        <translation>Das Zertifikat des Dienstes wurde nicht akzeptiert, deshalb wurde nichts gesendet. Bitte die Basisadresse des Kontos und die Uhr dieses Rechners prüfen und dann erneut senden.</translation>
    </message>
    <message>
        <source>The service could not be reached, so nothing was sent. Check the connection and the account&apos;s base address.</source>
        <translation>Der Dienst war nicht erreichbar, deshalb wurde nichts gesendet. Bitte die Verbindung und die Basisadresse des Kontos prüfen.</translation>
    </message>
    <message>
        <source>The connection failed before the whole request had left, so the service cannot have accepted it.</source>
        <translation>Die Verbindung brach ab, bevor die ganze Anfrage übertragen war; der Dienst kann sie also nicht angenommen haben.</translation>
    </message>
    <message>
        <source>The service did not get the request in time; nothing was accepted. You can send it again.</source>
        <translation>Der Dienst hat die Anfrage nicht rechtzeitig erhalten; es wurde nichts angenommen. Sie kann erneut gesendet werden.</translation>
    </message>
    <message>
        <source>The service gave an ID, but also an error: %1</source>
        <translation>Der Dienst hat eine ID genannt, aber auch einen Fehler: %1</translation>
    </message>
    <message>
        <source>Something on the way to the service, such as a proxy or a sign-in page, answered in its place.</source>
        <translation>Etwas auf dem Weg zum Dienst, etwa ein Proxy oder eine Anmeldeseite, hat an seiner Stelle geantwortet.</translation>
    </message>
    <message>
        <source>The service does not accept the key when asked about tasks.</source>
        <translation>Der Dienst nimmt den Schlüssel beim Abfragen von Aufträgen nicht an.</translation>
    </message>
    <message>
        <source>%1 What came back names no task. %2</source>
        <comment>the last is another sentence</comment>
        <translation>%1 Die Antwort nennt keinen Auftrag. %2</translation>
    </message>
    <message>
        <source>The service did not get the request in time.</source>
        <translation>Der Dienst hat die Anfrage nicht rechtzeitig erhalten.</translation>
    </message>
    <message>
        <source>The service does not take the key.</source>
        <translation>Der Dienst nimmt den Schlüssel nicht an.</translation>
    </message>
    <message>
        <source>The service declined the request.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt.</translation>
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
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes of %1</source>
        <comment>of a content type</comment>
        <translation>
            <numerusform>%n Byte %1</numerusform>
            <numerusform>%n Bytes %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer was HTTP %1 with %2 that aren&apos;t text.</source>
        <translation>Die Antwort war HTTP %1 mit %2, die kein Text sind.</translation>
    </message>
    <message>
        <source>The answer was HTTP %1 with %2 that start with “%3”.</source>
        <translation>Die Antwort war HTTP %1 mit %2, beginnend mit „%3“.</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>A quote in the command is not closed: copy the whole command.</source>
        <translation>Ein Anführungszeichen im Befehl ist nicht geschlossen: Bitte den ganzen Befehl kopieren.</translation>
    </message>
    <message>
        <source>The command takes text from another command, which is not run here: put the text itself in its place.</source>
        <translation>Der Befehl übernimmt Text aus einem anderen Befehl, der hier nicht ausgeführt wird: Bitte den Text selbst an dieser Stelle einsetzen.</translation>
    </message>
    <message>
        <source>This command is written for the Windows command prompt: copy it as cURL for bash instead.</source>
        <translation>Dieser Befehl ist für die Windows-Eingabeaufforderung geschrieben: Bitte stattdessen als cURL für bash kopieren.</translation>
    </message>
    <message>
        <source>The command has typographic quotes (“ ”), which bash does not know: put straight ones (&quot;) there.</source>
        <translation>Der Befehl enthält typografische Anführungszeichen (“ ”), die bash nicht kennt: Bitte durch gerade (&quot;) ersetzen.</translation>
    </message>
</context>
<context>
    <name>Sidecar</name>
    <message>
        <source>The request could not be written beside the clip %1: %2.</source>
        <translation>Die Anfrage konnte nicht neben den Clip %1 geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>the folder could not be brought to disk</source>
        <translation>der Ordner konnte nicht auf den Datenträger gebracht werden</translation>
    </message>
    <message>
        <source>every name for it is taken</source>
        <translation>jeder Name dafür ist vergeben</translation>
    </message>
</context>
<context>
    <name>TakeDifferences</name>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
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
        <source>Pictures a second</source>
        <translation>Bilder pro Sekunde</translation>
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
        <source>Decide…</source>
        <translation>Entscheiden…</translation>
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
        <source>Expires in</source>
        <translation>Läuft ab in</translation>
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
        <source>Cost figures</source>
        <translation>Kostenangaben</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>clip is not there</source>
        <comment>a clip&apos;s file</comment>
        <translation>Clip fehlt</translation>
    </message>
    <message>
        <source>fetched again while its link works</source>
        <comment>a clip that cannot be played</comment>
        <translation>wird erneut geladen, solange der Link gilt</translation>
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
        <source>As the service gives it; it names no units.</source>
        <translation>Wie vom Dienst angegeben; er nennt keine Einheiten.</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>Abzug</translation>
    </message>
    <message>
        <source>%1 (unit as given)</source>
        <translation>%1 (Einheit wie angegeben)</translation>
    </message>
    <message>
        <source>It is neither asked about nor fetched. The job at the service may still run and be charged.</source>
        <translation>Er wird weder abgefragt noch geholt. Der Job beim Dienst läuft möglicherweise weiter und wird möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>Not sent.</source>
        <translation>Nicht gesendet.</translation>
    </message>
    <message>
        <source>Not sent yet. It is sent by itself as soon as there is room.</source>
        <translation>Noch nicht gesendet. Wird automatisch gesendet, sobald Kapazität frei ist.</translation>
    </message>
    <message>
        <source>The request is on its way.</source>
        <translation>Die Anfrage ist unterwegs.</translation>
    </message>
    <message>
        <source>The service is at work. The clip is fetched as soon as it is ready.</source>
        <translation>Der Dienst arbeitet daran. Der Clip wird geholt, sobald er fertig ist.</translation>
    </message>
    <message>
        <source>The clip is ready at the service and is being fetched.</source>
        <translation>Der Clip ist beim Dienst fertig und wird geholt.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The service declined the request; nothing runs.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt; es läuft nichts.</translation>
    </message>
    <message>
        <source>The service could not make this clip.</source>
        <translation>Der Dienst konnte diesen Clip nicht erstellen.</translation>
    </message>
    <message>
        <source>The service ended this task.</source>
        <translation>Der Dienst hat diesen Auftrag beendet.</translation>
    </message>
    <message>
        <source>The service no longer knows this task.</source>
        <translation>Der Dienst kennt diesen Auftrag nicht mehr.</translation>
    </message>
    <message>
        <source>Check now takes it up again.</source>
        <translation>„Jetzt abfragen“ nimmt ihn wieder auf.</translation>
    </message>
    <message>
        <source>Cancel sending breaks it off. Once all of it has left, the service may have it all the same.</source>
        <translation>„Senden abbrechen“ unterbricht es. Ist alles übertragen, hat der Dienst die Anfrage möglicherweise trotzdem.</translation>
    </message>
    <message>
        <source>See to the account&apos;s key, then submit it again.</source>
        <translation>Bitte den Schlüssel des Kontos klären, dann erneut absenden.</translation>
    </message>
    <message>
        <source>Use again puts the request back into the form, to change and submit it.</source>
        <translation>„Wiederverwenden“ setzt die Anfrage wieder in das Formular ein, um sie zu ändern und abzusenden.</translation>
    </message>
    <message>
        <source>Check now asks the service once more.</source>
        <translation>„Jetzt abfragen“ fragt noch einmal beim Dienst nach.</translation>
    </message>
    <message>
        <source>See to the account&apos;s key; it is sent after that.</source>
        <translation>Bitte den Schlüssel des Kontos klären; danach wird gesendet.</translation>
    </message>
    <message>
        <source>See to the account&apos;s key, then check now.</source>
        <translation>Bitte den Schlüssel des Kontos klären, dann „Jetzt abfragen“ wählen.</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1 (Code %2)</translation>
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
        <source>Asked</source>
        <translation>Angefordert</translation>
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
        <source>Task id</source>
        <translation>Auftrags-ID</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>Anfrage-ID</translation>
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
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Fetch now takes it up again.</source>
        <translation>„Jetzt holen“ nimmt ihn wieder auf.</translation>
    </message>
    <message>
        <source>Fetch again asks the service for a new address.</source>
        <translation>„Erneut holen“ fragt beim Dienst eine neue Adresse an.</translation>
    </message>
    <message>
        <source>The clip is not where it was saved: %1.</source>
        <translation>Der Clip ist nicht dort, wo er gespeichert wurde: %1.</translation>
    </message>
    <message>
        <source>If it was moved, all is well. Fetch again takes it from the service as long as that still has it, usually for a day; nothing is charged.</source>
        <translation>Wurde er verschoben, ist alles in Ordnung. „Erneut holen“ holt ihn vom Dienst, solange dieser ihn noch hat, meist einen Tag lang; es wird nichts berechnet.</translation>
    </message>
    <message>
        <source>Use again puts the request into the form, where another account can be chosen; Remove then takes this one out of the list.</source>
        <translation>„Wiederverwenden“ setzt die Anfrage in das Formular ein, wo ein anderes Konto gewählt werden kann; „Entfernen“ nimmt diese dann aus der Liste.</translation>
    </message>
    <message>
        <source>Set the account up again and follow the task there by its id, which is kept here. The service keeps a clip for about a day.</source>
        <translation>Bitte das Konto neu einrichten und den Auftrag dort per ID verfolgen; sie bleibt hier erhalten. Der Dienst bewahrt einen Clip etwa einen Tag lang auf.</translation>
    </message>
    <message>
        <source>Made by the practice service; nothing was charged.</source>
        <translation>Mit dem Übungsdienst erstellt; es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>usually valid until %1</source>
        <translation>meist gültig bis %1</translation>
    </message>
    <message>
        <source>It is neither asked about nor fetched. The job at the service may still run.</source>
        <translation>Er wird weder abgefragt noch geholt. Der Job beim Dienst läuft möglicherweise weiter.</translation>
    </message>
    <message>
        <source>Not sent yet: the service cannot be reached.</source>
        <translation>Noch nicht gesendet: Der Dienst ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gave no other one.</source>
        <translation>Der Link zum Clip ist abgelaufen, und der Dienst hat keinen anderen genannt.</translation>
    </message>
    <message>
        <source>Send now sends it once more as it is.</source>
        <translation>„Jetzt senden“ sendet sie unverändert noch einmal.</translation>
    </message>
    <message>
        <source>If it was moved, all is well. Fetch again takes it from the service as long as that still has it, usually for a day.</source>
        <translation>Wurde er verschoben, ist alles in Ordnung. „Erneut holen“ holt ihn vom Dienst, solange dieser ihn noch hat, meist einen Tag lang.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Its link has expired.</source>
        <translation>„Im Ordner anzeigen“ führt dorthin. Der Link ist abgelaufen.</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now.</source>
        <translation>„Im Ordner anzeigen“ führt dorthin. Dailies lädt die Datei erneut, solange der Link gilt; „Erneut holen“ tut es sofort.</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now. Nothing is charged.</source>
        <translation>„Im Ordner anzeigen“ führt dorthin. Dailies lädt die Datei erneut, solange der Link gilt; „Erneut holen“ tut es sofort. Das kostet nichts.</translation>
    </message>
    <message>
        <source>%1 · not known as a video</source>
        <comment>size of a file</comment>
        <translation>%1 · nicht als Video erkannt</translation>
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
        <source>%n with a lost answer</source>
        <translation>
            <numerusform>%n mit verlorener Antwort</numerusform>
            <numerusform>%n mit verlorener Antwort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n aktiv</numerusform>
            <numerusform>%n aktiv</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskHistory</name>
    <message>
        <source>Task %1 is not moved to the recycle bin: it is under way, or there is something to decide.</source>
        <translation>Auftrag %1 wird nicht in den Papierkorb verschoben: Er ist in Arbeit, oder es gibt etwas zu entscheiden.</translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message>
        <source>The account of this task is not there any more.</source>
        <translation>Das Konto dieses Auftrags ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>This task belongs to %1, but the account &quot;%2&quot; now points to %3; its key is not used for that.</source>
        <translation>Dieser Auftrag gehört zu %1, das Konto „%2“ verweist jetzt aber auf %3; sein Schlüssel wird dafür nicht verwendet.</translation>
    </message>
    <message>
        <source>The answer before this one had come %1 times.</source>
        <translation>Die Antwort vor dieser war %1-mal gekommen.</translation>
    </message>
    <message>
        <source>Between 1 and %1 copies can be submitted at once.</source>
        <translation>Es können 1 bis %1 Kopien auf einmal abgesendet werden.</translation>
    </message>
    <message>
        <source>Nothing was sent, because the request could not be kept on disk first. %1</source>
        <translation>Es wurde nichts gesendet, weil die Anfrage nicht zuerst auf dem Datenträger gespeichert werden konnte. %1</translation>
    </message>
    <message>
        <source>To follow a task, its kind, its model and its id are needed.</source>
        <translation>Um einen Auftrag zu verfolgen, werden seine Art, sein Modell und seine ID benötigt.</translation>
    </message>
    <message>
        <source>The id is empty.</source>
        <translation>Die ID ist leer.</translation>
    </message>
    <message>
        <source>Only a task whose answer was lost can be given an id.</source>
        <translation>Nur einem Auftrag, dessen Antwort verloren ging, kann eine ID zugeordnet werden.</translation>
    </message>
    <message>
        <source>Task %1 has this id already.</source>
        <translation>Auftrag %1 hat diese ID bereits.</translation>
    </message>
    <message>
        <source>The id was given by hand.</source>
        <translation>Die ID wurde manuell angegeben.</translation>
    </message>
    <message>
        <source>Submitted again by hand; the first request may have been charged.</source>
        <translation>Manuell erneut abgesendet; die erste Anfrage wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>Asked for by hand.</source>
        <translation>Manuell abgefragt.</translation>
    </message>
    <message>
        <source>Only a task that waits can be taken back.</source>
        <translation>Nur ein wartender Auftrag kann zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Not submitted again after all, by hand; the first request may have been charged.</source>
        <translation>Manuell doch nicht erneut abgesendet; die erste Anfrage wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>Held by hand.</source>
        <translation>Manuell zurückgehalten.</translation>
    </message>
    <message>
        <source>Left as it is, by hand; the request may have been charged.</source>
        <translation>Manuell so gelassen; die Anfrage wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>Task %1 is not being sent.</source>
        <translation>Auftrag %1 wird gerade nicht gesendet.</translation>
    </message>
    <message>
        <source>Stopped by hand.</source>
        <translation>Manuell abgebrochen.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent again. An earlier call got no answer and may have been charged.</source>
        <translation>Vor dem erneuten Senden abgebrochen. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent; nothing was accepted.</source>
        <translation>Vor dem Senden abgebrochen; es wurde nichts angenommen.</translation>
    </message>
    <message>
        <source>What became of task %1 could not be written to disk yet.</source>
        <translation>Was aus Auftrag %1 geworden ist, konnte noch nicht auf den Datenträger geschrieben werden.</translation>
    </message>
    <message>
        <source>Watching was stopped; the job at the service goes on and may be charged.</source>
        <translation>Wird nicht mehr verfolgt; der Job beim Dienst läuft weiter und wird möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>This came when the task stood at &quot;%1&quot; and changed nothing.</source>
        <translation>Dies traf beim Status „%1“ des Auftrags ein und hat nichts geändert.</translation>
    </message>
    <message>
        <source>There is no task %1.</source>
        <translation>Es gibt keinen Auftrag %1.</translation>
    </message>
    <message>
        <source>This is not possible for task %1, which stands at &quot;%2&quot;.</source>
        <translation>Das ist für Auftrag %1 mit dem Status „%2“ nicht möglich.</translation>
    </message>
    <message>
        <source>The service answered as family %1; the request was written for family %2.</source>
        <translation>Der Dienst hat als Familie %1 geantwortet; die Anfrage war für Familie %2 geschrieben.</translation>
    </message>
    <message>
        <source>Task %1 could not be written to disk; it is tried again every second. %2</source>
        <translation>Auftrag %1 konnte nicht auf den Datenträger geschrieben werden; jede Sekunde erfolgt ein neuer Versuch. %2</translation>
    </message>
    <message>
        <source>Task %1, which the service knows as %2, could not be written to disk; it is tried again every second. %3</source>
        <translation>Auftrag %1, den der Dienst als %2 kennt, konnte nicht auf den Datenträger geschrieben werden; jede Sekunde erfolgt ein neuer Versuch. %3</translation>
    </message>
    <message>
        <source>The service&apos;s id %1 for task %2 found no place: the task was changed elsewhere.</source>
        <translation>Die ID %1 des Dienstes für Auftrag %2 konnte nicht eingetragen werden: Der Auftrag wurde anderswo geändert.</translation>
    </message>
    <message>
        <source>The program ended before this was sent. Nothing was charged; send it now, or take it back.</source>
        <translation>Das Programm wurde vor dem Senden beendet. Es wurde nichts berechnet; bitte jetzt senden oder zurücknehmen.</translation>
    </message>
    <message>
        <source>The program ended before this was sent again. An earlier call got no answer and may have been charged; send it now, or take it back.</source>
        <translation>Das Programm wurde vor dem erneuten Senden beendet. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet; bitte jetzt senden oder zurücknehmen.</translation>
    </message>
    <message>
        <source>Not all tasks could be read from disk; it is tried again every second, a few times. Nothing was sent.</source>
        <translation>Nicht alle Aufträge konnten vom Datenträger gelesen werden; jede Sekunde erfolgt ein neuer Versuch, einige Male. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The id was found in the list of ids.</source>
        <translation>Die ID wurde in der ID-Liste gefunden.</translation>
    </message>
    <message>
        <source>Only a task that waits can be moved.</source>
        <translation>Nur ein wartender Auftrag kann verschoben werden.</translation>
    </message>
    <message>
        <source>Task %1 was not sent again: %2</source>
        <translation>Auftrag %1 wurde nicht erneut gesendet: %2</translation>
    </message>
    <message>
        <source>Task %1 was not sent and nothing was charged: %2</source>
        <translation>Auftrag %1 wurde nicht gesendet, und es wurde nichts berechnet: %2</translation>
    </message>
    <message>
        <source>The service gave this task the same id as task %1.</source>
        <translation>Der Dienst hat diesem Auftrag dieselbe ID gegeben wie Auftrag %1.</translation>
    </message>
    <message>
        <source>The service gave task %1 the same id as this one.</source>
        <translation>Der Dienst hat Auftrag %1 dieselbe ID gegeben wie diesem.</translation>
    </message>
    <message>
        <source>The clip was not in its folder any more; it was asked for again by hand.</source>
        <translation>Der Clip war nicht mehr in seinem Ordner; er wurde manuell erneut angefordert.</translation>
    </message>
    <message>
        <source>This belongs to the press before it. Nothing more was sent.</source>
        <translation>Das zählt noch zur vorherigen Betätigung. Es wurde nichts weiter gesendet.</translation>
    </message>
    <message>
        <source>You sent this %1 s ago.</source>
        <translation>Dies wurde vor %1 s gesendet.</translation>
    </message>
    <message>
        <source>Submitted again by hand.</source>
        <translation>Manuell erneut abgesendet.</translation>
    </message>
    <message>
        <source>Not submitted again after all, by hand.</source>
        <translation>Manuell doch nicht erneut abgesendet.</translation>
    </message>
    <message>
        <source>Left as it is, by hand.</source>
        <translation>Manuell so gelassen.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent again. An earlier call got no answer.</source>
        <translation>Vor dem erneuten Senden abgebrochen. Ein früherer Aufruf blieb ohne Antwort.</translation>
    </message>
    <message>
        <source>Watching was stopped; the job at the service goes on.</source>
        <translation>Wird nicht mehr verfolgt; der Job beim Dienst läuft weiter.</translation>
    </message>
    <message>
        <source>The service could not be asked for another link in time.</source>
        <translation>Beim Dienst konnte nicht rechtzeitig nach einem anderen Link gefragt werden.</translation>
    </message>
    <message>
        <source>The program ended before this was sent; send it now, or take it back.</source>
        <translation>Das Programm wurde vor dem Senden beendet; bitte jetzt senden oder zurücknehmen.</translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent. Send it now, or take it back.</source>
        <translation>
            <numerusform>Der Dienst war %n Minute lang nicht erreichbar, deshalb wurde nicht gesendet. Bitte jetzt senden oder zurücknehmen.</numerusform>
            <numerusform>Der Dienst war %n Minuten lang nicht erreichbar, deshalb wurde nicht gesendet. Bitte jetzt senden oder zurücknehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent again. An earlier call got no answer and may have been charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>Der Dienst war %n Minute lang nicht erreichbar, deshalb wurde nicht erneut gesendet. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet. Bitte jetzt senden oder zurücknehmen.</numerusform>
            <numerusform>Der Dienst war %n Minuten lang nicht erreichbar, deshalb wurde nicht erneut gesendet. Ein früherer Aufruf blieb ohne Antwort und wurde möglicherweise berechnet. Bitte jetzt senden oder zurücknehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent and nothing was charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>Der Dienst war %n Minute lang nicht erreichbar, deshalb wurde nichts gesendet und nichts berechnet. Bitte jetzt senden oder zurücknehmen.</numerusform>
            <numerusform>Der Dienst war %n Minuten lang nicht erreichbar, deshalb wurde nichts gesendet und nichts berechnet. Bitte jetzt senden oder zurücknehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 was not sent: %2</source>
        <translation>Auftrag %1 wurde nicht gesendet: %2</translation>
    </message>
    <message>
        <source>Held: an answer was lost.</source>
        <translation>Zurückgehalten: Eine Antwort ging verloren.</translation>
    </message>
    <message>
        <source>Held: the answer to task %1 of the same request was lost. Decide about that task first, then send this one with Send now.</source>
        <translation>Zurückgehalten: Die Antwort zu Auftrag %1 derselben Anfrage ging verloren. Bitte zuerst über jenen Auftrag entscheiden, dann diesen mit „Jetzt senden“ senden.</translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message>
        <source>The service asks for a pause.</source>
        <translation>Der Dienst verlangt eine Pause.</translation>
    </message>
    <message>
        <source>The service&apos;s answer did not come back: the task may run and be charged.</source>
        <translation>Die Antwort des Dienstes ist ausgeblieben: Der Auftrag läuft möglicherweise und wird möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>The service declined the request.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt.</translation>
    </message>
    <message>
        <source>The request could not be sent.</source>
        <translation>Die Anfrage konnte nicht gesendet werden.</translation>
    </message>
    <message>
        <source>%1 This call was not charged, but an earlier one got no answer and may have been. Send it again with the file as it is now, or take it back.</source>
        <translation>%1 Dieser Aufruf wurde nicht berechnet, ein früherer blieb aber ohne Antwort und wurde möglicherweise berechnet. Bitte mit der Datei in ihrem jetzigen Stand erneut senden oder zurücknehmen.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Send it again with the file as it is now, or take it back.</source>
        <translation>%1 Es wurde nichts berechnet. Bitte mit der Datei in ihrem jetzigen Stand erneut senden oder zurücknehmen.</translation>
    </message>
    <message>
        <source>%1 An earlier call of this task got no answer and may have been charged.</source>
        <translation>%1 Ein früherer Aufruf dieses Auftrags blieb ohne Antwort und wurde möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>The program ended while the request was being sent: the task may run and be charged.</source>
        <translation>Das Programm wurde während des Sendens der Anfrage beendet: Der Auftrag läuft möglicherweise und wird möglicherweise berechnet.</translation>
    </message>
    <message>
        <source>The service&apos;s answer says nothing about the task&apos;s status.</source>
        <translation>Die Antwort des Dienstes sagt nichts über den Status des Auftrags.</translation>
    </message>
    <message>
        <source>The service says that the task failed, and gives no reason.</source>
        <translation>Der Dienst meldet, dass der Auftrag fehlgeschlagen ist, und nennt keinen Grund.</translation>
    </message>
    <message>
        <source>The service says that the task was canceled.</source>
        <translation>Der Dienst meldet, dass der Auftrag abgebrochen wurde.</translation>
    </message>
    <message>
        <source>The service could not be asked.</source>
        <translation>Der Dienst konnte nicht abgefragt werden.</translation>
    </message>
    <message>
        <source>The service does not know this task&apos;s id. The clip may still come, so it is asked again every now and then. Check that the account still has the key that the task was sent with.</source>
        <translation>Der Dienst kennt die ID dieses Auftrags nicht. Der Clip kann noch kommen, deshalb wird ab und zu erneut abgefragt. Bitte prüfen, ob das Konto noch den Schlüssel hat, mit dem der Auftrag gesendet wurde.</translation>
    </message>
    <message>
        <source>The service no longer knows this task; that is not a failure of the task.</source>
        <translation>Der Dienst kennt diesen Auftrag nicht mehr; das heißt nicht, dass der Auftrag fehlgeschlagen ist.</translation>
    </message>
    <message>
        <source>The clip could not be fetched.</source>
        <translation>Der Clip konnte nicht geholt werden.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Answer lost</source>
        <translation>Antwort verloren</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
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
        <source>Forgotten by the service</source>
        <translation>Vom Dienst vergessen</translation>
    </message>
    <message>
        <source>Result expired</source>
        <translation>Ergebnis abgelaufen</translation>
    </message>
    <message>
        <source>Finished, no address yet</source>
        <translation>Fertig, noch keine Adresse</translation>
    </message>
    <message>
        <source>Not known to the service yet</source>
        <translation>Dem Dienst noch nicht bekannt</translation>
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
        <source>%1 (not watched)</source>
        <translation>%1 (nicht verfolgt)</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>The service&apos;s answer names the ID %1, not the one it was asked about.</source>
        <translation>Die Antwort des Dienstes nennt die ID %1, nicht die abgefragte.</translation>
    </message>
    <message>
        <source>The service says that the task is finished, but gives no link to the clip yet. It keeps being asked, and the clip is fetched as soon as there is a link.</source>
        <translation>Der Dienst meldet, dass der Auftrag abgeschlossen ist, nennt aber noch keinen Link zum Clip. Es wird weiter abgefragt und der Clip geholt, sobald es einen Link gibt.</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gave no other one for a week. Check now asks again.</source>
        <translation>Der Link zum Clip ist abgelaufen, und der Dienst hat eine Woche lang keinen anderen genannt. „Jetzt abfragen“ fragt erneut nach.</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gives no other one. It is asked once a day for a week.</source>
        <translation>Der Link zum Clip ist abgelaufen, und der Dienst nennt keinen anderen. Es wird eine Woche lang einmal täglich nachgefragt.</translation>
    </message>
    <message>
        <source>The service reports trouble of its own, so the task may still succeed. It is asked again. It says: %1</source>
        <translation>Der Dienst meldet selbst ein Problem, der Auftrag kann also noch gelingen. Es wird erneut abgefragt. Meldung: %1</translation>
    </message>
    <message>
        <source>The service says that the task failed. It is asked once more to be sure.</source>
        <translation>Der Dienst meldet, dass der Auftrag fehlgeschlagen ist. Zur Sicherheit wird noch einmal abgefragt.</translation>
    </message>
    <message>
        <source>The service says that the task failed: %1. It is asked once more to be sure.</source>
        <translation>Der Dienst meldet, dass der Auftrag fehlgeschlagen ist: %1. Zur Sicherheit wird noch einmal abgefragt.</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>Der Dienst meldet: %1</translation>
    </message>
    <message>
        <source>The service&apos;s answer did not come back: the task may run.</source>
        <translation>Die Antwort des Dienstes ist ausgeblieben: Der Auftrag läuft möglicherweise.</translation>
    </message>
    <message>
        <source>%1 It was sent %2 times. Send it again when the service has room, or take it back.</source>
        <translation>%1 Es wurde %2-mal gesendet. Bitte erneut senden, wenn der Dienst Kapazität frei hat, oder zurücknehmen.</translation>
    </message>
    <message>
        <source>%1 It is sent again automatically: try %2 of %3.</source>
        <translation>%1 Wird automatisch erneut gesendet: Versuch %2 von %3.</translation>
    </message>
    <message>
        <source>%1 Send it again with the file as it is now, or take it back.</source>
        <translation>%1 Bitte mit der Datei in ihrem jetzigen Stand erneut senden oder zurücknehmen.</translation>
    </message>
    <message>
        <source>%1 It is sent as soon as the service can be reached.</source>
        <translation>%1 Wird gesendet, sobald der Dienst erreichbar ist.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. It is sent as soon as the service can be reached.</source>
        <translation>%1 Es wurde nichts berechnet. Wird gesendet, sobald der Dienst erreichbar ist.</translation>
    </message>
    <message>
        <source>The program ended while the request was being sent: the task may run.</source>
        <translation>Das Programm wurde während des Sendens der Anfrage beendet: Der Auftrag läuft möglicherweise.</translation>
    </message>
    <message>
        <source>%1 An earlier call of this task got no answer.</source>
        <translation>%1 Ein früherer Aufruf dieses Auftrags blieb ohne Antwort.</translation>
    </message>
    <message>
        <source>Waiting (offline)</source>
        <translation>Wartet (offline)</translation>
    </message>
    <message>
        <source>Kept, not known as a video</source>
        <translation>Aufbewahrt, nicht als Video erkannt</translation>
    </message>
    <message>
        <source>Saved, cannot be played</source>
        <translation>Gespeichert, nicht abspielbar</translation>
    </message>
    <message>
        <source>%1 Nothing was accepted.</source>
        <translation>%1 Es wurde nichts angenommen.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known kind of video. It was kept.</source>
        <translation>Diese Datei ist kein bekanntes Videoformat. Sie wurde behalten.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known kind of video. You paid for it, so it was kept.</source>
        <translation>Diese Datei ist kein bekanntes Videoformat. Sie haben dafür bezahlt, darum wurde sie behalten.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. It was kept.</source>
        <translation>Dieser Clip kann nicht abgespielt werden. Er wurde behalten.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. You paid for it, so it was kept.</source>
        <translation>Dieser Clip kann nicht abgespielt werden. Sie haben dafür bezahlt, darum wurde er behalten.</translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message numerus="yes">
        <source>%n before it</source>
        <translation>
            <numerusform>%n davor</numerusform>
            <numerusform>%n davor</numerusform>
        </translation>
    </message>
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
        <source>It is the next of this account to be sent.</source>
        <translation>Wird als Nächstes von diesem Konto gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests of this account are sent before it.</source>
        <translation>
            <numerusform>%n Anfrage dieses Kontos wird davor gesendet.</numerusform>
            <numerusform>%n Anfragen dieses Kontos werden davor gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>service asks for a pause, %1</source>
        <translation>Dienst verlangt eine Pause, %1</translation>
    </message>
    <message>
        <source>The service asks for a pause: sending goes on in %1.</source>
        <translation>Der Dienst verlangt eine Pause: Das Senden geht in %1 weiter.</translation>
    </message>
    <message>
        <source>tries again in %1</source>
        <translation>neuer Versuch in %1</translation>
    </message>
    <message>
        <source>It is tried again by itself in %1.</source>
        <translation>Wird in %1 automatisch erneut versucht.</translation>
    </message>
    <message>
        <source>It is tried again by itself in %1; nothing was charged.</source>
        <translation>Wird in %1 automatisch erneut versucht; es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>its account cannot be used</source>
        <translation>Konto nicht verwendbar</translation>
    </message>
    <message>
        <source>held</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>Held: it is sent when you say so, with Send now.</source>
        <translation>Zurückgehalten: Wird erst nach Freigabe mit „Jetzt senden“ gesendet.</translation>
    </message>
    <message>
        <source>not sent last time</source>
        <translation>letztes Mal nicht gesendet</translation>
    </message>
    <message>
        <source>Since %1; it is asked again by itself.</source>
        <translation>Seit %1; wird automatisch erneut abgefragt.</translation>
    </message>
    <message>
        <source>The service cannot be reached since %1; it is asked again by itself.</source>
        <translation>Der Dienst ist seit %1 nicht erreichbar; er wird automatisch erneut abgefragt.</translation>
    </message>
    <message>
        <source>not reached since %1</source>
        <translation>nicht erreicht seit %1</translation>
    </message>
    <message>
        <source>longer than usual (%1)</source>
        <translation>länger als üblich (%1)</translation>
    </message>
    <message>
        <source>It takes longer than usual, which is %1. Nothing is wrong for that.</source>
        <translation>Es dauert länger als die üblichen %1. Das bedeutet nicht, dass etwas nicht stimmt.</translation>
    </message>
    <message numerus="yes">
        <source>Learned from %n takes of yours.</source>
        <translation>
            <numerusform>Ermittelt aus %n eigenen Take.</numerusform>
            <numerusform>Ermittelt aus %n eigenen Takes.</numerusform>
        </translation>
    </message>
    <message>
        <source>usually %1 · %2</source>
        <comment>length of time, and how much of it is left</comment>
        <translation>meist %1 · %2</translation>
    </message>
    <message>
        <source>Usually %1 · %2. %3</source>
        <comment>length of time, how much of it is left, what it was learned from</comment>
        <translation>Meist %1 · %2. %3</translation>
    </message>
    <message>
        <source>paused, goes on by itself</source>
        <translation>angehalten, geht automatisch weiter</translation>
    </message>
    <message>
        <source>The download is paused. It goes on by itself as soon as the disk takes the clip.</source>
        <translation>Der Download ist angehalten. Er geht automatisch weiter, sobald der Datenträger den Clip aufnehmen kann.</translation>
    </message>
    <message>
        <source>tries again by itself</source>
        <translation>wird automatisch erneut versucht</translation>
    </message>
    <message>
        <source>The download alone is tried again by itself; nothing is charged.</source>
        <translation>Nur der Download wird automatisch erneut versucht; es wird nichts berechnet.</translation>
    </message>
    <message>
        <source>left as it is</source>
        <translation>so gelassen</translation>
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
    <message>
        <source>its account was removed</source>
        <translation>sein Konto wurde entfernt</translation>
    </message>
    <message>
        <source>key not accepted, still asking</source>
        <translation>Schlüssel nicht angenommen, wird weiter abgefragt</translation>
    </message>
    <message>
        <source>Dailies keeps asking, at least every 10 minutes. Nothing is lost: the clip is fetched once the key is accepted.</source>
        <translation>Dailies fragt weiter ab, mindestens alle 10 Minuten. Es geht nichts verloren: Der Clip wird geholt, sobald der Schlüssel angenommen wird.</translation>
    </message>
    <message>
        <source>no link to the clip yet</source>
        <translation>noch kein Link zum Clip</translation>
    </message>
    <message>
        <source>Dailies keeps asking for a link, at least every 30 minutes.</source>
        <translation>Dailies fragt weiter nach einem Link, mindestens alle 30 Minuten.</translation>
    </message>
    <message>
        <source>link expired, asks once a day</source>
        <translation>Link abgelaufen, wird einmal täglich abgefragt</translation>
    </message>
    <message>
        <source>The link has expired. Dailies asks for a new one once a day for a week; Check now asks at once.</source>
        <translation>Der Link ist abgelaufen. Dailies fragt eine Woche lang einmal täglich nach einem neuen; „Jetzt abfragen“ fragt sofort nach.</translation>
    </message>
    <message>
        <source>The download alone is tried again by itself.</source>
        <translation>Nur der Download wird automatisch erneut versucht.</translation>
    </message>
    <message>
        <source>pause after a refusal, %1</source>
        <translation>Pause nach einer Ablehnung, %1</translation>
    </message>
    <message>
        <source>The last request was declined, and the reason may concern the others, too: sending goes on in %1.</source>
        <translation>Die letzte Anfrage wurde abgelehnt, und der Grund kann auch die anderen betreffen: Das Senden geht in %1 weiter.</translation>
    </message>
</context>
<context>
    <name>TaskStore</name>
    <message>
        <source>The task database %1 could not be copied: %2.</source>
        <translation>Die Auftragsdatenbank %1 konnte nicht kopiert werden: %2.</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>der Datenträger nimmt sie nicht an</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The file %1 cannot be put in place: %2.</source>
        <translation>Die Datei %1 kann nicht an ihren Platz gebracht werden: %2.</translation>
    </message>
    <message>
        <source>The damaged task database %1 cannot be moved aside: %2.</source>
        <translation>Die beschädigte Auftragsdatenbank %1 kann nicht beiseitegelegt werden: %2.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Die Datei %1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The task database could not be used: %1.</source>
        <translation>Die Auftragsdatenbank konnte nicht verwendet werden: %1.</translation>
    </message>
    <message>
        <source>The task database was written by a newer version of Dailies (its schema is %1, this version knows %2). It was left as it is. Use that version to go on with it.</source>
        <translation>Die Auftragsdatenbank wurde von einer neueren Version von Dailies geschrieben (ihr Schema ist %1, diese Version kennt %2). Sie wurde nicht verändert. Bitte mit jener Version weiterarbeiten.</translation>
    </message>
    <message>
        <source>The database %1 belongs to another program. It was left as it is.</source>
        <translation>Die Datenbank %1 gehört zu einem anderen Programm. Sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>The task database is damaged: it says of itself that it is empty.</source>
        <translation>Die Auftragsdatenbank ist beschädigt: Sie bezeichnet sich selbst als leer.</translation>
    </message>
    <message>
        <source>The task database %1 cannot be read: %2.</source>
        <translation>Die Auftragsdatenbank %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The file %1 is not a task database. It was left as it is.</source>
        <translation>Die Datei %1 ist keine Auftragsdatenbank. Sie wurde nicht verändert.</translation>
    </message>
    <message>
        <source>The task database does not take the setting %1, without which tasks could be lost. Is it on a network drive?</source>
        <translation>Die Auftragsdatenbank nimmt die Einstellung %1 nicht an; ohne sie könnten Aufträge verloren gehen. Liegt sie auf einem Netzlaufwerk?</translation>
    </message>
    <message>
        <source>The task database %1 cannot be made: %2.</source>
        <translation>Die Auftragsdatenbank %1 kann nicht angelegt werden: %2.</translation>
    </message>
    <message>
        <source>The disk failed while the task database was written. Nothing more is sent until Dailies was started again; what is under way goes on.</source>
        <translation>Beim Schreiben der Auftragsdatenbank hat der Datenträger versagt. Bis zum Neustart von Dailies wird nichts mehr gesendet; was in Arbeit ist, läuft weiter.</translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message numerus="yes">
        <source>The list of ids has %n tasks that the task database did not have, or not their ids: the database is older than the list. They were put in.</source>
        <translation>
            <numerusform>Die ID-Liste enthält %n Auftrag, der in der Auftragsdatenbank fehlte oder dort keine ID hatte: Die Datenbank ist älter als die Liste. Er wurde ergänzt.</numerusform>
            <numerusform>Die ID-Liste enthält %n Aufträge, die in der Auftragsdatenbank fehlten oder dort keine ID hatten: Die Datenbank ist älter als die Liste. Sie wurden ergänzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The task database could not be restored from its copy %1: %2.</source>
        <translation>Die Auftragsdatenbank konnte nicht aus ihrer Kopie %1 wiederhergestellt werden: %2.</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>der Datenträger nimmt sie nicht an</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>sie kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>This comes from a copy of the task database, made before the request was sent. Whether it has been sent since, and charged, is not known here: look at the service before it is submitted again.</source>
        <translation>Dies stammt aus einer Kopie der Auftragsdatenbank, die vor dem Senden der Anfrage angelegt wurde. Ob sie seither gesendet und berechnet wurde, ist hier nicht bekannt: Bitte vor dem erneuten Absenden beim Dienst nachsehen.</translation>
    </message>
    <message>
        <source>The task database was missing.</source>
        <translation>Die Auftragsdatenbank fehlte.</translation>
    </message>
    <message>
        <source>The task database was damaged; it was kept as %1.</source>
        <translation>Die Auftragsdatenbank war beschädigt; sie wurde als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>There is no copy of it, so a new one was begun.</source>
        <translation>Es gibt keine Kopie davon, deshalb wurde eine neue begonnen.</translation>
    </message>
    <message>
        <source>Its copy of %1 took its place. What happened after that is not in it; tasks that waited then may have been sent since, and are marked &quot;Answer lost&quot;.</source>
        <translation>Ihre Kopie vom %1 ist an ihre Stelle getreten. Was danach geschah, ist nicht darin enthalten; Aufträge, die damals warteten, wurden seither möglicherweise gesendet und sind als „Antwort verloren“ markiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks of the task database were sent after it was copied. They are marked &quot;Answer lost&quot;, because it does not know how those calls ended.</source>
        <translation>
            <numerusform>%n Auftrag der Auftragsdatenbank wurde erst nach ihrem Kopieren gesendet. Er ist als „Antwort verloren“ markiert, weil die Datenbank nicht weiß, wie der Aufruf ausging.</numerusform>
            <numerusform>%n Aufträge der Auftragsdatenbank wurden erst nach ihrem Kopieren gesendet. Sie sind als „Antwort verloren“ markiert, weil die Datenbank nicht weiß, wie die Aufrufe ausgingen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>The service does not offer %1.</source>
        <translation>Der Dienst bietet %1 nicht an.</translation>
    </message>
    <message>
        <source>Media item %1</source>
        <translation>Medienelement %1</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <translation>%1 ist erforderlich.</translation>
    </message>
    <message>
        <source>Media item %1 needs a type.</source>
        <translation>Medienelement %1 braucht einen Typ.</translation>
    </message>
    <message>
        <source>The specification does not list the type %1 for %2.</source>
        <translation>Die Spezifikation führt den Typ %1 nicht für %2 auf.</translation>
    </message>
    <message>
        <source>A driving audio goes together with a first frame.</source>
        <translation>Steuerndes Audio gehört mit einem ersten Frame zusammen.</translation>
    </message>
    <message>
        <source>%1 needs an address or a file.</source>
        <translation>%1 braucht eine Adresse oder eine Datei.</translation>
    </message>
    <message>
        <source>%1: this is not an http or https address.</source>
        <translation>%1: Das ist keine http- oder https-Adresse.</translation>
    </message>
    <message>
        <source>%1 cannot be sent from this computer: only images can. Put the file where the service can reach it and give its address.</source>
        <translation>%1 kann nicht von diesem Rechner gesendet werden: Das geht nur mit Bildern. Bitte die Datei dort ablegen, wo der Dienst sie erreichen kann, und ihre Adresse angeben.</translation>
    </message>
    <message>
        <source>The reference voice of %1 must be an address; a file on this computer cannot be sent.</source>
        <translation>Die Referenzstimme von %1 muss eine Adresse sein; eine Datei auf diesem Rechner kann nicht gesendet werden.</translation>
    </message>
    <message>
        <source>The reference voice of %1 is not an http or https address.</source>
        <translation>Die Referenzstimme von %1 ist keine http- oder https-Adresse.</translation>
    </message>
    <message>
        <source>A reference voice goes together with a reference image or video.</source>
        <translation>Eine Referenzstimme gehört mit einem Referenzbild oder Referenzvideo zusammen.</translation>
    </message>
    <message>
        <source>Image %1 needs an address.</source>
        <translation>Image %1 braucht eine Adresse.</translation>
    </message>
    <message>
        <source>Voice %1 needs an identifier.</source>
        <translation>Stimme %1 braucht eine Stimmen-ID.</translation>
    </message>
    <message>
        <source>This service takes images by address only. Put the file where the service can reach it and give its address.</source>
        <translation>Dieser Dienst nimmt Bilder nur per Adresse an. Bitte die Datei dort ablegen, wo der Dienst sie erreichen kann, und ihre Adresse angeben.</translation>
    </message>
    <message>
        <source>This is not an http or https address.</source>
        <translation>Das ist keine http- oder https-Adresse.</translation>
    </message>
    <message>
        <source>The aspect ratio is adaptive or has the form W:H, such as 16:9; this is %1.</source>
        <translation>Das Seitenverhältnis ist adaptive oder hat die Form W:H, wie 16:9; angegeben ist %1.</translation>
    </message>
    <message>
        <source>The aspect ratio has the form W:H, such as 16:9; this is %1.</source>
        <translation>Das Seitenverhältnis hat die Form W:H, wie 16:9; angegeben ist %1.</translation>
    </message>
    <message>
        <source>Generation 3.0 has the resolutions 480P, 720P and 1080P; this is %1.</source>
        <translation>Generation 3.0 hat die Auflösungen 480P, 720P und 1080P; angegeben ist %1.</translation>
    </message>
    <message>
        <source>The duration must be whole seconds; this is %L1.</source>
        <translation>Die Dauer muss aus ganzen Sekunden bestehen; angegeben ist %L1.</translation>
    </message>
    <message>
        <source>Generation 3.0 makes clips of 2 to 30 seconds; this is %L1.</source>
        <translation>Generation 3.0 erzeugt Clips von 2 bis 30 Sekunden; angegeben sind %L1.</translation>
    </message>
    <message>
        <source>A clip of %L1 seconds has no length.</source>
        <translation>Ein Clip von %L1 Sekunden hat keine Länge.</translation>
    </message>
    <message>
        <source>There is no prompt, and the specification lists no media for %1.</source>
        <translation>Es gibt keinen Prompt, und die Spezifikation führt für %1 keine Medien auf.</translation>
    </message>
    <message>
        <source>%1: the data in it is not valid Base64.</source>
        <translation>%1: Die enthaltenen Daten sind kein gültiges Base64.</translation>
    </message>
    <message>
        <source>The data in it is not valid Base64.</source>
        <translation>Die enthaltenen Daten sind kein gültiges Base64.</translation>
    </message>
    <message>
        <source>Shot %1 has no prompt.</source>
        <translation>Shot %1 hat keinen Prompt.</translation>
    </message>
    <message>
        <source>Shot %1 has no length.</source>
        <translation>Shot %1 hat keine Länge.</translation>
    </message>
    <message>
        <source>Shots %1 and %2 have the same number, %3.</source>
        <translation>Die Shots %1 und %2 haben dieselbe Nummer, %3.</translation>
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
        <source>not a field of %1 in the specification; it is sent as it stands</source>
        <translation>laut Spezifikation kein Feld von %1; wird gesendet, wie es dasteht</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>erwartet: %1, gefunden: %2</translation>
    </message>
    <message>
        <source>%1 is not a number of seconds; it is sent as it stands</source>
        <translation>%1 ist keine Sekundenangabe; wird gesendet, wie es dasteht</translation>
    </message>
    <message>
        <source>it is empty, so it is left out of the request</source>
        <translation>leer; wird deshalb in der Anfrage weggelassen</translation>
    </message>
</context>
</TS>
