// The environment that the browser needs. Next and scripts/build/browser-bundle.ts replace each
// value by a literal; env.mjs checks the values when the build starts, and never reaches the
// browser.
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
export const functionHost = process.env.NEXT_PUBLIC_FUNCTION_HOST ?? ''
export const functionKey = process.env.NEXT_PUBLIC_FUNCTION_KEY ?? ''
export const chatScript = process.env.NEXT_PUBLIC_CHAT_SCRIPT ?? ''
export const hasChat = chatScript !== ''
