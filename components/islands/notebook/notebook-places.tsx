import { memo, type ChangeEvent, type ReactNode } from 'react'
import { Icon } from '../../ui/icon'
import { Sentence } from '../../ui/sentence'
import { fillIn } from '../../ui/words'
import { Erase, EraseStatus } from '../parts/erase'
import { NotebookCell, signOf, type ChangePlace } from './notebook-cell'
import { factNames, isEmptyPlace, longest, marks, placeNumbers, type Place } from './notebook-data'
import { nameOf, numberQuestions, tallySentence, type NotebookWords } from './notebook-sentences'

type PickProps = { words: NotebookWords['cells']; names: readonly string[]; chosen: number; onPick: (place: number) => void }

/** « 1 · 2 · 3 »: on a narrow page, the residence that is being filled in. */
function Pick({ words, names, chosen, onPick }: PickProps) {
  return (
    <fieldset className="pick">
      <legend>{words.pick}</legend>
      {placeNumbers.map((place) => (
        <label key={place}>
          <input type="radio" name="place" value={place} checked={place === chosen} data-view="" onChange={() => onPick(place)} />
          <span>
            {place}
            <span className="visually-hidden">, {names[place - 1]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const Key = memo(function Key({ words: { cells, marks: wordOf } }: { words: Pick<NotebookWords, 'cells' | 'marks'> }) {
  return (
    <p className="key actions">
      {marks.map((each) => (
        <span key={each}>
          <Icon outline={signOf[each]} /> {wordOf[each]}
        </span>
      ))}{' '}
      <span className="small soft">{cells.unmark}</span>
    </p>
  )
})

type Props = {
  words: NotebookWords
  places: readonly Place[]
  /** From 1: on a narrow page, the only one that shows. */
  chosen: number
  onPick: (place: number) => void
  change: ChangePlace
  onErase: (at: number) => void
  timesErased: (at: number) => number
  children: ReactNode
}

/** The residences: their facts, what each answers to the sixteen questions, and what is left to check. */
export function NotebookPlaces({ words, places, chosen, onPick, change, onErase, timesErased, children }: Props) {
  const { cells } = words
  const names = places.map((place, at) => nameOf(place, at, cells))
  const groups = numberQuestions(words.groups)
  const questions = groups.flatMap((group) => group.questions)
  return (
    <>
      <Pick words={cells} names={names} chosen={chosen} onPick={onPick} />
      <div className="front">
        {children}
        <Key words={words} />
        <div className="notebook-columns">
          {placeNumbers.map((place) => (
            <div key={place} className="place" role="group" aria-labelledby={`titre-${String(place)}`} data-p={place}>
              <h2 id={`titre-${String(place)}`} className="small">
                {fillIn(cells.place, { n: place })}
              </h2>
              {factNames.map((name) => {
                const id = `${String(place)}-${name}`
                const field = {
                  id,
                  name: id,
                  maxLength: longest.fact,
                  value: places[place - 1]?.[name] ?? '',
                  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
                    change(place - 1, (last) => ({ ...last, [name]: target.value.replaceAll('\n', ' ') })),
                }
                return (
                  <div key={name}>
                    <label htmlFor={id} className="small soft">
                      {words.facts[name]}
                    </label>
                    {name === 'name' ? (
                      <div className="grow" data-text={field.value}>
                        <textarea {...field} rows={1} data-line="" />
                      </div>
                    ) : (
                      <input {...field} />
                    )}
                  </div>
                )
              })}
            </div>
          ))}
        </div>
      </div>
      {groups.map(({ title, questions: asked }) => (
        <div key={title} className="group sheet">
          <div className="head sheet-head">
            <h2>{title}</h2>
            <div className="notebook-columns names" aria-hidden="true">
              {names.map((name, at) => (
                <span key={at} data-p={at + 1}>
                  {name}
                </span>
              ))}
            </div>
          </div>
          {asked.map(({ number, text, help }) => {
            const id = `question-${String(number)}`
            return (
              <div
                key={number}
                className="asked"
                role="group"
                aria-labelledby={id}
                aria-describedby={help === undefined ? undefined : `${id}-aide`}
              >
                <h3>
                  <span aria-hidden="true">{number}</span>{' '}
                  <span>
                    <span className="visually-hidden">{fillIn(cells.reply, { n: number })}. </span>
                    <span id={id}>
                      <Sentence of={text} />
                    </span>
                  </span>
                </h3>
                {help !== undefined && (
                  <p id={`${id}-aide`} className="fine-print">
                    <Sentence of={help} />
                  </p>
                )}
                <div className="notebook-columns">
                  {placeNumbers.map((place) => {
                    const reply = places[place - 1]?.replies[number - 1]
                    return (
                      <NotebookCell
                        key={place}
                        place={place}
                        question={number}
                        name={names[place - 1] ?? ''}
                        text={reply?.text ?? ''}
                        mark={reply?.mark}
                        words={words}
                        change={change}
                      />
                    )
                  })}
                </div>
              </div>
            )
          })}
        </div>
      ))}
      <div className="tallies sheet folded">
        <h2 id="bilan">{words.tallies.title}</h2>
        <div className="notebook-columns">
          {places.map((place, at) => (
            <div key={at} role="group" aria-labelledby={`bilan bilan-${String(at + 1)}`} data-p={at + 1}>
              <p>
                <strong id={`bilan-${String(at + 1)}`}>{names[at]}</strong>
                <br />
                {tallySentence(place, words.tallies)}
              </p>
              {questions
                .filter(({ number }) => place.replies[number - 1]?.mark === 'check')
                .map(({ number, text }) => (
                  <p key={number} className="small">
                    <a className="tap" href={`#question-${String(number)}`}>
                      {number}. {text}
                    </a>
                  </p>
                ))}
              {!isEmptyPlace(place) && (
                <Erase
                  id={`effacer-${String(at + 1)}`}
                  words={{ erase: words.eraseOne.ask, erasing: words.eraseOne }}
                  onErase={() => onErase(at)}
                />
              )}
              <EraseStatus words={{ erasing: words.eraseOne, refused: '' }} erased={timesErased(at)} isRefused={false} />
            </div>
          ))}
        </div>
        <p className="fine-print">{words.tallies.note}</p>
      </div>
    </>
  )
}
