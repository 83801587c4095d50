import type { ColumnType, Generated } from 'kysely'
import type { InferInput } from 'valibot'
import type { updateAddress } from '../../../src/api/account.input.ts'
import type { appSettings } from '../../../src/api/app-settings.ts'
import type { channels } from '../../../src/api/person.ts'
import type { terminology } from '../../../src/api/terminology.ts'
import type { loginRequirements } from '../../../src/api/users.ts'
import type { Json } from '../platform/db/schema.ts'

declare module '../platform/db/schema.ts' {
  interface Database {
    events: EventTable
    event_hosts: { host: string; event_id: string }
    event_origins: { event_id: string; origin: string }
    organisations: OrganisationTable
    memberships: MembershipTable
    users: UserTable
    sessions: SessionTable
    known_places: KnownCallerTable
    mail_links: MailLinkTable
    authorization_codes: AuthorizationCodeTable
    code_waits: CodeWaitTable
    one_time_codes: OneTimeCodeTable
    communication_choices: CommunicationChoiceTable
  }
}

/** A charity. */
interface OrganisationTable {
  id: string
  name: string
  charity_number: string | null
  created_at: Generated<Date>
}

interface MembershipTable {
  id: Generated<number>
  organisation_id: string
  user_id: string
  /** Null: all events of the organisation. */
  event_id: string | null
  /** Such as `pages.view`; `*` means all of them. */
  permissions: Json<readonly string[]>
  created_at: Generated<Date>
}

/** Written as text, read as JSON. */
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>

type StoredAddress = NonNullable<InferInput<typeof updateAddress.input>['address']>

interface UserTable {
  id: string
  /** When it was archived. Nobody can sign in to it any more. */
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  email: string
  /** Normalised: trimmed and in lower case. */
  email_normal: string
  first_name: string
  last_name: string
  /** E.164; several people may share one. */
  mobile: string | null
  mobile_normal: Generated<string | null>
  /** Null: the person signs in by PIN or code. */
  password: string | null
  secure_pin: Generated<string | null>
  /** A new PIN that was sent and not used yet. Its first use makes it the account's PIN. */
  next_secure_pin: Generated<string | null>
  next_secure_pin_expires_at: Generated<Date | null>
  address: OptionalJson<StoredAddress>
  stripe_customer_id: Generated<string | null>
  created_at: Generated<Date>
}

interface SessionTable {
  id: Generated<string>
  token_hash: string
  user_id: string
  expires_at: Date
  began_at: Generated<Date>
  used_at: Generated<Date>
  device: Generated<string | null>
  /** Set for a session of a charity's own page: valid for this event only, and not for the account. */
  event_id: Generated<string | null>
}

/** A network or device that an account has signed in from. Its owner gets limits of their own there. */
interface KnownCallerTable {
  user_id: string
  kind: 'network' | 'device'
  /** SHA-256 of the address, or of the secret in the device's cookie. */
  hash: string
  seen_at: Date
}

interface MailLinkTable {
  token_hash: string
  user_id: string
  expires_at: Date
  used_at: Date | null
  redirect_route: string | null
  purpose: Generated<'sign_in' | 'reset_password'>
}

/** Brings a sign-in back to a charity's page: an authorization code with PKCE (RFC 7636). */
interface AuthorizationCodeTable {
  code_hash: string
  user_id: string
  event_id: string
  /** Origin of the page that may exchange the code. */
  origin: string
  /** Base64url of the SHA-256 of the verifier that only the page knows. */
  code_challenge: string
  expires_at: Date
  used_at: Generated<Date | null>
}

export type CodePurpose = 'sign_in' | 'sign_up' | 'new_email' | 'proof'

/** The data of a sign-up until its code is entered. The password is hashed already. */
export interface Registration {
  first_name: string
  last_name: string
  email: string
  mobile: string | null
  password: string | null
}

interface CodeWaitTable {
  /** SHA-256 of the `otp_id`. */
  id_hash: string
  purpose: CodePurpose
  /** The normalised address that the code proves, or the number that was given. */
  subject: string
  /** Null: no mail is sent, but to each account that has the number. */
  recipient: string | null
  /** The account of the signed-in person, if there is one. */
  user_id: string | null
  event_id: string
  details: OptionalJson<Registration>
  began_at: Date
  sent_at: Date
  sends: number
  done_at: Generated<Date | null>
}

interface OneTimeCodeTable {
  id: Generated<number>
  purpose: CodePurpose
  subject: string
  /** A keyed hash: a plain hash of six digits could be reversed by trying them all. */
  code_hash: string
  /** Whose code it is, where several accounts share the number that is the subject. */
  user_id: Generated<string | null>
  expires_at: Date
  used_at: Generated<Date | null>
}

interface CommunicationChoiceTable {
  user_id: string
  event_id: string
  channel: (typeof channels)[number]
  allowed: boolean
  decided_at: Date
}

/** Fields that the server passes on unchanged. */
export type StoredSettings = Omit<
  InferInput<typeof appSettings.output>,
  | 'event_id'
  | 'event_path_name'
  | 'name'
  | 'currency'
  | 'currency_decimals'
  | 'donation_minimum'
  | 'donation_maximum'
  | 'guest_checkout_enabled'
  | 'offline_payment'
  | 'stripe_publishable_key'
  | 'realtime'
  | 'matched_fund'
  | 'microsite_url'
  | 'custom_domainYN'
> & {
  /** A sentence about tax for every invoice, such as "No VAT is charged on donations." Never sent to browsers. */
  readonly invoice_tax_words?: string | null
}

interface EventTable {
  id: string
  organisation_id: string
  path_name: string
  is_default: boolean
  name: string
  currency: string
  currency_decimals: number
  donation_minimum: number
  donation_maximum: number
  goal: number | null
  guest_checkout: boolean
  /** Null: orders cannot be paid offline. */
  offline_instructions: string | null
  /**
   * Days in which an order that keeps something from others must be paid to the organiser, or it ends. Null: it never
   * does.
   */
  offline_payment_days: Generated<number | null>
  registration_open: boolean
  settings: Json<StoredSettings>
  terminology: Json<InferInput<typeof terminology.output>>
  login: Json<Pick<InferInput<typeof loginRequirements.output>, 'identifier' | 'secret' | 'registration_fields'>>
}
