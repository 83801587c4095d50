import {
  type AdminAddOn,
  type AdminTicketBundle,
  type AdminTickets,
  type AdminTicketType,
  adminTickets,
  deleteTickets,
  saveTicketBundle,
  saveTicketType,
} from '../../../api/admin-tickets.ts'
import { chargeStep } from '../../../lib/fees.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { check, type FieldProblem, misreadAmount, required } from '../../../lib/validation.ts'
import { createCommand } from '../../../store/command.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createConflict } from '../conflict.store.ts'
import { localTime, momentOf } from '../local-time.ts'

/** The event's tickets as the desk sees them. */
export const deskTickets = defineUserSlice('desk-tickets', site => {
  const call = userCall(site)
  const all = createResource<AdminTickets>({ environment: site.environment, load: () => call(adminTickets, {}) })
  const remove = createCommand<string>(site.environment, async id => {
    await call(deleteTickets, { id })
    await all.refresh()
  })
  return { all, remove }
})

/** The record that is edited. Without an offer it is new. */
export type Edited =
  | { kind: 'type'; offer?: AdminTicketType | undefined }
  | { kind: 'bundle'; offer?: AdminTicketBundle | undefined }

/** What an address opens. */
export type Opened = Edited | { kind: 'add-on'; addOn?: AdminAddOn | undefined }

export type OfferKind = 'types' | 'bundles' | 'add-ons'

/**
 * What the address `tickets/KIND/ID` opens. The id `new` opens a new one.
 * @returns undefined if there is none
 */
export function openedIn({ types, bundles, add_ons }: AdminTickets, kind: string, id: string): Opened | undefined {
  const isNew = id === 'new'
  if (kind === 'types') {
    const offer = types.find(type => type.event_ticket_type_id === id)
    return offer || isNew ? { kind: 'type', offer } : undefined
  }
  if (kind === 'bundles') {
    const offer = bundles.find(bundle => bundle.ticket_bundle_id === id)
    return offer || (isNew && types.length) ? { kind: 'bundle', offer } : undefined
  }
  const addOn = add_ons.find(({ add_on_id }) => add_on_id === id)
  return kind === 'add-ons' && (addOn || isNew) ? { kind: 'add-on', addOn } : undefined
}

/** A type, bundle or add-on that is to be deleted. */
export type Removed = Readonly<{ id: string; title: string }>

/** The field name of a bundle's part. */
export const partName = ({ event_ticket_type_id: id }: Pick<AdminTickets['types'][number], 'event_ticket_type_id'>) =>
  `part_${id}`

/** The form's values for a type or a bundle. */
export type OfferValues = Readonly<Record<string, string>> & Readonly<Record<(typeof fields)[number], string>>

const fields = [
  ...(['title', 'description', 'price', 'capacity', 'place', 'per_order_limit', 'sale_opens_at'] as const),
  ...(['sale_closes_at', 'restrictions', 'hidden', 'published', 'waiting_list'] as const),
] as const

const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')

function valuesOf({ kind, offer }: Edited, { types, bundles, currency_decimals }: AdminTickets): OfferValues {
  const type = kind === 'type' ? offer : undefined
  const parts = kind === 'bundle' ? (offer?.parts ?? []) : []
  const quantityOf = (id: string) => parts.find(one => one.event_ticket_type_id === id)?.quantity ?? ''
  const quantities = types.map(one => [partName(one), String(quantityOf(one.event_ticket_type_id))] as const)
  return {
    title: offer?.title ?? '',
    description: offer?.description ?? '',
    price: offer ? plainAmount(offer.price, currency_decimals) : '',
    capacity: String(type?.capacity ?? ''),
    place: String(offer?.place ?? (kind === 'type' ? types : bundles).length + 1),
    per_order_limit: String(offer?.per_order_limit ?? ''),
    sale_opens_at: offer?.sale_opens_at ? localTime(offer.sale_opens_at) : '',
    sale_closes_at: offer?.sale_closes_at ? localTime(offer.sale_closes_at) : '',
    restrictions: offer?.restrictions ?? '',
    hidden: yesNo(offer?.hiddenYN ?? false),
    published: yesNo(offer?.publishedYN ?? false),
    waiting_list: yesNo(type?.waiting_listYN ?? true),
    ...Object.fromEntries(kind === 'bundle' ? quantities : []),
  }
}

/** @param needsPart the message for an empty bundle */
export function createOfferForm(
  site: Site,
  all: AdminTickets,
  edited: Edited,
  { needsPart, onSaved }: Readonly<{ needsPart: () => string; onSaved: (saved: AdminTickets) => void }>,
) {
  const call = userCall(site)
  let latest = edited
  const form = createForm<OfferValues>({
    environment: site.environment,
    values: valuesOf(edited, all),
    check: values => checkOffer(values, edited, all, needsPart),
    async send(values): Promise<void> {
      const once = latest.offer ? { revision: latest.offer.revision } : { idempotency_key: conflict.key() }
      const common = { ...commonOf(values, all.currency_decimals, latest), ...once }
      if (latest.kind === 'type') {
        const event_ticket_type_id = latest.offer?.event_ticket_type_id
        const waiting_listYN = yesNo(values.waiting_list === 'yes')
        const capacity = Number(values.capacity)
        return onSaved(await call(saveTicketType, { ...common, event_ticket_type_id, capacity, waiting_listYN }))
      }
      const ticket_bundle_id = latest.offer?.ticket_bundle_id
      onSaved(await call(saveTicketBundle, { ...common, ticket_bundle_id, parts: partsOf(values, all) }))
    },
  })
  const id = edited.kind === 'type' ? edited.offer?.event_ticket_type_id : edited.offer?.ticket_bundle_id
  const conflict = createConflict(site, form, { kind: edited.kind, id }, async id => {
    latest = latestOf(latest, id, await call(adminTickets, {}))
    return valuesOf(latest, all)
  })
  return { form, conflict }
}

/** The newest version that was read. One that was deleted meanwhile stays as it was: the server refuses to save it. */
function latestOf(edited: Edited, id: string, { types, bundles }: AdminTickets): Edited {
  if (edited.kind === 'type') {
    return { kind: 'type', offer: types.find(type => type.event_ticket_type_id === id) ?? edited.offer }
  }
  return { kind: 'bundle', offer: bundles.find(bundle => bundle.ticket_bundle_id === id) ?? edited.offer }
}

function partsOf(values: OfferValues, { types }: AdminTickets) {
  return types
    .map(type => ({
      event_ticket_type_id: type.event_ticket_type_id,
      quantity: Number(values[partName(type)] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}

function commonOf(values: OfferValues, decimals: number, { offer }: Edited) {
  const price = parseAmount(values.price, decimals)
  return {
    title: values.title,
    description: values.description,
    price: price.type === 'ok' ? price.minor : 0,
    place: Number(values.place),
    per_order_limit: values.per_order_limit ? Number(values.per_order_limit) : null,
    sale_opens_at: momentOf(values.sale_opens_at, offer?.sale_opens_at) || null,
    sale_closes_at: momentOf(values.sale_closes_at, offer?.sale_closes_at) || null,
    restrictions: values.restrictions || null,
    hiddenYN: yesNo(values.hidden === 'yes'),
    publishedYN: yesNo(values.published === 'yes'),
  }
}

function checkOffer(
  values: OfferValues,
  { kind }: Edited,
  all: AdminTickets,
  needsPart: () => string,
): Problems<OfferValues> {
  const problems: Record<string, FieldProblem | { text: string }> = {}
  for (const name of ['title', 'price', 'place', ...(kind === 'type' ? ['capacity'] : [])]) {
    const problem = check(values[name] ?? '', [required])
    if (problem) problems[name] = problem
  }
  const decimals = all.currency_decimals
  const price = parseAmount(values.price, decimals)
  // In currencies with three decimals, cards can't be charged the last digit.
  const isFine = price.type === 'ok' && price.minor % chargeStep(decimals) > 0
  const misread = misreadAmount(isFine ? 'too-precise' : price.type, Math.min(2, decimals))
  if (misread) problems.price = misread
  const [first] = all.types
  if (kind === 'bundle' && first && !partsOf(values, all).length) problems[partName(first)] = { text: needsPart() }
  return problems
}
