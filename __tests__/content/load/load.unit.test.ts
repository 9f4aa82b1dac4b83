import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { longDate, href, slug, text } from '@/content/schema/fields'
import { richText } from '@/content/schema/rich-text'
import { checkContent } from '@/content/load/load'
import { placeholders } from '@/content/placeholders'
import { site } from '@/content/site'
import { messageOf } from '../../support/message-of'

const schema = z.strictObject({
  title: text({ max: 10 }),
  items: z.array(z.strictObject({ href: href() })).length(2),
  date: longDate().optional(),
})

const saidOf = (input: unknown) => messageOf(() => checkContent('content/pages/essai.ts', schema, input))

describe('une erreur de contenu', () => {
  it('nomme le fichier, le champ, ce qui est trouvé et ce qui est attendu', () => {
    const message = saidOf({ title: 'Un titre bien trop long', items: [{ href: 'contact' }, { href: '/faq' }] })
    expect(message).toBe(
      [
        'Contenu à corriger dans content/pages/essai.ts',
        '  title : trouvé « Un titre bien trop long »; attendu : au plus 10 caractères.',
        '  items.0.href : trouvé « contact »; attendu : un chemin du site comme /contact.',
      ].join('\n'),
    )
  })

  it.each([
    [{ items: [] }, 'title : trouvé rien; attendu : du texte.'],
    [{ title: '   ', items: [] }, 'title : trouvé un texte vide; attendu : du texte.'],
    [{ title: 12, items: [] }, 'title : trouvé 12; attendu : du texte.'],
    [{ title: 'Bien', items: [{ href: '/faq' }] }, 'items : trouvé une liste de 1; attendu : exactement 2 éléments.'],
    [{ title: 'Bien', items: [], titre: 'x' }, 'seulement les champs prévus; retirez ou corrigez titre.'],
    [{ title: '{phonne}', items: [] }, 'et non {phonne}.'],
    [{ title: 'Bien', items: [], date: '31 février 2026' }, 'une date écrite comme 12 novembre 2026'],
  ])('%j', (input, expected) => {
    expect(saidOf(input)).toContain(expected)
  })
})

describe('les champs', () => {
  it('remplissent les repères de content/site.yml', () => {
    const read = checkContent('essai.yml', text({ max: 60 }), 'Appelez {brand} au {phone}.', { placeholders })
    expect(read).toBe(`Appelez ${site.brand} au ${site.phone.text}.`)
  })

  it('lisent une date comme on l’écrit', () => {
    expect(longDate().parse('1er mai 2025')).toEqual({ text: '1er\u00A0mai 2025', iso: '2025-05-01' })
  })

  it('refusent un identifiant qui casserait une adresse', () => {
    expect(slug().safeParse('Dépôt de garantie').success).toBe(false)
  })
})

describe('le Markdown', () => {
  it('devient du HTML sans danger, avec des ancres et des chemins du site', () => {
    const rich = richText().parse('## Un titre\n\nVoir [la page](/alzheimer) et <script>alert(1)</script> [x](javascript:alert(1)).')
    expect(rich.html).toContain('<h2 id="un-titre">')
    expect(rich.html).toContain('href="/alzheimer/"')
    expect(rich.html).not.toMatch(/script>|javascript:/)
    expect(rich.headings).toEqual([{ id: 'un-titre', text: 'Un\u00A0titre' }])
  })

  it('donne à chaque titre une ancre qui se lit, et à deux titres pareils deux ancres', () => {
    const { headings } = richText().parse('## L’article 1904 : à deux\n\n## Le coût\n\n### Le coût\n\n## Cœur et rêves')
    expect(headings.map(({ id }) => id)).toEqual(['larticle-1904-a-deux', 'le-cout', 'coeur-et-reves'])
    expect(richText().parse('## Le coût 2\n\n## Le coût\n\n### Le coût').html).toContain('<h3 id="le-cout-3">')
  })

  it('garde le texte d’un deux-points suivi d’un mot', () => {
    expect(richText().parse('à 14 h :départ').text).toContain('départ')
  })

  it.each([':::note\nTexte\n:::', '## ?!', 'Un mot[^1].\n\n[^1]: Sa note.'])(
    'refuse un bloc d’article, un titre sans lettre, une note : %j',
    (text) => {
      expect(richText().safeParse(text).success).toBe(false)
    },
  )

  it('garde un numéro à composer', () => {
    expect(richText().parse('[Appelez](tel:+14185550134)').html).toContain('href="tel:+14185550134"')
  })
})
