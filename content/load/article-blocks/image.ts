import type { Element } from 'hast'
import { h } from 'hastscript'
import { darkQuery } from '@/lib/dark-query'
import { getAlt, findPicture } from '../../pictures'
import { expectedImage } from '../../schema/image'
import type { BlockContext } from './block'
import { findChildren, getText } from './hast'

const maxCaptionLength = 140

export function renderImage(node: Element, name: string, { report }: BlockContext) {
  if (getAlt(name) === undefined) report(`dans :::image{nom=${name}}, ${expectedImage(name)}`)

  const [caption] = findChildren(node, 'p')
  if (!caption || getText(caption).trim().length > maxCaptionLength)
    report(`dans :::image, une légende d’une phrase, de ${maxCaptionLength} caractères au plus`)

  return h('figure', [
    pictureElement(name),
    h('figcaption', { className: ['caption'] }, caption?.children ?? []),
  ])
}

function pictureElement(name: string) {
  const { avif, dark, evening, fallback, width, height, alt, focus } = findPicture(name)
  const source = {
    type: 'image/avif',
    srcSet: avif,
    sizes: '(min-width: 80rem) 58rem, (min-width: 60rem) 72vw, 100vw',
  }
  return h('picture', [
    dark === undefined ? null : h('source', { ...source, media: darkQuery, srcSet: dark }),
    h('source', source),
    h('img', {
      className: ['picture'],
      src: fallback,
      width,
      height,
      alt,
      dataRatio: '3 / 2',
      dataFocus: focus,
      dataEvening: evening,
      loading: 'lazy',
      decoding: 'async',
    }),
  ])
}
