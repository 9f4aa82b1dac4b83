import { cardsAtOnce } from '@/components/blog/entry-facts'
import { packEntries } from '@/components/blog/packed-entries'
import { listedArticles } from '@/content/articles'

export const dynamic = 'force-static'

/** The cards that the listing leaves out, for those who ask to see them. */
export const GET = () => Response.json(packEntries(listedArticles.slice(cardsAtOnce)))
