import { parseContent } from '../parse'
import { blogSchema } from '../schemas'

export const blog = parseContent('content/pages/blog.ts', blogSchema, {
  meta: {
    title: 'Blogue : guides et conseils pour les familles',
    description:
      'Choisir une résidence, lire un bail, préparer le déménagement, mieux entendre. Des articles de 3 à 7 minutes, écrits à Québec, avec leurs sources.',
    keywords: 'blogue résidence pour aînés, guide RPA Québec, bail, déménagement, audition, prévention des chutes, loisirs après 70 ans',
  },
  hero: {
    title: 'Guides et conseils pour les familles',
    lead: 'Choisir, payer, déménager, vivre en résidence, mieux entendre : les articles suivent cet ordre. Chacun se lit en 3 à 7 minutes et s’imprime pour qui préfère le papier. Les chiffres empruntés y portent leur année et leur source.',
  },
  filter: {
    label: 'Catégorie',
    categories: ['Tous', 'Conseils', 'Guide', 'Alzheimer', 'Bien-être', 'Santé'],
    count: { one: '{category} : {n} article', many: '{category} : {n} articles' },
    empty: {
      text: 'Cette catégorie n’a pas encore d’article, mais ce que nous savons du sujet est à la page',
      link: { label: 'Résidences Alzheimer', href: '/alzheimer' },
    },
  },
  moments: [
    { id: 'choisir', title: 'Choisir' },
    { id: 'payer', title: 'Payer' },
    { id: 'demenager', title: 'Déménager' },
    { id: 'vivre', title: 'Vivre' },
    { id: 'entendre', title: 'Entendre' },
  ],
  contactBand: {
    title: 'Votre question ne rentre pas dans un article',
    text: 'Posez-la au téléphone, avec les détails qui la compliquent.',
    button: { label: 'Nous écrire', href: '/contact' },
  },
})
