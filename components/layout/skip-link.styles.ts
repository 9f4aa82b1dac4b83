'use client'

import styled from 'styled-components'

export const SkipLink = styled.a`
  position: absolute;
  left: var(--edge);
  top: 0;
  z-index: 5;
  padding: 0.75rem 1.25rem;
  background: var(--sheet);
  color: var(--text);
  transform: translateY(-120%);
  &:focus {
    transform: none;
  }
  @media print {
    display: none;
  }
`
