import type { Kysely } from 'kysely'
import type { Config, PusherConfig } from './config.ts'
import type { Database } from './db/schema.ts'
import type { Files } from './files/files.ts'
import type { German } from './http/error-words.ts'
import type { Maintenance } from './http/maintenance.ts'
import type { Release } from './http/release.ts'
import type { Outbox } from './outbox/outbox.ts'

/** What handlers work with, the same for all requests. Each floor adds its own part in its `context.ts`. */
export interface Context {
  readonly config: Config
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly outbox: Outbox
  readonly files: Files
  /** Base of links made outside a request, such as in a monthly receipt. Without a slash at its end. */
  readonly publicUrl: string
  /** Key for the hashes of one-time codes, the same in all processes. */
  readonly codeKey: string
  /** Key that signs devices' cookies and hashes who votes with them. */
  readonly deviceKey: string
  /** The Pusher app that browsers connect to. */
  readonly pusher: PusherConfig
  /** Is that app served by this process, at the address of the request? */
  readonly ownRealtime: boolean
  /** The current or next maintenance window. */
  readonly maintenance: () => Promise<Maintenance | undefined>
  /** The front end's current release. */
  readonly release: () => Promise<Release>
  /** Key that signs preview links of unpublished pages. */
  readonly previewSecret: string
  /** German translations of error messages, of the floors and the modules. */
  readonly germanErrors: German
  readonly authorizeChannel: (socketId: string, channel: string) => unknown
  /** Always true, except in the race tests' negative controls. */
  readonly rowLocks: boolean
}
