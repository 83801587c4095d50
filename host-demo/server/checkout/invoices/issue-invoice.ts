import { type Selectable, sql, type Transaction } from 'kysely'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { orderLink } from '../linked-pages/order-links.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Sale } from '../orders/payment-origin.ts'
import { words } from '../words.ts'

export type InvoiceRow = Selectable<Database['invoices']>

/**
 * Issues and mails the invoice of an order whose payer has asked for one: when it is paid or promised, once. Its number
 * is drawn in the order's transaction, so that none is missing.
 */
export async function issueInvoice(
  trx: Transaction<Database>,
  { event, at }: Pick<Sale, 'event' | 'at'>,
  order: OrderRow,
  publicUrl: string,
): Promise<void> {
  if (!order.request_invoice) return
  const known = await trx.selectFrom('invoices').select('number').where('order_id', '=', order.id).executeTakeFirst()
  if (known) return
  const { charity_name: charity, locale, time_zone: timeZone } = event.settings
  const of = { organisation_id: event.organisation_id, year: yearOf(at, timeZone) }
  const { last: number } = await trx
    .insertInto('invoice_numbers')
    .values({ ...of, last: 1 })
    .onConflict(conflict =>
      conflict.columns(['organisation_id', 'year']).doUpdateSet({ last: sql`invoice_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const { first_name, last_name, organisation, organisation_number, organisation_address } = order
  const payer = { name: `${first_name} ${last_name}`.trim(), organisation, organisation_number, organisation_address }
  await trx
    .insertInto('invoices')
    .values({ ...of, order_id: order.id, number, payer: JSON.stringify(payer), issued_at: at })
    .execute()
  const shown = numberOf({ ...of, number })
  const total = { minor: order.total, currency: order.currency, decimals: event.currency_decimals }
  const draft = {
    kind: 'invoice',
    subject: words('invoiceSubject', { number: shown, charity }),
    to: first_name,
    parts: [
      words('invoice', { organisation: organisation ?? payer.name }),
      {
        rows: [
          [words('invoiceNumber'), shown],
          [words('reference'), order.reference],
          [words('total'), formatMoney(total, locale)],
        ] as const,
      },
      { link: publicUrl + (await orderLink(trx, 'invoice', order.id)), label: words('invoiceOpen') },
      words('keepThis'),
    ],
  }
  await postMail(trx, event, order.email, draft, at)
}

/** As printed: `2026-0042`. */
export function numberOf({ year, number }: Pick<InvoiceRow, 'year' | 'number'>): string {
  return `${year}-${String(number).padStart(4, '0')}`
}

const yearOf = (at: Date, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(at))
