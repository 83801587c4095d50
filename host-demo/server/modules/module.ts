import type { Hono } from 'hono'
import type { Kysely, Migration, Transaction } from 'kysely'
import type { InferInput } from 'valibot'
import type { appSettings } from '../../../src/api/app-settings.ts'
import type { PushEvent } from '../../../src/api/channels.ts'
import type { PermissionAction } from '../../../src/api/permissions.ts'
import type { Footer } from '../checkout/linked-pages/linked-page.ts'
import type { OriginExtensions } from '../checkout/orders/extend-origin.ts'
import type { Origins } from '../checkout/orders/payment-origin.ts'
import type { LoggedKind } from '../identity/audit/logged-kind.ts'
import type { AnyHandler, Call } from '../identity/call.ts'
import type { Event } from '../identity/events.ts'
import type { PersonalData } from '../identity/personal-data.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db/schema.ts'
import type { German } from '../platform/http/error-words.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'
import type { PageParts } from './page-parts.ts'

/** Somebody in the room with a paddle. */
interface PaddleHolder {
  /** Null: somebody without an account. */
  readonly user_id: string | null
  /** How other guests see the bidder: the paddle, or a name that they chose. */
  readonly shown_as: string
}

/** Something that was given to the event. */
export interface GivenLot {
  readonly title: string
  /** Text with empty lines between its paragraphs. */
  readonly description: string
  /** The donor's name for the guests. Null: none. */
  readonly donor: string | null
  readonly retail_value: number | null
  readonly restrictions: string | null
  /** Addresses of uploaded pictures, beginning with the one that lists show. */
  readonly pictures: readonly string[]
  /** The donor's account id, or their address, by which the name is erased. */
  readonly people: readonly string[]
}

/** Makes lots of what was given. */
export interface GivenLots {
  /** Makes a draft, with an entry in the audit log. @returns its id */
  add(
    trx: Transaction<Database>,
    call: Pick<Call<unknown>, 'context' | 'event' | 'person'>,
    given: GivenLot,
  ): Promise<string>
  /** Those of these lots that are in the catalogue. */
  there(db: Kysely<Database>, eventId: string, ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Takes the donor's name off these lots, and out of the log of them. */
  forget(trx: Transaction<Database>, ids: readonly string[]): Promise<void>
}

/**
 * One capability of the product, such as donations. The floors below get whatever they need of it from this object. A
 * new module is a folder here and a line in `modules.ts`.
 */
export interface Module extends PersonalData {
  /** The name of its folder. */
  readonly name: string
  /** By the endpoint's name in the table of `src/api`. */
  readonly handlers: Readonly<Record<string, AnyHandler>>
  /** The permissions that organisers can have for it. */
  readonly permissions: readonly PermissionAction[]
  /** By name, such as `0040-polls-questions`: all migrations of the server run in the order of their names. */
  readonly migrations?: Readonly<Record<string, Migration>>
  /** German translations of its error messages. Texts of pages and mails stay in the module. */
  readonly words: German
  /** Statuses of its own error codes, for the API document. */
  readonly errors?: Readonly<Record<string, number>>
  /** What can be paid for, by the `origin` of an order's line. */
  readonly origins?: Origins
  /** What it adds to the origins of other modules, by their name. */
  readonly extends?: OriginExtensions
  /** The kinds of records that it writes into the audit log. A kind without a line here is shown only to those who may do everything. */
  readonly logs?: Readonly<Record<string, LoggedKind>>
  /**
   * Does one of its records use this uploaded picture, such as `/files/pictures/….webp`? Pictures without a record
   * are deleted.
   */
  usesPicture?(trx: Transaction<Database>, path: string): Promise<boolean>
  /** The holders of these paddles, by number. */
  paddles?(
    db: Kysely<Database>,
    eventId: string,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, PaddleHolder>>
  /** How other modules make lots. */
  readonly givenLots?: GivenLots
  /** Its background jobs. */
  readonly jobs?: readonly JobKind[]
  /** Its realtime events, for the API document. */
  readonly pushes?: readonly PushEvent[]
  /** What it adds to the settings that browsers read. */
  settings?(context: Context, event: Event): Promise<Partial<InferInput<typeof appSettings.output>>>
  /** What it shows on pages without script. */
  readonly pages?: PageParts
  /** Pages behind links of its mails, such as a ticket to print. They need neither script nor an account. */
  linkedPages?(context: Context, footer: Footer): Hono
}
