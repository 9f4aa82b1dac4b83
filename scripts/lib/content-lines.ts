import { readFileSync, readdirSync } from 'node:fs'

/** Every line of the texts of content/, and where an author finds it. */
export const listContentLines = () =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yml)$/.test(name))
    .sort()
    .flatMap((name) =>
      readFileSync(`content/${name}`, 'utf8')
        .split('\n')
        .map((line, at) => ({ line, location: `content/${name}, ligne ${at + 1}` })),
    )
