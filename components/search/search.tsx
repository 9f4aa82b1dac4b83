import { words as siteWords } from '@/content/words'
import { site } from '@/content/site'
import { Icon, searchIcon } from '../ui/icon'
import { LoadErrorAlert } from '../ui/load-error-alert'
import { LogoMark } from '../ui/logo-mark'
import { PhoneLink } from '../ui/phone-link'
import { TapLink } from '../ui/site-link'
import './search.css'

const { search: words, callVerb } = siteWords.interfaceTexts

/** The links of the menus lead to this id. */
const id = 'chercher'

/**
 * The search of the blog and of the error page: its field, and an empty list that
 * combobox.client.ts fills. The field is visible before that script is ready, because a browser
 * focuses nothing that is hidden.
 */
export function Search() {
  const subjects = <TapLink href="/blog#sujets" label={words.subjects} />
  return (
    <div data-search="">
      <div className="search needs-script screen-only" role="search">
        <label className="own-line bold" htmlFor={id}>
          {words.label}
        </label>
        <div className="search-field space-above-1">
          <input
            id={id}
            type="text"
            inputMode="search"
            role="combobox"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={false}
            aria-controls={`${id}-reponses`}
            aria-describedby={`${id}-aide`}
          />
          <Icon outline={searchIcon} />
        </div>
        <p className="visually-hidden" role="status" />
        <div className="search-answers" data-part="panel" hidden>
          <div className="search-tally small muted" data-part="summary" aria-hidden="true" />
          <div role="listbox" id={`${id}-reponses`} aria-label={words.label} />
          <div className="search-ask" data-part="contact" hidden>
            <div>
              <LogoMark />
              {words.ask}{' '}
              <PhoneLink className="search-ask-number" phone={site.phone} size="large" />
            </div>
            {subjects}
          </div>
        </div>
        <p className="small muted space-above-1" id={`${id}-aide`}>
          {words.help}
        </p>
      </div>
      <LoadErrorAlert text={words.failed} call={callVerb} phone={site.phone} isOfLazyFeatures />
      <p>{subjects}</p>
    </div>
  )
}
