// npm run report:licences: every licence among the packages, why it is allowed, and who has it. The common ones are counted, the rare ones named.
import { isAllowed, allowed, lockedPackages } from './licences'

const packages = lockedPackages()
const byLicence = new Map<string, string[]>()
for (const { name, licence } of packages) byLicence.set(licence, [...(byLicence.get(licence) ?? []), name])

for (const [licence, names] of [...byLicence].sort(([, some], [, others]) => others.length - some.length)) {
  const reason = allowed[licence] ?? (isAllowed(licence) ? 'Made of the licences of this list' : 'NOT ALLOWED')
  console.log(`${licence}: ${names.length}. ${reason}.`)
  if (names.length <= 15) console.log(`  ${[...new Set(names)].sort().join(', ')}`)
}
const served = packages.filter(({ isDev }) => !isDev)
console.log(
  `\n${packages.length} packages, of which ${served.length} come with the dependencies of the site and the others with its tools.`,
)
if (packages.some(({ licence }) => !isAllowed(licence))) process.exitCode = 1
