import type { Forms } from '@/content/schemas'
import { Picture, type PictureFacts } from '../../ui/picture'
import { Sentence } from '../../ui/sentence'
import './after-message.css'

/** Once the message is sent, in the place of the form: who reads it, and when she answers. */
export function AfterMessage({ words, portrait }: { words: Forms['contact']['next']; portrait: PictureFacts }) {
  return (
    <div className="after-message">
      <Picture of={portrait} sizes="9rem" />
      <div>
        <h2>{words.title}</h2>
        <p>
          <Sentence of={words.text} />
        </p>
      </div>
    </div>
  )
}
