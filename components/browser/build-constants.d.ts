// Constants that scripts/build/browser-bundle.ts replaces at build time.

/** The address of the built file of lazy-features.ts. */
declare const LAZY_FEATURES_FILE: string

/** False without a chat: the bundle then holds none of the chat's code. */
declare const HAS_CHAT: boolean

/** The routes that a hash of the old site may name, without slash at either end. */
declare const HASH_REDIRECT_ROUTES: readonly string[]
