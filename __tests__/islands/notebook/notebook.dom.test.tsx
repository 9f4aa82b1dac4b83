import { TextDecoder, TextEncoder } from 'node:util'
import { describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Notebook from '@/components/islands/notebook/notebook'
import { emptyPlace, toText } from '@/components/islands/notebook/notebook-data'
import { notebookPage, sheet } from '@/content/words'
import { one } from '../../support/one'
import { refuseStorage } from '../../support/refused-storage'

const { meta: _meta, hero: _hero, needs: _needs, lost: _lost, ...words } = notebookPage
const key = 'site-answers-notebook'

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const user = userEvent.setup()
const open = (shown = words) => render(<Notebook words={shown} eraseWord={sheet.erase} foot={sheet.foot} />)
const spaced = (text: string | null) => text?.replace(/\s/g, ' ') ?? ''

// By their own names: among 300 fields, jsdom takes half a second to find one by what it is called aloud.
const field = (selector: string) => one(selector) as HTMLInputElement
const fact = (place: number, name: string) => field(`[name="${String(place)}-${name}"]`)
const name = (place: number) => fact(place, 'name')
const reply = (place: number, question: number) => field(`textarea[name="${String(place)}-${String(question)}"]`)
const opinion = (place: number, question: number, mark: 'fine' | 'check' | 'wrong') =>
  field(`[name="${String(place)}-${String(question)}-mark"][value="${mark}"]`)
const write = (where: HTMLElement, value: string) => {
  fireEvent.change(where, { target: { value } })
}
const tally = (place: number) => spaced(one(`#bilan-${String(place)}`).parentElement?.textContent ?? '')
const button = (label: string, scope = document.body) => within(scope).getByText((text) => spaced(text) === label, { selector: 'button' })
const press = (label: string) => user.click(button(label))
const keep = () => field('[type="checkbox"]')
const received = () => document.querySelector('[aria-labelledby="carnet-recu"]')
const said = (text: string) =>
  screen.getByText((_, element) => element?.matches('p') === true && spaced(element.textContent).includes(text))
/** What has the focus, and is read aloud. */
const heard = () => spaced(document.activeElement?.textContent ?? '')
const storages = () => ({ tab: sessionStorage.getItem(key), device: localStorage.getItem(key) })

/** Two residences, as anybody would write them. */
function fill() {
  write(name(1), 'Les Trois Lucarnes')
  write(fact(1, 'rent'), '2 290 $')
  write(reply(1, 1), 'Une préposée, 4 minutes')
  fireEvent.click(opinion(1, 1, 'fine'))
  write(name(2), 'Le Clos du Ruisseau')
  write(reply(2, 16), '« C’est loin du bus. »')
  fireEvent.click(opinion(2, 16, 'check'))
}

function expectFilled() {
  expect([name(1).value, reply(1, 1).value, reply(2, 16).value]).toEqual([
    'Les Trois Lucarnes',
    'Une préposée, 4 minutes',
    '« C’est loin du bus. »',
  ])
  expect([opinion(1, 1, 'fine').checked, opinion(2, 16, 'check').checked]).toEqual([true, true])
}

/** A relative's notebook: one residence of each name. */
const sent = (...names: string[]) =>
  `#carnet=${Buffer.from(JSON.stringify({ places: names.map((name) => ({ name, replies: [{ text: 'La nôtre', mark: 'check' }] })) })).toString('base64url')}`

const follow = (hash: string) => {
  history.replaceState(null, '', hash)
  act(() => {
    window.dispatchEvent(new Event('hashchange'))
  })
}

describe('what is written', () => {
  it('names each column as it is typed, and says what is left to check', async () => {
    open()
    write(name(1), 'Les Trois')
    await user.type(name(1), ' L')
    expect(name(1).value).toBe('Les Trois L')
    write(name(1), 'Les Trois Lucarnes')
    expect(field('[name="place"]').labels?.[0]?.textContent).toBe('1, Les Trois Lucarnes')
    expect(spaced(reply(1, 1).labels?.[0]?.textContent ?? '')).toBe('Question 1, Les Trois Lucarnes')
    expect(spaced(opinion(1, 1, 'fine').closest('fieldset')?.querySelector('legend')?.textContent ?? '')).toBe(
      'Question 1, Les Trois Lucarnes : votre avis',
    )
    expect(tally(2)).toBe('Résidence 2Rien d’écrit encore')
    write(reply(1, 1), 'Selon eux, vite')
    expect(tally(1)).toBe('Les Trois Lucarnes0 réponse à vérifier')
    await user.click(opinion(1, 1, 'check'))
    expect(tally(1)).toBe('Les Trois Lucarnes1 réponse à vérifier')
    expect(one('.tallies a').getAttribute('href')).toBe(`#${String(reply(1, 1).closest('.asked')?.getAttribute('aria-labelledby'))}`)
    await user.click(opinion(1, 2, 'check'))
    expect(tally(1)).toBe('Les Trois Lucarnes2 réponses à vérifier')
  })

  it('an opinion that is pressed again is taken back', async () => {
    open()
    await user.dblClick(opinion(1, 2, 'wrong'))
    // A hand that presses everything twice means it once.
    expect(opinion(1, 2, 'wrong').checked).toBe(true)
    cleanup()
    open()
    await user.click(opinion(1, 2, 'wrong'))
    expect(opinion(1, 2, 'wrong').checked).toBe(false)
    expect(tally(1)).toBe('Résidence 1Rien d’écrit encore')
  })

  it('a key draws its own cell again, and none of the 47 others', async () => {
    let drawn = 0
    open({
      ...words,
      get marks() {
        drawn++
        return words.marks
      },
    })
    await user.type(reply(1, 3), 'x')
    drawn = 0
    await user.type(reply(1, 3), 'y')
    expect(drawn).toBe(1)
  })
})

describe('what is stored', () => {
  it('is on the sheet that is printed', () => {
    open()
    fill()
    fireEvent(window, new Event('beforeprint'))
    expect(spaced(one('[data-written] small').textContent)).toBe('bail 2 290 $')
  })

  it('is in this tab until the tick says « this device », and there no longer once it is taken away', async () => {
    const first = open()
    fill()
    expect(storages()).toEqual({ tab: expect.any(String), device: null })
    first.unmount()
    const second = open()
    expectFilled()
    expect(keep().checked).toBe(false)
    await user.click(keep())
    expect(storages()).toEqual({ tab: null, device: expect.any(String) })
    second.unmount()
    open()
    expectFilled()
    expect(keep().checked).toBe(true)
    await user.click(keep())
    expect(storages()).toEqual({ tab: expect.any(String), device: null })
  })

  it('is what another tab writes on the device, and nothing once it was erased there', async () => {
    open()
    write(name(1), 'Ici')
    await user.click(keep())
    const other = (text: string | null) => {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key }))
      })
    }
    other(storages().device?.replace('Ici', 'Là') ?? '')
    expect(name(1).value).toBe('Là')
    other(null)
    expect(name(1).value).toBe('')
  })

  it('joins what another tab keeps on the device; what cannot be joined stays where it is, and is said', async () => {
    open()
    write(name(1), 'Ici')
    const kept = toText({ places: [{ ...emptyPlace(), name: 'Là' }] })
    localStorage.setItem(key, kept.replace('Là', 'Ici').replace('"replies":[{', '"replies":[{"mark":"wrong"'))
    fireEvent.click(opinion(1, 1, 'fine'))
    const { tab } = storages()
    await user.click(keep())
    expect(heard()).toContain('Ce carnet n’est pas encore gardé.')
    expect([keep().checked, storages().tab, storages().device]).toEqual([false, tab, expect.stringContaining('wrong')])
    localStorage.setItem(key, kept)
    await user.click(keep())
    expect(heard()).toContain('C’est gardé.')
    expect([keep().checked, name(1).value, name(2).value]).toEqual([true, 'Ici', 'Là'])
    expect(storages()).toEqual({ tab: null, device: expect.stringContaining('Là') })
  })

  it('is erased once it was asked, with all that stood around it', async () => {
    open()
    fill()
    await press('Copier un lien')
    await press('Tout effacer')
    expect(heard()).toContain('Les trois résidences et leurs notes disparaîtront')
    await press('Garder mon carnet')
    expectFilled()
    await press('Tout effacer')
    await press('Oui, tout effacer')
    expect(heard()).toContain('Il ne reste rien du carnet')
    expect(storages()).toEqual({ tab: null, device: null })
    expect(name(1).value).toBe('')
    expect(tally(2)).toBe('Résidence 2Rien d’écrit encore')
    expect(screen.queryByText('Lien copié.')).toBeNull()
    await user.type(name(1), 'I')
    expect(screen.queryByText(/Il ne reste rien du carnet/)).toBeNull()
  })

  it('is refused by some browsers: the notebook works, and says so', async () => {
    open()
    refuseStorage('setItem')
    expect(screen.queryByText(/ne permet pas de garder/)).toBeNull()
    fill()
    expect(said('Cet appareil ne permet pas de garder le carnet.')).toBeTruthy()
    await user.click(keep())
    expect(keep().checked).toBe(false)
    expectFilled()
  })
})

describe('with a relative', () => {
  it('a link is read first, and leaves the address once one has chosen; nothing is written until a button says so', async () => {
    history.replaceState(null, '', sent('Ailleurs', 'Là'))
    open()
    expect(heard()).toBe('Un carnet vous a été envoyé')
    expect(received()?.textContent).toContain('Ailleurs, 1\u00A0réponse à\u00A0vérifier')
    expect(spaced(received()?.textContent ?? '')).toContain('La nôtre · À vérifier')
    // In an empty notebook there is nothing to replace.
    expect(screen.queryByText('Remplacer mon carnet')).toBeNull()
    // A reload before one has chosen shows it again.
    expect(location.hash).toBe(sent('Ailleurs', 'Là'))
    await press('Ne rien faire')
    expect([received(), location.hash]).toEqual([null, ''])
    expect(storages()).toEqual({ tab: null, device: null })
    follow(sent('Ailleurs', 'Là'))
    await press('Ajouter à mon carnet')
    expect([name(1).value, name(2).value]).toEqual(['Ailleurs', 'Là'])
    expect(heard()).toContain('C’est ajouté.')
  })

  it('a received notebook is added to mine, which loses nothing', async () => {
    open()
    fill()
    follow(sent('le clos du ruisseau', 'La Montée du Phare'))
    await press('Ajouter à mon carnet')
    expectFilled()
    expect(reply(2, 1).value).toBe('La nôtre')
    expect(name(3).value).toBe('La Montée du Phare')
    await press('Remettre le carnet d’avant')
    expect([reply(2, 1).value, name(3).value]).toEqual(['', ''])
    fireEvent.click(opinion(2, 1, 'wrong'))
    follow(sent('le clos du ruisseau'))
    await press('Ajouter à mon carnet')
    expect(heard()).toContain('C’est ajouté, mais pas tout.')
    expect(opinion(2, 1, 'wrong').checked).toBe(true)
    expect(received()?.textContent).toContain('À\u00A0vérifier')
  })

  it('a received notebook replaces mine, which can be put back until it is written in', async () => {
    open()
    fill()
    const before = storages().tab
    follow(sent('Ailleurs'))
    await press('Remplacer mon carnet')
    expect([name(1).value, name(2).value]).toEqual(['Ailleurs', ''])
    await press('Remettre le carnet d’avant')
    expect(storages().tab).toBe(before)
    expect(heard()).toContain('C’est remis.')
    follow(sent('Ailleurs'))
    await press('Remplacer mon carnet')
    write(name(2), 'x')
    expect(screen.queryByText('Remettre le carnet d’avant')).toBeNull()
  })

  it('a fourth residence is refused, and fits once another one is erased', async () => {
    open()
    fill()
    write(name(3), 'La Montée du Phare')
    follow(sent('Ailleurs'))
    await press('Ajouter à mon carnet')
    expect(said('Cela ferait plus de trois résidences.')).toBeTruthy()
    expect(name(3).value).toBe('La Montée du Phare')
    await user.click(button('Effacer cette résidence', one('[aria-labelledby="bilan bilan-2"]')))
    await press('Oui, l’effacer')
    expect(heard()).toContain('Il y a de la place pour une autre.')
    await press('Ajouter à mon carnet')
    expect([name(1).value, name(2).value, name(3).value]).toEqual(['Les Trois Lucarnes', 'Ailleurs', 'La Montée du Phare'])
  })

  it('a link that nobody can read changes nothing and says so', () => {
    open()
    write(name(1), 'Ici')
    const before = storages()
    follow('#carnet=%3Cscript%3E')
    expect(heard()).toContain('Ce carnet ne s’ouvre pas.')
    expect(received()).toBeNull()
    expect(storages()).toEqual(before)
    expect(location.hash).toBe('')
  })

  it('what a stranger wrote is text', async () => {
    const html = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
    history.replaceState(null, '', sent(html))
    const { container } = open()
    expect(received()?.textContent).toContain(html)
    await press('Ajouter à mon carnet')
    expect(name(1).value).toBe(html)
    expect(container.querySelectorAll('img, script')).toHaveLength(0)
  })

  it('a file that was received is read first; another one changes nothing and says so', async () => {
    open()
    await press('Enregistrer un fichier')
    expect(said('Le carnet est encore vide.')).toBeTruthy()
    const choose = async (content: string) => {
      const file = new File([content], 'carnet-fanal.json')
      file.text = () => Promise.resolve(content)
      await act(() => Promise.resolve(fireEvent.change(one('#ouvrir'), { target: { files: [file] } })))
    }
    await choose('<html>')
    expect(heard()).toContain('Ce carnet ne s’ouvre pas.')
    expect(received()).toBeNull()
    await choose(toText({ places: [{ ...emptyPlace(), name: 'Les Trois Lucarnes', rent: '2 290 $' }] }))
    expect(received()?.textContent).toContain('Prix du bail2 290 $')
    expect(screen.queryByText('Ce carnet ne s’ouvre pas.')).toBeNull()
  })

  it('a link is copied; where the browser refuses, a file is offered', async () => {
    open()
    await press('Copier un lien')
    expect(said('Le carnet est encore vide.')).toBeTruthy()
    write(name(1), 'Ici')
    await press('Copier un lien')
    expect(said('Lien copié.')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toMatch(/^http:\/\/localhost\/#carnet=[\w-]+$/)
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await press('Copier un lien')
    expect(said('Le lien n’est pas copié.')).toBeTruthy()
  })
})
