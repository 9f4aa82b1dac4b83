'use client'

import styled from 'styled-components'

export const StarsRow = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  font-size: var(--size-small);
  color: var(--text-soft);
  & svg {
    height: 1.1rem;
    width: auto;
    max-width: 100%;
    fill: var(--accent);
  }
  @media (forced-colors: active) {
    & svg {
      fill: CanvasText;
    }
  }
`
