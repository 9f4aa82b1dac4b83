import type { z } from 'zod'
import { faqSchema } from './faq'
import { picturesSchema } from './images'
import { instructionsSchema } from './instructions'
import { linksSchema } from './links'
import { pageFiles, pagesSchema } from './pages'
import { formsSchema, interfaceSchema, promisesSchema, whoPaysSchema } from './schemas'
import { searchSchema } from './search-words'
import { siteSchema } from './site-schema'
import { advisorsSchema } from './team'
import { territorySchema } from './territory-schema'
import { testimonialsSchema } from './testimonials'
import { notebookSchema } from './tools/carnet-de-visite'
import { netCostSchema } from './tools/cout-net'
import { numbersSchema } from './tools/numbers'
import { standingSchema } from './tools/ou-en-etes-vous'
import { toolsSchema } from './tools/outils'
import { rulesSchema } from './tools/rules-schema'
import { sheetSchema } from './tools/sheet'
import { wishesSchema } from './tools/souhaits'
import { urgentSchema } from './tools/urgence'

export type ContentFile = { file: string; label: string; page?: string; schema: z.ZodType }
export type Group = { name: string; label: string; files: readonly ContentFile[] }

/** Every file that an author may change, by the name under which they look for it; articles are a folder of their own. */
export const groups: readonly Group[] = [
  { name: 'pages', label: 'Pages', files: Object.values(pageFiles) },
  {
    name: 'listes',
    label: 'Listes',
    files: [
      { file: 'content/faq.yml', label: 'Questions fréquentes', page: '/faq', schema: faqSchema },
      { file: 'content/testimonials.yml', label: 'Témoignages', page: '/temoignages', schema: testimonialsSchema },
      { file: 'content/team.yml', label: 'Conseillères', page: '/notre-equipe', schema: advisorsSchema },
      { file: 'content/links.yml', label: 'Liens utiles', page: '/liens-utiles', schema: linksSchema },
      { file: 'content/pictures.yml', label: 'Images, et ce qu’elles montrent', schema: picturesSchema },
      { file: 'content/search.yml', label: 'Mots de la recherche', page: '/blog', schema: searchSchema },
    ],
  },
  {
    name: 'outils',
    label: 'Outils',
    files: [
      { file: 'content/tools/outils.yml', label: 'Outils : la page', page: '/outils', schema: toolsSchema },
      { file: 'content/tools/urgence.yml', label: 'C’est urgent', page: '/urgence', schema: urgentSchema },
      { file: 'content/tools/ou-en-etes-vous.yml', label: 'Où en êtes-vous?', page: '/ou-en-etes-vous', schema: standingSchema },
      { file: 'content/tools/cout-net.yml', label: 'Un mois en résidence, prix net', page: '/cout-net', schema: netCostSchema },
      { file: 'content/tools/carnet-de-visite.yml', label: 'Carnet de visite', page: '/carnet-de-visite', schema: notebookSchema },
      { file: 'content/tools/numbers.yml', label: 'Numéros à appeler', page: '/urgence', schema: numbersSchema },
      { file: 'content/tools/rules.yml', label: 'Règles et chiffres d’impôt', page: '/cout-net', schema: rulesSchema },
      { file: 'content/tools/souhaits.yml', label: 'Souhaits de rappel', page: '/contact', schema: wishesSchema },
      { file: 'content/tools/sheet.yml', label: 'Feuilles imprimées', page: '/carnet-de-visite', schema: sheetSchema },
    ],
  },
  {
    name: 'agence',
    label: 'L’agence et le site',
    files: [
      { file: 'content/site.yml', label: 'Nom, téléphone, heures, chiffres', page: '/', schema: siteSchema },
      { file: 'content/instructions.yml', label: 'Consignes que plusieurs pages citent', page: '/urgence', schema: instructionsSchema },
      { file: 'content/who-pays.yml', label: 'Qui paie qui', page: '/notre-mission', schema: whoPaysSchema },
      { file: 'content/territory.yml', label: 'Carte du territoire', page: '/services', schema: territorySchema },
      { file: 'content/forms.yml', label: 'Formulaires', page: '/contact', schema: formsSchema },
      { file: 'content/interface.yml', label: 'Menus, boutons, pied de page', page: '/', schema: interfaceSchema },
      { file: 'content/pages.yml', label: 'Liste des pages', page: '/', schema: pagesSchema },
      { file: 'content/launch.yml', label: 'Liste de la mise en ligne', schema: promisesSchema },
    ],
  },
]

export const files: readonly ContentFile[] = groups.flatMap((group) => group.files)
