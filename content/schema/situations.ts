import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { choice, text, title, withoutOrphan } from './fields'
import { image } from './image'
import { contactBand, letter, link, pageMeta, sources, updatedOn } from './parts'
import { callOrService } from './tools/phone-numbers'
import { richSentence } from './rich-text'

const part = z.strictObject({
  title: title({ max: 60 }).meta({ label: 'Titre' }),
  paragraphs: z
    .array(richSentence({ max: 500 }))
    .default([])
    .meta({ label: 'Paragraphes', hint: 'Un lien s’écrit [son nom](/faq).' }),
  items: z
    .array(richSentence({ max: 400 }))
    .default([])
    .meta({ label: 'Liste', hint: 'Après les paragraphes; **en gras**, ce qui compte.' }),
  isOrdered: z.boolean().default(false).meta({ label: 'Numérotée', hint: 'L’ordre compte.' }),
  calls: z
    .array(callOrService)
    .default([])
    .meta({ label: 'Appels', hint: 'Qui appeler, dans l’ordre.' }),
})

/** A page for what has happened to a family: what to do, then one offer of the agency. */
const situationSchema = z.strictObject({
  order: z
    .number()
    .int()
    .min(1)
    .meta({ label: 'Rang', hint: 'Sa place dans la liste de l’accueil.' }),
  label: text({ max: 40 }).meta({ label: 'Nom court', hint: 'Son nom dans les listes de liens.' }),
  summary: text({ max: 80 }).meta({ label: 'Résumé', hint: 'Une ligne, à l’accueil.' }),
  meta: pageMeta,
  image: image().meta({ label: 'Image', hint: 'Ce que les réseaux sociaux montrent d’elle.' }),
  drawing: choice({
    'hospital-bed': 'Lit d’hôpital',
    armchair: 'Fauteuil',
    glasses: 'Lunettes et crayon',
    'video-call': 'Appel vidéo',
    'lit-window': 'Fenêtre éclairée',
  }).meta({ label: 'Dessin' }),
  portrait: image()
    .optional()
    .meta({ label: 'Portrait', hint: 'Qui de l’équipe, avec le numéro de téléphone.' }),
  updatedOn,
  isLarge: z.boolean().default(false).meta({
    label: 'En grand',
    hint: 'Un texte plus grand, pour une page que lit la personne qui déménage.',
  }),
  isUrgent: z.boolean().default(false).meta({
    label: 'Urgente',
    hint: 'Rien ne couvre la page, ni fenêtre, ni avis, et elle s’ouvre sans réseau.',
  }),
  title: title({ max: 70 }).meta({ label: 'Titre', hint: 'Le grand titre de la page.' }),
  lead: withoutOrphan({ max: 300 }).meta({ label: 'Premier paragraphe' }),
  primary: link.meta({ label: 'Bouton principal', hint: 'Le premier geste.' }),
  parts: z.array(part).min(2).max(6).meta({ label: 'Parties' }),
  letters: z.array(letter).max(3).default([]).meta({ label: 'Lettres', hint: 'À copier.' }),
  today: z
    .strictObject({
      title: title({ max: 60 }).meta({ label: 'Titre' }),
      text: richSentence({ max: 300 }).meta({ label: 'Texte' }),
    })
    .meta({ label: 'À faire maintenant', hint: 'Une seule chose.' }),
  contactBand,
  sources,
})

const situationFolder = 'content/situations'

/** Every file of the folder: a new one is a new page. */
export const situationFiles = readdirSync(situationFolder)
  .filter((name) => name.endsWith('.yml'))
  .sort()
  .map((name) => {
    const slug = name.replace(/\.yml$/, '')
    return {
      file: `${situationFolder}/${name}`,
      label: `Situation : ${slug}`,
      pagePath: `/situation/${slug}`,
      schema: situationSchema,
    }
  })
