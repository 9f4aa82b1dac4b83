import { getAnchor } from '@/lib/paths'
import { type Words, words as siteWords } from '@/content/words'
import { Band, Cell, Container, Grid } from '@/components/ui/page-layout'
import { Picture } from '@/components/ui/picture'
import './residence-band.css'
import { ItemParagraphs, TermRows } from '@/components/sections/text-bands'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { InlineText, InlineTexts } from '@/components/ui/inline-text'
import { Prose } from '@/components/ui/prose'

/** The plan of a unit, and a numbered list that explains it under the introduction. */
function UnitPlan({ words }: { words: Words['alzheimerPage']['residence']['plan'] }) {
  return (
    <>
      <figure className="residence-band-plan">
        <InkDrawing name="unit-plan" />
        <figcaption className="caption">{words.caption}</figcaption>
      </figure>
      <ol className="residence-band-key divided-list top-rule">
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <strong className="own-line">{title}</strong> {text}
          </li>
        ))}
      </ol>
    </>
  )
}

export function ResidenceBand() {
  const { title, intro, plan, settings, risks, picture, features } =
    siteWords.alzheimerPage.residence
  return (
    <Band tone="card" id={getAnchor(title)}>
      <Container>
        <Grid className="residence-band-grid">
          <Cell firstColumn={1} lastColumn={4}>
            <h2>{title}</h2>
            <p>
              <InlineText text={intro} />
            </p>
          </Cell>
          <UnitPlan words={plan} />
          <div>
            <TermRows items={settings} className="residence-band-settings" />
            <div className="callout space-above-4">
              <h3>{risks.title}</h3>
              <Prose className="space-above-2">
                <ul className="text-columns">
                  <InlineTexts texts={risks.list} as="li" />
                </ul>
                <p>{risks.after}</p>
              </Prose>
            </div>
            <figure className="residence-band-photograph screen-only">
              <Picture
                picture={picture.image}
                sizes="(min-width: 60rem) 75rem, 100vw"
                ratio="3 / 2"
              />
              {picture.caption !== undefined && (
                <figcaption className="caption">{picture.caption}</figcaption>
              )}
            </figure>
            <Prose className="residence-band-points">
              <ItemParagraphs items={features} />
            </Prose>
          </div>
        </Grid>
      </Container>
    </Band>
  )
}
