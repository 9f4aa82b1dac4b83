'use client'

import styled from 'styled-components'

/**
 * A label, its help or its error, then the control: in the order in which they are read. In forced colours the arrow, a picture, would stay dark: the
 * system's own comes back. On paper all stays together: with a label on one sheet and its box on the next, nobody knows what to write there. (These
 * comments stand outside: what is between the backticks goes to the browser as it is.)
 */
export const FieldBox = styled.div.withConfig({ componentId: 'field' })`
  min-width: 0;
  & > label {
    display: block;
    margin-bottom: 0.4rem;
    font-weight: 650;
    line-height: 1.4;
  }
  & > .help,
  & > .error {
    margin: -0.2rem 0 0.5rem;
    line-height: 1.45;
  }
  & > .help,
  & > .advice {
    font-size: var(--size-small);
    color: var(--text-soft);
  }
  & > .advice:not(:empty) {
    margin-top: 0.4rem;
    line-height: 1.45;
  }
  & > .error {
    color: var(--error);
  }
  & input,
  & select,
  & textarea {
    width: 100%;
  }
  & textarea {
    resize: vertical;
    line-height: 1.5;
  }
  & select {
    appearance: none;
    padding-right: 3rem;
    background: var(--sheet)
      url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%231B1511' stroke-width='2.5'%3E%3Cpath d='M5 9l7 7 7-7'/%3E%3C/svg%3E")
      right 0.9rem center / 1.4rem no-repeat;
    text-overflow: ellipsis;
  }
  & :is(input, select, textarea):hover {
    border-color: var(--text);
  }
  &[data-invalid] {
    padding-left: var(--space-2);
    border-left: 6px solid var(--error);
  }
  &[data-invalid] :is(input, select, textarea) {
    border: 3px solid var(--error);
  }
  @media (forced-colors: active) {
    & select {
      appearance: auto;
      background-image: none;
    }
  }
  @media print {
    break-inside: avoid;
    & :is(input, select, textarea) {
      background: none;
    }
  }
`
