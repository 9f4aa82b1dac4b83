/* The fields of a tool are its memory: what is ticked and typed is read from the page, kept as pairs, and put back into it. */

type Field = HTMLInputElement | HTMLSelectElement

export type Pair = readonly [name: string, value: string]

/** A radio button or a box to tick; undefined when it is something else. */
const boxOf = (field: Field) => (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type) ? field : undefined)

const fieldsOf = (scope: HTMLElement) => [...scope.querySelectorAll<Field>('input[name], select[name]')]

export const collect = (scope: HTMLElement): Pair[] =>
  fieldsOf(scope)
    .filter((field) => boxOf(field)?.checked ?? field.value.trim() !== '')
    .map(({ name, value }) => [name, value])

export const valuesOf = (scope: HTMLElement, name: string): string[] =>
  collect(scope)
    .filter(([each]) => each === name)
    .map(([, value]) => value)

/** Only where nothing stands yet: what was chosen before the code came is the visitor's last word. */
export function restore(scope: HTMLElement, pairs: readonly Pair[]): void {
  const fields = fieldsOf(scope)
  const taken = new Set(fields.filter((field) => boxOf(field)?.checked).map(({ name }) => name))
  for (const field of fields) {
    const values = pairs.filter(([name]) => name === field.name).map(([, value]) => value)
    const box = boxOf(field)
    if (box) box.checked = taken.has(box.name) ? box.checked : values.includes(box.value)
    else if (field instanceof HTMLSelectElement || field.value === '') field.value = values[0] ?? field.value
  }
}

export function clear(scope: HTMLElement): void {
  for (const field of fieldsOf(scope)) {
    const box = boxOf(field)
    if (box) box.checked = false
    else if (field instanceof HTMLSelectElement) field.selectedIndex = 0
    else field.value = ''
  }
}

const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string')

/** What the device kept may have been written by another version of the site, or by anything: what is not a list of pairs is nothing. */
export function pairsFrom(text: string | undefined): Pair[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isPair) : []
  } catch {
    return []
  }
}
