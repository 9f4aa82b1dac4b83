'use client'

import styled from 'styled-components'

/** Rows rather than cards: one heavy rule opens the list, hairlines part it. */
export const SummaryRows = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0.25rem var(--space-3);
    padding-block: var(--space-4);
    border-top: 1px solid var(--hairline);
  }
  & > li:first-child {
    border-top: 3px solid var(--text);
  }
  & img {
    aspect-ratio: 1;
    object-fit: cover;
  }
  & h3 {
    align-self: center;
  }
  & p {
    grid-column: 1 / -1;
    margin-top: var(--space-2);
  }
  @container site (min-width: 60rem) {
    & > li {
      grid-template-columns: 11rem minmax(0, 1fr);
      column-gap: var(--space-6);
    }
    & picture {
      grid-row: 1 / span 2;
    }
    & h3 {
      align-self: end;
    }
    & p {
      grid-column: 2;
      margin-top: 0.25rem;
    }
  }
  @container site (max-width: 16rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
    & img {
      max-width: 6rem;
    }
  }
`

export const MoreLink = styled.p`
  margin-top: var(--space-2);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 650;
  }
`
