import type { MetadataRoute } from 'next'
import { bar, paper } from '@/styles/colours'
import { buildLocalPath } from '@/lib/paths'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { env } from '@/env.mjs'

export const dynamic = 'force-static'

/** Next does not add the base path to these addresses. */
export default function manifest(): MetadataRoute.Manifest {
  const icon = (name: string, size: number) => ({
    src: buildLocalPath(`/icons/${name}.png`, env.basePath),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return {
    name: `${site.brand}, ${site.tagline}`,
    short_name: site.brand,
    description: words.homePage.meta.description,
    lang: 'fr-CA',
    dir: 'ltr',
    start_url: buildLocalPath('/', env.basePath),
    scope: buildLocalPath('/', env.basePath),
    // Older visitors rely on the address bar and the Back button.
    display: 'browser',
    background_color: paper,
    theme_color: bar,
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  }
}
