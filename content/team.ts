import { z } from 'zod'
import { parseContent } from './parse'
import { advisorSchema } from './schemas'

/** The advisors, in the order in which they came. All samples for now. */
export const advisors = parseContent('content/team.ts', z.tuple([advisorSchema], advisorSchema), [
  {
    name: 'Hélène R.',
    role: 'Présidente et fondatrice',
    since: 2013,
    background: 'Technicienne juridique dans une étude de notaires, à Limoilou',
    description:
      'Elle a ouvert l’agence après avoir cherché une résidence pour sa tante, un mois de février, entre deux tempêtes. Elle lit les baux à voix haute, une règle sous la ligne. Quand un paragraphe l’endort, elle le recommence. C’est souvent là que se cache un prix.',
    image: 'equipe-1',
    object: 'lease',
    isSample: true,
  },
  {
    name: 'Nadège T.',
    role: 'Conseillère en hébergement',
    since: 2015,
    background: 'Préposée aux bénéficiaires pendant neuf ans, à Beauport',
    description:
      'En visite, elle demande la salle de bain avant le salon. Elle s’assoit sur le banc de douche, tout habillée, et cherche la barre d’appui d’une main, puis de l’autre.',
    image: 'equipe-2',
    object: 'shower',
    isSample: true,
  },
  {
    name: 'Catherine V.',
    role: 'Conseillère en hébergement',
    since: 2022,
    background: 'Infirmière auxiliaire pendant quatorze ans, surtout la nuit',
    description:
      'De ses nuits, elle a gardé une habitude : elle téléphone aux résidences vers 21 h et compte les sonneries. Elle dessine aussi. Après une visite, vous avez un plan du logement où votre lit et votre fauteuil sont à l’échelle.',
    image: 'equipe-3',
    object: 'plan',
    isSample: true,
  },
  {
    name: 'Johanne B.',
    role: 'Conseillère en hébergement',
    since: 2023,
    background: 'Conductrice de transport adapté pendant douze ans',
    description:
      'Elle sait quels coins de rue la charrue oublie. Avant une visite, elle marche de l’arrêt d’autobus à la porte et compte les bancs en chemin.',
    image: 'equipe-4',
    object: 'benches',
    isSample: true,
  },
])
