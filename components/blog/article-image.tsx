import type { ComponentProps } from 'react'
import { Picture } from '../ui/picture'
import './article-image.css'

/**
 * The picture of an article. components/blog/image-fallback.client.ts replaces one that fails to
 * load.
 */
export const ArticleImage = (props: ComponentProps<typeof Picture>) => (
  <div data-article-image>
    <Picture {...props} />
  </div>
)
