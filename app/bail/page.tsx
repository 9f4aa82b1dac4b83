import LeaseDates from '@/components/lease-dates/lease-dates'
import { Island } from '@/components/islands/island'
import { Sources } from '@/components/sections/sources'
import { Hero } from '@/components/sections/hero'
import { LetterHelp, LetterStages } from '@/components/sections/letters'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { leaseFigures } from '@/content/lease-figures'
import { interfaceTexts, leasePage, toolLabels } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { closedDates } from '../_closures/find-closure'
import { describeLoadError } from '../_components/load-error'
import { Page } from '../_components/page-frame'
import { PageEnd } from '../_components/page-end'

const path = '/bail'

export const generateMetadata = () => buildPageMetadata(path)

export default function LeasePage() {
  return (
    <Page path={path} hasOfflineCopy>
      <Hero
        words={leasePage.hero}
        tint="peach"
        drawing={{ name: 'lease', viewBox: '17 0 327 214' }}
        updatedOn={leasePage.updatedOn}
      />
      <LetterStages stages={leasePage.stages} />
      <div className="needs-script">
        <Island
          name="lease-dates"
          component={LeaseDates}
          props={{
            words: leasePage.dates,
            errorPrefix: toolLabels.errorPrefix,
            closedDays: closedDates,
          }}
          loadError={describeLoadError(leasePage.dates.loadError)}
        />
      </div>
      <LetterHelp {...leasePage.help} />
      <Sources
        title={interfaceTexts.sources}
        sources={[
          ...leaseFigures.sources.filter(({ id }) => id !== leaseFigures.closingPlan.source),
          ...leasePage.sources,
        ]}
      />
      <PageEnd path={path} actions="printAndShare">
        <ContactBand words={leasePage.contactBand} />
      </PageEnd>
    </Page>
  )
}
