'use client'

import styled from 'styled-components'

/** Width and height are on the element, so nothing moves when the file arrives; its mean colour holds the place until then. */
export const PictureImage = styled.img<{ $color: string; $ratio?: string | undefined; $position?: string | undefined }>`
  width: 100%;
  background: ${({ $color }) => $color};
  ${({ $ratio }) => $ratio && `aspect-ratio: ${$ratio}; object-fit: cover;`}
  ${({ $position }) => $position && `object-position: ${$position};`}
`
