import { legalPage } from '../parts'

export const privacyFile = {
  file: 'content/pages/confidentialite.yml',
  label: 'Confidentialité',
  pagePath: '/confidentialite',
  schema: legalPage,
}
