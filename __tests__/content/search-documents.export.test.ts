import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { splitIntoTokens } from '@/components/search/french'
import { createTokenizer, joinStems } from '@/components/search/terms'
import { words as siteWords } from '@/content/words'
import { buildLocalPath } from '@/lib/paths'
import { engine, index } from '../components/search/exported-search'
import { readExported } from '../support/exported-pages'

const urls = index.documents.map(({ url }) => url)
const measureSize = (json: unknown) => gzipSync(JSON.stringify(json)).length

describe('the exported search index', () => {
  test('leads only to anchors that exist', () => {
    const wrong = urls.filter((url) => {
      const [page = '', anchor] = url.split('#')
      return anchor !== undefined && !readExported(`${page}index.html`).includes(`id="${anchor}"`)
    })
    expect(wrong).toEqual([])
  })

  test('holds each sentence of a document once, and no name of a tag or of a drawing', () => {
    const machineName = /^(?:a|br|em|strong|paragraph|heading|list|quote|lease|shower)$/
    const wrong = index.documents.flatMap(({ text }) => {
      const lines = text.split('\n')
      const isTwice = (line: string, at: number) => line.length > 80 && lines.indexOf(line) !== at
      return lines.filter((line, at) => machineName.test(line) || isTwice(line, at))
    })
    expect(wrong).toEqual([])
  })

  // 54 and 57 kB for the 279 documents of November 2026: each article adds some.
  test('weighs less than 212 bytes a document compressed, and its texts less than 308', () => {
    const texts = index.documents.map(({ text }) => text)
    const documents = index.documents.map(({ text: _text, ...document }) => document)
    expect(measureSize({ ...index, documents }) / urls.length).toBeLessThan(212)
    expect(measureSize(texts) / urls.length).toBeLessThan(308)
  })
})

describe('content/search.yml', () => {
  test('leads most words of each subject to a page that answers them', () => {
    const { subjects } = siteWords.searchWords
    expect(subjects.length).toBeGreaterThanOrEqual(60)
    const missed = subjects.filter(({ words, pages }) => {
      const answers = pages.map((page) => (page.startsWith('/') ? buildLocalPath(page, '') : page))
      const answered = words.filter((word) =>
        engine
          .find(word, 6)
          .results.some(
            ({ url, title }) =>
              answers.includes(url) || answers.includes(title.map(({ text }) => text).join('')),
          ),
      )
      return answered.length * 2 <= words.length
    })
    expect(missed.map(({ title }) => title)).toEqual([])
  })

  test('gives each synonym one meaning', () => {
    const phrases = index.synonyms.map(
      (group) => new Set(group.split(',').map((phrase) => joinStems(splitIntoTokens(phrase)))),
    )
    const { canonicalTerms } = createTokenizer(index)
    expect(canonicalTerms.size).toBe(phrases.reduce((sum, { size }) => sum + size, 0))
  })

  test('answers the words of each absent subject with its sentence', () => {
    const wrong = siteWords.searchWords.absent.flatMap(({ words, answer }) =>
      words.filter((word) => engine.find(word, 6).absentAnswer !== answer),
    )
    expect(wrong).toEqual([])
  })
})
