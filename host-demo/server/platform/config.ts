import { fileURLToPath } from 'node:url'

/** All settings of a server. `readConfig` reads them from the environment; tests write them by hand. */
export interface Config {
  /** 0: any free port. */
  readonly port: number
  /** Interface to listen on; undefined for all. */
  readonly hostname: string | undefined
  readonly database: DatabaseConfig
  /** The public address, such as https://give.example. Undefined: the address of each request. */
  readonly publicUrl: string | undefined
  /** Number of reverse proxies in front, each of which appends to `X-Forwarded-For`. 0: the header is ignored. */
  readonly trustedProxies: number
  /** Allows pages of localhost at any port to call with credentials, for development. */
  readonly allowLocalOrigins: boolean
  /** Address of a postcode search, with `{postcode}` in it. Undefined: the demo's invented streets. */
  readonly addressLookupUrl?: string | undefined
  /** Production: no demo event, controls or stand-in. `demo/` and `stand-in/` are not even loaded. */
  readonly production: boolean
  /** Serves the demo's controls and injects faults on demand. Refused with real payments. */
  readonly demo: boolean
  /** Binary logarithm of scrypt's N for passwords and PINs. @default `usualPasswordCost` */
  readonly passwordCost?: number | undefined
  /** Undefined: the stand-in for Stripe, in this process. */
  readonly stripe: StripeConfig | undefined
  /** Undefined: our own Pusher-protocol server, in this process. */
  readonly pusher: PusherConfig | undefined
  /** Undefined: mails are kept, and a demo shows them at `/demo/outbox`. */
  readonly mail: MailConfig | undefined
  readonly files?: FilesConfig | undefined
  /** Undefined: tickets are not offered as passes for Apple Wallet. */
  readonly wallet?: WalletConfig | undefined
  /** Undefined: no metrics are served. */
  readonly metrics?: MetricsConfig | undefined
  /** Lowest level that is logged. @default 'warn' */
  readonly logLevel?: LogLevel
  /** Milliseconds between failing `/readyz` and refusing new connections at shutdown. @default 0 */
  readonly drain?: number
  /** May tickets and the door be kept on devices for when there is no network? @default true */
  readonly offlinePages?: boolean
  /**
   * Does what is due happen: mails, charges, closings? While a restored backup is looked at, only codes are mailed.
   * @default true
   */
  readonly jobs?: boolean
  /** Folders of the built bundle and of the demo's pages. */
  readonly folders: Readonly<Record<keyof typeof defaultFolders, string>>
}

/** A hash takes a quarter of a second. Production refuses a lower cost. */
export const usualPasswordCost = 15

export type DatabaseConfig =
  | {
      readonly type: 'postgresql'
      readonly url: string
      /** Most connections of this process. @default 10 */
      readonly pool?: number
      /** Milliseconds after which PostgreSQL cancels a statement. @default 30000 */
      readonly statementTimeout?: number
    }
  /** PGlite in this process. Without a folder the data is in memory only. */
  | { readonly type: 'embedded'; readonly folder: string | undefined }

export interface StripeConfig {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Host of a stand-in, as in the demo. Undefined: Stripe itself. */
  readonly host?: string
  readonly port?: number
}

export interface PusherConfig {
  readonly appId: string
  readonly key: string
  readonly secret: string
  /** Cluster of hosted Pusher, such as `eu`. */
  readonly cluster: string
  /** Any other server of the Pusher protocol. Undefined: hosted Pusher. */
  readonly host: string | undefined
  readonly port: number | undefined
  readonly tls: boolean
}

/** Where uploaded files are kept. */
export type FilesConfig = { readonly type: 'folder'; readonly folder: string } | S3Config

export interface S3Config {
  readonly type: 's3'
  /** Such as https://s3.eu-west-2.amazonaws.com. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Signs tickets as passes for Apple Wallet. Certificates and key are PEM. */
export interface WalletConfig {
  /** Such as `pass.org.charity.tickets`. */
  readonly passType: string
  /** Apple's id of the developer's team. */
  readonly team: string
  readonly certificate: string
  readonly key: string
  readonly passphrase?: string | undefined
  /** Apple's certificate that the own one was signed with, "WWDR". */
  readonly authority: string
}

/** Where `/metrics` is served. Must not be public. */
export interface MetricsConfig {
  readonly host: string
  readonly port: number
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export interface MailConfig {
  /** `smtp://user:password@host:port`; `smtps://…` for TLS from the first byte. */
  readonly url: string
  /** The sender's address. The charity's name is put before it. */
  readonly from: string
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

export const defaultFolders = {
  cdn: fromRoot('dist/cdn'),
  /** Hashed scripts of earlier builds, for pages opened before the last release. */
  earlier: fromRoot('dist/earlier'),
  single: fromRoot('dist/single'),
  /** Where the demo's pages are built to. */
  demo: fromRoot('dist/demo'),
  pages: fromRoot('host-demo/pages'),
} as const
