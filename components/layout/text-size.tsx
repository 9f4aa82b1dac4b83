'use client'

import { useSyncExternalStore } from 'react'
import type { Interface } from '@/content/schemas'
import { TextSizeGroup } from './text-size.styles'
import { onTextSize, readTextSize, saveTextSize, sizes } from './text-size-storage'

/** Three letters A, a group of radio buttons. The choice is set before the first paint and remembered on the device. */
export function TextSize({ words }: { words: Interface['textSize'] }) {
  const size = useSyncExternalStore(onTextSize, readTextSize, () => 'normal')

  return (
    <TextSizeGroup>
      <legend className="visually-hidden">{words.legend}</legend>
      {sizes.map((each) => (
        <span key={each}>
          <input
            className="visually-hidden"
            type="radio"
            name="text-size"
            id={`text-${each}`}
            checked={size === each}
            onChange={() => {
              saveTextSize(each)
            }}
          />
          <label htmlFor={`text-${each}`}>
            <span aria-hidden="true">A</span>
            <span className="visually-hidden">{words[each]}</span>
          </label>
        </span>
      ))}
    </TextSizeGroup>
  )
}
