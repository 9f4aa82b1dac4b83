import type { Words } from '@/content/words'
import { ButtonAnchor } from '../ui/button'
import { Cell, Grid } from '../ui/page-grid'
import { SiteLink } from '../ui/site-link'
import { TermList } from '../ui/term-list'

/** What to have at hand, what it is not, and « Commencer ». */
export function StartScreen({ words, isNow }: { words: Words['needsAssessment']; isNow: boolean }) {
  return (
    <Grid className="sheet folded" data-screen="debut" data-now={isNow ? '' : undefined}>
      <Cell from={1} to={6}>
        <p data-live="">
          <ButtonAnchor href="#q1">{words.buttons.start}</ButtonAnchor>
        </p>
        <p>{words.before}</p>
        <p className="urgent screen-only">
          {words.urgent.text}{' '}
          <SiteLink className="tap" href="/urgence">
            {words.urgent.link}
          </SiteLink>
        </p>
      </Cell>
      <Cell from={7} to={12}>
        <TermList items={words.needs} className="small soft screen-only" />
      </Cell>
    </Grid>
  )
}
