import type { Transaction } from 'kysely'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { orderLink } from '../linked-pages/order-links.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Sale } from '../orders/payment-origin.ts'
import { words } from '../words.ts'
import { nextNumber, numberOf, yearOf } from './next-number.ts'

interface Change {
  /** By how much more was refunded than before, in minor units; negative: a refund or dispute came back. */
  readonly amount: number
  /** How much more of it banks took back in disputes. */
  readonly disputed?: number
}

/**
 * Issues and mails the credit note of an invoiced order of which more was refunded than before, and another of what was
 * disputed, which the charity has not paid back itself. The order is locked, so each change has its notes once.
 */
export async function issueCreditNotes(
  trx: Transaction<Database>,
  sale: Pick<Sale, 'event' | 'at'>,
  order: OrderRow,
  { amount, disputed = 0 }: Change,
  publicUrl: string,
): Promise<void> {
  const taken = Math.max(0, Math.min(amount, disputed))
  const rest = amount - taken
  await issueCreditNote(
    trx,
    sale,
    order,
    { amount: rest, says: rest > 0 ? 'creditNote' : 'creditNoteReversed' },
    publicUrl,
  )
  await issueCreditNote(trx, sale, order, { amount: taken, says: 'creditNoteDisputed' }, publicUrl)
}

interface Note {
  readonly amount: number
  readonly says: 'creditNote' | 'creditNoteDisputed' | 'creditNoteReversed'
}

async function issueCreditNote(
  trx: Transaction<Database>,
  { event, at }: Pick<Sale, 'event' | 'at'>,
  { id: order_id, currency, email, first_name: to }: OrderRow,
  { amount, says }: Note,
  publicUrl: string,
): Promise<void> {
  if (amount === 0) return
  const invoice = await trx.selectFrom('invoices').selectAll().where('order_id', '=', order_id).executeTakeFirst()
  if (!invoice) return
  const { charity_name: charity, locale, time_zone: timeZone } = event.settings
  const of = { organisation_id: event.organisation_id, year: yearOf(at, timeZone) }
  const number = await nextNumber(trx, 'credit_note_numbers', of)
  await trx
    .insertInto('credit_notes')
    .values({ ...of, number, order_id, amount, issued_at: at })
    .execute()
  const shown = numberOf({ ...of, number })
  const said = {
    invoice: numberOf(invoice),
    amount: formatMoney({ minor: Math.abs(amount), currency, decimals: event.currency_decimals }, locale),
  }
  const draft = {
    kind: 'credit_note',
    subject: words('creditNoteSubject', { number: shown, charity }),
    to,
    parts: [
      words(says, said),
      {
        rows: [
          [words('creditNoteNumber'), shown],
          [words('invoiceNumber'), said.invoice],
          [words('total'), formatMoney({ minor: amount, currency, decimals: event.currency_decimals }, locale)],
        ] as const,
      },
      { link: publicUrl + (await orderLink(trx, 'invoice', order_id)), label: words('invoiceOpen') },
      words('keepThis'),
    ],
  }
  await postMail(trx, event, email, draft, at)
}
