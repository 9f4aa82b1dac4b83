'use client'

import styled from 'styled-components'

/** The title band of a page, printed on its own tinted stock. */
export const FrontGround = styled.section`
  background: var(--tint, transparent);
  padding-block: clamp(2.5rem, 1.5rem + 4vw, 5.5rem) clamp(2.5rem, 1.5rem + 3vw, 4.5rem);
  & .lead {
    margin-top: var(--space-3);
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    margin-top: var(--space-3);
  }
  & .who-pays {
    margin-top: var(--space-4);
    padding-top: var(--space-2);
    border-top: 1px solid var(--hairline);
    font-size: var(--size-small);
    line-height: 1.5;
    max-width: 34em;
  }
  & .corner {
    display: none;
  }
  /* A picture hung from the top right corner of the band, running off the page. */
  @container site (min-width: 60rem) {
    & .corner {
      display: block;
      grid-column: 9 / 13;
      margin-block: calc(-1 * clamp(2.5rem, 1.5rem + 4vw, 5.5rem)) 0;
      margin-right: calc(-1 * max(var(--edge), (100cqi - var(--page)) / 2));
    }
    & .corner img {
      height: 100%;
      min-height: 24rem;
      object-fit: cover;
    }
  }
  @media print {
    padding-block: 0 4mm;
    background: none;
    & .corner,
    & .actions {
      display: none;
    }
  }
`

export const StatisticsList = styled.dl`
  display: grid;
  gap: var(--space-3) var(--gutter);
  margin-top: var(--space-4);
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-top: var(--space-2);
    border-top: 2px solid var(--text);
  }
  & dd {
    font: 400 var(--size-numeral) / 1 var(--font-title);
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
    color: var(--accent);
  }
  & dd small {
    font-size: 0.55em;
  }
  & dt {
    margin-top: 0.5rem;
    max-width: 21em;
    line-height: 1.4;
  }
  @container site (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
