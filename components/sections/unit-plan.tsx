import type { UnitPlanWords } from '@/content/schemas'
import css from './unit-plan.module.css'

/** Along the two long sides, a room every 150 units; below, the same ones turned over. */
const doorsteps = [160, 310, 460, 610]
const tables = [200, 300, 400]
const seats = [
  [-34, 0],
  [34, 0],
  [0, -34],
  [0, 34],
] as const
const trees = [
  { x: 320, y: 262, kind: 'leafy' },
  { x: 602, y: 262, kind: 'leafy' },
  { x: 460, y: 300, kind: 'fir' },
  { x: 318, y: 368, kind: 'fir' },
  { x: 604, y: 368, kind: 'leafy' },
] as const

/** A bed, a bathroom, and the straight line from one to the other. */
function Rooms() {
  return (
    <>
      <defs>
        <g id="plan-chambre">
          <path className={css.floor} d="M0 20h150v120H0z" />
          <path className={css.opening} d="M92 140h36" />
          <path className={css.bed} d="M14 32h42v58H14z" />
          <path className={css.pillow} d="M20 37h30v12H20z" />
          <path d="M76 25v17M76 72v11h74" />
          <rect className={css.toilet} x="116" y="34" width="20" height="26" rx="9" />
          <path className={css.sight} d="M38 58h72" />
        </g>
        <g id="plan-chambre-ouest">
          <path className={css.floor} d="M20 140h140v160H20z" />
          <path className={css.opening} d="M160 238v40" />
          <path className={css.bed} d="M34 232h58v42H34z" />
          <path className={css.pillow} d="M39 238h12v30H39z" />
          <path d="M22 206h24M82 206h26v-66" />
          <rect className={css.toilet} x="54" y="154" width="26" height="20" rx="9" />
          <path className={css.sight} d="M64 248v-70" />
        </g>
      </defs>
      {doorsteps.map((x) => (
        <use key={x} href="#plan-chambre" x={x} />
      ))}
      <g transform="matrix(1 0 0 -1 0 600)">
        {doorsteps.map((x) => (
          <use key={x} href="#plan-chambre" x={x} />
        ))}
      </g>
      <use href="#plan-chambre-ouest" />
      <use href="#plan-chambre-ouest" y="160" />
    </>
  )
}

function Garden() {
  return (
    <>
      <path className={css.garden} d="M280 210h360v180H280z" />
      <ellipse className={css.path} cx="460" cy="300" rx="128" ry="58" />
      {trees.map(({ x, y, kind }) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y}v-12`} />
          <circle className={kind === 'fir' ? css.fir : css.leafy} cx={x} cy={y - 26} r="16" />
        </g>
      ))}
      <path className={css.gate} d="M440 390h44" />
    </>
  )
}

function DiningRoom() {
  return (
    <>
      <path className={css.dining} d="M760 140h140v320H760z" />
      <path className={css.way} d="M760 190v220" />
      {tables.map((y) => (
        <g key={y}>
          <circle className={css.table} cx="838" cy={y} r="22" />
          {seats.map(([dx, dy]) => (
            <circle key={`${dx} ${dy}`} className={css.seat} cx={838 + dx} cy={y + dy} r="8" />
          ))}
        </g>
      ))}
    </>
  )
}

/** The unit seen from above. Its five numbers are those of the list under it, which says what the drawing shows. */
export function UnitPlan({ words }: { words: UnitPlanWords }) {
  return (
    <figure className={css.plan}>
      <div className={css.drawing} aria-hidden="true">
        <svg viewBox="0 0 920 600" focusable="false">
          <path className={css.corridor} d="M20 20h880v560H20z" />
          <Garden />
          <Rooms />
          <path className={css.entry} d="M20 20h140v120H20zM20 460h140v120H20zM760 20h140v120H760zM760 460h140v120H760z" />
          <DiningRoom />
          <path className={css.exit} d="M64 580h52M804 20h52" />
          <path className={css.jamb} d="M64 566v28M116 566v28M804 6v28M856 6v28" />
          <path className={css.threshold} d="M812 140h44M64 460h44" />
          <rect className={css.loop} x="220" y="175" width="480" height="250" rx="26" />
        </svg>
        {words.items.map(({ title }, index) => (
          <span key={title} className={css.pin} data-pin={index + 1}>
            {index + 1}
          </span>
        ))}
      </div>
      <ol className={css.key} role="list">
        {words.items.map(({ title, text }, index) => (
          <li key={title}>
            <b>{index + 1}</b>
            <p>
              <strong>{title}</strong> {text}
            </p>
          </li>
        ))}
      </ol>
      <figcaption>{words.caption}</figcaption>
    </figure>
  )
}
