import { parseContent } from './parse'
import { whoPaysSchema } from './schemas'

/** The drawing « Qui paie qui » : large on the mission page, small on services and in the questions. */
export const whoPays = parseContent('content/qui-paie.ts', whoPaysSchema, {
  title: 'Qui paie qui',
  to: '{brand}',
  you: {
    who: 'Vous',
    title: 'Vous ne payez rien',
    sum: '0 $',
    verb: 'payez',
    text: 'La rencontre, les visites, la lecture du bail et le suivi ne vous coûtent rien. Vous ne signez pas de contrat avec nous.',
  },
  residence: {
    who: 'La résidence partenaire',
    title: 'La résidence nous paie',
    sum: 'une rémunération',
    verb: 'paie {brand}',
    when: 'quand vous y signez un bail',
    text: 'Sans bail signé, nous ne recevons rien. Toutes les résidences que nous présentons nous paieraient si vous y signiez. Les autres ne nous donnent rien. Le montant est le même partout, et votre loyer ne change pas.',
  },
  public: {
    who: 'Le réseau public',
    title: 'Le réseau public ne nous paie pas',
    sum: 'rien',
    verb: 'ne paie',
    text: 'Une place dans un centre d’hébergement et de soins de longue durée (CHSLD) public ne nous rapporte rien. La demande se fait auprès du centre local de services communautaires (CLSC). Nous vous expliquons quand même la démarche, parce que c’est parfois la bonne.',
  },
})
