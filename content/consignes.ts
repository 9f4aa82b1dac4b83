import { z } from 'zod'
import { parseContent } from './parse'

/** An instruction that stands on several pages is written here once, and each of them quotes it between braces, like {afterAFall}: two pages cannot disagree. */
export const instructions = parseContent('content/consignes.ts', z.record(z.string(), z.string().min(1).max(200)), {
  afterAFall: 'Après une chute, faites le 911 si la personne ne se relève pas, a mal ou s’est frappé la tête.',
  suddenDeafness: 'une clinique tout de suite, sinon l’urgence',
  depositAsked:
    'Si on vous demande un dépôt, une somme pour les clés ou des « frais de réservation », demandez une explication écrite avant de payer.',
  freeHelp:
    'Le centre d’assistance et d’accompagnement aux plaintes (CAAP) vous aide sans frais à porter plainte ou à faire valoir vos droits, au 1 877 767-2227.',
  freeLeaseHelp: 'Pour le bail d’une résidence, hausses comprises, il vous accompagne jusqu’au Tribunal administratif du logement.',
  hospitalFees: 'Une fois les soins actifs finis, l’hôpital peut demander une contribution (Protecteur du citoyen, 2016).',
  beforeRefusing: 'Avant de refuser une place, demandez par écrit au service social ce que chaque jour de plus coûtera.',
})
