import { placeCount } from '../../islands/notebook/notebook-data'
import { placeNumbers } from '../../islands/tools/notebook-fields'
import { fillIn } from '../../ui/words'
import type { NotebookPage } from '@/content/outils/carnet-de-visite'
import { Frame } from '../../ui/layout'
import { Sentence } from '../../ui/sentence'
import css from './notebook-sheet.module.css'

/**
 * The notebook on paper: sixteen questions, three residences, a square for an opinion in each cell. One landscape sheet, blank until
 * components/islands/tools/notebook-paper.ts fills it in.
 */
export function NotebookSheet({ words }: { words: NotebookPage }) {
  const { sheet, groups } = words
  const numbered = groups.map(({ title, questions }, group) => ({
    title,
    before: groups.slice(0, group).reduce((sum, each) => sum + each.questions.length, 0),
    questions,
  }))
  return (
    <Frame className={css.ground} data-paper="">
      <section aria-labelledby="feuille" data-notebook-sheet>
        <h2 id="feuille">{sheet.title}</h2>
        <p className={css.text}>{sheet.text}</p>
        <table className={css.sheet}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{sheet.question}. </span>
                <span>{sheet.legend}</span>
              </th>
              {placeNumbers.map((n) => (
                <th key={n} scope="col" data-head={n}>
                  <span className="visually-hidden">{fillIn(sheet.place, { n })}. </span>
                  <span className={css.name} data-part="name">
                    {sheet.name}
                  </span>{' '}
                  <small data-part="facts">{sheet.facts}</small>
                </th>
              ))}
            </tr>
          </thead>
          {numbered.map(({ title, before, questions }) => (
            <tbody key={title}>
              <tr className={css.group}>
                <th scope="rowgroup" colSpan={placeCount + 1}>
                  {title}
                </th>
              </tr>
              {questions.map(({ text, help }, index) => (
                <tr key={text}>
                  <th scope="row">
                    <span className={css.ask}>
                      <span>{before + index + 1}</span>{' '}
                      <span>
                        {text}
                        {help !== undefined && (
                          <small>
                            {' '}
                            <Sentence of={help} />
                          </small>
                        )}
                      </span>
                    </span>
                  </th>
                  {placeNumbers.map((n) => (
                    <td key={n} data-cell={`${n}-${before + index + 1}`}>
                      <span className={css.answer}>
                        <span className={css.box} aria-hidden="true" data-part="mark" /> <span data-part="text" />
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        <p className={css.note}>{sheet.net}</p>
      </section>
    </Frame>
  )
}
