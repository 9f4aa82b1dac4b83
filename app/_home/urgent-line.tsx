import { words } from '@/content/words'
import { Container } from '@/components/ui/page-layout'
import { TapLink } from '@/components/ui/site-link'
import './urgent-line.css'

/** The line under the hero of the home page that links to the urgent numbers. */
export function UrgentLine() {
  const { text, link } = words.homePage.urgent
  return (
    <Container>
      <p className="urgent-line cluster full-width space-above-4">
        <strong>{text}</strong> <TapLink {...link} />
      </p>
    </Container>
  )
}
