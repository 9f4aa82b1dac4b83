// npm run scene -- NAME [NAME…]: renders clay scenes again and replaces their masters. Needs Blender 3.4 or later and python3-numpy
// (on Debian: apt-get install --no-install-recommends blender python3-numpy). A portrait (equipe-1) is a scene too, and NAME-soir is NAME after dusk.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { UserError } from './lib/user-error.mjs'

const workDir = path.resolve('.cache/scenes')
mkdirSync(path.join(workDir, 'out'), { recursive: true })

for (const name of process.argv.slice(3)) {
  const isPortrait = /^(equipe|temoignage)-\d$/.test(name)
  const script = path.resolve(
    'content/images/scenes',
    `${isPortrait ? 'portraits' : name.replace(/-soir$/, '')}.py`,
  )
  // Without a code to leave with, Blender passes for done when its script was lost or failed.
  const args = [
    '-b',
    '--python-exit-code',
    '1',
    '-P',
    script,
    '--',
    isPortrait ? name : name.endsWith('-soir') ? '--night' : '',
  ]
  const { status } = spawnSync('blender', args, {
    cwd: workDir,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new UserError(`Blender did not render ${name}.`)
  const { size: bytes } = await sharp(path.join(workDir, 'out', `${name}.png`))
    .resize({
      ...(isPortrait ? { width: 800, height: 800 } : { width: 1800, height: 1200 }),
      kernel: 'lanczos3',
    })
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 0.6 })
    .webp({ quality: 90, effort: 5, smartSubsample: true })
    .toFile(`content/images/masters/${name}.webp`)
  console.log(`${name}: ${String(Math.round(bytes / 1024))} kB`)
}
