import type { Migration, Transaction } from 'kysely'
import type { InferInput } from 'valibot'
import type { appSettings } from '../../../src/api/app-settings.ts'
import type { PushEvent } from '../../../src/api/channels.ts'
import type { PermissionAction } from '../../../src/api/permissions.ts'
import type { Origins } from '../checkout/orders/payment-origin.ts'
import type { AnyHandler } from '../identity/call.ts'
import type { Event } from '../identity/events.ts'
import type { PersonalData } from '../identity/personal-data.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db/schema.ts'
import type { German } from '../platform/http/error-words.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'
import type { PageParts } from './page-parts.ts'

/**
 * One thing that the product can do, such as donations. Whatever the floors
 * below need of it they get from this object, and a new one is a folder here and
 * a line in `modules.ts`.
 */
export interface Module extends PersonalData {
  /** As its folder is called. */
  readonly name: string
  /** By the endpoint's name in the table of `src/api`. */
  readonly handlers: Readonly<Record<string, AnyHandler>>
  /** What an organiser can be allowed to do in it. */
  readonly permissions: readonly PermissionAction[]
  /** By name, such as `0020-polls-questions`: all migrations of the server run in the order of their names. */
  readonly migrations?: Readonly<Record<string, Migration>>
  /** What its errors say in German, by the English sentence. What pages and mails say stays in the module. */
  readonly words: German
  /** Statuses of its own error codes, for the OpenAPI document. */
  readonly errors?: Readonly<Record<string, number>>
  /** What of it can be paid for, by the `origin` of an order's line. */
  readonly origins?: Origins
  /** What it does at a time of its own. */
  readonly jobs?: readonly JobKind[]
  /** What it pushes, for the API's document. */
  readonly pushes?: readonly PushEvent[]
  /** What it adds to the answer of the settings. */
  settings?(context: Context, event: Event): Promise<Partial<InferInput<typeof appSettings.output>>>
  /** What it says on pages for readers without script. */
  readonly pages?: PageParts
  /** Gives a demo event what the demo shows of the module. */
  demo?(trx: Transaction<Database>, event: Event, now: Date): Promise<void>
}
