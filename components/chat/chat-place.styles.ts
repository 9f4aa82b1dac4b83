'use client'

import { createGlobalStyle } from 'styled-components'

/* Providers put their button about 20 px from the bottom right corner, 60 px wide, above everything. The place is kept for it rather than
   taken from the words: on a phone the thumb bar grows and leaves it the corner, over an opaque lane; on a wide page the end of the page
   scrolls clear of it. On low screens (landscape, strong zoom), where the bar lets go too, it goes away. */
export const ChatPlace = createGlobalStyle`
  html[data-chat] {
    --chat-lane: 88px;
    scroll-padding-bottom: 8.5rem;
    & body {
      padding-bottom: var(--chat-lane);
    }
    @media (max-width: 65.99rem) {
      & body {
        padding-bottom: 0;
      }
      & body::after {
        content: '';
        position: fixed;
        z-index: 2;
        inset: auto 0 0;
        height: var(--chat-lane);
        background: var(--text);
      }
      & .site > nav {
        min-height: var(--chat-lane);
        padding-right: var(--chat-lane);
      }
    }
    @media (max-height: 30em) {
      & body {
        padding-bottom: 0;
      }
      & .site > nav {
        padding-right: 0;
      }
      & body::after {
        display: none;
      }
      & [data-chat-part] {
        display: none !important;
      }
    }
    @media (forced-colors: active) {
      & body::after {
        background: Canvas;
      }
    }
    @media print {
      & body {
        padding-bottom: 0;
      }
      & body::after,
      & [data-chat-part] {
        display: none !important;
      }
    }
  }
`
