// Constants of the browser's code, which browser-bundle.ts replaces by the values of its `define`.

/** The routes that a hash of the old site may name, without slash at either end. */
declare const HASH_REDIRECT_ROUTES: readonly string[]

/**
 * The files of the offline copies, which scripts/export/offline-copies.ts lists. If the list is
 * empty, the worker deletes its copies and itself.
 */
declare const OFFLINE_FILES: readonly string[]
declare const OFFLINE_VERSION: string
/** The HTML of the notice shown above a copy. */
declare const OFFLINE_NOTICE: string
