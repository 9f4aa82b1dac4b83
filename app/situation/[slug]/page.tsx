import { notFound } from 'next/navigation'
import { ContactBand } from '@/components/sections/contact-band'
import { Hero } from '@/components/sections/hero'
import { LetterList } from '@/components/sections/letters'
import { Sources } from '@/components/sections/sources'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { site } from '@/content/site'
import { situations } from '@/content/situations'
import { words } from '@/content/words'
import { SitePage } from '../../_shared/site-page'
import { SituationParts } from './_components/situation-parts'

const findSituation = (slug: string) =>
  situations.find(({ path }) => path === `/situation/${slug}`) ?? notFound()

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  situations.map(({ path }) => ({ slug: path.replace('/situation/', '') }))

export const generateMetadata = async ({ params }: Props) =>
  buildPageMetadata(findSituation((await params).slug).path)

export default async function SituationPage({ params }: Props) {
  const { path, title, lead, primary, drawing, portrait, isUrgent, ...situation } = findSituation(
    (await params).slug,
  )
  const { letters, sources, contactBand } = situation
  return (
    <SitePage
      path={path}
      without={isUrgent ? ['notice', 'popup', 'thumbBar'] : []}
      hasOfflineCopy={isUrgent}
      actions="printAndShare"
      contact={<ContactBand words={contactBand} portrait={portrait} />}
    >
      <Hero
        words={{ title, lead, primary }}
        tint="peach"
        icon={drawing}
        whoPays={`${words.interfaceTexts.servedFamilies} ${site.whoPaysLine}`}
        updatedOn={situation.updatedOn}
      />
      <SituationParts {...situation} />
      <LetterList letters={letters} />
      <Sources title={words.interfaceTexts.sources} sources={sources} />
    </SitePage>
  )
}
