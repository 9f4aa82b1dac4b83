import { parseContent } from './parse'
import { navigationSchema } from './navigation-schema'

/** The one list of pages: header, mobile menu, footer, sitemap, hash bridge and tests all read it. Articles add themselves (content/articles.ts). */
export const pages = parseContent('content/navigation.ts', navigationSchema, [
  { path: '/', label: 'Accueil', places: [] },
  { path: '/services', label: 'Services', places: ['main', 'footer-services'], footerLabel: 'L’accompagnement en cinq étapes' },
  { path: '/notre-equipe', label: 'Notre équipe', places: ['main', 'footer-about'] },
  { path: '/temoignages', label: 'Témoignages', places: ['main', 'footer-about'] },
  { path: '/contact', label: 'Contact', places: ['button', 'footer-contact'], footerLabel: 'Nous écrire' },
  { path: '/blog', label: 'Blogue', places: ['bar', 'footer-services'], footerLabel: 'Guides et conseils' },
  { path: '/liens-utiles', label: 'Liens utiles', places: ['bar', 'footer-about'] },
  { path: '/alzheimer', label: 'Alzheimer', places: ['bar', 'footer-services'], footerLabel: 'Résidences Alzheimer' },
  { path: '/notre-mission', label: 'Notre mission', places: ['bar', 'footer-about'] },
  { path: '/faq', label: 'FAQ', places: ['bar', 'footer-about'], footerLabel: 'Questions fréquentes' },
  { path: '/urgence', label: 'C’est urgent', places: ['door'] },
  { path: '/outils', label: 'Outils', places: ['footer-tools'], footerLabel: 'Tous les outils' },
  { path: '/ou-en-etes-vous', label: 'Où en êtes-vous?', places: ['tools', 'footer-tools'] },
  { path: '/cout-net', label: 'Un mois en résidence, prix net', places: ['tools', 'footer-tools'] },
  { path: '/carnet-de-visite', label: 'Carnet de visite', places: ['tools', 'footer-tools'] },
  { path: '/confidentialite', label: 'Confidentialité', places: ['footer-legal'] },
  { path: '/accessibilite', label: 'Accessibilité', places: ['footer-legal'] },
])

export type Place = (typeof pages)[number]['places'][number]

/** The links of one place, in their order. */
export const linksOf = (place: Place) =>
  pages
    .filter((page) => page.places.includes(place))
    .map((page) => ({ href: page.path, label: place.startsWith('footer') ? (page.footerLabel ?? page.label) : page.label }))
