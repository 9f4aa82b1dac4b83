import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { packIndex } from '@/components/islands/search/pack-index'
import { Search } from '@/components/islands/search/search'

const words = {
  label: 'Chercher dans le site',
  help: 'Par exemple : bail',
  results: { none: 'Aucun résultat.', one: '{n} résultat', many: '{n} résultats' },
  failed: 'La recherche ne répond pas.',
  kinds: { article: 'Article', question: 'Question', link: 'Lien utile', page: 'Page' },
}

const packed = packIndex([
  { kind: 'article', url: '#zona', title: 'Zona', themes: '', text: 'Le zona presse.\nLe bail attend.' },
  { kind: 'question', url: '#bail', title: 'Le bail', themes: '', text: 'Une annexe suit le bail.' },
])

const fetchIndex = jest.fn<typeof fetch>()

beforeEach(() => {
  fetchIndex.mockReset()
  fetchIndex.mockResolvedValue({ ok: true, json: () => Promise.resolve(packed) } as unknown as Response)
  globalThis.fetch = fetchIndex
  // What the inline script of the layout says: a script runs, so the field may be seen.
  document.documentElement.dataset.script = ''
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

describe('le champ de recherche', () => {
  it('demande son index au premier focus, une seule fois', async () => {
    const user = userEvent.setup()
    render(<Search words={words} indexUrl="/recherche.json" />)
    expect(fetchIndex).not.toHaveBeenCalled()
    await user.click(screen.getByRole('combobox'))
    await user.tab()
    await user.tab({ shift: true })
    expect(fetchIndex).toHaveBeenCalledTimes(1)
    expect(fetchIndex).toHaveBeenCalledWith('/recherche.json')
  })

  it('relie le champ, la liste et le choix comme ARIA le demande', async () => {
    const user = userEvent.setup()
    render(<Search words={words} indexUrl="/recherche.json" />)
    const field = screen.getByRole('combobox', { name: words.label })
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await user.type(field, 'bail')
    const options = await screen.findAllByRole('option')
    expect(options).toHaveLength(2)
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    expect(field.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
    expect(options[1]?.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowDown}')
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
    expect(document.activeElement).toBe(field)
  })

  it('montre la sorte, le titre et la phrase, les mots cherchés marqués', async () => {
    const user = userEvent.setup()
    render(<Search words={words} indexUrl="/recherche.json" />)
    await user.type(screen.getByRole('combobox'), 'baux')
    const [first] = await screen.findAllByRole('option')
    expect(first?.textContent).toBe('QuestionLe bailUne annexe suit le bail.')
    expect(Array.from(first?.querySelectorAll('mark') ?? [], (mark) => mark.textContent)).toEqual(['bail', 'bail'])
  })

  it('annonce le compte une fois la frappe posée', async () => {
    const user = userEvent.setup()
    render(<Search words={words} indexUrl="/recherche.json" />)
    await user.type(screen.getByRole('combobox'), 'zona')
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe('1 résultat')
    })
    await user.type(screen.getByRole('combobox'), 'x'.repeat(9))
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe('Aucun résultat.')
    })
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false')
  })

  it.each([
    ['le réseau manque', () => Promise.reject(new Error('réseau'))],
    ['le serveur répond mal', () => Promise.resolve({ ok: false, status: 404 } as Response)],
  ])('le dit quand %s, et essaie de nouveau', async (_what, answer) => {
    const user = userEvent.setup()
    fetchIndex.mockImplementationOnce(answer)
    render(<Search words={words} indexUrl="/recherche.json" />)
    await user.click(screen.getByRole('combobox'))
    expect((await screen.findByRole('alert')).textContent).toBe(words.failed)
    await user.type(screen.getByRole('combobox'), 'zona')
    expect(await screen.findAllByRole('option')).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
