import type { ReactNode } from 'react'
import { anchorOf } from '@/content/paths'
import type { WhoPays } from '@/content/schemas'
import { Drawing } from '../ui/drawing'
import { Lantern } from '../ui/lantern'
import { Band, Frame } from '../ui/layout'
import css from './who-pays.module.css'

/** Three roads to the lantern, stones on one of them only. The titles of the rows say in sentences what the drawing shows. */
export function WhoPaysBand({ words }: { words: WhoPays }) {
  const { you, residence, public: network } = words
  return (
    <Band id={anchorOf(words.title)}>
      <Frame>
        <h2>{words.title}</h2>
        <div className={css.roads}>
          <Road words={you} thing={<Cup />} />
          <Road words={residence} thing={<House />} when={residence.when} />
          <Road words={network} thing={<Ministry />} />
          <p className={css.arrival} aria-hidden="true">
            <Lamp />
            {words.to}
          </p>
        </div>
      </Frame>
    </Band>
  )
}

/** `when` is what makes it the road with the stones. */
function Road({ words, thing, when }: { words: WhoPays['you']; thing: ReactNode; when?: string }) {
  const isPaved = when !== undefined
  return (
    <div className={css.road} data-paved={isPaved ? '' : undefined}>
      {thing}
      <h3>{words.title}</h3>
      <p className={css.sum}>
        <span>{words.sum}</span>
        {isPaved && <small> {when}</small>}
      </p>
      <p className={css.why}>{words.text}</p>
      {isPaved && (
        <div className={css.stones} aria-hidden="true">
          <Lamp />
        </div>
      )}
    </div>
  )
}

function Lamp() {
  return (
    <svg className={css.lamp} viewBox="6 -1 20 33" aria-hidden="true">
      <Lantern />
    </svg>
  )
}

function Cup() {
  return (
    <Drawing className={css.thing} viewBox="0 0 96 80">
      <path d="M8 70h80" />
      <path data-fill="water" d="M20 34h44v18a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z" />
      <path d="M64 39h6a8.5 8.5 0 0 1 0 17h-7M33 26c-5-6 5-8 0-15M49 26c-5-6 5-8 0-15" />
    </Drawing>
  )
}

function House() {
  return (
    <Drawing className={css.thing} viewBox="0 0 96 80">
      <path d="M4 70h88" />
      <path data-fill="added" d="M14 70V32h52v38zM66 70V28h18v42z" />
      <path data-fill="wall" d="M8 33 22 12h36l14 21zM62 29 75 5l13 24z" />
      <path data-fill="stone" d="M34 70V50h12v20z" />
      <path data-fill="sheet" d="M20 40h8v9h-8zM52 40h8v9h-8zM71 38h8v9h-8z" />
    </Drawing>
  )
}

function Ministry() {
  return (
    <Drawing className={css.thing} viewBox="0 0 96 80">
      <path d="M4 70h88" />
      <path data-fill="sage" d="M14 70V36h68v34z" />
      <path data-fill="wall" d="M34 70V24h28v46z" />
      <path data-fill="water" d="M48 24V6h17l-4 5 4 5H48" />
      <path data-fill="link" d="M43 70V54h10v16z" />
      <path data-fill="sheet" d="M20 44h8v8h-8zM68 44h8v8h-8zM20 57h8v8h-8zM68 57h8v8h-8zM40 32h16v8H40z" />
    </Drawing>
  )
}
