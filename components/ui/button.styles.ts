'use client'

import styled, { css } from 'styled-components'

const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-height: 3.5rem;
  padding: 0.7rem 1.6rem;
  border: 2px solid transparent;
  border-bottom: 5px solid #0b211a;
  border-radius: var(--radius);
  background: var(--action);
  font: 650 1.1875rem/1.25 var(--font-text);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  &,
  &:visited {
    color: var(--on-action);
  }
  &:hover {
    background: var(--action-hover);
    color: var(--on-action);
    text-decoration: underline;
    text-decoration-thickness: 0.1em;
  }
  &:active {
    border-bottom-width: 2px;
    margin-top: 3px;
    min-height: calc(3.5rem - 3px);
  }
  &:disabled {
    background: var(--paper);
    color: var(--text-soft);
    border: 2px dashed var(--control);
    cursor: progress;
    text-decoration: none;
  }
  @container site (max-width: 30rem) {
    padding-inline: 1rem;
    font-size: 1.125rem;
  }
  @container site (max-width: 16rem) {
    max-width: 100%;
    padding-inline: 0.5rem;
    overflow-wrap: anywhere;
  }
  /* On hover only: on the resting state the button fades in from the browser's grey at load, white on pale grey for a moment. */
  @media (prefers-reduced-motion: no-preference) {
    &:hover {
      transition: background-color 120ms ease-out;
    }
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
  @media print {
    display: none;
  }
`

const line = css`
  background: transparent;
  border: 2px solid var(--text);
  &,
  &:visited {
    color: var(--text);
  }
  &:hover {
    background: var(--text);
    color: var(--sheet);
  }
`

/** A link that looks like an action: it leads to a page. */
export const ButtonAnchor = styled.a<{ $line?: boolean }>`
  ${button}
  ${({ $line }) => $line && line}
`

/** A real button: it does something here. */
export const Button = styled.button<{ $line?: boolean }>`
  ${button}
  ${({ $line }) => $line && line}
`
