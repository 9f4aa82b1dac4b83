import { expect, test } from '@jest/globals'
import { listSteps } from '@/app/outils/_components/list-steps'
import { toolsPage } from '@/content/words'

test('lists the steps of content/tools/outils.yml, which name every tool', () => {
  expect(listSteps([])).toEqual(toolsPage.steps)
})

test('lists a new sheet after the steps, by its title and its description', () => {
  const sheet = { path: '/feuilles/studio', title: 'Le studio', description: 'Ce qui y entre.' }
  const steps = listSteps([sheet])
  expect(steps.at(-1)).toMatchObject({
    title: toolsPage.others.title,
    items: [{ link: { label: 'Le studio', href: '/feuilles/studio' }, text: 'Ce qui y entre.' }],
  })
})
