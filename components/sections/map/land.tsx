import css from './land.module.css'

export type MapSize = 'large' | 'medium' | 'small'

/** What each map shows: 29.4 by 21.6 km, 21.7 by 20, 21.8 by 19.4. On a phone, territory-map.module.css crops the first two to the same 20.7 by 20. */
export const frames = {
  large: { x: -172, y: -102, width: 294, height: 216 },
  medium: { x: -141, y: -86, width: 217, height: 200 },
  small: { x: -150, y: -86, width: 218, height: 194 },
}

/*
 * A unit is 100 m, north is up, 0 0 is at 46.81° N 71.21° W. Drawn in November 2026 from known points (bridgeheads, river mouths, capes), not surveyed: right
 * to some 300 m, which is a third of a millimetre on the largest map. To be read by someone from Québec before the launch.
 */

/** From their mouths: Saint-Charles, Chaudière, Montmorency, du Cap Rouge, Etchemin. */
const rivers =
  'M3-14c-1-1-4-4-6-4s-5 1-7 3s-5 5-8 6s-8 1-11 0s-5-6-9-6s-9 4-15 3s-10-5-15-9s-13-10-20-15s-16-5-22-12s-10-20-13-30s-4-23-5-28' +
  'M-53 71c0 2 0 9 0 12s-3 7-3 10s0 8 1 12s4 7 6 12s2 8 7 16s19 28 23 34M48-86c-1-1-2-5-5-8s-5-5-8-12s-7-23-8-27' +
  'M-108 72c0-2 2-6 1-9s-4-4-7-7s-8-9-14-14s-11-10-20-14s-20-11-35-14s-44-2-53-3M-21 53c2 2 6 6 10 10s8 9 15 15s16 15 23 22s3 7 19 22s63 56 76 67'

/** Along the north shore, and back along the south one. */
const river =
  'M-563 172c8-6 29-36 49-39s55 23 75 26s31-6 43-7s17 8 31 6s38-12 53-17s23-8 34-14s22-15 34-20s26-8 39-11s26-7 38-10s20-10 30-12s20-2 29-2s17-1 24-1' +
  's13-2 18-3s5-1 9-3s11-6 15-9s7-7 10-10s5-5 8-8s4-7 6-10s6-8 9-11s6-5 8-7s5-5 6-7s3-5 3-7s-1-4-2-6s-3-2-3-4s2-4 4-7s3-4 4-6s2-2 2-4s-3-2-3-3s-2-5 0-7' +
  's4-4 7-7s5-5 9-9s8-7 11-12s6-11 11-14s10-6 17-9s12-7 20-14s19-16 29-27s21-27 34-40s35-28 46-38s11-18 23-26s34-13 49-21s30-15 46-26s38-23 53-38' +
  's22-28 38-56s36-72 61-111s76-102 92-123L556-245c-11 9-40 36-61 49s-46 18-69 29s-46 26-66 37s-39 23-56 30s-32 9-45 13s-21 5-32 12s-24 22-37 31' +
  's-26 16-40 20s-31-1-43-2s-26 1-35 0s-13-2-19-2s-9 2-13 4s-6 3-9 6s-6 7-8 10s-4 6-5 9s-3 8-5 12s-3 9-5 13s-5 6-9 10s-7 7-11 11s-9 7-13 10s-6 4-10 6' +
  's-10 7-14 9s-4 3-8 5s-8 5-15 9s-19 7-31 12s-26 10-38 14s-21 6-34 10s-28 11-46 17s-42 16-61 22s-34 9-53 15s-42 16-61 21s-28 4-53 6s-76 5-99 10s-32 17-38 21z'

const orleans =
  'M56-37c-4-2 1-7 2-11s3-8 4-12s-1-6 6-13s26-19 39-30s24-25 38-36s26-21 41-33s35-28 50-39s28-21 38-28s19-13 24-12s9 10 9 17s1 16-4 28s-19 30-29 45' +
  's-18 30-33 44s-40 29-55 39s-22 19-34 25s-23 8-34 11s-24 4-34 5s-24 2-28 0z'

/** Québec and Pierre-Laporte, drawn 700 m apart rather than 200 so that there are two; then the bridge of the island. */
const bridges = 'M-60.5 65.6-55.6 77.8M-67.4 68.1-62.8 80.3M53.7-82.3 66.6-71.7'

/** Where nothing is named, a tree; on the water, a wave. Each in one stroke of the pen, from its foot. */
const ornaments: readonly { className: string | undefined; stroke: string; feet: readonly (readonly [x: number, y: number])[] }[] = [
  {
    className: css.waves,
    stroke: 'q1.5-2 3 0t3 0',
    // prettier-ignore
    feet: [[-30, 52], [-8, 34], [26, -34], [40, -30], [30, -48], [44, -62], [84, -30], [104, -34]],
  },
  {
    className: css.leaves,
    stroke: 'v-4a4.2 4.2 0 1 1 .1 0',
    // prettier-ignore
    feet: [[-146, 20], [-118, 11], [46, 76], [57, 38], [84, 20], [82, 60], [104, -78]],
  },
  {
    className: css.firs,
    stroke: 'v-3h-4.4l4.4-12 4.4 12h-4.4',
    // prettier-ignore
    feet: [[-106, -82], [-80, -86], [-145, -70], [-160, -31], [-11, 105], [68, 98], [61, -2], [108, 4]],
  },
]

/** The river and the land. Every line is ink: without colours the map is as clear. No word here, they would shrink with it. */
export function Land({ size }: { size: MapSize }) {
  const { x, y, width, height } = frames[size]
  // A tree is 15 units tall: none is cut by the frame.
  const isWhole = ([px, py]: readonly [number, number]) => px - 6 > x && px + 6 < x + width && py - 15 > y && py + 1 < y + height
  return (
    <svg className={css.land} viewBox={[x, y, width, height].join(' ')} focusable="false">
      <path className={css.bank} d={rivers} />
      <path id="carte-fleuve" className={css.water} d={river} />
      <path className={css.stream} d={rivers} />
      <path id="carte-ile" className={css.island} d={orleans} />
      <path className={css.pier} d={bridges} />
      <path className={css.deck} d={bridges} />
      <path className={css.crossing} d="M8.8-3.3 16.7.6" />
      {/* From the names of the ferry and of the bridges to what they name. */}
      {size !== 'small' && <path d="M18-4Q21-12 26-16M-65 99Q-61 94-61 87" />}
      {ornaments.map(({ className, stroke, feet }) => (
        <path
          key={stroke}
          className={className}
          d={feet
            .filter(isWhole)
            .map(([px, py]) => `M${px} ${py}${stroke}`)
            .join('')}
        />
      ))}
      {/* The castle, pushed 700 m inland from the cape, or its towers would stand in the river; the ferry, the falls, a sail. */}
      <g transform="translate(-3 1.7) scale(.86)">
        <path className={css.wall} d="M-11 0v-10h22V0z" />
        <path className={css.roof} d="M-12-10l2.5-6h19l2.5 6z" />
        <path className={css.wall} d="M-4 0v-18h8V0zM-13 0v-13h4.6V0zM8.4 0v-13H13V0z" />
        <path className={css.roof} d="M-5-18l5-9 5 9zM-13.6-13l2.9-5.5 2.9 5.5zM7.8-13l2.9-5.5 2.9 5.5z" />
      </g>
      <g transform="translate(12.8 0) scale(.8)">
        <path className={css.hull} d="M-9-3H9L6.5 2h-13z" />
        <path className={css.white} d="M-5-3v-4H5v4zM-1-7v-3h3v3z" />
      </g>
      <path className={css.white} transform="translate(47.6 -86.7)" d="M-3.5-4v7h7v-7zM-1.2-4v7M1.2-4v7" />
      <g transform="translate(50 -40) scale(.8)">
        <path className={css.hull} d="M-6 0h12l-2 3h-8z" />
        <path className={css.white} d="M0-1v-12L7-2zM-1-1v-9L-6-2z" />
      </g>
    </svg>
  )
}
