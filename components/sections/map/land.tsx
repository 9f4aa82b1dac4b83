import { bridges, falls, ferry, island, northShore, rivers, southShore } from './geography'
import { curve, project, viewBox, within, type Frame, type Point } from './projection'
import css from './land.module.css'

/** Ornament: where nothing is named, a tree; on the water, a wave. Each in one stroke of the pen, from its foot. */
const ornaments: readonly { className: string | undefined; stroke: string; points: readonly Point[] }[] = [
  {
    className: css.waves,
    stroke: 'q1.5-2 3 0t3 0',
    points: [
      [-30, 52],
      [-8, 34],
      [26, -34],
      [40, -30],
      [30, -48],
      [44, -62],
      [84, -30],
      [104, -34],
    ],
  },
  {
    className: css.leaves,
    stroke: 'v-4a4.2 4.2 0 1 1 .1 0',
    points: [
      [-146, 20],
      [-118, 11],
      [46, 76],
      [57, 38],
      [84, 20],
      [82, 60],
      [104, -78],
    ],
  },
  {
    className: css.firs,
    stroke: 'v-3h-4.4l4.4-12 4.4 12h-4.4',
    points: [
      [-106, -82],
      [-80, -86],
      [-145, -70],
      [-160, -31],
      [-11, 105],
      [68, 98],
      [61, -2],
      [108, 4],
    ],
  },
]

/** Whole: a tree is 15 units tall. */
const fits = ([px, py]: Point, { x, y, width, height }: Frame) => px - 6 > x && px + 6 < x + width && py - 15 > y && py + 1 < y + height

const straight = (points: readonly Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')

const moved = ([x, y]: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`

type Props = {
  frame: Frame
  /** The river to its last point, for the circle to draw it again. */
  isWhole: boolean
  /** From the names of the ferry and of the bridges to what they name. */
  hasPointers: boolean
}

/** The river and the land, drawn from degrees. Every line is ink: without colours the map is as clear. No word here, they would shrink with it. */
export function Land({ frame, isWhole, hasPointers }: Props) {
  const cut = (line: readonly Point[]) => (isWhole ? line : within(line, frame))
  const north = cut(northShore.map(project))
  const south = cut(southShore.map(project)).toReversed()
  const [landing] = ferry.map(project)
  return (
    <svg className={css.land} viewBox={viewBox(frame)} focusable="false">
      <defs>
        <path id="carte-rivieres" d={rivers.map((river) => curve(river.map(project))).join('')} />
        <path id="carte-ponts" d={bridges.map((bridge) => `M${straight(bridge.map(project))}`).join('')} />
      </defs>
      <use className={css.bank} href="#carte-rivieres" />
      <path id="carte-fleuve" className={css.water} d={`${curve(north)}${curve(south, 'L')}z`} />
      <use className={css.stream} href="#carte-rivieres" />
      <path id="carte-ile" className={css.island} d={curve(island.map(project), 'M', true)} />
      <use className={css.pier} href="#carte-ponts" />
      <use className={css.deck} href="#carte-ponts" />
      <path className={css.crossing} d={`M${straight(ferry.map(project))}`} />
      {hasPointers && <path d="M18-4Q21-12 26-16M-65 99Q-61 94-61 87" />}
      {ornaments.map(({ className, stroke, points }) => (
        <path
          key={stroke}
          className={className}
          d={points
            .filter((point) => fits(point, frame))
            .map(([x, y]) => `M${x} ${y}${stroke}`)
            .join('')}
        />
      ))}
      {/* Pushed 700 m inland from the cape, or its towers would stand in the river. */}
      <g transform="translate(-3 1.7) scale(.86)">
        <path className={css.wall} d="M-11 0v-10h22V0z" />
        <path className={css.roof} d="M-12-10l2.5-6h19l2.5 6z" />
        <path className={css.wall} d="M-4 0v-18h8V0zM-13 0v-13h4.6V0zM8.4 0v-13H13V0z" />
        <path className={css.roof} d="M-5-18l5-9 5 9zM-13.6-13l2.9-5.5 2.9 5.5zM7.8-13l2.9-5.5 2.9 5.5z" />
      </g>
      {landing && (
        <g transform={`${moved(landing)} translate(4 3.3) scale(.8)`}>
          <path className={css.hull} d="M-9-3H9L6.5 2h-13z" />
          <path className={css.white} d="M-5-3v-4H5v4zM-1-7v-3h3v3z" />
        </g>
      )}
      <g transform={moved(project(falls))}>
        <path className={css.white} d="M-3.5-4v7h7v-7zM-1.2-4v7M1.2-4v7" />
      </g>
      <g transform="translate(50 -40) scale(.8)">
        <path className={css.hull} d="M-6 0h12l-2 3h-8z" />
        <path className={css.white} d="M0-1v-12L7-2zM-1-1v-9L-6-2z" />
      </g>
    </svg>
  )
}
