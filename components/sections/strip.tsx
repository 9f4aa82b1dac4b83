import { Picture, type PictureFacts } from '../ui/picture'
import css from './strip.module.css'

/** The first thing that a page shows on a phone, under the header. On a wide page there is none. */
export function Strip({ of: picture }: { of: PictureFacts }) {
  return (
    <div className={css.strip}>
      <Picture of={picture} sizes="100vw" decorative first="narrow" />
    </div>
  )
}
