import { parseContent } from '../parse'
import { legalSchema } from '../schemas'
import { site } from '../site'

export const accessibility = parseContent('content/pages/accessibilite.ts', legalSchema, {
  meta: {
    title: 'Accessibilité du site',
    description:
      'La norme visée, les réglages pour lire plus gros, le clavier, l’impression et ce qui reste imparfait. Comment nous signaler ce qui bloque.',
    keywords: 'accessibilité Web, WCAG 2.2 AA, SGQRI 008, agrandir le texte, lecteur d’écran, clavier, signaler un obstacle',
  },
  hero: {
    title: 'Lire ce site plus facilement',
    lead: 'Nous l’écrivons d’abord pour une personne de 80 ans qui lit le soir, sur une tablette. Voici ce qui est prévu pour elle, et ce qui peut encore lui résister.',
  },
  updatedOn: '22 novembre 2026',
  sections: [
    {
      id: 'norme',
      title: 'La norme visée',
      body: `Nous visons le niveau AA des règles internationales pour l’accessibilité des contenus Web (WCAG 2.2). Nous écrivons « visons » parce qu’aucun organisme n’a vérifié ce site à notre place.

Au Québec, les organismes publics suivent un standard du gouvernement (SGQRI 008 3.0), qui reprend des critères de ces règles. Il ne s’applique pas à une agence comme la nôtre. Nous nous en servons quand même.`,
    },
    {
      id: 'lire',
      title: 'Lire plus gros',
      body: `En haut de chaque page, trois lettres A règlent la taille du texte. Votre appareil retient le choix pour la prochaine visite. Le zoom du navigateur s’y ajoute, et la page se replie sur une colonne au lieu de déborder.

Le texte se détache du fond avec un contraste d’au moins 7 pour 1. Le niveau AA demande 4,5. Aucun renseignement ne passe par la couleur seule : une erreur porte un mot, et un lien dans un texte est souligné.

Si vous avez demandé à votre appareil de réduire les animations, le site obéit.`,
    },
    {
      id: 'fenetre-de-rappel',
      title: 'La fenêtre qui s’ouvre seule',
      body: `Rien ne bouge tout seul, sauf la fenêtre de rappel. Elle s’ouvre une seule fois par appareil, 30 secondes après votre arrivée. Elle attend si vous écrivez ou si un champ contient déjà des mots. Elle attend aussi quand le menu est ouvert, un outil commencé, ou l’onglet caché. Elle ne s’ouvre pas sur la page [C’est urgent](/urgence).

« Pas maintenant », le X, la touche Échap ou un clic à côté la ferment pour de bon. Après un envoi réussi, elle se ferme d’elle-même, trois secondes après le merci.

Vous pouvez aussi la refuser avant qu’elle s’ouvre. Votre appareil s’en souvient.`,
    },
    {
      id: 'clavier',
      title: 'Naviguer sans souris',
      body: `Tout se fait au clavier. La touche Tab avance, et Maj + Tab recule. Le premier lien de chaque page saute l’en-tête et mène au contenu. La touche Échap ferme le menu et la fenêtre de rappel, puis vous ramène où vous étiez.

Un cadre épais montre toujours où vous êtes. Les boutons mesurent 44 pixels de côté ou plus.

Pour un lecteur d’écran, chaque page a un seul grand titre et des titres qui se suivent. Les images utiles sont décrites. Les erreurs d’un formulaire sont lues à côté du champ à corriger.`,
    },
    {
      id: 'sans-javascript',
      title: 'Sans JavaScript, et sur papier',
      body: `Les pages se lisent au complet sans JavaScript. Le menu et les [questions fréquentes](/faq) s’ouvrent, et un formulaire passe alors par votre courriel. La recherche, le réglage du texte, la fenêtre de rappel et le clavardage ne paraissent pas.

À l’impression, l’en-tête et les boutons disparaissent. Le téléphone monte en haut de la feuille et l’adresse des liens s’écrit à côté d’eux. La liste de questions de la page [Alzheimer](/alzheimer) peut ainsi vous suivre en visite.`,
    },
    {
      id: 'limites',
      title: 'Ce qui reste imparfait',
      body: `- Nos essais sont surtout automatiques. La plupart se font dans Chromium, le moteur de Chrome et d’Edge. Les principaux parcours se font aussi dans Firefox et dans WebKit, celui de Safari. Nous n’avons pas essayé tous les lecteurs d’écran, ni les vieilles tablettes.
- Aucune personne aînée ou handicapée n’a encore parcouru le site devant nous. C’est l’essai qui nous manque le plus.
- Les sites des [liens utiles](/liens-utiles) et le clavardage, quand il est offert, viennent d’autres organisations. Nous ne pouvons pas en réparer les défauts.
- La synthèse vocale peut mal lire « 3 ½ » ou un numéro de téléphone.`,
    },
    {
      id: 'signaler',
      title: 'Dites-nous ce qui bloque',
      body: `Appelez le {phone}, {hours}, ou écrivez à [{email}](mailto:${site.email}). Donnez le nom de la page, votre appareil et ce que vous vouliez faire.

Nous répondons dans les 24 heures, les jours ouvrables. La réparation peut prendre plus de temps. D’ici là, dites-nous ce que vous cherchiez : nous vous le lirons au téléphone ou nous l’enverrons dans un courriel simple.

Le formulaire de la page [Contact](/contact) convient aussi, s’il fonctionne pour vous.`,
    },
  ],
})
