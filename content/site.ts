import { parseContent } from './parse'
import { siteSchema } from './site-schema'

/** The agency's identity and figures, in one place. Sample content: 555-01xx numbers and .example are reserved for fiction. */
export const site = parseContent('content/site.ts', siteSchema, {
  brand: 'Fanal',
  tagline: 'conseil en résidences pour aînés',
  phone: '418 555-0134',
  callTrackingPhone: '418 555-0177',
  email: 'bonjour@fanal.example',
  area: 'Grande région de Québec',
  towns: ['Québec', 'Lévis', 'Beauport', 'Charlesbourg', 'Sainte-Foy'],
  serviceRadiusMetres: 50000,
  hours: { opens: '08:00', closes: '18:00', text: 'du lundi au vendredi, de 8 h à 18 h' },
  foundedYear: 2013,
  copyrightYear: 2025,
  minimumAge: 60,
  claims: { families: 1100, satisfaction: 99.8, rating: 5, reviews: 150, experienceYears: 10 },
  whoPays:
    'Notre service est gratuit pour vous et votre famille. Ce sont les résidences partenaires qui nous versent une rémunération lorsqu’une personne y signe un bail. Vous restez libre de votre choix.',
  privacyOfficer: 'la personne responsable de la protection des renseignements personnels',
  isSample: true,
})

const french = new Intl.NumberFormat('fr-CA')

/** What authors may write between braces in any text: the fact stays in this file and changes everywhere at once. */
export const placeholders: Readonly<Record<string, string>> = {
  brand: site.brand,
  phone: site.phone.text,
  email: site.email,
  hours: site.hours.text,
  area: site.area,
  radius: `${french.format(site.serviceRadiusMetres / 1000)}\u00A0km`,
  whoPays: site.whoPays,
  families: french.format(site.claims.families),
  satisfaction: `${french.format(site.claims.satisfaction)}\u00A0%`,
  rating: String(site.claims.rating),
  reviews: String(site.claims.reviews),
  experience: String(site.claims.experienceYears),
  founded: String(site.foundedYear),
}
