import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { eraseDraft, readDraft, saveDraft } from '@/components/request/draft'

beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
})

describe('a draft', () => {
  test('reads back as it was saved, until it is erased', () => {
    saveDraft({ name: 'Lucie', message: 'Bonjour\nà vous' })
    expect(readDraft()).toEqual({ name: 'Lucie', message: 'Bonjour\nà vous' })
    eraseDraft()
    expect(readDraft()).toEqual({})
  })

  test('of blanks is no draft', () => {
    saveDraft({ name: 'Lucie' })
    saveDraft({ name: '  ', message: '' })
    expect(sessionStorage).toHaveLength(0)
  })

  test('stays in the tab', () => {
    saveDraft({ name: 'Lucie' })
    expect(localStorage).toHaveLength(0)
  })

  for (const garbage of ['', '{', 'null', '[1]', '"texte"', '{"name":3,"message":{"a":1}}'])
    test(`that something else wrote (${garbage}) harms nothing`, () => {
      sessionStorage.setItem('fanal-contact-draft', garbage)
      expect(Object.values(readDraft())).toEqual([])
    })

  test('in a browser that refuses storage is only not kept', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    saveDraft({ name: 'Lucie' })
    expect(readDraft()).toEqual({})
    eraseDraft()
  })
})
