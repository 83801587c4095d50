import { atom } from 'nanostores'
import { type PromisedPledge, promisedPledge } from '../../../api/pledges.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { createCheckout } from '../../checkout/checkout.store.ts'

/** The promise that the mailed link leads to. */
export function createPromise(site: Site, promise: string) {
  return createResource<PromisedPledge>({
    environment: site.environment,
    load: () => site.client.call(promisedPledge, { promise }),
  })
}

/** The checkout of a promise. */
export function createPromisePay(site: Site, { amount, parts }: PromisedPledge, promise: string) {
  const line = { origin: 'pledge', promise }
  return createCheckout(site, {
    subject: `promise ${promise}`,
    asks: ['organisation', 'marketing', 'gift-aid', 'contribution', 'offline', 'kept-card'],
    $amount: atom(amount),
    lines: () =>
      parts.length
        ? parts.map(({ charity_id, amount: part }) => ({ ...line, charity_id, amount: part, pledge_amount: amount }))
        : [{ ...line, amount }],
  })
}
