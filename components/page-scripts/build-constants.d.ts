// Constants that scripts/build/browser-bundle.ts replaces at build time.

/** The routes that a hash of the old site may name, without slash at either end. */
declare const HASH_REDIRECT_ROUTES: readonly string[]
