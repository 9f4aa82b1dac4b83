import { z } from 'zod'
import { categoryFilters, blogSection } from '../articles'
import { template, text } from '../fields'
import { image } from '../image'
import { contactBand, hero, link, pageMeta } from '../parts'

export const blogFile = {
  file: 'content/pages/blog.yml',
  label: 'Blogue : la page (les textes sont dans Articles)',
  pagePath: '/blog',
  schema: z.strictObject({
    meta: pageMeta,

    hero,
    filter: z
      .strictObject({
        label: text({ max: 60 }).meta({ label: 'Libellé', hint: 'Le nom du groupe de boutons.' }),
        categories: z
          .array(z.enum(categoryFilters))
          .length(6)
          .refine(
            (list) => list.join() === categoryFilters.join(),
            `cet ordre : ${categoryFilters.join(', ')}`,
          )
          .meta({ label: 'Catégories', hint: 'Les six catégories; la première montre tout.' }),
        count: z
          .strictObject({
            one: template(['category', 'n'], { max: 60 }).meta({ label: 'Un seul' }),
            many: template(['category', 'n'], { max: 60 }).meta({ label: 'Plusieurs' }),
          })
          .meta({
            label: 'Compte',
            hint:
              'Ce qu’un lecteur d’écran entend après un choix; {category} est ce choix, {n} est ' +
              'le nombre.',
          }),
        empty: z
          .strictObject({
            image: image().meta({ label: 'Image' }),
            text: text({ max: 160 }).meta({ label: 'Texte' }),
            link: link.meta({ label: 'Lien' }),
          })
          .meta({ label: 'Vide', hint: 'L’image et la phrase de la catégorie vide, et son lien.' }),
      })
      .meta({ label: 'Filtre' }),
    sections: z
      .array(
        z.strictObject({
          id: blogSection.meta({ label: 'Moment' }),
          title: text({ max: 30 }).meta({ label: 'Titre' }),
        }),
      )
      .length(5)
      .meta({
        label: 'Moments',
        hint: 'Les sous-titres de la liste, dans leur ordre : ce que vit la personne qui lit.',
      }),
    contactBand,
  }),
}
