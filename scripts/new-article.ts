// npm run new:article: the file of the next article, and what is left to write in it, in French, as the build itself would say it.
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makePictures } from './pictures'
import { explain, main } from './stop.mjs'

const directory = 'content/articles'

const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'America/Toronto' }).format(date).replace(/^1 /, '1er ')

const skeleton = (today: Date) => `---
# Les champs, leurs limites et ceux qui manquent ici : articleSchema, dans content/schemas.ts.
title:
excerpt:
keywords:
author: L’équipe {brand}
date: ${dayOf(today)}
category:
moment:
# Pour une image à vous : son nom, son fichier dans content/images/masters, et sa phrase dans imageAlt.
image: article
listed: true
# Dites-le avec les mots de votre sujet.
pitch:
  title: Continuez de vive voix
  text: Une conseillère vient chez vous, visite avec vous et calcule le coût réel, crédits d’impôt compris. Elle vous aide à signer le bail, et rappelle après le déménagement.
---

:::en-bref

:::

`

await main(async () => {
  const next = Math.max(...readdirSync(directory).map((name) => Number(/\d+/.exec(name)?.[0] ?? 0))) + 1
  const name = `article-${String(next)}.md`
  const file = path.join(directory, name)
  await makePictures(() => undefined)
  const { makeArticle } = await import('../content/articles')
  const text = skeleton(new Date())
  writeFileSync(file, text, { flag: 'wx' })
  console.log(`${file} est prêt. Il reste à y écrire le texte, sous l’en-tête, et ces champs :`)
  try {
    makeArticle(name, text)
  } catch (error) {
    console.log(explain(error).replace(/^.*\n/, ''))
  }
  console.log('npm run dev montre l’article à mesure, et dit ce qui manque encore.')
})
