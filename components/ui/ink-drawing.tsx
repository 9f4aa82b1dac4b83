import { readdirSync, readFileSync } from 'node:fs'
import { classNames } from '@/lib/class-names'
import { fitFontSize } from '@/lib/fit-font-size'
import './ink-drawing.css'

type Props = {
  /** A symbol of one of the files of content/images/drawings. */
  name: string
  className?: string | undefined
  /** The part of the drawing that is shown; without it, the whole drawing is. */
  viewBox?: string
  /** Keeps the size of its file, in a figure that sets its own strokes; otherwise fills its frame. */
  isOwnSize?: boolean
  /** The brand, which replaces {brand} in the drawings of tools. */
  brand?: string
}

/** Read as files, since ui/ imports nothing of content/: they hold lines, and no word of a page. */
const folder = 'content/images/drawings'

/** The room for the brand, in units of the drawing. */
const brandWidth = 76

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes the brand into a drawing, smaller where it is long. */
const writeBrand = (lines: string, brand: string) =>
  lines.replace(/font-size="(\d+)"([^>]*)>\{brand\}</g, (_, size: string, rest: string) => {
    const fitted = fitFontSize(brand, brandWidth, Number(size))
    return `font-size="${fitted.toFixed(1)}"${rest}>${escapeMarkup(brand)}<`
  })

/** Every drawing, read once for all pages. */
const symbols = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('')

/**
 * An ink drawing, inline so that its colours follow the theme, and described by the words beside
 * it.
 */
export function InkDrawing({ name, className, viewBox, isOwnSize = false, brand = '' }: Props) {
  const [, wholeBox, lines] =
    new RegExp(`<symbol id="${name}" viewBox="([^"]+)">(.*?)</symbol>`, 's').exec(symbols) ?? []
  if (lines === undefined) throw new Error(`Dessin introuvable : ${name}, dans ${folder}.`)
  const [, , width, height] = wholeBox?.split(' ') ?? []
  return (
    <svg
      className={classNames(!isOwnSize && 'ink-drawing', 'ink', className)}
      {...(isOwnSize && { width, height })}
      viewBox={viewBox ?? wholeBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: writeBrand(lines.replace(/<!--.*?-->|\n\s*/gs, ''), brand),
      }}
    />
  )
}
