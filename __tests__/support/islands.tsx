import { TextDecoder, TextEncoder } from 'node:util'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import ContactForm from '@/components/contact-form/contact-form'
import type { IslandName } from '@/components/islands/island-registry'
import LeaseDates from '@/components/lease-dates/lease-dates'
import NeedsAssessment from '@/components/needs-assessment/needs-assessment'
import NetCost from '@/components/net-cost/net-cost'
import VisitNotebook from '@/components/visit-notebook/visit-notebook'
import { netCostRules } from '@/content/tax-rules'
import { calendar } from '@/content/calendar'
import { leaseFigures } from '@/content/lease-figures'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { getElement } from './get-element'

// jsdom lacks both, which the links of the notebook need.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const { clearData } = words.interfaceTexts
const {
  meta: _meta,
  hero: _hero,
  needs: _needs,
  loadError: _loadError,
  ...notebookWords
} = words.notebookPage

/** Each island as its page renders it. */
export const islands = {
  'contact-form': (
    <ContactForm
      words={words.forms}
      agencyContact={{ phone: site.phone, email: site.email }}
      calendar={calendar}
      pageNames={{}}
    />
  ),
  'net-cost': (
    <NetCost
      rules={netCostRules}
      words={words.netCostPage}
      labels={words.toolLabels}
      clearData={clearData}
      phone={words.phoneNumbers.taxCredit}
      whoPays={site.whoPays}
    />
  ),
  'needs-assessment': (
    <NeedsAssessment
      words={words.needsAssessmentPage}
      numbers={words.phoneNumbers}
      labels={words.toolLabels}
      clearData={clearData}
      whoPays={site.whoPays}
      quickExit={words.urgentPage.quickExit}
    />
  ),
  'lease-dates': (
    <LeaseDates
      words={words.leasePage.dates}
      errorPrefix={words.toolLabels.errorPrefix}
      closedDays={calendar.closedDays}
      assignmentAnswerDays={leaseFigures.assignmentAnswer.days}
    />
  ),
  'visit-notebook': <VisitNotebook words={notebookWords} clearData={clearData} />,
} satisfies Record<IslandName, ReactElement>

/** Shows an island before hydration. */
export function renderIslandHtml(name: keyof typeof islands): HTMLElement {
  const island = islands[name]
  const props = `<script type="application/json">${JSON.stringify(island.props)}</script>`
  const root = `<div data-root="">${renderToString(island)}</div>`
  document.body.innerHTML = `<div data-island="${name}">${props}${root}</div>`
  return getElement('[data-island]')
}
