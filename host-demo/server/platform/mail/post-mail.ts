import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { schedule } from '../jobs/schedule.ts'
import { type Draft, translateLetter } from './draft.ts'
import { htmlOf, type Sender, textOf } from './letter.ts'
import { isNobody } from './nobody.ts'
import { sendMailJob } from './send-mail.ts'

/** The event that a mail is sent for. */
export interface Mailing {
  readonly name: string
  readonly settings: {
    readonly charity_name: string
    readonly locale: string
    readonly branding: Readonly<Partial<Record<'primary_color' | 'font_primary_color', string | null | undefined>>>
  }
}

/**
 * Writes a mail in the event's language, in the caller's transaction. Call `context.jobs.wake()` after the commit to
 * send it at once. Nothing is written for a deleted account.
 */
export async function postMail(
  trx: Transaction<Database>,
  event: Mailing,
  recipient: string,
  draft: Draft,
  now: Date,
): Promise<void> {
  if (isNobody(recipient)) return
  const sender = senderOf(event)
  const letter = translateLetter(draft, sender.locale)
  const { usefulFor, usefulUntil = null } = letter
  const id = `mail_${randomUUID().replaceAll('-', '')}`
  await trx
    .insertInto('mails')
    .values({
      id,
      kind: letter.kind,
      recipient,
      sender_name: sender.charity,
      subject: letter.subject,
      body_text: textOf(letter, sender),
      body_html: htmlOf(letter, sender),
      created_at: now,
      useless_at: usefulFor === undefined ? usefulUntil : new Date(now.getTime() + usefulFor * 60_000),
    })
    .execute()
  await schedule(trx, sendMailJob(id, usefulFor !== undefined))
}

function senderOf({ name, settings }: Mailing): Sender {
  const { primary_color: colour, font_primary_color: textColour } = settings.branding
  return { charity: settings.charity_name, event: name, locale: settings.locale, colour, textColour }
}
