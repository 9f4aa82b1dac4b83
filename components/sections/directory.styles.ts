'use client'

import styled from 'styled-components'

export const DirectoryGround = styled.section`
  padding-bottom: var(--band);
  & .checked {
    padding-top: var(--space-3);
    font-size: var(--size-small);
    color: var(--text-soft);
  }
  & .index {
    padding-block: var(--space-4);
    margin-bottom: var(--space-2);
    border-bottom: 3px solid var(--text);
  }
  & .index ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: 0 var(--gutter);
  }
  & .index li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: 0.5rem;
    align-items: center;
  }
  & .index a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    line-height: 1.3;
  }
  & .number {
    font: 400 1.25em/1 var(--font-title);
    color: var(--accent);
  }
  & .group {
    padding-block: var(--space-4);
    border-top: 1px solid var(--hairline);
    scroll-margin-top: 0.5rem;
  }
  & .index + .group {
    border-top: 0;
  }
  & h2 {
    display: grid;
    grid-template-columns: 1.3em minmax(0, 1fr);
    padding-block: 0.7rem;
    font-size: clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem);
    line-height: 1.2;
  }
  & h2 .number {
    font-size: 1em;
  }
  & h2 svg {
    grid-column: 2;
    margin-top: 0.6rem;
    color: var(--accent);
    width: 1.4em;
    height: 1.4em;
  }
  & li.entry {
    display: grid;
    gap: 0 var(--gutter);
    padding-block: 0.9rem;
    border-top: 1px solid var(--hairline);
  }
  & li.entry:first-child {
    border-top: 0;
  }
  & .entry > div > a:first-child {
    display: inline-block;
    min-height: var(--target);
    padding-top: 0.5rem;
    font-weight: 650;
    line-height: 1.4;
  }
  & .entry > div > a svg {
    width: 0.85em;
    height: 0.85em;
    margin-left: 0.35em;
    vertical-align: -0.05em;
  }
  & .entry p {
    margin: 0;
    line-height: 1.5;
  }
  & .host {
    font-size: var(--size-small);
    color: var(--text-soft);
    overflow-wrap: anywhere;
  }
  @container site (min-width: 60rem) {
    & li.entry {
      grid-template-columns: 4fr 5fr;
    }
    & .entry > p {
      padding-top: 0.5rem;
    }
  }
  @container site (max-width: 16rem) {
    & h2 {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    & .index {
      display: none;
    }
    & .host {
      display: none;
    }
    & li.entry {
      break-inside: avoid;
      padding-block: 2mm;
    }
  }
`
