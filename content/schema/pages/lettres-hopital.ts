import { letterPage } from './letter-page'

export const hospitalLettersFile = {
  file: 'content/pages/lettres-hopital.yml',
  label: 'Lettres pour l’hôpital',
  pagePath: '/lettres-hopital',
  schema: letterPage,
}
