'use client'

import styled from 'styled-components'
import { ink } from '@/styles/colours'

export const PopupBox = styled.dialog.withConfig({ componentId: 'popup' })`
  width: min(34rem, 100%);
  max-width: none;
  max-height: calc(100% - var(--space-3));
  padding: 0;
  border: 0;
  outline: var(--rule) solid transparent; /* visible in forced colours */
  overscroll-behavior: contain;
  scroll-padding-block: calc(var(--space-8) + var(--space-1)) var(--space-2);
  background: var(--card);
  color: var(--text);
  container-type: inline-size;

  &::backdrop {
    /* Before Safari 17.4 and Chrome 122, a ::backdrop reads no token. This ink is 72 % opaque. */
    background: ${ink}b8;
  }

  /* Without height, the top row stays sticky and keeps the close button over the scrolled
     content. */
  & .popup-dialog-top {
    position: sticky;
    top: 0;
    z-index: var(--z-raised);
    grid-column: 1 / -1;
    height: 0;
  }
  & .popup-dialog-close {
    position: absolute;
    top: var(--space-1-half);
    right: var(--space-3);
    width: var(--control-height-small);
    min-height: var(--control-height-small);
    padding: 0;
  }
  & .popup-dialog-close:not(:hover) {
    background: var(--card);
  }

  & .popup-dialog-advisor {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-1-half);
    align-content: start;
    padding: var(--space-1-half) var(--space-3);
    background: var(--tint-peach);
  }
  & .popup-dialog-advisor img {
    width: clamp(3rem, 13.5 * var(--cqi), 5.5rem);
    object-position: 50% 20%;
  }
  & h2 {
    align-self: center;
    padding-right: var(--control-height); /* keeps clear of the close button */
    font-size: min(var(--size-h3), 5.4 * var(--cqi));
  }
  & .popup-dialog-advisor p {
    grid-column: 1 / -1;
    margin: 0;
    font-size: var(--size-small);
    line-height: var(--leading-snug);
  }

  & .popup-dialog-phone {
    padding: var(--space-1) var(--space-3);
    line-height: var(--leading-tight);
    text-decoration: none;
  }
  & .popup-dialog-phone .popup-dialog-digits {
    font-size: var(--size-h3);
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
  }
  & .popup-dialog-phone:focus-visible {
    outline-offset: calc(-1 * var(--rule-mark));
    outline-color: currentColor;
  }

  & .popup-dialog-request {
    padding: var(--space-3);
  }
  & h3 {
    margin-bottom: var(--space-2);
  }

  @container site (width < 34rem) {
    & .popup-dialog-request {
      padding-block: var(--space-1-half);
    }
    & h3 {
      display: none;
    }
  }

  /* The advisor and her number stand beside the whole form. */
  @container site (width >= 60rem) {
    width: min(55rem, 100%);
    &[open] {
      display: grid;
      grid-template: auto 1fr auto / 20rem minmax(0, 1fr);
    }
    & .popup-dialog-advisor {
      grid-template-columns: minmax(0, 1fr);
      row-gap: var(--space-3);
      padding-block: var(--space-3);
    }
    & h2 {
      padding-right: 0;
    }
    & .popup-dialog-advisor img {
      width: min(100%, 36vh);
      aspect-ratio: 5 / 4;
    }
    & .popup-dialog-request {
      grid-area: 2 / 2 / 4;
    }
  }
`

/**
 * The button that opens the popup again, or its words of thanks, sticky at the foot of the screen.
 * The thumb bar is static meanwhile (thumb-bar.css).
 */
export const PopupFoot = styled.div.withConfig({ componentId: 'popup-foot' })`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bar);
  padding: var(--space-1) max(var(--page-margin), var(--chat-lane, 0px));
  padding-bottom: max(var(--space-1), env(safe-area-inset-bottom));
  border-top: var(--rule) solid;
  background: var(--card);
  text-align: center;
  &:empty {
    padding: 0;
    border: 0;
  }
  & p {
    max-width: none;
  }
`
