import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import nspell from 'nspell'
import { articles } from '@/content/articles'
import { faqCategories } from '@/content/faq'
import { forms } from '@/content/forms'
import { images } from '@/content/images'
import { interfaceTexts } from '@/content/interface'
import { linkGroups } from '@/content/links'
import { accessibility } from '@/content/pages/accessibilite'
import { home } from '@/content/pages/accueil'
import { alzheimer } from '@/content/pages/alzheimer'
import { blog } from '@/content/pages/blog'
import { privacy } from '@/content/pages/confidentialite'
import { contact } from '@/content/pages/contact'
import { faqPage } from '@/content/pages/faq'
import { notFound } from '@/content/pages/introuvable'
import { linksPage } from '@/content/pages/liens-utiles'
import { teamPage } from '@/content/pages/notre-equipe'
import { mission } from '@/content/pages/notre-mission'
import { services } from '@/content/pages/services'
import { testimonialsPage } from '@/content/pages/temoignages'
import { site } from '@/content/site'
import { advisors } from '@/content/team'
import { testimonials } from '@/content/testimonials'

const texts: Record<string, unknown> = {
  'content/site.ts': site,
  'content/interface.ts': interfaceTexts,
  'content/forms.ts': forms,
  'content/images.ts': images,
  'content/faq.ts': faqCategories,
  'content/links.ts': linkGroups,
  'content/team.ts': advisors,
  'content/testimonials.ts': testimonials,
  'content/pages/accueil.ts': home,
  'content/pages/services.ts': services,
  'content/pages/notre-equipe.ts': teamPage,
  'content/pages/notre-mission.ts': mission,
  'content/pages/temoignages.ts': testimonialsPage,
  'content/pages/faq.ts': faqPage,
  'content/pages/liens-utiles.ts': linksPage,
  'content/pages/contact.ts': contact,
  'content/pages/alzheimer.ts': alzheimer,
  'content/pages/blog.ts': blog,
  'content/pages/confidentialite.ts': privacy,
  'content/pages/accessibilite.ts': accessibility,
  'content/pages/introuvable.ts': notFound,
  ...Object.fromEntries(articles.map((article) => [`content/articles/${article.slug}.md`, article])),
}

/** Fields that are addresses, names of files or machine forms, never sentences. */
const notWords = new Set([
  'url',
  'href',
  'id',
  'ids',
  'html',
  'iso',
  'image',
  'icon',
  'path',
  'slug',
  'avif',
  'webp',
  'fallback',
  'email',
  'keywords',
])
/** Titles of works and of foreign studies are quoted as they are. */
const notOurs = new Set(['sources'])

function strings(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return notWords.has(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((each) => strings(each, key))
  if (typeof value !== 'object' || value === null || notOurs.has(key)) return []
  return Object.entries(value).flatMap(([name, each]) => strings(each, name))
}

const require = createRequire(import.meta.url)
const dictionary = (extension: string) => readFileSync(require.resolve('dictionary-fr').replace(/index\.js$/, `index.${extension}`))

const spelling = nspell(dictionary('aff'), dictionary('dic'))
for (const line of readFileSync('content/lexique.txt', 'utf8').split('\n')) if (line && !line.startsWith('#')) spelling.add(line.trim())

const elision = /^(?:l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu|quoiqu)$/i

/** Hyphens and apostrophes part words: « l’annexe », « laissez-vous ». A word the dictionary knows whole stays whole (« aujourd’hui »). */
function misspelt(text: string): string[] {
  const words = text.replace(/https?:\S+|\S+@\S+|\S+\.(?:ca|com|org|quebec|example)\S*/g, ' ').match(/[\p{L}\p{M}’-]+/gu) ?? []
  return words
    .filter((word) => !spelling.correct(word.replaceAll('’', "'")) && !spelling.correct(word))
    .flatMap((word) => word.split(/[’-]/))
    .filter((part) => part.length > 1 && !elision.test(part) && !spelling.correct(part) && !spelling.correct(part.toLowerCase()))
}

describe.each(Object.entries(texts))('%s', (_, value) => {
  it('est écrit sans faute que le dictionnaire connaisse', () => {
    expect([...new Set(strings(value).flatMap(misspelt))]).toEqual([])
  })
})

const sentencesOf = (text: string) =>
  text
    .split(/\n|(?<=[.!?…](?:\u00A0»)?)\s+(?=[\p{Lu}«\d])/u)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length)
    .filter((count) => count > 2)

const average = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length

describe('la longueur des phrases', () => {
  const pages = Object.entries(texts).filter(([file]) => file.startsWith('content/pages/') || file.startsWith('content/articles/'))

  it.each(pages)('%s : 18 mots au plus en moyenne, aucune phrase de plus de 30', (_, value) => {
    const counts = strings(value).flatMap(sentencesOf)
    expect(counts.length).toBeGreaterThan(5)
    expect(average(counts)).toBeLessThanOrEqual(18)
    expect(Math.max(...counts)).toBeLessThanOrEqual(30)
  })
})

/** Guide, sections 4 and 7: words that hurt, and words that only a leaflet would print. */
const refused =
  /(?<!\p{L})(?:séniles?|vieillards?|grabataires?|nos aînés|troisième âge(?! \()|hospices?|maisons? de retraite|EHPAD|incontournables?|sur mesure|en toute sérénité|n’hésitez pas|véritables?|il est important de|au cœur de nos|clé en main)(?!\p{L})/iu
const allowed = /Université du troisième âge|université du troisième âge/g

describe('le vocabulaire', () => {
  it.each(Object.entries(texts))('%s évite les mots que le guide refuse', (_, value) => {
    expect(strings(value).filter((text) => refused.test(text.replace(allowed, '')))).toEqual([])
  })
})
