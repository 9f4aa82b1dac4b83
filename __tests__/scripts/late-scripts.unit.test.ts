import { describe, expect, test } from '@jest/globals'
import { chatMark, takeScriptsOut } from '@/scripts/after-export/late-scripts'

const page = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/a/_next/1.js"/>',
  '<script src="/a/_next/turbopack-2.js" async=""></script><script>bridge()</script><script src="/a/_next/old.js" noModule=""></script></head><body>',
  '<script type="application/ld+json" id="donnees">{"self.__next_f":1}</script><p>Bonjour</p>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(1)</script>',
  '<script src="/a/_next/1.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"$&"])</script></body></html>',
].join('')

describe('a page without its scripts', () => {
  const { html, payload, payloadPath } = takeScriptsOut(page, '/a')

  test('keeps its words, its data, the bridge and what only old browsers read', () => {
    const rest = html.replace(/<script data-payload[^]*?<\/script>/, '')
    expect(rest).toBe(
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>bridge()</script><script src="/a/_next/old.js" noModule=""></script></head><body>' +
        '<script type="application/ld+json" id="donnees">{"self.__next_f":1}</script><p>Bonjour</p></body></html>',
    )
  })

  test('names the scripts, the runtime last, and a payload whose name follows its content', () => {
    expect(html).toContain(
      `<script data-payload="/a${payloadPath}" data-chunks="/a/_next/1.js /a/_next/turbopack-2.js" data-visit="fanal-visit-start">`,
    )
    expect(payload).toBe(
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(1);\n(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"$&"])',
    )
    expect(takeScriptsOut(page.replace('$&', '$$'), '/a').payloadPath).not.toBe(payloadPath)
  })

  test('says to the loader that it may chat, where a provider is configured', () => {
    expect(chatMark({ chat: { provider: 'aucun', scriptUrl: '' } })).toBe('')
    expect(chatMark({ chat: { provider: 'crisp', scriptUrl: '' } })).toBe(' data-chat="1"')
  })

  test('ships the loader without its comments', () => {
    expect(html).toContain('startLate(document,window)')
    expect(html).not.toMatch(/export|eslint|@param/)
  })

  test('is refused when Next writes its scripts in another way', () => {
    expect(() => takeScriptsOut('<html><head></head></html>', '')).toThrow('Next writes its scripts in another way')
  })
})
