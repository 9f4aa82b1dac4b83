import { Frame } from '../../ui/layout'
import css from './notebook-back.module.css'

/** The back of the printed sheet, once a note has no room in its cell; and the ruler that tells (components/islands/tools/notebook-paper.ts). */
export function NotebookBack({ title }: { title: string }) {
  return (
    <Frame className={css.back}>
      <p className={css.ruler} aria-hidden="true" data-ruler="" />
      <section className={css.page} data-notebook-back="" hidden>
        <h2>{title}</h2>
        <div className={css.columns} />
      </section>
    </Frame>
  )
}
