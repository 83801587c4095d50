import type { Kysely, Transaction } from 'kysely'
import type { CheckoutLine } from '../../../../src/api/checkout-input.ts'
import type { Database } from '../../platform/db/schema.ts'
import { noChange } from '../totals.ts'
import type { OrderLineRow, OrderRow } from './order-row.ts'
import type { LineRefund, Origins, PaymentOrigin, Sale } from './payment-origin.ts'

/**
 * What a module adds to another module's origin, such as the fundraiser whom a gift is for. Each function runs after the
 * origin's own, in the same transaction. What belongs to the event's total is the origin's alone.
 */
export interface OriginExtension<Line = CheckoutLine> {
  /**
   * The line's title on the receipt, instead of the origin's. undefined: the line is none of this module's.
   * @throws {HttpError} if it cannot be sold
   */
  title?(db: Kysely<Database>, sale: Sale, line: Line, field: string): Promise<string | undefined>
  write?(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, line: Line): Promise<void>
  repeat?(trx: Transaction<Database>, first: OrderLineRow, row: OrderLineRow): Promise<void>
  paid?(trx: Transaction<Database>, sale: Sale, order: OrderRow, rows: readonly OrderLineRow[]): Promise<void>
  unpaid?(trx: Transaction<Database>, sale: Sale, order: OrderRow, rows: readonly OrderLineRow[]): Promise<void>
  refunded?(trx: Transaction<Database>, sale: Sale, order: OrderRow, refunds: readonly LineRefund[]): Promise<void>
}

/** By the name of the origin. */
export type OriginExtensions = Readonly<Record<string, OriginExtension<never>>>

interface Part {
  readonly origins?: Origins
  readonly extends?: OriginExtensions
}

/** The origins of all modules, with what others add to them. */
export function originsOf(modules: readonly Part[]): Origins {
  const origins: Record<string, PaymentOrigin> = Object.assign({}, ...modules.map(module => module.origins))
  for (const { extends: extensions = {} } of modules) {
    for (const [name, extension] of Object.entries(extensions)) {
      const origin = origins[name]
      if (origin) origins[name] = extended(origin, extension as OriginExtension)
    }
  }
  return origins
}

function extended(origin: PaymentOrigin, extension: OriginExtension): PaymentOrigin {
  const { unpaid } = origin
  return {
    ...origin,
    async price(db, sale, line, field, together) {
      const priced = await origin.price(db, sale, line, field, together)
      return { ...priced, title: (await extension.title?.(db, sale, line, field)) ?? priced.title }
    },
    async write(...args) {
      await origin.write?.(...args)
      await extension.write?.(...args)
    },
    async repeat(...args) {
      await origin.repeat?.(...args)
      await extension.repeat?.(...args)
    },
    async paid(...args) {
      const change = (await origin.paid?.(...args)) ?? noChange()
      await extension.paid?.(...args)
      return change
    },
    ...(unpaid && {
      async unpaid(...args) {
        const change = await unpaid(...args)
        await extension.unpaid?.(...args)
        return change
      },
    }),
    async refunded(...args) {
      const change = (await origin.refunded?.(...args)) ?? noChange()
      await extension.refunded?.(...args)
      return change
    },
  }
}
