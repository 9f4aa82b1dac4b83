import { Lost } from '@/components/sections/lost'
import { buildMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts } from '@/content/interface'
import { notFound } from '@/content/pages/introuvable'
import { site } from '@/content/site'

export const generateMetadata = () => buildMetadata({ path: '/404', title: notFound.title, description: notFound.lead, noindex: true })

export default function NotFoundPage() {
  return <Lost words={notFound} phone={site.phone} callIntro={interfaceTexts.callVerb} />
}
