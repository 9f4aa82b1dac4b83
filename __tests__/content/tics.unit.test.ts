import { describe, expect, it } from '@jest/globals'
import { articles } from '@/content/articles'
import { instructions, site } from '@/content/site'
import { typeset } from '@/content/typography'
import { countWords, sentencesOf, strings, texts } from './site-texts'

/** What a phrase that charmed once does when it comes back: it is counted here, on the texts as they are. */
const lines = Object.entries(texts).flatMap(([file, value]) => strings(value).map((text) => ({ file, text })))
const all = lines.map(({ text }) => text).join('\n')
const filesWith = (pattern: RegExp) => [...new Set(lines.filter(({ text }) => pattern.test(text)).map(({ file }) => file))]

describe('le paragraphe qui dit qui paie', () => {
  it.each(Object.keys(texts))('%s ne le porte pas deux fois', (file) => {
    const times = lines.filter((line) => line.file === file).reduce((sum, { text }) => sum + text.split(site.whoPays).length - 1, 0)
    // An article carries none: the block under each of them says it.
    expect(times).toBeLessThanOrEqual(file.startsWith('content/articles/') ? 0 : 1)
  })
})

/** The first paragraph that is read, the summary left aside. */
function openingOf(html: string): string {
  const [, paragraph = ''] = /<p>([\s\S]*?)<\/p>/.exec(html.replace(/<div class="en-bref"[\s\S]*?<\/div>/, '')) ?? []
  return paragraph.replace(/<[^>]+>/g, '')
}

const dates =
  /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|hiver|printemps|automne|matin|soir)\b/i
const places = new RegExp(`^(?:À|Au|Dans|Sur|Sous|Chez|Avenue|Rue) |\\b(?:${site.towns.join('|')}|Limoilou|Loretteville|Sillery|Vanier)\\b`)

/** Most of the ways in are good, none is good every time. */
function isScene(opening: string) {
  const [first = ''] = sentencesOf(opening)
  return !first.endsWith('?') && !first.startsWith('«') && (dates.test(first) || places.test(first))
}

describe('l’ouverture des articles', () => {
  const openings = articles.map(({ body }) => openingOf(body.html))

  it('n’est pas une scène datée ou située dans plus d’un tiers d’entre eux', () => {
    expect(openings.filter((opening) => opening.length < 40)).toEqual([])
    expect(openings.filter(isScene).length).toBeLessThanOrEqual(articles.length / 3)
  })

  it('ne commence pas par le même mot dans plus de deux', () => {
    const first = openings.map((opening) => opening.split(/[ ’\u00A0]/)[0])
    for (const word of new Set(first)) expect([word, first.filter((other) => other === word).length <= 2]).toEqual([word, true])
  })
})

/** Each told once on the whole site. */
const jokes: readonly (readonly [string, RegExp])[] = [
  ['le frigo qu’on entend de nouveau', /(?:frigo|réfrigérateur)\.? .{0,40}ronronn|le premier son\b|s’ennuyait du frigo/i],
  ['il rit une seconde après', /une seconde après/i],
  ['crier déforme', /crier déforme/i],
  ['la résidence prise pour une autre', /(?:laquelle|lequel)[^.]{0,40}piscine|confond les (?:couloirs|salles)/i],
  ['le moule à tarte', /moule à tarte/i],
  ['les boîtes défaites', /boîtes défaites/i],
  ['« souvent » n’est pas une date', /ne s’écrit pas dans un calendrier/i],
  ['la main sur la poignée', /main sur la poignée/i],
]

describe('une plaisanterie', () => {
  it.each(jokes)('%s : une seule fois', (_, pattern) => {
    expect(filesWith(pattern).length).toBeLessThanOrEqual(1)
  })

  it('ni aucune autre phrase ne passe d’un article à un autre', () => {
    const owners = new Map<string, Set<string>>()
    // An instruction is the same wherever it is given.
    const given = new Set(Object.values(instructions).flatMap((text) => sentencesOf(typeset(text))))
    for (const { slug, body } of articles)
      for (const sentence of sentencesOf(body.text).filter((each) => countWords(each) > 5 && !given.has(each)))
        owners.set(sentence, (owners.get(sentence) ?? new Set()).add(slug))
    const shared = [...owners].filter(([, slugs]) => slugs.size > 1).map(([sentence]) => sentence)
    expect(shared).toEqual([])
  })
})

describe('un tour de phrase', () => {
  it.each([
    [', c’est', 12],
    ['suffi', 4],
    ['chorale', 4],
    ['soupe ', 3],
    ['une adresse à l’autre', 0],
  ] as const)('« %s » : %i fois au plus', (words, most) => {
    // And once more for each article that the team adds.
    expect(all.toLowerCase().split(words).length - 1).toBeLessThanOrEqual(most + articles.length - 18)
  })

  it('l’expérience des conseillères est toujours dite en moyenne', () => {
    const said = lines.filter(({ text }) => text.includes('ans d’expérience'))
    expect(said.length).toBeGreaterThan(2)
    expect(said.filter(({ text }) => !text.includes('en moyenne'))).toEqual([])
  })
})
