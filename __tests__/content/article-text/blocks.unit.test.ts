import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { blockNames } from '@/content/article-text/blocks'
import { readArticleText } from '@/content/article-text/read-article'

function readBlocks(markdown: string) {
  const problems: string[] = []
  return { ...readArticleText(markdown, problems), problems }
}

const amounts = (total: string) =>
  `## Deux prix\n\n:::montants{titre="Deux loyers"}\n\n| Mois | A | B |\n| --- | --- | --- |\n| Loyer | 1 850 $ | 2 450 $ |\n| Repas | 420 $ (dîner) | compris |\n| Total | ${total} | **2 450 $** |\n\nMontants inventés.\n:::`

describe('the blocks of an article', () => {
  test('reads :::montants into columns that add up, with their table', () => {
    const { nodes, text, problems } = readBlocks(amounts('**2 270 $**'))
    expect(problems).toEqual([])
    expect(nodes[1]).toMatchObject({
      type: 'amounts',
      title: 'Deux loyers',
      columns: [
        {
          name: 'A',
          announced: { label: 'Loyer', cents: 185_000 },
          extras: [{ label: 'Repas', cents: 42_000 }],
          total: { label: 'Total', cents: 227_000 },
        },
        { name: 'B', extras: [], total: { cents: 245_000 } },
      ],
      table: { title: 'Deux prix' },
    })
    expect(text).toContain('420\u00A0$ (dîner)')
  })

  test('reads definition lists of :::sigles and :::loi', () => {
    expect(readBlocks(':::sigles\n- **RPA** résidence privée\n:::').nodes).toEqual([
      { type: 'acronyms', terms: [{ term: ['RPA'], definition: [' résidence privée'] }] },
    ])
    const law = readBlocks(
      ':::loi{titre="La loi permet"}\n- **0 $** de dépôt\n\nAppelez le 811.\n:::',
    )
    expect(law.problems).toEqual([])
    expect(law.nodes).toMatchObject([
      {
        title: 'La loi permet',
        terms: [{ term: ['0\u00A0$'] }],
        paragraphs: [['Appelez le\u00A0811.']],
      },
    ])
    expect(law.text).toContain('La loi permet')
  })

  test('binds the end of a caption, and tells where the one of a :::dessin stands', () => {
    expect(readBlocks(':::image{nom=chorale}\nUne légende.\n:::').nodes).toMatchObject([
      { type: 'image', caption: ['Une\u00A0légende.'] },
    ])
    expect(readBlocks(':::dessin{nom=sorties}\nLa carte\n\n1. Ici\n:::').nodes).toMatchObject([
      { type: 'drawing', drawings: ['sorties-1'], isCaptionFirst: true },
    ])
    expect(
      readBlocks(':::dessin{nom=gestes}\n- Un\n- Deux\n- Trois\n\nFin.\n:::').nodes,
    ).toMatchObject([{ drawings: ['gestes-1', 'gestes-2', 'gestes-3'], isCaptionFirst: false }])
  })

  test.each([
    ['| A | B |\n| - | - |\n| 1 | 2 |', 'un titre au-dessus d’un tableau'],
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
    ['## T\n\n:::note\n| A |\n| - |\n| 1 |\n:::', ':::note sans tableau'],
    [':::sigles\n- **RPA** résidence\n  - privée\n:::', 'dans :::sigles, une liste de tirets'],
    [':::dessin{nom=sorties}\nLa carte\n\n1. Ici\n\nEt là.\n:::', 'une liste de 1 lignes'],
    ['## T\n\n| A |\n| - |\n| 1 | 2 |', 'pas plus de cases que de colonnes'],
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
    expect(readBlocks(markdown).problems.join('\n')).toContain(expected)
  })

  test.each(blockNames)('shows :::%s in the guide of the authors', (name) => {
    expect(readFileSync('content/LISEZMOI.md', 'utf8')).toContain(`:::${name}`)
  })
})
