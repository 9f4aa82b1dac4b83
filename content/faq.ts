import { z } from 'zod'
import { parseContent } from './parse'
import { faqCategorySchema } from './schemas'

/** The five themes of /faq. An answer may hold several paragraphs and links (Markdown); its `id` is its address, /faq/#id. */
export const faqCategories = parseContent('content/faq.ts', z.array(faqCategorySchema).length(5), [
  {
    title: { narrow: ['Le service', 'et son prix'] },
    questions: [
      {
        id: 'cout-du-service',
        question: 'Combien coûte votre service?',
        answer: 'Rien. {whoPays}',
        whoPays: true,
      },
      {
        id: 'conseils-orientes',
        question: 'Si les résidences vous paient, vos conseils sont-ils orientés?',
        answer: `Le risque existe. Toutes les résidences que nous présentons nous paieraient si vous y signiez. Les autres ne nous donnent rien. Le montant est le même partout, et votre loyer ne change pas.

Pour réduire ce risque, nous écrivons vos critères avant de chercher, et vous en gardez une copie. Vous pouvez aussi consulter le registre public et visiter sans nous.`,
      },
      {
        id: 'engagement',
        question: 'Est-ce que je m’engage en vous appelant?',
        answer:
          'Non. Vous pouvez arrêter à tout moment, même après les visites, sans facture. Le seul document qui engage est le bail, et vous le signez avec la résidence.',
      },
      {
        id: 'pour-qui',
        question: 'Pour qui travaillez-vous?',
        answer:
          'Pour les personnes de 60 ans et plus, et pour leurs proches. Vous pouvez chercher pour vous-même ou pour un parent. Si c’est pour un parent, dites-lui que vous nous appelez.',
      },
      {
        id: 'villes-et-heures',
        question: 'Quelles villes couvrez-vous, et à quelles heures?',
        answer:
          'La grande région de Québec, soit environ {radius} autour de la ville : Lévis, Beauport, Charlesbourg, Sainte-Foy et les municipalités voisines. Nous répondons au {phone}, {hours}. Le soir et la fin de semaine, laissez un message. Nous rappelons le jour ouvrable suivant.',
      },
      {
        id: 'avis-des-familles',
        question: 'Combien de familles avez-vous accompagnées?',
        answer:
          'Nous avons accompagné plus de {families} familles. Le taux de satisfaction est de {satisfaction} et la note moyenne, de {rating} étoiles pour {reviews} avis. Nos conseillères ont en moyenne plus de {experience} ans d’expérience.',
      },
    ],
  },
  {
    title: 'La recherche et les délais',
    questions: [
      {
        id: 'duree-de-la-recherche',
        question: 'Combien de temps faut-il?',
        answer:
          'De 2 à 4 semaines pour le parcours complet, de la première rencontre à la signature du bail. Si c’est urgent, après une hospitalisation par exemple, la recherche peut tenir en quelques jours, avec moins de choix.',
      },
      {
        id: 'nombre-de-residences',
        question: 'Combien de résidences allons-nous voir?',
        answer:
          'Nous en présentons de 3 à 5, et la conseillère les visite avec vous. Prévoyez une ou deux visites par jour, au plus. Vous pouvez y ajouter celles que vous trouvez.',
      },
      {
        id: 'conge-hopital',
        question: 'Mon père est à l’hôpital et on parle de congé. Que faire d’abord?',
        answer: `Demandez à parler à la travailleuse sociale ou au travailleur social de l’unité. Cette personne sait si une évaluation est faite et quel milieu est recommandé. Appelez-nous avec sa réponse. Ne signez rien sous pression. Si votre père a besoin de quelques semaines de convalescence, un séjour de courte durée vous laisse le temps de choisir.

{hospitalFees} {beforeRefusing} {freeHelp}

La page [C’est urgent](/urgence#conge) donne les numéros et les étapes, sur une feuille.`,
      },
      {
        id: 'premiere-rencontre',
        question: 'Que faut-il préparer pour la première rencontre?',
        answer:
          'Une idée des revenus mensuels, le bail actuel s’il y en a un, et la liste de ce qui devient difficile à la maison. Écrivez cette liste sur deux ou trois jours plutôt que de mémoire. Le dossier médical reste chez vous.',
      },
      {
        id: 'parent-qui-refuse',
        question: 'Ma mère refuse d’en parler. Peut-on commencer sans elle?',
        answer:
          'Vous pouvez nous appeler pour comprendre les prix et les délais. Les visites attendront son accord. Souvent, le refus porte sur une perte précise, comme le jardin, le chien ou l’auto. Demandez-lui laquelle : la recherche commence par là.',
      },
    ],
  },
  {
    title: 'Les types de résidences',
    questions: [
      {
        id: 'rpa',
        question: 'Qu’est-ce qu’une RPA?',
        answer: `Une résidence privée pour aînés (RPA) loue des chambres ou des appartements, surtout à des personnes de 65 ans et plus. Elle offre au moins deux types de services : repas, ménage, loisirs, sécurité, assistance personnelle ou soins infirmiers.

Le règlement compte quatre catégories, redéfinies en décembre 2022, selon les services et l’autonomie des locataires. Demandez la catégorie au téléphone, avant de vous déplacer.`,
      },
      {
        id: 'ri-rtf-chsld',
        question: 'Quelle est la différence avec une RI, une RTF ou un CHSLD?',
        answer: `Dans une RPA, vous signez un bail et vous payez un loyer. Les trois autres sont liés au réseau public de santé. La ressource intermédiaire (RI) et la ressource de type familial (RTF) accueillent, par contrat avec ce réseau, des personnes qui ont besoin d’aide tous les jours. Le centre d’hébergement et de soins de longue durée (CHSLD) reçoit des personnes en grande perte d’autonomie.

Il existe aussi des CHSLD privés, dont certains n’ont pas d’entente avec l’État et fixent leurs prix.`,
      },
      {
        id: 'place-en-chsld',
        question: 'Pouvez-vous trouver une place en CHSLD public?',
        answer: `Non, et aucune agence n’a ce pouvoir. La demande passe par le centre local de services communautaires (CLSC). Une personne du CLSC évalue l’autonomie. La famille indique ses préférences, et l’urgence décide de l’ordre de la liste.

Nous vous aidons à préparer cette demande et, s’il le faut, à trouver une solution en attendant.`,
      },
      {
        id: 'residence-alzheimer',
        question: 'Mon conjoint vit avec la maladie d’Alzheimer. Où peut-il habiter?',
        answer:
          'Cela dépend surtout de ses nuits et de l’aide qu’il lui faut. Certaines RPA ont une unité pour les troubles cognitifs, avec des sorties protégées. Quand les soins augmentent, une RI ou un CHSLD peut convenir mieux. Notre page [Alzheimer](/alzheimer) donne les questions à poser.',
      },
      {
        id: 'couple',
        question: 'Nous sommes deux, avec des besoins différents. Que chercher?',
        answer: `Une RPA qui loue au couple et qui aide une seule des deux personnes, à un prix écrit pour chacune. Demandez ce qui arrive si l’une a besoin de plus de soins. Peut-elle changer d’étage, et l’autre garder le logement?

Si le CLSC recommande une RI ou un CHSLD pour l’une de vous deux, dites que vous voulez rester ensemble, ou tout près. Nous ne pouvons pas promettre sa réponse.`,
      },
      {
        id: 'residence-certifiee',
        question: 'Comment savoir si une résidence est certifiée?',
        answer:
          'Cherchez son nom au Registre des résidences privées pour aînés, accessible par Québec.ca. Toute RPA doit être certifiée (autorisée) et y figurer. Le nom et l’adresse doivent être ceux du bail. Une résidence absente du registre n’a pas le droit de se dire RPA.',
      },
    ],
  },
  {
    title: { narrow: ['Le loyer, le bail', 'et l’aide financière'], wide: ['Le loyer, le bail', 'et l’aide financière'] },
    questions: [
      {
        id: 'loyer-par-mois',
        question: 'Combien coûte une résidence, par mois?',
        answer:
          'Dans la région de Québec, comptez environ 1 500 $ à 5 000 $ par mois, selon la taille du logement et les services. Protégez-Vous et les Coops de l’information ont comparé des résidences en février 2026. Dans la Capitale-Nationale, un 3 ½ pour une personne autonome, avec une même liste de services, coûtait en moyenne 2 728 $. Comparez toujours le total, services compris. L’outil [Un mois en résidence, prix net](/cout-net) fait l’addition avec vous.',
      },
      {
        id: 'depot-de-garantie',
        question: 'Faut-il verser un dépôt de garantie?',
        answer: `On dit souvent aux familles que le dépôt est d’un mois de loyer et qu’il est remboursable. La loi dit autre chose.

Selon l’article 1904 du Code civil, une résidence privée ne peut exiger aucun dépôt de garantie. Elle peut demander d’avance le premier versement de loyer seulement, pour un mois au plus. Elle ne peut pas non plus exiger de chèques postdatés.

{depositAsked} Communiquez ensuite avec le Tribunal administratif du logement, au 1 800 683-2245.`,
      },
      {
        id: 'annexe-6',
        question: 'À quoi sert l’annexe 6 du bail?',
        answer:
          'Elle énumère les services offerts par la résidence, avec leur prix. Comparez les annexes 6 plutôt que les publicités. Un service inscrit au bail est facturé tous les mois, et la résidence n’est pas obligée de le retirer en cours de route. Commencez par le minimum, quitte à en ajouter.',
      },
      {
        id: 'credit-impot',
        question: 'Ai-je droit à un crédit d’impôt pour mon loyer?',
        answer: `À partir de 70 ans, peut-être. Le crédit d’impôt pour maintien à domicile ne rembourse pas une part fixe du loyer. Revenu Québec calcule les dépenses admissibles à partir de l’annexe 6. Les repas comptent s’ils sont servis tous les jours, et le ménage, s’il est fait au moins aux deux semaines.

Le taux de {rulesYear} est de {creditRate} des dépenses admissibles. Une personne seule et autonome reçoit au plus {largestCredit} par année, ou {largestCreditDependent} avec un certificat de personne non autonome. C’est souvent moins. [Faites le calcul avec votre bail](/cout-net).

On peut recevoir ce crédit même sans impôt à payer, et demander des versements anticipés. Il diminue quand le revenu est élevé. Revenu Québec répond au 418 266-1016.`,
      },
      {
        id: 'fin-de-bail',
        question: 'Puis-je quitter mon logement actuel avant la fin du bail?',
        answer: `Oui, dans des cas précis (article 1974 du Code civil). C’est permis si un logement à loyer modique vous est attribué, ou si un handicap vous empêche de rester chez vous.

Une admission permanente dans un CHSLD, une RI ou certaines RPA donne aussi ce droit à une personne aînée, même si elle habite déjà une RPA. La nouvelle RPA doit lui donner les soins infirmiers ou l’assistance personnelle (le bain, par exemple) que demande sa santé.

Le bail prend fin 2 mois après l’avis s’il est de 12 mois ou plus, et 1 mois après dans les autres cas. Il finit plus tôt si le logement est reloué. Joignez à l’avis l’attestation qui prouve le motif. Pour une admission, ajoutez le certificat d’une personne autorisée. L’article 1974.1 prévoit une sortie semblable en cas de violence conjugale ou sexuelle.

Attention : une RPA pour personnes autonomes ne donne pas ce droit. Réglez la fin de votre bail avant d’en signer un nouveau.`,
      },
      {
        id: 'allocation-logement',
        question: 'Existe-t-il une aide pour les revenus modestes?',
        answer: `Oui, l’allocation-logement. À partir de 50 ans, elle s’adresse aux ménages qui consacrent au moins 30 % de leur revenu à se loger. En 2026, elle peut atteindre 2 040 $ par année, si vos liquidités ne dépassent pas 50 000 $. La demande se fait à Revenu Québec.

Des organismes sans but lucratif (OSBL) exploitent aussi des résidences, dont certains logements sont subventionnés. L’Office municipal d’habitation de Québec (OMHQ) loue des logements pour environ 25 % du revenu. Il y a des listes d’attente, alors inscrivez-vous tôt. Si un logement à loyer modique vous est attribué, vous pouvez [quitter votre bail](/faq#fin-de-bail). Les adresses sont à la page [Liens utiles](/liens-utiles#habitation).`,
      },
      {
        id: 'bail-apres-deces',
        question: 'Que devient le bail après un décès?',
        answer: `Il continue jusqu’à ce que quelqu’un y mette fin (articles 1938 et 1939 du Code civil). Si la personne vivait seule, sa succession a six mois pour envoyer un avis. Le bail finit deux mois après l’avis. Il finit plus tôt si les parties s’entendent, ou si le logement est reloué.

Qui habitait avec elle peut rester, en avisant la résidence dans les deux mois. Les repas et les autres services que la personne ne reçoit plus ne devraient pas être facturés.`,
      },
    ],
  },
  {
    title: 'Le déménagement et l’adaptation',
    questions: [
      {
        id: 'duree-adaptation',
        question: 'Combien de temps dure l’adaptation?',
        answer:
          'De 2 à 4 semaines, en général, pour prendre ses repères. Se sentir chez soi peut être plus long. On peut mal dormir et se tromper d’étage. Gardez un rendez-vous de votre vie d’avant, comme le café du jeudi à Limoilou. Si la tristesse dure, parlez-en à un médecin ou appelez Info-Social, au 811, option 2.',
      },
      {
        id: 'vendre-la-maison',
        question: 'Faut-il vendre la maison avant de déménager?',
        answer:
          'Pas toujours, mais faites le calcul. Une maison vide se chauffe et se déneige tout l’hiver. Prévenez aussi l’assureur, car certains contrats changent quand personne n’habite là. Pour la vente ou l’impôt, consultez une personne du métier.',
      },
      {
        id: 'meubles-et-animal',
        question: 'Peut-on apporter ses meubles et son animal?',
        answer:
          'Les meubles, presque toujours, dans les limites du logement. Mesurez le lit, le fauteuil et la porte de l’ascenseur avant de promettre quoi que ce soit. Pour l’animal, le règlement de la résidence décide, parfois jusqu’au poids du chien. Lisez-le avant la signature.',
      },
      {
        id: 'residence-qui-ne-convient-pas',
        question: 'Et si la résidence ne convient pas?',
        answer: `Parlez-en d’abord à la direction, par écrit si c’est sérieux.

Vous pouvez ensuite porter plainte auprès du commissaire aux plaintes et à la qualité des services. À Québec, écrivez à celui du centre intégré universitaire de santé et de services sociaux (CIUSSS) de la Capitale-Nationale. Sur la Rive-Sud, écrivez à celui du centre intégré de santé et de services sociaux (CISSS) de Chaudière-Appalaches.

{freeHelp} {freeLeaseHelp} Appelez-nous aussi.`,
      },
      {
        id: 'devoir-partir',
        question: 'Peut-on me demander de quitter la résidence?',
        answer: `Pas du jour au lendemain. Comme toute personne locataire, vous avez le droit de rester dans votre logement, sauf dans les cas que la loi prévoit. La fin du bail ou un désaccord ne suffisent pas.

Si l’on dit que vos besoins dépassent ce que la résidence offre, demandez une évaluation au CLSC. Ne signez rien le jour même. Appelez d’abord le Tribunal administratif du logement, au 1 800 683-2245.

{freeHelp} {freeLeaseHelp}`,
      },
      {
        id: 'apres-emmenagement',
        question: 'Que faites-vous après l’emménagement?',
        answer:
          'Nous prenons des nouvelles pendant les premières semaines. Si une facture étonne ou si la table ne convient pas, nous vous aidons à trouver à qui parler. Au besoin, nous reprenons la recherche.',
      },
    ],
  },
])
