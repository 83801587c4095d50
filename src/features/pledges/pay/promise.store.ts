import { computed } from 'nanostores'
import { type PromisedPledge, promisedPledge } from '../../../api/pledges.ts'
import { createResource, type Resource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { createCheckout } from '../../checkout/checkout.store.ts'

/** The promise that the mailed link leads to. */
export function createPromise(site: Site, promise: string) {
  return createResource<PromisedPledge>({
    environment: site.environment,
    load: () => site.client.call(promisedPledge, { promise }),
  })
}

/** The checkout of a promise. It follows the promise, which the organiser may correct while it is being paid. */
export function createPromisePay(site: Site, promised: Resource<PromisedPledge>, promise: string) {
  const line = { origin: 'pledge', promise }
  const $pledge = computed(promised.$state, state => (state.type === 'ready' ? state.value : undefined))

  function lines() {
    const { amount, parts = [] } = $pledge.get() ?? {}
    if (!parts.length) return [{ ...line, amount }]
    return parts.map(({ charity_id, amount: part }) => ({ ...line, charity_id, amount: part, pledge_amount: amount }))
  }

  const checkout = createCheckout(site, {
    subject: `promise ${promise}`,
    asks: ['organisation', 'marketing', 'gift-aid', 'contribution', 'offline', 'kept-card'],
    $amount: computed($pledge, pledge => pledge?.amount),
    lines,
  })
  const { pay, promise: promiseAgain } = checkout.payment
  for (const { $state } of [pay, promiseAgain]) {
    $state.listen(state => {
      // The promise may have been corrected, paid or undone meanwhile.
      if (state.type === 'failed' && state.failure.type === 'http') void promised.refresh()
    })
  }
  return checkout
}
