'use client'

import styled from 'styled-components'

/** Four panes at full width, the first twice as large: the same window as on the home page, with a name in each. */
export const TeamGrid = styled.div`
  display: grid;
  gap: var(--space-6) var(--gutter);
  margin-top: var(--space-6);
  & article {
    display: grid;
    gap: var(--space-2) var(--gutter);
    align-content: start;
  }
  & .facts {
    color: var(--text-soft);
    font-size: var(--size-small);
    line-height: 1.5;
    margin-top: 0.25rem;
  }
  & .role {
    color: var(--accent);
    font-weight: 650;
  }
  & .words > p:last-child {
    margin-top: var(--space-2);
  }
  @container site (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & article:first-child {
      grid-column: 1 / -1;
      grid-template-columns: 5fr 7fr;
      align-items: end;
      padding-bottom: var(--space-6);
      border-bottom: 3px solid var(--text);
    }
    & article:first-child h3 {
      font-size: min(var(--size-h2), 12cqi);
    }
    & article:first-child .words > p:last-child {
      font-size: var(--size-lead);
      line-height: 1.5;
    }
  }
  @media print {
    display: block;
    & article {
      break-inside: avoid;
      margin-bottom: 5mm;
    }
    & picture {
      display: none;
    }
  }
`
