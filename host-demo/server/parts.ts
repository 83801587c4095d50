import type { Endpoint } from '../../src/api/endpoint.ts'
import type { Challenge } from './checkout/payments/challenge.ts'
import type { DemoEvent } from './demo/demo-event.ts'
import type { Module } from './modules/module.ts'
import type { Publisher } from './platform/outbox/outbox.ts'

/** What tests put in the place of the real thing. */
export interface Parts {
  readonly now?: () => Date
  readonly publisher?: Publisher
  readonly rowLocks?: boolean
  /** In the place of the proof of work, such as a captcha's keeper. */
  readonly challenge?: Challenge
  readonly modules?: readonly Module[]
  /** Every call of the API, by name. */
  readonly endpoints?: Readonly<Record<string, Endpoint>>
  /** Seeded into an empty database. */
  readonly events?: readonly DemoEvent[]
  /** False: the stand-in holds its webhooks until it is told. */
  readonly deliverWebhooks?: boolean
}
