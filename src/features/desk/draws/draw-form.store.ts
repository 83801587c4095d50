import { type AdminDrawForm, addDraw, adminDraw, editDraw } from '../../../api/admin-draws.ts'
import { type DrawKind, drawKinds } from '../../../api/draw-kinds.ts'
import type { InputOf } from '../../../api/endpoint.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { check, type FieldProblem, misreadAmount, required } from '../../../lib/validation.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { createConflict } from '../conflict.store.ts'
import { localTime, momentOf } from '../local-time.ts'

/** A prize as typed. */
export interface TypedPrize {
  readonly title: string
  readonly donor: string
  readonly value: string
  readonly alcohol: boolean
  readonly picture: string
}

export const noPrize: TypedPrize = { title: '', donor: '', value: '', alcohol: false, picture: '' }

/** The form's values for a draw. The prizes are a JSON list, the best first. */
export function valuesOf(draw: AdminDrawForm | undefined, decimals: number, now: Date) {
  const hour = 3_600_000
  const next = Math.ceil(now.getTime() / hour) * hour
  const later = (hours: number) => new Date(next + hours * hour).toISOString()
  const text = (minor: number | undefined) => (minor === undefined ? '' : plainAmount(minor, decimals))
  const prizes = draw?.prizes.map(({ title, donor = '', value, alcoholYN: alcohol, picture = '' }) => ({
    ...{ title, donor, value: text(value), alcohol, picture },
  }))
  return {
    title: draw?.title ?? '',
    kind: (draw?.kind ?? 'small_society') as string,
    summary: draw?.summary ?? '',
    description: draw?.description ?? '',
    picture: draw?.picture ?? '',
    prizes: JSON.stringify(prizes ?? [noPrize]),
    society: draw?.society ?? '',
    promoter: draw?.promoter ?? '',
    registration: draw?.registration ?? '',
    minimum_age: String(draw?.minimum_age ?? 18),
    sold_by: (draw?.sold_by ?? 'entries') as string,
    price: text(draw?.price ?? 10 ** decimals),
    numbers_each: String(draw?.numbers_each ?? 1),
    capacity: String(draw?.capacity ?? ''),
    per_person: String(draw?.per_person ?? ''),
    opens_at: localTime(draw?.opens_at ?? later(0)),
    closes_at: localTime(draw?.closes_at ?? later(24)),
    draws_at: localTime(draw?.draws_at ?? later(25)),
  }
}

export type DrawValues = ReturnType<typeof valuesOf>

export const prizesIn = ({ prizes }: Pick<DrawValues, 'prizes'>): readonly TypedPrize[] => JSON.parse(prizes)

interface Followers {
  /** The newest version that is known here. undefined: a new draw. */
  latest(): AdminDrawForm | undefined
  onSaved(draw: AdminDrawForm): void
  /** Called with the version that somebody else has saved. */
  onTheirs(draw: AdminDrawForm): void
  /** The message for a mistake that only a draw has. */
  words(mistake: DrawMistake): string
}

/** What is wrong with fields that are filled in. The server checks it, too. */
type DrawMistake = 'endsTooSoon' | 'drawnTooSoon' | 'registrationMissing'

/** The form of a draw. */
export function createDrawForm(site: Site, decimals: number, followers: Followers) {
  const { latest, onSaved, onTheirs, words } = followers
  const call = userCall(site)
  const form = createForm({
    environment: site.environment,
    values: valuesOf(latest(), decimals, new Date()),
    check: values => ({
      ...checkDraw(values, decimals, words),
      ...(prizeFaults(prizesIn(values), decimals).length > 0 && { prizes: { key: 'invalid' } }),
    }),
    async send(values) {
      const before = latest()
      const input = inputOf(values, decimals, before)
      const { draw_id, revision = '' } = before ?? {}
      const saved = await (draw_id
        ? call(editDraw, { ...input, draw_id, revision })
        : call(addDraw, { ...input, idempotency_key: conflict.key() }))
      conflict.savedAs(saved.draw_id, valuesOf(saved, decimals, new Date()))
      onSaved(saved)
    },
  })
  const conflict = createConflict(site, form, { kind: 'draw', id: latest()?.draw_id }, async draw_id => {
    const theirs = await call(adminDraw, { draw_id })
    onTheirs(theirs)
    return valuesOf(theirs, decimals, new Date())
  })
  return { form, conflict }
}

/** A mistake in a prize, and the field that has it. */
type PrizeFault = Readonly<{ field: string; place: number; fault: 'prizeUntitled' | 'prizeValueMisread' }>

export function prizeFaults(prizes: readonly TypedPrize[], decimals: number): PrizeFault[] {
  return prizes.flatMap(({ title, value }, index) => {
    const place = index + 1
    const untitled: PrizeFault = { field: `prize-${place}`, place, fault: 'prizeUntitled' }
    const misread: PrizeFault = { field: `value-${place}`, place, fault: 'prizeValueMisread' }
    return [...(title.trim() ? [] : [untitled]), ...(amountIn(value, decimals) === null ? [misread] : [])]
  })
}

/** Minor units. undefined: empty. null: not an amount. */
function amountIn(typed: string, decimals: number): number | undefined | null {
  if (!typed.trim()) return undefined
  const parsed = parseAmount(typed, decimals)
  return parsed.type === 'ok' ? parsed.minor : null
}

/** The limits of a price, in minor units. */
export const leastPrice = 1
export const mostPrice = 100_000_00

function checkDraw(values: DrawValues, decimals: number, words: Followers['words']): Problems<DrawValues> {
  const problems: { -readonly [K in keyof DrawValues]?: FieldProblem | { text: string } } = {}
  const needed = ['title', 'society', 'promoter', 'price', 'numbers_each', 'opens_at', 'closes_at', 'draws_at'] as const
  for (const name of needed) {
    const problem = check(values[name], [required])
    if (problem) problems[name] = problem
  }
  const misread = misreadAmount(parseAmount(values.price, decimals).type, decimals)
  if (misread) problems.price = misread
  const price = amountIn(values.price, decimals) ?? leastPrice
  // The limits themselves are money, which the form says.
  if (price < leastPrice) problems.price = { key: 'numberMin' }
  if (price > mostPrice) problems.price = { key: 'numberMax' }
  for (const name of ['numbers_each', 'capacity', 'per_person'] as const) {
    if (values[name] && !/^[1-9]\d{0,6}$/.test(values[name].trim())) problems[name] ??= { key: 'invalid' }
  }
  const { kind, opens_at: opens, closes_at: closes, draws_at: draws } = values
  if (opens && closes && closes <= opens) problems.closes_at = { text: words('endsTooSoon') }
  if (closes && draws && draws < closes) problems.draws_at = { text: words('drawnTooSoon') }
  if (kind === 'small_society' && !values.registration.trim()) {
    problems.registration = { text: words('registrationMissing') }
  }
  return problems
}

const soldBy = ['entries', 'fixed_price', 'bundles'] as const

/** Every kind of draw, in display order. */
export const kinds = drawKinds

export const isKind = (kind: string): kind is DrawKind => drawKinds.some(one => one === kind)

function inputOf(values: DrawValues, decimals: number, before: AdminDrawForm | undefined): InputOf<typeof addDraw> {
  const count = (typed: string) => (typed.trim() ? Number(typed) : undefined)
  return {
    kind: isKind(values.kind) ? values.kind : 'small_society',
    title: values.title,
    summary: values.summary,
    description: values.description,
    picture: values.picture || undefined,
    prizes: prizesIn(values).map(({ title, donor, value, alcohol, picture }) => ({
      title,
      donor,
      picture: picture || undefined,
      value: amountIn(value, decimals) ?? undefined,
      alcoholYN: alcohol ? 'yes' : 'no',
    })),
    price: amountIn(values.price, decimals) ?? 0,
    sold_by: soldBy.find(way => way === values.sold_by) ?? 'entries',
    numbers_each: Number(values.numbers_each),
    capacity: count(values.capacity),
    per_person: count(values.per_person),
    minimum_age: values.minimum_age === '16' ? 16 : 18,
    society: values.society,
    promoter: values.promoter,
    registration: values.registration,
    opens_at: momentOf(values.opens_at, before?.opens_at),
    closes_at: momentOf(values.closes_at, before?.closes_at),
    draws_at: momentOf(values.draws_at, before?.draws_at),
  }
}
