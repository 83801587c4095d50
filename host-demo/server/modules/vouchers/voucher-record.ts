import type { Insertable } from 'kysely'
import type { InferOutput } from 'valibot'
import type { addVoucherBatch } from '../../../../src/api/admin-vouchers.input.ts'
import type { VoucherRow } from '../../checkout/orders/voucher-table.ts'
import type { Recorded } from '../../identity/audit/tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { sha256 } from '../../platform/hashes.ts'

const terms = [
  'price_mode',
  'value',
  'origins',
  'subjects',
  'unlocks',
  'pieces',
  'max_usages',
  'valid_from',
  'valid_until',
  'note',
  'paused_at',
] as const satisfies readonly (keyof VoucherRow)[]

/** What an organiser sets for a voucher, besides its code. */
export type VoucherTerms = Pick<VoucherRow, (typeof terms)[number]>

export type VoucherRecord = VoucherTerms & Pick<VoucherRow, 'code'>

/** The record as it is stored and compared in the audit log: with times as text. */
export const recordedTerms = (row: VoucherTerms): Recorded =>
  JSON.parse(JSON.stringify(Object.fromEntries(terms.map(name => [name, row[name]]))))

export const recorded = (row: VoucherRecord): Recorded => ({ code: row.code, ...recordedTerms(row) })

export function termsFrom(value: Recorded): VoucherTerms {
  const time = (name: 'valid_from' | 'valid_until' | 'paused_at') => {
    const at = value[name]
    return typeof at === 'string' ? new Date(at) : null
  }
  const known = Object.fromEntries(terms.map(name => [name, value[name]]))
  return {
    ...known,
    valid_from: time('valid_from'),
    valid_until: time('valid_until'),
    paused_at: time('paused_at'),
  } as VoucherTerms
}

type Typed = Omit<InferOutput<typeof addVoucherBatch.input>, 'idempotency_key' | 'prefix' | 'quantity'>

export function termsOfInput(input: Typed, paused_at: Date | null): VoucherTerms {
  const { price_mode, origins, subjects, pieces, max_usages, note } = input
  const time = (at: string | null | undefined) => (at ? new Date(at) : null)
  return {
    price_mode,
    value: price_mode === 'none' || price_mode === 'free' ? 0 : input.value,
    origins: [...new Set(origins)],
    subjects: subjects ? [...new Set(subjects)] : null,
    unlocks: input.unlocksYN === 'yes',
    pieces: pieces ?? null,
    max_usages: max_usages ?? null,
    valid_from: time(input.valid_from),
    valid_until: time(input.valid_until),
    note,
    paused_at,
  }
}

/** The record as database columns. */
export const columnsOf = ({ origins, subjects, ...rest }: VoucherTerms) =>
  ({
    ...rest,
    origins: JSON.stringify(origins),
    subjects: subjects && JSON.stringify(subjects),
  }) satisfies Partial<Insertable<Database['vouchers']>>

/** Changes whenever the voucher's record does. */
export const revisionOf = (row: VoucherRecord) => sha256(JSON.stringify(recorded(row))).slice(0, 16)
