import { beforeEach, describe, expect, it } from '@jest/globals'
import { clear, collect, pairsFrom, restore, valuesOf } from '@/components/islands/tools/fields'

const form = () => document.body

beforeEach(() => {
  document.body.innerHTML = `
    <input type="radio" name="meals" value="0" /><input type="radio" name="meals" value="2" />
    <input type="checkbox" name="services" value="laundry" /><input type="checkbox" name="services" value="nursing" />
    <input name="rent" inputmode="decimal" /><input id="unnamed" value="ignored" />
    <select name="removed"><option value="meals">Repas</option><option value="laundry">Buanderie</option></select>`
})

const tick = (name: string, value: string) => {
  const box = document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)
  if (box) box.checked = true
}
const type = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (field) field.value = value
}

describe('what is ticked and written', () => {
  it('reads as pairs, without what is empty', () => {
    tick('meals', '2')
    tick('services', 'nursing')
    type('rent', '   ')
    expect(collect(form())).toEqual([
      ['meals', '2'],
      ['services', 'nursing'],
      ['removed', 'meals'],
    ])
    tick('services', 'laundry')
    expect(valuesOf(form(), 'services')).toEqual(['laundry', 'nursing'])
    expect(valuesOf(form(), 'rent')).toEqual([])
  })

  it('comes back as it was kept', () => {
    const pairs = [
      ['meals', '0'],
      ['services', 'laundry'],
      ['services', 'nursing'],
      ['rent', '2 290'],
      ['removed', 'laundry'],
    ] as const
    restore(form(), pairs)
    expect(collect(form())).toEqual(pairs)
  })

  it('does not replace what the visitor has just chosen', () => {
    tick('meals', '2')
    type('rent', '1 400')
    restore(form(), [
      ['meals', '0'],
      ['rent', '2 290'],
      ['services', 'laundry'],
    ])
    expect(valuesOf(form(), 'meals')).toEqual(['2'])
    expect(valuesOf(form(), 'rent')).toEqual(['1 400'])
    expect(valuesOf(form(), 'services')).toEqual(['laundry'])
  })

  it('s’efface en entier', () => {
    restore(form(), [
      ['meals', '2'],
      ['services', 'nursing'],
      ['rent', '2 290'],
      ['removed', 'laundry'],
    ])
    clear(form())
    expect(collect(form())).toEqual([['removed', 'meals']])
  })
})

describe('what the device has kept', () => {
  it('is read again', () => {
    expect(pairsFrom(JSON.stringify([['rent', '2 290']]))).toEqual([['rent', '2 290']])
  })

  it.each([undefined, '', '{', 'null', '12', '{"rent":"1"}', '"rent"'])('is nothing when it is no list: %s', (text) => {
    expect(pairsFrom(text)).toEqual([])
  })

  it('loses what is not a pair of words', () => {
    expect(pairsFrom('[["rent",1],["rent"],["a","b","c"],"x",null,["meals","2"]]')).toEqual([['meals', '2']])
  })
})
