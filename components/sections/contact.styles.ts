'use client'

import styled from 'styled-components'

export const ContactGround = styled.section`
  padding-block: clamp(1.5rem, 0.5rem + 3.5vw, 4rem) var(--band);
  & .lead {
    margin-top: var(--space-2);
  }
  & .promise {
    margin-top: var(--space-2);
    font-weight: 650;
  }
`

/** The yellow slip beside the form: where somebody answers. */
export const Slip = styled.aside`
  padding: var(--space-4) clamp(1.25rem, 2vw, 2rem) 0;
  background: var(--voice);
  color: var(--on-voice);
  & h2 {
    font-size: var(--size-h3);
  }
  & a {
    color: var(--on-voice);
  }
  & .number {
    font-size: min(clamp(1.75rem, 1.5rem + 1.1vw, 2.25rem), 9cqi);
    margin-top: var(--space-1);
  }
  & dl {
    display: grid;
    gap: var(--space-2);
    margin-top: var(--space-3);
    padding-top: var(--space-3);
    border-top: 2px solid var(--text);
  }
  & dt {
    font-size: var(--size-small);
    color: var(--text-soft);
  }
  & dd {
    font-weight: 650;
  }
  & dd a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    overflow-wrap: anywhere;
  }
  & picture img {
    width: calc(100% + 2 * clamp(1.25rem, 2vw, 2rem));
    max-width: none;
    margin: var(--space-4) calc(-1 * clamp(1.25rem, 2vw, 2rem)) 0;
    aspect-ratio: 5 / 4;
    object-fit: cover;
    object-position: 50% 30%;
  }
  @container site (max-width: 60rem) {
    padding-bottom: var(--space-4);
    & picture {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
  @media print {
    background: none;
    & picture {
      display: none;
    }
  }
`
