import type { ReactElement } from 'react'
import type { Advisor } from '@/content/schemas'
import { Drawing } from '../ui/drawing'

/** The object that an advisor's words speak of, and nothing that they deny. */
export function TeamObject({ name }: { name: Advisor['object'] }) {
  return <Drawing viewBox="0 0 360 220">{objects[name]}</Drawing>
}

const objects: Record<Advisor['object'], ReactElement> = {
  /* A lease, a ruler under the line that is being read, and the price that hides in it. */
  lease: (
    <>
      <path data-fill="sheet" d="M56 8h218l30 30v174H56z" />
      <path data-fill="sage" d="M274 8v30h30" />
      <path d="M84 44h150M84 70h192M84 96h176M84 124h104M84 182h192M84 202h120" />
      <text x="200" y="132">
        45{'\u00A0'}$
      </text>
      <path data-fill="added" d="m18 143 324-6 .6 27L18.6 170z" />
      <path d="M40 143v9M62 142.500v14M84 142v9M106 141.600v14M128 141.200v9M150 140.800v14M172 140.400v9M194 140v14M216 139.600v9M238 139.200v14M260 138.800v9M282 138.400v14M304 138v9M326 137.600v14" />
    </>
  ),
  /* The bench under the shower, and a bar for each hand. */
  shower: (
    <>
      <path data-fill="water" d="M30 10h300v178H30z" />
      <path strokeOpacity="0.3" d="M30 55h300M30 99h300M30 144h300M90 10v178M150 10v178M210 10v178M270 10v178" />
      <path d="M14 204h332" />
      <path data-fill="stone" d="M67 60h68v11H78v58H67z" />
      <path data-fill="stone" d="m246 102 48-42 7 8-48 42z" />
      <g data-fill="sheet">
        <circle cx="72.5" cy="132" r="9" />
        <circle cx="138" cy="65.5" r="9" />
        <circle cx="248" cy="107" r="9" />
        <circle cx="299" cy="63" r="9" />
      </g>
      <path data-fill="sheet" d="M122 139h9v65h-9zM229 139h9v65h-9zM131 172h98v8h-98z" />
      <path data-fill="added" d="M108 121h144v18H108z" />
      <path d="M128 130h104" />
    </>
  ),
  /* A dwelling with its bed and its armchair, the scale that they are drawn to, and the pencil. */
  plan: (
    <>
      <path data-fill="sheet" stroke="none" d="M22 10h236v164H22z" />
      <path strokeWidth="6" d="M258 36V10H22v164h236V80M22 112h84M156 112h102M156 112v62" />
      <path strokeDasharray="5 7" d="M106 112a50 50 0 0 1 50 0" />
      <path data-fill="water" d="M40 26h62v66H40z" />
      <path data-fill="sheet" d="M47 32h48v17H47z" />
      <path d="M40 62h62" />
      <path data-fill="added" d="M176 30h58v52h-58z" />
      <path data-fill="sheet" d="M187 43h36v39h-36z" />
      <path data-fill="wall" d="M176 130h26v26h-26z" />
      <path data-fill="water" d="M218 130h24v30h-24z" />
      <path d="m258 36 42 26" />
      <path d="M22 202h160M22 195v14M62 195v14M102 195v14M142 195v14M182 195v14" />
      <path data-fill="added" d="m246 206 76-96 19 15-76 96-26 8z" transform="translate(0 -12)" />
      <path d="m246 194 19 15M311 112l19 15M239 217l6-3" />
    </>
  ),
  /* From the stop to the door, in the snow, the benches that she counts. */
  benches: (
    <>
      <path data-fill="added" d="M286 192V62h58v130z" />
      <path data-fill="stone" d="M299 192v-84h32v84z" />
      <path data-fill="wall" d="m276 64 39-40 39 40z" />
      <circle data-fill="sheet" cx="323" cy="152" r="3" />
      <path strokeWidth="6" d="M36 194V48" />
      <path data-fill="link" d="M16 16h40v44H16z" />
      <path data-fill="sheet" d="M25 26h22v18H25z" />
      <path d="M25 36h22M30 51h1M42 51h1" />
      <path data-fill="sheet" d="M6 194c60-16 118 9 176 0s118-8 172-3v24H6z" />
      <Bench x={76} />
      <Bench x={146} />
      <Bench x={216} />
      <g textAnchor="middle">
        <text x="101" y="128">
          1
        </text>
        <text x="171" y="128">
          2
        </text>
        <text x="241" y="128">
          3
        </text>
      </g>
    </>
  ),
}

function Bench({ x }: { x: number }) {
  return (
    <g transform={`translate(${String(x)} 0)`}>
      <path d="M8 142v54M42 142v54" />
      <path data-fill="added" d="M2 142h46v9H2zM0 164h50v9H0z" />
    </g>
  )
}
