import { expect, test } from '@jest/globals'
import { showCategoryEarly } from '@/components/start/category'

test('a shared link has its category chosen as the page is read, before the cards under the buttons have come', async () => {
  history.replaceState(null, '', '/blog/?categorie=sante')
  showCategoryEarly()
  document.body.innerHTML = ['tous', 'sante'].map((slug) => `<p data-filter><input type="radio" name="c" data-slug="${slug}"></p>`).join('')
  await Promise.resolve()
  expect(document.querySelector<HTMLInputElement>(':checked')?.dataset.slug).toBe('sante')
})
