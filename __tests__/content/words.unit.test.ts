import { expect, jest, test } from '@jest/globals'
import * as fs from 'node:fs'

test('refuses a testimonial that the home page names and that is gone', async () => {
  const readFileSync = (file: string) => {
    const text = fs.readFileSync(file, 'utf8')
    return file === 'content/testimonials.yml'
      ? text.replace(/^- id: .*$/m, '- id: une-autre-personne')
      : text
  }
  jest.doMock('node:fs', () => ({ ...fs, readFileSync }))
  const [, gone = ''] =
    /^- id: (.*)$/m.exec(fs.readFileSync('content/testimonials.yml', 'utf8')) ?? []
  const home = fs.readFileSync('content/pages/accueil.yml', 'utf8').split('\n')
  const line = home.findIndex((each) => each.endsWith(`- ${gone}`)) + 1
  await expect(import('@/content/words')).rejects.toThrow(
    `Contenu à corriger dans content/pages/accueil.yml\n  ligne ${String(line)}, testimonials.ids.0 : trouvé « ${gone} »; attendu : une de ces valeurs`,
  )
})
