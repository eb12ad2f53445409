<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>The URL must start with https://.</source>
        <translation>L’adresse de base doit commencer par https://.</translation>
    </message>
    <message>
        <source>The URL has no host name.</source>
        <translation>L’adresse de base ne contient pas de nom d’hôte.</translation>
    </message>
    <message>
        <source>The base URL can&apos;t contain a user name or password; the key has its own field.</source>
        <translation>Une adresse de base ne contient ni nom d’utilisateur ni mot de passe&#x202f;; la clé a son propre champ.</translation>
    </message>
    <message>
        <source>The base URL ends with its path: remove everything from ? or # on.</source>
        <translation>Rien ne suit le chemin d’une adresse de base&#x202f;: supprimez ce qui commence par «&#x202f;?&#x202f;» ou «&#x202f;#&#x202f;».</translation>
    </message>
    <message>
        <source>Over http:// your key can be read in transit: the URL must start with https://.</source>
        <translation>Avec http://, n’importe qui sur le trajet pourrait lire la clé&#x202f;: l’adresse de base doit commencer par https://.</translation>
    </message>
    <message>
        <source>The base URL has an invalid port.</source>
        <translation>Le port de l’adresse de base n’est pas valide.</translation>
    </message>
    <message>
        <source>The path of the base URL can&apos;t contain “.” or “..”.</source>
        <translation>Le chemin de l’adresse de base ne peut contenir ni «&#x202f;.&#x202f;» ni «&#x202f;..&#x202f;».</translation>
    </message>
    <message>
        <source>The base URL must end in /v1.</source>
        <translation>L’adresse de base doit se terminer par /v1.</translation>
    </message>
    <message>
        <source>The base URL is missing.</source>
        <translation>L’adresse de base est manquante.</translation>
    </message>
    <message>
        <source>The base URL is too long.</source>
        <translation>L’adresse de base est trop longue.</translation>
    </message>
    <message>
        <source>The base URL isn&apos;t a web address.</source>
        <translation>L’adresse de base n’est pas une adresse Web.</translation>
    </message>
</context>
<context>
    <name>ApiType</name>
    <message>
        <source>Text to video</source>
        <translation>Texte vers vidéo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Image to video</source>
        <translation>Image vers vidéo</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Reference to video</source>
        <translation>Référence vers vidéo</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Video edit</source>
        <translation>Édition vidéo</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Multi-image to video</source>
        <translation>Images multiples vers vidéo</translation>
    </message>
    <message>
        <source>Multi-image</source>
        <translation>Images multiples</translation>
    </message>
</context>
<context>
    <name>BodyParts</name>
    <message>
        <source>The files in this request are too large to copy as text.</source>
        <translation>Les fichiers de cette requête sont trop volumineux pour être copiés sous forme de texte.</translation>
    </message>
</context>
<context>
    <name>ChargedNote</name>
    <message>
        <source>Requests now go to %1 and are charged.</source>
        <translation>Les requêtes vont désormais à %1 et sont facturées.</translation>
    </message>
</context>
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>ClipTrash</name>
    <message>
        <source>%1 couldn&apos;t be moved to the Trash.</source>
        <translation>%1 n’a pas pu être mis à la corbeille du système.</translation>
    </message>
    <message>
        <source>%1 is no longer in the Trash.</source>
        <translation>%1 n’est plus dans la corbeille du système.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be restored. It is still in the Trash.</source>
        <translation>%1 n’a pas pu être remis à sa place. Il est toujours dans la corbeille du système.</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>This computer has no network connection.</source>
        <translation>Cet ordinateur n’a pas de connexion réseau.</translation>
    </message>
    <message>
        <source>Connected. The key works.</source>
        <translation>Connecté. La clé fonctionne.</translation>
    </message>
    <message>
        <source>The service rejected the key. Check that it was copied completely, hasn&apos;t been revoked, and belongs to this URL: each region has its own keys.</source>
        <translation>Le service n’accepte pas la clé. Vérifiez qu’elle a été copiée en entier, qu’elle n’a pas été révoquée et qu’elle correspond à cette adresse&#x202f;: chaque région a ses propres clés.</translation>
    </message>
    <message>
        <source>The service denied access without saying whether the key or the model is the reason. Check both.</source>
        <translation>Le service n’autorise pas l’appel, sans préciser si la clé ou le modèle est en cause. Vérifiez les deux.</translation>
    </message>
    <message>
        <source>The key isn&apos;t enabled for this model, or the service has no model with this name. Check the model code letter by letter.</source>
        <translation>La clé ne donne pas accès à ce modèle, ou le service n’en a aucun de ce nom. Vérifiez le code, lettre par lettre.</translation>
    </message>
    <message>
        <source>The key or the model belongs to another region. Each region has its own base URL.</source>
        <translation>La clé ou le modèle appartient à une autre région. Chaque région a sa propre adresse de base.</translation>
    </message>
    <message>
        <source>The proxy blocked the call. Check the proxy settings.</source>
        <translation>Le proxy n’a pas laissé passer l’appel. Vérifiez les paramètres du proxy.</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time. Try again later.</source>
        <translation>Le service n’a pas répondu à temps. Réessayez dans un moment.</translation>
    </message>
    <message>
        <source>Rate limited. URL and key look fine.</source>
        <translation>Limite de requêtes atteinte. L’adresse et la clé semblent correctes.</translation>
    </message>
    <message>
        <source>The service is having problems. Try again later.</source>
        <translation>Le service rencontre lui-même des difficultés. Réessayez dans un moment.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Le test a été arrêté.</translation>
    </message>
    <message>
        <source>Certificate check failed, so the key wasn&apos;t sent. Check the base URL and this computer&apos;s clock.</source>
        <translation>La vérification du certificat a échoué&#x202f;; la clé n’a donc pas été envoyée. Vérifiez l’adresse de base et l’horloge de cet ordinateur.</translation>
    </message>
    <message>
        <source>The response is far too long to come from the service. Check the base URL.</source>
        <translation>Ce qui répond n’est pas le service&#x202f;: la réponse est beaucoup trop longue. Vérifiez l’adresse de base.</translation>
    </message>
    <message>
        <source>The connection to %1 dropped before the full response arrived. Try again later.</source>
        <translation>La connexion à %1 s’est interrompue avant la fin de la réponse. Réessayez dans un moment.</translation>
    </message>
    <message>
        <source>Host %1 not found. Check the base URL and the network connection.</source>
        <translation>L’hôte %1 est introuvable. Vérifiez l’adresse de base et la connexion réseau.</translation>
    </message>
    <message>
        <source>No response from %1. Check the base URL, and whether a firewall is blocking it.</source>
        <translation>Aucune réponse de %1. Vérifiez l’adresse de base, et si un pare-feu fait obstacle.</translation>
    </message>
    <message>
        <source>This URL redirects, and Dailies doesn&apos;t follow redirects here. Check its path and that it starts with https://.</source>
        <translation>Cette adresse redirige les appels, et la redirection n’est pas suivie. Vérifiez son chemin et si elle commence par https://.</translation>
    </message>
    <message>
        <source>This URL redirects to %1. Dailies doesn&apos;t follow it, because your key would be sent there. If that is the service, use it as the base URL.</source>
        <translation>Cette adresse redirige les appels vers %1, et la redirection n’est pas suivie&#x202f;: la clé y serait envoyée. S’il s’agit du service, faites-en l’adresse de base.</translation>
    </message>
    <message>
        <source>There is a response from this URL, but not from the expected service. Check the base URL; it must end in /v1.</source>
        <translation>Cette adresse répond, mais pas comme le service attendu. Vérifiez l’adresse de base&#x202f;; elle doit se terminer par /v1.</translation>
    </message>
    <message>
        <source>The response is that of a family %1 model, but the model is listed as family %2.</source>
        <translation>La réponse est celle d’un modèle de la famille %1, mais le modèle figure dans la liste comme modèle de la famille %2.</translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>Line %1: a quotation mark isn&apos;t closed. The file wasn&apos;t used.</source>
        <translation>Ligne %1&#x202f;: un guillemet n’est pas fermé. Le fichier n’a pas été utilisé.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>Line %1 has more fields than the first line. The file wasn&apos;t used.</source>
        <translation>La ligne %1 a plus de champs que la première ligne. Le fichier n’a pas été utilisé.</translation>
    </message>
    <message>
        <source>The file has only one line. The first line names the columns; the figures are in the lines after it.</source>
        <translation>Le fichier n’a qu’une ligne. La première ligne nomme les colonnes&#x202f;; les chiffres sont dans les lignes suivantes.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; appears twice. The file wasn&apos;t used.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» figure deux fois. Le fichier n’a pas été utilisé.</translation>
    </message>
</context>
<context>
    <name>Curl</name>
    <message>
        <source>The service has no request type &quot;%1&quot;.</source>
        <translation>Le service n’a pas de type de requête «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>This isn&apos;t a cURL command: it doesn&apos;t contain &quot;curl&quot;.</source>
        <translation>Ceci n’est pas une commande cURL&#x202f;: elle ne contient pas «&#x202f;curl&#x202f;».</translation>
    </message>
    <message>
        <source>The body of this command is in the lines after it (&lt;&lt;). Paste only those lines.</source>
        <translation>Le corps de cette commande se trouve dans les lignes qui la suivent (&lt;&lt;)&#x202f;: collez uniquement ces lignes.</translation>
    </message>
    <message>
        <source>Something is missing after %1. Copy the whole command.</source>
        <translation>Il manque quelque chose après %1&#x202f;: copiez la commande entière.</translation>
    </message>
    <message>
        <source>Ignored the method %1: requests are always sent with POST.</source>
        <translation>La méthode %1 a été ignorée&#x202f;: les requêtes sont envoyées avec POST.</translation>
    </message>
    <message>
        <source>Ignored the proxy in the command.</source>
        <translation>Le proxy de la commande a été ignoré.</translation>
    </message>
    <message>
        <source>Ignored %1: certificates are always checked.</source>
        <translation>%1 a été ignoré&#x202f;: les certificats sont toujours vérifiés.</translation>
    </message>
    <message>
        <source>The command sends something other than JSON (%1). The service accepts only JSON.</source>
        <translation>La commande envoie autre chose que du JSON (%1)&#x202f;: le service n’accepte que le JSON.</translation>
    </message>
    <message>
        <source>Ignored the header %1.</source>
        <translation>L’en-tête %1 a été ignoré.</translation>
    </message>
    <message>
        <source>Ignored the key in the command.</source>
        <translation>La clé de la commande a été ignorée.</translation>
    </message>
    <message>
        <source>This command checks a task and doesn&apos;t create one. Copy the command that creates it.</source>
        <translation>Cette commande interroge une tâche et n’en crée aucune&#x202f;: copiez celle qui la crée.</translation>
    </message>
    <message>
        <source>Ignored everything after the URL&apos;s path.</source>
        <translation>Ce qui suit le chemin de l’adresse a été ignoré.</translation>
    </message>
    <message>
        <source>The body of this command comes from another program. Paste the body itself instead.</source>
        <translation>Le corps de cette commande provient d’un autre programme&#x202f;: remplacez-le par le corps lui-même.</translation>
    </message>
    <message>
        <source>The command reads the file %1 from an unknown folder. Use the full path.</source>
        <translation>La commande lit le fichier %1 dans un dossier inconnu ici&#x202f;: indiquez son chemin complet.</translation>
    </message>
    <message>
        <source>%1 is kept as text in the body; it isn&apos;t replaced by a value.</source>
        <translation>%1 reste tel quel dans le corps&#x202f;: rien ne le remplace.</translation>
    </message>
    <message>
        <source>The body of this command comes from standard input. Paste the body itself.</source>
        <translation>Le corps de cette commande provient de son entrée standard&#x202f;: collez le corps lui-même.</translation>
    </message>
    <message>
        <source>The body of this command is in the file %1. Open that file instead.</source>
        <translation>Le corps de cette commande est dans le fichier %1&#x202f;: ouvrez plutôt ce fichier.</translation>
    </message>
    <message>
        <source>This command sends no request: -d or --json is missing.</source>
        <translation>Cette commande n’envoie aucune requête&#x202f;: la partie -d ou --json est manquante.</translation>
    </message>
    <message>
        <source>This command has several bodies. Keep only the one with the request.</source>
        <translation>Cette commande a plusieurs corps&#x202f;: ne laissez que celui de la requête.</translation>
    </message>
    <message>
        <source>The body of the command can&apos;t be read. %1</source>
        <translation>Impossible de lire le corps de la commande. %1</translation>
    </message>
    <message>
        <source>The command sets %1 to the output of another command, which Dailies doesn&apos;t run. Replace it with the text itself.</source>
        <translation>La commande donne à %1 la sortie d’une autre commande, que Dailies n’exécute pas. Remplacez-la par le texte lui-même.</translation>
    </message>
</context>
<context>
    <name>Dailies::AboutDialog</name>
    <message>
        <source>About Dailies</source>
        <translation>À propos de Dailies</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copier les versions</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Logiciel libre&#x202f;: vous pouvez l’utiliser, l’étudier, le partager et le modifier selon les termes de la licence publique générale GNU (GNU General Public License), version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Generate, track and save clips from a video service.</source>
        <translation>Crée, suit et conserve les clips d’un service vidéo.</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Réalisé avec</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Video player: %1</source>
        <translation>Lecteur vidéo&#x202f;: %1</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>License of the icons</source>
        <translation>Licence des icônes</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Saisir la clé…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Use practice mode</source>
        <translation>Utiliser le mode d’entraînement</translation>
    </message>
    <message>
        <source>%1 Dailies checks again in %2 and keeps checking, at least every 10 minutes; nothing is lost.</source>
        <comment>what is wrong with an account&apos;s key, length of time</comment>
        <translation>%1 Dailies réinterroge le service dans %2, puis continue au moins toutes les 10 minutes&#x202f;; rien n’est perdu.</translation>
    </message>
    <message>
        <source>%1 Tasks of this account are waiting; none is lost.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 Les tâches de ce compte attendent&#x202f;; aucune n’est perdue.</translation>
    </message>
    <message>
        <source>%1 and its key were removed. Its tasks and clips are kept.</source>
        <translation>%1 et sa clé ont été supprimés. Ses tâches et ses clips sont conservés.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Mode d’entraînement</translation>
    </message>
    <message>
        <source>Its limits and rates stay until you remove them: %1.</source>
        <translation>Ses limites et tarifs restent jusqu’à ce que vous les supprimiez&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 New requests of this account will wait.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 Les nouvelles requêtes de ce compte attendront.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Ajouter un compte…</translation>
    </message>
    <message>
        <source>%1 Its tasks can&apos;t continue, and their clips may be lost. To track them again, add an account with the same name and base URL.</source>
        <comment>what is wrong with an account</comment>
        <translation>%1 Ses tâches ne peuvent pas continuer, et leurs clips peuvent être perdus. Pour les suivre de nouveau, ajoutez un compte avec le même nom et la même adresse de base.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountDialog</name>
    <message>
        <source>Add account</source>
        <translation>Ajouter le compte</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>Ajouter un compte</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Studio</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>Codes de modèle</translation>
    </message>
    <message>
        <source>1. Service</source>
        <translation>1. Service</translation>
    </message>
    <message>
        <source>2. Key</source>
        <translation>2. Clé</translation>
    </message>
    <message>
        <source>3. Models</source>
        <translation>3. Modèles</translation>
    </message>
    <message>
        <source>One model code per line</source>
        <translation>Un code de modèle par ligne</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this URL only.</source>
        <translation>Conservée dans le trousseau du système et envoyée uniquement à cette adresse.</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>Adresse de base</translation>
    </message>
    <message>
        <source>Treat unknown models as</source>
        <translation>Traiter les modèles inconnus comme</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>Requêtes simultanées</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>Non reconnus&#x202f;: %1</translation>
    </message>
    <message>
        <source>Name the account so you can tell it apart.</source>
        <translation>Donnez un nom au compte afin de le distinguer des autres.</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>Un compte porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Enter at least one model code enabled for the key.</source>
        <translation>Indiquez au moins un code de modèle que le service a activé pour la clé.</translation>
    </message>
    <message>
        <source>Not tested.</source>
        <translation>Le test n’a pas eu lieu.</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>Enregistrement de la clé…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit; you&apos;ll be asked for it next time.</source>
        <translation>%1 La clé est conservée jusqu’à la fermeture&#x202f;; elle vous sera redemandée la prochaine fois.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountKeys</name>
    <message>
        <source>The account&apos;s URL has changed.</source>
        <translation>L’adresse du compte a changé.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message>
        <source>Remove account</source>
        <translation>Supprimer le compte</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Account settings</source>
        <translation>Paramètres du compte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>URL and key</source>
        <translation>Adresse et clé</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>Dossier des clips</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Noms des clips</translation>
    </message>
    <message>
        <source>Name the account so you can tell it apart.</source>
        <translation>Donnez un nom au compte afin de le distinguer des autres.</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>Un compte porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Keep at least one model code; nothing can be sent without one.</source>
        <translation>Gardez au moins un code de modèle&#x202f;: sans code, rien ne peut être envoyé.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1 and can only be tracked there. They wait until the account uses that URL again; meanwhile, their clips may be lost.</source>
        <translation>
            <numerusform>%n tâche inachevée a été envoyée à %1. Elle ne peut être suivie que là-bas et attend que le compte y revienne&#x202f;; entre-temps, son clip peut être perdu.</numerusform>
            <numerusform>%n tâches inachevées ont été envoyées à %1. Elles ne peuvent être suivies que là-bas et attendent que le compte y revienne&#x202f;; entre-temps, leurs clips peuvent être perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change URL</source>
        <translation>Changer l’adresse</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>Enregistrement de la clé…</translation>
    </message>
    <message>
        <source>Remove %1 and its key? Its tasks and clips are kept.</source>
        <translation>Supprimer %1 et sa clé&#x202f;? Ses tâches et ses clips restent ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account will no longer be tracked, and their clips may be lost.</source>
        <translation>
            <numerusform>%n tâche inachevée de ce compte ne sera alors plus suivie, et son clip peut être perdu.</numerusform>
            <numerusform>%n tâches inachevées de ce compte ne seront alors plus suivies, et leurs clips peuvent être perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The account was kept, because its key couldn&apos;t be removed. %1</source>
        <translation>Le compte est conservé, car sa clé n’a pas pu être supprimée. %1</translation>
    </message>
    <message>
        <source>How many requests may be sent at the same time; the others wait. The service may allow fewer.</source>
        <translation>Nombre de requêtes pouvant être en cours d’envoi en même temps&#x202f;; les autres attendent. Le service peut en autoriser moins.</translation>
    </message>
    <message>
        <source>Disk use…</source>
        <translation>Espace disque…</translation>
    </message>
    <message>
        <source>Shows how much space the clips of each account use.</source>
        <translation>Montre l’espace qu’occupent les clips de chaque compte.</translation>
    </message>
    <message>
        <source>%1 The new key is kept in memory until you quit.</source>
        <translation>%1 La nouvelle clé est conservée en mémoire jusqu’à la fermeture.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountStore</name>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>une version plus récente de Dailies l’a écrit</translation>
    </message>
    <message>
        <source>an account has no ID or no name</source>
        <translation>un compte n’a pas d’identifiant ou pas de nom</translation>
    </message>
    <message>
        <source>it isn&apos;t a list of accounts</source>
        <translation>ce n’est pas une liste de comptes</translation>
    </message>
    <message>
        <source>The accounts in %1 can&apos;t be read: %2. The file was left unchanged.</source>
        <translation>Impossible de lire les comptes dans %1&#x202f;; le fichier est laissé tel quel&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The accounts couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>Les comptes n’ont pas pu être lus&#x202f;; ils ne seront donc pas écrasés.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the accounts to %1: %2.</source>
        <translation>Impossible d’écrire les comptes dans %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ActionRow</name>
    <message>
        <source>Use frame</source>
        <translation>Utiliser l’image</translation>
    </message>
    <message>
        <source>Use, save or copy the frame on screen, or save a part of the clip</source>
        <translation>Utiliser, enregistrer ou copier l’image affichée, ou enregistrer une partie du clip</translation>
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
        <translation>Nom</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle clé</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>Adresse de base</translation>
    </message>
    <message>
        <source>Enter the key for %1. The stored key is for %2 only and is never sent anywhere else.</source>
        <translation>Saisissez la clé pour %1&#x202f;: celle qui est conservée est réservée à %2 et n’est envoyée nulle part ailleurs.</translation>
    </message>
    <message>
        <source>A new URL needs its own key. The key for %1 is deleted once the new one is stored.</source>
        <translation>Une autre adresse nécessite sa propre clé. La clé conservée pour %1 est supprimée une fois la nouvelle en place.</translation>
    </message>
    <message>
        <source>The current key is in memory only, until you quit. Enter a key to replace it.</source>
        <translation>La clé actuelle est seulement en mémoire, jusqu’à la fermeture. Saisissez une clé pour la remplacer.</translation>
    </message>
    <message>
        <source>The current key stays in the keychain and is never shown. Enter a key to replace it.</source>
        <translation>La clé actuelle reste dans le trousseau et n’est jamais affichée. Saisissez une clé pour la remplacer.</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this URL only.</source>
        <translation>Conservée dans le trousseau du système et envoyée uniquement à cette adresse.</translation>
    </message>
    <message>
        <source>Add a model first; the test needs one.</source>
        <translation>Ajoutez d’abord un modèle à la liste&#x202f;: l’interrogation en nécessite un.</translation>
    </message>
    <message>
        <source>Not tested.</source>
        <translation>Le test n’a pas eu lieu.</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressProbe</name>
    <message>
        <source>No response from %1 within 15 seconds.</source>
        <translation>Aucune réponse de %1 en 15 secondes.</translation>
    </message>
    <message>
        <source>There is no file at this link (HTTP %1).</source>
        <translation>Ce lien ne mène à aucun fichier (HTTP %1).</translation>
    </message>
    <message>
        <source>The file at this link isn&apos;t public (HTTP %1).</source>
        <translation>Le fichier de ce lien n’est pas public (HTTP %1).</translation>
    </message>
    <message>
        <source>The server is having problems (HTTP %1).</source>
        <translation>Le serveur de ce lien rencontre lui-même des difficultés (HTTP %1).</translation>
    </message>
    <message>
        <source>The server doesn&apos;t provide the file (HTTP %1).</source>
        <translation>Le serveur de ce lien ne fournit pas le fichier (HTTP %1).</translation>
    </message>
    <message>
        <source>Server %1 not found.</source>
        <translation>Le serveur %1 est introuvable.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be reached.</source>
        <translation>Impossible de joindre %1.</translation>
    </message>
    <message>
        <source>%1 failed the certificate check.</source>
        <translation>%1 ne prouve pas son identité (son certificat n’est pas accepté).</translation>
    </message>
    <message>
        <source>The response from %1 can&apos;t be read.</source>
        <translation>%1 n’a pas donné de réponse lisible.</translation>
    </message>
    <message>
        <source>The link wasn&apos;t checked: it points to a private network, which the service isn&apos;t on.</source>
        <translation>Le lien n’a pas été vérifié&#x202f;: il mène à un réseau privé, où le service ne se trouve pas.</translation>
    </message>
    <message>
        <source>Too many redirects.</source>
        <translation>Trop de redirections.</translation>
    </message>
    <message>
        <source>The link redirects from a secure to an insecure connection, so it wasn&apos;t followed.</source>
        <translation>Le lien mène d’une connexion sécurisée à une connexion non sécurisée&#x202f;; il n’a pas été suivi.</translation>
    </message>
    <message>
        <source>The link redirects to an address with your API key in it, so it wasn&apos;t followed.</source>
        <translation>Le lien mène à une adresse qui contient votre clé d’API&#x202f;; il n’a pas été suivi.</translation>
    </message>
</context>
<context>
    <name>Dailies::AdoptDialog</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Enter the ID that the service shows for the task.</source>
        <translation>Indiquez l’identifiant que le service affiche pour la tâche.</translation>
    </message>
    <message>
        <source>Enter only the ID, without spaces.</source>
        <translation>C’est plus qu’un identifiant&#x202f;: indiquez uniquement l’identifiant, sans espaces.</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Track a task by ID</source>
        <translation>Suivre une tâche par son identifiant</translation>
    </message>
    <message>
        <source>As shown by the service</source>
        <translation>Tel que le service l’affiche</translation>
    </message>
    <message>
        <source>Dailies tracks the task and downloads its clip. Nothing is created or charged.</source>
        <translation>Dailies suit la tâche et télécharge son clip. Rien n’est créé ni facturé.</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>Identifiant de la tâche</translation>
    </message>
    <message>
        <source>Add an account first.</source>
        <translation>Il n’y a aucun compte pour interroger le service. Ajoutez-en un d’abord.</translation>
    </message>
    <message>
        <source>This account has no model. Add one in the form first.</source>
        <translation>Ce compte n’a pas de modèle. Ajoutez d’abord le modèle dans le formulaire.</translation>
    </message>
</context>
<context>
    <name>Dailies::AdvancedPart</name>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
</context>
<context>
    <name>Dailies::AmountField</name>
    <message>
        <source>“%1” has two meanings. Write %2 or %3.</source>
        <comment>a number with a decimal sign or a separator</comment>
        <translation>«&#x202f;%1&#x202f;» a deux sens. Écrivez %2 ou %3.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an amount. Write it like %2, with at most six decimal places.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un montant. Écrivez-le comme %2, avec six décimales au plus.</translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Décider…</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number and prompt</comment>
        <translation>Prise %1 · %2</translation>
    </message>
    <message>
        <source>Download all</source>
        <translation>Tout télécharger</translation>
    </message>
    <message>
        <source>Close; the takes stay in the list</source>
        <translation>Fermer&#x202f;; les prises restent dans la liste</translation>
    </message>
    <message>
        <source>Show this take in the list</source>
        <translation>Afficher cette prise dans la liste</translation>
    </message>
    <message numerus="yes">
        <source>%n takes need your attention</source>
        <translation>
            <numerusform>%n prise requiert votre attention</numerusform>
            <numerusform>%n prises requièrent votre attention</numerusform>
        </translation>
    </message>
    <message>
        <source>No response: it may have been accepted.</source>
        <translation>Sans réponse&#x202f;: la requête a peut-être été acceptée.</translation>
    </message>
    <message>
        <source>No response: it may have been accepted and charged.</source>
        <translation>Sans réponse&#x202f;: la requête a peut-être été acceptée et facturée.</translation>
    </message>
    <message>
        <source>Not tracked: its clip won&apos;t be downloaded.</source>
        <translation>Non suivie&#x202f;: son clip ne sera pas téléchargé.</translation>
    </message>
    <message>
        <source>The link expired. Try requesting a new one.</source>
        <translation>Le lien a expiré. Essayez d’en demander un nouveau.</translation>
    </message>
    <message>
        <source>Not downloaded. Link expires in %1.</source>
        <translation>Non téléchargée. Le lien expire dans %1.</translation>
    </message>
    <message>
        <source>Finished, not downloaded.</source>
        <translation>Terminée, non téléchargée.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Resume tracking</source>
        <translation>Reprendre le suivi</translation>
    </message>
    <message numerus="yes">
        <source>%n takes are not downloaded</source>
        <translation>
            <numerusform>%n prise n’est pas téléchargée</numerusform>
            <numerusform>%n prises ne sont pas téléchargées</numerusform>
        </translation>
    </message>
    <message>
        <source>Show list</source>
        <translation>Afficher la liste</translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownModel</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month, for QDate</comment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>No tag</source>
        <translation>Sans étiquette</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>kept clips</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>No clip has four stars or more yet.</source>
        <translation>Aucun clip n’a encore quatre étoiles ou plus.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Kept (★ 4 and up)</source>
        <translation>Gardées (★&#xa0;4 et plus)</translation>
    </message>
    <message>
        <source>Cost per kept second</source>
        <translation>Coût par seconde gardée</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln takes left out)</source>
        <translation>
            <numerusform>%1 (%Ln prise non comptée)</numerusform>
            <numerusform>%1 (%Ln prises non comptées)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln prise n’a pas de tarif et n’est donc pas comprise.</numerusform>
            <numerusform>%Ln prises n’ont pas de tarif et ne sont donc pas comprises.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::BreakdownView</name>
    <message>
        <source>Breakdown</source>
        <translation>Répartition</translation>
    </message>
</context>
<context>
    <name>Dailies::ChartLegend</name>
    <message>
        <source>Billed</source>
        <translation>Facturé</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Réservé</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>À clarifier</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>Non facturé</translation>
    </message>
    <message>
        <source>Daily limit</source>
        <translation>Limite par jour</translation>
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
        <translation>Autre valeur</translation>
    </message>
    <message>
        <source>Another value</source>
        <translation>Autre valeur</translation>
    </message>
</context>
<context>
    <name>Dailies::CleanUp</name>
    <message>
        <source>Delete rejected takes…</source>
        <translation>Supprimer les prises rejetées…</translation>
    </message>
    <message>
        <source>Delete takes below 3 stars…</source>
        <translation>Supprimer les prises de moins de 3 étoiles…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The list shows no rejected takes.</source>
        <translation>La liste n’affiche aucune prise rejetée.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n rejected takes to the Trash? Their clips use %1.</source>
        <translation>
            <numerusform>Mettre %n prise rejetée à la corbeille&#x202f;? Son clip occupe %1.</numerusform>
            <numerusform>Mettre %n prises rejetées à la corbeille&#x202f;? Leurs clips occupent %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list shows no takes rated 1 or 2.</source>
        <translation>La liste n’affiche aucune prise évaluée à 1 ou 2.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n takes rated 1 or 2 to the Trash? Their clips use %1. Takes without stars stay.</source>
        <translation>
            <numerusform>Mettre %n prise évaluée à 1 ou 2 à la corbeille&#x202f;? Son clip occupe %1. Les prises sans étoiles restent.</numerusform>
            <numerusform>Mettre %n prises évaluées à 1 ou 2 à la corbeille&#x202f;? Leurs clips occupent %1. Les prises sans étoiles restent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::CleartextConsent</name>
    <message>
        <source>%1 begins with http://, so your key can be read in transit. Anyone who reads it can spend your money. Nothing has been sent yet.</source>
        <translation>%1 commence par http://&#x202f;; la clé circule donc en clair&#x202f;: n’importe qui sur le trajet peut la prendre et dépenser votre argent. Rien n’a encore été envoyé.</translation>
    </message>
    <message>
        <source>Use http anyway</source>
        <translation>Utiliser http malgré tout</translation>
    </message>
    <message>
        <source>Change URL</source>
        <translation>Changer l’adresse</translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>The account was not added.</source>
        <translation>Le compte n’a pas été ajouté.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>The account&apos;s name.</source>
        <translation>Le nom du compte.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;.</source>
        <translation>Il n’y a pas de compte «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Removed %1 and its key.</source>
        <translation>%1 et sa clé ont été supprimés.</translation>
    </message>
    <message>
        <source>Adds, lists, removes and tests accounts.</source>
        <translation>Ajoute, liste, supprime et teste des comptes.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 est manquant.</translation>
    </message>
    <message>
        <source>The request can be sent.</source>
        <translation>La requête peut être envoyée.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Afficher la version.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation>«&#x202f;%1&#x202f;» est manquant.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 nécessite une valeur.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Utilisation&#x202f;:</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>ERREUR</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Clé&#x202f;:</translation>
    </message>
    <message>
        <source>The key is too long.</source>
        <translation>La clé est trop longue.</translation>
    </message>
    <message>
        <source>send a request</source>
        <translation>envoyer une requête</translation>
    </message>
    <message>
        <source>show one task with its request and log</source>
        <translation>afficher une tâche avec sa requête et son journal</translation>
    </message>
    <message>
        <source>add, list, remove or test accounts</source>
        <translation>ajouter, lister, supprimer ou tester des comptes</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#x202f;:</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Il n’y a pas de commande «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 est trop volumineux pour une requête.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit or MultiImageToVideo.</source>
        <translation>TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit ou MultiImageToVideo.</translation>
    </message>
    <message>
        <source>Family %1 has no generation &quot;%2&quot;.</source>
        <translation>La famille %1 n’a pas de génération «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>There is no request type &quot;%1&quot;.</source>
        <translation>Il n’y a pas de type de requête «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Kind:    %1</source>
        <translation>Type&#x202f;:   %1</translation>
    </message>
    <message>
        <source>Model:   %1</source>
        <translation>Modèle&#x202f;: %1</translation>
    </message>
    <message>
        <source>Created: %1</source>
        <translation>Créée&#x202f;:  %1</translation>
    </message>
    <message>
        <source>ID:      %1</source>
        <translation>ID&#x202f;:     %1</translation>
    </message>
    <message>
        <source>Request:</source>
        <translation>Requête&#x202f;:</translation>
    </message>
    <message>
        <source>Log:</source>
        <translation>Journal&#x202f;:</translation>
    </message>
    <message>
        <source>Wait for the clips and save them.</source>
        <translation>Attendre les clips et les enregistrer.</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;.</source>
        <translation>Il n’y a pas de tâche «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>usually about %1 s</source>
        <translation>en général environ %1&#xa0;s</translation>
    </message>
    <message>
        <source>usually about %1 min</source>
        <translation>en général environ %1&#xa0;min</translation>
    </message>
    <message>
        <source>Task %1: %2</source>
        <translation>Tâche %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Parent:  task %1</source>
        <comment>whose clip it goes on from</comment>
        <translation>Parent&#x202f;: tâche %1</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY is ignored because no service was named. If the key belongs to %1, add --account.</source>
        <translation>DAILIES_API_KEY n’est pas utilisée, car aucun service n’a été indiqué. Si la clé appartient à %1, ajoutez --account.</translation>
    </message>
    <message>
        <source>No accounts yet. Give --base-url, or add one with &quot;dailies-cli accounts add&quot;.</source>
        <translation>Il n’y a pas encore de compte&#x202f;: indiquez --base-url, ou ajoutez-en un avec «&#x202f;dailies-cli accounts add&#x202f;».</translation>
    </message>
    <message>
        <source>There are several accounts. Choose one with --account.</source>
        <translation>Il y a plusieurs comptes&#x202f;: indiquez lequel avec --account.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;. &quot;dailies-cli accounts list&quot; lists your accounts.</source>
        <translation>Il n’y a pas de compte «&#x202f;%1&#x202f;». «&#x202f;dailies-cli accounts list&#x202f;» affiche ceux qui existent.</translation>
    </message>
    <message>
        <source>The account to use; &quot;practice&quot; is practice mode.</source>
        <translation>Le compte&#x202f;; «&#x202f;practice&#x202f;» est le mode d’entraînement.</translation>
    </message>
    <message>
        <source>url</source>
        <translation>adresse</translation>
    </message>
    <message>
        <source>The service&apos;s base URL for this call only. Missing https:// and /v1 are added; the key is read from DAILIES_API_KEY.</source>
        <translation>L’adresse de base du service, pour cet appel uniquement&#x202f;; https:// et /v1 sont ajoutés s’ils manquent&#x202f;; la clé est lue dans DAILIES_API_KEY.</translation>
    </message>
    <message>
        <source>Allow a --base-url that begins with http:// on another computer. Your key can be read in transit.</source>
        <translation>Autoriser une --base-url qui commence par http:// sur un autre ordinateur. N’importe qui sur le trajet peut lire la clé.</translation>
    </message>
    <message>
        <source>%1 To use it anyway, add --allow-http. Nothing was sent.</source>
        <translation>%1 Si vous le voulez malgré tout, ajoutez --allow-http. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Give either --account or --base-url, not both.</source>
        <translation>Indiquez --account ou --base-url, mais pas les deux.</translation>
    </message>
    <message>
        <source>No key found: set DAILIES_API_KEY.</source>
        <translation>Il n’y a pas de clé&#x202f;: placez-la dans DAILIES_API_KEY.</translation>
    </message>
    <message>
        <source>--creates-at-once must be a number from 1 to %1.</source>
        <translation>--creates-at-once est un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is already taken.</source>
        <translation>Le nom «&#x202f;%1&#x202f;» ne peut pas être utilisé&#x202f;: il est déjà pris.</translation>
    </message>
    <message>
        <source>--base-url is missing: give the service&apos;s base URL.</source>
        <translation>--base-url est manquant&#x202f;: l’adresse de base du service.</translation>
    </message>
    <message>
        <source>Added %1. Its key is stored in your system keychain.</source>
        <translation>%1 ajouté. Sa clé est dans le trousseau.</translation>
    </message>
    <message>
        <source>Adds an account. The key is read from the terminal or standard input and stored in your system keychain.</source>
        <translation>Ajoute un compte. Sa clé est lue dans le terminal ou sur l’entrée standard, puis conservée dans le trousseau.</translation>
    </message>
    <message>
        <source>A name for the account.</source>
        <translation>Le nom à donner au compte.</translation>
    </message>
    <message>
        <source>The service&apos;s base URL.</source>
        <translation>L’adresse de base du service.</translation>
    </message>
    <message>
        <source>A model code enabled for the key. Can be repeated.</source>
        <translation>Un code de modèle activé pour la clé&#x202f;; peut être indiqué plusieurs fois.</translation>
    </message>
    <message>
        <source>Maximum number of parallel requests, 1 to 20 (default: 2).</source>
        <translation>Nombre de requêtes pouvant être en cours d’envoi en même temps, de 1 à 20&#x202f;; 2 par défaut.</translation>
    </message>
    <message>
        <source>Lists your accounts. Keys are never shown.</source>
        <translation>Liste les comptes. Les clés ne sont pas affichées.</translation>
    </message>
    <message>
        <source>No accounts yet.</source>
        <translation>Il n’y a pas encore de compte.</translation>
    </message>
    <message>
        <source>Removes an account and its key. Its tasks and clips are kept.</source>
        <translation>Supprime un compte et sa clé. Ses tâches et ses clips sont conservés.</translation>
    </message>
    <message>
        <source>The account was kept, because its key couldn&apos;t be removed.</source>
        <translation>Le compte est conservé, car sa clé n’a pas pu être supprimée.</translation>
    </message>
    <message>
        <source>  The service responded: %1</source>
        <translation>  Le service indique&#x202f;: %1</translation>
    </message>
    <message>
        <source>Checks that the service can be reached, accepts the key and knows each model of the account. Sends a harmless test query per model; nothing is created or charged.</source>
        <translation>Interroge le service sur une tâche qui n’existe pas, une fois pour chaque modèle du compte, pour voir s’il est joignable, accepte la clé et connaît le modèle. Rien n’est créé ni facturé.</translation>
    </message>
    <message>
        <source>Test with this model code only, whether or not the account lists it.</source>
        <translation>L’unique code de modèle à utiliser pour l’interrogation, qu’il figure ou non dans le compte.</translation>
    </message>
    <message>
        <source>The account has no models. Give --model.</source>
        <translation>Le compte n’a pas de modèle&#x202f;: indiquez --model.</translation>
    </message>
    <message>
        <source>Tracks a task created elsewhere until it finishes, and saves its clip. Nothing is created.</source>
        <translation>Suit une tâche créée ailleurs jusqu’à sa fin et enregistre son clip. Rien n’est créé.</translation>
    </message>
    <message>
        <source>The model code the task was created with.</source>
        <translation>Le code de modèle avec lequel elle a été créée.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>id</translation>
    </message>
    <message>
        <source>The service&apos;s task ID.</source>
        <translation>L’identifiant de la tâche donné par le service.</translation>
    </message>
    <message>
        <source>Save the clip in this folder.</source>
        <translation>Enregistrer le clip dans ce dossier.</translation>
    </message>
    <message>
        <source>Checks a request for errors and warnings. Nothing is sent.</source>
        <translation>Vérifie si une requête comporte des erreurs ou des avertissements. Rien n’est envoyé.</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips in this folder.</source>
        <translation>Conserver les paramètres, les tâches et les clips dans ce dossier.</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>Écrire un objet JSON par ligne.</translation>
    </message>
    <message>
        <source>Show help.</source>
        <translation>Afficher cette aide.</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;</source>
        <translation>argument inattendu «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>No command given.</source>
        <translation>Il manque une commande.</translation>
    </message>
    <message>
        <source>%1 lists what you can use.</source>
        <translation>%1 affiche ce qui est disponible.</translation>
    </message>
    <message>
        <source>Makes one clip of each request kind in practice mode and checks each clip&apos;s length and size. Nothing is charged.</source>
        <translation>Crée un clip de chaque type de requête en mode d’entraînement et vérifie la durée et la taille de chaque clip. Rien n’est facturé.</translation>
    </message>
    <message>
        <source>Save the clips in this folder (default: dailies-demo).</source>
        <translation>Enregistrer les clips dans ce dossier&#x202f;; par défaut, «&#x202f;dailies-demo&#x202f;» dans le dossier courant.</translation>
    </message>
    <message>
        <source>Can&apos;t write to the folder for temporary files.</source>
        <translation>Impossible d’écrire dans le dossier des fichiers temporaires.</translation>
    </message>
    <message>
        <source>The practice server isn&apos;t running.</source>
        <translation>Le serveur d’entraînement n’est pas lancé.</translation>
    </message>
    <message>
        <source>Making %1 clips in practice mode, one of each request kind. Nothing is charged.</source>
        <translation>Création de %1 clips en mode d’entraînement, un par type de requête. Rien n’est facturé.</translation>
    </message>
    <message>
        <source>ok   </source>
        <translation>OK    </translation>
    </message>
    <message>
        <source>%1 of %2 clips match their request, in %3</source>
        <translation>%1 clips sur %2 sont conformes à leur requête, dans %3</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Mode d’entraînement</translation>
    </message>
    <message>
        <source>Exports what the service&apos;s support needs to investigate a task: a zip with its IDs, times, request, responses and the checksums of its input files. Keys, URL signatures, encoded data and local folders are left out.</source>
        <translation>Écrit ce dont l’assistance du service a besoin pour examiner une tâche&#x202f;: un zip avec ses identifiants, heures, requête, réponses et les empreintes de ses fichiers d’entrée. Les clés, les signatures d’adresses, les données encodées et les dossiers de cet ordinateur sont exclus.</translation>
    </message>
    <message>
        <source>The task&apos;s number or the service&apos;s ID for it.</source>
        <translation>Le numéro de la tâche, ou l’identifiant donné par le service.</translation>
    </message>
    <message>
        <source>Write the zip to this file.</source>
        <translation>Écrire le zip dans ce fichier.</translation>
    </message>
    <message>
        <source>Overwrite an existing file.</source>
        <translation>Remplacer un fichier déjà présent.</translation>
    </message>
    <message>
        <source>%1 is a folder. Give a file name.</source>
        <translation>%1 est un dossier&#x202f;; indiquez un fichier.</translation>
    </message>
    <message>
        <source>%1 already exists. Use --force to overwrite it.</source>
        <translation>%1 existe déjà&#x202f;; --force le remplace.</translation>
    </message>
    <message>
        <source>Task %1: exported to %2. Review it before sharing.</source>
        <translation>Tâche %1&#x202f;: exportée vers %2. Relisez le contenu avant de le partager.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>check a request without sending it</source>
        <translation>vérifier si une requête peut être envoyée</translation>
    </message>
    <message>
        <source>track every unfinished task until it finishes</source>
        <translation>suivre chaque tâche inachevée jusqu’à sa fin</translation>
    </message>
    <message>
        <source>export a task for the service&apos;s support</source>
        <translation>écrire ce dont l’assistance a besoin pour examiner une tâche</translation>
    </message>
    <message>
        <source>track a task created elsewhere</source>
        <translation>suivre une tâche créée ailleurs</translation>
    </message>
    <message>
        <source>run the practice server; nothing is charged</source>
        <translation>lancer le serveur d’entraînement&#x202f;; rien n’est facturé</translation>
    </message>
    <message>
        <source>make one clip of each request kind in practice mode</source>
        <translation>créer un clip de chaque type de requête en mode d’entraînement</translation>
    </message>
    <message>
        <source>dailies-cli COMMAND --help shows the options of a command.</source>
        <translation>dailies-cli COMMANDE --help affiche les options d’une commande.</translation>
    </message>
    <message>
        <source>If set, DAILIES_API_KEY replaces the keychain&apos;s key for the service that --account or --base-url names. &quot;watch&quot; also uses it for tasks that were sent with it.</source>
        <translation>La variable d’environnement DAILIES_API_KEY est utilisée à la place de la clé du trousseau, pour le service indiqué par --account ou --base-url. «&#x202f;watch&#x202f;» l’utilise aussi pour les tâches envoyées avec elle.</translation>
    </message>
    <message>
        <source>Generate, track and save clips from a video service.</source>
        <translation>Crée, suit et conserve les clips d’un service vidéo.</translation>
    </message>
    <message>
        <source>--port must be a number from 1 to 65535, or 0 for any free port.</source>
        <translation>--port est un nombre de 1 à 65535, ou 0 pour n’importe quel port libre.</translation>
    </message>
    <message>
        <source>--task-seconds must be a number from 0 to %1.</source>
        <translation>--task-seconds est un nombre de 0 à %1.</translation>
    </message>
    <message>
        <source>Runs the practice server until you interrupt it. It follows the specification and makes sample clips; nothing is charged.</source>
        <translation>Lance le serveur d’entraînement jusqu’à son interruption. Il respecte la spécification et crée des clips d’entraînement&#x202f;; rien n’est facturé.</translation>
    </message>
    <message>
        <source>The port to listen on, on this computer only. Default: any free port.</source>
        <translation>Le port d’écoute, sur cet ordinateur uniquement&#x202f;; par défaut, n’importe quel port libre.</translation>
    </message>
    <message>
        <source>Minimum duration of a task, in seconds.</source>
        <translation>Durée minimale d’une tâche, en secondes.</translation>
    </message>
    <message>
        <source>Keywords in a prompt that trigger errors:</source>
        <translation>Mots-clés d’un prompt qui provoquent des erreurs&#x202f;:</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>L’entrée standard</translation>
    </message>
    <message>
        <source>This model profile is for %1.</source>
        <translation>Le profil de modèle est celui de %1.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>--family is missing. Use A or B.</source>
        <translation>--family est manquant&#x202f;: A ou B.</translation>
    </message>
    <message>
        <source>There is no family &quot;%1&quot;. Use A or B.</source>
        <translation>Il n’y a pas de famille «&#x202f;%1&#x202f;»&#x202f;: A ou B.</translation>
    </message>
    <message>
        <source>--api-type is missing (for example TextToVideo).</source>
        <translation>--api-type est manquant, par exemple TextToVideo.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer %1.</source>
        <translation>Le service ne propose pas %1.</translation>
    </message>
    <message>
        <source>The request: the JSON body of a create call. Use - for standard input.</source>
        <translation>La requête sous forme du JSON d’un appel de création&#x202f;; - la lit sur l’entrée standard.</translation>
    </message>
    <message>
        <source>A JSON file with this model&apos;s limits, used instead of the built-in profile. Anything outside them gets a note.</source>
        <translation>Un fichier JSON avec les limites de ce modèle, utilisé à la place du profil intégré. Ce qui en sort est signalé.</translation>
    </message>
    <message>
        <source>--request is missing. Give a file, or - for standard input.</source>
        <translation>--request est manquant&#x202f;: un fichier, ou - pour l’entrée standard.</translation>
    </message>
    <message>
        <source>Duplicate key; the last one wins.</source>
        <translation>Cette clé figure deux fois&#x202f;; seule la dernière compte.</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>Message&#x202f;: %1</translation>
    </message>
    <message>
        <source>Shows a task with its request and log.</source>
        <translation>Affiche une tâche avec sa requête et son journal.</translation>
    </message>
    <message>
        <source>--copies must be a number from 1 to %1.</source>
        <translation>--copies est un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>The request has errors. Nothing was sent.</source>
        <translation>La requête comporte des erreurs. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The request has warnings. Nothing was sent. Use --accept to send it anyway.</source>
        <translation>La requête comporte des avertissements. Rien n’a été envoyé. --accept l’envoie malgré tout.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time. Use --again to send it once more, or --copies to send several.</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 Rien n’a été envoyé cette fois&#x202f;; --again l’envoie encore une fois, --copies plusieurs fois.</translation>
    </message>
    <message>
        <source>Sends a request. The service may charge for each copy.</source>
        <translation>Envoie une requête. Chaque exemplaire peut être facturé par le service.</translation>
    </message>
    <message>
        <source>Send the request this many times, each as its own task.</source>
        <translation>Nombre d’envois, chacun formant une tâche distincte.</translation>
    </message>
    <message>
        <source>Save the clips in this folder.</source>
        <translation>Enregistrer les clips dans ce dossier.</translation>
    </message>
    <message>
        <source>Send even if the request has warnings.</source>
        <translation>L’envoyer même si elle comporte des avertissements.</translation>
    </message>
    <message>
        <source>Task %1 couldn&apos;t be read from the task database.</source>
        <translation>La tâche %1 n’a pas pu être lue dans la base de données des tâches.</translation>
    </message>
    <message>
        <source>Task %1: the service responded as family %2, so the model may belong to that family. The task is still tracked.</source>
        <translation>Tâche %1&#x202f;: le service a répondu comme famille %2&#x202f;; son modèle y appartient peut-être. La tâche est suivie malgré tout.</translation>
    </message>
    <message>
        <source>The tasks of this profile can no longer be read. Accepted tasks keep running at the service; track them with &quot;dailies-cli watch&quot;.</source>
        <translation>Les tâches de ce profil ne sont plus lisibles. Ce que le service a accepté s’y poursuit&#x202f;; «&#x202f;dailies-cli watch&#x202f;» en assure le suivi.</translation>
    </message>
    <message>
        <source>Retrying in %1 s.</source>
        <translation>Nouvel essai dans %1&#xa0;s.</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service. Once the key works, track them with &quot;dailies-cli watch&quot;.</source>
        <translation>Ce qui a été accepté se poursuit auprès du service&#x202f;; «&#x202f;dailies-cli watch&#x202f;» en assure le suivi une fois que la clé fonctionne.</translation>
    </message>
    <message>
        <source>Waiting for the response to a request in progress…</source>
        <translation>En attente de la réponse à une requête en cours…</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t listed.</source>
        <translation>
            <numerusform>%n tâche n’a pas pu être lue dans la base de données des tâches et ne figure pas dans cette liste.</numerusform>
            <numerusform>%n tâches n’ont pas pu être lues dans la base de données des tâches et ne figurent pas dans cette liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tasks yet.</source>
        <translation>Il n’y a pas encore de tâche.</translation>
    </message>
    <message>
        <source>Some tasks of this profile couldn&apos;t be read, so none are tracked and nothing was sent. Accepted tasks keep running at the service. Try again.</source>
        <translation>Certaines tâches de ce profil n’ont pas pu être lues&#x202f;; aucune n’est donc suivie et rien n’a été envoyé. Ce que le service a accepté s’y poursuit&#x202f;; réessayez.</translation>
    </message>
    <message>
        <source>There are tasks at %1, but no key for it. Set DAILIES_API_KEY and add --base-url %1.</source>
        <translation>Il y a des tâches auprès de %1, mais sa clé n’est pas connue&#x202f;: placez-la dans DAILIES_API_KEY et ajoutez --base-url %1.</translation>
    </message>
    <message>
        <source>No tasks in progress.</source>
        <translation>Aucune tâche n’est en cours.</translation>
    </message>
    <message>
        <source>Check the model against the list of this account.</source>
        <translation>Comparer le modèle à la liste de ce compte.</translation>
    </message>
    <message>
        <source>list the tasks, also as CSV or JSON</source>
        <translation>lister les tâches, aussi en CSV ou JSON</translation>
    </message>
    <message>
        <source>the same as list</source>
        <translation>identique à list</translation>
    </message>
    <message>
        <source>upload files to your own storage, so that services can fetch them</source>
        <translation>mettre des fichiers en ligne sur votre propre stockage, pour que les services puissent les récupérer</translation>
    </message>
    <message>
        <source>Keywords in the folder of an upload place that trigger errors:</source>
        <translation>Mots-clés dans le dossier d’un emplacement de mise en ligne qui provoquent des erreurs&#x202f;:</translation>
    </message>
    <message>
        <source>Practice server running at %1
Key: %2</source>
        <translation>Serveur d’entraînement lancé sur %1
Clé&#x202f;: %2</translation>
    </message>
    <message>
        <source>Upload place: endpoint %1, bucket %2, region %3, access key ID %4, secret %5</source>
        <translation>Emplacement de mise en ligne&#x202f;: point de terminaison %1, bucket %2, région %3, identifiant de clé d’accès %4, clé secrète %5</translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation>Ctrl+C pour arrêter.</translation>
    </message>
    <message>
        <source>The account doesn&apos;t list the model %1.</source>
        <translation>Le modèle %1 ne figure pas dans la liste du compte.</translation>
    </message>
    <message>
        <source>%1 is a model of %2, not of %3.</source>
        <translation>%1 est un modèle de %2, pas de %3.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t offer %2.</source>
        <translation>%1 ne propose pas %2.</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>Only tasks in this state, such as Saved. Can be repeated.</source>
        <translation>Uniquement les tâches dans cet état, par exemple Saved&#x202f;; peut être indiqué plusieurs fois.</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>étoiles</translation>
    </message>
    <message>
        <source>Only takes with at least this rating, 1 to 5.</source>
        <translation>Uniquement les prises ayant au moins cette évaluation, de 1 à 5.</translation>
    </message>
    <message>
        <source>Only rejected takes, or none of them.</source>
        <translation>Uniquement les prises rejetées, ou aucune d’elles.</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>étiquette</translation>
    </message>
    <message>
        <source>Only takes with this tag. If repeated, with all of them.</source>
        <translation>Uniquement les prises ayant cette étiquette&#x202f;; si elle est indiquée plusieurs fois, toutes.</translation>
    </message>
    <message>
        <source>Only tasks of this model. Can be repeated.</source>
        <translation>Uniquement les tâches de ce modèle&#x202f;; peut être indiqué plusieurs fois.</translation>
    </message>
    <message>
        <source>Only tasks of this kind, such as TextToVideo. Can be repeated.</source>
        <translation>Uniquement les tâches de ce type, par exemple TextToVideo&#x202f;; peut être indiqué plusieurs fois.</translation>
    </message>
    <message>
        <source>Only tasks of this account. Can be repeated.</source>
        <translation>Uniquement les tâches de ce compte&#x202f;; peut être indiqué plusieurs fois.</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>Only tasks created on this day or later: 2026-12-31.</source>
        <translation>Uniquement les tâches créées ce jour-là ou après&#x202f;: 2026-12-31.</translation>
    </message>
    <message>
        <source>Only tasks created on this day or earlier.</source>
        <translation>Uniquement les tâches créées ce jour-là ou avant.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>mots</translation>
    </message>
    <message>
        <source>Only tasks with these words in prompt, model, note, tags or IDs.</source>
        <translation>Uniquement les tâches contenant ces mots dans le prompt, le modèle, la note, les étiquettes ou les identifiants.</translation>
    </message>
    <message>
        <source>--rating is a number from 1 to 5.</source>
        <translation>--rating est un nombre de 1 à 5.</translation>
    </message>
    <message>
        <source>There is no API type &quot;%1&quot;.</source>
        <translation>Il n’y a pas de type d’API «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>--%1 is a date like 2026-12-31.</source>
        <translation>--%1 est une date comme 2026-12-31.</translation>
    </message>
    <message>
        <source>No matching tasks.</source>
        <translation>Aucune tâche correspondante.</translation>
    </message>
    <message>
        <source>Lists the tasks, newest first. &quot;tasks&quot; is the same command.</source>
        <translation>Liste les tâches, les plus récentes d’abord. «&#x202f;tasks&#x202f;» est la même commande.</translation>
    </message>
    <message>
        <source>Write a table for spreadsheet programs, or one JSON array, instead of readable lines.</source>
        <translation>Écrire un tableau pour tableurs ou un tableau JSON au lieu de lignes lisibles.</translation>
    </message>
    <message>
        <source>--format is &quot;csv&quot; or &quot;json&quot;.</source>
        <translation>--format est «&#x202f;csv&#x202f;» ou «&#x202f;json&#x202f;».</translation>
    </message>
    <message>
        <source>There is no upload place yet. Add one with &quot;dailies-cli uploads add&quot;.</source>
        <translation>Il n’y a pas encore d’emplacement de mise en ligne. Ajoutez-en un avec «&#x202f;dailies-cli uploads add&#x202f;».</translation>
    </message>
    <message>
        <source>The link refuses HEAD requests, which a few services need. A public URL avoids that.</source>
        <translation>Le lien refuse les requêtes HEAD, dont quelques services ont besoin. Une adresse publique évite cela.</translation>
    </message>
    <message>
        <source>The file to upload.</source>
        <translation>Le fichier à mettre en ligne.</translation>
    </message>
    <message>
        <source>The upload place&apos;s name.</source>
        <translation>Le nom de l’emplacement de mise en ligne.</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1 fonctionne.</translation>
    </message>
    <message>
        <source>Files deleted: %1 (%2).</source>
        <translation>Fichiers supprimés&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>Files: %1 (%2). --delete deletes them.</source>
        <translation>Fichiers&#x202f;: %1 (%2). --delete les supprime.</translation>
    </message>
    <message>
        <source>Lists the files that Dailies uploaded to a place. With --delete, deletes them; links to them stop working.</source>
        <translation>Liste les fichiers que Dailies a mis en ligne dans un emplacement. Avec --delete, les supprime&#x202f;; les liens vers eux ne fonctionnent plus.</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
    <message>
        <source>--older-than must be a number of days.</source>
        <translation>--older-than est un nombre de jours.</translation>
    </message>
    <message>
        <source>Unknown preset %1. There are: %2.</source>
        <translation>Préréglage %1 inconnu. Il y a&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 needs --storage-account or --endpoint.</source>
        <translation>%1 nécessite --storage-account ou --endpoint.</translation>
    </message>
    <message>
        <source>--%1 must be a number.</source>
        <translation>--%1 est un nombre.</translation>
    </message>
    <message>
        <source>--protocol must be s3, webdav or command.</source>
        <translation>--protocol est s3, webdav ou command.</translation>
    </message>
    <message>
        <source>Added %1. Its secret is stored in your system keychain.</source>
        <translation>%1 ajouté. Son secret est dans le trousseau.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>%1 ajouté.</translation>
    </message>
    <message>
        <source>A name of your choice.</source>
        <translation>Un nom de votre choix.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>s3 (default), webdav or command.</source>
        <translation>s3 (par défaut), webdav ou command.</translation>
    </message>
    <message>
        <source>Start from the values of a storage service: aws, r2, oss, cos, b2, minio, garage or ceph.</source>
        <translation>Partir des valeurs d’un service de stockage&#x202f;: aws, r2, oss, cos, b2, minio, garage ou ceph.</translation>
    </message>
    <message>
        <source>Where the storage is. For webdav, the folder&apos;s URL.</source>
        <translation>Où se trouve le stockage. Pour webdav, l’adresse du dossier.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>The account in the endpoint of a preset, for r2.</source>
        <translation>Le compte dans le point de terminaison d’un préréglage, pour r2.</translation>
    </message>
    <message>
        <source>The bucket (s3).</source>
        <translation>Le bucket (s3).</translation>
    </message>
    <message>
        <source>The region of the bucket (s3).</source>
        <translation>La région du bucket (s3).</translation>
    </message>
    <message>
        <source>The bucket is part of the host name (s3).</source>
        <translation>Le bucket fait partie du nom d’hôte (s3).</translation>
    </message>
    <message>
        <source>The bucket is part of the path (s3).</source>
        <translation>Le bucket fait partie du chemin (s3).</translation>
    </message>
    <message>
        <source>The access key ID (s3) or the user name (webdav).</source>
        <translation>L’identifiant de clé d’accès (s3) ou le nom d’utilisateur (webdav).</translation>
    </message>
    <message>
        <source>path</source>
        <translation>chemin</translation>
    </message>
    <message>
        <source>A folder in the bucket or below the URL.</source>
        <translation>Un dossier dans le bucket ou sous l’adresse.</translation>
    </message>
    <message>
        <source>The public URL of the bucket or folder. Without it, links are presigned (s3).</source>
        <translation>L’adresse publique du bucket ou du dossier. Sans elle, les liens sont présignés (s3).</translation>
    </message>
    <message>
        <source>The program that uploads a file (command).</source>
        <translation>Le programme qui met un fichier en ligne (command).</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>An argument of the program; give it once for each. %f stands for the file, %o for its name in the place. No shell reads it.</source>
        <translation>Un argument du programme&#x202f;; à indiquer une fois pour chacun. %f représente le fichier, %o son nom dans l’emplacement. Aucun shell ne le lit.</translation>
    </message>
    <message>
        <source>Stop the program after this time. Default: 600.</source>
        <translation>Arrêter le programme après cette durée. Par défaut&#x202f;: 600.</translation>
    </message>
    <message>
        <source>The upload place was not added.</source>
        <translation>L’emplacement de mise en ligne n’a pas été ajouté.</translation>
    </message>
    <message>
        <source>Lists your upload places. Secrets are never shown.</source>
        <translation>Liste vos emplacements de mise en ligne. Les secrets ne sont jamais affichés.</translation>
    </message>
    <message>
        <source>No upload places yet.</source>
        <translation>Il n’y a pas encore d’emplacement de mise en ligne.</translation>
    </message>
    <message>
        <source>Removes an upload place and its secret. The uploaded files stay there.</source>
        <translation>Retire un emplacement de mise en ligne et son secret. Les fichiers mis en ligne y restent.</translation>
    </message>
    <message>
        <source>Removed %1. Its files were kept.</source>
        <translation>%1 a été retiré. Ses fichiers ont été conservés.</translation>
    </message>
    <message>
        <source>The upload place was kept, because its secret couldn&apos;t be removed.</source>
        <translation>L’emplacement de mise en ligne a été conservé, car son secret n’a pas pu être supprimé.</translation>
    </message>
    <message>
        <source>There is no upload place &quot;%1&quot;.</source>
        <translation>Il n’y a pas d’emplacement de mise en ligne «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Uploads files to your own storage, so that a video service can fetch them. The video service charges nothing for that.</source>
        <translation>Met des fichiers en ligne sur votre propre stockage, pour qu’un service vidéo puisse les récupérer. Le service vidéo ne facture rien pour cela.</translation>
    </message>
    <message>
        <source>Add an upload place with &quot;dailies-cli uploads add&quot;, or use public links.</source>
        <translation>Ajoutez un emplacement de mise en ligne avec «&#x202f;dailies-cli uploads add&#x202f;», ou utilisez des liens publics.</translation>
    </message>
    <message>
        <source>%1 to %2, %3, SHA-256 %4</source>
        <translation>%1 vers %2, %3, SHA-256 %4</translation>
    </message>
    <message>
        <source>Upload:  %1</source>
        <translation>Mise en ligne&#x202f;: %1</translation>
    </message>
    <message>
        <source>The request&apos;s files are uploaded to %1 and stay there until you delete them. Anyone with a file&apos;s link can download it. Nothing was sent. Use --accept to agree.</source>
        <translation>Les fichiers de la requête sont mis en ligne sur %1 et y restent jusqu’à ce que vous les supprimiez. Toute personne qui a le lien d’un fichier peut le télécharger. Rien n’a été envoyé. Utilisez --accept pour accepter.</translation>
    </message>
    <message>
        <source>Adds an upload place. By adding it, you agree that local files of your requests are uploaded there and stay until you delete them; anyone with a file&apos;s link can download it. The secret is read from standard input: the secret access key (s3) or the password (webdav).</source>
        <translation>Ajoute un emplacement de mise en ligne. En l’ajoutant, vous acceptez que les fichiers locaux de vos requêtes y soient mis en ligne et y restent jusqu’à ce que vous les supprimiez&#x202f;; toute personne qui a le lien d’un fichier peut le télécharger. Le secret est lu sur l’entrée standard&#x202f;: la clé d’accès secrète (s3) ou le mot de passe (webdav).</translation>
    </message>
    <message>
        <source>%1 Nothing was charged.</source>
        <translation>%1 Rien n’a été facturé.</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>sans tarif</translation>
    </message>
    <message>
        <source>Estimate: %1, %2</source>
        <translation>Estimation&#x202f;: %1, %2</translation>
    </message>
    <message>
        <source>Estimate: %1</source>
        <translation>Estimation&#x202f;: %1</translation>
    </message>
    <message>
        <source>Estimate: unknown until the first take like this</source>
        <translation>Estimation&#x202f;: inconnue avant la première prise de ce genre</translation>
    </message>
    <message>
        <source>show what was spent; rates, limits and invoices</source>
        <translation>afficher ce qui a été dépensé&#x202f;; tarifs, limites et factures</translation>
    </message>
    <message>
        <source>Cost:    %1</source>
        <translation>Coût&#x202f;:   %1</translation>
    </message>
    <message>
        <source>Only takes sent on this day or later: 2026-12-31.</source>
        <translation>Uniquement les prises envoyées ce jour-là ou après&#x202f;: 2026-12-31.</translation>
    </message>
    <message>
        <source>Only takes sent on this day or earlier.</source>
        <translation>Uniquement les prises envoyées ce jour-là ou avant.</translation>
    </message>
    <message>
        <source>Only takes of this account.</source>
        <translation>Uniquement les prises de ce compte.</translation>
    </message>
    <message>
        <source>Only takes of this model.</source>
        <translation>Uniquement les prises de ce modèle.</translation>
    </message>
    <message>
        <source>--%1 must be a number such as 63.5.</source>
        <translation>--%1 est un nombre, par exemple 63.5.</translation>
    </message>
    <message>
        <source>an unknown quantity</source>
        <translation>quantité inconnue</translation>
    </message>
    <message>
        <source>(settled by you)</source>
        <translation>(clarifié par vous)</translation>
    </message>
    <message>
        <source>Lists each request that was sent and what it cost, newest first. For those that aren&apos;t settled, it says what to do.</source>
        <translation>Liste chaque requête envoyée et son coût, les plus récentes d’abord. Pour celles qui restent à clarifier, indique quoi faire.</translation>
    </message>
    <message>
        <source>Only requests in this state: billed, reserved, unsettled or &quot;not billed&quot;.</source>
        <translation>Uniquement les requêtes dans cet état&#x202f;: billed, reserved, unsettled ou «&#x202f;not billed&#x202f;».</translation>
    </message>
    <message>
        <source>--state is billed, reserved, unsettled or &quot;not billed&quot;.</source>
        <translation>--state est billed, reserved, unsettled ou «&#x202f;not billed&#x202f;».</translation>
    </message>
    <message>
        <source>No matching requests.</source>
        <translation>Aucune requête correspondante.</translation>
    </message>
    <message>
        <source>The number of the call.</source>
        <translation>Le numéro de l’appel.</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>montant</translation>
    </message>
    <message>
        <source>It cost this much, for example &quot;4.20 USD&quot;.</source>
        <translation>Elle a coûté ce montant, par exemple «&#x202f;4.20 USD&#x202f;».</translation>
    </message>
    <message>
        <source>It wasn&apos;t charged.</source>
        <translation>Elle n’a pas été facturée.</translation>
    </message>
    <message>
        <source>Take back what you recorded.</source>
        <translation>Annuler ce que vous avez noté.</translation>
    </message>
    <message>
        <source>Give the number of a call, and either what was charged, --not-charged or --undo.</source>
        <translation>Indiquez le numéro d’un appel, et soit ce qui a été facturé, soit --not-charged ou --undo.</translation>
    </message>
    <message>
        <source>Call %1 is settled.</source>
        <translation>L’appel %1 est clarifié.</translation>
    </message>
    <message>
        <source>Shows what was spent and settles what isn&apos;t known. Nothing is sent, so it works while Dailies is open. Without a command, it shows the report.</source>
        <translation>Affiche ce qui a été dépensé et clarifie ce qui n’est pas connu. Rien n’est envoyé&#x202f;; cela fonctionne donc aussi quand Dailies est ouvert. Sans commande, affiche le rapport.</translation>
    </message>
    <message>
        <source>Line %1, task %2: %3 here, %4 on the invoice</source>
        <translation>Ligne %1, tâche %2&#x202f;: %3 ici, %4 sur la facture</translation>
    </message>
    <message>
        <source>Only here: task %1, %2, %3</source>
        <translation>Ici seulement&#x202f;: tâche %1, %2, %3</translation>
    </message>
    <message>
        <source>%1 equal, %2 different, %3 only here, %4 only on the invoice</source>
        <translation>Identiques&#x202f;: %1&#x202f;; différentes&#x202f;: %2&#x202f;; ici seulement&#x202f;: %3&#x202f;; sur la facture seulement&#x202f;: %4</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 on the invoice, difference %4</source>
        <translation>%1&#x202f;: %2 ici, %3 sur la facture, écart %4</translation>
    </message>
    <message>
        <source>A CSV file with columns such as &quot;task id&quot;, &quot;date&quot;, &quot;seconds&quot;, &quot;points&quot;, &quot;amount&quot; and &quot;currency&quot;.</source>
        <translation>Un fichier CSV avec des colonnes comme «&#x202f;task id&#x202f;», «&#x202f;date&#x202f;», «&#x202f;seconds&#x202f;», «&#x202f;points&#x202f;», «&#x202f;amount&#x202f;» et «&#x202f;currency&#x202f;».</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in seconds.</source>
        <translation>Le total de la facture en secondes.</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in points.</source>
        <translation>Le total de la facture en points.</translation>
    </message>
    <message>
        <source>The invoice&apos;s total in money, for example &quot;84.20 USD&quot;.</source>
        <translation>Le total de la facture en argent, par exemple «&#x202f;84.20 USD&#x202f;».</translation>
    </message>
    <message>
        <source>Give either --invoice, or one or more of --seconds, --points and --money.</source>
        <translation>Indiquez soit --invoice, soit au moins l’un de --seconds, --points et --money.</translation>
    </message>
    <message>
        <source>Limit %1: %2</source>
        <translation>Limite %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>an account</comment>
        <translation>pour %1</translation>
    </message>
    <message>
        <source>then refuses</source>
        <translation>puis refuse</translation>
    </message>
    <message>
        <source>then asks</source>
        <translation>puis demande</translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation>utilisé&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n takes of unknown cost</source>
        <translation>
            <numerusform>%n prise au coût inconnu</numerusform>
            <numerusform>%n prises au coût inconnu</numerusform>
        </translation>
    </message>
    <message>
        <source>Give one of --takes, --seconds, --points and --money.</source>
        <translation>Indiquez l’un de --takes, --seconds, --points et --money.</translation>
    </message>
    <message>
        <source>--per is day, month, run or always.</source>
        <translation>--per est day, month, run ou always.</translation>
    </message>
    <message>
        <source>At most this many takes.</source>
        <translation>Au plus ce nombre de prises.</translation>
    </message>
    <message>
        <source>At most this many billed seconds.</source>
        <translation>Au plus ce nombre de secondes facturées.</translation>
    </message>
    <message>
        <source>At most this many points.</source>
        <translation>Au plus ce nombre de points.</translation>
    </message>
    <message>
        <source>At most this much, for example &quot;20 USD&quot;.</source>
        <translation>Au plus ce montant, par exemple «&#x202f;20 USD&#x202f;».</translation>
    </message>
    <message>
        <source>Only for this account.</source>
        <translation>Uniquement pour ce compte.</translation>
    </message>
    <message>
        <source>Refuse at the limit. Otherwise it asks.</source>
        <translation>Refuser une fois la limite atteinte. Sinon, demander.</translation>
    </message>
    <message>
        <source>Lists your limits and how much of them is used.</source>
        <translation>Liste vos limites et ce qui en est utilisé.</translation>
    </message>
    <message>
        <source>No limits yet.</source>
        <translation>Il n’y a pas encore de limite.</translation>
    </message>
    <message>
        <source>Removes a limit.</source>
        <translation>Retire une limite.</translation>
    </message>
    <message>
        <source>The number of the limit.</source>
        <translation>Le numéro de la limite.</translation>
    </message>
    <message>
        <source>Removed limit %1.</source>
        <translation>Limite %1 retirée.</translation>
    </message>
    <message>
        <source>sound %1</source>
        <translation>son %1</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>Rate %1: %2 per %3 from %4 for %5</source>
        <translation>Tarif %1&#x202f;: %2 par %3 à partir du %4 pour %5</translation>
    </message>
    <message>
        <source>--per is second, point or take.</source>
        <translation>--per est second, point ou take.</translation>
    </message>
    <message>
        <source>Adds what a second, a point or a take costs from a day on. Without a criterion, it applies to everything; the rate with the most criteria counts.</source>
        <translation>Ajoute ce que coûte une seconde, un point ou une prise à partir d’un jour donné. Sans critère, le tarif s’applique à tout&#x202f;; celui qui a le plus de critères l’emporte.</translation>
    </message>
    <message>
        <source>What the price is for.</source>
        <translation>L’unité à laquelle se rapporte le prix.</translation>
    </message>
    <message>
        <source>The price of one, for example &quot;0.10 USD&quot;.</source>
        <translation>Le prix d’une unité, par exemple «&#x202f;0.10 USD&#x202f;».</translation>
    </message>
    <message>
        <source>The first day. Default: today.</source>
        <translation>Le premier jour. Par défaut&#x202f;: aujourd’hui.</translation>
    </message>
    <message>
        <source>Only for this model.</source>
        <translation>Uniquement pour ce modèle.</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>résolution</translation>
    </message>
    <message>
        <source>Only for this resolution, such as 720P.</source>
        <translation>Uniquement pour cette résolution, par exemple 720P.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>mode</translation>
    </message>
    <message>
        <source>Only for this mode, such as pro.</source>
        <translation>Uniquement pour ce mode, par exemple pro.</translation>
    </message>
    <message>
        <source>Only with or without sound.</source>
        <translation>Uniquement avec ou sans son.</translation>
    </message>
    <message>
        <source>Where you have the price from.</source>
        <translation>D’où vient ce prix.</translation>
    </message>
    <message>
        <source>Lists your rates.</source>
        <translation>Liste vos tarifs.</translation>
    </message>
    <message>
        <source>No rates yet. Takes are unpriced.</source>
        <translation>Il n’y a pas encore de tarif. Les prises sont sans prix.</translation>
    </message>
    <message>
        <source>Removes a rate. Takes are valued without it.</source>
        <translation>Retire un tarif. Les prises sont alors évaluées sans lui.</translation>
    </message>
    <message>
        <source>The number of the rate.</source>
        <translation>Le numéro du tarif.</translation>
    </message>
    <message>
        <source>Removed rate %1.</source>
        <translation>Tarif %1 retiré.</translation>
    </message>
    <message>
        <source>Adds all rates of a CSV file, or none. Its columns are unit, price, currency and from, and optionally account, model, resolution, mode, sound and source.</source>
        <translation>Ajoute tous les tarifs d’un fichier CSV, ou aucun. Ses colonnes sont unit, price, currency et from, et au choix account, model, resolution, mode, sound et source.</translation>
    </message>
    <message>
        <source>The CSV file.</source>
        <translation>Le fichier CSV.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n rates.</source>
        <translation>
            <numerusform>%n tarif importé.</numerusform>
            <numerusform>%n tarifs importés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n prise</numerusform>
            <numerusform>%n prises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpriced</source>
        <translation>
            <numerusform>%n sans prix</numerusform>
            <numerusform>%n sans prix</numerusform>
        </translation>
    </message>
    <message>
        <source>billed %1</source>
        <translation>facturé&#x202f;: %1</translation>
    </message>
    <message>
        <source>reserved up to %1</source>
        <translation>réservé&#x202f;: au plus %1</translation>
    </message>
    <message>
        <source>unsettled up to %1</source>
        <translation>à clarifier&#x202f;: au plus %1</translation>
    </message>
    <message numerus="yes">
        <source>not billed %n takes</source>
        <translation>
            <numerusform>non facturé&#x202f;: %n prise</numerusform>
            <numerusform>non facturé&#x202f;: %n prises</numerusform>
        </translation>
    </message>
    <message>
        <source>kept %1 of %2</source>
        <translation>gardé&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 per kept second</source>
        <translation>%1 par seconde gardée</translation>
    </message>
    <message>
        <source>(no tag)</source>
        <translation>(sans étiquette)</translation>
    </message>
    <message>
        <source>Shows what was billed, reserved and not settled. A take counts as kept with four stars or more.</source>
        <translation>Affiche ce qui a été facturé, réservé et ce qui reste à clarifier. Une prise est comptée comme gardée à partir de quatre étoiles.</translation>
    </message>
    <message>
        <source>Write a table for spreadsheet programs.</source>
        <translation>Écrire un tableau pour tableurs.</translation>
    </message>
    <message>
        <source>--by is day, month, account, model or tag.</source>
        <translation>--by est day, month, account, model ou tag.</translation>
    </message>
    <message>
        <source>Nothing was sent to a paid service in this period.</source>
        <translation>Rien n’a été envoyé à un service payant pendant cette période.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n calls aren&apos;t settled. &quot;dailies-cli spend calls --state unsettled&quot; lists them.</source>
        <translation>
            <numerusform>%n appel reste à clarifier. «&#x202f;dailies-cli spend calls --state unsettled&#x202f;» l’affiche.</numerusform>
            <numerusform>%n appels restent à clarifier. «&#x202f;dailies-cli spend calls --state unsettled&#x202f;» les affiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Use --over-limit to send it anyway.</source>
        <translation>%1 --over-limit l’envoie malgré tout.</translation>
    </message>
    <message>
        <source>Send even if it goes over a spending limit that asks.</source>
        <translation>L’envoyer même si elle dépasse une limite de dépenses qui demande confirmation.</translation>
    </message>
    <message>
        <source>remove requests that were not sent</source>
        <translation>retirer des requêtes qui n’ont pas été envoyées</translation>
    </message>
    <message>
        <source>show or change when requests are sent</source>
        <translation>afficher ou changer quand les requêtes sont envoyées</translation>
    </message>
    <message>
        <source>%1 Nothing was removed.</source>
        <translation>%1 Rien n’a été retiré.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t waiting to be sent, so nothing was removed. Only the window deletes the records of other tasks.</source>
        <translation>La tâche %1 n’attend pas d’être envoyée&#x202f;; rien n’a donc été retiré. Seule la fenêtre supprime les entrées des autres tâches.</translation>
    </message>
    <message>
        <source>Removed task %1. It wasn&apos;t sent, and nothing was charged.</source>
        <translation>Tâche %1 retirée. Elle n’a pas été envoyée et rien n’a été facturé.</translation>
    </message>
    <message>
        <source>Task %1 won&apos;t be sent again. It stays in the list, because an earlier call got no response.</source>
        <translation>La tâche %1 ne sera pas renvoyée. Elle reste dans la liste, car un appel précédent est resté sans réponse.</translation>
    </message>
    <message>
        <source>Task %1 won&apos;t be sent again. It stays in the list, because an earlier call got no response and may have been charged.</source>
        <translation>La tâche %1 ne sera pas renvoyée. Elle reste dans la liste, car un appel précédent est resté sans réponse et a peut-être été facturé.</translation>
    </message>
    <message>
        <source>Removes requests that wait to be sent. Requests that were sent are never removed.</source>
        <translation>Retire des requêtes qui attendent d’être envoyées. Les requêtes envoyées ne sont jamais retirées.</translation>
    </message>
    <message>
        <source>The numbers of the tasks.</source>
        <translation>Les numéros des tâches.</translation>
    </message>
    <message>
        <source>Sending is paused.</source>
        <translation>L’envoi est en pause.</translation>
    </message>
    <message>
        <source>Sending is not paused.</source>
        <translation>L’envoi n’est pas en pause.</translation>
    </message>
    <message>
        <source>Requests are sent between %1 and %2.</source>
        <translation>Les requêtes sont envoyées entre %1 et %2.</translation>
    </message>
    <message>
        <source>Requests are sent at any time of the day.</source>
        <translation>Les requêtes sont envoyées à toute heure.</translation>
    </message>
    <message>
        <source>Sending is paused in this profile, so nothing was sent. Use &quot;dailies-cli sending --resume&quot; to resume it.</source>
        <translation>L’envoi est en pause dans ce profil&#x202f;; rien n’a donc été envoyé. «&#x202f;dailies-cli sending --resume&#x202f;» le reprend.</translation>
    </message>
    <message>
        <source>Shows and changes when requests are sent. Takes that are being generated always continue.</source>
        <translation>Affiche et change quand les requêtes sont envoyées. Les prises en cours de génération continuent toujours.</translation>
    </message>
    <message>
        <source>Send nothing until you resume.</source>
        <translation>Ne rien envoyer jusqu’à ce que vous repreniez l’envoi.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>Send only between these times of the day, local time, such as 22:00-06:00; &quot;off&quot; for any time.</source>
        <translation>N’envoyer qu’entre ces heures de la journée, heure locale, par exemple 22:00-06:00&#x202f;; «&#x202f;off&#x202f;» pour toute heure.</translation>
    </message>
    <message>
        <source>Use either --pause or --resume.</source>
        <translation>Indiquez soit --pause, soit --resume.</translation>
    </message>
    <message>
        <source>--hours must be two different times such as 22:00-06:00, or &quot;off&quot;.</source>
        <translation>--hours se compose de deux heures différentes, par exemple 22:00-06:00, ou est «&#x202f;off&#x202f;».</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <comment>sends at 22:00</comment>
        <translation>En attente&#x202f;: %1</translation>
    </message>
    <message>
        <source>Call %1, task %2, %3, %4: %5</source>
        <translation>Appel %1, tâche %2, %3, %4&#x202f;: %5</translation>
    </message>
    <message>
        <source>--at must be a time such as 22:00 or &quot;2026-11-26 22:00&quot;.</source>
        <translation>--at est une heure, par exemple 22:00 ou «&#x202f;2026-11-26 22:00&#x202f;».</translation>
    </message>
    <message>
        <source>The time of --at has passed. Nothing was sent.</source>
        <translation>L’heure de --at est passée. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>time</source>
        <translation>heure</translation>
    </message>
    <message>
        <source>Send it at this time, local time: 22:00 for the next time it is 22:00, or &quot;2026-11-26 22:00&quot;. The command waits until then.</source>
        <translation>L’envoyer à cette heure, heure locale&#x202f;: 22:00 pour la prochaine fois qu’il sera 22:00, ou «&#x202f;2026-11-26 22:00&#x202f;». La commande attend jusque-là.</translation>
    </message>
    <message>
        <source>Task %1 is on hold and wasn&apos;t sent. &quot;dailies-cli watch --send %1&quot; sends it, and &quot;dailies-cli remove %1&quot; removes it.</source>
        <translation>La tâche %1 est suspendue et n’a pas été envoyée. «&#x202f;dailies-cli watch --send %1&#x202f;» l’envoie, et «&#x202f;dailies-cli remove %1&#x202f;» la retire.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service; track them with &quot;dailies-cli watch&quot;.</source>
        <translation>Ce qui a été accepté se poursuit auprès du service&#x202f;; «&#x202f;dailies-cli watch&#x202f;» en assure le suivi.</translation>
    </message>
    <message>
        <source>%1 works. The test file of 1 kB stays there, because a command can&apos;t delete files.</source>
        <translation>%1 fonctionne. Le fichier de test de 1&#xa0;ko y reste, car une commande ne peut pas supprimer de fichiers.</translation>
    </message>
    <message>
        <source>Uploads 1 kB to an upload place, fetches it through its link and deletes it. What a command uploaded stays.</source>
        <translation>Met 1&#xa0;ko en ligne dans un emplacement, le récupère par son lien et le supprime. Ce qu’une commande a mis en ligne y reste.</translation>
    </message>
    <message>
        <source>Links to them work until they expire.</source>
        <translation>Les liens vers eux fonctionnent jusqu’à leur expiration.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests that wait to be sent will use another upload place, or need one.</source>
        <translation>
            <numerusform>%n requête qui attend d’être envoyée utilisera un autre emplacement de mise en ligne, ou en aura besoin.</numerusform>
            <numerusform>%n requêtes qui attendent d’être envoyées utiliseront un autre emplacement de mise en ligne, ou en auront besoin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t waiting to be sent.</source>
        <translation>La tâche %1 n’attend pas d’être envoyée.</translation>
    </message>
    <message>
        <source>Tracks every unfinished task of the profile until all have finished. Nothing is sent twice; requests not sent yet need --send-waiting or --send, unless they have a time at which to send them.</source>
        <translation>Suit toutes les tâches inachevées du profil jusqu’à leur fin. Rien n’est envoyé deux fois&#x202f;; les requêtes pas encore envoyées nécessitent --send-waiting ou --send, sauf si une heure d’envoi leur est attribuée.</translation>
    </message>
    <message>
        <source>Also send the waiting task with this number, even if it is on hold. The service may charge for it.</source>
        <translation>Envoyer aussi la tâche en attente portant ce numéro, même si elle est suspendue. Le service peut la facturer.</translation>
    </message>
    <message>
        <source>Only deleted takes, or none of them.</source>
        <translation>Uniquement les prises supprimées, ou aucune d’elles.</translation>
    </message>
    <message>
        <source>--%1 is &quot;yes&quot; or &quot;no&quot;.</source>
        <translation>--%1 est «&#x202f;yes&#x202f;» ou «&#x202f;no&#x202f;».</translation>
    </message>
    <message>
        <source>Dailies doesn&apos;t know the model %1. Give its family with --family A or --family B.</source>
        <translation>Dailies ne connaît pas le modèle %1. Indiquez sa famille avec --family A ou --family B.</translation>
    </message>
    <message>
        <source>A JSON file that describes a model by code, family, generation and apiTypes. Can be repeated.</source>
        <translation>Un fichier JSON qui décrit un modèle par code, family, generation et apiTypes&#x202f;; peut être indiqué plusieurs fois.</translation>
    </message>
    <message>
        <source>Task %1 got no response. If it is the same task, it counts twice: &quot;dailies-cli spend calls --state unsettled&quot; shows how to settle its call, and &quot;dailies-cli decide %1 --dismiss&quot; closes the question. Next time, use &quot;dailies-cli decide %1 --created ID&quot;.</source>
        <translation>La tâche %1 est restée sans réponse. Si c’est la même tâche, elle compte deux fois&#x202f;: «&#x202f;dailies-cli spend calls --state unsettled&#x202f;» montre comment clarifier son appel, et «&#x202f;dailies-cli decide %1 --dismiss&#x202f;» clôt la question. La prochaine fois, utilisez «&#x202f;dailies-cli decide %1 --created ID&#x202f;».</translation>
    </message>
    <message>
        <source>The request can be sent with %1.</source>
        <comment>options</comment>
        <translation>La requête peut être envoyée avec %1.</translation>
    </message>
    <message>
        <source>Task %1 needs no decision: only a task with no response does. Nothing was changed.</source>
        <translation>La tâche %1 ne demande pas de décision&#x202f;: seule une tâche sans réponse en demande une. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Task %1 is dismissed. It stays in the list, and you can still decide about it.</source>
        <translation>La tâche %1 est ignorée. Elle reste dans la liste, et vous pouvez encore décider.</translation>
    </message>
    <message>
        <source>The number of the task.</source>
        <translation>Le numéro de la tâche.</translation>
    </message>
    <message>
        <source>Send the request once more, and track it until it finishes. If the first one went through, the service may charge for both.</source>
        <translation>Envoyer la requête encore une fois et la suivre jusqu’à la fin. Si la première est passée, le service peut facturer les deux.</translation>
    </message>
    <message>
        <source>No decision is needed any more.</source>
        <translation>Plus aucune décision n’est nécessaire.</translation>
    </message>
    <message>
        <source>Give one of --created, --generate-again and --dismiss.</source>
        <translation>Indiquez l’une des options --created, --generate-again et --dismiss.</translation>
    </message>
    <message>
        <source>The account of task %1 was removed. Nothing was changed.</source>
        <translation>Le compte de la tâche %1 a été supprimé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>decide about a task that got no response</source>
        <translation>décider d’une tâche restée sans réponse</translation>
    </message>
    <message>
        <source>--takes must be a whole number.</source>
        <translation>--takes doit être un nombre entier.</translation>
    </message>
    <message>
        <source>On hold: task %1. &quot;dailies-cli watch --send NUMBER&quot; sends one, and &quot;dailies-cli remove NUMBER&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>Suspendue&#x202f;: tâche %1. «&#x202f;dailies-cli watch --send NUMÉRO&#x202f;» en envoie une, et «&#x202f;dailies-cli remove NUMÉRO&#x202f;» la retire.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t sent again without you. Decide about it with &quot;dailies-cli decide %1&quot;.</source>
        <translation>La tâche %1 n’est pas renvoyée sans vous. Décidez avec «&#x202f;dailies-cli decide %1&#x202f;».</translation>
    </message>
    <message>
        <source>There is no state &quot;%1&quot;. Use one of %2.</source>
        <translation>Il n’y a pas d’état «&#x202f;%1&#x202f;». Utilisez l’un de ceux-ci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time. Decide about that task with decide, or use --again to send another one.</source>
        <translation>%1 Rien n’a été envoyé cette fois. Décidez pour cette tâche avec «&#x202f;decide&#x202f;», ou utilisez --again pour en envoyer une autre.</translation>
    </message>
    <message>
        <source>Send even if the same request was sent less than 10 seconds ago, or has no response yet.</source>
        <translation>Envoyer même si la même requête a été envoyée il y a moins de 10 secondes ou n’a pas encore de réponse.</translation>
    </message>
    <message>
        <source>Task %1: The clip can&apos;t be played. Downloading it once more.</source>
        <translation>Tâche %1&#x202f;: le clip ne peut pas être lu. Il est téléchargé encore une fois.</translation>
    </message>
    <message>
        <source>No task needs a decision.</source>
        <translation>Aucune tâche n’attend de décision.</translation>
    </message>
    <message>
        <source>Look at the service&apos;s own list of tasks, then use one of these:
  dailies-cli decide TASK --created ID      the task is in the list, with this ID
  dailies-cli decide TASK --generate-again  it isn&apos;t; if it was created, you may pay for both
  dailies-cli decide TASK --dismiss         no decision is needed any more</source>
        <translation>Consultez la liste des tâches du service, puis utilisez l’une de ces commandes&#x202f;:
  dailies-cli decide TÂCHE --created ID      la tâche est dans la liste, avec cet identifiant
  dailies-cli decide TÂCHE --generate-again  elle n’y est pas&#x202f;; si elle a été créée, vous paierez peut-être les deux
  dailies-cli decide TÂCHE --dismiss         plus aucune décision n’est nécessaire</translation>
    </message>
    <message>
        <source>The service has a clip for the ID of task %1, so the ID can&apos;t be changed any more. To track another ID, use &quot;dailies-cli adopt&quot;.</source>
        <translation>Le service a un clip pour l’identifiant de la tâche %1&#x202f;; l’identifiant ne peut donc plus être modifié. Pour suivre un autre identifiant, utilisez «&#x202f;dailies-cli adopt&#x202f;».</translation>
    </message>
    <message>
        <source>Decides about a task that got no response. Nobody can tell whether the service accepted it, so look at the service&apos;s own list of tasks first. Without a choice, shows the tasks that need a decision.</source>
        <translation>Décide d’une tâche restée sans réponse. Personne ne peut dire si le service l’a acceptée&#x202f;: consultez d’abord la liste des tâches du service. Sans choix, affiche les tâches qui attendent une décision.</translation>
    </message>
    <message>
        <source>The service created the task with this ID: track it until it finishes, and save its clip. Replaces a wrong ID that you gave before, as long as the service has given no clip for it.</source>
        <translation>Le service a créé la tâche avec cet identifiant&#x202f;: la suivre jusqu’à la fin et enregistrer son clip. Remplace un identifiant erroné donné auparavant, tant que le service n’a fourni aucun clip pour lui.</translation>
    </message>
    <message>
        <source>Exit status: 0 success; 1 a task failed or is not finished; 2 usage error; 3 not sent: the request has errors, goes over a
limit or needs to be confirmed, or sending is paused; 4 rejected by the service, or service unreachable; 5 no response;
6 keychain, profile or disk not usable; 128 plus the signal number when interrupted.</source>
        <translation>Code de sortie&#x202f;: 0 succès&#x202f;; 1 une tâche a échoué ou n’est pas terminée&#x202f;; 2 erreur d’utilisation&#x202f;; 3 non envoyée&#x202f;: la requête comporte des erreurs,
dépasse une limite ou doit être confirmée, ou l’envoi est en pause&#x202f;; 4 refusée par le service, ou service injoignable&#x202f;; 5 sans réponse&#x202f;;
6 trousseau, profil ou disque inutilisable&#x202f;; 128 plus le numéro du signal en cas d’interruption.</translation>
    </message>
    <message>
        <source>the service reported “%1”, which isn&apos;t counted</source>
        <translation>le service a indiqué «&#x202f;%1&#x202f;», qui n’est pas compté</translation>
    </message>
    <message>
        <source>%1. &quot;dailies-cli watch --send %2&quot; sends it anyway.</source>
        <comment>waits until 22:00 (sending hours)</comment>
        <translation>%1. «&#x202f;dailies-cli watch --send %2&#x202f;» l’envoie malgré tout.</translation>
    </message>
    <message>
        <source>The response contains what may be its ID: %1</source>
        <translation>La réponse contient ce qui peut être son identifiant&#x202f;: %1</translation>
    </message>
    <message>
        <source>limit %1 (%2)</source>
        <translation>limite %1 (%2)</translation>
    </message>
    <message>
        <source>rate %1 (%2)</source>
        <translation>tarif %1 (%2)</translation>
    </message>
    <message>
        <source>For this account only: %1. They apply again if you add an account with the same name and base URL.</source>
        <comment>limits and rates</comment>
        <translation>Pour ce compte seulement&#x202f;: %1. Ils s’appliquent de nouveau si vous ajoutez un compte avec le même nom et la même adresse de base.</translation>
    </message>
    <message>
        <source>up to %1, because the service chooses what the request leaves out</source>
        <translation>jusqu’à %1, car le service choisit ce que la requête ne précise pas</translation>
    </message>
    <message>
        <source>Secret:</source>
        <translation>Secret&#x202f;:</translation>
    </message>
    <message>
        <source>The secret is empty.</source>
        <translation>Le secret est vide.</translation>
    </message>
    <message>
        <source>The file %1 is sent.</source>
        <translation>Le fichier %1 est envoyé.</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>Connus&#x202f;: %1.</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;.</source>
        <translation>Il n’y a pas de modèle «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>--from is a later day than --to.</source>
        <translation>--from est postérieur à --to.</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>$0.10 per second</comment>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>You stopped tracking this task, and the service may charge it. &quot;dailies-cli adopt&quot; with its ID gets the figure, or enter it from your invoice.</source>
        <translation>Vous ne suivez plus cette tâche, et le service peut la facturer. «&#x202f;dailies-cli adopt&#x202f;» avec son identifiant obtient le chiffre&#x202f;; ou saisissez-le d’après votre facture.</translation>
    </message>
    <message>
        <source>Records what a request cost: one whose cost the service didn&apos;t report, or one that your invoice charges differently, such as after a refund. &quot;spend calls&quot; shows the numbers of the calls.</source>
        <translation>Note ce qu’a coûté une requête&#x202f;: une dont le service n’a pas indiqué le coût, ou une que votre facture compte autrement, par exemple après un remboursement. «&#x202f;spend calls&#x202f;» affiche les numéros des appels.</translation>
    </message>
    <message>
        <source>Credit on the invoice: line %1</source>
        <translation>Avoir sur la facture&#x202f;: ligne %1</translation>
    </message>
    <message>
        <source>Only on the invoice: line %1</source>
        <translation>Sur la facture seulement&#x202f;: ligne %1</translation>
    </message>
    <message>
        <source>(the same ID as line %1)</source>
        <translation>(même identifiant que la ligne %1)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be counted</source>
        <translation>%1 ne peut pas être compté</translation>
    </message>
    <message>
        <source>From %1 on it replaces rate %2 (%3), which has the same criteria.</source>
        <translation>À partir du %1, il remplace le tarif %2 (%3), qui a les mêmes critères.</translation>
    </message>
    <message numerus="yes">
        <source>%n rates of the file were there already.</source>
        <translation>
            <numerusform>%n tarif du fichier existait déjà.</numerusform>
            <numerusform>%n tarifs du fichier existaient déjà.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 per kept second, %n takes without a rate left out</source>
        <translation>
            <numerusform>%1 par seconde gardée, %n prise sans tarif non comptée</numerusform>
            <numerusform>%1 par seconde gardée, %n prises sans tarif non comptées</numerusform>
        </translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gave no new one. &quot;dailies-cli adopt&quot; with its ID asks for one again.</source>
        <translation>Le lien vers le clip a expiré et le service n’en a pas donné de nouveau. «&#x202f;dailies-cli adopt&#x202f;» avec son identifiant en redemande un.</translation>
    </message>
    <message>
        <source>The link refuses HEAD requests, which a few services need.</source>
        <translation>Le lien refuse les requêtes HEAD, dont quelques services ont besoin.</translation>
    </message>
    <message>
        <source>Uploads a file and prints its link. The same content with the same extension is uploaded only once, except by a command, which runs each time.</source>
        <translation>Met un fichier en ligne et affiche son lien. Le même contenu avec la même extension n’est mis en ligne qu’une fois, sauf par une commande, qui s’exécute à chaque fois.</translation>
    </message>
    <message>
        <source>--link-hours must be 1 to %1.</source>
        <translation>--link-hours doit être compris entre 1 et %1.</translation>
    </message>
    <message>
        <source>Sending is paused in this profile. Not sent: task %1. Use &quot;dailies-cli sending --resume&quot; to resume it.</source>
        <comment>one or several numbers</comment>
        <translation>L’envoi est en pause dans ce profil. Non envoyée&#x202f;: tâche %1. «&#x202f;dailies-cli sending --resume&#x202f;» le reprend.</translation>
    </message>
    <message>
        <source>The task ID is too long, or contains a line break or another character that no ID has.</source>
        <translation>L’identifiant de la tâche est trop long, ou contient un saut de ligne ou un autre caractère qu’aucun identifiant ne contient.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the output: %1.</source>
        <translation>Impossible d’écrire la sortie&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Mot de passe&#x202f;:</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Le fichier %1 n’existe pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks got no response and need a decision. &quot;dailies-cli decide&quot; shows them.</source>
        <translation>
            <numerusform>%n tâche est restée sans réponse et demande une décision. «&#x202f;dailies-cli decide&#x202f;» l’affiche.</numerusform>
            <numerusform>%n tâches sont restées sans réponse et demandent une décision. «&#x202f;dailies-cli decide&#x202f;» les affiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --generate-again: send even if it goes over a spending limit that asks.</source>
        <translation>Avec --generate-again&#x202f;: envoyer même si cela dépasse une limite de dépenses qui demande confirmation.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>an amount of money</comment>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>not billed</source>
        <comment>a take</comment>
        <translation>non facturé</translation>
    </message>
    <message>
        <source>%1, unsettled</source>
        <comment>a quantity</comment>
        <translation>%1, à clarifier</translation>
    </message>
    <message>
        <source>Line %1, task %2: %3 here, %4 on the invoice, which can&apos;t be compared</source>
        <translation>Ligne %1, tâche %2&#x202f;: %3 ici, %4 sur la facture, impossible à comparer</translation>
    </message>
    <message numerus="yes">
        <source>%n lines can&apos;t be compared: they have no figure that their take has.</source>
        <translation>
            <numerusform>%n ligne ne peut pas être comparée&#x202f;: elle n’a aucun chiffre que sa prise possède.</numerusform>
            <numerusform>%n lignes ne peuvent pas être comparées&#x202f;: elles n’ont aucun chiffre que leur prise possède.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The money of %n takes isn&apos;t compared, because they have no rate.</source>
        <translation>
            <numerusform>Le montant de %n prise n’est pas comparé, faute de tarif.</numerusform>
            <numerusform>Les montants de %n prises ne sont pas comparés, faute de tarif.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because they were billed in another unit.</source>
        <translation>
            <numerusform>La quantité de %n prise n’est pas comparée, car elle a été facturée dans une autre unité.</numerusform>
            <numerusform>Les quantités de %n prises ne sont pas comparées, car elles ont été facturées dans une autre unité.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared, because their names aren&apos;t known: the columns &quot;%1&quot;. Call the one with the money &quot;amount&quot;.</source>
        <translation>Non comparées, car leurs noms sont inconnus&#x202f;: les colonnes «&#x202f;%1&#x202f;». Nommez «&#x202f;amount&#x202f;» celle du montant.</translation>
    </message>
    <message>
        <source>Compares what was billed with an invoice: its totals, or a CSV file with one line for each take. Ends with status 1 if they differ, or if something can&apos;t be compared.</source>
        <translation>Compare ce qui a été facturé à une facture&#x202f;: ses totaux, ou un fichier CSV avec une ligne par prise. Se termine avec le statut 1 en cas de différence ou si quelque chose ne peut pas être comparé.</translation>
    </message>
    <message>
        <source>Files kept: %1 (%2), because requests at the service may still fetch them. --force deletes them, too.</source>
        <translation>Fichiers conservés&#x202f;: %1 (%2), car des requêtes auprès du service peuvent encore les récupérer. --force les supprime aussi.</translation>
    </message>
    <message>
        <source>%1 Files not deleted: %2.</source>
        <translation>%1 Fichiers non supprimés&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Delete the files, except those that requests at the service may still fetch.</source>
        <translation>Supprimer les fichiers, sauf ceux que des requêtes auprès du service peuvent encore récupérer.</translation>
    </message>
    <message>
        <source>With --delete: delete those, too.</source>
        <translation>Avec --delete&#x202f;: supprimer aussi ceux-là.</translation>
    </message>
    <message>
        <source>%1 COMMAND --help shows the options of a command.</source>
        <translation>%1 COMMANDE --help affiche les options d’une commande.</translation>
    </message>
    <message>
        <source>no price, because the rates that may apply are in several currencies</source>
        <translation>sans prix, car les tarifs possibles sont dans plusieurs devises</translation>
    </message>
    <message>
        <source>--%1 must be an amount with at most six decimal places and its currency, such as &quot;4.20 USD&quot;.</source>
        <translation>--%1 est un montant d’au plus six décimales avec sa devise, par exemple «&#x202f;4.20 USD&#x202f;».</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cost in practice mode</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>planned</source>
        <comment>state of a cost</comment>
        <translation>prévu</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>state of a cost</comment>
        <translation>réservé</translation>
    </message>
    <message>
        <source>billed</source>
        <comment>state of a cost</comment>
        <translation>facturé</translation>
    </message>
    <message>
        <source>not billed</source>
        <comment>state of a cost</comment>
        <translation>non facturé</translation>
    </message>
    <message>
        <source>unsettled</source>
        <comment>state of a cost</comment>
        <translation>à clarifier</translation>
    </message>
    <message numerus="yes">
        <source>with %n earlier calls, see &quot;dailies-cli spend calls&quot;</source>
        <translation>
            <numerusform>avec %n appel antérieur, voir «&#x202f;dailies-cli spend calls&#x202f;»</numerusform>
            <numerusform>avec %n appels antérieurs, voir «&#x202f;dailies-cli spend calls&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 here, not compared, because the invoice&apos;s total is in %3</source>
        <translation>%1&#x202f;: %2 ici, non comparé, car le total de la facture est en %3</translation>
    </message>
    <message>
        <source>Line %1 is a total and wasn&apos;t compared.</source>
        <translation>La ligne %1 est un total et n’a pas été comparée.</translation>
    </message>
    <message>
        <source>Use &quot;dailies-cli watch --send %1 --over-limit&quot; to send it anyway.</source>
        <translation>Utilisez «&#x202f;dailies-cli watch --send %1 --over-limit&#x202f;» pour l’envoyer quand même.</translation>
    </message>
    <message>
        <source>With --send or --send-waiting: send even if it goes over a spending limit that asks.</source>
        <translation>Avec --send ou --send-waiting&#x202f;: envoyer même si une limite de dépenses qui demande confirmation est dépassée.</translation>
    </message>
    <message>
        <source>Only takes that need attention, or none of them.</source>
        <translation>Uniquement les prises à traiter, ou aucune d’elles.</translation>
    </message>
    <message>
        <source>The request&apos;s family: A or B. Default: that of the account&apos;s models.</source>
        <translation>La famille de la requête&#x202f;: A ou B. Par défaut&#x202f;: celle des modèles du compte.</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 on the invoice: equal, because the invoice is rounded</source>
        <translation>%1&#x202f;: %2 ici, %3 sur la facture&#x202f;: égal, car la facture est arrondie</translation>
    </message>
    <message>
        <source>in the Trash</source>
        <translation>à la corbeille</translation>
    </message>
    <message numerus="yes">
        <source>%n at the highest possible rate</source>
        <translation>
            <numerusform>%n au tarif le plus élevé possible</numerusform>
            <numerusform>%n au tarif le plus élevé possible</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing was charged</source>
        <translation>rien n’a été facturé</translation>
    </message>
    <message>
        <source>No response yet: task %1, which may be charged. &quot;dailies-cli decide&quot; shows it.</source>
        <comment>one or several numbers</comment>
        <translation>Pas encore de réponse&#x202f;: tâche %1, qui sera peut-être facturée. «&#x202f;dailies-cli decide&#x202f;» l’affiche.</translation>
    </message>
    <message>
        <source>Give a name of 1 to %1 characters.</source>
        <translation>Indiquez un nom de 1 à %1 caractères.</translation>
    </message>
    <message>
        <source>Removed task %1. The service didn&apos;t accept it, and it won&apos;t be sent again.</source>
        <translation>Tâche %1 retirée. Le service ne l’a pas acceptée et elle ne sera pas renvoyée.</translation>
    </message>
    <message>
        <source>Adds a spending limit for the window and the command line. Billed, reserved and unsettled amounts count. Running tasks are never stopped.</source>
        <translation>Ajoute une limite de dépenses pour la fenêtre et la ligne de commande. Les montants facturés, réservés et à clarifier comptent. Les tâches en cours ne sont jamais arrêtées.</translation>
    </message>
    <message>
        <source>The upload place for local files that need a link. Default: the one that is in use.</source>
        <translation>L’emplacement de mise en ligne pour les fichiers locaux qui nécessitent un lien. Par défaut&#x202f;: celui qui est utilisé.</translation>
    </message>
    <message>
        <source>The period. &quot;run&quot; is one press of Generate or one submit.</source>
        <translation>La période. «&#x202f;run&#x202f;» est un clic sur «&#x202f;Générer&#x202f;» ou une commande «&#x202f;submit&#x202f;».</translation>
    </message>
    <message>
        <source>The upload place. Default: the one that is in use.</source>
        <translation>L’emplacement de mise en ligne. Par défaut&#x202f;: celui qui est utilisé.</translation>
    </message>
    <message>
        <source>Only files uploaded at least this many days ago.</source>
        <translation>Uniquement les fichiers mis en ligne il y a au moins ce nombre de jours.</translation>
    </message>
    <message>
        <source>How long presigned links are valid, 1 to 168 hours; in requests at least 24. Default: 48.</source>
        <translation>Durée de validité des liens présignés, de 1 à 168 heures&#x202f;; au moins 24 dans les requêtes. Par défaut&#x202f;: 48.</translation>
    </message>
    <message>
        <source>The upload place for files of requests that are sent. Default: the one that is in use.</source>
        <translation>L’emplacement de mise en ligne pour les fichiers des requêtes envoyées. Par défaut&#x202f;: celui qui est utilisé.</translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, based on %n earlier takes like this, %2</source>
        <translation>
            <numerusform>Estimation&#x202f;: environ %1, d’après %n prise précédente de ce genre, %2</numerusform>
            <numerusform>Estimation&#x202f;: environ %1, d’après %n prises précédentes de ce genre, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimate: about %1, at most %2, based on %n earlier takes like this, %3</source>
        <translation>
            <numerusform>Estimation&#x202f;: environ %1, au plus %2, d’après %n prise précédente de ce genre, %3</numerusform>
            <numerusform>Estimation&#x202f;: environ %1, au plus %2, d’après %n prises précédentes de ce genre, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume sending.</source>
        <translation>Reprendre l’envoi.</translation>
    </message>
    <message>
        <source>The service charged this many seconds.</source>
        <translation>Le service a facturé ce nombre de secondes.</translation>
    </message>
    <message>
        <source>The service charged this many points.</source>
        <translation>Le service a facturé ce nombre de points.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsettled calls aren&apos;t included.</source>
        <translation>
            <numerusform>%n appel à clarifier n’est pas compté.</numerusform>
            <numerusform>%n appels à clarifier ne sont pas comptés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds, lists or removes spending limits.</source>
        <translation>Ajoute, liste ou retire des limites de dépenses.</translation>
    </message>
    <message>
        <source>Adds, lists, removes or imports rates.</source>
        <translation>Ajoute, liste, retire ou importe des tarifs.</translation>
    </message>
    <message>
        <source>How to group the report. Default: day.</source>
        <translation>Comment regrouper le rapport. Par défaut&#x202f;: day.</translation>
    </message>
    <message>
        <source>Waiting to be sent again: task %1. &quot;dailies-cli watch --send-waiting&quot; sends the waiting requests, and &quot;dailies-cli remove&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>En attente d’un nouvel envoi&#x202f;: tâche %1. «&#x202f;dailies-cli watch --send-waiting&#x202f;» envoie les requêtes en attente, et «&#x202f;dailies-cli remove&#x202f;» la retire.</translation>
    </message>
    <message>
        <source>Not sent: task %1. &quot;dailies-cli watch --send-waiting&quot; sends the waiting requests, and &quot;dailies-cli remove&quot; removes it.</source>
        <comment>one or several numbers</comment>
        <translation>Non envoyée&#x202f;: tâche %1. «&#x202f;dailies-cli watch --send-waiting&#x202f;» envoie les requêtes en attente, et «&#x202f;dailies-cli remove&#x202f;» la retire.</translation>
    </message>
    <message>
        <source>Also send requests left unsent by an earlier call, such as after a failed upload. Requests that you put on hold, and those that need your decision, aren&apos;t sent. The service may charge for each one.</source>
        <translation>Envoyer aussi les requêtes qu’un appel précédent n’a pas envoyées, par exemple après l’échec d’une mise en ligne. Celles que vous avez suspendues, ou qui demandent votre décision, ne sont pas envoyées. Le service peut facturer chacune.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of this account are no longer tracked, and their clips may be lost. To track them again, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>
            <numerusform>%n tâche inachevée de ce compte n’est plus suivie, et son clip peut être perdu. Pour la suivre de nouveau, ajoutez un compte avec le même nom et la même adresse de base, puis utilisez «&#x202f;dailies-cli watch&#x202f;».</numerusform>
            <numerusform>%n tâches inachevées de ce compte ne sont plus suivies, et leurs clips peuvent être perdus. Pour les suivre de nouveau, ajoutez un compte avec le même nom et la même adresse de base, puis utilisez «&#x202f;dailies-cli watch&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was sent.</source>
        <translation>Arrêté. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Task %1 is still sent at its time if Dailies is running then. &quot;dailies-cli watch --send %1&quot; sends it now, and &quot;dailies-cli remove %1&quot; removes it.</source>
        <translation>La tâche %1 sera tout de même envoyée à l’heure prévue si Dailies est alors ouvert. «&#x202f;dailies-cli watch --send %1&#x202f;» l’envoie maintenant, et «&#x202f;dailies-cli remove %1&#x202f;» la retire.</translation>
    </message>
    <message>
        <source>Give either --json or --%1, not both.</source>
        <translation>Indiquez --json ou --%1, mais pas les deux.</translation>
    </message>
    <message>
        <source>Family A&apos;s model generation. Default: that of the account&apos;s models, or 3.0.</source>
        <translation>La génération de modèle de la famille A&#x202f;; par défaut, celle des modèles du compte, sinon 3.0.</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Compte&#x202f;: %1</translation>
    </message>
    <message>
        <source>--sound is on or off.</source>
        <translation>--sound est on ou off.</translation>
    </message>
    <message>
        <source>To use a key without the keychain, set DAILIES_API_KEY and add --account.</source>
        <translation>Pour utiliser une clé sans le trousseau, définissez DAILIES_API_KEY et ajoutez --account.</translation>
    </message>
    <message>
        <source>Tasks that got no response: %1. If it is the same task as one of them, it counts twice: &quot;dailies-cli spend calls --state unsettled&quot; shows how to settle the call, and &quot;dailies-cli decide NUMBER --dismiss&quot; closes the question. Next time, use &quot;dailies-cli decide NUMBER --created ID&quot;.</source>
        <comment>two or more numbers</comment>
        <translation>Tâches restées sans réponse&#x202f;: %1. Si c’est la même tâche que l’une d’elles, elle compte deux fois&#x202f;: «&#x202f;dailies-cli spend calls --state unsettled&#x202f;» montre comment clarifier l’appel, et «&#x202f;dailies-cli decide NUMÉRO --dismiss&#x202f;» clôt la question. La prochaine fois, utilisez «&#x202f;dailies-cli decide NUMÉRO --created ID&#x202f;».</translation>
    </message>
    <message>
        <source>Once the disk can be written, &quot;dailies-cli watch&quot; continues. Nothing is sent twice.</source>
        <translation>Dès que le disque est de nouveau accessible en écriture, «&#x202f;dailies-cli watch&#x202f;» continue. Rien n’est envoyé deux fois.</translation>
    </message>
    <message>
        <source>The request contains the API key of DAILIES_API_KEY. Remove the key from the request.</source>
        <translation>La requête contient la clé d’API de DAILIES_API_KEY. Retirez la clé de la requête.</translation>
    </message>
    <message>
        <source>%1, by the link of task %2</source>
        <translation>%1, par le lien de la tâche %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a number.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1 dépasse %2.</translation>
    </message>
    <message>
        <source>Your entry for call %1 was removed.</source>
        <translation>Votre saisie pour l’appel %1 a été retirée.</translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %n takes isn&apos;t compared, because it isn&apos;t known.</source>
        <translation>
            <numerusform>La quantité de %n prise n’est pas comparée, car elle est inconnue.</numerusform>
            <numerusform>La quantité de %n prises n’est pas comparée, car elle est inconnue.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retrying automatically.</source>
        <translation>Nouvelle tentative automatique.</translation>
    </message>
    <message>
        <source>Accepted tasks keep running at the service. To track them, add an account with the same name and base URL, then use &quot;dailies-cli watch&quot;.</source>
        <translation>Ce qui a été accepté se poursuit auprès du service. Pour en assurer le suivi, ajoutez un compte avec le même nom et la même adresse de base, puis utilisez «&#x202f;dailies-cli watch&#x202f;».</translation>
    </message>
    <message>
        <source>Not downloaded yet: task %1. Run &quot;dailies-cli watch&quot; before its link expires.</source>
        <comment>one or several numbers</comment>
        <translation>Pas encore téléchargé&#x202f;: tâche %1. Lancez «&#x202f;dailies-cli watch&#x202f;» avant l’expiration du lien.</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>tâche %1</translation>
    </message>
    <message>
        <source>tasks %1</source>
        <comment>several numbers</comment>
        <translation>tâches %1</translation>
    </message>
    <message>
        <source>kept: task %1 may still need it</source>
        <comment>one or several numbers</comment>
        <translation>conservé&#x202f;: la tâche %1 peut encore en avoir besoin</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipBar</name>
    <message>
        <source>Drag the clip into another program</source>
        <translation>Faire glisser le clip vers un autre programme</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipController</name>
    <message>
        <source>Copying clips: %1 of %2</source>
        <translation>Copie des clips&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>None of these takes has a clip yet.</source>
        <translation>Aucune de ces prises n’a encore de clip.</translation>
    </message>
    <message>
        <source>Save clip as</source>
        <translation>Enregistrer le clip sous</translation>
    </message>
    <message>
        <source>Clips (*.%1)</source>
        <translation>Clips (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n clips in a folder</source>
        <translation>
            <numerusform>Enregistrer %n clip dans un dossier</numerusform>
            <numerusform>Enregistrer %n clips dans un dossier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>Copie de %n clip…</numerusform>
            <numerusform>Copie de %n clips…</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>Rien n’a été copié.</translation>
    </message>
    <message>
        <source>This clip is no longer on disk: %1.</source>
        <translation>Ce clip n’est plus sur le disque&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips are no longer on disk, including %1.</source>
        <translation>
            <numerusform>%n clip n’est plus sur le disque&#x202f;: %1.</numerusform>
            <numerusform>%n clips ne sont plus sur le disque, par exemple %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more weren&apos;t copied.</source>
        <translation>
            <numerusform>%n autre n’a pas été copié non plus.</numerusform>
            <numerusform>%n autres n’ont pas été copiés non plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message numerus="yes">
        <source>%n clips copied.</source>
        <translation>
            <numerusform>%n clip a été copié.</numerusform>
            <numerusform>%n clips ont été copiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 is in the Trash. Restore brings it back with its clip.</source>
        <translation>La prise %1 est dans la corbeille. «&#x202f;Restaurer&#x202f;» la ramène avec son clip.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipCopy</name>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>no free file name in the folder</source>
        <translation>le dossier n’accepte aucun nouveau nom</translation>
    </message>
    <message>
        <source>Couldn&apos;t copy %1: %2.</source>
        <translation>%1 n’a pas été copié&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Couldn&apos;t copy %1: it no longer exists.</source>
        <translation>%1 n’a pas été copié&#x202f;: il n’existe plus.</translation>
    </message>
    <message>
        <source>it&apos;s the clip itself</source>
        <translation>c’est le clip lui-même</translation>
    </message>
    <message>
        <source>%1 needed, %2 free on the disk</source>
        <translation>il nécessite %1, et il reste %2 sur le disque</translation>
    </message>
    <message>
        <source>it couldn&apos;t be read completely</source>
        <translation>il n’a pas pu être lu jusqu’à la fin</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipExtract</name>
    <message>
        <source>The range is empty: it ends before it begins.</source>
        <translation>La plage est vide&#x202f;: elle se termine avant de commencer.</translation>
    </message>
    <message>
        <source>That is the clip itself. Choose another name.</source>
        <translation>C’est le clip lui-même. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Stopped. No file was made.</source>
        <translation>Arrêté. Aucun fichier n’a été créé.</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2.</source>
        <translation>Impossible d’écrire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>a file of this name is there already</source>
        <translation>un fichier de ce nom s’y trouve déjà</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>The sound track has ended before this range. No file was made.</source>
        <translation>La piste sonore se termine avant cette plage. Aucun fichier n’a été créé.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipMaker</name>
    <message>
        <source>A sample clip can&apos;t be %1 × %2 pixels.</source>
        <translation>Un clip d’entraînement ne peut pas mesurer %1 × %2 pixels.</translation>
    </message>
    <message>
        <source>A sample clip can&apos;t be %1 s long.</source>
        <translation>Un clip d’entraînement ne peut pas durer %1&#xa0;s.</translation>
    </message>
    <message>
        <source>A sample clip can&apos;t have %1 frames per second.</source>
        <translation>Un clip d’entraînement ne peut pas afficher %1 images par seconde.</translation>
    </message>
    <message>
        <source>Sample clips need Qt&apos;s text rendering.</source>
        <translation>Les clips d’entraînement nécessitent le composant de Qt qui dessine le texte.</translation>
    </message>
    <message>
        <source>Stopped making the sample clip.</source>
        <translation>Le clip d’entraînement a été arrêté.</translation>
    </message>
    <message>
        <source>Can&apos;t write the sample clip %1: %2.</source>
        <translation>Impossible d’écrire le clip d’entraînement %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipPatternEdit</name>
    <message>
        <source>A red kite climbs over the evening hill</source>
        <translation>Un cerf-volant rouge s’élève au-dessus de la colline du soir</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>Type de requête</translation>
    </message>
    <message>
        <source>All clips would have the same name.</source>
        <translation>Tous les clips auraient le même nom.</translation>
    </message>
    <message>
        <source>Start of the prompt</source>
        <translation>Début du prompt</translation>
    </message>
    <message>
        <source>Task number</source>
        <translation>Numéro de la tâche</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Par exemple&#x202f;: %1</translation>
    </message>
    <message>
        <source>Not recognised and kept as text: %1. Insert lists what you can use.</source>
        <comment>{title}</comment>
        <translation>Non reconnu et gardé comme texte&#x202f;: %1. «&#x202f;Insérer&#x202f;» montre ce qui est possible.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipText</name>
    <message>
        <source>AI generated</source>
        <translation>Généré par IA</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>image %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Dailies::CodesEdit</name>
    <message>
        <source>Add codes</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>D’un fichier…</translation>
    </message>
    <message>
        <source>Codes to add</source>
        <translation>Codes à ajouter</translation>
    </message>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>%n code est reconnu.</numerusform>
            <numerusform>%n codes sont reconnus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of model codes.</source>
        <translation>Le fichier est trop volumineux pour être une liste de codes de modèle.</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>Codes de modèle</translation>
    </message>
    <message>
        <source>One model code per line</source>
        <translation>Un code de modèle par ligne</translation>
    </message>
    <message>
        <source>Treat unknown models as</source>
        <translation>Traiter les modèles inconnus comme</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>Non reconnus&#x202f;: %1</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>Impossible de lire le fichier&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The file isn&apos;t text.</source>
        <translation>Le fichier n’est pas du texte.</translation>
    </message>
</context>
<context>
    <name>Dailies::ColumnsDialog</name>
    <message>
        <source>Move &amp;left</source>
        <translation>Vers la &amp;gauche</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Vers la &amp;droite</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Columns, from the left</source>
        <translation>Colonnes, à partir de la gauche</translation>
    </message>
    <message>
        <source>Checked columns are shown in this order, as far as there is room. Move them with the buttons, or with Ctrl and the arrow keys.</source>
        <translation>Les colonnes cochées sont affichées dans cet ordre, dans la limite de la place disponible. Déplacez-les avec les boutons, ou avec Ctrl et les touches fléchées.</translation>
    </message>
</context>
<context>
    <name>Dailies::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Rechercher une commande</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Type a command, account, draft or filter</source>
        <translation>Saisissez une commande, un compte, un brouillon ou un filtre</translation>
    </message>
    <message>
        <source>No command matches “%1”.</source>
        <translation>Aucune commande ne correspond à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>extend longer</source>
        <translation>prolonger plus long suite</translation>
    </message>
    <message>
        <source>remove trash bin</source>
        <translation>retirer corbeille effacer</translation>
    </message>
    <message>
        <source>storage space free up</source>
        <translation>stockage espace libérer</translation>
    </message>
    <message>
        <source>evidence proof</source>
        <translation>preuve justificatif</translation>
    </message>
    <message>
        <source>spreadsheet table csv json</source>
        <translation>tableur tableau csv json</translation>
    </message>
    <message>
        <source>stack stacks</source>
        <translation>pile empiler</translation>
    </message>
    <message>
        <source>keys hotkeys</source>
        <translation>touches clavier raccourcis</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>sortir fermer</translation>
    </message>
    <message>
        <source>price cost</source>
        <translation>prix coût</translation>
    </message>
    <message>
        <source>bug feedback support</source>
        <translation>bogue erreur assistance</translation>
    </message>
    <message>
        <source>screenshot still picture</source>
        <translation>capture image fixe photo</translation>
    </message>
    <message>
        <source>trim cut shorten</source>
        <translation>couper raccourcir rogner</translation>
    </message>
    <message>
        <source>preferences options</source>
        <translation>préférences options</translation>
    </message>
    <message>
        <source>money cost price budget bill</source>
        <translation>argent coût prix budget facture</translation>
    </message>
    <message>
        <source>budget maximum</source>
        <translation>budget maximum plafond</translation>
    </message>
    <message>
        <source>demo test try</source>
        <translation>démo test essayer</translation>
    </message>
    <message>
        <source>help manual</source>
        <translation>aide manuel</translation>
    </message>
</context>
<context>
    <name>Dailies::CommandUploader</name>
    <message>
        <source>A command can&apos;t list the uploaded files.</source>
        <translation>Une commande ne peut pas lister les fichiers mis en ligne.</translation>
    </message>
    <message>
        <source>A command can&apos;t delete uploaded files.</source>
        <translation>Une commande ne peut pas supprimer des fichiers mis en ligne.</translation>
    </message>
    <message>
        <source>The program %1 can&apos;t be started.</source>
        <translation>Le programme %1 ne peut pas être lancé.</translation>
    </message>
    <message>
        <source>%1 took longer than %2 s and was stopped.</source>
        <translation>%1 a mis plus de %2&#xa0;s et a été arrêté.</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>Arrêt manuel.</translation>
    </message>
    <message>
        <source>%1 crashed.</source>
        <translation>%1 a planté.</translation>
    </message>
    <message>
        <source>%1 ended with status %2.</source>
        <translation>%1 s’est terminé avec l’état %2.</translation>
    </message>
    <message>
        <source>%1 ended with status %2: %3</source>
        <translation>%1 s’est terminé avec l’état %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>The last line that %1 printed can&apos;t be used: %2</source>
        <translation>La dernière ligne affichée par %1 n’est pas utilisable&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareAction</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Shows the selected takes side by side.</source>
        <translation>Affiche les prises sélectionnées côte à côte.</translation>
    </message>
    <message>
        <source>Select %1 to %2 takes to compare them.</source>
        <translation>Sélectionnez de %1 à %2 prises pour les comparer.</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>Tout comparer</translation>
    </message>
    <message>
        <source>Shows the selected takes side by side, except those without a clip.</source>
        <translation>Affiche les prises sélectionnées côte à côte, sauf celles sans clip.</translation>
    </message>
    <message>
        <source>At least two of the selected takes need a clip that can be played.</source>
        <translation>Au moins deux des prises sélectionnées doivent avoir un clip lisible.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareActions</name>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>Volet</translation>
    </message>
    <message>
        <source>Blink</source>
        <translation>Alternance</translation>
    </message>
    <message>
        <source>Previous take</source>
        <translation>Prise précédente</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>Prise suivante</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Back to the takes</source>
        <translation>Retour aux prises</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>The settings that differ</source>
        <translation>Les réglages qui diffèrent</translation>
    </message>
    <message>
        <source>All takes next to each other</source>
        <translation>Toutes les prises les unes à côté des autres</translation>
    </message>
    <message>
        <source>One take at a time; press again for the next</source>
        <translation>Une prise à la fois&#x202f;; à nouveau pour la suivante</translation>
    </message>
    <message>
        <source>Auto-blink</source>
        <translation>Alternance automatique</translation>
    </message>
    <message>
        <source>Move divider left</source>
        <translation>Ligne de séparation vers la gauche</translation>
    </message>
    <message>
        <source>Move divider right</source>
        <translation>Ligne de séparation vers la droite</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>Effacer l’évaluation</translation>
    </message>
    <message>
        <source>A divider between two takes. Select two takes to use it.</source>
        <translation>Une ligne sépare deux prises&#x202f;: sélectionnez-en deux pour l’utiliser.</translation>
    </message>
    <message>
        <source>Marks the selected take as not good enough, or takes that back</source>
        <translation>Marque la prise choisie comme insuffisante, ou annule cette marque</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Moves the selected take and its clip to the Trash. You can undo this.</source>
        <translation>Met la prise choisie et son clip à la corbeille. Vous pouvez annuler cette action.</translation>
    </message>
    <message>
        <source>Two takes in one place with a divider</source>
        <translation>Deux prises au même endroit, séparées par une ligne</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <comment>the picture at this place of a comparison</comment>
        <translation>Vue %1</translation>
    </message>
    <message>
        <source>Reject / Restore</source>
        <translation>Rejeter / Restaurer</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareMarks</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More for this take</source>
        <translation>Plus d’actions pour cette prise</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rejeter</translation>
    </message>
</context>
<context>
    <name>Dailies::ComparePlayer</name>
    <message>
        <source>None of these takes can be shown.</source>
        <translation>Aucune de ces prises ne peut être affichée.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareView</name>
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>Comparaison de %n prise</numerusform>
            <numerusform>Comparaison de %n prises</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing slower: too many takes for this computer.</source>
        <translation>Lecture ralentie&#x202f;: trop de prises pour cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>Dailies::ComposeHeader</name>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Nouvelle requête</translation>
    </message>
    <message>
        <source>One example per kind</source>
        <translation>Un exemple par type</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionPanel</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>Rien n’a été envoyé, créé ni facturé.</translation>
    </message>
    <message>
        <source>Sends a harmless test query. Nothing is created or charged.</source>
        <translation>Interroge le service sur une tâche qui n’existe pas. Rien n’est créé ni facturé.</translation>
    </message>
    <message>
        <source>Getting the key…</source>
        <translation>Demande de la clé…</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Interrogation du service…</translation>
    </message>
    <message>
        <source>Testing %1…</source>
        <translation>Interrogation sur %1…</translation>
    </message>
    <message>
        <source>Testing %1 (%2 of %3)…</source>
        <translation>Interrogation sur %1 (%2 sur %3)…</translation>
    </message>
    <message>
        <source>The service responded: %1</source>
        <translation>Le service indique&#x202f;: %1</translation>
    </message>
    <message>
        <source>Request ID: %1</source>
        <translation>Identifiant de requête&#x202f;: %1</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Le test a été arrêté.</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionTest</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>Rien n’a été envoyé, créé ni facturé.</translation>
    </message>
    <message numerus="yes">
        <source>Tested %n models. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>%n modèle a été interrogé sur une tâche qui n’existe pas. Rien n’a été créé, rien n’est facturé.</numerusform>
            <numerusform>%n modèles ont été interrogés sur une tâche qui n’existe pas. Rien n’a été créé, rien n’est facturé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more models weren&apos;t tested.</source>
        <translation>
            <numerusform>%n autre modèle n’a pas été interrogé.</numerusform>
            <numerusform>%n autres modèles n’ont pas été interrogés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created, nothing is charged.</source>
        <translation>Rien n’a été créé, rien n’est facturé.</translation>
    </message>
</context>
<context>
    <name>Dailies::CostController</name>
    <message>
        <source>Cost unknown</source>
        <translation>Coût inconnu</translation>
    </message>
    <message>
        <source>Over the limit: %1</source>
        <comment>what is left of a limit</comment>
        <translation>Limite dépassée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Sending is paused</source>
        <translation>Envoi en pause</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a limit, and an account</comment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>%1 · past 80 %</source>
        <comment>what is left of a limit</comment>
        <translation>%1 · plus de 80&#xa0;%</translation>
    </message>
    <message>
        <source>Uses %1</source>
        <comment>an amount, below Generate</comment>
        <translation>Utilise %1</translation>
    </message>
    <message>
        <source>You&apos;ll be charged for up to %1.</source>
        <comment>15 s</comment>
        <translation>Jusqu’à %1 seront facturés.</translation>
    </message>
    <message>
        <source>You&apos;ll be charged for up to %1 (%2).</source>
        <comment>15 s, and what they cost</comment>
        <translation>Jusqu’à %1 (%2) seront facturés.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>41 of 60 s left today</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 · none after this</source>
        <comment>what is left of a limit</comment>
        <translation>%1 · plus rien ensuite</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t count %2</source>
        <comment>a limit, and the code of a currency</comment>
        <translation>%1 ne compte pas %2</translation>
    </message>
</context>
<context>
    <name>Dailies::CropDialog</name>
    <message>
        <source>Crop a copy</source>
        <translation>Recadrer une copie</translation>
    </message>
    <message>
        <source>%1: %2 × %3 becomes %4 × %5</source>
        <comment>name of a file, its size and that of the copy</comment>
        <translation>%1&#x202f;: %2 × %3 devient %4 × %5</translation>
    </message>
    <message>
        <source>Drag the frame, or use the arrow keys. The original file stays as it is.</source>
        <translation>Faites glisser le cadre ou utilisez les touches fléchées. Le fichier d’origine reste tel quel.</translation>
    </message>
</context>
<context>
    <name>Dailies::CropView</name>
    <message>
        <source>Part to keep</source>
        <translation>Partie à garder</translation>
    </message>
</context>
<context>
    <name>Dailies::DatabaseMaintenance</name>
    <message>
        <source>The task database is damaged (%1). Nothing more is sent; tasks in progress continue. Restart Dailies: it will move the damaged database aside and use its newest copy.</source>
        <translation>La base de données des tâches est endommagée (%1). Plus rien n’est envoyé&#x202f;; ce qui est en cours se poursuit. Redémarrez Dailies&#x202f;: la base est alors mise de côté et sa copie la plus récente prend sa place.</translation>
    </message>
</context>
<context>
    <name>Dailies::DaysDialog</name>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Au</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Created between</source>
        <translation>Création entre</translation>
    </message>
</context>
<context>
    <name>Dailies::DecisionBar</name>
    <message>
        <source>Copy for support</source>
        <translation>Copier pour l’assistance</translation>
    </message>
    <message>
        <source>sent %1</source>
        <translation>envoyée %1</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>Envoyée&#x202f;: %1</translation>
    </message>
    <message>
        <source>SHA-256 %1…</source>
        <translation>SHA-256 %1…</translation>
    </message>
    <message>
        <source>SHA-256 of the request: %1</source>
        <translation>SHA-256 de la requête&#x202f;: %1</translation>
    </message>
    <message>
        <source>For support: %1</source>
        <translation>Pour l’assistance&#x202f;: %1</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Sans réponse</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>Identifiant de la tâche</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>I found it: enter its ID…</source>
        <translation>Trouvée&#x202f;: saisir l’identifiant…</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>Générer à nouveau</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Resubmit anyway</source>
        <translation>Renvoyer quand même</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Dismissed. The service may have accepted this request.</source>
        <translation>Ignorée. Le service a peut-être accepté cette requête.</translation>
    </message>
    <message>
        <source>Dismissed. This request may have been charged.</source>
        <translation>Ignorée. Cette requête a peut-être été facturée.</translation>
    </message>
    <message>
        <source>Found it in the service&apos;s task list? Paste its ID and Dailies will track it and download the clip.</source>
        <translation>Vous l’avez trouvée dans la liste des tâches du service&#x202f;? Collez son identifiant&#x202f;: Dailies la suivra et téléchargera le clip.</translation>
    </message>
    <message>
        <source>If the first one went through, both will run.</source>
        <translation>Si la première requête a été acceptée, les deux s’exécuteront.</translation>
    </message>
    <message>
        <source>If the first one went through, you&apos;ll pay for both.</source>
        <translation>Si la première requête a été acceptée, les deux vous seront facturées.</translation>
    </message>
    <message>
        <source>request ID %1</source>
        <translation>identifiant de requête %1</translation>
    </message>
    <message>
        <source>Request ID: %1</source>
        <translation>Identifiant de requête&#x202f;: %1</translation>
    </message>
    <message>
        <source>Look in the service&apos;s task list. Paste the ID, and Dailies tracks the task and downloads the clip.</source>
        <translation>Cherchez dans la liste des tâches du service. Collez l’identifiant&#x202f;: Dailies suivra la tâche et téléchargera le clip.</translation>
    </message>
    <message>
        <source>Keeps the record. You can still decide later.</source>
        <translation>Conserve la trace. Vous pourrez encore décider plus tard.</translation>
    </message>
    <message>
        <source>Keeps the record. It may have been charged. You can still decide later.</source>
        <translation>Conserve la trace. La requête a peut-être été facturée. Vous pourrez encore décider plus tard.</translation>
    </message>
    <message>
        <source>The response contains what may be its ID: %1.</source>
        <translation>La réponse contient ce qui peut être son identifiant&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The response contains %1, which may be its ID. Check it in the service&apos;s task list; Dailies will then track it and download the clip.</source>
        <translation>La réponse contient %1, peut-être son identifiant. Vérifiez-le dans la liste des tâches du service&#x202f;; Dailies la suivra ensuite et téléchargera le clip.</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Suivre</translation>
    </message>
</context>
<context>
    <name>Dailies::DesktopIntegration</name>
    <message numerus="yes">
        <source>%n clips saved</source>
        <translation>
            <numerusform>%n clip enregistré</numerusform>
            <numerusform>%n clips enregistrés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a clip</source>
        <translation>
            <numerusform>%n sans clip</numerusform>
            <numerusform>%n sans clip</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Dailies</source>
        <translation>Afficher Dailies</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Dailies: nothing is running</source>
        <translation>Dailies&#x202f;: rien n’est en cours</translation>
    </message>
    <message numerus="yes">
        <source>Dailies: %n active</source>
        <translation>
            <numerusform>Dailies&#x202f;: %n active</numerusform>
            <numerusform>Dailies&#x202f;: %n actives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with no response: you decide</source>
        <translation>
            <numerusform>%n sans réponse&#x202f;: à vous de décider</numerusform>
            <numerusform>%n sans réponse&#x202f;: à vous de décider</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in practice mode</source>
        <translation>
            <numerusform>%n en mode d’entraînement</numerusform>
            <numerusform>%n en mode d’entraînement</numerusform>
        </translation>
    </message>
    <message>
        <source>The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking and downloads the clip as soon as there is one.</source>
        <translation>Le service indique que la tâche est terminée, mais ne donne pas encore de lien vers le clip. Dailies continue de l’interroger et télécharge le clip dès qu’il y en a un.</translation>
    </message>
    <message>
        <source>No clip link yet</source>
        <translation>Pas encore de lien vers un clip</translation>
    </message>
    <message>
        <source>Practice tasks finished</source>
        <translation>Des tâches d’entraînement sont terminées</translation>
    </message>
    <message>
        <source>Practice takes ready</source>
        <translation>Prises d’entraînement prêtes</translation>
    </message>
    <message>
        <source>Tasks finished</source>
        <translation>Des tâches sont terminées</translation>
    </message>
    <message>
        <source>Takes ready</source>
        <translation>Prises prêtes</translation>
    </message>
    <message>
        <source>Sending a request</source>
        <translation>Une requête est en cours d’envoi</translation>
    </message>
    <message>
        <source>Downloading a clip</source>
        <translation>Un clip est en cours de téléchargement</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies keeps going and downloads the clips. If you quit, the tasks continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>%n tâche est en cours. Dans la zone de notification, Dailies continue et télécharge le clip. Si vous quittez, la tâche se poursuit auprès du service, et Dailies la reprend au prochain démarrage&#x202f;; les liens de téléchargement expirent en général après un jour environ.</numerusform>
            <numerusform>%n tâches sont en cours. Dans la zone de notification, Dailies continue et télécharge les clips. Si vous quittez, les tâches se poursuivent auprès du service, et Dailies les reprend au prochain démarrage&#x202f;; les liens de téléchargement expirent en général après un jour environ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>Continuer dans la zone de notification</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Ne plus demander</translation>
    </message>
    <message>
        <source>Uploading files</source>
        <translation>Mise en ligne des fichiers</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. If you quit, they continue at the service, and Dailies picks them up when you start it again; download links usually expire after about a day.</source>
        <translation>
            <numerusform>%n tâche est en cours. Si vous quittez, elle se poursuit auprès du service, et Dailies la reprend au prochain démarrage&#x202f;; les liens de téléchargement expirent en général après un jour environ.</numerusform>
            <numerusform>%n tâches sont en cours. Si vous quittez, elles se poursuivent auprès du service, et Dailies les reprend au prochain démarrage&#x202f;; les liens de téléchargement expirent en général après un jour environ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests haven&apos;t been sent. If you quit, they stay in the list, and Dailies asks about them when you start it again.</source>
        <translation>
            <numerusform>%n requête n’a pas été envoyée. Si vous quittez, elle reste dans la liste et Dailies vous posera la question au prochain démarrage.</numerusform>
            <numerusform>%n requêtes n’ont pas été envoyées. Si vous quittez, elles restent dans la liste et Dailies vous posera la question au prochain démarrage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit Dailies?</source>
        <translation>Quitter Dailies&#x202f;?</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>Laisser ouvert</translation>
    </message>
    <message>
        <source>All tasks have finished.</source>
        <translation>Toutes les tâches sont terminées.</translation>
    </message>
</context>
<context>
    <name>Dailies::DifferenceModel</name>
    <message>
        <source>%1, take %2: %3</source>
        <translation>%1, prise %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
</context>
<context>
    <name>Dailies::DifferencePanel</name>
    <message>
        <source>Same settings for all takes.</source>
        <translation>Toutes les prises ont les mêmes réglages.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
</context>
<context>
    <name>Dailies::DisclosureButton</name>
    <message>
        <source>Open</source>
        <translation>Développé</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Réduit</translation>
    </message>
</context>
<context>
    <name>Dailies::DiskUseDialog</name>
    <message>
        <source>Measuring…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Delete rejected takes</source>
        <translation>Supprimer les prises rejetées</translation>
    </message>
    <message>
        <source>Disk use</source>
        <translation>Espace disque</translation>
    </message>
    <message>
        <source>Disk use of each account</source>
        <translation>Espace disque de chaque compte</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rejetées</translation>
    </message>
    <message>
        <source>In the Trash</source>
        <translation>Dans la corbeille</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Tous les comptes</translation>
    </message>
    <message>
        <source>Removed account</source>
        <translation>Compte supprimé</translation>
    </message>
    <message>
        <source>No clips yet.</source>
        <translation>Pas encore de clip.</translation>
    </message>
    <message>
        <source>Clips in the Trash use %1 until you empty the Trash on your desktop.</source>
        <translation>Les clips dans la corbeille occupent %1 jusqu’à ce que vous vidiez la corbeille du système.</translation>
    </message>
    <message>
        <source>Deleted takes go to the Trash. Their space is free once you empty it on your desktop.</source>
        <translation>Les prises supprimées vont à la corbeille. Leur espace se libère dès que vous videz la corbeille du système.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rejected takes (%1)</source>
        <translation>
            <numerusform>Supprimer %n prise rejetée (%1)</numerusform>
            <numerusform>Supprimer %n prises rejetées (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DraftController</name>
    <message>
        <source>Save as draft…</source>
        <translation>Enregistrer comme brouillon…</translation>
    </message>
    <message>
        <source>All drafts…</source>
        <translation>Tous les brouillons…</translation>
    </message>
    <message>
        <source>Save the form as a draft</source>
        <translation>Enregistrer le formulaire comme brouillon</translation>
    </message>
    <message>
        <source>Open, rename or delete drafts</source>
        <translation>Ouvrir, renommer et supprimer des brouillons</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftStore</name>
    <message>
        <source>A newer version of Dailies made this draft.</source>
        <translation>Ce brouillon a été créé par une version plus récente de Dailies.</translation>
    </message>
    <message>
        <source>Unreadable draft of %1</source>
        <translation>Brouillon illisible du %1</translation>
    </message>
    <message>
        <source>This draft&apos;s file can&apos;t be read.</source>
        <translation>Impossible de lire le fichier de ce brouillon.</translation>
    </message>
    <message>
        <source>This draft&apos;s file is too large.</source>
        <translation>Le fichier de ce brouillon est trop volumineux.</translation>
    </message>
    <message>
        <source>This draft&apos;s file is damaged.</source>
        <translation>Le fichier de ce brouillon est endommagé.</translation>
    </message>
    <message>
        <source>Enter a name for the draft.</source>
        <translation>Un brouillon doit avoir un nom.</translation>
    </message>
    <message>
        <source>A draft named “%1” already exists.</source>
        <translation>Il existe déjà un brouillon «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the draft to %1.</source>
        <translation>Impossible d’écrire le brouillon dans %1. Il n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete the draft from %1.</source>
        <translation>Impossible de supprimer le brouillon de %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore the draft to %1.</source>
        <translation>Impossible de restaurer le brouillon dans %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t move the draft to %1.</source>
        <translation>Impossible de déplacer le brouillon vers %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::DraftsDialog</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>Delete the selected drafts (%1)</source>
        <translation>Supprimer les brouillons sélectionnés (%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No drafts yet.</source>
        <translation>Il n’y a aucun brouillon.</translation>
    </message>
    <message>
        <source>“Save as draft…” saves the form under a name.</source>
        <translation>«&#x202f;Enregistrer comme brouillon…&#x202f;» conserve le contenu du formulaire sous un nom.</translation>
    </message>
    <message>
        <source>Rename (%1)</source>
        <translation>Renommer (%1)</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>«&#x202f;%1&#x202f;» a été supprimé.</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts deleted.</source>
        <translation>
            <numerusform>%n brouillon a été supprimé.</numerusform>
            <numerusform>%n brouillons ont été supprimés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Dailies::EntriesDialog</name>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Dailies::EvidenceExporter</name>
    <message>
        <source>Export for support</source>
        <translation>Exporter pour l’assistance</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Fichiers Zip (*.zip)</translation>
    </message>
    <message>
        <source>This take no longer exists.</source>
        <translation>Cette prise n’existe plus.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files to %1. Review them before sharing.</source>
        <translation>
            <numerusform>%n fichier exporté vers %1. Relisez-le avant de le partager.</numerusform>
            <numerusform>%n fichiers exportés vers %1. Relisez-les avant de les partager.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to %1. Review it before sharing.</source>
        <translation>Exporté vers %1. Relisez-le avant de le partager.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
</context>
<context>
    <name>Dailies::ExtractController</name>
    <message>
        <source>Take %1.%2</source>
        <comment>name of a file</comment>
        <translation>Prise %1.%2</translation>
    </message>
    <message>
        <source>Take %1, %2 to %3.%4</source>
        <comment>name of a file: part of a take by its times</comment>
        <translation>Prise %1, %2 à %3.%4</translation>
    </message>
    <message>
        <source>Save sound</source>
        <translation>Enregistrer le son</translation>
    </message>
    <message>
        <source>Save GIF</source>
        <translation>Enregistrer le GIF</translation>
    </message>
    <message>
        <source>Save range</source>
        <translation>Enregistrer la plage</translation>
    </message>
    <message>
        <source>WAV sound (*.wav)</source>
        <translation>Son WAV (*.wav)</translation>
    </message>
    <message>
        <source>M4A sound (*.m4a)</source>
        <translation>Son M4A (*.m4a)</translation>
    </message>
    <message>
        <source>GIF pictures (*.gif)</source>
        <translation>Images GIF (*.gif)</translation>
    </message>
    <message>
        <source>MP4 clips (*.mp4)</source>
        <translation>Clips MP4 (*.mp4)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Enregistrement de %1…</translation>
    </message>
    <message>
        <source>Saving %1: %2 %</source>
        <translation>Enregistrement de %1&#x202f;: %2&#xa0;%</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyButton</name>
    <message>
        <source>Model settings…</source>
        <translation>Paramètres du modèle…</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>Retirer %1 de %2</translation>
    </message>
    <message>
        <source>The model&apos;s family and generation decide the format of requests. Click to change them.</source>
        <translation>La famille et la génération du modèle déterminent le format des requêtes. Cliquez pour les modifier.</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyQuestion</name>
    <message>
        <source>Which family is %1?</source>
        <translation>À quelle famille %1 appartient-il&#x202f;?</translation>
    </message>
    <message>
        <source>See the model&apos;s documentation. You&apos;re asked only once.</source>
        <translation>Consultez la documentation du modèle. La question n’est posée qu’une fois.</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldColumn</name>
    <message>
        <source>Request preview</source>
        <translation>Aperçu de la requête</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
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
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>follows the media</source>
        <comment>an aspect ratio</comment>
        <translation>selon les médias</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1&#xa0;s</translation>
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
        <translation>Le téléchargement a été arrêté.</translation>
    </message>
    <message>
        <source>The download took too long.</source>
        <translation>Le téléchargement a pris trop de temps.</translation>
    </message>
    <message>
        <source>The download server couldn&apos;t be reached.</source>
        <translation>Impossible de joindre le serveur de téléchargement.</translation>
    </message>
    <message>
        <source>The download server is having problems (HTTP %1).</source>
        <translation>Le serveur de téléchargement rencontre lui-même des difficultés (HTTP %1).</translation>
    </message>
    <message>
        <source>The download server gives contradictory lengths for the clip.</source>
        <translation>Le serveur de téléchargement se contredit sur la taille du clip.</translation>
    </message>
    <message>
        <source>The download is incomplete.</source>
        <translation>Le téléchargement est incomplet.</translation>
    </message>
    <message>
        <source>The download link returned nothing.</source>
        <translation>Le lien de téléchargement n’a rien fourni.</translation>
    </message>
    <message>
        <source>The download stalled for too long.</source>
        <translation>Le téléchargement est resté bloqué trop longtemps.</translation>
    </message>
    <message>
        <source>The download was interrupted.</source>
        <translation>Le téléchargement s’est interrompu.</translation>
    </message>
    <message>
        <source>The link returned a web page or playlist instead of the clip.</source>
        <translation>Le lien a fourni une page Web ou une liste de lecture au lieu du clip.</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be named: every name tried was already taken.</source>
        <translation>Impossible de nommer le clip&#x202f;: tous les noms essayés sont déjà pris.</translation>
    </message>
    <message>
        <source>The link to the clip wasn&apos;t used: it points to a private network, which the service isn&apos;t on.</source>
        <translation>Le lien vers le clip n’a pas été utilisé&#x202f;: il mène à un réseau privé, où le service ne se trouve pas.</translation>
    </message>
    <message>
        <source>The link to the clip has too many redirects.</source>
        <translation>Le lien vers le clip a trop de redirections.</translation>
    </message>
    <message>
        <source>The link to the clip redirects from a secure to an insecure connection, so it wasn&apos;t followed.</source>
        <translation>Le lien vers le clip mène d’une connexion sécurisée à une connexion non sécurisée&#x202f;; il n’a pas été suivi.</translation>
    </message>
    <message>
        <source>The download server&apos;s certificate wasn&apos;t accepted.</source>
        <translation>Le certificat du serveur de téléchargement n’a pas été accepté.</translation>
    </message>
    <message>
        <source>The link to the clip redirects to an address with your API key in it, so it wasn&apos;t followed.</source>
        <translation>Le lien vers le clip mène à une adresse qui contient votre clé d’API&#x202f;; il n’a pas été suivi.</translation>
    </message>
    <message>
        <source>The link to the clip didn&apos;t work (HTTP %1).</source>
        <translation>Le lien vers le clip n’a pas fonctionné (HTTP %1).</translation>
    </message>
</context>
<context>
    <name>Dailies::FilterChips</name>
    <message>
        <source>Rated 5</source>
        <translation>Évaluation&#x202f;: 5</translation>
    </message>
    <message>
        <source>Rated %1 or more</source>
        <translation>Évaluation&#x202f;: %1 ou plus</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>Étiquette&#x202f;: %1</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Depuis le %1</translation>
    </message>
    <message>
        <source>Remove the filter %1</source>
        <translation>Retirer le filtre %1</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Ces 7 derniers jours</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Jusqu’au %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Between…</source>
        <translation>Entre…</translation>
    </message>
    <message>
        <source>Removes this filter</source>
        <translation>Retire ce filtre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Yesterday&apos;s takes</source>
        <translation>Prises d’hier</translation>
    </message>
    <message>
        <source>Not rejected</source>
        <translation>Non rejetées</translation>
    </message>
    <message>
        <source>Hide rejected takes</source>
        <translation>Masquer les prises rejetées</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsArea</name>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 autres</translation>
    </message>
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message>
        <source>Findings</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Fix this to generate</source>
        <translation>À corriger pour générer</translation>
    </message>
    <message>
        <source>Asks before it generates</source>
        <translation>Confirmation avant de générer</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bon à savoir</translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the left and right together. The original file stays.</source>
        <translation>
            <numerusform>Coupe %n pixel au total à gauche et à droite. Le fichier d’origine reste.</numerusform>
            <numerusform>Coupe %n pixels au total à gauche et à droite. Le fichier d’origine reste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cuts %n pixels from the top and bottom together. The original file stays.</source>
        <translation>
            <numerusform>Coupe %n pixel au total en haut et en bas. Le fichier d’origine reste.</numerusform>
            <numerusform>Coupe %n pixels au total en haut et en bas. Le fichier d’origine reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crop a copy</source>
        <translation>Recadrer une copie</translation>
    </message>
    <message>
        <source>Opens Settings &gt; Uploads.</source>
        <translation>Ouvre Paramètres &gt; Mises en ligne.</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Configurer…</translation>
    </message>
    <message>
        <source>Probably a mistake; it can be sent</source>
        <translation>Probablement une erreur&#x202f;; l’envoi est possible</translation>
    </message>
</context>
<context>
    <name>Dailies::FolderEdit</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>Dossier des clips</translation>
    </message>
</context>
<context>
    <name>Dailies::FormController</name>
    <message>
        <source>A red kite climbs over the evening hill; the camera follows it in one slow move.</source>
        <translation>Un cerf-volant rouge s’élève au-dessus de la colline du soir&#x202f;; la caméra le suit en un seul mouvement lent.</translation>
    </message>
    <message>
        <source>Form cleared.</source>
        <translation>Formulaire effacé.</translation>
    </message>
    <message>
        <source>Request loaded.</source>
        <translation>Requête chargée.</translation>
    </message>
    <message>
        <source>This request is already in the form.</source>
        <translation>Cette requête est déjà dans le formulaire.</translation>
    </message>
    <message>
        <source>Load the settings of take %1? These fields will change:</source>
        <translation>Charger les réglages de la prise %1&#x202f;? Ces champs changeront&#x202f;:</translation>
    </message>
    <message>
        <source>Found.</source>
        <translation>Trouvé.</translation>
    </message>
    <message>
        <source>The form of the last session can&apos;t be read. Its file is in Drafts.</source>
        <translation>Impossible de lire le formulaire de la dernière session. Son fichier est dans les brouillons.</translation>
    </message>
    <message>
        <source>The form can&apos;t be saved to %1. What is in it will be lost when you quit.</source>
        <translation>Impossible d’enregistrer le formulaire dans %1. Son contenu sera perdu à la fermeture.</translation>
    </message>
    <message>
        <source>Switched to %1.</source>
        <translation>Passage à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The edited request is in Drafts.</source>
        <translation>La requête modifiée est dans les brouillons.</translation>
    </message>
    <message>
        <source>Edited request</source>
        <translation>Requête modifiée</translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation>Passer à %1</translation>
    </message>
    <message>
        <source>Clear form</source>
        <translation>Vider le formulaire</translation>
    </message>
    <message>
        <source>Load request</source>
        <translation>Charger la requête</translation>
    </message>
    <message>
        <source>Edit request</source>
        <translation>Modifier la requête</translation>
    </message>
    <message>
        <source>The request left the queue and is in the form. It wasn&apos;t sent. Generate puts it at the end of the queue.</source>
        <translation>La requête a quitté la file d’attente et se trouve dans le formulaire. Elle n’a pas été envoyée. «&#x202f;Générer&#x202f;» la place à la fin de la file d’attente.</translation>
    </message>
    <message>
        <source>The request left the queue and is in the form. It wasn&apos;t sent and nothing was charged. Generate puts it at the end of the queue.</source>
        <translation>La requête a quitté la file d’attente et se trouve dans le formulaire. Elle n’a pas été envoyée et rien n’a été facturé. «&#x202f;Générer&#x202f;» la place à la fin de la file d’attente.</translation>
    </message>
</context>
<context>
    <name>Dailies::FormHistory</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Earlier request restored. Undo brings back what you wrote since.</source>
        <translation>Requête précédente rétablie. «&#x202f;Annuler&#x202f;» ramène ce que vous avez écrit depuis.</translation>
    </message>
</context>
<context>
    <name>Dailies::FormQuestion</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameActions</name>
    <message>
        <source>Save frame…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Copy frame</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>Utiliser comme première image</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>Utiliser comme dernière image</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>Utiliser comme référence</translation>
    </message>
    <message>
        <source>Copy the frame on screen</source>
        <translation>Copier l’image affichée</translation>
    </message>
    <message>
        <source>Start the request in the form with this frame</source>
        <translation>Commencer la requête du formulaire par cette image</translation>
    </message>
    <message>
        <source>End the request in the form with this frame</source>
        <translation>Terminer la requête du formulaire par cette image</translation>
    </message>
    <message>
        <source>Add this frame to the references of the request in the form</source>
        <translation>Ajouter cette image aux références de la requête du formulaire</translation>
    </message>
    <message>
        <source>Save the frame on screen as PNG or JPEG</source>
        <translation>Enregistrer l’image affichée au format PNG ou JPEG</translation>
    </message>
    <message>
        <source>Save range…</source>
        <translation>Enregistrer la plage…</translation>
    </message>
    <message>
        <source>Save GIF…</source>
        <translation>Enregistrer le GIF…</translation>
    </message>
    <message>
        <source>Save the range or the whole clip as an animated GIF</source>
        <translation>Enregistrer la plage ou le clip entier comme GIF animé</translation>
    </message>
    <message>
        <source>Save sound…</source>
        <translation>Enregistrer le son…</translation>
    </message>
    <message>
        <source>Save the sound of the range or the whole clip</source>
        <translation>Enregistrer le son de la plage ou du clip entier</translation>
    </message>
    <message>
        <source>Save the frames between the in and the out point as a video</source>
        <translation>Enregistrer comme vidéo les images entre les points d’entrée et de sortie</translation>
    </message>
    <message>
        <source>This clip has no sound</source>
        <translation>Ce clip n’a pas de son</translation>
    </message>
    <message>
        <source>Set an in point (%1) or an out point (%2) first.</source>
        <comment>two keys</comment>
        <translation>Définissez d’abord un point d’entrée (%1) ou de sortie (%2).</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameController</name>
    <message>
        <source>Save frame</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
    <message>
        <source>Frame %1 copied.</source>
        <translation>Image %1 copiée.</translation>
    </message>
    <message>
        <source>Frame %1 set as the first frame.</source>
        <translation>Image %1 définie comme première image.</translation>
    </message>
    <message>
        <source>Frame %1 set as the last frame.</source>
        <translation>Image %1 définie comme dernière image.</translation>
    </message>
    <message>
        <source>Frame %1 added as a reference.</source>
        <translation>Image %1 ajoutée comme référence.</translation>
    </message>
    <message>
        <source>Ready to continue from the last frame of take %1.</source>
        <translation>Prêt à continuer depuis la dernière image de la prise %1.</translation>
    </message>
    <message>
        <source>Describe what to change in take %1.</source>
        <translation>Décrivez ce qui doit changer dans la prise %1.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Vérifier maintenant</translation>
    </message>
    <message>
        <source>Request of take %1 loaded. Press Generate for %2 new takes.</source>
        <translation>Requête de la prise %1 chargée. Cliquez sur «&#x202f;Générer&#x202f;» pour obtenir %2 nouvelles prises.</translation>
    </message>
    <message>
        <source>JPEG pictures (*.jpg *.jpeg)</source>
        <translation>Images JPEG (*.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Take %1, frame %2.png</source>
        <comment>name of a file</comment>
        <translation>Prise %1, image %2.png</translation>
    </message>
    <message>
        <source>Set up uploads…</source>
        <translation>Configurer les mises en ligne…</translation>
    </message>
    <message>
        <source>The link to this clip has expired. To edit the saved clip, set up an upload place.</source>
        <translation>Le lien vers ce clip a expiré. Pour modifier le clip enregistré, configurez un emplacement de mise en ligne.</translation>
    </message>
    <message>
        <source>The link to this clip has expired, and its file isn&apos;t there.</source>
        <translation>Le lien vers ce clip a expiré, et son fichier est absent.</translation>
    </message>
    <message>
        <source>The link to this clip has expired. Check for a new one, or set up an upload place to edit the saved clip.</source>
        <translation>Le lien vers ce clip a expiré. Demandez-en un nouveau, ou configurez un emplacement de mise en ligne pour modifier le clip enregistré.</translation>
    </message>
    <message>
        <source>The link to this clip has expired. Check for a new one.</source>
        <translation>Le lien vers ce clip a expiré. Demandez-en un nouveau.</translation>
    </message>
    <message>
        <source>Starts from the last frame of “%1”.</source>
        <translation>Commence par la dernière image de «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Ends on the first frame of “%1”.</source>
        <translation>Se termine par la première image de «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Starts from the last frame of take %1.</source>
        <translation>Commence par la dernière image de la prise %1.</translation>
    </message>
    <message>
        <source>Ends on the first frame of take %1.</source>
        <translation>Se termine par la première image de la prise %1.</translation>
    </message>
    <message>
        <source>Load request</source>
        <translation>Charger la requête</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameRequest</name>
    <message>
        <source>No model of this account can start from an image.</source>
        <translation>Aucun modèle de ce compte ne peut commencer par une image.</translation>
    </message>
    <message>
        <source>No model of this account can end on an image.</source>
        <translation>Aucun modèle de ce compte ne peut se terminer par une image.</translation>
    </message>
    <message>
        <source>No model of this account accepts reference images.</source>
        <translation>Aucun modèle de ce compte n’accepte d’images comme références.</translation>
    </message>
</context>
<context>
    <name>Dailies::GenerateButton</name>
    <message>
        <source>Ctrl %1</source>
        <translation>Ctrl %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>Dailies::GifDialog</name>
    <message>
        <source>Save GIF</source>
        <translation>Enregistrer le GIF</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 pixels</translation>
    </message>
    <message>
        <source>%1 pixels (as the clip)</source>
        <translation>%1 pixels (comme le clip)</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Images</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of %1 × %2, without sound.</source>
        <translation>
            <numerusform>%n image de %1 × %2, sans son.</numerusform>
            <numerusform>%n images de %1 × %2, sans son.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes a large file.</source>
        <translation>Cela donne un fichier volumineux.</translation>
    </message>
</context>
<context>
    <name>Dailies::GifPalette</name>
    <message>
        <source>Not enough memory for a GIF of this size.</source>
        <translation>Mémoire insuffisante pour un GIF de cette taille.</translation>
    </message>
    <message>
        <source>This computer can&apos;t make GIFs: FFmpeg&apos;s filters are missing. Install FFmpeg and try again.</source>
        <translation>Cet ordinateur ne peut pas créer de GIF&#x202f;: les filtres de FFmpeg manquent. Installez FFmpeg et réessayez.</translation>
    </message>
</context>
<context>
    <name>Dailies::GridView</name>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, closed</source>
        <translation>
            <numerusform>Pile de %n prise, fermée</numerusform>
            <numerusform>Pile de %n prises, fermée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n takes, open</source>
        <translation>
            <numerusform>Pile de %n prise, ouverte</numerusform>
            <numerusform>Pile de %n prises, ouverte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Guide d’utilisation</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Rechercher dans le guide</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Aucun résultat pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>On %n pages</source>
        <translation>
            <numerusform>Sur %n page</numerusform>
            <numerusform>Sur %n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide page</source>
        <translation>Page du guide</translation>
    </message>
    <message>
        <source>Press Enter for the next match</source>
        <translation>Entrée passe à l’occurrence suivante</translation>
    </message>
</context>
<context>
    <name>Dailies::HelpController</name>
    <message>
        <source>User guide</source>
        <translation>Guide d’utilisation</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Ouvrir le dossier du journal</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Signaler un problème…</translation>
    </message>
    <message>
        <source>About Dailies</source>
        <translation>À propos de Dailies</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
</context>
<context>
    <name>Dailies::HttpUploader</name>
    <message>
        <source>Stopped by you.</source>
        <translation>Arrêt manuel.</translation>
    </message>
</context>
<context>
    <name>Dailies::ImportController</name>
    <message>
        <source>Open request</source>
        <translation>Ouvrir une requête</translation>
    </message>
    <message>
        <source>Requests (*.json *.txt *.sh)</source>
        <translation>Requêtes (*.json *.txt *.sh)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>No text on the clipboard. Copy JSON or a cURL command first.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers&#x202f;: copiez d’abord du JSON ou une commande cURL.</translation>
    </message>
    <message>
        <source>The command was for %1; the selected account stays.</source>
        <translation>La commande était destinée à %1&#x202f;; le compte choisi est conservé.</translation>
    </message>
</context>
<context>
    <name>Dailies::InvoiceDialog</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>Importer un CSV…</translation>
    </message>
    <message>
        <source>Compare with invoice</source>
        <translation>Comparer avec une facture</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Tous les comptes</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>Dailies</source>
        <translation>Dailies</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Au</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Enter at least one total of the invoice.</source>
        <translation>Saisissez au moins un total de la facture.</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>Saisissez la devise en trois lettres, par exemple USD.</translation>
    </message>
    <message>
        <source>The first day is after the last one.</source>
        <translation>Le premier jour est après le dernier.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>of a file</comment>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Concorde</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Diffère</translation>
    </message>
    <message>
        <source>Not in Dailies</source>
        <translation>Pas dans Dailies</translation>
    </message>
    <message>
        <source>Not on the invoice</source>
        <translation>Pas sur la facture</translation>
    </message>
    <message>
        <source>Everything matches.</source>
        <translation>Tout concorde.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln lines differ.</source>
        <translation>
            <numerusform>Lignes qui diffèrent&#x202f;: %1 sur %Ln.</numerusform>
            <numerusform>Lignes qui diffèrent&#x202f;: %1 sur %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes may explain it.</source>
        <translation>
            <numerusform>%Ln prise à clarifier peut l’expliquer.</numerusform>
            <numerusform>%Ln prises à clarifier peuvent l’expliquer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import an invoice</source>
        <translation>Importer une facture</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes are still unsettled.</source>
        <translation>
            <numerusform>%Ln prise est encore à clarifier.</numerusform>
            <numerusform>%Ln prises sont encore à clarifier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>Non facturé</translation>
    </message>
    <message>
        <source>%1 (unsettled)</source>
        <comment>a quantity</comment>
        <translation>%1 (à clarifier)</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Non comparé</translation>
    </message>
    <message>
        <source>What could be compared matches.</source>
        <translation>Ce qui a pu être comparé concorde.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes without a rate aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln prise sans tarif n’est pas comprise.</numerusform>
            <numerusform>%Ln prises sans tarif ne sont pas comprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in other currencies isn&apos;t included.</source>
        <translation>%1 dans d’autres devises n’est pas compris.</translation>
    </message>
    <message numerus="yes">
        <source>The money of %Ln takes without a rate isn&apos;t compared.</source>
        <translation>
            <numerusform>Le montant de %Ln prise sans tarif n’est pas comparé.</numerusform>
            <numerusform>Le montant de %Ln prises sans tarif n’est pas comparé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The quantity of %Ln takes in another unit isn&apos;t compared.</source>
        <translation>
            <numerusform>La quantité de %Ln prise dans une autre unité n’est pas comparée.</numerusform>
            <numerusform>Les quantités de %Ln prises dans une autre unité ne sont pas comparées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 is a total and isn&apos;t compared.</source>
        <translation>La ligne %1 est un total et n’est pas comparée.</translation>
    </message>
    <message>
        <source>Not compared, because their names aren&apos;t known: the columns “%1”. Call the one with the money “amount”.</source>
        <translation>Non comparées, car leurs noms sont inconnus&#x202f;: les colonnes «&#x202f;%1&#x202f;». Nommez «&#x202f;amount&#x202f;» celle du montant.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsettled takes aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln prise à clarifier n’est pas comprise.</numerusform>
            <numerusform>%Ln prises à clarifier ne sont pas comprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the totals of the invoice, or import a CSV file with “seconds”, “points” or “amount” and “currency”. Its lines are matched by “task ID”, or by “date” and “model”.</source>
        <translation>Saisissez les totaux de la facture, ou importez un fichier CSV avec «&#x202f;seconds&#x202f;», «&#x202f;points&#x202f;» ou «&#x202f;amount&#x202f;» et «&#x202f;currency&#x202f;». Ses lignes sont mises en correspondance par «&#x202f;task ID&#x202f;», ou par «&#x202f;date&#x202f;» et «&#x202f;model&#x202f;».</translation>
    </message>
    <message>
        <source>The comparison appears here.</source>
        <translation>La comparaison s’affiche ici.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes of unknown quantity aren&apos;t included.</source>
        <translation>
            <numerusform>%Ln prise de quantité inconnue n’est pas comprise.</numerusform>
            <numerusform>%Ln prises de quantité inconnue ne sont pas comprises.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::JsonEditor</name>
    <message>
        <source>Template</source>
        <translation>Modèle type</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Mettre en forme</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Inserts a vendor template (not part of the spec).</source>
        <translation>Insère le modèle type d’un fournisseur (hors spécification).</translation>
    </message>
    <message>
        <source>Inserts keys that vendors know (not part of the spec).</source>
        <translation>Insère des clés connues des fournisseurs (hors spécification).</translation>
    </message>
    <message>
        <source>One key per line</source>
        <translation>Une clé par ligne</translation>
    </message>
    <message>
        <source>%1: duplicate key %2; the last one wins.</source>
        <translation>%1&#x202f;: la clé %2 figure deux fois&#x202f;; la dernière compte.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyDialog</name>
    <message>
        <source>Use this key</source>
        <translation>Utiliser cette clé</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit.</source>
        <translation>%1 La clé est conservée jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>Clé de %1</translation>
    </message>
    <message>
        <source>Sent to %1 only.</source>
        <translation>Elle est envoyée uniquement à %1.</translation>
    </message>
    <message>
        <source>Storing the key…</source>
        <translation>Enregistrement de la clé…</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyEdit</name>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyList</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Click a field and press the new key. Keys without Ctrl or Alt are ignored while you type text.</source>
        <translation>Cliquez sur un champ et appuyez sur la nouvelle touche. Les touches sans Ctrl ni Alt n’agissent pas pendant que vous saisissez du texte.</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <translation>Réinitialiser tous les raccourcis</translation>
    </message>
    <message>
        <source>All shortcuts are back to their defaults.</source>
        <translation>Tous les raccourcis ont retrouvé leur valeur par défaut.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyMap</name>
    <message>
        <source>%1 is reserved for moving around or for your desktop. Choose another key.</source>
        <translation>%1 est réservé à la navigation ou à votre bureau. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 is needed in text fields. Choose another key.</source>
        <translation>%1 est nécessaire dans les champs de texte. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>This command may cost money, so it needs Ctrl, Alt or a function key. %1 is too easy to press.</source>
        <translation>Cette commande peut coûter de l’argent&#x202f;: elle nécessite donc Ctrl, Alt ou une touche de fonction. %1 est trop facile à presser.</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyRow</name>
    <message>
        <source>Use it here</source>
        <translation>Utiliser ici</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Touche de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Rétablir la valeur par défaut</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 sert déjà à %2.</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>aussi %1</translation>
    </message>
</context>
<context>
    <name>Dailies::KeychainStore</name>
    <message>
        <source>No keychain found: no password service (such as GNOME Keyring or KDE Wallet) is running. Start one, or continue with a key for this session only.</source>
        <translation>Aucun trousseau n’est disponible&#x202f;: aucun service de mots de passe, tel que GNOME Keyring ou KDE Wallet, ne fonctionne dans cette session. Démarrez-en un, ou continuez avec une clé pour cette session.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it and try again.</source>
        <translation>Le trousseau est verrouillé. Déverrouillez-le, dans sa propre fenêtre ou avec le programme de mots de passe du bureau, puis réessayez.</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t responding; nothing was changed. Try again. If that doesn&apos;t help, log out and back in.</source>
        <translation>Le trousseau ne répond pas&#x202f;; rien n’y a été modifié. Réessayez et, s’il ne répond toujours pas, ouvrez une nouvelle session du bureau.</translation>
    </message>
    <message>
        <source>No key is stored for this account and URL. Enter it again.</source>
        <translation>Aucune clé n’est conservée pour ce compte et cette adresse. Saisissez-la à nouveau.</translation>
    </message>
    <message>
        <source>The keychain denied access. Allow Dailies to use it, and try again.</source>
        <translation>Le trousseau n’a pas donné l’autorisation. Autorisez Dailies à l’utiliser, puis réessayez.</translation>
    </message>
    <message>
        <source>The keychain couldn&apos;t store the key.</source>
        <translation>Le trousseau n’a pas conservé la clé.</translation>
    </message>
    <message>
        <source>Keychain error: %1</source>
        <translation>Impossible d’utiliser le trousseau&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::LeavingTakes</name>
    <message>
        <source>Take %1 no longer matches the filter.</source>
        <translation>La prise %1 ne correspond plus au filtre.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes no longer match the filter.</source>
        <translation>
            <numerusform>%n prise ne correspond plus au filtre.</numerusform>
            <numerusform>%n prises ne correspondent plus au filtre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitDialog</name>
    <message>
        <source>Ask before going over</source>
        <translation>Demander avant de dépasser la limite</translation>
    </message>
    <message>
        <source>Refuse requests that go over</source>
        <translation>Refuser les requêtes qui dépassent la limite</translation>
    </message>
    <message>
        <source>New limit</source>
        <translation>Nouvelle limite</translation>
    </message>
    <message>
        <source>Edit limit</source>
        <translation>Modifier la limite</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Par jour</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Par mois</translation>
    </message>
    <message>
        <source>Per run</source>
        <translation>Par lancement</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>Au total</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Tous les comptes</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Enter a limit greater than 0.</source>
        <translation>Saisissez une limite supérieure à 0.</translation>
    </message>
    <message>
        <source>Enter a whole number of takes.</source>
        <translation>Saisissez un nombre entier de prises.</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>Saisissez la devise en trois lettres, par exemple USD.</translation>
    </message>
    <message>
        <source>A run is one press of Generate.</source>
        <translation>Un lancement est un clic sur «&#x202f;Générer&#x202f;».</translation>
    </message>
    <message>
        <source>Billed, reserved and unsettled takes count. Running takes are never stopped.</source>
        <translation>Les prises facturées, réservées et à clarifier sont comptées. Les prises en cours ne sont jamais arrêtées.</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsDialog</name>
    <message>
        <source>Spending limits</source>
        <translation>Limites de dépenses</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>At the limit</source>
        <translation>À la limite</translation>
    </message>
    <message>
        <source>No limits yet.</source>
        <translation>Pas encore de limite.</translation>
    </message>
    <message>
        <source>A limit asks you, or refuses, before a day, a month or a run costs more than you want.</source>
        <translation>Une limite demande confirmation, ou refuse, avant qu’un jour, un mois ou un lancement ne coûte plus que vous ne le voulez.</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Tous les comptes</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Demander d’abord</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Removed the limit of %1.</source>
        <translation>Limite de %1 retirée.</translation>
    </message>
</context>
<context>
    <name>Dailies::LimitsPanel</name>
    <message>
        <source>Running takes are never stopped.</source>
        <translation>Les prises en cours ne sont jamais arrêtées.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>Modifier les limites…</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Add a limit…</source>
        <translation>Ajouter une limite…</translation>
    </message>
    <message>
        <source>Set a limit to be asked before a day or a month costs more than you want.</source>
        <translation>Définissez une limite pour que Dailies vous demande confirmation avant qu’un jour ou un mois ne coûte plus que vous ne le voulez.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>an amount</comment>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>as in: 41 s left of 60 s</comment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Used up.</source>
        <translation>Limite épuisée.</translation>
    </message>
    <message>
        <source>Past 80 %.</source>
        <translation>Plus de 80&#xa0;% utilisés.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be counted, because it&apos;s in another currency.</source>
        <comment>money</comment>
        <translation>%1 ne peut pas être compté, car c’est une autre devise.</translation>
    </message>
    <message>
        <source>You&apos;ll be asked before going over.</source>
        <translation>Dailies vous demandera confirmation avant de la dépasser.</translation>
    </message>
    <message>
        <source>Requests that go over aren&apos;t sent.</source>
        <translation>Les requêtes qui la dépassent ne sont pas envoyées.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count as 0, because their amount isn&apos;t known. You&apos;re asked before such takes are sent.</source>
        <translation>
            <numerusform>%Ln prise compte pour 0, car son montant n’est pas connu. Une confirmation vous est demandée avant l’envoi de telles prises.</numerusform>
            <numerusform>%Ln prises comptent pour 0, car leur montant n’est pas connu. Une confirmation vous est demandée avant l’envoi de telles prises.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::LineageLinks</name>
    <message>
        <source>Continues</source>
        <comment>the task before; a label</comment>
        <translation>Suite de</translation>
    </message>
    <message>
        <source>Continued by</source>
        <comment>tasks after; a label</comment>
        <translation>Poursuivie par</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 · deleted</source>
        <translation>Prise %1 · supprimée</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number and state</comment>
        <translation>Prise %1 · %2</translation>
    </message>
    <message>
        <source>Take %1 · in the Trash</source>
        <translation>Prise %1 · dans la corbeille</translation>
    </message>
</context>
<context>
    <name>Dailies::LinkCheck</name>
    <message>
        <source>The link redirects, which video services may not follow.</source>
        <translation>Le lien redirige, ce que les services vidéo ne suivent pas toujours.</translation>
    </message>
    <message>
        <source>The link doesn&apos;t work: the storage answered with status %1.</source>
        <translation>Le lien ne fonctionne pas&#x202f;: le service de stockage a répondu avec l’état %1.</translation>
    </message>
    <message>
        <source>The link leads to a web page instead of the file.</source>
        <translation>Le lien mène à une page Web au lieu du fichier.</translation>
    </message>
    <message>
        <source>The link leads to another file: it has %1 bytes instead of %2.</source>
        <translation>Le lien mène à un autre fichier&#x202f;: il a %1 octets au lieu de %2.</translation>
    </message>
    <message>
        <source>The link leads to another file: it begins with other data.</source>
        <translation>Le lien mène à un autre fichier&#x202f;: il commence par d’autres données.</translation>
    </message>
</context>
<context>
    <name>Dailies::ListEditor</name>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
</context>
<context>
    <name>Dailies::ListExporter</name>
    <message>
        <source>Export the list</source>
        <translation>Exporter la liste</translation>
    </message>
    <message>
        <source>Table for spreadsheet programs (*.csv)</source>
        <translation>Tableau pour tableurs (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Exporting the list…</source>
        <translation>Exportation de la liste…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>L’exportation a été arrêtée. Rien n’a été écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes exported to %1.</source>
        <translation>
            <numerusform>%n prise exportée vers %1.</numerusform>
            <numerusform>%n prises exportées vers %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
</context>
<context>
    <name>Dailies::ListRow</name>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>Dailies::LongTextEditor</name>
    <message>
        <source>1 character</source>
        <translation>1 caractère</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caractères</translation>
    </message>
    <message>
        <source>Describe the shot: subject, action, camera</source>
        <translation>Décrire le plan&#x202f;: sujet, action, caméra</translation>
    </message>
    <message>
        <source>Mention media</source>
        <translation>Mentionner un média</translation>
    </message>
    <message>
        <source>Mention an image, a video or a sound (@)</source>
        <translation>Mentionner une image, une vidéo ou un son (@)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>the rest may be ignored</source>
        <translation>le reste peut être ignoré</translation>
    </message>
    <message>
        <source>Add media first, then mention them here</source>
        <translation>Ajoutez d’abord des médias, puis mentionnez-les ici</translation>
    </message>
    <message>
        <source>Describe the change: what to add, remove or replace</source>
        <translation>Décrire la modification&#x202f;: ce qu’il faut ajouter, enlever ou remplacer</translation>
    </message>
    <message>
        <source>What to leave out</source>
        <translation>Ce qu’il faut éviter</translation>
    </message>
</context>
<context>
    <name>Dailies::MainWindow</name>
    <message>
        <source>Viewer</source>
        <translation>Visionneuse</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Saved as draft “%1”.</source>
        <translation>Enregistré comme brouillon «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Rester ouvert</translation>
    </message>
    <message>
        <source>Close now</source>
        <translation>Fermer maintenant</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Compose</source>
        <translation>Composition</translation>
    </message>
    <message>
        <source>A request is being sent. Dailies closes as soon as the service responds, so that no response is lost.</source>
        <translation>Une requête est en cours d’envoi. Dailies se fermera dès que le service répondra, afin qu’aucune réponse ne soit perdue.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Spend – Dailies</source>
        <translation>Dépenses – Dailies</translation>
    </message>
    <message>
        <source>Examples run in practice mode.</source>
        <translation>Les exemples se font en mode d’entraînement.</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Screening</source>
        <translation>Projection</translation>
    </message>
</context>
<context>
    <name>Dailies::MarkActions</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>Effacer l’évaluation</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>an action, such as Rating</comment>
        <translation>Annuler&#x202f;: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <comment>an action, such as Rating</comment>
        <translation>Rétablir&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::MarksEdit</name>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>Séparées par des virgules</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaAnywhere</name>
    <message numerus="yes">
        <source>%n files can&apos;t be used and weren&apos;t added: %1</source>
        <translation>
            <numerusform>%n fichier est inutilisable et n’a pas été ajouté&#x202f;: %1</numerusform>
            <numerusform>%n fichiers sont inutilisables et n’ont pas été ajoutés&#x202f;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::MediaBoard</name>
    <message>
        <source>%1: %2</source>
        <comment>First frame: Drop, paste or browse</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Swap first and last frame</source>
        <translation>Échanger la première et la dernière image</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaDrop</name>
    <message>
        <source>“%1” is a folder. Add the files in it instead.</source>
        <translation>«&#x202f;%1&#x202f;» est un dossier. Ajoutez plutôt les fichiers qu’il contient.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a file or a web link.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni un fichier ni un lien Web.</translation>
    </message>
    <message>
        <source>This text isn&apos;t a link: “%1”</source>
        <translation>Ce texte n’est pas un lien&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>There is no file, picture or link in it.</source>
        <translation>Il ne contient ni fichier, ni image, ni lien.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaEditor</name>
    <message>
        <source>Looking up…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Drop, paste or browse</source>
        <translation>Déposer, coller ou parcourir</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Références</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une image.</translation>
    </message>
    <message>
        <source>This model uses one image. The others were left out.</source>
        <translation>Ce modèle utilise une seule image. Les autres ont été laissées de côté.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaHeader</name>
    <message>
        <source>Add file…</source>
        <translation>Ajouter un fichier…</translation>
    </message>
    <message>
        <source>Add link…</source>
        <translation>Ajouter un lien…</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaInput</name>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>La lecture de %1 prend trop de temps.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a media file.</source>
        <translation>%1 est un dossier, pas un fichier multimédia.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>Not enough memory to read %1.</source>
        <translation>Mémoire insuffisante pour lire %1.</translation>
    </message>
    <message>
        <source>%1 has no video track.</source>
        <translation>%1 n’a pas de piste vidéo.</translation>
    </message>
    <message>
        <source>%1 uses an image format that can&apos;t be decoded here.</source>
        <translation>Le format d’image de %1 ne peut pas être décodé ici.</translation>
    </message>
    <message>
        <source>Stopped reading %1.</source>
        <translation>La lecture de %1 a été arrêtée.</translation>
    </message>
    <message>
        <source>Frame %1 of %2 can&apos;t be decoded.</source>
        <translation>L’image %1 de %2 ne peut pas être décodée.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t exist.</source>
        <translation>Le fichier %1 n’existe pas.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a regular file.</source>
        <translation>%1 n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 is a playlist or a list of links, not a clip.</source>
        <translation>%1 est une liste de lecture ou une liste de liens, pas un clip.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a readable video or audio file.</source>
        <translation>%1 n’est pas un fichier vidéo ou audio lisible.</translation>
    </message>
    <message>
        <source>%1 starts like a clip, but the rest is something else.</source>
        <translation>%1 commence comme un clip et se poursuit comme autre chose.</translation>
    </message>
    <message>
        <source>%1 is incomplete: its end is missing.</source>
        <translation>%1 est tronqué&#x202f;: la fin manque.</translation>
    </message>
    <message>
        <source>%1 is damaged or isn&apos;t a clip (%2).</source>
        <translation>%1 est endommagé ou n’est pas un clip (%2).</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t state its frame size.</source>
        <translation>%1 n’indique pas les dimensions de son image.</translation>
    </message>
    <message>
        <source>The frame size of %1 is too large to display safely.</source>
        <translation>L’image de %1 est trop grande pour être affichée sans risque.</translation>
    </message>
    <message>
        <source>%1 has neither video nor audio.</source>
        <translation>%1 n’a ni image ni son.</translation>
    </message>
    <message>
        <source>%1 has nothing to play.</source>
        <translation>%1 ne contient rien à lire.</translation>
    </message>
    <message>
        <source>No frame of %1 can be decoded.</source>
        <translation>Aucune image de %1 ne peut être décodée.</translation>
    </message>
    <message>
        <source>Can&apos;t scale down the frame of %1.</source>
        <translation>L’image de %1 ne peut pas être réduite.</translation>
    </message>
    <message>
        <source>%1 has no sound track.</source>
        <translation>%1 n’a pas de piste sonore.</translation>
    </message>
    <message>
        <source>The sound of %1 can&apos;t be decoded here.</source>
        <translation>Le son de %1 ne peut pas être décodé ici.</translation>
    </message>
    <message>
        <source>The sound of %1 is damaged.</source>
        <translation>Le son de %1 est endommagé.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaLine</name>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>Voix de référence</translation>
    </message>
    <message>
        <source>Choose a voice file…</source>
        <translation>Choisir un fichier de voix…</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaMenu</name>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Remplacer…</translation>
    </message>
    <message>
        <source>Edit link…</source>
        <translation>Modifier le lien…</translation>
    </message>
    <message>
        <source>Insert %1 into the prompt</source>
        <translation>Insérer %1 dans le prompt</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Vers la gauche</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Vers la droite</translation>
    </message>
    <message>
        <source>Add file…</source>
        <translation>Ajouter un fichier…</translation>
    </message>
    <message>
        <source>Add link…</source>
        <translation>Ajouter un lien…</translation>
    </message>
    <message>
        <source>Edit path…</source>
        <translation>Modifier le chemin…</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copier le chemin</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaNotices</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <comment>Image 1</comment>
        <translation>Retrait&#x202f;: %1.</translation>
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
        <translation>Ce modèle ne peut pas utiliser ce fichier.</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>Utiliser comme première image</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>Utiliser comme dernière image</translation>
    </message>
    <message>
        <source>Add as reference</source>
        <translation>Ajouter comme référence</translation>
    </message>
    <message>
        <source>Add as image</source>
        <translation>Ajouter comme image</translation>
    </message>
    <message>
        <source>Edit this video</source>
        <translation>Éditer cette vidéo</translation>
    </message>
    <message>
        <source>Use as driving audio</source>
        <translation>Utiliser comme audio pilote</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaSources</name>
    <message>
        <source>Add files</source>
        <translation>Ajouter des fichiers</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Choisir un fichier</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaTile</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
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
        <translation>Le fichier est introuvable</translation>
    </message>
    <message>
        <source>Not a file</source>
        <translation>Ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Le fichier est vide</translation>
    </message>
    <message>
        <source>The file is still being written</source>
        <translation>Le fichier est encore en cours d’écriture</translation>
    </message>
    <message>
        <source>The file is damaged</source>
        <translation>Le fichier est endommagé</translation>
    </message>
    <message>
        <source>%1 (too many)</source>
        <translation>%1 (trop)</translation>
    </message>
    <message>
        <source>%1 (too long)</source>
        <translation>%1 (trop long)</translation>
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
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Inline data · %1</source>
        <translation>Données intégrées · %1</translation>
    </message>
    <message>
        <source>The file can&apos;t be read</source>
        <translation>Le fichier est illisible</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 sur %2&#xa0;s</translation>
    </message>
    <message>
        <source>Take %1, frame %2</source>
        <translation>Prise %1, image %2</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Image n° %1</translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation>Image collée</translation>
    </message>
    <message>
        <source>%1 of %2 image</source>
        <translation>%1 image sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 images</source>
        <translation>%1 images sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 video</source>
        <translation>%1 vidéo sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 videos</source>
        <translation>%1 vidéos sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 audio</source>
        <translation>%1 audio sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 document</source>
        <translation>%1 document sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 documents</source>
        <translation>%1 documents sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 page</source>
        <translation>%1 page sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <translation>%1 pages sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 images and videos</source>
        <translation>%1 images et vidéos sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 item</source>
        <translation>%1 élément sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>%1 éléments sur %2</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWriter</name>
    <message>
        <source>This computer can&apos;t make %1: %2.</source>
        <translation>Cet ordinateur ne peut pas créer %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2.</source>
        <translation>Impossible d’écrire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Not enough memory for the sound.</source>
        <translation>Mémoire insuffisante pour le son.</translation>
    </message>
</context>
<context>
    <name>Dailies::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of message and its words</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelChooser</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>Pas encore de compte</translation>
    </message>
    <message>
        <source>Model code</source>
        <translation>Code de modèle</translation>
    </message>
    <message>
        <source>Not recognised: %1. It will be sent as %2.</source>
        <translation>Non reconnu&#x202f;: %1. Il sera envoyé comme %2.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelController</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Set %1 to family %2</source>
        <translation>Attribuer %1 à la famille %2</translation>
    </message>
    <message>
        <source>%2 removed from %1.</source>
        <translation>%2 a été retiré de %1.</translation>
    </message>
    <message>
        <source>The service responded as family %1, but Dailies treated %2 as family %3. The task is still tracked.</source>
        <translation>Le service a répondu comme famille %1. Dailies a pris %2 pour la famille %3&#x202f;; la tâche est suivie malgré tout.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>%1 added to %2.</source>
        <translation>%1 ajouté à %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelProfileEditor</name>
    <message>
        <source>Model profiles</source>
        <translation>Profils de modèle</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Médias</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>En JSON</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Restore default</source>
        <translation>Rétablir par défaut</translation>
    </message>
    <message>
        <source>new-profile</source>
        <translation>nouveau-profil</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <translation>%1-copie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Enregistrer et fermer</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Fermer sans enregistrer</translation>
    </message>
    <message>
        <source>Nothing is known about %1 yet, so its requests aren&apos;t checked against values and limits.</source>
        <translation>On ne sait encore rien de %1&#x202f;; ses requêtes ne reçoivent aucune remarque sur les valeurs et les limites.</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>personnel</translation>
    </message>
    <message>
        <source>%1, unsaved</source>
        <translation>%1, non enregistré</translation>
    </message>
    <message>
        <source>%1 was restored to its default.</source>
        <translation>%1 a été rétabli à sa valeur par défaut.</translation>
    </message>
    <message>
        <source>%1 deleted.</source>
        <translation>%1 a été supprimé.</translation>
    </message>
    <message>
        <source>Changes to %1 discarded.</source>
        <translation>Les modifications de %1 ont été abandonnées.</translation>
    </message>
    <message>
        <source>One profile has unsaved changes.</source>
        <translation>Un profil a des modifications non enregistrées.</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles have unsaved changes.</source>
        <translation>
            <numerusform>%n profil a des modifications non enregistrées.</numerusform>
            <numerusform>%n profils ont des modifications non enregistrées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Monter (Alt+Haut)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Descendre (Alt+Bas)</translation>
    </message>
    <message>
        <source>Remove from the list (Delete)</source>
        <translation>Retirer de la liste (Suppr)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Family of the selected model</source>
        <translation>Famille du modèle choisi</translation>
    </message>
    <message>
        <source>Available for</source>
        <translation>Types pris en charge</translation>
    </message>
    <message>
        <source>Choosing this kind in Compose also chooses this account and model.</source>
        <translation>Choisir ce type dans Composition choisit aussi ce compte et ce modèle.</translation>
    </message>
    <message>
        <source>Default in Compose for</source>
        <translation>Par défaut dans Composition pour</translation>
    </message>
    <message>
        <source>All these codes are already in the list.</source>
        <translation>Ces codes figurent déjà tous dans la liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n codes added.</source>
        <translation>
            <numerusform>%n code a été ajouté.</numerusform>
            <numerusform>%n codes ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 removed from the list.</source>
        <translation>%1 a été retiré de la liste.</translation>
    </message>
</context>
<context>
    <name>Dailies::MyUploadsDialog</name>
    <message>
        <source>My uploads in %1</source>
        <translation>Mes mises en ligne dans %1</translation>
    </message>
    <message>
        <source>Uploaded files</source>
        <translation>Fichiers mis en ligne</translation>
    </message>
    <message>
        <source>Age in days</source>
        <translation>Âge en jours</translation>
    </message>
    <message>
        <source> days</source>
        <translation> jours</translation>
    </message>
    <message>
        <source>Older than</source>
        <translation>Plus anciens que</translation>
    </message>
    <message>
        <source>Delete old files…</source>
        <translation>Supprimer les anciens fichiers…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Delete the selected files (%1)</source>
        <translation>Supprimer les fichiers sélectionnés (%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>There are no files in this place.</source>
        <translation>Cet emplacement ne contient aucun fichier.</translation>
    </message>
    <message>
        <source>Files appear here once a request has uploaded them.</source>
        <translation>Les fichiers apparaissent ici dès qu’une requête les a mis en ligne.</translation>
    </message>
    <message>
        <source>To see or delete your files, use the tools of your storage.</source>
        <translation>Pour voir ou supprimer vos fichiers, utilisez les outils de votre service de stockage.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files…</source>
        <translation>
            <numerusform>Supprimer %n fichier…</numerusform>
            <numerusform>Supprimer %n fichiers…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n old files…</source>
        <translation>
            <numerusform>Supprimer %n ancien fichier…</numerusform>
            <numerusform>Supprimer %n anciens fichiers…</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Getting the list of files…</source>
        <translation>Demande de la liste des fichiers…</translation>
    </message>
    <message>
        <source>Deleting file %1 of %2…</source>
        <translation>Suppression du fichier %1 sur %2…</translation>
    </message>
    <message numerus="yes">
        <source>%n files, %1</source>
        <translation>
            <numerusform>%n fichier, %1</numerusform>
            <numerusform>%n fichiers, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected, %1</source>
        <translation>
            <numerusform>%n sélectionné, %1</numerusform>
            <numerusform>%n sélectionnés, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n files (%1) from %2? Their links stop working.</source>
        <translation>
            <numerusform>Supprimer %n fichier (%1) de %2&#x202f;? Son lien ne fonctionnera plus.</numerusform>
            <numerusform>Supprimer %n fichiers (%1) de %2&#x202f;? Leurs liens ne fonctionneront plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests at the service use them and may fail.</source>
        <translation>
            <numerusform>%n requête auprès du service les utilise et peut échouer.</numerusform>
            <numerusform>%n requêtes auprès du service les utilisent et peuvent échouer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will upload their files again.</source>
        <translation>
            <numerusform>%n requête en attente remettra ses fichiers en ligne.</numerusform>
            <numerusform>%n requêtes en attente remettront leurs fichiers en ligne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stopped. Deleted %1 of %2 files.</source>
        <translation>Arrêté. Fichiers supprimés&#x202f;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Deleted %1 of %2 files. %3</source>
        <translation>Fichiers supprimés&#x202f;: %1 sur %2. %3</translation>
    </message>
</context>
<context>
    <name>Dailies::NoticesDialog</name>
    <message>
        <source>Recent notices</source>
        <translation>Messages récents</translation>
    </message>
    <message>
        <source>No notices since the program started.</source>
        <translation>Aucun message depuis le démarrage du programme.</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>time and text of a notice</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
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
        <translation>%1–%2&#xa0;s</translation>
    </message>
</context>
<context>
    <name>Dailies::NumbersQuestion</name>
    <message>
        <source>The numbers in the prompt no longer match.</source>
        <translation>Les numéros du prompt ne correspondent plus.</translation>
    </message>
    <message>
        <source>Renumber</source>
        <translation>Renuméroter</translation>
    </message>
    <message>
        <source>Keep as is</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Answer this first: the numbers in the prompt no longer match.</source>
        <translation>Répondez d’abord&#x202f;: les numéros du prompt ne correspondent plus.</translation>
    </message>
</context>
<context>
    <name>Dailies::PaletteController</name>
    <message>
        <source>Account: %1</source>
        <translation>Compte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <translation>Brouillon&#x202f;: %1</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filtre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Paramètres&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PartWriter</name>
    <message>
        <source>The download is incomplete.</source>
        <translation>Le téléchargement est incomplet.</translation>
    </message>
    <message>
        <source>The downloaded file is no better than the clip you already have.</source>
        <translation>Le fichier téléchargé n’est pas meilleur que le clip déjà présent.</translation>
    </message>
    <message>
        <source>The clip is no longer in its folder.</source>
        <translation>Le clip n’est plus dans son dossier.</translation>
    </message>
</context>
<context>
    <name>Dailies::PictureStore</name>
    <message>
        <source>there is no folder for it.</source>
        <translation>il n’y a pas de dossier pour elle.</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved: %1</source>
        <translation>Impossible d’enregistrer l’image&#x202f;: %1</translation>
    </message>
    <message>
        <source>it is too large or damaged.</source>
        <translation>elle est trop grande ou endommagée.</translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be created.</source>
        <translation>impossible de créer le dossier %1.</translation>
    </message>
    <message>
        <source>the file has changed. Try again.</source>
        <translation>le fichier a changé. Réessayez.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceAccess</name>
    <message>
        <source>The upload place &quot;%1&quot; can&apos;t be used. %2</source>
        <translation>L’emplacement de mise en ligne «&#x202f;%1&#x202f;» ne peut pas être utilisé. %2</translation>
    </message>
    <message>
        <source>The secret of the upload place &quot;%1&quot; isn&apos;t on this computer. Enter it in the settings.</source>
        <translation>Le secret de l’emplacement de mise en ligne «&#x202f;%1&#x202f;» n’est pas sur cet ordinateur. Saisissez-le dans les paramètres.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceDialog</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Add place</source>
        <translation>Ajouter l’emplacement</translation>
    </message>
    <message>
        <source>Edit upload place</source>
        <translation>Modifier l’emplacement de mise en ligne</translation>
    </message>
    <message>
        <source>Add an upload place</source>
        <translation>Ajouter un emplacement de mise en ligne</translation>
    </message>
    <message>
        <source>Storage service</source>
        <translation>Service de stockage</translation>
    </message>
    <message>
        <source>Upload command</source>
        <translation>Commande de mise en ligne</translation>
    </message>
    <message>
        <source>The name “%1” is already taken.</source>
        <translation>Le nom «&#x202f;%1&#x202f;» est déjà pris.</translation>
    </message>
    <message>
        <source>A secret access key has no spaces and no letters with accents.</source>
        <translation>Une clé d’accès secrète ne contient ni espaces ni lettres accentuées.</translation>
    </message>
    <message>
        <source>Enter the secret for %1. The stored one is for %2 only.</source>
        <translation>Saisissez le secret pour %1. Celui qui est conservé ne vaut que pour %2.</translation>
    </message>
    <message>
        <source>Enter the secret access key.</source>
        <translation>Saisissez la clé d’accès secrète.</translation>
    </message>
    <message>
        <source>Enter the password.</source>
        <translation>Saisissez le mot de passe.</translation>
    </message>
    <message>
        <source>Enter the user name that the password is for.</source>
        <translation>Saisissez le nom d’utilisateur auquel correspond le mot de passe.</translation>
    </message>
    <message>
        <source>Stored in your system keychain and sent to this place only.</source>
        <translation>Conservé dans le trousseau du système et envoyé uniquement à cet emplacement.</translation>
    </message>
    <message>
        <source>Stored in your system keychain and never sent anywhere: it only signs.</source>
        <translation>Conservée dans le trousseau du système et jamais envoyée&#x202f;: elle sert seulement à signer.</translation>
    </message>
    <message>
        <source>A new host needs its own secret. The old one is deleted once the new one is stored.</source>
        <translation>Un autre hôte nécessite son propre secret. L’ancien est supprimé une fois le nouveau en place.</translation>
    </message>
    <message>
        <source>The current secret is in memory only, until you quit. Enter one to replace it.</source>
        <translation>Le secret actuel est seulement en mémoire, jusqu’à la fermeture. Saisissez-en un pour le remplacer.</translation>
    </message>
    <message>
        <source>The current secret stays in the keychain and is never shown. Enter one to replace it.</source>
        <translation>Le secret actuel reste dans le trousseau et n’est jamais affiché. Saisissez-en un pour le remplacer.</translation>
    </message>
    <message>
        <source>Correct the marked fields first.</source>
        <translation>Corrigez d’abord les champs signalés.</translation>
    </message>
    <message>
        <source>Storing the secret…</source>
        <translation>Enregistrement du secret…</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceForm</name>
    <message>
        <source>Other S3 storage</source>
        <translation>Autre stockage S3</translation>
    </message>
    <message>
        <source>WebDAV</source>
        <translation>WebDAV</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>Une commande</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Account ID</source>
        <translation>Identifiant de compte</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Point de terminaison</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Services fetch files fastest from a region near them.</source>
        <translation>Les services récupèrent plus vite les fichiers d’une région proche d’eux.</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>Access key ID</source>
        <translation>Identifiant de clé d’accès</translation>
    </message>
    <message>
        <source>Secret access key</source>
        <translation>Clé d’accès secrète</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Public URL</source>
        <translation>Adresse publique</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Plus d’options</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>Links expire after</source>
        <translation>Les liens expirent après</translation>
    </message>
    <message>
        <source>The bucket is part of the host name</source>
        <translation>Le bucket fait partie du nom d’hôte</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Stop the command after</source>
        <translation>Arrêter la commande après</translation>
    </message>
    <message>
        <source>Folder URL</source>
        <translation>Adresse du dossier</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nom d’utilisateur</translation>
    </message>
    <message>
        <source>Endpoint: %1</source>
        <translation>Point de terminaison&#x202f;: %1</translation>
    </message>
    <message>
        <source>Without the bucket, such as https://s3.example.com.</source>
        <translation>Sans le bucket, par exemple https://s3.example.com.</translation>
    </message>
    <message>
        <source>Files are uploaded to a folder below it.</source>
        <translation>Les fichiers sont mis en ligne dans un dossier sous cette adresse.</translation>
    </message>
    <message>
        <source>Leave it empty if the server needs none.</source>
        <translation>Laissez vide si le serveur n’en demande pas.</translation>
    </message>
    <message>
        <source>It runs once for each file, without a shell.</source>
        <translation>Il s’exécute une fois par fichier, sans shell.</translation>
    </message>
    <message>
        <source>One per line. %f stands for the file, %o for its name in the place.</source>
        <translation>Un par ligne. %f représente le fichier, %o son nom dans l’emplacement.</translation>
    </message>
    <message>
        <source>Optional. Links then start with it and don&apos;t expire.</source>
        <translation>Facultatif. Les liens commencent alors par cette adresse et n’expirent pas.</translation>
    </message>
    <message>
        <source>Where anyone can fetch the files in this folder.</source>
        <translation>Où chacun peut récupérer les fichiers de ce dossier.</translation>
    </message>
    <message>
        <source>Optional. Otherwise the last line of the output is the link.</source>
        <translation>Facultatif. Sinon, la dernière ligne de la sortie est le lien.</translation>
    </message>
    <message>
        <source>Optional. A folder in the bucket.</source>
        <translation>Facultatif. Un dossier dans le bucket.</translation>
    </message>
    <message>
        <source>Optional.</source>
        <translation>Facultatif.</translation>
    </message>
    <message>
        <source>Enter the account ID, which is part of the endpoint.</source>
        <translation>Saisissez l’identifiant de compte, qui fait partie du point de terminaison.</translation>
    </message>
    <message>
        <source>The service must fetch the file before the link expires. Links in requests are valid for at least 24 hours, and for at most 168.</source>
        <translation>Le service doit récupérer le fichier avant l’expiration du lien. Les liens des requêtes sont valables au moins 24 heures, et au plus 168.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceList</name>
    <message>
        <source>Upload places</source>
        <translation>Emplacements de mise en ligne</translation>
    </message>
    <message>
        <source>Used for uploads · %1</source>
        <translation>Utilisé pour les mises en ligne · %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceSaver</name>
    <message>
        <source>%1 The secret is kept in memory until you quit.</source>
        <translation>%1 Le secret est conservé en mémoire jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>The old secret couldn&apos;t be removed. %1</source>
        <translation>L’ancien secret n’a pas pu être supprimé. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceTest</name>
    <message>
        <source>Uploading works, but the test file couldn&apos;t be deleted. %1</source>
        <translation>La mise en ligne fonctionne, mais le fichier de test n’a pas pu être supprimé. %1</translation>
    </message>
    <message>
        <source>%1 The test file stays there. %2</source>
        <translation>%1 Le fichier de test y reste. %2</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceTestPanel</name>
    <message>
        <source>Uploads 1 kB, fetches it through its link and deletes it. The video service charges nothing for that.</source>
        <translation>Met 1&#xa0;ko en ligne, le récupère par son lien et le supprime. Le service vidéo ne facture rien pour cela.</translation>
    </message>
    <message>
        <source>Getting the secret…</source>
        <translation>Demande du secret…</translation>
    </message>
    <message>
        <source>Nothing was uploaded.</source>
        <translation>Rien n’a été mis en ligne.</translation>
    </message>
    <message>
        <source>Uploading 1 kB… (step 1 of 3)</source>
        <translation>Mise en ligne de 1&#xa0;ko… (étape 1 sur 3)</translation>
    </message>
    <message>
        <source>Fetching it through its link… (step 2 of 3)</source>
        <translation>Récupération par le lien… (étape 2 sur 3)</translation>
    </message>
    <message>
        <source>Deleting it… (step 3 of 3)</source>
        <translation>Suppression… (étape 3 sur 3)</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation>%1 fonctionne.</translation>
    </message>
    <message>
        <source>The test file of 1 kB stays there, because a command can&apos;t delete files.</source>
        <translation>Le fichier de test de 1&#xa0;ko y reste, car une commande ne peut pas supprimer de fichiers.</translation>
    </message>
    <message>
        <source>The link answers GET and HEAD requests.</source>
        <translation>Le lien répond aux requêtes GET et HEAD.</translation>
    </message>
    <message>
        <source>The link answers GET requests, but refuses HEAD requests.</source>
        <translation>Le lien répond aux requêtes GET, mais refuse les requêtes HEAD.</translation>
    </message>
    <message>
        <source>A few services need HEAD. A public URL avoids that.</source>
        <translation>Quelques services ont besoin de HEAD. Une adresse publique évite cela.</translation>
    </message>
    <message>
        <source>A few services need HEAD.</source>
        <translation>Quelques services ont besoin de HEAD.</translation>
    </message>
    <message>
        <source>Uploads 1 kB and fetches it through its link. The file stays there. The video service charges nothing for that.</source>
        <translation>Met 1&#xa0;ko en ligne et le récupère par son lien. Le fichier y reste. Le service vidéo ne facture rien pour cela.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlaceWords</name>
    <message>
        <source>S3 · %1 at %2</source>
        <comment>bucket and host</comment>
        <translation>S3 · %1 sur %2</translation>
    </message>
    <message>
        <source>WebDAV · %1</source>
        <translation>WebDAV · %1</translation>
    </message>
    <message>
        <source>Command · %1</source>
        <translation>Commande · %1</translation>
    </message>
    <message numerus="yes">
        <source>Anyone who has the link to a file can fetch it until the link expires, %n hours after it&apos;s made.</source>
        <translation>
            <numerusform>Toute personne qui a le lien vers un fichier peut le récupérer jusqu’à l’expiration du lien, %n heure après sa création.</numerusform>
            <numerusform>Toute personne qui a le lien vers un fichier peut le récupérer jusqu’à l’expiration du lien, %n heures après sa création.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the link to a file can fetch it as long as the link works. The command decides how long that is.</source>
        <translation>Toute personne qui a le lien vers un fichier peut le récupérer tant que le lien fonctionne. La commande en décide la durée.</translation>
    </message>
    <message>
        <source>Anyone who has the link to a file can fetch it until you delete the file. These links don&apos;t expire.</source>
        <translation>Toute personne qui a le lien vers un fichier peut le récupérer jusqu’à ce que vous supprimiez le fichier. Ces liens n’expirent pas.</translation>
    </message>
    <message>
        <source>Secret access key</source>
        <translation>Clé d’accès secrète</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>The storage is in %1, far from %2: the service may fetch files slowly.</source>
        <comment>region and host</comment>
        <translation>Le stockage se trouve dans %1, loin de %2&#x202f;: le service risque de récupérer les fichiers lentement.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlacesPage</name>
    <message>
        <source>Video services fetch your files through links, so they need a place on the web.</source>
        <translation>Les services vidéo récupèrent vos fichiers par des liens&#x202f;: il leur faut donc un emplacement sur le Web.</translation>
    </message>
    <message>
        <source>Add storage of your own, such as an S3 bucket, a WebDAV folder or a command. Dailies uploads a file there when a request needs it.</source>
        <translation>Ajoutez votre propre stockage, par exemple un bucket S3, un dossier WebDAV ou une commande. Dailies y met un fichier en ligne quand une requête en a besoin.</translation>
    </message>
    <message>
        <source>Add a place…</source>
        <translation>Ajouter un emplacement…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>My uploads…</source>
        <translation>Mes mises en ligne…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add an upload place</source>
        <translation>Ajouter un emplacement de mise en ligne</translation>
    </message>
    <message>
        <source>Its secret is in memory only, until you quit.</source>
        <translation>Son secret est seulement en mémoire, jusqu’à la fermeture.</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting requests will need another place.</source>
        <translation>
            <numerusform>%n requête en attente aura besoin d’un autre emplacement.</numerusform>
            <numerusform>%n requêtes en attente auront besoin d’un autre emplacement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove place</source>
        <translation>Retirer l’emplacement</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The upload place was kept, because its secret couldn&apos;t be removed. %1</source>
        <translation>L’emplacement de mise en ligne a été conservé, car son secret n’a pas pu être supprimé. %1</translation>
    </message>
    <message>
        <source>Removed %1. Its files were kept.</source>
        <translation>%1 a été retiré. Ses fichiers ont été conservés.</translation>
    </message>
    <message>
        <source>Choose a place.</source>
        <translation>Choisissez un emplacement.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Upload files to this place</source>
        <translation>Mettre les fichiers en ligne dans cet emplacement</translation>
    </message>
    <message>
        <source>Remove %1 and its secret?</source>
        <translation>Retirer %1 et son secret&#x202f;?</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>Retirer %1&#x202f;?</translation>
    </message>
    <message>
        <source>The files you&apos;ve uploaded stay there. Their links work until they expire.</source>
        <translation>Les fichiers que vous avez mis en ligne y restent. Leurs liens fonctionnent jusqu’à leur expiration.</translation>
    </message>
    <message>
        <source>The files you&apos;ve uploaded stay there, and so do their links.</source>
        <translation>Les fichiers que vous avez mis en ligne y restent, et leurs liens aussi.</translation>
    </message>
    <message>
        <source>Waiting requests whose files aren&apos;t uploaded yet will need another place.</source>
        <translation>Les requêtes en attente dont les fichiers ne sont pas encore en ligne auront besoin d’un autre emplacement.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerActions</name>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Previous frame</source>
        <translation>Image précédente</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>Image suivante</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Première image</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Dernière image</translation>
    </message>
    <message>
        <source>One second back</source>
        <translation>Reculer d’une seconde</translation>
    </message>
    <message>
        <source>One second forward</source>
        <translation>Avancer d’une seconde</translation>
    </message>
    <message>
        <source>Go to frame…</source>
        <translation>Aller à l’image…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>playing speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Plus lent</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus rapide</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Vitesse normale</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Boucle</translation>
    </message>
    <message>
        <source>Filmstrip</source>
        <translation>Pellicule</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Muet</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Quitter le plein écran</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>Aucun périphérique audio n’a été trouvé. L’image est lue sans le son.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Pause (hold with J/L to step frames)</source>
        <translation>Pause (maintenue avec J/L&#x202f;: image par image)</translation>
    </message>
    <message>
        <source>Play backward / faster</source>
        <translation>Lecture arrière / plus rapide</translation>
    </message>
    <message>
        <source>Play forward / faster</source>
        <translation>Lecture avant / plus rapide</translation>
    </message>
    <message>
        <source>Set in point</source>
        <translation>Définir le point d’entrée</translation>
    </message>
    <message>
        <source>Set out point</source>
        <translation>Définir le point de sortie</translation>
    </message>
    <message>
        <source>Clear in and out</source>
        <translation>Effacer l’entrée et la sortie</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>Entrée et sortie</translation>
    </message>
    <message>
        <source>Previous frame, in the list</source>
        <translation>Image précédente, dans la liste</translation>
    </message>
    <message>
        <source>Next frame, in the list</source>
        <translation>Image suivante, dans la liste</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerWidget</name>
    <message>
        <source>Select a take to watch it.</source>
        <translation>Sélectionnez une prise pour la regarder.</translation>
    </message>
    <message>
        <source>Go to frame</source>
        <translation>Aller à l’image</translation>
    </message>
    <message>
        <source>Frame, 0 to %1:</source>
        <translation>Image, 0 à %1&#x202f;:</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Aller</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message>
        <source>No practice takes.</source>
        <translation>Il n’y a aucune prise d’entraînement.</translation>
    </message>
    <message numerus="yes">
        <source>Remove all %n practice takes?</source>
        <translation>
            <numerusform>Retirer %n prise d’entraînement&#x202f;?</numerusform>
            <numerusform>Retirer les %n prises d’entraînement&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished takes will be stopped.</source>
        <translation>
            <numerusform>%n prise inachevée sera arrêtée.</numerusform>
            <numerusform>%n prises inachevées seront arrêtées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their clips (%1) move to the Trash.</source>
        <translation>Leurs clips (%1) vont à la corbeille du système.</translation>
    </message>
    <message>
        <source>Remove practice takes</source>
        <translation>Retirer les prises</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Dailies::PreferenceRow</name>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Rétablir la valeur par défaut</translation>
    </message>
</context>
<context>
    <name>Dailies::Preferences</name>
    <message>
        <source>The settings can&apos;t be saved to %1.</source>
        <translation>Impossible d’enregistrer les réglages dans %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileJsonPage</name>
    <message>
        <source>Profile as JSON</source>
        <translation>Profil en JSON</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileList</name>
    <message>
        <source>Model profiles</source>
        <translation>Profils de modèle</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileMediaPage</name>
    <message>
        <source>All images</source>
        <translation>Toutes les images</translation>
    </message>
    <message>
        <source>All videos</source>
        <translation>Toutes les vidéos</translation>
    </message>
    <message>
        <source>All audio</source>
        <translation>Tout l’audio</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Tous les documents</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>Voix de référence</translation>
    </message>
    <message>
        <source>Request kind</source>
        <translation>Type de requête</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Médias</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Total, s</source>
        <translation>Total, s</translation>
    </message>
    <message>
        <source>Leave empty what you don&apos;t know. Combinations and rarer rules are in the profile&apos;s JSON.</source>
        <translation>Un champ vide signifie «&#x202f;inconnu&#x202f;». Les combinaisons et les règles plus rares figurent dans le profil en JSON.</translation>
    </message>
    <message>
        <source>Total length of all items of this type, in seconds</source>
        <translation>Durée totale en secondes de tous les éléments de ce type</translation>
    </message>
    <message>
        <source>%1: the minimum is greater than the maximum.</source>
        <translation>%1&#x202f;: le minimum est supérieur au maximum.</translation>
    </message>
    <message>
        <source>Size, MB</source>
        <translation>Taille, Mo</translation>
    </message>
    <message>
        <source>Length, s</source>
        <translation>Durée, s</translation>
    </message>
    <message>
        <source>to, s</source>
        <translation>à, s</translation>
    </message>
    <message>
        <source>Side, px</source>
        <translation>Côté, px</translation>
    </message>
    <message>
        <source>to, px</source>
        <translation>à, px</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileModelPage</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Request kinds</source>
        <translation>Types de requête</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>Codes de modèle</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>Fiabilité&#x202f;: %1</translation>
    </message>
    <message>
        <source>Choose at least one request kind.</source>
        <translation>Choisissez au moins un type de requête.</translation>
    </message>
    <message>
        <source>high</source>
        <comment>confidence in a source</comment>
        <translation>élevée</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>confidence in a source</comment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>low</source>
        <comment>confidence in a source</comment>
        <translation>faible</translation>
    </message>
    <message>
        <source>One pattern per line. A code matches if it contains all words of a line. A word after ! must not appear, and = stands for the whole code.</source>
        <translation>Un motif par ligne. Un code correspond s’il contient tous les mots d’une ligne&#x202f;; un mot précédé de «&#x202f;!&#x202f;» ne doit pas y figurer, et «&#x202f;=&#x202f;» désigne le code entier.</translation>
    </message>
    <message>
        <source>This profile is built in. To use another name, duplicate it.</source>
        <translation>Ce profil est intégré. Pour utiliser un autre nom, dupliquez-le.</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>Non indiquée</translation>
    </message>
    <message>
        <source>Name the profile.</source>
        <translation>Donnez un nom au profil.</translation>
    </message>
    <message>
        <source>%1 is built in and keeps its name. To use another name, duplicate it.</source>
        <translation>%1 est intégré et garde son nom. Pour utiliser un autre nom, dupliquez-le.</translation>
    </message>
    <message>
        <source>A profile with this name already exists.</source>
        <translation>Un profil porte déjà ce nom.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileValuesPage</name>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Prompt, characters</source>
        <translation>Prompt, caractères</translation>
    </message>
    <message>
        <source>Negative prompt, characters</source>
        <translation>Prompt négatif, caractères</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Duration with a reference video</source>
        <translation>Durée avec une vidéo de référence</translation>
    </message>
    <message>
        <source>Input videos and clip together</source>
        <translation>Vidéos d’entrée et clip, au total</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>Guidage</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Plans</translation>
    </message>
    <message>
        <source>Prompt of a shot, characters</source>
        <translation>Prompt d’un plan, caractères</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1, minimum</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1, maximum</translation>
    </message>
    <message>
        <source>Separated by commas. You can still enter other values in a request.</source>
        <translation>Séparées par des virgules. D’autres valeurs restent possibles dans une requête.</translation>
    </message>
    <message>
        <source>Suggested values</source>
        <translation>Valeurs proposées</translation>
    </message>
    <message>
        <source>%1: a limit can&apos;t be negative.</source>
        <translation>%1&#x202f;: une limite ne peut pas être négative.</translation>
    </message>
    <message>
        <source>%1: the minimum is greater than the maximum.</source>
        <translation>%1&#x202f;: le minimum est supérieur au maximum.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProgressRing</name>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Dailies::PromptEdit</name>
    <message>
        <source>Media</source>
        <translation>Médias</translation>
    </message>
</context>
<context>
    <name>Dailies::QtPlayer</name>
    <message>
        <source>No picture of this clip could be shown.</source>
        <translation>Aucune image de ce clip n’a pu être affichée.</translation>
    </message>
    <message>
        <source>No media backend of Qt Multimedia is installed, so clips cannot be played here.</source>
        <translation>Aucun moteur multimédia de Qt Multimedia n’est installé&#x202f;; les clips ne peuvent donc pas être lus ici.</translation>
    </message>
    <message>
        <source>This file contains no video.</source>
        <translation>Ce fichier ne contient pas de vidéo.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. The file may be damaged or in an unsupported format.</source>
        <translation>Impossible de lire ce clip. Le fichier est peut-être endommagé ou dans un format non pris en charge.</translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The request won&apos;t be sent again. The earlier call still has no response.</source>
        <translation>La requête ne sera pas renvoyée. L’appel précédent est toujours sans réponse.</translation>
    </message>
    <message>
        <source>The request won&apos;t be sent again. The earlier call still has no response and may have been charged.</source>
        <translation>La requête ne sera pas renvoyée. L’appel précédent est toujours sans réponse et a peut-être été facturé.</translation>
    </message>
    <message>
        <source>Removed. The request won&apos;t be sent again.</source>
        <translation>La requête a été retirée. Elle ne sera plus envoyée.</translation>
    </message>
    <message>
        <source>Removed. The request wasn&apos;t sent.</source>
        <translation>La requête a été retirée. Elle n’a pas été envoyée.</translation>
    </message>
    <message>
        <source>Removed. The request wasn&apos;t sent and nothing was charged.</source>
        <translation>La requête a été retirée. Elle n’a pas été envoyée et rien n’a été facturé.</translation>
    </message>
    <message>
        <source>This request&apos;s account no longer exists.</source>
        <translation>Le compte de cette requête n’existe plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent. Nothing was charged.</source>
        <translation>
            <numerusform>%n requête de la dernière fois n’a pas été envoyée. Rien n’a été facturé.</numerusform>
            <numerusform>%n requêtes de la dernière fois n’ont pas été envoyées. Rien n’a été facturé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time weren&apos;t sent.</source>
        <translation>
            <numerusform>%n requête de la dernière fois n’a pas été envoyée.</numerusform>
            <numerusform>%n requêtes de la dernière fois n’ont pas été envoyées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>This task is already in the list.</source>
        <translation>Cette tâche est déjà dans la liste.</translation>
    </message>
    <message>
        <source>Change ID</source>
        <translation>Modifier l’identifiant</translation>
    </message>
    <message>
        <source>The ID that the service shows for take %1. No new request is sent.</source>
        <translation>L’identifiant que le service affiche pour la prise %1. Aucune nouvelle requête n’est envoyée.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold, because of your spending limits. They weren&apos;t sent.</source>
        <translation>
            <numerusform>%n requête est suspendue à cause de vos limites de dépenses. Elle n’a pas été envoyée.</numerusform>
            <numerusform>%n requêtes sont suspendues à cause de vos limites de dépenses. Elles n’ont pas été envoyées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Send now? You&apos;ll be charged for each.</source>
        <translation>Envoyer maintenant&#x202f;? Chaque requête vous sera facturée.</translation>
    </message>
    <message>
        <source>Send now? %1</source>
        <comment>You&apos;ll be charged for up to 15 s.</comment>
        <translation>Envoyer maintenant&#x202f;? %1</translation>
    </message>
    <message>
        <source>Send %1</source>
        <comment>a number of requests</comment>
        <translation>Envoyer les %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>Dailies::Rail</name>
    <message>
        <source>Takes</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Dépenses</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Ajouter une page</translation>
    </message>
    <message>
        <source>Nothing is in progress</source>
        <translation>Rien n’est en cours</translation>
    </message>
</context>
<context>
    <name>Dailies::RateDialog</name>
    <message>
        <source>New rate</source>
        <translation>Nouveau tarif</translation>
    </message>
    <message>
        <source>Edit rate</source>
        <translation>Modifier le tarif</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Tous les comptes</translation>
    </message>
    <message>
        <source>for example: price list of 1 October</source>
        <translation>par exemple&#x202f;: liste de prix du 1er octobre</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>From</source>
        <translation>À partir du</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>The rate that matches a take best is used. Takes sent before this day keep the rate they had.</source>
        <translation>Le tarif qui correspond le mieux à une prise est utilisé. Les prises envoyées avant ce jour gardent le tarif qu’elles avaient.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>Saisissez la devise en trois lettres, par exemple USD.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>price and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What one unit costs, such as %1.</source>
        <translation>Ce que coûte une unité, par exemple %1.</translation>
    </message>
    <message>
        <source>Enter what one unit costs.</source>
        <translation>Indiquez ce que coûte une unité.</translation>
    </message>
    <message>
        <source>Save as free</source>
        <translation>Enregistrer comme gratuit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A price of 0 means that these takes are free. If you don&apos;t know what they cost, don&apos;t add a rate.</source>
        <translation>Un prix de 0 signifie que ces prises sont gratuites. Si vous ne connaissez pas leur prix, n’ajoutez pas de tarif.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Peu importe</translation>
    </message>
    <message>
        <source>With sound</source>
        <translation>Avec son</translation>
    </message>
    <message>
        <source>Without sound</source>
        <translation>Sans son</translation>
    </message>
</context>
<context>
    <name>Dailies::RatesDialog</name>
    <message>
        <source>There is no account “%1”. Nothing was imported.</source>
        <translation>Il n’y a pas de compte «&#x202f;%1&#x202f;». Rien n’a été importé.</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>Importer un CSV…</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Tarifs</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>S’applique à</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>From</source>
        <translation>À partir du</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>No rates yet.</source>
        <translation>Pas encore de tarif.</translation>
    </message>
    <message>
        <source>A rate says what a second, a point or a take costs. Takes without a rate count in their own units, never as free.</source>
        <translation>Un tarif indique ce que coûte une seconde, un point ou une prise. Les prises sans tarif sont comptées dans leurs propres unités, jamais comme gratuites.</translation>
    </message>
    <message>
        <source>A CSV file needs the columns unit, price, currency and from. It may have account, model, resolution, mode, sound and source.</source>
        <translation>Un fichier CSV doit avoir les colonnes unit, price, currency et from. Il peut avoir account, model, resolution, mode, sound et source.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>price and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Removed the rate of %1. Its takes are without a rate now, unless another one applies.</source>
        <translation>Tarif retiré&#x202f;: %1. Ses prises sont maintenant sans tarif, sauf si un autre s’applique.</translation>
    </message>
    <message>
        <source>Import rates</source>
        <translation>Importer des tarifs</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 Nothing was imported.</source>
        <translation>%1 Rien n’a été importé.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln rates.</source>
        <translation>
            <numerusform>%Ln tarif importé.</numerusform>
            <numerusform>%Ln tarifs importés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::RenameDialog</name>
    <message>
        <source>Rename clip</source>
        <translation>Renommer le clip</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>A file named “%1” is already in this folder. Choose another name.</source>
        <translation>Ce dossier contient déjà un fichier «&#x202f;%1&#x202f;». Choisissez un autre nom.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportController</name>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Report saved to %1.</source>
        <translation>Le rapport se trouve dans %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <translation>Contenu du fichier</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Fichiers Zip (*.zip)</translation>
    </message>
    <message>
        <source>Include recent prompts</source>
        <translation>Inclure les prompts des dernières tâches</translation>
    </message>
    <message>
        <source>Reading your keys, so they can be removed from the report…</source>
        <translation>Lecture des clés, pour les retirer partout où elles figurent…</translation>
    </message>
    <message>
        <source>This is everything in the report. It&apos;s saved as a file; nothing is sent.</source>
        <translation>Voici tout le contenu du rapport. Il est enregistré dans un fichier&#x202f;; rien n’est envoyé.</translation>
    </message>
    <message>
        <source>Files in the report</source>
        <translation>Fichiers du rapport</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportView</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestBody</name>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>%1 changed while it was being sent.</source>
        <translation>%1 a changé pendant l’envoi.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 n’existe plus.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file.</source>
        <translation>%1 n’est pas un fichier.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be uploaded: only images (JPEG, PNG, WebP, BMP) can. Add a public link instead.</source>
        <translation>%1 ne peut pas être envoyé depuis cet ordinateur&#x202f;: seules les images (JPEG, PNG, WebP, BMP) peuvent l’être. Ajoutez plutôt un lien public.</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestForm</name>
    <message>
        <source>Compose</source>
        <translation>Composition</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>Envoyer encore une fois</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Générer</translation>
    </message>
    <message>
        <source>Continues from take %1</source>
        <translation>Suite de la prise %1</translation>
    </message>
    <message>
        <source>Check the warning above, or generate anyway.</source>
        <translation>Vérifiez l’avertissement ci-dessus, ou générez quand même.</translation>
    </message>
    <message>
        <source>Needs confirmation</source>
        <translation>Confirmation requise</translation>
    </message>
    <message>
        <source>Practice mode · nothing is charged</source>
        <translation>Mode d’entraînement · rien n’est facturé</translation>
    </message>
    <message>
        <source>Generate %1 variations</source>
        <translation>Générer %1 variations</translation>
    </message>
    <message>
        <source>Send %1 more</source>
        <translation>Envoyer encore %1</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestPreview</name>
    <message>
        <source>Copy JSON</source>
        <translation>Copier le JSON</translation>
    </message>
    <message>
        <source>Copy cURL</source>
        <translation>Copier le cURL</translation>
    </message>
    <message>
        <source>Request preview</source>
        <translation>Aperçu de la requête</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>The key is never shown or copied.</source>
        <translation>La clé n’est jamais affichée ni copiée.</translation>
    </message>
    <message>
        <source>Copies the whole body with all its data.</source>
        <translation>Copie le corps entier avec toutes ses données.</translation>
    </message>
    <message>
        <source>Copies a bash command that reads the key from $API_KEY.</source>
        <translation>Copie une commande bash qui lit la clé dans $API_KEY.</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestUpload</name>
    <message>
        <source>%1 has to be uploaded first, but there is no upload place. Add one in the settings.</source>
        <translation>%1 doit d’abord être mis en ligne, mais il n’y a pas d’emplacement de mise en ligne. Ajoutez-en un dans les paramètres.</translation>
    </message>
    <message>
        <source>You haven&apos;t agreed to uploads to “%1” yet.</source>
        <translation>Vous n’avez pas encore accepté les mises en ligne vers «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>Dailies::ReuseDialog</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuellement</translation>
    </message>
    <message>
        <source>Use all</source>
        <translation>Tout utiliser</translation>
    </message>
    <message>
        <source>Use %1 of %2</source>
        <translation>Utiliser %1 sur %2</translation>
    </message>
    <message>
        <source>Compare with form</source>
        <translation>Comparer avec le formulaire</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nouvelle valeur</translation>
    </message>
    <message>
        <source>Missing files: %1. Choose others before you generate.</source>
        <translation>Fichiers introuvables&#x202f;: %1. Choisissez-en d’autres avant de générer.</translation>
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
        <translation>Impossible de lire la liste des fichiers du service de stockage.</translation>
    </message>
</context>
<context>
    <name>Dailies::SaveDraftDialog</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as draft</source>
        <translation>Enregistrer comme brouillon</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Name the draft.</source>
        <translation>Donnez un nom au brouillon.</translation>
    </message>
    <message>
        <source>A draft named “%1” already exists, saved %2.</source>
        <translation>Il existe déjà un brouillon «&#x202f;%1&#x202f;», enregistré le %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::SavedFilterMenu</name>
    <message>
        <source>Saved filters</source>
        <translation>Filtres enregistrés</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Enregistrer ce filtre…</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Enregistrer le filtre</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Rename filter</source>
        <translation>Renommer le filtre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>A filter needs a name. Nothing was saved.</source>
        <translation>Un filtre doit avoir un nom. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Filter “%1” updated.</source>
        <translation>Filtre «&#x202f;%1&#x202f;» mis à jour.</translation>
    </message>
    <message>
        <source>A filter needs a name. It keeps the old one.</source>
        <translation>Un filtre doit avoir un nom. Il garde l’ancien.</translation>
    </message>
    <message>
        <source>There&apos;s already a filter “%1”.</source>
        <translation>Il existe déjà un filtre «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Filter “%1” removed.</source>
        <translation>Filtre «&#x202f;%1&#x202f;» retiré.</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningBar</name>
    <message>
        <source>Previous take</source>
        <translation>Prise précédente</translation>
    </message>
    <message>
        <source>Next take</source>
        <translation>Prise suivante</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Exit screening</source>
        <translation>Quitter la projection</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rejeter</translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n prise</numerusform>
            <numerusform>%n prises</numerusform>
        </translation>
    </message>
    <message>
        <source>A take that is in progress or needs a decision can&apos;t be rejected.</source>
        <translation>Une prise en cours, ou pour laquelle une décision est à prendre, ne peut pas être rejetée.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningController</name>
    <message>
        <source>There are no takes from today. Select two or more takes, or filter the list, to screen them.</source>
        <translation>Il n’y a aucune prise d’aujourd’hui. Sélectionnez au moins deux prises, ou filtrez la liste, pour les projeter.</translation>
    </message>
    <message>
        <source>%1 of %2, take %3</source>
        <translation>%1 sur %2, prise %3</translation>
    </message>
    <message>
        <source>None of these takes has a clip to screen.</source>
        <translation>Aucune de ces prises n’a de clip à projeter.</translation>
    </message>
    <message>
        <source>There is only one take to screen. Select more takes, or watch it full screen.</source>
        <translation>Il n’y a qu’une prise à projeter. Sélectionnez d’autres prises, ou regardez-la en plein écran.</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningEnd</name>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Quitter</translation>
    </message>
    <message numerus="yes">
        <source>That was the last of %n takes</source>
        <translation>
            <numerusform>C’était la dernière de %n prise</numerusform>
            <numerusform>C’était la dernière des %n prises</numerusform>
        </translation>
    </message>
    <message>
        <source>These takes were deleted</source>
        <translation>Ces prises ont été supprimées</translation>
    </message>
    <message numerus="yes">
        <source>%n rated</source>
        <translation>
            <numerusform>%n évaluée</numerusform>
            <numerusform>%n évaluées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected</source>
        <translation>
            <numerusform>%n rejetée</numerusform>
            <numerusform>%n rejetées</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing rated, nothing rejected</source>
        <translation>Aucune évaluée, aucune rejetée</translation>
    </message>
    <message numerus="yes">
        <source>Compare the best %n</source>
        <translation>
            <numerusform>Comparer la %n meilleure</numerusform>
            <numerusform>Comparer les %n meilleures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningKeys</name>
    <message>
        <source>rate</source>
        <comment>after the keys 1 to 5</comment>
        <translation>évaluer</translation>
    </message>
    <message>
        <source>reject</source>
        <comment>after the key X</comment>
        <translation>rejeter</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after the arrow keys, which go to another take</comment>
        <translation>prise</translation>
    </message>
    <message>
        <source>pause</source>
        <comment>after the space key</comment>
        <translation>pause</translation>
    </message>
    <message>
        <source>exit</source>
        <comment>after the Esc key</comment>
        <translation>quitter</translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningModel</name>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rejetée</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ScreeningStrip</name>
    <message>
        <source>Takes of this screening</source>
        <translation>Prises de cette projection</translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionBar</name>
    <message>
        <source>Rate</source>
        <comment>stars follow</comment>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Tout désélectionner</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>Étiqueter…</translation>
    </message>
    <message>
        <source>Adds tags to the selected takes</source>
        <translation>Ajoute des étiquettes aux prises sélectionnées</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Copies the clips to a folder</source>
        <translation>Copie les clips dans un dossier</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>Générer à nouveau</translation>
    </message>
    <message>
        <source>Sends the same requests as new takes</source>
        <translation>Envoie les mêmes requêtes comme nouvelles prises</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rejeter</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln sélectionnée</numerusform>
            <numerusform>%Ln sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Projeter</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Note…</translation>
    </message>
    <message>
        <source>Adds a note to the selected takes</source>
        <translation>Ajoute une note aux prises sélectionnées</translation>
    </message>
    <message>
        <source>Marks the takes as not good enough</source>
        <translation>Marque les prises comme insuffisantes</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Moves the takes and their clips to the Trash</source>
        <translation>Met les prises et leurs clips à la corbeille</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Brings the takes and their clips back from the Trash</source>
        <translation>Retire les prises et leurs clips de la corbeille</translation>
    </message>
</context>
<context>
    <name>Dailies::SelectionCommands</name>
    <message>
        <source>Add tags</source>
        <translation>Ajouter des étiquettes</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Étiquettes, séparées par des virgules</translation>
    </message>
    <message>
        <source>None of the selected takes can be generated again.</source>
        <translation>Aucune des prises sélectionnées ne peut être générée à nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? You&apos;ll be charged for each.</source>
        <translation>
            <numerusform>Générer %n prise&#x202f;? Elle vous sera facturée.</numerusform>
            <numerusform>Générer %n prises&#x202f;? Chacune vous sera facturée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>En générer %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message numerus="yes">
        <source>Added to the notes of %n takes</source>
        <translation>
            <numerusform>Ajouté à la note de %n prise</numerusform>
            <numerusform>Ajouté aux notes de %n prises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generate %n takes? %1</source>
        <translation>
            <numerusform>Générer %n prise&#x202f;? %1</numerusform>
            <numerusform>Générer %n prises&#x202f;? %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Tout désélectionner</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Ajouter une note</translation>
    </message>
</context>
<context>
    <name>Dailies::SendTimeDialog</name>
    <message>
        <source>Send at a time</source>
        <translation>Envoyer à une heure donnée</translation>
    </message>
    <message>
        <source>Send at</source>
        <translation>Heure d’envoi</translation>
    </message>
    <message>
        <source>It&apos;s sent if Dailies is running then.</source>
        <translation>L’envoi a lieu si Dailies est alors ouvert.</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>Envoyer plus tard</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was sent. Choose a later time.</source>
        <translation>Cette heure est passée. Rien n’a été envoyé. Choisissez une heure ultérieure.</translation>
    </message>
</context>
<context>
    <name>Dailies::SendingController</name>
    <message>
        <source>Sending is paused. New requests wait here; takes that are being generated continue.</source>
        <translation>L’envoi est en pause. Les nouvelles requêtes attendent ici&#x202f;; les prises en cours de génération continuent.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>No take is being generated now.</source>
        <translation>Aucune prise n’est en cours de génération.</translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. This computer goes to sleep in %n seconds.</source>
        <translation>
            <numerusform>Toutes les prises sont terminées. Cet ordinateur se met en veille dans %n seconde.</numerusform>
            <numerusform>Toutes les prises sont terminées. Cet ordinateur se met en veille dans %n secondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All takes are finished. Dailies quits in %n seconds.</source>
        <translation>
            <numerusform>Toutes les prises sont terminées. Dailies se ferme dans %n seconde.</numerusform>
            <numerusform>Toutes les prises sont terminées. Dailies se ferme dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>All takes are finished.</source>
        <translation>Toutes les prises sont terminées.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so this computer stays awake.</source>
        <translation>
            <numerusform>%n requête est suspendue et n’a pas été envoyée&#x202f;: cet ordinateur reste donc éveillé.</numerusform>
            <numerusform>%n requêtes sont suspendues et n’ont pas été envoyées&#x202f;: cet ordinateur reste donc éveillé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests are on hold and weren&apos;t sent, so Dailies stays open.</source>
        <translation>
            <numerusform>%n requête est suspendue et n’a pas été envoyée&#x202f;: Dailies reste donc ouvert.</numerusform>
            <numerusform>%n requêtes sont suspendues et n’ont pas été envoyées&#x202f;: Dailies reste donc ouvert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All other takes are finished. %n requests are on hold and weren&apos;t sent.</source>
        <translation>
            <numerusform>Toutes les autres prises sont terminées. %n requête est suspendue et n’a pas été envoyée.</numerusform>
            <numerusform>Toutes les autres prises sont terminées. %n requêtes sont suspendues et n’ont pas été envoyées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::SendingPage</name>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Adresse du proxy</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Same as in Settings</source>
        <translation>Comme dans les paramètres</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Par défaut du système</translation>
    </message>
    <message>
        <source>Custom HTTP proxy</source>
        <translation>Proxy HTTP propre au compte</translation>
    </message>
    <message>
        <source>Custom SOCKS5 proxy</source>
        <translation>Proxy SOCKS5 propre au compte</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>Requêtes simultanées</translation>
    </message>
    <message>
        <source>Status checks per second</source>
        <translation>Interrogations par seconde</translation>
    </message>
    <message>
        <source>Maximum number of status checks per second. Lower values are easier on the service&apos;s rate limits.</source>
        <translation>Nombre maximal d’interrogations du service sur l’état de ses tâches. Une valeur plus basse ménage les limites du service.</translation>
    </message>
    <message>
        <source>For calls to its base URL, including those of other accounts with the same URL. Clips are downloaded from other servers, through the proxy in Settings.</source>
        <translation>Pour les appels à son adresse de base, y compris ceux d’autres comptes à cette adresse. Les clips sont téléchargés depuis d’autres serveurs, par le proxy défini dans les paramètres du programme.</translation>
    </message>
    <message>
        <source>Enter a host and port, such as proxy.example.com:8080.</source>
        <translation>Indiquez un hôte et un port, par exemple proxy.example.com:8080.</translation>
    </message>
</context>
<context>
    <name>Dailies::ServiceCall</name>
    <message>
        <source>The URL must start with https:// or http:// and a host.</source>
        <translation>L’adresse ne commence pas par https:// ou http:// suivi d’un hôte.</translation>
    </message>
    <message>
        <source>Over http:// your key can be read in transit, and you haven&apos;t allowed that.</source>
        <translation>Avec http://, n’importe qui sur le trajet pourrait lire la clé, et vous ne l’avez pas autorisé.</translation>
    </message>
</context>
<context>
    <name>Dailies::SessionKeyStore</name>
    <message>
        <source>No key for this account and URL.</source>
        <translation>Aucune clé n’est connue pour ce compte et cette adresse.</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>Il n’y a pas de trousseau ici.</translation>
    </message>
</context>
<context>
    <name>Dailies::SettingsController</name>
    <message>
        <source>Uploads</source>
        <translation>Mises en ligne</translation>
    </message>
    <message>
        <source>upload storage place bucket link S3 WebDAV command secret</source>
        <translation>mise en ligne envoi upload stockage emplacement bucket lien S3 WebDAV commande secret</translation>
    </message>
</context>
<context>
    <name>Dailies::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Rechercher dans les paramètres</translation>
    </message>
    <message>
        <source>Settings categories</source>
        <translation>Groupes de paramètres</translation>
    </message>
    <message>
        <source>No settings match “%1”.</source>
        <translation>Aucun paramètre ne correspond à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
</context>
<context>
    <name>Dailies::SettleDialog</name>
    <message>
        <source>Charged</source>
        <translation>Facturé</translation>
    </message>
    <message>
        <source>Not charged</source>
        <translation>Non facturé</translation>
    </message>
    <message>
        <source>Settle a take</source>
        <translation>Clarifier une prise</translation>
    </message>
    <message>
        <source>Settle take %1</source>
        <translation>Clarifier la prise %1</translation>
    </message>
    <message>
        <source>Task ID: %1</source>
        <translation>Identifiant de la tâche&#x202f;: %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Money, if known</source>
        <translation>Montant, s’il est connu</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Clarifier</translation>
    </message>
    <message>
        <source>Enter what you were charged, or choose “Not charged”.</source>
        <translation>Saisissez ce qui vous a été facturé, ou choisissez «&#x202f;Non facturé&#x202f;».</translation>
    </message>
    <message>
        <source>Enter the currency as three letters, such as USD.</source>
        <translation>Saisissez la devise en trois lettres, par exemple USD.</translation>
    </message>
    <message>
        <source>Cost of take %1</source>
        <translation>Coût de la prise %1</translation>
    </message>
    <message>
        <source>You have settled this. What you enter replaces it.</source>
        <translation>Vous avez clarifié ceci. Votre saisie le remplace.</translation>
    </message>
    <message>
        <source>The service reported %1. What you enter replaces it, for example after a refund.</source>
        <translation>Le service a indiqué %1. Votre saisie le remplace, par exemple après un remboursement.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Look at the service&apos;s console or invoice. You can undo this later.</source>
        <translation>Consultez la console ou la facture du service. Vous pourrez annuler cette action plus tard.</translation>
    </message>
    <message>
        <source>Takes that failed or were refused by the service aren&apos;t charged. If your invoice says something else, enter it.</source>
        <translation>Les prises échouées ou refusées par le service ne sont pas facturées. Si votre facture dit autre chose, saisissez-le.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutEdit</name>
    <message>
        <source>Press the new key. Backspace removes it.</source>
        <translation>Appuyez sur la nouvelle touche. Retour arrière la supprime.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Rechercher dans les raccourcis</translation>
    </message>
    <message>
        <source>No matching shortcuts.</source>
        <translation>Aucun raccourci correspondant.</translation>
    </message>
</context>
<context>
    <name>Dailies::ShotRow</name>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Shot prompt</source>
        <translation>Prompt du plan</translation>
    </message>
    <message>
        <source>Describe this shot</source>
        <translation>Décrire ce plan</translation>
    </message>
    <message>
        <source>Sec.</source>
        <comment>seconds, in a narrow field</comment>
        <translation>s</translation>
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
        <translation>Ajouter un plan</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>Répartir également</translation>
    </message>
    <message>
        <source>Shot %1</source>
        <translation>Plan %1</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 sur %2&#xa0;s</translation>
    </message>
    <message>
        <source>Split the clip&apos;s duration equally</source>
        <translation>Répartir également la durée du clip</translation>
    </message>
    <message>
        <source>%1 of %2 shots</source>
        <comment>shots, and how many at most</comment>
        <translation>%1 plans sur %2</translation>
    </message>
    <message>
        <source>%1 s in total</source>
        <translation>%1&#xa0;s au total</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendChart</name>
    <message>
        <source>Seconds per day</source>
        <translation>Secondes par jour</translation>
    </message>
    <message>
        <source>Points per day</source>
        <translation>Points par jour</translation>
    </message>
    <message>
        <source>The left and right keys go from day to day. The breakdown by day has the same figures as a table.</source>
        <translation>Les touches gauche et droite passent d’un jour à l’autre. La répartition par jour contient les mêmes chiffres sous forme de tableau.</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <translation>%1 (facturé)</translation>
    </message>
    <message>
        <source>%1 reserved</source>
        <translation>%1 (réservé)</translation>
    </message>
    <message>
        <source>up to %1 unsettled</source>
        <translation>jusqu’à %1 (à clarifier)</translation>
    </message>
    <message>
        <source>%1 not billed</source>
        <translation>%1 (non facturé)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its figures</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day on the axis, for QDate</comment>
        <translation>d MMM</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendController</name>
    <message>
        <source>Spend</source>
        <translation>Dépenses</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Settled as charged.</source>
        <translation>Clarifié&#x202f;: facturé.</translation>
    </message>
    <message>
        <source>Settled as not charged.</source>
        <translation>Clarifié&#x202f;: non facturé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>Table for spreadsheet programs (*.csv)</source>
        <translation>Tableau pour tableurs (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes exported to %1.</source>
        <translation>
            <numerusform>%Ln prise exportée vers %1.</numerusform>
            <numerusform>%Ln prises exportées vers %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Spending limits…</source>
        <translation>Limites de dépenses…</translation>
    </message>
    <message>
        <source>The take is unsettled again.</source>
        <translation>La prise est de nouveau à clarifier.</translation>
    </message>
    <message>
        <source>Dailies has no record of what this take cost.</source>
        <translation>Dailies n’a aucune trace du coût de cette prise.</translation>
    </message>
    <message>
        <source>%1. %2 · %3</source>
        <comment>number, time and cost of a call</comment>
        <translation>%1. %2 · %3</translation>
    </message>
    <message>
        <source>Cost of take %1</source>
        <translation>Coût de la prise %1</translation>
    </message>
    <message numerus="yes">
        <source>This take was sent %n times. Which call?</source>
        <translation>
            <numerusform>Cette prise a été envoyée %n fois. Quel appel&#x202f;?</numerusform>
            <numerusform>Cette prise a été envoyée %n fois. Quel appel&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a limit and an account</comment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>Your limit of %1 is reached.</source>
        <translation>Votre limite de %1 est atteinte.</translation>
    </message>
    <message>
        <source>%1 % of your limit of %2 is used or reserved.</source>
        <translation>%1&#xa0;% de votre limite de %2 sont utilisés ou réservés.</translation>
    </message>
    <message>
        <source>Your earlier figure counts again.</source>
        <translation>Votre chiffre précédent compte à nouveau.</translation>
    </message>
    <message>
        <source>The service&apos;s figure counts again.</source>
        <translation>Le chiffre du service compte à nouveau.</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendHeader</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Tous les comptes</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Tous les modèles</translation>
    </message>
    <message>
        <source>Compare with invoice…</source>
        <translation>Comparer avec une facture…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Dépenses</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7&#xa0;jours</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30&#xa0;jours</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendPage</name>
    <message>
        <source>Spend</source>
        <translation>Dépenses</translation>
    </message>
    <message>
        <source>Show this year</source>
        <translation>Afficher cette année</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>Tarifs…</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>Répartition</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>À clarifier</translation>
    </message>
    <message>
        <source>Nothing was spent yet.</source>
        <translation>Rien n’a encore été dépensé.</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Par jour</translation>
    </message>
    <message>
        <source>Seconds per day</source>
        <translation>Secondes par jour</translation>
    </message>
    <message>
        <source>Points per day</source>
        <translation>Points par jour</translation>
    </message>
    <message>
        <source>Daily limit: %1</source>
        <translation>Limite par jour&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what a rate applies to, and the rate</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Money uses your rates: %1 and %Ln more.</source>
        <translation>
            <numerusform>Les montants reposent sur vos tarifs&#x202f;: %1 et %Ln autre.</numerusform>
            <numerusform>Les montants reposent sur vos tarifs&#x202f;: %1 et %Ln autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Money uses your rate: %1.</source>
        <translation>Les montants reposent sur votre tarif&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Seconds and points are what the service reported, or what you settled. Takes without a figure count as unsettled until you settle them.</source>
        <translation>Les secondes et les points sont ceux que le service a indiqués ou que vous avez clarifiés. Les prises sans chiffre restent à clarifier tant que vous ne les avez pas clarifiées.</translation>
    </message>
    <message>
        <source>Nothing was sent in this period.</source>
        <translation>Rien n’a été envoyé pendant cette période.</translation>
    </message>
    <message>
        <source>Once you generate with your own account, each take&apos;s cost appears here.</source>
        <translation>Dès que vous générez avec votre propre compte, le coût de chaque prise apparaît ici.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes have no rate, so they aren&apos;t in the total.</source>
        <translation>
            <numerusform>%Ln prise n’a pas de tarif et n’est donc pas dans le total.</numerusform>
            <numerusform>%Ln prises n’ont pas de tarif et ne sont donc pas dans le total.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invoices often differ here. Enter what you were charged, or choose “Not charged”.</source>
        <translation>Les factures diffèrent souvent ici. Saisissez ce qui vous a été facturé, ou choisissez «&#x202f;Non facturé&#x202f;».</translation>
    </message>
    <message>
        <source>There are no rates yet, so money isn&apos;t known (–).</source>
        <translation>Il n’y a pas encore de tarif&#x202f;; les montants ne sont donc pas connus (–).</translation>
    </message>
</context>
<context>
    <name>Dailies::SpendTiles</name>
    <message>
        <source>Billed as reported</source>
        <translation>Facturé selon le service</translation>
    </message>
    <message>
        <source>Reserved now</source>
        <translation>Réservé en ce moment</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>À clarifier</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>Non facturé</translation>
    </message>
    <message>
        <source>Other units</source>
        <translation>Autres unités</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Goes to the unsettled takes</source>
        <translation>Va aux prises à clarifier</translation>
    </message>
    <message>
        <source>Set a rate</source>
        <translation>Définir un tarif</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>%Ln prise</numerusform>
            <numerusform>%Ln prises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes running</source>
        <translation>
            <numerusform>%Ln prise en cours</numerusform>
            <numerusform>%Ln prises en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Rien n’est en cours</translation>
    </message>
    <message>
        <source>All takes are settled</source>
        <translation>Toutes les prises sont clarifiées</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes · no rate set</source>
        <translation>
            <numerusform>%Ln prise · aucun tarif défini</numerusform>
            <numerusform>%Ln prises · aucun tarif défini</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>money</comment>
        <translation>jusqu’à %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln takes</source>
        <comment>money</comment>
        <translation>
            <numerusform>%1 pour %Ln prise</numerusform>
            <numerusform>%1 pour %Ln prises</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::StageController</name>
    <message>
        <source>Downloads automatically, then plays here</source>
        <translation>Téléchargement auto, puis lecture ici</translation>
    </message>
    <message>
        <source>Takes play here.</source>
        <translation>Les prises s’affichent ici.</translation>
    </message>
</context>
<context>
    <name>Dailies::StageWindow</name>
    <message>
        <source>Viewer in its own window</source>
        <translation>Visionneuse dans sa propre fenêtre</translation>
    </message>
    <message>
        <source>Viewer – Dailies</source>
        <translation>Visionneuse – Dailies</translation>
    </message>
    <message>
        <source>Moves the viewer to a second screen, if there is one. Close that window to bring it back.</source>
        <translation>Déplace la visionneuse sur un second écran, s’il y en a un. Fermez cette fenêtre pour la ramener.</translation>
    </message>
</context>
<context>
    <name>Dailies::StarRating</name>
    <message numerus="yes">
        <source>Rate %n stars</source>
        <translation>
            <numerusform>Attribuer %n étoile</numerusform>
            <numerusform>Attribuer %n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Non évaluée</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Évaluation</translation>
    </message>
</context>
<context>
    <name>Dailies::StartupProgressWindow</name>
    <message>
        <source>Copying the task database and updating it for this version of Dailies.</source>
        <translation>La base de données des tâches est copiée, puis adaptée à cette version de Dailies.</translation>
    </message>
    <message>
        <source>Comparing the tasks with the full list of IDs.</source>
        <translation>Les tâches sont comparées à la liste complète des identifiants.</translation>
    </message>
    <message>
        <source>Checking and repairing the task database.</source>
        <translation>La base de données des tâches est examinée et réparée.</translation>
    </message>
    <message>
        <source>With a long history, this can take a minute. Nothing is sent meanwhile. If you interrupt it, nothing is lost: it starts over next time.</source>
        <translation>Avec un long historique, cela peut prendre une minute. Rien n’est envoyé pendant ce temps, et rien n’est perdu en cas d’interruption&#x202f;: l’opération recommence au prochain démarrage.</translation>
    </message>
</context>
<context>
    <name>Dailies::StorageCall</name>
    <message>
        <source>Stopped by you.</source>
        <translation>Arrêt manuel.</translation>
    </message>
    <message>
        <source>The storage stopped responding.</source>
        <translation>Le service de stockage ne répond plus.</translation>
    </message>
    <message>
        <source>The certificate of %1 isn&apos;t valid, so nothing was sent to it.</source>
        <translation>Le certificat de %1 n’est pas valide&#x202f;; rien ne lui a donc été envoyé.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t accept connections.</source>
        <translation>%1 n’accepte pas les connexions.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation>La connexion à %1 a échoué.</translation>
    </message>
    <message>
        <source>%1 closed the connection after %2 of %3.</source>
        <translation>%1 a fermé la connexion après %2 sur %3.</translation>
    </message>
    <message>
        <source>Storage can&apos;t be reached: libcurl isn&apos;t installed on this computer.</source>
        <translation>Le stockage est inaccessible&#x202f;: libcurl n’est pas installé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Host %1 not found. Check the URL and the network connection.</source>
        <translation>Hôte %1 introuvable. Vérifiez l’URL et la connexion réseau.</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmissionTiles</name>
    <message>
        <source>Take %1 · %2</source>
        <comment>number, and a time or state</comment>
        <translation>Prise %1 · %2</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <comment>number and state</comment>
        <translation>Prise %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prête</translation>
    </message>
    <message>
        <source>%1 of %2 ready</source>
        <comment>takes of one submission</comment>
        <translation>%1 sur %2 prêtes</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitBar</name>
    <message>
        <source>Sending…</source>
        <translation>Envoi en cours…</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variations</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Générer</translation>
    </message>
    <message>
        <source>Fewer variations</source>
        <translation>Moins de variations</translation>
    </message>
    <message>
        <source>More variations</source>
        <translation>Plus de variations</translation>
    </message>
    <message>
        <source>How many takes to make of this request</source>
        <translation>Nombre de prises à créer à partir de cette requête</translation>
    </message>
    <message>
        <source>Generate anyway</source>
        <translation>Générer quand même</translation>
    </message>
    <message>
        <source>Generate %1 anyway</source>
        <translation>En générer %1 quand même</translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>En générer %1</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message>
        <source>Choose an account first. Nothing was sent.</source>
        <translation>Choisissez d’abord un compte. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1 Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 L’envoyer encore une fois&#x202f;?</translation>
    </message>
    <message>
        <source>Send once more</source>
        <translation>Envoyer encore une fois</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This take&apos;s account was removed. Nothing was sent.</source>
        <translation>Le compte de cette prise a été supprimé. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Generate anyway</source>
        <translation>Générer quand même</translation>
    </message>
    <message>
        <source>Upload and generate</source>
        <translation>Mettre en ligne et générer</translation>
    </message>
    <message>
        <source>Agree and send</source>
        <translation>Accepter et envoyer</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>Modifier les limites…</translation>
    </message>
    <message>
        <source>%1 Generate anyway?</source>
        <comment>You have a limit of 60 s per day.</comment>
        <translation>%1 Générer quand même&#x202f;?</translation>
    </message>
    <message>
        <source>Send later…</source>
        <translation>Envoyer plus tard…</translation>
    </message>
    <message>
        <source>Generates at a time that you choose</source>
        <translation>Génère à l’heure de votre choix</translation>
    </message>
    <message>
        <source>%1 Generate anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>%1 Générer quand même&#x202f;?</translation>
    </message>
    <message>
        <source>Decide first</source>
        <translation>Décider d’abord</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Envoyer quand même</translation>
    </message>
    <message>
        <source>Sending is paused, so this waits until you resume it.</source>
        <translation>L’envoi est en pause&#x202f;: cette requête attend que vous le repreniez.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Send these files</source>
        <translation>Envoyer ces fichiers</translation>
    </message>
    <message>
        <source>The same request was just sent.</source>
        <translation>La même requête vient d’être envoyée.</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be saved. %1 Nothing was sent.</source>
        <comment>Can&apos;t write to /films.</comment>
        <translation>Le clip ne pourrait pas être enregistré. %1 Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>Changer de dossier…</translation>
    </message>
    <message>
        <source>Set a rate…</source>
        <translation>Définir un tarif…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n takes)</source>
        <comment>a sentence about them</comment>
        <translation>
            <numerusform>%1 (%n prise)</numerusform>
            <numerusform>%1 (%n prises)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 was removed. Nothing was sent.</source>
        <translation>La prise %1 a été retirée. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The account of take %1 was removed. Nothing was sent.</source>
        <translation>Le compte de la prise %1 a été supprimé. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>%1 Send take %2 anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>%1 Envoyer quand même la prise %2&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%1 Send these %Ln requests anyway?</source>
        <comment>Take 7 of the same request got no response.</comment>
        <translation>
            <numerusform>%1 Envoyer quand même cette %Ln requête&#x202f;?</numerusform>
            <numerusform>%1 Envoyer quand même ces %Ln requêtes&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>The request names these files on your computer. Send them?</source>
        <translation>La requête mentionne ces fichiers de votre ordinateur. Les envoyer&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Dailies::SwitchControl</name>
    <message>
        <source>Auto · on</source>
        <translation>Auto · activé</translation>
    </message>
    <message>
        <source>Auto · off</source>
        <translation>Auto · désactivé</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
</context>
<context>
    <name>Dailies::TableSettings</name>
    <message>
        <source>Collapse all</source>
        <translation>Tout réduire</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Tout développer</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Réinitialiser les colonnes</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récentes d’abord</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>Tri par %1, croissant</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>Tri par %1, décroissant</translation>
    </message>
    <message>
        <source>Arrange columns…</source>
        <translation>Organiser les colonnes…</translation>
    </message>
    <message>
        <source>Group by day and prompt</source>
        <translation>Grouper par jour et par prompt</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeActionBar</name>
    <message>
        <source>Rating</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Autres actions</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeFiles</name>
    <message>
        <source>Nothing was deleted. %1</source>
        <translation>Rien n’a été supprimé. %1</translation>
    </message>
    <message>
        <source>This take has no clip to rename.</source>
        <translation>Cette prise n’a pas de clip à renommer.</translation>
    </message>
    <message>
        <source>The clip was not renamed. %1</source>
        <translation>Le clip n’a pas été renommé. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeRequests</name>
    <message>
        <source>No model of this account can edit clips.</source>
        <translation>Aucun modèle de ce compte ne peut éditer de clips.</translation>
    </message>
</context>
<context>
    <name>Dailies::TakeTile</name>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimée</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rejetée</translation>
    </message>
    <message>
        <source>Ended · frame %1</source>
        <translation>Fin · image %1</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>Reading the clip…</source>
        <translation>Lecture du clip…</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskActions</name>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Vérifier maintenant</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>Copier le prompt</translation>
    </message>
    <message>
        <source>Copy request as JSON</source>
        <translation>Copier la requête en JSON</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copier en cURL</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Send first</source>
        <translation>Envoyer en premier</translation>
    </message>
    <message>
        <source>Send last</source>
        <translation>Envoyer en dernier</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>Annuler l’envoi</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>This request has no prompt.</source>
        <translation>Cette requête n’a pas de prompt.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Saves a copy of the clip anywhere you like.</source>
        <translation>Enregistre une copie du clip à l’endroit de votre choix.</translation>
    </message>
    <message>
        <source>I found it: enter its ID…</source>
        <translation>Trouvée&#x202f;: saisir l’identifiant…</translation>
    </message>
    <message>
        <source>Tracks the task by the ID that the service shows for it.</source>
        <translation>Suit la tâche par l’identifiant que le service affiche pour elle.</translation>
    </message>
    <message>
        <source>Resubmit anyway (may be charged twice)…</source>
        <translation>Renvoyer quand même (double facturation possible)…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Dailies stops asking for a decision. You can still make one.</source>
        <translation>Dailies ne demande plus de décision. Vous pouvez encore en prendre une.</translation>
    </message>
    <message>
        <source>Keeps this request here until you choose Send now.</source>
        <translation>Retient cette requête jusqu’à ce que vous choisissiez «&#x202f;Envoyer maintenant&#x202f;».</translation>
    </message>
    <message>
        <source>Stop tracking</source>
        <translation>Arrêter le suivi</translation>
    </message>
    <message>
        <source>Stops checking this task. The service may still run it and charge you.</source>
        <translation>Arrête de vérifier cette tâche. Le service peut encore l’exécuter et vous la facturer.</translation>
    </message>
    <message>
        <source>If the service already has the whole request, it may still run. Dailies then asks what to do.</source>
        <translation>Si le service a déjà la requête entière, elle peut encore s’exécuter. Dailies demande alors que faire.</translation>
    </message>
    <message>
        <source>Removes this request from the queue. It won&apos;t be sent.</source>
        <translation>Retire cette requête de la file d’attente. Elle ne sera pas envoyée.</translation>
    </message>
    <message>
        <source>Before all other waiting requests.</source>
        <translation>Avant toutes les autres requêtes en attente.</translation>
    </message>
    <message>
        <source>One place earlier in the queue.</source>
        <translation>Une place plus tôt dans la file d’attente.</translation>
    </message>
    <message>
        <source>One place later in the queue.</source>
        <translation>Une place plus tard dans la file d’attente.</translation>
    </message>
    <message>
        <source>After all other waiting requests.</source>
        <translation>Après toutes les autres requêtes en attente.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Starts a request from the last frame of this take.</source>
        <translation>Commence une requête par la dernière image de cette prise.</translation>
    </message>
    <message>
        <source>Edit this clip</source>
        <translation>Éditer ce clip</translation>
    </message>
    <message>
        <source>Starts a request that edits this clip.</source>
        <translation>Commence une requête qui édite ce clip.</translation>
    </message>
    <message>
        <source>Reuse</source>
        <translation>Réutiliser</translation>
    </message>
    <message>
        <source>Loads the request of this take into the form.</source>
        <translation>Charge la requête de cette prise dans le formulaire.</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variations</translation>
    </message>
    <message>
        <source>Loads the request of this take into the form, for three new takes. Nothing is sent yet.</source>
        <translation>Charge la requête de cette prise dans le formulaire, pour trois nouvelles prises. Rien n’est encore envoyé.</translation>
    </message>
    <message>
        <source>Compare with form…</source>
        <translation>Comparer avec le formulaire…</translation>
    </message>
    <message>
        <source>Shows what Reuse would change, field by field.</source>
        <translation>Montre, champ par champ, ce que «&#x202f;Réutiliser&#x202f;» changerait.</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>Générer à nouveau</translation>
    </message>
    <message>
        <source>Sends the same request as a new task. You&apos;ll be charged for it.</source>
        <translation>Envoie la même requête comme nouvelle tâche. Elle vous sera facturée.</translation>
    </message>
    <message>
        <source>Copy clip</source>
        <translation>Copier le clip</translation>
    </message>
    <message>
        <source>Copies the clip, to paste it into a folder or another program.</source>
        <translation>Copie le clip, pour le coller dans un dossier ou un autre programme.</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>Copier l’identifiant</translation>
    </message>
    <message>
        <source>This task has no ID from the service.</source>
        <translation>Cette tâche n’a pas d’identifiant du service.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Copies the download link of the clip, which usually expires within a day.</source>
        <translation>Copie le lien de téléchargement du clip, qui expire en général en moins d’un jour.</translation>
    </message>
    <message>
        <source>This task has no download link.</source>
        <translation>Cette tâche n’a pas de lien de téléchargement.</translation>
    </message>
    <message>
        <source>Copies a bash command that sends this request, with the key from $API_KEY.</source>
        <translation>Copie une commande bash qui envoie cette requête, avec la clé de $API_KEY.</translation>
    </message>
    <message>
        <source>Export for support…</source>
        <translation>Exporter pour l’assistance…</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>Resubmit anyway (may run twice)…</source>
        <translation>Renvoyer quand même (double exécution possible)…</translation>
    </message>
    <message>
        <source>Sends the same request as a new task.</source>
        <translation>Envoie la même requête comme nouvelle tâche.</translation>
    </message>
    <message>
        <source>Stops checking this task. The practice service may still run it.</source>
        <translation>Arrête de vérifier cette tâche. Le service d’entraînement peut encore l’exécuter.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>Télécharger à nouveau</translation>
    </message>
    <message>
        <source>This task has no clip.</source>
        <translation>Cette tâche n’a pas de clip.</translation>
    </message>
    <message>
        <source>Still generating…</source>
        <translation>Génération en cours…</translation>
    </message>
    <message>
        <source>Edit request</source>
        <translation>Modifier la requête</translation>
    </message>
    <message>
        <source>Takes this request out of the queue and into the form. It won&apos;t be sent until you generate it.</source>
        <translation>Retire cette requête de la file d’attente et la place dans le formulaire. Elle ne sera envoyée que lorsque vous la générerez.</translation>
    </message>
    <message>
        <source>Rename clip…</source>
        <translation>Renommer le clip…</translation>
    </message>
    <message>
        <source>Renames the clip and the JSON file next to it.</source>
        <translation>Renomme le clip et le fichier JSON à côté.</translation>
    </message>
    <message>
        <source>Marks the take as not good enough. Its clip stays.</source>
        <translation>Marque la prise comme insuffisante. Son clip reste.</translation>
    </message>
    <message>
        <source>Takes the rejection back.</source>
        <translation>Annule le rejet.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Moves the take and its clip to the Trash. You can undo this.</source>
        <translation>Met la prise et son clip à la corbeille. Vous pouvez annuler cette action.</translation>
    </message>
    <message>
        <source>Brings the take and its clip back from the Trash.</source>
        <translation>Retire la prise et son clip de la corbeille.</translation>
    </message>
    <message>
        <source>Cancel upload</source>
        <translation>Annuler la mise en ligne</translation>
    </message>
    <message>
        <source>Stops the upload and keeps the request here, on hold. Nothing was sent to the service.</source>
        <translation>Arrête la mise en ligne et garde la requête ici, suspendue. Rien n’a été envoyé au service.</translation>
    </message>
    <message>
        <source>Send at…</source>
        <translation>Envoyer à une heure donnée…</translation>
    </message>
    <message>
        <source>Sends this request at a time that you choose.</source>
        <translation>Envoie cette requête à l’heure de votre choix.</translation>
    </message>
    <message>
        <source>This take is in the Trash. Restore brings it back with its clip.</source>
        <translation>Cette prise est dans la corbeille. «&#x202f;Restaurer&#x202f;» la ramène avec son clip.</translation>
    </message>
    <message>
        <source>Change ID…</source>
        <translation>Modifier l’identifiant…</translation>
    </message>
    <message>
        <source>Replaces the ID that you entered. No new request is sent.</source>
        <translation>Remplace l’identifiant que vous avez saisi. Aucune nouvelle requête n’est envoyée.</translation>
    </message>
    <message>
        <source>Save a part</source>
        <translation>Enregistrer une partie</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Correct cost…</source>
        <translation>Corriger le coût…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Saisir la clé…</translation>
    </message>
    <message>
        <source>Test upload place…</source>
        <translation>Tester l’emplacement…</translation>
    </message>
    <message>
        <source>Edit limits…</source>
        <translation>Modifier les limites…</translation>
    </message>
    <message>
        <source>Opens your spending limits. This request waits until you choose Send now.</source>
        <translation>Ouvre vos limites de dépenses. Cette requête attend que vous choisissiez «&#x202f;Envoyer maintenant&#x202f;».</translation>
    </message>
    <message>
        <source>Change clip folder…</source>
        <translation>Changer le dossier des clips…</translation>
    </message>
    <message>
        <source>Opens the setting of the folder in which clips are saved.</source>
        <translation>Ouvre le réglage du dossier où les clips sont enregistrés.</translation>
    </message>
    <message>
        <source>Uploads 1 kB to the place of this request&apos;s files and fetches it through its link.</source>
        <translation>Met 1&#xa0;ko en ligne à l’emplacement des fichiers de cette requête et le récupère par son lien.</translation>
    </message>
    <message>
        <source>Saves a zip file with IDs, times, the request and the responses. It never contains your key.</source>
        <translation>Enregistre un fichier zip avec les identifiants, les heures, la requête et les réponses. Il ne contient jamais votre clé.</translation>
    </message>
    <message>
        <source>Records what your invoice says instead of the service&apos;s figure.</source>
        <translation>Enregistre ce que dit votre facture à la place du chiffre du service.</translation>
    </message>
    <message>
        <source>This request is already first in the queue.</source>
        <translation>Cette requête est déjà la première de la file d’attente.</translation>
    </message>
    <message>
        <source>This request is already last in the queue.</source>
        <translation>Cette requête est déjà la dernière de la file d’attente.</translation>
    </message>
    <message>
        <source>Stores the key of this take&apos;s account. Its waiting requests are then sent.</source>
        <translation>Enregistre la clé du compte de cette prise. Les requêtes en attente de ce compte sont ensuite envoyées.</translation>
    </message>
    <message>
        <source>Move up in the queue</source>
        <translation>Avancer dans la file d’attente</translation>
    </message>
    <message>
        <source>Move down in the queue</source>
        <translation>Reculer dans la file d’attente</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskAnnouncer</name>
    <message>
        <source>%1: %2</source>
        <comment>a task and what it does now</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a state and how many tasks are in it</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>a state and how much of it is done</comment>
        <translation>%1, %2&#xa0;%</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
    <message>
        <source>Take %1, %2</source>
        <translation>Prise %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks finished. %1</source>
        <translation>
            <numerusform>%n tâche terminée. %1</numerusform>
            <numerusform>%n tâches terminées. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskDetails</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>Select a take to see its details.</source>
        <translation>Sélectionnez une prise pour voir ses détails.</translation>
    </message>
    <message>
        <source>Technical</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskFilterBar</name>
    <message>
        <source>Empty…</source>
        <translation>Vider…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filters, saved filters, order and columns</source>
        <translation>Filtres, filtres enregistrés, ordre et colonnes</translation>
    </message>
    <message>
        <source>Search takes</source>
        <translation>Rechercher des prises</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>Taille des vignettes</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Search tasks</source>
        <translation>Rechercher des tâches</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Tout supprimer…</translation>
    </message>
    <message>
        <source>Moves all rejected takes shown here to the Trash, with their clips</source>
        <translation>Met à la corbeille toutes les prises rejetées affichées ici, avec leurs clips</translation>
    </message>
    <message>
        <source>Deletes the records of the takes in the Trash permanently</source>
        <translation>Supprime définitivement les entrées des prises dans la corbeille</translation>
    </message>
    <message>
        <source>Search prompts, models, notes, tags, names of clips and IDs</source>
        <translation>Chercher dans les prompts, modèles, notes, étiquettes, noms de clips et identifiants</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>a group of takes</comment>
        <translation>Afficher&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskListExport</name>
    <message>
        <source>Couldn&apos;t write the list: %1.</source>
        <translation>Impossible d’écrire la liste&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>L’exportation a été arrêtée. Rien n’a été écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks couldn&apos;t be read from the task database and aren&apos;t in the list.</source>
        <translation>
            <numerusform>%n tâche n’a pas pu être lue dans la base de données des tâches et ne figure pas dans la liste.</numerusform>
            <numerusform>%n tâches n’ont pas pu être lues dans la base de données des tâches et ne figurent pas dans la liste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message>
        <source>Rate</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>Rien n’a été modifié. %1</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>Effacer l’évaluation</translation>
    </message>
    <message>
        <source>Edit note and tags</source>
        <translation>Modifier la note et les étiquettes</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Rename clip</source>
        <translation>Renommer le clip</translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash (%1).</source>
        <translation>
            <numerusform>%n prise mise à la corbeille (%1).</numerusform>
            <numerusform>%n prises mises à la corbeille (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes moved to the Trash.</source>
        <translation>
            <numerusform>%n prise mise à la corbeille.</numerusform>
            <numerusform>%n prises mises à la corbeille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clips stay, because other takes use them.</source>
        <translation>
            <numerusform>%n clip reste, car d’autres prises l’utilisent.</numerusform>
            <numerusform>%n clips restent, car d’autres prises les utilisent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more clips couldn&apos;t be moved.</source>
        <translation>
            <numerusform>%n autre clip n’a pas pu être déplacé.</numerusform>
            <numerusform>%n autres clips n’ont pas pu être déplacés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation>Renommé en %1.</translation>
    </message>
    <message>
        <source>The Trash was not emptied. %1</source>
        <translation>La corbeille n’a pas été vidée. %1</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Annulé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Take %1 moved to the Trash.</source>
        <translation>Prise %1 mise à la corbeille.</translation>
    </message>
    <message>
        <source>Take %1 moved to the Trash (%2).</source>
        <comment>number, and size of a file</comment>
        <translation>Prise %1 mise à la corbeille (%2).</translation>
    </message>
    <message>
        <source>Take %1 is back without its clip, which is no longer in the Trash.</source>
        <translation>La prise %1 est de retour sans son clip, qui n’est plus à la corbeille.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes are back without their clips, which are no longer in the Trash.</source>
        <translation>
            <numerusform>%n prise est de retour sans son clip, qui n’est plus à la corbeille.</numerusform>
            <numerusform>%n prises sont de retour sans leurs clips, qui ne sont plus à la corbeille.</numerusform>
        </translation>
    </message>
    <message>
        <source>This contains your API key, so it wasn&apos;t saved. Remove the key from it.</source>
        <translation>Ce texte contient votre clé d’API et n’a donc pas été enregistré. Retirez-en la clé.</translation>
    </message>
    <message numerus="yes">
        <source>%n takes weren&apos;t moved: they are in progress or need a decision.</source>
        <translation>
            <numerusform>%n prise n’a pas été déplacée&#x202f;: elle est en cours, ou une décision est à prendre.</numerusform>
            <numerusform>%n prises n’ont pas été déplacées&#x202f;: elles sont en cours, ou une décision est à prendre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes tagged.</source>
        <translation>
            <numerusform>%n prise étiquetée.</numerusform>
            <numerusform>%n prises étiquetées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Note added to %n takes.</source>
        <translation>
            <numerusform>Note ajoutée à %n prise.</numerusform>
            <numerusform>Note ajoutée à %n prises.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::TaskModel</name>
    <message>
        <source>Collapsed</source>
        <translation>Réduit</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>Développé</translation>
    </message>
    <message>
        <source>Day not known</source>
        <translation>Jour inconnu</translation>
    </message>
    <message numerus="yes">
        <source>%n takes</source>
        <translation>
            <numerusform>%n prise</numerusform>
            <numerusform>%n prises</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, sorted ascending</source>
        <translation>%1, tri croissant</translation>
    </message>
    <message>
        <source>%1, sorted descending</source>
        <translation>%1, tri décroissant</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskNotices</name>
    <message>
        <source>%1: %2</source>
        <comment>account, and what is with it</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>The service is rate limiting requests. Sending resumes in %1.</source>
        <translation>Le service limite les requêtes. L’envoi reprend dans %1.</translation>
    </message>
    <message>
        <source>The last request was rejected, and the reason may affect the others too. Sending resumes in %1.</source>
        <translation>La dernière requête a été refusée et la raison peut aussi concerner les autres&#x202f;: l’envoi reprend dans %1.</translation>
    </message>
    <message>
        <source>Service unreachable since %1. Retrying automatically.</source>
        <translation>Service injoignable depuis %1. Nouvelle tentative automatique.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Screen takes</source>
        <translation>Projeter des prises</translation>
    </message>
    <message>
        <source>Shows the selected takes in a row, in full screen. With fewer than two, shows the filtered takes or today&apos;s.</source>
        <translation>Affiche les prises sélectionnées à la suite, en plein écran. S’il y en a moins de deux, affiche les prises filtrées ou celles d’aujourd’hui.</translation>
    </message>
    <message numerus="yes">
        <source>Delete the records of %n takes permanently? Their clips stay in the Trash until you empty it on your desktop.</source>
        <translation>
            <numerusform>Supprimer définitivement l’entrée de %n prise&#x202f;? Son clip reste dans la corbeille du système jusqu’à ce que vous la vidiez.</numerusform>
            <numerusform>Supprimer définitivement les entrées de %n prises&#x202f;? Leurs clips restent dans la corbeille du système jusqu’à ce que vous la vidiez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter cleared to show take %1.</source>
        <translation>Filtre retiré pour afficher la prise %1.</translation>
    </message>
    <message>
        <source>Back to the filter</source>
        <translation>Revenir au filtre</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Copié dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskStore</name>
    <message>
        <source>The task database %1 can&apos;t be opened: %2.</source>
        <translation>Impossible d’ouvrir la base de données des tâches %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Another Dailies took over this profile; this one sent nothing.</source>
        <translation>Une autre instance de Dailies a repris ce profil&#x202f;; celle-ci n’a rien envoyé.</translation>
    </message>
    <message>
        <source>Task %1 has changed in the meantime.</source>
        <translation>La tâche %1 a évolué entre-temps.</translation>
    </message>
    <message>
        <source>Task %1 can&apos;t be removed: it&apos;s in progress, or the service knows it.</source>
        <translation>La tâche %1 ne peut pas être retirée&#x202f;: elle est en cours, ou le service la connaît.</translation>
    </message>
    <message>
        <source>A spending limit kept this from being sent, but no longer does. Nothing was charged.</source>
        <translation>Une limite de dépenses empêchait l’envoi, mais plus maintenant. Rien n’a été facturé.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t in the database.</source>
        <translation>La tâche %1 n’est pas dans la base de données.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskView</name>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskViews</name>
    <message>
        <source>Tile size</source>
        <translation>Taille des vignettes</translation>
    </message>
    <message>
        <source>There&apos;s no room for larger tiles</source>
        <translation>Il n’y a pas de place pour de plus grandes vignettes</translation>
    </message>
</context>
<context>
    <name>Dailies::TestPanel</name>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>Dailies::TileDelegate</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a clip, and its length</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>New</source>
        <comment>a take</comment>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rejetée</translation>
    </message>
</context>
<context>
    <name>Dailies::ToastArea</name>
    <message>
        <source>Show the next message</source>
        <translation>Afficher le message suivant</translation>
    </message>
    <message numerus="yes">
        <source>%n more messages</source>
        <translation>
            <numerusform>%n autre message</numerusform>
            <numerusform>%n autres messages</numerusform>
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
        <translation>Durée</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Image %1 sur %2</translation>
    </message>
    <message>
        <source>Speed (%1 slower, %2 faster)</source>
        <translation>Vitesse (%1 plus lent, %2 plus rapide)</translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledList</name>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>En afficher %Ln de plus</numerusform>
            <numerusform>En afficher %Ln de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::UnsettledRow</name>
    <message>
        <source>Show this take</source>
        <translation>Afficher cette prise</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
    <message>
        <source>Deleted take</source>
        <translation>Prise supprimée</translation>
    </message>
    <message>
        <source>Settled by you</source>
        <translation>Clarifié par vous</translation>
    </message>
    <message>
        <source>amount unknown</source>
        <translation>coût inconnu</translation>
    </message>
    <message>
        <source>Settle…</source>
        <translation>Clarifier…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <translation>Prise %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::Upload</name>
    <message>
        <source>It isn&apos;t a file.</source>
        <translation>Ce n’est pas un fichier.</translation>
    </message>
    <message>
        <source>It can&apos;t be read: %1.</source>
        <translation>Impossible de le lire&#x202f;: %1.</translation>
    </message>
    <message>
        <source>It&apos;s empty.</source>
        <translation>Il est vide.</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>Arrêt manuel.</translation>
    </message>
    <message>
        <source>SHA-256 isn&apos;t available on this computer.</source>
        <translation>SHA-256 n’est pas disponible sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The file no longer exists.</source>
        <translation>Le fichier n’existe plus.</translation>
    </message>
    <message>
        <source>%1 wasn&apos;t uploaded. %2</source>
        <translation>%1 n’a pas été mis en ligne. %2</translation>
    </message>
    <message>
        <source>It has changed.</source>
        <translation>Il a changé.</translation>
    </message>
    <message>
        <source>%1 was uploaded, but its link can&apos;t be used. %2</source>
        <translation>%1 a été mis en ligne, mais son lien n’est pas utilisable. %2</translation>
    </message>
    <message>
        <source>%1 was uploaded, but its link couldn&apos;t be tried. %2</source>
        <translation>%1 a été mis en ligne, mais son lien n’a pas pu être vérifié. %2</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadBody</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>Impossible de lire le fichier&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The file changed while it was uploaded.</source>
        <translation>Le fichier a changé pendant la mise en ligne.</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadPlaceStore</name>
    <message>
        <source>The upload places in %1 can&apos;t be read: %2. The file was left unchanged.</source>
        <translation>Impossible de lire les emplacements de mise en ligne dans %1&#x202f;: %2. Le fichier est laissé tel quel.</translation>
    </message>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>une version plus récente de Dailies l’a écrit</translation>
    </message>
    <message>
        <source>it isn&apos;t a list of upload places</source>
        <translation>ce n’est pas une liste d’emplacements de mise en ligne</translation>
    </message>
    <message>
        <source>The upload places couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>Les emplacements de mise en ligne n’ont pas pu être lus&#x202f;; ils ne seront donc pas écrasés.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the upload places to %1: %2.</source>
        <translation>Impossible d’écrire les emplacements de mise en ligne dans %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>This upload place was removed.</source>
        <translation>Cet emplacement de mise en ligne a été retiré.</translation>
    </message>
</context>
<context>
    <name>Dailies::UploadsModel</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Uploaded</source>
        <translation>Mis en ligne</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message numerus="yes">
        <source>Takes %1 and %n more</source>
        <translation>
            <numerusform>Prises %1 et %n autre</numerusform>
            <numerusform>Prises %1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes %1</source>
        <comment>several numbers</comment>
        <translation>Prises %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
</context>
<context>
    <name>Dailies::ValueLabel</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>Dailies::VideoSurface</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
</context>
<context>
    <name>Dailies::VoiceEditor</name>
    <message>
        <source>Voice</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Add voice</source>
        <translation>Ajouter une voix</translation>
    </message>
    <message>
        <source>Voice %1</source>
        <translation>Voix %1</translation>
    </message>
    <message>
        <source>Voice ID</source>
        <translation>Identifiant de la voix</translation>
    </message>
    <message>
        <source>Recent voices</source>
        <translation>Voix récentes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>voices, and how many at most</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>Dailies::VolumeButton</name>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>Aucun périphérique audio n’a été trouvé. L’image est lue sans le son.</translation>
    </message>
</context>
<context>
    <name>Dailies::WebDavUploader</name>
    <message>
        <source>The storage&apos;s list of files can&apos;t be read.</source>
        <translation>Impossible de lire la liste des fichiers du service de stockage.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the user name or password.</source>
        <translation>Le service de stockage n’accepte pas le nom d’utilisateur ou le mot de passe.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t allow this user to do that.</source>
        <translation>Le service de stockage n’autorise pas cela à cet utilisateur.</translation>
    </message>
</context>
<context>
    <name>Dailies::WelcomePage</name>
    <message>
        <source>Add an account</source>
        <translation>Ajouter un compte</translation>
    </message>
    <message>
        <source>Generate video with your own API account. Dailies tracks every job and saves every clip.</source>
        <translation>Générez des vidéos avec votre propre compte d’API. Dailies suit chaque tâche et enregistre chaque clip.</translation>
    </message>
    <message>
        <source>Try it free in practice mode</source>
        <translation>Essayer gratuitement en mode d’entraînement</translation>
    </message>
    <message>
        <source>Try everything offline first: sample clips, no API key, nothing charged.</source>
        <translation>Essayez d’abord tout hors ligne&#x202f;: clips d’entraînement, pas de clé d’API, rien de facturé.</translation>
    </message>
    <message>
        <source>Or start with an example</source>
        <translation>Ou commencer par un exemple</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>Dailies::WindowMenu</name>
    <message>
        <source>Find a command…</source>
        <translation>Rechercher une commande…</translation>
    </message>
    <message>
        <source>Recent notices…</source>
        <translation>Messages récents…</translation>
    </message>
    <message>
        <source>Open the clips folder</source>
        <translation>Ouvrir le dossier des clips</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Paramètres…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Clear the form</source>
        <translation>Effacer le formulaire</translation>
    </message>
    <message>
        <source>Open request…</source>
        <translation>Ouvrir une requête…</translation>
    </message>
    <message>
        <source>From a JSON file, a cURL command in a file, or the JSON file next to a clip</source>
        <translation>Depuis un fichier JSON, une commande cURL dans un fichier ou le fichier JSON à côté d’un clip</translation>
    </message>
    <message>
        <source>Paste request</source>
        <translation>Coller une requête</translation>
    </message>
    <message>
        <source>JSON or a cURL command from the clipboard, into the form</source>
        <translation>JSON ou commande cURL du presse-papiers, dans le formulaire</translation>
    </message>
    <message>
        <source>Track a task by ID…</source>
        <translation>Suivre une tâche par son identifiant…</translation>
    </message>
    <message>
        <source>For a task that was created elsewhere: downloads its clip and creates nothing</source>
        <translation>Pour une tâche créée ailleurs&#x202f;: télécharge son clip et ne crée rien</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>Ajouter un compte…</translation>
    </message>
    <message>
        <source>Account settings…</source>
        <translation>Paramètres du compte…</translation>
    </message>
    <message>
        <source>Model profiles…</source>
        <translation>Profils de modèle…</translation>
    </message>
    <message>
        <source>Model limits and supported values</source>
        <translation>Limites et valeurs prises en charge des modèles</translation>
    </message>
    <message>
        <source>Use practice mode</source>
        <translation>Utiliser le mode d’entraînement</translation>
    </message>
    <message>
        <source>Remove practice takes…</source>
        <translation>Retirer les prises d’entraînement…</translation>
    </message>
    <message>
        <source>Removes all practice takes. Their clips move to the Trash. You can undo this.</source>
        <translation>Retire toutes les prises d’entraînement. Leurs clips vont à la corbeille du système. Vous pouvez annuler cette action.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Choose an account in the form. Practice mode has no settings and needs no key.</source>
        <translation>Choisissez un compte dans le formulaire. Le mode d’entraînement n’a pas de paramètres et ne nécessite pas de clé.</translation>
    </message>
    <message>
        <source>Rename, limit or remove the selected account</source>
        <translation>Renommer, limiter ou supprimer le compte choisi</translation>
    </message>
    <message>
        <source>For the selected account</source>
        <translation>Pour le compte choisi</translation>
    </message>
    <message>
        <source>Change the API key…</source>
        <translation>Changer la clé d’API…</translation>
    </message>
    <message>
        <source>Export the list…</source>
        <translation>Exporter la liste…</translation>
    </message>
    <message>
        <source>Saves what the list shows as CSV or JSON</source>
        <translation>Enregistre le contenu de la liste en CSV ou JSON</translation>
    </message>
    <message>
        <source>Disk use…</source>
        <translation>Espace disque…</translation>
    </message>
    <message>
        <source>How much of the disk the clips of each account use</source>
        <translation>L’espace disque occupé par les clips de chaque compte</translation>
    </message>
    <message>
        <source>Upload places…</source>
        <translation>Emplacements de mise en ligne…</translation>
    </message>
    <message>
        <source>Storage of your own, from which services fetch your files</source>
        <translation>Votre propre stockage, où les services récupèrent vos fichiers</translation>
    </message>
    <message>
        <source>Pause sending</source>
        <translation>Mettre l’envoi en pause</translation>
    </message>
    <message>
        <source>When all takes are finished</source>
        <translation>Quand toutes les prises sont terminées</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Ne rien faire</translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation>M’avertir</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Mettre en veille</translation>
    </message>
    <message>
        <source>Resume sending</source>
        <translation>Reprendre l’envoi</translation>
    </message>
    <message>
        <source>Spending limits…</source>
        <translation>Limites de dépenses…</translation>
    </message>
    <message>
        <source>How much may be spent per day, per month or per run</source>
        <translation>Ce qui peut être dépensé par jour, par mois ou par lancement</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>Tarifs…</translation>
    </message>
    <message>
        <source>What a second, a point or a take costs you</source>
        <translation>Ce que vous coûte une seconde, un point ou une prise</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Spending</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Compare with invoice…</source>
        <translation>Comparer avec une facture…</translation>
    </message>
    <message>
        <source>Holds back requests that aren&apos;t sent yet. Takes that are being generated continue.</source>
        <translation>Retient les requêtes qui ne sont pas encore envoyées. Les prises en cours de génération continuent.</translation>
    </message>
    <message>
        <source>Compares what the service charged with what Dailies recorded</source>
        <translation>Compare ce que le service a facturé avec ce que Dailies a enregistré</translation>
    </message>
    <message>
        <source>Sends the waiting requests.</source>
        <translation>Envoie les requêtes en attente.</translation>
    </message>
</context>
<context>
    <name>Dailies::WipePicture</name>
    <message>
        <source>Wipe between two takes</source>
        <translation>Volet entre deux prises</translation>
    </message>
    <message>
        <source>Divider at %1 %</source>
        <translation>Ligne de séparation à %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Dailies::WorkArea</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>Image seule</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Ramener ici</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Partie précédente de la fenêtre</translation>
    </message>
    <message>
        <source>The viewer is in its own window.</source>
        <translation>La visionneuse est dans sa propre fenêtre.</translation>
    </message>
</context>
<context>
    <name>Dailies::WorkNotice</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>DatabaseMaintenance</name>
    <message>
        <source>Not enough disk space for the daily copy of the task database.</source>
        <translation>Le disque n’a pas assez de place pour la copie quotidienne de la base de données des tâches.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Can&apos;t write clips to %1.</source>
        <translation>Impossible d’écrire des clips dans %1.</translation>
    </message>
    <message>
        <source>The profile in %1 is on a network drive (%2). Use it from one computer at a time; otherwise the task database can be damaged.</source>
        <translation>Le profil dans %1 se trouve sur un lecteur réseau (%2). Utilisez-le depuis un seul ordinateur à la fois&#x202f;: sinon, la base de données des tâches peut être endommagée.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Mode d’entraînement</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>inputs.json   name, size, date and SHA-256 of the files that the request sends</source>
        <translation>inputs.json   nom, taille, date et SHA-256 des fichiers envoyés par la requête</translation>
    </message>
    <message>
        <source>log.txt       everything that happened, with times</source>
        <translation>log.txt       tout ce qui s’est passé, avec les heures</translation>
    </message>
    <message>
        <source>Times are in UTC, followed by this computer&apos;s local time (%1).</source>
        <translation>Les heures sont en UTC, puis selon l’horloge de cet ordinateur (%1).</translation>
    </message>
    <message>
        <source>Support file for task %1, created by Dailies %2.</source>
        <translation>Fichier d’assistance de la tâche %1, créé par Dailies %2.</translation>
    </message>
    <message>
        <source>For the service&apos;s support: what was requested, when, and what the service returned.</source>
        <translation>Pour l’assistance du service&#x202f;: ce qui a été demandé, quand, et ce qui a été reçu en retour.</translation>
    </message>
    <message>
        <source>request.json  the request as its create call sends it</source>
        <translation>request.json  la requête telle que son appel de création la transmet</translation>
    </message>
    <message>
        <source>replies/      every response of the service, one file each</source>
        <translation>replies/      chaque réponse du service, une par fichier</translation>
    </message>
    <message>
        <source>Left out: keys, everything after the &quot;?&quot; of a URL (it may hold a signature), images and other encoded data (only their length is given), and local folders. Removed text is shown as *** or as a number of characters.</source>
        <translation>Exclus&#x202f;: les clés, ce qui suit le «&#x202f;?&#x202f;» d’une adresse (peut contenir une signature), les images et autres données encodées (seule leur longueur est indiquée) et les dossiers de cet ordinateur. Là où quelque chose a été retiré figurent *** ou un nombre de caractères.</translation>
    </message>
    <message>
        <source>Included: the prompt, file names, and the URLs of inputs. Review it before sharing.</source>
        <translation>Non exclus&#x202f;: le prompt, les noms de fichiers et les adresses des entrées. Relisez le tout avant de le transmettre.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>L’exportation a été arrêtée. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the export to %1: %2.</source>
        <translation>Impossible d’écrire l’exportation dans %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>task.json     IDs, request IDs, times, state, uploads, and the length and SHA-256 of the request</source>
        <translation>task.json     identifiants, identifiants de requête, heures, état, mises en ligne, ainsi que la longueur et le SHA-256 de la requête</translation>
    </message>
</context>
<context>
    <name>ExamplePrompt</name>
    <message>
        <source>She sings along with the song</source>
        <translation>Elle chante en suivant la chanson</translation>
    </message>
    <message>
        <source>Image 1 tells a story by the fire</source>
        <translation>Image 1 raconte une histoire au coin du feu</translation>
    </message>
    <message>
        <source>A tea garden in the morning, the mist lifts slowly, seen from the air</source>
        <translation>Un jardin de thé au matin, la brume se lève lentement, vu du ciel</translation>
    </message>
    <message>
        <source>Change the car in Video 1 to red</source>
        <translation>Mettre la voiture de Video 1 en rouge</translation>
    </message>
    <message>
        <source>The flag in Image 1 begins to wave; the camera moves in slowly</source>
        <translation>Le drapeau d’Image 1 se met à flotter&#x202f;; la caméra avance lentement</translation>
    </message>
    <message>
        <source>A lighthouse at dusk, slow push in, waves against the rocks</source>
        <translation>Un phare au crépuscule, travelling avant lent, vagues contre les rochers</translation>
    </message>
    <message>
        <source>Make it snow in Video 1</source>
        <translation>Faire tomber la neige dans Video 1</translation>
    </message>
    <message>
        <source>The kitten turns its head and looks at us</source>
        <translation>Le chaton tourne la tête et nous regarde</translation>
    </message>
    <message>
        <source>A morning in three pictures</source>
        <translation>Un matin en trois images</translation>
    </message>
    <message>
        <source>A paper boat travels down a gutter in the rain</source>
        <translation>Un bateau en papier descend le caniveau sous la pluie</translation>
    </message>
    <message>
        <source>The boat sets off</source>
        <translation>Le bateau part</translation>
    </message>
    <message>
        <source>It meets a leaf</source>
        <translation>Il rencontre une feuille</translation>
    </message>
    <message>
        <source>blur, text</source>
        <translation>flou, texte</translation>
    </message>
    <message>
        <source>The woman in Image 1 walks down the street in Image 2</source>
        <translation>La femme d’Image 1 marche dans la rue d’Image 2</translation>
    </message>
</context>
<context>
    <name>Exceptions</name>
    <message>
        <source>Decide…</source>
        <translation>Décider…</translation>
    </message>
    <message>
        <source>Edit and retry</source>
        <translation>Modifier et réessayer</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Negative prompt</source>
        <translation>Prompt négatif</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Médias</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation>Format d’image</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>Guidage</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Multiple shots</source>
        <translation>Plans multiples</translation>
    </message>
    <message>
        <source>Shot type</source>
        <translation>Type de plan</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Plans</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Watermark</source>
        <translation>Filigrane</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Logo JSON</source>
        <translation>JSON du logo</translation>
    </message>
    <message>
        <source>Enhance prompt</source>
        <translation>Améliorer le prompt</translation>
    </message>
    <message>
        <source>Custom JSON</source>
        <translation>JSON personnalisé</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>Resolution tier: 480P, 720P or 1080P.</source>
        <translation>Niveau de résolution&#x202f;: 480P, 720P ou 1080P.</translation>
    </message>
    <message>
        <source>Describe the clip, or the edit you want.</source>
        <translation>Décrivez le clip ou la modification voulue.</translation>
    </message>
    <message>
        <source>Describe the content or the motion.</source>
        <translation>Décrivez le contenu ou le mouvement.</translation>
    </message>
    <message>
        <source>Generation mode, such as std or pro.</source>
        <translation>Mode de génération, par exemple std ou pro.</translation>
    </message>
    <message>
        <source>How closely the clip follows the prompt.</source>
        <translation>Degré de fidélité du clip au prompt.</translation>
    </message>
    <message>
        <source>Describe the clip, or the edit you want. Mention media by number, such as Image 1.</source>
        <translation>Décrivez le clip ou la modification voulue. Mentionnez les médias par leur numéro, par exemple Image 1.</translation>
    </message>
    <message>
        <source>The videos to edit. No other media types are allowed.</source>
        <translation>Les vidéos à éditer. Aucun autre type de média n’est autorisé.</translation>
    </message>
    <message>
        <source>Input media. Their order sets the numbers used in the prompt.</source>
        <translation>Médias d’entrée. Leur ordre détermine les numéros utilisés dans le prompt.</translation>
    </message>
    <message>
        <source>Resolution tier. Depends on the model.</source>
        <translation>Niveau de résolution. Dépend du modèle.</translation>
    </message>
    <message>
        <source>Aspect ratio W:H (e.g. 16:9).</source>
        <translation>Format d’image L:H (p. ex. 16:9).</translation>
    </message>
    <message>
        <source>Clip length in seconds.</source>
        <translation>Durée du clip en secondes.</translation>
    </message>
    <message>
        <source>Clip length in whole seconds, 2 to 30.</source>
        <translation>Durée du clip en secondes entières, de 2 à 30.</translation>
    </message>
    <message>
        <source>Clip length in whole seconds. The range depends on the model.</source>
        <translation>Durée du clip en secondes entières. La plage dépend du modèle.</translation>
    </message>
    <message>
        <source>A model enabled for the account&apos;s key.</source>
        <translation>Un modèle activé pour la clé du compte.</translation>
    </message>
    <message>
        <source>What to keep out of the clip.</source>
        <translation>Ce qui ne doit pas figurer dans le clip.</translation>
    </message>
    <message>
        <source>Turns audio on or off.</source>
        <translation>Active ou désactive le son.</translation>
    </message>
    <message>
        <source>Makes a clip with several shots.</source>
        <translation>Crée un clip de plusieurs plans.</translation>
    </message>
    <message>
        <source>How the clip is split into shots. Choose customize to write your own list.</source>
        <translation>Découpage du clip en plans. Choisissez customize pour écrire votre propre liste.</translation>
    </message>
    <message>
        <source>Your own shots: number, prompt and length of each.</source>
        <translation>Vos propres plans&#x202f;: numéro, prompt et durée de chacun.</translation>
    </message>
    <message>
        <source>Voices that speak in the clip, by voice ID.</source>
        <translation>Voix qui parlent dans le clip, par identifiant de voix.</translation>
    </message>
    <message>
        <source>Whether the service may rewrite the prompt.</source>
        <translation>Indique si le service peut réécrire le prompt.</translation>
    </message>
    <message>
        <source>Adds a visible “AI-generated” mark in the lower-right corner.</source>
        <translation>Ajoute une mention visible «&#x202f;Généré par IA&#x202f;» dans le coin inférieur droit.</translation>
    </message>
    <message>
        <source>Adds a visible “AI-generated” mark.</source>
        <translation>Ajoute une mention visible «&#x202f;Généré par IA&#x202f;».</translation>
    </message>
    <message>
        <source>Whether to add the platform&apos;s logo.</source>
        <translation>Indique s’il faut ajouter le logo de la plateforme.</translation>
    </message>
    <message>
        <source>Details of the platform&apos;s logo. The specification doesn&apos;t show their format.</source>
        <translation>Détails du logo de la plateforme. La spécification n’en montre pas le format.</translation>
    </message>
    <message>
        <source>Extra keys, merged into the request last.</source>
        <translation>Clés supplémentaires, ajoutées en dernier à la requête.</translation>
    </message>
    <message>
        <source>The input image: a file or a public link.</source>
        <translation>L’image d’entrée&#x202f;: un fichier ou un lien public.</translation>
    </message>
    <message>
        <source>The input images: files or public links.</source>
        <translation>Les images d’entrée&#x202f;: des fichiers ou des liens publics.</translation>
    </message>
    <message>
        <source>Auto uses the service&apos;s default. Or enter a ratio W:H that the model supports, or adaptive.</source>
        <translation>Auto utilise le réglage par défaut du service. Ou saisissez un rapport L:H pris en charge par le modèle, ou adaptive.</translation>
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
        <translation>Adaptatif</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
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
        <translation>Aucun gestionnaire de fichiers n’a été trouvé pour ouvrir %1.</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copier le chemin</translation>
    </message>
</context>
<context>
    <name>FormParts</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>IdJournal</name>
    <message>
        <source>The list of IDs %1 can&apos;t be written: %2.</source>
        <translation>Impossible d’écrire la liste des identifiants %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The list of IDs %1 can&apos;t be read: %2.</source>
        <translation>Impossible de lire la liste des identifiants %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>IdRecovery</name>
    <message>
        <source>Recovered from the list of IDs; it was missing from the task database.</source>
        <translation>Trouvée dans la liste des identifiants&#x202f;; la base de données des tâches ne la contenait pas.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. We can&apos;t tell whether the service accepted it.</source>
        <translation>La base de données des tâches est plus ancienne que sa liste des identifiants&#x202f;: cette requête a été envoyée après la copie de la base. On ignore si le service l’a acceptée.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. We can&apos;t tell whether the service accepted and charged it. Check with the service before you generate it again.</source>
        <translation>La base de données des tâches est plus ancienne que sa liste des identifiants&#x202f;: cette requête a été envoyée après la copie de la base. On ignore si le service l’a acceptée et facturée. Vérifiez auprès du service avant de la générer à nouveau.</translation>
    </message>
    <message>
        <source>The ID was recovered from the list of IDs.</source>
        <translation>L’identifiant a été trouvé dans la liste des identifiants.</translation>
    </message>
    <message>
        <source>The service keeps results for one day, so Dailies no longer checks this task.</source>
        <translation>Le service conserve les résultats un jour&#x202f;; cette tâche n’est donc plus interrogée.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 est trop volumineux pour une requête.</translation>
    </message>
    <message>
        <source>This isn&apos;t a request: %1</source>
        <translation>Ceci n’est pas une requête&#x202f;: %1</translation>
    </message>
    <message>
        <source>it checks a task and doesn&apos;t create one.</source>
        <translation>le texte interroge une tâche et n’en crée aucune.</translation>
    </message>
    <message>
        <source>it has none of a request&apos;s fields, such as model or prompt.</source>
        <translation>aucun champ de requête n’y figure, tel qu’un modèle ou un prompt.</translation>
    </message>
    <message>
        <source>duplicate key; the last one wins</source>
        <translation>cette clé figure deux fois&#x202f;; seule la dernière compte</translation>
    </message>
    <message>
        <source>Guessed the request kind: %1.</source>
        <translation>Son type a été deviné&#x202f;: %1.</translation>
    </message>
    <message>
        <source>not recognised; ignored</source>
        <translation>non reconnu et ignoré</translation>
    </message>
    <message>
        <source>Not recognised and ignored: %1.</source>
        <translation>Non reconnu et ignoré&#x202f;: %1.</translation>
    </message>
    <message>
        <source>it&apos;s a clip&apos;s JSON file without a version.</source>
        <translation>c’est le fichier joint à un clip, mais sans version.</translation>
    </message>
    <message>
        <source>A newer version of Dailies wrote this file. Update Dailies to open it.</source>
        <translation>Ce fichier a été écrit par une version plus récente de Dailies&#x202f;: mettez le programme à jour pour le lire.</translation>
    </message>
    <message>
        <source>it&apos;s a clip&apos;s JSON file without a request.</source>
        <translation>c’est le fichier joint à un clip, mais la requête y manque.</translation>
    </message>
    <message>
        <source>it&apos;s UTF-16 text. Save it as UTF-8.</source>
        <translation>c’est du texte UTF-16&#x202f;; enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>it&apos;s empty.</source>
        <translation>le contenu est vide.</translation>
    </message>
    <message>
        <source>it isn&apos;t text.</source>
        <translation>ce n’est pas du texte.</translation>
    </message>
    <message>
        <source>it&apos;s neither JSON nor a cURL command.</source>
        <translation>ce n’est ni du JSON ni une commande cURL.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 n’existe plus.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a file.</source>
        <translation>%1 n’est pas un fichier.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>InputFindings</name>
    <message>
        <source>%1: the file is empty.</source>
        <translation>%1&#x202f;: le fichier est vide.</translation>
    </message>
    <message>
        <source>%1: the file is still being written.</source>
        <translation>%1&#x202f;: le fichier est encore en cours d’écriture.</translation>
    </message>
    <message>
        <source>%1: the file is damaged.</source>
        <translation>%1&#x202f;: le fichier est endommagé.</translation>
    </message>
    <message>
        <source>%1: the file is missing.</source>
        <translation>%1&#x202f;: le fichier est introuvable.</translation>
    </message>
    <message>
        <source>%1: the file can&apos;t be read.</source>
        <translation>%1&#x202f;: le fichier est illisible.</translation>
    </message>
    <message>
        <source>%1: this isn&apos;t a file.</source>
        <translation>%1&#x202f;: ce n’est pas un fichier.</translation>
    </message>
    <message>
        <source>%1 is an image, which doesn&apos;t match its type.</source>
        <translation>%1 est une image&#x202f;; cela ne correspond pas à son type.</translation>
    </message>
    <message>
        <source>%1 is a video, which doesn&apos;t match its type.</source>
        <translation>%1 est une vidéo&#x202f;; cela ne correspond pas à son type.</translation>
    </message>
    <message>
        <source>%1 is a sound file, which doesn&apos;t match its type.</source>
        <translation>%1 est un fichier audio&#x202f;; cela ne correspond pas à son type.</translation>
    </message>
    <message>
        <source>%1 is a document, which doesn&apos;t match its type.</source>
        <translation>%1 est un document&#x202f;; cela ne correspond pas à son type.</translation>
    </message>
    <message>
        <source>%1 is a web page, which doesn&apos;t match its type.</source>
        <translation>%1 est une page Web&#x202f;; cela ne correspond pas à son type.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t match its type.</source>
        <translation>%1 ne correspond pas à son type.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a picture that can be part of a request: JPEG, PNG, WebP or BMP.</source>
        <translation>%1 n’est pas une image qui peut faire partie d’une requête&#x202f;: JPEG, PNG, WebP ou BMP.</translation>
    </message>
    <message>
        <source>%1 is a %2 file, but its name doesn&apos;t say so. Let its name end with .%3.</source>
        <translation>%1 est un fichier %2, mais son nom ne l’indique pas. Faites finir son nom par .%3.</translation>
    </message>
    <message>
        <source>%1: this file isn&apos;t an image. Replace it.</source>
        <translation>%1&#x202f;: ce fichier n’est pas une image. Remplacez-le.</translation>
    </message>
</context>
<context>
    <name>Invoice</name>
    <message>
        <source>Line %1: “%2” can mean %3 or %4. Write the figures with a decimal point and without separators. Nothing was compared.</source>
        <translation>Ligne %1&#x202f;: «&#x202f;%2&#x202f;» peut signifier %3 ou %4. Écrivez les nombres avec un point décimal et sans séparateurs. Rien n’a été comparé.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a number. Nothing was compared.</source>
        <translation>Ligne %1&#x202f;: «&#x202f;%2&#x202f;» n’est pas un nombre. Rien n’a été comparé.</translation>
    </message>
    <message>
        <source>Line %1 has an amount without its currency. Nothing was compared.</source>
        <translation>La ligne %1 a un montant sans devise. Rien n’a été comparé.</translation>
    </message>
    <message>
        <source>Line %1 has no figure. Each line needs seconds, points, or an amount with its currency. Nothing was compared.</source>
        <translation>La ligne %1 n’a aucun chiffre. Chaque ligne doit avoir des secondes, des points ou un montant avec sa devise. Rien n’a été comparé.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a date. Write dates as 2026-12-31. Nothing was compared.</source>
        <translation>Ligne %1&#x202f;: «&#x202f;%2&#x202f;» n’est pas une date. Écrivez les dates sous la forme 2026-12-31. Rien n’a été comparé.</translation>
    </message>
    <message>
        <source>These columns weren&apos;t understood: “%1”.</source>
        <translation>Ces colonnes n’ont pas été comprises&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>JoinedFindings</name>
    <message>
        <source>%1 to %2</source>
        <comment>Image 2 to Image 9</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 The same goes for %2.</source>
        <comment>a sentence about Image 1, and names of others</comment>
        <translation>%1 Il en va de même pour %2.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>missing key in double quotes</source>
        <translation>il manque une clé entre guillemets droits doubles</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>missing comma or closing brace</source>
        <translation>il manque une virgule ou une accolade fermante</translation>
    </message>
    <message>
        <source>missing comma or closing bracket</source>
        <translation>il manque une virgule ou un crochet fermant</translation>
    </message>
    <message>
        <source>missing colon after a key</source>
        <translation>il manque un deux-points après une clé</translation>
    </message>
    <message>
        <source>trailing comma</source>
        <translation>il y a une virgule, et rien ensuite</translation>
    </message>
    <message>
        <source>missing closing quote</source>
        <translation>un texte n’a pas de guillemet fermant</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>ce n’est pas un nombre</translation>
    </message>
    <message>
        <source>unexpected text after the closing brace</source>
        <translation>il y a encore du contenu après l’accolade fermante</translation>
    </message>
    <message>
        <source>missing or invalid value</source>
        <translation>il manque une valeur, ou JSON ne la connaît pas</translation>
    </message>
    <message>
        <source>Invalid JSON: %1 (line %2, column %3).</source>
        <translation>JSON non valide&#x202f;: %1 (ligne %2, colonne %3).</translation>
    </message>
    <message>
        <source>Expected a JSON object in braces, found a list.</source>
        <translation>Un objet JSON entre accolades est attendu, une liste a été trouvée.</translation>
    </message>
    <message>
        <source>Expected a JSON object in braces, found a single value.</source>
        <translation>Un objet JSON entre accolades est attendu, une valeur seule a été trouvée.</translation>
    </message>
    <message>
        <source>The number %1 is too large to be sent unchanged. Put it in quotes, or use a smaller one (line %2, column %3).</source>
        <translation>Le nombre %1 est trop grand pour être envoyé tel quel. Mettez-le entre guillemets ou utilisez-en un plus petit (ligne %2, colonne %3).</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The key is empty.</source>
        <translation>La clé est vide.</translation>
    </message>
    <message>
        <source>The key contains a line break or another control character.</source>
        <translation>La clé contient un saut de ligne ou un autre caractère de contrôle.</translation>
    </message>
    <message>
        <source>The key contains a space.</source>
        <translation>La clé contient une espace.</translation>
    </message>
    <message>
        <source>The key contains an invalid character.</source>
        <translation>La clé contient un caractère non valide.</translation>
    </message>
    <message>
        <source>The password is empty.</source>
        <translation>Le mot de passe est vide.</translation>
    </message>
    <message>
        <source>The password contains a line break or another control character.</source>
        <translation>Le mot de passe contient un saut de ligne ou un autre caractère de contrôle.</translation>
    </message>
</context>
<context>
    <name>Limit</name>
    <message numerus="yes">
        <source>%n takes</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n prise</numerusform>
            <numerusform>%n prises</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <comment>an amount</comment>
        <translation>%1 secondes</translation>
    </message>
    <message>
        <source>%1 a day</source>
        <comment>a limit</comment>
        <translation>%1 par jour</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <comment>a limit</comment>
        <translation>%1 par mois</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <comment>a limit</comment>
        <translation>%1 au total</translation>
    </message>
    <message>
        <source>You have a limit of %1, and it isn&apos;t known how much of it this request uses.</source>
        <translation>Vous avez une limite de %1, et on ne sait pas ce que cette requête en utilise.</translation>
    </message>
    <message>
        <source>Change the limit, or wait until its period is over.</source>
        <translation>Changez la limite, ou attendez la fin de sa période.</translation>
    </message>
    <message>
        <source>Change the limit to send this.</source>
        <translation>Changez la limite pour l’envoyer.</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <comment>a limit</comment>
        <translation>%1 par lancement</translation>
    </message>
    <message>
        <source>With this, at least 80 % of your limit of %1 is used or reserved.</source>
        <translation>Avec ceci, au moins 80&#xa0;% de votre limite de %1 sont utilisés ou réservés.</translation>
    </message>
    <message>
        <source>%1 (%2 used or reserved)</source>
        <comment>a limit and how much of it is used</comment>
        <translation>%1 (%2 utilisés ou réservés)</translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over your limit of %1.</source>
        <translation>
            <numerusform>Cette prise dépasse votre limite de %1.</numerusform>
            <numerusform>Ces %n prises dépassent votre limite de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes go over several of your limits: %1.</source>
        <translation>
            <numerusform>Cette prise dépasse plusieurs de vos limites&#x202f;: %1.</numerusform>
            <numerusform>Ces %n prises dépassent plusieurs de vos limites&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between limits</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Change these limits to send this.</source>
        <translation>Changez ces limites pour l’envoyer.</translation>
    </message>
    <message>
        <source>Your limit of %1 can&apos;t count %2.</source>
        <translation>Votre limite de %1 ne peut pas compter %2.</translation>
    </message>
    <message>
        <source>%1 for this account</source>
        <comment>a limit</comment>
        <translation>%1 pour ce compte</translation>
    </message>
    <message>
        <source>1 second</source>
        <comment>an amount</comment>
        <translation>1 seconde</translation>
    </message>
    <message>
        <source>With this, all of your limit of %1 is used or reserved.</source>
        <translation>Avec ceci, votre limite de %1 est entièrement utilisée ou réservée.</translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over your limit of %1.</source>
        <translation>
            <numerusform>Cette prise peut dépasser votre limite de %1.</numerusform>
            <numerusform>Ces %n prises peuvent dépasser votre limite de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n takes may go over several of your limits: %1.</source>
        <translation>
            <numerusform>Cette prise peut dépasser plusieurs de vos limites&#x202f;: %1.</numerusform>
            <numerusform>Ces %n prises peuvent dépasser plusieurs de vos limites&#x202f;: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>folder</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#x202f;:</translation>
    </message>
    <message>
        <source>Preparing the task database for this version. With a long history, this can take a minute.</source>
        <translation>La base de données des tâches est préparée pour cette version&#x202f;; avec un long historique, cela peut prendre une minute.</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips in this folder.</source>
        <translation>Conserver les paramètres, les tâches et les clips dans ce dossier.</translation>
    </message>
    <message>
        <source>Start in practice mode.</source>
        <translation>Démarrer en mode d’entraînement.</translation>
    </message>
    <message>
        <source>Show help.</source>
        <translation>Afficher cette aide.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Afficher la version.</translation>
    </message>
    <message>
        <source>dailies accepts options only; see --help.</source>
        <translation>dailies n’accepte que des options&#x202f;; voir --help.</translation>
    </message>
    <message>
        <source>Usage: dailies [options]
Generate, track and save clips from a video service.</source>
        <translation>Utilisation&#x202f;: dailies [options]
Crée, suit et conserve les clips d’un service vidéo.</translation>
    </message>
    <message>
        <source>Dailies (process %1) is using this profile but isn&apos;t responding. Wait, or end that process and start Dailies again; nothing is lost.</source>
        <translation>Dailies (processus %1) a ouvert ce profil mais ne répond pas. Attendez qu’il réponde, ou arrêtez ce processus et redémarrez Dailies&#x202f;: rien n’est perdu pour autant.</translation>
    </message>
</context>
<context>
    <name>MediaAddress</name>
    <message>
        <source>it&apos;s empty.</source>
        <translation>il est vide.</translation>
    </message>
    <message>
        <source>it&apos;s too long.</source>
        <translation>il est trop long.</translation>
    </message>
    <message>
        <source>it doesn&apos;t start with https:// or http:// and a host.</source>
        <translation>il ne commence pas par https:// ou http:// suivi d’un hôte.</translation>
    </message>
    <message>
        <source>it contains a user name.</source>
        <translation>il contient un nom d’utilisateur.</translation>
    </message>
    <message>
        <source>it points to a private network, which the service isn&apos;t on.</source>
        <translation>il mène à un réseau privé, où le service ne se trouve pas.</translation>
    </message>
    <message>
        <source>The link to the clip wasn&apos;t used: %1</source>
        <translation>Le lien vers le clip n’a pas été utilisé&#x202f;: %1</translation>
    </message>
    <message>
        <source>The link wasn&apos;t checked: %1</source>
        <translation>Le lien n’a pas été vérifié&#x202f;: %1</translation>
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
        <translation>Élément %1</translation>
    </message>
</context>
<context>
    <name>MediaRow</name>
    <message>
        <source>Reference voice</source>
        <translation>Voix de référence</translation>
    </message>
</context>
<context>
    <name>MediaSources</name>
    <message>
        <source>Usable files</source>
        <translation>Fichiers utilisables</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vidéos</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>“%1” is damaged, so it wasn&apos;t used.</source>
        <translation>«&#x202f;%1&#x202f;» est endommagé et n’a pas été utilisé.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an image, so it wasn&apos;t used.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une image et n’a pas été utilisé.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read, so it wasn&apos;t used.</source>
        <translation>«&#x202f;%1&#x202f;» est illisible et n’a pas été utilisé.</translation>
    </message>
</context>
<context>
    <name>MediaType</name>
    <message>
        <source>First frame</source>
        <translation>Première image</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Dernière image</translation>
    </message>
    <message>
        <source>Reference image</source>
        <translation>Image de référence</translation>
    </message>
    <message>
        <source>Reference video</source>
        <translation>Vidéo de référence</translation>
    </message>
    <message>
        <source>Reference audio</source>
        <translation>Audio de référence</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page Web</translation>
    </message>
    <message>
        <source>Driving audio</source>
        <translation>Audio pilote</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vidéo</translation>
    </message>
</context>
<context>
    <name>ModelPlaces</name>
    <message>
        <source>Family %1</source>
        <translation>Famille %1</translation>
    </message>
    <message>
        <source>Family %1 · %2</source>
        <translation>Famille %1 · %2</translation>
    </message>
</context>
<context>
    <name>ModelProfile</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>A model profile needs a family (A with generation 3.0 or 2.7, or B).</source>
        <translation>Un profil de modèle nécessite une famille (A avec la génération 3.0 ou 2.7, ou B).</translation>
    </message>
    <message>
        <source>A model profile needs at least one request kind of its family.</source>
        <translation>Un profil de modèle nécessite au moins un type de requête de sa famille.</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>clé inconnue</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>true ou false attendu</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>texte attendu</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>objet attendu</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>liste attendue</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>nombre attendu</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>nombre entier attendu</translation>
    </message>
    <message>
        <source>%1: expected a list of texts.</source>
        <translation>%1&#x202f;: une liste de textes est attendue.</translation>
    </message>
    <message>
        <source>%1: text is expected.</source>
        <translation>%1&#x202f;: un texte est attendu.</translation>
    </message>
    <message>
        <source>limits: expected an object.</source>
        <translation>limits&#x202f;: un objet est attendu.</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>every name is taken</source>
        <translation>tous les noms sont pris</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the clip to %1: %2.</source>
        <translation>Impossible d’écrire le clip dans %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>another copy of the program is using it</source>
        <translation>une autre instance du programme s’en occupe</translation>
    </message>
    <message>
        <source>This clip is too large for the disk&apos;s file system.</source>
        <translation>Le disque n’accepte pas de fichier aussi volumineux que ce clip.</translation>
    </message>
    <message>
        <source>The disk is full, so the clip couldn&apos;t be written. Free up some space to continue the download.</source>
        <translation>Le disque est plein&#x202f;; le clip n’a pas pu être écrit. Libérez de la place pour poursuivre le téléchargement.</translation>
    </message>
    <message>
        <source>The disk is almost full (%1 free). The server doesn&apos;t give the clip&apos;s size, so %2 must stay free. Free up some space to continue the download.</source>
        <translation>Le disque est presque plein (%1 libres). Le serveur n’indique pas la taille du clip&#x202f;; %2 doivent donc rester libres. Libérez de la place pour poursuivre le téléchargement.</translation>
    </message>
    <message>
        <source>The disk is full: the clip needs %1 and %2 must stay free, but only %3 is free. Free up some space to continue the download.</source>
        <translation>Le disque est plein&#x202f;: le clip nécessite %1 et %2 doivent rester libres, mais il ne reste que %3. Libérez de la place pour poursuivre le téléchargement.</translation>
    </message>
</context>
<context>
    <name>PopupMenus</name>
    <message>
        <source>Step up</source>
        <translation>Augmenter d’un pas</translation>
    </message>
    <message>
        <source>Step down</source>
        <translation>Diminuer d’un pas</translation>
    </message>
</context>
<context>
    <name>PracticeService</name>
    <message>
        <source>The body is larger than 64 MiB.</source>
        <translation>Le corps dépasse 64&#xa0;Mio.</translation>
    </message>
    <message>
        <source>The prompt asks the task to fail.</source>
        <translation>Le prompt demande l’échec de la tâche.</translation>
    </message>
    <message>
        <source>the task takes five times as long</source>
        <translation>la tâche prend cinq fois plus de temps</translation>
    </message>
    <message>
        <source>sample clips are 1 to 60 seconds long</source>
        <translation>les clips d’entraînement durent de 1 à 60 secondes</translation>
    </message>
    <message>
        <source>must be 480P, 720P or 1080P</source>
        <translation>480P, 720P ou 1080P attendu</translation>
    </message>
    <message>
        <source>must be a ratio W:H between 1:4 and 4:1</source>
        <translation>rapport W:H compris entre 1:4 et 4:1 attendu</translation>
    </message>
    <message>
        <source>null isn&apos;t allowed here</source>
        <translation>null n’est pas une valeur de ce champ</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; isn&apos;t enabled for this key; available: practice-a-3.0, practice-a-2.7 and practice-b</source>
        <translation>model&#x202f;: «&#x202f;%1&#x202f;» n’est pas activé pour cette clé&#x202f;; sont disponibles practice-a-3.0, practice-a-2.7 et practice-b</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; doesn&apos;t offer %2</source>
        <translation>model&#x202f;: «&#x202f;%1&#x202f;» ne propose pas %2</translation>
    </message>
    <message>
        <source>%1: duplicate key</source>
        <translation>%1&#x202f;: figure deux fois</translation>
    </message>
    <message>
        <source>The practice server can&apos;t write to the folder %1.</source>
        <translation>Le serveur d’entraînement ne peut pas écrire dans le dossier %1.</translation>
    </message>
    <message>
        <source>The task can&apos;t be saved: %1.</source>
        <translation>Impossible de conserver la tâche&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This URL accepts %1 only.</source>
        <translation>Cette adresse n’accepte que %1.</translation>
    </message>
    <message>
        <source>No such clip.</source>
        <translation>Ce clip n’existe pas.</translation>
    </message>
    <message>
        <source>This isn&apos;t a practice job.</source>
        <translation>Ce n’est pas un travail d’entraînement.</translation>
    </message>
    <message>
        <source>The request can&apos;t be read.</source>
        <translation>Cette requête est illisible.</translation>
    </message>
    <message>
        <source>The practice server found no free port.</source>
        <translation>Le serveur d’entraînement n’a trouvé aucun port libre.</translation>
    </message>
    <message>
        <source>The practice server can&apos;t use port %1: another program is using it.</source>
        <translation>Le serveur d’entraînement ne peut pas utiliser le port %1&#x202f;: un autre programme l’occupe.</translation>
    </message>
    <message>
        <source>Nothing found at %1.</source>
        <translation>Il n’y a rien à %1.</translation>
    </message>
    <message>
        <source>The Authorization header doesn&apos;t contain this service&apos;s key.</source>
        <translation>L’en-tête Authorization ne contient pas la clé de ce service.</translation>
    </message>
    <message>
        <source>The Content-Type header isn&apos;t application/json.</source>
        <translation>L’en-tête Content-Type n’est pas application/json.</translation>
    </message>
    <message>
        <source>The prompt asks for a rejection.</source>
        <translation>Le prompt demande un refus.</translation>
    </message>
    <message>
        <source>Too many requests. Try again in two seconds.</source>
        <translation>Trop de requêtes. Réessayez dans deux secondes.</translation>
    </message>
    <message>
        <source>%1: unknown field for this call, or duplicate</source>
        <translation>%1&#x202f;: n’est pas un champ de cet appel, ou figure deux fois</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; isn&apos;t enabled for this key.</source>
        <translation>model&#x202f;: «&#x202f;%1&#x202f;» n’est pas activé pour cette clé.</translation>
    </message>
    <message>
        <source>taskId: no such task.</source>
        <translation>taskId&#x202f;: cette tâche n’existe pas.</translation>
    </message>
    <message>
        <source>model: the task was created with a different model.</source>
        <translation>model&#x202f;: la tâche a été créée avec un autre modèle.</translation>
    </message>
    <message>
        <source>This link has expired.</source>
        <translation>Ce lien a expiré.</translation>
    </message>
    <message>
        <source>the task fails with a code and a message</source>
        <translation>la tâche se termine en échec, avec un code et un message</translation>
    </message>
    <message>
        <source>the request is rejected; no task is created</source>
        <translation>la requête est refusée&#x202f;; aucune tâche n’est créée</translation>
    </message>
    <message>
        <source>the task reports UNKNOWN for a while, then continues</source>
        <translation>la tâche signale UNKNOWN pendant un moment, puis se poursuit</translation>
    </message>
    <message>
        <source>the task reports an unknown status for a while, then continues</source>
        <translation>la tâche signale un état inconnu pendant un moment, puis se poursuit</translation>
    </message>
    <message>
        <source>the task is created, but the connection drops before the response</source>
        <translation>la tâche est créée, mais la connexion est coupée avant la réponse</translation>
    </message>
    <message>
        <source>the request is rate limited for two seconds, then accepted</source>
        <translation>la requête est limitée pendant deux secondes, puis acceptée</translation>
    </message>
    <message>
        <source>the task succeeds, but its download link doesn&apos;t work</source>
        <translation>la tâche réussit, mais son lien de téléchargement ne fonctionne pas</translation>
    </message>
    <message>
        <source>the upload place is full</source>
        <translation>l’emplacement de mise en ligne est plein</translation>
    </message>
    <message>
        <source>links report a wrong length</source>
        <translation>les liens indiquent une longueur erronée</translation>
    </message>
    <message>
        <source>links refuse HEAD requests</source>
        <translation>les liens refusent les requêtes HEAD</translation>
    </message>
    <message>
        <source>presigned links have expired</source>
        <translation>les liens présignés ont expiré</translation>
    </message>
    <message>
        <source>the place&apos;s clock is one hour ahead</source>
        <translation>l’horloge de l’emplacement avance d’une heure</translation>
    </message>
    <message>
        <source>the place responds after two seconds</source>
        <translation>l’emplacement répond au bout de deux secondes</translation>
    </message>
    <message>
        <source>the first upload of a file breaks off</source>
        <translation>la première mise en ligne d’un fichier s’interrompt</translation>
    </message>
    <message>
        <source>links lead to a web page</source>
        <translation>les liens mènent à une page Web</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Disk space for filmstrips</source>
        <translation>Espace disque pour les pellicules</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Adresse du proxy</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>Heures de silence</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>Silence à partir de</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>Silence jusqu’à</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Enter a full path, such as /home/me/Videos.</source>
        <translation>Indiquez un chemin complet, par exemple /home/me/Videos.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>Impossible d’écrire dans %1.</translation>
    </message>
    <message>
        <source>Language of the window and of all messages.</source>
        <translation>La langue de la fenêtre et de tous les messages.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Par défaut du système</translation>
    </message>
    <message>
        <source>Light or dark. Video is always shown on black.</source>
        <translation>Clair ou sombre&#x202f;; l’image est toujours sur fond noir.</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Notify me when tasks finish</source>
        <translation>M’avertir quand des tâches se terminent</translation>
    </message>
    <message>
        <source>One notification when the last running task finishes and the window isn&apos;t in view.</source>
        <translation>Une seule notification quand la dernière des tâches en cours est terminée et que la fenêtre n’est pas visible.</translation>
    </message>
    <message>
        <source>No notifications between these times.</source>
        <translation>Aucune notification entre ces heures de la journée.</translation>
    </message>
    <message>
        <source>When quiet hours begin.</source>
        <translation>Le début des heures de silence.</translation>
    </message>
    <message>
        <source>When quiet hours end. If this is earlier than the start, they end the next day.</source>
        <translation>Leur fin, le lendemain si cette heure est antérieure à celle du début.</translation>
    </message>
    <message>
        <source>When I close the window</source>
        <translation>À la fermeture de la fenêtre</translation>
    </message>
    <message>
        <source>While tasks run, Dailies can keep downloading clips from the tray. If you quit, it resumes at the next start.</source>
        <translation>Tant que des tâches sont en cours, Dailies peut continuer à télécharger les clips depuis la zone de notification. Si vous quittez, il reprend au prochain démarrage.</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>Continuer dans la zone de notification</translation>
    </message>
    <message>
        <source>Clip folder</source>
        <translation>Dossier des clips</translation>
    </message>
    <message>
        <source>Where new clips are saved. Existing clips stay where they are.</source>
        <translation>Emplacement d’enregistrement des nouveaux clips. Ceux qui sont déjà enregistrés restent à leur place.</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Noms des clips</translation>
    </message>
    <message>
        <source>You can use: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added if a name is taken.</source>
        <translation>Éléments reconnus&#x202f;: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. Un numéro est ajouté quand un nom est déjà pris.</translation>
    </message>
    <message>
        <source>Save a JSON file next to each clip</source>
        <translation>Enregistrer un fichier JSON à côté de chaque clip</translation>
    </message>
    <message>
        <source>Contains the request that made the clip, under the clip&apos;s name. Never contains a key.</source>
        <translation>Contient la requête qui a créé le clip, sous le nom du clip. Ne contient jamais de clé.</translation>
    </message>
    <message>
        <source>Parallel downloads</source>
        <translation>Téléchargements simultanés</translation>
    </message>
    <message>
        <source>Clips about to expire download first.</source>
        <translation>Les clips dont le lien expire le plus tôt sont téléchargés en premier.</translation>
    </message>
    <message>
        <source>Video player</source>
        <translation>Lecteur vidéo</translation>
    </message>
    <message>
        <source>What plays clips. Try another one if clips don&apos;t play well. Single frames are always read with FFmpeg.</source>
        <translation>Le moteur qui lit les clips&#x202f;; choisissez-en un autre s’ils ne sont pas bien lus. Les images isolées sont toujours lues avec FFmpeg.</translation>
    </message>
    <message>
        <source>Hardware decoding</source>
        <translation>Décodage matériel</translation>
    </message>
    <message>
        <source>Turn off if the picture is broken or Dailies crashes during playback. Needs Qt 6.5 or newer.</source>
        <translation>À désactiver si l’image est défectueuse ou si le programme s’arrête pendant la lecture d’un clip. Nécessite Qt 6.5 ou une version plus récente.</translation>
    </message>
    <message>
        <source>When it&apos;s full, the oldest filmstrips are removed; they&apos;re made again when needed.</source>
        <translation>Les plus anciennes sont retirées quand il est épuisé&#x202f;; elles sont recréées au besoin.</translation>
    </message>
    <message>
        <source>How Dailies reaches the service. Connections to this computer never use the proxy.</source>
        <translation>Comment le service est joint&#x202f;; les adresses propres à cet ordinateur n’y passent jamais.</translation>
    </message>
    <message>
        <source>Host and port, such as proxy.example.com:8080.</source>
        <translation>Hôte et port, par exemple proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>Check status every (minimum)</source>
        <translation>Intervalle minimal des interrogations</translation>
    </message>
    <message>
        <source>Longer intervals are easier on the service, but finished clips show up later. All intervals scale with this one.</source>
        <translation>Des intervalles plus longs ménagent le service, mais les clips terminés apparaissent plus tard. Tous les intervalles augmentent avec celui-ci.</translation>
    </message>
    <message>
        <source>Adapt checks to typical run times</source>
        <translation>Adapter les interrogations aux durées habituelles</translation>
    </message>
    <message>
        <source>Checks rarely before a clip is due, and more often around that time. Off: always at the same interval.</source>
        <translation>Interroge rarement avant qu’un clip soit attendu, et plus souvent autour de ce moment. Désactivé&#x202f;: toujours au même rythme.</translation>
    </message>
    <message>
        <source>Check status at least every</source>
        <translation>Intervalle maximal des interrogations</translation>
    </message>
    <message>
        <source>Longest interval between checks while a clip isn&apos;t due. Never shorter than the minimum.</source>
        <translation>Le plus long intervalle entre deux interrogations tant qu’un clip n’est pas attendu. Jamais inférieur à l’intervalle minimal.</translation>
    </message>
    <message>
        <source>Restart to apply.</source>
        <translation>Prend effet au redémarrage.</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>Saisissez un nombre entier de %1 à %2.</translation>
    </message>
    <message>
        <source>Clips need different names. Use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line of at most 200 characters.</source>
        <translation>Les clips doivent avoir des noms différents&#x202f;: utilisez au moins un élément parmi {date}, {prompt:40}, {model}, {kind}, {task}, sur une seule ligne de 200 caractères au plus.</translation>
    </message>
    <message>
        <source>Enter a host and port, such as proxy.example.com:8080.</source>
        <translation>Indiquez un hôte et un port, par exemple proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>This can&apos;t be chosen.</source>
        <translation>Ce choix n’est pas possible.</translation>
    </message>
    <message>
        <source>Pause sending</source>
        <translation>Mettre l’envoi en pause</translation>
    </message>
    <message>
        <source>Nothing is sent or uploaded until you resume. Takes that are being generated continue.</source>
        <translation>Rien n’est envoyé ni mis en ligne jusqu’à ce que vous repreniez l’envoi. Les prises en cours de génération continuent.</translation>
    </message>
    <message>
        <source>Send only between these times</source>
        <translation>N’envoyer qu’entre ces heures</translation>
    </message>
    <message>
        <source>At other times, new requests wait here. Send now, requests with a time of their own and practice requests don&apos;t wait.</source>
        <translation>Aux autres heures, les nouvelles requêtes attendent ici, sauf avec «&#x202f;Envoyer maintenant&#x202f;», et sauf les requêtes qui ont leur propre heure et les requêtes d’entraînement.</translation>
    </message>
    <message>
        <source>Send from</source>
        <translation>Envoyer à partir de</translation>
    </message>
    <message>
        <source>When sending begins each day.</source>
        <translation>L’heure à laquelle l’envoi commence chaque jour.</translation>
    </message>
    <message>
        <source>Send until</source>
        <translation>Envoyer jusqu’à</translation>
    </message>
    <message>
        <source>When sending ends. If this is earlier than the start, it ends the next day.</source>
        <translation>L’heure à laquelle l’envoi se termine. Si elle précède le début, il se termine le lendemain.</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation>&#x202f;Mio</translation>
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
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>$%1: link to %2, made when you generate</source>
        <comment>$LINK_1: link to harbour.mp4</comment>
        <translation>$%1&#x202f;: lien vers %2, créé lors de la génération</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Dailies problem report, created at %1.</source>
        <translation>Rapport de problème de Dailies, établi le %1.</translation>
    </message>
    <message>
        <source>versions.txt   versions of Dailies and of what it uses</source>
        <translation>versions.txt   versions de Dailies et de ce qu’il utilise</translation>
    </message>
    <message>
        <source>settings.json  changed settings; for folders and URLs, only that they are set</source>
        <translation>settings.json  paramètres modifiés&#x202f;; pour les dossiers et les adresses, seulement le fait qu’ils sont définis</translation>
    </message>
    <message>
        <source>accounts.json  models of your accounts; no names, URLs or keys</source>
        <translation>accounts.json  modèles de vos comptes&#x202f;; ni nom, ni adresse, ni clé</translation>
    </message>
    <message>
        <source>tasks.json     number of tasks, and facts about the last %1</source>
        <translation>tasks.json     nombre de tâches, et données sur les %1 dernières</translation>
    </message>
    <message>
        <source>log.txt        program log</source>
        <translation>log.txt        journal du programme</translation>
    </message>
    <message>
        <source>Keys, URLs, encoded data and local folders were removed.</source>
        <translation>Les clés, les adresses, les données encodées et les dossiers de cet ordinateur ont été retirés.</translation>
    </message>
    <message>
        <source>Includes recent prompts.</source>
        <translation>Les prompts des dernières tâches y figurent.</translation>
    </message>
    <message>
        <source>Includes no prompts.</source>
        <translation>Aucun prompt n’y figure.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the report to %1: %2.</source>
        <translation>Impossible d’écrire le rapport dans %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Can&apos;t write to the folder %1.</source>
        <translation>Impossible d’écrire dans le dossier %1.</translation>
    </message>
    <message>
        <source>%1 is in the way: Dailies needs a folder there.</source>
        <translation>%1 occupe la place&#x202f;: un dossier y est nécessaire.</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1.</source>
        <translation>Impossible de créer le dossier %1.</translation>
    </message>
    <message>
        <source>%1 (process %2) is already using %3. Quit it first, or choose another profile.</source>
        <translation>%1 (processus %2) travaille déjà dans %3. Fermez-le d’abord, ou choisissez un autre profil.</translation>
    </message>
    <message>
        <source>The profile in %1 can&apos;t be used: Dailies can&apos;t write there.</source>
        <translation>Le profil dans %1 ne peut pas être utilisé&#x202f;: rien ne peut y être écrit.</translation>
    </message>
    <message>
        <source>The profile in %1 can&apos;t be used, because the disk is full. Free some space, then start Dailies again.</source>
        <translation>Le profil dans %1 ne peut pas être utilisé, car le disque est plein. Libérez de l’espace, puis redémarrez Dailies.</translation>
    </message>
    <message>
        <source>Starting Dailies again can&apos;t bring up this window: there is no place for its socket.</source>
        <translation>Lancer Dailies une nouvelle fois ne peut pas afficher cette fenêtre&#x202f;: il n’y a pas d’emplacement pour son socket.</translation>
    </message>
    <message>
        <source>Starting Dailies again can&apos;t bring up this window: %1.</source>
        <translation>Lancer Dailies une nouvelle fois ne peut pas afficher cette fenêtre&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>ProfileCatalogue</name>
    <message>
        <source>A newer version of Dailies wrote it.</source>
        <translation>Une version plus récente de Dailies l’a écrit.</translation>
    </message>
    <message>
        <source>It isn&apos;t a list of model profiles.</source>
        <translation>Ce n’est pas une liste de profils de modèle.</translation>
    </message>
    <message>
        <source>A model profile needs an ID.</source>
        <translation>Un profil de modèle doit avoir un identifiant.</translation>
    </message>
    <message>
        <source>Duplicate ID: %1.</source>
        <translation>L’identifiant %1 figure deux fois.</translation>
    </message>
    <message>
        <source>The model profiles in %1 can&apos;t be read, so the file was left unchanged: %2</source>
        <translation>Impossible de lire les profils de modèle dans %1&#x202f;; le fichier est laissé tel quel&#x202f;: %2</translation>
    </message>
    <message>
        <source>Your model profiles couldn&apos;t be read, so they won&apos;t be overwritten.</source>
        <translation>Vos profils de modèle n’ont pas pu être lus&#x202f;; ils ne seront donc pas écrasés.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the model profiles to %1: %2.</source>
        <translation>Impossible d’écrire les profils de modèle dans %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>ProfileNotes</name>
    <message>
        <source>The reference voice of %1</source>
        <translation>Voix de référence de %1</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>L’image</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>%1 is a %2 file. This model accepts %3.</source>
        <translation>%1 est un fichier %2. Ce modèle accepte %3.</translation>
    </message>
    <message>
        <source>%1 has transparency, which this model doesn&apos;t support.</source>
        <translation>%1 contient de la transparence, que ce modèle ne prend pas en charge.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels. This model accepts sides of %4 pixels.</source>
        <translation>%1 mesure %2 × %3 pixels. Côtés acceptés par ce modèle, en pixels&#x202f;: %4.</translation>
    </message>
    <message>
        <source>%1 is %2 s long. This model accepts %3 s.</source>
        <translation>%1 dure %2&#xa0;s. Ce modèle accepte %3&#xa0;s.</translation>
    </message>
    <message>
        <source>%1 has %2 fps. This model needs at least %3.</source>
        <translation>%1 a %2&#xa0;i/s. Ce modèle en demande au moins %3.</translation>
    </message>
    <message>
        <source>%1 is %2 MB. This model accepts up to %3 MB.</source>
        <translation>%1 pèse %2&#xa0;Mo. Ce modèle accepte jusqu’à %3&#xa0;Mo.</translation>
    </message>
    <message>
        <source>%1 is %2 MB, which makes an upload of %3 MB.</source>
        <translation>%1 pèse %2&#xa0;Mo, soit %3&#xa0;Mo à l’envoi.</translation>
    </message>
    <message>
        <source>%1: oss links need a header that isn&apos;t in this service&apos;s specification.</source>
        <translation>%1&#x202f;: les liens oss nécessitent un en-tête qui ne figure pas dans la spécification de ce service.</translation>
    </message>
    <message>
        <source>%1: only images can be embedded. Use a link for other files.</source>
        <translation>%1&#x202f;: seules les images peuvent être intégrées. Utilisez un lien pour les autres fichiers.</translation>
    </message>
    <message>
        <source>%1 adds up to %2 s. This model accepts up to %3 s.</source>
        <translation>%1&#x202f;: %2&#xa0;s au total. Ce modèle accepte jusqu’à %3&#xa0;s.</translation>
    </message>
    <message>
        <source>Input videos and the clip add up to %1 s. This model accepts up to %2 s.</source>
        <translation>Les vidéos d’entrée et le clip font ensemble %1&#xa0;s. Ce modèle accepte jusqu’à %2&#xa0;s.</translation>
    </message>
    <message>
        <source>This model accepts up to %L1 files. You have %L2.</source>
        <translation>Ce modèle accepte jusqu’à %L1 fichiers. Vous en avez %L2.</translation>
    </message>
    <message>
        <source>This model isn&apos;t known to use %1 for %2.</source>
        <translation>Rien n’indique que ce modèle utilise «&#x202f;%1&#x202f;» pour «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1: this model accepts up to %L2. You have %L3.</source>
        <translation>%1&#x202f;: ce modèle en accepte jusqu’à %L2. Vous en avez %L3.</translation>
    </message>
    <message>
        <source>%1: this model needs at least %L2. You have %L3.</source>
        <translation>%1&#x202f;: ce modèle en nécessite au moins %L2. Vous en avez %L3.</translation>
    </message>
    <message>
        <source>This model supports these combinations: %1.</source>
        <translation>Ce modèle prend en charge ces combinaisons&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This model can&apos;t combine %1.</source>
        <translation>Ce modèle ne peut pas combiner&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 needs %2 with this model.</source>
        <translation>Avec ce modèle, «&#x202f;%1&#x202f;» nécessite «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>With %1, this model needs %2 to be on.</source>
        <translation>Avec «&#x202f;%1&#x202f;», ce modèle nécessite que «&#x202f;%2&#x202f;» soit activé.</translation>
    </message>
    <message>
        <source>This model isn&apos;t known to support %1.</source>
        <translation>Rien n’indique que ce modèle prend en charge «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The prompt has %L1 characters; the limit is %L2. The rest may be ignored.</source>
        <translation>Le prompt compte %L1 caractères&#x202f;; la limite est de %L2. Le reste peut être ignoré.</translation>
    </message>
    <message>
        <source>The negative prompt has %L1 characters; the limit is %L2. The rest may be ignored.</source>
        <translation>Le prompt négatif compte %L1 caractères&#x202f;; la limite est de %L2. Le reste peut être ignoré.</translation>
    </message>
    <message>
        <source>With a reference video, this model makes clips of %1 s. You asked for %2 s.</source>
        <translation>Avec une vidéo de référence, les clips de ce modèle durent %1&#xa0;s. Vous demandez %2&#xa0;s.</translation>
    </message>
    <message>
        <source>This model makes clips of %1 s. You asked for %2 s.</source>
        <translation>Les clips de ce modèle durent %1&#xa0;s. Vous demandez %2&#xa0;s.</translation>
    </message>
    <message>
        <source>This model doesn&apos;t use %1.</source>
        <translation>Ce modèle n’utilise pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>This model supports %1, not %2.</source>
        <translation>Ce modèle prend en charge %1, pas %2.</translation>
    </message>
    <message>
        <source>This model&apos;s guidance is %1, not %2.</source>
        <translation>Guidage accepté par ce modèle&#x202f;: %1, pas %2.</translation>
    </message>
    <message>
        <source>This model doesn&apos;t use voices.</source>
        <translation>Ce modèle n’utilise pas de voix.</translation>
    </message>
    <message>
        <source>The shots aren&apos;t used while %1 is off.</source>
        <translation>Les plans ne sont pas utilisés tant que «&#x202f;%1&#x202f;» est désactivé.</translation>
    </message>
    <message>
        <source>The shot type isn&apos;t used while %1 is off.</source>
        <translation>Le type de plan n’est pas utilisé tant que «&#x202f;%1&#x202f;» est désactivé.</translation>
    </message>
    <message>
        <source>Choose a shot type.</source>
        <translation>Choisissez un type de plan.</translation>
    </message>
    <message>
        <source>Shots are used only with the shot type %1.</source>
        <translation>Les plans ne sont utilisés qu’avec le type de plan %1.</translation>
    </message>
    <message>
        <source>The prompt of shot %1 has %L2 characters; the limit is %L3.</source>
        <translation>Le prompt du plan %1 compte %L2 caractères&#x202f;; la limite est de %L3.</translation>
    </message>
    <message>
        <source>Shot %1 is %2 s long. This model needs at least %3 s.</source>
        <translation>Le plan %1 dure %2&#xa0;s. Ce modèle demande au moins %3&#xa0;s.</translation>
    </message>
    <message>
        <source>The shots add up to %1 s, but the clip is %2 s.</source>
        <translation>Les plans font ensemble %1&#xa0;s, mais le clip dure %2&#xa0;s.</translation>
    </message>
    <message>
        <source>Add at least one shot.</source>
        <translation>Ajoutez au moins un plan.</translation>
    </message>
    <message>
        <source>This model accepts %1 shots. You have %L2.</source>
        <translation>Ce modèle accepte %1 plans. Vous en avez %L2.</translation>
    </message>
    <message>
        <source>With shots, this model ignores the main prompt, but the service requires one.</source>
        <translation>Avec des plans, ce modèle ignore le prompt principal, mais le service en exige un.</translation>
    </message>
    <message>
        <source>This model accepts up to %L1. You have %L2.</source>
        <translation>Ce modèle accepte %L1 au maximum. Vous en avez %L2.</translation>
    </message>
    <message>
        <source>%1: %2 isn&apos;t %3. The service may crop or stretch it.</source>
        <translation>%1&#x202f;: %2 n’est pas au format %3. Le service peut recadrer ou déformer l’image.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels. This model accepts aspect ratios of %4.</source>
        <translation>%1 mesure %2 × %3 pixels. Proportions acceptées par ce modèle&#x202f;: %4.</translation>
    </message>
    <message>
        <source>%1: %2 has a different aspect ratio than the first frame (%3). The service may crop or stretch it.</source>
        <translation>%1&#x202f;: %2 n’a pas les mêmes proportions que la première image (%3). Le service peut recadrer ou déformer l’image.</translation>
    </message>
</context>
<context>
    <name>ProgramLog</name>
    <message>
        <source>Couldn&apos;t write the log to %1: %2.</source>
        <translation>Impossible d’écrire le journal dans %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>ProgramPart</name>
    <message>
        <source>Window system: %1</source>
        <translation>Système de fenêtrage&#x202f;: %1</translation>
    </message>
    <message>
        <source>system default</source>
        <translation>par défaut du système</translation>
    </message>
    <message>
        <source>Video player: %1</source>
        <translation>Lecteur vidéo&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>PromptMentions</name>
    <message>
        <source>%1 in your prompt isn&apos;t attached.</source>
        <translation>%1 figure dans votre prompt, mais ne fait pas partie des médias.</translation>
    </message>
    <message>
        <source>The prompt doesn&apos;t mention %1 yet.</source>
        <translation>Le prompt ne mentionne pas encore %1.</translation>
    </message>
</context>
<context>
    <name>RateFile</name>
    <message>
        <source>The column &quot;%1&quot; isn&apos;t known. The first line names the columns: unit, price, currency, from, account, model, resolution, mode, sound, source. Nothing was imported.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» n’est pas connue. La première ligne nomme les colonnes&#x202f;: unit, price, currency, from, account, model, resolution, mode, sound, source. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is missing or wrong. Rates need unit (second, point or take), price (such as 0.10, at most six decimal places), currency (such as USD) and from (such as 2026-12-31). If sound is given, it is on or off. Nothing was imported.</source>
        <translation>Ligne %1&#x202f;: «&#x202f;%2&#x202f;» manque ou est incorrect. Un tarif nécessite unit (second, point ou take), price (par exemple 0.10, au plus six décimales), currency (par exemple USD) et from (par exemple 2026-12-31). Si sound est indiqué, c’est on ou off. Rien n’a été importé.</translation>
    </message>
</context>
<context>
    <name>RequestDifference</name>
    <message>
        <source>%1: %2</source>
        <comment>name and source of a material</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
</context>
<context>
    <name>RequestForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>1 take</source>
        <translation>1 prise</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <translation>%1 prises</translation>
    </message>
    <message>
        <source>Choose an account.</source>
        <translation>Choisissez un compte.</translation>
    </message>
    <message>
        <source>1 field left</source>
        <translation>1 champ restant</translation>
    </message>
    <message>
        <source>%1 fields left</source>
        <translation>%1 champs restants</translation>
    </message>
    <message>
        <source>Not ready:</source>
        <translation>Pas encore prêt&#x202f;:</translation>
    </message>
    <message>
        <source>Asks first:</source>
        <translation>À confirmer&#x202f;:</translation>
    </message>
    <message>
        <source>%1 with %2, model %3</source>
        <translation>%1 avec %2, modèle %3</translation>
    </message>
    <message>
        <source>%1 files go to the practice storage first.</source>
        <translation>%1 fichiers sont d’abord mis en ligne sur le stockage d’entraînement.</translation>
    </message>
    <message>
        <source>%1 files go to your storage “%2” first: %3.</source>
        <translation>%1 fichiers vont d’abord dans votre stockage «&#x202f;%2&#x202f;»&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 Send it once more?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 L’envoyer encore une fois&#x202f;?</translation>
    </message>
    <message>
        <source>%1 Send %2 more takes?</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 Envoyer %2 prises de plus&#x202f;?</translation>
    </message>
    <message>
        <source>There&apos;s no prompt that says what to change.</source>
        <translation>Aucun prompt ne dit ce qu’il faut modifier.</translation>
    </message>
    <message>
        <source>1 field to correct</source>
        <translation>1 champ à corriger</translation>
    </message>
    <message>
        <source>%1 fields to correct</source>
        <translation>%1 champs à corriger</translation>
    </message>
    <message>
        <source>Not sent with this kind: %1</source>
        <translation>Non envoyé avec ce type&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>RequestJson</name>
    <message>
        <source>This version doesn&apos;t know the kind of this request.</source>
        <translation>Le type de cette requête est inconnu de cette version.</translation>
    </message>
</context>
<context>
    <name>ServiceAnswer</name>
    <message>
        <source>%1 The service says: %2</source>
        <translation>%1 Le service indique&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and a code</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>Sans réponse&#x202f;: le service a peut-être accepté cette requête. Rien n’a été renvoyé.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes of %1</source>
        <comment>of a content type</comment>
        <translation>
            <numerusform>%n octet de %1</numerusform>
            <numerusform>%n octets de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The service didn&apos;t receive the full request.</source>
        <translation>%1 Le service n’a pas reçu la requête entière.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent. Fix this and try again.</source>
        <translation>%1 Rien n’a été envoyé&#x202f;; corrigez cela et réessayez.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate wasn&apos;t accepted, so nothing was sent. Check the account&apos;s base URL and this computer&apos;s clock, then try again.</source>
        <translation>Le certificat du service n’a pas été accepté&#x202f;; rien n’a donc été envoyé. Vérifiez l’adresse de base du compte et l’horloge de cet ordinateur, puis réessayez.</translation>
    </message>
    <message>
        <source>The proxy blocked the call, so nothing was sent. Check the proxy settings.</source>
        <translation>Le proxy n’a pas laissé passer l’appel&#x202f;; rien n’a donc été envoyé. Vérifiez les paramètres du proxy.</translation>
    </message>
    <message>
        <source>Stopped before it was sent.</source>
        <translation>Arrêt avant l’envoi.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t be reached, so nothing was sent. Check the connection and the account&apos;s base URL.</source>
        <translation>Le service n’a pas pu être joint&#x202f;; rien n’a donc été envoyé. Vérifiez la connexion et l’adresse de base du compte.</translation>
    </message>
    <message>
        <source>The connection failed before the full request was sent, so the service can&apos;t have accepted it.</source>
        <translation>La connexion a échoué avant que la requête entière ne soit partie&#x202f;; le service ne peut donc pas l’avoir acceptée.</translation>
    </message>
    <message>
        <source>The service may have accepted this request, but didn&apos;t confirm it. We haven&apos;t resent it.</source>
        <translation>Le service a peut-être accepté cette requête, mais ne l’a pas confirmé. Elle n’a pas été renvoyée.</translation>
    </message>
    <message>
        <source>%1 The part of the response that arrived names task %2.</source>
        <translation>%1 La partie reçue de la réponse désigne la tâche %2.</translation>
    </message>
    <message>
        <source>%1 No response arrived in time.</source>
        <translation>%1 Aucune réponse n’est arrivée à temps.</translation>
    </message>
    <message>
        <source>%1 Stopped after it was sent.</source>
        <translation>%1 Arrêt après l’envoi.</translation>
    </message>
    <message>
        <source>The connection dropped before the service replied. It may have accepted this request. We haven&apos;t resent it.</source>
        <translation>La connexion a été coupée avant la réponse du service. Il a peut-être accepté cette requête. Elle n’a pas été renvoyée.</translation>
    </message>
    <message>
        <source>%1; nothing was accepted. Correct the account&apos;s base URL.</source>
        <translation>%1&#x202f;; rien n’a été accepté. Corrigez l’adresse de base du compte.</translation>
    </message>
    <message>
        <source>%1. Correct the account&apos;s base URL.</source>
        <translation>%1. Corrigez l’adresse de base du compte.</translation>
    </message>
    <message>
        <source>The service didn&apos;t receive the request in time; nothing was accepted. You can send it again.</source>
        <translation>Le service n’a pas reçu la requête à temps&#x202f;; rien n’a été accepté. Vous pouvez la renvoyer.</translation>
    </message>
    <message>
        <source>The service didn&apos;t receive the request in time.</source>
        <translation>Le service n’a pas reçu la requête à temps.</translation>
    </message>
    <message>
        <source>The service rejected the key; nothing was accepted.</source>
        <translation>Le service n’accepte pas la clé&#x202f;; rien n’a été accepté.</translation>
    </message>
    <message>
        <source>The service rejected the key.</source>
        <translation>Le service n’accepte pas la clé.</translation>
    </message>
    <message>
        <source>The service rejected this request; nothing was accepted.</source>
        <translation>Le service a refusé la requête&#x202f;; rien n’a été accepté.</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>Le service a refusé la requête.</translation>
    </message>
    <message>
        <source>The service returned an ID, but also an error: %1</source>
        <translation>Le service a donné un identifiant, mais aussi une erreur&#x202f;: %1</translation>
    </message>
    <message>
        <source>The service is rate limiting requests.</source>
        <translation>Le service limite les requêtes.</translation>
    </message>
    <message>
        <source>The service gives no information about this task.</source>
        <translation>Le service ne donne pas d’informations sur cette tâche.</translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation>Le service rencontre lui-même des difficultés.</translation>
    </message>
    <message>
        <source>The status check was stopped.</source>
        <translation>La demande d’état a été arrêtée.</translation>
    </message>
    <message>
        <source>The service&apos;s response is too large.</source>
        <translation>La réponse du service est trop volumineuse.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate wasn&apos;t accepted.</source>
        <translation>Le certificat du service n’a pas été accepté.</translation>
    </message>
    <message>
        <source>The proxy blocked the call.</source>
        <translation>Le proxy n’a pas laissé passer l’appel.</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time.</source>
        <translation>Le service n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t be reached.</source>
        <translation>Impossible de joindre le service.</translation>
    </message>
    <message>
        <source>The connection to the service dropped.</source>
        <translation>La connexion au service a été coupée.</translation>
    </message>
    <message>
        <source>Something between you and the service (such as a proxy or a sign-in page) responded instead.</source>
        <translation>Un intermédiaire sur le trajet, tel qu’un proxy ou une page de connexion, a répondu à la place du service.</translation>
    </message>
    <message>
        <source>The service rejects the key for status checks.</source>
        <translation>Le service n’accepte pas la clé quand il est interrogé sur des tâches.</translation>
    </message>
    <message>
        <source>The service&apos;s response doesn&apos;t mention the task.</source>
        <translation>La réponse du service ne dit rien de la tâche.</translation>
    </message>
    <message>
        <source>The response was HTTP %1 with %2 that aren&apos;t text.</source>
        <translation>La réponse était HTTP %1 avec %2 qui ne sont pas du texte.</translation>
    </message>
    <message>
        <source>The response was HTTP %1 with %2 that start with “%3”.</source>
        <translation>La réponse était HTTP %1 avec %2 commençant par «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>The service&apos;s URL has moved</source>
        <translation>L’adresse du service a été déplacée</translation>
    </message>
    <message>
        <source>The service&apos;s URL has moved to %1</source>
        <translation>L’adresse du service a été déplacée vers %1</translation>
    </message>
    <message>
        <source>The response contains more than one ID. Dailies uses %1; the other is %2.</source>
        <translation>La réponse contient plusieurs identifiants. Dailies utilise %1&#x202f;; l’autre est %2.</translation>
    </message>
    <message>
        <source>%1 No task ID could be read from the response. %2</source>
        <comment>the last is another sentence</comment>
        <translation>%1 Aucun identifiant de tâche n’a pu être lu dans la réponse. %2</translation>
    </message>
    <message>
        <source>%1 No task ID could be read from the response.</source>
        <translation>%1 Aucun identifiant de tâche n’a pu être lu dans la réponse.</translation>
    </message>
    <message>
        <source>%1 The connection dropped in the middle of its response.</source>
        <translation>%1 La connexion a été coupée au milieu de la réponse.</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>it&apos;s too large</source>
        <translation>il est trop volumineux</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>A quote in the command isn&apos;t closed. Copy the whole command.</source>
        <translation>Un guillemet de la commande n’est pas fermé&#x202f;: copiez la commande entière.</translation>
    </message>
    <message>
        <source>The command inserts the output of another command, which Dailies doesn&apos;t run. Replace it with the text itself.</source>
        <translation>La commande prend du texte d’une autre commande, qui n’est pas exécutée ici&#x202f;: mettez le texte lui-même à sa place.</translation>
    </message>
    <message>
        <source>This command is for the Windows command prompt. Copy it as cURL (bash) instead.</source>
        <translation>Cette commande est écrite pour l’invite de commandes Windows&#x202f;: copiez-la plutôt en cURL pour bash.</translation>
    </message>
    <message>
        <source>The command has curly quotes (“ ”), which bash doesn&apos;t understand. Use straight ones (&quot;).</source>
        <translation>La commande contient des guillemets typographiques (“ ”), que bash ne connaît pas&#x202f;: remplacez-les par des guillemets droits (&quot;).</translation>
    </message>
</context>
<context>
    <name>Sidecar</name>
    <message>
        <source>every name for it is taken</source>
        <translation>tous les noms possibles sont pris</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the JSON file next to the clip %1: %2.</source>
        <translation>Impossible d’enregistrer le fichier JSON à côté du clip %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>the folder couldn&apos;t be synced to disk</source>
        <translation>le dossier n’a pas pu être écrit sur le disque</translation>
    </message>
</context>
<context>
    <name>Spend</name>
    <message>
        <source>Removed account</source>
        <translation>Compte supprimé</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes</source>
        <translation>
            <numerusform>%Ln prise</numerusform>
            <numerusform>%Ln prises</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Each run</source>
        <translation>Chaque lancement</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>Au total</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>period and account</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 left today</source>
        <translation>encore %1 sur %2 aujourd’hui</translation>
    </message>
    <message>
        <source>%1 of %2 left this month</source>
        <translation>encore %1 sur %2 ce mois-ci</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <translation>%1 par lancement</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>encore %1 sur %2</translation>
    </message>
    <message>
        <source>Cost unknown until the first take</source>
        <translation>Coût inconnu avant la première prise</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Prévu</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Réservé</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>Facturé</translation>
    </message>
    <message>
        <source>Not billed</source>
        <translation>Non facturé</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>À clarifier</translation>
    </message>
    <message>
        <source>with sound</source>
        <translation>avec son</translation>
    </message>
    <message>
        <source>without sound</source>
        <translation>sans son</translation>
    </message>
    <message>
        <source>All takes</source>
        <translation>Toutes les prises</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>par seconde</translation>
    </message>
    <message>
        <source>per point</source>
        <translation>par point</translation>
    </message>
    <message>
        <source>per take</source>
        <translation>par prise</translation>
    </message>
    <message>
        <source>%1/s since %2</source>
        <translation>%1/s depuis le %2</translation>
    </message>
    <message>
        <source>%1 per point since %2</source>
        <translation>%1 par point depuis le %2</translation>
    </message>
    <message>
        <source>%1 per take since %2</source>
        <translation>%1 par prise depuis le %2</translation>
    </message>
    <message>
        <source>No response: the service may have accepted it</source>
        <translation>Sans réponse&#x202f;: peut-être acceptée</translation>
    </message>
    <message>
        <source>The service no longer knows it</source>
        <translation>Le service ne la connaît plus</translation>
    </message>
    <message>
        <source>You stopped tracking it</source>
        <translation>Vous ne la suivez plus</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <comment>an account</comment>
        <translation>%1 (supprimé)</translation>
    </message>
    <message>
        <source>rates in several currencies</source>
        <translation>tarifs dans plusieurs devises</translation>
    </message>
    <message numerus="yes">
        <source>%Ln takes count at the highest possible rate, because it isn&apos;t known which one applies.</source>
        <translation>
            <numerusform>%Ln prise compte au tarif le plus élevé possible, car on ne sait pas lequel s’applique.</numerusform>
            <numerusform>%Ln prises comptent au tarif le plus élevé possible, car on ne sait pas lequel s’applique.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reported figure “%1” can&apos;t be counted</source>
        <translation>Le chiffre indiqué «&#x202f;%1&#x202f;» ne peut pas être compté</translation>
    </message>
    <message>
        <source>The response had no usage figure</source>
        <translation>Réponse sans chiffre de consommation</translation>
    </message>
    <message numerus="yes">
        <source>About %1 (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>Environ %1 (d’après %Ln prise précédente)</numerusform>
            <numerusform>Environ %1 (d’après %Ln prises précédentes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1 each (from %Ln earlier takes)</source>
        <comment>amount, and on how many earlier takes it is based</comment>
        <translation>
            <numerusform>Environ %1 chacune (d’après %Ln prise précédente)</numerusform>
            <numerusform>Environ %1 chacune (d’après %Ln prises précédentes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpendBook</name>
    <message>
        <source>The task database can&apos;t be written to. Nothing was changed.</source>
        <translation>Impossible d’écrire dans la base de données des tâches. Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>SpendExport</name>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>Impossible d’écrire %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>SpendFields</name>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MB.</source>
        <translation>%1 dépasse 16&#xa0;Mo.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>SpendLedger</name>
    <message>
        <source>Nothing was sent or charged. %1</source>
        <translation>Rien n’a été envoyé ni facturé. %1</translation>
    </message>
    <message>
        <source>Not sent; nothing was charged. %1</source>
        <translation>La requête n’a pas été envoyée&#x202f;; rien n’a été facturé. %1</translation>
    </message>
    <message>
        <source>There is no call %1 in the spend ledger.</source>
        <translation>Il n’y a pas d’appel %1 dans le registre des dépenses.</translation>
    </message>
    <message>
        <source>You haven&apos;t settled this call. Nothing was changed.</source>
        <translation>Vous n’avez pas clarifié cet appel. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>This call is still in progress. Wait until it has ended. Nothing was changed.</source>
        <translation>Cet appel est encore en cours. Attendez qu’il soit terminé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Its take was deleted, so what the service reported isn&apos;t known any more. Nothing was changed; enter the figure instead.</source>
        <translation>Sa prise a été supprimée&#x202f;; ce que le service a indiqué n’est donc plus connu. Rien n’a été modifié&#x202f;; saisissez plutôt le chiffre.</translation>
    </message>
    <message>
        <source>The request wasn&apos;t sent again. %1</source>
        <translation>La requête n’a pas été renvoyée. %1</translation>
    </message>
</context>
<context>
    <name>SpendSettings</name>
    <message>
        <source>A currency has three capital letters, such as USD. Nothing was changed.</source>
        <translation>Une devise se compose de trois lettres majuscules, par exemple USD. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>It was removed in the meantime. Nothing was changed; add it again.</source>
        <translation>L’élément a été retiré entre-temps. Rien n’a été modifié&#x202f;; ajoutez-le à nouveau.</translation>
    </message>
    <message>
        <source>A rate needs the day from which it applies. Nothing was changed.</source>
        <translation>Un tarif nécessite le jour à partir duquel il s’applique. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>A limit must be more than 0. Nothing was changed.</source>
        <translation>Une limite doit être supérieure à 0. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>There is no rate %1.</source>
        <translation>Il n’y a pas de tarif %1.</translation>
    </message>
    <message>
        <source>There is no limit %1.</source>
        <translation>Il n’y a pas de limite %1.</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>On hold</source>
        <translation>Suspendue</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyée</translation>
    </message>
    <message>
        <source>It isn&apos;t sent until you say so.</source>
        <translation>Elle ne sera envoyée qu’à votre demande.</translation>
    </message>
    <message>
        <source>Still generating…</source>
        <translation>Génération en cours…</translation>
    </message>
    <message>
        <source>Running for %1</source>
        <translation>En cours depuis %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two short texts</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a short length of time</comment>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>%1 · usually about %2</source>
        <comment>how long it runs, and a length of time</comment>
        <translation>%1 · en général environ %2</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>Téléchargement…</translation>
    </message>
    <message>
        <source>Generation failed</source>
        <translation>Échec de la génération</translation>
    </message>
    <message>
        <source>The clip is missing</source>
        <translation>Le clip est introuvable</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi en cours…</translation>
    </message>
    <message>
        <source>In the Trash</source>
        <translation>Dans la corbeille</translation>
    </message>
    <message>
        <source>Uploading…</source>
        <translation>Mise en ligne…</translation>
    </message>
    <message>
        <source>%1 · file %2 of %3</source>
        <comment>name of a file</comment>
        <translation>%1 · fichier %2 sur %3</translation>
    </message>
    <message>
        <source>The request is sent after that.</source>
        <translation>La requête est envoyée ensuite.</translation>
    </message>
    <message>
        <source>The request is sent after that. Nothing is charged yet.</source>
        <translation>La requête est envoyée ensuite. Rien n’est encore facturé.</translation>
    </message>
    <message>
        <source>Download paused</source>
        <translation>Téléchargement en pause</translation>
    </message>
    <message>
        <source>Download interrupted</source>
        <translation>Téléchargement interrompu</translation>
    </message>
    <message>
        <source>Queued for %1</source>
        <translation>En file d’attente depuis %1</translation>
    </message>
    <message>
        <source>Making sure…</source>
        <comment>that the task has failed</comment>
        <translation>Vérification…</translation>
    </message>
    <message numerus="yes">
        <source>Queued for %n days</source>
        <translation>
            <numerusform>En file d’attente depuis %n jour</numerusform>
            <numerusform>En file d’attente depuis %n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Running for %n days</source>
        <translation>
            <numerusform>En cours depuis %n jour</numerusform>
            <numerusform>En cours depuis %n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The storage doesn&apos;t accept the secret. Check it and the region.</source>
        <translation>Le service de stockage n’accepte pas la clé secrète. Vérifiez-la, ainsi que la région.</translation>
    </message>
    <message>
        <source>The temporary key has expired.</source>
        <translation>La clé temporaire a expiré.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the region. Check it.</source>
        <translation>Le service de stockage n’accepte pas la région. Vérifiez-la.</translation>
    </message>
    <message>
        <source>There is no bucket with this name.</source>
        <translation>Il n’y a pas de bucket de ce nom.</translation>
    </message>
    <message>
        <source>The storage is full.</source>
        <translation>Le service de stockage est plein.</translation>
    </message>
    <message>
        <source>The file is too large for the storage.</source>
        <translation>Le fichier est trop volumineux pour le service de stockage.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t allow this with your key.</source>
        <translation>Le service de stockage n’autorise pas cela avec votre clé.</translation>
    </message>
    <message>
        <source>The storage has no such folder or file.</source>
        <translation>Le service de stockage ne contient pas ce dossier ou ce fichier.</translation>
    </message>
    <message>
        <source>The storage is having problems.</source>
        <translation>Le service de stockage rencontre lui-même des difficultés.</translation>
    </message>
    <message>
        <source>The storage doesn&apos;t accept the access key ID.</source>
        <translation>Le service de stockage n’accepte pas l’identifiant de clé d’accès.</translation>
    </message>
    <message>
        <source>The bucket is in the region %1. Enter that region.</source>
        <translation>Le bucket se trouve dans la région %1. Saisissez cette région.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is too far off. Set it correctly.</source>
        <translation>L’horloge de cet ordinateur est trop décalée. Réglez-la correctement.</translation>
    </message>
    <message>
        <source>The file was damaged during the upload.</source>
        <translation>Le fichier a été endommagé pendant la mise en ligne.</translation>
    </message>
    <message>
        <source>The storage is rate limiting requests.</source>
        <translation>Le service de stockage limite le nombre de requêtes.</translation>
    </message>
    <message>
        <source>The storage redirects to another URL. Check the endpoint and the region.</source>
        <translation>Le service de stockage redirige vers une autre adresse. Vérifiez le point de terminaison et la région.</translation>
    </message>
    <message>
        <source>The storage refused this (status %1).</source>
        <translation>Le service de stockage a refusé cela (état %1).</translation>
    </message>
</context>
<context>
    <name>SystemSleep</name>
    <message>
        <source>All takes are finished, but the system doesn&apos;t allow Dailies to put this computer to sleep: %1.</source>
        <translation>Toutes les prises sont terminées, mais le système n’autorise pas Dailies à mettre cet ordinateur en veille&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>TakeCost</name>
    <message>
        <source>The service no longer knows this task and may have charged it. Check your invoice, then enter what was charged.</source>
        <translation>Le service ne connaît plus cette tâche et l’a peut-être facturée. Vérifiez votre facture, puis saisissez ce qui a été facturé.</translation>
    </message>
    <message>
        <source>The service didn&apos;t say what it charged. Check your invoice, then enter the figure.</source>
        <translation>Le service n’a pas indiqué ce qu’il a facturé. Vérifiez votre facture, puis saisissez le chiffre.</translation>
    </message>
    <message>
        <source>You stopped tracking this task, and the service may charge it. Use Check now to get the figure, or enter it from your invoice.</source>
        <translation>Vous avez arrêté le suivi de cette tâche, et le service peut la facturer. Utilisez «&#x202f;Vérifier maintenant&#x202f;» pour obtenir le chiffre, ou saisissez-le d’après votre facture.</translation>
    </message>
    <message>
        <source>The service reported “%1”, which can&apos;t be counted. Check your invoice, then enter the figure.</source>
        <translation>Le service a indiqué «&#x202f;%1&#x202f;», qui ne peut pas être compté. Consultez votre facture, puis saisissez le chiffre.</translation>
    </message>
    <message>
        <source>The service didn&apos;t confirm this request, so it may have charged it. Check its task list or your invoice, then enter what was charged.</source>
        <translation>Le service n’a pas confirmé cette requête&#x202f;; il l’a donc peut-être facturée. Vérifiez sa liste des tâches ou votre facture, puis saisissez ce qui a été facturé.</translation>
    </message>
</context>
<context>
    <name>TakeDifferences</name>
    <message>
        <source>embedded (%1)</source>
        <translation>intégré (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of media and where it is</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>voice %1</source>
        <translation>voix %1</translation>
    </message>
    <message>
        <source>%1 (%2 s)</source>
        <translation>%1 (%2&#xa0;s)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Delivered length</source>
        <translation>Durée livrée</translation>
    </message>
    <message>
        <source>Delivered size</source>
        <translation>Taille livrée</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>parameter and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Images par seconde</translation>
    </message>
</context>
<context>
    <name>TakeFiles</name>
    <message>
        <source>The clip couldn&apos;t be renamed. Nothing was changed.</source>
        <translation>Le clip n’a pas pu être renommé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The clip is no longer on disk, so it can&apos;t be renamed.</source>
        <translation>Le clip n’est plus sur le disque&#x202f;; il ne peut donc pas être renommé.</translation>
    </message>
    <message>
        <source>A file named “%1” is already in this folder. Choose another name.</source>
        <translation>Ce dossier contient déjà un fichier «&#x202f;%1&#x202f;». Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The clip can&apos;t be renamed because its folder is read-only.</source>
        <translation>Le clip ne peut pas être renommé, car son dossier est en lecture seule.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>A name can&apos;t contain any of these: / \ : * ? &quot; &lt; &gt; |</source>
        <translation>Un nom ne peut contenir aucun de ces caractères&#x202f;: / \&#x202f;: *&#x202f;? &quot; &lt; &gt; |</translation>
    </message>
    <message>
        <source>A name can&apos;t begin with a dot, because the clip would be hidden.</source>
        <translation>Un nom ne peut pas commencer par un point, car le clip serait masqué.</translation>
    </message>
    <message>
        <source>A name can&apos;t end with a dot.</source>
        <translation>Un nom ne peut pas se terminer par un point.</translation>
    </message>
    <message>
        <source>“%1” is a reserved name. Choose another one.</source>
        <translation>«&#x202f;%1&#x202f;» est un nom réservé. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Ce nom est trop long.</translation>
    </message>
</context>
<context>
    <name>TaskCells</name>
    <message>
        <source>Dailies no longer checks it.</source>
        <translation>Dailies ne la vérifie plus.</translation>
    </message>
    <message>
        <source>No clip: the service didn&apos;t start it.</source>
        <translation>Pas de clip&#x202f;: le service ne l’a pas commencé.</translation>
    </message>
    <message>
        <source>No clip: the service couldn&apos;t make it.</source>
        <translation>Pas de clip&#x202f;: le service n’a pas pu le créer.</translation>
    </message>
    <message>
        <source>No clip: the service canceled it.</source>
        <translation>Pas de clip&#x202f;: le service l’a annulé.</translation>
    </message>
    <message>
        <source>No clip: the service deleted the task.</source>
        <translation>Pas de clip&#x202f;: le service a supprimé la tâche.</translation>
    </message>
    <message>
        <source>No clip: the link expired before the download.</source>
        <translation>Pas de clip&#x202f;: le lien a expiré avant le téléchargement.</translation>
    </message>
    <message>
        <source>The saved file isn&apos;t a video.</source>
        <translation>Le fichier enregistré n’est pas une vidéo.</translation>
    </message>
    <message>
        <source>It may have been charged.</source>
        <translation>Elle a peut-être été facturée.</translation>
    </message>
</context>
<context>
    <name>TaskColumns</name>
    <message>
        <source>Not known</source>
        <translation>Inconnu</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Any moment</source>
        <comment>a result address may die now</comment>
        <translation>D’un instant à l’autre</translation>
    </message>
    <message>
        <source>Under 1 min</source>
        <translation>Moins de 1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>state and percent</comment>
        <translation>%1 %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>state, and what is to be expected</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No clip yet</source>
        <translation>Pas encore de clip</translation>
    </message>
    <message>
        <source>Clip saved</source>
        <translation>Clip enregistré</translation>
    </message>
    <message>
        <source>No prompt</source>
        <translation>Aucun prompt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Rated %1 of 5</source>
        <translation>Évaluation&#x202f;: %1 sur 5</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Non évaluée</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prise</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Écoulé</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Livré</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Take %1 · %2</source>
        <comment>number, and whether it has a clip</comment>
        <translation>Prise %1 · %2</translation>
    </message>
    <message>
        <source>Link expires</source>
        <translation>Expiration du lien</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Rejected · %1</source>
        <translation>Rejetée · %1</translation>
    </message>
    <message>
        <source>Clip missing</source>
        <translation>Clip manquant</translation>
    </message>
    <message>
        <source>downloaded again while its link works</source>
        <comment>a clip that cannot be played</comment>
        <translation>téléchargé à nouveau tant que le lien fonctionne</translation>
    </message>
    <message>
        <source>%1 s, %2 s requested</source>
        <comment>a clip&apos;s length</comment>
        <translation>%1&#xa0;s, demandé %2&#xa0;s</translation>
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
        <translation>%1&#x202f;: oui</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1&#x202f;: non</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Consommation</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1&#xa0;i/s</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>sans son</translation>
    </message>
    <message>
        <source>Reading the clip…</source>
        <translation>Lecture du clip…</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Livré</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Enregistré sous</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observation</translation>
    </message>
    <message>
        <source>%1p</source>
        <comment>a number of picture lines</comment>
        <translation>%1p</translation>
    </message>
    <message>
        <source>pasted file</source>
        <translation>fichier collé</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and entry of a list</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind and name of a file</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>voice %1</source>
        <translation>voix %1</translation>
    </message>
    <message>
        <source>%1 s · %2</source>
        <comment>length and prompt</comment>
        <translation>%1&#xa0;s · %2</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Demandé</translation>
    </message>
    <message>
        <source>Task ID</source>
        <translation>Identifiant de la tâche</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>Identifiant de requête</translation>
    </message>
    <message>
        <source>External task ID</source>
        <translation>Identifiant externe de la tâche</translation>
    </message>
    <message>
        <source>Video ID</source>
        <translation>Identifiant de la vidéo</translation>
    </message>
    <message>
        <source>By the service&apos;s clock. It names no time zone.</source>
        <translation>Selon l’horloge du service. Il n’indique pas de fuseau horaire.</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Soumission</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Planification</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Reported length</source>
        <translation>Durée indiquée</translation>
    </message>
    <message>
        <source>%1 (unit not specified)</source>
        <translation>%1 (unité non indiquée)</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Link expires</source>
        <translation>Expiration du lien</translation>
    </message>
    <message>
        <source>Original prompt</source>
        <translation>Prompt d’origine</translation>
    </message>
    <message>
        <source>Same as the prompt.</source>
        <translation>Identique au prompt.</translation>
    </message>
    <message>
        <source>Made in practice mode. Nothing was charged.</source>
        <translation>Créée en mode d’entraînement. Rien n’a été facturé.</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Facturation</translation>
    </message>
    <message>
        <source>Request</source>
        <comment>a heading</comment>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Clip</source>
        <comment>a heading</comment>
        <translation>Clip</translation>
    </message>
    <message>
        <source>%1 points (unit not specified)</source>
        <translation>%1 points (unité non précisée)</translation>
    </message>
    <message>
        <source>amount unknown</source>
        <translation>coût inconnu</translation>
    </message>
    <message>
        <source>Settled by you.</source>
        <translation>Clarifié par vous.</translation>
    </message>
    <message>
        <source>“%1”, as reported; not counted</source>
        <translation>«&#x202f;%1&#x202f;», tel qu’indiqué&#x202f;; non compté</translation>
    </message>
    <message>
        <source>%1 s of input video</source>
        <translation>%1&#xa0;s de vidéo d’entrée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln clip</numerusform>
            <numerusform>%Ln clips</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s of output</source>
        <translation>%1&#xa0;s de sortie</translation>
    </message>
    <message>
        <source>No charge was reported.</source>
        <translation>Aucun montant n’a été indiqué.</translation>
    </message>
    <message>
        <source>Earlier call</source>
        <translation>Appel antérieur</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>unsettled, and its cost or a sentence</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Tous les appels</translation>
    </message>
    <message>
        <source>Service response</source>
        <comment>a heading</comment>
        <translation>Réponse du service</translation>
    </message>
    <message>
        <source>%1 · not a known video type</source>
        <comment>size of a file</comment>
        <translation>%1 · type de vidéo inconnu</translation>
    </message>
    <message>
        <source>This request hasn&apos;t been sent yet.</source>
        <translation>Cette requête n’a pas encore été envoyée.</translation>
    </message>
    <message>
        <source>The service hasn&apos;t replied yet.</source>
        <translation>Le service n’a pas encore répondu.</translation>
    </message>
    <message>
        <source>No reply arrived.</source>
        <translation>Aucune réponse n’est arrivée.</translation>
    </message>
    <message>
        <source>The replies to this request aren&apos;t stored.</source>
        <translation>Les réponses à cette requête ne sont pas conservées.</translation>
    </message>
    <message>
        <source>This request was never sent.</source>
        <translation>Cette requête n’a jamais été envoyée.</translation>
    </message>
    <message>
        <source>%1 s, %2 s requested</source>
        <comment>a clip&apos;s length</comment>
        <translation>%1&#xa0;s, demandé %2&#xa0;s</translation>
    </message>
</context>
<context>
    <name>TaskFilter</name>
    <message>
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
</context>
<context>
    <name>TaskGroup</name>
    <message>
        <source>All %1</source>
        <translation>Toutes %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistrées %1</translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <translation>À traiter %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>Échecs %1</translation>
    </message>
    <message>
        <source>4 and up %1</source>
        <comment>stars, and how many takes</comment>
        <translation>4 et plus %1</translation>
    </message>
    <message>
        <source>Rejected %1</source>
        <translation>Rejetées %1</translation>
    </message>
    <message>
        <source>Trash %1</source>
        <translation>Corbeille %1</translation>
    </message>
    <message>
        <source>In progress %1</source>
        <translation>En cours %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln en cours</numerusform>
            <numerusform>%Ln en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent yet</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln pas encore envoyée</numerusform>
            <numerusform>%Ln pas encore envoyées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a response</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln sans réponse</numerusform>
            <numerusform>%Ln sans réponse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln suspendue</numerusform>
            <numerusform>%Ln suspendues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that can&apos;t be saved</source>
        <comment>takes</comment>
        <translation>
            <numerusform>%Ln impossible à enregistrer</numerusform>
            <numerusform>%Ln impossibles à enregistrer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskGroups</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message numerus="yes">
        <source>%n saved</source>
        <translation>
            <numerusform>%n enregistrée</numerusform>
            <numerusform>%n enregistrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n en échec</numerusform>
            <numerusform>%n en échec</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n active</numerusform>
            <numerusform>%n actives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a response</source>
        <translation>
            <numerusform>%n sans réponse</numerusform>
            <numerusform>%n sans réponse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskHistory</name>
    <message>
        <source>Task %1 can&apos;t be moved to the Trash: it&apos;s in progress or needs a decision.</source>
        <translation>La tâche %1 ne peut pas être mise à la corbeille&#x202f;: elle est en cours, ou une décision est à prendre.</translation>
    </message>
</context>
<context>
    <name>TaskInput</name>
    <message>
        <source>%1 has changed since you asked for this clip (%2, %3).</source>
        <translation>%1 a changé depuis que vous avez demandé ce clip (%2, %3).</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>The folder of this clip is gone: %1.</source>
        <translation>Le dossier de ce clip n’existe plus&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This clip is no longer in its folder: %1.</source>
        <translation>Ce clip n’est plus dans son dossier&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Aucun résultat pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>No take matches this filter.</source>
        <translation>Aucune prise ne correspond à ce filtre.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>Rien ici.</translation>
    </message>
    <message>
        <source>No takes yet. Describe a shot and press Generate.</source>
        <translation>Pas encore de prise. Décrivez un plan et cliquez sur «&#x202f;Générer&#x202f;».</translation>
    </message>
    <message>
        <source>Load an example request</source>
        <translation>Charger une requête d’exemple</translation>
    </message>
    <message>
        <source>The Trash is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>All takes are in the Trash.</source>
        <translation>Toutes les prises sont dans la corbeille.</translation>
    </message>
    <message>
        <source>Show the Trash</source>
        <translation>Afficher la corbeille</translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message>
        <source>There is no task %1.</source>
        <translation>La tâche %1 n’existe pas.</translation>
    </message>
    <message>
        <source>You sent this %1 s ago.</source>
        <translation>Vous avez envoyé ceci il y a %1&#xa0;s.</translation>
    </message>
    <message>
        <source>Couldn&apos;t get a new link from the service in time.</source>
        <translation>Le service n’a pas donné de nouveau lien à temps.</translation>
    </message>
    <message>
        <source>The previous response was received %1 times.</source>
        <translation>La réponse précédant celle-ci était arrivée %1 fois.</translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>Le service a été injoignable pendant %n minute&#x202f;; l’envoi n’a donc pas eu lieu. Envoyez-la maintenant ou retirez-la.</numerusform>
            <numerusform>Le service a été injoignable pendant %n minutes&#x202f;; l’envoi n’a donc pas eu lieu. Envoyez-la maintenant ou retirez-la.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>Le service a été injoignable pendant %n minute&#x202f;; le nouvel envoi n’a donc pas eu lieu. Un appel précédent est resté sans réponse et a peut-être été facturé. Envoyez-la maintenant ou retirez-la.</numerusform>
            <numerusform>Le service a été injoignable pendant %n minutes&#x202f;; le nouvel envoi n’a donc pas eu lieu. Un appel précédent est resté sans réponse et a peut-être été facturé. Envoyez-la maintenant ou retirez-la.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service couldn&apos;t be reached for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>Le service a été injoignable pendant %n minute&#x202f;; l’envoi n’a donc pas eu lieu et rien n’a été facturé. Envoyez-la maintenant ou retirez-la.</numerusform>
            <numerusform>Le service a été injoignable pendant %n minutes&#x202f;; l’envoi n’a donc pas eu lieu et rien n’a été facturé. Envoyez-la maintenant ou retirez-la.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only waiting tasks can be moved.</source>
        <translation>Seule une tâche en attente peut être déplacée.</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent again: %2</source>
        <translation>La tâche %1 n’a pas été renvoyée&#x202f;: %2</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent: %2</source>
        <translation>La tâche %1 n’a pas été envoyée&#x202f;: %2</translation>
    </message>
    <message>
        <source>Task %1 wasn&apos;t sent and nothing was charged: %2</source>
        <translation>La tâche %1 n’a pas été envoyée et rien n’a été facturé&#x202f;: %2</translation>
    </message>
    <message>
        <source>The service gave this task the same ID as task %1.</source>
        <translation>Le service a donné à cette tâche le même identifiant qu’à la tâche %1.</translation>
    </message>
    <message>
        <source>The service gave task %1 the same ID as this one.</source>
        <translation>Le service a donné à la tâche %1 le même identifiant qu’à celle-ci.</translation>
    </message>
    <message>
        <source>This task&apos;s account no longer exists.</source>
        <translation>Le compte de cette tâche n’existe plus.</translation>
    </message>
    <message>
        <source>This task belongs to %1, but the account &quot;%2&quot; now points to %3, so its key isn&apos;t used for the task.</source>
        <translation>Cette tâche appartient à %1, mais le compte «&#x202f;%2&#x202f;» désigne maintenant %3&#x202f;; sa clé n’est pas utilisée pour cela.</translation>
    </message>
    <message>
        <source>This arrived in the state &quot;%1&quot; and changed nothing.</source>
        <translation>Reçu alors que la tâche était à l’état «&#x202f;%1&#x202f;»&#x202f;; sans effet.</translation>
    </message>
    <message>
        <source>The latest state of task %1 couldn&apos;t be saved to disk yet.</source>
        <translation>Le dernier état de la tâche %1 n’a pas encore pu être écrit sur le disque.</translation>
    </message>
    <message>
        <source>This isn&apos;t possible for task %1 in the state &quot;%2&quot;.</source>
        <translation>Ceci n’est pas possible pour la tâche %1, qui est à l’état «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>The service responded as family %1, but the request was written for family %2.</source>
        <translation>Le service a répondu comme famille %1&#x202f;; la requête était écrite pour la famille %2.</translation>
    </message>
    <message>
        <source>Task %1 couldn&apos;t be saved to disk; retrying every second. %2</source>
        <translation>La tâche %1 n’a pas pu être écrite sur le disque&#x202f;; un nouvel essai a lieu chaque seconde. %2</translation>
    </message>
    <message>
        <source>Task %1 (the service&apos;s ID: %2) couldn&apos;t be saved to disk; retrying every second. %3</source>
        <translation>La tâche %1, que le service connaît comme %2, n’a pas pu être écrite sur le disque&#x202f;; un nouvel essai a lieu chaque seconde. %3</translation>
    </message>
    <message>
        <source>The service&apos;s ID %1 couldn&apos;t be saved for task %2: the task was changed elsewhere.</source>
        <translation>L’identifiant %1 donné par le service n’a pas pu être enregistré pour la tâche %2&#x202f;: la tâche a été modifiée ailleurs.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent. Nothing was charged. Send it now, or remove it.</source>
        <translation>Le programme s’est terminé avant l’envoi. Rien n’a été facturé&#x202f;; envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>Le programme s’est terminé avant le nouvel envoi. Un appel précédent est resté sans réponse et a peut-être été facturé&#x202f;; envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent. Send it now, or remove it.</source>
        <translation>Le programme s’est terminé avant l’envoi&#x202f;; envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message>
        <source>Some tasks couldn&apos;t be read from disk; retrying every second, a few times. Nothing was sent.</source>
        <translation>Certaines tâches n’ont pas pu être lues sur le disque&#x202f;; un nouvel essai a lieu chaque seconde, quelques fois. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The ID was recovered from the list of IDs.</source>
        <translation>L’identifiant a été trouvé dans la liste des identifiants.</translation>
    </message>
    <message>
        <source>Nothing was sent, because the request couldn&apos;t be saved to disk first. %1</source>
        <translation>Rien n’a été envoyé, car la requête n’a pas pu être enregistrée au préalable sur le disque. %1</translation>
    </message>
    <message>
        <source>Part of the previous click. Nothing more was sent.</source>
        <translation>Ceci fait partie du clic précédent. Rien de plus n’a été envoyé.</translation>
    </message>
    <message>
        <source>You can generate 1 to %1 takes at once.</source>
        <translation>Vous pouvez générer de 1 à %1 prises à la fois.</translation>
    </message>
    <message>
        <source>To track a task, give its kind, model and ID.</source>
        <translation>Pour suivre une tâche, son type, son modèle et son identifiant sont nécessaires.</translation>
    </message>
    <message>
        <source>The ID is empty.</source>
        <translation>L’identifiant est vide.</translation>
    </message>
    <message>
        <source>Only a task with no response can be given an ID.</source>
        <translation>Seule une tâche sans réponse peut recevoir un identifiant.</translation>
    </message>
    <message>
        <source>ID entered manually.</source>
        <translation>L’identifiant a été saisi à la main.</translation>
    </message>
    <message>
        <source>Generated again by you.</source>
        <translation>Générée à nouveau par vous.</translation>
    </message>
    <message>
        <source>Generated again by you; the first request may have been charged.</source>
        <translation>Générée à nouveau par vous&#x202f;; la première requête a peut-être été facturée.</translation>
    </message>
    <message>
        <source>The clip was no longer in its folder; downloaded again by you.</source>
        <translation>Le clip n’était plus dans son dossier&#x202f;; vous l’avez téléchargé à nouveau.</translation>
    </message>
    <message>
        <source>Checked by you.</source>
        <translation>Vérifiée par vous.</translation>
    </message>
    <message>
        <source>Only a waiting task can be removed.</source>
        <translation>Seule une tâche en attente peut être retirée.</translation>
    </message>
    <message>
        <source>You decided not to generate it again.</source>
        <translation>Vous avez choisi de ne pas la générer à nouveau.</translation>
    </message>
    <message>
        <source>You decided not to generate it again; the first request may have been charged.</source>
        <translation>Vous avez choisi de ne pas la générer à nouveau&#x202f;; la première requête a peut-être été facturée.</translation>
    </message>
    <message>
        <source>On hold.</source>
        <translation>Suspendue.</translation>
    </message>
    <message>
        <source>Dismissed by you.</source>
        <translation>Ignorée par vous.</translation>
    </message>
    <message>
        <source>Dismissed by you; the request may have been charged.</source>
        <translation>Ignorée par vous&#x202f;; la requête a peut-être été facturée.</translation>
    </message>
    <message>
        <source>Task %1 isn&apos;t being sent.</source>
        <translation>La tâche %1 n’est pas en cours d’envoi.</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>Arrêtée par vous.</translation>
    </message>
    <message>
        <source>Stopped before it was sent again. An earlier call got no response.</source>
        <translation>Arrêt avant le nouvel envoi. Un appel précédent est resté sans réponse.</translation>
    </message>
    <message>
        <source>Stopped before it was sent again. An earlier call got no response and may have been charged.</source>
        <translation>Arrêt avant le nouvel envoi. Un appel précédent est resté sans réponse et a peut-être été facturé.</translation>
    </message>
    <message>
        <source>Stopped before it was sent; nothing was accepted.</source>
        <translation>Arrêt avant l’envoi&#x202f;; rien n’a été accepté.</translation>
    </message>
    <message>
        <source>Tracking stopped; the task continues at the service.</source>
        <translation>Le suivi a été arrêté&#x202f;; la tâche se poursuit auprès du service.</translation>
    </message>
    <message>
        <source>Tracking stopped; the task continues at the service and may be charged.</source>
        <translation>Le suivi a été arrêté&#x202f;; la tâche se poursuit auprès du service et peut être facturée.</translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>
            <numerusform>Ses fichiers n’ont pas pu être mis en ligne pendant %n minute&#x202f;; l’envoi n’a donc pas eu lieu. Envoyez-la maintenant ou retirez-la.</numerusform>
            <numerusform>Ses fichiers n’ont pas pu être mis en ligne pendant %n minutes&#x202f;; l’envoi n’a donc pas eu lieu. Envoyez-la maintenant ou retirez-la.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>Ses fichiers n’ont pas pu être mis en ligne pendant %n minute&#x202f;; le nouvel envoi n’a donc pas eu lieu. Un appel précédent est resté sans réponse et a peut-être été facturé. Envoyez-la maintenant ou retirez-la.</numerusform>
            <numerusform>Ses fichiers n’ont pas pu être mis en ligne pendant %n minutes&#x202f;; le nouvel envoi n’a donc pas eu lieu. Un appel précédent est resté sans réponse et a peut-être été facturé. Envoyez-la maintenant ou retirez-la.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its files couldn&apos;t be uploaded for %n minutes, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>
            <numerusform>Ses fichiers n’ont pas pu être mis en ligne pendant %n minute&#x202f;; l’envoi n’a donc pas eu lieu et rien n’a été facturé. Envoyez-la maintenant ou retirez-la.</numerusform>
            <numerusform>Ses fichiers n’ont pas pu être mis en ligne pendant %n minutes&#x202f;; l’envoi n’a donc pas eu lieu et rien n’a été facturé. Envoyez-la maintenant ou retirez-la.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uploading %n file(s) first.</source>
        <translation>
            <numerusform>Mise en ligne de %n fichier d’abord.</numerusform>
            <numerusform>Mise en ligne de %n fichiers d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are uploaded.</source>
        <translation>Les fichiers sont en ligne.</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>Dailies n’était pas ouvert à l’heure prévue (%1)&#x202f;; l’envoi n’a donc pas eu lieu. Envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>Dailies n’était pas ouvert à l’heure prévue (%1)&#x202f;; le nouvel envoi n’a donc pas eu lieu. Un appel précédent est resté sans réponse et a peut-être été facturé. Envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message>
        <source>Dailies wasn&apos;t running at %1, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>Dailies n’était pas ouvert à l’heure prévue (%1)&#x202f;; l’envoi n’a donc pas eu lieu et rien n’a été facturé. Envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was sent. Choose a later time.</source>
        <translation>Cette heure est passée. Rien n’a été envoyé. Choisissez une heure ultérieure.</translation>
    </message>
    <message>
        <source>This time has passed. Nothing was changed. Choose a later time.</source>
        <translation>Cette heure est passée. Rien n’a été modifié. Choisissez une heure ultérieure.</translation>
    </message>
    <message>
        <source>To be sent at %1.</source>
        <translation>Envoi prévu&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Dailies closed before this was sent again. Send it now, or remove it.</source>
        <translation>Le programme s’est terminé avant le nouvel envoi&#x202f;; envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message>
        <source>Take %1 of the same request is still waiting for a response.</source>
        <translation>La prise %1 de la même requête attend encore une réponse.</translation>
    </message>
    <message>
        <source>Take %1 of the same request got no response.</source>
        <translation>La prise %1 de la même requête est restée sans réponse.</translation>
    </message>
    <message>
        <source>Take %1 of the same request got no response. If it was received, you&apos;ll pay for both.</source>
        <translation>La prise %1 de la même requête est restée sans réponse. Si elle a été reçue, les deux vous seront facturées.</translation>
    </message>
    <message>
        <source>ID changed by you from %1 to %2.</source>
        <translation>Identifiant modifié par vous de %1 en %2.</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent. Send it now, or remove it.</source>
        <translation>À %1, cet ordinateur était en veille ou son horloge a été modifiée&#x202f;; l’envoi n’a donc pas eu lieu. Envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent again. An earlier call got no response and may have been charged. Send it now, or remove it.</source>
        <translation>À %1, cet ordinateur était en veille ou son horloge a été modifiée&#x202f;; le nouvel envoi n’a donc pas eu lieu. Un appel précédent est resté sans réponse et a peut-être été facturé. Envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message>
        <source>This computer was asleep or its clock was changed at %1, so this wasn&apos;t sent and nothing was charged. Send it now, or remove it.</source>
        <translation>À %1, cet ordinateur était en veille ou son horloge a été modifiée&#x202f;; l’envoi n’a donc pas eu lieu et rien n’a été facturé. Envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message>
        <source>The request contains your API key. Nothing was sent or charged. Remove the key from the request.</source>
        <translation>La requête contient votre clé d’API. Rien n’a été envoyé ni facturé. Retirez la clé de la requête.</translation>
    </message>
    <message>
        <source>The request contained your API key, so it wasn&apos;t sent again. An earlier call got no response and may have been charged.</source>
        <translation>La requête contenait votre clé d’API et n’a donc pas été renvoyée. Un appel précédent est resté sans réponse et a peut-être été facturé.</translation>
    </message>
    <message>
        <source>The same request is already waiting to be sent.</source>
        <translation>La même requête attend déjà d’être envoyée.</translation>
    </message>
    <message>
        <source>Take %1 already has this ID.</source>
        <translation>La prise %1 a déjà cet identifiant.</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response.</source>
        <translation>La prise %1, envoyée en même temps que celle-ci, est restée sans réponse.</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response. If it was received, you&apos;ll pay for both.</source>
        <translation>La prise %1, envoyée en même temps que celle-ci, est restée sans réponse. Si elle a été reçue, les deux vous seront facturées.</translation>
    </message>
    <message>
        <source>The clip&apos;s folder isn&apos;t there: %1. If it is on another drive, connect that drive. If you deleted the folder, create it again, then download the clip again.</source>
        <translation>Le dossier du clip est introuvable&#x202f;: %1. S’il se trouve sur un autre disque, connectez-le. Si vous avez supprimé le dossier, recréez-le, puis téléchargez à nouveau le clip.</translation>
    </message>
    <message>
        <source>Take %1, which was sent together with this one, got no response. Decide about it first. Nothing was changed.</source>
        <translation>La prise %1, envoyée en même temps que celle-ci, est restée sans réponse. Décidez d’abord à son sujet. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>This is an API key, not a task ID. It wasn&apos;t stored or sent.</source>
        <translation>C’est une clé d’API, pas un identifiant de tâche. Elle n’a été ni enregistrée ni envoyée.</translation>
    </message>
    <message>
        <source>The request contained your API key. Nothing was sent or charged. The key was replaced with ***. Remove this request, and generate a corrected one.</source>
        <translation>La requête contenait votre clé d’API. Rien n’a été envoyé ni facturé. La clé a été remplacée par ***. Retirez cette requête et générez-en une corrigée.</translation>
    </message>
    <message>
        <source>On hold because take %1, which was sent together with this one, got no response. Once you have decided about that take, you can send this one.</source>
        <translation>Suspendue, car la prise %1, envoyée en même temps que celle-ci, est restée sans réponse. Une fois votre décision prise, vous pourrez envoyer celle-ci.</translation>
    </message>
    <message>
        <source>Take %1 is in the Trash. Restore it first.</source>
        <translation>La prise %1 est dans la corbeille. Restaurez-la d’abord.</translation>
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
        <translation>%1 (code %2)</translation>
    </message>
    <message>
        <source>Not sent.</source>
        <translation>Non envoyée.</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>Pas encore envoyée.</translation>
    </message>
    <message>
        <source>Sending the request.</source>
        <translation>La requête est en cours d’envoi.</translation>
    </message>
    <message>
        <source>Generating. The clip downloads automatically.</source>
        <translation>Génération en cours. Le clip se télécharge automatiquement.</translation>
    </message>
    <message>
        <source>The clip is ready and downloading.</source>
        <translation>Le clip est prêt et en cours de téléchargement.</translation>
    </message>
    <message>
        <source>Dailies no longer tracks it. It may still run at the service.</source>
        <translation>Dailies ne la suit plus. Elle peut encore s’exécuter auprès du service.</translation>
    </message>
    <message>
        <source>Dailies no longer tracks it. It may still run at the service and be charged.</source>
        <translation>Dailies ne la suit plus. Elle peut encore s’exécuter auprès du service et être facturée.</translation>
    </message>
    <message>
        <source>This request wasn&apos;t sent.</source>
        <translation>Cette requête n’a pas été envoyée.</translation>
    </message>
    <message>
        <source>The service rejected the account&apos;s key.</source>
        <translation>Le service a refusé la clé du compte.</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>Le service a refusé la requête.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t make this clip.</source>
        <translation>Le service n’a pas pu créer ce clip.</translation>
    </message>
    <message>
        <source>The service canceled this task.</source>
        <translation>Le service a annulé cette tâche.</translation>
    </message>
    <message>
        <source>The service no longer knows this task.</source>
        <translation>Le service ne connaît plus cette tâche.</translation>
    </message>
    <message>
        <source>The link to the clip expired.</source>
        <translation>Le lien vers le clip a expiré.</translation>
    </message>
    <message>
        <source>The clip is not where it was saved: %1.</source>
        <translation>Le clip n’est pas là où il a été enregistré&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>Le service indique&#x202f;: %1</translation>
    </message>
    <message>
        <source>Reuse loads the request into the form, where you can choose another account. Remove then takes this one off the list.</source>
        <translation>«&#x202f;Réutiliser&#x202f;» charge la requête dans le formulaire, où vous pouvez choisir un autre compte. «&#x202f;Retirer&#x202f;» enlève ensuite celle-ci de la liste.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, then use Check now.</source>
        <translation>Vérifiez la clé du compte, puis choisissez «&#x202f;Vérifier maintenant&#x202f;».</translation>
    </message>
    <message>
        <source>Download resumes it.</source>
        <translation>«&#x202f;Télécharger&#x202f;» reprend le téléchargement.</translation>
    </message>
    <message>
        <source>Check now resumes tracking.</source>
        <translation>«&#x202f;Vérifier maintenant&#x202f;» reprend le suivi.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, then generate again.</source>
        <translation>Vérifiez la clé du compte, puis générez à nouveau.</translation>
    </message>
    <message>
        <source>Send now sends it again unchanged.</source>
        <translation>«&#x202f;Envoyer maintenant&#x202f;» la renvoie telle quelle.</translation>
    </message>
    <message>
        <source>Check now checks once more.</source>
        <translation>«&#x202f;Vérifier maintenant&#x202f;» vérifie encore une fois.</translation>
    </message>
    <message>
        <source>Try requesting a new one with Download again.</source>
        <translation>Essayez d’en demander un nouveau avec «&#x202f;Télécharger à nouveau&#x202f;».</translation>
    </message>
    <message>
        <source>The content check objected to the prompt or a file. Reword the prompt or replace the file.</source>
        <translation>Le contrôle du contenu a signalé le prompt ou un fichier. Reformulez le prompt ou remplacez le fichier.</translation>
    </message>
    <message>
        <source>The account has no credit left. Top it up with the service.</source>
        <translation>Le compte n’a plus de crédit. Rechargez-le auprès du service.</translation>
    </message>
    <message>
        <source>The service is at its limit. Wait a little, then generate again.</source>
        <translation>Le service a atteint sa limite. Attendez un peu, puis générez à nouveau.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key, and whether it may use this model.</source>
        <translation>Vérifiez la clé du compte, et si elle donne accès à ce modèle.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer this model. Check its code.</source>
        <translation>Le service ne propose pas ce modèle. Vérifiez son code.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t read a file. Check that its link opens without signing in.</source>
        <translation>Le service n’a pas pu lire un fichier. Vérifiez que son lien s’ouvre sans connexion à un compte.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t accept one of the settings. Compare them with the model&apos;s limits.</source>
        <translation>Le service n’accepte pas l’un des réglages. Comparez-les aux limites du modèle.</translation>
    </message>
    <message>
        <source>The service had a problem. Try again later.</source>
        <translation>Le service a rencontré un problème. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>An earlier attempt may have been charged.</source>
        <translation>Une tentative précédente a peut-être été facturée.</translation>
    </message>
    <message>
        <source>Nothing was charged.</source>
        <translation>Rien n’a été facturé.</translation>
    </message>
    <message>
        <source>The service made this clip, so it was probably charged.</source>
        <translation>Le service a créé ce clip&#x202f;; il a donc probablement été facturé.</translation>
    </message>
    <message>
        <source>It may have been charged.</source>
        <translation>Elle a peut-être été facturée.</translation>
    </message>
    <message>
        <source>This take is in the Trash.</source>
        <translation>Cette prise est dans la corbeille.</translation>
    </message>
    <message>
        <source>Restore brings it back with its clip, as long as the clip is in the Trash of your desktop.</source>
        <translation>«&#x202f;Restaurer&#x202f;» la ramène avec son clip, tant que le clip est dans la corbeille du système.</translation>
    </message>
    <message>
        <source>Uploading the files. The request is sent after that.</source>
        <translation>Mise en ligne des fichiers. La requête est envoyée ensuite.</translation>
    </message>
    <message>
        <source>Cancel upload stops it and keeps the request here, on hold.</source>
        <translation>«&#x202f;Annuler la mise en ligne&#x202f;» l’arrête et garde la requête ici, suspendue.</translation>
    </message>
    <message>
        <source>The service reported a charge for it.</source>
        <translation>Le service a signalé une facturation.</translation>
    </message>
    <message>
        <source>The clip downloads automatically.</source>
        <translation>Le clip se télécharge automatiquement.</translation>
    </message>
    <message>
        <source>The service may not know a new task at once. The clip downloads automatically.</source>
        <translation>Le service ne connaît peut-être pas tout de suite une nouvelle tâche. Le clip se télécharge automatiquement.</translation>
    </message>
    <message>
        <source>Not accepted by the service yet.</source>
        <translation>Pas encore acceptée par le service.</translation>
    </message>
    <message>
        <source>Send it now to go over the limit, or change the limit.</source>
        <translation>Envoyez-la maintenant pour dépasser la limite, ou modifiez la limite.</translation>
    </message>
    <message>
        <source>If you moved it yourself, nothing is lost. Download again works while the service has it, usually for a day.</source>
        <translation>Si vous l’avez déplacé vous-même, rien n’est perdu. «&#x202f;Télécharger à nouveau&#x202f;» fonctionne tant que le service l’a, en général pendant un jour.</translation>
    </message>
    <message>
        <source>If you moved it yourself, nothing is lost. Download again works while the service has it, usually for a day, and costs nothing.</source>
        <translation>Si vous l’avez déplacé vous-même, rien n’est perdu. «&#x202f;Télécharger à nouveau&#x202f;» fonctionne tant que le service l’a, en général pendant un jour, et ne coûte rien.</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Its link has expired.</source>
        <translation>«&#x202f;Afficher dans le dossier&#x202f;» y mène. Son lien a expiré.</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Dailies tries the download again while its link works; Download again does so now.</source>
        <translation>«&#x202f;Afficher dans le dossier&#x202f;» y mène. Dailies réessaie le téléchargement tant que son lien fonctionne&#x202f;; «&#x202f;Télécharger à nouveau&#x202f;» le fait maintenant.</translation>
    </message>
    <message>
        <source>Show in folder takes you to it. Dailies tries the download again while its link works; Download again does so now. It costs nothing.</source>
        <translation>«&#x202f;Afficher dans le dossier&#x202f;» y mène. Dailies réessaie le téléchargement tant que son lien fonctionne&#x202f;; «&#x202f;Télécharger à nouveau&#x202f;» le fait maintenant. Cela ne coûte rien.</translation>
    </message>
    <message>
        <source>Check the account&apos;s key. The request is then sent automatically.</source>
        <translation>Vérifiez la clé du compte. La requête est ensuite envoyée automatiquement.</translation>
    </message>
    <message>
        <source>Cancel sending stops it. If the whole request was already sent, the service may still accept it.</source>
        <translation>«&#x202f;Annuler l’envoi&#x202f;» l’arrête. Si la requête a déjà été envoyée en entier, le service peut encore l’accepter.</translation>
    </message>
    <message>
        <source>Counted as not charged, because the service reported no usage. Check your invoice to be sure.</source>
        <translation>Compté comme non facturé, car le service n’a signalé aucune consommation. Vérifiez votre facture pour en être sûr.</translation>
    </message>
    <message>
        <source>Not sent again yet.</source>
        <translation>Pas encore renvoyée.</translation>
    </message>
    <message>
        <source>Add an account with the same name and base URL to track it again. Services keep a clip for about a day.</source>
        <translation>Pour la suivre de nouveau, ajoutez un compte avec le même nom et la même adresse de base. Les services gardent un clip environ un jour.</translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envoi en cours</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Téléchargement</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistrée</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En file d’attente</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En exécution</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>Le service indique&#x202f;: %1</translation>
    </message>
    <message>
        <source>Waiting (offline)</source>
        <translation>En attente (hors ligne)</translation>
    </message>
    <message>
        <source>%1 Nothing was accepted.</source>
        <translation>%1 Rien n’a été accepté.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. It was kept.</source>
        <translation>Ce clip ne peut pas être lu. Il a été conservé.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. You paid for it, so it was kept.</source>
        <translation>Ce clip ne peut pas être lu. Vous l’avez payé&#x202f;: il a donc été conservé.</translation>
    </message>
    <message>
        <source>The clip couldn&apos;t be downloaded.</source>
        <translation>Le clip n’a pas pu être téléchargé.</translation>
    </message>
    <message>
        <source>The service&apos;s response says nothing about the task&apos;s status.</source>
        <translation>La réponse du service ne dit rien de l’état de la tâche.</translation>
    </message>
    <message>
        <source>The service canceled the task.</source>
        <translation>Le service a annulé la tâche.</translation>
    </message>
    <message>
        <source>The service&apos;s response is about ID %1, a different task.</source>
        <translation>La réponse du service désigne l’identifiant %1, et non celui qui était demandé.</translation>
    </message>
    <message>
        <source>The status check failed.</source>
        <translation>Impossible d’interroger le service.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t know this task&apos;s ID. The clip may still come, so Dailies keeps checking from time to time. Check that the account still has the key that the task was sent with.</source>
        <translation>Le service ne connaît pas l’identifiant de cette tâche. Le clip peut encore arriver&#x202f;; le service est donc réinterrogé de temps en temps. Vérifiez que le compte a toujours la clé avec laquelle la tâche a été envoyée.</translation>
    </message>
    <message>
        <source>The service says the task is finished, but gives no link to the clip yet. Dailies keeps checking and downloads the clip as soon as there is a link.</source>
        <translation>Le service indique que la tâche est terminée, mais ne donne pas encore de lien vers le clip. Dailies continue de l’interroger et télécharge le clip dès qu’il y a un lien.</translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gave no new one for a week. Use Check now to try again.</source>
        <translation>Le lien vers le clip a expiré, et le service n’en a pas donné d’autre pendant une semaine. «&#x202f;Vérifier maintenant&#x202f;» l’interroge à nouveau.</translation>
    </message>
    <message>
        <source>The link to the clip expired, and the service gives no new one. Dailies checks once a day for a week.</source>
        <translation>Le lien vers le clip a expiré, et le service n’en donne pas d’autre. Il est interrogé une fois par jour pendant une semaine.</translation>
    </message>
    <message>
        <source>The service says the task failed, without a reason.</source>
        <translation>Le service indique que la tâche a échoué, sans donner de motif.</translation>
    </message>
    <message>
        <source>The service is having problems, so the task may still succeed. Dailies checks again. The service&apos;s message: %1</source>
        <translation>Le service rencontre lui-même des difficultés&#x202f;; la tâche peut donc encore réussir. Dailies vérifie à nouveau. Message du service&#x202f;: %1</translation>
    </message>
    <message>
        <source>The service says the task failed. Dailies checks once more to be sure.</source>
        <translation>Le service indique que la tâche a échoué. Dailies vérifie encore une fois par précaution.</translation>
    </message>
    <message>
        <source>The service no longer knows this task. That doesn&apos;t mean the task failed.</source>
        <translation>Le service ne connaît plus cette tâche&#x202f;; ce n’est pas un échec de la tâche.</translation>
    </message>
    <message>
        <source>The service&apos;s response didn&apos;t arrive: the task may be running.</source>
        <translation>La réponse du service n’est pas arrivée&#x202f;: la tâche est peut-être en cours.</translation>
    </message>
    <message>
        <source>The service&apos;s response didn&apos;t arrive: the task may be running and may be charged.</source>
        <translation>La réponse du service n’est pas arrivée&#x202f;: la tâche est peut-être en cours et peut être facturée.</translation>
    </message>
    <message>
        <source>The service rejected this request.</source>
        <translation>Le service a refusé la requête.</translation>
    </message>
    <message>
        <source>The service is rate limiting requests.</source>
        <translation>Le service limite les requêtes.</translation>
    </message>
    <message>
        <source>The request couldn&apos;t be sent.</source>
        <translation>La requête n’a pas pu être envoyée.</translation>
    </message>
    <message>
        <source>Dailies closed while sending the request: the task may be running.</source>
        <translation>Le programme s’est terminé pendant l’envoi de la requête&#x202f;: la tâche est peut-être en cours.</translation>
    </message>
    <message>
        <source>Dailies closed while sending the request: the task may be running and may be charged.</source>
        <translation>Le programme s’est terminé pendant l’envoi de la requête&#x202f;: la tâche est peut-être en cours et peut être facturée.</translation>
    </message>
    <message>
        <source>%1 An earlier call for this task got no response.</source>
        <translation>%1 Un appel précédent de cette tâche est resté sans réponse.</translation>
    </message>
    <message>
        <source>%1 An earlier call for this task got no response and may have been charged.</source>
        <translation>%1 Un appel précédent de cette tâche est resté sans réponse et a peut-être été facturé.</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Sans réponse</translation>
    </message>
    <message>
        <source>No longer on the service</source>
        <translation>N’est plus sur le service</translation>
    </message>
    <message>
        <source>Link expired</source>
        <translation>Lien expiré</translation>
    </message>
    <message>
        <source>Finished, no link yet</source>
        <translation>Terminée, pas encore de lien</translation>
    </message>
    <message>
        <source>Not yet known to the service</source>
        <translation>Pas encore connue du service</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyée</translation>
    </message>
    <message>
        <source>Kept, unknown file type</source>
        <translation>Conservée, type de fichier inconnu</translation>
    </message>
    <message>
        <source>Saved, can&apos;t be played</source>
        <translation>Enregistrée, lecture impossible</translation>
    </message>
    <message>
        <source>%1 (not tracked)</source>
        <translation>%1 (non suivie)</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known video type. It was kept.</source>
        <translation>Ce fichier n’est pas un type de vidéo connu. Il a été conservé.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known video type. You paid for it, so it was kept.</source>
        <translation>Ce fichier n’est pas un type de vidéo connu. Vous l’avez payé&#x202f;: il a donc été conservé.</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be uploaded.</source>
        <translation>Un fichier n’a pas pu être mis en ligne.</translation>
    </message>
    <message>
        <source>Uploading</source>
        <translation>Mise en ligne</translation>
    </message>
    <message>
        <source>Waiting (on hold)</source>
        <translation>En attente (suspendue)</translation>
    </message>
    <message>
        <source>The service doesn&apos;t know the ID that you entered. If it&apos;s wrong, change it. Dailies keeps checking from time to time.</source>
        <translation>Le service ne connaît pas l’identifiant que vous avez saisi. S’il est erroné, modifiez-le. Dailies continue de vérifier de temps en temps.</translation>
    </message>
    <message>
        <source>%1 Send it with the file as it is now, or remove it.</source>
        <translation>%1 Envoyez-la avec le fichier actuel, ou retirez-la.</translation>
    </message>
    <message>
        <source>%1 This call wasn&apos;t charged, but an earlier one got no response and may have been. Send it with the file as it is now, or remove it.</source>
        <translation>%1 Cet appel n’a pas été facturé, mais un précédent est resté sans réponse et l’a peut-être été. Envoyez-la avec le fichier actuel, ou retirez-la.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Send it with the file as it is now, or remove it.</source>
        <translation>%1 Rien n’a été facturé. Envoyez-la avec le fichier actuel, ou retirez-la.</translation>
    </message>
    <message>
        <source>Waiting (upload failed)</source>
        <translation>En attente (échec de la mise en ligne)</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <comment>a failure&apos;s message</comment>
        <translation>%1 (code %2)</translation>
    </message>
    <message>
        <source>The service says the task failed: %1 Dailies checks once more to be sure.</source>
        <translation>Le service indique que la tâche a échoué&#x202f;: %1 Dailies vérifie encore une fois par précaution.</translation>
    </message>
    <message>
        <source>The service says “%1”, but with a code for problems of its own, so the task may still succeed. Dailies keeps checking for a day. The service&apos;s message: %2</source>
        <translation>Le service indique «&#x202f;%1&#x202f;», mais avec un code pour ses propres problèmes&#x202f;: la tâche peut donc encore réussir. Dailies continue de vérifier pendant une journée. Message du service&#x202f;: %2</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Refusée par le service</translation>
    </message>
    <message>
        <source>In progress (%1)</source>
        <comment>the service&apos;s word</comment>
        <translation>En cours (%1)</translation>
    </message>
    <message>
        <source>The service says the task was canceled. Dailies checks once more to be sure.</source>
        <translation>Le service indique que la tâche a été annulée. Dailies vérifie encore une fois par précaution.</translation>
    </message>
    <message>
        <source>The service says the task was canceled: %1 Dailies checks once more to be sure.</source>
        <translation>Le service indique que la tâche a été annulée&#x202f;: %1 Dailies vérifie encore une fois par précaution.</translation>
    </message>
    <message numerus="yes">
        <source>The service closed the connection %n times before the full request had arrived, so it can&apos;t have accepted it. The request may be too large for it. Send it again, or remove it.</source>
        <translation>
            <numerusform>Le service a fermé la connexion %n fois avant l’arrivée de la requête entière et ne peut donc pas l’avoir acceptée. Elle est peut-être trop volumineuse pour lui. Renvoyez-la ou retirez-la.</numerusform>
            <numerusform>Le service a fermé la connexion %n fois avant l’arrivée de la requête entière et ne peut donc pas l’avoir acceptée. Elle est peut-être trop volumineuse pour lui. Renvoyez-la ou retirez-la.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Nothing was charged.</source>
        <translation>%1 Rien n’a été facturé.</translation>
    </message>
    <message>
        <source>%1 It was turned away %2 times since you last sent it. Send it again when the service is less busy, or remove it.</source>
        <translation>%1 Elle a été écartée %2 fois depuis votre dernier envoi. Renvoyez-la quand le service sera moins occupé, ou retirez-la.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Fix this and send it again, or remove it.</source>
        <translation>%1 Rien n’a été facturé. Corrigez cela et renvoyez-la, ou retirez-la.</translation>
    </message>
    <message>
        <source>%1 Fix this and send it again, or remove it.</source>
        <translation>%1 Corrigez cela et renvoyez-la, ou retirez-la.</translation>
    </message>
    <message>
        <source>The service gave more than one link. Dailies downloads the first; Copy link copies them all.</source>
        <translation>Le service a donné plusieurs liens. Dailies télécharge le premier&#x202f;; «&#x202f;Copier le lien&#x202f;» les copie tous.</translation>
    </message>
    <message>
        <source>%1 The next attempt is number %2 of %3.</source>
        <translation>%1 La prochaine tentative est la %2 sur %3.</translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message>
        <source>any moment now</source>
        <translation>d’un instant à l’autre</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>encore %1 environ</translation>
    </message>
    <message>
        <source>next</source>
        <translation>la suivante</translation>
    </message>
    <message>
        <source>not sent last time</source>
        <translation>non envoyée la dernière fois</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes:seconds</comment>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours:minutes:seconds</comment>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>requests that are sent before this one</comment>
        <translation>
            <numerusform>%n avant elle</numerusform>
            <numerusform>%n avant elle</numerusform>
        </translation>
    </message>
    <message>
        <source>Slower than usual</source>
        <translation>Plus lent que d’habitude</translation>
    </message>
    <message>
        <source>Any moment now</source>
        <translation>D’un instant à l’autre</translation>
    </message>
    <message>
        <source>About %1 left</source>
        <translation>Encore %1 environ</translation>
    </message>
    <message>
        <source>account removed</source>
        <translation>compte supprimé</translation>
    </message>
    <message>
        <source>account can&apos;t be used</source>
        <translation>compte inutilisable</translation>
    </message>
    <message>
        <source>Queued here. Sends automatically when a slot is free.</source>
        <translation>En file d’attente ici. Envoi automatique dès qu’une place se libère.</translation>
    </message>
    <message numerus="yes">
        <source>Queued here. Sends automatically when a slot is free, after %n other requests.</source>
        <translation>
            <numerusform>En file d’attente ici. Envoi automatique dès qu’une place se libère, après %n autre requête.</numerusform>
            <numerusform>En file d’attente ici. Envoi automatique dès qu’une place se libère, après %n autres requêtes.</numerusform>
        </translation>
    </message>
    <message>
        <source>rate limited, %1</source>
        <translation>requêtes limitées, %1</translation>
    </message>
    <message>
        <source>paused after a rejection, %1</source>
        <translation>pause après un refus, %1</translation>
    </message>
    <message>
        <source>The service rejected the last request, perhaps for a reason that affects this one too. Sends automatically in %1.</source>
        <translation>Le service a refusé la dernière requête, peut-être pour une raison qui concerne aussi celle-ci. Envoi automatique dans %1.</translation>
    </message>
    <message>
        <source>retrying in %1</source>
        <translation>nouvel essai dans %1</translation>
    </message>
    <message>
        <source>Retrying in %1.</source>
        <translation>Nouvel essai dans %1.</translation>
    </message>
    <message>
        <source>Retrying in %1. Nothing was charged.</source>
        <translation>Nouvel essai dans %1. Rien n’a été facturé.</translation>
    </message>
    <message>
        <source>Since %1. Dailies keeps trying.</source>
        <translation>Depuis %1. Dailies continue d’essayer.</translation>
    </message>
    <message>
        <source>The service has been unreachable since %1. Dailies keeps trying.</source>
        <translation>Le service est injoignable depuis %1. Dailies continue d’essayer.</translation>
    </message>
    <message>
        <source>unreachable since %1</source>
        <translation>injoignable depuis %1</translation>
    </message>
    <message>
        <source>key rejected, still checking</source>
        <translation>clé refusée, vérification en cours</translation>
    </message>
    <message>
        <source>Dailies keeps checking, at least every 10 minutes. Nothing is lost: the clip downloads once the key is accepted.</source>
        <translation>Dailies continue de vérifier, au moins toutes les 10 minutes. Rien n’est perdu&#x202f;: le clip se télécharge dès que la clé est acceptée.</translation>
    </message>
    <message>
        <source>no download link yet</source>
        <translation>pas encore de lien de téléchargement</translation>
    </message>
    <message>
        <source>Dailies keeps checking for one, at least every 30 minutes.</source>
        <translation>Dailies continue de le demander, au moins toutes les 30 minutes.</translation>
    </message>
    <message>
        <source>slower than usual</source>
        <translation>plus lent que d’habitude</translation>
    </message>
    <message>
        <source>Taking longer than usual (about %1). That&apos;s normal.</source>
        <translation>Plus long que d’habitude (environ %1). C’est normal.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n of your takes.</source>
        <translation>
            <numerusform>D’après %n de vos prises.</numerusform>
            <numerusform>D’après %n de vos prises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually about %1 · %2. %3</source>
        <comment>length of time, how much of it is left, what it was learned from</comment>
        <translation>En général environ %1 · %2. %3</translation>
    </message>
    <message>
        <source>link expired, checked daily</source>
        <translation>lien expiré, vérifié chaque jour</translation>
    </message>
    <message>
        <source>The link expired. Dailies checks for a new one once a day for a week. Use Check now to check right away.</source>
        <translation>Le lien a expiré. Dailies en demande un nouveau une fois par jour pendant une semaine. «&#x202f;Vérifier maintenant&#x202f;» le demande tout de suite.</translation>
    </message>
    <message>
        <source>paused, resumes automatically</source>
        <translation>en pause, reprend automatiquement</translation>
    </message>
    <message>
        <source>The download is paused. It resumes automatically once the clip can be saved.</source>
        <translation>Le téléchargement est en pause. Il reprend automatiquement dès que le clip peut être enregistré.</translation>
    </message>
    <message>
        <source>retrying</source>
        <translation>nouvel essai</translation>
    </message>
    <message>
        <source>The download is retried automatically.</source>
        <translation>Le téléchargement est retenté automatiquement.</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>ignorée</translation>
    </message>
    <message>
        <source>waiting to upload</source>
        <translation>en attente de mise en ligne</translation>
    </message>
    <message>
        <source>Its files are uploaded after those of other requests.</source>
        <translation>Ses fichiers sont mis en ligne après ceux d’autres requêtes.</translation>
    </message>
    <message>
        <source>sends at %1</source>
        <translation>envoi prévu&#x202f;: %1</translation>
    </message>
    <message>
        <source>Sends at %1 if Dailies is running then.</source>
        <translation>Envoi prévu&#x202f;: %1, si Dailies est alors ouvert.</translation>
    </message>
    <message>
        <source>Sends at %1</source>
        <translation>Envoi prévu&#x202f;: %1</translation>
    </message>
    <message>
        <source>waits until %1 (sending hours)</source>
        <translation>attend jusqu’à %1 (heures d’envoi)</translation>
    </message>
    <message>
        <source>Waits until %1 (sending hours). Use Send now to send it anyway.</source>
        <translation>Attend jusqu’à %1 (heures d’envoi). «&#x202f;Envoyer maintenant&#x202f;» l’envoie quand même.</translation>
    </message>
    <message>
        <source>Waits until %1</source>
        <translation>Attend jusqu’à %1</translation>
    </message>
    <message>
        <source>sending is paused</source>
        <translation>envoi en pause</translation>
    </message>
    <message>
        <source>Sending is paused. It&apos;s sent once you resume sending.</source>
        <translation>L’envoi est en pause. La requête est envoyée dès que vous reprenez l’envoi.</translation>
    </message>
    <message>
        <source>Sending is paused</source>
        <translation>Envoi en pause</translation>
    </message>
    <message>
        <source>Use Send now to send it.</source>
        <translation>«&#x202f;Envoyer maintenant&#x202f;» l’envoie.</translation>
    </message>
    <message>
        <source>The service has made the clip. Its link usually follows soon.</source>
        <translation>Le service a créé le clip. Son lien suit en général bientôt.</translation>
    </message>
    <message>
        <source>The download is retried automatically and costs nothing.</source>
        <translation>Le téléchargement est retenté automatiquement et ne coûte rien.</translation>
    </message>
    <message>
        <source>Key needed</source>
        <translation>Clé requise</translation>
    </message>
    <message>
        <source>The service is busy. Sends automatically in %1.</source>
        <translation>Le service est occupé. Envoi automatique dans %1.</translation>
    </message>
    <message>
        <source>Sends automatically in %1.</source>
        <translation>Envoi automatique dans %1.</translation>
    </message>
    <message>
        <source>Nothing was charged. Retrying in %1</source>
        <translation>Rien n’a été facturé. Nouvel essai dans %1</translation>
    </message>
    <message>
        <source>not sent last time, nothing was charged</source>
        <translation>non envoyée la dernière fois, rien n’a été facturé</translation>
    </message>
    <message>
        <source>ID not known</source>
        <translation>Identifiant inconnu</translation>
    </message>
    <message>
        <source>checking the ID</source>
        <translation>vérification de l’identifiant</translation>
    </message>
    <message>
        <source>Checking the ID…</source>
        <translation>Vérification de l’identifiant…</translation>
    </message>
</context>
<context>
    <name>TaskStore</name>
    <message>
        <source>Couldn&apos;t copy the task database %1: %2.</source>
        <translation>Impossible de copier la base de données des tâches %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>le disque ne l’accepte pas</translation>
    </message>
    <message>
        <source>Can&apos;t create the task database %1: %2.</source>
        <translation>Impossible de créer la base de données des tâches %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The task database %1 can&apos;t be read: %2.</source>
        <translation>Impossible de lire la base de données des tâches %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1.</source>
        <translation>Impossible de créer le dossier %1.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be put in place: %2.</source>
        <translation>Impossible de mettre en place le fichier %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The damaged task database %1 can&apos;t be moved aside: %2.</source>
        <translation>Impossible de mettre de côté la base de données des tâches endommagée %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Task database error: %1.</source>
        <translation>La base de données des tâches n’a pas pu être utilisée&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written: %2.</source>
        <translation>Impossible d’écrire le fichier %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The disk failed while the task database was being saved. Nothing more is sent until you restart Dailies; tasks in progress continue.</source>
        <translation>Le disque a échoué pendant l’écriture de la base de données des tâches. Plus rien n’est envoyé avant le redémarrage de Dailies&#x202f;; ce qui est en cours se poursuit.</translation>
    </message>
    <message>
        <source>A newer version of Dailies wrote the task database (schema %1; this version knows %2). It was left unchanged. Use the newer version to continue.</source>
        <translation>La base de données des tâches a été écrite par une version plus récente de Dailies (son schéma est %1, cette version connaît %2). Elle a été laissée telle quelle. Utilisez cette version plus récente pour continuer avec elle.</translation>
    </message>
    <message>
        <source>The database %1 belongs to another program. It was left unchanged.</source>
        <translation>La base de données %1 appartient à un autre programme. Elle a été laissée telle quelle.</translation>
    </message>
    <message>
        <source>The task database is damaged: it reports that it is empty.</source>
        <translation>La base de données des tâches est endommagée&#x202f;: elle se déclare vide.</translation>
    </message>
    <message>
        <source>The file %1 isn&apos;t a task database. It was left unchanged.</source>
        <translation>Le fichier %1 n’est pas une base de données des tâches. Il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>The task database rejects the setting %1, without which tasks could be lost. Is it on a network drive?</source>
        <translation>La base de données des tâches n’accepte pas le réglage %1, sans lequel des tâches pourraient être perdues. Se trouve-t-elle sur un lecteur réseau&#x202f;?</translation>
    </message>
    <message>
        <source>%1 The disk is almost full: only %2 is free. Free some space, then try again.</source>
        <translation>%1 Le disque est presque plein&#x202f;: il ne reste que %2. Libérez de la place, puis réessayez.</translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message>
        <source>The task database was missing.</source>
        <translation>La base de données des tâches était manquante.</translation>
    </message>
    <message numerus="yes">
        <source>The database is older than its list of IDs. %n tasks or IDs missing from the database were restored from the list.</source>
        <translation>
            <numerusform>La base de données est plus ancienne que sa liste des identifiants. %n tâche ou identifiant qui y manquait a été rétabli à partir de la liste.</numerusform>
            <numerusform>La base de données est plus ancienne que sa liste des identifiants. %n tâches ou identifiants qui y manquaient ont été rétablis à partir de la liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks were sent after the database was copied. They are marked “No response”, because the database doesn&apos;t know how those calls ended.</source>
        <translation>
            <numerusform>%n tâche a été envoyée après la copie de la base de données. Elle porte la mention «&#x202f;Sans réponse&#x202f;», car la base ignore comment cet appel s’est terminé.</numerusform>
            <numerusform>%n tâches ont été envoyées après la copie de la base de données. Elles portent la mention «&#x202f;Sans réponse&#x202f;», car la base ignore comment ces appels se sont terminés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The task database couldn&apos;t be restored from its copy %1: %2.</source>
        <translation>Impossible de restaurer la base de données des tâches à partir de sa copie %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>the disk refuses it</source>
        <translation>le disque ne l’accepte pas</translation>
    </message>
    <message>
        <source>it can&apos;t be opened</source>
        <translation>impossible de l’ouvrir</translation>
    </message>
    <message>
        <source>This comes from a copy of the task database made before the request was sent. We can&apos;t tell whether it has since been sent and charged. Check with the service before you generate it again.</source>
        <translation>Ceci provient d’une copie de la base de données des tâches, faite avant l’envoi de la requête. On ignore si elle a été envoyée depuis, et facturée. Vérifiez auprès du service avant de la générer à nouveau.</translation>
    </message>
    <message>
        <source>The task database was damaged. The damaged file was kept as %1.</source>
        <translation>La base de données des tâches était endommagée. Le fichier endommagé a été conservé sous %1.</translation>
    </message>
    <message>
        <source>There was no copy of it, so a new one was created.</source>
        <translation>Il n’en existe aucune copie&#x202f;; une nouvelle base a donc été commencée.</translation>
    </message>
    <message>
        <source>Its copy of %1 replaced it. Anything later is missing; tasks that were waiting may have been sent since and are marked “No response”.</source>
        <translation>Sa copie du %1 a pris sa place. Ce qui s’est passé ensuite n’y figure pas&#x202f;; les tâches alors en attente ont peut-être été envoyées depuis, et portent la mention «&#x202f;Sans réponse&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <comment>beginning of a prompt, time</comment>
        <translation>«&#x202f;%1&#x202f;» du %2</translation>
    </message>
    <message numerus="yes">
        <source>%n requests were sent after the database was copied, and it doesn&apos;t know how those calls ended. They may have been charged. Look for them in the service&apos;s task list, and track each by its ID: %1.</source>
        <translation>
            <numerusform>%n requête a été envoyée après la copie de la base de données, qui ne sait pas comment cet appel s’est terminé. Elle a peut-être été facturée. Cherchez-la dans la liste des tâches du service et suivez-la par son identifiant&#x202f;: %1.</numerusform>
            <numerusform>%n requêtes ont été envoyées après la copie de la base de données, qui ne sait pas comment ces appels se sont terminés. Elles ont peut-être été facturées. Cherchez-les dans la liste des tâches du service et suivez chacune par son identifiant&#x202f;: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UploadConsent</name>
    <message>
        <source>%1 and %2 more</source>
        <comment>file names</comment>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>%1, bucket %2</source>
        <translation>%1, bucket %2</translation>
    </message>
    <message>
        <source>with the program %1</source>
        <translation>avec le programme %1</translation>
    </message>
    <message>
        <source>Upload 1 file to “%1” (%2)?</source>
        <translation>Mettre 1 fichier en ligne sur «&#x202f;%1&#x202f;» (%2)&#x202f;?</translation>
    </message>
    <message>
        <source>Upload %1 files to “%2” (%3)?</source>
        <translation>Mettre %1 fichiers en ligne sur «&#x202f;%2&#x202f;» (%3)&#x202f;?</translation>
    </message>
    <message>
        <source>Anyone with a file&apos;s link can download it while it is there.</source>
        <translation>Toute personne qui a le lien d’un fichier peut le télécharger tant qu’il s’y trouve.</translation>
    </message>
    <message>
        <source>Files stay there until you delete them in My uploads.</source>
        <translation>Les fichiers y restent jusqu’à ce que vous les supprimiez dans «&#x202f;Mes mises en ligne&#x202f;».</translation>
    </message>
    <message>
        <source>The video service charges nothing for the upload.</source>
        <translation>Le service vidéo ne facture rien pour la mise en ligne.</translation>
    </message>
    <message>
        <source>Files stay there until you delete them with the tools of your storage.</source>
        <translation>Les fichiers y restent jusqu’à ce que vous les supprimiez avec les outils de votre service de stockage.</translation>
    </message>
    <message>
        <source>Anyone with a file&apos;s link can download it for %1 hours.</source>
        <translation>Toute personne qui a le lien d’un fichier peut le télécharger pendant %1 heures.</translation>
    </message>
</context>
<context>
    <name>UploadPlace</name>
    <message>
        <source>Enter the endpoint of your storage, such as https://s3.example.com.</source>
        <translation>Saisissez le point de terminaison de votre service de stockage, par exemple https://s3.example.com.</translation>
    </message>
    <message>
        <source>The endpoint isn&apos;t a web address.</source>
        <translation>Le point de terminaison n’est pas une adresse Web.</translation>
    </message>
    <message>
        <source>The endpoint must start with https://.</source>
        <translation>Le point de terminaison doit commencer par https://.</translation>
    </message>
    <message>
        <source>The endpoint must not contain a user, a “?” or a “#”.</source>
        <translation>Le point de terminaison ne doit contenir ni utilisateur, ni «&#x202f;?&#x202f;», ni «&#x202f;#&#x202f;».</translation>
    </message>
    <message>
        <source>The endpoint must end after the host: the bucket has its own field.</source>
        <translation>Le point de terminaison doit s’arrêter après l’hôte&#x202f;: le bucket a son propre champ.</translation>
    </message>
    <message>
        <source>The folder must look like “clips/inputs”, without slashes at its ends.</source>
        <translation>Le dossier doit ressembler à «&#x202f;clips/inputs&#x202f;», sans barres obliques aux extrémités.</translation>
    </message>
    <message>
        <source>The folder is too long.</source>
        <translation>Le dossier est trop long.</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 2 to 63 letters, digits, dots and hyphens.</source>
        <translation>Le nom d’un bucket compte de 2 à 63 lettres, chiffres, points et traits d’union.</translation>
    </message>
    <message>
        <source>A bucket with a dot in its name can&apos;t be part of the host name: put it in the path.</source>
        <translation>Un bucket dont le nom contient un point ne peut pas faire partie du nom d’hôte&#x202f;: placez-le dans le chemin.</translation>
    </message>
    <message>
        <source>The endpoint is a number, so the bucket must be in the path.</source>
        <translation>Le point de terminaison est un nombre&#x202f;; le bucket doit donc être dans le chemin.</translation>
    </message>
    <message>
        <source>Enter the region of the bucket, such as eu-central-1 or auto.</source>
        <translation>Saisissez la région du bucket, par exemple eu-central-1 ou auto.</translation>
    </message>
    <message>
        <source>Enter the access key ID.</source>
        <translation>Saisissez l’identifiant de clé d’accès.</translation>
    </message>
    <message>
        <source>Links can be valid for one minute to seven days.</source>
        <translation>Les liens peuvent être valables d’une minute à sept jours.</translation>
    </message>
    <message>
        <source>A user name must not contain a colon.</source>
        <translation>Un nom d’utilisateur ne doit pas contenir de deux-points.</translation>
    </message>
    <message>
        <source>Enter the program that uploads a file.</source>
        <translation>Saisissez le programme qui met un fichier en ligne.</translation>
    </message>
    <message>
        <source>One argument must contain %f, which stands for the file.</source>
        <translation>Un argument doit contenir %f, qui représente le fichier.</translation>
    </message>
    <message>
        <source>A command can run for one second to one day.</source>
        <translation>Une commande peut durer d’une seconde à un jour.</translation>
    </message>
    <message>
        <source>The link isn&apos;t a web address.</source>
        <translation>Le lien n’est pas une adresse Web.</translation>
    </message>
    <message>
        <source>The link is too long.</source>
        <translation>Le lien est trop long.</translation>
    </message>
    <message>
        <source>The link contains a user name.</source>
        <translation>Le lien contient un nom d’utilisateur.</translation>
    </message>
    <message>
        <source>The link must start with https://.</source>
        <translation>Le lien doit commencer par https://.</translation>
    </message>
    <message>
        <source>The link needs a public host name instead of a number.</source>
        <translation>Le lien nécessite un nom d’hôte public au lieu d’un nombre.</translation>
    </message>
    <message>
        <source>Enter a name of at most 100 characters.</source>
        <translation>Saisissez un nom d’au plus 100 caractères.</translation>
    </message>
    <message>
        <source>an upload place has no ID, name, folder or known protocol</source>
        <translation>un emplacement de mise en ligne n’a pas d’identifiant, de nom, de dossier ou de protocole connu</translation>
    </message>
    <message>
        <source>Enter the public URL of the folder: WebDAV itself has no public links.</source>
        <translation>Saisissez l’adresse publique du dossier&#x202f;: WebDAV lui-même n’a pas de liens publics.</translation>
    </message>
    <message>
        <source>The public URL must not contain “?” or “#”.</source>
        <translation>L’adresse publique ne doit contenir ni «&#x202f;?&#x202f;» ni «&#x202f;#&#x202f;».</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>Media item %1</source>
        <translation>Média %1</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <translation>%1&#x202f;: champ obligatoire.</translation>
    </message>
    <message>
        <source>Shot %1 has no prompt.</source>
        <translation>Le plan %1 n’a pas de prompt.</translation>
    </message>
    <message>
        <source>Shots %1 and %2 have the same number, %3.</source>
        <translation>Les plans %1 et %2 ont le même numéro, %3.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t offer %1.</source>
        <translation>Le service ne propose pas %1.</translation>
    </message>
    <message>
        <source>There&apos;s no prompt, and the specification lists no media for %1.</source>
        <translation>Il n’y a pas de prompt, et la spécification ne mentionne aucun média pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>Choisissez un modèle.</translation>
    </message>
    <message>
        <source>Write a prompt to continue.</source>
        <translation>Rédigez un prompt pour continuer.</translation>
    </message>
    <message>
        <source>Add media to continue.</source>
        <translation>Ajoutez des médias pour continuer.</translation>
    </message>
    <message>
        <source>Choose a duration.</source>
        <translation>Choisissez une durée.</translation>
    </message>
    <message>
        <source>Choose a type for media item %1.</source>
        <translation>Choisissez un type pour le média %1.</translation>
    </message>
    <message>
        <source>The specification doesn&apos;t list the type %1 for %2.</source>
        <translation>La spécification ne mentionne pas le type «&#x202f;%1&#x202f;» pour «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Driving audio needs a first frame.</source>
        <translation>Un audio pilote nécessite une première image.</translation>
    </message>
    <message>
        <source>%1 needs a file or a link.</source>
        <translation>%1&#x202f;: un fichier ou un lien est nécessaire.</translation>
    </message>
    <message>
        <source>%1: the embedded data isn&apos;t valid Base64.</source>
        <translation>%1&#x202f;: les données intégrées ne sont pas du Base64 valide.</translation>
    </message>
    <message>
        <source>%1: this isn&apos;t an http or https link.</source>
        <translation>%1&#x202f;: ce n’est pas un lien http ou https.</translation>
    </message>
    <message>
        <source>The reference voice of %1 isn&apos;t an http or https link.</source>
        <translation>La voix de référence de %1 n’est pas un lien http ou https.</translation>
    </message>
    <message>
        <source>A reference voice needs a reference image or video.</source>
        <translation>Une voix de référence nécessite une image ou une vidéo de référence.</translation>
    </message>
    <message>
        <source>Voice %1 needs an ID.</source>
        <translation>La voix %1 nécessite un identifiant.</translation>
    </message>
    <message>
        <source>The embedded data isn&apos;t valid Base64.</source>
        <translation>Les données intégrées ne sont pas du Base64 valide.</translation>
    </message>
    <message>
        <source>This isn&apos;t an http or https link.</source>
        <translation>Ce n’est pas un lien http ou https.</translation>
    </message>
    <message>
        <source>Shot %1 has no duration.</source>
        <translation>Le plan %1 n’a pas de durée.</translation>
    </message>
    <message>
        <source>This model supports the resolutions 480P, 720P and 1080P, not %1.</source>
        <translation>Ce modèle prend en charge les résolutions 480P, 720P et 1080P, pas %1.</translation>
    </message>
    <message>
        <source>The duration must be in whole seconds, not %L1.</source>
        <translation>La durée doit être en secondes entières, pas %L1.</translation>
    </message>
    <message>
        <source>This model makes clips of 2–30 s. The duration is %L1 s.</source>
        <translation>Ce modèle crée des clips de 2 à 30&#xa0;s. La durée est de %L1&#xa0;s.</translation>
    </message>
    <message>
        <source>Duration must be more than 0.</source>
        <translation>La durée doit être supérieure à 0.</translation>
    </message>
    <message>
        <source>Aspect ratio “%1” isn&apos;t valid. Use W:H (e.g. 16:9) or adaptive.</source>
        <translation>Le format d’image «&#x202f;%1&#x202f;» n’est pas valide. Utilisez L:H (p. ex. 16:9) ou adaptive.</translation>
    </message>
    <message>
        <source>Aspect ratio “%1” isn&apos;t valid. Use W:H (e.g. 16:9).</source>
        <translation>Le format d’image «&#x202f;%1&#x202f;» n’est pas valide. Utilisez L:H (p. ex. 16:9).</translation>
    </message>
    <message>
        <source>Add an image to continue.</source>
        <translation>Ajoutez une image pour continuer.</translation>
    </message>
    <message>
        <source>%1 must be a link.</source>
        <translation>%1 doit être un lien.</translation>
    </message>
    <message>
        <source>%1 uses the clip&apos;s own link, which works until %2.</source>
        <translation>%1 utilise le lien du clip lui-même, qui fonctionne jusqu’à %2.</translation>
    </message>
    <message>
        <source>%1 goes to the practice storage first.</source>
        <translation>%1 passe d’abord par le stockage d’entraînement.</translation>
    </message>
    <message>
        <source>%1 needs a link. Set up an upload place in Settings &gt; Uploads, or paste a public link.</source>
        <translation>%1 nécessite un lien. Configurez un emplacement de mise en ligne dans Paramètres &gt; Mises en ligne, ou collez un lien public.</translation>
    </message>
    <message>
        <source>The reference voice of %1</source>
        <translation>La voix de référence de %1</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>L’image</translation>
    </message>
    <message>
        <source>Image %1 needs a file or a link.</source>
        <translation>L’image %1 nécessite un fichier ou un lien.</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>Image %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t look like a document: %2</source>
        <translation>%1 ne ressemble pas à un document&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 (%2) goes to your storage “%3” first.</source>
        <translation>%1 (%2) va d’abord dans votre stockage «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>Add a first frame to continue.</source>
        <translation>Ajoutez une première image pour continuer.</translation>
    </message>
    <message>
        <source>%1: the secret part of this link wasn&apos;t kept. Enter the link again.</source>
        <translation>%1&#x202f;: la partie secrète de ce lien n’a pas été conservée. Saisissez de nouveau le lien.</translation>
    </message>
</context>
<context>
    <name>Wire</name>
    <message>
        <source>%1: expected text</source>
        <translation>%1&#x202f;: texte attendu</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>seconds as text, such as &quot;5&quot;</source>
        <translation>secondes sous forme de texte, par exemple &quot;5&quot;</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>un entier</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>attendu&#x202f;: %1, trouvé&#x202f;: %2</translation>
    </message>
    <message>
        <source>empty, so it&apos;s left out of the request</source>
        <translation>vide, donc omis de la requête</translation>
    </message>
    <message>
        <source>unknown field; sent unchanged</source>
        <translation>champ inconnu&#x202f;; envoyé tel quel</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a number of seconds; sent unchanged</source>
        <translation>%1 n’est pas un nombre de secondes&#x202f;; envoyé tel quel</translation>
    </message>
</context>
</TS>
