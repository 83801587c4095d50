import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { allPermissions } from '../identity/memberships.ts'
import { normalMobile } from '../identity/mobiles.ts'
import { hashPassword } from '../identity/passwords.ts'
import type { StoredSettings } from '../identity/tables.ts'
import type { Module } from '../modules/module.ts'
import type { Database } from '../platform/db/schema.ts'
import { normalEmail } from '../platform/hashes.ts'
import { yesNo } from '../platform/yes-no.ts'
import { seedAddresses } from './addresses.ts'
import { seedAuction } from './auction.ts'
import type { DemoEvent, DemoPage, DemoUser } from './demo-event.ts'
import { type DemoTime, instantOf } from './demo-time.ts'
import { seedDonatedItems } from './donated-items.ts'
import { seedDonations } from './donations.ts'
import { seedDoor } from './door.ts'
import { seedDraws } from './draws.ts'
import { seedFundraising } from './fundraising.ts'
import { storedAmounts, storedGiving } from './giving-settings.ts'
import { seedGuests } from './guests.ts'
import { seedFund } from './matched-funds.ts'
import { seedPaymentLinks } from './payment-links.ts'
import { seedPledges } from './pledges.ts'
import { seedPolls } from './polls.ts'
import { seedPromises } from './promises.ts'
import { seedSurveys } from './surveys.ts'
import { seedTickets } from './tickets.ts'

/** The number of the advisory lock. No other program on this database may use it. */
const seedLock = 728_394_501

interface Seed {
  readonly events: readonly DemoEvent[]
  readonly modules: readonly Module[]
  readonly passwordCost?: number | undefined
}

/**
 * Seeds the demo events, with their modules' data, into an empty database. Several processes may call it at once.
 * @param isDemo creates accounts with the public demo passwords
 */
export async function seed(
  db: Kysely<Database>,
  { events, modules, passwordCost }: Seed,
  now: Date,
  isDemo: boolean,
): Promise<void> {
  if (await hasEvents(db)) return
  const users = events.flatMap(event => event.users)
  const people = await withSecrets(users, isDemo, passwordCost)
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(trx)
    if (await hasEvents(trx)) return
    for (const event of events) await seedEvent(trx, event, now)
    await seedAddresses(trx)
    if (people.length) await trx.insertInto('users').values(people).execute()
    for (const event of events) await seedAuction(trx, event, now)
    for (const event of events) await seedDonatedItems(trx, event, now)
    for (const event of events) await seedFundraising(trx, event, now)
    for (const event of events) await seedDraws(trx, event, now)
    for (const event of events) await seedPolls(trx, event, now)
    for (const event of events) await seedSurveys(trx, event, now)
    for (const event of events) await seedGuests(trx, event, now)
    for (const event of events) await seedPromises(trx, event, modules, now)
    const organisers = events.flatMap(({ id, users }) =>
      users.filter(user => user.organiser).map(user => ({ id, email: user.email })),
    )
    for (const { id, email } of organisers) {
      await trx
        .insertInto('memberships')
        .columns(['organisation_id', 'user_id', 'permissions'])
        .expression(eb =>
          eb
            .selectFrom(['events', 'users'])
            .select(['events.organisation_id', 'users.id', eb.val(JSON.stringify([allPermissions])).as('permissions')])
            .where('events.id', '=', id)
            .where('users.email_normal', '=', normalEmail(email)),
        )
        .execute()
    }
  })
}

async function hasEvents(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('events').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function seedEvent(trx: Transaction<Database>, event: DemoEvent, now: Date): Promise<void> {
  const { settings, login } = event
  const { registration_open, ...asked } = login
  const organisation = {
    id: `org_${settings.charityNumber ?? event.id}`,
    name: settings.charityName,
    charity_number: settings.charityNumber ?? null,
  }
  await trx
    .insertInto('organisations')
    .values(organisation)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await trx
    .insertInto('events')
    .values({
      id: event.id,
      organisation_id: organisation.id,
      path_name: event.pathName,
      is_default: event.isDefault ?? false,
      name: settings.name,
      currency: settings.currency,
      currency_decimals: settings.currencyDecimals,
      donation_minimum: settings.donationMinimum,
      donation_maximum: settings.donationMaximum,
      goal: settings.goal ?? null,
      guest_checkout: settings.guestCheckout,
      offline_instructions: settings.offlineInstructions ?? null,
      registration_open,
      settings: JSON.stringify(storedSettings(event, now)),
      terminology: JSON.stringify(event.terminology),
      login: JSON.stringify({
        ...asked,
        registration_fields: asked.registration_fields.map(field => ({ ...field, required: yesNo(field.required) })),
      }),
    })
    .execute()
  const origins = event.allowedOrigins.map(origin => ({ event_id: event.id, origin }))
  if (origins.length) await trx.insertInto('event_origins').values(origins).execute()
  if (settings.customDomain) {
    await trx.insertInto('event_hosts').values({ host: settings.customDomain, event_id: event.id }).execute()
  }
  await trx
    .insertInto('pages')
    .values(event.pages.map(page => storedPage(event.id, page)))
    .execute()
  await seedDonations(trx, event, now)
  await seedFund(trx, event, now)
  await seedPaymentLinks(trx, event, now)
  await seedPledges(trx, event, now)
  await seedTickets(trx, event, now)
  await seedDoor(trx, event, now)
}

function storedPage(event_id: string, page: DemoPage) {
  const { content, hero, description = null, template = null, picture = null, published = true } = page
  return {
    event_id,
    key: page.key,
    title: page.title,
    description,
    template,
    content: JSON.stringify(content),
    hero: JSON.stringify(hero ?? null),
    picture,
    published,
  }
}

/** The event's settings with the field names of the API. */
function storedSettings(event: DemoEvent, now: Date): StoredSettings {
  const { settings, site, branding, menu } = event
  return {
    ...site,
    title: settings.title ?? settings.name,
    redirect_url: null,
    modeISLIST_Dev_Prod: settings.mode,
    menu: [...menu],
    branding,
    splash_logoISfile: file(settings.splashLogo),
    logoISfile: file(settings.logo),
    custom_domain: settings.customDomain ?? null,
    url_root_path: settings.urlRootPath,
    microsite_privacy_link: settings.privacyLink ?? null,
    microsite_terms_link: settings.termsLink ?? null,
    microsite_privacy_custom_text: settings.privacyText ?? null,
    microsite_terms_custom_text: settings.termsText ?? null,
    domain_type: settings.domainType,
    disable_cookies_policyYN: yesNo(settings.cookiesPolicyDisabled),
    cookies_policy_decline_expiryNUM: settings.cookiesPolicyDeclineExpiry,
    guest_pays_fees: yesNo(settings.guestPaysFees),
    address_lookup: yesNo(settings.addressLookup),
    request_invoice: yesNo(settings.requestInvoice),
    invoice_tax_words: settings.invoiceTaxWords ?? null,
    locale: settings.locale,
    time_zone: settings.timeZone,
    starts_at: instant(settings.starts, now),
    ends_at: instant(settings.ends, now),
    donation_amounts: storedAmounts(event),
    giving: storedGiving(event.giving),
    monthly_giving_enabled: yesNo(event.giving.monthly ?? false),
    donation_amount_default: settings.donationAmountDefault ?? null,
    charity_name: settings.charityName,
    charity_number: settings.charityNumber ?? null,
  }
}

const file = (uri: string | undefined) => (uri === undefined ? null : { uri })

const instant = (time: DemoTime | undefined, now: Date) => (time ? instantOf(time, now) : null)

/** Hashes each password and PIN once and shares the hash, because hashing is slow and these secrets are public. */
function withSecrets(users: readonly DemoUser[], isDemo: boolean, cost: number | undefined) {
  const hashes = new Map<string, Promise<string>>()
  const hashOf = (secret: string) => {
    const hash = hashes.get(secret) ?? hashPassword(secret, { caller: 'demo', cost })
    hashes.set(secret, hash)
    return hash
  }
  return Promise.all(
    users.map(async user => ({
      id: `usr_${randomUUID().replaceAll('-', '')}`,
      email: user.email,
      email_normal: normalEmail(user.email),
      first_name: user.firstName,
      last_name: user.lastName,
      mobile: user.mobile ?? null,
      mobile_normal: user.mobile ? normalMobile(user.mobile, 'en-GB') : null,
      secure_pin: isDemo && user.securePin ? await hashOf(user.securePin) : null,
      password: isDemo ? await hashOf(user.password) : null,
    })),
  )
}
