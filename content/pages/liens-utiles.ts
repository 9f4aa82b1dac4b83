import { parseContent } from '../parse'
import { linksPageSchema } from '../schemas'

export const linksPage = parseContent('content/pages/liens-utiles.ts', linksPageSchema, {
  meta: {
    title: 'Liens utiles pour les aînés et leurs proches',
    description:
      'Impôt, santé, logement, transport, recours : huit groupes d’organismes pour les personnes aînées de Québec et de Lévis. À quoi sert chacun, et où appeler.',
    keywords: 'liens utiles aînés Québec, ressources personnes proches aidantes, 211, CLSC, registre des RPA, transport adapté, FADOQ',
  },
  hero: {
    title: 'Liens utiles',
    lead: 'Ce sont les organismes que nos conseillères nomment le plus souvent au téléphone. Aucun ne nous paie. Chaque site s’ouvre dans un nouvel onglet. Une seule ligne mène chez nous, et elle le dit.',
    picture: { image: 'article-milieu' },
  },
  report: 'Un numéro ne répond plus? Dites-le-nous.',
  indexTitle: 'Huit groupes',
  contactBand: {
    title: 'Si vous ne savez pas où frapper',
    text: 'Appelez-nous, même si ce n’est pas pour une résidence.',
    button: { label: 'Nous écrire', href: '/contact' },
  },
})
