import { legalPage } from './legal-page'

export const privacyFile = {
  file: 'content/pages/confidentialite.yml',
  label: 'Confidentialité',
  page: '/confidentialite',
  schema: legalPage,
}
