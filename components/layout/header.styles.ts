'use client'

import styled from 'styled-components'

export const Bar = styled.div`
  background: var(--bar);
  color: var(--on-bar);
  font-size: var(--size-small);
  line-height: 1.3;
  border-bottom: 1px solid transparent;
  & .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: var(--space-3);
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--target);
    color: var(--on-bar);
    text-decoration-color: transparent;
  }
  & a:hover,
  & [aria-current] {
    text-decoration-color: currentColor;
  }
  & [aria-current] {
    text-decoration-thickness: 3px;
    text-underline-offset: 0.4em;
    font-weight: 650;
  }
  & .hours,
  & nav {
    display: none;
  }
  & ul {
    display: flex;
    gap: 0 1.6rem;
  }
  @container site (min-width: 66rem) {
    & nav {
      display: block;
      margin-left: auto;
    }
  }
  @container site (min-width: 77rem) {
    & .hours {
      display: inline;
      margin-right: auto;
    }
  }
  @media print {
    background: none;
    & nav {
      display: none !important;
    }
    & .hours {
      display: inline;
    }
  }
`

export const Mast = styled.div`
  & .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-2);
  }
  & .main-navigation {
    display: none;
  }
  @container site (min-width: 66rem) {
    & .row {
      flex-wrap: nowrap;
      min-height: 5.5rem;
    }
    & .main-navigation {
      display: block;
      margin-left: auto;
      align-self: stretch;
    }
    & .main-navigation ul {
      display: flex;
      align-items: stretch;
      height: 100%;
      gap: 0.25rem;
    }
    & .main-navigation li:last-child {
      align-self: center;
      margin-left: 0.75rem;
    }
    /* The current page is an index tab cut in the paper of its own title band. */
    & .main-navigation li:not(:last-child) a {
      display: flex;
      align-items: center;
      height: 100%;
      padding: 0.5rem 1.1rem;
      color: var(--text);
      font-size: 1.25rem;
      text-decoration-color: transparent;
    }
    & .main-navigation a:hover {
      text-decoration-color: currentColor;
    }
    & .main-navigation li:not(:last-child) [aria-current] {
      background: var(--tint, var(--sheet));
      box-shadow: inset 0 5px 0 var(--stone);
      font-weight: 650;
    }
  }
  @media print {
    & .main-navigation,
    & details {
      display: none !important;
    }
  }
`

export const LogoLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.7rem;
  min-height: 4.75rem;
  padding-block: 0.4rem;
  text-decoration: none;
  &,
  &:visited,
  &:hover {
    color: var(--text);
  }
  & svg {
    display: block;
    height: 3rem;
    width: auto;
    max-width: 80cqi;
  }
  & .tagline {
    display: none;
  }
  @container site (min-width: 66rem) {
    & svg {
      height: 3.5rem;
    }
  }
  @container site (min-width: 77rem) {
    & .tagline {
      display: block;
      max-width: 11em;
      margin-left: 0.3rem;
      padding-left: 0.9rem;
      border-left: 1px solid var(--text);
      font-size: var(--size-small);
      line-height: 1.25;
    }
  }
`
