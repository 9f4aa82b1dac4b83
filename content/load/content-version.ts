// `npm run dev` replaces this module, at each change of content/, by one that says when (scripts/dev.ts): Next then reads the content again.
export {}
