'use client'

import styled from 'styled-components'

export const SwitchButton = styled.button`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  max-width: 100%;
  overflow-wrap: anywhere;
  gap: var(--space-2);
  min-height: 3.5rem;
  margin-top: var(--space-3);
  padding: 0.6rem 1rem;
  border: 2px solid var(--control);
  border-radius: var(--radius);
  background: var(--sheet);
  color: var(--text);
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover {
    border-color: var(--text);
  }
  & .label {
    font-weight: 650;
  }
  & .state {
    display: block;
  }
  & .track {
    position: relative;
    flex: none;
    width: 3.5rem;
    height: 2rem;
    border: 2px solid var(--control);
    border-radius: 1rem;
    background: var(--paper);
  }
  & .track::after {
    content: '';
    position: absolute;
    top: 0.125rem;
    left: 0.125rem;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    background: var(--control);
  }
  &[aria-checked='true'] .track {
    border-color: var(--action);
    background: var(--action);
  }
  &[aria-checked='true'] .track::after {
    left: auto;
    right: 0.125rem;
    background: var(--on-action);
  }
  /* Without a script there is no chat to refuse. */
  html:not([data-script]) & {
    display: none;
  }
  @media (forced-colors: active) {
    & .track::after {
      background: ButtonText;
    }
    &[aria-checked='true'] .track {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media print {
    display: none;
  }
`
