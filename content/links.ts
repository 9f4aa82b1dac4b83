import { z } from 'zod'
import { parseContent } from './parse'
import { linkGroupSchema } from './schemas'

/**
 * The eight groups of /liens-utiles. Official home pages where a deep address may move; the description then says what to look for.
 * One link has the address `suivi`: it shows the agency's number and dials the tracking line.
 */
export const linkGroups = parseContent('content/links.ts', z.array(linkGroupSchema).length(8), [
  {
    id: 'services-gouvernementaux',
    title: 'Services gouvernementaux',
    drawing: 'parliament',
    links: [
      {
        name: 'Québec.ca',
        url: 'https://www.quebec.ca/',
        description: 'Tous les services de l’État québécois. Tapez « aînés » dans la recherche : la liste des programmes y est.',
      },
      {
        name: 'Revenu Québec',
        url: 'https://www.revenuquebec.ca/',
        description: 'Crédit d’impôt pour maintien à domicile, versements anticipés, allocation-logement.',
        phone: '418 659-6299',
      },
      {
        name: 'Régie de l’assurance maladie du Québec',
        url: 'https://www.ramq.gouv.qc.ca/',
        description:
          'Carte d’assurance maladie, médicaments, et contribution à payer en centre d’hébergement et de soins de longue durée (CHSLD).',
        phone: '418 646-4636',
      },
      {
        name: 'Retraite Québec',
        url: 'https://www.retraitequebec.gouv.qc.ca/',
        description: 'Rente de retraite et rente de conjoint survivant. À joindre après un décès.',
        phone: '418 643-5185',
      },
      {
        name: 'Pensions publiques, Service Canada',
        url: 'https://www.canada.ca/fr/services/prestations/pensionspubliques.html',
        description: 'Pension de la Sécurité de la vieillesse et Supplément de revenu garanti, qui dépend du revenu.',
        phone: '1 800 277-9915',
      },
      {
        name: 'Curateur public du Québec',
        url: 'https://www.quebec.ca/gouvernement/ministeres-organismes/curateur-public',
        description: 'Mandat de protection, tutelle, mesure d’assistance : qui peut signer, et pour qui.',
        phone: '1 844 532-8728',
      },
      {
        name: 'Santé Québec',
        url: 'https://sante.quebec/',
        description: 'L’organisme qui dirige le réseau public de santé depuis décembre 2024.',
      },
    ],
  },
  {
    id: 'organismes-personnes-ainees',
    title: 'Organismes pour personnes aînées',
    drawing: 'friends',
    links: [
      {
        name: 'FADOQ, région de Québec et Chaudière-Appalaches',
        url: 'https://www.fadoq.ca/',
        description:
          'L’ancienne Fédération de l’âge d’or du Québec : clubs, cours, rabais et défense des droits. Choisissez votre région en arrivant.',
        phone: '418 650-3552',
      },
      {
        name: 'Association québécoise de défense des droits des personnes retraitées (AQDR)',
        url: 'https://www.aqdr.org/',
        description: 'Prend position sur le revenu, le logement et la santé. Sections locales.',
      },
      {
        name: 'Association québécoise des retraités des secteurs public et parapublic (AQRP)',
        url: 'https://www.aqrp.ca/',
        description: 'Défend les régimes de retraite de qui a travaillé pour l’État ou une institution publique.',
        phone: '1 800 653-2747',
      },
      {
        name: 'Association de retraitées et retraités de l’éducation (AREQ)',
        url: 'https://areq.lacsq.org/',
        description: 'Pour qui a travaillé à l’école ou au cégep, et dans d’autres services publics.',
        phone: '1 800 663-2408',
      },
      {
        name: 'Conférence des tables régionales de concertation des aînés',
        url: 'https://conferencedestables.org/',
        description: 'Réunit les tables qui parlent au nom des personnes aînées, région par région.',
      },
      {
        name: 'Regroupement québécois des résidences pour aînés (RQRA)',
        url: 'https://www.rqra.qc.ca/',
        description: 'Une association d’exploitants de résidences privées. Elle parle en leur nom.',
      },
    ],
  },
  {
    id: 'sante-bien-etre',
    title: 'Santé et bien-être',
    drawing: 'heart',
    links: [
      {
        name: 'Info-Santé et Info-Social',
        url: 'https://www.quebec.ca/sante/trouver-une-ressource/info-sante-811',
        description:
          'Option 1, une question de santé. Option 2, une détresse. Jour et nuit. Option 3, si vous n’avez pas de médecin de famille. Pour une urgence, le 911.',
        phone: '811',
      },
      {
        name: 'CIUSSS de la Capitale-Nationale',
        url: 'https://www.ciusss-capitalenationale.gouv.qc.ca/',
        description:
          'Le centre intégré universitaire de santé et de services sociaux (CIUSSS) de Québec, de Portneuf et de Charlevoix. On y trouve son centre local de services communautaires (CLSC).',
      },
      {
        name: 'CISSS de Chaudière-Appalaches',
        url: 'https://www.cisssca.com/',
        description:
          'Le centre intégré de santé et de services sociaux (CISSS) de Lévis et de la Rive-Sud : CLSC, soutien à domicile, hébergement public.',
      },
      {
        name: 'Info-aidant, de L’Appui',
        url: 'https://www.lappui.org/',
        description: 'Écoute les personnes proches aidantes et cherche du répit avec elles, de 8 h à 20 h, tous les jours.',
        phone: '1 855 852-7784',
      },
      {
        name: 'Proche aidance Québec',
        url: 'https://procheaidance.quebec/',
        description: 'Regroupe les organismes locaux d’aide aux personnes proches aidantes.',
      },
      {
        name: 'Société Alzheimer de Québec',
        url: 'https://societealzheimerdequebec.com/',
        description: 'Information, groupes de soutien et répit, pour la personne et pour sa famille.',
        phone: '418 527-4294',
      },
      {
        name: 'Baluchon Répit',
        url: 'https://baluchonrepit.com/',
        description:
          'Quelqu’un s’installe chez vous de 4 à 14 jours pendant que vous partez. La demande passe par une personne du réseau de la santé.',
        phone: '514 762-2667',
      },
      {
        name: 'Ostéoporose Canada',
        url: 'https://osteoporosis.ca/fr/',
        description: 'Exercices, alimentation et prévention des fractures.',
      },
      {
        name: 'Prévention du suicide',
        url: 'https://suicide.ca/',
        description: 'Jour et nuit, pour vous ou pour quelqu’un qui vous inquiète. Danger immédiat : 911.',
        phone: '1 866 277-3553',
      },
    ],
  },
  {
    id: 'droits-protection',
    title: 'Droits et protection',
    drawing: 'scales',
    links: [
      {
        name: 'Tribunal administratif du logement',
        url: 'https://www.tal.gouv.qc.ca/',
        description: 'Bail en résidence, dépôt, hausse, départ avant la fin. Le formulaire de bail officiel s’y trouve.',
        phone: '1 800 683-2245',
      },
      {
        name: 'Ligne Aide Maltraitance Adultes Aînés',
        url: 'https://lignemaltraitance.ca/fr',
        description: 'Pour parler d’un doute ou d’un geste, de 8 h à 20 h, tous les jours.',
        phone: '1 888 489-2287',
      },
      {
        name: 'Centres d’assistance et d’accompagnement aux plaintes',
        url: 'https://fcaap.ca/',
        description:
          'Une personne vous aide sans frais : une plainte sur une résidence ou des soins, un problème de bail en résidence, une hausse, jusqu’au Tribunal.',
        phone: '1 877 767-2227',
      },
      {
        name: 'Protecteur du citoyen',
        url: 'https://protecteurducitoyen.qc.ca/',
        description: 'Deuxième recours, quand la réponse du commissaire aux plaintes ne suffit pas.',
        phone: '418 643-2688',
      },
      {
        name: 'Éducaloi',
        url: 'https://educaloi.qc.ca/',
        description: 'Le mandat, le testament et le bail expliqués en français courant.',
      },
      {
        name: 'Commission des droits de la personne et des droits de la jeunesse',
        url: 'https://www.cdpdj.qc.ca/',
        description: 'Discrimination, harcèlement, exploitation d’une personne âgée.',
      },
      {
        name: 'Office de la protection du consommateur',
        url: 'https://www.opc.gouv.qc.ca/',
        description: 'Un contrat signé à la porte, des frais inattendus, un déménageur qui garde les meubles.',
      },
      {
        name: 'Commission d’accès à l’information',
        url: 'https://www.cai.gouv.qc.ca/',
        description: 'Plaintes sur l’usage de vos renseignements personnels, par une entreprise ou un organisme public.',
      },
      {
        name: 'Centre antifraude du Canada',
        url: 'https://antifraudcentre-centreantifraude.ca/',
        description: 'Le faux petit-fils au téléphone, la fausse banque : reconnaître et signaler.',
        phone: '1 888 495-8501',
      },
    ],
  },
  {
    id: 'ressources-locales',
    title: 'Ressources locales à Québec',
    drawing: 'map',
    links: [
      {
        name: '211',
        url: 'https://www.211qc.ca/',
        description: 'Popote roulante, transport, répit, visites : quelqu’un cherche pour vous, tous les jours.',
        phone: '211',
      },
      {
        name: 'Popotes roulantes et visites d’amitié, par le 211',
        url: 'https://www.211qc.ca/',
        description: 'Donnez votre code postal. Les popotes desservent souvent quelques rues seulement.',
        phone: '211',
      },
      {
        name: 'Ville de Québec',
        url: 'https://www.ville.quebec.qc.ca/',
        description: 'Loisirs par arrondissement, déneigement, collecte des gros objets avant un déménagement.',
      },
      {
        name: 'Ville de Lévis',
        url: 'https://www.ville.levis.qc.ca/',
        description: 'Les mêmes services, côté sud. Les bibliothèques et les centres de loisirs y sont.',
      },
      {
        name: 'Société Alzheimer Chaudière-Appalaches',
        url: 'https://www.alzheimerchap.qc.ca/',
        description: 'Aide aux personnes et aux familles, côté sud. Demandez laquelle des deux sociétés dessert votre rue.',
      },
      {
        name: '{phone}',
        url: 'suivi',
        description:
          'C’est nous, l’agence {brand}, {hours}. L’appel passe par une ligne de suivi, qui le transfère et nous indique qu’il vient de cette page.',
      },
    ],
  },
  {
    id: 'habitation',
    title: 'Habitation',
    drawing: 'house',
    links: [
      {
        name: 'Registre des résidences privées pour aînés (RPA)',
        url: 'https://www.quebec.ca/',
        description:
          'Le registre public du ministère de la Santé et des Services sociaux. Tapez « registre des résidences privées pour aînés » sur Québec.ca, puis cherchez la résidence.',
      },
      {
        name: 'Protégez-Vous',
        url: 'https://www.protegez-vous.ca/',
        description: 'Enquête et prix comparés des résidences. Une partie se lit avec un abonnement.',
      },
      {
        name: 'Société d’habitation du Québec',
        url: 'https://www.habitation.gouv.qc.ca/',
        description: 'Programmes d’aide au logement et d’adaptation du domicile. Demandez lesquels sont ouverts.',
        phone: '1 800 463-4315',
      },
      {
        name: 'Office municipal d’habitation de Québec',
        url: 'https://www.omhq.qc.ca/',
        description: 'Logements à loyer modique à Québec et demande d’inscription.',
      },
      {
        name: 'Réseau québécois des OSBL d’habitation',
        url: 'https://rqoh.com/',
        description: 'Réunit des organismes sans but lucratif (OSBL), dont des résidences pour aînés. Il parle en leur nom.',
      },
      {
        name: 'Société canadienne d’hypothèques et de logement',
        url: 'https://www.cmhc-schl.gc.ca/',
        description: 'Conseils pour adapter une maison, données sur les loyers.',
      },
    ],
  },
  {
    id: 'transport',
    title: 'Transport',
    drawing: 'minibus',
    links: [
      {
        name: 'Réseau de transport de la Capitale',
        url: 'https://www.rtcquebec.ca/',
        description: 'Trajets et horaires d’autobus. Faites le calcul depuis l’adresse d’une résidence, un dimanche.',
        phone: '418 627-2511',
      },
      {
        name: 'Service de transport adapté de la Capitale',
        url: 'https://www.rtcquebec.ca/',
        description: 'Minibus et taxis de porte à porte. Il faut être admis avant de réserver, alors faites la demande tôt.',
        phone: '418 687-2641',
      },
      {
        name: 'Société de transport de Lévis',
        url: 'https://www.stlevis.ca/',
        description: 'Autobus et transport adapté de la Rive-Sud.',
        phone: '418 837-2401',
      },
      {
        name: 'Société de l’assurance automobile du Québec',
        url: 'https://saaq.gouv.qc.ca/',
        description: 'Permis de conduire et âge, examens médicaux, vignette de stationnement.',
      },
      {
        name: 'Accompagnement aux rendez-vous médicaux, par le 211',
        url: 'https://www.211qc.ca/',
        description: 'Des bénévoles conduisent et attendent avec vous. Réservez plusieurs jours d’avance.',
        phone: '211',
      },
    ],
  },
  {
    id: 'loisirs-culture',
    title: 'Loisirs et culture',
    drawing: 'book',
    links: [
      {
        name: 'Bibliothèque de Québec',
        url: 'https://www.bibliothequedequebec.qc.ca/',
        description: 'Gros caractères, livres audio, conférences.',
      },
      {
        name: 'Université du troisième âge, Université Laval',
        url: 'https://www.ulaval.ca/',
        description: 'Des cours à partir de 50 ans, sans devoirs ni examens. Cherchez son nom dans le site.',
      },
      {
        name: 'Musée national des beaux-arts du Québec',
        url: 'https://www.mnbaq.org/',
        description: 'Sur les plaines d’Abraham. Expositions, conférences et visites guidées.',
      },
      {
        name: 'Musée de la civilisation',
        url: 'https://www.mcq.org/',
        description: 'Près du Vieux-Port, à quelques pas de la traverse de Lévis.',
      },
      {
        name: 'Sépaq',
        url: 'https://www.sepaq.com/',
        description: 'Parcs nationaux, sentiers accessibles, et l’Aquarium du Québec, à Sainte-Foy.',
      },
      {
        name: 'YWCA Québec',
        url: 'https://www.ywcaquebec.qc.ca/',
        description: 'Cours et activités de groupe.',
      },
    ],
  },
])
