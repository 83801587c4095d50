import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { organiserInvited } from './identity/account-letters.ts'
import type { Event } from './identity/events.ts'
import { allPermissions } from './identity/memberships.ts'
import { siteAt } from './identity/site-address.ts'
import type { StoredSettings } from './identity/tables.ts'
import { decimalsOf } from './platform/currency.ts'
import type { Database } from './platform/db/schema.ts'
import { inTransaction } from './platform/db/transaction.ts'
import { normalEmail } from './platform/hashes.ts'
import { postMail } from './platform/mail/post-mail.ts'
import { StartupError } from './platform/startup-error.ts'

export interface NewEvent {
  readonly charity: string
  readonly charityNumber: string | undefined
  readonly name: string
  /** Its path name, and the path of its microsite: `summer-ball`. */
  readonly path: string
  /** ISO 4217. */
  readonly currency: string
  readonly locale: string
  readonly timeZone: string
  /** Other sites of the charity, whose pages may show blocks: `https://www.starling.example`. */
  readonly origins: readonly string[]
  /** Are donors asked for a Gift Aid declaration? */
  readonly giftAid: boolean
  readonly organiser: { readonly firstName: string; readonly lastName: string; readonly email: string }
}

/**
 * Makes an event with plain settings, its organisation if it is new, and its first organiser, who is invited by mail to
 * sign in with a code.
 * @throws {StartupError} if there is an event of that path name, or another charity of that number
 */
export function createEvent(
  db: Kysely<Database>,
  asked: NewEvent,
  { at, publicUrl }: { readonly at: Date; readonly publicUrl: string },
): Promise<Event> {
  return inTransaction(db, async trx => {
    const known = await trx.selectFrom('events').select('id').where('path_name', '=', asked.path).executeTakeFirst()
    if (known) throw new StartupError(`There is an event called ${asked.path} already: choose another --path.`)
    const organisation_id = await organisationOf(trx, asked)
    const others = await trx.selectFrom('events').select('id').limit(1).execute()
    const event = await trx
      .insertInto('events')
      .values({
        id: newId('evt'),
        organisation_id,
        path_name: asked.path,
        is_default: others.length === 0,
        name: asked.name,
        currency: asked.currency,
        currency_decimals: decimalsOf(asked.currency),
        donation_minimum: 1 * 10 ** decimalsOf(asked.currency),
        donation_maximum: 10_000 * 10 ** decimalsOf(asked.currency),
        goal: null,
        guest_checkout: true,
        offline_instructions: null,
        registration_open: true,
        settings: JSON.stringify(settingsOf(asked)),
        terminology: '{}',
        login: JSON.stringify({ identifier: 'email', secret: 'otp', registration_fields: fields }),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await trx.insertInto('event_totals').values({ event_id: event.id }).execute()
    await trx.insertInto('pages').values(homePage(event)).execute()
    const origins = asked.origins.map(origin => ({ event_id: event.id, origin }))
    if (origins.length) await trx.insertInto('event_origins').values(origins).execute()
    await invite(trx, event, asked, { at, publicUrl })
    return event
  })
}

async function organisationOf(trx: Transaction<Database>, { charity, charityNumber }: NewEvent): Promise<string> {
  const known = await trx
    .selectFrom('organisations')
    .select(['id', 'name'])
    .where(charityNumber ? 'charity_number' : 'name', '=', charityNumber ?? charity)
    .executeTakeFirst()
  if (known && known.name.toLowerCase() !== charity.toLowerCase()) {
    throw new StartupError(`The charity ${charityNumber} is here already as --charity "${known.name}".`)
  }
  if (known) return known.id
  const id = newId('org')
  await trx
    .insertInto('organisations')
    .values({ id, name: charity, charity_number: charityNumber ?? null })
    .execute()
  return id
}

async function invite(
  trx: Transaction<Database>,
  event: Event,
  { organiser: { firstName, lastName, email } }: NewEvent,
  { at, publicUrl }: { readonly at: Date; readonly publicUrl: string },
): Promise<void> {
  const email_normal = normalEmail(email)
  const person = { email, email_normal, first_name: firstName, last_name: lastName }
  await trx
    .insertInto('users')
    .values({ ...person, id: newId('usr'), mobile: null, mobile_normal: null, secure_pin: null, password: null })
    .onConflict(conflict => conflict.column('email_normal').doNothing())
    .execute()
  const { id: user_id } = await trx
    .selectFrom('users')
    .select('id')
    .where('email_normal', '=', email_normal)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('memberships')
    .values({
      organisation_id: event.organisation_id,
      user_id,
      event_id: event.id,
      permissions: JSON.stringify([allPermissions]),
    })
    .execute()
  const { address } = siteAt(event, new URL(publicUrl), publicUrl)
  const link = `${address}/sign-in?${new URLSearchParams({ email })}`
  await postMail(trx, event, email, organiserInvited(firstName, { event: event.name, email, link }), at)
}

/** Without text yet. Search engines read published pages only. */
const homePage = ({ id, name }: Event) => ({
  event_id: id,
  key: 'home',
  title: name,
  description: null,
  template: null,
  content: '[]',
  hero: 'null',
  picture: null,
  published: true,
})

const fields = ['first_name', 'last_name', 'email'].map(name => ({ name, required: 'yes' }))

function settingsOf({ charity, charityNumber, name, path, locale, timeZone, giftAid }: NewEvent): StoredSettings {
  return {
    branding: {},
    title: name,
    redirect_url: null,
    modeISLIST_Dev_Prod: 'Prod',
    menu: [{ title: /^de\b/i.test(locale) ? 'Start' : 'Home', link: '/home' }],
    url_root_path: `/${path}`,
    domain_type: 'private',
    disable_cookies_policyYN: 'no',
    cookies_policy_decline_expiryNUM: 1,
    guest_pays_fees: 'yes',
    address_lookup: 'no',
    request_invoice: 'no',
    locale,
    time_zone: timeZone,
    donation_amounts: [],
    giving: {
      guest_pays_fees_default: 'no',
      fee_basis_points: 150,
      fee_fixed: 20,
      gift_aid: giftAid ? 'yes' : 'no',
      gift_messages: 'no',
      tributes: 'no',
    },
    charity_name: charity,
    charity_number: charityNumber ?? null,
  }
}

const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`
