import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { startDraft } from '@/components/start/draft'
import { draftId, endDraftId } from '@/components/start/draft-id'
import { endUnderWay, noteUnderWay } from '@/components/start/under-way'

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
    '<div data-island="contact-form"><form data-draft><select name="seekingFor"><option value=""></option><option value="proche">Un proche</option></select>' +
    '<input name="name"><textarea name="message"></textarea><button type="submit">Envoyer</button></form></div>'
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
  history.replaceState(null, '')
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
    expect(sessionStorage.getItem(key)).toBeNull()
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
    expect(sessionStorage.getItem(key)).toBeNull()
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

/** The visitor follows a link: a new entry of the history. */
const follow = () => {
  history.replaceState(null, '')
  open()
}

describe('the number of a draft', () => {
  test('is born with its first letter, and is the same a page and a reload later', () => {
    open()
    expect(history.state).toBeNull()
    type({ name: 'L' })
    const id = draftId('contact')
    follow()
    expect(draftId('contact')).toBe(id)
    sessionStorage.clear()
    expect(draftId('contact')).toBe(id)
  })

  test('is another once the message was accepted', () => {
    open()
    type({ name: 'Lucie' })
    const id = draftId('contact')
    endDraftId('contact')
    expect(draftId('contact')).not.toBe(id)
  })

  test('comes back with the words that Back brings back, though they have left from another page since', () => {
    open()
    type({ name: 'Lucie' })
    const [id, entry] = [draftId('contact'), history.state as unknown]
    follow()
    endDraftId('contact')
    form().reset()
    type({ name: '' })
    history.replaceState(entry, '')
    open({ name: 'Lucie' }, 'back_forward')
    expect(draftId('contact')).toBe(id)
  })

  test('of the one form is not ended by the other', () => {
    const id = draftId('contact')
    expect(draftId('callback')).not.toBe(id)
    endDraftId('callback')
    history.replaceState(null, '')
    expect(draftId('contact')).toBe(id)
  })

  test('outlives a reload where storage is refused', () => {
    for (const name of ['setItem', 'getItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError')
      })
    open()
    type({ name: 'Lucie' })
    const id = draftId('contact')
    open({ name: 'Lucie' }, 'reload')
    expect(draftId('contact')).toBe(id)
  })
})

describe('Back, to an older page of the form', () => {
  test('shows what was written since, not what the browser kept', () => {
    open()
    type({ name: 'Lucie', message: 'Bonjour' })
    follow()
    type({ name: '', message: 'Bonjour, ma mère cherche à Beauport.' })
    open({ name: 'Lucie', message: 'Bonjour' }, 'back_forward')
    expect(read()).toEqual({ ...empty, message: 'Bonjour, ma mère cherche à Beauport.' })
  })

  test('the same for a page that was kept whole, and what listens to its fields hears of it', () => {
    open()
    type({ message: 'Bonjour' })
    sessionStorage.setItem(key, JSON.stringify({ seekingFor: 'proche', name: 'Lucie', message: 'Bonjour' }))
    const heard: string[] = []
    for (const event of ['input', 'change'])
      form().addEventListener(event, ({ target }) => heard.push(`${event} ${(target as HTMLInputElement).name}`))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(read()).toEqual({ seekingFor: 'proche', name: 'Lucie', message: 'Bonjour' })
    expect(heard).toEqual(['input seekingFor', 'change seekingFor', 'input name', 'change name'])
  })

  test('and keeps its words where nothing was written since', () => {
    open()
    type({ message: 'Bonjour' })
    sessionStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(read()).toEqual({ ...empty, message: 'Bonjour' })
  })
})

describe('a page that was left while its message was on its way', () => {
  const isSaid = () => form().parentElement?.dataset.left !== undefined
  const left = () => {
    open()
    type({ message: 'Bonjour' })
    noteUnderWay('contact', { message: 'Bonjour' })
    follow()
  }

  test('says so with the words, until they are sent again', () => {
    left()
    expect(isSaid()).toBe(true)
    form().dispatchEvent(new Event('submit', { cancelable: true }))
    expect(isSaid()).toBe(false)
    follow()
    expect(isSaid()).toBe(true)
    endUnderWay('contact')
    follow()
    expect(isSaid()).toBe(false)
  })

  test('says nothing over an empty form', () => {
    left()
    type({ message: '' })
    follow()
    expect(isSaid()).toBe(false)
  })
})
