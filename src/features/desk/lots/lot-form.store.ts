import { type AdminLotForm, addLot, adminLot, editLot } from '../../../api/admin-lots.ts'
import type { InputOf } from '../../../api/endpoint.ts'
import { lotKinds } from '../../../api/lot-kinds.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { check, type FieldProblem, misreadAmount, required } from '../../../lib/validation.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { createConflict } from '../conflict.store.ts'
import { incrementsIn, stepsIn, textOf, typedSteps } from '../increments/typed-steps.ts'
import { localTime, momentOf } from '../local-time.ts'

const amounts = ['retail_value', 'opening_price', 'reserve', 'buy_now_price'] as const
const counts = ['stock', 'winners', 'extension_minutes', 'minimum_age'] as const

/** The form's values for a lot. Pictures are a JSON list of their addresses, beginning with the one that lists show. */
export function valuesOf(lot: AdminLotForm | undefined, decimals: number, now: Date) {
  const text = (minor: number | undefined) => (minor === undefined ? '' : plainAmount(minor, decimals))
  const hour = 3_600_000
  const next = Math.ceil(now.getTime() / hour) * hour
  const { picture, pictures = [] } = lot ?? {}
  return {
    kind: lot?.kind ?? ('competitive_bid' as string),
    title: lot?.title ?? '',
    summary: lot?.summary ?? '',
    description: lot?.description ?? '',
    donor: lot?.donor ?? '',
    category_id: lot?.category_id ?? '',
    picture: JSON.stringify([...(picture ? [picture] : []), ...pictures]),
    retail_value: text(lot?.retail_value),
    opening_price: text(lot?.opening_price ?? 10 * 10 ** decimals),
    reserve: text(lot?.reserve),
    buy_now_price: text(lot?.buy_now_price),
    stock: String(lot?.stock ?? 1),
    winners: String(lot?.winners ?? 1),
    extension_minutes: String(lot?.extension_minutes ?? 2),
    minimum_age: String(lot?.minimum_age ?? ''),
    increments: lot?.increments ? textOf(typedSteps(lot.increments, decimals)) : '',
    maximum_bids: (lot?.maximum_bidsYN ?? true) ? 'yes' : 'no',
    without_bids: lot?.without_bidsYN ? 'yes' : 'no',
    restrictions: lot?.restrictions ?? '',
    opens_at: localTime(lot?.opens_at ?? new Date(next).toISOString()),
    closes_at: localTime(lot?.closes_at ?? new Date(next + 24 * hour).toISOString()),
  }
}

/** Every kind of lot, in display order. */
export const kinds = lotKinds

export type LotValues = ReturnType<typeof valuesOf>

export const picturesIn = ({ picture }: Pick<LotValues, 'picture'>): readonly string[] => JSON.parse(picture)

interface Followers {
  /** The newest version that is known here. undefined: a new lot. */
  latest(): AdminLotForm | undefined
  onSaved(lot: AdminLotForm): void
  /** Called with the version that somebody else has saved. */
  onTheirs(lot: AdminLotForm): void
  /** The message for invalid increments. */
  invalidIncrements(): string
}

/** The form of a lot. */
export function createLotForm(site: Site, decimals: number, followers: Followers) {
  const { latest, onSaved, onTheirs, invalidIncrements } = followers
  const call = userCall(site)
  const form = createForm({
    environment: site.environment,
    values: valuesOf(latest(), decimals, new Date()),
    check: values => ({
      ...checkLot(values, decimals),
      ...(values.increments &&
        !incrementsIn(stepsIn(values.increments), decimals) && { increments: { text: invalidIncrements() } }),
    }),
    async send(values) {
      const before = latest()
      const input = inputOf(values, decimals, before)
      const { auction_item_id, revision = '' } = before ?? {}
      const saved = await (auction_item_id
        ? call(editLot, { ...input, auction_item_id, revision })
        : call(addLot, { ...input, idempotency_key: conflict.key() }))
      conflict.savedAs(saved.auction_item_id, valuesOf(saved, decimals, new Date()))
      onSaved(saved)
    },
  })
  const conflict = createConflict(site, form, { kind: 'lot', id: latest()?.auction_item_id }, async auction_item_id => {
    const theirs = await call(adminLot, { auction_item_id })
    onTheirs(theirs)
    return valuesOf(theirs, decimals, new Date())
  })
  return { form, conflict }
}

function checkLot(values: LotValues, decimals: number): Problems<LotValues> {
  const problems: { -readonly [K in keyof LotValues]?: FieldProblem } = {}
  for (const name of [
    'title',
    'opening_price',
    'stock',
    'winners',
    'extension_minutes',
    'opens_at',
    'closes_at',
  ] as const) {
    const problem = check(values[name], [required])
    if (problem) problems[name] = problem
  }
  for (const name of amounts) {
    const misread = misreadAmount(parseAmount(values[name], decimals).type, decimals)
    if (misread) problems[name] = misread
  }
  for (const name of counts) {
    if (values[name] && !/^\d{1,6}$/.test(values[name].trim())) problems[name] ??= { key: 'invalid' }
  }
  return problems
}

function inputOf(values: LotValues, decimals: number, before: AdminLotForm | undefined): InputOf<typeof addLot> {
  const [picture, ...pictures] = picturesIn(values)
  const amount = (text: string) => {
    const parsed = parseAmount(text, decimals)
    return parsed.type === 'ok' ? parsed.minor : undefined
  }
  return {
    kind: lotKinds.find(kind => kind === values.kind) ?? 'competitive_bid',
    title: values.title,
    summary: values.summary,
    description: values.description,
    donor: values.donor,
    category_id: values.category_id || undefined,
    picture,
    pictures,
    retail_value: amount(values.retail_value),
    opening_price: amount(values.opening_price) ?? 0,
    reserve: amount(values.reserve),
    buy_now_price: amount(values.buy_now_price),
    stock: Number(values.stock),
    winners: Number(values.winners),
    extension_minutes: Number(values.extension_minutes),
    minimum_age: values.minimum_age ? Number(values.minimum_age) : undefined,
    increments: values.increments ? (incrementsIn(stepsIn(values.increments), decimals) ?? null) : null,
    maximum_bidsYN: values.maximum_bids === 'yes' ? 'yes' : 'no',
    without_bidsYN: values.without_bids === 'yes' ? 'yes' : 'no',
    restrictions: values.restrictions,
    opens_at: momentOf(values.opens_at, before?.opens_at),
    closes_at: momentOf(values.closes_at, before?.closes_at),
  }
}
