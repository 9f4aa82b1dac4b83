'use client'

import styled from 'styled-components'

// Comments stand outside: what is between the backticks goes to the browser as it is.

/**
 * The button comes back under the pointer, without a transition: faded in, its label would be white on cream for that moment. Of a pair, the label, the
 * help, the error, the box and the advice of one stand beside those of the other, however many lines each takes. On paper they are blocks: a grid that two sheets share lays its last row over what
 * follows.
 */
export const FormBox = styled.form.withConfig({ componentId: 'request-form' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  & .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  & .fields > .pair {
    display: grid;
    gap: var(--space-3) var(--gutter);
  }
  & .required,
  & .privacy {
    font-size: var(--size-small);
    line-height: 1.45;
    color: var(--text-soft);
    margin: 0;
  }
  & .privacy a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  & button[type='submit'] {
    justify-self: start;
    transition: none;
  }
  @container site (min-width: 60rem) {
    & .fields > .pair {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: repeat(5, auto);
      row-gap: 0;
    }
    & .pair > div {
      display: grid;
      grid-row: span 5;
      grid-template-rows: subgrid;
    }
    & .pair > div > .help {
      grid-row: 2;
    }
    & .pair > div > .error {
      grid-row: 3;
    }
    & .pair > div > input {
      grid-row: 4;
    }
    & .pair > div > .advice {
      grid-row: 5;
    }
  }
  @media print {
    &,
    & .fields:not([hidden]) {
      display: block;
    }
    & .fields > * + *,
    & .fields > .pair > * + * {
      margin-top: 4mm;
    }
  }
  @container site (max-width: 16rem) {
    & button[type='submit'] {
      width: 100%;
      overflow-wrap: anywhere;
    }
  }
`

/** The form of /contact opens with the heavy rule that opens every list of the site. */
export const ContactBox = styled.div.withConfig({ componentId: 'contact' })`
  margin-top: var(--space-4);
  padding-top: var(--space-3);
  border-top: 3px solid var(--text);
`

/** What became of the message: a tint, a thick rule and words. The focus goes there, so it has a ring only for those who use a keyboard. */
export const AnswerBox = styled.div.withConfig({ componentId: 'answer-box' })<{ $kind: 'success' | 'error' }>`
  margin-bottom: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-left: 8px solid;
  line-height: 1.45;
  ${({ $kind }) => `background: var(--${$kind}-surface); color: var(--${$kind});`}
  & .message {
    font-weight: 650;
  }
  & .rescue {
    margin-top: var(--space-2);
    color: var(--text);
  }
  & ul {
    display: grid;
    gap: 0 var(--space-3);
    justify-items: start;
    margin-top: var(--space-1);
  }
  & li a {
    display: inline-block;
    padding-block: 0.45rem;
    font-weight: 700;
    color: var(--text);
  }
  & .digits {
    white-space: nowrap;
  }
  @container site (max-width: 16rem) {
    & .digits {
      white-space: normal;
    }
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
    border-left-width: 8px;
  }
`
