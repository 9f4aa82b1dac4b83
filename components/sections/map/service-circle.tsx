import type { Territory } from '@/content/territory-schema'
import { frames } from './land'
import { project } from './territory-map'
import css from './service-circle.module.css'

type Props = {
  centre: Territory['centre']
  /** In metres. */
  radius: number
  label: string
}

/** Sixty stones around the city, and the frame of the large map beside which this stands: the river is that map's own, drawn again. */
export function ServiceCircle({ centre, radius, label }: Props) {
  const [x, y] = project(centre)
  const r = radius / 100
  const circle = { cx: x.toFixed(1), cy: y.toFixed(1), r }
  const margin = r * 1.08
  const [dx, dy] = [Math.cos(Math.PI / 3) * r, Math.sin(Math.PI / 3) * r]
  return (
    <div className={css.circle} aria-hidden="true">
      <svg viewBox={[x - margin, y - margin, 2 * margin, 2 * margin].join(' ')} focusable="false">
        <clipPath id="carte-cercle">
          <circle {...circle} />
        </clipPath>
        <circle className={css.land} {...circle} />
        <g clipPath="url(#carte-cercle)">
          <use href="#carte-fleuve" />
          <use href="#carte-ile" />
        </g>
        <circle className={css.stones} {...circle} strokeDasharray={`0 ${((2 * Math.PI * r) / 60).toFixed(3)}`} />
        <rect className={css.frame} {...frames.large} />
        <path className={css.radius} d={`M${x.toFixed(1)} ${y.toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}`} />
      </svg>
      <span className={css.label}>{label}</span>
    </div>
  )
}
