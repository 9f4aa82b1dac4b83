'use client'

import styled from 'styled-components'

export const FooterGround = styled.footer`
  padding-block: var(--space-8) var(--space-4);
  background: var(--deep);
  color: var(--on-deep);
  & h2 {
    font-size: var(--size-h3);
    color: var(--voice-on-deep);
  }
  & .columns {
    display: grid;
    gap: var(--space-4) var(--gutter);
  }
  & .columns ul,
  & address {
    margin-top: var(--space-2);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--on-deep);
    text-decoration-color: rgb(250 244 230 / 0.45);
    overflow-wrap: anywhere;
  }
  & a:hover {
    text-decoration-color: currentColor;
  }
  & address a[href^='tel:'] {
    font-size: min(1.5rem, 10cqi);
    color: var(--voice-on-deep);
  }
  & .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem var(--space-4);
    margin-top: var(--space-6);
    padding-top: var(--space-3);
    border-top: 1px solid rgb(250 244 230 / 0.35);
    font-size: var(--size-small);
  }
  & .end ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
  @container site (min-width: 48rem) {
    & .columns {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media print {
    display: none;
  }
`
