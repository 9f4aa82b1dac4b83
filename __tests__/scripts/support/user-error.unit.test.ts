import { expect, test } from '@jest/globals'
import { explain, listPlainSentences, UserError } from '@/scripts/support/user-error.mjs'

const output = `   Creating an optimized production build ...
Error occurred prerendering page "/services". Read more: https://nextjs.org/docs/messages/prerender-error
Error: Contenu à corriger dans content/pages/services.yml
  meta.title : trouvé « Nos » ; attendu : au moins 5 caractères.
  front.lead : trouvé rien ; attendu : du texte.
    at checkContent (.next/server/chunks/1.js:1:2)
  at other (.next/server/chunks/1.js:1:2)
 ⨯ Next.js build worker exited with code: 1
Error: Contenu à corriger dans content/pages/services.yml
  meta.title : trouvé « Nos » ; attendu : au moins 5 caractères.
  front.lead : trouvé rien ; attendu : du texte.
    at checkContent (.next/server/chunks/1.js:1:2)
[Error: Image introuvable : content/images/masters/chien.webp. Ajoutez le fichier, ou corrigez le nom.]
`

test('finds the French messages in the output of a build, each once', () => {
  expect(listPlainSentences(output)).toEqual([
    'Contenu à corriger dans content/pages/services.yml\n  meta.title : trouvé « Nos » ; attendu : au moins 5 caractères.\n  front.lead : trouvé rien ; attendu : du texte.',
    'Image introuvable : content/images/masters/chien.webp. Ajoutez le fichier, ou corrigez le nom.',
  ])
})

test('shows the trace of a programming error only', () => {
  const mistake = 'Configuration incorrecte (voir .env.example) :\n  SITE_URL doit…'
  expect([new UserError('Port 3000 is taken.'), new Error(mistake)].map(explain)).toEqual([
    'Port 3000 is taken.',
    mistake,
  ])
  expect(explain(new TypeError('x is not a function'))).toMatch(
    /TypeError: x is not a function\n +at /,
  )
})
