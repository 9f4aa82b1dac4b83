import { availableParallelism } from 'node:os'
import { env } from './env.mjs'

/** @type {import('next').NextConfig} */
const config = {
  // In development, where Next runs, its server passes the function's address on; an export may have no rewrite.
  ...(env.localFunction === ''
    ? { output: 'export' }
    : {
        // Of its own, it would send the forms to the address with a final slash.
        skipTrailingSlashRedirect: true,
        rewrites: () =>
          Promise.resolve(
            ['/functions', '/gestion', `${env.basePath}/images`].map((folder) => ({
              source: `${folder}/:path*`,
              destination: `${env.localFunction}${folder.replace(env.basePath, '')}/:path*`,
              basePath: /** @type {const} */ (false),
            })),
          ),
      }),
  // With false, a plain server that finds both contact/ and contact.html serves the folder's index, which does not exist.
  trailingSlash: true,
  basePath: env.basePath,
  poweredByHeader: false,
  reactStrictMode: true,
  // An author sees the page beside its form as a visitor will.
  devIndicators: false,
  agentRules: false,
  // `npm test` reads the types: an author whose build waited for them would read of TypeScript.
  typescript: { ignoreBuildErrors: true },
  // The style of a page stands in its HTML. By default every page would hold the style of them all; this way it holds its own and up to 500 bytes of
  // the others' for each piece saved, because each piece is one more hash in the security policy that a host sends.
  experimental: {
    agentUpgrade: false,
    turbopackFileSystemCacheForBuild: true,
    inlineCss: true,
    // What a prefetch of Next would ask for: no page does (quiet-pages.ts), and weighing it takes a quarter of the time of each article.
    prefetchInlining: false,
    // One fewer by default: of two, one.
    cpus: availableParallelism(),
    cssChunking: { type: 'graph', requestCost: 500 },
  },
  // The browser's copy of the environment: literals, read by lib/public-environment.ts alone.
  env: {
    NEXT_PUBLIC_BASE_PATH: env.basePath,
    NEXT_PUBLIC_FUNCTION_HOST: env.functionHost,
    NEXT_PUBLIC_FUNCTION_KEY: env.functionKey,
    NEXT_PUBLIC_CHAT_PROVIDER: env.chat.provider,
    NEXT_PUBLIC_CHAT_ID: env.chat.id,
    NEXT_PUBLIC_CHAT_SCRIPT_URL: env.chat.scriptUrl,
  },
}

export default config
