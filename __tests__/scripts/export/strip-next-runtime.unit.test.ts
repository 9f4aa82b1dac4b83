import { expect, test } from '@jest/globals'
import { deadModules, quietPages } from '@/scripts/export/strip-next-runtime'
import { goTo, makeFolder } from '../../support/folder'

const clientModules = {
  '[project]/components/sections/carousel.tsx <module evaluation>': { id: 7, name: '*' },
}

const line = (id: number | string) =>
  `${String(id)}:I[${JSON.stringify(id)},["/_next/static/chunks/a.js"],"default"]`

goTo(
  makeFolder({
    '.next/server/app/page_client-reference-manifest.js': `globalThis.x["/page"] = ${JSON.stringify({ clientModules })};`,
    'out/__next._full.txt': line(7),
  }),
)

const modules = new Map([
  ['1', 'node_modules/next/dist/client/components/layout-router.js'],
  ['2', 'components/layout/nav-link.tsx'],
  ['3', 'components/contact-form/contact-form.tsx'],
  ['4', 'components/sections/carousel.tsx'],
  ['6', 'node_modules/next/dist/client/script.js'],
])

// Next's own, the islands and those that only print come to life; the others are named.
test.each([
  [[1, 2, 3], []],
  [['1', '2', '3'], []],
  [[1, 4, 3], ['components/sections/carousel.tsx']],
  [[1, 5], ['module 5']],
  [[1, 6], ['node_modules/next/dist/client/script.js']],
])('of the client modules %j of a payload, these are dead: %j', (ids, dead) => {
  expect(
    deadModules(
      ['0:{"b":"x"}', ...ids.map(line), '9:["$","div",null,{"data-island":"contact-form"}]'].join(
        '\n',
      ),
      modules,
    ),
  ).toEqual(dead)
})

test('refuses a registered island that is printed without <Island>', () => {
  expect(deadModules(line(3), modules)).toEqual(['components/contact-form/contact-form.tsx'])
})

test.each(['', '1:J[1,[],"default"]', '{"modules":[1,4]}'])(
  'a payload that Next writes in another way is never taken for one without modules: %j',
  (text) => {
    expect(() => deadModules(text, modules)).toThrow('Next writes its payload in another way')
  },
)

test('an export with a component that would be dead in it is refused, and the component named', async () => {
  await expect(quietPages('out')).rejects.toThrow(
    'dead in the export: components/sections/carousel.tsx',
  )
})
