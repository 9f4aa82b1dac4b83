import './disclosure-icon.css'

/** A plus that becomes a minus while its <details> is open. */
export const DisclosureIcon = () => <span className="ui-turn screen-only" aria-hidden="true" />
