import { describe, expect, test } from '@jest/globals'
import { findSentence } from '@/components/search/snippet'
import { createTokenizer } from '@/components/search/terms'

const { tokenize } = createTokenizer({ stopWords: 'le, est', synonyms: [] })

function findSnippet(text: string, ...terms: string[]): string {
  const segments = findSentence(text, tokenize, new Map(terms.map((term) => [term, 1])))
  return segments
    .map((segment) => (segment.isHighlighted ? `[${segment.text}]` : segment.text))
    .join('')
}

describe('findSentence', () => {
  test('picks the sentence with the most searched terms', () => {
    expect(findSnippet('Le bail est long. Le bail a une annexe. Fin.', 'bail', 'annex')).toBe(
      'Le [bail] a une [annexe].',
    )
  })

  test('picks the first sentence when none has a searched term', () => {
    expect(findSnippet('Une première phrase. Une autre.', 'zona')).toBe('Une première phrase.')
  })

  test('does not run a title into the sentence after it', () => {
    expect(findSnippet('Lisez le bail\nCommencez par la fin.', 'bail')).toBe('Lisez le [bail]')
  })
})
