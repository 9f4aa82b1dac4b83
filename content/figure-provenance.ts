import type { z } from 'zod'

type Provenance = { year: number; source: string; dated: string; certainty: string }
type Path = readonly PropertyKey[]
type Rules = {
  sources: readonly { id: string }[]
  years: readonly { year: number; ordinaryBuilding: { percent: { year: number } } }[]
}

/** Lists every figure inside `value`, with its path. */
export function listFigures(value: unknown, path: Path = []): { figure: Provenance; path: Path }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('certainty' in value) return [{ figure: value as Provenance, path }]
  return Object.entries(value).flatMap(([key, inner]) => listFigures(inner, [...path, key]))
}

const report = (context: z.RefinementCtx, path: Path, message: string) =>
  context.addIssue({ code: 'custom', path: [...path], message })

/** Reports a figure whose source is not listed. */
export function reportUnknownSources(content: Pick<Rules, 'sources'>, context: z.RefinementCtx) {
  const known = content.sources.map(({ id }) => id)
  const message = `l’identifiant d’une source de la liste (${known.join(', ')})`

  for (const { figure, path } of listFigures(content))
    if (!known.includes(figure.source)) report(context, [...path, 'source'], message)
}

/** Reports a figure whose source is not listed, or whose year differs from the rules around it. */
export function reportWrongFigures(rules: Rules, context: z.RefinementCtx) {
  reportUnknownSources(rules, context)

  for (const [index, { year, ordinaryBuilding, ...others }] of rules.years.entries()) {
    const buildingYear = ordinaryBuilding.percent.year

    for (const { figure, path } of listFigures(others, ['years', index]))
      if (figure.year !== year)
        report(
          context,
          [...path, 'year'],
          `un chiffre de ${year}, comme les autres règles de ${year}`,
        )

    for (const { figure, path } of listFigures({ ordinaryBuilding }, ['years', index]))
      if (figure.year !== buildingYear)
        report(
          context,
          [...path, 'year'],
          `${buildingYear}, l’année des autres chiffres de l’immeuble ordinaire`,
        )
  }
}
