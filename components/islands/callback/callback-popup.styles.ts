'use client'

import styled from 'styled-components'

/** A card on a wide screen, a sheet from the bottom on a phone; --view and --keyboard, of the visual viewport, keep it above the keyboard. */
export const CallbackBox = styled.dialog.withConfig({ componentId: 'callback' })`
  inset: 0;
  width: min(34rem, 100%);
  max-width: none;
  height: fit-content;
  max-height: calc(var(--view, 100dvh) - 1.5rem);
  margin: auto;
  padding: 0;
  border: 0;
  outline: 2px solid transparent; /* seen in forced colours, like that of the number */
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 4.5rem min(9rem, var(--view, 100dvh) * 0.25);
  background: var(--sheet);
  color: var(--text);
  container: popup / inline-size;
  &::backdrop {
    background: rgb(27 21 17 / 0.72);
  }
  /* Always within reach, however far the form has scrolled. */
  & .top {
    position: sticky;
    top: 0;
    z-index: 1;
    grid-column: 1 / -1;
    height: 0;
  }
  & button.close {
    position: absolute;
    top: clamp(0.75rem, (100vw - 60rem) * 999, var(--space-3));
    right: var(--space-3);
    width: 3rem;
    min-height: 3rem;
    padding: 0;
  }
  & button.close:not(:hover) {
    background: var(--sheet);
  }
  & .advisor {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: 0.5rem 0.75rem;
    padding: 0.75rem var(--space-3) 0.6rem;
    background: var(--tint-peach);
  }
  & .advisor img {
    width: clamp(3rem, 13.5cqi, 5.5rem);
    object-position: 50% 20%;
  }
  & h2 {
    align-self: center;
    font-size: min(1.625rem, 5.4cqi);
  }
  & h2:focus-visible {
    outline: none;
    box-shadow: none;
  }
  /* The room of the cross, under which a third line is whole. */
  & h2::before {
    content: '';
    float: right;
    width: clamp(2.75rem, 11cqi, 3.75rem);
    height: 2.75rem;
  }
  & .advisor p {
    grid-column: 1 / -1;
    margin: 0;
    font-size: var(--size-small);
    line-height: 1.4;
  }
  & .now {
    display: block;
    padding: 0.5rem var(--space-3);
    border-block: 2px solid transparent;
    background: var(--voice);
    line-height: 1.3;
    text-decoration: none;
  }
  & .now:is(:link, :visited, :hover) {
    color: var(--on-voice);
  }
  & .now .digits {
    font-size: min(1.6rem, 9vw);
    font-weight: 700;
    font-feature-settings: 'tnum';
    text-decoration: underline 0.07em;
  }
  & .now:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
  & .request {
    padding: var(--space-3);
  }
  & h3 {
    margin-bottom: var(--space-2);
  }
  & :is(form, .fields) {
    gap: 0.875rem;
  }
  & .fields input {
    min-height: 3rem;
    padding-block: 0.4rem;
  }
  & .send:not([hidden]) {
    display: flex;
    gap: var(--space-2);
    margin-top: 0.6rem;
  }
  & .send > * {
    flex: auto;
    padding-inline: 0.5rem;
    overflow-wrap: normal;
  }
  & .send > .plain-button {
    flex: 0 9999 auto;
    padding-inline: 0;
    color: var(--text);
    font: 650 var(--size-small) / 1.2 var(--font-text);
  }
  /* On a narrow or a low screen, what sends and what refuses stay in view, but where a keyboard leaves little of it. */
  @media (max-width: 34rem), (max-height: 44rem), (max-width: 60rem) and (max-height: 56rem) {
    &:not([data-low]) .send {
      position: sticky;
      bottom: 0;
      z-index: 1;
      margin-inline: calc(-1 * var(--space-3));
      padding: 0.75rem var(--space-3);
      border-top: 2px solid;
      background: var(--sheet);
    }
  }
  @media (max-width: 34rem) {
    inset: auto 0 var(--keyboard, 0px);
    max-height: calc(var(--view, 100dvh) - 0.5rem);
    margin: 0;
    & h3 {
      display: none;
    }
    & .request {
      padding-block: 0.5rem 0;
    }
  }
  /* Who calls and her number at the left, the whole form at the right: at 1280 by 800 nothing is scrolled. */
  @media (min-width: 60rem) {
    width: min(55rem, 100%);
    &[open] {
      display: grid;
      grid-template: auto 1fr auto / 20rem minmax(0, 1fr);
    }
    & .advisor {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 1.25rem;
      padding-block: var(--space-3);
    }
    & .advisor img {
      width: min(100%, 36dvh);
      aspect-ratio: 5 / 4;
    }
    & .request {
      grid-area: 2 / 2 / 4;
    }
  }
  /* Larger letters on a small telephone: the words before the picture. */
  @container popup (max-width: 18rem) {
    & .advisor picture {
      display: none;
    }
    & :not(.send *) {
      overflow-wrap: anywhere;
    }
  }
`

/** In the flow at the end of the page and sticky, like the thumb bar, which is static meanwhile (thumb-bar.css). */
export const NoteBox = styled.aside.withConfig({ componentId: 'callback-note' })`
  position: sticky;
  bottom: 0;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) max(var(--edge), var(--chat-lane, 0px)) max(var(--space-2), env(safe-area-inset-bottom)) var(--edge);
  border-top: 8px solid;
  background: var(--success-surface);
  color: var(--success);
  line-height: 1.45;
  &[data-callback-note='left'] {
    border-color: var(--stone);
    background: var(--sheet);
    color: var(--text);
  }
  & p {
    flex: 1 1 20rem;
    font-weight: 650;
  }
`
