import { parseContent } from '../parse'
import { notFoundSchema } from '../schemas'

export const notFound = parseContent('content/pages/introuvable.ts', notFoundSchema, {
  picture: { image: 'introuvable' },
  title: 'Cette page n’existe pas',
  lead: 'L’adresse a changé, ou il y manque une lettre. Nous pouvons aussi vous dire au téléphone où se trouve ce que vous cherchez.',
  linksTitle: 'Où aller d’ici',
  links: [
    { label: 'Revenir à l’accueil', href: '/' },
    { label: 'Voir les cinq étapes du service', href: '/services' },
    { label: 'Nous écrire', href: '/contact' },
    { label: 'Lire les guides et conseils', href: '/blog' },
    { label: 'Prendre un des outils pour les familles', href: '/outils' },
    { label: 'C’est urgent : les numéros', href: '/urgence' },
  ],
})
