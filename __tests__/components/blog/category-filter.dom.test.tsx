import { beforeEach, expect, test } from '@jest/globals'
import { startCategoryFilter } from '@/components/blog/category-filter.client'

const fill = () => {
  const button = (slug: string) =>
    `<input type="radio" name="c" id="${slug}" data-slug="${slug}" data-announcement="Au choix : ${slug}" ${slug === 'tous' ? 'checked' : ''}>`
  const buttons = ['tous', 'sante'].map(button).join('')
  document.body.innerHTML = `<p data-filter>${buttons}<output role="status"></output></p>`
}
const chosen = () => document.querySelector<HTMLInputElement>(':checked')

beforeEach(() => {
  document.body.innerHTML = ''
})

test('announces the category that is chosen', () => {
  fill()
  startCategoryFilter()
  document.getElementById('sante')?.click()
  expect(document.querySelector('output')?.textContent).toBe('Au choix : sante')
})

test.each([
  ['/blog/?categorie="]x', undefined, '/blog/'],
  ['/blog/?suivi=1&categorie=sante#sujets', 'tous', '/blog/?suivi=1#sujets'],
  ['/blog/?suivi=1#sujets', 'sante', '/blog/?suivi=1&categorie=sante#sujets'],
])('turns %s, where %s is chosen, into %s without a step of Back', (address, choice, becomes) => {
  history.replaceState(null, '', address)
  const steps = history.length
  fill()
  startCategoryFilter()
  window.dispatchEvent(new Event('pageshow'))
  if (choice !== undefined) document.getElementById(choice)?.click()
  expect(location.href).toBe(new URL(becomes, location.href).href)
  // A browser may restore other radio buttons, which are ignored.
  for (const button of document.querySelectorAll('input'))
    button.checked = button.id !== (choice ?? 'tous')
  window.dispatchEvent(new Event('pageshow'))
  expect([chosen()?.id, history.length]).toEqual([choice ?? 'tous', steps])
})
