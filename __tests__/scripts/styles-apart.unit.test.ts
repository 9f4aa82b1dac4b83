import { describe, expect, test } from '@jest/globals'
import { setStylesApart } from '@/scripts/after-export/styles-apart'

const files: Partial<Record<string, string>> = { '/a.css': 'p{color:red}', '/b.css': '\ni::before{content:"$&"}' }
const read = (address: string) => Promise.resolve(files[address] ?? '')
const tag = (list: string, text: string) => `<style data-precedence="next" data-href="${list}">${text}</style>`

describe('the styles of a page', () => {
  test('come in one tag for each piece, in their order', async () => {
    const page = `<head>${tag('/a.css /b.css', 'p{color:red}\ni::before{content:"$&"}')}<style data-styled="">u{}</style></head>`
    expect(await setStylesApart(page, read)).toBe(
      `<head>${tag('/a.css', 'p{color:red}')}${tag('/b.css', '\ni::before{content:"$&"}')}<style data-styled="">u{}</style></head>`,
    )
  })

  test('are refused when a piece is not what its file says: its hash would be another', async () => {
    await expect(setStylesApart(tag('/a.css', 'p{color:blue}'), read)).rejects.toThrow('Next joins styles in another way')
  })
})
