'use client'

import styled from 'styled-components'

/** The width of the page and its edges. */
export const Frame = styled.div`
  max-width: calc(var(--page) + 2 * var(--edge));
  margin-inline: auto;
  padding-inline: var(--edge);
`

type Tone = 'paper' | 'sheet' | 'deep' | 'voice' | 'tint'

const grounds: Record<Tone, string> = {
  paper: 'transparent',
  sheet: 'var(--sheet)',
  deep: 'var(--deep)',
  voice: 'var(--voice)',
  tint: 'var(--tint)',
}

/** A band of the page, on one of the papers. `deep` also turns words and links to light. */
export const Band = styled.section<{ $tone?: Tone }>`
  padding-block: var(--band);
  background: ${({ $tone = 'paper' }) => grounds[$tone]};
  ${({ $tone }) =>
    $tone === 'deep' &&
    `
    color: var(--on-deep);
    & a, & h2 { color: var(--voice-on-deep); }
  `}
  @media print {
    padding-block: 6mm;
    background: none;
    color: #000;
    & a,
    & h2 {
      color: #000;
    }
  }
`

/** Twelve columns on a wide page, one on a phone. Each child says where it stands with <Cell>. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--gutter);
  @container site (min-width: 60rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > * {
      grid-column: 1 / -1;
    }
  }
  @media print {
    display: block;
    & > * + * {
      margin-top: 5mm;
    }
  }
`

/** From one column to another, both counted: <Cell $from={5} $to={12}>. `$hang` keeps a title in the margin while its matter scrolls. */
export const Cell = styled.div<{ $from: number; $to: number; $hang?: boolean }>`
  min-width: 0;
  @container site (min-width: 60rem) {
    && {
      grid-column: ${({ $from, $to }) => `${String($from)} / ${String($to + 1)}`};
    }
    ${({ $hang }) => $hang && 'position: sticky; top: 2rem; align-self: start;'}
  }
`
