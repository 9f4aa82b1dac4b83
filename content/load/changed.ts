// Changes only in development, where next.config.mjs puts a file in its place that says when content was last saved (content/load/load.ts).
export {}
