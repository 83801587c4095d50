import type { Selectable, Transaction } from 'kysely'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Draft } from '../../platform/mail/draft.ts'
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
 * @param options.unmailed issue it only, because its address has got enough mails: it is mailed when it is paid
 */
export async function issueInvoice(
  trx: Transaction<Database>,
  sale: Pick<Sale, 'event' | 'at'>,
  order: OrderRow,
  publicUrl: string,
  { unmailed = false }: { readonly unmailed?: boolean } = {},
): Promise<void> {
  if (!order.request_invoice) return
  const known = await trx.selectFrom('invoices').selectAll().where('order_id', '=', order.id).executeTakeFirst()
  const invoice = known ?? (await insertInvoice(trx, sale, order))
  if (known?.mailed || unmailed) return
  await trx.updateTable('invoices').set({ mailed: true }).where('order_id', '=', order.id).execute()
  await postMail(trx, sale.event, order.email, await letterOf(trx, sale, { order, invoice, publicUrl }), sale.at)
}

async function insertInvoice(
  trx: Transaction<Database>,
  { event, at }: Pick<Sale, 'event' | 'at'>,
  order: OrderRow,
): Promise<InvoiceRow> {
  const of = { organisation_id: event.organisation_id, year: yearOf(at, event.settings.time_zone) }
  const number = await nextNumber(trx, 'invoice_numbers', of)
  const { first_name, last_name, organisation, organisation_number, organisation_address } = order
  const payer = { name: `${first_name} ${last_name}`.trim(), organisation, organisation_number, organisation_address }
  return trx
    .insertInto('invoices')
    .values({ ...of, order_id: order.id, number, payer: JSON.stringify(payer), issued_at: at, mailed: false })
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface Issued {
  readonly order: OrderRow
  readonly invoice: InvoiceRow
  readonly publicUrl: string
}

async function letterOf(
  trx: Transaction<Database>,
  { event }: Pick<Sale, 'event'>,
  { order, invoice, publicUrl }: Issued,
): Promise<Draft> {
  const { charity_name: charity, locale } = event.settings
  const shown = numberOf(invoice)
  const total = { minor: order.total, currency: order.currency, decimals: event.currency_decimals }
  const named = invoice.payer.organisation ?? invoice.payer.name
  return {
    kind: 'invoice',
    subject: words('invoiceSubject', { number: shown, charity }),
    to: order.first_name,
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
}
