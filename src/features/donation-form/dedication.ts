import type { InferInput } from 'valibot'
import type { AppSettings } from '../../api/app-settings.ts'
import type { donationLine } from '../../api/donations.input.ts'
import { check, maxLength, required } from '../../lib/validation.ts'
import type { Problems } from '../../store/form.ts'
import type { Gift } from './gift.store.ts'

/** The dedication of a gift, its message and its privacy. A ticked box is `yes`, an unanswered question is empty. */
export const emptyDedication = {
  /** `memory`, `honour` or empty. */
  tribute: '',
  tributeName: '',
  message: '',
  /** What others may see: `both` name and amount, the `name`, or `none`. */
  shown: 'none',
  /** May the fundraiser see the donor's address? */
  shareEmail: '',
}

export type Dedication = Readonly<typeof emptyDedication>

export function checkDedication(dedication: Dedication, { giving }: AppSettings): Problems<Dedication> {
  const { tribute, tributeName, message } = dedication
  const name = tribute && giving.tributes ? check(tributeName, [required, maxLength(100)]) : undefined
  const text = message ? check(message, [maxLength(500)]) : undefined
  return { ...(name && { tributeName: name }), ...(text && { message: text }) }
}

/** The gift as sent. Questions that were not asked or not answered are sent as null. */
export function giftLine(
  { $amount, $settings, recipient }: Pick<Gift, '$amount' | '$settings' | 'recipient'>,
  dedication: Dedication,
): InferInput<typeof donationLine> {
  const { tribute, tributeName, shown, message, shareEmail } = dedication
  const { giving } = $settings.get()
  const asks = giving.gift_messages || recipient !== undefined
  return {
    origin: 'donation',
    amount: $amount.get() ?? 0,
    message: (asks && message.trim()) || null,
    anonymous: asks ? (shown === 'none' ? 'yes' : 'no') : null,
    anonymous_amount: asks ? (shown === 'both' ? 'no' : 'yes') : null,
    tribute:
      giving.tributes && tribute
        ? { kind: tribute === 'memory' ? 'memory' : 'honour', name: tributeName.trim() }
        : null,
    ...(recipient && { fundraiser_id: recipient.id, share_email: shareEmail === 'yes' ? 'yes' : 'no' }),
  }
}
