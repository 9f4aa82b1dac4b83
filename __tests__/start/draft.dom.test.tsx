import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { startDraft } from '@/components/start/draft'

const key = 'fanal-contact-draft'

const empty = { seekingFor: '', name: '', message: '' }
type Words = typeof empty

const form = () => {
  const found = document.querySelector('form')
  if (!found) throw new Error('No form')
  return found
}
const read = () => Object.fromEntries(new FormData(form()))

/** A page with the form as it is printed, and what the browser or the visitor put in it before the script came. */
function open(before: Partial<Words> = {}) {
  document.body.innerHTML =
    '<form data-draft><select name="seekingFor"><option value=""></option><option value="proche">Un proche</option></select>' +
    '<input name="name"><textarea name="message"></textarea><button type="submit">Envoyer</button></form>'
  write(before)
  startDraft()
}

function write(words: Partial<Words>) {
  for (const [name, value] of Object.entries(words)) {
    const field = form().elements.namedItem(name) as HTMLInputElement
    field.value = value
  }
}

function type(words: Partial<Words>) {
  write(words)
  form().dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
})

describe('a draft', () => {
  test('fills the form again on the next page, until the form is emptied', async () => {
    open()
    const typed = { seekingFor: 'proche', name: 'Lucie', message: 'Bonjour\nà vous' }
    type(typed)
    open()
    expect(read()).toEqual(typed)
    form().reset()
    await Promise.resolve()
    open()
    expect(read()).toEqual(empty)
    expect(sessionStorage).toHaveLength(0)
  })

  test('never takes the place of what stands in a field, and holds it from then on', () => {
    open()
    type({ name: 'Lucie', message: 'Bonjour' })
    open({ message: 'Bonsoir' })
    expect(read()).toEqual({ ...empty, name: 'Lucie', message: 'Bonsoir' })
    open()
    expect(read()).toMatchObject({ message: 'Bonsoir' })
  })

  test('of blanks is no draft', () => {
    open()
    type({ name: 'Lucie' })
    type({ name: '  ' })
    expect(sessionStorage).toHaveLength(0)
  })

  test('stays in the tab', () => {
    open()
    type({ name: 'Lucie' })
    expect(localStorage).toHaveLength(0)
  })

  for (const garbage of ['', '{', 'null', '[1]', '"texte"', '{"name":3,"message":{"a":1}}'])
    test(`that something else wrote (${garbage}) harms nothing`, () => {
      sessionStorage.setItem(key, garbage)
      open()
      expect(read()).toEqual(empty)
    })

  test('in a browser that refuses storage is only not kept', () => {
    for (const name of ['setItem', 'getItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError')
      })
    open()
    type({ name: 'Lucie' })
    expect(read()).toMatchObject({ name: 'Lucie' })
  })

  test('is for the contact form alone', () => {
    document.body.innerHTML = '<form><input name="name"></form>'
    startDraft()
    type({ name: 'Lucie' })
    expect(sessionStorage).toHaveLength(0)
  })
})
