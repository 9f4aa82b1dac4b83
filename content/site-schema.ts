import { z } from 'zod'
import { typeset } from './typography'

const words = () => z.string().trim().min(1).transform(typeset)

const phone = () =>
  z
    .string()
    .regex(/^\d{3} \d{3}-\d{4}$/, 'un numéro écrit comme 418 555-0134')
    .transform((digits) => ({ text: typeset(digits), href: `tel:+1${digits.replace(/\D/g, '')}` }))

/** L’identité de l’agence et ses chiffres. */
export const siteSchema = z.strictObject({
  /** Nom de l’agence, tel qu’il paraît partout. */
  brand: words(),
  /** Ce que fait l’agence, en quelques mots, à côté du logo. */
  tagline: words(),
  /** Le numéro de l’agence, le même partout. */
  phone: phone(),
  /** La ligne de suivi : composée par un seul lien utile, qui affiche pourtant le numéro de l’agence. */
  callTrackingPhone: phone(),
  /** Le courriel de l’agence. */
  email: z.email('une adresse comme bonjour@fanal.example'),
  /** Le territoire, en quelques mots. */
  area: words(),
  /** Les villes et arrondissements nommés dans les textes et les données structurées. */
  towns: z.array(z.string().trim().min(1)).min(1),
  /** Rayon de service, en mètres : dans les textes ({radius}), sur la carte et pour les moteurs de recherche. */
  serviceRadiusMetres: z.number().int().positive(),
  /** Heures d’ouverture : en chiffres pour les moteurs de recherche, en mots pour les gens. */
  hours: z.strictObject({ opens: z.string().regex(/^\d{2}:\d{2}$/), closes: z.string().regex(/^\d{2}:\d{2}$/), text: words() }),
  /** Année de fondation. */
  foundedYear: z.number().int(),
  /** La première année affichée après © dans le pied de page; celle de la construction s’y ajoute : 2025–2026. */
  copyrightYear: z
    .number()
    .int()
    .transform((first) => {
      const now = new Date().getFullYear()
      return now > first ? `${String(first)}–${String(now)}` : String(first)
    }),
  /** Âge minimal suggéré du public, pour les moteurs de recherche. */
  minimumAge: z.number().int(),
  /** Les chiffres avancés : familles accompagnées, satisfaction en %, note, nombre d’avis, années d’expérience en moyenne. */
  claims: z.strictObject({
    families: z.number().int(),
    satisfaction: z.number(),
    rating: z.number().max(5),
    reviews: z.number().int(),
    experienceYears: z.number().int(),
  }),
  /** La phrase qui accompagne chaque « gratuit » : qui paie. */
  whoPays: words(),
  /** Titre de la personne responsable des renseignements personnels (Loi 25). */
  privacyOfficer: words(),
  /** true tant que le nom, le numéro ou le courriel sont des exemples : une mise en ligne est alors refusée. */
  isSample: z.boolean(),
})
