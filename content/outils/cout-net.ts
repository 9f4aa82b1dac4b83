import { z } from 'zod'
import { text } from '../fields'
import { parseContent } from '../parse'
import { metaSchema } from '../schemas'
import { hero, needs, template } from './fields'

const yesNo = { yes: text(30), no: text(40) }
const service = z.strictObject({
  /** La case à cocher. */
  label: text(60),
  /** La fréquence qu’il faut à l’annexe 6. */
  often: text(60),
  /** Le nom de sa ligne dans le calcul. */
  line: text(40),
})

/** Le formulaire : chaque question, son aide, ses réponses. */
const form = z.strictObject({
  parts: z.strictObject({ people: text(60), lease: text(40), services: text(60), more: text(60) }),
  registered: z.strictObject({ legend: text(110), help: text(160), ...yesNo, unknown: text(30) }),
  household: z.strictObject({ legend: text(80), one: text(30), couple: text(30) }),
  age: z.strictObject({ legend: text(80), partner: text(80), ...yesNo }),
  third: z.strictObject({ legend: text(80), ...yesNo }),
  dependent: z.strictObject({ legend: text(80), help: text(200), ...yesNo }),
  rent: z.strictObject({ label: text(80), help: text(120) }),
  subsidized: z.strictObject({ legend: text(60), help: text(80), ...yesNo }),
  meals: z.strictObject({ legend: text(80), none: text(30), one: text(30), two: text(30), three: text(30) }),
  services: z.strictObject({
    legend: text(80),
    help: text(160),
    laundry: service,
    housekeeping: service,
    nursing: service,
    personalCare: service,
  }),
  otherBills: z.strictObject({ label: text(60), help: text(100) }),
  occasional: z.strictObject({ label: text(60), help: text(120) }),
  income: z.strictObject({ label: text(60), optional: text(20), help: text(300) }),
  perMonth: text(20),
  perYear: text(20),
  compute: text(40),
  keep: text(80),
  keepNote: text(140),
  errors: z.strictObject({
    summary: text(60),
    choose: text(60),
    rent: text(90),
    amount: text(90),
    income: text(120),
    removedPrice: text(120),
  }),
})

/** Les phrases que le calcul complète; chaque règle dit son pourcentage, sa borne et, au besoin, son année. */
const rules = z.strictObject({
  between: template(['percent', 'min', 'max']),
  loweredTo: template(['percent', 'raw', 'max']),
  raisedTo: template(['percent', 'raw', 'min']),
  atLeast: template(['percent', 'min']),
  ordinary: template(['percent', 'amount', 'min', 'max', 'year']),
  ceiling: template(['percent', 'amount']),
  ceilingReached: template(['total', 'percent', 'amount']),
  limitReached: template(['limit', 'year']),
  credit: template(['percent', 'year']),
  beforeReduction: text(60),
  reduction: template(['yearly', 'year']),
  strongestReduction: template(['yearly', 'year']),
})

/** {year} : l’année des règles qui s’appliquent le jour de la visite. */
const result = z.strictObject({
  title: template(['year'], 60),
  price: text(30),
  priceNote: text(80),
  net: text(30),
  netNote: template(['credit'], 120),
  estimate: text(120),
  atLeast: text(30),
  receipt: text(40),
  rulesOf: template(['year'], 40),
  perMonth: text(20),
  lines: z.strictObject({
    base: text(40),
    oneMeal: text(40),
    twoMeals: text(40),
    threeMeals: text(40),
    dependentSupplement: text(60),
    ordinary: text(60),
    occasional: text(60),
    otherBills: text(60),
    toPay: text(60),
    eligible: text(60),
    credit: text(40),
    reduction: text(60),
    creditLeft: text(60),
  }),
  rules,
  /** Dit à voix haute quand une réponse change le calcul. */
  status: template(['rent', 'net'], 120),
  /** Dit à voix haute quand une réponse changée enlève le résultat de la page. */
  hidden: text(120),
  foot: template(['eligible'], 340),
  year: z.strictObject({
    title: text(40),
    caption: template(['year'], 60),
    lease: text(40),
    credit: template(['year'], 40),
    net: text(40),
  }),
  unknown: z.strictObject({ title: text(60), income: text(100), items: z.array(text(100)).min(2) }),
  print: text(40),
  /** « Noter ce prix » : sous quelle résidence du carnet. */
  carry: z.strictObject({
    title: text(60),
    legend: text(80),
    place: template(['n'], 30),
    replaces: template(['prices'], 120),
    same: text(60),
    net: template(['net'], 30),
    note: text(40),
    noted: template(['place'], 160),
    notKept: text(160),
    open: text(40),
  }),
  /** Sur la feuille, à la place de la liste des sources et de leurs liens. */
  sources: text(220),
})

const removal = z.strictObject({
  title: text(60),
  text: text(160),
  service: text(60),
  meals: text(30),
  price: text(60),
  caption: template(['service', 'year'], 120),
  with: text(20),
  without: text(20),
  gap: text(20),
  says: template(['service', 'lease', 'net'], 200),
  /** Quand le crédit perdu dépasse le prix du service. */
  saysMore: template(['service', 'lease', 'net'], 200),
  note: text(200),
})

const home = z.strictObject({
  title: text(60),
  text: text(200),
  lines: z.strictObject({
    housing: text(60),
    insurance: text(60),
    heating: text(60),
    repairs: text(60),
    snow: text(60),
    food: text(60),
    transport: text(60),
    help: text(60),
  }),
  caption: text(80),
  price: text(40),
  net: template(['year'], 60),
  here: text(30),
  there: text(30),
  gap: text(20),
  /** Dit à voix haute quand un montant change. */
  status: template(['here', 'there'], 120),
  note: text(260),
})

const refusal = z.strictObject({ title: text(120), text: text(200) })

const worksheet = z.strictObject({
  title: text(40),
  text: text(160),
  caption: text(120),
  columns: z.strictObject({ line: text(20), example: text(20), yours: text(20) }),
  /** L’exemple de la colonne du milieu; son bail est inventé. */
  example: z.strictObject({
    rent: z.number().int().positive(),
    meals: z.literal([0, 1, 2, 3]),
    services: z.array(z.enum(['laundry', 'housekeeping', 'nursing', 'personalCare'])),
  }),
  rent: text(60),
  /** Une ligne : son nom, puis sa règle. */
  row: template(['name', 'percent', 'min', 'max']),
  meals: text(60),
  mealRow: template(['meals', 'percent', 'min', 'max']),
  mealNames: z.strictObject({ oneMeal: text(20), twoMeals: text(20), threeMeals: text(20) }),
  total: template(['percent']),
  credit: template(['percent', 'year']),
  net: text(60),
  /** L’exemple du ministère des Finances, que le calcul refait. */
  official: template(['rent', 'lines', 'eligible', 'oldRate', 'oldYear', 'oldCredit', 'rate', 'year', 'credit'], 400),
  call: text(120),
  /** Sur la feuille, pour qui la lit l’année suivante. */
  expires: text(120),
  notHere: z.strictObject({ title: text(60), items: z.array(text(220)).min(3) }),
})

const schema = z.strictObject({
  meta: metaSchema,
  hero,
  needs,
  form,
  result,
  removal,
  home,
  otherHelp: z.strictObject({
    title: text(60),
    items: z.array(z.strictObject({ title: text(60), text: text(200) })).min(3),
    note: text(120),
  }),
  /** Les refus : le prix du bail reste, et Revenu Québec est nommé. */
  refusals: z.strictObject({
    title: text(60),
    call: text(80),
    coupleRuleUnknown: refusal,
    thirdPerson: refusal,
    subsidized: refusal,
    /** {year} : l’année des dernières règles du fichier. */
    otherYear: z.strictObject({ title: template(['year'], 120), text: template(['year'], 200) }),
  }),
  /** Ce qui change la forme du résultat, sans l’arrêter. */
  changes: z.strictObject({
    underAge: refusal.extend({ text: text(260) }),
    ordinary: text(160),
    registerUnknown: text(240),
    dependent: text(160),
    oneOfAge: text(160),
  }),
  worksheet,
})

export const netCostPage = parseContent('content/outils/cout-net.ts', schema, {
  meta: {
    title: 'Un mois en résidence, prix net',
    description:
      'Le bail, les services de l’annexe 6 et le crédit d’impôt de {rulesYear}, ligne par ligne. Le prix d’abord, le net ensuite, avec la règle de chaque ligne.',
    keywords: 'prix net résidence pour aînés, crédit d’impôt maintien à domicile calcul, annexe 6, coût RPA Québec, {rulesYear}',
  },
  hero: {
    title: 'Un mois en résidence, prix net',
    lead: 'Le prix du bail d’abord. Puis le crédit d’impôt estimé, ligne par ligne, avec les règles de {rulesYear}.',
  },
  needs: [
    { title: 'Ce qu’il vous faut', text: 'le bail et son annexe 6; la ligne 275, si vous l’avez' },
    { title: 'Le temps', text: 'environ dix minutes' },
  ],
  form: {
    parts: {
      people: 'La résidence et les personnes',
      lease: 'Le bail',
      services: 'Les services inscrits à l’annexe 6',
      more: 'Ce qui s’ajoute, si vous le savez',
    },
    registered: {
      legend: 'La résidence est-elle inscrite au registre des résidences privées pour aînés (RPA)?',
      help: 'Demandez-le à la résidence, ou cherchez son nom dans le registre, sur Québec.ca.',
      yes: 'Oui',
      no: 'Non',
      unknown: 'Je ne sais pas',
    },
    household: { legend: 'Qui habitera le logement?', one: 'Une personne', couple: 'Un couple' },
    age: {
      legend: 'Cette personne a-t-elle 70 ans ou plus?',
      partner: 'L’autre personne a-t-elle 70 ans ou plus?',
      yes: 'Oui',
      no: 'Non',
    },
    third: { legend: 'Une troisième personne vit-elle dans le logement?', yes: 'Oui', no: 'Non' },
    dependent: {
      legend: 'Y a-t-il un certificat de personne non autonome?',
      help: 'Une ou un médecin, ou une infirmière ou un infirmier praticien spécialisé, signe le formulaire TPZ-1029.MD.A.',
      yes: 'Oui',
      no: 'Non, ou pas encore',
    },
    rent: {
      label: 'Quel est le loyer total, services compris?',
      help: 'Le total inscrit au bail. Le prix de chaque service est à l’annexe 6.',
    },
    subsidized: {
      legend: 'Ce logement est-il subventionné?',
      help: 'Par exemple, vous payez un loyer selon votre revenu.',
      yes: 'Oui',
      no: 'Non',
    },
    meals: {
      legend: 'Combien de repas par jour, sept jours sur sept?',
      none: 'Aucun',
      one: 'Un repas',
      two: 'Deux repas',
      three: 'Trois repas',
    },
    services: {
      legend: 'Quels autres services sont compris?',
      help: 'Cochez seulement un service inscrit à l’annexe 6, à cette fréquence ou plus souvent.',
      laundry: { label: 'La buanderie', often: 'chaque semaine', line: 'Buanderie' },
      housekeeping: { label: 'Le ménage', often: 'toutes les deux semaines', line: 'Ménage' },
      nursing: { label: 'Les soins infirmiers', often: '3 heures par jour, sept jours sur sept', line: 'Soins infirmiers' },
      personalCare: {
        label: 'Les soins personnels : bain, habillage',
        often: '7 heures par jour, sept jours sur sept',
        line: 'Soins personnels',
      },
    },
    otherBills: { label: 'Les autres factures du mois', help: 'Téléphone, stationnement, assurance, coiffure.' },
    occasional: {
      label: 'Les services payés à la pièce',
      help: 'Un bain de plus, un repas livré à la chambre. Gardez les factures.',
    },
    income: {
      label: 'Le revenu familial de l’an dernier',
      optional: '(facultatif)',
      help: 'La ligne 275 de votre déclaration de revenus du Québec. Pour un couple, la somme des deux lignes 275. Si la case est vide, le calcul s’arrête avant la réduction selon le revenu.',
    },
    perMonth: '$ par mois',
    perYear: '$ par an',
    compute: 'Calculer mon mois',
    keep: 'Garder ces chiffres sur cet appareil',
    keepNote: 'Sans cette coche, ils s’effacent à la fermeture de l’onglet. Rien n’est envoyé.',
    errors: {
      summary: 'À corriger avant de calculer',
      choose: 'Choisissez une réponse.',
      rent: 'Écrivez le loyer total en chiffres, par exemple 2 290.',
      amount: 'Écrivez ce montant en chiffres, par exemple 90.',
      income: 'Écrivez ce revenu en chiffres, par exemple 48 500, ou laissez la case vide.',
      removedPrice: 'Écrivez ce prix en chiffres, par exemple 90. Il ne dépasse pas le loyer.',
    },
  },
  result: {
    title: 'Votre mois, avec les règles de {year}',
    price: 'Prix du bail',
    priceNote: 'Le bail se paie en entier chaque mois.',
    net: 'Prix net estimé',
    netNote: 'Si le crédit estimé, {credit} par mois, est accordé.',
    estimate: 'C’est une estimation. Revenu Québec calcule le vrai montant.',
    atLeast: 'au moins',
    receipt: 'Le calcul, ligne par ligne',
    rulesOf: 'Règles de l’année {year}',
    perMonth: 'Par mois',
    lines: {
      base: 'Base',
      oneMeal: 'Un repas',
      twoMeals: 'Deux repas',
      threeMeals: 'Trois repas',
      dependentSupplement: 'Supplément, personne non autonome',
      ordinary: 'Part du loyer, hors registre',
      occasional: 'Services payés à la pièce',
      otherBills: 'Autres factures du mois',
      toPay: 'À payer chaque mois',
      eligible: 'Dépenses admissibles',
      credit: 'Crédit estimé',
      reduction: 'Réduction selon le revenu',
      creditLeft: 'Crédit estimé, après la réduction',
    },
    rules: {
      between: '{percent} du loyer, entre {min} et {max}',
      loweredTo: '{percent} du loyer = {raw}, ramené au maximum de {max}',
      raisedTo: '{percent} du loyer = {raw}, porté au minimum de {min}',
      atLeast: '{percent} du loyer, au moins {min}',
      ordinary: '{percent} d’un loyer retenu de {amount}, entre {min} et {max} (bornes de {year})',
      ceiling: 'Le plafond est de {percent} du loyer, soit {amount}.',
      ceilingReached: 'Total de {total}, ramené au plafond de {percent} du loyer, soit {amount}.',
      limitReached: 'Ramenées à la limite de {limit} pour l’année {year}.',
      credit: '{percent} des dépenses admissibles, taux de {year}',
      beforeReduction: 'avant réduction selon le revenu',
      reduction: '{yearly} pour l’année, seuils de {year}, divisés par douze',
      strongestReduction: 'La plus forte des réductions possibles en {year}, soit {yearly} pour l’année, divisée par douze',
    },
    status: 'Prix du bail : {rent}. Prix net estimé : {net}.',
    hidden: 'Une réponse manque ou ne se lit pas. Le résultat est caché tant qu’elle n’est pas corrigée.',
    foot: 'Le crédit se calcule sur les dépenses admissibles de {eligible}. Le reste du loyer n’y donne pas droit. Vous pouvez le demander une fois par an ou en versements anticipés. Signalez tout de suite un déménagement à Revenu Québec.',
    year: {
      title: 'Ce montant en un an',
      caption: 'Douze mois, règles de {year}',
      lease: 'À payer, douze mois',
      credit: 'Crédit estimé de {year}',
      net: 'Net estimé',
    },
    unknown: {
      title: 'Ce que ce calcul ne sait pas',
      income: 'Votre revenu : l’estimation s’arrête avant la réduction.',
      items: ['La hausse du prochain bail.', 'Les services dont vous n’avez pas encore besoin.'],
    },
    print: 'Imprimer ce calcul',
    carry: {
      title: 'Noter ce prix dans le carnet',
      legend: 'Sous quelle résidence?',
      place: 'Résidence {n}',
      replaces: 'Remplace le prix déjà noté : {prices}',
      same: 'Ce prix y est déjà noté.',
      net: 'net {net}',
      note: 'Noter ce prix',
      noted: 'Le prix est noté sous « {place} ».',
      notKept: 'Cet appareil ne garde rien. Écrivez le prix à la main dans le carnet.',
      open: 'Ouvrir le carnet',
    },
    sources:
      'Revenu Québec, ligne 458, tables des dépenses mensuelles et immeuble de logements (2022); Loi sur les impôts, articles 1029.8.61.2.1 à 1029.8.61.2.4; budget du Québec 2008-2009.',
  },
  removal: {
    title: 'Si vous retirez un service',
    text: 'Retirer un service baisse le bail, et le crédit baisse aussi. Regardez les deux.',
    service: 'Quel service retirer?',
    meals: 'Les repas',
    price: 'Son prix à l’annexe 6',
    caption: 'Avec et sans : {service}, par mois, règles de {year}',
    with: 'Avec',
    without: 'Sans',
    gap: 'Écart',
    says: 'Sans ce service ({service}), le bail baisse de {lease} et le prix net de {net}.',
    saysMore: 'Sans ce service ({service}), le bail baisse de {lease}, mais le prix net monte de {net}.',
    note: 'Un service inscrit au bail se paie même si on ne l’utilise pas. La résidence n’est pas obligée de le retirer en cours de bail.',
  },
  home: {
    title: 'Et chez vous, combien coûte un mois?',
    text: 'Prenez les factures d’une année et divisez par douze. Comptez les réparations, même celles qu’on remet.',
    lines: {
      housing: 'Loyer, ou taxes municipales et scolaires',
      insurance: 'Assurance',
      heating: 'Chauffage et électricité',
      repairs: 'Entretien et réparations, moyenne d’un an',
      snow: 'Déneigement, moyenne d’un an',
      food: 'Épicerie et repas livrés',
      transport: 'Transport',
      help: 'Aide payée à la maison',
    },
    caption: 'Chez vous et en résidence, par mois',
    price: 'Prix à payer',
    net: 'Prix net estimé, {year}',
    here: 'Chez vous',
    there: 'Résidence',
    gap: 'Écart',
    status: 'Un mois chez vous : {here}. Un mois en résidence : {there}.',
    note: 'L’aide payée chez vous peut aussi donner droit au crédit. Ce tableau ne le calcule pas, donc votre coût à la maison est peut-être moins élevé.',
  },
  otherHelp: {
    title: 'Autres aides à vérifier',
    items: [
      { title: 'Allocation-logement', text: 'En résidence, son calcul est particulier. Demandez-le à Revenu Québec.' },
      { title: 'Montant pour le soutien aux aînés', text: 'Il ne change pas si vous déménagez.' },
      {
        title: 'Frais médicaux et supplément au loyer',
        text: 'Apportez le bail et l’annexe 6 à la personne qui prépare vos impôts.',
      },
    ],
    note: 'Le prix net n’en tient pas compte.',
  },
  refusals: {
    title: 'Quand nous ne calculons pas le crédit',
    call: 'Revenu Québec fait ce calcul avec vous :',
    coupleRuleUnknown: {
      title: 'Un couple, avec des soins personnels ou un certificat de personne non autonome',
      text: 'Nous n’avons pas trouvé la règle officielle pour ce cas. Plutôt que deviner, nous nous arrêtons au prix du bail.',
    },
    thirdPerson: {
      title: 'Un couple et une troisième personne',
      text: 'Le loyer se partage alors d’une façon que cet outil ne sait pas calculer.',
    },
    subsidized: {
      title: 'Un logement subventionné',
      text: 'Dans une RPA, ce calcul ne vaut pas pour un logement subventionné.',
    },
    otherYear: {
      title: 'Une autre année que {year}',
      text: 'Chiffres de {year}, à revérifier. Les règles de l’année en cours ne sont pas encore dans cet outil.',
    },
  },
  changes: {
    underAge: {
      title: 'Moins de 70 ans',
      text: 'Ce crédit commence à 70 ans. L’année des 70 ans, seuls les services reçus après l’anniversaire comptent.',
    },
    ordinary: 'Immeuble ordinaire, ou résidence hors registre : seule une petite part du loyer compte.',
    registerUnknown:
      'Au moins ce montant, qui est celui d’un immeuble ordinaire. Si la résidence est au registre, le crédit est plus élevé. Vérifiez, puis changez la réponse.',
    dependent: 'Au moins ce montant : nous retenons la plus forte des réductions possibles.',
    oneOfAge: 'Une des deux personnes a moins de 70 ans : les tables d’une personne seule s’appliquent.',
  },
  worksheet: {
    title: 'La feuille à remplir',
    text: 'Prenez une calculatrice. La colonne du milieu est un exemple, dont le bail est inventé. Les règles sont celles de {rulesYear}.',
    caption: 'Une personne seule, autonome, de 70 ans ou plus, dans une résidence inscrite au registre. Règles de {rulesYear}',
    columns: { line: 'Ligne', example: 'Exemple', yours: 'Chez vous' },
    example: { rent: 2290, meals: 2, services: ['housekeeping'] },
    rent: 'Loyer total du bail, services compris',
    row: '{name} : {percent} de A, entre {min} et {max}',
    meals: 'Repas, sept jours sur sept',
    mealRow: '{meals} : {percent} de A, entre {min} et {max}',
    mealNames: { oneMeal: 'un', twoMeals: 'deux', threeMeals: 'trois' },
    total: 'Additionnez B à G, au plus {percent} de A',
    credit: 'Crédit estimé : {percent} de H (taux de {year}), avant réduction selon le revenu',
    net: 'Prix net estimé : A moins I',
    official:
      'Un exemple officiel du ministère des Finances (budget {oldYear}) : loyer de {rent}, trois repas, buanderie, ménage, soins infirmiers et soins personnels. {lines} = {eligible} de dépenses admissibles. À {oldRate}, cela donnait {oldCredit} par mois. À {rate} en {year}, {credit}.',
    call: 'C’est une estimation. Revenu Québec calcule le vrai montant :',
    expires: 'Après le 31 décembre {rulesYear}, ces chiffres sont à revérifier.',
    notHere: {
      title: 'Ce que cette feuille ne calcule pas',
      items: [
        'Au-dessus de {firstThreshold} de revenu familial en {rulesYear} (ligne 275), le crédit diminue.',
        'Immeuble ordinaire, ou résidence hors registre : {ordinaryRate} du loyer seulement, pour un loyer retenu entre {ordinaryMinimum} et {ordinaryMaximum} (bornes de {ordinaryYear}).',
        'Un couple, une personne non autonome, un logement subventionné : demandez le calcul à Revenu Québec.',
      ],
    },
  },
})

export type NetCostPage = typeof netCostPage
