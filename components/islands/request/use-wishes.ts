'use client'

import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { WishFields, WishWords } from '@/content/outils/souhaits'
import { limits } from '../../../supabase/functions/_shared/contact-message'
import { recall } from '../../start/memory'
import { blockIn, carriedSentence, namesOf, readCarried, wishBlock, withWishes, type Carried, type Wishes } from './callback-wishes'

/** Where a tool of the site leaves, in this tab, what the visitor may carry over. */
const carriedKey = 'fanal-outil-souhaits'

export const wishIds = {
  tick: (group: string, name: string) => `contact-wish-${group}-${name}`,
  ask: 'contact-wish-ask',
  /** The block as the page last wrote it: the draft keeps it with the ticks. */
  written: 'contact-wish-written',
} as const

const fieldOf = (form: HTMLFormElement, id: string) => form.querySelector<HTMLInputElement>(`#${id}`)

const messageOf = (form: HTMLFormElement) => form.querySelector<HTMLTextAreaElement>('textarea[name="message"]')

/** The ticks are the browser's: they may have been there before this code, from the draft or from a quick hand. */
function readTicks(form: HTMLFormElement, words: WishWords, carried: Carried): Wishes {
  const ticked = <Name extends string>(group: string, names: Record<Name, string>) =>
    namesOf(names).filter((name) => fieldOf(form, wishIds.tick(group, name))?.checked)
  return {
    days: ticked('days', words.days),
    moments: ticked('moments', words.moments),
    means: ticked('means', words.means)[0],
    ask: fieldOf(form, wishIds.ask)?.value ?? '',
    voicemail: ticked('voicemail', words.voicemail)[0],
    carried,
  }
}

function writeIn(form: HTMLFormElement, words: WishWords, carried: Carried, write: (message: string) => void) {
  const [message, written] = [messageOf(form), fieldOf(form, wishIds.written)]
  if (!message || !written) return
  written.value = wishBlock(readTicks(form, words, {}), words)
  write(withWishes(message.value, readTicks(form, words, carried), words))
  // As if it had been typed: the draft keeps it, and the tab asks before it closes on it.
  message.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Of what the tools noted, what the message says already. */
const carriedIn = (message: string, offer: Carried, words: WishWords): Carried => {
  const block = blockIn(message, words)
  return Object.fromEntries(
    namesOf(words.carried).flatMap((name) => {
      const value = offer[name]
      return value !== undefined && block.includes(carriedSentence(name, value, words)) ? [[name, value]] : []
    }),
  )
}

/** What stands at the end of the message, and how far beyond the limit that brings it. */
function lookAt(message: string, words: WishWords) {
  const isWritten = blockIn(message, words) !== ''
  return { isWritten, excess: isWritten ? Math.max(0, message.trim().length - limits.message) : 0 }
}

/** Writes the wishes at the end of the message at each change, in plain sight. Once written they are the visitor's words, to correct like the others. */
export function useWishes(form: RefObject<HTMLFormElement | null>, { block: words }: WishFields, write: (message: string) => void) {
  const [note, setNote] = useState(() => lookAt('', words))
  /** What a tool noted, and what of it the visitor wants in the message. */
  const [offer, setOffer] = useState<Carried>({})
  const [carried, setCarried] = useState<Carried>({})

  const look = () => {
    setNote(lookAt((form.current && messageOf(form.current)?.value) ?? '', words))
  }
  const update = (chosen = carried) => {
    if (!form.current) return
    writeIn(form.current, words, chosen, write)
    setCarried(chosen)
    look()
  }

  const begin = useEffectEvent((element: HTMLFormElement) => {
    const found = readCarried(recall('sessionStorage', carriedKey), words)
    const said = carriedIn(messageOf(element)?.value ?? '', found, words)
    setOffer(found)
    // What was ticked before this code came is not in the message yet.
    if (wishBlock(readTicks(element, words, {}), words) !== fieldOf(element, wishIds.written)?.value) update(said)
    else {
      setCarried(said)
      look()
    }
  })
  const end = useEffectEvent(() => {
    setCarried({})
    look()
  })
  useEffect(() => {
    const element = form.current
    if (!element) return
    // Before anybody else may know that the form is awake (waker.tsx), and a submit that waited for it is made again.
    queueMicrotask(() => {
      begin(element)
    })
    // The event comes before the fields are emptied.
    const onReset = () => {
      queueMicrotask(() => {
        end()
      })
    }
    element.addEventListener('reset', onReset)
    return () => {
      element.removeEventListener('reset', onReset)
    }
  }, [form])

  return {
    ...note,
    offer,
    carried,
    look,
    update: () => {
      update()
    },
    carry: (name: keyof Carried, isWanted: boolean) => {
      update({ ...carried, [name]: isWanted ? offer[name] : undefined })
    },
  }
}
