import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { mailto, mailtoLimit } from '@/components/request/mailto'

const letter = (message: string, name = 'Lucie') =>
  mailto({
    to: 'bonjour@fanal.example',
    subject: 'Demande préparée sur le site',
    lines: [
      { label: 'Pour qui cherchez-vous?', value: 'Un proche' },
      { label: 'Votre nom', value: name },
    ],
    message,
  })

const read = (href: string) => {
  const [, query = ''] = href.split('?')
  return Object.fromEntries(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent))) as Record<string, string>
}

describe('the e-mail ready to send', () => {
  test('goes to the agency with a subject and everything that was typed', () => {
    const href = letter('Bonjour,\nà bientôt & merci : 100 % ?')
    expect(href.startsWith('mailto:bonjour@fanal.example?subject=')).toBe(true)
    expect(read(href)).toEqual({
      subject: 'Demande préparée sur le site',
      body: 'Pour qui cherchez-vous? Un proche\r\nVotre nom : Lucie\r\n\r\nBonjour,\r\nà bientôt & merci : 100 % ?',
    })
  })

  test('cannot be given another recipient by what was typed', () => {
    const href = letter('x', 'a&cc=autre@exemple.ca\r\nBcc: autre@exemple.ca')
    expect(Object.keys(read(href))).toEqual(['subject', 'body'])
  })

  test('a long message is cut between two characters, and says so', () => {
    const href = letter('é👵'.repeat(2500))
    expect(href.length).toBeLessThanOrEqual(mailtoLimit)
    expect(href.length).toBeGreaterThan(mailtoLimit - 60)
    expect(read(href).body).toMatch(/👵 \[…\]$|é \[…\]$/u)
  })

  test('whatever is typed, the address is valid, short enough and reads back as the beginning of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (message) => {
        const href = letter(message)
        expect(href.length).toBeLessThanOrEqual(mailtoLimit)
        const body = (read(href).body ?? '').replace(/ \[…\]$/, '').replace(/\r\n?/g, '\n')
        const typed = message.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?/g, '\n')
        expect(`Pour qui cherchez-vous? Un proche\nVotre nom : Lucie\n\n${typed}`.startsWith(body.replace(/\n$/, ''))).toBe(true)
      }),
    )
  })

  test('half an emoji does not break it', () => {
    expect(() => letter('\uD83D')).not.toThrow()
  })
})
