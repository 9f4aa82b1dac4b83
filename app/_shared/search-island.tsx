import { IslandShell } from '@/components/islands/island'
import { Search } from '@/components/search/search'
import { words } from '@/content/words'
import { site } from '@/content/site'
import { describeLoadError } from './load-error'

const { search } = words.interfaceTexts

/** The search island of the blog and of the error page. */
export const SearchIsland = () => (
  <IslandShell name="search" props={{ words: search }} loadError={describeLoadError(search.failed)}>
    <Search words={search} phone={site.phone} />
  </IslandShell>
)
