import { availableParallelism } from 'node:os'
import { env } from './env.mjs'

/** In development, Next's server forwards the requests that scripts/dev.ts answers. */
const rewrites = () =>
  Promise.resolve(
    ['/functions', '/gestion'].map((folder) => ({
      source: `${folder}/:path*`,
      destination: `${env.localFunction}${folder}/:path*`,
      basePath: /** @type {const} */ (false),
    })),
  )

/** @type {import('next').NextConfig} */
const config = {
  ...(env.localFunction === ''
    ? { output: 'export' }
    : {
        // Next would redirect the requests of the forms to the address with a final slash.
        skipTrailingSlashRedirect: true,
        rewrites,
      }),
  // With `trailingSlash: false`, a plain server that finds both contact/ and contact.html serves
  // the folder's index, which does not exist.
  trailingSlash: true,
  basePath: env.basePath,
  poweredByHeader: false,
  reactStrictMode: true,
  // An author must see the page beside its form as a visitor will.
  devIndicators: false,
  agentRules: false,
  // `npm test` checks the types: an author's build should neither wait for them nor name them.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    agentUpgrade: false,
    turbopackFileSystemCacheForBuild: true,
    // Each page holds its own style sheets instead of those of all pages. Smaller pieces would save
    // up to 500 bytes of other pages' styles, but add hashes to the security policy.
    inlineCss: true,
    cssChunking: { type: 'graph', requestCost: 500 },
    // No page prefetches through Next, and preparing for it takes a quarter of an article's build
    // time.
    prefetchInlining: false,
    // Next's default is one core less.
    cpus: availableParallelism(),
  },
  // The public environment: literals that only lib/public-environment.ts reads.
  env: {
    NEXT_PUBLIC_BASE_PATH: env.basePath,
    NEXT_PUBLIC_FUNCTION_HOST: env.functionHost,
    NEXT_PUBLIC_FUNCTION_KEY: env.functionKey,
    NEXT_PUBLIC_CHAT_SCRIPT: env.chat.script,
  },
}

export default config
