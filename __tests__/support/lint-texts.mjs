// node lint-texts.mjs: reads [{ file, text }] on standard input and prints, for each, the rules that refuse it under eslint.config.mjs.
// A process of its own, because jest cannot load an ESLint configuration; and without types, because these files do not exist.
import { text } from 'node:stream/consumers'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'

/** @typedef {{ file: string, text: string }} Sample */

const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] })
/** @type {unknown} */
const input = JSON.parse(await text(process.stdin))
const results = await Promise.all(
  /** @type {Sample[]} */ (input).map(async (sample) => {
    const [result] = await eslint.lintText(sample.text, { filePath: sample.file })
    return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? []
  }),
)
process.stdout.write(JSON.stringify(results))
