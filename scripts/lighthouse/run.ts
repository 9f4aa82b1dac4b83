export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** One run: scores out of 100, times in ms. */
export type Run = {
  scores: Record<Category, number>
  /** The audits that cost a category its 100, except performance, whose times say it all. */
  faults: string[]
  blocking: number
  largestPaint: number
  /** Lighthouse's own measure of the machine at that moment. */
  machine: number
}
