import type { RequestFormProps } from '@/components/forms/request/request-form'
import { calendar } from '@/content/calendar'
import { pages, sitePages } from '@/content/pages'
import { site } from '@/content/site'
import { findClosedPeriod } from '@/content/today'
import { words } from '@/content/words'

const labels = new Map(pages.map(({ path, label }) => [path, label]))

/** What the contact form and the popup are given. */
export const buildRequestFormProps = (): RequestFormProps => ({
  words: words.forms,
  agencyContact: { phone: site.phone, email: site.email },
  calendar,
  closedPeriod: findClosedPeriod()?.text,
  pageNames: Object.fromEntries(
    sitePages.map(({ path, title }) => [path, labels.get(path) ?? title]),
  ),
})
