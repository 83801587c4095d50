import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../db/schema.ts'
import { type Draft, written } from './draft.ts'
import { htmlOf, type Sender, textOf } from './letter.ts'

/**
 * Writes a mail, in the event's language, in the transaction that it tells of, to go out after the
 * commit: wake `context.mails` then.
 */
export async function postMail(
  trx: Transaction<Database>,
  event: Event,
  recipient: string,
  draft: Draft,
  now: Date,
): Promise<void> {
  const sender = senderOf(event)
  const letter = written(draft, sender.locale)
  await trx
    .insertInto('mails')
    .values({
      id: `mail_${randomUUID().replaceAll('-', '')}`,
      kind: letter.kind,
      recipient,
      sender_name: sender.charity,
      subject: letter.subject,
      body_text: textOf(letter, sender),
      body_html: htmlOf(letter, sender),
      created_at: now,
      useless_at: letter.usefulFor === undefined ? null : new Date(now.getTime() + letter.usefulFor * 60_000),
      next_try_at: now,
    })
    .execute()
}

function senderOf({ name, settings }: Event): Sender {
  const { primary_color: colour, font_primary_color: textColour } = settings.branding
  return { charity: settings.charity_name, event: name, locale: settings.locale, colour, textColour }
}
