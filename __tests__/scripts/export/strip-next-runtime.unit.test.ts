import { expect, test } from '@jest/globals'
import { findDeadModules } from '@/scripts/export/strip-next-runtime'
import { finishPages } from '@/scripts/export/finish-pages'
import { changeDirectory, makeTempFolder } from '../../support/temp-folder'

const clientModules = {
  '[project]/components/sections/carousel.tsx <module evaluation>': { id: 7, name: '*' },
}

const payloadLine = (id: number | string) =>
  `${String(id)}:I[${JSON.stringify(id)},["/_next/static/chunks/a.js"],"default"]`

changeDirectory(
  makeTempFolder({
    '.next/server/app/page_client-reference-manifest.js': `globalThis.x["/page"] = ${JSON.stringify({ clientModules })};`,
    'out/__next._full.txt': payloadLine(7),
  }),
)

const modules = new Map([
  ['1', 'node_modules/next/dist/client/components/layout-router.js'],
  ['2', 'components/forms/request/styled-components-registry.tsx'],
  ['3', 'components/contact-form/contact-form.tsx'],
  ['4', 'components/sections/carousel.tsx'],
  ['6', 'node_modules/next/dist/client/script.js'],
])
const island = '4:["$","div",null,{"data-island":"contact-form"}]'

test.each([
  [[], [1, 2, 3], island],
  [[], ['1', '2', '3'], island],
  [['components/contact-form/contact-form.tsx'], [1, 2, 3], ''],
  [['components/sections/carousel.tsx'], [1, 4, 3], island],
  [['module 5'], [1, 5], ''],
  [['node_modules/next/dist/client/script.js'], [1, 6], ''],
])('finds the dead modules %j among %j', (dead, ids, lastLine) => {
  const payload = ['0:{"b":"x"}', ...ids.map(payloadLine), lastLine].join('\n')
  expect(findDeadModules(payload, modules)).toEqual(dead)
})

test('stops when Next writes its payload in another way', () => {
  expect(() => findDeadModules('1:J[1,[],"default"]', modules)).toThrow(
    'Next writes its payload in another way',
  )
})

test('refuses an export with a dead component and names it', async () => {
  await expect(finishPages('out')).rejects.toThrow(
    'dead in the export: components/sections/carousel.tsx',
  )
})
