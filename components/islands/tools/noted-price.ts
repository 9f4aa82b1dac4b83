import { forget, recall, remember } from '../../start/memory'
import { kept, keyOf, read, write } from './keep'
import { emptyPlace, fromKept, isEmptyPlace, isoDay, placeCount, toKept, type Facts } from '../notebook/notebook-data'

type Price = Pick<Facts, 'rent' | 'net'>

const plain = (amount: string) => amount.replaceAll('\u00A0', ' ')

/** Where the price went, for the notebook that opens next. */
const notedKey = keyOf('prix-note')

/**
 * « Noter ce prix dans le carnet »: into its first empty column, where the notebook is kept already or in this tab. Nothing that is written there is
 * touched, the same price is not noted twice, and a notebook without room stays as it is.
 */
export function notePrice(printed: Price, now: Date): void {
  // As the notebook reads itself again: its fields hold no other space.
  const price = { rent: plain(printed.rent), net: plain(printed.net) }
  const found = read(kept.notebook)
  const notebook = found && fromKept(found.text)
  const places = Array.from({ length: placeCount }, (_, at) => notebook?.places[at] ?? emptyPlace())
  const before = places.findIndex(({ rent, net }) => rent === price.rent && net === price.net)
  const at = before < 0 ? places.findIndex(isEmptyPlace) : before
  if (before < 0 && at >= 0) {
    places[at] = { ...emptyPlace(), ...price }
    if (!write(kept.notebook, toKept({ changedOn: isoDay(now), places }), { onDevice: found?.isOnDevice === true })) return
  }
  remember('sessionStorage', notedKey, String(at))
}

/** Its column, or -1 where the notebook had no room; once. */
export function takeNoted(): number | undefined {
  const at = recall('sessionStorage', notedKey)
  forget('sessionStorage', notedKey)
  return at === null ? undefined : Number(at)
}
