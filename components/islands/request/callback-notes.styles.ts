'use client'

import styled from 'styled-components'

/** In the flow at the end of the page and sticky, like the thumb bar, which lets go meanwhile (thumb-bar.module.css). */
export const NoteBox = styled.aside.withConfig({ componentId: 'callback-note' })`
  position: sticky;
  bottom: 0;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) max(var(--edge), var(--chat-lane, 0px)) max(var(--space-2), env(safe-area-inset-bottom)) var(--edge);
  border-top: 8px solid;
  background: var(--success-surface);
  color: var(--success);
  line-height: 1.45;
  &[data-callback-note='left'] {
    border-color: var(--stone);
    background: var(--sheet);
    color: var(--text);
  }
  & p {
    flex: 1 1 20rem;
    font-weight: 650;
  }
  & div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-2);
  }
  @media print {
    display: none;
  }
`
