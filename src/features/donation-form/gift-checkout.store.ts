import type { Site } from '../../store/site.ts'
import { createCheckout, type Purchase } from '../checkout/checkout.store.ts'
import { checkDedication, type Dedication, emptyDedication, giftLine } from './dedication.ts'
import type { Gift } from './gift.store.ts'

/** The checkout of a gift. */
export function createGiftCheckout(site: Site, gift: Gift) {
  const purchase: Purchase<Dedication> = {
    subject: gift.subject,
    asks: ['organisation', 'marketing', 'gift-aid', 'contribution', 'offline'],
    $amount: gift.$amount,
    $isMonthly: gift.$isMonthly,
    lines: dedication => [giftLine(gift, dedication)],
    extra: {
      values: emptyDedication,
      check: dedication => checkDedication(dedication, gift.$settings.get()),
      refused: fields => refusedLine(gift, fields),
    },
  }
  return createCheckout(site, purchase)
}

/** The server's messages about the gift. A message about the amount leads back to the first step. */
function refusedLine(gift: Gift, fields: Readonly<Record<string, string>>) {
  const at = (path: string) => {
    const text = fields[`lines.0.${path}`]
    return text === undefined ? undefined : { text }
  }
  const amount = at('amount')
  if (amount && gift.form.refuse({ amount })) gift.show('amount')
  const [message, tributeName] = [at('message'), at('tribute.name')]
  return { ...(message && { message }), ...(tributeName && { tributeName }) }
}

export type GiftCheckoutStore = ReturnType<typeof createGiftCheckout>
