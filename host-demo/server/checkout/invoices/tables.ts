import type { Generated } from 'kysely'
import type { Json } from '../../platform/db/schema.ts'

/** One row for each invoice that was asked for. What it is about is in the order, which does not change. */
export interface InvoiceTable {
  order_id: string
  organisation_id: string
  year: number
  /** From 1, without gaps, per organisation and year. */
  number: number
  payer: Json<InvoicePayer>
  issued_at: Date
  /** Was it mailed? If its address had got enough mails at the promise, it is mailed when it is paid. */
  mailed: Generated<boolean>
}

/** The payer, as at the time of the invoice. Stays when their account is deleted: the books must be kept. */
interface InvoicePayer {
  readonly name: string
  readonly organisation: string | null
  readonly organisation_number: string | null
  readonly organisation_address: string | null
}

/** One row for each time that money of an invoiced order went back. */
export interface CreditNoteTable {
  organisation_id: string
  year: number
  /** From 1, without gaps, per organisation and year. */
  number: number
  order_id: string
  /** Minor units. Negative: a refund or dispute came back to the charity, and the earlier note is reversed. */
  amount: number
  issued_at: Date
}

/** The last number given. Its row's lock lets one transaction at a time take the next. */
export interface InvoiceNumberTable {
  organisation_id: string
  year: number
  last: number
}
