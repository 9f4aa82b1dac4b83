'use client'

import styled from 'styled-components'

export const QuestionsGround = styled.section`
  padding-block: var(--space-6) var(--band);
  & .topic + .topic {
    margin-top: var(--space-8);
  }
  & h2 {
    padding-top: 1.05rem;
    font-size: clamp(1.625rem, 1.45rem + 0.8vw, 2.125rem);
  }
  & details {
    border-top: 1px solid var(--hairline);
    scroll-margin-top: 1rem;
  }
  & details:first-child {
    border-top: 3px solid var(--text);
  }
  & details:last-child {
    border-bottom: 1px solid var(--hairline);
  }
  & summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 1.75rem;
    gap: var(--space-2);
    align-items: start;
    min-height: 3.75rem;
    padding-block: 1.1rem;
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary h3 {
    max-width: var(--measure);
    font: 650 1.0625em/1.4 var(--font-text);
  }
  & summary:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 0.12em;
    text-underline-offset: 0.2em;
  }
  /* The open question grows into the face of titles. */
  & details[open] summary h3 {
    font: 400 var(--size-h3) / 1.25 var(--font-title);
    color: var(--accent);
  }
  & .turn {
    position: relative;
    width: 1.5rem;
    height: 1.5rem;
    margin-top: 0.15rem;
    color: var(--accent);
  }
  & .turn::before,
  & .turn::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    top: 50%;
    border-top: 3px solid;
    translate: 0 -50%;
  }
  & .turn::after {
    rotate: 90deg;
  }
  & details[open] .turn::after {
    display: none;
  }
  & .answer {
    padding: 0 3.25rem var(--space-4) 0;
  }
  @container site (max-width: 40rem) {
    & .answer {
      padding-right: 0;
    }
  }
  /* Paper shows every answer, open or not. */
  @media print {
    & details::details-content {
      content-visibility: visible;
      display: block;
      block-size: auto;
    }
    & .turn {
      display: none;
    }
    & .topic + .topic {
      margin-top: 6mm;
    }
    & summary {
      min-height: 0;
      padding-block: 2mm 1mm;
    }
    & .answer {
      padding-bottom: 2mm;
    }
    & .answer p + p {
      margin-top: 1.5mm;
    }
    & details {
      break-inside: avoid;
    }
  }
`
