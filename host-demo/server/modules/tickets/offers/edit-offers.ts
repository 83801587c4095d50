import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { chargeStep } from '../../../../../src/lib/fees.ts'
import { formatMoney } from '../../../../../src/lib/money.ts'
import { addOnce } from '../../../identity/audit/add-once.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Recorded } from '../../../identity/audit/tables.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import { ticketNotFound } from '../selling/find-item.ts'
import { ticketAddOns } from './add-on-kind.ts'
import { followChange, lockOffers } from './change-offers.ts'
import { type OfferKind, revisionOf } from './offer-kind.ts'
import { offersOf } from './read-offers.ts'
import { ticketBundles, ticketTypes } from './types-and-bundles.ts'

interface Edited {
  /** Absent: a new one. */
  readonly id: string | null | undefined
  /** The revision that the organiser edited. */
  readonly revision: string | null | undefined
  readonly record: Recorded
}

export const saveTicketType: Handler<typeof endpoints.saveTicketType> = async call => {
  const { event_ticket_type_id: id, revision, waiting_listYN, idempotency_key: _, ...input } = call.input
  await refuseUnchargeable(call, { price: input.price })
  await save(call, ticketTypes, { id, revision, record: { ...offered(input), waiting_list: waiting_listYN === 'yes' } })
  return offersOf(call)
}

export const saveTicketBundle: Handler<typeof endpoints.saveTicketBundle> = async call => {
  const { ticket_bundle_id: id, revision, parts, idempotency_key: _, ...input } = call.input
  await refuseUnchargeable(call, { price: input.price })
  const sorted = parts.toSorted((one, other) => (one.event_ticket_type_id < other.event_ticket_type_id ? -1 : 1))
  await save(call, ticketBundles, { id, revision, record: { ...offered(input), parts: sorted } })
  return offersOf(call)
}

export const saveTicketAddOn: Handler<typeof endpoints.saveTicketAddOn> = async call => {
  const { add_on_id: id, revision, requiredYN, free_textYN, choices, idempotency_key: _, ...input } = call.input
  const isFree = free_textYN === 'yes'
  await refuseUnchargeable(call, Object.fromEntries(choices.map(({ price }, at) => [`choices.${at}.price`, price])))
  const record = {
    ...input,
    required: requiredYN === 'yes',
    free_text: isFree,
    choices: (isFree ? [] : choices).map(choice => ({
      ...choice,
      add_on_choice_id: choice.add_on_choice_id ?? newId('tac'),
    })),
  }
  await save(call, ticketAddOns, { id, revision, record })
  return offersOf(call)
}

export const deleteTickets: Handler<typeof endpoints.deleteTickets> = async call => {
  const { context, input } = call
  const event = await call.event()
  await inTransaction(context.db, async trx => {
    await lockOffers(trx, context, event.id)
    for (const offers of [ticketTypes, ticketBundles, ticketAddOns]) {
      const before = await offers.read(trx, event.id, input.id)
      if (!before) continue
      if (await offers.isUsed(trx, input.id)) throw inUse()
      await offers.remove(trx, input.id)
      await followChange(trx, context, event.id)
      const action = { action: 'delete', kind: offers.kind, id: input.id, title: String(before.title) }
      return recordAction(trx, call, { ...action, before, after: null })
    }
    throw ticketNotFound()
  })
  context.outbox.wake()
  context.jobs.wake()
  return {}
}

/** @param prices in minor units, by the name of their field in the request */
async function refuseUnchargeable(call: Call<unknown>, prices: Readonly<Record<string, number>>): Promise<void> {
  const { currency, currency_decimals: decimals, settings } = await call.event()
  const step = chargeStep(decimals)
  const wrong = Object.keys(prices).find(name => (prices[name] ?? 0) % step)
  if (wrong === undefined) return
  throw validationError({
    [wrong]: {
      sentence: 'Cards are charged in steps of {step}',
      values: { step: formatMoney({ minor: step, currency, decimals }, settings.locale) },
    },
  })
}

type Saving = Call<{ readonly idempotency_key?: string | null | undefined }>

async function save(call: Saving, offers: OfferKind, edited: Edited): Promise<void> {
  const { context } = call
  const id = edited.id ?? newId(offers.prefix)
  await inTransaction(context.db, async trx => {
    const write = () => writeOffer(trx, call, offers, { ...edited, id, isNew: !edited.id })
    await (edited.id ? write() : addOnce(trx, call, { kind: offers.kind, id }, write))
  })
  context.outbox.wake()
  context.jobs.wake()
}

async function writeOffer(
  trx: Transaction<Database>,
  call: Call<unknown>,
  offers: OfferKind,
  { id, isNew, revision, record }: Edited & Readonly<{ id: string; isNew: boolean }>,
): Promise<void> {
  const { context } = call
  const event = await call.event()
  const at = await lockOffers(trx, context, event.id)
  const before = isNew ? null : await offers.read(trx, event.id, id)
  if (!isNew && !before) throw ticketNotFound()
  if (before && revisionOf(before) !== revision) throw changed()
  await offers.write(trx, { id: event.id, at }, id, record)
  const after = await offers.read(trx, event.id, id)
  // Saving without a change writes nothing to the audit log.
  if (isDeepStrictEqual(before, after)) return
  await followChange(trx, context, event.id)
  const action = { action: before ? 'edit' : 'add', kind: offers.kind, id, title: String(record.title) }
  await recordAction(trx, call, { ...action, before, after })
}

interface Offered {
  readonly hiddenYN: 'yes' | 'no'
  readonly publishedYN: 'yes' | 'no'
  readonly restrictions: string | null
}

const offered = <T extends Offered>({ hiddenYN, publishedYN, restrictions, ...row }: T) => ({
  ...row,
  restrictions: restrictions || null,
  hidden: hiddenYN === 'yes',
  published: publishedYN === 'yes',
})

const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

const changed = () =>
  new HttpError(409, {
    error: 'tickets_changed',
    error_description: 'Somebody else has changed this since you opened it. Nothing of yours was saved yet.',
  })

const inUse = () =>
  new HttpError(409, {
    error: 'tickets_in_use',
    error_description: 'Somebody has ordered these or waits for them, or a bundle has them. Make them a draft instead.',
  })
