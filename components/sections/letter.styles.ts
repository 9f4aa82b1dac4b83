'use client'

import styled from 'styled-components'

/** A letter: fold marks, the town where a letter carries its place, the portrait as a stamp. */
export const LetterSheet = styled.article<{ $lead?: boolean }>`
  position: relative;
  padding: clamp(1.5rem, 1rem + 2.4vw, 3rem);
  padding-left: clamp(1.75rem, 1rem + 3vw, 3.75rem);
  background: var(--sheet);
  border: 1px solid var(--hairline);
  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: 33.3%;
    width: 1rem;
    height: 33.4%;
    border-block: 2px solid var(--hairline);
  }
  & .top {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-2);
  }
  & .place {
    padding-top: 0.2rem;
    font-size: var(--size-small);
    color: var(--text-soft);
  }
  & .stamp {
    flex: none;
    width: 5.5rem;
    padding: 7px;
    background: var(--tint-peach);
    outline: 6px dotted var(--sheet);
    outline-offset: -3px;
  }
  & blockquote {
    margin-top: var(--space-2);
    ${({ $lead }) => $lead && 'font: 400 var(--size-h3) / 1.42 var(--font-title);'}
  }
  & footer {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.25rem var(--space-3);
    margin-top: var(--space-3);
  }
  & .signature {
    font: 400 1.3125rem/1.2 var(--font-title);
  }
  @container site (max-width: 16rem) {
    & .top {
      flex-wrap: wrap;
    }
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
    & .stamp {
      outline-color: Canvas;
    }
  }
  @media print {
    break-inside: avoid;
    padding: 5mm;
    & .stamp {
      display: none;
    }
  }
`
