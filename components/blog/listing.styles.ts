'use client'

import styled from 'styled-components'

/** Words on a line, the chosen one underlined by a stone rule; no pills. */
export const FilterGroup = styled.fieldset`
  & legend {
    float: left;
    margin-right: var(--space-3);
    line-height: 3rem;
    color: var(--text-soft);
    font-size: var(--size-small);
  }
  & .words {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-1);
    border-bottom: 2px solid var(--text);
  }
  & .words > span {
    position: relative;
  }
  & label {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    margin-bottom: -2px;
    padding: 0 0.9rem;
    border-bottom: 6px solid transparent;
    cursor: pointer;
  }
  & label:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  & input:checked + label {
    font-weight: 650;
    background: var(--tint-river);
    border-bottom-color: var(--stone);
  }
  & input:focus-visible + label {
    outline: 4px solid var(--focus-outer);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-inner);
    border-radius: var(--radius);
  }
  @container site (max-width: 48rem) {
    & legend {
      float: none;
      margin-bottom: 0.25rem;
      line-height: 1.4;
    }
    & label {
      padding-inline: 0.75rem;
    }
  }
  /* A browser from before 2024 that cannot filter shows every article, and no button that does nothing. */
  @supports not selector(:has(a)) {
    display: none;
  }
  @media (forced-colors: active) {
    & label {
      border-bottom-color: Canvas;
    }
    & input:checked + label {
      border-bottom-color: Highlight;
    }
  }
  @media print {
    display: none;
  }
`

/** Cards as lines of an index: a picture, a title, a promise, a hairline. */
export const EntryList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--gutter);
  & article {
    position: relative;
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    align-items: start;
    gap: var(--space-2);
    height: 100%;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--hairline);
  }
  /* What is left when no picture comes at all. */
  & .shot {
    background: var(--tint-peach);
  }
  & .title {
    font-size: var(--size-h3);
    line-height: 1.2;
  }
  & .title a {
    color: var(--text);
    text-decoration-color: transparent;
  }
  & .title a:visited {
    color: var(--link-visited);
  }
  /* The whole card follows its one link. */
  & .title a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & article:hover .title a {
    color: var(--link-hover);
    text-decoration-color: currentColor;
  }
  & .title + p {
    margin-top: 0.4rem;
    line-height: 1.5;
  }
  & .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    margin: 0 0 0.3rem;
    font-size: var(--size-small);
    line-height: 1.4;
    color: var(--text-soft);
  }
  & .category {
    font-weight: 650;
    color: var(--accent);
  }
  /* On a phone the words pass under the picture: beside it they would run down in a column of four words. */
  @container site (max-width: 40rem) {
    & li:not(.wide) article {
      grid-template-rows: auto 1fr auto;
      row-gap: 0;
    }
    & li:not(.wide) article > div:last-child {
      display: contents;
    }
    & li:not(.wide) .shot {
      grid-row: 1 / span 2;
    }
    & li:not(.wide) .title + p {
      grid-column: 1 / -1;
      margin-top: var(--space-2);
    }
  }
  & .wide article {
    grid-template-columns: minmax(0, 1fr);
  }
  & .wide .title {
    font-size: var(--size-h2);
    font-size: min(var(--size-h2), 12cqi);
  }
  & .wide .date {
    margin-top: 0.6rem;
  }
  & .more {
    padding-block: var(--space-4);
  }
  @container site (min-width: 60rem) {
    grid-template-columns: 1fr 1fr;
    & article {
      grid-template-columns: 11.5rem minmax(0, 1fr);
      gap: var(--space-3);
      padding-block: var(--space-4);
    }
    & .wide,
    & .more {
      grid-column: 1 / -1;
    }
    & .wide article {
      grid-template-columns: 7fr 5fr;
      align-items: center;
      gap: var(--gutter);
      padding-block: var(--space-6);
    }
    & .wide p {
      font-size: var(--size-lead);
      line-height: 1.45;
    }
    & .wide .meta {
      font-size: var(--size-text);
      margin-block: 0.6rem;
    }
  }
  @container site (max-width: 16rem) {
    & article {
      grid-template-columns: minmax(0, 1fr);
    }
    & .shot {
      max-width: 6rem;
    }
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    & article {
      grid-template-columns: minmax(0, 1fr);
      padding-block: 2mm;
      break-inside: avoid;
    }
    & .shot {
      display: none;
    }
  }
`

/** The categories that a button can leave alone on the page: the style sheet hides the others, with or without a script. */
export const ListingGround = styled.div<{ $categories: readonly string[] }>`
  padding-block: var(--space-4) var(--band);
  & .empty {
    display: none;
    padding-block: var(--space-6);
    font-size: var(--size-lead);
  }
  &:has(input[data-empty]:checked) .empty {
    display: block;
  }
  ${({ $categories }) =>
    $categories.map(
      (category) => `&:has(input[value='${category}']:checked) [data-category]:not([data-category='${category}']) { display: none; }`,
    )}
`

export const PageTurn = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding-top: var(--space-4);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 650;
  }
`
