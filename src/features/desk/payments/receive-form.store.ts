import type { PaidBy } from '../../../api/paid-by.ts'
import { check, email, maxLength } from '../../../lib/validation.ts'
import { createForm } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { keepForm } from '../../checkout/unsaved.store.ts'
import { waysPaid } from './payments.store.ts'

/** Who paid, for the receipt. */
export type Payer = Readonly<{ name: string; email: string }>

/** The choice that it is not paid after all. */
export const notPaid = 'none'

interface Options {
  /** Identifies what is paid. */
  about: string
  paidBy: PaidBy | undefined
  /** The message where no way of payment is chosen. */
  missing(): string
  /** @param paidBy null: it is not paid after all. @throws {ApiError} */
  receive(paidBy: PaidBy | null, payer: Payer): Promise<void>
  onDone(): void
}

/** The form of how the organiser was paid. */
export function createReceiveForm(site: Site, { about, paidBy, missing, receive, onDone }: Options) {
  const form = createForm({
    environment: site.environment,
    values: { paid_by: paidBy ?? '', name: '', email: '' },
    check(typed) {
      return {
        paid_by: typed.paid_by && (paidBy || typed.paid_by !== notPaid) ? undefined : { text: missing() },
        name: check(typed.name, [maxLength(200)]),
        email: check(typed.email, [email, maxLength(254)]),
      }
    },
    async send({ paid_by, name, email }) {
      await receive(waysPaid.find(way => way === paid_by) ?? null, { name: name.trim(), email: email.trim() })
      onDone()
    },
  })
  return keepForm(site, `payment of ${about}`, form, ['paid_by'])
}
