'use client'

import styled from 'styled-components'

/** Four panes, as in a lantern: three faces and a lit one, which is the visitor's. */
export const PanesGrid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  & > * {
    min-width: 0;
  }
  & img {
    aspect-ratio: 1;
    object-fit: cover;
  }
  & a {
    display: grid;
    place-items: center;
    padding: 0.5rem;
    background: var(--voice);
    font: 400 clamp(1.625rem, 1.2rem + 1.8vw, 2.5rem) / 1.1 var(--font-title);
    text-align: center;
    text-decoration-thickness: 0.06em;
  }
  &&& a {
    color: var(--on-voice);
  }
  @container site (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (forced-colors: active) {
    & a {
      border: 2px solid LinkText;
    }
  }
  @media print {
    display: none;
  }
`
