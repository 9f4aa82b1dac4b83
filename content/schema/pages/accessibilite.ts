import { legalPage } from './legal-page'

export const accessibilityFile = {
  file: 'content/pages/accessibilite.yml',
  label: 'Accessibilité',
  page: '/accessibilite',
  schema: legalPage,
}
