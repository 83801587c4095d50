import type { Kysely } from 'kysely'
import { databaseTime } from '../db/clock.ts'
import type { Database } from '../db/schema.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { cancel } from '../jobs/schedule.ts'
import { log } from '../log.ts'

export interface OutgoingMail {
  /** The same at each try, so that a duplicate can be recognised. */
  readonly id: string
  readonly recipient: string
  readonly senderName: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Is somebody waiting for it, such as for a code? */
  readonly isUrgent: boolean
}

/** Sends mails: see `smtpPost`. */
export interface Post {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

const usual = 'send-mail'
/** Sends what somebody waits for, such as codes. */
export const urgentMailKind = 'send-urgent-mail'

export const sendMailJob = (id: string, isUrgent = false) => ({ kind: isUrgent ? urgentMailKind : usual, key: id })

/**
 * Send a mail and delete it: at least once, in no fixed order. A mail that is no longer of use is deleted unsent. Those
 * that somebody waits for do not queue behind hundreds of others.
 * @param post undefined: mails are kept to be looked at
 */
export const mailJobs = (post: Post | undefined): readonly JobKind[] =>
  [usual, urgentMailKind].map(kind => ({
    kind,
    async run({ db, now }, { key: id }) {
      const mail = post && (await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst())
      if (!mail) return
      const { recipient, sender_name: senderName, subject, body_text: text, body_html: html, useless_at } = mail
      const isUrgent = kind === urgentMailKind
      const isLate = useless_at && useless_at < (await databaseTime(db, now))
      if (isLate) log.error({ key: id, mail: mail.kind }, 'A mail came too late to be sent')
      else await post.send({ id, recipient, senderName, subject, text, html, isUrgent })
      await db.deleteFrom('mails').where('id', '=', id).execute()
    },
  }))

/** Deletes mails after a week. Where no mail service is set up they were shown until then; else they are lost. */
export const pruneMails = (post: Post | undefined) => async (db: Kysely<Database>, now: Date) => {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000)
  const pruned = await db.deleteFrom('mails').where('created_at', '<', weekAgo).returning(['id', 'kind']).execute()
  if (!post) return
  for (const { id, kind } of pruned) {
    log.error({ key: id, mail: kind }, 'A mail was deleted unsent after a week')
    for (const isUrgent of [false, true]) await cancel(db, sendMailJob(id, isUrgent))
  }
}
