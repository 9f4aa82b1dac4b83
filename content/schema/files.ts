import type { z } from 'zod'
import { closedDaysFile } from './closed-days'
import { faqCategoriesFile } from './faq'
import { formsFile } from './forms'
import { sharedSentencesFile } from './shared-sentences'
import { interfaceTextsFile } from './interface'
import { leaseFiguresFile } from './lease-figures'
import { promisesFile } from './promises'
import { linkGroupsFile } from './links'
import { pagesFile } from './pages'
import { accessibilityFile } from './pages/accessibilite'
import { homeFile } from './pages/accueil'
import { alzheimerFile } from './pages/alzheimer'
import { leaseFile } from './pages/bail'
import { blogFile } from './pages/blog'
import { privacyFile } from './pages/confidentialite'
import { contactFile } from './pages/contact'
import { handledRequestFile } from './pages/demande-traitee'
import { faqPageFile } from './pages/faq'
import { noticesFile } from './notices'
import { notFoundFile } from './pages/introuvable'
import { linksPageFile } from './pages/liens-utiles'
import { teamPageFile } from './pages/notre-equipe'
import { missionFile } from './pages/notre-mission'
import { servicesFile } from './pages/services'
import { testimonialsPageFile } from './pages/temoignages'
import { picturesFile } from './pictures'
import { searchWordsFile } from './search'
import { siteFile } from './site'
import { situationFiles } from './situations'
import { advisorsFile } from './team'
import { territoryFile } from './territory'
import { testimonialsFile } from './testimonials'
import { notebookPageFile } from './tools/carnet-de-visite'
import { netCostPageFile } from './tools/cout-net'
import { phoneNumbersFile } from './tools/phone-numbers'
import { needsAssessmentFile } from './tools/ou-en-etes-vous'
import { toolsPageFile } from './tools/outils'
import { taxRulesFile } from './tools/tax-rules'
import { toolLabelsFile } from './tools/tool-labels'
import { urgentFile } from './tools/urgence'
import { whoPaysFile } from './who-pays'
import { yearlyDatesFile } from './yearly-dates'

/* What authors may change. content/X.yml has its schema in content/schema/X.ts, each sheet of
   content/feuilles in sheets.ts, each page of content/situations in situations.ts. */

export type ContentFile = { file: string; label: string; pagePath: string; schema: z.ZodType }
export type Group = { name: string; label: string; files: readonly ContentFile[] }

export const pageFiles = {
  homePage: homeFile,
  servicesPage: servicesFile,
  teamPage: teamPageFile,
  testimonialsPage: testimonialsPageFile,
  contactPage: contactFile,
  blogPage: blogFile,
  linksPage: linksPageFile,
  alzheimerPage: alzheimerFile,
  missionPage: missionFile,
  faqPage: faqPageFile,
  leasePage: leaseFile,
  privacyPage: privacyFile,
  accessibilityPage: accessibilityFile,
  notFoundPage: notFoundFile,
  handledRequestPage: handledRequestFile,
}

export const listFiles = {
  faqCategories: faqCategoriesFile,
  testimonials: testimonialsFile,
  advisors: advisorsFile,
  linkGroups: linkGroupsFile,
  searchWords: searchWordsFile,
}

export const toolFiles = {
  toolsPage: toolsPageFile,
  urgentPage: urgentFile,
  needsAssessmentPage: needsAssessmentFile,
  netCostPage: netCostPageFile,
  notebookPage: notebookPageFile,
  phoneNumbers: phoneNumbersFile,
  toolLabels: toolLabelsFile,
}

export const agencyFiles = {
  whoPays: whoPaysFile,
  territory: territoryFile,
  forms: formsFile,
  interfaceTexts: interfaceTextsFile,
  pages: pagesFile,
  promises: promisesFile,
  yearlyDates: yearlyDatesFile,
  closedDays: closedDaysFile,
  notices: noticesFile,
}

/**
 * Every file that an author may change, under the headings of the editor. Articles, sheets and
 * situations are folders of their own.
 */
export const groups: readonly Group[] = [
  { name: 'pages', label: 'Pages', files: Object.values(pageFiles) },
  { name: 'situations', label: 'Situations', files: situationFiles },
  { name: 'listes', label: 'Listes', files: [...Object.values(listFiles), picturesFile] },
  { name: 'outils', label: 'Outils', files: [...Object.values(toolFiles), taxRulesFile] },
  {
    name: 'agence',
    label: 'L’agence et le site',
    files: [siteFile, sharedSentencesFile, leaseFiguresFile, ...Object.values(agencyFiles)],
  },
]

export const files: readonly ContentFile[] = groups.flatMap((group) => group.files)
