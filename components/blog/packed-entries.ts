import type { ArticleImage } from '@/content/articles'
import type { EntryFacts } from './entry-facts'

/** Two thousand cards share a few dozen pictures, whose addresses would weigh more than the words. */
export type PackedEntries = { images: ArticleImage[]; entries: (Omit<EntryFacts, 'image'> & { image: number })[] }

export function packEntries(articles: readonly EntryFacts[]): PackedEntries {
  const images: ArticleImage[] = []
  const numbers = new Map<string, number>()
  const numberOf = (image: ArticleImage) => {
    // A card's picture says nothing more than its title: two that differ by their words alone are one.
    const silent = { ...image, alt: '' }
    const key = JSON.stringify(silent)
    const number = numbers.get(key) ?? images.push(silent) - 1
    numbers.set(key, number)
    return number
  }
  const entries = articles.map(({ path, title, excerpt, category, readTime, date, image }) => ({
    path,
    title,
    excerpt,
    category,
    readTime,
    date,
    image: numberOf(image),
  }))
  return { images, entries }
}

export function unpackEntries({ images, entries }: PackedEntries): EntryFacts[] {
  return entries.flatMap((entry) => {
    const image = images[entry.image]
    return image ? [{ ...entry, image }] : []
  })
}
