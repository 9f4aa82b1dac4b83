import { factNames, longest } from '../../islands/notebook/notebook-data'
import { placeNumbers } from '../../islands/tools/notebook-fields'
import { fillIn } from '../../ui/words'
import { Button } from '../../ui/button'
import { Frame } from '../../ui/layout'
import type { NotebookPage } from '@/content/outils/carnet-de-visite'
import type { Sheet } from '@/content/outils/sheet'
import { Erase } from '../../islands/parts/erase'
import { NotebookCell } from './notebook-cell'
import { Sentence } from '../../ui/sentence'
import css from './notebook-form.module.css'
import { NotebookReceived } from './notebook-received'
import { NotebookSharing } from './notebook-sharing'

type Props = { words: NotebookPage; labels: Sheet }

/** The residences in short: on a narrow page, the one that is being filled in. */
function Pick({ words }: { words: NotebookPage['cells'] }) {
  return (
    <fieldset className={css.pick}>
      <legend>{words.pick}</legend>
      {placeNumbers.map((place) => (
        <span key={place}>
          <input
            className="visually-hidden"
            type="radio"
            name="place"
            data-view=""
            id={`residence-${place}`}
            value={place}
            defaultChecked={place === 1}
          />
          <label htmlFor={`residence-${place}`} data-name={place}>
            {fillIn(words.place, { n: place })}
          </label>
        </span>
      ))}
    </fieldset>
  )
}

/**
 * The notebook to write in, printed whole; components/islands/tools/notebook.wake.ts keeps it, compares, sends and prints. Without a script, the sheet
 * under it does the work. It leads nowhere: nothing that is written here leaves with a form.
 */
export function NotebookForm({ words, labels }: Props) {
  return (
    <form className={css.form} method="dialog" autoComplete="off" data-live="" data-place="1">
      <Frame className={css.book}>
        <p className={css.said} role="status" tabIndex={-1} data-said="head" />
        <div className={css.undo}>
          <Button line type="button" data-part="undo" hidden>
            {words.received.undo}
          </Button>
        </div>
        <NotebookReceived words={words.received} />
        <Pick words={words.cells} />
        <div className={css.columns}>
          {placeNumbers.map((place) => (
            <div key={place} className={css.place} role="group" aria-labelledby={`titre-${place}`} data-p={place}>
              <h2 id={`titre-${place}`}>{fillIn(words.cells.place, { n: place })}</h2>
              {factNames.map((name) => (
                <div key={name}>
                  <label htmlFor={`${place}-${name}`}>{words.facts[name]}</label>
                  <input id={`${place}-${name}`} name={`${place}-${name}`} maxLength={longest.fact} />
                </div>
              ))}
            </div>
          ))}
        </div>
        {words.groups.map(({ title, questions }, group) => {
          const before = words.groups.slice(0, group).reduce((sum, each) => sum + each.questions.length, 0)
          return (
            <div key={title} className={css.group}>
              <h2>{title}</h2>
              {questions.map(({ text, help }, index) => {
                const question = before + index + 1
                const id = `question-${question}`
                return (
                  <div
                    key={text}
                    className={css.ask}
                    role="group"
                    aria-labelledby={id}
                    aria-describedby={help === undefined ? undefined : `${id}-aide`}
                  >
                    <h3>
                      <span aria-hidden="true">{question}</span>{' '}
                      <span>
                        <span className="visually-hidden">{fillIn(words.cells.reply, { n: question })}. </span>
                        <span id={id} data-ask="">
                          {text}
                        </span>
                      </span>
                    </h3>
                    {help !== undefined && (
                      <p id={`${id}-aide`} className={css.help}>
                        <Sentence of={help} />
                      </p>
                    )}
                    <div className={css.columns}>
                      {placeNumbers.map((place) => (
                        <NotebookCell key={place} place={place} question={question} words={words} />
                      ))}
                    </div>
                  </div>
                )
              })}
            </div>
          )
        })}
        <div className={css.group}>
          <h2>{words.tallies.title}</h2>
          <div className={css.columns}>
            {placeNumbers.map((place) => (
              <div key={place} className={css.tally} data-p={place} data-tallied={place}>
                <p>
                  <strong data-name={place}>{fillIn(words.cells.place, { n: place })}</strong>
                  <br />
                  <span data-tally={place}>{words.tallies.empty}</span>
                </p>
                <div data-one={place} hidden>
                  <Erase id={`effacer-${place}`} words={{ erase: words.eraseOne.ask, erasing: words.eraseOne }} />
                </div>
                <p role="status" tabIndex={-1} data-erased={words.eraseOne.done} />
              </div>
            ))}
          </div>
          <p className={css.note}>{words.tallies.note}</p>
        </div>
      </Frame>
      <NotebookSharing words={words} labels={labels} />
    </form>
  )
}
