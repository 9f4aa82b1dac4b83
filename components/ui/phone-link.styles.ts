'use client'

import styled from 'styled-components'

/** A number to dial, always large enough for a thumb. Its own spaces never break (content/typography.ts), so it stays on one line. */
export const PhoneAnchor = styled.a<{ $size?: 'text' | 'large' | 'huge' }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-width: var(--target);
  min-height: var(--target);
  font-weight: 700;
  font-feature-settings: 'tnum';
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
`
