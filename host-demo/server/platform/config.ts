import { fileURLToPath } from 'node:url'

/** All that a server is told from outside. Tests write one by hand; `readConfig` reads it from the environment. */
export interface Config {
  /** 0 for any free one. */
  readonly port: number
  /** Interface to listen at; undefined for all. */
  readonly hostname: string | undefined
  readonly database: DatabaseConfig
  /** Address that visitors use, such as https://give.example; undefined: the one that each request was sent to. */
  readonly publicUrl: string | undefined
  /** How many proxies stand before it, each adding a visitor's address to `X-Forwarded-For`; 0: the header is not believed. */
  readonly trustedProxies: number
  /** May pages of localhost at any port call with credentials, as in development? */
  readonly allowLocalOrigins: boolean
  /** Address of a postcode search, with `{postcode}` in it; undefined: the demo's own streets. */
  readonly addressLookupUrl?: string | undefined
  /** No demo event, no control, no stand-in: `demo/` and `stand-in/` are not loaded. */
  readonly production: boolean
  /** Are the demo's controls there, and faults on demand? Never beside real money. */
  readonly demo: boolean
  /** Undefined: the stand-in for Stripe in this process. */
  readonly stripe: StripeConfig | undefined
  /** Undefined: the Pusher protocol in this process. */
  readonly pusher: PusherConfig | undefined
  /** Undefined: mails are kept, and a demo shows them at `/demo/outbox`. */
  readonly mail: MailConfig | undefined
  readonly files?: FilesConfig | undefined
  /** Undefined: none are served. */
  readonly metrics?: MetricsConfig | undefined
  /** From which level the process logs. @default 'warn' */
  readonly logLevel?: LogLevel
  /** Milliseconds between saying that it is not ready and refusing new connections, when it stops. @default 0 */
  readonly drain?: number
  /** Folders of the built bundle and of the demo's pages. */
  readonly folders: { readonly cdn: string; readonly single: string; readonly demo: string; readonly pages: string }
}

export type DatabaseConfig =
  | {
      readonly type: 'postgresql'
      readonly url: string
      /** Connections of this process at most. @default 10 */
      readonly pool?: number
      /** Milliseconds after which PostgreSQL ends a statement. @default 30000 */
      readonly statementTimeout?: number
    }
  /** Embedded. Without a folder it lives in memory and is gone at the end. */
  | { readonly type: 'embedded'; readonly folder: string | undefined }

export interface StripeConfig {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Of a stand-in, as in the demo; undefined: Stripe itself. */
  readonly host?: string
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

/** Where `/metrics` is served: not for the public. */
export interface MetricsConfig {
  readonly host: string
  readonly port: number
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export interface MailConfig {
  /** `smtp://user:password@host:port`, `smtps://…` for TLS from the start. */
  readonly url: string
  /** The sender's address; the charity's name is put before it. */
  readonly from: string
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

export const defaultFolders = {
  cdn: fromRoot('dist/cdn'),
  single: fromRoot('dist/single'),
  /** What the demo's own pages are built into. */
  demo: fromRoot('dist/demo'),
  pages: fromRoot('host-demo/pages'),
} as const
