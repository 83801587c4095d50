import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { randomFrom } from '../../host-demo/server/demo/rehearsal/random.ts'
import { type Config, type DatabaseConfig, defaultFolders } from '../../host-demo/server/platform/config.ts'
import type { TestDatabase } from '../databases.ts'
import { freePort } from '../free-port.ts'
import { auditDonation, auditLedger, totalRaised } from './audit.ts'
import { killAtBid } from './bidding.ts'
import { killAtClose } from './closing.ts'
import { donate, type Leaving, newGift } from './donor.ts'
import { killAtEnding } from './ending.ts'
import { type FragileServer, startFragileServer } from './fragile-server.ts'
import { bidPoints, closePoints, endings, type Point, points } from './points.ts'
import { type Provider, startProvider } from './provider.ts'

interface Options {
  /** Its role may create databases: the provider's data is always in PostgreSQL. */
  readonly postgresql: string
  readonly database: Pick<TestDatabase, 'prepare'>
  readonly kills: number
  readonly seed: number
  /** Negative control: forms forget their idempotency key on a failure. */
  readonly forgetful?: boolean
  /** Negative control: the server acknowledges bids before their commit. */
  readonly hasty?: boolean
  /**
   * Kills at these moments only, in turn.
   * @default all
   */
  readonly only?: readonly Point[]
  onKill?(number: number, point: Point, problems: readonly string[]): void
}

export interface KillResult {
  readonly kills: number
  readonly donations: number
  readonly problems: readonly string[]
  /** Milliseconds from the restart after each kill to the first answer. */
  readonly starts: readonly number[]
}

/** Donors of one round: four at the same time, of whom one always returns until the form says thank you. */
const crowd: readonly Leaving[] = ['never', 'after paying', 'before paying', 'never']

/** Kills the server again and again during payments, and audits the money after each kill. */
export async function runKills(options: Options): Promise<KillResult> {
  const { kills, seed, only = [...points, ...endings, ...bidPoints, ...closePoints] } = options
  const random = randomFrom(seed)
  const site = await prepare(options)
  const { server, provider } = site
  const problems: string[] = []
  let donations = 0
  try {
    for (let number = 0; number < kills; number++) {
      const point = only[number % only.length] as Point
      const found = await killAt(site, point, random, options)
      if (isGift(point)) donations += crowd.length
      problems.push(...found.map(problem => `kill ${number + 1} ${point.step} (${point.at}): ${problem}`))
      options.onKill?.(number + 1, point, found)
    }
    await server.stop()
    problems.push(...(await auditLedger(site.database, provider)))
  } finally {
    await site.end()
  }
  return { kills, donations, problems, starts: server.starts.slice(1) }
}

const isGift = ({ at }: Point) => at === 'order' || at === 'confirm' || at === 'webhook'

function killAt(site: Site, point: Point, random: () => number, { hasty = false, forgetful = false }: Options) {
  if (isGift(point)) return killOnce(site, point, random, forgetful)
  if (point.at === 'bid') return killAtBid(site.server, point, random, hasty)
  const isEnding = point.at === 'replacement' || point.at === 'expiry'
  return isEnding ? killAtEnding(site, point) : killAtClose(site, point, random)
}

interface Site {
  readonly server: FragileServer
  readonly provider: Provider
  readonly database: DatabaseConfig
  end(): Promise<void>
}

async function killOnce(site: Site, point: Point, random: () => number, forgetful: boolean): Promise<string[]> {
  const { server, provider } = site
  const { url } = server
  const before = await totalRaised(url)
  const deaths = server.deaths()
  const gifts = crowd.map(leaves => newGift(500 + Math.floor(random() * 20_000), leaves))
  const passes = Math.floor(random() * 2)
  let sent = 0
  const isOurs = point.step === 'before send'
  if (!isOurs) await server.light({ point, passes })
  const onSend = async (at: Point['at']) => {
    if (isOurs && at === point.at && sent++ === passes) await server.kill()
  }
  const donated = await Promise.all(gifts.map(gift => donate(gift, { url, provider, onSend, forgetful })))
  await provider.allTold()
  await server.ready()
  const problems: string[] = []
  if (server.deaths() !== deaths + 1) problems.push(`the server died ${server.deaths() - deaths} times`)
  for (const donation of donated) problems.push(...(await auditDonation(donation, url, provider)))
  const raised = gifts.filter(({ leaves }) => leaves !== 'before paying').reduce((sum, { amount }) => sum + amount, 0)
  const after = await totalRaised(url)
  if (after !== before + raised) problems.push(`the total rose by ${after - before}, the gifts are ${raised}`)
  return problems
}

async function prepare({ postgresql, database: { prepare } }: Options): Promise<Site> {
  const admin = new pg.Client({ connectionString: postgresql })
  await admin.connect()
  const ofProvider = new URL(postgresql)
  ofProvider.pathname = `/fayre_kills_${randomUUID().replaceAll('-', '')}`
  const name = ofProvider.pathname.slice(1)
  await admin.query(`create database ${name}`)
  const { config: database, drop } = await prepare('demo')
  const port = await freePort()
  const provider = await startProvider(ofProvider.href, port)
  const server = await startFragileServer(configOf(port, database, provider))
  return {
    server,
    provider,
    database,
    async end() {
      await server.stop()
      await provider.stop()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await drop()
    },
  }
}

function configOf(port: number, database: DatabaseConfig, { config: stripe }: Provider): Config {
  const { pages } = defaultFolders
  return {
    port,
    hostname: '127.0.0.1',
    database,
    publicUrl: undefined,
    trustedProxies: 1,
    allowLocalOrigins: false,
    production: false,
    demo: false,
    stripe,
    pusher: undefined,
    mail: undefined,
    // No bundle is needed here.
    folders: { cdn: `${pages}/fonts`, earlier: pages, single: pages, demo: pages, pages },
  }
}
