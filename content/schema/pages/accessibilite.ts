import { legalPage } from '../parts'

export const accessibilityFile = {
  file: 'content/pages/accessibilite.yml',
  label: 'Accessibilité',
  pagePath: '/accessibilite',
  schema: legalPage,
}
