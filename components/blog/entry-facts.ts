import type { Article } from '@/content/articles'

/** What a card shows of an article. */
export type EntryFacts = Pick<Article, 'path' | 'title' | 'excerpt' | 'category' | 'readTime' | 'date' | 'image'>
