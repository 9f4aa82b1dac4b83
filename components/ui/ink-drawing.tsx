import { readFileSync } from 'node:fs'
import { classNames } from '@/lib/class-names'
import { fitFontSize } from '@/lib/fit-font-size'
import css from './ink-drawing.module.css'

type Props = {
  /** A file of content/images/drawings, with a symbol for each drawing. */
  file: 'groups' | 'land' | 'objects' | 'tools' | 'unit-plan' | 'who-pays'
  name: string
  className?: string | undefined
  /** The part of the drawing that is shown; without it, the whole drawing is. */
  viewBox?: string
  /** The brand, which replaces {brand} in a drawing of `tools`. */
  brand?: string
}

/** The room for the brand, in units of the drawing. */
const brandWidth = 76

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes the brand into a drawing, smaller where it is long. */
const writeBrand = (lines: string, brand: string) =>
  lines.replace(/font-size="(\d+)"([^>]*)>\{brand\}</g, (_, size: string, rest: string) => {
    const fitted = fitFontSize(brand, brandWidth, Number(size))
    return `font-size="${fitted.toFixed(1)}"${rest}>${escapeMarkup(brand)}<`
  })

function findDrawing(file: Props['file'], name: string) {
  const [, viewBox, lines] =
    new RegExp(`<symbol id="${name}" viewBox="([^"]+)">(.*?)</symbol>`, 's').exec(
      readFileSync(`content/images/drawings/${file}.svg`, 'utf8'),
    ) ?? []
  return lines === undefined ? undefined : { viewBox, lines }
}

/**
 * An ink drawing, inline so that its colours follow the theme. It is hidden from screen readers
 * because the words beside it describe it.
 */
export function InkDrawing({ file, name, className, viewBox, brand = '' }: Props) {
  const drawing = findDrawing(file, name)
  if (!drawing)
    throw new Error(`Dessin introuvable : ${name}, dans content/images/drawings/${file}.svg.`)
  return (
    <svg
      className={classNames(css.drawing, 'ink', className)}
      viewBox={viewBox ?? drawing.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: writeBrand(drawing.lines.replace(/<!--.*?-->|\n\s*/gs, ''), brand),
      }}
    />
  )
}
