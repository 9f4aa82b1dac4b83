import type { Lease } from '@/content/schemas'
import { Sentence } from '../../ui/sentence'
import { TitledBand } from '../../ui/layout'
import css from './lease-moments.module.css'
import { Letter } from './letter'
import { TimeLine } from './time-line'

/** The three moments of a lease: its delay drawn, what to do, and the letter that does it. */
export function LeaseMoments({ words }: { words: Lease }) {
  return words.moments.map(({ id, title, lead, line, steps, letter }) => (
    <TitledBand key={id} id={id} title={title} className={css.moment}>
      <p className="lead">{lead}</p>
      <TimeLine words={line} />
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Sentence of={step} />
          </li>
        ))}
      </ol>
      <Letter id={`lettre-${id}`} words={letter} buttons={words.buttons} help={words.letterHelp} />
    </TitledBand>
  ))
}
