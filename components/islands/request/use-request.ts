'use client'

import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { useForm, type FieldErrors, type FieldValues, type Path, type PathValue, type Resolver } from 'react-hook-form'
import type { Forms } from '@/content/schemas'
import type { ContactMessage, CountedProblem, Problem, SimpleProblem } from '../../../supabase/functions/_shared/contact-message'
import { createIdempotencyKey } from '../../../supabase/functions/_shared/idempotency-key'
import { onStoreChange, storedValues } from '../../start/store'
import { noteSentRequest } from '../../start/visit'
import { fillIn } from '../../ui/words'
import { useStoredForm } from '../use-stored'
import { sendRequest } from './send-request'
import { useUnsentWarning } from './unsent-warning'

/** A hand that trembles clicks three times; the last one must not fall on the emptied form and turn « Merci » into five errors. */
const resubmitCooldown = 1000

/** Only e-mail addresses are judged more strictly by browsers than by the schema. */
const refusedByBrowser: Problem = 'emailUnreadable'

const storeNames = { contact: 'contact-form', callback: 'callback' } as const

// Not matches(':invalid') nor checkValidity(), which may fire the very event that brought us here.
const isRefused = (field: unknown): field is HTMLElement =>
  field instanceof HTMLElement && 'validity' in field && field.validity instanceof ValidityState && !field.validity.valid

type RequestResolver<Typed extends FieldValues> = Resolver<Typed, unknown, ContactMessage>

/** Where the browser refuses what the schema accepts (an accent before the @), the form would stay put without a word: its refusal becomes an error like the others. */
const withBrowserChecks =
  <Typed extends FieldValues>(resolver: RequestResolver<Typed>): RequestResolver<Typed> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options)
    const fields = Object.entries<{ ref?: unknown } | undefined>(options.fields)
    const refused = fields.filter(([name, field]) => isRefused(field?.ref) && !(name in result.errors))
    if (refused.length === 0) return result
    const errors = Object.fromEntries(
      refused.map(([name, field]) => [name, { type: 'browser', message: refusedByBrowser, ref: field?.ref }]),
    )
    return { values: {}, errors: { ...result.errors, ...errors } as FieldErrors<Typed> }
  }

export type ProblemWords = Pick<Forms, 'problems' | 'countedProblems'>

const inFrench = (digits: string) => Number(digits).toLocaleString('fr-CA')

/** What a visitor reads beside a field: « emailTooLong 260 254 » is told by its sentence, with both figures in their place. */
export function problemSentence(problem: string | undefined, { problems, countedProblems }: ProblemWords): string | undefined {
  const [name = '', n, most = ''] = (problem ?? '').split(' ')
  if (n === undefined) return problems[name as SimpleProblem]
  return fillIn(countedProblems[name as CountedProblem], { n: inFrench(n), most: inFrench(most) })
}

const countSentence = (count: number, { one, many }: Forms['errorCount']) =>
  count === 0 ? '' : fillIn(count === 1 ? one : many, { n: count })

type Options<Typed extends FieldValues> = {
  /** What the ids of its fields begin with. */
  name: keyof typeof storeNames
  /** Of the shared schema: what is typed in, the message out. Always the same one. */
  resolver: RequestResolver<Typed>
  words: ProblemWords & Pick<Forms, 'errorCount'>
}

/** Judges what is written, sends it once, says what became of it. A refusal by the browser or by the schema ends in a sentence beside each field and the focus on the first. */
export function useRequest<Typed extends FieldValues>({ name, resolver, words }: Options<Typed>) {
  const [state, setState] = useState<'idle' | 'submitting' | 'success' | 'error'>('idle')
  const [wasTried, setTried] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  // A ref: state would come a render too late for three fast clicks.
  const isLocked = useRef(false)
  const ref = useRef<HTMLFormElement>(null)
  const checked = useMemo(() => withBrowserChecks(resolver), [resolver])
  // No default values: react-hook-form would write them over what was typed before the script was ready.
  const form = useForm<Typed, unknown, ContactMessage>({ resolver: checked, shouldFocusError: false })
  const { register, handleSubmit, reset, formState, getValues, setValue } = form

  /** The same until the message is accepted, be it sent again an hour, a page or a reload later: it is stored with the words. */
  const idempotencyKey = (): string => {
    const field = 'key' as Path<Typed>
    const key: string = getValues(field) || createIdempotencyKey()
    setValue(field, key as PathValue<Typed, Path<Typed>>)
    return key
  }

  /** The fields are emptied once the request is accepted: then, and only then. */
  const send = async (message: ContactMessage) => {
    if (isLocked.current) return
    isLocked.current = true
    setState('submitting')
    setTried(true)
    noteSentRequest()
    const isAccepted = await sendRequest(message, { idempotencyKey: idempotencyKey() })
    const unlock = () => {
      isLocked.current = false
    }
    setTimeout(unlock, isAccepted ? resubmitCooldown : 0)
    setState(isAccepted ? 'success' : 'error')
    if (isAccepted) reset()
  }

  /** Each new submit goes back through idle, so that the same message shown twice is announced twice. */
  const restart = () => {
    setAnnouncement('')
    setState((known) => (known === 'submitting' ? known : 'idle'))
  }

  const attempt = async () => {
    restart()
    const outcome = { isRefused: false }
    await handleSubmit(send, () => {
      outcome.isRefused = true
    })()
    // Not in the callback above: react-hook-form publishes the sentences after it.
    if (outcome.isRefused) setRefusals((count) => count + 1)
  }

  // One submit fires one « invalid » event for each field. The first is known by its target: a flag would be reset between two of them.
  const onInvalidCapture = (event: SyntheticEvent) => {
    event.preventDefault() // the browser's bubble, in the browser's language, gone after five seconds
    if (event.target === [...(ref.current?.elements ?? [])].find(isRefused)) void attempt()
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void attempt()
  }

  // After the render that shows the sentences, so that they are there when a screen reader reads the field that receives focus.
  const { errorCount } = words
  useEffect(() => {
    const refused = [...(ref.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
    const [first] = refused
    if (refusals === 0 || !first) return
    const said = document.getElementById(first.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? ''
    // Where the focus was already there, nothing else would say the first sentence.
    setAnnouncement(`${countSentence(refused.length, errorCount)} ${document.activeElement === first ? said : ''}`.trim())
    first.focus()
    // Where the focus was already there, the sentences have pushed it on, under what stays at the foot of the popup.
    first.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [refusals, errorCount])

  const isUnstored = useStoredForm(storeNames[name], form)
  // Words that come back with a key were sent once, from a page that was left before it learned what became of them.
  const cameBack = useSyncExternalStore(
    onStoreChange,
    () => storedValues(storeNames[name])?.key !== undefined,
    () => false,
  )
  useUnsentWarning(form, { isSending: state === 'submitting', isUnstored })
  // The popup around its form is plain HTML (components/start/popup.ts).
  useEffect(() => {
    if (state === 'success' || state === 'error') ref.current?.dispatchEvent(new CustomEvent('request', { detail: state, bubbles: true }))
  }, [state])

  const sentences = Object.entries<{ message?: unknown } | undefined>(formState.errors).map(([field, error]) => [
    field,
    problemSentence(String(error?.message), words),
  ])
  const count = countSentence(sentences.length, errorCount)
  return {
    ref,
    form,
    name,
    register,
    onSubmit,
    onInvalidCapture,
    state,
    restart,
    errors: Object.fromEntries(sentences) as { [Field in keyof Typed]?: string },
    /** How many answers are to be corrected, in words; nothing where all stand. */
    count,
    /** The same said aloud. What was said is not left to be read once it holds no more. */
    announcement: count !== '' && announcement.startsWith(count) ? announcement : '',
    isUnanswered: cameBack && !wasTried,
    isLocked: () => isLocked.current,
  }
}
