'use client'

import styled from 'styled-components'

/** The box of a field: a label, its help or its error, then the control. */
export const FieldBox = styled.div.withConfig({ componentId: 'field' })`
  min-width: 0;
  & > label {
    display: block;
    margin-bottom: var(--space-1);
    font-weight: var(--weight-strong);
    line-height: var(--leading-snug);
  }
  & > :is(.help, .error) {
    margin: calc(-1 * var(--space-half)) 0 var(--space-1);
    line-height: var(--leading-snug);
  }
  & > .advice {
    margin-top: var(--space-1);
  }
  & > .error {
    color: var(--error);
  }
  & :is(input, select, textarea) {
    width: 100%;
  }
  & textarea {
    line-height: var(--leading-lead);
  }
  &[data-invalid] {
    padding-left: var(--error-padding, var(--space-1));
    border-left: var(--rule-mark) solid var(--error);
  }
  &[data-invalid] :is(input, select, textarea) {
    border: var(--rule-thick) solid var(--error);
  }
`

/**
 * The form prints as blocks, because a grid that spans two pages prints its last row over what
 * follows.
 */
export const FormBox = styled.form.withConfig({ componentId: 'request-form' })`
  @media screen {
    &,
    & .fields {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
    }
  }
  & > [hidden],
  [data-pending] & [data-sending] > span {
    display: none;
  }
  & .after > button {
    margin-block: var(--space-1) var(--space-2);
  }
  & .result {
    margin-block: var(--space-2);
  }
  & .result[data-level='success'] .message {
    color: var(--action);
  }
  & :is(.error-summary, .result[data-level='error'] .message) {
    color: var(--error);
  }
  & :is(.error-summary, .message, .result a) {
    font-weight: var(--weight-strong);
  }
  & .fine-print {
    margin-top: 0;
  }
  & button[type='submit'] {
    transition: none;
  }
  [data-pending] & [data-sending]::before {
    content: attr(data-sending);
  }
`
