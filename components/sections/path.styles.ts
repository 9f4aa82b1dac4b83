'use client'

import styled from 'styled-components'

/**
 * The path: stones laid by a dotted border. On a phone they run straight down the left edge; on a wide page each step draws half a bend, so
 * the line follows text of any length.
 */
export const PathList = styled.ol`
  margin-top: var(--space-4);
  padding-left: 1.5rem;
  border-left: 10px dotted var(--stone);
  & > li {
    position: relative;
    padding: 0 0 var(--space-6);
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & .step {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: var(--space-2);
  }
  & .words {
    grid-column: 1 / -1;
    margin-top: var(--space-2);
  }
  & .number {
    min-width: 0.7em;
    font: 400 var(--size-numeral) / 1 var(--font-title);
    color: var(--accent);
  }
  & h3 {
    margin-top: var(--space-1);
    font-size: clamp(1.5rem, 1.35rem + 0.7vw, 2rem);
  }
  & .aside {
    max-width: 22em;
    margin-top: var(--space-2);
    padding-top: var(--space-1);
    border-top: 1px solid var(--hairline);
    font-size: var(--size-small);
    line-height: 1.5;
    color: var(--text-soft);
  }
  & .arrival {
    border: 0;
  }
  & figcaption {
    padding-top: 0.6rem;
    line-height: 1.4;
  }
  @container site (min-width: 60rem) {
    margin-top: var(--space-6);
    padding: 0;
    border: 0;
    & > li {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: var(--gutter);
      align-items: center;
      margin-top: -10px;
      padding: var(--space-8) 0;
    }
    & > li::before {
      content: '';
      position: absolute;
      top: 0;
      bottom: 0;
      width: 50%;
      border: 0 dotted var(--stone);
    }
    & > li:nth-child(odd)::before {
      left: 0;
      border-width: 10px 0 10px 10px;
      border-radius: 7rem 0 0 7rem;
    }
    & > li:nth-child(even)::before {
      left: 50%;
      border-width: 10px 10px 10px 0;
      border-radius: 0 7rem 7rem 0;
    }
    & > li:first-child {
      margin-top: 0;
      padding-top: 0;
    }
    & > li:first-child::before {
      border-top: 0;
      border-radius: 0 0 0 7rem;
    }
    & > li:last-child {
      padding-bottom: var(--space-6);
    }
    /* The last bend runs on to the door. */
    & > li:last-child::after {
      content: '';
      position: absolute;
      bottom: 0;
      left: calc(50% - 5px);
      width: calc(16.6% - 1rem);
      background: var(--paper);
      border-bottom: 10px dotted var(--stone);
    }
    /* Where two bends meet, one whole stone hides the two cut ones. */
    & > li:not(:first-child) .step::before {
      content: '';
      position: absolute;
      top: 0;
      left: calc(50% - 6px);
      width: 12px;
      height: 10px;
      background: radial-gradient(circle 5px, var(--stone) 92%, var(--paper));
    }
    & > li:first-child .step::before {
      content: '';
      position: absolute;
      top: 0;
      left: 0;
      width: 10px;
      height: 6px;
      background: var(--paper);
    }
    & .step {
      grid-row: 1;
      column-gap: var(--space-4);
      align-items: start;
    }
    & .number {
      grid-row: 1 / span 2;
      min-width: 0.75em;
      line-height: 0.8;
    }
    & h3 {
      margin-top: 0;
    }
    & .words {
      grid-column: 2;
    }
    & .aside {
      grid-row: 1;
      margin: 0;
      padding: 0;
      border: 0;
    }
    & > li:nth-child(odd) .step {
      grid-column: 2 / 9;
    }
    & > li:nth-child(odd) .aside {
      grid-column: 10 / 13;
    }
    & > li:nth-child(even) .step {
      grid-column: 5 / 12;
    }
    & > li:nth-child(even) .aside {
      grid-column: 1 / 4;
    }
    & > li .aside.arrival {
      grid-column: 9 / 13;
      max-width: none;
      align-self: end;
      margin-bottom: calc(-1 * var(--space-8));
    }
  }
  @container site (max-width: 16rem) {
    & .step {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    border: 0;
    padding: 0;
    & > li {
      display: block;
      padding: 0 0 4mm;
      break-inside: avoid;
    }
    & > li::before,
    & > li::after,
    & .step::before,
    & .arrival {
      display: none !important;
    }
  }
`
