// What a journey is written in: the few gestures that Playwright and Puppeteer both have. Playwright knows no Firefox but its own; Puppeteer drives the
// machine's.
export type Visit = {
  /** A path of the site, or a whole address. */
  open: (address: string) => Promise<void>
  back: () => Promise<void>
  click: (selector: string) => Promise<void>
  write: (selector: string, words: string) => Promise<void>
  choose: (selector: string, value: string) => Promise<void>
  press: (key: 'ArrowDown' | 'Enter' | 'Escape') => Promise<void>
  /** Runs in the page, and may know nothing but what it is given. */
  look: <Seen>(read: (given: string) => Seen, given?: string) => Promise<Seen>
}

/** A browser that has never seen the site. `problems` is what its console says in anger. */
export type Visitor = { visit: Visit; problems: () => string[]; leave: () => Promise<unknown> }

export type Engine = { receive: (site: string) => Promise<Visitor>; close: () => Promise<unknown> }

/** A tablet upright enough for the menu to be folded. */
export const screen = { width: 1024, height: 768 }
