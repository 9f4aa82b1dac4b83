import type { IslandProps } from '@/components/islands/island-registry'
import { site } from '@/content/site'
import { netCostRules } from '@/content/tax-rules'
import { words as siteWords } from '@/content/words'

const {
  meta: _meta,
  hero: _hero,
  updatedOn: _updatedOn,
  worksheet: _worksheet,
  ...words
} = siteWords.netCostPage
const { errorPrefix, unstored } = siteWords.toolLabels
const { clearData } = siteWords.interfaceTexts

export const buildNetCostProps = (): IslandProps<'net-cost'> => ({
  rules: netCostRules,
  words,
  labels: { errorPrefix, unstored },
  clearData: { ...clearData, question: clearData.residences },
  phone: siteWords.phoneNumbers.taxCredit,
  whoPays: site.whoPays,
})
