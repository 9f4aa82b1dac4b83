'use client'

import styled from 'styled-components'

/** Running text in columns 5 to 12, and what Markdown may bring into it. */
export const Prose = styled.div`
  & > * + * {
    margin-top: var(--space-3);
  }
  & > h2 {
    margin-top: var(--space-8);
  }
  & > h3 {
    margin-top: var(--space-6);
  }
  & ul,
  & ol {
    max-width: var(--measure);
    padding-left: 1.3em;
  }
  & li + li {
    margin-top: var(--space-1);
  }
  & li::marker {
    color: var(--stone);
  }
  & .lead {
    font-size: var(--size-lead);
  }
`

/** Advice to follow with a pencil: one rule a line. */
export const RuledList = styled.ul`
  list-style: none;
  margin-top: var(--space-3);
  border-top: 3px solid var(--text);
  & li {
    max-width: var(--measure);
    padding: 0.9rem 0 0.9rem 2.25rem;
    border-bottom: 1px solid var(--hairline);
    position: relative;
  }
  /* A square to tick on paper. */
  & li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 1.3rem;
    width: 1.1rem;
    height: 1.1rem;
    border: 2px solid var(--control);
  }
`

export const WideFigure = styled.figure`
  margin-block: var(--space-6);
  & figcaption {
    max-width: 26em;
    padding-top: 0.6rem;
    font-size: var(--size-small);
    line-height: 1.4;
    color: var(--text-soft);
  }
  @media print {
    display: none;
  }
`

export const OnwardList = styled.ul`
  border-top: 3px solid var(--text);
  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: 3.75rem;
    padding-block: 0.5rem;
    border-bottom: 1px solid var(--hairline);
    font: 400 var(--size-h3) / 1.25 var(--font-title);
    text-decoration-color: transparent;
  }
  & a:hover {
    text-decoration-color: currentColor;
  }
  @media print {
    display: none;
  }
`

export const SourcesList = styled.div`
  & h2 {
    font: 650 1em/1.3 var(--font-text);
    letter-spacing: 0;
  }
  & ul {
    margin-top: var(--space-1);
    padding-left: 1.1em;
    font-size: var(--size-small);
    line-height: 1.5;
  }
  & li {
    padding-block: 0.25rem;
    max-width: 44em;
  }
`
