import { z } from 'zod'
import { each, file, group, lead, list, longDate, marked, phone, slug, text, texts, title, webAddress, words, type Shape } from './fields'
import { dial } from './paths'
import { contactBand, meta } from './schemas'

/* What the files of the tools hold. {rulesYear}, {creditRate} and the other tax figures come from content/tools/rules.yml: no text says one itself. */

/** What one reads before beginning: what it takes, and how long. */
const needs = list({ title: 40, text: 120 }).min(2)

/** Hours are those that were found, and no number is here that was not. */
const line = group({
  phone: phone(),
  option: text(20).optional(),
  hours: 60,
  source: 160,
  certainty: z.enum(['read', 'known']),
  checkedOn: longDate().optional(),
}).transform(({ phone, option, ...rest }) => ({
  ...rest,
  text: option === undefined ? phone : `${phone}, ${option}`,
  href: dial(phone),
}))

/** The lines that the tools print, each in one place. */
const numbers = group({
  ...each(line, 'emergency', 'health', 'social', 'either', 'suicide', 'caregivers'),
  ...each(line, 'abuse', 'housing', 'complaints', 'agency', 'taxCredit'),
})

/** A line of this file and what it is good for, or a door without a number (the hospital’s social service). */
const call = group({ number: numbers.keyof(), text: 160 })
const callOrDoor = z.union([call, group({ door: 60, text: 160 })])

const service = words(60, 'label', 'often', 'line')
const yesNo = texts(40, 'yes', 'no')

const refusal = words(260, 'title', 'text')

/** What it says of « elle », and of « vous » where one answers for oneself. */
const question = <Name extends string>(...answers: Name[]) =>
  group({
    legend: 110,
    forSelf: text(110).optional(),
    help: text(180).optional(),
    answers: each(group({ label: 160, forSelf: text(120).optional(), short: text(60).optional() }), ...answers),
  })

const result = group({
  title: 80,
  text: 280,
  waysTitle: text(50).optional(),
  /** A residence is never proposed unless staying at home is, first. */
  ways: list({ kind: z.enum(['home', 'residence', 'public', 'talk']), title: 70, text: 280 })
    .min(2)
    .refine(
      (list) => list.every(({ kind }) => kind !== 'residence') || list[0]?.kind === 'home',
      'rester chez soi (home) en premier, partout où une résidence est proposée',
    ),
  week: list({ text: 200, forSelf: text(200).optional() })
    .min(2)
    .max(4),
  calls: list(callOrDoor).min(2),
  unknown: 200,
  carry: text(120).optional(),
  reading: 160,
})

const first = group({ title: 60, calls: list(call).min(1) })
const modifier = group({ title: 200, text: 200, forSelf: text(200).optional() })

const tool = <Of extends Shape>(name: string, label: string, address: string, shape: Of) =>
  file(`tools/${name}`, label, address, { meta, hero: { title: title(60), lead: lead(300) }, ...shape })

export const toolFiles = {
  toolsPage: tool('outils', 'Outils : la page', '/outils', {
    tools: list({
      href: z.enum(['/urgence', '/ou-en-etes-vous', '/cout-net', '/carnet-de-visite']),
      title: 60,
      text: 240,
      facts: list(80).length(2),
    }).length(4),
    shared: { text: 100, link: { label: 80, href: z.literal('/confidentialite#votre-appareil') } },
    contactBand,
  }),
  urgent: tool('urgence', 'C’est urgent', '/urgence', {
    writtenOn: longDate(),
    leave: { label: 40, short: 20, url: webAddress(), note: 80, longNote: 160 },
    firstLabel: 40,
    first: list(call.extend({ title: text(60) })).length(2),
    ...texts(40, 'barLabel', 'indexTitle'),
    cases: list({
      id: slug(),
      title: 100,
      calls: list(callOrDoor).min(2),
      steps: list(marked()).min(3).max(4),
      why: text(280).optional(),
      ...each(z.boolean().default(false), 'showsWhoPays', 'showsExit'),
    })
      .length(5)
      .refine(
        (cases) =>
          cases.every(({ calls, showsWhoPays }) => showsWhoPays || !calls.some((each) => 'number' in each && each.number === 'agency')),
        'showsWhoPays: true partout où notre numéro paraît',
      ),
    later: { id: slug(), title: 60, text: 160, link: 60, print: 160, broken: 100, write: 40 },
  }),
  standing: tool('ou-en-etes-vous', 'Où en êtes-vous?', '/ou-en-etes-vous', {
    needs,
    before: 200,
    urgent: { text: 60, link: 40 },
    progress: '{n} {total}',
    /** Their order and their names are those of the logic (components/islands/standing/assess-standing.ts). */
    questions: {
      q1: question('injury', 'missing', 'confusion', 'dying', 'fear', 'leaving', 'none'),
      q2: question('self', 'partner', 'parent', 'other'),
      q3: question('home', 'relative', 'residence', 'publicHome', 'hospital'),
      q4: question('near', 'button', 'nobody', 'unknown'),
      q5: question('alone', 'weekly', 'daily', 'always', 'unknown'),
      q6: question('alone', 'beside', 'lifted', 'unknown'),
      q7: question('cooks', 'reheats', 'skips', 'unknown'),
      q8: question('alone', 'pillbox', 'forgets', 'given', 'unknown'),
      q9: question('asBefore', 'harmless', 'harmful', 'lost', 'unknown'),
      q10: question('none', 'one', 'several', 'unknown'),
      q11: question('well', 'tired', 'exhausted', 'nobody'),
      q12: question('stay', 'move', 'hesitates', 'unspoken'),
    },
    errors: words(100, 'choose', 'chooseOrUnknown', 'tick'),
    buttons: {
      ...texts(40, 'start', 'next', 'back', 'result', 'change', 'answer', 'answerMissing'),
      ...texts('{n}', 'changeWhich', 'answerWhich'),
      ...texts(40, 'anyway', 'backToFirst', 'review', 'print', 'printGrid'),
    },
    stored: 160,
    first: {
      title: 40,
      text: 160,
      flags: {
        ...each(first, 'injury', 'missing', 'confusion', 'dying', 'fear'),
        leaving: first.extend({ links: list({ label: 50, href: z.string().startsWith('/urgence#') }).length(2) }),
      },
    },
    reviewed: { title: 40, text: 80, part: '{count}', missing: 40 },
    counts: list(20).length(12),
    resultProgress: 30,
    results: { team: result, assessment: result, dailyHelp: result, unclear: result, littleHelp: result, noHurry: result },
    modifiers: {
      hospital: modifier,
      exhausted: modifier.extend({ number: z.literal('caregivers') }),
      ...each(modifier, 'residence', 'stay'),
      unspoken: modifier.extend({ link: group({ label: 80, href: z.string().startsWith('/') }) }),
    },
    headings: { week: 30, calls: 30, guided: 40, unknown: 40, write: 60 },
    unknownCount: '{count}',
    unanswered: 80,
    caution: { text: marked(280), forSelf: marked(280) },
    write: { text: 160, carry: '{text}', link: 40 },
    grid: { title: 60, text: 160, days: list(12).length(7), rows: list(60).length(7) },
    paper: {
      ticked: 60,
      numbers: list(call).length(6),
      title: 60,
      text: 220,
      tickedRow: { when: 80, then: 120, link: 60 },
      unknownRow: '{count} {from} {to}',
      otherwise: 60,
    },
    sources: 200,
  }),
  netCostPage: tool('cout-net', 'Un mois en résidence, prix net', '/cout-net', {
    updatedOn: longDate(),
    needs,
    form: {
      parts: words(60, 'people', 'lease', 'services', 'more'),
      registered: { legend: 160, help: marked(200), ...yesNo, unknown: 40 },
      household: words(100, 'legend', 'one', 'couple'),
      age: { ...texts(100, 'legend', 'partner'), ...yesNo },
      third: { legend: 100, ...yesNo },
      dependent: { ...texts(200, 'legend', 'help'), ...yesNo },
      rent: words(160, 'label', 'help'),
      subsidized: { ...texts(100, 'legend', 'help'), ...yesNo },
      meals: words(100, 'legend', 'none', 'one', 'two', 'three'),
      services: { ...texts(160, 'legend', 'help'), laundry: service, housekeeping: service, nursing: service, personalCare: service },
      ...each(words(160, 'label', 'help'), 'otherBills', 'occasional'),
      income: { ...texts(60, 'label', 'optional'), help: 300 },
      ...texts(40, 'perMonth', 'perYear', 'compute'),
      ...texts(160, 'keep', 'keepNote'),
      errors: words(160, 'summary', 'choose', 'rent', 'amount', 'income', 'removedPrice'),
    },
    result: {
      title: '{rules}',
      ...texts(100, 'price', 'priceNote', 'net'),
      netNote: '{credit}',
      ...texts(120, 'estimate', 'atLeast', 'receipt'),
      rulesOf: '{year}',
      perMonth: 20,
      lines: {
        ...texts(60, 'base', 'oneMeal', 'twoMeals', 'threeMeals', 'dependentSupplement', 'ordinary', 'occasional', 'otherBills', 'toPay'),
        ...texts(60, 'eligible', 'credit', 'reduction', 'creditLeft'),
      },
      rules: {
        between: '{percent} {min} {max}',
        loweredTo: '{percent} {raw} {max}',
        raisedTo: '{percent} {raw} {min}',
        atLeast: '{percent} {min}',
        ordinary: '{percent} {amount} {min} {max} {year}',
        ceiling: '{percent} {amount}',
        ceilingReached: '{total} {percent} {amount}',
        limitReached: '{limit} {year}',
        credit: '{percent} {year}',
        beforeReduction: 60,
        ...texts('{yearly} {year}', 'reduction', 'strongestReduction'),
      },
      status: '{rent} {net}',
      hidden: 120,
      foot: '{eligible}',
      year: { title: 40, caption: '{year}', lease: 40, credit: '{year}', net: 40 },
      unknown: { ...texts(100, 'title', 'income'), items: list(100).min(2) },
      print: 40,
      carry: {
        ...texts(100, 'title', 'legend'),
        residence: '{n}',
        replaces: '{prices}',
        same: 60,
        net: '{net}',
        note: 40,
        noted: '{residence}',
        ...texts(160, 'notKept', 'open'),
      },
      sources: 220,
    },
    removal: {
      ...texts(160, 'title', 'text', 'service', 'meals', 'price'),
      caption: '{service} {year}',
      ...texts(40, 'with', 'without', 'gap'),
      ...texts('{service} {lease} {net}', 'says', 'saysMore'),
      ...texts(240, 'registerUnknown', 'note'),
    },
    home: {
      ...texts(200, 'title', 'text'),
      lines: words(60, 'housing', 'insurance', 'heating', 'repairs', 'snow', 'food', 'transport', 'help'),
      ...texts(100, 'caption', 'price'),
      ...texts(40, 'here', 'there', 'gap'),
      status: '{here} {there}',
      note: 260,
    },
    otherHelp: { title: 60, items: list(refusal).min(3), note: 120 },
    refusals: {
      ...texts(100, 'title', 'call'),
      ...each(refusal, 'coupleRuleUnknown', 'thirdPerson', 'subsidized'),
      otherYear: { title: '{year}', text: '{year}' },
    },
    changes: { underAge: refusal, ...texts(240, 'ordinary', 'registerUnknown', 'dependent', 'oneOfAge') },
    worksheet: {
      ...texts(160, 'title', 'text', 'caption'),
      columns: words(40, 'line', 'example', 'yours'),
      example: {
        rent: z.number().int().positive(),
        meals: z.literal([0, 1, 2, 3]),
        services: list(z.enum(['laundry', 'housekeeping', 'nursing', 'personalCare'])),
      },
      rent: 60,
      row: '{name} {percent} {min} {max}',
      meals: 60,
      mealRow: '{meals} {percent} {min} {max}',
      mealNames: words(40, 'oneMeal', 'twoMeals', 'threeMeals'),
      total: '{percent}',
      credit: '{percent} {year}',
      net: 60,
      official: '{rent} {lines} {eligible} {oldRate} {oldYear} {oldCredit} {rate} {year} {credit}',
      ...texts(120, 'call', 'expires'),
      notHere: { title: 60, items: list(220).min(3) },
    },
  }),
  notebookPage: tool('carnet-de-visite', 'Carnet de visite', '/carnet-de-visite', {
    needs,
    facts: words(60, 'name', 'date', 'contact', 'rent', 'net', 'distance'),
    groups: list({ title: 60, questions: list({ text: 110, help: marked(280).optional() }).min(3) })
      .length(3)
      .refine((groups) => groups.flatMap(({ questions }) => questions).length === 16, 'seize questions en tout'),
    marks: words(20, 'fine', 'check', 'wrong'),
    sheet: {
      ...texts(160, 'title', 'text', 'legend', 'question'),
      residence: '{n}',
      ...texts(160, 'name', 'facts', 'net'),
      filled: { signs: words(1, 'fine', 'check', 'wrong'), rent: '{rent}', net: '{net}' },
    },
    cells: { residence: '{n}', pick: 40, reply: '{n}', mark: '{n} {residence}', unmark: 80 },
    tallies: { ...texts(60, 'title', 'empty', 'none', 'one'), many: '{n}', note: 140 },
    keep: {
      title: 60,
      device: words(160, 'title', 'tick', 'note'),
      paper: words(100, 'title', 'note', 'filled', 'blank'),
      relative: words(120, 'title', 'warning', 'copy', 'file', 'note', 'open'),
    },
    openedCopy: { title: 60, ...texts(120, 'text', 'replaces'), ...texts(40, 'read', 'open', 'replace', 'cancel') },
    messages: {
      ...each(marked(), 'copied', 'notCopied', 'empty', 'unreadable', 'keptElsewhere'),
      notKept: 160,
    },
    erase: words(200, 'question', 'yes', 'no', 'done'),
    lost: 200,
  }),
  numbers: file('tools/numbers', 'Numéros à appeler', '/urgence', numbers),
  sheet: file('tools/sheet', 'Feuilles imprimées', '/carnet-de-visite', {
    ...texts(30, 'written', 'checked', 'blank'),
    foot: 260,
    ...texts(40, 'allTools', 'sources', 'printed', 'toFix', 'erase'),
    erasing: words(120, 'question', 'yes', 'no', 'done'),
    ...texts(140, 'refused', 'lost'),
  }),
}

export type CallOrDoor = z.output<typeof callOrDoor>

type Day = { text: string; iso: string }

/** The oldest check of a list, once a person has made every one of them; a date beside a list of which a part was checked would be a lie. */
export function checkedSince(list: readonly { checkedOn?: Day | undefined }[]): Day | undefined {
  const days = list.flatMap(({ checkedOn }) => checkedOn ?? [])
  return days.length === list.length ? days.sort((a, b) => a.iso.localeCompare(b.iso))[0] : undefined
}
