'use client'

import styled from 'styled-components'
import { Band } from '../ui/layout.styles'

/** Light falls only where somebody answers: one yellow band a page, at its end. */
export const VoiceGround = styled(Band)`
  color: var(--on-voice);
  & dd a {
    color: var(--on-voice);
  }
  & .note {
    margin-top: var(--space-3);
  }
  & dl {
    display: grid;
    gap: var(--space-2);
  }
  & dt {
    font-size: var(--size-small);
    color: var(--text-soft);
  }
  & dd {
    font-weight: 650;
  }
  & dd a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    overflow-wrap: anywhere;
  }
  & .write {
    margin-top: var(--space-3);
  }
  @container site (min-width: 60rem) {
    & .side {
      padding-left: var(--gutter);
      border-left: 2px solid var(--text);
    }
  }
  @media (forced-colors: active) {
    border-block: 2px solid CanvasText;
  }
`
