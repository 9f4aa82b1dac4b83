import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import Callback from '@/components/islands/callback/callback'
import { clearAll, load } from '@/components/start/store'
import { forms } from '@/content/forms'
import { site } from '@/content/site'

const send = jest.fn<typeof fetch>()
const typed = { name: 'Lucie Tremblay', phone: '418 555-0199', email: 'lucie@exemple.ca' }
const field = (name: keyof typeof typed) => screen.getByLabelText<HTMLInputElement>(forms.fields[name].label)
const submit = () => fireEvent.click(screen.getByRole('button', { name: forms.popup.submit }))
const told = jest.fn()

/** To the end of what is under way. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0))

beforeEach(() => {
  jest.useFakeTimers()
  clearAll()
  told.mockReset()
  send.mockReset().mockImplementation(async () => ({ ok: true, status: 200, body: null }) as Response)
  globalThis.fetch = send
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<Callback words={forms} identity={{ phone: site.phone, email: site.email }} />)
  document.querySelector('form')?.addEventListener('request', (event) => told((event as CustomEvent).detail))
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const fill = () => {
  for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name as keyof typeof typed), { target: { value } })
}

describe('a callback request', () => {
  it('leaves as the contact message that it stands for, once for three clicks, and says so to the window around it', async () => {
    fill()
    for (let click = 0; click < 3; click += 1) submit()
    await settle()
    expect(screen.getByText('Merci ! Nous vous contacterons très bientôt.')).toBeTruthy()
    expect(send).toHaveBeenCalledTimes(1)
    expect(JSON.parse(send.mock.calls[0]?.[1]?.body as string)).toMatchObject({ ...typed, seekingFor: 'proche' })
    expect(told).toHaveBeenCalledWith('success')
    expect(load('callback')).toBeUndefined()
  })

  it('that does not arrive says so, keeps its words in the page and in the tab, and may leave again', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fill()
    submit()
    await settle()
    expect(screen.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeTruthy()
    expect(field('name').value).toBe(typed.name)
    expect(JSON.parse(load('callback')?.text ?? '')).toMatchObject(typed)
    expect(told).toHaveBeenCalledWith('error')
    submit()
    await settle()
    expect(screen.getByText(forms.popup.success)).toBeTruthy()
    const keys = send.mock.calls.map(([, init]) => (init?.headers as Record<string, string>)['x-client-info'])
    expect(new Set(keys).size).toBe(1)
  })

  it('that is not filled in says what to correct beside each field', async () => {
    submit()
    await settle()
    expect(screen.getByText('Il reste 3 réponses à corriger.', { selector: '.count' })).toBeTruthy()
    expect(document.activeElement).toBe(field('name'))
    expect(send).not.toHaveBeenCalled()
  })
})
