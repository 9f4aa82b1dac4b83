import { afterEach, describe, expect, test } from '@jest/globals'
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

async function press(refusal?: DOMException) {
  const answer = () => (refusal ? Promise.reject(refusal) : Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: answer, configurable: true })
  render(<PageTools words={{ print: 'Imprimer', share }} title="Une page" share />)
  startPageTools()
  await userEvent.click(screen.getByRole('button', { name: share.button }))
}

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
})

describe('the device’s own share sheet', () => {
  test('leaves our panel closed when it served', async () => {
    await press()
    expect(screen.queryByRole('group', { name: share.title })).toBeNull()
  })

  test('leaves our panel closed when the visitor closed it: a change of mind', async () => {
    await press(new DOMException('Share canceled', 'AbortError'))
    expect(screen.queryByRole('group', { name: share.title })).toBeNull()
  })

  test('gives way to our panel when the browser refuses it', async () => {
    await press(new DOMException('Must be handling a user gesture', 'NotAllowedError'))
    expect(screen.getByRole('group', { name: share.title })).toBeVisible()
    expect(screen.getByRole('link', { name: share.email })).toHaveAttribute('href', expect.stringContaining('mailto:?subject='))
  })

  test('says that the address is selected where there is no clipboard either', async () => {
    await press(new DOMException('Must be handling a user gesture', 'NotAllowedError'))
    await userEvent.click(screen.getByRole('button', { name: share.copy }))
    expect(screen.getByRole('status')).toHaveTextContent(share.selected)
  })
})
