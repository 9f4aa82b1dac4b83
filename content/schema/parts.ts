import { z } from 'zod'
import { typeset } from '@/lib/typography'
import {
  choice,
  href,
  withoutOrphan,
  longDate,
  plainText,
  slug,
  text,
  title,
  verbatim,
  webAddress,
} from './fields'
import { image } from './image'
import { markdownHint, richText, richSentence } from './rich-text'

export const paragraphs = (min = 1) => z.array(richSentence({ max: 900 })).min(min)

export const link = z.strictObject({
  label: text({ max: 80 }).meta({
    label: 'Libellé',
    hint: 'Le texte du lien : il dit où il mène, hors contexte.',
  }),
  href: href().meta({ label: 'Adresse', hint: 'Le chemin, comme /contact.' }),
})

export const item = z.strictObject({
  title: title({ max: 90 }).meta({ label: 'Titre', hint: 'Le titre, de 1 à 9 mots.' }),
  text: richSentence({ max: 600 }).meta({ label: 'Texte', hint: 'Le texte, de 15 à 60 mots.' }),
})

const source = z
  .strictObject({
    title: verbatim({ max: 200 }).meta({
      label: 'Titre',
      hint: 'Le titre de la page ou du document.',
    }),
    lang: choice({ en: 'Anglais' })
      .optional()
      .meta({
        label: 'Langue',
        hint:
          'en : ce titre est en anglais. Un lecteur d’écran le dit alors à l’anglaise, et nos ' +
          'espaces insécables n’y entrent pas.',
      }),
    about: text({ max: 200 }).optional().meta({
      label: 'Précision',
      hint: 'Ce que nous ajoutons au titre, en français, entre parenthèses.',
    }),
    publisher: text({ max: 160 }).meta({
      label: 'Qui le publie',
      hint: 'Qui le publie, et quand si on le sait.',
    }),
    journal: plainText({ max: 120 })
      .optional()
      .meta({
        label: 'Revue',
        hint:
          'La revue de langue anglaise où une étude a paru. Un lecteur d’écran la dit à ' +
          'l’anglaise.',
      }),
    issue: text({ max: 40 })
      .optional()
      .meta({ label: 'Volume et année', hint: 'Son volume et son année.' }),
    url: webAddress().meta({
      label: 'Adresse complète',
      hint: 'L’adresse officielle de la page elle-même, plutôt que l’accueil du site.',
    }),
  })
  .transform(({ title, ...rest }) => ({
    ...rest,
    title: rest.lang === 'en' ? title.trim() : typeset(title.trim()),
  }))

export type Source = z.output<typeof source>
export const sources = z.array(source).default([]).meta({ label: 'Sources' })

export const illustration = z.strictObject({
  image: image().meta({ label: 'Image', hint: 'Une image du site, ou la vôtre.' }),
  caption: withoutOrphan({ max: 140 }).optional().meta({
    label: 'Légende',
    hint: 'Une phrase qui ajoute quelque chose à l’image, s’il y a lieu.',
  }),
})

/** The metadata of a page, for search engines. */
export const pageMeta = z
  .strictObject({
    title: text({ max: 50 }).meta({
      label: 'Titre',
      hint: 'Le titre de l’onglet, sans le nom de l’agence : 50 caractères au plus.',
    }),
    description: z
      .string()
      .min(120)
      .max(160)
      .pipe(text({ max: 170 }))
      .meta({
        label: 'Description',
        hint:
          'La description pour les moteurs de recherche : de 120 à 160 caractères, deux ' +
          'phrases.',
      }),
    keywords: text({ max: 300 }).meta({
      label: 'Mots-clés',
      hint: 'Les mots-clés, séparés par des virgules.',
    }),
  })
  .meta({ label: 'Pour les moteurs de recherche' })

const createHero = (max: { title: number; lead: number }) =>
  z
    .strictObject({
      title: title({ max: max.title }).meta({
        label: 'Titre',
        hint: 'Le grand titre de la page (un seul par page).',
      }),
      lead: withoutOrphan({ max: max.lead }).meta({
        label: 'Premier paragraphe',
        hint: 'Le premier paragraphe, de 25 à 45 mots.',
      }),
    })
    .meta({ label: 'Haut de la page' })

export const hero = createHero({ title: 120, lead: 420 })
export const toolHero = createHero({ title: 60, lead: 300 })

/** What a visitor needs before starting a tool: papers and time. */
export const needs = z
  .array(
    z.strictObject({
      title: text({ max: 40 }).meta({ label: 'Titre' }),
      text: text({ max: 120 }).meta({ label: 'Texte' }),
    }),
  )
  .min(2)
  .meta({ label: 'Ce qu’il faut' })

/** The day on which the words of a page were last revised. */
export const updatedOn = longDate().meta({
  label: 'Révision du',
  hint: 'La date de la dernière révision. Changez-la quand vous changez ce que dit la page.',
})

/** A page of a title and sections in Markdown, such as the privacy and accessibility pages. */
export const legalPage = z.strictObject({
  meta: pageMeta,
  hero,
  updatedOn,
  sections: z
    .array(
      z.strictObject({
        id: slug().meta({ label: 'Adresse dans la page' }),
        title: title({ max: 80 }).meta({ label: 'Titre' }),
        body: richText().meta({ label: 'Corps du texte', hint: markdownHint }),
      }),
    )
    .min(3)
    .meta({ label: 'Sections' }),
})

/** A letter to copy. What is left to write stands between square brackets. */
export const letter = z
  .strictObject({
    title: title({ max: 70 }).meta({ label: 'Titre' }),
    // Brackets stand for what is left to write.
    paragraphs: z
      .array(text({ max: 900 }))
      .min(4)
      .meta({
        label: 'Paragraphes',
        hint: 'La lettre, un paragraphe à la fois; ce qui reste à remplir est entre crochets.',
      }),
  })
  .meta({ label: 'Lettre' })

/** The yellow call to action at the end of a page. */
export const contactBand = z
  .strictObject({
    title: title({ max: 70 }).meta({ label: 'Titre', hint: 'Le titre du bandeau.' }),
    text: text({ max: 420 }).meta({ label: 'Texte', hint: 'Une ou deux phrases sous le numéro.' }),
    button: link.meta({ label: 'Bouton', hint: 'Le bouton qui mène à /contact.' }),
  })
  .meta({ label: 'Bandeau jaune' })

export const steps = z.strictObject({
  title: title({ max: 70 }).meta({ label: 'Titre', hint: 'Le titre de la section.' }),
  items: z
    .array(
      z.strictObject({
        title: title({ max: 70 }).meta({
          label: 'Titre',
          hint: 'Le titre de l’étape, sans son numéro.',
        }),
        paragraphs: paragraphs().meta({
          label: 'Paragraphes',
          hint: 'Ce que nous faisons, un ou plusieurs paragraphes.',
        }),
        aside: richSentence({ max: 200 })
          .optional()
          .meta({
            label: 'En marge',
            hint:
              'Un détail pratique, en marge. ' +
              'Un lien s’écrit [Québec.ca](https://www.quebec.ca/).',
          }),
        image: image().optional().meta({
          label: 'Image',
          hint: 'Une image à côté de l’étape; le détail en devient la légende.',
        }),
        tool: z
          .strictObject({
            text: text({ max: 100 }).meta({ label: 'Texte' }),
            link: link.meta({ label: 'Lien' }),
          })
          .optional()
          .meta({ label: 'Outil', hint: 'Un outil à prendre avec soi, à la suite de ce détail.' }),
      }),
    )
    .length(5)
    .meta({ label: 'Étapes', hint: 'Les cinq étapes, dans l’ordre.' }),
})

/** A scale of months or weeks with its delays, drawn and described in words. */
export const timeline = z
  .strictObject({
    title: text({ max: 70 }).meta({ label: 'Titre', hint: 'Ce que mesure la ligne.' }),
    length: z
      .number()
      .int()
      .min(2)
      .max(12)
      .meta({ label: 'Longueur', hint: 'Le nombre de mois ou de semaines de la ligne.' }),
    spans: z
      .array(
        z.strictObject({
          from: z
            .number()
            .min(0)
            .max(12)
            .meta({ label: 'Début', hint: 'Où le délai commence, en mois ou en semaines.' }),
          to: z.number().min(0).max(12).meta({ label: 'Fin', hint: 'Où il finit.' }),
          time: text({ max: 40 }).meta({ label: 'Temps', hint: 'Le délai, en quelques mots.' }),
          text: text({ max: 160 }).meta({
            label: 'Texte',
            hint: 'Ce qu’il faut faire, ou ce qui arrive.',
          }),
        }),
      )
      .min(1)
      .meta({ label: 'Délais' }),
  })
  .refine(
    ({ length, spans }) => spans.every(({ from, to }) => from < to && to <= length),
    'des délais qui tiennent sur la ligne',
  )

export type Link = z.output<typeof link>
export type Item = z.output<typeof item>
export type Illustration = z.output<typeof illustration>
export type PageMeta = z.output<typeof pageMeta>
export type HeroWords = z.output<typeof hero>
export type ContactBandWords = z.output<typeof contactBand>
export type LetterWords = z.output<typeof letter>
export type StepWords = z.output<typeof steps>
export type TimelineWords = z.output<typeof timeline>
export type LegalPage = z.output<typeof legalPage>
