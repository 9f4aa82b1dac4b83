import type { NotebookPage } from '@/content/outils/carnet-de-visite'
import { Button } from '../../ui/button'
import css from './notebook-received.module.css'

/** A notebook that a link or a file brought: to be read, and to be taken only by who wants it (components/islands/tools/notebook-received.ts). */
export function NotebookReceived({ words }: { words: NotebookPage['received'] }) {
  return (
    <section className={css.received} aria-labelledby="carnet-recu" data-received="" hidden>
      <h2 id="carnet-recu" tabIndex={-1}>
        {words.title}
      </h2>
      <p data-part="summary" />
      <ul role="list" data-part="places" />
      <details>
        <summary>{words.read}</summary>
        <div className={css.answers} data-part="answers" />
      </details>
      <p className={css.full} role="status" data-part="full" />
      <div className={css.ways}>
        <Button type="button" data-part="add">
          {words.add}
        </Button>
        <Button line type="button" data-part="replace">
          {words.replace}
        </Button>
        <button className={css.nothing} type="button" data-part="nothing">
          {words.nothing}
        </button>
      </div>
    </section>
  )
}
