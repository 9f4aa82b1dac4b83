import { z } from 'zod'
import { typeset } from './typography'
import { atLeast, group } from './shapes'

const words = () => z.string().trim().min(1).transform(typeset)

const phone = () =>
  z
    .string()
    .regex(/^\d{3} \d{3}-\d{4}$/, 'un numéro écrit comme 418 555-0134')
    .transform((digits) => ({ text: typeset(digits), href: `tel:+1${digits.replace(/\D/g, '')}` }))

/** L’identité de l’agence et ses chiffres. */
export const siteSchema = group({
  brand: words().describe('Nom de l’agence, tel qu’il paraît partout.'),
  tagline: words().describe('Ce que fait l’agence, en quelques mots, à côté du logo.'),
  phone: phone().describe('Le numéro de l’agence, le même partout.'),
  callTrackingPhone: phone().describe('La ligne de suivi : composée par un seul lien utile, qui affiche pourtant le numéro de l’agence.'),
  email: z.email('une adresse comme bonjour@fanal.example').describe('Le courriel de l’agence.'),
  area: words().describe('Le territoire, en quelques mots.'),
  towns: atLeast(1, z.string().trim().min(1), 'Les villes et arrondissements nommés dans les textes et les données structurées.'),
  serviceRadiusMetres: z
    .number()
    .int()
    .positive()
    .describe('Rayon de service, en mètres : dans les textes ({radius}), sur la carte et pour les moteurs de recherche.'),
  hours: group(
    { opens: z.string().regex(/^\d{2}:\d{2}$/), closes: z.string().regex(/^\d{2}:\d{2}$/), text: words() },
    'Heures d’ouverture : en chiffres pour les moteurs de recherche, en mots pour les gens.',
  ),
  foundedYear: z.number().int().describe('Année de fondation.'),
  copyrightYear: z
    .number()
    .int()
    .transform((first) => {
      const now = new Date().getFullYear()
      return now > first ? `${String(first)}–${String(now)}` : String(first)
    })
    .describe('La première année affichée après © dans le pied de page; celle de la construction s’y ajoute : 2025–2026.'),
  minimumAge: z.number().int().describe('Âge minimal suggéré du public, pour les moteurs de recherche.'),
  claims: group(
    {
      families: z.number().int(),
      satisfaction: z.number(),
      rating: z.number().max(5),
      reviews: z.number().int(),
      experienceYears: z.number().int(),
      share: words().describe('Ce qu’une résidence nous verse, en une ou deux phrases.'),
      survey: words().describe('D’où vient le taux de satisfaction (« il »), en une phrase.'),
      reviewsShown: words().describe('Où se lisent les avis (« les »), en une phrase courte.'),
    },
    'Ce qui est avancé : familles accompagnées, satisfaction en %, note, nombre d’avis, années d’expérience en moyenne, et d’où cela vient.',
  ),
  whoPays: words().describe('La phrase qui accompagne chaque « gratuit » : qui paie.'),
  privacyOfficer: words().describe('Titre de la personne responsable des renseignements personnels (Loi 25).'),
  isSample: z.boolean().describe('Oui tant que le nom, le numéro ou le courriel sont des exemples : une mise en ligne est alors refusée.'),
})
