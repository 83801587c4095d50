import type { InferInput } from 'valibot'
import type { AppSettings } from '../../api/app-settings.ts'
import type { donationLine } from '../../api/donations.input.ts'
import { check, maxLength, required } from '../../lib/validation.ts'
import type { Problems } from '../../store/form.ts'

/** The dedication of a gift, its message and its privacy. A ticked box is `yes`, an unanswered question is empty. */
export const emptyDedication = {
  /** `memory`, `honour` or empty. */
  tribute: '',
  tributeName: '',
  message: '',
  /** What others may see: `both` name and amount, the `name`, or `none`. */
  shown: 'none',
}

export type Dedication = Readonly<typeof emptyDedication>

export function checkDedication(dedication: Dedication, { giving }: AppSettings): Problems<Dedication> {
  const { tribute, tributeName, message } = dedication
  const name = tribute && giving.tributes ? check(tributeName, [required, maxLength(100)]) : undefined
  const text = giving.gift_messages ? check(message, [maxLength(500)]) : undefined
  return { ...(name && { tributeName: name }), ...(text && { message: text }) }
}

/** The gift as sent. What was not asked, or left empty, travels as null. */
export function giftLine(
  amount: number,
  dedication: Dedication,
  { giving }: AppSettings,
): InferInput<typeof donationLine> {
  const { tribute, tributeName, shown, message } = dedication
  const asks = giving.gift_messages
  return {
    origin: 'donation',
    amount,
    message: (asks && message.trim()) || null,
    anonymous: asks ? (shown === 'none' ? 'yes' : 'no') : null,
    anonymous_amount: asks ? (shown === 'both' ? 'no' : 'yes') : null,
    tribute:
      giving.tributes && tribute
        ? { kind: tribute === 'memory' ? 'memory' : 'honour', name: tributeName.trim() }
        : null,
  }
}
