import type { Transaction } from 'kysely'
import { pathTo } from '../../../../src/lib/path-to.ts'
import type { Event } from '../../identity/events.ts'
import { organisersWith } from '../../identity/memberships.ts'
import { siteAddress } from '../../identity/site-address.ts'
import type { Context } from '../../platform/context.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Words } from '../../platform/mail/draft.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { words } from '../words.ts'

export interface Told {
  readonly kind: string
  readonly subject: Words
  readonly text: Words
  readonly rows: readonly (readonly [Words, Words])[]
}

/** Mails the organisers who may see payments about one that they must deal with. */
export async function tellOrganisers(
  trx: Transaction<Database>,
  { now, publicUrl }: Pick<Context, 'now' | 'publicUrl'>,
  event: Event,
  { kind, subject, text, rows }: Told,
): Promise<void> {
  const link = siteAddress(event, publicUrl) + pathTo('admin', { rest: ['payments'] })
  const parts = [text, { rows }, { link, label: words('problemSee') }]
  const at = await databaseTime(trx, now)
  for (const { email: recipient, first_name: to } of await organisersWith(trx, 'payments.viewlist', event)) {
    await postMail(trx, event, recipient, { kind, subject, to, parts }, at)
  }
}

export const payerOf = ({ first_name, last_name, email }: OrderRow) =>
  [first_name, last_name, email].filter(Boolean).join(' ')
