// npm run scene -- NAME [NAME…]: renders clay scenes again and replaces their masters. Needs Blender 3.4 or later and python3-numpy
// (on Debian: apt-get install --no-install-recommends blender python3-numpy). A portrait (equipe-1, temoignage-3) is a scene too.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const scenesDir = path.resolve('content/images/scenes')
const mastersDir = path.resolve('content/images/masters')
const workDir = path.resolve('.cache/scenes')
const largest = 250 * 1024

function render(name: string): string {
  const isPortrait = /^(equipe|temoignage)-\d$/.test(name)
  const script = path.join(scenesDir, `${isPortrait ? 'portraits' : name}.py`)
  mkdirSync(path.join(workDir, 'out'), { recursive: true })
  const blender = spawnSync('blender', ['-b', '-P', script, ...(isPortrait ? ['--', name] : [])], {
    cwd: workDir,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (blender.error || blender.status !== 0)
    throw new Error(`Blender did not render ${name}: ${blender.error?.message ?? `exit ${String(blender.status)}`}`)
  return path.join(workDir, 'out', `${name}.png`)
}

async function saveMaster(name: string, png: string): Promise<void> {
  const { width, height } = await sharp(png).metadata()
  const size = Math.abs(width - height) < 4 ? { width: 800, height: 800 } : { width: 1800, height: 1200 }
  for (let quality = 90; quality > 60; quality -= 3) {
    const bytes = await sharp(png)
      .resize({ ...size, kernel: 'lanczos3' })
      .sharpen({ sigma: 0.6, m1: 0.4, m2: 0.6 })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer()
    if (bytes.length > largest && quality > 63) continue
    // As they are: sharp would encode them a second time.
    await writeFile(path.join(mastersDir, `${name}.webp`), bytes)
    console.log(`${name}: quality ${String(quality)}, ${String(Math.round(bytes.length / 1024))} kB`)
    return
  }
}

for (const name of process.argv.slice(3)) await saveMaster(name, render(name))
