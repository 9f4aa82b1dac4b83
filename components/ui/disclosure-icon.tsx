import './disclosure-icon.css'

/** The plus of a summary, a minus once what it opens is open. */
export const DisclosureIcon = () => <span className="ui-turn screen-only" aria-hidden="true" />
