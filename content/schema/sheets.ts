import { z } from 'zod'
import { choice, withoutOrphan, text, title } from './fields'
import { image } from './image'
import { contactBand, pageMeta, sources, updatedOn } from './parts'
import { richSentence } from './rich-text'

const columnKind = choice({
  text: 'Un texte imprimé',
  line: 'À écrire, sur une ligne',
  lines: 'À écrire, sur deux lignes',
  tick: 'À cocher',
})

export const isPrinted = (kind: string) => kind === 'text'

const column = z.strictObject({
  title: text({ max: 40 }).meta({ label: 'Titre' }),
  kind: columnKind.meta({ label: 'Contenu' }),
  sign: choice({ tick: 'Une coche', cross: 'Une croix' })
    .optional()
    .meta({ label: 'Signe', hint: 'Devant le titre, à l’écran, où l’on compare deux colonnes.' }),
})

const row = z.strictObject({
  title: text({ max: 100 }).meta({ label: 'Titre' }),
  texts: z
    .array(richSentence({ max: 240 }))
    .default([])
    .meta({
      label: 'Textes',
      hint: 'Un texte pour chaque colonne imprimée, dans l’ordre; aucun, et la ligne est à écrire.',
    }),
})

const part = z
  .strictObject({
    title: title({ max: 60 }).meta({ label: 'Titre' }),
    text: richSentence({ max: 300 })
      .optional()
      .meta({ label: 'Texte', hint: 'Ce qu’il faut lire juste avant le tableau.' }),
    head: text({ max: 60 }).meta({
      label: 'Tête de la première colonne',
      hint: 'Ce que sont les lignes, comme « Le papier ».',
    }),
    columns: z.array(column).min(1).max(4).meta({ label: 'Colonnes' }),
    rows: z.array(row).min(1).max(16).meta({ label: 'Lignes' }),
  })
  .refine(
    ({ columns, rows }) =>
      rows.every(({ texts }) =>
        [0, columns.filter(({ kind }) => isPrinted(kind)).length].includes(texts.length),
      ),
    'dans chaque ligne, un texte pour chaque colonne imprimée, ou aucun',
  )

/** A sheet to fill in, on screen or on paper. */
export const sheetSchema = z.strictObject({
  title: title({ max: 50 }).meta({
    label: 'Titre',
    hint: 'Il donne aussi son adresse à une nouvelle feuille, et le titre de l’onglet.',
  }),
  description: pageMeta.shape.description,
  keywords: pageMeta.shape.keywords,
  image: image().meta({ label: 'Image', hint: 'Ce que les réseaux sociaux montrent d’elle.' }),

  updatedOn,
  why: withoutOrphan({ max: 300 }).meta({
    label: 'Pourquoi',
    hint: 'À quoi elle sert, en 25 à 45 mots.',
  }),
  who: text({ max: 80 }).meta({ label: 'Qui la remplit' }),
  time: text({ max: 40 }).meta({ label: 'Le temps' }),
  isWide: z.boolean().default(false).meta({
    label: 'En largeur',
    hint: 'Le papier est couché : pour un tableau de quatre colonnes.',
  }),
  notes: z
    .array(richSentence({ max: 450 }))
    .default([])
    .meta({ label: 'À lire avant', hint: 'Une phrase ou deux; **en gras**, ce qui compte.' }),
  parts: z.array(part).min(1).max(6).meta({ label: 'Parties', hint: 'Un tableau chacune.' }),
  closingNotes: z
    .array(richSentence({ max: 400 }))
    .default([])
    .meta({ label: 'Au bas', hint: 'Qui appeler, ou où aller plus loin.' }),
  contactBand: contactBand.meta({
    label: 'Offre de l’agence',
    hint: 'Sous la feuille, à l’écran : la suite de ce que la famille vient de faire.',
  }),
  readBy: text({ max: 120 })
    .optional()
    .meta({ label: 'Relu par', hint: 'Le nom, le métier et la date.' }),
  sources,
})

export const sheetFolder = 'content/feuilles'

/** Returns the file of a sheet, by its name. */
export const sheetFile = (name: string) => ({
  file: `${sheetFolder}/${name}.yml`,
  label: 'Feuille',
  pagePath: `/feuilles/${name}`,
  schema: sheetSchema,
})
