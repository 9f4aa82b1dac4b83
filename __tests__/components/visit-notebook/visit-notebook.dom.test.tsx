import { TextDecoder, TextEncoder } from 'node:util'
import { describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import VisitNotebook from '@/components/visit-notebook/visit-notebook'
import { emptyResidence, toText } from '@/lib/notebook-data'
import { loadDraft, saveDraft } from '@/lib/draft-storage'
import { interfaceTexts, notebookPage, sheet } from '@/content/words'
import { one } from '../../support/one'
import { refuseStorage } from '../../support/refused-storage'

const { meta: _meta, hero: _hero, needs: _needs, lost: _lost, ...words } = notebookPage
const key = 'site-answers-visit-notebook'

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const user = userEvent.setup()
const open = () =>
  render(<VisitNotebook words={words} clearData={interfaceTexts.clearData} foot={sheet.foot} />)
const spaced = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? ''

// By their names: among 300 fields, jsdom takes half a second to find one by its label.
const field = (selector: string) => one(selector) as HTMLInputElement
const fact = (residence: number, name: string) => field(`[name="${String(residence)}-${name}"]`)
const name = (residence: number) => fact(residence, 'name')
const reply = (residence: number, question: number) =>
  field(`textarea[name="${String(residence)}-${String(question)}"]`)
const opinion = (residence: number, question: number, mark: 'fine' | 'check' | 'wrong') =>
  field(`[name="${String(residence)}-${String(question)}-mark"][value="${mark}"]`)
const write = (where: HTMLElement, value: string) => {
  fireEvent.change(where, { target: { value } })
}
const tally = (residence: number) =>
  spaced(one(`#bilan-${String(residence)}`).parentElement?.textContent)
const press = (label: string) =>
  user.click(
    within(document.body).getByText((text) => spaced(text) === label, { selector: 'button' }),
  )
const keep = () => field('[name="keep"]')
const copy = () => document.querySelector('[aria-labelledby="copie"]')
const shown = (text: string) =>
  screen.getByText(
    (_, element) => element?.matches('p') === true && spaced(element.textContent).includes(text),
  )
const focused = () => spaced(document.activeElement?.textContent)

/** A relative's notebook: one residence of each name. */
const linkOf = (...names: string[]) => {
  const places = names.map((each) => ({
    name: each,
    replies: [{ text: 'La nôtre', mark: 'check' }],
  }))
  return `#carnet=${Buffer.from(JSON.stringify({ places })).toString('base64url')}`
}

const follow = (hash: string) => {
  history.replaceState(null, '', hash)
  act(() => {
    window.dispatchEvent(new Event('hashchange'))
  })
}

/** Another tab writes on the device, or clears it. */
const writeElsewhere = (text: string | null) => {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}

describe('a residence', () => {
  it('keeps a space that is typed between two words', async () => {
    open()
    write(name(1), 'Les Trois')
    await user.type(name(1), ' L')
    expect(name(1).value).toBe('Les Trois L')
  })

  it('gives its name to the labels of its fields', () => {
    open()
    write(name(1), 'Les Trois Lucarnes')
    const labels = [field('[name="residence"]'), reply(1, 1)].map((each) =>
      spaced(each.labels?.[0]?.textContent),
    )
    expect(labels).toEqual(['1, Les Trois Lucarnes', 'Question 1, Les Trois Lucarnes'])
  })

  it('gives its name to its opinions', () => {
    open()
    write(name(1), 'Les Trois Lucarnes')
    const legend = opinion(1, 1, 'fine').closest('fieldset')?.querySelector('legend')
    expect(spaced(legend?.textContent)).toBe('Question 1, Les Trois Lucarnes : votre avis')
  })

  it.each<[string, () => void | Promise<void>, string]>([
    ['nothing is written', () => undefined, 'Rien d’écrit encore'],
    ['no opinion is to be checked', () => write(reply(1, 1), 'Vite'), '0 réponse à vérifier'],
    [
      'one opinion is to be checked',
      () => user.click(opinion(1, 1, 'check')),
      '1 réponse à vérifier',
    ],
  ])('says in its tally that %s', async (_, act_, expected) => {
    open()
    await act_()
    expect(tally(1)).toContain(expected)
  })

  it('links its tally to the questions that are left to check', async () => {
    open()
    await user.click(opinion(1, 3, 'check'))
    expect(one('.tallies a').getAttribute('href')).toBe('#question-3')
  })
})

describe('an opinion', () => {
  it('stays after a double click', async () => {
    open()
    await user.dblClick(opinion(1, 2, 'wrong'))
    expect(opinion(1, 2, 'wrong').checked).toBe(true)
  })

  it('is taken back when it is clicked again later', () => {
    saveDraft(
      'visit-notebook',
      JSON.stringify({ residences: [{ replies: [{}, { mark: 'wrong' }] }] }),
    )
    open()
    fireEvent.click(opinion(1, 2, 'wrong'))
    expect([opinion(1, 2, 'wrong').checked, tally(1)]).toEqual([
      false,
      'Résidence 1Rien d’écrit encore',
    ])
  })
})

describe('what is stored', () => {
  it('is printed', () => {
    open()
    write(fact(1, 'rent'), '2 290 $')
    fireEvent(window, new Event('beforeprint'))
    expect(spaced(one('[data-written] small').textContent)).toBe('bail 2 290 $')
  })

  it('is shown when the tool opens again', () => {
    open().unmount()
    saveDraft(
      'visit-notebook',
      JSON.stringify({ residences: [{ name: 'Ici', replies: [{ text: 'Vite', mark: 'fine' }] }] }),
    )
    open()
    expect([name(1).value, reply(1, 1).value, opinion(1, 1, 'fine').checked]).toEqual([
      'Ici',
      'Vite',
      true,
    ])
  })

  it('stays in the tab until the box is ticked', () => {
    open()
    write(name(1), 'Ici')
    expect(loadDraft('visit-notebook')?.area).toBe('tab')
  })

  it('moves to the device when the box is ticked', async () => {
    open()
    write(name(1), 'Ici')
    await user.click(keep())
    expect([
      loadDraft('visit-notebook')?.area,
      keep().checked,
      sessionStorage.getItem(key),
    ]).toEqual(['device', true, null])
  })

  it('leaves the device when the box is unticked', async () => {
    saveDraft('visit-notebook', JSON.stringify({ residences: [{ name: 'Ici' }] }), 'device')
    open()
    await user.click(keep())
    expect([loadDraft('visit-notebook')?.area, keep().checked, localStorage.getItem(key)]).toEqual([
      'tab',
      false,
      null,
    ])
  })

  it('follows what another tab writes', () => {
    saveDraft('visit-notebook', JSON.stringify({ residences: [{ name: 'Ici' }] }), 'device')
    open()
    writeElsewhere(JSON.stringify({ residences: [{ name: 'Là' }] }))
    expect(name(1).value).toBe('Là')
  })

  it('is gone when another tab clears it', () => {
    saveDraft('visit-notebook', JSON.stringify({ residences: [{ name: 'Ici' }] }), 'device')
    open()
    writeElsewhere(null)
    expect(name(1).value).toBe('')
  })

  it('does not write over what another tab keeps on the device', async () => {
    open()
    write(name(1), 'Ici')
    const kept = JSON.stringify({ residences: [{ name: 'Là' }] })
    localStorage.setItem(key, kept)
    await user.click(keep())
    expect(shown('Ce carnet n’est pas encore gardé.')).toBeTruthy()
    expect([keep().checked, loadDraft('visit-notebook')?.area, localStorage.getItem(key)]).toEqual([
      false,
      'tab',
      kept,
    ])
  })

  it('says that it is not stored when the browser refuses', () => {
    open()
    refuseStorage('setItem')
    write(name(1), 'Ici')
    expect(shown('Cet appareil ne permet pas de garder le carnet.')).toBeTruthy()
    expect(name(1).value).toBe('Ici')
  })
})

describe('a copy that is opened', () => {
  it('is shown before anything changes', () => {
    history.replaceState(null, '', linkOf('Ailleurs'))
    open()
    expect(focused()).toBe('Ouvrir cette copie du carnet?')
    expect(spaced(copy()?.textContent)).toContain('Ailleurs, 1 réponse à vérifier')
    expect(loadDraft('visit-notebook')).toBeUndefined()
  })

  it('can be read whole before it replaces anything', () => {
    history.replaceState(null, '', linkOf('Ailleurs'))
    open()
    expect(spaced(copy()?.querySelector('details')?.textContent)).toContain('La nôtre · À vérifier')
  })

  it('stays in the address until the visitor chooses', () => {
    open()
    follow(linkOf('Ailleurs'))
    expect(location.hash).toBe(linkOf('Ailleurs'))
  })

  it('replaces the notebook', async () => {
    open()
    write(name(1), 'Ici')
    write(name(2), 'Là')
    follow(linkOf('Ailleurs'))
    await press('Remplacer mon carnet')
    expect([name(1).value, name(2).value, reply(1, 1).value]).toEqual(['Ailleurs', '', 'La nôtre'])
    expect([copy(), location.hash, focused()]).toEqual([null, '', 'Résidence 1'])
  })

  it('changes nothing when the visitor cancels', async () => {
    open()
    write(name(1), 'Ici')
    follow(linkOf('Ailleurs'))
    await press('Annuler')
    expect([name(1).value, copy(), location.hash, focused()]).toEqual([
      'Ici',
      null,
      '',
      'Résidence 1',
    ])
  })

  it('says that the visitor’s own notebook is empty when it is', () => {
    open()
    follow(linkOf('Ailleurs'))
    expect(shown('Votre carnet est vide.')).toBeTruthy()
  })

  it('changes nothing when its link cannot be read', () => {
    open()
    write(name(1), 'Ici')
    follow('#carnet=%3Cscript%3E')
    expect(focused()).toContain('Cette copie ne s’ouvre pas.')
    expect([name(1).value, location.hash]).toEqual(['Ici', ''])
  })

  it('shows as text the HTML that a stranger wrote', async () => {
    const html = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
    history.replaceState(null, '', linkOf(html))
    const { container } = open()
    await press('Ouvrir la copie')
    expect(name(1).value).toBe(html)
    expect(container.querySelectorAll('img, script')).toHaveLength(0)
  })

  it.each([
    [
      'shows what a file holds',
      toText({ residences: [{ ...emptyResidence(), rent: '2 290 $' }] }),
      'Prix du bail2 290 $',
    ],
    ['says that a file cannot be read', '<html>', 'Cette copie ne s’ouvre pas.'],
  ])('%s', async (_, content, expected) => {
    open()
    const file = new File([content], 'carnet-de-visite.json')
    file.text = () => Promise.resolve(content)
    await act(() =>
      Promise.resolve(fireEvent.change(one('#ouvrir'), { target: { files: [file] } })),
    )
    expect(spaced(one('.notebook-copy').textContent)).toContain(expected)
  })
})

describe('a link', () => {
  it('is not copied from an empty notebook', async () => {
    open()
    await press('Copier un lien')
    expect(shown('Le carnet est encore vide.')).toBeTruthy()
  })

  it('is copied', async () => {
    open()
    write(name(1), 'Ici')
    await press('Copier un lien')
    expect(shown('Lien copié.')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toMatch(/^http:\/\/localhost\/#carnet=[\w-]+$/)
  })

  it('gives way to a file when the browser refuses to copy', async () => {
    open()
    write(name(1), 'Ici')
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await press('Copier un lien')
    expect(shown('Enregistrez plutôt un fichier.')).toBeTruthy()
  })
})

describe('clearing', () => {
  const clear = () => {
    fireEvent.click(screen.getByText(interfaceTexts.clearData.yes))
  }

  it('leaves nothing in the store', () => {
    open()
    write(name(1), 'Ici')
    clear()
    expect(loadDraft('visit-notebook')).toBeUndefined()
  })

  it('empties the fields', async () => {
    open()
    write(name(1), 'Ici')
    await user.click(opinion(2, 16, 'check'))
    clear()
    expect([name(1).value, opinion(2, 16, 'check').checked]).toEqual(['', false])
  })
})
