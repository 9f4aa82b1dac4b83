import { parseContent } from '../parse'
import { legalSchema } from '../schemas'
import { site } from '../site'

export const privacy = parseContent('content/pages/confidentialite.ts', legalSchema, {
  meta: {
    title: 'Confidentialité et renseignements personnels',
    description:
      'Ce que les formulaires recueillent, qui le lit, où cela va et quand nous l’effaçons. Vos droits, la personne à joindre et l’interrupteur du clavardage.',
    keywords: 'confidentialité, renseignements personnels, Loi 25, témoins, clavardage, droit d’accès, Commission d’accès à l’information',
  },
  hero: {
    title: 'Ce que devient votre message',
    lead: 'Vous nous confiez un nom, un numéro et une situation de famille. Voici où ils vont, qui les lit et quand ils disparaissent. Cette page suit la loi québécoise sur la protection des renseignements personnels, modifiée par la Loi 25.',
  },
  updatedOn: '22 novembre 2026',
  sections: [
    {
      id: 'formulaires',
      title: 'Ce que les deux formulaires demandent',
      body: `Celui de la page [Contact](/contact) demande pour qui vous cherchez, votre nom, votre téléphone, votre courriel et un message. La fenêtre de rappel demande le nom, le téléphone et le courriel. Elle y joint la mention « un proche » et une phrase toute faite, qui dit d’où vient la demande. Ces champs sont tous obligatoires. Pour en dire moins, téléphonez.

Sur la page Contact, vous pouvez aussi cocher quand et comment vous répondre. Vos souhaits s’écrivent à la fin du message, où vous les voyez et les corrigez. Rien d’autre n’est envoyé.

N’écrivez pas de détails médicaux. « Je cherche à Beauport, d’ici l’hiver » nous suffit pour vous rappeler.`,
    },
    {
      id: 'un-proche',
      title: 'Quand vous écrivez pour votre parent',
      body: `Donnez vos coordonnées plutôt que les siennes. Dites à votre mère ou à votre père que vous nous écrivez, et ce que vous avez raconté. Laissez de côté sa date de naissance et son numéro d’assurance maladie.

Votre parent a les mêmes droits que vous sur ce qui le concerne. Il peut nous demander de l’effacer.`,
    },
    {
      id: 'usage',
      title: 'À quoi ils servent, et qui les lit',
      body: `Nous utilisons ces renseignements pour vous répondre et, si vous le voulez, pour commencer la recherche. En envoyant un formulaire, vous y consentez. Il n’y a ni infolettre, ni vente de listes, ni publicité.

L’équipe de {brand} les lit. La personne qui entretient le site peut les voir pendant une réparation. Aucune résidence ne reçoit votre nom sans votre accord, que la conseillère demande chaque fois.`,
    },
    {
      id: 'chemin',
      title: 'Le chemin d’un message',
      body: `Votre message est gardé dans une base de données et nous arrive par courriel. Le site ne dit merci qu’une fois le message bien reçu. Pour arrêter les robots, le système garde environ une heure une trace brouillée de votre connexion.

Trois sortes de fournisseurs travaillent pour nous : l’hébergeur du site, celui de la base de données et le service de courriel. Des renseignements peuvent donc être conservés à l’extérieur du Québec. Demandez-nous chez qui et où.

Si l’envoi échoue, ou si votre appareil bloque les programmes du site (JavaScript), nous vous proposons un courriel. Il part de votre messagerie, qui en garde une copie.

### Détails techniques

Un petit programme hébergé vérifie les champs, inscrit la demande dans une base de données (Postgres) et l’envoie à {email}. La trace est faite de deux empreintes, celle de votre adresse réseau (adresse IP) et celle du réseau dont elle fait partie, calculées avec une clé secrète. Elle sert une heure, puis le nettoyage suivant l’efface. L’adresse elle-même n’entre pas dans notre base. Nos hébergeurs peuvent toutefois la voir passer dans leurs journaux techniques.`,
    },
    {
      id: 'duree',
      title: 'Douze mois, puis effacé',
      body: `Une demande reste 12 mois dans la base, puis elle est effacée. Nous appliquons la même durée au courriel reçu. Vous pouvez demander un effacement plus tôt, et vous n’avez pas à dire pourquoi.

Si nous cherchons ensemble par la suite, la conseillère tient des notes. Demandez-lui de vous les montrer.`,
    },
    {
      id: 'votre-appareil',
      title: 'Ce qui reste dans votre appareil',
      body: `Sans clavardage, ce site ne dépose aucun témoin (cookie), ne mesure pas vos visites et ne charge rien d’une autre entreprise. Il garde seulement ceci, dans votre navigateur :

- la taille du texte, si vous l’avez changée
- le fait que la fenêtre de rappel s’est déjà ouverte ou que vous l’avez refusée, et de quoi ne pas l’ouvrir trop tôt ni après un envoi
- le brouillon de votre message, dans cet onglet, jusqu’à l’envoi ou à la fermeture
- une demande de rappel, dans cet onglet, jusqu’à ce que nous l’ayons reçue
- un numéro tiré au hasard pour ce message, pour qu’un second envoi ne le double pas
- votre refus du clavardage

Rien de cela ne nous est transmis, sauf le message et son numéro quand vous l’envoyez. Sur un ordinateur partagé, fermez l’onglet avant de vous lever.

### Ce que gardent les outils

Les [outils](/outils) n’envoient rien. Ils gardent ceci, dans votre navigateur :

- « Où en êtes-vous? » : vos réponses, dans cet onglet, jusqu’à sa fermeture
- « Un mois en résidence, prix net » : vos chiffres, dans cet onglet, ou sur cet appareil si vous avez coché la case qui le propose
- « Carnet de visite » : vos notes, de la même façon
- « C’est urgent » : rien

Toute personne qui utilise l’appareil peut lire ce qui y est gardé. Le bouton placé sous ce texte efface ce que les outils ont gardé. Pour effacer aussi le reste, videz les données du site dans les réglages du navigateur.`,
    },
    {
      id: 'telephone',
      title: 'Un lien compose une autre ligne',
      body: `Dans la page [Liens utiles](/liens-utiles), un lien affiche le {phone} et compose une ligne de suivi, qui transfère l’appel chez nous. Nous savons ainsi que l’appel vient de cette page. Comme pour tout appel, les compagnies de téléphone et nous pouvons voir votre numéro.

Les sites vers lesquels nous menons ont leurs propres règles.`,
    },
    {
      id: 'clavardage',
      title: 'Le clavardage et son interrupteur',
      body: `Quand un clavardage est offert, il vient d’une autre entreprise. Sa fenêtre se charge d’elle-même, une fois la page prête. Cette entreprise voit alors votre adresse réseau et peut déposer ses propres témoins. Elle reçoit aussi ce que vous écrivez dans sa fenêtre.

L’interrupteur placé sous ce texte le coupe tout de suite sur cet appareil. Votre refus y reste inscrit, et le clavardage ne se charge plus. Vous pouvez changer d’idée au même endroit. Tant qu’aucun clavardage n’est offert, rien n’est chargé, quel que soit votre choix.`,
    },
    {
      id: 'droits',
      title: 'Vos droits',
      body: `Vous pouvez demander à voir ce que nous avons sur vous, en recevoir une copie, le faire corriger ou le faire effacer. Vous pouvez aussi retirer votre consentement. Nous cessons alors d’utiliser ces renseignements, et nous ne pourrons plus vous rappeler.

La loi nous donne 30 jours pour répondre à une demande écrite. Si la réponse ne vous satisfait pas, portez plainte à la [Commission d’accès à l’information](https://www.cai.gouv.qc.ca/).

Si un incident mettait vos renseignements en danger sérieux, nous vous avertirions, ainsi que la Commission.`,
    },
    {
      id: 'personne-responsable',
      title: 'À qui écrire',
      body: `Adressez-vous à la personne responsable de la protection des renseignements personnels de {brand}, à [{email}](mailto:${site.email}). Mettez « renseignements personnels » dans l’objet. Vous pouvez aussi la demander au {phone}, {hours}.`,
    },
  ],
})
