import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { NetCostPage } from '@/content/outils/cout-net'
import { load, onStoreChange, save } from '../../start/store'
import { Button } from '../../ui/button'
import { SiteLink } from '../../ui/site-link'
import { fillIn } from '../../ui/words'
import { emptyPlace, fromKept, isoDay, placeCount, toKept, type Facts } from '../notebook/notebook-data'
import { Choices } from '../parts/choices'

type Price = Pick<Facts, 'rent' | 'net'>
type Props = { words: NetCostPage['result']['carry']; price: Price }

const storedNotebook = () => load('notebook')?.text ?? ''

/** « Noter ce prix dans le carnet »: the visitor says under which residence, and is told of a price that stands there already. */
export function NotePrice({ words, price: { rent, net } }: Props) {
  const text = useSyncExternalStore(onStoreChange, storedNotebook, () => '')
  const [at, setAt] = useState<number>()
  const [outcome, setOutcome] = useState('')
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome !== '') status.current?.focus()
  }, [outcome])
  // As the notebook reads itself again: its fields hold no other space.
  const price: Price = { rent: rent.replaceAll('\u00A0', ' '), net: net.replaceAll('\u00A0', ' ') }
  const stored = fromKept(text)?.places ?? []
  const places = Array.from({ length: placeCount }, (_, index) => stored[index] ?? emptyPlace())
  const nameOf = (index: number) => places[index]?.name || fillIn(words.place, { n: index + 1 })
  const noteOf = (place: Price) => {
    if (place.rent === price.rent && place.net === price.net) return words.same
    const prices = [place.rent, place.net && fillIn(words.net, { net: place.net })].filter(Boolean).join(', ')
    return prices === '' ? undefined : fillIn(words.replaces, { prices })
  }
  const note = (chosen: number) => {
    const next = places.map((place, index) => (index === chosen ? { ...place, ...price } : place))
    const isStored = save('notebook', toKept({ changedOn: isoDay(new Date()), places: next }), load('notebook')?.place)
    setOutcome(isStored ? fillIn(words.noted, { place: nameOf(chosen) }) : words.notKept)
    setAt(undefined)
  }
  return (
    <div className="note-price">
      <h3>{words.title}</h3>
      <Choices
        id="residence"
        field={{
          name: 'residence',
          onChange: ({ target }) => {
            setAt(Number(target.value))
            setOutcome('')
          },
        }}
        isChosen={(value) => value === String(at)}
        legend={words.legend}
        options={places.map((place, index) => {
          const replaced = noteOf(place)
          return { value: String(index), label: nameOf(index), ...(replaced !== undefined && { note: replaced }) }
        })}
      />
      <Button
        type="button"
        line
        disabled={at === undefined}
        onClick={() => {
          if (at !== undefined) note(at)
        }}
      >
        {words.note}
      </Button>
      <div role="status" tabIndex={-1} ref={status}>
        {outcome !== '' && (
          <p>
            {outcome} <SiteLink href="/carnet-de-visite">{words.open}</SiteLink>
          </p>
        )}
      </div>
    </div>
  )
}
