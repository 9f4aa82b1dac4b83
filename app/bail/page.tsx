import LeaseDates from '@/components/lease-dates/lease-dates'
import { Island } from '@/components/islands/island'
import { Sources } from '@/components/sections/sources'
import { Hero } from '@/components/sections/hero'
import { LetterHelp, LetterStages } from '@/components/sections/letters'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { leaseFigures } from '@/content/lease-figures'
import { words } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { describeLoadError } from '../_shared/load-error'
import { SitePage } from '../_shared/site-page'
import { buildLeaseDatesProps } from './_components/lease-dates-props'

const path = '/bail'

export const generateMetadata = () => buildPageMetadata(path)

export default function LeasePage() {
  return (
    <SitePage
      path={path}
      hasOfflineCopy
      actions="printAndShare"
      contact={<ContactBand words={words.leasePage.contactBand} />}
    >
      <Hero
        words={words.leasePage.hero}
        tint="peach"
        drawing={{ name: 'lease', viewBox: '17 0 327 214' }}
        updatedOn={words.leasePage.updatedOn}
      />
      <LetterStages stages={words.leasePage.stages} />
      <div className="needs-script">
        <Island
          name="lease-dates"
          component={LeaseDates}
          props={buildLeaseDatesProps()}
          loadError={describeLoadError(words.leasePage.dates.loadError)}
        />
      </div>
      <LetterHelp {...words.leasePage.help} />
      <Sources
        title={words.interfaceTexts.sources}
        sources={[
          ...leaseFigures.sources.filter(({ id }) => id !== leaseFigures.closingPlan.source),
          ...words.leasePage.sources,
        ]}
      />
    </SitePage>
  )
}
