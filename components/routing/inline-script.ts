import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The text of a script file as it ships inside HTML, without what only its readers need: comment lines, blank lines, indents, `export`. */
export const inlineScript = (sourceFile: string) =>
  readFileSync(path.join(process.cwd(), sourceFile), 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim().replace(/^export /, ''))
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
