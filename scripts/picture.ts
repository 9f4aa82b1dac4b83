// npm run picture -- ADDRESS copies the picture of another site that an article names by its
// address. The copy is committed with the article.
import { webAddress } from '@/content/schema/fields'
import { nameCopy } from '@/content/schema/pictures'
import { copyPicture } from './support/picture-files'
import { UserError } from './support/user-error.mjs'

const addresses = process.argv.slice(3)
if (addresses.length === 0 || !addresses.every((each) => webAddress().safeParse(each).success))
  throw new UserError(
    'Écrivez l’adresse de l’image, comme dans l’article : npm run picture -- "https://…"',
  )

for (const address of addresses) {
  const file = await copyPicture(address, nameCopy(address))
  console.log(`${file} : cette image est copiée. Enregistrez ce fichier dans Git, avec l’article.`)
}
