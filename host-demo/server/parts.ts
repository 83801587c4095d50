import type { Endpoint } from '../../src/api/endpoint.ts'
import type { Path } from '../../src/lib/paths.ts'
import type { Challenge } from './checkout/payments/challenge.ts'
import type { DemoEvent } from './demo/demo-event.ts'
import type { Module } from './modules/module.ts'
import type { Publisher } from './platform/outbox/outbox.ts'

/** Replacements for tests. */
export interface Parts {
  readonly now?: () => Date
  readonly publisher?: Publisher
  readonly rowLocks?: boolean
  /** Replaces the proof of work, such as with a captcha service. */
  readonly challenge?: Challenge
  readonly modules?: readonly Module[]
  /** All endpoints of the API, by name. */
  readonly endpoints?: Readonly<Record<string, Endpoint>>
  /** The paths of the microsite's routes, by id. */
  readonly paths?: Readonly<Record<string, Path>>
  /** Seeded into an empty database. */
  readonly events?: readonly DemoEvent[]
  /** False: the stand-in sends webhooks only on request. */
  readonly deliverWebhooks?: boolean
  /** Milliseconds that the shutdown may take. */
  readonly stopLimit?: number
}
