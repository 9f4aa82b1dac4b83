'use client'

import styled from 'styled-components'

/** The box of a field: a label, its help or its error, buttons that help, then the control. */
export const FieldBox = styled.div.withConfig({ componentId: 'field' })`
  min-width: 0;
  & > label {
    display: block;
    margin-bottom: var(--space-1);
    font-weight: var(--weight-strong);
    line-height: var(--leading-snug);
  }
  & > p:not(.form-advice) {
    margin: 0 0 var(--space-1);
    line-height: var(--leading-snug);
  }
  & > .form-advice {
    margin-top: var(--space-1);
  }
  & :is(input, select, textarea) {
    width: 100%;
  }
  & textarea {
    line-height: var(--leading-lead);
  }
  &[data-invalid] {
    margin-left: calc(-1 * var(--error-outdent, 0px));
    padding-left: var(--error-padding, var(--space-1));
    border-left: var(--rule-mark) solid var(--error);
  }
  &[data-invalid] :is(input, select, textarea) {
    border: var(--rule-thick) solid var(--error);
  }
`

/** The box of a question with radio buttons, which a page without them has no style for. */
export const ChoiceBox = styled.fieldset.withConfig({ componentId: 'choice' })`
  min-width: 0;
  & > legend {
    font-weight: var(--weight-strong);
    line-height: var(--leading-snug);
  }
  & .form-options {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
  & label {
    display: flex;
    gap: var(--space-1);
    align-items: center;
    min-height: var(--control-height-small);
    line-height: var(--leading-snug);
  }
`

/**
 * The form prints as blocks, because a grid that spans two pages prints its last row over what
 * follows.
 */
export const FormBox = styled.form.withConfig({ componentId: 'request-form' })`
  @media screen {
    &,
    & .form-fields {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
    }
    /* Without a script, an e-mail link replaces the fields; print keeps them, to be filled in by
       hand. */
    html:not([data-script]) [data-island] & :where(.form-fields, .form-send) {
      display: none;
    }
  }
  &[data-dense],
  &[data-dense] .form-fields {
    gap: var(--space-2);
  }
  &[data-dense] .form-fields input:not([type='radio']) {
    min-height: var(--control-height-small);
    padding-block: var(--space-1);
  }
  & > [hidden],
  [data-pending] & [data-sending] > span {
    display: none;
  }
  & .form-after > button {
    margin-block: var(--space-1) var(--space-2);
  }
  & .form-result {
    margin-block: var(--space-2);
  }
  & .form-result[data-level='success'] .form-message {
    color: var(--action);
  }
  /* A confirmation that takes the place of the page's title is no box in the page. */
  & .form-result:not(.callout) {
    display: grid;
    gap: var(--space-2);
    line-height: var(--leading-snug);
    & .form-message {
      font-size: var(--size-lead);
    }
    & p {
      margin: 0;
    }
  }
  & :where(.form-error-summary, .form-result[data-level='error'] .form-message) {
    color: var(--error);
  }
  & :where(.form-error-summary, .form-message, .form-result a) {
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
