// npm run scene -- NAME [NAME…] renders clay scenes again and replaces their masters.
// content/images/scenes/README.md says what it needs.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { UserError } from './lib/user-error.mjs'

const workDir = path.resolve('.cache/scenes')

const isPortrait = (name: string) => /^(equipe|temoignage)-\d$/.test(name)

/** Returns the Blender script of a scene, and its argument. */
function buildCommand(name: string): [script: string, argument?: string] {
  if (isPortrait(name)) return ['portraits.py', name]
  return name.endsWith('-soir') ? [name.replace('-soir', '.py'), '--night'] : [`${name}.py`]
}

function render(name: string) {
  const [script, argument = ''] = buildCommand(name)
  const file = path.resolve('content/images/scenes', script)
  // Without --python-exit-code, Blender succeeds when its script fails.
  const { status } = spawnSync(
    'blender',
    ['-b', '--python-exit-code', '1', '-P', file, '--', argument],
    { cwd: workDir, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) throw new UserError(`Blender did not render ${name}.`)
}

const writeMaster = (name: string) =>
  sharp(path.join(workDir, 'out', `${name}.png`))
    .resize({
      ...(isPortrait(name) ? { width: 800, height: 800 } : { width: 1800, height: 1200 }),
      kernel: 'lanczos3',
    })
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 0.6 })
    .webp({ quality: 90, effort: 5, smartSubsample: true })
    .toFile(`content/images/masters/${name}.webp`)

mkdirSync(path.join(workDir, 'out'), { recursive: true })
for (const name of process.argv.slice(3)) {
  render(name)
  const { size } = await writeMaster(name)
  console.log(`${name}: ${Math.round(size / 1024)} kB`)
}
