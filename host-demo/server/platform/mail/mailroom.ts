import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { createErrands, type Errands, nextTry } from '../errands.ts'

export interface OutgoingMail {
  /** The same at each try: who gets it twice can tell. */
  readonly id: string
  readonly recipient: string
  readonly senderName: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Where mails go: see `smtpPost`. */
export interface Post {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** Sends what transactions have left to be mailed. */
export type Mailroom = Omit<Errands, 'tryNow'>

const atOnce = 5

/**
 * A mail is claimed, sent and deleted: it goes out at least once, in no
 * promised order, and nobody keeps what it says. What the post refuses waits
 * longer each time, until it is too old to be of use.
 * @param post undefined: mails are kept to be looked at
 */
export function createMailroom(db: Kysely<Database>, now: () => Date, post: Post | undefined): Mailroom {
  if (!post) return { wake() {}, close: async () => {} }
  const { send, close } = post

  async function deliver({ id, ...mail }: Claimed): Promise<void> {
    try {
      await send({ id, ...mail })
    } catch (problem) {
      report(problem)
      return
    }
    await db.deleteFrom('mails').where('id', '=', id).execute()
  }

  const errands = createErrands(async () => {
    const claimed = await claim(db, now())
    await Promise.all(claimed.map(deliver))
    return claimed.length > 0
  }, report)
  return {
    wake: errands.wake,
    async close() {
      await errands.close()
      close()
    },
  }
}

type Claimed = Awaited<ReturnType<typeof claim>>[number]

/** The next try is written before this one: a server that stops half way leaves it to another. */
async function claim(db: Kysely<Database>, now: Date) {
  await db.deleteFrom('mails').where('useless_at', '<', now).execute()
  return db
    .updateTable('mails')
    .set({ tries: sql`tries + 1`, next_try_at: nextTry(now) })
    .where('id', 'in', db =>
      db
        .selectFrom('mails')
        .select('id')
        .where('next_try_at', '<=', now)
        .orderBy('sequence')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'sender_name as senderName', 'subject', 'body_text as text', 'body_html as html'])
    .execute()
}

/** What kind of problem it is; the post's own words name the recipient. */
function report(problem: unknown): void {
  const code = problem instanceof Error && 'code' in problem ? ` ${String(problem.code)}` : ''
  console.error(`[fayre] A mail has to wait: ${problem instanceof Error ? problem.name : 'unknown'}${code}`)
}

/** Mails that nobody sent, because no post is set up, are shown for a week. */
export async function forgetOldMails(db: Kysely<Database>, now: Date): Promise<void> {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000)
  await db.deleteFrom('mails').where('created_at', '<', weekAgo).execute()
}
