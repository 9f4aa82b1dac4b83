import type { NotebookPage } from '@/content/outils/carnet-de-visite'
import type { Marked } from '@/content/outils/fields'
import { propsOf } from '../island-props'
import { startErasing } from './erasing'
import { erase, kept, read, whenDeviceChanges, write } from './keep'
import { markedNodes } from './nodes'
import {
  emptyPlace,
  fileName,
  fromFile,
  fromFragment,
  fromKept,
  isEmptyPlace,
  isoDay,
  longestFile,
  overlay,
  toFile,
  toFragment,
  toKept,
  type Notebook,
  type Place,
  type Reading,
} from '../notebook/notebook-data'
import { growFields, placeNumbers, readPlaces, writePlaces } from './notebook-fields'
import { fillSheet } from './notebook-paper'
import { startReceived } from './notebook-received'
import { nameOf, tallySentence } from '../notebook/notebook-sentences'
import { takeNoted } from './noted-price'
import { partOf } from './part'
import { fillIn } from '../../ui/words'

/** The sentences that the notebook says or completes; every other word is printed. */
export type NotebookProps = Pick<NotebookPage, 'cells' | 'facts' | 'marks' | 'messages' | 'received' | 'sheet' | 'tallies'>

const blank = () => placeNumbers.map(emptyPlace)

/** Three columns, whatever was kept or received. */
const columns = (places: readonly Place[]) => blank().map((empty, at) => places[at] ?? empty)

export async function wake(island: HTMLElement): Promise<void> {
  const words = propsOf(island) as NotebookProps
  const tool = island.closest<HTMLElement>('[data-tool]') ?? island
  const form = partOf(island, 'form') as HTMLFormElement
  const keep = partOf(form, '[data-keep]') as HTMLInputElement
  const refused = partOf(form, '[data-refused]')
  const head = partOf(form, '[data-said="head"]')
  const sharing = partOf(form, '[data-said="sharing"]')
  const byHand = partOf(form, '[data-part="by-hand"]')
  const file = partOf(form, 'input[type="file"]') as HTMLInputElement
  let changedOn = isoDay(new Date())
  /** « Imprimer une feuille vide » was pressed. */
  let printsBlank = false

  const now = (): Notebook => ({ changedOn, places: readPlaces(form) })
  const isEmpty = () => readPlaces(form).every(isEmptyPlace)

  const say = (where: HTMLElement, message: Marked, isBad = false) => {
    where.replaceChildren(...markedNodes(message))
    where.toggleAttribute('data-bad', isBad)
  }

  /** To the residence that is chosen: on a narrow page it alone shows. */
  const turn = () => {
    form.dataset.place = partOf(form, 'input[name="place"]:checked').getAttribute('value') ?? '1'
    growFields(form)
  }

  const show = () => {
    for (const [at, place] of readPlaces(form).entries()) {
      for (const part of form.querySelectorAll(`[data-name="${at + 1}"]`)) part.textContent = nameOf(place, at, words.cells)
      partOf(form, `[data-tally="${at + 1}"]`).textContent = tallySentence(place, words.tallies)
      partOf(form, `[data-one="${at + 1}"]`).hidden = isEmptyPlace(place)
    }
  }

  /** In the tab, or on the device once the visitor has said so. Of an empty notebook nothing is left, but the wish to keep it. */
  const save = () => {
    if (isEmpty() && !keep.checked) {
      erase(kept.notebook)
      return
    }
    const text = toKept(now())
    const isKept = write(kept.notebook, text, { onDevice: keep.checked })
    refused.hidden = isKept
    if (isKept || !keep.checked) return
    keep.checked = false
    write(kept.notebook, text, { onDevice: false })
  }

  const put = (notebook: Notebook) => {
    changedOn = notebook.changedOn
    writePlaces(form, columns(notebook.places))
    show()
    save()
  }

  /** What this browser keeps. What stands in a field was typed since, and stays. */
  const recallKept = ({ over }: { over: readonly Place[] }) => {
    const found = read(kept.notebook)
    const notebook = found && fromKept(found.text)
    keep.checked ||= found?.isOnDevice === true
    if (notebook) changedOn = notebook.changedOn
    writePlaces(form, overlay(columns(notebook?.places ?? []), over))
    show()
  }

  const received = startReceived(island, questionsOf(form), words, {
    read: now,
    isEmpty,
    put,
    say: (message) => {
      say(head, message)
      head.focus()
    },
  })

  const receive = (reading: Reading, from: { opener: HTMLElement; where: HTMLElement; unreadable: Marked }) => {
    head.replaceChildren()
    received.settle()
    if (reading.ok) {
      received.open(reading.notebook, from.opener)
      return
    }
    say(from.where, from.unreadable, true)
    from.where.focus()
  }

  const openLink = () => {
    const reading = fromFragment(location.hash)
    if (!reading) return
    // What a relative wrote stays neither in the address nor in what is copied from it.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    const opener = partOf(form, 'input:not([type="radio"])')
    receive(reading, { opener, where: head, unreadable: words.messages.linkUnreadable })
  }

  const copyLink = async (fragment: string) => {
    const link = `${location.origin}${location.pathname}${fragment}`
    try {
      await navigator.clipboard.writeText(link)
      say(sharing, words.messages.copied)
    } catch {
      // An old browser, or one that refuses the clipboard.
      const field = partOf(byHand, 'input') as HTMLInputElement
      byHand.hidden = false
      field.value = link
      field.select()
      say(sharing, words.messages.copyByHand)
    }
  }

  const saveFile = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([toFile(now())], { type: 'application/json' }))
    link.download = fileName
    link.click()
    // Some browsers read it a moment after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    say(sharing, words.messages.saved)
  }

  const openFile = async (chosen: File) => {
    const text = chosen.size > longestFile ? '' : await chosen.text().catch(() => '')
    sharing.replaceChildren()
    receive(fromFile(text), { opener: file, where: sharing, unreadable: words.messages.fileUnreadable })
  }

  const eraseAll = () => {
    keep.checked = false
    form.reset()
    form.dataset.place = '1'
    byHand.hidden = true
    for (const place of [head, sharing]) place.replaceChildren()
    changedOn = isoDay(new Date())
    received.close()
    received.settle()
    writePlaces(form, blank())
    erase(kept.notebook)
    show()
  }

  const print = ({ isBlank }: { isBlank: boolean }) => {
    printsBlank = isBlank
    window.print()
  }

  const onClick = (part: string, act: () => void) => partOf(form, `[data-part="${part}"]`).addEventListener('click', act)
  onClick('copy', () => {
    byHand.hidden = true
    const fragment = isEmpty() ? undefined : toFragment(now())
    if (fragment !== undefined) void copyLink(fragment)
    else say(sharing, isEmpty() ? words.messages.empty : words.messages.linkTooLong, true)
  })
  onClick('file', () => {
    if (isEmpty()) say(sharing, words.messages.empty, true)
    else saveFile()
  })
  onClick('print', () => print({ isBlank: false }))
  onClick('print-blank', () => print({ isBlank: true }))
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    if (chosen) void openFile(chosen)
    // The same file may be chosen again.
    file.value = ''
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'place') {
      turn()
      return
    }
    if (target === file) return
    if (target !== keep) {
      changedOn = isoDay(new Date())
      received.settle()
      for (const done of form.querySelectorAll('[data-erased]')) done.textContent = ''
    }
    growFields(form)
    show()
    save()
  })

  startErasing(partOf(form, '[data-device]'), eraseAll)
  for (const [at, number] of placeNumbers.entries())
    startErasing(partOf(form, `[data-tallied="${number}"]`), () => {
      received.settle()
      put({ changedOn: isoDay(new Date()), places: readPlaces(form).map((place, each) => (each === at ? emptyPlace() : place)) })
    })

  window.addEventListener('beforeprint', () => fillSheet(tool, now(), words, { isBlank: printsBlank }))
  window.addEventListener('afterprint', () => {
    printsBlank = false
  })
  window.addEventListener('hashchange', openLink)
  whenDeviceChanges(kept.notebook, (isKept) => {
    if (isKept) recallKept({ over: [] })
    else keep.checked = false
  })
  // Back to a page from the back/forward cache: what was erased meanwhile, here or on /confidentialite, does not come back.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !refused.hidden) return
    keep.checked = false
    recallKept({ over: [] })
  })

  /** « Noter ce prix » led here: on a narrow page, to the residence that has it. */
  const sayNoted = (at: number) => {
    const place = readPlaces(form)[at]
    if (place) {
      const radio = partOf(form, `input[name="place"][value="${at + 1}"]`) as HTMLInputElement
      radio.checked = true
      say(head, [{ text: fillIn(words.messages.noted, { place: nameOf(place, at, words.cells) }), isStrong: true }])
    } else say(head, words.messages.notNoted, true)
    head.focus()
  }

  recallKept({ over: readPlaces(form) })
  save()
  const noted = takeNoted()
  if (noted !== undefined) sayNoted(noted)
  turn()
  openLink()
}

const questionsOf = (form: HTMLElement) => [...form.querySelectorAll('[data-ask]')].map(({ textContent }) => textContent)
