'use client'

import styled from 'styled-components'

/* In the flow at the end of the page and sticky: it comes to rest under the footer, so it never hides the last line. scroll-padding keeps
   focused fields above it. It lets go on low screens (landscape, strong zoom) and while somebody types. */
export const ThumbNav = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: 3;
  display: grid;
  grid-template-columns: 3fr 2fr;
  padding-bottom: env(safe-area-inset-bottom);
  background: var(--text);
  border-top: 2px solid var(--text);
  font-weight: 650;
  & a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.55em;
    min-height: 3.75rem;
    padding: 0.35rem 0.5rem;
    line-height: 1.15;
    text-align: center;
    text-decoration: none;
  }
  & a:first-child {
    background: var(--voice);
    color: var(--on-voice);
  }
  & a:last-child {
    color: var(--sheet);
  }
  & a:hover {
    text-decoration: underline;
  }
  & a:focus-visible {
    outline-offset: -6px;
    outline-color: var(--focus-outer);
  }
  & a:last-child:focus-visible {
    outline-color: var(--focus-inner);
    box-shadow: none;
  }
  @media (max-height: 30em) {
    position: static;
  }
  body:has(input:focus-visible, textarea:focus-visible, select:focus-visible) & {
    position: static;
  }
  @container site (min-width: 66rem) {
    display: none;
  }
  @container site (max-width: 16rem) {
    position: static;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media (forced-colors: active) {
    & a {
      border: 2px solid ButtonText;
    }
  }
  @media print {
    display: none;
  }
`
