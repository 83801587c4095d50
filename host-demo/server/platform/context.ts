import type { Kysely } from 'kysely'
import type { Config, PusherConfig } from './config.ts'
import type { Database } from './db/schema.ts'
import type { Files } from './files/files.ts'
import type { German } from './http/error-words.ts'
import type { Maintenance } from './http/maintenance.ts'
import type { Release } from './http/release.ts'
import type { Outbox } from './outbox/outbox.ts'

/** What handlers work with. Each floor adds what it offers in its `context.ts`. Nothing of a request is in it. */
export interface Context {
  readonly config: Config
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly outbox: Outbox
  readonly files: Files
  /** For the links of what no request asked for, such as a month's receipt: without a slash at its end. */
  readonly publicUrl: string
  /** With which one-time codes are hashed, the same for all processes. */
  readonly codeKey: string
  /** The app that browsers listen to. */
  readonly pusher: PusherConfig
  /** Is the app in this process, at the address of the request? */
  readonly ownRealtime: boolean
  /** The maintenance that runs or comes next. */
  readonly maintenance: () => Promise<Maintenance | undefined>
  /** The front end that a fresh load would get. */
  readonly release: () => Promise<Release>
  /** Signs the addresses that show a page before it is published. */
  readonly previewSecret: string
  /** What errors say in German, of the floors and the modules. */
  readonly germanErrors: German
  readonly authorizeChannel: (socketId: string, channel: string) => unknown
  /** Only the race tests switch it off, to show that they would notice. */
  readonly rowLocks: boolean
}
