// What scripts/build/browser-bundle.ts writes into the plain script, in place of these names.

/** The address of the built lazy-features.ts. */
declare const LAZY_FEATURES_FILE: string

/** Whether a provider is configured: without one, none of its code is in the script. */
declare const HAS_CHAT: boolean

/** The routes that an address of the old site may name, without slash at either end: the home page is the empty string. */
declare const HASH_REDIRECT_ROUTES: readonly string[]
