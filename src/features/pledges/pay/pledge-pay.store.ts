import { computed, type ReadableAtom } from 'nanostores'
import type { Site } from '../../../store/site.ts'
import { createCheckout } from '../../checkout/checkout.store.ts'
import { type Selection, subject } from './selection.store.ts'

/** The checkout of a pledge, or of a gift to charities. */
export function createPledgePay(site: Site, $selection: ReadableAtom<Selection | undefined>) {
  return createCheckout(site, {
    subject,
    asks: ['organisation', 'marketing', 'gift-aid', 'contribution', 'offline', 'kept-card'],
    $amount: computed($selection, chosen => chosen?.amount),
    lines: () => linesOf($selection.get()),
  })
}

/** One order line for each part. */
export function linesOf(chosen: Selection | undefined) {
  if (!chosen) return []
  const { itemId, amount, parts, showName, showAmount } = chosen
  return parts.map(part => ({
    origin: 'pledge',
    amount: part.amount,
    pledge_item_id: itemId ?? null,
    charity_id: part.charityId ?? null,
    pledge_amount: parts.length > 1 ? amount : null,
    anonymous: showName ? 'no' : 'yes',
    anonymous_amount: showAmount ? 'no' : 'yes',
  }))
}
