import type { Transaction } from 'kysely'
import { pathTo } from '../../../../src/lib/path-to.ts'
import type { Event } from '../../identity/events.ts'
import { organisersWith } from '../../identity/memberships.ts'
import { siteAddress } from '../../identity/site-address.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { countOne } from '../../platform/http/rate-limit.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { nameOf, type Offer } from './find-offer.ts'
import { rowsOf } from './letters.ts'
import { words } from './words.ts'

const mostAnHour = 5

/** Mails the organisers who may see offers about a new one. The desk shows all of them, so a flood is not mailed. */
export async function tellOrganisers(
  trx: Transaction<Database>,
  { now, publicUrl }: Pick<Context, 'now' | 'publicUrl'>,
  event: Event,
  offer: Offer,
  at: Date,
): Promise<void> {
  const told = await countOne(trx, { of: ['told of offers', event.id], minutes: 60 }, now())
  if (told > mostAnHour) return
  const { company, email } = offer
  const giver = [nameOf(offer), company, email].filter(Boolean).join(', ')
  const link = siteAddress(event, publicUrl) + pathTo('admin', { rest: ['donated-items', offer.id] })
  const draft = {
    kind: 'donated_item_new',
    subject: words('newSubject', { event: event.name }),
    parts: [
      words('newText'),
      { rows: [[words('giver'), giver] as const, ...rowsOf(event, offer)] },
      ...(told === mostAnHour ? [words('newLast')] : []),
      { link, label: words('newSee') },
    ],
  }
  for (const { email: recipient, first_name: to } of await organisersWith(trx, 'donated-items.viewlist', event)) {
    await postMail(trx, event, recipient, { ...draft, to }, at)
  }
}
