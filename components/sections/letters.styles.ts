'use client'

import styled from 'styled-components'

export const LettersGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--gutter);
  margin-top: var(--space-6);
  @container site (min-width: 60rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;
    & > :nth-child(1) {
      grid-column: 1 / 8;
      grid-row: 1 / span 2;
    }
    & > :nth-child(2) {
      grid-column: 8 / 13;
      grid-row: 1;
      margin-top: 4rem;
    }
    & > :nth-child(3) {
      grid-column: 8 / 13;
      grid-row: 2 / span 2;
      margin: 0 2.5rem 0 -2.5rem;
    }
    & > :nth-child(4) {
      grid-column: 1 / 7;
      grid-row: 3;
      align-self: end;
    }
  }
`

/** Nine letters in two uneven columns, one in three set large; never a carousel. */
export const LettersPile = styled.div`
  display: grid;
  gap: var(--space-4) var(--gutter);
  margin-top: var(--space-6);
  @container site (min-width: 60rem) {
    display: block;
    columns: 2;
    column-gap: var(--gutter);
    & > * {
      break-inside: avoid;
      margin-bottom: var(--space-4);
    }
    & > :nth-child(3n + 2) {
      margin-left: var(--space-4);
    }
    & > :nth-child(3n) {
      margin-right: var(--space-4);
    }
  }
`

export const Tally = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 var(--space-3);
  & .figure {
    font: 400 var(--size-numeral) / 1 var(--font-title);
    font-variant-numeric: lining-nums;
    color: var(--accent);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  @container site (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`
