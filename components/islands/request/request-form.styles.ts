'use client'

import styled from 'styled-components'

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
  & .after > button {
    margin-block: var(--space-1) var(--space-2);
  }
  & .privacy a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  & > [hidden] {
    display: none;
  }
  /* The page was left while the message was on its way (components/start/draft.ts). */
  & .left {
    display: none;
    padding: var(--space-2) var(--space-3);
    border-left: 8px solid var(--stone);
    background: var(--sheet);
    line-height: 1.45;
  }
  [data-left] & .left {
    display: block;
  }
  & .without-script {
    margin: 0;
    padding: var(--space-2) var(--space-3);
    border-left: 8px solid var(--stone);
    background: var(--sheet);
  }
  & button[type='submit'] {
    justify-self: start;
    /* It comes back under the pointer: faded in, its label would be white on cream for that moment. */
    transition: none;
  }
  /* A submit that came before the code of the form: the same words as while it sends, until the code takes it (components/start/islands.ts). */
  [data-held] & button[type='submit'] > span {
    display: none;
  }
  [data-held] & button[type='submit']::before {
    content: attr(data-sending);
  }
  @container site (min-width: 60rem) {
    & .fields > .pair {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: end;
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
