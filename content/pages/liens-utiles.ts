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
  shelf: [
    { phone: '911', name: 'Urgence', text: 'Une vie est en danger.' },
    { phone: '811', name: 'Info-Santé', text: 'Une question de santé ou une détresse, jour et nuit.' },
    { phone: '211', name: 'Aide près de chez vous', text: 'Popote, transport, visites d’amitié.' },
    { phone: '1 855 852-7784', name: 'Info-aidant', text: 'Écoute des personnes proches aidantes, de 8 h à 20 h, tous les jours.' },
  ],
  contactBand: {
    title: 'Si vous ne savez pas où frapper',
    text: 'Appelez-nous, même si ce n’est pas pour une résidence.',
    button: { label: 'Nous écrire', href: '/contact' },
  },
})
