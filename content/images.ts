/**
 * The pictures that pages show: the name of each master in content/images/masters and what it shows, in one French sentence. To replace a portrait
 * by a photograph, put the new file (.webp, .jpg or .png) in the place of the old one and build; correct the sentence here. A picture that only an
 * article shows is described there.
 */
export const images = {
  accueil: 'Dans le hall d’une résidence, une directrice serre la main d’une femme âgée; son fils se tient un pas derrière.',
  'alzheimer-cuisine':
    'Une femme âgée prépare une pâte dans un bol, sa fille à ses côtés, dans une cuisine claire avec une grande horloge.',
  'alzheimer-mains': 'Deux mains âgées et deux mains plus jeunes plient ensemble une serviette orange sur une table.',
  article: 'Un livre ouvert, des lunettes, une tasse et un chat sous une lampe, le soir.',
  'article-choisir': 'Trois petites maisons derrière un cahier de cases à cocher, un crayon et des clés.',
  'article-demenagement': 'Un chat devant une porte ouverte, entre un fauteuil, un tableau, des boîtes et une valise.',
  'article-milieu': 'Dans la neige, un poteau à trois flèches devant trois maisons éclairées, une valise et une lanterne à son pied.',
  baignoire: 'Une baignoire, une barre d’appui blanche au mur, un banc de transfert bleu à cheval sur le bord et un tapis.',
  bonheur: 'Un homme et une femme âgés rient sur un banc devant le fleuve, le Vieux-Québec derrière eux.',
  calendrier: 'Un calendrier mural où un jour est encerclé, un crayon au bout d’une ficelle et une chaise droite, près d’un comptoir.',
  chambre: 'Le soir, dans une petite chambre, un lit fait où se couche un chat, une lampe allumée, trois cadres et une dernière boîte.',
  chorale: 'Deux femmes et deux hommes âgés chantent devant un micro, un cahier à la main, dans une salle commune.',
  contact: 'Un téléphone orangé, un calendrier et une tasse devant une fenêtre qui donne sur le fleuve et Québec.',
  descente: 'En avion, ceinture bouclée, un garçon tient un suçon près du hublot; sa grand-mère tient un verre d’eau.',
  epaule: 'Le soir, télévision éteinte, une petite-fille pose la main sur l’épaule de son grand-père, qui porte un appareil auditif.',
  'equipe-1': 'Conseillère aux cheveux bruns mi-longs, en veston vert, une règle posée sous une ligne d’un bail.',
  'equipe-2': 'Conseillère aux longs cheveux foncés et bouclés, en cardigan jaune, une barre d’appui dans les mains.',
  'equipe-3': 'Conseillère rousse à chignon et à lunettes vertes, en chandail bleu à col blanc, avec un crayon et le plan d’un logement.',
  'equipe-4': 'Conseillère aux cheveux gris courts et à lunettes prune, en col roulé orange, une correspondance d’autobus à la main.',
  'garde-robe': 'Une garde-robe ouverte : des vêtements sur leurs cintres et, collée derrière la porte, une fiche de six lignes.',
  glaces: 'Par la fenêtre, l’hiver, les glaces et le traversier devant Lévis; sur la table, un carnet ouvert et une tasse.',
  introuvable: 'Un chat avec un foulard, assis dans la neige près d’une boîte aux lettres fermée.',
  jardin: 'Une mère et son fils, bras dessus, bras dessous, dans un jardin clôturé au sentier en boucle, près d’un cardinal.',
  loisirs: 'Trois amis âgés jouent aux cartes autour d’une table ronde.',
  mission: 'Un fanal allumé sur la rampe d’un balcon, au-dessus du fleuve et de Québec au crépuscule.',
  piles: 'Quatre piles d’appareil auditif, de la plus petite à la plus grosse : languette jaune, brune, orange et bleue.',
  porte: 'Une porte orange ouverte sur la neige, un chat sur le tapis, des bottes et, au bout du sentier, un hall éclairé.',
  rencontre: 'Une conseillère et une femme âgée discutent à la table de la cuisine, devant du thé et un carnet.',
  residence: 'Une conseillère montre à un couple âgé la porte ouverte d’une résidence, en automne, le fleuve et Québec au loin.',
  souffleuse: 'Dans la neige, devant un garage, une souffleuse orange; des coquilles jaunes pendent à sa poignée.',
  stethoscope: 'Un stéthoscope, un carnet ouvert, un stylo et une tasse sur un bureau, en hiver.',
  'temoignage-1': 'Femme âgée aux cheveux blancs, collier de perles et cardigan prune, tout sourire.',
  'temoignage-2': 'Homme âgé chauve à barbe blanche et à lunettes rondes, en chemise orange et bretelles.',
  'temoignage-3': 'Femme âgée aux cheveux gris frisés, foulard bleu et chandail orange.',
  'temoignage-4': 'Homme âgé à moustache blanche, en chandail vert et cravate orange.',
  'temoignage-5': 'Femme âgée aux cheveux foncés, foulard rouge orangé et chandail crème.',
  'temoignage-6': 'Femme âgée à longue tresse blanche et à lunettes bleues, en chemise verte.',
  'temoignage-7': 'Homme âgé souriant, au front dégarni, en cardigan bleu.',
  'temoignage-8': 'Femme aux longs cheveux bruns, en chandail rayé vert et crème.',
  'temoignage-9': 'Homme à barbe rousse, avec une tuque orange et un col roulé bleu marine.',
  tirelire: 'Une tirelire rose, trois piles de pièces de plus en plus hautes, une enveloppe et un crayon sur un sous-main vert.',
  visite: 'Une conseillère montre la salle commune d’une résidence à un couple âgé, l’homme avec une marchette.',
} as const satisfies Record<string, string>

/**
 * What a crop keeps of a picture whose place has another shape: so many percent from the left, so many from the top, by tens from 20 to 80. Without a
 * line here, the middle. Every file of content/images/masters may have one, an article's own picture too.
 */
export const focusPoints: Record<string, readonly [fromLeft: number, fromTop: number]> = {
  'alzheimer-cuisine': [50, 40],
  'article-beaute': [50, 40],
  'article-bien-etre': [40, 40],
  'article-exercice': [50, 40],
  'article-loisirs': [50, 40],
  'article-mieux-entendre': [50, 40],
  'article-prejuges': [50, 40],
  bonheur: [50, 40],
  chorale: [50, 40],
  contact: [50, 60],
  'equipe-1': [50, 20],
  'equipe-2': [50, 20],
  'equipe-3': [50, 20],
  'equipe-4': [50, 20],
  jardin: [60, 60],
  loisirs: [50, 40],
  porte: [50, 70],
  rencontre: [50, 40],
  residence: [80, 70],
  'temoignage-1': [50, 40],
  'temoignage-2': [50, 40],
  'temoignage-3': [50, 40],
  'temoignage-4': [50, 40],
  'temoignage-5': [50, 40],
  'temoignage-6': [50, 40],
  'temoignage-7': [50, 40],
  'temoignage-8': [50, 40],
  'temoignage-9': [50, 40],
  visite: [70, 40],
}

export type ImageName = keyof typeof images

export const imageNames = Object.keys(images) as [ImageName, ...ImageName[]]

/**
 * The stamps of /temoignages, row by row, in the order of content/testimonials.ts: scripts/pictures.ts prints them on one sheet, because nine pictures
 * would be nine requests of the twelve that a page may make.
 */
export const stampFaces = [
  'temoignage-8',
  'temoignage-2',
  'temoignage-9',
  'temoignage-3',
  'temoignage-1',
  'temoignage-6',
  'temoignage-5',
  'temoignage-4',
  'temoignage-7',
] as const satisfies ImageName[]
