import { describe, expect, test } from '@jest/globals'
import { isPublished, buildArticle } from '@/content/articles'

const fields = {
  title: 'Le tricot du mardi',
  excerpt:
    'Trois chaises, de la laine et du temps, ou comment un club de tricot commence dans une salle commune, et ce qu’il faut pour qu’il dure.',
  author: 'L’équipe',
  date: '3 novembre 2026',
  category: 'Bien-être',
  blogSection: 'vivre',
  image: 'article',
}
type Fields = Partial<Record<keyof typeof fields | 'imageAlt' | 'readTime', string>>

const buildFile = (changes: Fields = {}, words = 1000) => {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value === '' ? [] : `${name}: ${value}`,
  )
  return ['---', ...lines, '---', '', 'mot '.repeat(words)].join('\n')
}
const listProblems = (text: string, name = 'article-3.md') => {
  try {
    buildArticle(name, text)
  } catch (error) {
    return String(error).split('\n').slice(1)
  }
  return []
}

const quoted =
  'entre deux apostrophes droites, un texte qui commence par un signe ou qui contient des guillemets; à l’intérieur, des apostrophes courbes (’)'

const ownWords =
  'attendu : une phrase qui dit ce que montre l’image, et rien quand la liste « Images, et ce qu’elles montrent » la décrit déjà'

describe('the file of an article', () => {
  test('gives its number by its name, and its reading time by its length', () => {
    const { id, readTime } = buildArticle('article-3.md', buildFile())
    expect([id, readTime]).toEqual([3, '5\u00A0min'])
  })

  test('reads the same with a byte order mark and Windows line ends', () => {
    expect(buildArticle('article-3.md', `\uFEFF${buildFile().replaceAll('\n', '\r\n')}`)).toEqual(
      buildArticle('article-3.md', buildFile()),
    )
  })

  test('describes a picture that no other page has', () => {
    expect(
      buildArticle('article-3.md', buildFile({ image: 'tricot', imageAlt: 'Trois chaises.' }))
        .imageAlt,
    ).toBe('Trois chaises.')
  })

  test.each<[Fields | string, string]>([
    [{ image: 'tricot' }, `  ligne 2, imageAlt : trouvé rien; ${ownWords}.`],
    [{ imageAlt: 'Un livre.' }, `  ligne 9, imageAlt : trouvé « Un livre. »; ${ownWords}.`],
    [
      buildFile({}, 300),
      '  attendu : un texte qui se lit en 3 à 7 min (de 500 à 1 499 mots), et non en 2 (300 mots).',
    ],
    [{ title: '' }, '  ligne 2, title : à remplir.'],
    [
      { readTime: '5 min' },
      '  ligne 9, readTime : trouvé un groupe de champs; attendu : seulement les champs prévus; retirez ou corrigez readTime.',
    ],
    [
      { title: 'Le tricot : un club' },
      "  ligne 2 : attendu : entre deux apostrophes droites, un texte qui contient « : », comme title: 'Âgisme : répondre'.",
    ],
    [{ title: "'L'âge'" }, `  ligne 2 : attendu : ${quoted}.`],
    [{ title: '{phone} répond' }, `  ligne 2 : attendu : ${quoted}.`],
    [
      { title: 'Le tricot # un club' },
      '  ligne 2 : attendu : entre deux apostrophes droites, un texte qui contient « # ».',
    ],
    [
      { title: "'Âgisme" },
      '  ligne 8 : attendu : ici ou plus haut, l’apostrophe droite ou le guillemet qui ferme un texte, ou le tiret qui commence une ligne de liste.',
    ],
    [{ title: 'Un\nexcerpt: Deux' }, '  ligne 4 : attendu : chaque champ une seule fois.'],
    [{ title: '\n\t- Un' }, '  ligne 3 : attendu : des espaces, et non une tabulation.'],
    [
      `${buildFile()} l’\uFFFDge`,
      '  (tout le fichier) : trouvé « l’\uFFFDge », sans ses accents; attendu : un fichier enregistré en UTF-8.',
    ],
    [
      '# Sans en-tête\n',
      '  (tout le fichier) : trouvé aucun en-tête; attendu : des champs entre deux lignes ---.',
    ],
  ])('is refused in one sentence (%#)', (given, problem) => {
    expect(listProblems(typeof given === 'string' ? given : buildFile(given))).toEqual([problem])
  })

  test('is refused under another name', () => {
    expect(listProblems(buildFile(), 'tricot.md')).toEqual([
      '  attendu : un fichier nommé comme article-19.md.',
    ])
  })
})

test('publishes an article on its day, and shows it before in a preview', () => {
  const article = { date: { iso: '2026-12-01' } }
  expect(isPublished(article, 'production', '2026-11-30')).toBe(false)
  expect(isPublished(article, 'production', '2026-12-01')).toBe(true)
  expect(isPublished(article, 'preview', '2026-11-30')).toBe(true)
})
