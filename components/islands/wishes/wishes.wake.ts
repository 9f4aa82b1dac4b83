// « Quand et comment vous répondre », fetched at the first touch. Without React, which may hydrate the form before, after or never: what is written in
// the message is followed by an input event, as what is typed is.
import type { WishFields } from '@/content/outils/souhaits'
import { blockIn, namesOf, wishBlock, withWishes, type Wishes } from './wish-block'

export type WishTexts = Pick<WishFields, 'block' | 'written' | 'tooLong'> & {
  /** The longest message that is accepted. */
  limit: number
}

/** A part of the form, as it is printed. */
function found<Part extends HTMLElement>(scope: ParentNode | null, selector: string, kind: new () => Part): Part {
  const part = scope?.querySelector(selector)
  if (!(part instanceof kind)) throw new Error(`The wishes were printed without ${selector}.`)
  return part
}

function readTicks(box: HTMLElement, { block }: WishTexts): Wishes {
  const ticked = <Name extends string>(group: string, names: Record<Name, string>) =>
    namesOf(names).filter((name) => box.querySelector(`[data-wish="${group}"][value="${name}"]:checked`))
  return {
    days: ticked('days', block.days),
    moments: ticked('moments', block.moments),
    means: ticked('means', block.means)[0],
    ask: found(box, '[data-ask]', HTMLInputElement).value,
    voicemail: ticked('voicemail', block.voicemail)[0],
  }
}

export function wake(box: HTMLElement): void {
  const texts = JSON.parse(box.dataset.texts ?? '') as WishTexts
  const form = box.closest('form')
  const message = found(form, 'textarea[name="message"]', HTMLTextAreaElement)
  const status = found(form, '[data-wish-status]', HTMLElement)
  const written = found(box, '[data-written]', HTMLInputElement)

  const look = () => {
    const isWritten = blockIn(message.value, texts.block) !== ''
    const excess = message.value.trim().length - texts.limit
    const says = excess > 0 ? texts.tooLong.replace('{n}', String(excess)) : texts.written
    const text = isWritten ? says : ''
    // A live region is read out at every change, were the text the same.
    if (status.textContent !== text) status.textContent = text
  }
  const update = () => {
    // The draft keeps the block as it was last written, beside the ticks: where they differ, somebody ticked before this code was there.
    written.value = wishBlock(readTicks(box, texts), texts.block)
    // By the prototype's setter: React replaces that of the element, takes such a change for its own and fires no onChange.
    Reflect.set(HTMLTextAreaElement.prototype, 'value', withWishes(message.value, readTicks(box, texts), texts.block), message)
    message.dispatchEvent(new Event('input', { bubbles: true }))
  }
  box.addEventListener('input', update)
  message.addEventListener('input', look)
  // The event comes before the fields are emptied.
  form?.addEventListener('reset', () => {
    queueMicrotask(look)
  })
  if (written.value === wishBlock(readTicks(box, texts), texts.block)) look()
  else update()
}
