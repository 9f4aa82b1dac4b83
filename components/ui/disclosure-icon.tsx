import './disclosure-icon.css'

/** A plus sign that becomes a minus sign while its <details> is open. */
export const DisclosureIcon = () => (
  <svg className="disclosure-icon screen-only" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M1 12h22" />
    <path d="M12 1v22" />
  </svg>
)
