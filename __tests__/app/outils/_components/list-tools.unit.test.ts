import { expect, test } from '@jest/globals'
import { listTools } from '@/app/outils/_components/list-tools'
import { pages } from '@/content/pages'
import { toolsPage } from '@/content/words'

test('lists the tools in the order of content/tools/outils.yml', () => {
  expect(listTools(toolsPage.tools, pages)).toEqual(toolsPage.tools)
})

test('lists a new tool of content/pages.yml last, by its name and its description', () => {
  const page = { meta: { description: 'Ce qui entre dans un studio.' } }
  const tools = listTools(toolsPage.tools, [
    ...pages,
    { path: '/demenagement', label: 'Plan du studio', isTool: true, page },
  ])
  expect(tools.at(-1)).toEqual({
    href: '/demenagement',
    title: 'Plan du studio',
    text: 'Ce qui entre dans un studio.',
    facts: [],
  })
})
