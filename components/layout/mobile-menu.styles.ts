'use client'

import styled from 'styled-components'

export const MenuBox = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 0.6em;
    min-height: 3rem;
    padding: 0.3rem 1rem;
    border: 2px solid var(--text);
    border-radius: var(--radius);
    font-weight: 650;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & .bars {
    position: relative;
    width: 1.25em;
    height: 0.9em;
    border-block: 3px solid;
  }
  & .bars::after,
  &[open] .bars::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    top: calc(50% - 1.5px);
    border-top: 3px solid;
  }
  &[open] > summary {
    background: var(--text);
    color: var(--sheet);
  }
  &[open] .bars {
    border-color: transparent;
  }
  &[open] .bars::after {
    rotate: 45deg;
    border-color: var(--sheet);
  }
  &[open] .bars::before {
    rotate: -45deg;
    border-color: var(--sheet);
  }
  /* Open, the box steps aside so that its panel takes a full row under the header. */
  &[open] {
    display: contents;
  }
  &::details-content {
    flex-basis: 100%;
  }
  & nav {
    flex: 1 0 100%;
    margin-inline: calc(-1 * var(--edge));
    padding: 0 var(--edge) var(--space-4);
    background: var(--sheet);
    border-top: 3px solid var(--text);
  }
  & ul {
    border-bottom: 1px solid var(--hairline);
  }
  & li + li {
    border-top: 1px solid var(--hairline);
  }
  & li a {
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    padding-block: 0.4rem;
    color: var(--text);
    text-decoration-color: transparent;
  }
  & li a:hover {
    text-decoration-color: currentColor;
  }
  & ul:first-of-type {
    border-bottom: 3px solid var(--text);
  }
  & ul:first-of-type a {
    min-height: 4.25rem;
    font: 400 1.625rem/1.2 var(--font-title);
  }
  & [aria-current] {
    margin-left: calc(-1 * var(--edge));
    padding-left: calc(var(--edge) - 6px);
    border-left: 6px solid var(--stone);
    font-weight: 650;
  }
  & nav > a {
    width: 100%;
    margin-top: var(--space-3);
  }
  @container site (min-width: 66rem) {
    &,
    &[open] {
      display: none;
    }
  }
  @container site (max-width: 16rem) {
    & nav {
      min-width: 0;
      width: calc(100% + 2 * var(--edge));
    }
    & ul:first-of-type a {
      font-size: 1.25rem;
    }
  }
  @media (forced-colors: active) {
    & > summary {
      border-color: ButtonText;
    }
  }
`
