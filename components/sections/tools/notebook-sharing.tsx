import type { NotebookPage } from '@/content/outils/carnet-de-visite'
import type { Sheet } from '@/content/outils/sheet'
import { Button } from '../../ui/button'
import { Frame } from '../../ui/layout'
import { Erase, EraseStatus } from '../../islands/parts/erase'
import css from './notebook-sharing.module.css'

type Props = { words: NotebookPage; labels: Sheet }

/** Where the notebook goes, and only there: this device, a sheet of paper, a relative. */
export function NotebookSharing({ words: { keep, erase, messages }, labels }: Props) {
  const { device, paper, relative } = keep
  return (
    <section className={css.ground} aria-labelledby="garder">
      <Frame>
        <h2 id="garder">{keep.title}</h2>
        <div className={css.columns}>
          <div data-device="">
            <h3>{device.title}</h3>
            <label className={css.keep}>
              <input type="checkbox" data-keep="" aria-describedby="garder-note" />
              <span>{device.tick}</span>
            </label>
            <p id="garder-note" className={css.note}>
              {device.note}
            </p>
            <Erase words={{ erase: labels.erase, erasing: erase }} />
            <EraseStatus words={{ erasing: erase, refused: messages.notKept }} />
          </div>
          <div>
            <h3>{paper.title}</h3>
            <p>{paper.note}</p>
            <div className={css.ways}>
              <Button type="button" data-part="print">
                {paper.filled}
              </Button>
              <Button line type="button" data-part="print-blank">
                {paper.blank}
              </Button>
            </div>
          </div>
          <div>
            <h3>{relative.title}</h3>
            <p>
              <strong>{relative.warning}</strong>
            </p>
            <div className={css.ways}>
              <Button line type="button" data-part="copy">
                {relative.copy}
              </Button>
              <Button line type="button" data-part="file">
                {relative.file}
              </Button>
            </div>
            <p className={css.said} role="status" tabIndex={-1} data-said="sharing" />
            <div className={css.field} data-part="by-hand" hidden>
              <label htmlFor="lien">{relative.link}</label>
              <input id="lien" readOnly />
            </div>
            <p className={css.note}>{relative.note}</p>
            <div className={css.field}>
              <label htmlFor="ouvrir">{relative.open}</label>
              <input id="ouvrir" type="file" accept=".json,application/json" />
            </div>
          </div>
        </div>
      </Frame>
    </section>
  )
}
