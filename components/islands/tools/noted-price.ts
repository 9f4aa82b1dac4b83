import { kept, read, write } from './keep'
import { emptyPlace, fromKept, isEmptyPlace, isoDay, placeCount, toKept, type Facts } from './notebook'

type Price = Pick<Facts, 'rent' | 'net'>

const plain = (amount: string) => amount.replaceAll('\u00A0', ' ')

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
  const at = places.findIndex(isEmptyPlace)
  if (at < 0 || places.some(({ rent, net }) => rent === price.rent && net === price.net)) return
  places[at] = { ...emptyPlace(), ...price }
  write(kept.notebook, toKept({ changedOn: isoDay(now), places }), { onDevice: found?.isOnDevice === true })
}
