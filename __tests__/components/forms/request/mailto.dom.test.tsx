import { describe, expect, test } from '@jest/globals'
import { buildFilledMailto, mailtoLimit } from '@/components/forms/request/mailto'

const subject = encodeURIComponent('Demande préparée sur le site')
const action = `mailto:bonjour@fanal.example?subject=${subject}`

/** A filled form, as the page renders it. */
function fill(fields: string, words: Readonly<Record<string, string>>) {
  const button = '<button type="submit">Envoyer</button>'
  document.body.innerHTML = `<form action="${action}">${fields}${button}</form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('No form')
  for (const [name, value] of Object.entries(words)) {
    const field = form.elements.namedItem(name) as HTMLInputElement
    field.value = value
  }
  return buildFilledMailto(form)
}

const fillContact = (message: string, name = 'Lucie') =>
  fill(
    `<label for="a">Pour qui cherchez-vous?</label>
     <select id="a" name="seekingFor">
      <option value="">Choisissez</option><option value="proche">Un proche</option>
    </select>
     <label for="b">Votre nom</label><input id="b" name="name">
     <label for="c">Votre message</label><textarea id="c" name="message"></textarea>`,
    { seekingFor: 'proche', name, message },
  )

const parseMailto = (href: string) => {
  const [, query = ''] = href.split('?')
  return Object.fromEntries(
    query.split('&').map((pair) => pair.split('=').map(decodeURIComponent)),
  ) as Record<string, string>
}

describe('the e-mail ready to send', () => {
  test('holds a subject and every answer under its label', () => {
    const href = fillContact('Bonjour,\nà bientôt & merci : 100 % ?')
    expect(href.startsWith('mailto:bonjour@fanal.example?subject=')).toBe(true)
    expect(parseMailto(href)).toEqual({
      subject: 'Demande préparée sur le site',
      body: [
        'Pour qui cherchez-vous? Un proche',
        'Votre nom : Lucie',
        '',
        'Bonjour,',
        'à bientôt & merci : 100 % ?',
      ].join('\r\n'),
    })
    expect(
      Object.keys(parseMailto(fillContact('x', 'a&cc=autre@exemple.ca\r\nBcc: autre@exemple.ca'))),
    ).toEqual(['subject', 'body'])
  })

  test('includes hidden fields that have a label, and no others', () => {
    const href = fill(
      `<input type="hidden" data-label="Pour qui cherchez-vous?" value="Un proche">
       <label for="b">Votre nom</label><input id="b" name="name">
       <input type="hidden" name="nonce" value="abc">`,
      { name: 'Lucie' },
    )
    expect(parseMailto(href).body).toBe('Pour qui cherchez-vous? Un proche\r\nVotre nom : Lucie')
  })

  test('includes the radio button that is chosen, and no other', () => {
    const radio = '<input type="radio" name="timeframe" data-label="Pour quand?"'
    const href = fill(`${radio} value="cette semaine">${radio} value="plus tard" checked>`, {})
    expect(parseMailto(href).body).toBe('Pour quand? plus tard')
  })

  test('cuts a long message between two characters', () => {
    const href = fillContact('é👵'.repeat(2500))
    expect(href.length).toBeGreaterThan(mailtoLimit - 60)
    expect(href.length).toBeLessThanOrEqual(mailtoLimit)
    expect(parseMailto(href).body).toMatch(/👵 \[…\]$|é \[…\]$/u)
  })
})
