import { describe, expect, it } from '@jest/globals'
import { assess, type Answers } from '@/lib/assess-needs'
import { sectionsOf } from '@/components/needs-assessment/result-section-order'
import { daily, well } from './answers'

const sectionsFor = (answers: Answers) => sectionsOf(assess(answers))

describe('the sections of a result', () => {
  it('are the answer, its ways and what decided it', () => {
    expect(sectionsFor(daily)).toEqual({
      top: ['answer'],
      middle: ['modifiers', 'ways'],
      column: ['week', 'guided', 'unknown', 'caution'],
    })
  })

  it('begin with the urgent calls when a box is ticked', () => {
    expect(sectionsFor({ ...daily, q1: ['fear'] }).top).toEqual(['urgentCalls', 'answer'])
  })

  it('are the urgent calls alone, without an answer or its ways, when nothing else presses', () => {
    const { top, middle } = sectionsFor({ ...well, q1: ['dying'] })
    expect([top, middle]).toEqual([['urgentCalls'], []])
  })

  it('have the grid of the week, and no guide, when too little is known', () => {
    const unclear = { ...well, q4: 'unknown', q5: 'unknown', q6: 'unknown' } as const
    expect(sectionsFor(unclear)).toEqual({
      top: ['answer', 'printGrid'],
      middle: ['ways', 'weekGrid'],
      column: ['week', 'unknown', 'caution'],
    })
  })

  it('have no guide when no answer decided', () => {
    expect(sectionsFor(well).column).toEqual(['week', 'unknown', 'caution'])
  })
})
