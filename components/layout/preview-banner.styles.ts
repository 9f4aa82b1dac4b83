'use client'

import styled from 'styled-components'

export const PreviewStrip = styled.p`
  max-width: none;
  padding: 0.4rem var(--edge);
  background: var(--text);
  color: var(--sheet);
  font-size: var(--size-small);
  text-align: center;
  @media print {
    display: none;
  }
`
