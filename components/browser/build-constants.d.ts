// Replaced by scripts/build/browser-bundle.ts.

/** The address of the built lazy-features.ts. */
declare const LAZY_FEATURES_FILE: string

/** Without a provider, none of the chat's code is in the script. */
declare const HAS_CHAT: boolean

/** The routes that a hash of the old site may name, without slash at either end. */
declare const HASH_REDIRECT_ROUTES: readonly string[]
