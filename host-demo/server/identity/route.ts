import type { Hono, Context as HonoContext } from 'hono'
import { safeParse } from 'valibot'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import { headers } from '../../../src/api/headers.ts'
import { greatestAmount } from '../../../src/api/wire.ts'
import { formatMoney } from '../../../src/lib/money.ts'
import type { Context } from '../platform/context.ts'
import { answerError } from '../platform/http/answer-error.ts'
import { answerText } from '../platform/http/answer-text.ts'
import { type ErrorText, type German, isSentence } from '../platform/http/error-words.ts'
import { HttpError, validationError } from '../platform/http/http-error.ts'
import { networkOfCall } from '../platform/http/network-of-call.ts'
import { readInput } from '../platform/http/read-input.ts'
import { type Admit, type AnyHandler, type Call, personOrRefuse } from './call.ts'
import { refuseForeignOrigin } from './cors.ts'
import { type Event, findEvent } from './events.ts'
import { refuseWithout } from './memberships.ts'
import { personOf } from './sessions.ts'

/** Mounts an endpoint: parses the request, resolves event and person on demand, and answers in JSON. */
export function handle(app: Hono, endpoint: Endpoint, context: Context, handler: AnyHandler): void {
  const { admit = atOnce } = handler
  app.on(endpoint.method, endpoint.path, async http => {
    const { needs, access, largestBody } = endpoint
    // The body is read only after the caller is checked, so that strangers cannot make the server read a large one.
    const isChecked = needs !== undefined || (access === 'user' && largestBody !== undefined)
    let raw = isChecked ? {} : await readInput(http, endpoint)
    const call = describe(http, endpoint, context, raw)
    const work = async () => {
      if (access !== 'open') await refuseForeignOrigin(call)
      if (isChecked) {
        const person = await personOrRefuse(call)
        if (needs) await refuseWithout(context.db, needs, await call.event(), person.id)
        raw = await readInput(http, endpoint)
      }
      const parsed = safeParse(endpoint.input, raw)
      if (!parsed.success) throw validationError(fieldsOf(parsed.issues, context.germanErrors, await eventOrNone(call)))
      if (endpoint.scope === 'event') await call.event()
      if (access === 'user') await personOrRefuse(call)
      // `handlers.ts` checks the type of handler and endpoint; here the input is `unknown`.
      return handler({ ...call, input: parsed.output } as Call<never>)
    }
    try {
      const answer = await admit(context, work)
      http.header('cache-control', endpoint.isKept ? 'no-cache' : 'no-store')
      // Data asks for nothing, and small answers are shown sooner.
      http.header('referrer-policy', undefined)
      return await answerText(http, JSON.stringify(answer), 'application/json')
    } catch (problem) {
      return answerError(problem, http, (await eventOrNone(call))?.settings.locale, context.germanErrors)
    }
  })
}

const atOnce: Admit = (_, work) => work()

/** The event that the request names, if it names one. */
const eventOrNone = (call: Call<undefined>): Promise<Event | undefined> => call.event().catch(() => undefined)

function describe(
  http: HonoContext,
  endpoint: Endpoint,
  context: Context,
  raw: Record<string, unknown>,
): Call<undefined> {
  const { db, now, config } = context
  const token = /^Bearer (\S+)$/i.exec(http.req.header('authorization') ?? '')?.[1]
  const named = endpoint.access === 'open' ? undefined : http.req.header(headers.eventId)
  const mentioned = named ?? http.req.query('event') ?? (typeof raw.event === 'string' ? raw.event : undefined)
  const url = new URL(http.req.url)
  const call: Call<undefined> = {
    context,
    http,
    input: undefined,
    token,
    address: networkOfCall(http, config.trustedProxies),
    publicUrl: config.publicUrl ?? url.origin,
    event: once(async () => {
      // A payment must go to an event that the caller has named, never to a default.
      if (endpoint.access !== 'open' && mentioned === undefined) {
        throw new HttpError(404, {
          error: 'event_not_found',
          error_description: { forPrograms: 'The call names no event.' },
        })
      }
      return findEvent(db, mentioned, url.hostname)
    }),
    person: once(async () => {
      if (token === undefined) return undefined
      const takesPages = endpoint.access === 'anyone' || endpoint.takesPageSessions === true
      return personOf(db, token, now(), takesPages ? (await eventOrNone(call))?.id : undefined)
    }),
  }
  return call
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined
  return () => {
    known ??= read()
    return known
  }
}

interface Issue {
  readonly type: string
  readonly message: string
  /** The type of what was sent, such as `undefined`. */
  readonly received: string
  readonly input: unknown
  /** Of a limit: the least or the most that is allowed. */
  readonly requirement?: unknown
  readonly path?: readonly { readonly key: unknown }[] | undefined
}

function fieldsOf(issues: readonly Issue[], german: German, event: Event | undefined): Record<string, ErrorText> {
  const fields: Record<string, ErrorText> = {}
  for (const issue of issues) {
    const { path, message, received } = issue
    const keys = path?.map(({ key }) => String(key)) ?? []
    const missing = received === 'undefined' || received === 'null'
    const label = keys.at(-1)?.replaceAll('_', ' ') ?? ''
    const said = isSentence(message, german) ? message : (beyondLimit(label, issue, event) ?? notValid(label, message))
    fields[keys.join('.') || 'request'] ??= missing ? { sentence: 'Please enter {label}', values: { label } } : said
  }
  return fields
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** @param message the validator's own, for programs */
function notValid(name: string, message: string): ErrorText {
  const values = { label: capitalised(name || 'request') }
  return { forPrograms: message, forPeople: { sentence: '{label} is not valid', values } }
}

function beyondLimit(name: string, issue: Issue, event: Event | undefined): ErrorText | undefined {
  const { type, input, requirement } = issue
  const limit = Number(requirement)
  const label = capitalised(name)
  if (type === 'min_value') return { sentence: '{label} must be at least {min}', values: { label, min: limit } }
  if (type === 'max_length' && typeof input === 'string') {
    return { sentence: '{label} must be at most {max} characters', values: { label, max: limit } }
  }
  if (type !== 'max_value') return undefined
  // Any other limit is a count.
  const isMoney = limit === greatestAmount && event !== undefined
  const max = isMoney
    ? formatMoney({ minor: limit, currency: event.currency, decimals: event.currency_decimals }, event.settings.locale)
    : limit
  return { sentence: '{label} must be at most {max}', values: { label, max } }
}
