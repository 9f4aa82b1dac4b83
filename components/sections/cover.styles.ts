'use client'

import styled from 'styled-components'

/** Home: the title is set across the page as on a booklet's cover, text hangs in the margin, the picture runs off the right edge. */
export const CoverGround = styled.section`
  padding-top: clamp(1rem, 0.25rem + 1.6vw, 2.25rem);
  & h1 {
    max-width: 15em;
  }
  & h1 span {
    display: block;
    color: var(--accent);
  }
  & .sheet {
    margin-top: clamp(1.5rem, 1rem + 1.6vw, 2.5rem);
  }
  & .call {
    display: grid;
    justify-items: start;
    gap: var(--space-2);
    margin-block: var(--space-3);
  }
  & .call p {
    line-height: 1.35;
  }
  & .who-pays {
    margin-top: var(--space-4);
    padding-top: var(--space-2);
    border-top: 1px solid var(--hairline);
    font-size: var(--size-small);
    line-height: 1.5;
    color: var(--text-soft);
  }
  & .who-pays + p {
    margin-top: var(--space-2);
    font-size: var(--size-small);
    line-height: 1.5;
    font-weight: 650;
  }
  & figure {
    margin-inline: calc(-1 * var(--edge));
  }
  & figure img {
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
  & figcaption {
    max-width: 26em;
    padding: 0.6rem var(--edge) 0;
    font-size: var(--size-small);
    line-height: 1.4;
    color: var(--text-soft);
  }
  @container site (min-width: 60rem) {
    & .say {
      display: flex;
      flex-direction: column;
      padding-bottom: 2.2rem;
    }
    & .who-pays {
      margin-top: auto;
    }
    & figure {
      margin-left: 0;
      margin-right: calc(-1 * max(var(--edge), (100cqi - var(--page)) / 2));
    }
    & figure img {
      aspect-ratio: 16 / 10.5;
    }
    & figcaption {
      padding-inline: 0;
    }
  }
`
