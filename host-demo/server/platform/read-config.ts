import {
  type Config,
  type DatabaseConfig,
  defaultFolders,
  type FilesConfig,
  type LogLevel,
  logLevels,
  type MailConfig,
  type MetricsConfig,
  type PusherConfig,
  type StripeConfig,
  usualPasswordCost,
  type WalletConfig,
} from './config.ts'
import { StartupError } from './startup-error.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** @throws {StartupError} with a sentence for each setting that is missing or invalid */
export function readConfig(variables: Variables): Config {
  const settings = createSettings(variables)
  const stripe = readStripe(settings)
  const mode = variables.NODE_ENV
  if (mode && !modes.includes(mode)) {
    settings.refuse(`NODE_ENV must be ${modes.join(', ')} or not set, not "${mode}".`)
  }
  const production = variables.NODE_ENV === 'production' && !(variables.FAYRE_DEMO === '1' && !stripe)
  const config: Config = {
    port: settings.number('PORT', 65_535) ?? 4400,
    hostname: settings.text('HOST'),
    database: readDatabase(settings),
    publicUrl: readPublicUrl(settings, production),
    trustedProxies: settings.number('TRUSTED_PROXIES', 10) ?? 0,
    allowLocalOrigins: variables.NODE_ENV !== 'production',
    addressLookupUrl: readLookup(settings),
    production,
    demo: !production && !stripe,
    passwordCost: readPasswordCost(settings, production),
    stripe,
    pusher: readPusher(settings),
    mail: readMail(settings),
    files: readFiles(settings),
    wallet: readWallet(settings),
    metrics: readMetrics(settings),
    logLevel: readLogLevel(settings) ?? (production ? 'info' : 'warn'),
    drain: (settings.number('DRAIN_SECONDS', 300) ?? (production ? 5 : 0)) * 1000,
    // A misunderstood word must not keep on a device what was meant not to be kept, nor charge cards on trial.
    offlinePages: settings.isOn('OFFLINE_PAGES'),
    jobs: settings.isOn('JOBS'),
    folders: defaultFolders,
  }
  if (production) for (const [name, why] of needed) if (!variables[name]) settings.refuse(`${name} is not set: ${why}`)
  if (production && !variables.DATABASE_URL && !variables.FAYRE_DATA) {
    settings.refuse('Neither DATABASE_URL nor FAYRE_DATA is set: the server must be told where its data is.')
  }
  if (production && variables.DATABASE_URL && config.files?.type === 'folder' && !variables.FILES_FOLDER) {
    settings.refuse('Neither FILES_FOLDER nor S3_BUCKET is set: the server must be told where uploaded pictures are.')
  }
  if (!production && /^[rs]k_live_/.test(stripe?.secretKey ?? '')) {
    settings.refuse('STRIPE_SECRET_KEY is a live key, which charges real cards: set NODE_ENV=production too.')
  }
  settings.check()
  return config
}

/** Values of NODE_ENV. All but the first serve the demo, so a misspelt one must not count as any of them. */
const modes = ['production', 'development', 'test']

/** Settings that production needs and a demo does not. */
const needed = [
  ['STRIPE_SECRET_KEY', 'without it no money would move. Set FAYRE_DEMO=1 if this is a demo.'],
  ['PUBLIC_URL', 'links in mails lead to it.'],
  ['SMTP_URL', 'sign-in codes and receipts are sent by it.'],
] as const

/** Reads one setting after the other and collects the mistakes. */
function createSettings(variables: Variables) {
  const problems: string[] = []
  const settings = {
    text: (name: string) => variables[name] || undefined,
    refuse: (sentence: string) => void problems.push(sentence),
    /** On unless it is `off`. */
    isOn(name: string): boolean {
      const text = variables[name]
      if (text && text !== 'on' && text !== 'off') settings.refuse(`${name} must be on or off, not "${text}".`)
      return text !== 'off'
    },
    number(name: string, most: number, least = 0): number | undefined {
      const text = variables[name]
      if (!text) return undefined
      const number = Number(text)
      if (Number.isInteger(number) && number >= least && number <= most) return number
      settings.refuse(`${name} must be a number from ${least} to ${most}, not "${text}".`)
      return undefined
    },
    address(name: string, scheme: RegExp, example: string): string | undefined {
      const text = variables[name]
      if (!text) return undefined
      if (scheme.test(text) && URL.canParse(text)) return text
      settings.refuse(`${name} must be an address such as ${example}.`)
      return undefined
    },
    /** Settings that are only useful together: a service with half of its keys would fail at the first donor. */
    together<const Names extends readonly string[]>(...names: Names): { [Name in keyof Names]: string } | undefined {
      const missing = names.filter(name => !variables[name])
      if (missing.length && missing.length < names.length) {
        settings.refuse(
          `${names.join(', ')} belong together: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set.`,
        )
      }
      if (missing.length) return undefined
      return names.map(name => variables[name]) as { [Name in keyof Names]: string }
    },
    check() {
      if (problems.length) throw new StartupError(problems.join('\n'))
    },
  }
  return settings
}

type Settings = ReturnType<typeof createSettings>

function readDatabase(settings: Settings): DatabaseConfig {
  const url = settings.text('DATABASE_URL')
  if (!url) return { type: 'embedded', folder: settings.text('FAYRE_DATA') ?? '.data/demo' }
  settings.address('DATABASE_URL', /^postgres(ql)?:\/\//, 'postgresql://fayre:secret@db.example/fayre')
  const pool = settings.number('DATABASE_POOL', 1000, 1)
  const statementTimeout = settings.number('DATABASE_STATEMENT_TIMEOUT', 3_600_000)
  return {
    type: 'postgresql',
    url,
    ...(pool !== undefined && { pool }),
    ...(statementTimeout !== undefined && { statementTimeout }),
  }
}

function readFiles(settings: Settings): FilesConfig {
  const given = settings.together('S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
  const region = settings.text('S3_REGION') ?? 'eu-west-2'
  const endpoint = settings.address('S3_ENDPOINT', /^https?:/, 'https://s3.eu-west-2.amazonaws.com')
  // With a typing error in S3_BUCKET, pictures would go to a folder of this machine.
  for (const name of ['S3_ENDPOINT', 'S3_REGION']) {
    if (!given && settings.text(name)) settings.refuse(`${name} is set without S3_BUCKET.`)
  }
  if (!given) return { type: 'folder', folder: settings.text('FILES_FOLDER') ?? '.data/files' }
  const [bucket, accessKeyId, secretAccessKey] = given
  const address = (endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')
  return { type: 's3', endpoint: address, bucket, region, accessKeyId, secretAccessKey }
}

function readMetrics(settings: Settings): MetricsConfig | undefined {
  const port = settings.number('METRICS_PORT', 65_535)
  return port === undefined ? undefined : { host: settings.text('METRICS_HOST') ?? '127.0.0.1', port }
}

function readWallet(settings: Settings): WalletConfig | undefined {
  const pems = ['WALLET_CERTIFICATE', 'WALLET_KEY', 'WALLET_AUTHORITY'] as const
  const given = settings.together('WALLET_PASS_TYPE', 'WALLET_TEAM', ...pems)
  if (!given) return undefined
  for (const name of pems) {
    if (!settings.text(name)?.startsWith('-----BEGIN ')) settings.refuse(`${name} must be PEM: -----BEGIN …`)
  }
  const [passType, team, certificate, key, authority] = given
  return { passType, team, certificate, key, authority, passphrase: settings.text('WALLET_KEY_PASSPHRASE') }
}

function readLogLevel(settings: Settings): LogLevel | undefined {
  const text = settings.text('LOG_LEVEL')
  const level = logLevels.find(known => known === text)
  if (text && !level) settings.refuse(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`)
  return level
}

function readPasswordCost(settings: Settings, production: boolean): number | undefined {
  const cost = settings.number('PASSWORD_COST', 20)
  const least = production ? usualPasswordCost : 1
  if (cost !== undefined && cost < least) settings.refuse(`PASSWORD_COST must be at least ${least}, not ${cost}.`)
  return cost
}

/** Links lead to it, and cookies and sign-ins go over it. */
function readPublicUrl(settings: Settings, production: boolean): string | undefined {
  const text = settings.address('PUBLIC_URL', /^https?:\/\//, 'https://give.example')
  if (!text) return undefined
  const { origin, protocol, hostname, pathname, search, hash, username } = new URL(text)
  if (/[^/]/.test(pathname) || search || hash || username) {
    settings.refuse(`PUBLIC_URL must be a host without a path, such as ${origin}, not "${text}".`)
  }
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  if (production && protocol === 'http:' && !isLocal)
    settings.refuse('PUBLIC_URL must begin with https:// in production.')
  // As browsers write it in the origin of a request.
  return origin
}

function readLookup(settings: Settings): string | undefined {
  const url = settings.text('ADDRESS_LOOKUP_URL')
  if (url && !(/^https?:/.test(url) && url.includes('{postcode}'))) {
    settings.refuse('ADDRESS_LOOKUP_URL must be an address with {postcode} in it.')
  }
  return url
}

function readStripe(settings: Settings): StripeConfig | undefined {
  const given = settings.together('STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET')
  if (!given) return undefined
  const [secretKey, publishableKey, webhookSecret] = given
  if (!/^[rs]k_/.test(secretKey)) settings.refuse('STRIPE_SECRET_KEY must begin with sk_ or rk_.')
  if (!publishableKey.startsWith('pk_')) settings.refuse('STRIPE_PUBLISHABLE_KEY must begin with pk_.')
  if (!webhookSecret.startsWith('whsec_')) settings.refuse('STRIPE_WEBHOOK_SECRET must begin with whsec_.')
  return { secretKey, publishableKey, webhookSecret }
}

function readPusher(settings: Settings): PusherConfig | undefined {
  const given = settings.together('PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET')
  const port = settings.number('PUSHER_PORT', 65_535)
  if (!given) return undefined
  const [appId, key, secret] = given
  const cluster = settings.text('PUSHER_CLUSTER') ?? 'eu'
  return {
    appId,
    key,
    secret,
    cluster,
    host: settings.text('PUSHER_HOST'),
    port,
    tls: settings.text('PUSHER_TLS') !== 'no',
  }
}

function readMail(settings: Settings): MailConfig | undefined {
  const given = settings.together('SMTP_URL', 'MAIL_FROM')
  const url = settings.address('SMTP_URL', /^smtps?:\/\//, 'smtp://user:password@mail.example:587')
  if (!given || !url) return undefined
  const [, from] = given
  if (!/^[^\s@]+@[^\s@]+$/.test(from)) settings.refuse(`MAIL_FROM must be an email address, not "${from}".`)
  // Otherwise the links in mails would lead to whatever host the request named.
  if (!settings.text('PUBLIC_URL'))
    settings.refuse('PUBLIC_URL must be set where mails are sent: their links lead to it.')
  return { url, from }
}
