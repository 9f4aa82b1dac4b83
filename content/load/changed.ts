// scripts/dev.ts replaces this module at each change of content/, so that Next reads the content
// again.
export {}
