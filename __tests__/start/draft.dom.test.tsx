import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { idempotencyKey, clearIdempotencyKey } from '@/components/islands/request/use-request'
import { addToDraft, startDraft } from '@/components/start/draft'

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
function open(before: Partial<Words> = {}, navigation = 'navigate') {
  Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] })
  document.body.innerHTML =
    '<form data-draft><select id="a" name="seekingFor"><option value=""></option><option value="proche">Un proche</option></select>' +
    '<input id="b" name="name"><textarea id="c" name="message"></textarea><input id="monday" type="checkbox" value="monday">' +
    '<input id="phone" type="radio" name="means" value="phone"><input id="email" type="radio" name="means" value="email">' +
    '<button type="submit">Envoyer</button><input id="number" hidden data-idempotency-key></form>'
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

  test('holds the ticks too, and leaves a choice that was made before it came', async () => {
    const tick = (id: string) => {
      document.getElementById(id)?.click()
    }
    const ticked = () => [...document.querySelectorAll(':checked[type]')].map(({ id }) => id)
    open()
    tick('monday')
    tick('phone')
    open()
    expect(ticked()).toEqual(['monday', 'phone'])
    document.body.innerHTML = document.body.innerHTML.replaceAll('checked', '')
    tick('email')
    startDraft()
    expect(ticked()).toEqual(['monday', 'email'])
    form().reset()
    await Promise.resolve()
    open()
    expect(ticked()).toEqual([])
  })

  test('takes what a tool adds to the message, after what was typed there', () => {
    open()
    type({ name: 'Lucie', message: 'Bonjour' })
    addToDraft('Milieu envisagé : RPA.', 'proche')
    addToDraft('Milieu envisagé : RPA.', 'vous')
    open()
    expect(read()).toEqual({ seekingFor: 'proche', name: 'Lucie', message: 'Bonjour\n\nMilieu envisagé : RPA.' })
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
    document.body.innerHTML = '<form><input id="b" name="name"></form>'
    startDraft()
    type({ name: 'Lucie' })
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('the number of a draft', () => {
  const number = () => document.getElementById('number') as HTMLInputElement

  test('is the same a page later, and another once the message was accepted', async () => {
    open()
    type({ name: 'Lucie' })
    const id = idempotencyKey(form())
    expect(id).toMatch(/^\d{16,50}$/)
    open()
    expect(idempotencyKey(form())).toBe(id)
    clearIdempotencyKey(form())
    form().reset()
    await Promise.resolve()
    expect(sessionStorage).toHaveLength(0)
    expect(idempotencyKey(form())).not.toBe(id)
  })

  test('is that of the draft where the draft takes the place of what the browser kept', () => {
    open()
    type({ name: 'Lucie' })
    const id = idempotencyKey(form())
    open({}, 'back_forward')
    write({ name: 'Louise' })
    number().value = 'another_number_of_older_words'
    window.dispatchEvent(new PageTransitionEvent('pageshow'))
    expect([read().name, idempotencyKey(form())]).toEqual(['Lucie', id])
  })

  test.each(['12 rue des Érables', 'é'.repeat(20), 'a'.repeat(65)])('is none that a form filler wrote (%s)', (words) => {
    open()
    number().value = words
    expect(idempotencyKey(form())).toMatch(/^\d{16,50}$/)
  })

  test('goes into no message', () => {
    open()
    idempotencyKey(form())
    expect(read()).toEqual(empty)
  })
})
