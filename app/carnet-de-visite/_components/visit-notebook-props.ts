import type { IslandProps } from '@/components/islands/island-registry'
import { words as siteWords } from '@/content/words'

const {
  meta: _meta,
  hero: _hero,
  needs: _needs,
  loadError: _loadError,
  ...words
} = siteWords.notebookPage
const { clearData } = siteWords.interfaceTexts

export const buildVisitNotebookProps = (): IslandProps<'visit-notebook'> => ({
  words,
  clearData: { ...clearData, question: clearData.residences },
})
