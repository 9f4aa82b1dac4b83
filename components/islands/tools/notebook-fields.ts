import { factsFrom, placeCount, questionCount, type Mark, type Place } from '../notebook/notebook-data'

/* The printed fields are the notebook in use: « 2-name » is the name of the second residence, « 2-16 » its last answer, « 2-16-mark » the opinion on it. */

type Field = HTMLInputElement | HTMLTextAreaElement | RadioNodeList

const count = (length: number) => Array.from({ length }, (_, at) => at + 1)

export const placeNumbers = count(placeCount)

function fieldOf(form: HTMLFormElement, name: string): Field {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof RadioNodeList) return field
  throw new Error(`The notebook has no field ${name}.`)
}

export function readPlaces(form: HTMLFormElement): Place[] {
  const valueOf = (name: string) => fieldOf(form, name).value.trim()
  return placeNumbers.map((place) => ({
    ...factsFrom((name) => valueOf(`${place}-${name}`)),
    replies: count(questionCount).map((question) => ({
      text: valueOf(`${place}-${question}`),
      mark: (valueOf(`${place}-${question}-mark`) || undefined) as Mark | undefined,
    })),
  }))
}

/** A field as high as what it says, where the browser does not see to it by itself. One that is not on the screen measures nothing. */
export function growFields(form: HTMLFormElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  for (const field of form.querySelectorAll('textarea')) {
    field.style.height = ''
    if (field.scrollHeight > field.clientHeight) field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`
  }
}

export function writePlaces(form: HTMLFormElement, places: readonly Place[]): void {
  const write = (name: string, value: string) => {
    const field = fieldOf(form, name)
    if (!(field instanceof RadioNodeList)) field.value = value
    else for (const radio of field) if (radio instanceof HTMLInputElement) radio.checked = radio.value === value
  }
  for (const [at, { replies, ...facts }] of places.entries()) {
    for (const [name, value] of Object.entries(facts)) write(`${at + 1}-${name}`, value)
    for (const [question, { text, mark }] of replies.entries()) {
      write(`${at + 1}-${question + 1}`, text)
      write(`${at + 1}-${question + 1}-mark`, mark ?? '')
    }
  }
  growFields(form)
}
