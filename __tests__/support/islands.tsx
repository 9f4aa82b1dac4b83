import { TextDecoder, TextEncoder } from 'node:util'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { buildRequestFormProps } from '@/app/_shared/request-form-props'
import { buildLeaseDatesProps } from '@/app/bail/_components/lease-dates-props'
import { buildVisitNotebookProps } from '@/app/carnet-de-visite/_components/visit-notebook-props'
import { buildNetCostProps } from '@/app/cout-net/_components/net-cost-props'
import { buildNeedsAssessmentProps } from '@/app/ou-en-etes-vous/_components/needs-assessment-props'
import ContactForm from '@/components/contact-form/contact-form'
import type { IslandName } from '@/components/islands/island-registry'
import LeaseDates from '@/components/lease-dates/lease-dates'
import NeedsAssessment from '@/components/needs-assessment/needs-assessment'
import NetCost from '@/components/net-cost/net-cost'
import VisitNotebook from '@/components/visit-notebook/visit-notebook'
import { getElement } from './get-element'

// jsdom lacks both, which the links of the notebook need.
Object.assign(globalThis, { TextDecoder, TextEncoder })

/** Each island as its page renders it. */
export const islands = {
  'contact-form': <ContactForm {...buildRequestFormProps()} />,
  'net-cost': <NetCost {...buildNetCostProps()} />,
  'needs-assessment': <NeedsAssessment {...buildNeedsAssessmentProps()} />,
  'lease-dates': <LeaseDates {...buildLeaseDatesProps()} />,
  'visit-notebook': <VisitNotebook {...buildVisitNotebookProps()} />,
} satisfies Record<IslandName, ReactElement>

/** Shows an island before hydration. */
export function renderIslandHtml(name: keyof typeof islands): HTMLElement {
  const island = islands[name]
  const props = `<script type="application/json">${JSON.stringify(island.props)}</script>`
  const root = `<div data-root="">${renderToString(island)}</div>`
  document.body.innerHTML = `<div data-island="${name}">${props}${root}</div>`
  return getElement('[data-island]')
}
