import { z } from 'zod'
import { text, verbatim } from './fields'
import { parseContent } from './parse'

/** Des mots comme une famille les tape, séparés par des virgules : accents, pluriels et majuscules ne comptent pas. */
const words = (max = 400) =>
  verbatim()
    .max(max)
    .transform((line) => line.split(',').map((word) => word.trim()))

/** Où mènent ces mots : une adresse du site (/faq#rpa), ou le nom d’un lien de content/links.ts. La première est la meilleure. */
const pages = () => z.array(z.string().min(1)).min(1).max(4)

const schema = z.strictObject({
  /** Les mots qui ne disent rien du sujet : « est-ce que », « combien ça »… La recherche les saute, sauf s’il n’y a qu’eux. */
  skipped: words(1000),
  /** Un sujet par ligne. Les sujets paraissent aussi, de A à Z, au bas de la page du blogue. */
  subjects: z
    .array(
      z.strictObject({
        /** Le sujet, comme dans un index : son mot principal d’abord. */
        title: text(60),
        /** Ce que les familles tapent quand elles le cherchent. */
        words: words(),
        pages: pages(),
      }),
    )
    .min(60),
  /** Ce qu’on nous demande et que nous n’avons pas : la recherche le dit, au lieu de montrer n’importe quoi. */
  absent: z.array(
    z.strictObject({
      words: words(),
      /** Une ou deux phrases : ce que nous n’avons pas, et qui peut répondre. Notre numéro s’ajoute dessous. */
      answer: text(180),
      /** Où mènent ces mots malgré tout, s’il y a lieu. */
      pages: pages().optional(),
    }),
  ),
})

export const searchWords = parseContent('content/recherche.ts', schema, {
  skipped:
    'a, à, ai, ais, as, au, aux, avec, avez, avons, avoir, c, ça, ce, ces, cet, cette, d, dans, de, des, du, elle, elles, en, es, est, et, eu, êtes, être, il, ils, j, je, l, la, le, les, ' +
    'leur, leurs, lui, m, ma, mais, me, mes, moi, mon, n, ne, ni, nos, notre, nous, on, ont, ou, où, par, pas, pour, qu, que, qui, quoi, quel, quelle, quels, quelles, quand, s, sa, se, ses, si, ' +
    'son, sont, suis, sur, t, ta, te, tes, toi, ton, tu, un, une, vais, va, vos, votre, vous, y, combien, comment, pourquoi, fait, faire, faut, peut, peux, peuvent, puis, dois, doit, ' +
    'veut, veux, veulent, voudrais, plus, très, trop, tout, toute, tous, toutes, cela, donc, alors, bonjour, svp, merci, besoin, entre, résidence, résidences, aimerais, cherche, chercher, trouver, savoir, depuis, été, cest, jai, prend, prendre, ' +
    'maman, papa, mère, père, mari, femme, parent, parents, mamie, papi, grand, quelqu, quelque, chose, dit, dire, même, là, o',

  subjects: [
    {
      title: 'Abus, vol, maltraitance',
      words:
        'abus, abuser, maltraitance, maltraité, vol, voler, vole, volé, voleur, argent qui disparaît, peur, menace, violence, violent, frappe, frapper, crie, bouscule, négligence, exploitation, mauvais traitements, profite, contrôle, isole',
      pages: ['/urgence#peur', 'Ligne Aide Maltraitance Adultes Aînés'],
    },
    {
      title: 'Accessibilité du site',
      words:
        'texte plus gros, écrire plus gros, grossir, agrandir, agrandir les lettres, lire, malvoyant, aveugle, vue, lecteur d’écran, clavier, imprimer',
      pages: ['/accessibilite#lire', '/accessibilite'],
    },
    {
      title: 'Activités et loisirs',
      words:
        'activité, loisir, sortie, sorties, bingo, cartes, quilles, jeux, danse, musique, chorale, club, cours, passe-temps, s’occuper, ennui, ennuie, animation',
      pages: ['/blog/article-5', '/liens-utiles#loisirs-culture'],
    },
    {
      title: 'Adaptation après le déménagement',
      words:
        's’adapter, adaptation, s’habituer, s’habitue, s’ennuie, ennui, pleure, veut revenir, retourner chez elle, malheureuse, triste, déprime depuis le déménagement, premières semaines, intégration',
      pages: ['/faq#duree-adaptation', '/faq#apres-emmenagement', '/blog/article-3'],
    },
    {
      title: 'Âge pour faire appel à nous',
      words: 'âge, quel âge, à partir de quel âge, 60 ans, 65 ans, moi-même, pour moi-même, clientèle',
      pages: ['/faq#pour-qui'],
    },
    {
      title: 'Âgisme',
      words:
        'âgisme, préjugés, discrimination, trop vieux, trop vieille, c’est l’âge, à votre âge, mépris, infantiliser, respect, parle comme à un enfant',
      pages: ['/blog/article-8'],
    },
    {
      title: 'Aide à domicile',
      words:
        'aide à domicile, aide à la maison, soutien à domicile, maintien à domicile, services à domicile, rester chez soi, rester à la maison, rester chez elle, aide ménagère, ménage, bain, aide pour le bain, se laver, laver, douche, hygiène, préposé, préposée, auxiliaire, popote, CLSC',
      pages: ['/blog/article-17', '/liens-utiles#sante-bien-etre', '/faq#credit-impot'],
    },
    {
      title: 'Aide financière',
      words:
        'pas assez d’argent, manque d’argent, pauvre, faible revenu, petit revenu, revenu modeste, pas les moyens, trop cher, subvention, subventionné, aide financière, allocation, allocation-logement, programme, gouvernement paye',
      pages: ['/faq#allocation-logement', '/cout-net', '/liens-utiles#habitation'],
    },
    {
      title: 'Alzheimer, démence, mémoire',
      words:
        'démence, alzheimer, perte de mémoire, perd la mémoire, mémoire, oublie, oublie tout, oublis, oublier, confuse, confus, confusion, mêlée, désorientée, perdue, se perd, errance, fugue, sénile, troubles cognitifs, cognitif, répète, ne me reconnaît plus, perd la tête, se perd dans la rue, agressif, agressive, colère, comportement',
      pages: ['/alzheimer', '/blog/article-17'],
    },
    {
      title: 'Alzheimer : où habiter',
      words:
        'résidence alzheimer, unité fermée, unité prothétique, unité protégée, porte barrée, étage sécurisé, sécuritaire, conjoint alzheimer, femme alzheimer, mari alzheimer, errance, fugue',
      pages: ['/faq#residence-alzheimer', '/alzheimer'],
    },
    {
      title: 'Animal, chat ou chien',
      words: 'animal, animaux, chat, chien, chatte, minou, pitou, oiseau, zoothérapie',
      pages: ['/faq#meubles-et-animal'],
    },
    {
      title: 'Annexe 6 du bail',
      words:
        'annexe 6, annexe six, liste des services, services inclus, repas inclus, inclus dans le loyer, ce qui est compris, extra, extras, services à la carte',
      pages: ['/faq#annexe-6', '/blog/article-4'],
    },
    {
      title: 'Appareil auditif',
      words:
        'appareil auditif, appareils, prothèse auditive, aide auditive, aides auditives, audioprothésiste, pile, piles, siffle, nettoyer l’appareil, ne veut pas porter son appareil',
      pages: ['/blog/article-6', '/blog/article-18'],
    },
    {
      title: 'Appareil auditif perdu ou brisé',
      words: 'perdu son appareil, appareil perdu, perdre, brisé, cassé, remplacer, étiquette, assurance appareil',
      pages: ['/blog/article-12'],
    },
    {
      title: 'Appareil auditif remboursé',
      words:
        'appareil auditif remboursé, remboursement, RAMQ appareil, prix appareil auditif, coût prothèse auditive, aide pour payer appareil, test d’audition, examen, ORL',
      pages: ['/blog/article-9', '/blog/article-18', '/blog/article-12'],
    },
    {
      title: 'Avis des familles',
      words:
        'avis, commentaires, témoignage, références, réputation, bons, sérieux, fiable, confiance, recommandé, note, étoiles, clients, google',
      pages: ['/temoignages', '/faq#avis-des-familles'],
    },
    {
      title: 'Bail : le lire',
      words:
        'bail, lire le bail, contrat, signer, signature, clause, formulaire de bail, section F, nouveau bail, règlement, piège, attention avant de signer',
      pages: ['/blog/article-4', '/faq#annexe-6', '/services#le-parcours'],
    },
    {
      title: 'Bail : le quitter avant la fin',
      words:
        'casser le bail, casser, briser le bail, résilier, résiliation, quitter, quitter mon logement, quitter mon appartement, partir avant la fin, annuler, annulation, avis de départ, fin de bail, sous-louer, céder',
      pages: ['/faq#fin-de-bail'],
    },
    {
      title: 'Bail : qui peut signer',
      words:
        'qui peut signer, signer à sa place, inapte, inaptitude, procuration, mandat, mandat d’inaptitude, mandat de protection, tutelle, tuteur, curateur, curatelle, homologation',
      pages: ['Curateur public du Québec', '/alzheimer#notre-accompagnement-en-cinq-etapes', 'Éducaloi'],
    },
    {
      title: 'Bien vieillir',
      words: 'coiffure, coiffeuse, cheveux, beauté, maquillage, vêtements, linge, peau, amitié, amis, se faire des amis, bien vieillir',
      pages: ['/blog/article-10'],
    },
    {
      title: 'Bouton d’appel et nuits',
      words:
        'bouton d’appel, bouton d’urgence, bracelet, sonnette, nuit, la nuit, surveillance, infirmière, infirmier, infirmière la nuit, personnel, garde, médecin sur place, soins sur place',
      pages: ['/carnet-de-visite', '/blog/article-1'],
    },
    {
      title: 'Carte d’assurance maladie',
      words: 'carte soleil, carte d’assurance maladie, assurance maladie, RAMQ, régie',
      pages: ['Régie de l’assurance maladie du Québec'],
    },
    {
      title: 'Changement d’adresse et tri des affaires',
      words:
        'changement d’adresse, changer d’adresse, vider la maison, vider l’appartement, trier, tri, ménage de la maison, se débarrasser, donner les meubles, boîtes, emballer, camion, déménager, déménagement, préparer le déménagement',
      pages: ['/blog/article-16'],
    },
    {
      title: 'Choisir une résidence',
      words:
        'choisir, choix, résidence, résidences, meilleure résidence, bonne résidence, comparer, comparaison, critères, par où commencer, commencer, liste des résidences, placer, placement, placer ma mère',
      pages: ['/blog/article-1', '/blog/article-2', '/carnet-de-visite'],
    },
    {
      title: 'Place en hébergement public',
      words:
        'CHSLD, place en CHSLD, liste d’attente, attente, centre d’accueil, hébergement public, placement, placer, évaluation, OEMC, CLSC, travailleuse sociale, délai CHSLD, public',
      pages: ['/faq#place-en-chsld', '/blog/article-13'],
    },
    {
      title: 'Types de résidences : les différences',
      words:
        'différence, RI, RTF, ressource intermédiaire, CHSLD privé, famille d’accueil, types de résidences, sortes de résidences, sigles, conventionné, comparer RPA et CHSLD',
      pages: ['/faq#ri-rtf-chsld', '/blog/article-13'],
    },
    {
      title: 'Chute',
      words:
        'chute, tombe, tomber, tombée, tombé, est par terre, se relève pas, relever, malaise, perd connaissance, étourdie, étourdissement, blessure, se frappe la tête',
      pages: ['/urgence#chute', '/blog/article-11'],
    },
    {
      title: 'Chutes : les prévenir',
      words:
        'prévenir les chutes, équilibre, exercice, exercices, marcher, marche, marchette, canne, hanche, fracture, escalier, escaliers, barre d’appui, rampe, glisse',
      pages: ['/blog/article-11', 'Ostéoporose Canada'],
    },
    {
      title: 'Conduite automobile',
      words:
        'conduire, conduite, permis de conduire, auto, voiture, char, volant, accident, SAAQ, enlever les clés, vignette, stationnement handicapé, handicapé',
      pages: ['Société de l’assurance automobile du Québec', '/blog/article-17'],
    },
    {
      title: 'Conseillères : leur métier d’avant',
      words: 'notaire, notaires, technicienne juridique, étude de notaires, conductrice',
      pages: ['/notre-equipe#qui-sonnera-a-votre-porte', '/services#complements'],
    },
    {
      title: 'Confidentialité, renseignements personnels',
      words:
        'effacer mes informations, effacer, informations personnelles, renseignements, vie privée, données, cookies, témoins, confidentiel, qui lit mon message',
      pages: ['/confidentialite', '/confidentialite#droits'],
    },
    {
      title: 'Conflit dans la famille',
      words: 'chicane, chicane de famille, conflit, dispute, frère, sœur, pas d’accord, accord, médiation, famille divisée, mésentente',
      pages: ['/services#complements', '/blog/article-2'],
    },
    {
      title: 'Congé de l’hôpital',
      words:
        'congé, congé de l’hôpital, sortie, sortir de l’hôpital, sortie hôpital, hospitalisé, hospitalisée, hospitalisation, hôpital, renvoyer, renvoie, renvoient, retour à la maison, veulent la sortir, donne son congé, lit, urgence de l’hôpital, travailleur social',
      pages: ['/faq#conge-hopital', '/urgence#conge', '/blog/article-13'],
    },
    {
      title: 'Couple, rester ensemble',
      words:
        'couple, ensemble, rester ensemble, tous les deux, deux personnes, séparés, séparer, mes parents, besoins différents, conjoint autonome, vivre à deux',
      pages: ['/faq#couple'],
    },
    {
      title: 'Court séjour, essai, convalescence',
      words:
        'court séjour, courte durée, séjour, essayer, essai, essayer quelques semaines, temporaire, convalescence, réadaptation, opération, vacances, dépannage, hiver, meublé, avant de décider',
      pages: ['/services#complements', '/faq#conge-hopital', '/urgence#conge'],
    },
    {
      title: 'Crédit d’impôt',
      words:
        'crédit d’impôt, impôt, impôts, maintien à domicile, déduction, déduire, déclaration, versements anticipés, rapport d’impôt, 70 ans, crédit',
      pages: ['/faq#credit-impot', '/cout-net', '/blog/article-4'],
    },
    {
      title: 'Décès : que devient le bail',
      words:
        'décès, décédé, décédée, mort, mourir, morte, veuf, veuve, succession, héritiers, après la mort, mari est mort, perdre son mari, perdu sa femme, funérailles',
      pages: ['/faq#bail-apres-deces', 'Retraite Québec', '/blog/article-3'],
    },
    {
      title: 'Délai de la recherche',
      words:
        'combien de temps, délai, durée, temps pour trouver, rapidement, vite, place disponible, disponibilité, attente, longtemps, quand commencer',
      pages: ['/faq#duree-de-la-recherche', '/blog/article-13'],
    },
    {
      title: 'Déménageurs, courtière, fiscaliste',
      words: 'déménageur, déménageurs, compagnie de déménagement, courtier, agent d’immeuble, fiscaliste, comptable, recommandation',
      pages: ['/services#complements', '/blog/article-16'],
    },
    {
      title: 'Dépôt de garantie',
      words:
        'dépôt, caution, garantie, dépôt de garantie, mois d’avance, premier mois, avance, acompte, arrhes, frais de réservation, réserver, chèques postdatés, chèque, payer d’avance, clés',
      pages: ['/faq#depot-de-garantie', '/blog/article-4'],
    },
    {
      title: 'Deuil, solitude, moral',
      words:
        'deuil, solitude, seul, seule, toute seule, isolement, isolée, isolé, moral, tristesse, triste, dépression, déprime, déprimée, anxiété, anxieuse, angoisse, pleure, hiver, ennui, personne ne vient',
      pages: ['/blog/article-3', 'Info-Santé et Info-Social'],
    },
    {
      title: 'Droits des locataires',
      words: 'droits, mes droits, locataire, droit, recours, régie du logement, tribunal du logement, TAL, TAL logement, propriétaire',
      pages: [
        'Tribunal administratif du logement',
        'Centres d’assistance et d’accompagnement aux plaintes',
        '/faq#devoir-partir',
        '/urgence#depart',
      ],
    },
    {
      title: 'Engagement : aucun',
      words: 'engagement, engage, m’engage, obligation, obligé, contrat avec vous, exclusivité, arrêter',
      pages: ['/faq#engagement'],
    },
    {
      title: 'Épuisement de la personne aidante',
      words:
        'épuisée, épuisé, épuisement, fatiguée, fatigué, à bout, au bout du rouleau, plus capable, n’en peux plus, je n’en peux plus, peux plus, débordée, découragée, burnout, dors plus, craquer, craque, aide-moi, au secours, crise, détresse',
      pages: ['/urgence#epuisement', 'Info-aidant, de L’Appui'],
    },
    {
      title: 'Équipe : qui nous sommes',
      words:
        'qui êtes-vous, équipe, conseillère, conseillères, conseiller, agente, présidente, fondatrice, personnel de l’agence, vous êtes qui, entreprise',
      pages: ['/notre-equipe', '/notre-mission'],
    },
    {
      title: 'Éviction, avis de départ',
      words:
        'éviction, évincé, évincée, expulsion, expulser, mettre dehors, dehors, mise à la porte, chassé, obligé de partir, demande de partir, avis d’éviction, ne veulent plus la garder, quitter la résidence',
      pages: ['/faq#devoir-partir', '/urgence#depart'],
    },
    {
      title: 'Fermeture d’une résidence',
      words: 'fermeture, ferme, ferme ses portes, résidence qui ferme, fermer, vendue, faillite, cessation, rénoviction',
      pages: ['/urgence#depart', '/faq#devoir-partir'],
    },
    {
      title: 'Frais d’hôpital en attendant une place',
      words:
        'frais d’hôpital, facture de l’hôpital, facture d’hôpital, payer l’hôpital, contribution, refuser une place, refus de place, coût par jour, attendre à l’hôpital, soins actifs, lit d’hôpital, place provisoire, place de transition',
      pages: ['/faq#conge-hopital', '/urgence#conge', '/blog/article-13'],
    },
    {
      title: 'Fraude et arnaque',
      words:
        'fraude, fraudeur, arnaque, faux petit-fils, grands-parents, escroc, escroquerie, appel suspect, carte de crédit, banque, contrat à la porte, vendeur',
      pages: ['Centre antifraude du Canada', '/urgence#peur', 'Office de la protection du consommateur'],
    },
    {
      title: 'Qui nous paie',
      words:
        'qui vous paye, qui vous paie, payé, payés par les résidences, paye, paie, payer, commission, rémunération, salaire, indépendant, neutre, objectif, catch, attrape, arnaque',
      pages: ['/faq#conseils-orientes', '/faq#cout-du-service', '/notre-mission#qui-paie-qui'],
    },
    {
      title: 'Prix de notre service',
      words: 'gratuit, gratuité, gratuitement, votre service, tarif du service, prix du service, vos tarifs, honoraires',
      pages: ['/faq#cout-du-service', '/notre-mission#qui-paie-qui'],
    },
    {
      title: 'Habitation à loyer modique',
      words:
        'HLM, loyer modique, logement social, logement subventionné, coopérative, OMHQ, office d’habitation, OSBL, logement abordable, pas cher',
      pages: ['Office municipal d’habitation de Québec', '/faq#allocation-logement', '/faq#fin-de-bail'],
    },
    {
      title: 'Hausse de loyer',
      words: 'hausse, hausse de loyer, augmentation, augmentation de loyer, augmenter, augmente, refuser la hausse, section F',
      pages: [
        '/blog/article-4',
        'Centres d’assistance et d’accompagnement aux plaintes',
        'Tribunal administratif du logement',
        '/blog/article-1',
      ],
    },
    {
      title: 'Heures et villes',
      words:
        'heures, heure d’ouverture, ouvert, ouverture, fermé, fin de semaine, week-end, samedi, dimanche, soir, horaire, ville, villes, secteur, secteurs, quartier, territoire, région, Lévis, rive-sud, Beauport, Charlesbourg, Sainte-Foy, Portneuf, Beauce, Limoilou',
      pages: ['/faq#villes-et-heures', '/contact'],
    },
    {
      title: 'Joindre une conseillère',
      words:
        'téléphone, numéro, numéro de téléphone, appeler, joindre, contacter, rejoindre, rendez-vous, prendre rendez-vous, parler à quelqu’un, parler, rencontre, courriel, écrire, adresse, rappel, consultation',
      pages: ['/contact', '/faq#premiere-rencontre'],
    },
    {
      title: 'Journal, carnet de souvenirs',
      words: 'journal, journal intime, souvenirs, mémoires, écrire sa vie, carnet, écriture',
      pages: ['/blog/article-14'],
    },
    {
      title: 'Maison à vendre',
      words: 'vendre, vente, vendre la maison, maison, maison vide, assurance habitation, hypothèque, évaluer la maison',
      pages: ['/faq#vendre-la-maison', '/services#complements'],
    },
    {
      title: 'Médecin de famille : ne pas en avoir',
      words:
        'médecin de famille, pas de médecin, sans médecin, trouver un médecin, docteur, voir un médecin, orphelin, guichet d’accès, clinique',
      pages: ['Info-Santé et Info-Social', '/blog/article-3'],
    },
    {
      title: 'Médicaments',
      words: 'médicament, médicaments, pilule, pilules, dosette, pharmacie, pharmacien, ordonnance, médicaments périmés',
      pages: ['/blog/article-16', '/ou-en-etes-vous'],
    },
    {
      title: 'Meubles à apporter',
      words: 'meubles, apporter, apporter son lit, lit, fauteuil, télévision, frigo, dimensions, mesurer, quoi apporter',
      pages: ['/faq#meubles-et-animal', '/blog/article-16'],
    },
    {
      title: 'Oreille bouchée, cire',
      words:
        'oreille, oreilles, oreille bouchée, bouchon, cire, cérumen, laver l’oreille, acouphène, bourdonnement, bruit dans l’oreille, otite',
      pages: ['/blog/article-9', '/blog/article-7'],
    },
    {
      title: 'Où en êtes-vous?',
      words:
        'perte d’autonomie, autonomie, autonome, semi-autonome, encore capable, capable, questionnaire, évaluer, évaluation, est-ce le temps, le bon moment, signes, premiers signes, symptômes',
      pages: ['/ou-en-etes-vous', '/blog/article-17'],
    },
    {
      title: 'Parent qui refuse',
      words:
        'refuse, refuser, ne veut pas partir, ne veut pas, partir, refuse de déménager, têtue, têtu, convaincre, forcer, obliger, accepter, ne veut rien savoir, sans son accord, résiste',
      pages: ['/faq#parent-qui-refuse', '/blog/article-17'],
    },
    {
      title: 'Parler de déménagement à son parent',
      words:
        'comment lui en parler, en parler, lui parler, annoncer, aborder le sujet, conversation, parler à son parent, culpabilité, coupable, promesse, promis',
      pages: ['/blog/article-17', '/faq#parent-qui-refuse'],
    },
    {
      title: 'Pension et rente',
      words:
        'pension, pension de vieillesse, sécurité de la vieillesse, supplément de revenu garanti, supplément, revenu garanti, rente, retraite, rentes, fédéral',
      pages: ['Pensions publiques, Service Canada', 'Retraite Québec'],
    },
    {
      title: 'Permis, certification, registre',
      words:
        'permis, certifiée, certification, légale, légal, vérifier, inspection, registre, conforme, autorisée, accréditée, reconnue, clandestine',
      pages: ['/faq#residence-certifiee', 'Registre des résidences privées pour aînés (RPA)'],
    },
    {
      title: 'Plainte contre une résidence',
      words:
        'plainte, porter plainte, se plaindre, insatisfait, insatisfaite, mauvais service, mal traitée, nourriture, nourriture mauvaise, manger mal, mauvaise, sale, malpropre, problème avec la résidence, ombudsman, CAAP, commissaire, dénoncer, n’aime pas sa résidence, changer de résidence',
      pages: ['/faq#residence-qui-ne-convient-pas', 'Centres d’assistance et d’accompagnement aux plaintes', 'Protecteur du citoyen'],
    },
    {
      title: 'Poison, pile avalée',
      words:
        'poison, empoisonnement, empoisonné, intoxication, centre antipoison, antipoison, pile avalée, avalé une pile, avaler une pile',
      pages: ['/blog/article-6', '/urgence'],
    },
    {
      title: 'Popote et repas livrés',
      words:
        'popote, popote roulante, repas, repas livrés, livraison de repas, repas à domicile, dîner, manger, ne mange pas, ne mange plus, épicerie, cuisiner',
      pages: ['Popotes roulantes et visites d’amitié, par le 211', '/blog/article-17'],
    },
    {
      title: 'Première rencontre',
      words:
        'première rencontre, préparer, documents, papiers, quoi apporter à la rencontre, dossier médical, comment ça marche, fonctionnement, étapes, déroulement',
      pages: ['/faq#premiere-rencontre', '/services#le-parcours'],
    },
    {
      title: 'Prix d’une résidence',
      words:
        'prix, coût, coûte, coûts, tarif, tarifs, combien ça coûte, combien par mois, prix par mois, loyer, loyer par mois, cher, budget, mensuel, frais, frais cachés, facture, dépense, payer',
      pages: ['/faq#loyer-par-mois', '/blog/article-4', '/cout-net'],
    },
    {
      title: 'Prix net, avec le crédit',
      words: 'calculer, calcul, calculatrice, calculateur, simulateur, prix net, coût net, estimation, combien il me restera',
      pages: ['/cout-net', '/faq#credit-impot'],
    },
    {
      title: 'Questions à poser en visite',
      words:
        'questions à poser, quoi demander, demander, poser, visite, visiter, visites, pendant la visite, quoi regarder, liste de vérification, aide-mémoire, grille, carnet de visite',
      pages: ['/carnet-de-visite', '/blog/article-2', '/blog/article-1'],
    },
    {
      title: 'Répit',
      words:
        'répit, gardienne, gardiennage, garder, remplacer, prendre des vacances, souffler, halte, baluchon, relève, proche aidant, aidant naturel, aidante naturelle, aidant, aidante, proche aidante, aidants, appui',
      pages: ['Info-aidant, de L’Appui', 'Baluchon Répit', '/urgence#epuisement', 'Proche aidance Québec'],
    },
    {
      title: 'Résidence privée pour aînés (RPA)',
      words:
        'RPA, résidence privée, maison de retraite, foyer, foyer pour personnes âgées, hospice, EHPAD, manoir, ce que c’est, catégories',
      pages: ['/faq#rpa', '/blog/article-1'],
    },
    {
      title: 'Sourd, n’entend plus',
      words:
        'sourd, sourde, surdité, entendre, entend, n’entend plus, entend mal, audition, ouïe, monte le son, télé trop forte, crier, fait répéter, perte auditive, dur d’oreille',
      pages: ['/blog/article-18', '/blog/article-9', '/blog/article-6'],
    },
    {
      title: 'Suicide, idées noires',
      words: 'suicide, suicidaire, mourir, veut mourir, envie de mourir, idées noires, en finir, fini, se tuer',
      pages: ['/urgence#epuisement', 'Prévention du suicide'],
    },
    {
      title: 'Surdité subite',
      words: 'surdité subite, subite, soudain, d’un coup, tout d’un coup, perdre l’ouïe',
      pages: ['/blog/article-9', '/blog/article-15'],
    },
    {
      title: 'Testament et droit',
      words: 'testament, droit, avocat, juridique, héritage, loi, testaments, légal',
      pages: ['Éducaloi', '/services#complements'],
    },
    {
      title: 'Transport adapté, rendez-vous',
      words:
        'transport, transport adapté, autobus, bus, taxi, STAC, RTC, se déplacer, déplacement, transport médical, transport pour rendez-vous, accompagnement, accompagner, lift, bénévole',
      pages: [
        '/liens-utiles#transport',
        'Accompagnement aux rendez-vous médicaux, par le 211',
        'Service de transport adapté de la Capitale',
      ],
    },
    {
      title: 'Travailleuse sociale, travailleur social',
      words: 'CLSC, travailleuse sociale, travailleur social, ergothérapeute, services sociaux, CIUSSS, CISSS, évaluation du CLSC',
      pages: ['CIUSSS de la Capitale-Nationale', '/faq#place-en-chsld', '/blog/article-17'],
    },
    {
      title: 'Urgence',
      words:
        'urgent, urgence, c’est urgent, au secours, aide, tout de suite, immédiatement, maintenant, ambulance, police, 911, 811, info-santé',
      pages: ['/urgence', '/blog/article-13'],
    },
    {
      title: 'Urgence : trouver une place',
      words:
        'place rapidement, place urgente, ça presse, presse, rapidement, rapide, cette semaine, hébergement, hébergement d’urgence, trouver une place, placer, placement, milieu de vie',
      pages: ['/blog/article-13', '/faq#duree-de-la-recherche', '/urgence'],
    },
    {
      title: 'Vivre seul chez soi',
      words:
        'vivre seul, vivre seule, vit seule, vit seul, seule à la maison, laisser seule, rester seule, danger à la maison, feu, casserole brûlée, frigo vide',
      pages: ['/blog/article-17', '/ou-en-etes-vous'],
    },
    {
      title: 'Zona',
      words: 'zona, cloques, boutons d’un côté, vaccin, vaccination, vaccin zona, ça brûle, varicelle',
      pages: ['/blog/article-15'],
    },
  ],

  absent: [
    {
      words:
        'AVC, paralysie, paralysé, paralysée, visage croche, bouche croche, bras faible, parole brouillée, crise cardiaque, crise de cœur, infarctus',
      answer:
        'Visage qui tombe, bras faible, parole brouillée, douleur à la poitrine : faites le 911. Sinon, Info-Santé répond au 811. Nous n’avons pas de page sur cette maladie.',
      pages: ['/urgence#chute', 'Info-Santé et Info-Social'],
    },
    {
      words: 'soins palliatifs, palliatif, fin de vie, aide médicale à mourir',
      answer: 'Nous n’avons rien sur les soins palliatifs ni sur l’aide médicale à mourir. Info-Santé, au 811, dit à qui s’adresser.',
      pages: ['Info-Santé et Info-Social'],
    },
    {
      words:
        'diabète, diabétique, insuline, cancer, parkinson, dialyse, oxygène, insuffisance cardiaque, arthrose, arthrite, incontinence, plaie, sclérose',
      answer: 'Nous n’avons pas de page sur cette maladie. Pour une question de santé, Info-Santé répond jour et nuit, au 811.',
      pages: ['Info-Santé et Info-Social'],
    },
    {
      words: 'dentiste, dentier, denturologiste, optométriste, lunettes, podiatre, soins des pieds, physiothérapie, psychologue',
      answer: 'Nous n’avons rien sur ces soins. Info-Santé, au 811, ou le 211 vous dirigent.',
      pages: ['Info-Santé et Info-Social', '211'],
    },
    {
      words: 'anglais, english, anglophone, espagnol, spanish',
      answer: 'Le site est en français seulement. Appelez pour savoir si une conseillère peut vous répondre dans une autre langue.',
      pages: ['/contact'],
    },
    {
      words: 'emploi, job, carrière, CV, embauche',
      answer: 'Nous n’affichons pas d’emplois, et nous ne plaçons pas de personnel.',
    },
    {
      words: 'Montréal, Trois-Rivières, Saguenay, Sherbrooke, Gatineau, Rimouski, Drummondville, Outaouais',
      answer:
        'Nous cherchons dans un rayon d’environ {radius} autour de Québec. Ailleurs, le Registre des résidences privées pour aînés couvre tout le Québec.',
      pages: ['/faq#villes-et-heures', 'Registre des résidences privées pour aînés (RPA)'],
    },
  ],
})
