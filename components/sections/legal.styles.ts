'use client'

import styled from 'styled-components'

export const LegalSections = styled.div`
  & .updated {
    font-size: var(--size-small);
    color: var(--text-soft);
  }
  & .section {
    padding-block: var(--space-4);
    border-top: 1px solid var(--hairline);
    scroll-margin-top: 0.5rem;
  }
  & .updated + .section {
    margin-top: var(--space-3);
    border-top: 3px solid var(--text);
  }
  & h2 {
    font-size: clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem);
    line-height: 1.2;
  }
`
