import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { blockNames } from '@/content/load/article-blocks/blocks'
import { words } from '@/content/words'
import { renderMarkdown } from '@/content/load/markdown'

function renderBlocks(markdown: string) {
  const problems: string[] = []
  const { html, text } = renderMarkdown(markdown, problems, words.interfaceTexts.article)
  return { html, text, problems }
}

const amounts = (total: string) =>
  `## Deux prix\n\n:::montants{titre="Deux loyers"}\n\n| Mois | A | B |\n| --- | --- | --- |\n| Loyer | 1 850 $ | 2 450 $ |\n| Repas | 420 $ (dîner) | compris |\n| Total | ${total} | **2 450 $** |\n\nMontants inventés.\n:::`

describe('the blocks of an article', () => {
  test('draws :::montants as bars on one scale, with their table', () => {
    const { html, problems } = renderBlocks(amounts('**2 270 $**'))
    expect(problems).toEqual([])
    expect(html).toContain('<figure class="article-figure-amounts">')
    expect(html).toContain('x="75.51%" y="0" width="17.14%"')
    expect(html).toContain('180\u00A0$ de moins')
    expect(html.match(/<table>/g)).toHaveLength(1)
    expect(html).toContain('role="region" aria-label="Deux prix"')
  })

  test('makes definition lists of :::sigles and :::loi', () => {
    expect(renderBlocks(':::sigles\n- **RPA** résidence privée\n:::').html).toContain(
      '<dt>RPA</dt><dd> résidence privée</dd>',
    )
    const law = renderBlocks(
      ':::loi{titre="La loi permet"}\n- **0 $** de dépôt\n\nAppelez le 811.\n:::',
    )
    expect(law.problems).toEqual([])
    expect(law.html).toContain('<dt>0\u00A0$</dt>')
    expect(law.text).toContain('La loi permet')
  })

  test('keeps a :::question as text and describes an :::image', () => {
    expect(renderBlocks(':::question\nQui viendra?\n:::').html).toContain(
      '<p class="article-prose-question">Qui viendra?</p>',
    )
    expect(renderBlocks(':::image{nom=chorale}\nUne légende.\n:::').html).toMatch(
      /alt="Deux femmes et deux hommes âgés chantent[\s\S]+<figcaption class="caption">Une\u00A0légende\./,
    )
    expect(renderBlocks(':::image{nom=rencontre}\nAprès le souper.\n:::').html).toMatch(
      /<source[^>]+media="\(prefers-color-scheme: dark\)"[\s\S]+data-evening="version"/,
    )
  })

  test('puts each symbol of a :::dessin beside its line', () => {
    const { html, text, problems } = renderBlocks(
      ':::dessin{nom=gestes}\n- **La chaise** debout\n- **Le comptoir** là\n- **L’escalier** ici\n\nEt **fin**.\n:::',
    )
    expect(problems).toEqual([])
    expect(html).toMatch(
      /<figure class="article-figure-drawing"><ul>\s*<li><svg aria-hidden="true" viewBox="0 0 200 190"[^>]*>\s*<path [\s\S]+?<\/svg><span><strong>La chaise/,
    )
    expect(html.match(/<svg/g)).toHaveLength(3)
    expect(html).not.toContain('<b>')
    expect(text).not.toContain('path')
  })

  test('keeps the caption of a :::dessin before the list when it is written there', () => {
    const { html } = renderBlocks(':::dessin{nom=sorties}\nLa carte\n\n1. Ici\n:::')
    expect(html).toMatch(
      /<figure class="article-figure-drawing">\s*<figcaption>[^<]*La.carte[^<]*<\/figcaption>\s*<svg/,
    )
  })

  test('names a box after its title', () => {
    const { html } = renderBlocks(
      ':::en-bref\n- Un\n:::\n\n:::feuille{titre="Demandez ceci"}\n- une ligne\n:::',
    )
    expect(html).toContain(
      'class="article-prose-summary" role="note" aria-label="En bref"><p class="article-prose-title">En bref</p>',
    )
    expect(html).toContain(
      'role="note" aria-label="Demandez ceci"><p class="article-prose-title">Demandez ceci</p>',
    )
  })

  test('makes the first cell of a row its header and labels the others', () => {
    const { html } = renderBlocks(
      '| Poste | Par mois |\n| --- | --- |\n| La base | 343 $ |\n| | 12 $ |',
    )
    expect(html).toContain('<th scope="row">La base</th>')
    expect(html).toMatch(/<td><\/td>\s*<td data-header="Par mois">12/)
  })

  test('escapes the markup of a title', () => {
    expect(renderBlocks(':::feuille{titre="<b>Rendez-vous"}\n- une ligne\n:::').html).toContain(
      'aria-label="<b>Rendez-vous"><p class="article-prose-title">&#x3C;b><span class="nowrap">Rendez-vous</span></p>',
    )
  })

  test.each([
    ['Autre chose. :::loi{titre="Loi"}\n\n- **0 $** de dépôt', 'chaque ::: sur une ligne à lui'],
    [':::note\nUne phrase.\n\nLa suite.', 'une ligne ::: à la fin du bloc :::note'],
    [':::note\nUne phrase.\n\n:::question\nQui?\n:::', 'une ligne ::: à la fin du bloc :::note'],
    [':::truc\nTexte\n:::', 'un bloc :::en-bref, :::a-retenir, :::note, :::sigles'],
    [':::feuille\n- une ligne\n:::', ':::feuille{titre="…"}, avec les accolades'],
    [':::question{titre="Non"}\nQui?\n:::', ':::question sans titre entre accolades'],
    [
      ':::image{nom=nulle}\nUne légende.\n:::',
      'dans :::image{nom=nulle}, une image de la liste « Images, et ce qu’elles montrent »',
    ],
    [':::image{nom=chorale}\n:::', 'dans :::image, une légende d’une phrase'],
    [':::dessin{nom=nul}\n- Un\n\nUne légende.\n:::', 'dans :::dessin, cabine ou decibels ou '],
    [':::dessin{nom=gestes}\n- Un\n\nUne légende.\n:::', 'dans :::dessin, une liste de 3 lignes'],
    [
      ':::feuille{titre="Des questions"}\nTexte seul\n:::',
      'dans :::feuille, une seule liste de tirets',
    ],
    [':::question\nUne phrase.\n:::', 'dans :::question, une seule question'],
    [':::sigles\n- RPA résidence\n:::', 'dans :::sigles, une liste de tirets'],
    [':::loi{titre="Loi"}\nTexte\n:::', 'dans :::loi, une liste de tirets'],
    [
      ':::montants{titre="Deux loyers"}\nTexte\n:::',
      'dans :::montants, un tableau d’au moins deux lignes',
    ],
    [
      amounts('2 271 $'),
      'dans :::montants, 2\u00A0270\u00A0$ au total de « A », et non 2\u00A0271\u00A0$',
    ],
  ])('tells the author what to write instead of %j', (markdown, expected) => {
    expect(renderBlocks(markdown).problems.join('\n')).toContain(expected)
  })

  test.each(blockNames)('shows :::%s in the guide of the authors', (name) => {
    expect(readFileSync('content/LISEZMOI.md', 'utf8')).toContain(`:::${name}`)
  })
})
