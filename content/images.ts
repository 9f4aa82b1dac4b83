/**
 * Every picture of the site: the name of its master in content/images/masters and what it shows, in one French sentence. To replace a
 * portrait by a photograph, put the new file (.webp, .jpg or .png) in the place of the old one and build; correct the sentence here.
 */
export const images = {
  residence: 'Un couple et une conseillère arrivent devant une résidence de brique, en automne, au bord du fleuve.',
  rencontre: 'Une conseillère écoute une femme à la table de cuisine; un chat dort et il neige dehors.',
  visite: 'Une conseillère montre à un couple une salle commune bien éclairée.',
  mission: 'Une lanterne allumée sur la rampe d’un balcon, devant le fleuve au crépuscule.',
  jardin: 'Deux personnes marchent dans un jardin clos, sur un sentier en boucle bordé de bacs fleuris.',
  introuvable: 'Un chat en foulard attend devant une boîte aux lettres fermée, dans la neige.',
  contact: 'Un téléphone, un calendrier et une tasse devant une fenêtre qui donne sur le fleuve.',
  article: 'Un livre ouvert et des lunettes sous une lampe, le soir.',
  'equipe-1': 'Portrait d’une conseillère.',
  'equipe-2': 'Portrait d’une conseillère.',
  'equipe-3': 'Portrait d’une conseillère.',
  'equipe-4': 'Portrait d’une conseillère.',
  'temoignage-1': 'Portrait.',
  'temoignage-2': 'Portrait.',
  'temoignage-3': 'Portrait.',
  'temoignage-4': 'Portrait.',
  'temoignage-5': 'Portrait.',
  'temoignage-6': 'Portrait.',
  'temoignage-7': 'Portrait.',
  'temoignage-8': 'Portrait.',
  'temoignage-9': 'Portrait.',
  'alzheimer-cuisine': '…',
  'alzheimer-mains': '…',
  chorale: '…',
  'article-objet': '…',
  'article-mieux-entendre': '…',
  'article-appareil': '…',
  'article-audition': '…',
  'article-avion': '…',
  'article-bail': '…',
  'article-beaute': '…',
  'article-bien-etre': '…',
  'article-choisir': '…',
  'article-demenagement': '…',
  'article-exercice': '…',
  'article-journal': '…',
  'article-loisirs': '…',
  'article-milieu': '…',
  'article-prejuges': '…',
  'article-signes': '…',
  'article-trois-questions': '…',
  'article-zona': '…',
  loisirs: '…',
  bonheur: '…',
} as const satisfies Record<string, string>

export type ImageName = keyof typeof images

export const imageNames = Object.keys(images) as [ImageName, ...ImageName[]]
