import { beforeEach, expect, it } from '@jest/globals'
import { addToMessage } from '@/components/islands/contact-form/add-to-message'
import { clearAll, load, save } from '@/components/start/store'

const sentence = 'Milieu envisagé : RPA de catégorie 3 ou 4, ou domicile avec aide.'
const stored = () => JSON.parse(load('contact-form')?.text ?? 'null') as unknown

beforeEach(() => {
  clearAll()
})

it('comes at the end of what was written, once, and changes nothing else', () => {
  const written = { seekingFor: 'vous', name: 'Lucie', message: 'Bonjour.\n', wishes: { days: ['monday'] } }
  save('contact-form', JSON.stringify(written))
  addToMessage(sentence, 'proche')
  addToMessage(sentence, 'proche')
  expect(stored()).toEqual({ ...written, message: `Bonjour.\n\n${sentence}` })
})

it.each(['{', 'null', '7', '{"message":3,"seekingFor":{}}'])('is not stopped by %s, which something else has stored', (other) => {
  save('contact-form', other)
  addToMessage(sentence, 'vous')
  expect(stored()).toMatchObject({ seekingFor: 'vous', message: sentence })
})
