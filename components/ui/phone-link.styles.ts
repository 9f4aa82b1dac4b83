'use client'

import styled from 'styled-components'

/** A number to dial: its digits never break over two lines, and it is always large enough for a thumb. */
export const PhoneAnchor = styled.a<{ $size?: 'text' | 'large' | 'huge' }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-width: var(--target);
  min-height: var(--target);
  font-weight: 700;
  font-feature-settings: 'tnum';
  white-space: nowrap;
  text-decoration-thickness: 0.07em;
  ${({ $size }) =>
    $size === 'large'
      ? 'font-size: min(1.75rem, 8cqi);'
      : $size === 'huge'
        ? 'font-size: min(var(--size-phone), 10cqi); line-height: 1.1; letter-spacing: -0.015em;'
        : ''}
  &,
  &:visited {
    color: inherit;
  }
  @container site (max-width: 16rem) {
    white-space: normal;
  }
`
