// Every answer the function can give. The codes are stable; the sentences never repeat anything
// that was received.
const answers = {
  received: [200, 'Votre message est arrivé.'],
  retried: [200, 'Les courriels en attente ont été repris.'],
  bad_request: [400, 'Le corps de la requête doit être du JSON en UTF-8, en entier.'],
  unauthorized: [401, 'La clé est absente ou n’est pas la bonne.'],
  origin_refused: [403, 'Ce site n’est pas autorisé à envoyer des messages.'],
  not_found: [404, 'Rien à cette adresse.'],
  method_not_allowed: [405, 'Seule la méthode POST est acceptée.'],
  too_large: [413, 'Le message dépasse 16 Kio.'],
  unsupported_type: [415, 'Le type de contenu doit être application/json.'],
  invalid_fields: [422, 'Un champ manque, est de trop ou ne peut pas être lu.'],
  too_many_requests: [
    429,
    'Beaucoup de messages viennent d’arriver, et celui-ci n’a pas pu être gardé. Réessayez plus tard, ou appelez-nous.',
  ],
  unavailable: [503, 'Le message n’a pas pu être enregistré. Réessayez, ou appelez-nous.'],
} as const satisfies Record<string, readonly [number, string]>

export type AnswerCode = keyof typeof answers

export function createAnswer(
  code: AnswerCode,
  headers: Readonly<Record<string, string>> = {},
  facts: Readonly<Record<string, number>> = {},
) {
  const [status, message] = answers[code]
  return new Response(JSON.stringify({ code, message, ...facts }), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}
