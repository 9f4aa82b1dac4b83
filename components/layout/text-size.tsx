'use client'

import { useEffect, useState } from 'react'
import type { Interface } from '@/content/schemas'
import { TextSizeGroup } from './text-size.styles'
import { readTextSize, saveTextSize, sizes, type TextSize as Size } from './text-size-storage'

/** Three letters A, a group of radio buttons: the choice is set before the first paint by textSizeScript and remembered on the device. */
export function TextSize({ words }: { words: Interface['textSize'] }) {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    setSize(readTextSize())
  }, [])

  return (
    <TextSizeGroup data-text-size>
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
              setSize(each)
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
