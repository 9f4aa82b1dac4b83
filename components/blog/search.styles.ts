'use client'

import styled from 'styled-components'

export const SearchBox = styled.div`
  position: relative;
  & label {
    display: block;
    font-weight: 650;
  }
  & input {
    width: 100%;
    min-height: 3.5rem;
    margin-top: 0.4rem;
    padding: 0.6rem 0.9rem;
    border: 2px solid var(--control);
    border-radius: var(--radius);
    background: var(--sheet);
    color: var(--text);
    font: inherit;
  }
  & input:hover {
    border-color: var(--text);
  }
  & .help,
  & .failed {
    margin-top: 0.35rem;
    font-size: var(--size-small);
    line-height: 1.45;
  }
  & .help {
    color: var(--text-soft);
  }
  & .failed {
    padding-left: var(--space-2);
    border-left: 6px solid var(--error);
    color: var(--error);
  }
  /* Over the page rather than in it: nothing below moves while one types. */
  & .answers {
    position: absolute;
    z-index: 4;
    top: calc(100% + 0.25rem);
    inset-inline: 0;
    border: 2px solid var(--text);
    border-top-width: 3px;
    background: var(--sheet);
  }
  & .tally {
    padding: 0.5rem 0.9rem;
    max-width: none;
    font-size: var(--size-small);
    line-height: 1.4;
    color: var(--text-soft);
  }
  & [role='listbox'] {
    max-height: min(32rem, 60vh);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & [role='option'] {
    display: block;
    padding: 0.6rem 0.9rem 0.7rem;
    border-top: 1px solid var(--hairline);
    color: var(--text);
    text-decoration: none;
    line-height: 1.4;
  }
  & [role='option']:hover,
  & [role='option'][aria-selected='true'] {
    background: var(--tint-river);
  }
  & [role='option'][aria-selected='true'] {
    box-shadow: inset 6px 0 0 var(--stone);
  }
  & .kind {
    display: block;
    font-size: var(--size-small);
    font-weight: 650;
    color: var(--accent);
  }
  & .title {
    display: block;
    color: var(--link);
    font-weight: 650;
    text-decoration: underline;
    text-decoration-thickness: 0.09em;
    text-underline-offset: 0.2em;
  }
  & .sentence {
    display: block;
    margin-top: 0.15rem;
    font-size: var(--size-small);
  }
  & mark {
    padding-inline: 0.05em;
    background: var(--tint-peach);
    color: inherit;
    font-weight: 650;
  }
  /* Without a script nobody would answer. */
  html:not([data-script]) & {
    display: none;
  }
  @media (forced-colors: active) {
    & [role='option'][aria-selected='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  @media print {
    display: none;
  }
`
