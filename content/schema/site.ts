import { z } from 'zod'
import { buildPhoneHref } from '@/lib/paths'
import { typeset } from '@/lib/typography'
import { longDate, text, plainText, webAddress } from './fields'

const expectedPhone = 'un numéro écrit comme 418 555-0134'

const phone = z
  .string(expectedPhone)
  .regex(/^\d{3} \d{3}-\d{4}$/, expectedPhone)
  .transform((number) => ({ text: typeset(number), href: buildPhoneHref(number) }))

/**
 * The letters that the title font has (scripts/build/make-fonts.py): a social card would show any
 * other as an empty box.
 */
const titleLetters = /^[ -~\u00A0-\u00FFŒœ–—‘’“”…€]+$/

const whole = () => z.number().int()

/** A fact that the owner has written, or nothing. */
const optionalSentence = text({ max: 600 }).optional()

const time = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'une heure écrite comme 08:30')

/** A text with one {name}, completed when the placeholders are made, before the typography. */
const sentencePart = (name: string) =>
  z
    .string()
    .max(160)
    .refine((value) => value.includes(`{${name}}`), `un texte avec {${name}}`)

/**
 * How a visitor reaches the register of residences. Nobody of the project has opened its address,
 * so no page links to it before `checkedOn` is filled.
 */
const register = z
  .strictObject({
    words: z.string().min(1).max(80).meta({
      label: 'Mots à taper',
      hint: 'Ce qu’on cherche sur Québec.ca tant que l’adresse n’a pas été ouverte.',
    }),
    url: webAddress().meta({
      label: 'Adresse de la recherche',
      hint: 'Aucune page n’y mène tant que « Ouvert le » est vide.',
    }),
    checkedOn: longDate().optional().meta({
      label: 'Ouvert le',
      hint: 'Le jour où une personne a ouvert cette adresse et lu deux fiches.',
    }),
    byWords: sentencePart('words').meta({
      label: 'Avec les mots',
      hint: 'La fin de « Cherchez son nom … », avant l’ouverture.',
    }),
    byLink: sentencePart('url').meta({
      label: 'Avec le lien',
      hint: 'La même fin de phrase, une fois l’adresse ouverte.',
    }),
  })
  .meta({ label: 'Registre des résidences' })

export const siteFile = {
  file: 'content/site.yml',
  label: 'Nom, téléphone, heures, chiffres',
  pagePath: '/',
  schema: z.strictObject({
    brand: z
      .string()
      .regex(titleLetters, 'des lettres du français, les seules de la police des titres')
      .pipe(text({ max: 600 }))
      .meta({ label: 'Nom de l’agence', hint: 'Nom de l’agence, tel qu’il paraît partout.' }),
    tagline: text({ max: 600 }).meta({
      label: 'Ce que fait l’agence',
      hint: 'Ce que fait l’agence, en quelques mots, à côté du logo.',
    }),
    phone: phone.meta({ label: 'Téléphone', hint: 'Le numéro de l’agence, le même partout.' }),
    callTrackingPhone: phone.meta({
      label: 'Ligne de suivi',
      hint:
        'Un second numéro, qui sonne aussi à l’agence et compte ses appels. Un seul lien le ' +
        'compose, dans Liens utiles : il y affiche le numéro de l’agence.',
    }),
    email: z
      .email('une adresse comme bonjour@fanal.example')
      .meta({ label: 'Courriel', hint: 'Le courriel de l’agence.' }),
    area: text({ max: 600 }).meta({
      label: 'Territoire',
      hint: 'Le territoire, en quelques mots.',
    }),
    towns: z.array(plainText()).min(1).meta({
      label: 'Villes',
      hint: 'Les villes et arrondissements nommés dans les textes et les données structurées.',
    }),
    serviceRadiusMetres: whole()
      .positive()
      .meta({
        label: 'Rayon en mètres',
        hint:
          'Rayon de service, en mètres : dans les textes, sur la carte et pour les ' +
          'moteurs de recherche.',
      }),
    hours: z
      .strictObject({
        opens: time().meta({ label: 'Ouvre à' }),
        closes: time().meta({ label: 'Ferme à' }),
        text: text({ max: 600 }).meta({ label: 'Texte' }),
      })
      .meta({
        label: 'Heures',
        hint:
          'Heures d’ouverture : en chiffres pour les moteurs de recherche, les moments où joindre ' +
          'les familles et le rappel du matin; en mots pour les gens.',
      }),
    foundedYear: whole().meta({ label: 'Année de fondation', hint: 'Année de fondation.' }),
    copyrightYear: whole()
      .transform((first) => {
        const now = new Date().getFullYear()
        return now > first ? `${String(first)}–${String(now)}` : String(first)
      })
      .meta({
        label: 'Année du droit d’auteur',
        hint:
          'La première année affichée après © dans le pied de page; celle de la construction ' +
          's’y ajoute : 2025–2026.',
      }),
    minimumAge: whole().meta({
      label: 'Âge minimal',
      hint: 'Âge minimal du public, dans la FAQ et pour les moteurs de recherche.',
    }),
    claims: z
      .strictObject({
        families: whole().meta({ label: 'Familles' }),
        satisfaction: z.number().meta({ label: 'Satisfaction' }),
        rating: z.number().max(5).meta({ label: 'Note' }),
        reviews: whole().meta({ label: 'Avis' }),
        experienceYears: whole().meta({ label: 'Années d’expérience' }),
        commission: optionalSentence.meta({
          label: 'Part versée par une résidence',
          hint: 'Ce qu’une résidence nous verse, en une ou deux phrases. Vide, rien ne s’affiche.',
        }),
        survey: optionalSentence.meta({
          label: 'Sondage',
          hint: 'D’où vient « ce taux », celui de la satisfaction, en une phrase. Vide, rien ne s’affiche.',
        }),
        reviewsShown: optionalSentence.meta({
          label: 'Où lire les avis',
          hint: 'Où se lisent les avis (« ils »), en une phrase courte. Vide, rien ne s’affiche.',
        }),
        reviewsUrl: webAddress().optional().meta({
          label: 'Adresse des avis',
          hint: 'L’adresse complète de la page où ils se lisent.',
        }),
      })
      .meta({
        label: 'Chiffres avancés',
        hint:
          'Ce qui est avancé : familles accompagnées, satisfaction en %, note, nombre d’avis, ' +
          'années d’expérience en moyenne, et d’où cela vient.',
      }),
    whoPaysLine: text({ max: 80 }).meta({
      label: 'Qui paie, en une ligne',
      hint: 'Sous le premier bouton des pages qui demandent un appel.',
    }),
    whoPays: text({ max: 600 }).meta({
      label: 'Qui paie',
      hint: 'La phrase entière, dite dans Notre mission et dans une question : {whoPays}.',
    }),
    sameAs: z
      .array(webAddress())
      .default([])
      .meta({
        label: 'L’agence ailleurs',
        hint:
          'Les adresses complètes de ses autres pages (Facebook, LinkedIn, registre), pour les ' +
          'moteurs de recherche.',
      }),
    register,
    isSample: z.boolean().meta({
      label: 'Exemple fictif',
      hint:
        'Oui tant que le nom, le numéro ou le courriel sont des exemples : une mise en ligne ' +
        'est alors refusée.',
    }),
  }),
}
