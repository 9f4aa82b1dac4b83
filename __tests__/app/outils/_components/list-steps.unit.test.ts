import { expect, test } from '@jest/globals'
import { listSteps } from '@/app/outils/_components/list-steps'
import { pages } from '@/content/pages'
import { sheets } from '@/content/sheets'
import { toolsPage } from '@/content/words'

test('lists the six steps, which name every tool and every sheet', () => {
  expect(listSteps(toolsPage, pages, sheets)).toEqual(toolsPage.steps)
})

test('lists a new sheet after the steps, by its title and its description', () => {
  const sheet = { path: '/feuilles/studio', title: 'Le studio', description: 'Ce qui y entre.' }
  const steps = listSteps(toolsPage, pages, [...sheets, sheet])
  expect(steps.at(-1)).toMatchObject({
    title: toolsPage.others.title,
    items: [{ link: { label: 'Le studio', href: '/feuilles/studio' }, text: 'Ce qui y entre.' }],
  })
})
