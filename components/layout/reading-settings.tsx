import { words } from '@/content/words'
import { Icon, moonIcon } from '../ui/icon'
import './reading-settings.css'

/**
 * Three radio buttons for the text size. components/layout/text-size.client.ts applies and stores
 * the choice.
 */
export function TextSizeControl() {
  return (
    // A legend would be read twice, as the name of the group and as a line of its own.
    <fieldset
      className="reading-settings-sizes screen-only"
      aria-label={words.interfaceTexts.textSize.legend}
    >
      {(['normal', 'large', 'largest'] as const).map((each) => (
        <span key={each}>
          <input
            className="visually-hidden"
            type="radio"
            name="text-size"
            id={`text-${each}`}
            value={each}
            defaultChecked={each === 'normal'}
            aria-label={words.interfaceTexts.textSize[each]}
          />
          <label
            className="reading-settings-choice tap-target"
            htmlFor={`text-${each}`}
            data-size={each}
          >
            {/* The button has the name: a screen reader would read its label once more. */}
            <span aria-hidden="true">A</span>
          </label>
        </span>
      ))}
    </fieldset>
  )
}

/**
 * The switch of the dark theme. components/layout/theme-toggle.client.ts applies and stores the
 * choice.
 */
export function ThemeToggle() {
  return (
    <button
      type="button"
      role="switch"
      aria-checked="false"
      aria-label={words.interfaceTexts.darkTheme}
      className="reading-settings-choice tap-target screen-only needs-script"
      data-theme-toggle=""
      // In development, React hydrates the page after the head script has changed the switch.
      suppressHydrationWarning
    >
      <Icon outline={moonIcon} />
      <span aria-hidden="true">{words.interfaceTexts.darkTheme}</span>
    </button>
  )
}
