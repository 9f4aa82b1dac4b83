import type { Lease } from '@/content/schemas'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import './letter.css'

type Props = { id: string; words: Lease['moments'][number]['letter']; buttons: Lease['buttons']; help: string }

/** A letter on its own sheet. components/start/lease-letters.ts copies it and prints it alone; without it, its words are chosen by hand. */
export function Letter({ id, words, buttons, help }: Props) {
  return (
    <section className="letter" aria-labelledby={id} data-letter data-copied={buttons.copied} data-selected={buttons.selected}>
      <h3 id={id}>{words.title}</h3>
      <div className="letter-sheet" data-part="words" data-lit="">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="letter-help">{help}</p>
      <div className="letter-buttons">
        <Button type="button" data-part="copy">
          {buttons.copy}
        </Button>
        <Button line type="button" data-part="print">
          <Icon name="print" />
          {buttons.print}
        </Button>
      </div>
      <p role="status" />
    </section>
  )
}
