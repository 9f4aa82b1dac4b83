/** Code that has neither loaded nor failed by then counts as failed. */
export const loadTimeoutMs = 8000
