// Which folder may import which, for eslint.config.mjs.
import { readdirSync } from 'node:fs'

/** The layers above features, from the top down: each imports only those under it. */
const namesAboveFeatures = ['page-scripts', 'islands', 'layout', 'sections', 'seo']
const aboveFeatures = namesAboveFeatures.map((name) => `./components/${name}`)

/** Every other folder of components/ is a feature, and no feature imports another. */
const features = readdirSync('components')
  .filter((name) => ![...namesAboveFeatures, 'forms', 'ui'].includes(name))
  .map((name) => `./components/${name}`)

/** What the site and the functions share, in supabase/. */
const sharedFolders = ['functions/_calendar', 'functions/_contract']

/**
 * `target` may not import `from`.
 * @param {string | string[]} target
 * @param {string[]} from
 * @param {string} message
 * @param {string[]} [except] relative to `from`
 */
const forbid = (target, from, message, except = []) => ({ target, from, message, except })

export const directions = [
  forbid(
    ['./components', './content', './lib', './scripts', './supabase', './env.mjs'],
    ['./app'],
    'Nobody imports app/: move what is shared down.',
  ),
  forbid(
    ['./app', './components', './content', './lib', './scripts', './supabase', './env.mjs'],
    ['./__tests__'],
    'Nobody imports the tests.',
  ),
  forbid(
    ['./app', './components', './content', './lib', './supabase', './env.mjs'],
    ['./scripts'],
    'scripts/ builds the site, which does not know it.',
  ),
  ...aboveFeatures
    .slice(1)
    .map((layer, index) =>
      forbid(layer, aboveFeatures.slice(0, index + 1), 'A layer imports those under it.'),
    ),
  ...features.map((feature) =>
    forbid(
      feature,
      [...aboveFeatures, ...features.filter((other) => other !== feature)],
      'No feature imports another: share through forms/, ui/ or lib/.',
    ),
  ),
  forbid(
    './components/forms',
    [...aboveFeatures, ...features],
    'What features share knows none of them.',
  ),
  forbid(
    './components/ui',
    ['./content', './env.mjs', './supabase', './components/forms', ...features, ...aboveFeatures],
    'ui/ knows no words and no feature: pass what it needs as props.',
  ),
  forbid(
    './components/ui',
    ['./lib/browser/draft-storage.ts', './lib/browser/offline-caches.ts'],
    'ui/ stores nothing: forms/ knows what a device stores.',
  ),
  forbid(
    './styles',
    ['./app', './components', './content', './supabase', './env.mjs'],
    'styles/ imports nothing of the site.',
  ),
  forbid(
    './content',
    ['./components', './styles'],
    'content/ gives words to components and styles, and knows neither.',
  ),
  forbid(
    './content/text',
    ['./content/schema', './content/load', './content/article-text'],
    'text/ reads words alone: fields and files are built on it.',
  ),
  forbid(
    './content/schema',
    ['./content/load'],
    'A schema says what a file holds; load/ reads the file.',
  ),
  forbid('./content/load', ['./content/schema'], 'load/ reads any file: it is given its schema.'),
  forbid(
    './lib',
    ['./components', './scripts', './styles', './env.mjs'],
    'lib/ holds rules and helpers without React: pass what they need.',
  ),
  forbid(
    ['./app', './components', './content', './lib'],
    ['./supabase'],
    'The site shares with the functions _calendar/ and _contract/, and nothing else.',
    sharedFolders.map((name) => `./${name}`),
  ),
  forbid(
    sharedFolders.map((name) => `./supabase/${name}`),
    ['./supabase'],
    'Browsers download _calendar/ and _contract/: they import nothing of the functions.',
    sharedFolders.map((name) => `./${name}`),
  ),
  forbid(
    './supabase',
    ['./components', './content', './lib', './env.mjs'],
    'The functions run alone, on another host.',
  ),
]
