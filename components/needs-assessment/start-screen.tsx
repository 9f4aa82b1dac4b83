import type { Words } from '@/content/words'
import { ButtonAnchor } from '../ui/button'
import { Cell, Grid } from '../ui/page-grid'
import { SiteLink } from '../ui/site-link'
import { TermList } from '../ui/term-list'

type Props = { words: Words['needsAssessment']; isCurrent: boolean }

/** What to have at hand, what the questionnaire is not, and « Commencer ». */
export function StartScreen({ words, isCurrent }: Props) {
  return (
    <Grid className="sheet folded" data-screen="debut" data-current={isCurrent ? '' : undefined}>
      <Cell from={1} to={6}>
        <p data-needs-script="">
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
