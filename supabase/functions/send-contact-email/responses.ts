// Every response the function can give.
import { createResponder, errorResponses } from '../_shared/responses.ts'

export const respond = createResponder({
  ...errorResponses,
  received: [200, 'Votre message est arrivé.'],
  retried: [200, 'Les courriels en attente ont été repris.'],
  watched: [
    200,
    'Aucun courriel n’attend depuis une heure, les reprises passent et les réglages conviennent.',
  ],
  origin_refused: [403, 'Ce site n’est pas autorisé à envoyer des messages.'],
  too_large: [413, 'Le message dépasse 16 Kio.'],
  unsupported_type: [415, 'Le type de contenu doit être application/json.'],
  invalid_fields: [422, 'Un champ manque, est de trop ou ne peut pas être lu.'],
  too_many_requests: [
    429,
    'Beaucoup de messages viennent d’arriver, et celui-ci n’a pas pu être gardé. Réessayez plus tard, ou appelez-nous.',
  ],
  silent: [
    503,
    'Un courriel attend depuis une heure, une reprise ne passe plus ou un réglage est à corriger.',
  ],
  unavailable: [503, 'Le message n’a pas pu être enregistré. Réessayez, ou appelez-nous.'],
})
