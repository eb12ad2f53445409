<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>The base address starts with https://.</source>
        <translation>L’adresse de base commence par https://.</translation>
    </message>
    <message>
        <source>The base address names no computer.</source>
        <translation>L’adresse de base ne désigne aucun ordinateur.</translation>
    </message>
    <message>
        <source>A base address holds no user name and no password; the key has its own place.</source>
        <translation>Une adresse de base ne contient ni nom d’utilisateur ni mot de passe&#x202f;; la clé a son propre champ.</translation>
    </message>
    <message>
        <source>A base address has nothing after its path: take away what begins with ? or #.</source>
        <translation>Rien ne suit le chemin d’une adresse de base&#x202f;: supprimez ce qui commence par «&#x202f;?&#x202f;» ou «&#x202f;#&#x202f;».</translation>
    </message>
    <message>
        <source>With http:// everyone on the way could read the key: the base address starts with https://.</source>
        <translation>Avec http://, n’importe qui sur le trajet pourrait lire la clé&#x202f;: l’adresse de base commence par https://.</translation>
    </message>
    <message>
        <source>The base address has a port that does not exist.</source>
        <translation>L’adresse de base a un port qui n’existe pas.</translation>
    </message>
    <message>
        <source>The path of a base address has no dots for steps in it.</source>
        <translation>Le chemin d’une adresse de base ne contient pas de points de changement de niveau.</translation>
    </message>
    <message>
        <source>The base address ends in /v1.</source>
        <translation>L’adresse de base se termine par /v1.</translation>
    </message>
    <message>
        <source>The base address is missing.</source>
        <translation>L’adresse de base est manquante.</translation>
    </message>
    <message>
        <source>The base address is too long.</source>
        <translation>L’adresse de base est trop longue.</translation>
    </message>
    <message>
        <source>The base address is not a web address.</source>
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
        <source>The files in this request are too large to be copied as text.</source>
        <translation>Les fichiers de cette requête sont trop volumineux pour être copiés sous forme de texte.</translation>
    </message>
</context>
<context>
    <name>ClipTrash</name>
    <message>
        <source>%1 could not be put into the wastebasket.</source>
        <translation>%1 n’a pas pu être mis à la corbeille du système.</translation>
    </message>
    <message>
        <source>%1 could not be brought back. Look for it in the wastebasket.</source>
        <translation>%1 n’a pas pu être remis à sa place. Cherchez-le dans la corbeille du système.</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>The service answers and does not object to the key.</source>
        <translation>Le service répond et ne conteste pas la clé.</translation>
    </message>
    <message>
        <source>The service does not take the key. Check that it was copied whole, that it has not been withdrawn, and that it belongs to this address: regions have keys of their own.</source>
        <translation>Le service n’accepte pas la clé. Vérifiez qu’elle a été copiée en entier, qu’elle n’a pas été révoquée et qu’elle correspond à cette adresse&#x202f;: chaque région a ses propres clés.</translation>
    </message>
    <message>
        <source>The service does not allow the call, and does not say whether for the key&apos;s or the model&apos;s sake. Check both.</source>
        <translation>Le service n’autorise pas l’appel, sans préciser si la clé ou le modèle est en cause. Vérifiez les deux.</translation>
    </message>
    <message>
        <source>The key may not use this model, or the service has none of this name. Check the code, letter by letter.</source>
        <translation>La clé ne donne pas accès à ce modèle, ou le service n’en a aucun de ce nom. Vérifiez le code, lettre par lettre.</translation>
    </message>
    <message>
        <source>The key or the model belongs to another region. Each region has a base address of its own.</source>
        <translation>La clé ou le modèle appartient à une autre région. Chaque région a sa propre adresse de base.</translation>
    </message>
    <message>
        <source>This computer has no network connection.</source>
        <translation>Cet ordinateur n’a pas de connexion réseau.</translation>
    </message>
    <message>
        <source>The proxy did not let the call through. Check the proxy settings.</source>
        <translation>Le proxy n’a pas laissé passer l’appel. Vérifiez les paramètres du proxy.</translation>
    </message>
    <message>
        <source>The service did not answer in time. Try again in a while.</source>
        <translation>Le service n’a pas répondu à temps. Réessayez dans un moment.</translation>
    </message>
    <message>
        <source>The service asks for a pause. Nothing is said against address and key.</source>
        <translation>Le service demande une pause. Il n’a rien à redire à l’adresse ni à la clé.</translation>
    </message>
    <message>
        <source>The service has trouble of its own. Try again in a while.</source>
        <translation>Le service rencontre lui-même des difficultés. Réessayez dans un moment.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Le test a été arrêté.</translation>
    </message>
    <message>
        <source>Who answers there cannot prove to be this service, so the key was not sent. Check the base address and this computer&apos;s clock.</source>
        <translation>Le serveur qui répond ne peut pas prouver qu’il est ce service&#x202f;; la clé n’a donc pas été envoyée. Vérifiez l’adresse de base et l’horloge de cet ordinateur.</translation>
    </message>
    <message>
        <source>What answers there is not the service: its answer is far too long. Check the base address.</source>
        <translation>Ce qui répond n’est pas le service&#x202f;: la réponse est beaucoup trop longue. Vérifiez l’adresse de base.</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the answer was whole. Try again in a while.</source>
        <translation>La connexion à %1 s’est interrompue avant la fin de la réponse. Réessayez dans un moment.</translation>
    </message>
    <message>
        <source>No computer named %1 can be found. Check the base address and the network connection.</source>
        <translation>Aucun ordinateur nommé %1 n’a été trouvé. Vérifiez l’adresse de base et la connexion réseau.</translation>
    </message>
    <message>
        <source>Nobody answers at %1. Check the base address, and whether a firewall is in the way.</source>
        <translation>Personne ne répond à %1. Vérifiez l’adresse de base, et si un pare-feu fait obstacle.</translation>
    </message>
    <message>
        <source>This address sends calls elsewhere, which is not followed. Check its path and whether it begins with https://.</source>
        <translation>Cette adresse redirige les appels, et la redirection n’est pas suivie. Vérifiez son chemin et si elle commence par https://.</translation>
    </message>
    <message>
        <source>This address sends calls to %1, which is not followed: the key would go there. If that is the service, make it the base address.</source>
        <translation>Cette adresse redirige les appels vers %1, et la redirection n’est pas suivie&#x202f;: la clé y serait envoyée. S’il s’agit du service, faites-en l’adresse de base.</translation>
    </message>
    <message>
        <source>Something answers at this address, but not as the service does. Check the base address; it ends in /v1.</source>
        <translation>Quelque chose répond à cette adresse, mais pas comme le fait le service. Vérifiez l’adresse de base&#x202f;; elle se termine par /v1.</translation>
    </message>
    <message>
        <source>It answers as a model of family %1, and is listed as one of family %2.</source>
        <translation>Il répond comme un modèle de la famille %1, mais figure dans la liste comme modèle de la famille %2.</translation>
    </message>
</context>
<context>
    <name>Curl</name>
    <message>
        <source>This is not a cURL command: there is no &quot;curl&quot; in it.</source>
        <translation>Ceci n’est pas une commande cURL&#x202f;: elle ne contient pas «&#x202f;curl&#x202f;».</translation>
    </message>
    <message>
        <source>The body of this command is in the lines behind it (&lt;&lt;): paste only these lines.</source>
        <translation>Le corps de cette commande se trouve dans les lignes qui la suivent (&lt;&lt;)&#x202f;: collez uniquement ces lignes.</translation>
    </message>
    <message>
        <source>Something is missing behind %1: copy the whole command.</source>
        <translation>Il manque quelque chose après %1&#x202f;: copiez la commande entière.</translation>
    </message>
    <message>
        <source>The method %1 was left out: requests are sent with POST.</source>
        <translation>La méthode %1 a été ignorée&#x202f;: les requêtes sont envoyées avec POST.</translation>
    </message>
    <message>
        <source>The proxy of the command was left out.</source>
        <translation>Le proxy de la commande a été ignoré.</translation>
    </message>
    <message>
        <source>%1 was left out: certificates are always checked.</source>
        <translation>%1 a été ignoré&#x202f;: les certificats sont toujours vérifiés.</translation>
    </message>
    <message>
        <source>The command sends something else than JSON (%1): the service takes JSON only.</source>
        <translation>La commande envoie autre chose que du JSON (%1)&#x202f;: le service n’accepte que le JSON.</translation>
    </message>
    <message>
        <source>The header %1 was left out.</source>
        <translation>L’en-tête %1 a été ignoré.</translation>
    </message>
    <message>
        <source>The key in the command was left out.</source>
        <translation>La clé de la commande a été ignorée.</translation>
    </message>
    <message>
        <source>This command asks about a task and makes none: copy the one that makes it.</source>
        <translation>Cette commande interroge une tâche et n’en crée aucune&#x202f;: copiez celle qui la crée.</translation>
    </message>
    <message>
        <source>What stands behind the path of the address was left out.</source>
        <translation>Ce qui suit le chemin de l’adresse a été ignoré.</translation>
    </message>
    <message>
        <source>The service has no request type &quot;%1&quot;.</source>
        <translation>Le service n’a pas de type de requête «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The body of this command comes out of another program: put the body itself in its place.</source>
        <translation>Le corps de cette commande provient d’un autre programme&#x202f;: remplacez-le par le corps lui-même.</translation>
    </message>
    <message>
        <source>The command reads the file %1 from a folder that is not known here: write its whole path.</source>
        <translation>La commande lit le fichier %1 dans un dossier inconnu ici&#x202f;: indiquez son chemin complet.</translation>
    </message>
    <message>
        <source>%1 stands in the body as it is: nothing is put in its place.</source>
        <translation>%1 reste tel quel dans le corps&#x202f;: rien ne le remplace.</translation>
    </message>
    <message>
        <source>The body of this command comes from its standard input: paste the body itself.</source>
        <translation>Le corps de cette commande provient de son entrée standard&#x202f;: collez le corps lui-même.</translation>
    </message>
    <message>
        <source>The body of this command is in the file %1: open that file instead.</source>
        <translation>Le corps de cette commande est dans le fichier %1&#x202f;: ouvrez plutôt ce fichier.</translation>
    </message>
    <message>
        <source>This command sends no request: the part with -d or --json is missing.</source>
        <translation>Cette commande n’envoie aucune requête&#x202f;: la partie -d ou --json est manquante.</translation>
    </message>
    <message>
        <source>This command has more than one body: leave only the one with the request.</source>
        <translation>Cette commande a plusieurs corps&#x202f;: ne laissez que celui de la requête.</translation>
    </message>
    <message>
        <source>The body of the command cannot be read. %1</source>
        <translation>Impossible de lire le corps de la commande. %1</translation>
    </message>
</context>
<context>
    <name>Dailies::AboutDialog</name>
    <message>
        <source>About Dailies</source>
        <translation>À propos de Dailies</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Licence of the icons</source>
        <translation>Licence des icônes</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copier les versions</translation>
    </message>
    <message>
        <source>Makes, watches and keeps clips of a paid video service.</source>
        <translation>Crée, suit et conserve les clips d’un service vidéo payant.</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Logiciel libre&#x202f;: vous pouvez l’utiliser, l’étudier, le partager et le modifier selon les termes de la licence publique générale GNU (GNU General Public License), version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Réalisé avec</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Clips are played with: %1</source>
        <translation>Lecture des clips avec&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Use the practice service</source>
        <translation>Utiliser le service d’entraînement</translation>
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
        <source>%1 Dailies asks again in %2 and keeps asking, at least every 10 minutes; nothing is lost.</source>
        <comment>what is wrong with an account&apos;s key, length of time</comment>
        <translation>%1 Dailies réinterroge le service dans %2, puis continue au moins toutes les 10 minutes&#x202f;; rien n’est perdu.</translation>
    </message>
    <message>
        <source>%1 Tasks of this account wait; none is lost.</source>
        <comment>what is wrong with an account&apos;s key</comment>
        <translation>%1 Les tâches de ce compte attendent&#x202f;; aucune n’est perdue.</translation>
    </message>
    <message>
        <source>%1 and its key were removed. Its tasks and clips stay.</source>
        <translation>%1 et sa clé ont été supprimés. Ses tâches et ses clips sont conservés.</translation>
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
        <source>One code a line, as the service names them</source>
        <translation>Un code par ligne, tel que le service le nomme</translation>
    </message>
    <message>
        <source>Family of the other codes</source>
        <translation>Famille des autres codes</translation>
    </message>
    <message>
        <source>The key is kept in the keychain of your computer and sent to this address only.</source>
        <translation>La clé est conservée dans le trousseau de votre ordinateur et envoyée uniquement à cette adresse.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>Adresse de base</translation>
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
        <source>Requests sent at once</source>
        <translation>Requêtes envoyées à la fois</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Not known by name: %1</source>
        <translation>Non reconnus d’après le nom&#x202f;: %1</translation>
    </message>
    <message>
        <source>Give the account a name, so that you can tell it from others.</source>
        <translation>Donnez un nom au compte afin de le distinguer des autres.</translation>
    </message>
    <message>
        <source>There is an account of this name already.</source>
        <translation>Un compte porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Give at least one model code that the service has enabled for the key.</source>
        <translation>Indiquez au moins un code de modèle que le service a activé pour la clé.</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>Enregistrement de la clé…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit; you will be asked for it again next time.</source>
        <translation>%1 La clé est conservée jusqu’à la fermeture&#x202f;; elle vous sera redemandée la prochaine fois.</translation>
    </message>
    <message>
        <source>It was not tested.</source>
        <translation>Le test n’a pas eu lieu.</translation>
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
</context>
<context>
    <name>Dailies::AccountKeys</name>
    <message>
        <source>The account&apos;s address has changed.</source>
        <translation>L’adresse du compte a changé.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSaver</name>
    <message>
        <source>%1 The new key is kept in memory until you quit.</source>
        <translation>%1 La nouvelle clé est conservée en mémoire jusqu’à la fermeture.</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountSettingsDialog</name>
    <message>
        <source>How many requests may be on their way at the same time; the others wait. The service may allow fewer.</source>
        <translation>Nombre de requêtes pouvant être en cours d’envoi en même temps&#x202f;; les autres attendent. Le service peut en autoriser moins.</translation>
    </message>
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
        <source>Folder for its clips</source>
        <translation>Dossier de ses clips</translation>
    </message>
    <message>
        <source>Names of its clips</source>
        <translation>Noms de ses clips</translation>
    </message>
    <message>
        <source>Give the account a name, so that you can tell it from others.</source>
        <translation>Donnez un nom au compte afin de le distinguer des autres.</translation>
    </message>
    <message>
        <source>There is an account of this name already.</source>
        <translation>Un compte porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Remove %1 and its key? Its tasks and clips stay here.</source>
        <translation>Supprimer %1 et sa clé&#x202f;? Ses tâches et ses clips restent ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks of it are then no longer followed, and their clips may be lost.</source>
        <translation>
            <numerusform>%n tâche inachevée de ce compte ne sera alors plus suivie, et son clip peut être perdu.</numerusform>
            <numerusform>%n tâches inachevées de ce compte ne seront alors plus suivies, et leurs clips peuvent être perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>The account stays, because its key could not be removed. %1</source>
        <translation>Le compte est conservé, car sa clé n’a pas pu être supprimée. %1</translation>
    </message>
    <message>
        <source>Address and key</source>
        <translation>Adresse et clé</translation>
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
        <source>Keep at least one model code: without any, nothing can be sent.</source>
        <translation>Gardez au moins un code de modèle&#x202f;: sans code, rien ne peut être envoyé.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished tasks were sent to %1. They can be followed there only, and wait until the account goes there again; meanwhile their clips may be lost.</source>
        <translation>
            <numerusform>%n tâche inachevée a été envoyée à %1. Elle ne peut être suivie que là-bas et attend que le compte y revienne&#x202f;; entre-temps, son clip peut être perdu.</numerusform>
            <numerusform>%n tâches inachevées ont été envoyées à %1. Elles ne peuvent être suivies que là-bas et attendent que le compte y revienne&#x202f;; entre-temps, leurs clips peuvent être perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>Changer l’adresse</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>Enregistrement de la clé…</translation>
    </message>
</context>
<context>
    <name>Dailies::AccountStore</name>
    <message>
        <source>an account has no id or no name</source>
        <translation>un compte n’a pas d’identifiant ou pas de nom</translation>
    </message>
    <message>
        <source>a newer version of Dailies wrote it</source>
        <translation>une version plus récente de Dailies l’a écrit</translation>
    </message>
    <message>
        <source>it is not a list of accounts</source>
        <translation>ce n’est pas une liste de comptes</translation>
    </message>
    <message>
        <source>The accounts in %1 cannot be read, and the file is left as it is: %2.</source>
        <translation>Impossible de lire les comptes dans %1&#x202f;; le fichier est laissé tel quel&#x202f;: %2.</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>il est trop volumineux</translation>
    </message>
    <message>
        <source>The accounts could not be read, so they are not written either.</source>
        <translation>Les comptes n’ont pas pu être lus&#x202f;; ils ne sont donc pas écrits non plus.</translation>
    </message>
    <message>
        <source>The accounts could not be written to %1: %2.</source>
        <translation>Impossible d’écrire les comptes dans %1&#x202f;: %2.</translation>
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
        <source>Base address</source>
        <translation>Adresse de base</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle clé</translation>
    </message>
    <message>
        <source>Enter the key for %1: the one that is kept is for %2 only and is not sent anywhere else.</source>
        <translation>Saisissez la clé pour %1&#x202f;: celle qui est conservée est réservée à %2 et n’est envoyée nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Another address needs its key. The key kept for %1 is dropped once the new one is in its place.</source>
        <translation>Une autre adresse nécessite sa propre clé. La clé conservée pour %1 est supprimée une fois la nouvelle en place.</translation>
    </message>
    <message>
        <source>The present key is in memory only, until you quit. Type a key to replace it.</source>
        <translation>La clé actuelle est seulement en mémoire, jusqu’à la fermeture. Saisissez une clé pour la remplacer.</translation>
    </message>
    <message>
        <source>The present key stays in the keychain and is never shown. Type a key to replace it.</source>
        <translation>La clé actuelle reste dans le trousseau et n’est jamais affichée. Saisissez une clé pour la remplacer.</translation>
    </message>
    <message>
        <source>It is kept in the keychain of your computer and sent to this address only.</source>
        <translation>Elle est conservée dans le trousseau de votre ordinateur et envoyée uniquement à cette adresse.</translation>
    </message>
    <message>
        <source>List a model first: the question needs one.</source>
        <translation>Ajoutez d’abord un modèle à la liste&#x202f;: l’interrogation en nécessite un.</translation>
    </message>
    <message>
        <source>It was not tested.</source>
        <translation>Le test n’a pas eu lieu.</translation>
    </message>
</context>
<context>
    <name>Dailies::AddressProbe</name>
    <message>
        <source>No answer came from %1 within 15 seconds.</source>
        <translation>Aucune réponse de %1 en 15 secondes.</translation>
    </message>
    <message>
        <source>The look at the address was stopped.</source>
        <translation>La vérification de l’adresse a été arrêtée.</translation>
    </message>
    <message>
        <source>The address is not looked up: it leads into a private network, where the service is not.</source>
        <translation>L’adresse n’est pas vérifiée&#x202f;: elle mène à un réseau privé, où le service ne se trouve pas.</translation>
    </message>
    <message>
        <source>There is nothing at this address (HTTP %1).</source>
        <translation>Il n’y a rien à cette adresse (HTTP %1).</translation>
    </message>
    <message>
        <source>The server does not show the file to everybody (HTTP %1).</source>
        <translation>Le serveur ne rend pas le fichier public (HTTP %1).</translation>
    </message>
    <message>
        <source>The server at this address has trouble of its own (HTTP %1).</source>
        <translation>Le serveur à cette adresse rencontre lui-même des difficultés (HTTP %1).</translation>
    </message>
    <message>
        <source>The server at this address does not give the file (HTTP %1).</source>
        <translation>Le serveur à cette adresse ne fournit pas le fichier (HTTP %1).</translation>
    </message>
    <message>
        <source>The address leads on and on; it was not followed further.</source>
        <translation>L’adresse redirige sans fin&#x202f;; elle n’a pas été suivie plus loin.</translation>
    </message>
    <message>
        <source>The address leads from a secure connection to an open one; it was not followed.</source>
        <translation>L’adresse mène d’une connexion sécurisée à une connexion non sécurisée&#x202f;; elle n’a pas été suivie.</translation>
    </message>
    <message>
        <source>There is no server %1.</source>
        <translation>Le serveur %1 n’existe pas.</translation>
    </message>
    <message>
        <source>%1 could not be reached.</source>
        <translation>Impossible de joindre %1.</translation>
    </message>
    <message>
        <source>%1 does not prove that it is what it says (its certificate is not accepted).</source>
        <translation>%1 ne prouve pas son identité (son certificat n’est pas accepté).</translation>
    </message>
    <message>
        <source>%1 gave no answer that can be read.</source>
        <translation>%1 n’a pas donné de réponse lisible.</translation>
    </message>
</context>
<context>
    <name>Dailies::AdoptDialog</name>
    <message>
        <source>Give the id that the service shows for the task.</source>
        <translation>Indiquez l’identifiant que le service affiche pour la tâche.</translation>
    </message>
    <message>
        <source>This is more than an id: give the id alone, without spaces.</source>
        <translation>C’est plus qu’un identifiant&#x202f;: indiquez uniquement l’identifiant, sans espaces.</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Follow a task by its id</source>
        <translation>Suivre une tâche par son identifiant</translation>
    </message>
    <message>
        <source>As the service shows it</source>
        <translation>Tel que le service l’affiche</translation>
    </message>
    <message>
        <source>The task is asked about and its clip fetched. Nothing is created, and nothing is charged by this.</source>
        <translation>La tâche est interrogée et son clip récupéré. Rien n’est créé, et cela n’entraîne aucune facturation.</translation>
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
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>Identifiant de la tâche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>There is no account to ask with. Add one first.</source>
        <translation>Il n’y a aucun compte pour interroger le service. Ajoutez-en un d’abord.</translation>
    </message>
    <message>
        <source>This account has no model. Add the model in the form first.</source>
        <translation>Ce compte n’a pas de modèle. Ajoutez d’abord le modèle dans le formulaire.</translation>
    </message>
</context>
<context>
    <name>Dailies::AtRiskList</name>
    <message>
        <source>Task %1</source>
        <translation>Tâche %1</translation>
    </message>
    <message>
        <source>Task %1 · %2</source>
        <comment>number and prompt</comment>
        <translation>Tâche %1 · %2</translation>
    </message>
    <message>
        <source>Fetch all</source>
        <translation>Tout récupérer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close; the takes stay in the list of tasks</source>
        <translation>Fermer&#x202f;; les prises restent dans la liste des tâches</translation>
    </message>
    <message>
        <source>Goes to the task</source>
        <translation>Va à la tâche</translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you. First of them:</source>
        <translation>
            <numerusform>%n prise à traiter&#x202f;:</numerusform>
            <numerusform>%n prises à traiter. La première&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes need you, so that nothing is lost</source>
        <translation>
            <numerusform>%n prise à traiter, afin que rien ne soit perdu</numerusform>
            <numerusform>%n prises à traiter, afin que rien ne soit perdu</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer lost: it may have been accepted, and charged.</source>
        <translation>Réponse perdue&#x202f;: la requête a peut-être été acceptée, et facturée.</translation>
    </message>
    <message>
        <source>Not watched: when it is finished, nobody fetches its clip.</source>
        <translation>Non suivie&#x202f;: quand elle sera terminée, personne ne récupérera son clip.</translation>
    </message>
    <message>
        <source>Its address has died; the service may give a new one.</source>
        <translation>Son adresse ne fonctionne plus&#x202f;; le service peut en donner une nouvelle.</translation>
    </message>
    <message>
        <source>Not fetched; its address dies in %1.</source>
        <translation>Non récupérée&#x202f;; son adresse expire dans %1.</translation>
    </message>
    <message>
        <source>Finished, and not fetched.</source>
        <translation>Terminée, et non récupérée.</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>Récupérer maintenant</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Reprendre le suivi</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Décider…</translation>
    </message>
    <message>
        <source>Answer lost: it may have been accepted.</source>
        <translation>Réponse perdue&#x202f;: la requête a peut-être été acceptée.</translation>
    </message>
</context>
<context>
    <name>Dailies::ChoiceEditor</name>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
</context>
<context>
    <name>Dailies::CleartextConsent</name>
    <message>
        <source>%1 begins with http://, so the key travels readable: everyone on the way can take it and spend your money. Nothing has been sent yet.</source>
        <translation>%1 commence par http://&#x202f;; la clé circule donc en clair&#x202f;: n’importe qui sur le trajet peut la prendre et dépenser votre argent. Rien n’a encore été envoyé.</translation>
    </message>
    <message>
        <source>Use http all the same</source>
        <translation>Utiliser http malgré tout</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>Corriger l’adresse</translation>
    </message>
</context>
<context>
    <name>Dailies::Cli</name>
    <message>
        <source>There is no account yet: give --base-url, or add one with &quot;dailies-cli accounts add&quot;.</source>
        <translation>Il n’y a pas encore de compte&#x202f;: indiquez --base-url, ou ajoutez-en un avec «&#x202f;dailies-cli accounts add&#x202f;».</translation>
    </message>
    <message>
        <source>There are several accounts: say which with --account.</source>
        <translation>Il y a plusieurs comptes&#x202f;: indiquez lequel avec --account.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot;. &quot;dailies-cli accounts list&quot; shows those there are.</source>
        <translation>Il n’y a pas de compte «&#x202f;%1&#x202f;». «&#x202f;dailies-cli accounts list&#x202f;» affiche ceux qui existent.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>The account; &quot;practice&quot; is the practice service.</source>
        <translation>Le compte&#x202f;; «&#x202f;practice&#x202f;» est le service d’entraînement.</translation>
    </message>
    <message>
        <source>address</source>
        <translation>adresse</translation>
    </message>
    <message>
        <source>Give --account or --base-url, not both.</source>
        <translation>Indiquez --account ou --base-url, mais pas les deux.</translation>
    </message>
    <message>
        <source>There is no key: put it into DAILIES_API_KEY.</source>
        <translation>Il n’y a pas de clé&#x202f;: placez-la dans DAILIES_API_KEY.</translation>
    </message>
    <message>
        <source>The model %1 is not known here: describe it with --model-profile.</source>
        <translation>Le modèle %1 n’est pas connu ici&#x202f;: décrivez-le avec --model-profile.</translation>
    </message>
    <message>
        <source>--creates-at-once is a number from 1 to %1.</source>
        <translation>--creates-at-once est un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; cannot be used: it is taken.</source>
        <translation>Le nom «&#x202f;%1&#x202f;» ne peut pas être utilisé&#x202f;: il est déjà pris.</translation>
    </message>
    <message>
        <source>The account was not added.</source>
        <translation>Le compte n’a pas été ajouté.</translation>
    </message>
    <message>
        <source>Added %1. Its key is in the keychain.</source>
        <translation>%1 ajouté. Sa clé est dans le trousseau.</translation>
    </message>
    <message>
        <source>Adds an account. Its key is read from the terminal or the standard input, and kept in the keychain.</source>
        <translation>Ajoute un compte. Sa clé est lue dans le terminal ou sur l’entrée standard, puis conservée dans le trousseau.</translation>
    </message>
    <message>
        <source>What to call the account.</source>
        <translation>Le nom à donner au compte.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>A model code enabled for the key; may be given several times.</source>
        <translation>Un code de modèle activé pour la clé&#x202f;; peut être indiqué plusieurs fois.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>A model described in a JSON file; may be given several times.</source>
        <translation>Un modèle décrit dans un fichier JSON&#x202f;; peut être indiqué plusieurs fois.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>How many requests may be on their way at the same time, 1 to 20; 2 when it is not said.</source>
        <translation>Nombre de requêtes pouvant être en cours d’envoi en même temps, de 1 à 20&#x202f;; 2 par défaut.</translation>
    </message>
    <message>
        <source>Lists the accounts. Keys are not shown.</source>
        <translation>Liste les comptes. Les clés ne sont pas affichées.</translation>
    </message>
    <message>
        <source>There are no accounts yet.</source>
        <translation>Il n’y a pas encore de compte.</translation>
    </message>
    <message>
        <source>Removes an account and its key. Its tasks and clips stay.</source>
        <translation>Supprime un compte et sa clé. Ses tâches et ses clips sont conservés.</translation>
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
        <source>The account stays, because its key could not be removed.</source>
        <translation>Le compte est conservé, car sa clé n’a pas pu être supprimée.</translation>
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
        <source>There is no command &quot;accounts %1&quot;.</source>
        <translation>Il n’y a pas de commande «&#x202f;accounts %1&#x202f;».</translation>
    </message>
    <message>
        <source>The account has no models: give --model.</source>
        <translation>Le compte n’a pas de modèle&#x202f;: indiquez --model.</translation>
    </message>
    <message>
        <source>Follows a task that was created elsewhere until it has ended, and saves its clip. Nothing is created.</source>
        <translation>Suit une tâche créée ailleurs jusqu’à sa fin et enregistre son clip. Rien n’est créé.</translation>
    </message>
    <message>
        <source>The model code that it was created with.</source>
        <translation>Le code de modèle avec lequel elle a été créée.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>The service&apos;s id of the task.</source>
        <translation>L’identifiant de la tâche donné par le service.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>Save the clip there.</source>
        <translation>Enregistrer le clip à cet endroit.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 est manquant.</translation>
    </message>
    <message>
        <source>Says what there is to say about a request. Nothing is sent.</source>
        <translation>Donne les remarques sur une requête. Rien n’est envoyé.</translation>
    </message>
    <message>
        <source>The request can be sent with --accept.</source>
        <translation>La requête peut être envoyée avec --accept.</translation>
    </message>
    <message>
        <source>The request can be sent.</source>
        <translation>La requête peut être envoyée.</translation>
    </message>
    <message>
        <source>Keep settings, tasks and clips under this folder.</source>
        <translation>Conserver les paramètres, les tâches et les clips dans ce dossier.</translation>
    </message>
    <message>
        <source>Write one JSON object a line.</source>
        <translation>Écrire un objet JSON par ligne.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Afficher cette aide.</translation>
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
        <source>&quot;%1&quot; is one word too many.</source>
        <translation>«&#x202f;%1&#x202f;» est un mot de trop.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 nécessite une valeur.</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Il manque une commande.</translation>
    </message>
    <message>
        <source>%1 shows what there is.</source>
        <translation>%1 affiche ce qui est disponible.</translation>
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
        <source>Makes one clip of each kind of request with the practice service, and checks each clip&apos;s length and size. Nothing is charged.</source>
        <translation>Crée un clip de chaque type de requête avec le service d’entraînement et vérifie la durée et la taille de chaque clip. Rien n’est facturé.</translation>
    </message>
    <message>
        <source>Save the clips there; &quot;dailies-demo&quot; in this folder when it is not given.</source>
        <translation>Enregistrer les clips à cet endroit&#x202f;; par défaut, «&#x202f;dailies-demo&#x202f;» dans le dossier courant.</translation>
    </message>
    <message>
        <source>Nothing can be written to the folder for temporary files.</source>
        <translation>Impossible d’écrire dans le dossier des fichiers temporaires.</translation>
    </message>
    <message>
        <source>The practice service does not run.</source>
        <translation>Le service d’entraînement ne fonctionne pas.</translation>
    </message>
    <message>
        <source>Making %1 clips, one of each kind of request, with the practice service. Nothing is charged.</source>
        <translation>Création de %1 clips, un par type de requête, avec le service d’entraînement. Rien n’est facturé.</translation>
    </message>
    <message>
        <source>well </source>
        <translation>OK    </translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>ERREUR</translation>
    </message>
    <message>
        <source>%1 of %2 clips are as they were asked for, in %3</source>
        <translation>%1 clips sur %2 sont conformes à la demande, dans %3</translation>
    </message>
    <message>
        <source>Practice service</source>
        <translation>Service d’entraînement</translation>
    </message>
    <message>
        <source>Writes what the service&apos;s support needs to look into a task: a zip with its ids, times, request, answers, and the digests of its input files. Keys, signatures of addresses, encoded data and folders of this computer are left out.</source>
        <translation>Écrit ce dont l’assistance du service a besoin pour examiner une tâche&#x202f;: un zip avec ses identifiants, heures, requête, réponses et les empreintes de ses fichiers d’entrée. Les clés, les signatures d’adresses, les données encodées et les dossiers de cet ordinateur sont exclus.</translation>
    </message>
    <message>
        <source>The task&apos;s number, or the service&apos;s id.</source>
        <translation>Le numéro de la tâche, ou l’identifiant donné par le service.</translation>
    </message>
    <message>
        <source>Write the zip there.</source>
        <translation>Écrire le zip à cet endroit.</translation>
    </message>
    <message>
        <source>Replace a file that is there already.</source>
        <translation>Remplacer un fichier déjà présent.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file.</source>
        <translation>%1 est un dossier&#x202f;; indiquez un fichier.</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>%1 existe déjà&#x202f;; --force le remplace.</translation>
    </message>
    <message>
        <source>Task %1: the evidence is in %2. Read it before you give it away.</source>
        <translation>Tâche %1&#x202f;: les preuves sont dans %2. Relisez-les avant de les transmettre.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
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
        <source>look whether a request can be sent</source>
        <translation>vérifier si une requête peut être envoyée</translation>
    </message>
    <message>
        <source>send a request</source>
        <translation>envoyer une requête</translation>
    </message>
    <message>
        <source>follow every unfinished task until it has ended</source>
        <translation>suivre chaque tâche inachevée jusqu’à sa fin</translation>
    </message>
    <message>
        <source>list the tasks</source>
        <translation>lister les tâches</translation>
    </message>
    <message>
        <source>show one task with its request and log</source>
        <translation>afficher une tâche avec sa requête et son journal</translation>
    </message>
    <message>
        <source>write what support needs to look into a task</source>
        <translation>écrire ce dont l’assistance a besoin pour examiner une tâche</translation>
    </message>
    <message>
        <source>follow a task that was created elsewhere</source>
        <translation>suivre une tâche créée ailleurs</translation>
    </message>
    <message>
        <source>add, list, remove or test accounts</source>
        <translation>ajouter, lister, supprimer ou tester des comptes</translation>
    </message>
    <message>
        <source>run the practice service, which costs nothing</source>
        <translation>lancer le service d’entraînement, qui ne coûte rien</translation>
    </message>
    <message>
        <source>make a clip of each kind of request with the practice service</source>
        <translation>créer un clip de chaque type de requête avec le service d’entraînement</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#x202f;:</translation>
    </message>
    <message>
        <source>dailies-cli COMMAND --help shows a command&apos;s options.</source>
        <translation>dailies-cli COMMANDE --help affiche les options d’une commande.</translation>
    </message>
    <message>
        <source>Makes, follows and keeps clips of a video service.</source>
        <translation>Crée, suit et conserve les clips d’un service vidéo.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Il n’y a pas de commande «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>--port is a number from 1 to 65535, or 0 for any free one.</source>
        <translation>--port est un nombre de 1 à 65535, ou 0 pour n’importe quel port libre.</translation>
    </message>
    <message>
        <source>--task-seconds is a number from 0 to %1.</source>
        <translation>--task-seconds est un nombre de 0 à %1.</translation>
    </message>
    <message>
        <source>Runs the practice service until it is interrupted. It follows the specification, makes real clips, and costs nothing.</source>
        <translation>Lance le service d’entraînement jusqu’à son interruption. Il respecte la spécification, produit de vrais clips et ne coûte rien.</translation>
    </message>
    <message>
        <source>The port to listen on, on this computer only; any free one when it is not given.</source>
        <translation>Le port d’écoute, sur cet ordinateur uniquement&#x202f;; par défaut, n’importe quel port libre.</translation>
    </message>
    <message>
        <source>How long a task takes at the least.</source>
        <translation>Durée minimale d’une tâche.</translation>
    </message>
    <message>
        <source>Words in a prompt that ask for trouble:</source>
        <translation>Mots d’un prompt qui provoquent des difficultés&#x202f;:</translation>
    </message>
    <message>
        <source>The practice service listens at %1
Key: %2
Ctrl+C ends it.</source>
        <translation>Le service d’entraînement écoute sur %1
Clé&#x202f;: %2
Ctrl+C l’arrête.</translation>
    </message>
    <message>
        <source>The standard input</source>
        <translation>L’entrée standard</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 est trop volumineux pour une requête.</translation>
    </message>
    <message>
        <source>The model profile is that of %1.</source>
        <translation>Le profil de modèle est celui de %1.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Bloquant</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>À confirmer</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>The request&apos;s family.</source>
        <translation>La famille de la requête.</translation>
    </message>
    <message>
        <source>Family A&apos;s model generation; 3.0 when it is not given.</source>
        <translation>La génération de modèle de la famille A&#x202f;; 3.0 par défaut.</translation>
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
        <source>--family is missing: A or B.</source>
        <translation>--family est manquant&#x202f;: A ou B.</translation>
    </message>
    <message>
        <source>There is no family &quot;%1&quot;: A or B.</source>
        <translation>Il n’y a pas de famille «&#x202f;%1&#x202f;»&#x202f;: A ou B.</translation>
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
        <source>--api-type is missing, such as TextToVideo.</source>
        <translation>--api-type est manquant, par exemple TextToVideo.</translation>
    </message>
    <message>
        <source>The service does not offer %1.</source>
        <translation>Le service ne propose pas %1.</translation>
    </message>
    <message>
        <source>The request as the JSON of a create call; - reads it from the standard input.</source>
        <translation>La requête sous forme du JSON d’un appel de création&#x202f;; - la lit sur l’entrée standard.</translation>
    </message>
    <message>
        <source>What is known of the model, as JSON, in place of what Dailies knows; what lies outside it is noted.</source>
        <translation>Ce que l’on sait du modèle, en JSON, à la place de ce que Dailies connaît&#x202f;; ce qui en sort est signalé.</translation>
    </message>
    <message>
        <source>--request is missing: a file, or - for the standard input.</source>
        <translation>--request est manquant&#x202f;: un fichier, ou - pour l’entrée standard.</translation>
    </message>
    <message>
        <source>This key stands twice; only the last one counts.</source>
        <translation>Cette clé figure deux fois&#x202f;; seule la dernière compte.</translation>
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
        <source>Shows one task with its request and its log.</source>
        <translation>Affiche une tâche avec sa requête et son journal.</translation>
    </message>
    <message>
        <source>--copies is a number from 1 to %1.</source>
        <translation>--copies est un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>The request cannot be sent as it is. Nothing was sent.</source>
        <translation>La requête ne peut pas être envoyée telle quelle. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The request is outside what the service states. Nothing was sent; --accept sends it all the same.</source>
        <translation>La requête sort de ce que le service annonce. Rien n’a été envoyé&#x202f;; --accept l’envoie malgré tout.</translation>
    </message>
    <message>
        <source>Sends a request. Each copy may be charged by the service.</source>
        <translation>Envoie une requête. Chaque exemplaire peut être facturé par le service.</translation>
    </message>
    <message>
        <source>How many times to send it, each as a task of its own.</source>
        <translation>Nombre d’envois, chacun formant une tâche distincte.</translation>
    </message>
    <message>
        <source>Wait for the clips and save them.</source>
        <translation>Attendre les clips et les enregistrer.</translation>
    </message>
    <message>
        <source>Save the clips of this call there.</source>
        <translation>Enregistrer les clips de cet appel à cet endroit.</translation>
    </message>
    <message>
        <source>Send it though it is outside what the service states.</source>
        <translation>L’envoyer même si elle sort de ce que le service annonce.</translation>
    </message>
    <message>
        <source>Task %1 could not be read from the task database.</source>
        <translation>La tâche %1 n’a pas pu être lue dans la base de données des tâches.</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;.</source>
        <translation>Il n’y a pas de tâche «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Task %1: the service answered as family %2, so its model may belong there. The task is followed all the same.</source>
        <translation>Tâche %1&#x202f;: le service a répondu comme famille %2&#x202f;; son modèle y appartient peut-être. La tâche est suivie malgré tout.</translation>
    </message>
    <message>
        <source>The tasks of this profile cannot be read any more. What the service has accepted goes on there; &quot;dailies-cli watch&quot; follows it.</source>
        <translation>Les tâches de ce profil ne sont plus lisibles. Ce que le service a accepté s’y poursuit&#x202f;; «&#x202f;dailies-cli watch&#x202f;» en assure le suivi.</translation>
    </message>
    <message>
        <source>Task %1 is held back and was not sent.</source>
        <translation>La tâche %1 est retenue et n’a pas été envoyée.</translation>
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
        <source>It is sent again in %1 s.</source>
        <translation>Elle est renvoyée dans %1&#xa0;s.</translation>
    </message>
    <message>
        <source>What was accepted goes on at the service; &quot;dailies-cli watch&quot; follows it once the key is right.</source>
        <translation>Ce qui a été accepté se poursuit auprès du service&#x202f;; «&#x202f;dailies-cli watch&#x202f;» en assure le suivi une fois la clé corrigée.</translation>
    </message>
    <message>
        <source>Waiting for the answer to a request that is under way…</source>
        <translation>En attente de la réponse à une requête en cours…</translation>
    </message>
    <message>
        <source>Stopped. What was accepted goes on at the service; &quot;dailies-cli watch&quot; follows it.</source>
        <translation>Arrêté. Ce qui a été accepté se poursuit auprès du service&#x202f;; «&#x202f;dailies-cli watch&#x202f;» en assure le suivi.</translation>
    </message>
    <message>
        <source>Lists the tasks, newest first.</source>
        <translation>Liste les tâches, les plus récentes d’abord.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks could not be read from the task database and are not in this list.</source>
        <translation>
            <numerusform>%n tâche n’a pas pu être lue dans la base de données des tâches et ne figure pas dans cette liste.</numerusform>
            <numerusform>%n tâches n’ont pas pu être lues dans la base de données des tâches et ne figurent pas dans cette liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tasks yet.</source>
        <translation>Il n’y a pas encore de tâche.</translation>
    </message>
    <message>
        <source>Not all tasks of this profile could be read, so none is followed and nothing was sent. What the service has accepted goes on there; try again.</source>
        <translation>Toutes les tâches de ce profil n’ont pas pu être lues&#x202f;; aucune n’est donc suivie et rien n’a été envoyé. Ce que le service a accepté s’y poursuit&#x202f;; réessayez.</translation>
    </message>
    <message>
        <source>Follows every unfinished task of the profile until all have ended. Nothing is sent a second time, and what was not sent yet only with --send-waiting.</source>
        <translation>Suit chaque tâche inachevée du profil jusqu’à ce que toutes soient terminées. Rien n’est envoyé une seconde fois, et ce qui n’a pas encore été envoyé ne l’est qu’avec --send-waiting.</translation>
    </message>
    <message>
        <source>Send what an earlier call left unsent, too; each request may be charged by the service.</source>
        <translation>Envoyer aussi ce qu’un appel précédent n’a pas envoyé&#x202f;; chaque requête peut être facturée par le service.</translation>
    </message>
    <message>
        <source>No task is under way.</source>
        <translation>Aucune tâche n’est en cours.</translation>
    </message>
    <message>
        <source>Parent:  task %1</source>
        <comment>whose clip it goes on from</comment>
        <translation>Parent&#x202f;: tâche %1</translation>
    </message>
    <message>
        <source>Takes a --base-url that begins with http:// on another computer: everyone on the way can read the key.</source>
        <translation>Accepte une --base-url qui commence par http:// sur un autre ordinateur&#x202f;: n’importe qui sur le trajet peut lire la clé.</translation>
    </message>
    <message>
        <source>%1 If you want that all the same, add --allow-http. Nothing was sent.</source>
        <translation>%1 Si vous le voulez malgré tout, ajoutez --allow-http. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>  It says: %1</source>
        <translation>  Il indique&#x202f;: %1</translation>
    </message>
    <message>
        <source>Asks the service about a task that does not exist, once for each model of the account, to see whether it can be reached, takes the key and knows the model. Nothing is created.</source>
        <translation>Interroge le service sur une tâche qui n’existe pas, une fois pour chaque modèle du compte, pour voir s’il est joignable, accepte la clé et connaît le modèle. Rien n’est créé.</translation>
    </message>
    <message>
        <source>The one model code to ask with, whether the account lists it or not.</source>
        <translation>L’unique code de modèle à utiliser pour l’interrogation, qu’il figure ou non dans le compte.</translation>
    </message>
    <message>
        <source>dailies-cli accounts COMMAND --help shows a command&apos;s options.</source>
        <translation>dailies-cli accounts COMMANDE --help affiche les options d’une commande.</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY is not used, because no service was named. If the key belongs to %1, add --account.</source>
        <translation>DAILIES_API_KEY n’est pas utilisée, car aucun service n’a été indiqué. Si la clé appartient à %1, ajoutez --account.</translation>
    </message>
    <message>
        <source>Exit status: 0 well; 1 a task failed or is not finished; 2 wrong use; 3 the request has findings that keep it from being sent;
4 refused by the service, or not reached; 5 answer lost; 6 keychain or profile not usable;
128 and a signal&apos;s number when interrupted.</source>
        <translation>Code de sortie&#x202f;: 0 succès&#x202f;; 1 échec d’une tâche, ou tâche inachevée&#x202f;; 2 utilisation incorrecte&#x202f;; 3 des remarques empêchent l’envoi de la requête&#x202f;;
4 refus du service, ou service injoignable&#x202f;; 5 réponse perdue&#x202f;; 6 trousseau ou profil inutilisable&#x202f;;
128 plus le numéro du signal en cas d’interruption.</translation>
    </message>
    <message>
        <source>DAILIES_API_KEY in the environment is used instead of the keychain&apos;s key, for the service that --account or --base-url names. &quot;watch&quot; also uses it for tasks that were sent with it.</source>
        <translation>La variable d’environnement DAILIES_API_KEY est utilisée à la place de la clé du trousseau, pour le service indiqué par --account ou --base-url. «&#x202f;watch&#x202f;» l’utilise aussi pour les tâches envoyées avec elle.</translation>
    </message>
    <message>
        <source>Remark:  %1</source>
        <translation>Note&#x202f;:   %1</translation>
    </message>
    <message>
        <source>%1 Nothing was sent this time; --again sends it once more, --copies sends several.</source>
        <comment>You sent this 4 s ago.</comment>
        <translation>%1 Rien n’a été envoyé cette fois&#x202f;; --again l’envoie encore une fois, --copies plusieurs fois.</translation>
    </message>
    <message>
        <source>Send it though the same was sent less than 10 seconds ago.</source>
        <translation>L’envoyer même si la même requête a été envoyée il y a moins de 10 secondes.</translation>
    </message>
    <message>
        <source>There are tasks of %1, and its key is not known: put it into DAILIES_API_KEY and add --base-url %1.</source>
        <translation>Il y a des tâches de %1, et sa clé n’est pas connue&#x202f;: placez-la dans DAILIES_API_KEY et ajoutez --base-url %1.</translation>
    </message>
    <message>
        <source>The service&apos;s base address for this call only; https:// and /v1 are added where they are missing; the key is taken from DAILIES_API_KEY.</source>
        <translation>L’adresse de base du service, pour cet appel uniquement&#x202f;; https:// et /v1 sont ajoutés s’ils manquent&#x202f;; la clé est lue dans DAILIES_API_KEY.</translation>
    </message>
    <message>
        <source>--base-url is missing: the service&apos;s base address.</source>
        <translation>--base-url est manquant&#x202f;: l’adresse de base du service.</translation>
    </message>
    <message>
        <source>The service&apos;s base address.</source>
        <translation>L’adresse de base du service.</translation>
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
        <source>This clip is not on the disk any more: %1.</source>
        <translation>Ce clip n’est plus sur le disque&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips are not on the disk any more, such as %1.</source>
        <translation>
            <numerusform>%n clip n’est plus sur le disque&#x202f;: %1.</numerusform>
            <numerusform>%n clips ne sont plus sur le disque, par exemple %1.</numerusform>
        </translation>
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
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message numerus="yes">
        <source>Copying %n clips…</source>
        <translation>
            <numerusform>Copie de %n clip…</numerusform>
            <numerusform>Copie de %n clips…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were not copied, either.</source>
        <translation>
            <numerusform>%n autre n’a pas été copié non plus.</numerusform>
            <numerusform>%n autres n’ont pas été copiés non plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips were copied.</source>
        <translation>
            <numerusform>%n clip a été copié.</numerusform>
            <numerusform>%n clips ont été copiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>Rien n’a été copié.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipCopy</name>
    <message>
        <source>the folder takes no new name</source>
        <translation>le dossier n’accepte aucun nouveau nom</translation>
    </message>
    <message>
        <source>%1 was not copied: %2.</source>
        <translation>%1 n’a pas été copié&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 was not copied: it is not there any more.</source>
        <translation>%1 n’a pas été copié&#x202f;: il n’existe plus.</translation>
    </message>
    <message>
        <source>it is the clip itself</source>
        <translation>c’est le clip lui-même</translation>
    </message>
    <message>
        <source>it needs %1, and the disk has %2 free</source>
        <translation>il nécessite %1, et il reste %2 sur le disque</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>it could not be read to its end</source>
        <translation>il n’a pas pu être lu jusqu’à la fin</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipEncoder</name>
    <message>
        <source>The practice clip cannot be written: %1.</source>
        <translation>Impossible d’écrire le clip d’entraînement&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This computer cannot make %1: %2.</source>
        <translation>Cet ordinateur ne peut pas créer %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ClipMaker</name>
    <message>
        <source>A practice clip cannot be %1 by %2 pixels.</source>
        <translation>Un clip d’entraînement ne peut pas mesurer %1 × %2 pixels.</translation>
    </message>
    <message>
        <source>A practice clip cannot last %1 s.</source>
        <translation>Un clip d’entraînement ne peut pas durer %1&#xa0;s.</translation>
    </message>
    <message>
        <source>A practice clip cannot show %1 pictures a second.</source>
        <translation>Un clip d’entraînement ne peut pas afficher %1 images par seconde.</translation>
    </message>
    <message>
        <source>Practice clips need the part of Qt that draws text.</source>
        <translation>Les clips d’entraînement nécessitent le composant de Qt qui dessine le texte.</translation>
    </message>
    <message>
        <source>The practice clip was stopped.</source>
        <translation>Le clip d’entraînement a été arrêté.</translation>
    </message>
    <message>
        <source>The practice clip %1 cannot be written: %2.</source>
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
        <source>Beginning of the prompt</source>
        <translation>Début du prompt</translation>
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
        <source>Number of the task</source>
        <translation>Numéro de la tâche</translation>
    </message>
    <message>
        <source>All clips would have the same name.</source>
        <translation>Tous les clips auraient le même nom.</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Par exemple&#x202f;: %1</translation>
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
        <source>One code a line, as the service names them</source>
        <translation>Un code par ligne, tel que le service le nomme</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>D’un fichier…</translation>
    </message>
    <message>
        <source>Codes to add</source>
        <translation>Codes à ajouter</translation>
    </message>
    <message>
        <source>The unknown are</source>
        <translation>Famille des autres</translation>
    </message>
    <message numerus="yes">
        <source>%n codes are recognised.</source>
        <translation>
            <numerusform>%n code est reconnu.</numerusform>
            <numerusform>%n codes sont reconnus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known by name: %1</source>
        <translation>Non reconnus d’après le nom&#x202f;: %1</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Impossible de lire le fichier&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The file is too large to be a list of model codes.</source>
        <translation>Le fichier est trop volumineux pour être une liste de codes de modèle.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Le fichier n’est pas du texte.</translation>
    </message>
    <message>
        <source>Model codes</source>
        <translation>Codes de modèle</translation>
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
        <source>Checked columns are shown, in this order. Move them with the buttons, or with Ctrl and the arrow keys.</source>
        <translation>Les colonnes cochées sont affichées, dans cet ordre. Déplacez-les avec les boutons, ou avec Ctrl et les touches fléchées.</translation>
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
        <source>Not every selected task has its clip here.</source>
        <translation>Les tâches sélectionnées n’ont pas toutes leur clip ici.</translation>
    </message>
    <message>
        <source>Not every selected file is a known kind of video.</source>
        <translation>Les fichiers sélectionnés ne sont pas tous des vidéos d’un type connu.</translation>
    </message>
</context>
<context>
    <name>Dailies::CompareActions</name>
    <message>
        <source>Back to the tasks</source>
        <translation>Retour aux tâches</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>The parameters that are not the same</source>
        <translation>Les paramètres qui ne sont pas identiques</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>All takes beside each other</source>
        <translation>Toutes les prises les unes à côté des autres</translation>
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
        <source>One take at a time; again for the next one</source>
        <translation>Une prise à la fois&#x202f;; à nouveau pour la suivante</translation>
    </message>
    <message>
        <source>Blink by itself</source>
        <translation>Alternance automatique</translation>
    </message>
    <message>
        <source>Dividing line to the left</source>
        <translation>Ligne de séparation vers la gauche</translation>
    </message>
    <message>
        <source>Dividing line to the right</source>
        <translation>Ligne de séparation vers la droite</translation>
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
        <source>Take %1</source>
        <translation>Prise %1</translation>
    </message>
    <message>
        <source>No rating</source>
        <translation>Aucune évaluation</translation>
    </message>
    <message>
        <source>Reject, or take back</source>
        <translation>Rejeter, ou annuler le rejet</translation>
    </message>
    <message>
        <source>Moves the chosen take to the recycle bin, or out of it; its clip stays where it is</source>
        <translation>Met la prise choisie à la corbeille, ou l’en retire&#x202f;; son clip reste à sa place</translation>
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
        <source>Two takes in one place, with a line between them (W)</source>
        <translation>Deux prises au même endroit, séparées par une ligne (W)</translation>
    </message>
    <message>
        <source>A line divides two takes: select two to use it.</source>
        <translation>Une ligne sépare deux prises&#x202f;: sélectionnez-en deux pour l’utiliser.</translation>
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
    <message>
        <source>Slower than asked: this computer cannot show all takes at full speed.</source>
        <translation>Plus lent que demandé&#x202f;: cet ordinateur ne peut pas afficher toutes les prises à pleine vitesse.</translation>
    </message>
    <message numerus="yes">
        <source>Comparing %n takes</source>
        <translation>
            <numerusform>Comparaison de %n prise</numerusform>
            <numerusform>Comparaison de %n prises</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionPanel</name>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Asks the service about a task that does not exist. Nothing is created or charged.</source>
        <translation>Interroge le service sur une tâche qui n’existe pas. Rien n’est créé ni facturé.</translation>
    </message>
    <message>
        <source>Asking for the key…</source>
        <translation>Demande de la clé…</translation>
    </message>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>Rien n’a été envoyé, créé ni facturé.</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Interrogation du service…</translation>
    </message>
    <message>
        <source>Asking about %1…</source>
        <translation>Interrogation sur %1…</translation>
    </message>
    <message>
        <source>Asking about %1 (%2 of %3)…</source>
        <translation>Interrogation sur %1 (%2 sur %3)…</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>Il indique&#x202f;: %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>Identifiant de requête&#x202f;: %1</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Le test a été arrêté.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>Dailies::ConnectionTest</name>
    <message>
        <source>Nothing was sent, created or charged.</source>
        <translation>Rien n’a été envoyé, créé ni facturé.</translation>
    </message>
    <message numerus="yes">
        <source>%n models were asked about a task that does not exist. Nothing was created, nothing is charged.</source>
        <translation>
            <numerusform>%n modèle a été interrogé sur une tâche qui n’existe pas. Rien n’a été créé, rien n’est facturé.</numerusform>
            <numerusform>%n modèles ont été interrogés sur une tâche qui n’existe pas. Rien n’a été créé, rien n’est facturé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further models were not asked about.</source>
        <translation>
            <numerusform>%n autre modèle n’a pas été interrogé.</numerusform>
            <numerusform>%n autres modèles n’ont pas été interrogés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dailies::DatabaseMaintenance</name>
    <message>
        <source>The task database is damaged (%1). Nothing more is sent; what is under way goes on. Start Dailies again: the database is then moved aside, and its newest copy takes its place.</source>
        <translation>La base de données des tâches est endommagée (%1). Plus rien n’est envoyé&#x202f;; ce qui est en cours se poursuit. Redémarrez Dailies&#x202f;: la base est alors mise de côté et sa copie la plus récente prend sa place.</translation>
    </message>
</context>
<context>
    <name>Dailies::DaysDialog</name>
    <message>
        <source>Made between</source>
        <translation>Création entre</translation>
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
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>Dailies::DecisionBar</name>
    <message>
        <source>Answer lost</source>
        <translation>Réponse perdue</translation>
    </message>
    <message>
        <source>Task id</source>
        <translation>Identifiant de la tâche</translation>
    </message>
    <message>
        <source>Decide after all</source>
        <translation>Décider finalement</translation>
    </message>
    <message>
        <source>Attach id…</source>
        <translation>Associer l’identifiant…</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>Soumettre à nouveau</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Associer</translation>
    </message>
    <message>
        <source>Submit again, may be charged twice</source>
        <translation>Soumettre à nouveau, double facturation possible</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>Réponse perdue&#x202f;: le service a peut-être accepté cette requête. Rien n’a été renvoyé.</translation>
    </message>
    <message>
        <source>Left as it is: the request may have been charged.</source>
        <translation>Laissée telle quelle&#x202f;: la requête a peut-être été facturée.</translation>
    </message>
    <message>
        <source>If the service shows this task, give its id here; the task is then followed and its clip fetched.</source>
        <translation>Si le service affiche cette tâche, indiquez ici son identifiant&#x202f;; la tâche est alors suivie et son clip récupéré.</translation>
    </message>
    <message>
        <source>If the first request was accepted, both run and both are charged.</source>
        <translation>Si la première requête a été acceptée, les deux s’exécutent et les deux sont facturées.</translation>
    </message>
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
        <source>request id %1</source>
        <translation>identifiant de requête %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>Identifiant de requête&#x202f;: %1</translation>
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
        <source>Left as it is: the request may have been accepted.</source>
        <translation>Laissée telle quelle&#x202f;: la requête a peut-être été acceptée.</translation>
    </message>
    <message>
        <source>The answer that came contains %1, which may be the task&apos;s ID. Check with the service, then attach it; the task is then followed and its clip fetched.</source>
        <translation>La réponse reçue contient %1, peut-être l’identifiant de la tâche. Vérifiez auprès du service, puis associez-le&#x202f;; la tâche est alors suivie et son clip récupéré.</translation>
    </message>
    <message>
        <source>If the first request was accepted, both run.</source>
        <translation>Si la première requête a été acceptée, les deux s’exécutent.</translation>
    </message>
    <message>
        <source>Submit again, may run twice</source>
        <translation>Soumettre à nouveau, double exécution possible</translation>
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
    <message numerus="yes">
        <source>%n answers lost: you decide</source>
        <translation>
            <numerusform>%n réponse perdue&#x202f;: à vous de décider</numerusform>
            <numerusform>%n réponses perdues&#x202f;: à vous de décider</numerusform>
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
        <source>Tasks have ended</source>
        <translation>Des tâches sont terminées</translation>
    </message>
    <message>
        <source>Takes are here</source>
        <translation>Des prises sont arrivées</translation>
    </message>
    <message>
        <source>A request is being sent</source>
        <translation>Une requête est en cours d’envoi</translation>
    </message>
    <message>
        <source>A clip is being fetched</source>
        <translation>Un clip est en cours de récupération</translation>
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
    <message>
        <source>Tasks are running</source>
        <translation>Des tâches sont en cours</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks are running. In the tray, Dailies goes on and fetches the clips. If you quit, the tasks go on at the service, and Dailies takes them up when it starts again; an address lives about a day.</source>
        <translation>
            <numerusform>%n tâche est en cours. Dans la zone de notification, Dailies continue et récupère le clip. Si vous quittez, la tâche se poursuit auprès du service, et Dailies la reprend au prochain démarrage&#x202f;; une adresse reste valable environ un jour.</numerusform>
            <numerusform>%n tâches sont en cours. Dans la zone de notification, Dailies continue et récupère les clips. Si vous quittez, les tâches se poursuivent auprès du service, et Dailies les reprend au prochain démarrage&#x202f;; une adresse reste valable environ un jour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep in the tray</source>
        <translation>Garder dans la zone de notification</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Rester ouvert</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Ne plus demander</translation>
    </message>
    <message numerus="yes">
        <source>%n of them for practice</source>
        <translation>
            <numerusform>dont %n d’entraînement</numerusform>
            <numerusform>dont %n d’entraînement</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice tasks have ended</source>
        <translation>Des tâches d’entraînement sont terminées</translation>
    </message>
    <message>
        <source>Practice takes are here</source>
        <translation>Des prises d’entraînement sont arrivées</translation>
    </message>
    <message>
        <source>The service says that it is finished, but gives no link to the clip yet. Dailies keeps asking and fetches the clip as soon as there is one.</source>
        <translation>Le service indique que la tâche est terminée, mais ne donne pas encore de lien vers le clip. Dailies continue de l’interroger et récupère le clip dès qu’il y en a un.</translation>
    </message>
    <message>
        <source>No link to a clip yet</source>
        <translation>Pas encore de lien vers un clip</translation>
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
        <source>All asked for the same.</source>
        <translation>Toutes ont demandé la même chose.</translation>
    </message>
    <message>
        <source>What differs</source>
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
    <name>Dailies::DraftController</name>
    <message>
        <source>Save as draft…</source>
        <translation>Enregistrer comme brouillon…</translation>
    </message>
    <message>
        <source>Keep what stands in the form under a name</source>
        <translation>Conserver le contenu du formulaire sous un nom</translation>
    </message>
    <message>
        <source>All drafts…</source>
        <translation>Tous les brouillons…</translation>
    </message>
    <message>
        <source>Open, rename and delete drafts</source>
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
        <source>The file of this draft cannot be read.</source>
        <translation>Impossible de lire le fichier de ce brouillon.</translation>
    </message>
    <message>
        <source>The file of this draft is too large.</source>
        <translation>Le fichier de ce brouillon est trop volumineux.</translation>
    </message>
    <message>
        <source>A newer version of Dailies made this draft.</source>
        <translation>Ce brouillon a été créé par une version plus récente de Dailies.</translation>
    </message>
    <message>
        <source>The file of this draft is damaged.</source>
        <translation>Le fichier de ce brouillon est endommagé.</translation>
    </message>
    <message>
        <source>A draft needs a name.</source>
        <translation>Un brouillon doit avoir un nom.</translation>
    </message>
    <message>
        <source>There is a draft “%1” already.</source>
        <translation>Il existe déjà un brouillon «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The draft cannot be written to %1. It was not saved.</source>
        <translation>Impossible d’écrire le brouillon dans %1. Il n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>The draft cannot be deleted from %1.</source>
        <translation>Impossible de supprimer le brouillon de %1.</translation>
    </message>
    <message>
        <source>The draft cannot be brought back to %1.</source>
        <translation>Impossible de restaurer le brouillon dans %1.</translation>
    </message>
    <message>
        <source>Unreadable draft of %1</source>
        <translation>Brouillon illisible du %1</translation>
    </message>
    <message>
        <source>The draft cannot be moved to %1.</source>
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
        <source>There are no drafts.</source>
        <translation>Il n’y a aucun brouillon.</translation>
    </message>
    <message>
        <source>“Save as draft…” keeps what stands in the form under a name.</source>
        <translation>«&#x202f;Enregistrer comme brouillon…&#x202f;» conserve le contenu du formulaire sous un nom.</translation>
    </message>
    <message>
        <source>Change the name (%1)</source>
        <translation>Changer le nom (%1)</translation>
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
        <source>“%1” was deleted.</source>
        <translation>«&#x202f;%1&#x202f;» a été supprimé.</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts were deleted.</source>
        <translation>
            <numerusform>%n brouillon a été supprimé.</numerusform>
            <numerusform>%n brouillons ont été supprimés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Restaurer</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyButton</name>
    <message>
        <source>The model&apos;s family and generation: they decide how a request is written. Click to change them.</source>
        <translation>La famille et la génération du modèle&#x202f;: elles déterminent la façon d’écrire une requête. Cliquez pour les modifier.</translation>
    </message>
    <message>
        <source>Model settings…</source>
        <translation>Paramètres du modèle…</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>Retirer %1 de %2</translation>
    </message>
</context>
<context>
    <name>Dailies::FamilyQuestion</name>
    <message>
        <source>The model&apos;s documentation says. You are asked once.</source>
        <translation>La documentation du modèle l’indique. La question n’est posée qu’une fois.</translation>
    </message>
    <message>
        <source>Which family is %1?</source>
        <translation>À quelle famille %1 appartient-il&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldColumn</name>
    <message>
        <source>Request preview</source>
        <translation>Aperçu de la requête</translation>
    </message>
</context>
<context>
    <name>Dailies::FieldEditor</name>
    <message>
        <source>Required</source>
        <translation>Obligatoire</translation>
    </message>
</context>
<context>
    <name>Dailies::FileDownload</name>
    <message>
        <source>The download was stopped.</source>
        <translation>Le téléchargement a été arrêté.</translation>
    </message>
    <message>
        <source>The address of the clip is not used: it leads into a private network, where the service is not.</source>
        <translation>L’adresse du clip n’est pas utilisée&#x202f;: elle mène à un réseau privé, où le service ne se trouve pas.</translation>
    </message>
    <message>
        <source>The download stood still for too long.</source>
        <translation>Le téléchargement est resté bloqué trop longtemps.</translation>
    </message>
    <message>
        <source>The download took too long.</source>
        <translation>Le téléchargement a pris trop de temps.</translation>
    </message>
    <message>
        <source>The download broke off.</source>
        <translation>Le téléchargement s’est interrompu.</translation>
    </message>
    <message>
        <source>The server that holds the clip could not be reached.</source>
        <translation>Impossible de joindre le serveur qui héberge le clip.</translation>
    </message>
    <message>
        <source>The address of the clip does not work any more (HTTP %1).</source>
        <translation>L’adresse du clip ne fonctionne plus (HTTP %1).</translation>
    </message>
    <message>
        <source>The server that holds the clip has trouble of its own (HTTP %1).</source>
        <translation>Le serveur qui héberge le clip rencontre lui-même des difficultés (HTTP %1).</translation>
    </message>
    <message>
        <source>The server that holds the clip contradicts itself about its length.</source>
        <translation>Le serveur qui héberge le clip se contredit sur sa taille.</translation>
    </message>
    <message>
        <source>The address of the clip leads on and on; it was not followed further.</source>
        <translation>L’adresse du clip redirige sans fin&#x202f;; elle n’a pas été suivie plus loin.</translation>
    </message>
    <message>
        <source>The address of the clip leads from a secure connection to an open one; it was not followed.</source>
        <translation>L’adresse du clip mène d’une connexion sécurisée à une connexion non sécurisée&#x202f;; elle n’a pas été suivie.</translation>
    </message>
    <message>
        <source>The download is not complete.</source>
        <translation>Le téléchargement est incomplet.</translation>
    </message>
    <message>
        <source>The clip could not be given a name: each is taken as soon as it is found.</source>
        <translation>Impossible de nommer le clip&#x202f;: chaque nom est pris dès qu’il est trouvé.</translation>
    </message>
    <message>
        <source>The address gave a page or a playlist in place of the clip.</source>
        <translation>L’adresse a fourni une page ou une liste de lecture au lieu du clip.</translation>
    </message>
    <message>
        <source>The address of the clip gave nothing.</source>
        <translation>L’adresse du clip n’a rien fourni.</translation>
    </message>
</context>
<context>
    <name>Dailies::FilmstripBar</name>
    <message>
        <source>Filmstrip</source>
        <translation>Pellicule</translation>
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
        <source>Takes this filter away</source>
        <translation>Retire ce filtre</translation>
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
        <source>Made</source>
        <translation>Création</translation>
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
</context>
<context>
    <name>Dailies::FindingsList</name>
    <message>
        <source>Needed before this can be sent</source>
        <translation>Nécessaire avant l’envoi</translation>
    </message>
    <message>
        <source>Sent after you confirm it</source>
        <translation>Envoyé après votre confirmation</translation>
    </message>
    <message>
        <source>For your information</source>
        <translation>Pour information</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>Notes&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Dailies::FolderEdit</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Folder for clips</source>
        <translation>Dossier des clips</translation>
    </message>
</context>
<context>
    <name>Dailies::FormController</name>
    <message>
        <source>The form holds another request now.</source>
        <translation>Le formulaire contient maintenant une autre requête.</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>Rétablir le contenu précédent</translation>
    </message>
    <message>
        <source>A red kite climbs over the evening hill; the camera follows it in one slow move.</source>
        <translation>Un cerf-volant rouge s’élève au-dessus de la colline du soir&#x202f;; la caméra le suit en un seul mouvement lent.</translation>
    </message>
    <message>
        <source>The form holds this request already.</source>
        <translation>Le formulaire contient déjà cette requête.</translation>
    </message>
    <message>
        <source>The form holds another request. This is what task %1 would change:</source>
        <translation>Le formulaire contient une autre requête. Voici ce que la tâche %1 changerait&#x202f;:</translation>
    </message>
    <message>
        <source>It is there.</source>
        <translation>L’adresse est accessible.</translation>
    </message>
    <message>
        <source>What stood in the form last time cannot be read. Its file is kept among the drafts.</source>
        <translation>Le dernier contenu du formulaire est illisible. Son fichier est conservé parmi les brouillons.</translation>
    </message>
    <message>
        <source>What stands in the form cannot be written to %1. It is lost when Dailies ends.</source>
        <translation>Impossible d’écrire le contenu du formulaire dans %1. Il sera perdu à la fermeture de Dailies.</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameActions</name>
    <message>
        <source>Save frame…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Save the picture on screen as PNG</source>
        <translation>Enregistrer l’image affichée au format PNG</translation>
    </message>
    <message>
        <source>Copy frame</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Copy the picture on screen</source>
        <translation>Copier l’image affichée</translation>
    </message>
    <message>
        <source>Use as first frame</source>
        <translation>Utiliser comme première image</translation>
    </message>
    <message>
        <source>Begin the request in the form with this picture</source>
        <translation>Commencer la requête du formulaire par cette image</translation>
    </message>
    <message>
        <source>Use as last frame</source>
        <translation>Utiliser comme dernière image</translation>
    </message>
    <message>
        <source>End the request in the form with this picture</source>
        <translation>Terminer la requête du formulaire par cette image</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>Utiliser comme référence</translation>
    </message>
    <message>
        <source>Add this picture to the references of the request in the form</source>
        <translation>Ajouter cette image aux références de la requête du formulaire</translation>
    </message>
    <message>
        <source>Continue from the last frame</source>
        <translation>Continuer depuis la dernière image</translation>
    </message>
    <message>
        <source>A new request that begins where this take ends</source>
        <translation>Une nouvelle requête qui commence là où cette prise se termine</translation>
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
        <source>%1 frame %2.png</source>
        <comment>name of a file</comment>
        <translation>%1 image %2.png</translation>
    </message>
    <message>
        <source>Frame %1 was copied.</source>
        <translation>L’image %1 a été copiée.</translation>
    </message>
    <message>
        <source>The request begins with frame %1 now.</source>
        <translation>La requête commence maintenant par l’image %1.</translation>
    </message>
    <message>
        <source>The request ends with frame %1 now.</source>
        <translation>La requête se termine maintenant par l’image %1.</translation>
    </message>
    <message>
        <source>Frame %1 is a reference of the request now.</source>
        <translation>L’image %1 est maintenant une référence de la requête.</translation>
    </message>
    <message>
        <source>The request in the form goes on from the last frame of this take.</source>
        <translation>La requête du formulaire continue depuis la dernière image de cette prise.</translation>
    </message>
    <message>
        <source>Bring back what was there</source>
        <translation>Rétablir le contenu précédent</translation>
    </message>
</context>
<context>
    <name>Dailies::FrameRequest</name>
    <message>
        <source>No model of this account begins with a picture.</source>
        <translation>Aucun modèle de ce compte ne commence par une image.</translation>
    </message>
    <message>
        <source>No model of this account ends with a given picture.</source>
        <translation>Aucun modèle de ce compte ne se termine par une image donnée.</translation>
    </message>
    <message>
        <source>No model of this account takes pictures as references.</source>
        <translation>Aucun modèle de ce compte n’accepte d’images comme références.</translation>
    </message>
</context>
<context>
    <name>Dailies::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Guide d’utilisation</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Page du guide</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Rechercher dans le guide</translation>
    </message>
    <message>
        <source>Enter goes to the next place</source>
        <translation>Entrée passe à l’occurrence suivante</translation>
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
</context>
<context>
    <name>Dailies::HelpController</name>
    <message>
        <source>User guide</source>
        <translation>Guide d’utilisation</translation>
    </message>
    <message>
        <source>Terms explained</source>
        <translation>Glossaire</translation>
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
        <source>There is no text on the clipboard: copy JSON or a cURL command first.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers&#x202f;: copiez d’abord du JSON ou une commande cURL.</translation>
    </message>
    <message>
        <source>The command was for %1; the chosen account stays.</source>
        <translation>La commande était destinée à %1&#x202f;; le compte choisi est conservé.</translation>
    </message>
</context>
<context>
    <name>Dailies::JsonEditor</name>
    <message>
        <source>Template</source>
        <translation>Modèle type</translation>
    </message>
    <message>
        <source>Puts in the form that one vendor documents; it is not in the specification.</source>
        <translation>Insère la forme documentée par un fournisseur&#x202f;; elle ne figure pas dans la spécification.</translation>
    </message>
    <message>
        <source>Puts in keys that vendors know; they are not in the specification.</source>
        <translation>Insère des clés connues des fournisseurs&#x202f;; elles ne figurent pas dans la spécification.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Mettre en forme</translation>
    </message>
    <message>
        <source>Gives each key a line of its own.</source>
        <translation>Place chaque clé sur sa propre ligne.</translation>
    </message>
    <message>
        <source>%1: %2 stands twice; the last one counts.</source>
        <translation>%1&#x202f;: %2 figure deux fois&#x202f;; la dernière occurrence compte.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>Dailies::KeyDialog</name>
    <message>
        <source>Use this key</source>
        <translation>Utiliser cette clé</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Clé de %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>It is sent to %1 only.</source>
        <translation>Elle est envoyée uniquement à %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>Enregistrement de la clé…</translation>
    </message>
    <message>
        <source>%1 The key is kept until you quit.</source>
        <translation>%1 La clé est conservée jusqu’à la fermeture.</translation>
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
    <name>Dailies::KeychainStore</name>
    <message>
        <source>The keychain did not keep the key.</source>
        <translation>Le trousseau n’a pas conservé la clé.</translation>
    </message>
    <message>
        <source>The keychain could not be used: %1</source>
        <translation>Impossible d’utiliser le trousseau&#x202f;: %1</translation>
    </message>
    <message>
        <source>No keychain is available: no password service, such as GNOME Keyring or KDE Wallet, runs in this session. Start one, or go on with a key for this session.</source>
        <translation>Aucun trousseau n’est disponible&#x202f;: aucun service de mots de passe, tel que GNOME Keyring ou KDE Wallet, ne fonctionne dans cette session. Démarrez-en un, ou continuez avec une clé pour cette session.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it, in its own window or with the desktop&apos;s password program, and try again.</source>
        <translation>Le trousseau est verrouillé. Déverrouillez-le, dans sa propre fenêtre ou avec le programme de mots de passe du bureau, puis réessayez.</translation>
    </message>
    <message>
        <source>The keychain does not answer; nothing in it was changed. Try again, and if it stays silent, log in to the desktop anew.</source>
        <translation>Le trousseau ne répond pas&#x202f;; rien n’y a été modifié. Réessayez et, s’il ne répond toujours pas, ouvrez une nouvelle session du bureau.</translation>
    </message>
    <message>
        <source>No key is kept for this account and address. Enter it once more.</source>
        <translation>Aucune clé n’est conservée pour ce compte et cette adresse. Saisissez-la à nouveau.</translation>
    </message>
    <message>
        <source>The keychain did not give permission. Allow Dailies to use it, and try again.</source>
        <translation>Le trousseau n’a pas donné l’autorisation. Autorisez Dailies à l’utiliser, puis réessayez.</translation>
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
    <message>
        <source>task %1, which is not there any more</source>
        <translation>tâche %1, qui n’existe plus</translation>
    </message>
    <message>
        <source>Task %1 · in the recycle bin</source>
        <translation>Tâche %1 · dans la corbeille</translation>
    </message>
    <message>
        <source>Task %1 · %2</source>
        <comment>number and state</comment>
        <translation>Tâche %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
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
        <source>What is to be seen, and how it moves</source>
        <translation>Ce que l’on doit voir, et comment cela bouge</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>characters, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 caractère</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caractères</translation>
    </message>
    <message>
        <source>the service may cut the rest</source>
        <translation>le service peut couper le reste</translation>
    </message>
</context>
<context>
    <name>Dailies::MainWindow</name>
    <message>
        <source>Viewer</source>
        <translation>Visionneuse</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
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
        <source>Clips: %1</source>
        <translation>Clips&#x202f;: %1</translation>
    </message>
    <message>
        <source>A request is on its way. Dailies closes as soon as the service has answered, so that no answer is lost.</source>
        <translation>Une requête est en cours d’envoi. Dailies se ferme dès que le service a répondu, afin qu’aucune réponse ne soit perdue.</translation>
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
        <source>Practice service: every call stays on this computer · no bill</source>
        <translation>Service d’entraînement&#x202f;: chaque appel reste sur cet ordinateur · aucune facture</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>Le bureau n’a pas pu ouvrir %1.</translation>
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
</context>
<context>
    <name>Dailies::MarkActions</name>
    <message>
        <source>No rating</source>
        <translation>Aucune évaluation</translation>
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
        <source>Rating</source>
        <translation>Évaluation</translation>
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
    <name>Dailies::MediaDrop</name>
    <message>
        <source>“%1” is a folder. Add the files that are in it.</source>
        <translation>«&#x202f;%1&#x202f;» est un dossier. Ajoutez les fichiers qu’il contient.</translation>
    </message>
    <message>
        <source>“%1” is no file and no web address.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni un fichier ni une adresse Web.</translation>
    </message>
    <message>
        <source>This text is no address: “%1”</source>
        <translation>Ce texte n’est pas une adresse&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>There is no file, no picture and no address in it.</source>
        <translation>Il ne contient ni fichier, ni image, ni adresse.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaEditor</name>
    <message>
        <source>Add file…</source>
        <translation>Ajouter un fichier…</translation>
    </message>
    <message>
        <source>Add address…</source>
        <translation>Ajouter une adresse…</translation>
    </message>
    <message>
        <source>or drop, or paste</source>
        <translation>ou déposez, ou collez</translation>
    </message>
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
        <source>Drop to add</source>
        <translation>Déposer pour ajouter</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaInput</name>
    <message>
        <source>There is not enough memory to read %1.</source>
        <translation>Mémoire insuffisante pour lire %1.</translation>
    </message>
    <message>
        <source>%1 has no picture.</source>
        <translation>%1 n’a pas d’image.</translation>
    </message>
    <message>
        <source>The picture of %1 is of a kind that cannot be decoded here.</source>
        <translation>L’image de %1 est d’un type qui ne peut pas être décodé ici.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>La lecture de %1 a été arrêtée.</translation>
    </message>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>La lecture de %1 prend trop de temps.</translation>
    </message>
    <message>
        <source>Frame %1 of %2 cannot be decoded.</source>
        <translation>L’image %1 de %2 ne peut pas être décodée.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Le fichier %1 n’existe pas.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a media file.</source>
        <translation>%1 est un dossier, pas un fichier multimédia.</translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <translation>%1 n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>%1 is a text that points to other places, not a clip.</source>
        <translation>%1 est un texte qui renvoie ailleurs, pas un clip.</translation>
    </message>
    <message>
        <source>%1 is not a clip or a sound that can be read.</source>
        <translation>%1 n’est pas un clip ni un son lisible.</translation>
    </message>
    <message>
        <source>%1 is cut short: its end is missing.</source>
        <translation>%1 est tronqué&#x202f;: la fin manque.</translation>
    </message>
    <message>
        <source>%1 is damaged or not a clip (%2).</source>
        <translation>%1 est endommagé ou n’est pas un clip (%2).</translation>
    </message>
    <message>
        <source>%1 does not say how large its picture is.</source>
        <translation>%1 n’indique pas les dimensions de son image.</translation>
    </message>
    <message>
        <source>The picture of %1 is too large to be shown safely.</source>
        <translation>L’image de %1 est trop grande pour être affichée sans risque.</translation>
    </message>
    <message>
        <source>%1 has neither picture nor sound.</source>
        <translation>%1 n’a ni image ni son.</translation>
    </message>
    <message>
        <source>%1 holds nothing to play.</source>
        <translation>%1 ne contient rien à lire.</translation>
    </message>
    <message>
        <source>No picture of %1 can be decoded.</source>
        <translation>Aucune image de %1 ne peut être décodée.</translation>
    </message>
    <message>
        <source>The picture of %1 cannot be made smaller.</source>
        <translation>L’image de %1 ne peut pas être réduite.</translation>
    </message>
    <message>
        <source>%1 begins as a clip and goes on as something else.</source>
        <translation>%1 commence comme un clip et se poursuit comme autre chose.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaMenu</name>
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
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copier l’adresse</translation>
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
</context>
<context>
    <name>Dailies::MediaNotices</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Removed %1 ·</source>
        <translation>Retiré&#x202f;: %1 ·</translation>
    </message>
    <message>
        <source>The prompt&apos;s numbers no longer fit.</source>
        <translation>Les numéros du prompt ne correspondent plus.</translation>
    </message>
    <message>
        <source>Renumber the prompt</source>
        <translation>Renuméroter le prompt</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Laisser</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaRow</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Reference voice</source>
        <translation>Voix de référence</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>Insert %1 into the prompt</source>
        <translation>Insérer %1 dans le prompt</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaSources</name>
    <message>
        <source>Add files</source>
        <translation>Ajouter des fichiers</translation>
    </message>
    <message>
        <source>Images, video and sound (%1)</source>
        <translation>Images, vidéo et son (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Images go by their address here. This picture has none.</source>
        <translation>Ici, les images sont données par leur adresse. Cette image n’en a pas.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaThumb</name>
    <message>
        <source>Drag to move. Keys: Alt+Up and Alt+Down move, Del removes.</source>
        <translation>Glissez pour déplacer. Touches&#x202f;: Alt+Haut et Alt+Bas pour déplacer, Suppr pour retirer.</translation>
    </message>
</context>
<context>
    <name>Dailies::MediaWords</name>
    <message>
        <source>The file is missing</source>
        <translation>Le fichier est introuvable</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Le fichier est illisible</translation>
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
        <source>image</source>
        <translation>image</translation>
    </message>
    <message>
        <source>images</source>
        <translation>images</translation>
    </message>
    <message>
        <source>video</source>
        <translation>vidéo</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>vidéos</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>audio</translation>
    </message>
    <message>
        <source>document</source>
        <translation>document</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>documents</translation>
    </message>
    <message>
        <source>page</source>
        <translation>page</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>pages</translation>
    </message>
    <message>
        <source>images and videos</source>
        <translation>images et vidéos</translation>
    </message>
    <message>
        <source>item</source>
        <translation>élément</translation>
    </message>
    <message>
        <source>items</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>%1/%2 %3</source>
        <translation>%1/%2 %3</translation>
    </message>
    <message>
        <source>%1 (too many)</source>
        <translation>%1 (trop)</translation>
    </message>
    <message>
        <source>%1/%2 s</source>
        <translation>%1/%2&#xa0;s</translation>
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
        <source>Request kind</source>
        <translation>Type de requête</translation>
    </message>
    <message>
        <source>Dailies does not know the family of the model %1 and would send this as %2.</source>
        <translation>Dailies ne connaît pas la famille du modèle %1 et enverrait ceci comme %2.</translation>
    </message>
</context>
<context>
    <name>Dailies::ModelController</name>
    <message>
        <source>%1 no longer lists %2.</source>
        <translation>%1 ne liste plus %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The service answered as family %1. Dailies took %2 for family %3; the task is followed all the same.</source>
        <translation>Le service a répondu comme famille %1. Dailies a pris %2 pour la famille %3&#x202f;; la tâche est suivie malgré tout.</translation>
    </message>
    <message>
        <source>Set %1 to family %2</source>
        <translation>Attribuer %1 à la famille %2</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Laisser</translation>
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
        <source>Nothing is known of %1 yet; requests for it get no remarks on values and limits.</source>
        <translation>On ne sait encore rien de %1&#x202f;; ses requêtes ne reçoivent aucune remarque sur les valeurs et les limites.</translation>
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
        <source>own</source>
        <translation>personnel</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, non enregistré</translation>
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
        <source>%1 is as it came again.</source>
        <translation>%1 a retrouvé son état d’origine.</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1 a été supprimé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The changes to %1 are discarded.</source>
        <translation>Les modifications de %1 ont été abandonnées.</translation>
    </message>
    <message>
        <source>One profile is not saved.</source>
        <translation>Un profil n’est pas enregistré.</translation>
    </message>
    <message numerus="yes">
        <source>%n profiles are not saved.</source>
        <translation>
            <numerusform>%n profil n’est pas enregistré.</numerusform>
            <numerusform>%n profils ne sont pas enregistrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Enregistrer et fermer</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Fermer sans enregistrer</translation>
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
        <source>The chosen model belongs to</source>
        <translation>Famille du modèle choisi</translation>
    </message>
    <message>
        <source>It serves</source>
        <translation>Types pris en charge</translation>
    </message>
    <message>
        <source>When this kind is chosen in Compose, this account and model are chosen with it.</source>
        <translation>Quand ce type est choisi dans Composition, ce compte et ce modèle le sont avec lui.</translation>
    </message>
    <message>
        <source>Compose takes it for</source>
        <translation>Composition le choisit pour</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>These codes are all in the list already.</source>
        <translation>Ces codes figurent déjà tous dans la liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n codes were added.</source>
        <translation>
            <numerusform>%n code a été ajouté.</numerusform>
            <numerusform>%n codes ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was taken off the list.</source>
        <translation>%1 a été retiré de la liste.</translation>
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
        <translation>Non défini</translation>
    </message>
</context>
<context>
    <name>Dailies::PartWriter</name>
    <message>
        <source>The download is not complete.</source>
        <translation>Le téléchargement est incomplet.</translation>
    </message>
    <message>
        <source>What came is no better than the clip that is there.</source>
        <translation>Ce qui a été reçu n’est pas meilleur que le clip déjà présent.</translation>
    </message>
    <message>
        <source>The clip is not in its folder any more.</source>
        <translation>Le clip n’est plus dans son dossier.</translation>
    </message>
</context>
<context>
    <name>Dailies::PictureStore</name>
    <message>
        <source>The picture could not be kept: %1</source>
        <translation>Impossible de conserver l’image&#x202f;: %1</translation>
    </message>
    <message>
        <source>it is too large, or damaged.</source>
        <translation>elle est trop grande ou endommagée.</translation>
    </message>
    <message>
        <source>there is no folder for it.</source>
        <translation>il n’y a pas de dossier pour elle.</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made.</source>
        <translation>impossible de créer le dossier %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::PlayerActions</name>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Play, or faster</source>
        <translation>Lire, ou plus rapide</translation>
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
        <source>Play from here</source>
        <translation>Lire à partir d’ici</translation>
    </message>
    <message>
        <source>Play to here</source>
        <translation>Lire jusqu’ici</translation>
    </message>
    <message>
        <source>Play the whole clip</source>
        <translation>Lire le clip entier</translation>
    </message>
    <message>
        <source>Fit the picture in</source>
        <translation>Ajuster à la fenêtre</translation>
    </message>
    <message>
        <source>Show at 100 %</source>
        <translation>Afficher à 100&#xa0;%</translation>
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
        <source>Pause at normal speed; held, J and L go by frames</source>
        <translation>Pause, à vitesse normale&#x202f;; touche maintenue, J et L avancent image par image</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Part of the clip</source>
        <translation>Partie du clip</translation>
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
        <source>Play backwards, then faster</source>
        <translation>Lire à rebours, puis plus rapide</translation>
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
</context>
<context>
    <name>Dailies::PracticeController</name>
    <message>
        <source>There are no practice takes.</source>
        <translation>Il n’y a aucune prise d’entraînement.</translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes leave the list.</source>
        <translation>
            <numerusform>%n prise d’entraînement quitte la liste.</numerusform>
            <numerusform>%n prises d’entraînement quittent la liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not finished and are stopped.</source>
        <translation>
            <numerusform>%n d’entre elles n’est pas terminée et sera arrêtée.</numerusform>
            <numerusform>%n d’entre elles ne sont pas terminées et seront arrêtées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their clips (%1) go to the wastebasket.</source>
        <translation>Leurs clips (%1) vont à la corbeille du système.</translation>
    </message>
    <message>
        <source>Clear practice takes</source>
        <translation>Retirer les prises</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message numerus="yes">
        <source>%n practice takes were cleared.</source>
        <translation>
            <numerusform>%n prise d’entraînement a été retirée.</numerusform>
            <numerusform>%n prises d’entraînement ont été retirées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more files stay where they are.</source>
        <translation>
            <numerusform>%n autre fichier reste à sa place.</numerusform>
            <numerusform>%n autres fichiers restent à leur place.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Dailies::PreferenceRow</name>
    <message>
        <source>Back to the usual value</source>
        <translation>Revenir à la valeur habituelle</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser «&#x202f;%1&#x202f;»</translation>
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
        <source>How many</source>
        <translation>Nombre</translation>
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
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
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
        <source>MB</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixels</translation>
    </message>
    <message>
        <source>Sum, s</source>
        <translation>Total, s</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>What is empty is not known. Combinations and rarer rules stand in the profile as JSON.</source>
        <translation>Un champ vide signifie «&#x202f;inconnu&#x202f;». Les combinaisons et les règles plus rares figurent dans le profil en JSON.</translation>
    </message>
    <message>
        <source>Seconds of all items of the type together</source>
        <translation>Durée totale en secondes de tous les éléments de ce type</translation>
    </message>
    <message>
        <source>%1: the first number is above the second.</source>
        <translation>%1&#x202f;: le premier nombre est supérieur au second.</translation>
    </message>
</context>
<context>
    <name>Dailies::ProfileModelPage</name>
    <message>
        <source>One pattern a line. A code fits when it holds all words of a line; a word after ! must not be in it, and = is the whole code.</source>
        <translation>Un motif par ligne. Un code correspond s’il contient tous les mots d’une ligne&#x202f;; un mot précédé de «&#x202f;!&#x202f;» ne doit pas y figurer, et «&#x202f;=&#x202f;» désigne le code entier.</translation>
    </message>
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
        <source>This profile comes with Dailies; a copy can have another name.</source>
        <translation>Ce profil est fourni avec Dailies&#x202f;; une copie peut porter un autre nom.</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>Fiabilité&#x202f;: %1</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Non indiquée</translation>
    </message>
    <message>
        <source>Give the profile a name.</source>
        <translation>Donnez un nom au profil.</translation>
    </message>
    <message>
        <source>%1 comes with Dailies and keeps its name; a copy can have another.</source>
        <translation>%1 est fourni avec Dailies et garde son nom&#x202f;; une copie peut en porter un autre.</translation>
    </message>
    <message>
        <source>There is a profile of this name already.</source>
        <translation>Un profil porte déjà ce nom.</translation>
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
</context>
<context>
    <name>Dailies::ProfileValuesPage</name>
    <message>
        <source>Divided by commas. Other values can still be written in a request.</source>
        <translation>Séparées par des virgules. D’autres valeurs restent possibles dans une requête.</translation>
    </message>
    <message>
        <source>Values to choose from</source>
        <translation>Valeurs proposées</translation>
    </message>
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
        <source>%1: a limit is not below zero.</source>
        <translation>%1&#x202f;: une limite ne peut pas être inférieure à zéro.</translation>
    </message>
    <message>
        <source>%1: the first number is above the second.</source>
        <translation>%1&#x202f;: le premier nombre est supérieur au second.</translation>
    </message>
</context>
<context>
    <name>Dailies::PromptEdit</name>
    <message>
        <source>Input materials</source>
        <translation>Médias d’entrée</translation>
    </message>
</context>
<context>
    <name>Dailies::QtPlayer</name>
    <message>
        <source>No picture of this clip could be shown.</source>
        <translation>Aucune image de ce clip n’a pu être affichée.</translation>
    </message>
    <message>
        <source>This file holds no moving picture.</source>
        <translation>Ce fichier ne contient pas d’images animées.</translation>
    </message>
    <message>
        <source>No media backend of Qt Multimedia is installed, so clips cannot be played here.</source>
        <translation>Aucun moteur multimédia de Qt Multimedia n’est installé&#x202f;; les clips ne peuvent donc pas être lus ici.</translation>
    </message>
    <message>
        <source>This clip cannot be played: its contents are not what a player understands.</source>
        <translation>Ce clip ne peut pas être lu&#x202f;: le lecteur ne reconnaît pas son contenu.</translation>
    </message>
</context>
<context>
    <name>Dailies::QueueController</name>
    <message>
        <source>The request is not sent again. Its answer is still lost: the earlier call may have been charged.</source>
        <translation>La requête n’est pas renvoyée. Sa réponse est toujours perdue&#x202f;: l’appel précédent a peut-être été facturé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The request was removed. It was not sent and nothing was charged.</source>
        <translation>La requête a été retirée. Elle n’a pas été envoyée et rien n’a été facturé.</translation>
    </message>
    <message>
        <source>The request was removed. It is not sent any more.</source>
        <translation>La requête a été retirée. Elle ne sera plus envoyée.</translation>
    </message>
    <message>
        <source>The account of this request is not there any more.</source>
        <translation>Le compte de cette requête n’existe plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent. Nothing was charged.</source>
        <translation>
            <numerusform>%n requête de la dernière fois n’a pas été envoyée. Rien n’a été facturé.</numerusform>
            <numerusform>%n requêtes de la dernière fois n’ont pas été envoyées. Rien n’a été facturé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from last time were not sent.</source>
        <translation>
            <numerusform>%n requête de la dernière fois n’a pas été envoyée.</numerusform>
            <numerusform>%n requêtes de la dernière fois n’ont pas été envoyées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Save evidence</source>
        <translation>Enregistrer les preuves</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Fichiers Zip (*.zip)</translation>
    </message>
    <message>
        <source>This task is not there any more.</source>
        <translation>Cette tâche n’existe plus.</translation>
    </message>
    <message>
        <source>The evidence is in %1. Read it before you give it away.</source>
        <translation>Les preuves sont dans %1. Relisez-les avant de les transmettre.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>The request is not sent again. Its answer is still lost.</source>
        <translation>La requête n’est pas renvoyée. Sa réponse est toujours perdue.</translation>
    </message>
    <message>
        <source>The request was removed. It was not sent.</source>
        <translation>La requête a été retirée. Elle n’a pas été envoyée.</translation>
    </message>
    <message>
        <source>This task is here already.</source>
        <translation>Cette tâche est déjà là.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportController</name>
    <message>
        <source>The report is in %1.</source>
        <translation>Le rapport se trouve dans %1.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>Le bureau n’a pas pu ouvrir %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::ReportDialog</name>
    <message>
        <source>Put the prompts of the last tasks into it</source>
        <translation>Inclure les prompts des dernières tâches</translation>
    </message>
    <message>
        <source>Reading the keys, to take them out wherever they stand…</source>
        <translation>Lecture des clés, pour les retirer partout où elles figurent…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>This is all that would be in the report. Nothing is sent: it becomes a file, and you decide who gets it.</source>
        <translation>Voici tout ce que contiendrait le rapport. Rien n’est envoyé&#x202f;: il devient un fichier, et vous décidez à qui le remettre.</translation>
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
        <source>Files of the report</source>
        <translation>Fichiers du rapport</translation>
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
        <source>%1 is not there any more.</source>
        <translation>%1 n’existe plus.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 n’est pas un fichier.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>%1 cannot be sent from this computer: only pictures (JPEG, PNG, WebP, BMP) can. Give an address for it instead.</source>
        <translation>%1 ne peut pas être envoyé depuis cet ordinateur&#x202f;: seules les images (JPEG, PNG, WebP, BMP) peuvent l’être. Donnez plutôt une adresse.</translation>
    </message>
    <message>
        <source>%1 changed while it was being sent.</source>
        <translation>%1 a changé pendant l’envoi.</translation>
    </message>
</context>
<context>
    <name>Dailies::RequestForm</name>
    <message>
        <source>Compose</source>
        <translation>Composition</translation>
    </message>
    <message>
        <source>Continues from task %1</source>
        <translation>Suite de la tâche %1</translation>
    </message>
    <message>
        <source>Submit anyway</source>
        <translation>Soumettre quand même</translation>
    </message>
    <message>
        <source>Submit %1 tasks</source>
        <translation>Soumettre %1 tâches</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Soumettre</translation>
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
        <source>Address of the call</source>
        <translation>Adresse de l’appel</translation>
    </message>
    <message>
        <source>The key itself is never shown or copied.</source>
        <translation>La clé elle-même n’est jamais affichée ni copiée.</translation>
    </message>
    <message>
        <source>Copies the body whole, with all of its data.</source>
        <translation>Copie le corps entier, avec toutes ses données.</translation>
    </message>
    <message>
        <source>Copies a command for bash; the key is taken from $API_KEY.</source>
        <translation>Copie une commande pour bash&#x202f;; la clé est lue dans $API_KEY.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>Dailies::ReuseDialog</name>
    <message>
        <source>Use again</source>
        <translation>Réutiliser</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Ce qui changerait</translation>
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
        <source>Would become</source>
        <translation>Deviendrait</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
        <source>Not on this computer any more: %1. Choose other files before you submit.</source>
        <translation>Plus sur cet ordinateur&#x202f;: %1. Choisissez d’autres fichiers avant de soumettre.</translation>
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
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Give the draft a name.</source>
        <translation>Donnez un nom au brouillon.</translation>
    </message>
    <message>
        <source>There is a draft “%1” already, saved %2.</source>
        <translation>Il existe déjà un brouillon «&#x202f;%1&#x202f;», enregistré le %2.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
</context>
<context>
    <name>Dailies::SavedFilterButton</name>
    <message>
        <source>Saved filters</source>
        <translation>Filtres enregistrés</translation>
    </message>
    <message>
        <source>Saved filters (%1)</source>
        <translation>Filtres enregistrés (%1)</translation>
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
        <source>A filter needs a name; nothing was saved.</source>
        <translation>Un filtre doit avoir un nom&#x202f;; rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>The filter “%1” is another one now.</source>
        <translation>Le filtre «&#x202f;%1&#x202f;» a été remplacé par un autre.</translation>
    </message>
    <message>
        <source>A filter needs a name; it keeps the old one.</source>
        <translation>Un filtre doit avoir un nom&#x202f;; il garde l’ancien.</translation>
    </message>
    <message>
        <source>There is another filter “%1” already.</source>
        <translation>Il existe déjà un autre filtre «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The filter “%1” was removed.</source>
        <translation>Le filtre «&#x202f;%1&#x202f;» a été retiré.</translation>
    </message>
</context>
<context>
    <name>Dailies::SendingPage</name>
    <message>
        <source>As in the program&apos;s settings</source>
        <translation>Comme dans le programme</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>An HTTP proxy of its own</source>
        <translation>Proxy HTTP propre au compte</translation>
    </message>
    <message>
        <source>A SOCKS5 proxy of its own</source>
        <translation>Proxy SOCKS5 propre au compte</translation>
    </message>
    <message>
        <source>Requests sent at once</source>
        <translation>Requêtes envoyées à la fois</translation>
    </message>
    <message>
        <source>Questions per second</source>
        <translation>Interrogations par seconde</translation>
    </message>
    <message>
        <source>How often the service is asked at most how its tasks are. Slower is kinder to its limits.</source>
        <translation>Nombre maximal d’interrogations du service sur l’état de ses tâches. Une valeur plus basse ménage les limites du service.</translation>
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
        <source>For calls to its base address, also of other accounts there. Clips come from other addresses, through the proxy of the program&apos;s settings.</source>
        <translation>Pour les appels à son adresse de base, y compris ceux d’autres comptes à cette adresse. Les clips viennent d’autres adresses, par le proxy défini dans les paramètres du programme.</translation>
    </message>
    <message>
        <source>A proxy address is a computer and a port, such as proxy.example.com:8080.</source>
        <translation>Une adresse de proxy se compose d’un ordinateur et d’un port, par exemple proxy.example.com:8080.</translation>
    </message>
</context>
<context>
    <name>Dailies::ServiceCall</name>
    <message>
        <source>The address does not begin with https:// or http:// and a host.</source>
        <translation>L’adresse ne commence pas par https:// ou http:// suivi d’un hôte.</translation>
    </message>
    <message>
        <source>With http:// everyone on the way could read the key, and nobody has agreed to that.</source>
        <translation>Avec http://, n’importe qui sur le trajet pourrait lire la clé, et personne n’y a consenti.</translation>
    </message>
</context>
<context>
    <name>Dailies::SessionKeyStore</name>
    <message>
        <source>No key is known for this account and address.</source>
        <translation>Aucune clé n’est connue pour ce compte et cette adresse.</translation>
    </message>
    <message>
        <source>There is no keychain here.</source>
        <translation>Il n’y a pas de trousseau ici.</translation>
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
        <source>Groups of settings</source>
        <translation>Groupes de paramètres</translation>
    </message>
    <message>
        <source>No setting has to do with “%1”.</source>
        <translation>Aucun paramètre ne correspond à «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>Dailies::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>No shortcut is called that.</source>
        <translation>Aucun raccourci ne porte ce nom.</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Rechercher dans les raccourcis</translation>
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
        <source>What is to be seen in this shot</source>
        <translation>Ce que l’on doit voir dans ce plan</translation>
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
        <translation>Ajouter un plan</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>Répartir également</translation>
    </message>
    <message>
        <source>Gives each shot an equal part of the clip&apos;s duration.</source>
        <translation>Donne à chaque plan une part égale de la durée du clip.</translation>
    </message>
    <message>
        <source>Shot %1</source>
        <translation>Plan %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>shots, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 sur %2&#xa0;s</translation>
    </message>
    <message>
        <source>%1 s in all</source>
        <translation>%1&#xa0;s au total</translation>
    </message>
</context>
<context>
    <name>Dailies::StageController</name>
    <message>
        <source>There is no clip: %1</source>
        <translation>Il n’y a pas de clip&#x202f;: %1</translation>
    </message>
    <message>
        <source>The clip is not here yet.</source>
        <translation>Le clip n’est pas encore là.</translation>
    </message>
</context>
<context>
    <name>Dailies::StartupProgressWindow</name>
    <message>
        <source>The task database is copied, and then brought to this version of Dailies.</source>
        <translation>La base de données des tâches est copiée, puis adaptée à cette version de Dailies.</translation>
    </message>
    <message>
        <source>The tasks are compared with the whole list of ids.</source>
        <translation>Les tâches sont comparées à la liste complète des identifiants.</translation>
    </message>
    <message>
        <source>The task database is looked through and repaired.</source>
        <translation>La base de données des tâches est examinée et réparée.</translation>
    </message>
    <message>
        <source>With a long history this can take a minute. Nothing is sent meanwhile, and nothing is lost when it is broken off: it begins again with the next start.</source>
        <translation>Avec un long historique, cela peut prendre une minute. Rien n’est envoyé pendant ce temps, et rien n’est perdu en cas d’interruption&#x202f;: l’opération recommence au prochain démarrage.</translation>
    </message>
</context>
<context>
    <name>Dailies::StatusLine</name>
    <message>
        <source>No tasks</source>
        <translation>Aucune tâche</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>%Ln tâche</numerusform>
            <numerusform>%Ln tâches</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>rien n’est en cours</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln en cours</numerusform>
            <numerusform>%Ln en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on hold</source>
        <translation>
            <numerusform>%Ln suspendue</numerusform>
            <numerusform>%Ln suspendues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <translation>
            <numerusform>%Ln à traiter</numerusform>
            <numerusform>%Ln à traiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln sélectionnée</numerusform>
            <numerusform>%Ln sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice service up</source>
        <translation>Service d’entraînement actif</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitBar</name>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>How many tasks to make of this request; each is charged.</source>
        <translation>Nombre de tâches à créer à partir de cette requête&#x202f;; chacune est facturée.</translation>
    </message>
    <message>
        <source>Submit  Ctrl %1</source>
        <translation>Soumettre  Ctrl %1</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Soumettre</translation>
    </message>
    <message>
        <source>How many tasks to make of this request.</source>
        <translation>Nombre de tâches à créer à partir de cette requête.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi en cours…</translation>
    </message>
</context>
<context>
    <name>Dailies::SubmitController</name>
    <message>
        <source>Choose an account first. Nothing was sent.</source>
        <translation>Choisissez d’abord un compte. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The account of this task is not there any more. Nothing was sent.</source>
        <translation>Le compte de cette tâche n’existe plus. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1 Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Submit anyway</source>
        <translation>Soumettre quand même</translation>
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
</context>
<context>
    <name>Dailies::SwitchEditor</name>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
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
        <source>Group tasks</source>
        <translation>Grouper les tâches</translation>
    </message>
    <message>
        <source>By day, and takes of one request that follow each other</source>
        <translation>Par jour, et par prises consécutives d’une même requête</translation>
    </message>
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
        <source>Use again</source>
        <translation>Réutiliser</translation>
    </message>
    <message>
        <source>Puts this request back into the form.</source>
        <translation>Replace cette requête dans le formulaire.</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>Soumettre à nouveau</translation>
    </message>
    <message>
        <source>Submits the same request as a new task, which is charged as any other.</source>
        <translation>Soumet la même requête comme une nouvelle tâche, facturée comme toute autre.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Vérifier maintenant</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Arrêter le suivi</translation>
    </message>
    <message>
        <source>The task is no longer asked about. The job at the service may still run and be charged.</source>
        <translation>La tâche n’est plus interrogée. Le travail peut se poursuivre auprès du service et être facturé.</translation>
    </message>
    <message>
        <source>Attach id…</source>
        <translation>Associer l’identifiant…</translation>
    </message>
    <message>
        <source>Follows the task under the id that the service shows for it.</source>
        <translation>Suit la tâche sous l’identifiant que le service affiche pour elle.</translation>
    </message>
    <message>
        <source>Submit again (may be charged twice)…</source>
        <translation>Soumettre à nouveau (double facturation possible)…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>No decision is asked for any more; it can still be made.</source>
        <translation>Aucune décision n’est plus demandée&#x202f;; elle peut encore être prise.</translation>
    </message>
    <message>
        <source>Save evidence…</source>
        <translation>Enregistrer les preuves…</translation>
    </message>
    <message>
        <source>A zip file for the service&apos;s support: ids, times, the request and the replies. No key is in it.</source>
        <translation>Un fichier zip pour l’assistance du service&#x202f;: identifiants, heures, requête et réponses. Il ne contient aucune clé.</translation>
    </message>
    <message>
        <source>Move to recycle bin</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>The take leaves the list; its clip stays where it is.</source>
        <translation>La prise quitte la liste&#x202f;; son clip reste à sa place.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Puts the take back into the list.</source>
        <translation>Remet la prise dans la liste.</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>Copier le prompt</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>Copier l’identifiant</translation>
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
        <source>Copies a command for bash that submits this request; the key is taken from $API_KEY.</source>
        <translation>Copie une commande pour bash qui soumet cette requête&#x202f;; la clé est lue dans $API_KEY.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Keeps this request from being sent until you say so, with Send now.</source>
        <translation>Retient l’envoi de cette requête jusqu’à ce que vous choisissiez «&#x202f;Envoyer maintenant&#x202f;».</translation>
    </message>
    <message>
        <source>Send first</source>
        <translation>Envoyer en premier</translation>
    </message>
    <message>
        <source>Before all others that wait.</source>
        <translation>Avant toutes les autres en attente.</translation>
    </message>
    <message>
        <source>Send earlier</source>
        <translation>Envoyer plus tôt</translation>
    </message>
    <message>
        <source>Before the one that goes before it now.</source>
        <translation>Avant celle qui la précède actuellement.</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>Envoyer plus tard</translation>
    </message>
    <message>
        <source>After the one that comes after it now.</source>
        <translation>Après celle qui la suit actuellement.</translation>
    </message>
    <message>
        <source>Send last</source>
        <translation>Envoyer en dernier</translation>
    </message>
    <message>
        <source>After all others that wait.</source>
        <translation>Après toutes les autres en attente.</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>Annuler l’envoi</translation>
    </message>
    <message>
        <source>If all of it has left already, the service may have it: then its answer counts as lost.</source>
        <translation>Si elle est déjà entièrement partie, le service l’a peut-être reçue&#x202f;: sa réponse compte alors comme perdue.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Takes this request out of the queue. It is not sent.</source>
        <translation>Retire cette requête de la file d’attente. Elle n’est pas envoyée.</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>There is no clip of this task.</source>
        <translation>Il n’y a pas de clip pour cette tâche.</translation>
    </message>
    <message>
        <source>The clip is not here yet.</source>
        <translation>Le clip n’est pas encore là.</translation>
    </message>
    <message>
        <source>The service has given this task no id.</source>
        <translation>Le service n’a pas donné d’identifiant à cette tâche.</translation>
    </message>
    <message>
        <source>This request has no prompt.</source>
        <translation>Cette requête n’a pas de prompt.</translation>
    </message>
    <message>
        <source>Nothing is sent before it.</source>
        <translation>Rien n’est envoyé avant elle.</translation>
    </message>
    <message>
        <source>Nothing is sent after it.</source>
        <translation>Rien n’est envoyé après elle.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Copies the clips of the selected takes to where you want them.</source>
        <translation>Copie les clips des prises sélectionnées à l’endroit voulu.</translation>
    </message>
    <message>
        <source>Copy as files</source>
        <translation>Copier comme fichiers</translation>
    </message>
    <message>
        <source>Copies the clips of the selected takes, to paste them in a file manager or another program.</source>
        <translation>Copie les clips des prises sélectionnées, pour les coller dans un gestionnaire de fichiers ou un autre programme.</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>Récupérer maintenant</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>Récupérer à nouveau</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Copies the address at which the service keeps the clip, usually for a day.</source>
        <translation>Copie l’adresse à laquelle le service garde le clip, en général pendant un jour.</translation>
    </message>
    <message>
        <source>No address of a clip is known for this task.</source>
        <translation>Aucune adresse de clip n’est connue pour cette tâche.</translation>
    </message>
    <message>
        <source>Submit again (may run twice)…</source>
        <translation>Soumettre à nouveau (double exécution possible)…</translation>
    </message>
    <message>
        <source>Submits the same request as a new task.</source>
        <translation>Soumet la même requête comme une nouvelle tâche.</translation>
    </message>
    <message>
        <source>The task is no longer asked about. The job at the service may still run.</source>
        <translation>La tâche n’est plus interrogée. Le travail peut se poursuivre auprès du service.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskAnnouncer</name>
    <message>
        <source>Task %1</source>
        <translation>Tâche %1</translation>
    </message>
    <message>
        <source>Task %1, %2</source>
        <translation>Tâche %1, %2</translation>
    </message>
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
    <message numerus="yes">
        <source>%n task(s) came to rest. %1</source>
        <translation>
            <numerusform>%n tâche terminée. %1</numerusform>
            <numerusform>%n tâches terminées. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>a state and how much of it is done</comment>
        <translation>%1, %2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskDetails</name>
    <message>
        <source>Select a take to see what became of it.</source>
        <translation>Sélectionnez une prise pour voir ce qu’elle est devenue.</translation>
    </message>
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
        <source>The service has not answered yet.</source>
        <translation>Le service n’a pas encore répondu.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskFilterBar</name>
    <message>
        <source>All %1</source>
        <translation>Toutes %1</translation>
    </message>
    <message>
        <source>Active %1</source>
        <translation>Actives %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistrées %1</translation>
    </message>
    <message>
        <source>Needs you %1</source>
        <translation>À traiter %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>Échecs %1</translation>
    </message>
    <message>
        <source>Recycle bin %1</source>
        <translation>Corbeille %1</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>Vider…</translation>
    </message>
    <message>
        <source>Deletes the records of the takes in the recycle bin</source>
        <translation>Supprime les données des prises placées dans la corbeille</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Shows only takes of an account, model, kind, rating, tag or time</source>
        <translation>N’affiche que les prises d’un compte, d’un modèle, d’un type, d’une évaluation, d’une étiquette ou d’une période</translation>
    </message>
    <message>
        <source>Search tasks</source>
        <translation>Rechercher des tâches</translation>
    </message>
    <message>
        <source>Search in prompts, models, notes, tags and ids (%1)</source>
        <translation>Rechercher dans les prompts, modèles, notes, étiquettes et identifiants (%1)</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskMarking</name>
    <message>
        <source>Rate</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>Take the rating away</source>
        <translation>Retirer l’évaluation</translation>
    </message>
    <message>
        <source>Note and tags</source>
        <translation>Note et étiquettes</translation>
    </message>
    <message>
        <source>Move to recycle bin</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Restore from recycle bin</source>
        <translation>Restaurer de la corbeille</translation>
    </message>
    <message>
        <source>The recycle bin was not emptied. %1</source>
        <translation>La corbeille n’a pas été vidée. %1</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>Rien n’a été modifié. %1</translation>
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
        <source>The service asks for a pause: sending goes on in %1.</source>
        <translation>Le service demande une pause&#x202f;: l’envoi reprend dans %1.</translation>
    </message>
    <message>
        <source>The service cannot be reached since %1; it is asked again by itself.</source>
        <translation>Le service est injoignable depuis %1&#x202f;; il est réinterrogé automatiquement.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>account, and what is with it</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>The last request was declined, and the reason may concern the others, too: sending goes on in %1.</source>
        <translation>La dernière requête a été refusée et la raison peut aussi concerner les autres&#x202f;: l’envoi reprend dans %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskPanel</name>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Aucun résultat pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>No takes here now.</source>
        <translation>Aucune prise ici pour le moment.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>No takes yet. Write a request and press Submit.</source>
        <translation>Aucune prise pour l’instant. Rédigez une requête et cliquez sur «&#x202f;Soumettre&#x202f;».</translation>
    </message>
    <message>
        <source>Load an example request</source>
        <translation>Charger une requête d’exemple</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>The records of %n takes are deleted for good: requests, ids and logs. Their clips stay in the folder.</source>
        <translation>
            <numerusform>Les données de %n prise sont supprimées définitivement&#x202f;: requête, identifiant et journal. Son clip reste dans le dossier.</numerusform>
            <numerusform>Les données de %n prises sont supprimées définitivement&#x202f;: requêtes, identifiants et journaux. Leurs clips restent dans le dossier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the recycle bin</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Columns, order and groups of the list</source>
        <translation>Colonnes, ordre et groupes de la liste</translation>
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
        <source>The recycle bin is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>The folder of this clip is not there any more: %1.</source>
        <translation>Le dossier de ce clip n’existe plus&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The desktop could not open %1.</source>
        <translation>Le bureau n’a pas pu ouvrir %1.</translation>
    </message>
    <message>
        <source>This clip is not in its folder any more: %1.</source>
        <translation>Ce clip n’est plus dans son dossier&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>Dailies::TaskStore</name>
    <message>
        <source>The task database %1 cannot be opened: %2.</source>
        <translation>Impossible d’ouvrir la base de données des tâches %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Another Dailies has taken over this profile; nothing was sent by this one.</source>
        <translation>Une autre instance de Dailies a repris ce profil&#x202f;; celle-ci n’a rien envoyé.</translation>
    </message>
    <message>
        <source>Task %1 has moved on in the meantime.</source>
        <translation>La tâche %1 a évolué entre-temps.</translation>
    </message>
    <message>
        <source>Task %1 cannot be removed: it is under way, or the service knows it.</source>
        <translation>La tâche %1 ne peut pas être retirée&#x202f;: elle est en cours, ou le service la connaît.</translation>
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
    <name>Dailies::TopBar</name>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Nouvelle requête</translation>
    </message>
    <message>
        <source>Empty the form (%1)</source>
        <translation>Vider le formulaire (%1)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Open request…</source>
        <translation>Ouvrir une requête…</translation>
    </message>
    <message>
        <source>Paste request</source>
        <translation>Coller une requête</translation>
    </message>
    <message>
        <source>From a JSON file, a cURL command in a file, or the file beside a clip</source>
        <translation>Depuis un fichier JSON, une commande cURL dans un fichier ou le fichier joint à un clip</translation>
    </message>
    <message>
        <source>JSON or a cURL command from the clipboard, into the form</source>
        <translation>JSON ou commande cURL du presse-papiers, dans le formulaire</translation>
    </message>
    <message>
        <source>Follow a task by id…</source>
        <translation>Suivre une tâche par identifiant…</translation>
    </message>
    <message>
        <source>One that was created elsewhere: its clip is fetched, nothing is created</source>
        <translation>Une tâche créée ailleurs&#x202f;: son clip est récupéré, rien n’est créé</translation>
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
        <source>Enter another key…</source>
        <translation>Saisir une autre clé…</translation>
    </message>
    <message>
        <source>Model profiles…</source>
        <translation>Profils de modèle…</translation>
    </message>
    <message>
        <source>What is known of models: values, limits and media</source>
        <translation>Ce que l’on sait des modèles&#x202f;: valeurs, limites et médias</translation>
    </message>
    <message>
        <source>Use the practice service</source>
        <translation>Utiliser le service d’entraînement</translation>
    </message>
    <message>
        <source>Open the clips folder</source>
        <translation>Ouvrir le dossier des clips</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
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
        <source>Settings…</source>
        <translation>Paramètres…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Choose an account in the form; the practice service has no settings and no key of yours.</source>
        <translation>Choisissez un compte dans le formulaire&#x202f;; le service d’entraînement n’a ni paramètres ni clé vous appartenant.</translation>
    </message>
    <message>
        <source>Name and pace of the account that is chosen in the form, or its removal</source>
        <translation>Nom et rythme du compte choisi dans le formulaire, ou sa suppression</translation>
    </message>
    <message>
        <source>For the account that is chosen in the form</source>
        <translation>Pour le compte choisi dans le formulaire</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>A request of each kind, to play with</source>
        <translation>Une requête de chaque type, pour essayer</translation>
    </message>
    <message>
        <source>Clear practice takes…</source>
        <translation>Retirer les prises d’entraînement…</translation>
    </message>
    <message>
        <source>Takes all of them off the list; their clips go to the wastebasket. It can be undone.</source>
        <translation>Les retire toutes de la liste&#x202f;; leurs clips vont à la corbeille du système. Cette action peut être annulée.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>Dailies::TransportBar</name>
    <message>
        <source>%1 · frame %2</source>
        <translation>%1 · image %2</translation>
    </message>
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
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Use frame</source>
        <translation>Utiliser l’image</translation>
    </message>
    <message>
        <source>What to do with the picture on screen</source>
        <translation>Que faire de l’image affichée</translation>
    </message>
    <message>
        <source>No sound device was found. The picture plays without sound.</source>
        <translation>Aucun périphérique audio n’a été trouvé. L’image est lue sans le son.</translation>
    </message>
    <message>
        <source>Speed ([ slower, ] faster)</source>
        <translation>Vitesse ([ plus lent, ] plus rapide)</translation>
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
        <source>Voice identifier</source>
        <translation>Identifiant de la voix</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Voices used lately</source>
        <translation>Voix utilisées récemment</translation>
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
        <source>%1 / %2</source>
        <comment>voices, and how many at most</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Dailies::WelcomePage</name>
    <message>
        <source>Dailies sends your requests to a paid video service, watches over them, and keeps every clip.</source>
        <translation>Dailies envoie vos requêtes à un service vidéo payant, les surveille et conserve chaque clip.</translation>
    </message>
    <message>
        <source>Try with the practice service</source>
        <translation>Essayer avec le service d’entraînement</translation>
    </message>
    <message>
        <source>Add an account</source>
        <translation>Ajouter un compte</translation>
    </message>
    <message>
        <source>The practice service runs on this computer: real clips, no key, no bill, and an example of each kind of request to play with.</source>
        <translation>Le service d’entraînement fonctionne sur cet ordinateur&#x202f;: de vrais clips, sans clé ni facture, et un exemple de chaque type de requête pour essayer.</translation>
    </message>
</context>
<context>
    <name>Dailies::WipePicture</name>
    <message>
        <source>Wipe between two takes</source>
        <translation>Volet entre deux prises</translation>
    </message>
    <message>
        <source>Dividing line at %1 %</source>
        <translation>Ligne de séparation à %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>DatabaseMaintenance</name>
    <message>
        <source>The disk has too little room for the daily copy of the task database.</source>
        <translation>Le disque n’a pas assez de place pour la copie quotidienne de la base de données des tâches.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Clips cannot be written to %1.</source>
        <translation>Impossible d’écrire des clips dans %1.</translation>
    </message>
    <message>
        <source>The profile in %1 is on a network drive (%2). Use it from one computer at a time: the task database can be damaged otherwise.</source>
        <translation>Le profil dans %1 se trouve sur un lecteur réseau (%2). Utilisez-le depuis un seul ordinateur à la fois&#x202f;: sinon, la base de données des tâches peut être endommagée.</translation>
    </message>
    <message>
        <source>Practice service</source>
        <translation>Service d’entraînement</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Times are in UTC, then by the clock of this computer (%1).</source>
        <translation>Les heures sont en UTC, puis selon l’horloge de cet ordinateur (%1).</translation>
    </message>
    <message>
        <source>Evidence of task %1, made by Dailies %2.</source>
        <translation>Preuves de la tâche %1, créées par Dailies %2.</translation>
    </message>
    <message>
        <source>For the service&apos;s support: it says what was asked for, when, and what came back.</source>
        <translation>Pour l’assistance du service&#x202f;: ce qui a été demandé, quand, et ce qui a été reçu en retour.</translation>
    </message>
    <message>
        <source>task.json     ids, request ids, times, state, and the length and SHA-256 of the request</source>
        <translation>task.json     identifiants, identifiants de requête, heures, état, longueur et SHA-256 de la requête</translation>
    </message>
    <message>
        <source>request.json  the request as its create call carries it</source>
        <translation>request.json  la requête telle que son appel de création la transmet</translation>
    </message>
    <message>
        <source>inputs.json   name, size, date and SHA-256 of the files that the request sends</source>
        <translation>inputs.json   nom, taille, date et SHA-256 des fichiers envoyés par la requête</translation>
    </message>
    <message>
        <source>log.txt       everything that happened, with times</source>
        <translation>log.txt       tout ce qui s’est passé, avec les heures</translation>
    </message>
    <message>
        <source>replies/      every answer of the service, one file each</source>
        <translation>replies/      chaque réponse du service, une par fichier</translation>
    </message>
    <message>
        <source>Left out: keys, what stands behind the &quot;?&quot; of an address (it may hold a signature), pictures and other encoded data (only their length is told), and the folders of this computer. Where something was taken out there is *** or a number of characters.</source>
        <translation>Exclus&#x202f;: les clés, ce qui suit le «&#x202f;?&#x202f;» d’une adresse (peut contenir une signature), les images et autres données encodées (seule leur longueur est indiquée) et les dossiers de cet ordinateur. Là où quelque chose a été retiré figurent *** ou un nombre de caractères.</translation>
    </message>
    <message>
        <source>Not left out: the prompt, the names of files, and the addresses of inputs. Read it before you give it away.</source>
        <translation>Non exclus&#x202f;: le prompt, les noms de fichiers et les adresses des entrées. Relisez le tout avant de le transmettre.</translation>
    </message>
    <message>
        <source>The evidence was not written: it was stopped.</source>
        <translation>Les preuves n’ont pas été écrites&#x202f;: opération arrêtée.</translation>
    </message>
    <message>
        <source>The evidence could not be written to %1: %2.</source>
        <translation>Impossible d’écrire les preuves dans %1&#x202f;: %2.</translation>
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
        <source>Image address</source>
        <translation>Adresse de l’image</translation>
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
        <source>Extend prompt</source>
        <translation>Étendre le prompt</translation>
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
        <source>Extra JSON</source>
        <translation>JSON supplémentaire</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>Describes the content or the motion.</source>
        <translation>Décrit le contenu ou le mouvement.</translation>
    </message>
    <message>
        <source>Describes the content of the clip or the edit that is wanted; names materials by their numbers.</source>
        <translation>Décrit le contenu du clip ou l’édition souhaitée&#x202f;; désigne les médias par leur numéro.</translation>
    </message>
    <message>
        <source>Describes the content of the clip or the edit that is wanted.</source>
        <translation>Décrit le contenu du clip ou l’édition souhaitée.</translation>
    </message>
    <message>
        <source>The videos to edit; this kind takes no other type.</source>
        <translation>Les vidéos à éditer&#x202f;; ce type n’accepte rien d’autre.</translation>
    </message>
    <message>
        <source>The input materials; their order gives the numbers that the prompt uses.</source>
        <translation>Les médias d’entrée&#x202f;; leur ordre donne les numéros utilisés dans le prompt.</translation>
    </message>
    <message>
        <source>Resolution tier: 480P, 720P or 1080P.</source>
        <translation>Niveau de résolution&#x202f;: 480P, 720P ou 1080P.</translation>
    </message>
    <message>
        <source>Resolution tier, as the model can make it.</source>
        <translation>Niveau de résolution, selon les capacités du modèle.</translation>
    </message>
    <message>
        <source>Adaptive fits the ratio to the input materials; or a ratio W:H that the model can make.</source>
        <translation>adaptive ajuste le format aux médias d’entrée&#x202f;; ou un format W:H que le modèle prend en charge.</translation>
    </message>
    <message>
        <source>Aspect ratio W:H, for example 16:9.</source>
        <translation>Format d’image W:H, par exemple 16:9.</translation>
    </message>
    <message>
        <source>Length of the clip in seconds.</source>
        <translation>Durée du clip en secondes.</translation>
    </message>
    <message>
        <source>Length of the clip in whole seconds, 2 to 30.</source>
        <translation>Durée du clip en secondes entières, de 2 à 30.</translation>
    </message>
    <message>
        <source>Length of the clip in whole seconds, as the model can make it.</source>
        <translation>Durée du clip en secondes entières, selon les capacités du modèle.</translation>
    </message>
    <message>
        <source>A model that is enabled for the account&apos;s key.</source>
        <translation>Un modèle activé pour la clé du compte.</translation>
    </message>
    <message>
        <source>What the clip is not to show.</source>
        <translation>Ce que le clip ne doit pas montrer.</translation>
    </message>
    <message>
        <source>Public address of the input image.</source>
        <translation>Adresse publique de l’image d’entrée.</translation>
    </message>
    <message>
        <source>Public addresses of the input images.</source>
        <translation>Adresses publiques des images d’entrée.</translation>
    </message>
    <message>
        <source>Generation mode, for example std or pro.</source>
        <translation>Mode de génération, par exemple std ou pro.</translation>
    </message>
    <message>
        <source>How strongly the prompt guides the clip.</source>
        <translation>Influence du prompt sur le clip.</translation>
    </message>
    <message>
        <source>Audio switch; on turns audio on.</source>
        <translation>Réglage audio&#x202f;; on active l’audio.</translation>
    </message>
    <message>
        <source>Makes a clip of several shots.</source>
        <translation>Crée un clip de plusieurs plans.</translation>
    </message>
    <message>
        <source>How the clip is divided into shots; customize takes your own list.</source>
        <translation>Façon dont le clip est découpé en plans&#x202f;; customize utilise votre propre liste.</translation>
    </message>
    <message>
        <source>Your own shots: the number, the prompt and the length of each.</source>
        <translation>Vos propres plans&#x202f;: numéro, prompt et durée de chacun.</translation>
    </message>
    <message>
        <source>Voices that speak in the clip, each by its identifier.</source>
        <translation>Voix qui parlent dans le clip, chacune par son identifiant.</translation>
    </message>
    <message>
        <source>Lets the service rewrite the prompt, or not.</source>
        <translation>Permet ou non au service de réécrire le prompt.</translation>
    </message>
    <message>
        <source>Adds a visible mark that the clip is AI-generated, in the lower-right corner.</source>
        <translation>Ajoute dans l’angle inférieur droit une marque visible indiquant que le clip est généré par IA.</translation>
    </message>
    <message>
        <source>Adds a visible mark that the clip is AI-generated.</source>
        <translation>Ajoute une marque visible indiquant que le clip est généré par IA.</translation>
    </message>
    <message>
        <source>Adds the mark of the platform, or not.</source>
        <translation>Ajoute ou non la marque de la plateforme.</translation>
    </message>
    <message>
        <source>Details of the platform&apos;s mark; the specification does not show its contents.</source>
        <translation>Détails de la marque de la plateforme&#x202f;; la spécification n’en montre pas le contenu.</translation>
    </message>
    <message>
        <source>Further keys, put into the request last.</source>
        <translation>Autres clés, ajoutées en dernier à la requête.</translation>
    </message>
</context>
<context>
    <name>IdJournal</name>
    <message>
        <source>The list of ids %1 cannot be written: %2.</source>
        <translation>Impossible d’écrire la liste des identifiants %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The list of ids %1 cannot be read: %2.</source>
        <translation>Impossible de lire la liste des identifiants %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>IdRecovery</name>
    <message>
        <source>Found in the list of ids; the task database did not have it.</source>
        <translation>Trouvée dans la liste des identifiants&#x202f;; la base de données des tâches ne la contenait pas.</translation>
    </message>
    <message>
        <source>The id was found in the list of ids.</source>
        <translation>L’identifiant a été trouvé dans la liste des identifiants.</translation>
    </message>
    <message>
        <source>The service keeps results for a day, so that it is not asked about any more.</source>
        <translation>Le service conserve les résultats un jour&#x202f;; elle n’est donc plus interrogée.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. Whether the service accepted it is not known.</source>
        <translation>La base de données des tâches est plus ancienne que sa liste des identifiants&#x202f;: cette requête a été envoyée après la copie de la base. On ignore si le service l’a acceptée.</translation>
    </message>
    <message>
        <source>The task database is older than its list of IDs: this request was sent after the database was copied. Whether the service accepted and charged it is not known. Check with the service before you submit it again.</source>
        <translation>La base de données des tâches est plus ancienne que sa liste des identifiants&#x202f;: cette requête a été envoyée après la copie de la base. On ignore si le service l’a acceptée et facturée. Vérifiez auprès du service avant de la soumettre à nouveau.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>This is not a request: %1</source>
        <translation>Ceci n’est pas une requête&#x202f;: %1</translation>
    </message>
    <message>
        <source>it asks about a task and makes none.</source>
        <translation>le texte interroge une tâche et n’en crée aucune.</translation>
    </message>
    <message>
        <source>it has none of a request&apos;s fields, such as a model or a prompt.</source>
        <translation>aucun champ de requête n’y figure, tel qu’un modèle ou un prompt.</translation>
    </message>
    <message>
        <source>this key stands twice; only the last one counts</source>
        <translation>cette clé figure deux fois&#x202f;; seule la dernière compte</translation>
    </message>
    <message>
        <source>Its kind was guessed: %1.</source>
        <translation>Son type a été deviné&#x202f;: %1.</translation>
    </message>
    <message>
        <source>this is not understood and was left out</source>
        <translation>ceci n’est pas compris et a été ignoré</translation>
    </message>
    <message>
        <source>Not understood and left out: %1.</source>
        <translation>Non compris et ignoré&#x202f;: %1.</translation>
    </message>
    <message>
        <source>it is a clip&apos;s companion without a version.</source>
        <translation>c’est le fichier joint à un clip, mais sans version.</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Dailies: update the program to read it.</source>
        <translation>Ce fichier a été écrit par une version plus récente de Dailies&#x202f;: mettez le programme à jour pour le lire.</translation>
    </message>
    <message>
        <source>it is a clip&apos;s companion in which the request is missing.</source>
        <translation>c’est le fichier joint à un clip, mais la requête y manque.</translation>
    </message>
    <message>
        <source>it is UTF-16 text; save it as UTF-8.</source>
        <translation>c’est du texte UTF-16&#x202f;; enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>le contenu est vide.</translation>
    </message>
    <message>
        <source>it is no text.</source>
        <translation>ce n’est pas du texte.</translation>
    </message>
    <message>
        <source>it is neither JSON nor a cURL command.</source>
        <translation>ce n’est ni du JSON ni une commande cURL.</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 n’existe plus.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 n’est pas un fichier.</translation>
    </message>
    <message>
        <source>%1 is too large for a request.</source>
        <translation>%1 est trop volumineux pour une requête.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>InputFindings</name>
    <message>
        <source>%1: the file is not there.</source>
        <translation>%1&#x202f;: le fichier est introuvable.</translation>
    </message>
    <message>
        <source>%1: the file cannot be read.</source>
        <translation>%1&#x202f;: le fichier est illisible.</translation>
    </message>
    <message>
        <source>%1: this is a folder or a device, not a file.</source>
        <translation>%1&#x202f;: il s’agit d’un dossier ou d’un périphérique, pas d’un fichier.</translation>
    </message>
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
        <source>%1 is meant to be something else; this is an image.</source>
        <translation>%1&#x202f;: un autre type est attendu&#x202f;; ceci est une image.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a video.</source>
        <translation>%1&#x202f;: un autre type est attendu&#x202f;; ceci est une vidéo.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a sound file.</source>
        <translation>%1&#x202f;: un autre type est attendu&#x202f;; ceci est un fichier audio.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a document.</source>
        <translation>%1&#x202f;: un autre type est attendu&#x202f;; ceci est un document.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else; this is a web page.</source>
        <translation>%1&#x202f;: un autre type est attendu&#x202f;; ceci est une page Web.</translation>
    </message>
    <message>
        <source>%1 is meant to be something else.</source>
        <translation>%1&#x202f;: un autre type est attendu.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>a key in double quotes is missing</source>
        <translation>il manque une clé entre guillemets droits doubles</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>a comma or a closing brace is missing</source>
        <translation>il manque une virgule ou une accolade fermante</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>il manque une virgule ou un crochet fermant</translation>
    </message>
    <message>
        <source>a colon is missing after a key</source>
        <translation>il manque un deux-points après une clé</translation>
    </message>
    <message>
        <source>there is a comma, and nothing after it</source>
        <translation>il y a une virgule, et rien ensuite</translation>
    </message>
    <message>
        <source>a text has no closing quote</source>
        <translation>un texte n’a pas de guillemet fermant</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>ce n’est pas un nombre</translation>
    </message>
    <message>
        <source>there is more after the closing brace</source>
        <translation>il y a encore du contenu après l’accolade fermante</translation>
    </message>
    <message>
        <source>a value is missing, or is none that JSON knows</source>
        <translation>il manque une valeur, ou JSON ne la connaît pas</translation>
    </message>
    <message>
        <source>This is not JSON: %1, at line %2, column %3.</source>
        <translation>Ce n’est pas du JSON&#x202f;: %1, ligne %2, colonne %3.</translation>
    </message>
    <message>
        <source>A JSON object in braces is expected, found a list.</source>
        <translation>Un objet JSON entre accolades est attendu, une liste a été trouvée.</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The key is empty.</source>
        <translation>La clé est vide.</translation>
    </message>
    <message>
        <source>The key has a line break or another control character in it.</source>
        <translation>La clé contient un saut de ligne ou un autre caractère de contrôle.</translation>
    </message>
    <message>
        <source>The key has a space in it.</source>
        <translation>La clé contient une espace.</translation>
    </message>
    <message>
        <source>The key has a character in it that keys do not have.</source>
        <translation>La clé contient un caractère que les clés n’ont pas.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Keep settings, tasks and clips under this folder.</source>
        <translation>Conserver les paramètres, les tâches et les clips dans ce dossier.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>Start and choose the practice service.</source>
        <translation>Démarrer et choisir le service d’entraînement.</translation>
    </message>
    <message>
        <source>Say what can be given here.</source>
        <translation>Indiquer ce qui peut être donné ici.</translation>
    </message>
    <message>
        <source>Say which version this is.</source>
        <translation>Indiquer la version.</translation>
    </message>
    <message>
        <source>dailies takes options only; see --help.</source>
        <translation>dailies n’accepte que des options&#x202f;; voir --help.</translation>
    </message>
    <message>
        <source>Usage: dailies [options]
Makes, watches and keeps clips of a paid video service.</source>
        <translation>Utilisation&#x202f;: dailies [options]
Crée, suit et conserve les clips d’un service vidéo payant.</translation>
    </message>
    <message>
        <source>Dailies (process %1) has this profile open but does not answer. Wait until it does, or end that process and start Dailies again: nothing is lost by that.</source>
        <translation>Dailies (processus %1) a ouvert ce profil mais ne répond pas. Attendez qu’il réponde, ou arrêtez ce processus et redémarrez Dailies&#x202f;: rien n’est perdu pour autant.</translation>
    </message>
    <message>
        <source>The task database is made ready for this version first; with a long history this takes a minute.</source>
        <translation>La base de données des tâches est d’abord préparée pour cette version&#x202f;; avec un long historique, cela prend une minute.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options :</translation>
    </message>
</context>
<context>
    <name>MediaAddress</name>
    <message>
        <source>it is empty.</source>
        <translation>elle est vide.</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>elle est trop longue.</translation>
    </message>
    <message>
        <source>it does not begin with https:// or http:// and a host.</source>
        <translation>elle ne commence pas par https:// ou http:// suivi d’un hôte.</translation>
    </message>
    <message>
        <source>it carries a user name.</source>
        <translation>elle contient un nom d’utilisateur.</translation>
    </message>
    <message>
        <source>it leads into a private network, where the service is not.</source>
        <translation>elle mène à un réseau privé, où le service ne se trouve pas.</translation>
    </message>
    <message>
        <source>The address of the clip is not used: %1</source>
        <translation>L’adresse du clip n’est pas utilisée&#x202f;: %1</translation>
    </message>
    <message>
        <source>The address is not looked up: %1</source>
        <translation>L’adresse n’est pas vérifiée&#x202f;: %1</translation>
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
        <source>this is not known</source>
        <translation>ceci n’est pas connu</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>true ou false attendu</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>texte attendu</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>objet attendu</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>liste attendue</translation>
    </message>
    <message>
        <source>a number is expected</source>
        <translation>nombre attendu</translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation>nombre entier attendu</translation>
    </message>
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
        <source>%1: a list of texts is expected.</source>
        <translation>%1&#x202f;: une liste de textes est attendue.</translation>
    </message>
    <message>
        <source>limits: an object is expected.</source>
        <translation>limits&#x202f;: un objet est attendu.</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>The clip could not be written to %1: %2.</source>
        <translation>Impossible d’écrire le clip dans %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>another copy of the program is at it</source>
        <translation>une autre instance du programme s’en occupe</translation>
    </message>
    <message>
        <source>The disk is full; the clip could not be written. The download goes on by itself as soon as there is room.</source>
        <translation>Le disque est plein&#x202f;; le clip n’a pas pu être écrit. Le téléchargement reprend automatiquement dès qu’il y a de la place.</translation>
    </message>
    <message>
        <source>The disk takes no file as large as this clip.</source>
        <translation>Le disque n’accepte pas de fichier aussi volumineux que ce clip.</translation>
    </message>
    <message>
        <source>The disk is nearly full: the server does not tell how long the clip is, and %1 are free. The download goes on by itself as soon as there is room.</source>
        <translation>Le disque est presque plein&#x202f;: le serveur n’indique pas la taille du clip, et il reste %1. Le téléchargement reprend automatiquement dès qu’il y a de la place.</translation>
    </message>
    <message>
        <source>The disk is full: the clip needs %1, and %2 are free. The download goes on by itself as soon as there is room.</source>
        <translation>Le disque est plein&#x202f;: le clip nécessite %1, et il reste %2. Le téléchargement reprend automatiquement dès qu’il y a de la place.</translation>
    </message>
    <message>
        <source>every name is taken</source>
        <translation>tous les noms sont pris</translation>
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
        <source>practice clips are from 1 to 60 seconds long</source>
        <translation>les clips d’entraînement durent de 1 à 60 secondes</translation>
    </message>
    <message>
        <source>one of 480P, 720P and 1080P is expected</source>
        <translation>480P, 720P ou 1080P attendu</translation>
    </message>
    <message>
        <source>a ratio W:H between 1:4 and 4:1 is expected</source>
        <translation>rapport W:H compris entre 1:4 et 4:1 attendu</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; is not enabled for this key; there are practice-a-3.0, practice-a-2.7 and practice-b</source>
        <translation>model&#x202f;: «&#x202f;%1&#x202f;» n’est pas activé pour cette clé&#x202f;; sont disponibles practice-a-3.0, practice-a-2.7 et practice-b</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; does not offer %2</source>
        <translation>model&#x202f;: «&#x202f;%1&#x202f;» ne propose pas %2</translation>
    </message>
    <message>
        <source>%1: stands twice</source>
        <translation>%1&#x202f;: figure deux fois</translation>
    </message>
    <message>
        <source>The practice service cannot write to the folder %1.</source>
        <translation>Le service d’entraînement ne peut pas écrire dans le dossier %1.</translation>
    </message>
    <message>
        <source>The task cannot be kept: %1.</source>
        <translation>Impossible de conserver la tâche&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This address takes %1 only.</source>
        <translation>Cette adresse n’accepte que %1.</translation>
    </message>
    <message>
        <source>There is no such clip.</source>
        <translation>Ce clip n’existe pas.</translation>
    </message>
    <message>
        <source>This is not a practice job.</source>
        <translation>Ce n’est pas un travail d’entraînement.</translation>
    </message>
    <message>
        <source>The body is larger than 64 MiB.</source>
        <translation>Le corps dépasse 64 Mio.</translation>
    </message>
    <message>
        <source>This request cannot be read.</source>
        <translation>Cette requête est illisible.</translation>
    </message>
    <message>
        <source>The practice service found no free port.</source>
        <translation>Le service d’entraînement n’a trouvé aucun port libre.</translation>
    </message>
    <message>
        <source>The practice service cannot use port %1: another program has it.</source>
        <translation>Le service d’entraînement ne peut pas utiliser le port %1&#x202f;: un autre programme l’occupe.</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>Il n’y a rien à %1.</translation>
    </message>
    <message>
        <source>The header Authorization does not carry this service&apos;s key.</source>
        <translation>L’en-tête Authorization ne contient pas la clé de ce service.</translation>
    </message>
    <message>
        <source>The header Content-Type is not application/json.</source>
        <translation>L’en-tête Content-Type n’est pas application/json.</translation>
    </message>
    <message>
        <source>The prompt asks to be refused.</source>
        <translation>Le prompt demande un refus.</translation>
    </message>
    <message>
        <source>Too many requests; come back in two seconds.</source>
        <translation>Trop de requêtes&#x202f;; revenez dans deux secondes.</translation>
    </message>
    <message>
        <source>%1: not a field of this call, or stands twice</source>
        <translation>%1&#x202f;: n’est pas un champ de cet appel, ou figure deux fois</translation>
    </message>
    <message>
        <source>model: &quot;%1&quot; is not enabled for this key.</source>
        <translation>model&#x202f;: «&#x202f;%1&#x202f;» n’est pas activé pour cette clé.</translation>
    </message>
    <message>
        <source>taskId: there is no such task.</source>
        <translation>taskId&#x202f;: cette tâche n’existe pas.</translation>
    </message>
    <message>
        <source>model: the task was created with another model.</source>
        <translation>model&#x202f;: la tâche a été créée avec un autre modèle.</translation>
    </message>
    <message>
        <source>The prompt asks the task to fail.</source>
        <translation>Le prompt demande l’échec de la tâche.</translation>
    </message>
    <message>
        <source>This address has expired.</source>
        <translation>Cette adresse a expiré.</translation>
    </message>
    <message>
        <source>the task ends as failed, with a code and a message</source>
        <translation>la tâche se termine en échec, avec un code et un message</translation>
    </message>
    <message>
        <source>the task takes five times as long</source>
        <translation>la tâche prend cinq fois plus de temps</translation>
    </message>
    <message>
        <source>the request is refused; no task is made</source>
        <translation>la requête est refusée&#x202f;; aucune tâche n’est créée</translation>
    </message>
    <message>
        <source>the task is reported as UNKNOWN for a while, then goes on</source>
        <translation>la tâche est signalée comme UNKNOWN pendant un moment, puis se poursuit</translation>
    </message>
    <message>
        <source>the task has a state that nobody has heard of for a while, then goes on</source>
        <translation>la tâche a pendant un moment un état dont personne n’a entendu parler, puis se poursuit</translation>
    </message>
    <message>
        <source>the task is made, but the connection is closed without an answer</source>
        <translation>la tâche est créée, mais la connexion est fermée sans réponse</translation>
    </message>
    <message>
        <source>the request is told to come back in two seconds, and taken then</source>
        <translation>la requête est priée de revenir dans deux secondes, puis acceptée</translation>
    </message>
    <message>
        <source>the task succeeds, but the address of its clip is dead</source>
        <translation>la tâche réussit, mais l’adresse de son clip ne fonctionne pas</translation>
    </message>
    <message>
        <source>null is not a value of this field</source>
        <translation>null n’est pas une valeur de ce champ</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>A folder is given from the top, such as /home/me/Videos.</source>
        <translation>Un dossier s’indique depuis la racine, par exemple /home/me/Videos.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation>Impossible d’écrire dans %1.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The language of the window and of all messages.</source>
        <translation>La langue de la fenêtre et de tous les messages.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light or dark; the picture always stands on dark ground.</source>
        <translation>Clair ou sombre&#x202f;; l’image est toujours sur fond sombre.</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
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
        <source>Tell when tasks have ended</source>
        <translation>Signaler la fin des tâches</translation>
    </message>
    <message>
        <source>One notification when the last of the running tasks has ended, and the window is not in view.</source>
        <translation>Une seule notification quand la dernière des tâches en cours est terminée et que la fenêtre n’est pas visible.</translation>
    </message>
    <message>
        <source>Folder for clips</source>
        <translation>Dossier des clips</translation>
    </message>
    <message>
        <source>Where new clips are saved. Those that are saved already stay where they are.</source>
        <translation>Emplacement d’enregistrement des nouveaux clips. Ceux qui sont déjà enregistrés restent à leur place.</translation>
    </message>
    <message>
        <source>Names of clips</source>
        <translation>Noms des clips</translation>
    </message>
    <message>
        <source>Known: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added when a name is taken.</source>
        <translation>Éléments reconnus&#x202f;: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. Un numéro est ajouté quand un nom est déjà pris.</translation>
    </message>
    <message>
        <source>Put the request beside each clip</source>
        <translation>Joindre la requête à chaque clip</translation>
    </message>
    <message>
        <source>A JSON file of the clip&apos;s name with the request that made it. No key is in it.</source>
        <translation>Un fichier JSON du même nom que le clip, avec la requête qui l’a créé. Il ne contient aucune clé.</translation>
    </message>
    <message>
        <source>Downloads at once</source>
        <translation>Téléchargements simultanés</translation>
    </message>
    <message>
        <source>The address that expires first is always fetched first.</source>
        <translation>L’adresse qui expire la première est toujours récupérée en premier.</translation>
    </message>
    <message>
        <source>Playing with</source>
        <translation>Lecture avec</translation>
    </message>
    <message>
        <source>What plays clips; choose another when they do not play well. Single frames are always read with FFmpeg.</source>
        <translation>Le moteur qui lit les clips&#x202f;; choisissez-en un autre s’ils ne sont pas bien lus. Les images isolées sont toujours lues avec FFmpeg.</translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation>Choix du système</translation>
    </message>
    <message>
        <source>Let the graphics card decode</source>
        <translation>Décoder avec la carte graphique</translation>
    </message>
    <message>
        <source>Switch it off when the picture is broken or the program ends while a clip plays. Needs Qt 6.5 or newer.</source>
        <translation>À désactiver si l’image est défectueuse ou si le programme s’arrête pendant la lecture d’un clip. Nécessite Qt 6.5 ou une version plus récente.</translation>
    </message>
    <message>
        <source>Disk space for filmstrips</source>
        <translation>Espace disque pour les pellicules</translation>
    </message>
    <message>
        <source>The oldest are removed when it is used up; they are made again when needed.</source>
        <translation>Les plus anciennes sont retirées quand il est épuisé&#x202f;; elles sont recréées au besoin.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>How the service is reached; this computer&apos;s own addresses never go through it.</source>
        <translation>Comment le service est joint&#x202f;; les adresses propres à cet ordinateur n’y passent jamais.</translation>
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
        <source>Computer and port, such as proxy.example.com:8080.</source>
        <translation>Ordinateur et port, par exemple proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>Shortest pause between questions about a task</source>
        <translation>Pause minimale entre deux interrogations sur une tâche</translation>
    </message>
    <message>
        <source>Longer pauses spare the service; all pauses grow with it. A finished clip is then seen later.</source>
        <translation>Des pauses plus longues ménagent le service&#x202f;; toutes les pauses augmentent avec cette valeur. Un clip terminé est alors vu plus tard.</translation>
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
        <source>A change is seen at the next start.</source>
        <translation>Un changement prend effet au prochain démarrage.</translation>
    </message>
    <message>
        <source>It is a whole number from %1 to %2.</source>
        <translation>C’est un nombre entier de %1 à %2.</translation>
    </message>
    <message>
        <source>Clips need different names: use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line of at most 200 characters.</source>
        <translation>Les clips doivent avoir des noms différents&#x202f;: utilisez au moins un élément parmi {date}, {prompt:40}, {model}, {kind}, {task}, sur une seule ligne de 200 caractères au plus.</translation>
    </message>
    <message>
        <source>A proxy address is a computer and a port, such as proxy.example.com:8080.</source>
        <translation>Une adresse de proxy se compose d’un ordinateur et d’un port, par exemple proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>This cannot be chosen.</source>
        <translation>Ce choix n’est pas possible.</translation>
    </message>
    <message>
        <source>Quiet hours</source>
        <translation>Heures de silence</translation>
    </message>
    <message>
        <source>No notifications between these times of the day.</source>
        <translation>Aucune notification entre ces heures de la journée.</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>Silence à partir de</translation>
    </message>
    <message>
        <source>When the quiet hours begin.</source>
        <translation>Le début des heures de silence.</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>Silence jusqu’à</translation>
    </message>
    <message>
        <source>When they end, on the next day where that is earlier.</source>
        <translation>Leur fin, le lendemain si cette heure est antérieure à celle du début.</translation>
    </message>
    <message>
        <source>Closing the window while tasks run</source>
        <translation>Fermeture de la fenêtre pendant des tâches</translation>
    </message>
    <message>
        <source>In the tray Dailies goes on fetching clips. After quitting, tasks are taken up at the next start.</source>
        <translation>Dans la zone de notification, Dailies continue de récupérer les clips. Si vous quittez, les tâches sont reprises au prochain démarrage.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>À confirmer</translation>
    </message>
    <message>
        <source>Keep in the tray</source>
        <translation>Garder dans la zone de notification</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Learn from takes how long they usually run</source>
        <translation>Apprendre des prises leur temps d’exécution habituel</translation>
    </message>
    <message>
        <source>Asks seldom before a clip is due, and more often around that time. Off: always in the same rhythm.</source>
        <translation>Interroge rarement avant qu’un clip soit attendu, et plus souvent autour de ce moment. Désactivé&#x202f;: toujours au même rythme.</translation>
    </message>
    <message>
        <source>Longest pause while a clip is not due</source>
        <translation>Pause maximale tant qu’un clip n’est pas attendu</translation>
    </message>
    <message>
        <source>How seldom a task is asked about when it is known to take longer. It is never less than the shortest pause.</source>
        <translation>Espacement des interrogations sur une tâche dont on sait qu’elle dure plus longtemps. Jamais inférieur à la pause minimale.</translation>
    </message>
</context>
<context>
    <name>PreviewText</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>A report about Dailies, made at %1.</source>
        <translation>Rapport sur Dailies, établi le %1.</translation>
    </message>
    <message>
        <source>versions.txt   of the program and of what it uses</source>
        <translation>versions.txt   du programme et de ce qu’il utilise</translation>
    </message>
    <message>
        <source>settings.json  those that were changed; of folders and addresses only that they are set</source>
        <translation>settings.json  ceux qui ont été modifiés&#x202f;; pour les dossiers et les adresses, seulement le fait qu’ils sont définis</translation>
    </message>
    <message>
        <source>accounts.json  their models; no name, address or key</source>
        <translation>accounts.json  leurs modèles&#x202f;; ni nom, ni adresse, ni clé</translation>
    </message>
    <message>
        <source>tasks.json     how many there are, and facts about the last %1</source>
        <translation>tasks.json     leur nombre, et des données sur les %1 dernières</translation>
    </message>
    <message>
        <source>log.txt        what the program had to say</source>
        <translation>log.txt        ce que le programme avait à dire</translation>
    </message>
    <message>
        <source>Keys, addresses, encoded data and folders of this computer were taken out.</source>
        <translation>Les clés, les adresses, les données encodées et les dossiers de cet ordinateur ont été retirés.</translation>
    </message>
    <message>
        <source>The prompts of the last tasks are in it.</source>
        <translation>Les prompts des dernières tâches y figurent.</translation>
    </message>
    <message>
        <source>No prompt is in it.</source>
        <translation>Aucun prompt n’y figure.</translation>
    </message>
    <message>
        <source>The report could not be written to %1: %2.</source>
        <translation>Impossible d’écrire le rapport dans %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>There is no place where another start could reach this window.</source>
        <translation>Aucun emplacement ne permet à un autre démarrage d’atteindre cette fenêtre.</translation>
    </message>
    <message>
        <source>Another start cannot reach this window: %1.</source>
        <translation>Un autre démarrage ne peut pas atteindre cette fenêtre&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation>Impossible d’écrire dans le dossier %1.</translation>
    </message>
    <message>
        <source>%1 is in the way: a folder is needed there.</source>
        <translation>%1 occupe la place&#x202f;: un dossier y est nécessaire.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Impossible de créer le dossier %1.</translation>
    </message>
    <message>
        <source>%1 (process %2) is already working in %3. End it first, or choose another profile.</source>
        <translation>%1 (processus %2) travaille déjà dans %3. Fermez-le d’abord, ou choisissez un autre profil.</translation>
    </message>
    <message>
        <source>The profile in %1 cannot be used: nothing can be written there.</source>
        <translation>Le profil dans %1 ne peut pas être utilisé&#x202f;: rien ne peut y être écrit.</translation>
    </message>
</context>
<context>
    <name>ProfileCatalogue</name>
    <message>
        <source>A newer version of Dailies wrote it.</source>
        <translation>Une version plus récente de Dailies l’a écrit.</translation>
    </message>
    <message>
        <source>It is not a list of model profiles.</source>
        <translation>Ce n’est pas une liste de profils de modèle.</translation>
    </message>
    <message>
        <source>A model profile needs an id.</source>
        <translation>Un profil de modèle doit avoir un identifiant.</translation>
    </message>
    <message>
        <source>The id %1 stands twice.</source>
        <translation>L’identifiant %1 figure deux fois.</translation>
    </message>
    <message>
        <source>The model profiles in %1 cannot be read, and the file is left as it is: %2</source>
        <translation>Impossible de lire les profils de modèle dans %1&#x202f;; le fichier est laissé tel quel&#x202f;: %2</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Il est trop volumineux.</translation>
    </message>
    <message>
        <source>Your model profiles could not be read, so they are not written either.</source>
        <translation>Vos profils de modèle n’ont pas pu être lus&#x202f;; ils ne sont donc pas écrits non plus.</translation>
    </message>
    <message>
        <source>The model profiles could not be written to %1: %2.</source>
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
        <source>%1 is a %2 file; this model&apos;s profile takes %3.</source>
        <translation>%1 est un fichier %2&#x202f;; le profil de ce modèle accepte %3.</translation>
    </message>
    <message>
        <source>%1 has transparent parts; this model&apos;s profile takes none.</source>
        <translation>%1&#x202f;: parties transparentes&#x202f;; le profil de ce modèle n’en accepte aucune.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels; this model&apos;s profile takes sides of %4 pixels.</source>
        <translation>%1&#x202f;: %2 × %3 pixels&#x202f;; côtés acceptés par le profil de ce modèle, en pixels&#x202f;: %4.</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 pixels; this model&apos;s profile takes shapes of %4.</source>
        <translation>%1&#x202f;: %2 × %3 pixels&#x202f;; proportions acceptées par le profil de ce modèle&#x202f;: %4.</translation>
    </message>
    <message>
        <source>%1 is %2 seconds long; this model&apos;s profile takes %3 seconds.</source>
        <translation>%1 dure %2 secondes&#x202f;; durée acceptée par le profil de ce modèle, en secondes&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 has %2 pictures a second; this model&apos;s profile wants %3 at least.</source>
        <translation>%1&#x202f;: %2 images par seconde&#x202f;; le profil de ce modèle en demande au moins %3.</translation>
    </message>
    <message>
        <source>%1 has %2 MB; this model&apos;s profile ends at %3 MB.</source>
        <translation>%1 pèse %2&#xa0;Mo&#x202f;; le profil de ce modèle s’arrête à %3&#xa0;Mo.</translation>
    </message>
    <message>
        <source>%1 has %2 MB; as part of the request it takes %3 MB.</source>
        <translation>%1 pèse %2&#xa0;Mo&#x202f;; dans la requête, cela occupe %3&#xa0;Mo.</translation>
    </message>
    <message>
        <source>%1: for oss addresses the vendor wants a header that the specification of this service does not list.</source>
        <translation>%1&#x202f;: pour les adresses oss, le fournisseur demande un en-tête que la spécification de ce service ne mentionne pas.</translation>
    </message>
    <message>
        <source>%1: vendors take only images as data, the rest by address.</source>
        <translation>%1&#x202f;: les fournisseurs n’acceptent que les images sous forme de données, le reste par adresse.</translation>
    </message>
    <message>
        <source>%1 adds up to %2 seconds; this model&apos;s profile ends at %3.</source>
        <translation>%1&#x202f;: %2 secondes au total&#x202f;; le profil de ce modèle s’arrête à %3.</translation>
    </message>
    <message>
        <source>Input videos and the clip make %1 seconds together; this model&apos;s profile ends at %2.</source>
        <translation>Les vidéos d’entrée et le clip font ensemble %1 secondes&#x202f;; le profil de ce modèle s’arrête à %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %L1 at most in all; there are %L2.</source>
        <translation>Le profil de ce modèle accepte %L1 éléments au plus en tout&#x202f;; il y en a %L2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile does not list the type %1 for %2.</source>
        <translation>Le profil de ce modèle ne mentionne pas le type «&#x202f;%1&#x202f;» pour «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Of %1, this model&apos;s profile takes %L2 at most; there are %L3.</source>
        <translation>%1&#x202f;: le profil de ce modèle en accepte %L2 au plus&#x202f;; il y en a %L3.</translation>
    </message>
    <message>
        <source>Of %1, this model&apos;s profile wants %L2 at least; there are %L3.</source>
        <translation>%1&#x202f;: le profil de ce modèle en demande %L2 au moins&#x202f;; il y en a %L3.</translation>
    </message>
    <message>
        <source>This model&apos;s profile knows these combinations: %1.</source>
        <translation>Le profil de ce modèle connaît ces combinaisons&#x202f;: %1.</translation>
    </message>
    <message>
        <source>In this model&apos;s profile these do not go together: %1.</source>
        <translation>Selon le profil de ce modèle, ces éléments ne vont pas ensemble&#x202f;: %1.</translation>
    </message>
    <message>
        <source>In this model&apos;s profile, %1 goes together with %2.</source>
        <translation>Selon le profil de ce modèle, «&#x202f;%1&#x202f;» va avec «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>With %1, this model&apos;s profile wants %2 not to be off.</source>
        <translation>Avec «&#x202f;%1&#x202f;», le profil de ce modèle demande que «&#x202f;%2&#x202f;» ne soit pas désactivé.</translation>
    </message>
    <message>
        <source>This model&apos;s profile does not list %1.</source>
        <translation>Le profil de ce modèle ne mentionne pas %1.</translation>
    </message>
    <message>
        <source>The prompt has %L1 characters; this model&apos;s profile ends at %L2, and vendors cut the rest without a word.</source>
        <translation>Le prompt compte %L1 caractères&#x202f;; le profil de ce modèle s’arrête à %L2, et les fournisseurs coupent le reste sans prévenir.</translation>
    </message>
    <message>
        <source>The negative prompt has %L1 characters; this model&apos;s profile ends at %L2, and vendors cut the rest without a word.</source>
        <translation>Le prompt négatif compte %L1 caractères&#x202f;; le profil de ce modèle s’arrête à %L2, et les fournisseurs coupent le reste sans prévenir.</translation>
    </message>
    <message>
        <source>With a reference video, this model&apos;s profile makes clips of %1 seconds; this is %2.</source>
        <translation>Avec une vidéo de référence, durée des clips selon le profil de ce modèle, en secondes&#x202f;: %1&#x202f;; ici&#x202f;: %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile makes clips of %1 seconds; this is %2.</source>
        <translation>Durée des clips selon le profil de ce modèle, en secondes&#x202f;: %1&#x202f;; ici&#x202f;: %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile says that %1 is not used.</source>
        <translation>Selon le profil de ce modèle, «&#x202f;%1&#x202f;» n’est pas utilisé.</translation>
    </message>
    <message>
        <source>This model&apos;s profile offers %1; this is %2.</source>
        <translation>Le profil de ce modèle propose %1&#x202f;; ici&#x202f;: %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile has a guidance of %1; this is %2.</source>
        <translation>Guidage selon le profil de ce modèle&#x202f;: %1&#x202f;; ici&#x202f;: %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes no voices.</source>
        <translation>Le profil de ce modèle n’accepte pas de voix.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %L1 at most; there are %L2.</source>
        <translation>Le profil de ce modèle en accepte %L1 au plus&#x202f;; il y en a %L2.</translation>
    </message>
    <message>
        <source>The shots are not used while %1 is off.</source>
        <translation>Les plans ne sont pas utilisés tant que «&#x202f;%1&#x202f;» est désactivé.</translation>
    </message>
    <message>
        <source>The shot type is not used while %1 is off.</source>
        <translation>Le type de plan n’est pas utilisé tant que «&#x202f;%1&#x202f;» est désactivé.</translation>
    </message>
    <message>
        <source>%1 is on; this model wants a shot type.</source>
        <translation>«&#x202f;%1&#x202f;» est activé&#x202f;; ce modèle demande un type de plan.</translation>
    </message>
    <message>
        <source>The shots are used with the shot type %1 only.</source>
        <translation>Les plans ne sont utilisés qu’avec le type de plan %1.</translation>
    </message>
    <message>
        <source>The prompt of shot %1 has %L2 characters; this model&apos;s profile ends at %L3.</source>
        <translation>Le prompt du plan %1 compte %L2 caractères&#x202f;; le profil de ce modèle s’arrête à %L3.</translation>
    </message>
    <message>
        <source>Shot %1 is %2 seconds long; this model&apos;s profile wants %3 at least.</source>
        <translation>Le plan %1 dure %2 secondes&#x202f;; le profil de ce modèle en demande au moins %3.</translation>
    </message>
    <message>
        <source>The shots make %1 seconds together; the clip is to have %2.</source>
        <translation>Les plans font ensemble %1 secondes&#x202f;; le clip doit en durer %2.</translation>
    </message>
    <message>
        <source>This model&apos;s profile wants a list of shots for this shot type.</source>
        <translation>Le profil de ce modèle demande une liste de plans pour ce type de plan.</translation>
    </message>
    <message>
        <source>This model&apos;s profile takes %1; there are %L2.</source>
        <translation>Nombre de plans accepté par le profil de ce modèle&#x202f;: %1&#x202f;; il y en a %L2.</translation>
    </message>
    <message>
        <source>This model goes by the prompts of the shots; it does not use this one, but the service wants it.</source>
        <translation>Ce modèle suit les prompts des plans&#x202f;; il n’utilise pas celui-ci, mais le service l’exige.</translation>
    </message>
</context>
<context>
    <name>ProgramLog</name>
    <message>
        <source>The log cannot be written to %1: %2.</source>
        <translation>Impossible d’écrire le journal dans %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>ProgramPart</name>
    <message>
        <source>the system&apos;s choice</source>
        <translation>choix du système</translation>
    </message>
    <message>
        <source>Playing with: %1</source>
        <translation>Lecture avec&#x202f;: %1</translation>
    </message>
    <message>
        <source>Window system: %1</source>
        <translation>Système de fenêtrage&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>PromptMentions</name>
    <message>
        <source>The prompt mentions %1, which is not in the list.</source>
        <translation>Le prompt mentionne %1, qui n’est pas dans la liste.</translation>
    </message>
    <message>
        <source>The prompt does not mention %1.</source>
        <translation>Le prompt ne mentionne pas %1.</translation>
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
        <source>1 task</source>
        <translation>1 tâche</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 tâches</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>No account is chosen; a request needs one to go to.</source>
        <translation>Aucun compte n’est choisi&#x202f;; une requête a besoin d’un compte destinataire.</translation>
    </message>
    <message>
        <source>Not sent for this kind: %1</source>
        <translation>Non envoyé pour ce type&#x202f;: %1</translation>
    </message>
    <message>
        <source>1 thing to fill in</source>
        <translation>1 point à compléter</translation>
    </message>
    <message>
        <source>%1 things to fill in</source>
        <translation>%1 points à compléter</translation>
    </message>
    <message>
        <source>To confirm · %1</source>
        <translation>À confirmer · %1</translation>
    </message>
    <message>
        <source>Ready · %1</source>
        <translation>Prêt · %1</translation>
    </message>
    <message>
        <source>Not ready (%1):</source>
        <translation>Pas prêt (%1)&#x202f;:</translation>
    </message>
    <message>
        <source>Not ready (%1 to %2):</source>
        <translation>Pas prêt (%1 vers %2)&#x202f;:</translation>
    </message>
    <message>
        <source>Ready: %1 to %2, model %3 (Ctrl+Enter).</source>
        <translation>Prêt&#x202f;: %1 vers %2, modèle %3 (Ctrl+Entrée).</translation>
    </message>
    <message>
        <source>You will be asked about:</source>
        <translation>Une confirmation vous sera demandée pour&#x202f;:</translation>
    </message>
    <message>
        <source>Send this request %1 times? Each is charged.</source>
        <translation>Envoyer cette requête %1 fois&#x202f;? Chaque envoi est facturé.</translation>
    </message>
    <message>
        <source>Send this request %1 times?</source>
        <translation>Envoyer cette requête %1 fois&#x202f;?</translation>
    </message>
</context>
<context>
    <name>RequestJson</name>
    <message>
        <source>This request is of a kind that this version does not know.</source>
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
        <source>The address has moved</source>
        <translation>L’adresse a été déplacée</translation>
    </message>
    <message>
        <source>The address has moved to %1</source>
        <translation>L’adresse a été déplacée vers %1</translation>
    </message>
    <message>
        <source>%1 The service did not get the whole request.</source>
        <translation>%1 Le service n’a pas reçu la requête entière.</translation>
    </message>
    <message>
        <source>The proxy did not let the call through, so nothing was sent. Check the proxy settings.</source>
        <translation>Le proxy n’a pas laissé passer l’appel&#x202f;; rien n’a donc été envoyé. Vérifiez les paramètres du proxy.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent.</source>
        <translation>Arrêt avant l’envoi.</translation>
    </message>
    <message>
        <source>Answer lost: the service may have accepted this request. Nothing was sent again.</source>
        <translation>Réponse perdue&#x202f;: le service a peut-être accepté cette requête. Rien n’a été renvoyé.</translation>
    </message>
    <message>
        <source>%1 The part of the answer that came names the task %2.</source>
        <translation>%1 La partie reçue de la réponse désigne la tâche %2.</translation>
    </message>
    <message>
        <source>%1 No answer came in time.</source>
        <translation>%1 Aucune réponse n’est arrivée à temps.</translation>
    </message>
    <message>
        <source>%1 It was stopped after it had been sent.</source>
        <translation>%1 Arrêt après l’envoi.</translation>
    </message>
    <message>
        <source>%1 What came back names no task.</source>
        <translation>%1 Ce qui a été reçu ne désigne aucune tâche.</translation>
    </message>
    <message>
        <source>%1 The connection broke.</source>
        <translation>%1 La connexion a été coupée.</translation>
    </message>
    <message>
        <source>%1; nothing was accepted. Correct the account&apos;s base address.</source>
        <translation>%1&#x202f;; rien n’a été accepté. Corrigez l’adresse de base du compte.</translation>
    </message>
    <message>
        <source>The service does not take the key; nothing was accepted.</source>
        <translation>Le service n’accepte pas la clé&#x202f;; rien n’a été accepté.</translation>
    </message>
    <message>
        <source>The service declined the request; nothing was accepted.</source>
        <translation>Le service a refusé la requête&#x202f;; rien n’a été accepté.</translation>
    </message>
    <message>
        <source>Asking for the state was stopped.</source>
        <translation>La demande d’état a été arrêtée.</translation>
    </message>
    <message>
        <source>The service&apos;s answer is too large to be one.</source>
        <translation>La réponse du service est trop volumineuse pour en être une.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate was not accepted.</source>
        <translation>Le certificat du service n’a pas été accepté.</translation>
    </message>
    <message>
        <source>The proxy did not let the call through.</source>
        <translation>Le proxy n’a pas laissé passer l’appel.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>Le service n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>Impossible de joindre le service.</translation>
    </message>
    <message>
        <source>The connection to the service broke.</source>
        <translation>La connexion au service a été coupée.</translation>
    </message>
    <message>
        <source>The service asks for a pause.</source>
        <translation>Le service demande une pause.</translation>
    </message>
    <message>
        <source>The service has trouble of its own.</source>
        <translation>Le service rencontre lui-même des difficultés.</translation>
    </message>
    <message>
        <source>%1. Correct the account&apos;s base address.</source>
        <translation>%1. Corrigez l’adresse de base du compte.</translation>
    </message>
    <message>
        <source>The service does not tell about this task.</source>
        <translation>Le service ne donne pas d’informations sur cette tâche.</translation>
    </message>
    <message>
        <source>The service&apos;s answer says nothing about the task.</source>
        <translation>La réponse du service ne dit rien de la tâche.</translation>
    </message>
    <message>
        <source>%1 Nothing was sent; correct this and send again.</source>
        <translation>%1 Rien n’a été envoyé&#x202f;; corrigez cela et renvoyez.</translation>
    </message>
    <message>
        <source>The service&apos;s certificate was not accepted, so nothing was sent. Check the account&apos;s base address and this computer&apos;s clock, then send again.</source>
        <translation>Le certificat du service n’a pas été accepté&#x202f;; rien n’a donc été envoyé. Vérifiez l’adresse de base du compte et l’horloge de cet ordinateur, puis renvoyez.</translation>
    </message>
    <message>
        <source>The service could not be reached, so nothing was sent. Check the connection and the account&apos;s base address.</source>
        <translation>Le service n’a pas pu être joint&#x202f;; rien n’a donc été envoyé. Vérifiez la connexion et l’adresse de base du compte.</translation>
    </message>
    <message>
        <source>The connection failed before the whole request had left, so the service cannot have accepted it.</source>
        <translation>La connexion a échoué avant que la requête entière ne soit partie&#x202f;; le service ne peut donc pas l’avoir acceptée.</translation>
    </message>
    <message>
        <source>The service did not get the request in time; nothing was accepted. You can send it again.</source>
        <translation>Le service n’a pas reçu la requête à temps&#x202f;; rien n’a été accepté. Vous pouvez la renvoyer.</translation>
    </message>
    <message>
        <source>The service gave an ID, but also an error: %1</source>
        <translation>Le service a donné un identifiant, mais aussi une erreur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Something on the way to the service, such as a proxy or a sign-in page, answered in its place.</source>
        <translation>Un intermédiaire sur le trajet, tel qu’un proxy ou une page de connexion, a répondu à la place du service.</translation>
    </message>
    <message>
        <source>The service does not accept the key when asked about tasks.</source>
        <translation>Le service n’accepte pas la clé quand il est interrogé sur des tâches.</translation>
    </message>
    <message>
        <source>%1 What came back names no task. %2</source>
        <comment>the last is another sentence</comment>
        <translation>%1 La réponse ne nomme aucune tâche. %2</translation>
    </message>
    <message>
        <source>The service did not get the request in time.</source>
        <translation>Le service n’a pas reçu la requête à temps.</translation>
    </message>
    <message>
        <source>The service does not take the key.</source>
        <translation>Le service n’accepte pas la clé.</translation>
    </message>
    <message>
        <source>The service declined the request.</source>
        <translation>Le service a refusé la requête.</translation>
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
        <source>The answer was HTTP %1 with %2 that aren&apos;t text.</source>
        <translation>La réponse était HTTP %1 avec %2 qui ne sont pas du texte.</translation>
    </message>
    <message>
        <source>The answer was HTTP %1 with %2 that start with “%3”.</source>
        <translation>La réponse était HTTP %1 avec %2 commençant par «&#x202f;%3&#x202f;».</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>A quote in the command is not closed: copy the whole command.</source>
        <translation>Un guillemet de la commande n’est pas fermé&#x202f;: copiez la commande entière.</translation>
    </message>
    <message>
        <source>The command takes text from another command, which is not run here: put the text itself in its place.</source>
        <translation>La commande prend du texte d’une autre commande, qui n’est pas exécutée ici&#x202f;: mettez le texte lui-même à sa place.</translation>
    </message>
    <message>
        <source>This command is written for the Windows command prompt: copy it as cURL for bash instead.</source>
        <translation>Cette commande est écrite pour l’invite de commandes Windows&#x202f;: copiez-la plutôt en cURL pour bash.</translation>
    </message>
    <message>
        <source>The command has typographic quotes (“ ”), which bash does not know: put straight ones (&quot;) there.</source>
        <translation>La commande contient des guillemets typographiques (“ ”), que bash ne connaît pas&#x202f;: remplacez-les par des guillemets droits (&quot;).</translation>
    </message>
</context>
<context>
    <name>Sidecar</name>
    <message>
        <source>The request could not be written beside the clip %1: %2.</source>
        <translation>Impossible d’écrire la requête à côté du clip %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>the folder could not be brought to disk</source>
        <translation>le dossier n’a pas pu être écrit sur le disque</translation>
    </message>
    <message>
        <source>every name for it is taken</source>
        <translation>tous les noms possibles sont pris</translation>
    </message>
</context>
<context>
    <name>TakeDifferences</name>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
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
        <source>Pictures a second</source>
        <translation>Images par seconde</translation>
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
        <source>Decide…</source>
        <translation>Décider…</translation>
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
        <source>Expires in</source>
        <translation>Expire dans</translation>
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
        <source>Cost figures</source>
        <translation>Données de coût</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>clip is not there</source>
        <comment>a clip&apos;s file</comment>
        <translation>clip introuvable</translation>
    </message>
    <message>
        <source>fetched again while its link works</source>
        <comment>a clip that cannot be played</comment>
        <translation>téléchargé à nouveau tant que le lien fonctionne</translation>
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
        <source>As the service gives it; it names no units.</source>
        <translation>Telle que le service l’indique&#x202f;; il ne précise pas d’unité.</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>Déduction</translation>
    </message>
    <message>
        <source>%1 (unit as given)</source>
        <translation>%1 (unité telle quelle)</translation>
    </message>
    <message>
        <source>It is neither asked about nor fetched. The job at the service may still run and be charged.</source>
        <translation>Elle n’est ni interrogée ni récupérée. Le travail peut se poursuivre auprès du service et être facturé.</translation>
    </message>
    <message>
        <source>Not sent.</source>
        <translation>Non envoyée.</translation>
    </message>
    <message>
        <source>Not sent yet. It is sent by itself as soon as there is room.</source>
        <translation>Pas encore envoyée. Elle est envoyée automatiquement dès qu’une place se libère.</translation>
    </message>
    <message>
        <source>The request is on its way.</source>
        <translation>La requête est en cours d’envoi.</translation>
    </message>
    <message>
        <source>The service is at work. The clip is fetched as soon as it is ready.</source>
        <translation>Le service travaille. Le clip est récupéré dès qu’il est prêt.</translation>
    </message>
    <message>
        <source>The clip is ready at the service and is being fetched.</source>
        <translation>Le clip est prêt auprès du service et en cours de récupération.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The service declined the request; nothing runs.</source>
        <translation>Le service a refusé la requête&#x202f;; rien n’est en cours.</translation>
    </message>
    <message>
        <source>The service could not make this clip.</source>
        <translation>Le service n’a pas pu créer ce clip.</translation>
    </message>
    <message>
        <source>The service ended this task.</source>
        <translation>Le service a mis fin à cette tâche.</translation>
    </message>
    <message>
        <source>The service no longer knows this task.</source>
        <translation>Le service ne connaît plus cette tâche.</translation>
    </message>
    <message>
        <source>Check now takes it up again.</source>
        <translation>«&#x202f;Vérifier maintenant&#x202f;» reprend le suivi.</translation>
    </message>
    <message>
        <source>Cancel sending breaks it off. Once all of it has left, the service may have it all the same.</source>
        <translation>«&#x202f;Annuler l’envoi&#x202f;» l’interrompt. Une fois la requête entièrement partie, le service l’a peut-être reçue malgré tout.</translation>
    </message>
    <message>
        <source>See to the account&apos;s key, then submit it again.</source>
        <translation>Vérifiez la clé du compte, puis soumettez à nouveau.</translation>
    </message>
    <message>
        <source>Use again puts the request back into the form, to change and submit it.</source>
        <translation>«&#x202f;Réutiliser&#x202f;» replace la requête dans le formulaire, pour la modifier et la soumettre.</translation>
    </message>
    <message>
        <source>Check now asks the service once more.</source>
        <translation>«&#x202f;Vérifier maintenant&#x202f;» interroge le service une fois de plus.</translation>
    </message>
    <message>
        <source>See to the account&apos;s key; it is sent after that.</source>
        <translation>Vérifiez la clé du compte&#x202f;; l’envoi a lieu ensuite.</translation>
    </message>
    <message>
        <source>See to the account&apos;s key, then check now.</source>
        <translation>Vérifiez la clé du compte, puis choisissez «&#x202f;Vérifier maintenant&#x202f;».</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1 (code %2)</translation>
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
        <source>Asked</source>
        <translation>Demandé</translation>
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
        <source>Task id</source>
        <translation>Identifiant de la tâche</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Enregistré sous</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>Identifiant de requête</translation>
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
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Fetch now takes it up again.</source>
        <translation>«&#x202f;Récupérer maintenant&#x202f;» reprend la récupération.</translation>
    </message>
    <message>
        <source>Fetch again asks the service for a new address.</source>
        <translation>«&#x202f;Récupérer à nouveau&#x202f;» demande une nouvelle adresse au service.</translation>
    </message>
    <message>
        <source>The clip is not where it was saved: %1.</source>
        <translation>Le clip n’est pas là où il a été enregistré&#x202f;: %1.</translation>
    </message>
    <message>
        <source>If it was moved, all is well. Fetch again takes it from the service as long as that still has it, usually for a day; nothing is charged.</source>
        <translation>S’il a été déplacé, tout va bien. «&#x202f;Récupérer à nouveau&#x202f;» le reprend auprès du service tant que celui-ci l’a encore, en général pendant un jour&#x202f;; rien n’est facturé.</translation>
    </message>
    <message>
        <source>Use again puts the request into the form, where another account can be chosen; Remove then takes this one out of the list.</source>
        <translation>«&#x202f;Réutiliser&#x202f;» place la requête dans le formulaire, où un autre compte peut être choisi&#x202f;; «&#x202f;Retirer&#x202f;» enlève ensuite celle-ci de la liste.</translation>
    </message>
    <message>
        <source>Set the account up again and follow the task there by its id, which is kept here. The service keeps a clip for about a day.</source>
        <translation>Configurez à nouveau le compte et suivez-y la tâche par son identifiant, conservé ici. Le service garde un clip environ un jour.</translation>
    </message>
    <message>
        <source>Made by the practice service; nothing was charged.</source>
        <translation>Créé par le service d’entraînement&#x202f;; rien n’a été facturé.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>usually valid until %1</source>
        <translation>en général valable jusqu’au %1</translation>
    </message>
    <message>
        <source>It is neither asked about nor fetched. The job at the service may still run.</source>
        <translation>Elle n’est ni interrogée ni récupérée. Le travail peut se poursuivre auprès du service.</translation>
    </message>
    <message>
        <source>Not sent yet: the service cannot be reached.</source>
        <translation>Pas encore envoyée&#x202f;: le service est injoignable.</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gave no other one.</source>
        <translation>Le lien vers le clip a expiré, et le service n’en a pas donné d’autre.</translation>
    </message>
    <message>
        <source>Send now sends it once more as it is.</source>
        <translation>«&#x202f;Envoyer maintenant&#x202f;» l’envoie encore une fois, telle quelle.</translation>
    </message>
    <message>
        <source>If it was moved, all is well. Fetch again takes it from the service as long as that still has it, usually for a day.</source>
        <translation>S’il a été déplacé, tout va bien. «&#x202f;Récupérer à nouveau&#x202f;» le reprend auprès du service tant que celui-ci l’a encore, en général pendant un jour.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Its link has expired.</source>
        <translation>«&#x202f;Afficher dans le dossier&#x202f;» y mène. Son lien a expiré.</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now.</source>
        <translation>«&#x202f;Afficher dans le dossier&#x202f;» y mène. Dailies le télécharge à nouveau tant que son lien fonctionne&#x202f;; «&#x202f;Récupérer à nouveau&#x202f;» le fait maintenant.</translation>
    </message>
    <message>
        <source>Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now. Nothing is charged.</source>
        <translation>«&#x202f;Afficher dans le dossier&#x202f;» y mène. Dailies le télécharge à nouveau tant que son lien fonctionne&#x202f;; «&#x202f;Récupérer à nouveau&#x202f;» le fait maintenant. Rien n’est facturé.</translation>
    </message>
    <message>
        <source>%1 · not known as a video</source>
        <comment>size of a file</comment>
        <translation>%1 · non reconnu comme vidéo</translation>
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
        <source>%n with a lost answer</source>
        <translation>
            <numerusform>%n avec réponse perdue</numerusform>
            <numerusform>%n avec réponse perdue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n active</numerusform>
            <numerusform>%n actives</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskHistory</name>
    <message>
        <source>Task %1 is not moved to the recycle bin: it is under way, or there is something to decide.</source>
        <translation>La tâche %1 n’est pas mise à la corbeille&#x202f;: elle est en cours, ou une décision est à prendre.</translation>
    </message>
</context>
<context>
    <name>TaskRunner</name>
    <message>
        <source>The account of this task is not there any more.</source>
        <translation>Le compte de cette tâche n’existe plus.</translation>
    </message>
    <message>
        <source>This task belongs to %1, but the account &quot;%2&quot; now points to %3; its key is not used for that.</source>
        <translation>Cette tâche appartient à %1, mais le compte «&#x202f;%2&#x202f;» désigne maintenant %3&#x202f;; sa clé n’est pas utilisée pour cela.</translation>
    </message>
    <message>
        <source>The answer before this one had come %1 times.</source>
        <translation>La réponse précédant celle-ci était arrivée %1 fois.</translation>
    </message>
    <message>
        <source>Between 1 and %1 copies can be submitted at once.</source>
        <translation>Il est possible de soumettre de 1 à %1 exemplaires à la fois.</translation>
    </message>
    <message>
        <source>Nothing was sent, because the request could not be kept on disk first. %1</source>
        <translation>Rien n’a été envoyé, car la requête n’a pas pu être enregistrée au préalable sur le disque. %1</translation>
    </message>
    <message>
        <source>To follow a task, its kind, its model and its id are needed.</source>
        <translation>Pour suivre une tâche, son type, son modèle et son identifiant sont nécessaires.</translation>
    </message>
    <message>
        <source>The id is empty.</source>
        <translation>L’identifiant est vide.</translation>
    </message>
    <message>
        <source>Only a task whose answer was lost can be given an id.</source>
        <translation>Seule une tâche dont la réponse a été perdue peut recevoir un identifiant.</translation>
    </message>
    <message>
        <source>Task %1 has this id already.</source>
        <translation>La tâche %1 a déjà cet identifiant.</translation>
    </message>
    <message>
        <source>The id was given by hand.</source>
        <translation>L’identifiant a été saisi à la main.</translation>
    </message>
    <message>
        <source>Submitted again by hand; the first request may have been charged.</source>
        <translation>Soumise à nouveau manuellement&#x202f;; la première requête a peut-être été facturée.</translation>
    </message>
    <message>
        <source>Asked for by hand.</source>
        <translation>Interrogée manuellement.</translation>
    </message>
    <message>
        <source>Only a task that waits can be taken back.</source>
        <translation>Seule une tâche en attente peut être retirée.</translation>
    </message>
    <message>
        <source>Not submitted again after all, by hand; the first request may have been charged.</source>
        <translation>Finalement pas soumise à nouveau, manuellement&#x202f;; la première requête a peut-être été facturée.</translation>
    </message>
    <message>
        <source>Held by hand.</source>
        <translation>Suspendue manuellement.</translation>
    </message>
    <message>
        <source>Left as it is, by hand; the request may have been charged.</source>
        <translation>Laissée telle quelle, manuellement&#x202f;; la requête a peut-être été facturée.</translation>
    </message>
    <message>
        <source>Task %1 is not being sent.</source>
        <translation>La tâche %1 n’est pas en cours d’envoi.</translation>
    </message>
    <message>
        <source>Stopped by hand.</source>
        <translation>Arrêtée manuellement.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent again. An earlier call got no answer and may have been charged.</source>
        <translation>Arrêt avant le nouvel envoi. Un appel précédent est resté sans réponse et a peut-être été facturé.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent; nothing was accepted.</source>
        <translation>Arrêt avant l’envoi&#x202f;; rien n’a été accepté.</translation>
    </message>
    <message>
        <source>What became of task %1 could not be written to disk yet.</source>
        <translation>Ce qu’est devenue la tâche %1 n’a pas encore pu être écrit sur le disque.</translation>
    </message>
    <message>
        <source>Watching was stopped; the job at the service goes on and may be charged.</source>
        <translation>Le suivi a été arrêté&#x202f;; le travail se poursuit auprès du service et peut être facturé.</translation>
    </message>
    <message>
        <source>This came when the task stood at &quot;%1&quot; and changed nothing.</source>
        <translation>Reçu alors que la tâche était à l’état «&#x202f;%1&#x202f;»&#x202f;; sans effet.</translation>
    </message>
    <message>
        <source>There is no task %1.</source>
        <translation>La tâche %1 n’existe pas.</translation>
    </message>
    <message>
        <source>This is not possible for task %1, which stands at &quot;%2&quot;.</source>
        <translation>Ceci n’est pas possible pour la tâche %1, qui est à l’état «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>The service answered as family %1; the request was written for family %2.</source>
        <translation>Le service a répondu comme famille %1&#x202f;; la requête était écrite pour la famille %2.</translation>
    </message>
    <message>
        <source>Task %1 could not be written to disk; it is tried again every second. %2</source>
        <translation>La tâche %1 n’a pas pu être écrite sur le disque&#x202f;; un nouvel essai a lieu chaque seconde. %2</translation>
    </message>
    <message>
        <source>Task %1, which the service knows as %2, could not be written to disk; it is tried again every second. %3</source>
        <translation>La tâche %1, que le service connaît comme %2, n’a pas pu être écrite sur le disque&#x202f;; un nouvel essai a lieu chaque seconde. %3</translation>
    </message>
    <message>
        <source>The service&apos;s id %1 for task %2 found no place: the task was changed elsewhere.</source>
        <translation>L’identifiant %1 donné par le service pour la tâche %2 n’a pas trouvé de place&#x202f;: la tâche a été modifiée ailleurs.</translation>
    </message>
    <message>
        <source>The program ended before this was sent. Nothing was charged; send it now, or take it back.</source>
        <translation>Le programme s’est terminé avant l’envoi. Rien n’a été facturé&#x202f;; envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message>
        <source>The program ended before this was sent again. An earlier call got no answer and may have been charged; send it now, or take it back.</source>
        <translation>Le programme s’est terminé avant le nouvel envoi. Un appel précédent est resté sans réponse et a peut-être été facturé&#x202f;; envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message>
        <source>Not all tasks could be read from disk; it is tried again every second, a few times. Nothing was sent.</source>
        <translation>Toutes les tâches n’ont pas pu être lues sur le disque&#x202f;; un nouvel essai a lieu chaque seconde, quelques fois. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The id was found in the list of ids.</source>
        <translation>L’identifiant a été trouvé dans la liste des identifiants.</translation>
    </message>
    <message>
        <source>Only a task that waits can be moved.</source>
        <translation>Seule une tâche en attente peut être déplacée.</translation>
    </message>
    <message>
        <source>Task %1 was not sent again: %2</source>
        <translation>La tâche %1 n’a pas été renvoyée&#x202f;: %2</translation>
    </message>
    <message>
        <source>Task %1 was not sent and nothing was charged: %2</source>
        <translation>La tâche %1 n’a pas été envoyée et rien n’a été facturé&#x202f;: %2</translation>
    </message>
    <message>
        <source>The service gave this task the same id as task %1.</source>
        <translation>Le service a donné à cette tâche le même identifiant qu’à la tâche %1.</translation>
    </message>
    <message>
        <source>The service gave task %1 the same id as this one.</source>
        <translation>Le service a donné à la tâche %1 le même identifiant qu’à celle-ci.</translation>
    </message>
    <message>
        <source>The clip was not in its folder any more; it was asked for again by hand.</source>
        <translation>Le clip n’était plus dans son dossier&#x202f;; il a été redemandé manuellement.</translation>
    </message>
    <message>
        <source>This belongs to the press before it. Nothing more was sent.</source>
        <translation>Ceci fait partie de l’appui précédent. Rien de plus n’a été envoyé.</translation>
    </message>
    <message>
        <source>You sent this %1 s ago.</source>
        <translation>Vous avez envoyé ceci il y a %1&#xa0;s.</translation>
    </message>
    <message>
        <source>Submitted again by hand.</source>
        <translation>Soumise à nouveau manuellement.</translation>
    </message>
    <message>
        <source>Not submitted again after all, by hand.</source>
        <translation>Finalement pas soumise à nouveau, manuellement.</translation>
    </message>
    <message>
        <source>Left as it is, by hand.</source>
        <translation>Laissée telle quelle, manuellement.</translation>
    </message>
    <message>
        <source>It was stopped before it was sent again. An earlier call got no answer.</source>
        <translation>Arrêt avant le nouvel envoi. Un appel précédent est resté sans réponse.</translation>
    </message>
    <message>
        <source>Watching was stopped; the job at the service goes on.</source>
        <translation>Le suivi a été arrêté&#x202f;; le travail se poursuit auprès du service.</translation>
    </message>
    <message>
        <source>The service could not be asked for another link in time.</source>
        <translation>Un autre lien n’a pas pu être demandé à temps au service.</translation>
    </message>
    <message>
        <source>The program ended before this was sent; send it now, or take it back.</source>
        <translation>Le programme s’est terminé avant l’envoi&#x202f;; envoyez-la maintenant ou retirez-la.</translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent. Send it now, or take it back.</source>
        <translation>
            <numerusform>Le service a été injoignable pendant %n minute&#x202f;; l’envoi n’a donc pas eu lieu. Envoyez-la maintenant ou retirez-la.</numerusform>
            <numerusform>Le service a été injoignable pendant %n minutes&#x202f;; l’envoi n’a donc pas eu lieu. Envoyez-la maintenant ou retirez-la.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent again. An earlier call got no answer and may have been charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>Le service a été injoignable pendant %n minute&#x202f;; le nouvel envoi n’a donc pas eu lieu. Un appel précédent est resté sans réponse et a peut-être été facturé. Envoyez-la maintenant ou retirez-la.</numerusform>
            <numerusform>Le service a été injoignable pendant %n minutes&#x202f;; le nouvel envoi n’a donc pas eu lieu. Un appel précédent est resté sans réponse et a peut-être été facturé. Envoyez-la maintenant ou retirez-la.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service could not be reached for %n minutes, so this was not sent and nothing was charged. Send it now, or take it back.</source>
        <translation>
            <numerusform>Le service a été injoignable pendant %n minute&#x202f;; l’envoi n’a donc pas eu lieu et rien n’a été facturé. Envoyez-la maintenant ou retirez-la.</numerusform>
            <numerusform>Le service a été injoignable pendant %n minutes&#x202f;; l’envoi n’a donc pas eu lieu et rien n’a été facturé. Envoyez-la maintenant ou retirez-la.</numerusform>
        </translation>
    </message>
    <message>
        <source>Task %1 was not sent: %2</source>
        <translation>La tâche %1 n’a pas été envoyée&#x202f;: %2</translation>
    </message>
    <message>
        <source>Held: an answer was lost.</source>
        <translation>Suspendue&#x202f;: une réponse a été perdue.</translation>
    </message>
    <message>
        <source>Held: the answer to task %1 of the same request was lost. Decide about that task first, then send this one with Send now.</source>
        <translation>Suspendue&#x202f;: la réponse à la tâche %1 de la même requête a été perdue. Décidez d’abord pour cette tâche-là, puis envoyez celle-ci avec «&#x202f;Envoyer maintenant&#x202f;».</translation>
    </message>
</context>
<context>
    <name>TaskState</name>
    <message>
        <source>The service asks for a pause.</source>
        <translation>Le service demande une pause.</translation>
    </message>
    <message>
        <source>The service&apos;s answer did not come back: the task may run and be charged.</source>
        <translation>La réponse du service n’est pas revenue&#x202f;: la tâche peut s’exécuter et être facturée.</translation>
    </message>
    <message>
        <source>The service declined the request.</source>
        <translation>Le service a refusé la requête.</translation>
    </message>
    <message>
        <source>The request could not be sent.</source>
        <translation>La requête n’a pas pu être envoyée.</translation>
    </message>
    <message>
        <source>%1 This call was not charged, but an earlier one got no answer and may have been. Send it again with the file as it is now, or take it back.</source>
        <translation>%1 Cet appel n’a pas été facturé, mais un appel précédent est resté sans réponse et l’a peut-être été. Renvoyez-la avec le fichier tel qu’il est maintenant, ou retirez-la.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. Send it again with the file as it is now, or take it back.</source>
        <translation>%1 Rien n’a été facturé. Renvoyez-la avec le fichier tel qu’il est maintenant, ou retirez-la.</translation>
    </message>
    <message>
        <source>%1 An earlier call of this task got no answer and may have been charged.</source>
        <translation>%1 Un appel précédent de cette tâche est resté sans réponse et a peut-être été facturé.</translation>
    </message>
    <message>
        <source>The program ended while the request was being sent: the task may run and be charged.</source>
        <translation>Le programme s’est terminé pendant l’envoi de la requête&#x202f;: la tâche peut s’exécuter et être facturée.</translation>
    </message>
    <message>
        <source>The service&apos;s answer says nothing about the task&apos;s status.</source>
        <translation>La réponse du service ne dit rien de l’état de la tâche.</translation>
    </message>
    <message>
        <source>The service says that the task failed, and gives no reason.</source>
        <translation>Le service indique que la tâche a échoué, sans donner de motif.</translation>
    </message>
    <message>
        <source>The service says that the task was canceled.</source>
        <translation>Le service indique que la tâche a été annulée.</translation>
    </message>
    <message>
        <source>The service could not be asked.</source>
        <translation>Impossible d’interroger le service.</translation>
    </message>
    <message>
        <source>The service does not know this task&apos;s id. The clip may still come, so it is asked again every now and then. Check that the account still has the key that the task was sent with.</source>
        <translation>Le service ne connaît pas l’identifiant de cette tâche. Le clip peut encore arriver&#x202f;; le service est donc réinterrogé de temps en temps. Vérifiez que le compte a toujours la clé avec laquelle la tâche a été envoyée.</translation>
    </message>
    <message>
        <source>The service no longer knows this task; that is not a failure of the task.</source>
        <translation>Le service ne connaît plus cette tâche&#x202f;; ce n’est pas un échec de la tâche.</translation>
    </message>
    <message>
        <source>The clip could not be fetched.</source>
        <translation>Le clip n’a pas pu être récupéré.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envoi en cours</translation>
    </message>
    <message>
        <source>Answer lost</source>
        <translation>Réponse perdue</translation>
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
        <source>Refused</source>
        <translation>Refusée</translation>
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
        <source>Forgotten by the service</source>
        <translation>Oubliée par le service</translation>
    </message>
    <message>
        <source>Result expired</source>
        <translation>Résultat expiré</translation>
    </message>
    <message>
        <source>Finished, no address yet</source>
        <translation>Terminée, sans adresse pour l’instant</translation>
    </message>
    <message>
        <source>Not known to the service yet</source>
        <translation>Pas encore connue du service</translation>
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
        <source>%1 (not watched)</source>
        <translation>%1 (non suivie)</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>The service&apos;s answer names the ID %1, not the one it was asked about.</source>
        <translation>La réponse du service désigne l’identifiant %1, et non celui qui était demandé.</translation>
    </message>
    <message>
        <source>The service says that the task is finished, but gives no link to the clip yet. It keeps being asked, and the clip is fetched as soon as there is a link.</source>
        <translation>Le service indique que la tâche est terminée, mais ne donne pas encore de lien vers le clip. Il reste interrogé, et le clip est récupéré dès qu’il y a un lien.</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gave no other one for a week. Check now asks again.</source>
        <translation>Le lien vers le clip a expiré, et le service n’en a pas donné d’autre pendant une semaine. «&#x202f;Vérifier maintenant&#x202f;» l’interroge à nouveau.</translation>
    </message>
    <message>
        <source>The link to the clip has expired, and the service gives no other one. It is asked once a day for a week.</source>
        <translation>Le lien vers le clip a expiré, et le service n’en donne pas d’autre. Il est interrogé une fois par jour pendant une semaine.</translation>
    </message>
    <message>
        <source>The service reports trouble of its own, so the task may still succeed. It is asked again. It says: %1</source>
        <translation>Le service signale qu’il rencontre lui-même des difficultés&#x202f;; la tâche peut donc encore réussir. Il est réinterrogé. Il indique&#x202f;: %1</translation>
    </message>
    <message>
        <source>The service says that the task failed. It is asked once more to be sure.</source>
        <translation>Le service indique que la tâche a échoué. Par sécurité, il est interrogé une fois de plus.</translation>
    </message>
    <message>
        <source>The service says that the task failed: %1. It is asked once more to be sure.</source>
        <translation>Le service indique que la tâche a échoué&#x202f;: %1. Par sécurité, il est interrogé une fois de plus.</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>Le service indique&#x202f;: %1</translation>
    </message>
    <message>
        <source>The service&apos;s answer did not come back: the task may run.</source>
        <translation>La réponse du service n’est pas revenue&#x202f;: la tâche peut s’exécuter.</translation>
    </message>
    <message>
        <source>%1 It was sent %2 times. Send it again when the service has room, or take it back.</source>
        <translation>%1 Elle a été envoyée %2 fois. Renvoyez-la quand le service aura de la place, ou retirez-la.</translation>
    </message>
    <message>
        <source>%1 It is sent again automatically: try %2 of %3.</source>
        <translation>%1 Elle est renvoyée automatiquement&#x202f;: essai %2 sur %3.</translation>
    </message>
    <message>
        <source>%1 Send it again with the file as it is now, or take it back.</source>
        <translation>%1 Renvoyez-la avec le fichier tel qu’il est maintenant, ou retirez-la.</translation>
    </message>
    <message>
        <source>%1 It is sent as soon as the service can be reached.</source>
        <translation>%1 Elle est envoyée dès que le service est joignable.</translation>
    </message>
    <message>
        <source>%1 Nothing was charged. It is sent as soon as the service can be reached.</source>
        <translation>%1 Rien n’a été facturé. Elle est envoyée dès que le service est joignable.</translation>
    </message>
    <message>
        <source>The program ended while the request was being sent: the task may run.</source>
        <translation>Le programme s’est terminé pendant l’envoi de la requête&#x202f;: la tâche peut s’exécuter.</translation>
    </message>
    <message>
        <source>%1 An earlier call of this task got no answer.</source>
        <translation>%1 Un appel précédent de cette tâche est resté sans réponse.</translation>
    </message>
    <message>
        <source>Waiting (offline)</source>
        <translation>En attente (hors ligne)</translation>
    </message>
    <message>
        <source>Kept, not known as a video</source>
        <translation>Conservée, vidéo non reconnue</translation>
    </message>
    <message>
        <source>Saved, cannot be played</source>
        <translation>Enregistrée, lecture impossible</translation>
    </message>
    <message>
        <source>%1 Nothing was accepted.</source>
        <translation>%1 Rien n’a été accepté.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known kind of video. It was kept.</source>
        <translation>Ce fichier n’est pas un type de vidéo connu. Il a été conservé.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a known kind of video. You paid for it, so it was kept.</source>
        <translation>Ce fichier n’est pas un type de vidéo connu. Vous l’avez payé&#x202f;: il a donc été conservé.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. It was kept.</source>
        <translation>Ce clip ne peut pas être lu. Il a été conservé.</translation>
    </message>
    <message>
        <source>This clip can&apos;t be played. You paid for it, so it was kept.</source>
        <translation>Ce clip ne peut pas être lu. Vous l’avez payé&#x202f;: il a donc été conservé.</translation>
    </message>
</context>
<context>
    <name>TaskStatusText</name>
    <message numerus="yes">
        <source>%n before it</source>
        <translation>
            <numerusform>%n avant elle</numerusform>
            <numerusform>%n avant elle</numerusform>
        </translation>
    </message>
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
        <source>It is the next of this account to be sent.</source>
        <translation>C’est la prochaine requête de ce compte à être envoyée.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests of this account are sent before it.</source>
        <translation>
            <numerusform>%n requête de ce compte est envoyée avant elle.</numerusform>
            <numerusform>%n requêtes de ce compte sont envoyées avant elle.</numerusform>
        </translation>
    </message>
    <message>
        <source>service asks for a pause, %1</source>
        <translation>le service demande une pause, %1</translation>
    </message>
    <message>
        <source>The service asks for a pause: sending goes on in %1.</source>
        <translation>Le service demande une pause&#x202f;: l’envoi reprend dans %1.</translation>
    </message>
    <message>
        <source>tries again in %1</source>
        <translation>nouvel essai dans %1</translation>
    </message>
    <message>
        <source>It is tried again by itself in %1.</source>
        <translation>Un nouvel essai a lieu automatiquement dans %1.</translation>
    </message>
    <message>
        <source>It is tried again by itself in %1; nothing was charged.</source>
        <translation>Un nouvel essai a lieu automatiquement dans %1&#x202f;; rien n’a été facturé.</translation>
    </message>
    <message>
        <source>its account cannot be used</source>
        <translation>son compte est inutilisable</translation>
    </message>
    <message>
        <source>held</source>
        <translation>suspendue</translation>
    </message>
    <message>
        <source>Held: it is sent when you say so, with Send now.</source>
        <translation>Suspendue&#x202f;: elle est envoyée quand vous choisissez «&#x202f;Envoyer maintenant&#x202f;».</translation>
    </message>
    <message>
        <source>not sent last time</source>
        <translation>non envoyée la dernière fois</translation>
    </message>
    <message>
        <source>Since %1; it is asked again by itself.</source>
        <translation>Depuis %1&#x202f;; il est réinterrogé automatiquement.</translation>
    </message>
    <message>
        <source>The service cannot be reached since %1; it is asked again by itself.</source>
        <translation>Le service est injoignable depuis %1&#x202f;; il est réinterrogé automatiquement.</translation>
    </message>
    <message>
        <source>not reached since %1</source>
        <translation>injoignable depuis %1</translation>
    </message>
    <message>
        <source>longer than usual (%1)</source>
        <translation>plus long que d’habitude (%1)</translation>
    </message>
    <message>
        <source>It takes longer than usual, which is %1. Nothing is wrong for that.</source>
        <translation>Cela prend plus de temps que d’habitude (%1). Ce n’est pas le signe d’un problème.</translation>
    </message>
    <message numerus="yes">
        <source>Learned from %n takes of yours.</source>
        <translation>
            <numerusform>D’après %n de vos prises.</numerusform>
            <numerusform>D’après %n de vos prises.</numerusform>
        </translation>
    </message>
    <message>
        <source>usually %1 · %2</source>
        <comment>length of time, and how much of it is left</comment>
        <translation>en général %1 · %2</translation>
    </message>
    <message>
        <source>Usually %1 · %2. %3</source>
        <comment>length of time, how much of it is left, what it was learned from</comment>
        <translation>En général %1 · %2. %3</translation>
    </message>
    <message>
        <source>paused, goes on by itself</source>
        <translation>en pause, reprend automatiquement</translation>
    </message>
    <message>
        <source>The download is paused. It goes on by itself as soon as the disk takes the clip.</source>
        <translation>Le téléchargement est en pause. Il reprend automatiquement dès que le disque peut accueillir le clip.</translation>
    </message>
    <message>
        <source>tries again by itself</source>
        <translation>nouvel essai automatique</translation>
    </message>
    <message>
        <source>The download alone is tried again by itself; nothing is charged.</source>
        <translation>Seul le téléchargement est retenté automatiquement&#x202f;; rien n’est facturé.</translation>
    </message>
    <message>
        <source>left as it is</source>
        <translation>laissée telle quelle</translation>
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
    <message>
        <source>its account was removed</source>
        <translation>son compte a été supprimé</translation>
    </message>
    <message>
        <source>key not accepted, still asking</source>
        <translation>clé non acceptée, interrogation en cours</translation>
    </message>
    <message>
        <source>Dailies keeps asking, at least every 10 minutes. Nothing is lost: the clip is fetched once the key is accepted.</source>
        <translation>Dailies continue d’interroger le service, au moins toutes les 10 minutes. Rien n’est perdu&#x202f;: le clip est récupéré dès que la clé est acceptée.</translation>
    </message>
    <message>
        <source>no link to the clip yet</source>
        <translation>pas encore de lien vers le clip</translation>
    </message>
    <message>
        <source>Dailies keeps asking for a link, at least every 30 minutes.</source>
        <translation>Dailies continue de demander un lien, au moins toutes les 30 minutes.</translation>
    </message>
    <message>
        <source>link expired, asks once a day</source>
        <translation>lien expiré, redemandé une fois par jour</translation>
    </message>
    <message>
        <source>The link has expired. Dailies asks for a new one once a day for a week; Check now asks at once.</source>
        <translation>Le lien a expiré. Dailies en demande un nouveau une fois par jour pendant une semaine&#x202f;; «&#x202f;Vérifier maintenant&#x202f;» le demande tout de suite.</translation>
    </message>
    <message>
        <source>The download alone is tried again by itself.</source>
        <translation>Seul le téléchargement est retenté automatiquement.</translation>
    </message>
    <message>
        <source>pause after a refusal, %1</source>
        <translation>pause après un refus, %1</translation>
    </message>
    <message>
        <source>The last request was declined, and the reason may concern the others, too: sending goes on in %1.</source>
        <translation>La dernière requête a été refusée et la raison peut aussi concerner les autres&#x202f;: l’envoi reprend dans %1.</translation>
    </message>
</context>
<context>
    <name>TaskStore</name>
    <message>
        <source>The task database %1 could not be copied: %2.</source>
        <translation>Impossible de copier la base de données des tâches %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>le disque ne l’accepte pas</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Impossible de créer le dossier %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be put in place: %2.</source>
        <translation>Impossible de mettre en place le fichier %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The damaged task database %1 cannot be moved aside: %2.</source>
        <translation>Impossible de mettre de côté la base de données des tâches endommagée %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Impossible d’écrire le fichier %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The task database could not be used: %1.</source>
        <translation>La base de données des tâches n’a pas pu être utilisée&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The task database was written by a newer version of Dailies (its schema is %1, this version knows %2). It was left as it is. Use that version to go on with it.</source>
        <translation>La base de données des tâches a été écrite par une version plus récente de Dailies (son schéma est %1, cette version connaît %2). Elle a été laissée telle quelle. Utilisez cette version plus récente pour continuer avec elle.</translation>
    </message>
    <message>
        <source>The database %1 belongs to another program. It was left as it is.</source>
        <translation>La base de données %1 appartient à un autre programme. Elle a été laissée telle quelle.</translation>
    </message>
    <message>
        <source>The task database is damaged: it says of itself that it is empty.</source>
        <translation>La base de données des tâches est endommagée&#x202f;: elle se déclare vide.</translation>
    </message>
    <message>
        <source>The task database %1 cannot be read: %2.</source>
        <translation>Impossible de lire la base de données des tâches %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The file %1 is not a task database. It was left as it is.</source>
        <translation>Le fichier %1 n’est pas une base de données des tâches. Il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>The task database does not take the setting %1, without which tasks could be lost. Is it on a network drive?</source>
        <translation>La base de données des tâches n’accepte pas le réglage %1, sans lequel des tâches pourraient être perdues. Se trouve-t-elle sur un lecteur réseau&#x202f;?</translation>
    </message>
    <message>
        <source>The task database %1 cannot be made: %2.</source>
        <translation>Impossible de créer la base de données des tâches %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The disk failed while the task database was written. Nothing more is sent until Dailies was started again; what is under way goes on.</source>
        <translation>Le disque a échoué pendant l’écriture de la base de données des tâches. Plus rien n’est envoyé avant le redémarrage de Dailies&#x202f;; ce qui est en cours se poursuit.</translation>
    </message>
</context>
<context>
    <name>TaskStoreRepair</name>
    <message numerus="yes">
        <source>The list of ids has %n tasks that the task database did not have, or not their ids: the database is older than the list. They were put in.</source>
        <translation>
            <numerusform>La liste des identifiants contient %n tâche qui manquait à la base de données des tâches, ou dont l’identifiant y manquait&#x202f;: la base est plus ancienne que la liste. Elle a été ajoutée.</numerusform>
            <numerusform>La liste des identifiants contient %n tâches qui manquaient à la base de données des tâches, ou dont les identifiants y manquaient&#x202f;: la base est plus ancienne que la liste. Elles ont été ajoutées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The task database could not be restored from its copy %1: %2.</source>
        <translation>Impossible de restaurer la base de données des tâches à partir de sa copie %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>the disk does not take it</source>
        <translation>le disque ne l’accepte pas</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>impossible de l’ouvrir</translation>
    </message>
    <message>
        <source>This comes from a copy of the task database, made before the request was sent. Whether it has been sent since, and charged, is not known here: look at the service before it is submitted again.</source>
        <translation>Ceci provient d’une copie de la base de données des tâches, faite avant l’envoi de la requête. On ignore ici si elle a été envoyée depuis, et facturée&#x202f;: consultez le service avant de la soumettre à nouveau.</translation>
    </message>
    <message>
        <source>The task database was missing.</source>
        <translation>La base de données des tâches était manquante.</translation>
    </message>
    <message>
        <source>The task database was damaged; it was kept as %1.</source>
        <translation>La base de données des tâches était endommagée&#x202f;; elle a été conservée sous %1.</translation>
    </message>
    <message>
        <source>There is no copy of it, so a new one was begun.</source>
        <translation>Il n’en existe aucune copie&#x202f;; une nouvelle base a donc été commencée.</translation>
    </message>
    <message>
        <source>Its copy of %1 took its place. What happened after that is not in it; tasks that waited then may have been sent since, and are marked &quot;Answer lost&quot;.</source>
        <translation>Sa copie du %1 a pris sa place. Ce qui s’est passé ensuite n’y figure pas&#x202f;; les tâches alors en attente ont peut-être été envoyées depuis, et portent la mention «&#x202f;Réponse perdue&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks of the task database were sent after it was copied. They are marked &quot;Answer lost&quot;, because it does not know how those calls ended.</source>
        <translation>
            <numerusform>%n tâche de la base de données des tâches a été envoyée après la copie de celle-ci. Elle porte la mention «&#x202f;Réponse perdue&#x202f;», car la base ignore comment cet appel s’est terminé.</numerusform>
            <numerusform>%n tâches de la base de données des tâches ont été envoyées après la copie de celle-ci. Elles portent la mention «&#x202f;Réponse perdue&#x202f;», car la base ignore comment ces appels se sont terminés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>The service does not offer %1.</source>
        <translation>Le service ne propose pas %1.</translation>
    </message>
    <message>
        <source>Media item %1</source>
        <translation>Média %1</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <translation>%1&#x202f;: champ obligatoire.</translation>
    </message>
    <message>
        <source>Media item %1 needs a type.</source>
        <translation>Le média %1 doit avoir un type.</translation>
    </message>
    <message>
        <source>The specification does not list the type %1 for %2.</source>
        <translation>La spécification ne mentionne pas le type «&#x202f;%1&#x202f;» pour «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>A driving audio goes together with a first frame.</source>
        <translation>Un audio pilote va avec une première image.</translation>
    </message>
    <message>
        <source>%1 needs an address or a file.</source>
        <translation>%1&#x202f;: une adresse ou un fichier est nécessaire.</translation>
    </message>
    <message>
        <source>%1: this is not an http or https address.</source>
        <translation>%1&#x202f;: ce n’est pas une adresse http ou https.</translation>
    </message>
    <message>
        <source>%1 cannot be sent from this computer: only images can. Put the file where the service can reach it and give its address.</source>
        <translation>%1 ne peut pas être envoyé depuis cet ordinateur&#x202f;: seules les images peuvent l’être. Placez le fichier à un endroit accessible au service et donnez son adresse.</translation>
    </message>
    <message>
        <source>The reference voice of %1 must be an address; a file on this computer cannot be sent.</source>
        <translation>La voix de référence de %1 doit être une adresse&#x202f;; un fichier de cet ordinateur ne peut pas être envoyé.</translation>
    </message>
    <message>
        <source>The reference voice of %1 is not an http or https address.</source>
        <translation>La voix de référence de %1 n’est pas une adresse http ou https.</translation>
    </message>
    <message>
        <source>A reference voice goes together with a reference image or video.</source>
        <translation>Une voix de référence va avec une image ou une vidéo de référence.</translation>
    </message>
    <message>
        <source>Image %1 needs an address.</source>
        <translation>L’image %1 doit avoir une adresse.</translation>
    </message>
    <message>
        <source>Voice %1 needs an identifier.</source>
        <translation>La voix %1 doit avoir un identifiant.</translation>
    </message>
    <message>
        <source>This service takes images by address only. Put the file where the service can reach it and give its address.</source>
        <translation>Ce service n’accepte les images que par leur adresse. Placez le fichier à un endroit accessible au service et donnez son adresse.</translation>
    </message>
    <message>
        <source>This is not an http or https address.</source>
        <translation>Ce n’est pas une adresse http ou https.</translation>
    </message>
    <message>
        <source>The aspect ratio is adaptive or has the form W:H, such as 16:9; this is %1.</source>
        <translation>Le format d’image est adaptive ou de la forme W:H, par exemple 16:9&#x202f;; ici&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The aspect ratio has the form W:H, such as 16:9; this is %1.</source>
        <translation>Le format d’image est de la forme W:H, par exemple 16:9&#x202f;; ici&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Generation 3.0 has the resolutions 480P, 720P and 1080P; this is %1.</source>
        <translation>La génération 3.0 propose les résolutions 480P, 720P et 1080P&#x202f;; ici&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The duration must be whole seconds; this is %L1.</source>
        <translation>La durée doit être en secondes entières&#x202f;; ici&#x202f;: %L1.</translation>
    </message>
    <message>
        <source>Generation 3.0 makes clips of 2 to 30 seconds; this is %L1.</source>
        <translation>La génération 3.0 crée des clips de 2 à 30 secondes&#x202f;; ici&#x202f;: %L1.</translation>
    </message>
    <message>
        <source>A clip of %L1 seconds has no length.</source>
        <translation>Un clip de %L1 secondes n’a pas de durée.</translation>
    </message>
    <message>
        <source>There is no prompt, and the specification lists no media for %1.</source>
        <translation>Il n’y a pas de prompt, et la spécification ne mentionne aucun média pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1: the data in it is not valid Base64.</source>
        <translation>%1&#x202f;: les données qui s’y trouvent ne sont pas du Base64 valide.</translation>
    </message>
    <message>
        <source>The data in it is not valid Base64.</source>
        <translation>Les données qui s’y trouvent ne sont pas du Base64 valide.</translation>
    </message>
    <message>
        <source>Shot %1 has no prompt.</source>
        <translation>Le plan %1 n’a pas de prompt.</translation>
    </message>
    <message>
        <source>Shot %1 has no length.</source>
        <translation>Le plan %1 n’a pas de durée.</translation>
    </message>
    <message>
        <source>Shots %1 and %2 have the same number, %3.</source>
        <translation>Les plans %1 et %2 ont le même numéro, %3.</translation>
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
        <source>not a field of %1 in the specification; it is sent as it stands</source>
        <translation>ce n’est pas un champ de %1 dans la spécification&#x202f;; envoyé tel quel</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>attendu&#x202f;: %1, trouvé&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is not a number of seconds; it is sent as it stands</source>
        <translation>%1 n’est pas un nombre de secondes&#x202f;; envoyé tel quel</translation>
    </message>
    <message>
        <source>it is empty, so it is left out of the request</source>
        <translation>vide, donc omis de la requête</translation>
    </message>
</context>
</TS>
