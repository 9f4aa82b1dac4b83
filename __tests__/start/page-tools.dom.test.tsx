import { afterEach, describe, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PageTools } from '@/components/sections/page-tools'
import { startPageTools } from '@/components/start/page-tools'

const share = {
  button: 'Envoyer à un proche',
  title: 'Façons d’envoyer',
  email: 'Par courriel',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée.',
  selected: 'Adresse à copier.',
  address: 'Adresse de la page',
  subject: 'Une page à lire',
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function open() {
  history.replaceState(null, '', '/services/?utm_source=x#etape-2')
  render(<PageTools words={{ print: 'Imprimer', share }} title="Une page" share />)
  startPageTools()
}

/** On a device with a share sheet, which serves, or says why not. */
async function shareOnDevice(refusal?: DOMException) {
  const answer = () => (refusal ? Promise.reject(refusal) : Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: answer, configurable: true })
  open()
  await click(share.button)
}

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
  jest.restoreAllMocks()
})

test('a page is printed', async () => {
  const print = jest.fn()
  window.print = print
  open()
  await click('Imprimer')
  expect(print).toHaveBeenCalledTimes(1)
})

test('where there is no share sheet, its plain address goes by e-mail or is copied, and the panel closes again', async () => {
  const user = userEvent.setup()
  open()
  const address = `${location.origin}/services/`
  const button = screen.getByRole('button', { name: share.button })
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const letter = new URL(screen.getByRole('link', { name: share.email }).getAttribute('href') ?? '')
  expect(Object.fromEntries(letter.searchParams)).toEqual({ subject: share.subject, body: `Une page\n${address}` })
  expect(screen.getByRole('textbox')).toHaveValue(address)
  await user.click(screen.getByRole('button', { name: share.copy }))
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getByRole('status')).toHaveTextContent(share.copied)
  await user.click(button)
  expect(screen.queryByRole('group', { name: share.title })).toBeNull()
})

describe('the device’s own share sheet', () => {
  test.each([
    ['it served', undefined],
    ['the visitor closed it: a change of mind', new DOMException('Share canceled', 'AbortError')],
  ])('leaves our panel closed when %s', async (_, refusal) => {
    await shareOnDevice(refusal)
    expect(screen.queryByRole('group', { name: share.title })).toBeNull()
  })

  test('gives way to our panel when the browser refuses it, where the address is selected if the clipboard is refused too', async () => {
    await shareOnDevice(new DOMException('Must be handling a user gesture', 'NotAllowedError'))
    expect(screen.getByRole('group', { name: share.title })).toBeVisible()
    const user = userEvent.setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: share.copy }))
    expect(screen.getByRole('status')).toHaveTextContent(share.selected)
  })
})
