import { describe, expect, it } from '@jest/globals'
import { emptyPlace, type Mark } from '@/components/islands/notebook/notebook-data'
import { factsLine, tallySentence } from '@/components/islands/notebook/notebook-sentences'
import { notebookPage } from '@/content/words'

const withReplies = (...replies: [string, Mark?][]) => {
  const place = emptyPlace()
  for (const [at, [text, mark]] of replies.entries()) place.replies[at] = { text, mark }
  return place
}
const tally = (...replies: [string, Mark?][]) => tallySentence(withReplies(...replies), notebookPage.tallies)

describe('what the notebook says of a residence', () => {
  it('counts what is left to check, never what is fine', () => {
    expect(tally()).toBe('Rien d’écrit encore')
    expect(tally(['oui', 'fine'], ['non', 'wrong'])).toBe('0\u00A0réponse à\u00A0vérifier')
    expect(tally(['oui', 'check'])).toBe('1\u00A0réponse à\u00A0vérifier')
    expect(tally(['oui', 'check'], ['', 'check'], ['peut-être'])).toBe('2\u00A0réponses à\u00A0vérifier')
  })

  it('puts on one line the facts that there are', () => {
    const words = notebookPage.sheet.filled
    expect(factsLine(emptyPlace(), words)).toBe('')
    expect(factsLine({ ...emptyPlace(), date: '12 novembre', rent: '2 290 $', distance: '{rent}' }, words)).toBe(
      '12 novembre · bail 2\u00A0290\u00A0$ · {rent}',
    )
  })
})
