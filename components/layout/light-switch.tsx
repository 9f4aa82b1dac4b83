import css from './light-switch.module.css'

/** « Soir » : a moon beside the three letters A. components/start/light.ts makes it work and remembers the choice on the device. */
export function LightSwitch({ label }: { label: string }) {
  return (
    <button type="button" role="switch" aria-checked="false" aria-label={label} className={css.light} data-light-switch="">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
      </svg>
      <span aria-hidden="true">{label}</span>
    </button>
  )
}
