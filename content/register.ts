import { fillTemplate } from '@/lib/fill-template'
import { loadFile } from './load/load-file'
import { registerFile } from './schema/register'

const register = loadFile(registerFile)

type Register = typeof register

/** Says how to search the register: by words, or by a link once a person has opened its address. */
export const describeRegisterSearch = ({ words, url, checkedOn, byWords, byLink }: Register) =>
  checkedOn ? fillTemplate(byLink, { url }) : fillTemplate(byWords, { words })

export const registerPlaceholders = {
  registerWords: register.words,
  registerUrl: register.url,
  registerSearch: describeRegisterSearch(register),
}
