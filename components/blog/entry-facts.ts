import type { Article } from '@/content/articles'

/** What a card shows of an article. */
export type EntryFacts = Pick<Article, 'path' | 'title' | 'excerpt' | 'category' | 'readTime' | 'date' | 'image'>

/** Past this many, the other cards come on demand: the page stays as light with two thousand articles as with twenty. */
export const cardsAtOnce = 24
