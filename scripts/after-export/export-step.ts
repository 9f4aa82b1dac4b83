/** A step that finishes the export: it reads and changes the files of `dir` (out/) and says in a few words what it did. */
export type ExportStep = { title: string; run: (dir: string) => Promise<string> }
