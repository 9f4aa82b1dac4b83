import { expect, test } from '@jest/globals'
import { finishPage } from '@/scripts/export/finish-pages'

const meta = '<meta charSet="utf-8"/>'
const runtime = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script id="_R_">self.__next_f.push([0,"x"])</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<link rel="preconnect" href="/" crossorigin=""/>',
].join('')
const withoutPolicy = (html: string) =>
  html.replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/, '')
const finish = (head: string, body: string) =>
  finishPage(`<html><head>${meta}${head}</head><body>${body}</body></html>`, 'index.html')

test('takes Next’s runtime and React’s comments out of a page', () => {
  const style = '<style data-precedence="next" data-href="/_next/static/a.css">p{}</style>'
  const html = finish(style + runtime, `<!--$--><p>a<!-- -->b</p><!--/$-->${runtime}`)
  expect(withoutPolicy(html)).toBe(
    `<html><head>${meta}<style>p{}</style></head><body><p>ab</p></body></html>`,
  )
})

test('keeps our scripts, and the comments of a page with an island', () => {
  const body = '<script src="/scripts/a.js" defer=""></script><div data-root="">a<!-- -->b</div>'
  expect(finish(runtime, body)).toContain(body)
})

test('puts the policy of what is left after the encoding', () => {
  const html = finish(`<style>p{}</style>${runtime}`, '<h1>Un déménagement</h1>')
  const [, policy = ''] = /<meta charSet="utf-8"\/><meta [^>]*content="([^"]*)"/.exec(html) ?? []
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/)
  expect(policy.match(/sha256/g)).toHaveLength(2)
  expect(html).toContain('<h1>Un déména\u00ADgement</h1>')
})

test.each([
  ['the encoding is missing', '<html><head></head></html>', 'does not say its encoding'],
  [
    'Next writes its runtime in another way',
    `<html><head>${meta}<script>__next_f.push()</script></head></html>`,
    'Next writes its scripts or styles of index.html in another way',
  ],
])('stops the build when %s', (_, html, sentence) => {
  expect(() => finishPage(html, 'index.html')).toThrow(sentence)
})
