import { demoPages } from './demo/control/demo-pages.ts'
import { troubleOf } from './demo/control/trouble.ts'
import { demoEvents } from './demo/events/events.ts'
import { faultyCalls, faultyParts } from './demo/faults/inject.ts'
import { faultHeader } from './demo/faults/requested-fault.ts'
import { outboxPage } from './demo/outbox-page.ts'
import { seed } from './demo/seed.ts'
import { storePictures } from './demo/store-pictures.ts'
import { createStripeStandIn } from './stand-in/stripe-stand-in.ts'

/** Everything that only a demo has. Production does not load it: nothing else imports those floors. */
export const demoParts = {
  demoEvents,
  seed,
  storePictures,
  createStripeStandIn,
  troubleOf,
  faultHeader,
  faultyCalls,
  faultyParts,
  demoPages,
  outboxPage,
}

export type DemoParts = typeof demoParts
