import type { Server } from 'node:http'
import { remoteAddresses, seededAddresses } from './checkout/address-book.ts'
import { withLinesOf } from './checkout/lines-input.ts'
import { originsOf } from './checkout/orders/extend-origin.ts'
import { proofOfWork } from './checkout/payments/challenge.ts'
import { createStripe } from './checkout/payments/stripe.ts'
import { checkoutData } from './checkout/personal-data.ts'
import { germanErrors as checkoutWords } from './checkout/words.de.ts'
import type { DemoParts } from './demo-parts.ts'
import { isKnownPage } from './identity/cors.ts'
import {
  disableDemoPasswords,
  markProductionDatabase,
  refuseDemoDatabase,
  refuseProductionDatabase,
} from './identity/demo-data.ts'
import { identityData } from './identity/identity-data.ts'
import { germanErrors as identityWords } from './identity/words.de.ts'
import { jobKinds } from './job-kinds.ts'
import { migrationsOf } from './migrations.ts'
import type { Parts } from './parts.ts'
import type { Config, FilesConfig, PusherConfig, StripeConfig } from './platform/config.ts'
import type { Context } from './platform/context.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { serverSecret } from './platform/db/server-secret.ts'
import { openFiles } from './platform/files/open-files.ts'
import { tryFiles } from './platform/files/try-files.ts'
import { mergeGerman } from './platform/http/error-words.ts'
import { watchMaintenance } from './platform/http/maintenance.ts'
import { reachableHost } from './platform/http/reachable-host.ts'
import { watchRelease } from './platform/http/release.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { log } from './platform/log.ts'
import { urgentMailKind } from './platform/mail/send-mail.ts'
import { smtpPost } from './platform/mail/smtp-post.ts'
import { createMetrics, type Metrics } from './platform/operations/metrics.ts'
import { serveMetrics } from './platform/operations/metrics-server.ts'
import { createOutbox } from './platform/outbox/outbox.ts'
import { pgBridge } from './platform/realtime/pg-bridge.ts'
import { createPublisher } from './platform/realtime/publisher.ts'
import { attachRealtime, type Realtime } from './platform/realtime/realtime.ts'
import { requireBuild } from './require-build.ts'
import type { StripeStandIn } from './stand-in/stripe-stand-in.ts'

export interface Running {
  readonly context: Context
  readonly metrics: Metrics
  /** Undefined in production. */
  readonly demo: DemoParts | undefined
  /** Undefined with Stripe itself. */
  readonly standIn: StripeStandIn | undefined
  /** Undefined with hosted Pusher. */
  readonly realtime: Realtime | undefined
  /** Asks realtime clients to reconnect, to another process. */
  closeRealtime(): Promise<void>
  /** Call it when no request is running any more. */
  close(): Promise<void>
}

type AllParts = Parts &
  Required<Pick<Parts, 'modules' | 'endpoints' | 'paths'>> & { readonly demo: DemoParts | undefined }

/** Opens everything that the handlers work with: each service either real or as the variant that needs no setup. */
export async function createContext(config: Config, server: Server, port: number, parts: AllParts): Promise<Running> {
  const { now = () => new Date(), rowLocks = true, demo } = parts
  const publicUrl = config.publicUrl ?? `http://${reachableHost(config.hostname)}:${port}`
  const ownHost = reachableHost(config.hostname, '127.0.0.1')
  requireBuild(config)
  const database = await openDatabase(config.database)
  const { db } = database
  const closers: (() => Promise<void>)[] = [database.close]
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    if (!config.production) await refuseProductionDatabase(db)
    await migrate(db, migrationsOf(parts.modules))
    if (config.production) {
      await refuseDemoDatabase(db)
      await markProductionDatabase(db)
    }
    const stored: FilesConfig = config.files ?? { type: 'folder', folder: '.data/files' }
    await tryFiles(stored)
    const files = openFiles(stored)
    await demo?.storePictures(files, config.folders.pages)
    const seeded = { ...parts, events: parts.events ?? demo?.demoEvents ?? [], passwordCost: config.passwordCost }
    await demo?.seed(db, seeded, now(), config.demo)
    if (!config.demo) await disableDemoPasswords(db)
    const pusher = config.pusher ?? (await ownApp(db, ownHost, port))
    const realtime = config.pusher ? undefined : openRealtime(db, config, server, pusher)
    let connected = realtime !== undefined
    const closeRealtime = async () => {
      if (connected) await realtime?.close()
      connected = false
    }
    closers.push(closeRealtime)
    await realtime?.ready
    const { host, port: pusherPort, ...app } = pusher
    const publisher = createPublisher({
      ...app,
      useTLS: pusher.tls,
      ...(host !== undefined && { host }),
      ...(pusherPort !== undefined && { port: pusherPort }),
    })
    const account: StripeConfig = config.stripe ?? { ...(await standInAccount(db)), host: ownHost, port }
    const standIn = config.stripe
      ? undefined
      : demo?.createStripeStandIn({
          ...account,
          pool: database.pool,
          webhookUrl: `http://${ownHost}:${port}/api/v1/webhooks/stripe`,
          now: () => now().getTime(),
          trouble: () => demo.troubleOf(db),
          ...(parts.deliverWebhooks !== undefined && { deliver: parts.deliverWebhooks }),
        })
    if (standIn) closers.push(standIn.close)
    await standIn?.ready()
    const outbox = createOutbox(db, parts.publisher ?? publisher, err => log.warn({ err }, 'Pushes have to wait'))
    closers.push(outbox.close)
    const post = config.mail && smtpPost(config.mail)
    if (post) closers.push(async () => post.close())
    const stripe = createStripe(account)
    const kinds = [...jobKinds(post), ...parts.modules.flatMap(({ jobs = [] }) => jobs)]
    if (config.jobs === false) log.warn('Jobs are off: nothing is charged or closed, and only codes are mailed')
    const jobs = createJobs(db, {
      kinds: config.jobs === false ? kinds.filter(({ kind }) => kind === urgentMailKind) : kinds,
      report: (err, job) => {
        if (!job) return log.error({ err }, 'Jobs have to wait')
        const { isFinal, ...tried } = job
        if (isFinal) log.error({ err, ...tried }, 'A job has failed: npm run jobs tries it again')
        else log.warn({ err, ...tried }, 'A job has to wait')
      },
    })
    closers.push(jobs.close)
    const origins = originsOf(parts.modules)
    const context: Context = {
      config,
      db,
      now,
      rowLocks,
      modules: parts.modules,
      endpoints: withLinesOf(origins, parts.endpoints),
      paths: parts.paths,
      germanErrors: mergeGerman([identityWords, checkoutWords, ...parts.modules.map(({ words }) => words)]),
      personalData: [...parts.modules, checkoutData, identityData],
      origins,
      outbox,
      jobs,
      addresses: config.addressLookupUrl ? remoteAddresses(config.addressLookupUrl) : seededAddresses(db),
      challenge: parts.challenge ?? proofOfWork(db),
      files,
      publicUrl,
      codeKey: await serverSecret(db, 'one-time codes'),
      deviceKey: await serverSecret(db, 'devices'),
      pusher,
      ownRealtime: realtime !== undefined,
      previewSecret: await serverSecret(db, 'preview'),
      maintenance: watchMaintenance(db, now),
      release: watchRelease(db, now),
      authorizeChannel: publisher.authorize,
      stripe,
      stripePublishableKey: account.publishableKey,
      stripeWebhookSecret: account.webhookSecret,
    }
    const metrics = createMetrics({
      db,
      kinds: kinds.map(({ kind }) => kind),
      sockets: () => realtime?.size() ?? 0,
      ofProcess: config.metrics !== undefined,
    })
    if (config.metrics) closers.push((await serveMetrics(metrics, config.metrics)).close)
    await jobs.start(context)
    return { context, metrics, demo, standIn, realtime, closeRealtime, close }
  } catch (problem) {
    await close()
    throw problem
  }
}

/** Processes on one PostgreSQL share their realtime events. */
function openRealtime(db: Context['db'], config: Config, server: Server, pusher: PusherConfig): Realtime {
  const bridge = config.database.type === 'postgresql' ? pgBridge(config.database.url, { report }) : undefined
  return attachRealtime(server, {
    ...pusher,
    ...(bridge && { bridge }),
    trustedProxies: config.trustedProxies,
    report,
    // Only browsers send an Origin header.
    allowOrigin: async (origin, called) =>
      origin === undefined || new URL(called).host === hostOf(origin) || isKnownPage({ db, config }, called, origin),
  })
}

const report = (err: unknown) => log.error({ err }, 'Realtime had a problem')

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

async function ownApp(db: Context['db'], host: string, port: number): Promise<PusherConfig> {
  const secret = await serverSecret(db, 'realtime')
  return { appId: 'fayre', key: 'fayre', secret, cluster: 'eu', host, port, tls: false }
}

async function standInAccount(db: Context['db']) {
  return {
    secretKey: `sk_test_${await serverSecret(db, 'stand-in key')}`,
    publishableKey: 'pk_test_stand_in',
    webhookSecret: `whsec_${await serverSecret(db, 'stand-in webhook')}`,
  }
}
