import { parseContent } from '../parse'
import { contactSchema } from '../schemas'

export const contact = parseContent('content/pages/contact.ts', contactSchema, {
  meta: {
    title: 'Contact : appeler ou écrire à une conseillère',
    description:
      'Appelez le {phone} ou écrivez-nous : réponse dans les 24 heures, les jours ouvrables. C’est une conseillère qui répond, et cela n’engage à rien.',
    keywords: 'contact {brand}, téléphone conseillère résidence pour aînés, consultation Québec, Lévis, Beauport, Charlesbourg, Sainte-Foy',
  },
  hero: {
    title: 'Contactez-nous',
    lead: 'Dites-nous pour qui vous cherchez, dans quel quartier et pour quand. Si vous ne le savez pas encore, écrivez-le aussi.',
  },
  promise: 'Une conseillère vous répond dans les 24 heures, les jours ouvrables.',
  side: {
    title: 'Le téléphone va plus vite',
    text: 'Si une vie est en danger, faites le 911. Pour une question de santé, Info-Santé répond jour et nuit, au 811. Pour une résidence, une conseillère vous répond ici. Le soir et la fin de semaine, laissez un message. Nous rappelons le jour ouvrable suivant.',
    urgent: { text: 'C’est urgent?', link: { label: 'Les numéros d’abord', href: '/urgence' } },
  },
})
