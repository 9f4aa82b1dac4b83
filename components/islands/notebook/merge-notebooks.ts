import { factNames, factsFrom, isEmptyPlace, longest, placeCount, type Notebook, type Place } from './notebook-data'

const sameName = (one: string, other: string) => one !== '' && one.trim().localeCompare(other, 'fr', { sensitivity: 'base' }) === 0

/** Whole, and not as a piece of another word: « 12 » does not hold « 2 ». */
const holds = (whole: string, text: string) => text.trim() === '' || ` / ${whole.trim()} / `.includes(` / ${text.trim()} / `)

/** Both, mine first; mine alone where both are too long. */
const joinTexts = (mine: string, theirs: string, most: number) => {
  if (holds(mine, theirs)) return mine
  const both = holds(theirs, mine) ? theirs : `${mine.trim()} / ${theirs}`
  return both.length > most ? mine : both
}

const joinPlaces = (mine: Place, theirs: Place): Place => ({
  ...factsFrom((name) => (name === 'name' ? mine.name : joinTexts(mine[name], theirs[name], longest.fact))),
  replies: mine.replies.map((reply, at) => ({
    text: joinTexts(reply.text, theirs.replies[at]?.text ?? '', longest.text),
    mark: reply.mark ?? theirs.replies[at]?.mark,
  })),
})

const holdsPlace = ({ replies, ...facts }: Place, theirs: Place) =>
  factNames.every((name) => holds(facts[name], theirs[name]) || (name === 'name' && sameName(facts.name, theirs.name))) &&
  theirs.replies.every(({ text, mark }, at) => holds(replies[at]?.text ?? '', text) && [undefined, replies[at]?.mark].includes(mark))

/** A residence of the same name is filled in, not whole where two opinions differ; another takes the first empty column. Undefined for a fourth: whom to leave out is not ours to choose. */
export function merge(mine: Notebook, received: Notebook): { merged: Notebook; isWhole: boolean } | undefined {
  const places = [...mine.places]
  for (const place of received.places) {
    const at = places.findIndex(({ name }) => sameName(name, place.name))
    const known = places[at]
    const free = places.findIndex(isEmptyPlace)
    if (known) places[at] = joinPlaces(known, place)
    else if (free >= 0) places[free] = place
    else places.push(place)
  }
  const isWhole = received.places.every((place) => places.some((each) => holdsPlace(each, place)))
  return places.length > placeCount ? undefined : { merged: { places }, isWhole }
}
