import type { Generated } from 'kysely'
import type { Json } from '../db/schema.ts'

declare module '../db/schema.ts' {
  interface Database {
    outbox: OutboxTable
  }
}

interface OutboxTable {
  id: Generated<number>
  channel: string
  event: string
  /**
   * What the push is about, such as a lot. Of several for one subject only the last is sent. Empty: the channel itself.
   */
  subject: Generated<string>
  data: Json<unknown>
  created_at: Generated<Date>
  /** Earliest time to send it: at once, or after the try under way. */
  run_at: Generated<Date>
  tries: Generated<number>
}
