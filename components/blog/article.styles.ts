'use client'

import styled from 'styled-components'

/** The title band of an article: the category, the title, who wrote it and when on a rule. Its foot waits for the picture. */
export const ArticleFront = styled.header`
  padding-block: var(--space-2) clamp(6rem, 3rem + 9vw, 11rem);
  background: var(--tint);
  & .back {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--target);
  }
  & .category {
    margin-block: var(--space-3) var(--space-1);
    font-weight: 650;
    color: var(--accent);
  }
  & .byline {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    margin-top: var(--space-4);
    padding-top: var(--space-2);
    border-top: 2px solid var(--text);
    max-width: none;
    font-size: var(--size-small);
  }
  @container site (min-width: 60rem) {
    & h1 {
      max-width: 83%;
    }
  }
  @media print {
    padding: 0;
    background: none;
    & .back {
      display: none;
    }
  }
`

/** Half on the tint, half on the paper; on a wide page it runs off the right edge. */
export const Hero = styled.div`
  margin-top: calc(-1 * clamp(4.5rem, 2rem + 8vw, 9rem));
  & .shot {
    background: var(--tint-peach);
  }
  @container site (min-width: 60rem) {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--gutter);
    & .shot {
      grid-column: 4 / 13;
      margin-right: calc(-1 * max(var(--edge), (100cqi - var(--page)) / 2));
    }
    & .shot img {
      aspect-ratio: 16 / 9;
    }
  }
  @media print {
    display: block;
    margin-block: 6mm;
    break-inside: avoid;
    & .shot {
      margin: 0;
    }
    & img,
    & .shot img {
      aspect-ratio: 21 / 9;
      max-height: 55mm;
      object-position: 50% 30%;
    }
  }
`

/** A margin (columns 1 to 3), a text (4 to 9), notes (10 to 12), one spine between margin and text. */
export const Leaf = styled.div`
  margin-top: var(--space-6);
  padding-bottom: var(--space-6);
  & .contents {
    margin-bottom: var(--space-6);
    padding-block: var(--space-2);
    border-block: 3px solid var(--text);
  }
  & .contents h2 {
    font: 650 1em/1.3 var(--font-text);
    letter-spacing: 0;
  }
  & .contents ol {
    margin-top: var(--space-1);
    padding-left: 1.6em;
  }
  & .contents li {
    padding-left: 0.2em;
  }
  & .contents li::marker {
    font-family: var(--font-title);
    color: var(--accent);
  }
  & .contents a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    line-height: 1.3;
  }
  & .end {
    width: 5.5rem;
    margin-top: var(--space-6);
    border-top: 10px dotted var(--stone);
  }
  & .sources {
    margin-top: var(--space-3);
    font-size: var(--size-small);
    line-height: 1.5;
  }
  & .sources h2 {
    font: 650 1em/1.4 var(--font-text);
    letter-spacing: 0;
  }
  & .sources ul {
    max-width: 44em;
    padding-left: 1.1em;
  }
  & .sources li {
    padding-block: 0.3rem;
  }
  & .sources li::marker {
    color: var(--stone);
  }
  @container site (min-width: 60rem) {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--gutter);
    align-items: start;
    & .contents {
      grid-column: 1 / 4;
      position: sticky;
      top: 2rem;
      margin: 0;
      padding: 0 var(--gutter) 0 0;
      border: 0;
    }
    & .contents a {
      min-height: 2.25rem;
      padding-block: 0.25rem;
    }
    & .text {
      grid-column: 4 / 13;
      margin-left: calc(-1 * var(--gutter));
      padding-left: var(--gutter);
      border-left: 1px solid var(--hairline);
    }
  }
  @media print {
    display: block;
    margin-top: 6mm;
    padding-bottom: 0;
    & .contents {
      display: none;
    }
    & .text {
      margin: 0;
      padding: 0;
      border: 0;
    }
    & .sources ul {
      max-width: none;
    }
    & .sources li {
      padding-block: 0.5mm;
      break-inside: avoid;
    }
  }
`

/** What Markdown brings: paragraphs, lists, tables, quotations and the three blocks an author may open. */
export const ArticleProse = styled.div`
  & > * + * {
    margin-top: var(--space-3);
  }
  & > p:first-of-type {
    max-width: 28em;
    font-size: var(--size-lead);
    line-height: 1.5;
  }
  & > h2 {
    margin-top: var(--space-8);
    font-size: clamp(1.75rem, 1.55rem + 0.9vw, 2.25rem);
  }
  & > h3 {
    margin-top: var(--space-4);
  }
  & > h2 + * {
    margin-top: var(--space-2);
  }
  & > h3 + * {
    margin-top: var(--space-1);
  }
  & ul,
  & ol {
    max-width: var(--measure);
    padding-left: 1.3em;
    text-wrap: pretty;
  }
  & li {
    padding-left: 0.2em;
  }
  & li + li {
    margin-top: var(--space-1);
  }
  & li::marker {
    color: var(--stone);
  }
  & ol > li::marker {
    font-family: var(--font-title);
    color: var(--accent);
  }
  & aside ul,
  & aside ol {
    max-width: none;
  }
  & .block-title {
    font: 400 var(--size-h3) / 1.22 var(--font-title);
  }
  & .block-title + * {
    margin-top: var(--space-1);
  }
  & .en-bref {
    padding: var(--space-2) 0 var(--space-3);
    border-block: 3px solid var(--text);
  }
  & > .en-bref + p {
    margin-top: var(--space-6);
  }
  & .a-retenir {
    margin-top: var(--space-6);
    padding: var(--space-3) clamp(1.25rem, 3vw, 2rem) var(--space-3);
    border-top: 4px solid var(--stone);
    background: var(--tint-peach);
  }
  /* Squares to tick, on the screen as a promise, on paper for good. */
  & .a-retenir ul {
    list-style: none;
    padding: 0;
  }
  & .a-retenir li {
    position: relative;
    margin: 0;
    padding: 0.6rem 0 0.6rem 2.4rem;
    line-height: 1.45;
  }
  & .a-retenir li::before {
    content: '';
    position: absolute;
    left: 0.2rem;
    top: 0.85rem;
    width: 1.2rem;
    height: 1.2rem;
    border: 2px solid var(--control);
    background: var(--sheet);
  }
  & .note {
    padding-left: var(--space-2);
    border-left: 4px solid var(--stone);
    font-size: var(--size-small);
    line-height: 1.5;
    color: var(--text-soft);
  }
  & blockquote {
    margin-block: var(--space-6);
  }
  & blockquote p {
    max-width: 21em;
    font: 400 clamp(1.625rem, 1.4rem + 1.1vw, 2.125rem) / 1.28 var(--font-title);
    color: var(--accent);
  }
  & .table {
    margin-block: var(--space-4);
    overflow-x: auto;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    line-height: 1.4;
  }
  & th,
  & td {
    min-width: 8.5rem;
    padding: 0.8rem 1rem 0.8rem 0;
    border-bottom: 1px solid var(--hairline);
    text-align: left;
    vertical-align: top;
    font-variant-numeric: lining-nums;
  }
  & thead th {
    border-bottom: 3px solid var(--text);
    font-size: var(--size-small);
    font-weight: 650;
  }
  & tbody td:first-child {
    font-weight: 650;
  }
  @container site (min-width: 60rem) {
    display: grid;
    grid-template-columns: repeat(9, minmax(0, 1fr));
    column-gap: var(--gutter);
    & > * {
      grid-column: 1 / 7;
      min-width: 0;
    }
    & > p:first-of-type {
      grid-column: 1 / 8;
    }
    & > .table,
    & > blockquote {
      grid-column: 1 / 9;
    }
    /* A note follows its paragraph in the source, shares its row and takes no height of its own… */
    & > .note:not(:has(+ .table, + * + .table)) {
      grid-column: 7 / 10;
      height: 0;
      padding: 0;
      border: 0;
    }
    & > .note:not(:has(+ .table, + * + .table)) > * {
      margin-left: var(--space-1);
      padding-left: var(--space-2);
      border-left: 4px solid var(--stone);
    }
    /* …except where a wide table comes next and would run into it. */
    & > .note:has(+ .table, + * + .table) {
      grid-column: 1 / 7;
    }
  }
  @media (forced-colors: active) {
    & .a-retenir {
      border: 2px solid CanvasText;
    }
  }
  /* Large type on the full width of the sheet: fewer pages to hold. */
  @media print {
    display: block;
    line-height: 1.5;
    & > h2 {
      margin-top: 7mm;
    }
    & p,
    & > p:first-of-type,
    & ul,
    & ol {
      max-width: none;
    }
    & > * + * {
      margin-top: 3.5mm;
    }
    & > .note,
    & > .note:not(:has(+ .table, + * + .table)) {
      height: auto;
      margin-block: 3mm;
    }
    & .a-retenir {
      padding: 3mm 0 0;
      background: none;
    }
    & .a-retenir li,
    & blockquote {
      break-inside: avoid;
    }
    & .a-retenir .block-title,
    & .en-bref .block-title {
      break-after: avoid;
    }
    & .table {
      overflow: visible;
    }
    & th,
    & td {
      min-width: 0;
      padding-block: 1.5mm;
    }
  }
`

/** The yellow band of an article: light where somebody answers, in the column of the text. */
export const Pitch = styled.section`
  padding-block: var(--space-6) var(--space-8);
  background: var(--voice);
  color: var(--on-voice);
  & p {
    margin-top: var(--space-2);
  }
  & .call a {
    font-size: min(clamp(2.25rem, 1.7rem + 2.6vw, 3.5rem), 10cqi);
    line-height: 1.15;
  }
  @media (forced-colors: active) {
    border-block: 2px solid CanvasText;
  }
  @media print {
    margin-top: 8mm;
    padding: 4mm 0 0;
    border-top: 2pt solid #000;
    background: none;
    break-inside: avoid;
  }
`

/** What one may read or see next. */
export const Next = styled.div`
  padding-block: var(--space-6) var(--space-8);
  & section + nav {
    margin-top: var(--space-6);
  }
  & h2 {
    padding-top: 0.6rem;
    font-size: var(--size-h3);
  }
  & .pages a {
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    padding-block: 0.3rem;
    border-bottom: 1px solid var(--hairline);
  }
  & .articles {
    border-top: 3px solid var(--text);
  }
  @container site (min-width: 60rem) {
    & .articles article {
      grid-template-columns: 8rem minmax(0, 1fr);
    }
    & .pages ul {
      columns: 2;
      column-gap: var(--gutter);
    }
    & .pages li {
      break-inside: avoid;
    }
  }
  @media print {
    display: none;
  }
`
