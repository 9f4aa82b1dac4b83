'use client'

import styled from 'styled-components'

export const LostGround = styled.section`
  padding-block: clamp(2rem, 1rem + 3.5vw, 4.5rem) var(--band);
  & .lead,
  & .call {
    margin-top: var(--space-3);
  }
  & [role='search'] {
    margin-top: var(--space-4);
  }
  & h2 {
    margin-top: var(--space-6);
    font-size: var(--size-h3);
  }
  & ul {
    margin-top: var(--space-2);
    padding-left: 1.5rem;
    border-left: 10px dotted var(--stone);
  }
  & li a {
    display: inline-flex;
    align-items: center;
    min-height: 3.25rem;
    font-size: var(--size-lead);
  }
  & picture img {
    width: 100%;
  }
`
