'use client'

import styled from 'styled-components'

/** Term on the left, matter on the right; a heavy rule opens it. */
export const LedgerList = styled.div`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1) var(--gutter);
    padding-block: var(--space-3);
    border-top: 1px solid var(--hairline);
  }
  & > div:first-child {
    border-top: 3px solid var(--text);
  }
  & h3 {
    line-height: 1.25;
  }
  & ul {
    margin-top: var(--space-1);
    padding-left: 1.1em;
  }
  & li {
    padding-left: 0.3em;
  }
  & li::marker {
    color: var(--stone);
  }
  & ul + p {
    margin-top: var(--space-2);
  }
  @container site (min-width: 60rem) {
    & > div {
      grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
    }
  }
  @media print {
    & > div {
      break-inside: avoid;
    }
  }
`

/** Reasons in two staggered columns, no icons. */
export const ReasonsList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--gutter);
  & h3 {
    margin-bottom: 0.35rem;
    line-height: 1.25;
  }
  @container site (min-width: 60rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-6) var(--gutter);
    & > :nth-child(even) {
      margin-top: var(--space-6);
    }
    & > :nth-child(odd):not(:first-child) {
      margin-top: calc(-1 * var(--space-3));
    }
  }
`
