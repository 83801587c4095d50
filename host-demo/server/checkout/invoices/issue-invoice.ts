import type { Selectable, Transaction } from 'kysely'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import { isTitle } from '../../platform/mail/names.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { orderLink } from '../linked-pages/order-links.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Sale } from '../orders/payment-origin.ts'
import { words } from '../words.ts'
import { nextNumber, numberOf, yearOf } from './next-number.ts'

export type InvoiceRow = Selectable<Database['invoices']>

/**
 * Issues and mails the invoice of an order whose payer has asked for one: when it is paid or promised, once. Its number
 * is drawn in the order's transaction, so that none is missing.
 * @param options.unmailed issue it only, because its address has got enough mails
 */
export async function issueInvoice(
  trx: Transaction<Database>,
  { event, at }: Pick<Sale, 'event' | 'at'>,
  order: OrderRow,
  publicUrl: string,
  { unmailed = false }: { readonly unmailed?: boolean | undefined } = {},
): Promise<void> {
  if (!order.request_invoice) return
  const known = await trx.selectFrom('invoices').select('number').where('order_id', '=', order.id).executeTakeFirst()
  if (known) return
  const { charity_name: charity, locale, time_zone: timeZone } = event.settings
  const of = { organisation_id: event.organisation_id, year: yearOf(at, timeZone) }
  const number = await nextNumber(trx, 'invoice_numbers', of)
  const { first_name, last_name, organisation, organisation_number, organisation_address } = order
  const payer = { name: `${first_name} ${last_name}`.trim(), organisation, organisation_number, organisation_address }
  await trx
    .insertInto('invoices')
    .values({ ...of, order_id: order.id, number, payer: JSON.stringify(payer), issued_at: at })
    .execute()
  if (unmailed) return
  const shown = numberOf({ ...of, number })
  const total = { minor: order.total, currency: order.currency, decimals: event.currency_decimals }
  const named = organisation ?? payer.name
  const draft = {
    kind: 'invoice',
    subject: words('invoiceSubject', { number: shown, charity }),
    to: first_name,
    parts: [
      isTitle(named) ? words('invoice', { organisation: named }) : words('invoiceBare'),
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
