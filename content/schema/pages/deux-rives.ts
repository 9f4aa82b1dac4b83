import { legalPage } from './legal-page'

export const twoShoresFile = {
  file: 'content/pages/deux-rives.yml',
  label: 'Rive nord, Rive-Sud',
  pagePath: '/deux-rives',
  schema: legalPage,
}
