import { expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'

const folder = '.github/workflows'
const production = 'production.yml'
const workflows = readdirSync(folder)
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')

test.each(workflows)('%s has read permission only, except to publish', (name) => {
  const [first, ...others] = read(name).match(/^ *permissions:[^:]*: \S+/gm) ?? []
  expect(first).toBe('permissions:\n  contents: read')
  expect(others).toHaveLength(name === production ? 1 : 0)
})

test.each(workflows)('%s pins its actions to a commit', (name) => {
  const actions = Array.from(
    read(name).matchAll(/uses: (\S+)/g),
    ([, action = '']) => action,
  ).filter((action) => !action.startsWith('./'))
  expect(actions.filter((action) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([])
})

test('production waits for the tests and the launch', () => {
  expect(read(production)).toMatch(
    /tests:\n +uses: \.\/\.github\/workflows\/tests\.yml\n +launch:\n +uses: \.\/\.github\/workflows\/launch\.yml\n[^]*needs: \[tests, launch\]/,
  )
})

test('no workflow waits for the nightly check of the tax rules', () => {
  expect(read('rules.yml')).toMatch(/schedule:[^]*npm run rules:check/)
  for (const name of workflows.filter((each) => each !== 'rules.yml'))
    expect(read(name)).not.toMatch(/rules/)
})
