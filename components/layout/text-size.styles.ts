'use client'

import styled from 'styled-components'

export const TextSizeGroup = styled.fieldset`
  display: flex;
  align-items: center;
  & > span {
    position: relative;
  }
  & label {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: var(--target);
    height: var(--target);
    border-block: 4px solid transparent;
    font-weight: 650;
    font-size: 1.0625rem;
    cursor: pointer;
  }
  & span:nth-of-type(2) > label {
    font-size: 1.3125rem;
  }
  & span:nth-of-type(3) > label {
    font-size: 1.6875rem;
  }
  & label:hover {
    background: rgb(27 21 17 / 0.1);
  }
  & input:checked + label {
    border-bottom-color: var(--on-bar);
  }
  & input:focus-visible + label {
    outline: 4px solid var(--focus-outer);
    outline-offset: -2px;
  }
  /* Without a script there is nobody to enlarge the text: the browser's own zoom does it. */
  html:not([data-script]) & {
    display: none;
  }
  @media (forced-colors: active) {
    & label {
      border-color: Canvas;
    }
    & input:checked + label {
      border-bottom-color: Highlight;
    }
  }
  @media print {
    display: none;
  }
`
