import { fileURLToPath } from 'node:url'
import { StartupError } from './startup-error.ts'

/** All that a server is told from outside. Tests write one by hand; `main.ts` reads it from the environment. */
export interface Config {
  /** 0 for any free one. */
  readonly port: number
  /** Interface to listen at; undefined for all. */
  readonly hostname: string | undefined
  readonly database: DatabaseConfig
  /** Address that visitors use, such as https://give.example; undefined: the one that each request was sent to. */
  readonly publicUrl: string | undefined
  /** Believe the last `X-Forwarded-For` entry: only behind a proxy that writes it. */
  readonly trustProxy: boolean
  /** May pages of localhost at any port call with credentials, as in development? */
  readonly allowLocalOrigins: boolean
  /** Address of a postcode search, with `{postcode}` in it; undefined: the demo's own streets. */
  readonly addressLookupUrl?: string | undefined
  /** Are the demo's controls there, and faults on demand? Never beside real money, and in production only where it is said. */
  readonly demo: boolean
  /** Undefined: the stand-in for Stripe in this process. */
  readonly stripe: StripeConfig | undefined
  /** Undefined: the Pusher protocol in this process. */
  readonly pusher: PusherConfig | undefined
  /** Undefined: mails are kept, and a demo shows them at `/demo/outbox`. */
  readonly mail: MailConfig | undefined
  /** Folders of the built bundle and of the demo's pages. */
  readonly folders: { readonly cdn: string; readonly single: string; readonly demo: string; readonly pages: string }
}

export type DatabaseConfig =
  | { readonly type: 'postgresql'; readonly url: string }
  /** Embedded. Without a folder it lives in memory and is gone at the end. */
  | { readonly type: 'embedded'; readonly folder: string | undefined }

export interface StripeConfig {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Of a stand-in in another process of this machine, as tests have it; undefined: Stripe itself. */
  readonly port?: number
}

export interface PusherConfig {
  readonly appId: string
  readonly key: string
  readonly secret: string
  /** Of hosted Pusher, such as `eu`. */
  readonly cluster: string
  /** Any other server of its protocol; undefined: hosted Pusher. */
  readonly host: string | undefined
  readonly port: number | undefined
  readonly tls: boolean
}

export interface MailConfig {
  /** `smtp://user:password@host:port`, `smtps://…` for TLS from the start. */
  readonly url: string
  /** The sender's address; the charity's name is put before it. */
  readonly from: string
}

type Variables = Readonly<Record<string, string | undefined>>

/** @throws {StartupError} for what cannot be meant */
export function readConfig(variables: Variables): Config {
  const stripe = readStripe(variables)
  if (variables.NODE_ENV === 'production' && !stripe && variables.FAYRE_DEMO !== '1') throw new StartupError(noPayments)
  const database: DatabaseConfig = variables.DATABASE_URL
    ? { type: 'postgresql', url: variables.DATABASE_URL }
    : { type: 'embedded', folder: variables.FAYRE_DATA || '.data/demo' }
  return {
    port: portNumber(variables, 'PORT') ?? 4400,
    hostname: variables.HOST || undefined,
    database,
    publicUrl: variables.PUBLIC_URL?.replace(/\/+$/, '') || undefined,
    trustProxy: variables.TRUST_PROXY === 'yes',
    allowLocalOrigins: variables.NODE_ENV !== 'production',
    addressLookupUrl: readLookup(variables),
    demo: !stripe,
    stripe,
    pusher: readPusher(variables),
    mail: readMail(variables),
    folders: defaultFolders,
  }
}

const noPayments =
  'In production payments need STRIPE_SECRET_KEY: without it gifts would be thanked for and no money would move. Set FAYRE_DEMO=1 if this is a demo, with people whose passwords everybody can read.'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

export const defaultFolders = {
  cdn: fromRoot('dist/cdn'),
  single: fromRoot('dist/single'),
  /** What the demo's own pages are built into. */
  demo: fromRoot('dist/demo'),
  pages: fromRoot('host-demo/pages'),
} as const

function readLookup({ ADDRESS_LOOKUP_URL: url }: Variables): string | undefined {
  if (!url || (/^https?:/.test(url) && url.includes('{postcode}'))) return url || undefined
  throw new StartupError('ADDRESS_LOOKUP_URL must be an address with {postcode} in it.')
}

function readStripe(variables: Variables): StripeConfig | undefined {
  const given = allOrNone(variables, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])
  if (!given) return undefined
  const [secretKey, publishableKey, webhookSecret] = given
  return { secretKey, publishableKey, webhookSecret }
}

function readPusher(variables: Variables): PusherConfig | undefined {
  const given = allOrNone(variables, ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'])
  if (!given) return undefined
  const [appId, key, secret] = given
  return {
    appId,
    key,
    secret,
    cluster: variables.PUSHER_CLUSTER || 'eu',
    host: variables.PUSHER_HOST || undefined,
    port: portNumber(variables, 'PUSHER_PORT'),
    tls: variables.PUSHER_TLS !== 'no',
  }
}

function readMail({ SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: site }: Variables): MailConfig | undefined {
  if (!url && !from) return undefined
  if (!url || !from) throw new StartupError('SMTP_URL and MAIL_FROM belong together: one of them is not set.')
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartupError('SMTP_URL must be an address such as smtp://user:password@mail.example:587.')
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(from)) throw new StartupError(`MAIL_FROM must be an email address, not "${from}".`)
  // A link in a mail must not lead to whatever host the request that caused it was sent to.
  if (!site) throw new StartupError('PUBLIC_URL must be set where mails are sent: their links lead to it.')
  return { url, from }
}

/** A service with half of its keys would fail at the first donor. */
function allOrNone(variables: Variables, names: [string, string, string]): [string, string, string] | undefined {
  const [one, two, three] = names.map(name => variables[name])
  if (one && two && three) return [one, two, three]
  if (!one && !two && !three) return undefined
  const missing = names.filter(name => !variables[name])
  throw new StartupError(
    `${names.join(', ')} belong together: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set.`,
  )
}

function portNumber(variables: Variables, name: string): number | undefined {
  const text = variables[name]
  if (!text) return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new StartupError(`${name} must be a number from 0 to 65535, not "${text}".`)
}
