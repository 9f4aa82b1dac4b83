/**
 * The media query of the dark theme in pictures, which components/layout/theme-toggle.client.ts
 * replaces after a visitor's choice.
 */
export const darkQuery = '(prefers-color-scheme: dark)'
