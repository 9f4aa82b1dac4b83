'use client'

import styled from 'styled-components'

export const ToolsRow = styled.div`
  padding-block: var(--space-3);
  border-top: 1px solid var(--hairline);
  & .buttons,
  & .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & .ways {
    margin-top: var(--space-2);
  }
  & input {
    flex: 1 1 16rem;
    min-width: 0;
    min-height: 3.5rem;
    padding: 0.6rem 0.9rem;
    border: 2px solid var(--control);
    border-radius: var(--radius);
    background: var(--sheet);
    color: var(--text);
    font: inherit;
  }
  & [role='status']:not(:empty) {
    margin-top: var(--space-2);
  }
  html:not([data-script]) & {
    display: none;
  }
  @media print {
    display: none;
  }
`
